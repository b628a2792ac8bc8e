"""The cards of an Automa: what they say of its behaviour, scoring and priorities, and how its turn is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import Row, automa_row, scoring_card
from game.encyclopedia.model import GOODS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import SIGNS, Brush
from ui.boards.kit.marks import seat_colour
from ui.boards.kit.shapes import left, top
from ui.theme import BRASS_DARK, BRASS_LIGHT, CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE
from ui.widgets.panel import draw_shadow

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

VALUES = (6, 5, 4, 3, 2, 1)
"""The rows of a behaviour card from its top."""


def automa_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """An Automa's behaviour card, row by row."""
    behaviour = view.seats[int(rest)].behaviour
    lines = [f"{value}: {row_words(table, behaviour, value)}" for value in VALUES]
    return "\n".join([table.say(f"automa.behaviour.{behaviour}.name"), *lines, table.say("automa.habits")])


def row_words(table: EncycBoard, behaviour: str, value: int) -> str:
    """One row of a behaviour card in words: where the die goes, and all that is gained there."""
    row = automa_row(table.box, behaviour, value)
    gains = [table.say("automa.gain.stars")] if row.place == "expedition" else []
    gains += [table.say(f"automa.gain.{name}", n=amount) for name, amount in row.gains.items()]
    gains += [table.say("automa.gain.first")] if row.place == "bank" else []
    return f"{table.say(f'automa.place.{row.place}')} – {', '.join(gains)}"


def ship_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """An Automa's scoring card."""
    scoring = view.seats[int(rest)].scoring
    card = scoring_card(table.box, scoring)
    kinds = ("continents", "experts", "coins", "tokens", "seals")
    lines = [table.say(f"automa.worth.{kind}", **card, n=card.get(kind, 0)) for kind in kinds]
    return "\n".join([table.say(f"automa.scoring.{scoring}.name"), *lines])


def priority_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """The order in which an Automa prefers continents and colours."""
    lands = ", ".join(table.words.land(land) for land in view.seats[int(rest)].priority)
    return table.say("automa.priority", order=lands)


def draw_note(pen: Brush, note: str) -> None:
    """The card of the note `seat card row` over the own board, where nothing of an Automa's turn happens."""
    own, theme = pen.table.names["own"], pen.app.theme
    rect = pygame.Rect(own.topleft, (min(round(own.height * 2.3), own.width), own.height))
    draw_shadow(pen.surface, rect, theme.px(12), theme.px(20))
    pen.kept(("note", note), rect, partial(_draw_card, note))


def _draw_card(note: str, pen: Brush, rect: pygame.Rect) -> None:
    seat, behaviour, used = note.split()
    pen.box(rect, pen.edge(12), PAPER, seat_colour(pen.table, int(seat)), max(pen.edge(4), 2))
    inner = rect.inflate(-pen.app.theme.px(16), -pen.app.theme.px(12))
    portrait, rest = left(inner, inner.width * 0.26, pen.app.theme.px(10))
    pen.picture(f"automa_{behaviour}", portrait)
    head, rest = top(rest, rest.height * 0.15)
    name = pen.table.say(f"automa.behaviour.{behaviour}.name")
    pen.write(name, head, head.height * 0.8, INK, "serif_bold", "left")
    high = rest.height / len(VALUES)
    for n, value in enumerate(VALUES):
        line = pygame.Rect(rest.left, rest.top + round(n * high), rest.width, round(high) - 2)
        _draw_row(pen, automa_row(pen.table.box, behaviour, value), value, line, value == int(used))


def _draw_row(pen: Brush, row: Row, value: int, line: pygame.Rect, used: bool) -> None:
    """One row: the die, the place, what is gained; the row in use stands out."""
    fill, edge = (BRASS_LIGHT, BRASS_DARK) if used else (CREAM, PAPER_EDGE)
    pen.box(line, pen.edge(6), fill, edge, 2 if used else 1)
    die = pygame.Rect(line.left + 3, line.top + 2, line.height - 4, line.height - 4)
    pen.picture(f"die_any_{value}", die)
    _, rest = left(line, die.right + 4 - line.left)
    pen.icon("arrow_right", rest, line.height * 0.5, INK_SOFT, "left")
    place = pygame.Rect(die.right + round(line.height * 0.7), line.top, round(line.width * 0.38), line.height)
    words = pen.table.say(f"place.{row.place}.name")
    pen.write(words, place, line.height * 0.62, INK, "ui_bold" if used else "ui", "left")
    box = pygame.Rect(place.right + 4, line.top + 1, round(line.height * 2.1), line.height - 2)
    for image, label in row_signs(row):
        pen.counted(image, label, box)
        box = box.move(box.width + 2, 0)


def row_signs(row: Row) -> list[tuple[str, str]]:
    """What a row brings, as pictures with numbers."""
    signs = [(SIGNS[name], f" {row.gains[name]}") for name in ("animals", "experts", *GOODS) if name in row.gains]
    if "per_token" in row.gains:
        signs += [("token", " ="), ("points", f" {row.gains['per_token']}")]
    return signs
