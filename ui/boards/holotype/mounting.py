"""A Holotype going up on the wall: the card is lifted, put into its frame, nailed, and its points are counted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.holotype.view import Paper
from ui.boards.holotype import others
from ui.boards.holotype.cards import draw_card, kept
from ui.boards.holotype.inks import CARD
from ui.boards.holotype.wall import draw_plate
from ui.boards.kit import ways
from ui.boards.kit.names import strip
from ui.boards.kit.shapes import at_left, centred, square
from ui.boards.kit.signs import points_sign
from ui.table.motion import Stage
from ui.table.sprite import Key, Sprite

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

LIFTED, HANGS, FRAMED, NAILED = 0.4, 0.94, 1.06, (1.0, 1.2)
"""Seconds after which the card is lifted, hangs in its place, is seen in its frame, and each nail is in."""


def hung_up(table: HoloBoard, event: Event, papers: int) -> Stage:
    """The moment of a publication, on a wall where so many Holotypes hang."""
    card, unit = str(event["card"]), table.unit
    frame, start = frame_of(table, event.seat, papers), _start(table, event.seat, card)
    large = centred(table.places["goals"], 300 * unit * CARD, 300 * unit)
    hung = centred(frame, frame.height * CARD, frame.height)
    stops = ((0.0, start), (LIFTED, large), (0.62, large), (HANGS, hung), (FRAMED, hung))
    sprites = (
        ways.spent(ways.route(partial(face, table, card), stops, 20 * unit)),
        _framed(table, card, frame),
        *_nails(frame),
        _points(table, event.number("points"), frame),
    )
    cues = tuple((at + 0.06, "nail") for at in NAILED)
    return Stage(1.5, sprites, "pick", moment="holotype", cues=cues)


def _framed(table: HoloBoard, card: str, frame: pygame.Rect) -> Sprite:
    """A Holotype as it hangs on the wall from then on; it comes out over the card that it is made of."""
    keys = (
        Key(HANGS, frame.center, alpha=0.0, picture=partial(_plate, table, card)),
        Key(FRAMED, frame.center),
    )
    return Sprite(frame.size, keys)


def _nails(frame: pygame.Rect) -> list[Sprite]:
    """The nails at the upper edge of a frame, one after the other."""
    side, spots = max(frame.height * 0.14, 8), (frame.left + frame.width // 4, frame.right - frame.width // 4)
    nails = [square(pygame.Rect((x, frame.top), (1, 1)), side) for x in spots]
    return [ways.stand_up("holotype/nail", nail, 0.12, at) for nail, at in zip(nails, NAILED, strict=True)]


def _points(table: HoloBoard, points: int, frame: pygame.Rect) -> Sprite:
    """The points of a Holotype, which rise from the upper edge of its frame and leave its picture free."""
    unit = table.unit
    sign = pygame.Rect(0, 0, round(96 * unit), round(46 * unit))
    sign.center = frame.midtop
    sign.clamp_ip(pygame.Rect((0, 0), table.app.size).inflate(-60 * unit, 0))
    return ways.rise(partial(points_sign, table.app, points), sign, 50 * unit, 0.5, 1.0)


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
    return spots[papers]


def paper_spot(table: HoloBoard, seat: int, card: str, papers: int) -> pygame.Rect:
    """Where the newest Holotype of a seat hangs."""
    if seat == table.focus:
        return table.places.get(f"paper.{card}") or table.places["frame"]
    return others.frames(table, table.places[f"papers.{seat}"], papers)[max(papers - 1, 0)]


def face(table: HoloBoard, card: str, size: tuple[int, int]) -> pygame.Surface:
    """A Specimen as a picture; kept by the assets."""
    return kept(table, ("face", card), size, lambda pen, box: draw_card(pen, table, card, box))


def _plate(table: HoloBoard, card: str, size: tuple[int, int]) -> pygame.Surface:
    """A Holotype in its frame as a picture; kept by the assets."""
    return kept(table, ("plate", card), size, lambda pen, box: draw_plate(table, Paper(card, ""), pen, box))
