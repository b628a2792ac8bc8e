"""The desk: the die in hand, and words about it beside the choices that lie nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.account import own_turn, tally, voyage
from game.encyclopedia.effects import ONCE, duration
from game.encyclopedia.forecast import levels, value_now
from game.encyclopedia.model import DICE, PARTNERS, EncycAction
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import cards
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.layout import die_place
from ui.boards.encyclopedia.names import die_image, hand_image
from ui.boards.encyclopedia.offers import draw_plates, plates
from ui.boards.encyclopedia.planner import draw_planner, draw_tally
from ui.boards.kit.shapes import inset, left, right, square
from ui.boards.kit.writing import fits_block, fits_line, font, width
from ui.table.plan import is_compact
from ui.theme import CREAM, INK, PAPER_EDGE

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

SAYING = ("hire", "extra", "last")
"""What is asked with words of its own above the plates."""

REPEATING = ("extra", "last")
"""What the status line says as well, in larger letters where everything is larger."""

NOBODY = -1
"""Who is asked between the beats of a move."""


def draw_desk(pen: Brush, view: EncycView) -> None:
    """Everything on the desk."""
    table = pen.table
    events = turn_events(table, view)
    _draw_hand(pen, view, placed_at(events))
    draw_plates(pen, view)
    if "planner" in table.names:
        draw_planner(pen, view, events)
    elif speaks(table, view) or not plates(table):
        _draw_line(pen, view, events)


def speaks(table: EncycBoard, view: EncycView) -> bool:
    """Whether the desk has more to say above its plates than what the hand shows: the value of the die."""
    if not view.value or view.asked in SAYING:
        return view.asked not in REPEATING or not is_compact(table.app.theme)
    sums = tally(turn_events(table, view) or (), view.turn)
    return bool(sums.spent or sums.gained)


def placed_at(events: Sequence[Event] | None) -> str:
    """The place at which the die of the turn under way lies, '' while it is in hand."""
    for event in reversed(events or ()):
        if event.kind == "placed_die":
            return f"place.{event['place']}"
        if event.kind in ("sailed", "automa_sailed"):
            return f"land.{event['continent']}"
        if event.kind in ("took_die", "rolled_again"):
            return ""
    return ""


def turn_events(table: EncycBoard, view: EncycView) -> list[Event] | None:
    """What has happened in the turn of the seat to act up to what is shown, what is only tried out included.

    Nothing where no such turn is under way; None where the table does not know how it began, as in a game that goes on
    from a position, or while the view that is shown is not that of the match.
    """
    match, trial = table.match, table.trial
    if not view.value or view.to_act not in (view.turn, NOBODY):
        return []
    if _turn(match.view(view.seat)) != _turn(view):
        return None
    done = own_turn((moment.events for moment in reversed(match.moments)), view.turn)
    tried = len(trial.actions) - (trial.last is not None) if trial is not None else 0
    known = sum(len(moment.events) for moment in match.moments[len(match.moments) - tried :])
    return None if done is None else [*done, *(trial.events[known:] if trial is not None else ())]


def _turn(view: EncycView) -> tuple[int, ...]:
    """Which turn a view shows, and how far it is; the same while something of it is in the air."""
    return view.round, view.turn, view.value, view.to_act, view.strength, view.target


def _draw_hand(pen: Brush, view: EncycView, where: str) -> None:
    """The die in hand with its value as it counts now, of one that is placed the value alone; before the turns the
    first of the own dice to put down."""
    hand, now = pen.table.names["hand"].inflate(-6, -6), worth_now(pen.table, view)
    if own := view.seats[pen.table.focus].rolled:
        pen.picture(die_image(own[0]), hand)
    elif view.asked == "hire":
        cards.draw_portrait(pen, view.hired, hand)
    elif view.value:
        if where:
            _draw_placed(pen, view, where, now)
        else:
            pen.picture(hand_image(view), hand)
        if not where and (now != view.value or now > 6):
            disc = pygame.Rect(0, 0, round(hand.width * 0.52), round(hand.height * 0.44))
            disc.bottomright = hand.bottomright
            pen.box(disc, disc.height // 2, INK, CREAM, 2)
            pen.write(str(now), disc, disc.height * 0.8, CREAM)
        if "supply" in pen.table.names:
            pen.cube(view.to_act, square(pen.table.names["supply"], hand.height * 0.66))
    elif sign := sign_of(pen.table, view):
        pen.box(hand, pen.px(8))
        pen.picture(sign, inset(hand, pen.px(12), pen.px(12)))


def sign_of(table: EncycBoard, view: EncycView) -> str:
    """The picture of what is asked about while no die is in hand: animals, a seal, an expert, or else the round."""
    if view.asked == "draft":
        return "card_animal_back"
    if view.asked in REPEATING and _is_own(table, view):
        return "seal" if view.seats[view.to_act].seals else "round_expert"
    return f"round_{view.round_tokens[-1]}" if view.round_tokens else ""


def _is_own(table: EncycBoard, view: EncycView) -> bool:
    """Whether the own seat is asked."""
    return table.asks and view.to_act == table.focus


def worth_now(table: EncycBoard, view: EncycView) -> int:
    """What the die of the turn is worth now: for a publication what it was raised to, on an expedition what is left.

    A choice that waits to be confirmed counts as made.
    """
    if view.target < 0:
        now = value_now(table.box, view)
        return max(now, levels(table.box, "publication")[view.ceiling].need) if view.asked == PARTNERS else now
    last = table.trial.last if table.trial is not None else None
    trip = voyage(table.box, view, None, last if isinstance(last, EncycAction) else None)
    return trip.left if trip is not None else view.strength


def _draw_placed(pen: Brush, view: EncycView, where: str, now: int) -> None:
    """The value of a die that lies at a place, and the die there; the map and the reference animal show theirs."""
    hand, place = pen.table.names["hand"].inflate(-6, -6), pen.table.names.get(where)
    pen.box(hand, pen.px(8))
    pen.write(str(now), hand, hand.height * 0.6, INK, "serif_bold")
    if place is not None and where.startswith("place.") and view.reference < 0:
        pen.picture(hand_image(view), die_place(place))


def draw_empty_hand(pen: Brush) -> None:
    """The place of the die in hand while there is none."""
    hand = pen.table.names["hand"].inflate(-6, -6)
    pen.box(hand, pen.px(8))
    pen.icon("dice", hand, hand.height * 0.6, PAPER_EDGE)


def _draw_line(pen: Brush, view: EncycView, events: Sequence[Event] | None) -> None:
    """What is in hand, in words, and what the turn so far costs and brings."""
    table, area = pen.table, line_area(pen.table)
    if view.seats[table.focus].rolled:
        _draw_rolled(pen, view, area)
        return
    if view.asked == DICE and not table.asks:
        return
    if view.asked == "hire" and not fits_block(pen.app, _hired_line(table, view.hired), area.size):
        pen.frame(area)
        cards.draw_effect(pen, view.hired, area)
        return
    sums, words = tally(events or (), view.turn), _line(table, view, bool(placed_at(events)))
    size = min(pen.letters(20), area.height * 0.66)
    told = view.value and view.asked != "hire" and (sums.spent or sums.gained)
    goods = max(len(sums.spent), len(sums.gained), 2)
    wide, air = min(area.width // 2, pen.letters(92 + 58 * goods)) if told else 0, pen.px(12)
    needed = width(font(pen.app, "ui", size), words) + wide + 3 * air
    slip, _ = left(area, min(area.width, needed))
    pen.frame(slip)
    rest, text = right(slip.inflate(-2 * air, 0), wide, air if wide else 0)
    if told:
        draw_tally(pen, sums, rest)
    pen.block(words, text, size, INK, "ui", "left")


def line_area(table: EncycBoard) -> pygame.Rect:
    """Where the words of the desk stand: right of the hand, above the choices."""
    desk, hand, prompt = table.names["desk"], table.names["hand"], table.names["prompt"]
    gap, choices = table.grain.px(6), plates(table)
    area = pygame.Rect(hand.right + gap, desk.top + 2, prompt.left - hand.right - 2 * gap, desk.height - 4)
    if choices:
        area.height = table.names[choices[0]].top - table.grain.px(3) - area.top
    return area


def _line(table: EncycBoard, view: EncycView, placed: bool) -> str:
    """The words of the desk; the die of the turn is in hand, or `placed`."""
    if view.asked == "hire":
        return _hired_line(table, view.hired)
    mine = _is_own(table, view)
    if view.asked == "extra" and mine:
        return table.say("desk.extra" if view.seats[view.to_act].seals else "desk.extra_expert")
    if view.asked == "last" and mine:
        return table.say("desk.last")
    if view.value:
        key = "sailing" if view.target >= 0 else "placed" if placed else "hand"
        return table.say(f"desk.{key}", name=table.seat_names[view.turn], n=worth_now(table, view))
    if not view.round:
        return table.say("desk.setup")
    token = view.round_tokens[-1] if view.round_tokens else "hidden"
    return table.say("desk.round", n=view.round, line=table.say(f"round_token.{token}.line"))


def _hired_line(table: EncycBoard, expert: int) -> str:
    """What an expert who has just come does; of one who is used up no more than goes into a line."""
    words, room, experts = table.words.effect(expert), line_area(table).width - table.grain.px(24), table.box.experts
    if duration(table.box, expert) != ONCE or fits_line(table.app, words, room, "ui"):
        return words
    return table.say("desk.once", gain=table.words.good(experts.gain[expert], experts.amount[expert]))


def _draw_rolled(pen: Brush, view: EncycView, area: pygame.Rect) -> None:
    """The dice that wait behind the one to be put down."""
    waiting, air = view.seats[pen.table.focus].rolled[1:], pen.px(8)
    spots = waiting_spots(pen.table, len(waiting))
    end = spots[-1].right if spots else area.left + area.width // 2
    pen.frame(left(area, end + air - area.left)[0])
    words = left(left(area, air)[1], area.width * 0.5 - 3 * air)[0]
    pen.block(pen.table.say("desk.rolled"), words, pen.letters(20), INK, "ui", "left")
    for die, spot in zip(waiting, spots, strict=True):
        pen.picture(die_image(die), spot)


def waiting_spots(table: EncycBoard, count: int) -> list[pygame.Rect]:
    """Where the own dice lie that wait behind the first one, right of the words about them."""
    area = line_area(table)
    side, start = min(area.height - 8, table.grain.px(44)), area.left + area.width // 2
    return [pygame.Rect(start + n * (side + 6), area.centery - side // 2, side, side) for n in range(count)]
