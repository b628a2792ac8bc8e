"""How moves of Encyclopedia are shown: dice roll and fly to places, cards and goods fly to their owners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import SPACES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import automa_moves, flights, printing, words
from ui.boards.encyclopedia.names import hand_image
from ui.boards.encyclopedia.printing import square
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

SPAN = {"die": 0.7, "place": 0.6, "gain": 0.8}
"""Seconds that the kinds of stages take."""

TOUCHED = {
    "took_die": "space.{owner}.{space}", "placed_die": "place.{place}", "automa": "place.{place}",
    "sailed": "land.{continent}", "automa_sailed": "land.{continent}", "took_animal": "study.{seat}.{animal}",
    "cube": "study.{seat}.{animal}",
}  # fmt: skip
"""The places that events touch."""


def plain_stages(table: EncycBoard, events: Sequence[Event], held: str) -> list[Stage]:
    """The stages of a person's or a bot's choices, or of the beginning of a round."""
    result: list[Stage] = []
    gains: list[Sprite] = []
    told, start, prints = "", table.names["hand"], any(event.kind == "published" for event in events)
    for event in events:
        if event.kind in (*flights.TAKEN, *PLACED):
            result += _gain_stage(gains, told)
            gains, told, is_taken = [], "", event.kind in flights.TAKEN
            held = flights.die_picture(event) if is_taken else held
            goal = flights.die_goal(table, event)
            if goal is not None:
                result.append(_die_stage(table, event, events, held, start))
                start = goal
        elif event.kind == "put_die":
            result.append(Stage(0.4, (flights.put(table, event),), "place", caption=_caption(table, event, events)))
        elif event.kind == "published":
            own = [one for one in events if one.seat == event.seat]
            result.append(replace(printing.printed(table, own), caption=_caption(table, event, events)))
        elif event.kind in flights.CARRIED and not (prints and event.kind in printing.SHOWN):
            gains += flights.carried(table, event, start)
            told = told or _caption(table, event, events)
    return [*_round_stage(table, events), *result, *_gain_stage(gains, told), *_roll_stage(table, events)]


def _die_stage(table: EncycBoard, event: Event, events: Sequence[Event], held: str, start: pygame.Rect) -> Stage:
    """A die is taken, rolled again, or placed."""
    found = flights.die_flight(table, event, start, held)
    caption = _caption(table, event, events)
    if event.kind == "rolled_again":
        return Stage(flights.ROLL + 0.1, (found,), "die", caption=caption, moment="reroll")
    kind, sound = ("die", "pick") if event.kind in flights.TAKEN else ("place", "place")
    return Stage(SPAN[kind], (found,), sound, caption=caption)


def _gain_stage(gains: list[Sprite], caption: str) -> list[Stage]:
    """Cards and goods on their way, one a little after the other."""
    if not gains:
        return []
    late = ways.in_turn(gains, 0.07)
    return [Stage(SPAN["gain"] + 0.07 * min(len(late), 8), late, "score", caption=caption)]


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
    return [Stage(0.0, swap=True), table.announce(moment, banner, _caption(table, begun, events), sound)]


def _caption(table: EncycBoard, event: Event, events: Sequence[Event]) -> str:
    """The sentence of the log for an event."""
    if event.kind == "took_die" and any(one.kind == "automa" for one in events):
        return ""
    lines = words.log_lines(table, [event])
    return lines[0].text if lines else ""


def _roll_stage(table: EncycBoard, events: Sequence[Event]) -> list[Stage]:
    """The dice of a new round tumble to their owners."""
    start = square(table.names["rounds"], 0.4)
    dice = [
        flights.tumble(die, start, _roll_goal(table, event.seat, n), n * 0.05)
        for event in events
        if event.kind == "rolled"
        for n, die in enumerate(str(event["dice"]).split(", "))
    ]
    own = [event for event in events if event.kind == "rolled" and event.seat == table.focus]
    caption = _caption(table, own[0], events) if own else ""
    return [Stage(flights.ROLL + 0.25, tuple(dice), "die", moment="roll", caption=caption)] if dice else []


def _roll_goal(table: EncycBoard, seat: int, number: int) -> pygame.Rect:
    """Where a rolled die comes to rest: on the desk for the own seat, on the spaces of the others."""
    if seat == table.focus:
        hand = table.names["hand"]
        return square(hand.move(number * hand.width, 0), 0.7)
    return square(table.names[f"space.{seat}.{SPACES[min(number, 3)]}"])


def stages(table: EncycBoard, events: Sequence[Event], before: EncycView) -> list[Stage]:
    """The stages of what happened, in order; the last one shows the table after it."""
    result: list[Stage] = []
    for group in _turns(events):
        acting = automa_moves.acting(table, group)
        if group[0].kind == automa_moves.TAKES:
            result += automa_moves.takes(table, group)
        elif acting is not None:
            own, rest = automa_moves.parted(group)
            result += [*automa_moves.acts(table, acting, own), *plain_stages(table, rest, "die_any")]
        else:
            result += plain_stages(table, group, hand_image(before) if before.value else "die_any")
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
