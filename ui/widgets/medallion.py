"""The medallion of a seat: portrait, and the rim that tells who plays there."""

from __future__ import annotations

import pygame

from ai.levels import LEVELS
from game.core.record import Seat
from ui.assets import Assets
from ui.portraits import Mood, Naturalist
from ui.seating import level_of


def rim(seat: Seat) -> str:
    """The rim of a seat: a ribbon for a person, a gear for an Automa, else that of the bot's level."""
    if seat.kind == "bot":
        return f"portraits/rim_{list(LEVELS).index(level_of(seat)) + 1}"
    return "portraits/rim_automa" if seat.kind == "automa" else "portraits/rim_person"


def medallion(assets: Assets, seat: Seat, face: Naturalist, side: int, mood: Mood = "") -> pygame.Surface:
    """The medallion of a seat in a square; kept, so copy it before drawing on it."""
    picture, edge = face.picture(mood), rim(seat)
    return assets.kept(("medallion", picture, edge, side), lambda: _made(assets, picture, edge, side))


def _made(assets: Assets, picture: str, edge: str, side: int) -> pygame.Surface:
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    for name in (picture, edge):
        surface.blit(assets.image(name, (side, side)), (0, 0))
    return surface
