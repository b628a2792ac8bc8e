"""Holotype under test."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.holotype.model import HoloState
from tests.games.case import Case
from tests.games.subject import Subject


def scramble(world: HoloState, _seats: int, seat: int) -> None:
    """Turn the decks round, exchange hidden cards of others with those of the same age, mix their objectives."""
    others = [other for other in range(len(world.hands)) if other != seat]
    world.deck = world.deck[::-1]
    world.trace_deck = world.trace_deck[::-1]
    for other in others:
        _exchange(world, other)
        trace = world.trace_hands[other]
        if trace and world.trace_deck:
            out = trace.bit_length() - 1
            world.trace_hands[other] ^= 1 << out | 1 << world.trace_deck[0]
            world.trace_deck[0] = out
    slots = [slot for slot in range(len(world.personals)) if slot // 2 != seat]
    cards = [world.personals[slot] for slot in slots]
    for slot, card in zip(slots, reversed(cards), strict=True):
        world.personals[slot] = card


def _exchange(world: HoloState, other: int) -> None:
    """Exchange one hidden card of another seat's hand for the first one of the deck that is of the same age."""
    hidden = world.hands[other] & ~world.known[other]
    for place, card in enumerate(world.deck):
        for age in world.ages:
            mine = hidden & age
            if age >> card & 1 and mine:
                out = mine.bit_length() - 1
                world.hands[other] ^= 1 << out | 1 << card
                world.deck[place] = out
                return


def belongings(view: Any, seat: int) -> Counter[object]:
    """Fossils by period, research, cards, traces, discs."""
    mat = view.mats[seat]
    things: dict[object, int] = {"research": mat.research, "card": mat.hand_size, "trace": mat.trace_count}
    things.update({"disc": mat.discs})
    things.update(enumerate(mat.fossils))
    return Counter(things)


def _tracks(*kinds: tuple[int, str]) -> tuple[Case, ...]:
    return tuple(Case("holotype", seats, (("track", track),)) for seats, track in kinds)


SUBJECT: Final = Subject(
    "holotype",
    scramble,
    belongings,
    pictures={
        "holotype": "--seats 4 --seed 4 --steps 300",
        "holotype-fr": "--seats 3 --seed 1 --steps 7 --lang fr",
    },
    cases=_tracks((2, "6"), (3, "two"), (4, "two"), (5, "two")),
    long_cases=(
        *(Case("holotype", seats) for seats in (2, 3, 4, 5)),
        *(Case("holotype", seats, (("basal", "yes"),)) for seats in (2, 5)),
        *_tracks((2, "10"), (4, "three"), (5, "four"), (2, "three"), (3, "four"), (2, "five")),
    ),
    step=90,
    apart=120,
    hiding=({}, {"basal": "yes"}),
    quick={"track": "6"},
    sums=({}, {"basal": "yes"}),
    prompts=8,
    rehearses=True,
    secret=True,
)
