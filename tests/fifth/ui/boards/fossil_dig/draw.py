"""Drawing the table of Fossil Dig from its view: the pit, the finds, the secret, the collections."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tests.fifth.game.fossil_dig.model import KINDS
from tests.fifth.game.fossil_dig.view import DigView
from tests.fifth.ui.boards.fossil_dig.layout import row, small_cards
from ui.boards.kit import writing
from ui.boards.kit.marks import draw_glow, draw_points, draw_targets
from ui.table.board import Look
from ui.theme import CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from tests.fifth.ui.boards.fossil_dig.board import DigBoard


def draw_ground(surface: pygame.Surface, table: DigBoard) -> None:
    """The trays, with the words of the two choices."""
    for name in ("pit", "hand", "brought", *(f"panel.{seat}" for seat in range(table.match.rules.seats))):
        if name in table.names:
            _tray(surface, table, table.names[name])
    for name, image in (("dig", "fossil_dig/back"), ("home", "fossil_dig/camp"), ("hand", "")):
        rect = table.names[name]
        _foot(surface, table, rect, table.app.text(f"fossil_dig.zone.{name}"))
        if image:
            room = rect.inflate(-rect.width // 4, -rect.height // 3)
            picture = table.app.assets.image(image, room.size)
            surface.blit(picture, picture.get_rect(center=room.center))


def draw_table(surface: pygame.Surface, table: DigBoard, view: DigView) -> None:
    """What lies in the trays now."""
    for n, kind in enumerate(view.finds[table.focus]):
        _card(surface, table, kind, table.names[f"find.{n}"], str(table.rules.points[kind]))
    for kind, count in enumerate(view.brought[table.focus]):
        _card(surface, table, kind, table.names[f"kind.{KINDS[kind]}"], f"{count} × {table.rules.points[kind]}")
    hand = table.names["hand"]
    (place,) = row(hand.inflate(0, -hand.height // 5), 1, table.app.theme.px(8))
    secret = view.secrets[table.focus]
    _card(surface, table, secret, place, "" if secret is None else str(table.rules.points[secret]))
    for seat in range(len(view.home)):
        if seat != table.focus and not table.is_folded(seat):
            _draw_other(surface, table, view, seat)


def _draw_other(surface: pygame.Surface, table: DigBoard, view: DigView, seat: int) -> None:
    """Another seat's collection; what it has found today is bright."""
    for kind, rect in enumerate(small_cards(table.names[f"panel.{seat}"], table.app.theme)):
        bright = kind in view.finds[seat]
        _card(surface, table, kind, rect, str(view.brought[seat][kind]), bright)


def draw_large(surface: pygame.Surface, table: DigBoard, view: DigView, seat: int) -> None:
    """Another seat's collection in the place of one's own."""
    _tray(surface, table, table.names["brought"])
    for kind, count in enumerate(view.brought[seat]):
        rect = table.names[f"kind.{KINDS[kind]}"]
        _card(surface, table, kind, rect, f"{count} × {table.rules.points[kind]}", kind in view.finds[seat])


def draw_marks(surface: pygame.Surface, table: DigBoard, look: Look) -> None:
    """Bright targets with their points, and the glow of last moves."""
    draw_glow(surface, table, look)
    draw_targets(surface, table, look, look.targets)
    for name, points in look.previews.items():
        rect = table.names[name]
        draw_points(surface, table.app, rect.midtop, points, name == look.hover, rect)


def _tray(surface: pygame.Surface, table: DigBoard, rect: pygame.Rect) -> None:
    theme = table.app.theme
    draw_box(surface, rect, theme.px(10), PAPER, PAPER_EDGE, max(theme.px(1.5), 1))


def _card(
    surface: pygame.Surface, table: DigBoard, kind: int | None, rect: pygame.Rect, words: str, bright: bool = False
) -> None:
    """A card with its fossil and a number under it, its back where the kind is not known."""
    theme = table.app.theme
    draw_box(surface, rect, theme.px(6), CREAM if bright else PAPER_SHADE, INK_SOFT, max(theme.px(1.5), 1))
    room = pygame.Rect(rect.left, rect.top, rect.width, rect.height * 3 // 4)
    image = "fossil_dig/back" if kind is None else f"fossil_dig/{KINDS[kind]}"
    picture = table.app.assets.image(image, (rect.width * 4 // 5, rect.height * 3 // 5))
    surface.blit(picture, picture.get_rect(center=room.center))
    if words:
        foot = pygame.Rect(rect.left, room.bottom, rect.width, rect.bottom - room.bottom)
        label = writing.line(table.app, words, rect.width, foot.height * 0.8, INK, "ui_bold")
        surface.blit(label, label.get_rect(center=foot.center))


def _foot(surface: pygame.Surface, table: DigBoard, rect: pygame.Rect, words: str) -> None:
    """Words at the bottom of a place."""
    room = (rect.width - table.app.theme.px(12), rect.height // 5)
    block = writing.block(table.app, words, room, table.app.theme.px(19), INK, "ui_bold", "center")
    surface.blit(block, block.get_rect(midbottom=(rect.centerx, rect.bottom - table.app.theme.px(6))))
