"""How moves of Holotype are shown: workers, cubes, dice, cards and discs on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.holotype import forecast
from game.holotype.forecast import Goods
from game.holotype.view import HoloView
from ui.boards.holotype import digging, mounting
from ui.boards.holotype.homes import home, number_of, stand
from ui.boards.holotype.inks import CARD, figure, good
from ui.boards.holotype.layout import card_row, whole_card
from ui.boards.holotype.lifting import lifted, paid, workers_out
from ui.boards.holotype.locations import deck_spots, slip_spot
from ui.boards.holotype.mat import TILE_PICTURES
from ui.boards.kit import ways
from ui.boards.kit.arrow import arrow_sprite
from ui.boards.kit.shapes import centred, square
from ui.table.banner import Livery
from ui.table.motion import Stage
from ui.table.sprite import Sprite

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

LIVERY = Livery(
    "holotype/banner",
    title=(0.18, 0.2, 0.64, 0.36),
    line=(0.18, 0.56, 0.64, 0.28),
    sides=((0.075, 0.28, 0.085, 0.46), (0.845, 0.28, 0.085, 0.46)),
    ink=(59, 42, 28),
    soft=(86, 58, 34),
    comes=(0.0, 1.0),
)
"""A page of the field notebook, pinned to leather."""

SECONDS = 0.52
"""How long one thing takes on its way."""

SOUNDS = {
    "bumped": "bump", "placed": "place", "turned_up": "reveal", "chose_dig": "pick", "found_trace": "pick",
    "rolled": "die", "rerolled": "die", "published": "pick", "contributed": "score", "gained": "pick", "drew": "pick",
    "took": "pick", "discarded": "pass", "milestone": "score", "retrieved": "pass", "traded": "place",
    "exchanged": "place", "gave": "pass", "traced": "place",
}  # fmt: skip
"""What is heard of an event; those without a sound are not shown by themselves."""

SOURCES = {"library": "library", "museum": "museum"}
"""Where cubes come from; all others come from the Field."""

MOST = 4
"""No more cubes than this fly at once."""

ROLLING = {"rolled": "workbench.rolls", "rerolled": "workbench.rolls_again"}
"""What is said while dice tumble: what they show is seen when they lie, and told by the log then."""


def stages(table: HoloBoard, events: Sequence[Event], before: HoloView) -> list[Stage]:
    """What happened, one after the other, each under its own words and over the table without what is in the air."""
    result, under = list[Stage](), before
    for event in events:
        if event.kind not in SOUNDS:
            continue
        under = paid(lifted(under, event), event.seat, _costs(table, event))
        result += [replace(stage, lifts=((0.0, under),)) for stage in _shown(table, event, events, before)]
    return [*result[:-1], replace(result[-1], swap=True)] if result else []


def _shown(table: HoloBoard, event: Event, events: Sequence[Event], before: HoloView) -> Iterator[Stage]:
    """How one event is shown."""
    bumps = any(one.kind == "bumped" for one in events)
    moments: dict[str, Callable[[], Stage]] = {
        "rolled": lambda: digging.rolled(table, event),
        "rerolled": lambda: digging.rerolled(table, event, before),
        "turned_up": lambda: digging.turned_up(table, event, before),
        "chose_dig": lambda: digging.chosen(table, event, before),
        "found_trace": lambda: digging.found_trace(table, event, _trace(events)),
        "published": lambda: mounting.hung_up(table, event, len(before.mats[event.seat].papers)),
        "bumped": lambda: _bump(table, event, next(one for one in events if one.kind == "placed")),
    }
    if event.kind in moments:
        stage = moments[event.kind]()
    else:
        sprites = tuple(_flights(table, event, before, bumps))
        stage = Stage(SECONDS + 0.1, sprites, SOUNDS[event.kind])
    rolling = ROLLING.get(event.kind)
    caption = table.say(rolling, name=table.seat_names[event.seat]) if rolling else _told(table, event, events)
    yield replace(stage, sprites=(*_payment(table, event), *stage.sprites), caption=caption)


def _costs(table: HoloBoard, event: Event) -> Goods:
    """The fossils and the research that an event costs."""
    if event.kind == "published":
        return forecast.specimen(table.box, str(event["card"])).costs
    if event.kind == "traced":
        return forecast.trace_cost(table.box, str(event["card"]))
    return (("research", event.number("research")),) if event.kind == "contributed" else ()


def _payment(table: HoloBoard, event: Event) -> list[Sprite]:
    """What an event costs goes to the Journal and is gone there."""
    journal, result = table.places["location.journal"], list[Sprite]()
    for name, count in _costs(table, event):
        start = home(table, event.seat, "research" if name == "research" else f"cube.{name}")
        result += [ways.spent(_fly(table, good(name), start, journal, 44))] * min(count, MOST)
    return list(ways.in_turn(result, 0.05))


def _told(table: HoloBoard, event: Event, events: Sequence[Event]) -> str:
    """The sentence of the log for one event, with what its owner alone sees of it."""
    own = [one for one in events if one.kind in ("received", "received_trace") and one.seat == event.seat]
    told = table.log_lines([event, *(own if event.kind in ("drew", "found_trace") else ())])
    return next((line.text for line in told), "")


def _trace(events: Sequence[Event]) -> str:
    """The trace that was found, '' where only its owner sees it."""
    return next((str(one["trace"]) for one in events if one.kind == "received_trace" and one.data), "")


def _flights(table: HoloBoard, event: Event, before: HoloView, bumps: bool) -> list[Sprite]:
    """The pictures that an event sends from one place to another."""
    ways_of: dict[str, Callable[[], list[Sprite]]] = {
        "placed": lambda: [_worker(table, event, bumps)],
        "retrieved": lambda: _retrieved(table, event, before),
        "gained": lambda: _gained(table, event),
        "contributed": lambda: [_contributed(table, event)],
        "milestone": lambda: [_milestone(table, event)],
        "traced": lambda: [_traced(table, event, before)],
        "drew": lambda: _drew(table, event, before),
        "took": lambda: [_card(table, event, before)],
        "discarded": lambda: [_card(table, event, before)],
    }
    return ways_of.get(event.kind, lambda: _museum(table, event))()


def _fly(table: HoloBoard, image: str, start: pygame.Rect, goal: pygame.Rect, size: float) -> Sprite:
    """A picture on its way between the middles of two places, no larger at its end than that place allows."""
    side = min(size * table.unit, max(goal.height * 1.5, 14))
    return ways.fly(f"holotype/{image}", start, square(goal, side), SECONDS, arc=30 * table.unit)


def _stand(table: HoloBoard, event: Event) -> pygame.Rect:
    """The space of a location at which a worker stands."""
    place = str(event["location"])
    return stand(table, place, number_of(table, place, event.number("space")))


def _worker(table: HoloBoard, event: Event, bumps: bool) -> Sprite:
    """A worker goes to its space; where somebody stands there, it stops beside that one."""
    worker, spot = event["worker"], _stand(table, event)
    goal = _beside(spot) if bumps else spot
    flight = _standing(table, event, home(table, event.seat, f"worker.{worker}"), goal)
    return replace(flight, passes=bumps)


def _standing(table: HoloBoard, event: Event, start: pygame.Rect, goal: pygame.Rect) -> Sprite:
    """A worker on its way, in the size in which it stands on the board."""
    picture, tint = f"holotype/worker_{event['worker']}", figure(table, event.seat)
    return ways.fly(picture, start, square(goal, goal.height), SECONDS, arc=30 * table.unit, tint=tint)


def _beside(spot: pygame.Rect) -> pygame.Rect:
    """Where a worker stands that is about to push another one off its space."""
    return spot.move(-round(spot.width * 0.5), -round(spot.height * 0.16))


def _bump(table: HoloBoard, event: Event, placed: Event) -> Stage:
    """A worker takes the space, and whoever stood there tumbles home to the Lounge."""
    worker, spot = event["worker"], _stand(table, event)
    start, lounge = square(spot, spot.height), home(table, event.seat, f"worker.{worker}")
    goal = square(lounge, min(lounge.size))
    tint = figure(table, event.seat)
    route = ((0.0, start), (0.12, start), (0.75, goal))
    falls = ways.route(f"holotype/worker_{worker}", route, 60 * table.unit, tint, 40)
    stops = ((0.0, square(_beside(spot), spot.height)), (0.2, start))
    pushes = ways.route(f"holotype/worker_{placed['worker']}", stops, 0.0, figure(table, placed.seat))
    way = ways.only_still(arrow_sprite(table.app, start.center, goal.center, 0.0, 1.0))
    return Stage(0.85, (falls, pushes, way), SOUNDS["bumped"], moment="bumped")


def _retrieved(table: HoloBoard, event: Event, before: HoloView) -> list[Sprite]:
    """Every worker of a seat goes home from its space."""
    tint, result = figure(table, event.seat), list[Sprite]()
    for worker, place, number in workers_out(before, event.seat):
        goal = home(table, event.seat, f"worker.{worker}")
        box, spot = square(goal, min(goal.size)), stand(table, place, number)
        stops = ((0.0, square(spot, spot.height)), (SECONDS, box))
        result.append(ways.route(f"holotype/worker_{worker}", stops, 30 * table.unit, tint))
    return result


def _gained(table: HoloBoard, event: Event) -> list[Sprite]:
    """Fossils or research come to their owner, one after the other; the last ones clear the words beside the dice."""
    cube, source = str(event["cube"]), SOURCES.get(str(event["source"]), "field")
    goal = home(table, event.seat, "research" if cube == "research" else f"cube.{cube}")
    start = table.places.get("tray" if source == "field" else "", table.places[f"location.{source}"])
    cubes = [_fly(table, good(cube), start, goal, 44)] * min(event.number("count"), MOST)
    silence = digging.hushed(table, SECONDS) if source == "museum" or event["source"] == "milestone" else []
    return [*silence, *ways.in_turn(cubes, 0.06)]


def _contributed(table: HoloBoard, event: Event) -> Sprite:
    """A disc goes onto an area of a Global Objective."""
    area = table.places[f"area.{event['objective']}.{event['area']}"]
    sprite = _fly(table, "disc", home(table, event.seat, "contributions"), area, 56)
    return replace(sprite, tint=figure(table, event.seat))


def _milestone(table: HoloBoard, event: Event) -> Sprite:
    """A Milestone tile comes from the track onto a mat."""
    image, tint = TILE_PICTURES[str(event["tile"])]
    goal = home(table, event.seat, f"tile.{event['tile']}")
    return replace(_fly(table, image, table.places["track"], goal, 44), tint=tint)


def _traced(table: HoloBoard, event: Event, before: HoloView) -> Sprite:
    """A Trace Fossil goes up beside the Holotype that was just published."""
    spot = mounting.paper_spot(table, event.seat, str(event["card"]), len(before.mats[event.seat].papers))
    start = home(table, event.seat, f"held.{event['trace']}" if event.seat == table.focus else "traces")
    return _fly(table, f"traces/{event['trace']}", start, spot, 56)


def _card(table: HoloBoard, event: Event, before: HoloView) -> Sprite:
    """A Specimen between the open pile of the Lab and a hand; it comes to the end of the own one."""
    card, mat = str(event["card"]), before.mats[event.seat]
    own, lab = home(table, event.seat, "hand"), slip_spot(table.places["location.lab"])
    if event.seat == table.focus:
        row = card_row(own, mat.hand_size + 1, round(8 * table.unit))
        own = whole_card(table.places.get(f"hand.{card}", row[-1]))
    else:
        own = centred(own, 90 * table.unit * CARD, 90 * table.unit)
    pile = centred(lab, lab.height * CARD, lab.height)
    start, goal = (own, pile) if event.kind == "discarded" else (pile, own)
    return ways.route(partial(mounting.face, table, card), ((0.0, start), (SECONDS, goal)), 30 * table.unit)


def _drew(table: HoloBoard, event: Event, before: HoloView) -> list[Sprite]:
    """Specimens come from their deck, face down, to the places where they will lie."""
    (deck,) = deck_spots(table.places["location.lab"], 1)
    goal, count, size = home(table, event.seat, "hand"), event.number("count"), before.mats[event.seat].hand_size
    if event.seat != table.focus:
        return list(ways.in_turn([_fly(table, "card_back", deck, goal, 60)] * min(count, MOST), 0.08))
    spots = card_row(goal, size + count, round(8 * table.unit))[size:]
    drawn = [ways.fly("holotype/card_back", deck, spot, SECONDS, arc=30 * table.unit, grows=True) for spot in spots]
    return list(ways.in_turn(drawn, 0.08))


def _museum(table: HoloBoard, event: Event) -> list[Sprite]:
    """What a seat gives to the Museum, and what it takes for it."""
    data, museum = dict(event.data), table.places["location.museum"]
    given = str(data.get("give", data.get("cube")))
    count = int(data.get("given", data.get("count", 1)))
    taken = str(data.get("take", "research" if event.kind == "exchanged" else ""))
    start = home(table, event.seat, f"cube.{given}")
    result = [_fly(table, good(given), start, museum, 44)] * min(count, MOST)
    if taken:
        goal = home(table, event.seat, "research" if taken == "research" else f"cube.{taken}")
        number = int(data.get("taken", data.get("research", 1)))
        result += [_fly(table, good(taken), museum, goal, 44)] * min(number, MOST)
    return list(ways.in_turn(result, 0.05))
