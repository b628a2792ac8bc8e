"""The log of Holotype: every event as a sentence with a small picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.values import Event
from game.holotype.model import PERIODS
from ui.boards.holotype.draw_mat import tile_picture
from ui.boards.holotype.facts import number
from ui.boards.holotype.needs import joined, need_words
from ui.table.board import LogLine

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

SECRET = ("offered", "received", "received_trace", "kept")
"""Events whose data only their owner sees."""


def log_lines(table: HoloBoard, events: Sequence[Event]) -> list[LogLine]:
    """The sentences of what happened; what an owner alone sees takes the place of what everyone sees."""
    kinds = {event.kind for event in events}
    seen = any(event.kind == "received_trace" and event.data for event in events)
    lines: list[LogLine] = []
    for event in events:
        if event.kind == "received" and "drew" in kinds:
            continue
        if event.kind == "lab" and "drew" in kinds:
            continue
        if event.kind == ("found_trace" if seen else "received_trace"):
            continue
        if event.kind == "offered" and not event.data:
            continue
        cards = _drawn(events, event.seat) if event.kind == "drew" else []
        if cards:
            names = joined(table.app.text, [table.card_name(card) for card in cards])
            words = table.app.text("holotype.log.drew_known", name=table.seat_names[event.seat], cards=names)
            lines.append(LogLine(words, f"holotype/specimens/{cards[0]}", event.seat))
            continue
        lines.append(_line(table, event))
    return lines


def _line(table: HoloBoard, event: Event) -> LogLine:
    """The line of one event; the table asks for the whole log again and again, so it is kept."""
    key = (table.app.text.lang, event)
    if key not in table.told:
        table.told[key] = LogLine(_sentence(table, event), _picture(event), event.seat)
    return table.told[key]


def _drawn(events: Sequence[Event], seat: int) -> list[str]:
    """The cards that a seat has drawn, as far as the reader sees them."""
    return [str(event["card"]) for event in events if event.kind == "received" and event.seat == seat and event.data]


def _sentence(table: HoloBoard, event: Event) -> str:
    """The sentence of one event."""
    text, data = table.app.text, dict(event.data)
    key = event.kind
    if key in SECRET and not data:
        key = f"{key}_hidden"
    elif key in ("lab", "gained", "reshuffled", "ended"):
        key = f"{key}.{data.get('choice', data.get('source', data.get('deck', data.get('way'))))}"
    elif key == "contributed" and data["research"]:
        key = "contributed_paid"
    name = table.seat_names[event.seat] if event.seat >= 0 else ""
    return text(f"holotype.log.{key}", **{"name": name, **_named(table, event), **_counted(table, event)})


def _named(table: HoloBoard, event: Event) -> dict[str, object]:
    """The names in an event's data as words."""
    text, values = table.app.text, dict[str, object]()
    for key, value in event.data:
        if key == "card":
            values[key] = table.card_name(str(value))
        elif key == "objective":
            values[key] = text(f"holotype.objective.{value}.name")
        elif key in ("worker", "trace", "tile"):
            values[key] = text(f"holotype.{key}.{value}.name") if isinstance(value, str) else value
        elif key == "location":
            values["at"] = text(f"holotype.location.{value}.at")
        elif key == "dig":
            values[key] = text(f"holotype.expedition.{value}.name")
        elif key == "period":
            values[key] = text(f"holotype.period.{value}")
        elif key == "faces":
            values[key] = ", ".join(text(f"holotype.face.{face}") for face in str(value))
        elif key == "face":
            values[key] = text(f"holotype.face.{value}")
        elif key in ("track", "end"):
            values[key] = value
    return values


def _counted(table: HoloBoard, event: Event) -> dict[str, object]:
    """The numbers in an event's data: `n` for plurals, and goods in words."""
    text, data, kind = table.app.text, dict(event.data), event.kind
    if kind == "retrieved":
        return {"n": data["workers"], "goods": text("holotype.good.research", n=data["research"])}
    if kind == "drew":
        return {"n": data["count"]}
    if kind == "rolled":
        return {"n": len(str(data["faces"]))}
    if kind in ("published", "traced"):
        return {"n": data["points"], "goods": _cost(table, event)}
    if kind == "left_over":
        return {"n": data["research"]}
    if kind in ("gained", "gave"):
        return {"goods": text(f"holotype.good.{data['cube']}", n=data["count"])}
    if kind == "contributed":
        terms = table.terms(str(data["objective"]))[event.number("area")]
        return {"need": need_words(text, terms), "goods": text("holotype.good.research", n=data["research"])}
    if kind in ("traded", "exchanged"):
        taken = data["take"] if kind == "traded" else "research"
        count = data["taken"] if kind == "traded" else data["research"]
        given = text(f"holotype.good.{data['give']}", n=data["given"])
        return {"given": given, "taken": text(f"holotype.good.{taken}", n=count)}
    return {}


def _cost(table: HoloBoard, event: Event) -> str:
    """What a publication or the trace added to it has cost, in words."""
    text, box = table.app.text, table.box
    at = number(box, str(event["card"]))
    goods = [*zip(PERIODS, box.cards.fossils[at], strict=True), ("research", box.cards.research[at])]
    if event.kind == "traced":
        goods = [(PERIODS[box.cards.period[at]], box.trace_cost)]
    return joined(text, [text(f"holotype.good.{name}", n=n) for name, n in goods if n])


def _picture(event: Event) -> str:
    """The small picture beside a sentence."""
    data = dict(event.data)
    if "trace" in data:
        return f"holotype/traces/{data['trace']}"
    if "card" in data:
        return f"holotype/specimens/{data['card']}"
    if "worker" in data:
        return f"holotype/worker_{data['worker']}"
    if "cube" in data:
        return "holotype/research" if data["cube"] == "research" else f"holotype/cube_{data['cube']}"
    if "take" in data:
        return f"holotype/cube_{data['take']}"
    if "period" in data:
        return f"holotype/die_{data['period']}_1"
    if "tile" in data:
        return f"holotype/{tile_picture(str(data['tile']))[0]}"
    pictures = {
        "retrieved": "holotype/worker_paleontologist", "drew": "holotype/card_back", "received": "holotype/card_back",
        "lab": "holotype/card_back", "found_trace": "holotype/card_trace", "received_trace": "holotype/card_trace",
        "turned_up": "holotype/card_field_back", "chose_dig": "holotype/card_field_back",
        "rerolled": "icons/dice", "eroded": "holotype/erosion", "reshuffled": "icons/shuffle",
        "advanced": "icons/arrow_right", "contributed": "holotype/disc", "laid_out": "holotype/card_global_back",
        "offered": "holotype/card_personal_back", "kept": "holotype/card_personal_back",
        "revealed": "holotype/card_personal_back", "exchanged": "holotype/research",
        "museum_reset": "holotype/cube_triassic", "first": "icons/crown", "ended": "icons/trophy",
    }  # fmt: skip
    return pictures.get(event.kind, "")
