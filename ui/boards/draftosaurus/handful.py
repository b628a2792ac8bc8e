"""Hands of Draftosaurus on their way: where each of their dinosaurs lies, out of the bag, and to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.draftosaurus.model import KINDS, SPECIES
from game.draftosaurus.view import DraftView
from ui.boards.draftosaurus import lifted
from ui.boards.draftosaurus.layout import stack_rects
from ui.boards.draftosaurus.rail import known_spots
from ui.boards.kit import ways
from ui.boards.kit.arrow import arrow_sprite
from ui.boards.kit.names import strip
from ui.boards.kit.shapes import square
from ui.table.motion import Stage
from ui.table.sprite import Sprite

if TYPE_CHECKING:
    from ui.boards.draftosaurus.board import DraftBoard

BAG = "draftosaurus/bag"
UNSEEN = -1
"""In place of a species: dinosaurs that nobody may see yet, in a bag."""

Spot = tuple[int, pygame.Rect]
"""A species, or what is not seen, and where it lies."""

DRAW = 0.05
"""Seconds between two dinosaurs that are drawn."""


def picture(kind: int) -> str:
    """What a species looks like, or a bag."""
    return BAG if kind == UNSEEN else f"draftosaurus/{SPECIES[kind]}"


def hand_spots(table: DraftBoard, view: DraftView, seat: int) -> list[Spot]:
    """Everything that is seen of a hand in a view, where it lies: each dinosaur, or a bag."""
    return [(kind, _seen(table, kind, room)) for kind, room in _rooms(table, view, seat)]


def _seen(table: DraftBoard, kind: int, room: pygame.Rect) -> pygame.Rect:
    """Where the picture itself is seen in its room: on its way it changes from size to size, not from room to room."""
    ratio = table.app.assets.ratio(picture(kind))
    seen = pygame.Rect(0, 0, round(min(room.width, room.height * ratio)), round(min(room.height, room.width / ratio)))
    seen.center = room.center
    return seen


def _rooms(table: DraftBoard, view: DraftView, seat: int) -> list[Spot]:
    """The room that everything that is seen of a hand has in a view."""
    if not view.hand_sizes[seat]:
        return []
    held = view.hands[seat]
    if seat == table.focus:
        return _in_tray(table, view, held)
    rail = table.names.get(f"rail.{seat}")
    if rail is None:
        return [(UNSEEN, square(table.names[strip(seat, table.focus)], table.app.theme.px(40)))]
    return known_spots(table, held, rail)


def _in_tray(table: DraftBoard, view: DraftView, held: tuple[int, ...] | None) -> list[Spot]:
    """The dinosaurs of the hand in the middle, or a bag where the viewer may not see them."""
    if held is None or view.seat != table.focus:
        return [(UNSEEN, square(table.names["tray"], table.names["tray"].height * 0.8))]
    places, grain = table.places(view), table.app.theme.grain
    stacks = ((kind, held[kind], places.get(f"hand.{SPECIES[kind]}")) for kind in range(KINDS))
    return [(kind, rect) for kind, count, place in stacks if place for rect in stack_rects(place, count, grain)]


def pass_on(table: DraftBoard, events: Sequence[Event], before: DraftView) -> Stage:
    """Every hand goes to the next seat, each of its dinosaurs from place to place; arrows tell it without motion."""
    after, count = lifted.passed(before, [event for event in events if event.kind == "received"]), len(before.zoos)
    sprites: list[Sprite] = []
    for seat in range(count):
        here, there = hand_spots(table, before, seat), hand_spots(table, after, (seat + 1) % count)
        if here and there:
            sprites += [*_handed(table, here, there), _arrow(table, here, there)]
    caption, lifts = table.say("moment.passed"), ((0.0, lifted.without_hands(before)),)
    return Stage(1.15, tuple(sprites), "pass", swap=True, caption=caption, moment="pass", lifts=lifts)


def _handed(table: DraftBoard, here: list[Spot], there: list[Spot]) -> list[Sprite]:
    """A hand on its way; a bag that comes to who may look into it is opened there."""
    arc = table.app.theme.px(40)
    if here[0][0] == UNSEEN and there[0][0] != UNSEEN:
        goal = square(table.names["tray"], table.names["tray"].height * 0.9)
        bag = replace(ways.spent(ways.fly(BAG, here[0][1], goal, 0.72, arc=arc, grows=True)), still=-1)
        out = [ways.fly(picture(kind), goal, spot, 0.34, arc=arc / 2) for kind, spot in there]
        return [*(ways.late(sprite, 0.74) for sprite in out), bag]
    if here[0][0] == UNSEEN or there[0][0] == UNSEEN:
        there = [(there[0][0], there[0][1])] * len(here)
    return [
        ways.fly(picture(kind), start, end, 0.95, arc=arc, grows=True)
        for (kind, start), (_, end) in zip(here, _same(here, there), strict=True)
    ]


def _same(here: list[Spot], there: list[Spot]) -> list[Spot]:
    """For each dinosaur that leaves, the place where one of its species arrives, or the last where there are fewer."""
    rest, found = list(there), list[Spot]()
    for kind, _ in here:
        at = next((n for n, spot in enumerate(rest) if spot[0] == kind), 0)
        found.append(rest.pop(at) if rest else there[-1])
    return found


def _arrow(table: DraftBoard, here: list[Spot], there: list[Spot]) -> Sprite:
    """From the right part of a hand to the left part of the place where it goes."""
    first, last = (spots[0][1].unionall([rect for _, rect in spots]) for spots in (here, there))
    start, end = (first.right - first.width // 4, first.centery), (last.left + last.width // 4, last.centery)
    return ways.only_still(arrow_sprite(table.app, start, end, 0.0, 1.0))


def draw_hands(table: DraftBoard, events: Sequence[Event], before: DraftView) -> Stage:
    """A bag stands before the zoo; everyone's dinosaurs come out of it, the own ones one by one."""
    after = lifted.drawn(before, events, table.rules.plan.draw)
    board, px = table.names["board"], table.app.theme.px
    bag = square(board, min(board.height * 0.4, px(260)))
    sprites, count = [_bag(bag)], 0
    for seat in range(len(before.zoos)):
        out = [ways.fly(picture(kind), bag, spot, 0.8, 0.3, px(40)) for kind, spot in hand_spots(table, after, seat)]
        sprites += ways.in_turn(out, DRAW)
        count = max(count, len(out))
    caption = table.app.text("draftosaurus.moment.round", n=table.rules.plan.draw)
    seconds = 0.9 + DRAW * count
    lifts = ((0.0, lifted.without_hands(before)),)
    return Stage(seconds, tuple(sprites), "pick", swap=True, caption=caption, moment="draw", lifts=lifts)


def _bag(box: pygame.Rect) -> Sprite:
    """A bag that stands up, and is gone at last."""
    stands = ways.stand_up(BAG, box, 0.25)
    return ways.spent(ways.then(stands, ways.route(BAG, ((0.0, box), (0.65, box)))))
