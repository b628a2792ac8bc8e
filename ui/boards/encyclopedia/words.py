"""The sentences of Encyclopedia: what is asked, questions, and the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.values import Decision, Event
from game.encyclopedia.forecast import is_new_round, levels, value_now
from game.encyclopedia.model import (
    ANIMAL,
    BASE,
    CATEGORIES,
    CHANGE,
    COLOURS,
    LAST,
    PLACES,
    REFERENCE,
    SPACES,
    TYPES,
    USE,
    EncycAction,
)
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import SIGNS
from ui.boards.encyclopedia.names import ROMAN
from ui.table.board import LogLine

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

LOG = {
    "rolled": "die_any", "rolled_again": "die_{die}", "took_die": "die_{die}", "put_die": "die_{die}",
    "placed_die": "place_{place}", "automa": "automa_{card}",
    "took_animal": "animals/{animal}", "reference": "animals/{animal}", "joined": "animals/{animal}",
    "collected": "animals/{animal}", "left_game": "animals/{animal}", "cube": "category_{category}",
    "took_expert": "experts/{expert}", "used_expert": "experts/{expert}", "placed_expert": "experts/{expert}",
    "gained": "{good}", "spent": "{good}", "bonus": "reputation",
    "sailed": "continent_{continent}", "automa_sailed": "continent_{continent}", "automa_spent": "token",
    "returned": "marker", "level": "die_any", "level_published": "place_publication",
    "published": "place_publication", "published_cubes": "category_{category}",
    "round": "round_{token}", "priorities": "continent_america", "first_player": "first_player",
    "display": "card_animal_back", "passed": "seal", "ended": "points",
}  # fmt: skip
"""The events that the log tells, with their pictures."""

COUNTED = ("strength", "unused", "cards", "cubes", "round", "level", "space", "amount")
"""What a sentence counts: the first of these that its event has."""


def status(table: EncycBoard, view: EncycView, decision: Decision, chosen: tuple[str, ...]) -> str:
    """What is asked of the person, in one sentence."""
    seat, prompt, words = view.seats[decision.seat], decision.prompt, table.words
    said: dict[str, object] = {"name": table.seat_names[decision.seat], "n": value_now(table.box, view)}
    key = prompt
    if table.trial is not None and table.trial.last is not None:
        key = "confirm"
    elif len(chosen) == 2 and chosen[1].startswith("land."):
        key, said["land"] = "means", words.land(chosen[1].removeprefix("land."))
    elif prompt == "academy" and chosen:
        key, said["animal"] = "means_animal", words.animal(chosen[0].partition(".")[2])
    elif prompt == "hire":
        key, said["expert"] = "hire_full" if min(seat.active) >= 0 else "hire", words.expert(view.hired)
    elif prompt == "research":
        said |= {"n": view.strength, "land": words.land(view.target)}
    elif prompt == "extra" and not seat.seals:
        key = "extra_expert"
    elif prompt == LAST:
        key = _last(decision)
    elif prompt == REFERENCE and all(option.kind != BASE for option in decision.options):
        key = "reference_colour"
    elif prompt == ANIMAL and _bound_for(view, decision):
        key, said["land"] = "animal_land", words.land(view.target)
    elif prompt in ("animal", "expert") and is_new_round(view):
        key = f"round_{prompt}"
    return table.say(f"ask.{key}", **said)


def _last(decision: Decision) -> str:
    """What there still is to use at the end of the last round: seals, experts, or both."""
    kinds = {option.kind for option in decision.options}
    return "last" if {CHANGE, USE} <= kinds else "last_seal" if CHANGE in kinds else "last_expert"


def _bound_for(view: EncycView, decision: Decision) -> bool:
    """Whether of the animals on display those of the expedition's continent alone can be chosen."""
    shown = [card for card in view.animals if card >= 0]
    return view.target >= 0 and len(decision.options) < len(shown)


def question(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """A choice as a question."""
    words, kind = table.words, action.kind
    said: dict[str, object] = {"n": action.level, "type": ROMAN[action.type + 1]}
    if action.animal >= 0:
        said["animal"] = words.animal(action.animal)
    elif action.expert >= 0:
        said["expert"] = words.expert(action.expert)
    elif kind == "take":
        die = view.seats[action.owner].dice[action.slot]
        said |= {"die": words.die(die) if die is not None else "", "name": table.seat_names[action.owner]}
        kind = "take_own" if action.owner == view.to_act else kind
    elif kind in ("put", "go"):
        said["place"] = table.say(f"place.{SPACES[action.space] if kind == 'put' else PLACES[action.place]}.at")
    elif kind == "sail":
        said["land"] = words.land(action.land)
    elif kind == "level":
        kind = "level_published" if view.asked == "ceiling" else "level"
        gain = levels(table.box, view.asked)[action.level - 1].gain
        good = words.good("tokens" if view.asked == "embassy" else "reputation", gain)
        said |= {"type": ROMAN[action.level], "good": good}
    elif action.colour >= 0:
        said["colour"] = table.say(f"colour.{COLOURS[action.colour]}")
    return table.say(f"confirm.{kind}", **said)


def log_lines(table: EncycBoard, events: Sequence[Event]) -> list[LogLine]:
    """The log's sentences."""
    told = zip(events, [*events[1:], None], strict=False)
    return [_line(table, event, after) for event, after in told if event.kind in LOG]


def _line(table: EncycBoard, event: Event, after: Event | None) -> LogLine:
    """The sentence of one event, by what comes after it."""
    data: dict[str, Any] = dict(event.data)
    if event.kind == "cube":
        number = table.box.animal_ids.index(data["animal"]) * TYPES + data["type"] - 1
        data["category"] = CATEGORIES[table.box.category[number]]
    key = _key(event, data, after)
    shown = {name: value.replace(" ", "_") if name == "die" else value for name, value in data.items()}
    image = LOG.get(key, LOG[event.kind]).format(**shown | {"good": SIGNS.get(data.get("good", ""), "")})
    return LogLine(table.say(f"log.{key}", **_said(table, event, data)), f"encyclopedia/{image}", event.seat)


def _key(event: Event, data: dict[str, Any], after: Event | None) -> str:
    """Which sentence an event has, where there are several."""
    kind = event.kind
    at_place = after is not None and after.kind == "gained" and after["why"] in ("embassy", "academy")
    endings = {
        "took_die": "_own" if data.get("owner") == event.seat else "",
        "took_animal": "_deck" if data.get("from") == "deck" else "",
        "took_expert": "_deck" if data.get("from") == "deck" else "",
        "placed_expert": f"_{data.get('how')}",
        "gained": "_why",
        "automa_spent": "" if data.get("amount") else "_none",
        "returned": "_unused" if data.get("unused") else "",
        "level": "" if at_place else "_published",
    }
    return kind + endings.get(kind, "")


def _said(table: EncycBoard, event: Event, data: dict[str, Any]) -> dict[str, object]:
    """What the sentence of an event is filled with: its data as people call them."""
    words, say = table.words, table.say
    speakers: dict[str, Callable[[Any], str]] = {
        "dice": lambda dice: ", ".join(map(words.spoken, dice.split(", "))),
        "die": words.spoken,
        "owner": table.seat_names.__getitem__,
        "space": lambda space: say(f"place.{space}.at") if isinstance(space, str) else "",
        "place": lambda place: say(f"place.{place}.at"),
        "reason": lambda why: say(f"automa.reason.{why}"),
        "card": lambda card: say(f"automa.behaviour.{card}.name"),
        "animal": words.animal,
        "expert": words.expert,
        "covered": lambda expert: words.expert(expert) if expert else "",
        "category": words.category,
        "token": lambda token: say(f"round_token.{token}.line"),
        "order": lambda lands: ", ".join(map(words.land, lands.split())),
        "why": lambda why: reason(table, why) if event.kind == "gained" else say(f"for.{why}"),
    }
    said: dict[str, object] = {name: speakers.get(name, str)(value) for name, value in data.items()}
    said |= {"name": table.seat_names[event.seat] if event.seat >= 0 else ""}
    said["n"] = next((data[name] for name in COUNTED if isinstance(data.get(name), int)), 0)
    if "good" in data or "bonus" in data:
        said["what"] = words.good(data.get("good", data.get("bonus", "")), data["amount"])
    if "continent" in data:
        said["land"] = words.land(data["continent"])
    if "level" in data:
        said["type"] = say(f"type.{data['level']}.name")
    return said


def reason(table: EncycBoard, why: str) -> str:
    """Whence a gain comes: a place, an event, or an expert."""
    if why in table.box.experts.ids:
        return table.say("why.expert", expert=table.words.expert(why))
    return table.say(f"why.{why}")
