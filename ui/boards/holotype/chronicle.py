"""The log of Holotype: every event as a sentence with a small picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.values import Event
from game.holotype import forecast
from ui.boards.holotype.inks import good
from ui.boards.holotype.mat import TILE_PICTURES
from ui.boards.holotype.needs import all_words, good_words, joined
from ui.table.board import LogLine
from ui.theme import Colour

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

SECRET = ("offered", "received", "received_trace", "kept")
"""Events whose data only their owner sees."""

WAYS = {"lab": "choice", "gained": "source", "reshuffled": "deck", "ended": "way"}
"""What tells the sentences of one kind of event apart."""

NAMED = {"objective": "objective", "worker": "worker", "trace": "trace", "tile": "tile", "dig": "expedition"}
"""The data of events that have names, and where these stand."""

SHOWN: dict[str, Callable[[str], str]] = {
    "trace": "traces/{}".format, "card": "specimens/{}".format, "worker": "worker_{}".format, "cube": good,
    "take": "cube_{}".format, "period": "die_{}_1".format, "tile": lambda tile: TILE_PICTURES[tile][0],
}  # fmt: skip
"""The pictures of what events name, the first of them beside the sentence."""

PICTURES = {
    "retrieved": "holotype/worker_paleontologist", "drew": "holotype/card_back", "received": "holotype/card_back",
    "lab": "holotype/card_back", "found_trace": "holotype/card_trace", "received_trace": "holotype/card_trace",
    "turned_up": "holotype/card_field_back", "chose_dig": "holotype/card_field_back",
    "rerolled": "icons/dice", "eroded": "holotype/erosion", "reshuffled": "icons/shuffle",
    "advanced": "icons/arrow_right", "contributed": "holotype/disc", "laid_out": "holotype/card_global_back",
    "offered": "holotype/card_personal_back", "kept": "holotype/card_personal_back",
    "revealed": "holotype/card_personal_back", "exchanged": "holotype/research",
    "museum_reset": "holotype/cube_triassic", "first": "icons/crown", "late": "holotype/research",
    "ended": "icons/trophy",
}  # fmt: skip
"""The pictures of events that name nothing with a picture of its own."""


def log_lines(table: HoloBoard, events: Sequence[Event]) -> list[LogLine]:
    """The sentences of what happened; what an owner alone sees takes the place of what everyone sees."""
    return [_drew(table, events, event) or _line(table, event) for event in events if _told(events, event)]


def _told(events: Sequence[Event], event: Event) -> bool:
    """Whether an event has a sentence of its own beside the others."""
    kind = event.kind
    if kind in ("received", "lab"):
        return all(other.kind != "drew" for other in events)
    if kind in ("found_trace", "received_trace"):
        seen = any(other.kind == "received_trace" and other.data for other in events)
        return kind == ("received_trace" if seen else "found_trace")
    return kind != "offered" or bool(event.data)


def _drew(table: HoloBoard, events: Sequence[Event], event: Event) -> LogLine | None:
    """The cards that a seat has drawn, if the reader sees them."""
    own = [one for one in events if one.kind == "received" and one.seat == event.seat and one.data]
    if event.kind != "drew" or not own:
        return None
    cards = [str(one["card"]) for one in own]
    names = joined(table.say, [table.card_name(card) for card in cards])
    words = table.say("log.drew_known", name=table.seat_names[event.seat], cards=names)
    return LogLine(words, f"holotype/specimens/{cards[0]}", event.seat)


def _line(table: HoloBoard, event: Event) -> LogLine:
    """The line of one event; the table asks for the whole log again and again, so it is kept."""
    key = (table.app.text.lang, event)
    if key not in table.told:
        table.told[key] = LogLine(_sentence(table, event), _picture(event), event.seat, _tint(event))
    return table.told[key]


def _sentence(table: HoloBoard, event: Event) -> str:
    """The sentence of one event."""
    data, key = dict(event.data), event.kind
    if key in SECRET and not data:
        key = f"{key}_hidden"
    elif key in WAYS:
        key = f"{key}.{data[WAYS[key]]}"
    elif key == "contributed" and data["research"]:
        key = "contributed_paid"
    name = table.seat_names[event.seat] if event.seat >= 0 else ""
    return table.say(f"log.{key}", **{"name": name, **_named(table, event), **_counted(table, event)})


def _named(table: HoloBoard, event: Event) -> dict[str, object]:
    """The names in an event's data as words."""
    say, values = table.say, dict[str, object]()
    for key, value in event.data:
        if key == "card":
            values[key] = table.card_name(str(value))
        elif key == "location":
            values["at"] = say(f"location.{value}.at")
        elif key in NAMED and isinstance(value, str):
            values[key] = say(f"{NAMED[key]}.{value}.name")
        elif key == "period":
            values[key] = say(f"period.{value}")
        elif key in ("faces", "face"):
            values[key] = ", ".join(say(f"face.{face}") for face in str(value))
        elif key in ("track", "end"):
            values[key] = value
    return values


def _counted(table: HoloBoard, event: Event) -> dict[str, object]:
    """The numbers in an event's data: `n` for plurals, and goods in words."""
    say, data, kind = table.say, dict(event.data), event.kind

    def goods(name: str, count: str) -> str:
        return say(f"good.{name}", n=data[count])

    if kind == "retrieved":
        return {"n": data["workers"], "goods": goods("research", "research")}
    if kind == "late":
        return {"goods": goods("research", "research")}
    if kind == "drew":
        return {"n": data["count"]}
    if kind == "rolled":
        return {"n": len(str(data["faces"]))}
    if kind in ("published", "traced"):
        card, traced = str(data["card"]), kind == "traced"
        costs = forecast.trace_cost(table.box, card) if traced else forecast.specimen(table.box, card).costs
        return {"n": data["points"], "goods": good_words(say, [(name, n) for name, n in costs if n])}
    if kind == "left_over":
        return {"n": data["research"]}
    if kind in ("gained", "gave"):
        return {"goods": goods(str(data["cube"]), "count")}
    if kind == "contributed":
        needs = forecast.needs(table.box, str(data["objective"]))[event.number("area")]
        return {"need": all_words(say, needs), "goods": goods("research", "research")}
    if kind in ("traded", "exchanged"):
        taken = (str(data["take"]), "taken") if kind == "traded" else ("research", "research")
        return {"given": goods(str(data["give"]), "given"), "taken": goods(*taken)}
    return {}


def _tint(event: Event) -> Colour | None:
    """The ink of a picture that has no colours of its own."""
    return TILE_PICTURES[str(event["tile"])][1] if event.kind == "milestone" else None


def _picture(event: Event) -> str:
    """The small picture beside a sentence."""
    data = dict(event.data)
    found = next((key for key in SHOWN if key in data), "")
    return f"holotype/{SHOWN[found](str(data[found]))}" if found else PICTURES.get(event.kind, "")
