"""Draftosaurus under test."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.core.match import Match
from game.core.values import Action
from game.draftosaurus import GAME
from game.draftosaurus.model import KINDS, PICK, DraftAction, DraftState
from game.draftosaurus.rules import DraftRules
from game.draftosaurus.view import DraftView
from tests.game.draftosaurus import oracle
from tests.game.draftosaurus.table import LETTERS
from tests.games.case import every_case_of
from tests.games.subject import Staged, Subject


def scramble(world: DraftState, seats: int, seat: int) -> None:
    """Exchange dinosaurs between the bag and the hands that never were the seat's; forget what others have picked."""
    if world.stack[-1].kind != PICK:
        return
    for other in range(seats):
        held = (other - seat) % seats <= world.turn
        if other != seat:
            world.picks[other] = world.boxed[other] = -1
            world.stack = [frame for frame in world.stack if frame.seat != other]
        if held:
            continue
        at = other * KINDS
        out = next((kind for kind in range(KINDS) if world.hands[at + kind]), -1)
        come = next((kind for kind in range(KINDS) if kind != out and world.bag[kind]), -1)
        if min(out, come) >= 0:
            world.hands[at + out] -= 1
            world.hands[at + come] += 1
            world.bag[out] += 1
            world.bag[come] -= 1


def belongings(view: Any, seat: int) -> Counter[object]:
    """The dinosaurs in the zoo."""
    return Counter(view.zoos[seat])


def placed(match: Match, view: Any, seat: int, action: Action) -> tuple[int, ...] | None:
    """A sealed pick is placed later: by the rulebook's score of the own zoo with it, all others as they stand."""
    rules = match.rules
    assert isinstance(rules, DraftRules)
    assert isinstance(view, DraftView)
    if not isinstance(action, DraftAction) or action.kind != PICK:
        return None
    places = rules.boards[view.part].places
    zoos = [[(places[code // KINDS], LETTERS[code % KINDS]) for code in zoo] for zoo in view.zoos]
    before = oracle.score_now(view.board, zoos, seat)
    zoos[seat].append((places[action.place], LETTERS[action.species]))
    change = oracle.score_now(view.board, zoos, seat) - before
    return tuple(change if other == seat else 0 for other in range(rules.seats))


NUMBERS: dict[str, tuple[int, ...]] = {
    "draftosaurus.pen.sameness.tip": (1,),
    "draftosaurus.pen.differences.tip": (1,),
    "draftosaurus.pen.wood.tip": (1, 2),
    "draftosaurus.pen.pyramid.tip": (2, 3),
    "draftosaurus.tip.box": (2,),
    "draftosaurus.refused.alternating": (2,),
    "draftosaurus.option.board.both.tip": (2,),
    "rules.draftosaurus.aim.body": (12,),
    "rules.draftosaurus.turn.body": (12,),
    "rules.draftosaurus.pens_summer.body": (7,),
    "rules.draftosaurus.pens_winter.body": (2, 3),
    "rules.draftosaurus.trex.body": (2,),
    "rules.draftosaurus.two_players.title": (2,),
    "rules.draftosaurus.two_players.body": (2,),
    "rules.draftosaurus.end.body": (12,),
    "rules.draftosaurus.bag.body": (2, 3, 4, 5),
    "rules.draftosaurus.variants.body": (2, 6, 7),
    "aid.draftosaurus.turn.body": (2,),
    "aid.draftosaurus.end.body": (12,),
}
"""What stands written out in texts, because no correction can change what it counts."""

REPORTED: dict[str, int] = {
    "boards.summer.trio.values.1": 9,
    "boards.summer.love.slots": 8,
    "boards.summer.king.slots": 2,
    "boards.summer.island.slots": 2,
    "boards.winter.lookout.slots": 2,
    "boards.winter.quarantine.slots": 2,
    "boards.winter.pyramid.slots": 5,
    "game.rounds.2.rounds": 5,
    "game.rounds.3.rounds": 3,
}
"""Figures among them that a correction could try to change: each is reported and left as it is."""


SUBJECT: Final = Subject(
    "draftosaurus",
    scramble,
    belongings,
    pictures={
        "table-summer": "--seats 4 --seed 3 --steps 30 --click hand.stegosaurus",
        "table-winter-fr": "--seats 3 --seed 5 --steps 27 --option board=winter --lang fr",
        "end": "--scene end --seats 4 --seed 3 --option board=winter --part 1",
    },
    moments=dict.fromkeys(("round", "last_round", "draw", "roll", "reveal", "pass"), Staged(1)),
    film=14,
    cases=every_case_of(GAME),
    step=4,
    hiding=({}, {"board": "winter"}),
    sums=({"board": "winter"}, {"board": "both"}),
    prompts=2,
    spends=False,
    change=placed,
    pages=lambda figures: figures.game.species.names,
    numbers=NUMBERS,
    reported=REPORTED,
)
