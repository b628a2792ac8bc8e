"""The medallion of a seat: portrait, and the rim that tells who plays there."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ai.levels import LEVELS
from game.core.record import Seat
from ui.assets import Assets
from ui.portraits import Mood, Naturalist
from ui.seating import level_of
from ui.theme import FOCUS, INK, Theme
from ui.widgets.panel import draw_box


@dataclass(frozen=True)
class Pose:
    """How a medallion stands for a moment: its mood, how far it is lifted beside its size, its angle, a sign on it."""

    mood: Mood = ""
    lift: float = 0.0
    angle: float = 0.0
    sign: str = ""


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


def draw_posed(surface: pygame.Surface, theme: Theme, picture: pygame.Surface, place: pygame.Rect, pose: Pose) -> None:
    """A medallion as it stands in a gesture, with its sign at its upper right."""
    shaped = pygame.transform.rotozoom(picture, pose.angle, 1.0) if pose.angle else picture
    middle = (place.centerx, place.centery - round(place.height * pose.lift))
    surface.blit(shaped, shaped.get_rect(center=middle))
    if pose.sign:
        side = max(round(place.height * 0.5), 12)
        disc = pygame.Rect(place.right - side * 2 // 3, place.top - side // 6, side, side)
        draw_box(surface, disc, side // 2, FOCUS, INK, max(side // 10, 1))
        label = theme.font("ui_bold", side * 0.8 / theme.unit).render(pose.sign, True, INK)
        surface.blit(label, label.get_rect(center=disc.center))
