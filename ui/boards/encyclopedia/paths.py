"""Where on the table an action of Encyclopedia is pointed at, and what pointing somewhere would mean.

Choices that lie on no card or place of the table stand as plates on the desk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.encyclopedia.model import COLOURS, CONTINENTS, NO_MEANS, PLACES, SPACES, EncycAction
from game.encyclopedia.view import EncycView

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

LEVELS = {"embassy": (1, 2, 3), "renown": (1, 2, 3), "ceiling": (0, 1, 2, 3, 4)}
BOOSTS = {
    "action": ("seal coins",),
    "embassy": ("seal", "seal coins"),
    "renown": ("seal", "seal coins"),
    "ceiling": ("seal", "seal coins"),
    "reference": ("seal",),
    "research": ("coins", "token", "seal", "seal coins", "done"),
    "partners": ("done",),
    "extra": ("pass", "seal coins"),
    "last": ("pass", "seal coins"),
    "hire": ("keep", "tuck"),
}
"""The choices of each prompt besides levels, colours and cards."""

PREFIX = {"action": "hand", "research": "supply", "place_die": "rolled"}
"""What is taken up first at a prompt, so that it can be dragged as well as its goal clicked."""

MEANS = ("means.token", "means.seal")
"""The ways to pay for the colour of a die that sails or takes an animal at the Academy."""

TOPICS = {
    "land": "expedition", "animal": "places", "expert": "experts", "deck": "round", "rounds": "round", "die": "dice",
    "space": "dice", "study": "expedition", "cube": "expedition", "chair": "experts", "good": "boosts",
    "track": "reputation", "category": "collections", "continent": "collections", "option": "boosts",
    "means": "boosts", "automa": "automa_cards", "ship": "automa_cards", "priority": "automas", "hand": "boosts",
}  # fmt: skip
"""The page of the rules for each kind of place."""


def topic(name: str) -> str:
    """The page of the rules that explains a named place."""
    kind, _, rest = name.partition(".")
    if kind == "place":
        return "publication" if rest == "publication" else "places"
    return TOPICS.get(kind, "aim")


def path(table: EncycBoard, view: EncycView, action: EncycAction) -> tuple[str, ...]:
    """The places that a person points at to choose an action; what can be dragged comes first, if there is a choice."""
    rest, first = _goal(table, view, action), PREFIX.get(view.asked)
    decision = table.match.decision() if first is not None else None
    return (first, *rest) if first is not None and decision is not None and len(decision.options) > 1 else rest


def _goal(table: EncycBoard, view: EncycView, action: EncycAction) -> tuple[str, ...]:
    """Where an action ends, without what is taken up for it."""
    kind, box = action.kind, table.box
    if kind == "animal":
        card = f"animal.{box.animal_ids[action.animal]}"
        return (card,) if action.means == NO_MEANS else (card, MEANS[action.means - 1])
    if kind == "expert":
        return (f"expert.{box.experts.ids[action.expert]}",)
    if kind == "cube":
        return (f"cube.{box.animal_ids[action.animal]}.{action.type + 1}",)
    if kind in ("reference", "with"):
        return (f"study.{view.to_act}.{box.animal_ids[action.animal]}",)
    if kind == "put":
        return (f"space.{view.to_act}.{SPACES[action.space]}",)
    if kind == "take":
        return (f"die.{action.owner}.{action.slot}",)
    if kind == "go":
        return (f"place.{PLACES[action.place]}",)
    if kind == "sail":
        land = f"land.{CONTINENTS[action.land]}"
        return (land,) if action.means == NO_MEANS else (land, MEANS[action.means - 1])
    if kind in ("use", "cover"):
        return _expert_goal(view, action)
    return (option_name(action.text),)


def _expert_goal(view: EncycView, action: EncycAction) -> tuple[str, ...]:
    """The chair of an expert, or the desk for one that has just come."""
    active = view.seats[view.to_act].active
    if action.expert in active:
        return (f"chair.{view.to_act}.{active.index(action.expert)}",)
    return (option_name("use"),)


def wished_text(table: EncycBoard, view: EncycView, path: tuple[str, ...]) -> str:
    """The text of the action that pointing along a path would mean, '' for none."""
    kind, _, rest = path[-1].partition(".")
    if kind in ("animal", "expert"):
        return f"{kind} {rest}"
    if kind == "cube":
        return f"cube {rest.replace('.', ' ')}"
    if kind == "land":
        return _sail_text(view, rest)
    if kind == "place":
        return rest
    if kind == "option":
        text = option_text(path[-1])
        return text if text != "use" else f"use {table.box.experts.ids[view.hired]}"
    if kind == "means":
        land = next((name[5:] for name in path if name.startswith("land.")), "")
        animal = next((name[7:] for name in path if name.startswith("animal.")), "")
        return f"expedition {land} by {rest}" if land else f"animal {animal} by {rest}" if animal else ""
    return _own_text(table, view, kind, rest)


def _sail_text(view: EncycView, land: str) -> str:
    """The text of an expedition with the cheapest way to the colour that the seat has."""
    seat = view.seats[view.to_act]
    if CONTINENTS[view.colour % len(CONTINENTS)] == land or not seat.tokens + seat.seals:
        return f"expedition {land}"
    return f"expedition {land} by {'token' if seat.tokens else 'seal'}"


def _own_text(table: EncycBoard, view: EncycView, kind: str, rest: str) -> str:
    """The text of an action on the own board."""
    seat, _, name = rest.partition(".")
    if kind == "study" and seat == str(view.to_act):
        return f"{'with' if view.asked == 'partners' else 'reference'} {name}"
    if kind == "space" and seat == str(view.to_act):
        return f"put {name}"
    if kind == "chair" and seat == str(view.to_act):
        card = view.seats[view.to_act].active[int(name)]
        return f"use {table.box.experts.ids[card]}" if card >= 0 else ""
    return ""


def option_texts(view: EncycView) -> list[str]:
    """The texts of all actions that have a plate on the desk at this prompt, whether allowed now or not."""
    asked = view.asked
    texts = [f"level {n}" for n in LEVELS.get(asked, ())]
    if asked == "reference":
        texts += [f"colour {colour}" for n, colour in enumerate(COLOURS) if n != view.colour]
    if asked == "extra" and view.seats[view.to_act].seals:
        texts += [f"extra {colour}" for n, colour in enumerate(COLOURS) if view.used[n]]
    if asked == "hire":
        texts.append("use")
    boosts = [text for text in BOOSTS.get(asked, ()) if not text.startswith("seal") or _has_use(view, text)]
    return [*texts, *boosts]


def _has_use(view: EncycView, text: str) -> bool:
    """Whether a seat has a seal for a plate; at the end of a round seals become coins in the last one alone."""
    last = view.asked != "extra" or text == "seal" or view.round == view.rounds
    return bool(view.seats[view.to_act].seals) and last


def option_names(view: EncycView) -> list[str]:
    """The names of the plates on the desk."""
    names = [option_name(text) for text in option_texts(view)]
    if view.asked not in ("action", "academy"):
        return names
    seat = view.seats[view.to_act]
    held = dict(zip(MEANS, (seat.tokens, seat.seals), strict=True))
    return [*names, *(name for name in MEANS if held[name])]


def option_name(text: str) -> str:
    """The name of the plate of an action's text."""
    return f"option.{text.replace(' ', '_')}"


def option_text(name: str) -> str:
    """The action's text on the plate of that name."""
    return name.removeprefix("option.").replace("_", " ")
