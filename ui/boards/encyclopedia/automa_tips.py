"""What the cards of an Automa say: its behaviour row by row, its scoring, its priorities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.encyclopedia.forecast import automa_row, scoring_card
from game.encyclopedia.view import EncycView

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


def automa_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """An Automa's behaviour card, row by row."""
    text, seat = table.app.text, view.seats[int(rest)]
    head = text(f"encyclopedia.automa.behaviour.{seat.behaviour}.name")
    rows = [f"{value}: {row_words(table, seat.behaviour, value)}" for value in range(6, 0, -1)]
    return "\n".join([head, *rows, text("encyclopedia.automa.habits")])


def row_words(table: EncycBoard, behaviour: str, value: int) -> str:
    """One row of a behaviour card in words: where the die goes, and all that is gained there."""
    text = table.app.text
    row = automa_row(table.box, behaviour, value)
    place = text(f"encyclopedia.automa.place.{row.place}")
    also = {"expedition": "stars", "bank": "first"}.get(row.place, "")
    gains = [text(f"encyclopedia.automa.gain.{also}")] if also == "stars" else []
    gains += [text(f"encyclopedia.automa.gain.{name}", n=amount) for name, amount in row.gains.items()]
    gains += [text(f"encyclopedia.automa.gain.{also}")] if also == "first" else []
    return f"{place} – {', '.join(gains)}"


def ship_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """An Automa's scoring card."""
    text, seat = table.app.text, view.seats[int(rest)]
    card = scoring_card(table.box, seat.scoring)
    return "\n".join((
        text(f"encyclopedia.automa.scoring.{seat.scoring}.name"),
        text("encyclopedia.automa.worth.continents"),
        text("encyclopedia.automa.worth.experts", **card),
        text("encyclopedia.automa.worth.coins", n=card["coins"], points=card["points"]),
        text("encyclopedia.automa.worth.tokens", n=card["tokens"]),
        text("encyclopedia.automa.worth.seals", n=card["seals"]),
    ))  # fmt: skip


def priority_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """The order in which an Automa prefers continents and colours."""
    lands = ", ".join(table.words.land(land) for land in view.seats[int(rest)].priority)
    return table.app.text("encyclopedia.automa.priority", order=lands)
