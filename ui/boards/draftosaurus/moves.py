"""How moves of Draftosaurus are shown: picks are turned over, pieces fly, hands pass on, the die rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import FACES, KINDS, SPECIES
from game.draftosaurus.view import DraftView
from ui.boards.draftosaurus.layout import piece_rect
from ui.boards.kit import ways
from ui.boards.kit.names import strip
from ui.boards.kit.shapes import square
from ui.table.banner import Banner, Livery
from ui.table.motion import Stage
from ui.table.sprite import Sprite

if TYPE_CHECKING:
    from ui.boards.draftosaurus.board import DraftBoard

LIVERY = Livery(
    "draftosaurus/banner",
    title=(0.2, 0.24, 0.6, 0.36),
    line=(0.2, 0.58, 0.6, 0.26),
    sides=((0.045, 0.24, 0.115, 0.6), (0.84, 0.24, 0.115, 0.6)),
    ink=(110, 52, 18),
    family="round",
)
"""A sign of planks that hangs down over the zoo."""

SECRET = "draftosaurus/secret"
"""A pick that nobody sees yet: a crate."""

Names = dict[str, pygame.Rect]


def stages(table: DraftBoard, events: Sequence[Event], before: DraftView) -> list[Stage]:
    """The stages of what happened, in order."""
    kinds = {event.kind for event in events}
    result: list[Stage] = []
    if "placed" in kinds:
        result += _reveal(table, events, before)
    elif "moved" in kinds:
        flights = tuple(_out(table, event, before) for event in events if event.kind == "moved")
        result += [Stage(0.75, flights, "place", swap=True), Stage(0.35)]
    if "passed" in kinds:
        result.append(_pass_on(table))
    if "round" in kinds:
        result += _round(table, events, before)
    return result + [_roll(table, event) for event in events if event.kind == "rolled"]


def _reveal(table: DraftBoard, events: Sequence[Event], before: DraftView) -> list[Stage]:
    """All picks are turned over together, then the dinosaurs go to their pens, and what is put back into the box."""
    placed = [event for event in events if event.kind == "placed"]
    boxed = [event for event in events if event.kind == "boxed"]
    sprites = [_turned(table, event, before) for event in placed] + [_put_back(table, event) for event in boxed]
    caption, cues = table.say("moment.reveal"), ((0.2, "reveal"), (1.25, "place"))
    return [Stage(1.4, tuple(sprites), "pick", swap=True, caption=caption, moment="reveal", cues=cues), Stage(0.6)]


def _picture(event: Event) -> str:
    return f"draftosaurus/{SPECIES[event.number('species')]}"


def _is_sealed(table: DraftBoard, event: Event, before: DraftView) -> bool:
    """Whether a pick already stands in the pen where the viewer put it."""
    return event.seat == table.focus and event.kind == "placed" and before.own_pick >= 0


def _turned(table: DraftBoard, event: Event, before: DraftView) -> Sprite:
    """The crate of a pick is turned over before its zoo and its dinosaur goes home; the own one leaps in its pen."""
    goal = _goal(table, event, before)
    if _is_sealed(table, event, before):
        return ways.then(
            ways.route(_picture(event), ((0.0, goal), (0.5, goal))),
            ways.hop(_picture(event), goal, goal.height * 0.5, 0.6),
        )
    crate = _crate(table, event.seat)
    return ways.then(
        ways.stand_up(SECRET, crate, 0.25),
        ways.turn_over(SECRET, _picture(event), crate, 0.5),
        ways.fly(_picture(event), crate, goal, 0.55, arc=goal.height * 0.5, grows=True),
    )


def _crate(table: DraftBoard, seat: int) -> pygame.Rect:
    """Where the pick of a seat is turned over: in the middle of its zoo."""
    zoo = table.names["board" if seat == table.focus else f"panel.{seat}.board"]
    return square(zoo, min(zoo.height * 0.36, table.app.theme.px(150)))


def _goal(table: DraftBoard, event: Event, before: DraftView) -> pygame.Rect:
    """Where a piece will stand."""
    place = str(event["place"])
    if event.seat == table.focus:
        return _landing(table, before, place)
    cell = table.names[f"zoo.{event.seat}.{place.split('.')[0]}"]
    return square(cell, min(cell.height, table.app.theme.px(60)))


def _out(table: DraftBoard, event: Event, before: DraftView) -> Sprite:
    """A piece on its way out of quarantine."""
    goal = _goal(table, event, before)
    start = table.names["pen.quarantine" if event.seat == table.focus else f"zoo.{event.seat}.quarantine"]
    return ways.fly(_picture(event), start, goal, 0.75, arc=goal.height * 0.5)


def _put_back(table: DraftBoard, event: Event) -> Sprite:
    """A piece on its way back into the box."""
    side = table.app.theme.px(44)
    start = table.names["tray"] if event.seat == table.focus else table.names[f"panel.{event.seat}.header"]
    return ways.fly(_picture(event), square(start, side), square(table.names["box"], side), 1.3, 0.75, side)


def _landing(table: DraftBoard, view: DraftView, place: str) -> pygame.Rect:
    """Where the next piece of a pen will stand on the large board."""
    pen, _, slot = place.partition(".")
    number = int(slot) if slot else held_in(view, table.zoo_board(view), table.focus, pen)
    return piece_rect(view.board, table.names["board"], pen, number)


def held_in(view: DraftView, board: ZooBoard, seat: int, pen: str) -> int:
    """How many pieces a pen of a zoo holds."""
    return sum(board.places[code // KINDS].split(".")[0] == pen for code in view.zoos[seat])


def _pass_on(table: DraftBoard) -> Stage:
    """Every hand goes on to the next seat, from strip to strip."""
    count, side = len(table.match.seats), table.app.theme.px(46)
    spots = [square(table.names[strip(seat, table.focus)], side) for seat in range(count)]
    bags = [
        ways.fly("draftosaurus/bag", spots[seat], spots[(seat + 1) % count], 0.6, arc=side * 0.6)
        for seat in range(count)
    ]
    return Stage(0.6, tuple(bags), "pass", caption=table.say("moment.passed"))


def _round(table: DraftBoard, events: Sequence[Event], before: DraftView) -> list[Stage]:
    """A sign over the new hands: which round begins, and that everyone draws."""
    told, plan, boards = {event.kind: event for event in events}, table.rules.plan, table.rules.boards
    number, side = told["round"].number("round"), told["board"]["board"] if "board" in told else before.board
    last = number == plan.rounds and side == boards[-1].name
    line = table.app.text("table.last_round") if last else table.app.text("draftosaurus.moment.round", n=plan.draw)
    title = table.app.text("table.round_of", n=number, rounds=plan.rounds)
    banner = Banner(title, line, ("draftosaurus/bag", "draftosaurus/trex"))
    moment, sound = ("last_round", "last") if last else ("round", "round")
    caption = table.log_lines([told["round"]])[0].text
    return [Stage(0.0, swap=True), table.announce(moment, banner, caption, sound)]


def _roll(table: DraftBoard, event: Event) -> Stage:
    """The die rolls from its owner's strip and comes to lie with its face up."""
    face, end = str(event["face"]), die_rect(table.names["die"])
    faces = tuple(f"draftosaurus/die_{name}" for name in (*FACES, face))
    start = square(table.names["tray"], end.height)
    sprite = ways.tumble(faces, start, end, 1.1, 0.0, end.height * 1.1)
    caption = table.log_lines([event])[0].text
    return Stage(1.3, (sprite,), "die", swap=True, hides="die", moment="roll", caption=caption)


def die_rect(box: pygame.Rect) -> pygame.Rect:
    """Where the die lies in its box."""
    side = round(box.height * 0.66)
    rect = pygame.Rect(0, 0, side, side)
    rect.midleft = (box.left + box.height // 8, box.centery)
    return rect
