"""Encyclopedia under test."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.core.match import Match
from game.core.state import fingerprint
from game.core.values import Action
from game.encyclopedia import GAME
from game.encyclopedia.model import EncycAction, EncycState
from game.encyclopedia.rules import EncycRules
from tests.games.case import Case, every_variant
from tests.games.subject import Subject

ROUNDS = ("rounds", "4")


def scramble(world: EncycState, _seats: int, _seat: int) -> None:
    """Turn the decks and the round tokens to come round."""
    world.animal_deck = world.animal_deck[::-1]
    world.expert_deck = world.expert_deck[::-1]
    world.round_tokens = world.round_tokens[: world.round] + world.round_tokens[world.round :][::-1]


def belongings(view: Any, seat: int) -> Counter[object]:
    """Coins, tokens, seals, animals in study, their cubes, and the experts that are at work."""
    own = view.seats[seat]
    things: dict[object, int] = {"coin": own.coins, "token": own.tokens, "seal": own.seals}
    things.update({("animal", animal): 1 + mask.bit_count() for animal, mask in own.study})
    things.update({("expert", number): 1 for number in own.active if number >= 0})
    return Counter(things)


def unless_it_runs_on(match: Match, _view: Any, _seat: int, action: Action) -> tuple[int, ...] | None:
    """Nothing where something runs by itself after the action: that is not part of its preview."""
    assert isinstance(match.rules, EncycRules)
    assert isinstance(action, EncycAction)
    ahead, alone = match.fork(), match.rules.clone(match._state)
    ahead.apply(action)
    match.rules.act(alone, action, None)
    return () if fingerprint(alone) != fingerprint(ahead._state) else None


SUBJECT: Final = Subject(
    "encyclopedia",
    scramble,
    belongings,
    pictures={
        "encyclopedia": "--seats 2 --seed 3 --option seat2=linne/boudeuse --steps 25",
        "encyclopedia-fr": "--seats 4 --seed 2 --steps 90 --lang fr --option seat3=trembley/resolution",
    },
    cases=(
        Case("encyclopedia", 2, (ROUNDS,)),
        Case("encyclopedia", 2, (("seat2", "linne/boudeuse"),)),
        Case("encyclopedia", 3, (ROUNDS, ("seat3", "trembley/resolution"))),
        Case(
            "encyclopedia",
            4,
            (ROUNDS, ("seat2", "daubenton/astrolabe"), ("seat3", "linne/resolution"), ("seat4", "trembley/boudeuse")),
        ),
    ),
    long_cases=(
        *(Case("encyclopedia", seats) for seats in (2, 3, 4)),
        *every_variant(GAME, 2)[2:],
        Case("encyclopedia", 3, (("seat2", "linne/astrolabe"), ("seat3", "daubenton/resolution"))),
        Case("encyclopedia", 4, (("seat3", "daubenton/boudeuse"),)),
        Case("encyclopedia", 4, (("seat2", "trembley/astrolabe"), ("seat4", "linne/boudeuse"))),
    ),
    step=40,
    apart=120,
    hiding=({}, {"seat2": "trembley/astrolabe"}),
    quick={"rounds": "4"},
    sums=({"rounds": "4"}, {}),
    prompts=8,
    rehearses=True,
    change=unless_it_runs_on,
)
