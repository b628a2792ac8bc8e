"""Cards of Encyclopedia as pictures for sprites: painted once for a size and kept by the assets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.cards import draw_animal, draw_expert, draw_portrait

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

Draw = Callable[[Brush, int, pygame.Rect], None]
"""Draws a card into a box."""


def animal(table: EncycBoard, name: str, size: tuple[int, int]) -> pygame.Surface:
    """An animal as it lies on display."""
    return _kept(table, "animal", table.box.animal_ids.index(name), size, draw_animal)


def expert(table: EncycBoard, name: str, size: tuple[int, int]) -> pygame.Surface:
    """An expert as a wide plate."""
    return _kept(table, "expert", table.box.experts.ids.index(name), size, draw_expert)


def portrait(table: EncycBoard, name: str, size: tuple[int, int]) -> pygame.Surface:
    """The portrait of an expert."""
    return _kept(table, "portrait", table.box.experts.ids.index(name), size, draw_portrait)


def _kept(table: EncycBoard, kind: str, card: int, size: tuple[int, int], draw: Draw) -> pygame.Surface:
    """A card as a picture of that size."""

    def made() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw(table.pen(surface), card, surface.get_rect())
        return surface

    key = ("encyclopedia face", kind, card, size, table.app.text.lang, table.app.theme.unit)
    return table.app.assets.kept(key, made)
