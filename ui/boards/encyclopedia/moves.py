"""How moves of Encyclopedia are shown: dice roll and fly to places, cards and goods fly to their owners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import COLOURS, SPACES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import automa_moves, flights, printing, words
from ui.boards.encyclopedia.desk import waiting_spots
from ui.boards.encyclopedia.lifting import lifted, rolled_places
from ui.boards.encyclopedia.names import hand_image
from ui.boards.encyclopedia.printing import square
from ui.boards.encyclopedia.seat_layout import die_spots
from ui.boards.kit import ways
from ui.table.banner import Banner, Livery
from ui.table.motion import Stage
from ui.table.sprite import Sprite

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

LIVERY = Livery(
    "encyclopedia/banner",
    title=(0.2, 0.2, 0.6, 0.34),
    line=(0.18, 0.54, 0.64, 0.3),
    sides=((0.075, 0.26, 0.1, 0.48), (0.825, 0.26, 0.1, 0.48)),
    ink=(58, 38, 22),
    soft=(86, 58, 34),
)
"""An engraved title page."""

PLACED = ("placed_die", "sailed", "automa_sailed")
"""Events with which a die is placed."""

SPAN = {"die": 0.6, "place": 0.55, "card": 0.65, "gain": 0.52}
"""Seconds that the kinds of stages take."""

PRINTS = ("cubes", "cards")
"""Why points are gained in a publication."""

TOUCHED = {
    "took_die": "space.{owner}.{space}", "placed_die": "place.{place}", "automa": "place.{place}",
    "sailed": "land.{continent}", "automa_sailed": "land.{continent}", "took_animal": "study.{seat}.{animal}",
    "cube": "study.{seat}.{animal}",
}  # fmt: skip
"""The places that events touch."""


def plain_stages(table: EncycBoard, events: Sequence[Event], before: EncycView) -> list[Stage]:
    """The stages of a person's or a bot's choices, or of the beginning of a round; nothing is in two places."""
    result, under = list[Stage](), before
    for event in events:
        lifts = [one for one in events if one.kind in printing.LIFTED] if event.kind == "published" else [event]
        under = lifted(table.box, under, lifts)
        shown = [] if _belongs(event) else _shown(table, event, events, before)
        result += [
            replace(stage, lifts=((0.0, under),), caption=stage.caption or _caption(table, event)) for stage in shown
        ]
    return [*_round_stage(table, events), *result, *_shared_gain(table, events), *_roll_stage(table, events, before)]


def _belongs(event: Event) -> bool:
    """Whether an event is shown together with another one."""
    return event.kind == "gained" and event["why"] in ("round", "cube", *PRINTS)


def _shown(table: EncycBoard, event: Event, events: Sequence[Event], before: EncycView) -> list[Stage]:
    """How one event is shown, under its own words unless a stage brings others."""
    kind = event.kind
    if kind == "rolled_again":
        told = table.say("moment.reroll", name=table.seat_names[event.seat])
        return [Stage(flights.ROLL + 0.1, (flights.die_flight(table, event),), "die", moment="reroll", caption=told)]
    if kind == "took_die":
        return [Stage(SPAN["die"], (flights.die_flight(table, event),), "pick")]
    if kind in PLACED:
        found = flights.placing(table, event, hand_image(before) if before.value else "die_any")
        return [Stage(SPAN["place"], (found,), "place", clears=(table.names["hand"],))] if found else []
    if kind == "put_die":
        return [Stage(SPAN["place"], (flights.put(table, event, before),), "place")]
    if kind == "spent":
        return [_spent(table, event, before)]
    if kind == "cube":
        return [_cube(table, event, events)]
    if kind == "published":
        own = [one for one in events if one.seat == event.seat]
        return [printing.printed(table, own), *_points(table, event, events)]
    if kind in ("took_animal", "took_expert"):
        carried = flights.animal if kind == "took_animal" else flights.expert
        return [Stage(SPAN["card"], (carried(table, event, before),), "pick")]
    if kind == "placed_expert":
        return [Stage(SPAN["card"], (flights.seated(table, event),), "place", clears=(table.names["hand"],))]
    if kind == "first_player" and before.round:
        return [Stage(SPAN["card"], (flights.first_player(table, event),), "score")]
    return _gain(table, event) if kind in ("gained", "bonus") else []


def _gain(table: EncycBoard, event: Event) -> list[Stage]:
    """Goods on their way, one a little after the other."""
    found = ways.in_turn(flights.goods(table, event), 0.05)
    return [Stage(SPAN["gain"] + 0.05 * len(found), found, "score")] if found else []


def _spent(table: EncycBoard, event: Event, before: EncycView) -> Stage:
    """What a seat spends goes to where the value of its die stands; a die whose colour it changes turns over."""
    colour = str(event["why"])
    if before.value and colour in (*COLOURS, "colour"):
        new = f"die_{colour}_{before.value}" if colour in COLOURS and before.value <= 6 else "die_any"
        box = flights.die_now(table, before)
        turned = ways.turn_over(f"encyclopedia/{hand_image(before)}", f"encyclopedia/{new}", box, 0.5, 0.55)
        lies = replace(turned, keys=(replace(turned.keys[0], at=0.0), *turned.keys))
        sprites = flights.spent(table, event, box)
        return Stage(1.2, (lies, *sprites), "pick", clears=(box,), cues=((0.7, "reveal"),), moment="recolour")
    return Stage(SPAN["gain"] + 0.1, flights.spent(table, event, flights.hand_die(table)), "pick")


def _cube(table: EncycBoard, event: Event, events: Sequence[Event]) -> Stage:
    """A cube is placed, and the points that it brings at once follow."""
    cube = flights.cube(table, event)
    points = [one for one in events if one.kind == "gained" and one["why"] == "cube"]
    spot = table.names.get(f"study.{event.seat}.{event['animal']}", table.names["desk"])
    signs = [ways.late(sprite, 0.25) for one in points[:1] for sprite in flights.goods(table, one, spot)]
    told = " ".join(_caption(table, one) for one in (event, *points[:1]))
    return Stage(0.85 if signs else SPAN["card"], (cube, *signs), "place", caption=told, cues=((0.6, "score"),))


def _points(table: EncycBoard, event: Event, events: Sequence[Event]) -> list[Stage]:
    """All points of a publication together."""
    points = [one for one in events if one.kind == "gained" and one["why"] in PRINTS]
    amount = sum(one.number("amount") for one in points)
    if not points:
        return []
    told = table.say("moment.publication", name=table.seat_names[event.seat], n=amount)
    found = ways.in_turn([sprite for one in points for sprite in flights.goods(table, one)[:1]], 0.05)
    return [Stage(SPAN["gain"] + 0.05 * len(found), found, "score", caption=told)]


def _shared_gain(table: EncycBoard, events: Sequence[Event]) -> list[Stage]:
    """What the token of the round brings everybody, at the same time and in its own words."""
    gained = [event for event in events if event.kind == "gained" and event["why"] == "round"]
    sprites = ways.in_turn([sprite for event in gained for sprite in flights.goods(table, event)], 0.05)
    token = table.match.view(table.focus).round_tokens[-1:]
    told = table.say(f"round_token.{token[0]}.line") if token else ""
    return [Stage(0.6 + 0.05 * min(len(sprites), 10), sprites, "score", caption=told)] if sprites else []


def _round_stage(table: EncycBoard, events: Sequence[Event]) -> list[Stage]:
    """A title page over the new displays: which round begins, and what its token brings."""
    begun = next((event for event in events if event.kind == "round"), None)
    if begun is None:
        return []
    number, rounds, token = begun.number("round"), table.box.rounds, str(begun["token"])
    title, line = table.app.text("table.round_of", n=number, rounds=rounds), table.say(f"round_token.{token}.line")
    last = number == rounds
    line = f"{table.app.text('table.last_round')} · {line}" if last else line
    banner = Banner(title, line, (f"encyclopedia/round_{token}",) * 2)
    moment, sound = ("last_round", "last") if last else ("round", "round")
    return [Stage(0.0, swap=True), table.announce(moment, banner, _caption(table, begun), sound)]


def _caption(table: EncycBoard, event: Event) -> str:
    """The sentence of the log for an event."""
    return next((line.text for line in words.log_lines(table, [event])), "")


def _roll_stage(table: EncycBoard, events: Sequence[Event], before: EncycView) -> list[Stage]:
    """The dice of a new round tumble to their owners."""
    start, dice = square(table.names["rounds"], 0.4), list[Sprite]()
    for event in (event for event in events if event.kind == "rolled"):
        rolled = _laid_out(str(event["dice"]).split(", "), before.seats[event.seat].priority)
        goals = _roll_goals(table, event.seat, len(rolled), before)
        dice += [
            flights.tumble(die, start, goal, n * 0.05) for n, (die, goal) in enumerate(zip(rolled, goals, strict=True))
        ]
    caption = table.say("moment.roll")
    return [Stage(flights.ROLL + 0.25, tuple(dice), "die", moment="roll", caption=caption)] if dice else []


def _laid_out(dice: list[str], priority: Sequence[int]) -> list[str]:
    """Dice in the order in which they lie: of an Automa by value, equal ones with its last priority first."""
    if not priority:
        return dice
    places = {COLOURS[land]: -place for place, land in enumerate(priority)}
    return sorted(dice, key=lambda die: (int(die.split()[1]), places[die.split()[0]]))


def _roll_goals(table: EncycBoard, seat: int, count: int, before: EncycView) -> list[pygame.Rect]:
    """Where rolled dice come to rest: where they wait to be put down, those of an Automa on its spaces."""
    if seat == table.focus:
        return [flights.hand_die(table), *waiting_spots(table, count - 1)]
    if before.seats[seat].behaviour:
        spaces = [table.names[f"space.{seat}.{space}"] for space in SPACES]
        return [spot for n, space in enumerate(spaces) for spot in _on_space(space, n, count)]
    return rolled_places(table, before, seat, count)


def _on_space(space: pygame.Rect, number: int, count: int) -> list[pygame.Rect]:
    """Where the dice of an Automa lie on a space of this number; one die more than there are spaces shares the last."""
    shared = number == len(SPACES) - 1 and count > len(SPACES)
    return [square(spot.inflate(-4, -4)) for spot in die_spots(space, 2 if shared else 1)]


def stages(table: EncycBoard, events: Sequence[Event], before: EncycView) -> list[Stage]:
    """The stages of what happened, in order; the last one shows the table after it."""
    result: list[Stage] = []
    for group in _turns(events):
        acting = automa_moves.acting(table, group)
        if group[0].kind == automa_moves.TAKES:
            result += automa_moves.takes(table, group, before)
        elif acting is not None:
            own, rest = automa_moves.parted(group)
            result += [*automa_moves.acts(table, acting, own, before), *plain_stages(table, rest, before)]
        else:
            result += plain_stages(table, group, before)
    return [*result, Stage(0.0, swap=True)] if result else []


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events in groups: the turn of each Automa, the beginning of a round, everything else between them."""
    group: list[Event] = []
    for event in events:
        if event.kind in (automa_moves.TAKES, "round") and group:
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def glow(table: EncycBoard, events: Sequence[Event]) -> dict[str, int]:
    """The places that the last moves touched."""
    touched = [event for event in events if event.seat != table.focus and event.kind in TOUCHED]
    named = [(TOUCHED[event.kind].format(seat=event.seat, **dict(event.data)), event.seat) for event in touched]
    return {name: seat for name, seat in named if name != "place.expedition"}
