"""Where on the table an action of Encyclopedia is pointed at, and what pointing somewhere would mean.

Choices that lie on no card or place of the table stand as plates on the desk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.encyclopedia.box import Box
from game.encyclopedia.model import CONTINENTS, NO_MEANS, PLACES, SPACES, EncycAction
from game.encyclopedia.plain_choices import plain_choices
from game.encyclopedia.view import EncycView
from ui.boards.kit.names import apart, for_text, seated, text_of

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

PREFIX = {"action": "hand", "research": "supply", "place_die": "rolled"}
"""What is taken up first at a prompt, so that it can be dragged as well as its goal clicked."""

MEANS = ("means.token", "means.seal")
"""The ways to pay for the colour of a die that sails or takes an animal at the Academy."""

LEAVING = ("option.done", "option.pass")
"""The plates that end what is asked: they stand last."""

TOPICS = {
    "land": "expedition", "animal": "places", "expert": "experts", "deck": "round", "rounds": "round", "die": "dice",
    "space": "dice", "study": "expedition", "cube": "expedition", "chair": "experts", "good": "boosts",
    "track": "reputation", "category": "collections", "continent": "collections", "option": "boosts",
    "means": "boosts", "automa": "automa_cards", "ship": "automa_cards", "priority": "automas", "hand": "boosts",
    "place": "places",
}  # fmt: skip
"""The page of the rules for each kind of place."""


def topic(name: str) -> str:
    """The page of the rules that explains a named place."""
    return "publication" if name == "place.publication" else TOPICS.get(apart(name)[0] if "." in name else name, "aim")


def passage(name: str) -> str:
    """The passage on that page that is about a named place."""
    kind, rest = apart(name)
    if kind == "place":
        return rest
    if kind == "good":
        return seated(name)[1]
    return "behaviour" if kind in ("automa", "priority") else "scoring" if kind == "ship" else kind


def path(table: EncycBoard, view: EncycView, action: EncycAction) -> tuple[str, ...]:
    """The places that a person points at to choose an action; what can be dragged comes first, if there is a choice."""
    rest, first = _goal(table, view, action), PREFIX.get(view.asked)
    decision = table.match.decision() if first is not None else None
    return (first, *rest) if first is not None and decision is not None and len(decision.options) > 1 else rest


def _goal(table: EncycBoard, view: EncycView, action: EncycAction) -> tuple[str, ...]:
    """Where an action ends, without what is taken up for it."""
    kind, seat = action.kind, view.to_act
    animal = table.box.animal_ids[action.animal] if action.animal >= 0 else ""
    goals = {
        "animal": f"animal.{animal}",
        "reference": f"study.{seat}.{animal}",
        "with": f"study.{seat}.{animal}",
        "cube": f"cube.{animal}.{action.type + 1}",
        "expert": f"expert.{table.box.experts.ids[action.expert]}",
        "use": _chair(view, action.expert),
        "cover": _chair(view, action.expert),
        "put": f"space.{seat}.{SPACES[action.space]}",
        "take": f"die.{action.owner}.{action.slot}",
        "go": f"place.{PLACES[action.place]}",
        "sail": f"land.{CONTINENTS[action.land]}",
    }
    goal = goals.get(kind, for_text("option", action.text))
    return (goal,) if action.means == NO_MEANS else (goal, MEANS[action.means - 1])


def _chair(view: EncycView, expert: int) -> str:
    """The chair of an expert, or the desk for one that has just come."""
    active = view.seats[view.to_act].active
    return f"chair.{view.to_act}.{active.index(expert)}" if expert in active else "option.use"


def wished_text(table: EncycBoard, view: EncycView, path: tuple[str, ...]) -> str:
    """The text of the action that pointing along a path would mean, '' for none."""
    kind, rest = apart(path[-1])
    if kind in ("animal", "expert", "cube"):
        return f"{kind} {rest.replace('.', ' ')}"
    if kind == "land":
        return _sail_text(view, rest)
    if kind == "place":
        return rest
    if kind == "option":
        return f"use {table.box.experts.ids[view.hired]}" if rest == "use" else text_of(path[-1])
    if kind == "means":
        goals = (apart(name) for name in path)
        paid = {"land": "expedition", "animal": "animal"}
        return next((f"{paid[one]} {name} by {rest}" for one, name in goals if one in paid), "")
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
    if seat != str(view.to_act):
        return ""
    if kind == "chair":
        card = view.seats[view.to_act].active[int(name)]
        return f"use {table.box.experts.ids[card]}" if card >= 0 else ""
    verbs = {"study": "with" if view.asked == "partners" else "reference", "space": "put"}
    return f"{verbs[kind]} {name}" if kind in verbs else ""


def option_names(box: Box, view: EncycView) -> list[str]:
    """The names of the plates on the desk."""
    names = [for_text("option", text) for text in plain_choices(box, view)]
    seat = view.seats[view.to_act]
    held = zip(MEANS, (seat.tokens, seat.seals), strict=True)
    found = [*names, *(name for name, count in held if count and view.asked in ("action", "academy"))]
    return sorted(found, key=lambda name: name in LEAVING)
