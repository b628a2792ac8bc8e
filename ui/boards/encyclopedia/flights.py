"""What flies over a table of Encyclopedia: dice, cards, cubes and goods, from where they lie to where they will."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import GOODS, SPACES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import faces
from ui.boards.encyclopedia.atlas import land_dice
from ui.boards.encyclopedia.brush import SIGNS, cube_tint
from ui.boards.encyclopedia.desk import placed_at, turn_events
from ui.boards.encyclopedia.layout import die_place
from ui.boards.encyclopedia.lifting import study_place
from ui.boards.encyclopedia.printing import square
from ui.boards.encyclopedia.seat_layout import die_spots, rolled_spots
from ui.boards.encyclopedia.seats import track_step
from ui.boards.encyclopedia.study import small_slots
from ui.boards.kit import badges, ways
from ui.boards.kit.names import strip
from ui.table.sprite import Picture, Sprite
from ui.theme import Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

COUNTED = ("seals", "tokens", "coins")
"""The goods that other seats' strips count, from the score inwards."""

ARC = 30
TAKEN = ("took_die", "rolled_again")
"""Events with which a die comes into the hand."""

FLIGHT, ROLL = 0.48, 1.1
"""Seconds of a flight, and of a roll."""

MOST = 3
"""No more goods than this fly at once."""


def flight(
    image: Picture, start: pygame.Rect, end: pygame.Rect, tint: Colour | None = None, grows: bool = False
) -> Sprite:
    """A picture on its way from one box to another; one that `grows` has the size of each."""
    picture = f"encyclopedia/{image}" if isinstance(image, str) else image
    return ways.fly(picture, start, end, FLIGHT, arc=ARC, tint=tint, grows=grows)


def tumble(die: str, start: pygame.Rect, end: pygame.Rect, delay: float = 0.0) -> Sprite:
    """A die that rolls from one box to another and comes to lie with its true value up."""
    colour, _, value = die.partition(" ")
    sides = tuple(f"encyclopedia/die_{colour}_{side}" for side in (3, 5, 1, 6, 2, 4, value))
    return ways.tumble(sides, start, end, ROLL, delay, max(end.height * 0.9, ARC))


def die_picture(event: Event) -> str:
    """The picture of a die that an event names."""
    return f"die_{str(event['die']).replace(' ', '_')}"


def hand_die(table: EncycBoard) -> pygame.Rect:
    """Where the picture of the die in hand stands."""
    return square(table.names["hand"].inflate(-6, -6))


def die_now(table: EncycBoard, view: EncycView) -> pygame.Rect:
    """Where the die of the turn under way lies: in hand, or at the place where it was placed."""
    where = placed_at(turn_events(table, view))
    known = where.startswith("place.") and where in table.names
    return die_place(table.names[where]) if known else hand_die(table)


def die_flight(table: EncycBoard, event: Event) -> Sprite:
    """A die on its way to the hand: from a board, or rolled again from the middle of the table."""
    if event.kind == "took_die":
        return flight(die_picture(event), square(taken_from(table, event)), hand_die(table), grows=True)
    return tumble(str(event["die"]), square(table.names["rounds"]), hand_die(table))


def placing(table: EncycBoard, event: Event, held: str) -> Sprite | None:
    """The die in hand on its way to a place; None where that is not seen."""
    goal = place_rect(table, event)
    return flight(held, hand_die(table), goal, grows=True) if goal is not None else None


def put(table: EncycBoard, event: Event, before: EncycView) -> Sprite:
    """A die on its way from those that were rolled to a space of its owner's board."""
    start = hand_die(table)
    if event.seat != table.focus:
        row = table.names.get(f"waiting.{event.seat}", table.names[strip(event.seat, table.focus)])
        (start,) = rolled_spots(row, 1, table.grain)
    space = table.names[f"space.{event.seat}.{event['space']}"]
    taken = before.seats[event.seat].dice[SPACES.index(str(event["space"]))] is not None
    goal = square(die_spots(space, 2 if taken else 1)[-1].inflate(-4, -4))
    return flight(die_picture(event), start, goal, grows=True)


def taken_from(table: EncycBoard, event: Event) -> pygame.Rect:
    """The place of a die that is taken."""
    owner, slot, space = event.number("owner"), event.number("slot"), event["space"]
    return table.names.get(f"die.{owner}.{slot}", table.names[f"space.{owner}.{space}"])


def place_rect(table: EncycBoard, event: Event) -> pygame.Rect | None:
    """Where a die is placed."""
    if event.kind == "placed_die":
        rect = table.names.get(f"place.{event['place']}")
        return die_place(rect) if rect is not None else None
    return square(land_dice(table.names["world"], str(event["continent"]))[event.number("space") - 1])


def animal(table: EncycBoard, event: Event, before: EncycView) -> Sprite:
    """An animal goes from its display to those that a seat studies."""
    name, names = str(event["animal"]), table.names
    start = names.get(f"animal.{name}", names["deck.animals"])
    goal = study_place(table, before, event.seat, name)
    high = max(start.height, goal.height)
    size = (round(high * start.width / start.height), high)
    return _carried(partial(faces.animal, table, name), _fitted(start, size), _fitted(goal, size))


def expert(table: EncycBoard, event: Event, before: EncycView) -> Sprite:
    """An expert goes from the display to a free place of a seat, or into the hand where there is none."""
    name, names, seat = str(event["expert"]), table.names, event.seat
    start = names.get(f"expert.{name}", names.get("deck.experts", names["desk"]))
    immediate = table.box.experts.immediate[table.box.experts.ids.index(name)]
    free = [n for n, card in enumerate(before.seats[seat].active) if card < 0]
    chair = f"chair.{seat}.{free[0]}" if free and not immediate else "hand"
    goal = names[f"automa.{seat}" if before.seats[seat].behaviour else chair]
    return _carried(partial(faces.expert, table, name), _fitted(start, start.size), _fitted(goal, start.size))


def seated(table: EncycBoard, event: Event) -> Sprite:
    """An expert goes from the hand to its place, or under the others, where nothing more is seen of it."""
    name, seat, start = str(event["expert"]), event.seat, table.names["hand"]
    active = table.match.view(seat).seats[seat].active
    ids = table.box.experts.ids
    wanted = ids.index(str(event["covered"])) if event["covered"] else -1
    chairs = [n for n, card in enumerate(active) if card == wanted]
    own = table.names.get(f"zone.{seat}.experts", table.names[strip(seat, table.focus)])
    tucked = not chairs or event["how"] == "tuck"
    goal = own if tucked else table.names[f"chair.{seat}.{chairs[0]}"]
    way = flight(partial(faces.portrait, table, name), square(start), square(goal, 0.8), grows=True)
    return ways.spent(way) if tucked else way


def _carried(picture: Picture, start: pygame.Rect, goal: pygame.Rect) -> Sprite:
    """A whole card on its way, in the sizes of both places."""
    return ways.route(picture, ((0.0, start), (FLIGHT, goal)), ARC)


def _fitted(place: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """The largest box of the shape of a size in the middle of a place."""
    part = min(place.width / size[0], place.height / size[1])
    box = pygame.Rect(0, 0, max(round(size[0] * part), 8), max(round(size[1] * part), 8))
    box.center = place.center
    return box


def cube(table: EncycBoard, event: Event) -> Sprite:
    """A cube goes to its place on an animal."""
    names, seat, tint = table.names, event.seat, cube_tint(table.match.seats[event.seat].colour)
    plate = names.get(f"study.{seat}.{event['animal']}", names[strip(seat, table.focus)])
    small = small_slots(plate)[event.number("type") - 1]
    goal = names.get(f"cube.{event['animal']}.{event['type']}") if seat == table.focus else small
    return flight("cube", square(names["desk"], 0.5), square(goal or small), tint, grows=True)


def goods(table: EncycBoard, event: Event, start: pygame.Rect | None = None) -> list[Sprite]:
    """Goods that a seat gains on their way to where they are counted, from `start` or from what brings them."""
    good = str(event["bonus" if event.kind == "bonus" else "good"])
    if good not in GOODS:
        return []
    origin, goal = square(start or _source(table, event), 0.5), _counter(table, event, good)
    side = max(goal.height, table.grain.px(26))
    large = pygame.Rect(0, 0, side, side)
    large.center = origin.center
    one = ways.route(f"encyclopedia/{SIGNS[good]}", ((0.0, large), (FLIGHT, goal)), ARC)
    return [one] * min(event.number("amount"), MOST)


def spent(table: EncycBoard, event: Event, goal: pygame.Rect) -> tuple[Sprite, ...]:
    """Goods that a seat spends on their way to what they are spent on, where they are gone."""
    start = _counter(table, event, str(event["good"]))
    one = flight(SIGNS[str(event["good"])], start, square(goal, 0.5))
    return ways.in_turn([ways.spent(one)] * min(event.number("amount"), MOST), 0.05)


def _source(table: EncycBoard, event: Event) -> pygame.Rect:
    """Where what a seat gains comes from."""
    names, seat = table.names, event.seat
    if event.kind == "bonus":
        return names[f"track.{seat}"]
    why, good = str(event["why"]), str(event["good"])
    experts = table.box.experts.ids
    if why in experts:
        active = table.match.view(seat).seats[seat].active
        chairs = [n for n, card in enumerate(active) if card == experts.index(why)]
        return names[f"chair.{seat}.{chairs[0]}"] if chairs else names["hand"]
    places = {
        "die": f"space.{seat}.{good}", "round": "rounds", "seal": f"good.{seat}.seals", "expedition": "world",
        "cubes": "place.publication", "cards": "place.publication",
    }  # fmt: skip
    return names.get(places.get(why, f"place.{why}"), names["desk"])


def _counter(table: EncycBoard, event: Event, good: str) -> pygame.Rect:
    """Where a good of a seat is counted: on its board, the track, or its strip."""
    names, seat = table.names, event.seat
    if good == "reputation":
        step = table.match.view(seat).seats[seat].reputation + event.number("amount")
        return square(track_step(table, seat, step % (table.box.last_step + 1)))
    if seat == table.focus:
        return square(names[f"good.{seat}.{good}"])
    view = table.match.view(seat)
    if good == "points":
        return badges.star(table, view, seat, table.focus)
    return badges.spot(table, view, seat, table.focus, COUNTED.index(good))


def first_player(table: EncycBoard, event: Event) -> Sprite:
    """The First Player token goes from the Bank to whoever went there first."""
    bank, view = table.names["place.bank"], replace(table.match.view(event.seat), first=event.seat)
    side, last = round(bank.height * 0.3), len(table.badges(view, event.seat)) - 1
    start = pygame.Rect(bank.right - side, bank.top, side, side)
    return flight("first_player", start, badges.spot(table, view, event.seat, table.focus, last), grows=True)
