"""Holotype under test."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.holotype.model import LOUNGE, WORKERS, HoloState
from game.holotype.view import HoloView
from tests.games.case import Case
from tests.games.subject import Lying, Staged, Subject
from ui.boards.holotype.board import HoloBoard
from ui.boards.holotype.homes import home, stand
from ui.boards.holotype.lifting import workers_out


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


SEATS = (2, 3, 4, 5)
PERIODS = 3

NUMBERS: dict[str, tuple[int, ...]] = {
    "holotype.remark.museum_junior": (2,),
    "holotype.remark.tile_field": (1,),
    "holotype.remark.tile_field_for": (1,),
    "aid.holotype.places.body": (1, 2),
    "aid.holotype.end.body": (1,),
    "rules.holotype.plate.lab": (3,),
    "rules.holotype.plate.holotypes": (3,),
    "rules.holotype.plate.goals": (3,),
    "rules.holotype.plate.unpublished": (2,),
    "rules.holotype.plate.whole": (5,),
    "game.holotype.line": (PERIODS,),
    "holotype.workbench.lab_draw_line": (1,),
    "holotype.workbench.lab_draw_line_more": (1, 2),
    "holotype.ask.dig": (2,),
    "holotype.ask.museum_junior": (2,),
    "holotype.tip.die_museum": (1,),
    "holotype.tip.marks": (2,),
    "holotype.expedition.two_medicine.name": (2,),
    "holotype.objective.sauria_evolution.line": (PERIODS,),
    "holotype.objective.four_clades.name": (4,),
    "holotype.need.contributions": (1,),
    "holotype.need.graded": (1,),
    "holotype.refused.asked_dig": (2,),
    "holotype.refused.one_of_two": (2,),
    "holotype.refused.traded_back": (2,),
    "holotype.location.field.paleontologist": (1,),
    "holotype.location.field.grad_student": (1,),
    "holotype.location.lab.paleontologist": (1,),
    "holotype.location.lab.grad_student": (1,),
    "holotype.location.lab.field_assistant": (1,),
    "holotype.location.journal.paleontologist": (1,),
    "holotype.location.journal.grad_student": (1,),
    "holotype.tile.library.tip": (1,),
    "holotype.tile.field.tip": (1,),
    "holotype.tile.museum.tip": (1,),
    "holotype.tile.lab.tip": (1, 2),
    "holotype.face.1": (1,),
    "holotype.face.2": (2,),
    "holotype.face.3": (3,),
    "holotype.option.track.usual.tip": SEATS,
    **{f"holotype.option.track.{end}.tip": (2,) for end in range(6, 12)},
    **{f"holotype.option.track.{name}.name": (seats,) for seats, name in enumerate(("two", "three"), 2)},
    **{f"holotype.option.track.{name}.name": (seats,) for seats, name in enumerate(("four", "five"), 4)},
    "rules.holotype.setup.body": (2, 6),
    "rules.holotype.turn.body": (2,),
    "rules.holotype.workers.body": SEATS,
    "rules.holotype.field.body": (1, 2, 3),
    "rules.holotype.lab.body": (3,),
    "rules.holotype.museum.body": (2,),
    "rules.holotype.objectives.body": (1, 3),
    "rules.holotype.personal.body": (2, PERIODS, 10, 23, 24, 38, 39, 54),
    "rules.holotype.track.body": SEATS,
    "rules.holotype.milestones.body": (1, 2, 6),
    "rules.holotype.variants.body": (*SEATS, 6, 11),
}
"""What stands written out in texts, because no correction can change what it counts."""

REPORTED: dict[str, int] = {"game.deal.personals": 3, "game.field.senior_draw": 3, "field.dice.jurassic.fossils.1": 4}
"""Figures among them that a correction could try to change: each is reported and left as it is."""


def lying(board: HoloBoard, view: HoloView) -> list[Lying]:
    """Workers at home and on the board, cards in hand, expeditions on the workbench."""
    found = list[Lying]()
    for seat, mat in enumerate(view.mats):
        found += [
            Lying(f"worker_{name}", home(board, seat, f"worker.{name}"))
            for name, where in zip(WORKERS, mat.workers, strict=True)
            if where == LOUNGE
        ]
        out = workers_out(view, seat)
        found += [Lying(f"worker_{name}", stand(board, place, number)) for name, place, number in out]
    cards = [card for card in view.mats[board.focus].hand if f"hand.{card}" in board.places]
    found += [Lying(card, board.places[f"hand.{card}"]) for card in cards]
    return found + [Lying(dig, board.places[f"dig.{dig}"]) for dig in view.drawn if f"dig.{dig}" in board.places]


SUBJECT: Final = Subject(
    "holotype",
    scramble,
    belongings,
    pictures={
        "holotype": "--seats 4 --seed 1 --steps 260",
        "holotype-fr": "--seats 3 --seed 1 --steps 33 --lang fr",
    },
    asked={"holotype-fr": "dig"},
    moments=dict.fromkeys(("roll", "reroll", "bumped", "holotype", "last_round"), Staged(1, {"track": "6"})),
    film=120,
    lying=lying,
    cases=(*_tracks((2, "6"), (4, "two"), (5, "two")), Case("holotype", 3, (("track", "two"), ("late", "yes")))),
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
    pages=lambda figures: figures.specimens,
    numbers=NUMBERS,
    reported=REPORTED,
)
