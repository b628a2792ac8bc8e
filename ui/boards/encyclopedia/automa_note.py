"""An Automa's behaviour card over the table, with the row in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import Row, automa_row
from ui.boards.encyclopedia.cards import GAIN_IMAGES
from ui.boards.encyclopedia.parts import counted, picture, write
from ui.theme import BRASS_DARK, BRASS_LIGHT, CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE
from ui.widgets.panel import draw_box, draw_shadow

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

ROW_GAINS = {"animals": "round_animal", "experts": "round_expert", **GAIN_IMAGES}
"""The pictures of what a row brings."""


def note_rect(table: EncycBoard) -> pygame.Rect:
    """Where the card lies: over the own board, where nothing of an Automa's turn happens."""
    own = table.names["own"]
    return pygame.Rect(own.left, own.top, min(round(own.height * 2.3), own.width), own.height)


def draw_note(surface: pygame.Surface, table: EncycBoard, note: str) -> None:
    """The card of the note, with its row in use; notes are `seat card row`."""
    rect = note_rect(table)
    key = ("encyclopedia note", note, rect.size, table.app.text.lang)
    draw_shadow(surface, rect, table.app.theme.px(12), table.app.theme.px(20))
    surface.blit(table.app.assets.kept(key, lambda: _card(table, note, rect.size)), rect)


def _card(table: EncycBoard, note: str, size: tuple[int, int]) -> pygame.Surface:
    seat, behaviour, row = note.split()
    app = table.app
    face = pygame.Surface(size, pygame.SRCALPHA)
    rect = face.get_rect()
    draw_box(face, rect, app.theme.px(12), PAPER, table.seat_colour(int(seat)), max(app.theme.px(4), 2))
    inner = rect.inflate(-app.theme.px(16), -app.theme.px(12))
    wide = round(inner.width * 0.26)
    portrait = pygame.Rect(inner.left, inner.top, wide, inner.height)
    picture(face, app, f"encyclopedia/automa_{behaviour}", portrait)
    rest = pygame.Rect(
        portrait.right + app.theme.px(10), inner.top, inner.right - portrait.right - app.theme.px(10), inner.height
    )
    head = pygame.Rect(rest.left, rest.top, rest.width, round(rest.height * 0.15))
    name = app.text(f"encyclopedia.automa.behaviour.{behaviour}.name")
    write(face, app, name, head, head.height * 0.8, INK, "serif_bold", "left")
    high = (rest.bottom - head.bottom) / 6
    for number in range(6):
        value = 6 - number
        line = pygame.Rect(rest.left, head.bottom + round(number * high), rest.width, round(high) - 2)
        _row(face, table, behaviour, value, line, value == int(row))
    return face


def _row(surface: pygame.Surface, table: EncycBoard, behaviour: str, value: int, line: pygame.Rect, used: bool) -> None:
    """One row: the die, the place, what is gained; the row in use stands out."""
    app = table.app
    draw_box(
        surface,
        line,
        app.theme.px(6),
        BRASS_LIGHT if used else CREAM,
        BRASS_DARK if used else PAPER_EDGE,
        2 if used else 1,
    )
    data = automa_row(table.box, behaviour, value)
    die = pygame.Rect(line.left + 3, line.top + 2, line.height - 4, line.height - 4)
    picture(surface, app, f"encyclopedia/die_any_{value}", die)
    arrow = app.assets.icon("arrow_right", round(line.height * 0.5), INK_SOFT)
    surface.blit(arrow, arrow.get_rect(midleft=(die.right + 4, line.centery)))
    place = pygame.Rect(die.right + round(line.height * 0.7), line.top, round(line.width * 0.38), line.height)
    words = app.text(f"encyclopedia.place.{data.place}.name")
    write(surface, app, words, place, line.height * 0.62, INK, "ui_bold" if used else "ui", "left")
    left = place.right + 4
    for image, label in row_signs(data):
        box = pygame.Rect(left, line.top + 1, round(line.height * 2.1), line.height - 2)
        counted(surface, app, f"encyclopedia/{image}", label, box, INK, 0.62)
        left = box.right + 2


def row_signs(row: Row) -> list[tuple[str, str]]:
    """What a row brings, as pictures with numbers."""
    signs = [(image, f" {row.gains[name]}") for name, image in ROW_GAINS.items() if name in row.gains]
    if "per_token" in row.gains:
        signs += [("token", " ="), ("points", f" {row.gains['per_token']}")]
    return signs
