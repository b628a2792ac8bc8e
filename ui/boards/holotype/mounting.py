"""A Holotype going up on the wall: the card is lifted, hung into its frame, nailed, and its points are counted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from ui.boards.holotype import others
from ui.boards.holotype.cards import draw_card
from ui.boards.holotype.inks import CARD
from ui.boards.kit import ways
from ui.boards.kit.names import strip
from ui.boards.kit.shapes import at_left, centred, square
from ui.boards.kit.signs import points_sign
from ui.table.motion import Stage

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

LIFTED, HANGS, NAILED = 0.4, 1.0, (1.0, 1.2)
"""Seconds after which the card is lifted, hangs in its frame, and each nail is in."""


def hung_up(table: HoloBoard, event: Event, papers: int) -> Stage:
    """The moment of a publication, on a wall where so many Holotypes hang."""
    card, unit = str(event["card"]), table.unit
    frame, start = frame_of(table, event.seat, papers), _start(table, event.seat, card)
    large = centred(table.places["goals"], 300 * unit * CARD, 300 * unit)
    hung = centred(frame, frame.height * CARD, frame.height)
    stops = ((0.0, start), (LIFTED, large), (0.62, large), (HANGS, hung))
    nails = [
        ways.stand_up("holotype/nail", square(pygame.Rect((x, hung.top), (1, 1)), max(hung.height * 0.14, 8)), 0.12, at)
        for x, at in zip((hung.left + hung.width // 4, hung.right - hung.width // 4), NAILED, strict=True)
    ]
    plate = pygame.Rect(0, 0, round(96 * unit), round(46 * unit))
    plate.center = frame.center
    plate.clamp_ip(pygame.Rect((0, 0), table.app.size))
    points = partial(points_sign, table.app, event.number("points"))
    sprites = (
        ways.route(partial(_face, table, card), stops, 20 * unit),
        *nails,
        ways.rise(points, plate, 50 * unit, 0.5, 1.0),
    )
    cues = tuple((at + 0.06, "nail") for at in NAILED)
    return Stage(1.5, sprites, "pick", moment="holotype", cues=cues)


def _start(table: HoloBoard, seat: int, card: str) -> pygame.Rect:
    """Where the card comes from: its place in the hand, or the face of its owner."""
    hand = table.places.get(f"hand.{card}")
    if hand is not None:
        return centred(hand, hand.height * CARD, hand.height)
    return at_left(table.places[strip(seat, table.focus)], 60 * table.unit)


def frame_of(table: HoloBoard, seat: int, papers: int) -> pygame.Rect:
    """The frame that waits on a seat's wall, on which so many Holotypes hang."""
    if seat == table.focus:
        return table.places["frame"]
    spots = others.frames(table, table.places[f"papers.{seat}"], papers)
    return spots[min(papers, len(spots) - 1)]


def paper_spot(table: HoloBoard, seat: int, card: str, papers: int) -> pygame.Rect:
    """Where the newest Holotype of a seat hangs."""
    own = table.places.get(f"paper.{card}") if seat == table.focus else None
    return own or frame_of(table, seat, max(papers - 1, 0))


def _face(table: HoloBoard, card: str, size: tuple[int, int]) -> pygame.Surface:
    """A Specimen as a picture; kept by the assets."""
    box = pygame.Rect(0, 0, *size)

    def made() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw_card(table.pen(surface), table, card, box)
        return surface

    key = ("holotype face", card, size, table.app.text.lang, table.app.theme.unit, table.match.ready.data_hash)
    return table.app.assets.kept(key, made)
