"""How moves of Draftosaurus are shown: picks are turned over, pieces fly, hands pass on, the die rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import FACES, KINDS
from game.draftosaurus.view import DraftView
from ui.boards.draftosaurus import handful, lifted, small
from ui.boards.draftosaurus.layout import piece_rect
from ui.boards.kit import ways
from ui.boards.kit.arrow import arrow_sprite
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
        result += _leave(table, [event for event in events if event.kind == "moved"], before)
    if "passed" in kinds:
        result.append(handful.pass_on(table, events, before))
    if "round" in kinds:
        result += _round(table, events, before)
    if "drew" in kinds:
        result.append(handful.draw_hands(table, [event for event in events if event.kind == "drew"], before))
    return result + [_roll(table, event) for event in events if event.kind == "rolled"]


def _reveal(table: DraftBoard, events: Sequence[Event], before: DraftView) -> list[Stage]:
    """All picks are turned over together, then the dinosaurs go to their pens, and what is put back into the box."""
    placed = [event for event in events if event.kind == "placed"]
    boxed = [event for event in events if event.kind == "boxed"]
    sprites = [_turned(table, event, before) for event in placed]
    sprites += [_put_back(table, event, before) for event in boxed]
    open_seats = [seat for seat in range(table.rules.seats) if seat != table.focus and not table.is_folded(seat)]
    sprites += [_arrow(table, event, before) for event in placed if event.seat in open_seats]
    caption, cues = table.say("moment.reveal"), ((0.3, "reveal"), (1.25, "place"))
    lifts = ((0.0, lifted.revealed(before, [*placed, *boxed])),)
    reveal = Stage(1.4, tuple(sprites), "pick", swap=True, caption=caption, moment="reveal", cues=cues, lifts=lifts)
    return [reveal, Stage(0.6)]


def _picture(event: Event) -> str:
    return handful.picture(event.number("species"))


def _is_sealed(table: DraftBoard, event: Event, before: DraftView) -> bool:
    """Whether a pick already stands in the pen where the viewer put it."""
    return event.seat == table.focus and event.kind == "placed" and before.own_pick >= 0


def _turned(table: DraftBoard, event: Event, before: DraftView) -> Sprite:
    """A crate comes from a hand, is turned over before the zoo, and its dinosaur goes home; the own one leaps."""
    goal = _goal(table, event, before)
    if _is_sealed(table, event, before):
        return ways.then(
            ways.route(_picture(event), ((0.0, goal), (0.5, goal))),
            ways.hop(_picture(event), goal, goal.height * 0.5, 0.6),
        )
    crate = _crate(table, event.seat)
    return ways.then(
        ways.fly(SECRET, _hand(table, event.seat, before), crate, 0.3, grows=True),
        ways.turn_over(SECRET, _picture(event), crate, 0.45),
        ways.fly(_picture(event), crate, goal, 0.55, arc=goal.height * 0.5, grows=True),
    )


def _hand(table: DraftBoard, seat: int, before: DraftView) -> pygame.Rect:
    """A spot at the hand of a seat, from which something comes."""
    side, spots = table.app.theme.px(44), handful.hand_spots(table, before, seat)
    place = spots[0][1].unionall([rect for _, rect in spots]) if spots else table.names[strip(seat, table.focus)]
    return square(place, side)


def _crate(table: DraftBoard, seat: int) -> pygame.Rect:
    """Where the pick of a seat is turned over: in the middle of its zoo."""
    zoo = table.names["board" if seat == table.focus else f"panel.{seat}.board"]
    return square(zoo, min(zoo.height * 0.36, table.app.theme.px(150)))


def _arrow(table: DraftBoard, event: Event, before: DraftView) -> Sprite:
    """Where nothing moves, what another seat has picked is told by an arrow from its hand."""
    start, goal = _hand(table, event.seat, before).center, _goal(table, event, before)
    end = goal.midright if start[0] > goal.right else goal.midtop
    return ways.only_still(arrow_sprite(table.app, start, end, 0.0, 1.0))


def _goal(table: DraftBoard, event: Event, before: DraftView) -> pygame.Rect:
    """Where a piece will stand."""
    place, kind = str(event["place"]), event.number("species")
    if event.seat == table.focus:
        return _landing(table, before, place)
    board, pen = table.zoo_board(before), place.split(".")[0]
    codes = (*before.zoos[event.seat], board.places.index(place) * KINDS + kind)
    spots = small.spots(table.app, board, pen, codes, table.names[f"zoo.{event.seat}.{pen}"])
    return next(spot for species, _, spot in reversed(spots) if species == kind)


def _leave(table: DraftBoard, events: Sequence[Event], before: DraftView) -> list[Stage]:
    """Pieces on their way out of quarantine."""
    quarantine = table.zoo_board(before).quarantine * KINDS
    gone = [(event.seat, quarantine + event.number("species")) for event in events]
    air = lifted.without_leaving(before, gone)
    flights = tuple(_out(table, event, before) for event in events)
    return [Stage(0.75, flights, "place", swap=True, lifts=((0.0, air),)), Stage(0.35)]


def _out(table: DraftBoard, event: Event, before: DraftView) -> Sprite:
    """A piece on its way out of quarantine."""
    goal, seat = _goal(table, event, before), event.seat
    start = table.names["pen.quarantine" if seat == table.focus else f"zoo.{seat}.quarantine"]
    return ways.fly(_picture(event), start, goal, 0.75, arc=goal.height * 0.5)


def _put_back(table: DraftBoard, event: Event, before: DraftView) -> Sprite:
    """A piece on its way back into the box; the own one lies there already and leaps."""
    box, side = table.names["box"], table.app.theme.px(44)
    if event.seat == table.focus and before.own_box >= 0:
        spot = box.inflate(-box.width // 3, -box.height // 3)
        waits = ways.route(_picture(event), ((0.0, spot), (0.75, spot)))
        return ways.then(waits, ways.hop(_picture(event), spot, spot.height * 0.3, 0.5))
    flight = ways.fly(_picture(event), _hand(table, event.seat, before), square(box, side), 1.3, 0.75, side)
    return ways.spent(flight)


def _landing(table: DraftBoard, view: DraftView, place: str) -> pygame.Rect:
    """Where the next piece of a pen will stand on the large board."""
    pen, _, slot = place.partition(".")
    number = int(slot) if slot else held_in(view, table.zoo_board(view), table.focus, pen)
    return piece_rect(view.board, table.names["board"], pen, number)


def held_in(view: DraftView, board: ZooBoard, seat: int, pen: str) -> int:
    """How many pieces a pen of a zoo holds."""
    return sum(board.places[code // KINDS].split(".")[0] == pen for code in view.zoos[seat])


def _round(table: DraftBoard, events: Sequence[Event], before: DraftView) -> list[Stage]:
    """A sign over the table: which round begins, and that everyone draws."""
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
    """The die rolls from its owner's strip, the own one from the hand, and comes to lie with its face up.

    The log names the face then.
    """
    face, end = str(event["face"]), die_rect(table.names["die"])
    faces = tuple(f"draftosaurus/die_{name}" for name in (*FACES, face))
    start = square(table.names["tray" if event.seat == table.focus else f"panel.{event.seat}.header"], end.height)
    sprite = ways.tumble(faces, start, end, 1.1, 0.0, end.height * 1.1)
    caption = table.say("moment.rolling", name=table.seat_names[event.seat])
    return Stage(1.3, (sprite,), "die", swap=True, hides="die", moment="roll", caption=caption)


def die_rect(box: pygame.Rect) -> pygame.Rect:
    """Where the die lies in its box."""
    side = round(box.height * 0.66)
    rect = pygame.Rect(0, 0, side, side)
    rect.midleft = (box.left + box.height // 8, box.centery)
    return rect
