"""What can be won beside a game of Encyclopedia, and what nearly wins it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from game.core.honours import Finished
from game.core.record import Seat
from game.core.values import Event
from game.encyclopedia.box import AUTOMAS
from game.encyclopedia.honours import ALL_TYPES, HONOURS
from game.encyclopedia.model import ANIMALS_AT, CATEGORIES, COINS, EXPERTS_AT, LANDS, SHELF, TYPES
from tests.game.encyclopedia.cases import encyc_rules
from tests.game.honouring import check, finished

RULES = encyc_rules(2)
OWN = {honour.id: honour for honour in HONOURS}


def shelf(numbers: Mapping[int, int], coins: int = 1, total: int = 0) -> Finished:
    """A game in which the first seat has such a shelf, so many coins and points."""
    state = RULES.start(1)
    state.shelf[:SHELF] = [numbers.get(at, 0) for at in range(SHELF)]
    state.goods[COINS] = coins
    return finished(RULES, state, {"points": total})


def against(*automas: str) -> Finished:
    """A game won over these Automas."""
    seats = [Seat("P0"), *(Seat("A", "automa", automa) for automa in automas)]
    return finished(RULES, RULES.start(1), seats=seats)


def course(wanted: int) -> Finished:
    """A played game that is cut off at a publication of so many Types with cubes by the first seat, or before it."""
    for seed in range(400):
        rng, state, texts = random.Random(seed), RULES.start(seed), []
        while options := RULES.options(state):
            seat, events = RULES.to_act(state), list[Event]()
            action = _eager(list(options), rng)
            texts.append(action.text)
            RULES.step(state, action, events)
            count = sum(event.kind == "published_cubes" and event.seat == 0 for event in events)
            if count == wanted and ALL_TYPES in texts and seat == 0:
                return replace(finished(RULES, state), seed=seed, actions=tuple(texts))
    raise AssertionError(f"no publication of {wanted} Types in sight")


def _eager(options: list, rng: random.Random):  # type: ignore[no-untyped-def,type-arg]
    """A choice that rather places cubes and publishes."""
    liked = [one for one in options if one.text.startswith(("cube", ALL_TYPES, "publication"))]
    return rng.choice(liked or options)


CONTINENTS = {ANIMALS_AT + land: 1 for land in range(LANDS)}
CASES = {
    "five_types": (course(TYPES), course(TYPES - 1)),
    "automas": (against(AUTOMAS[0]), finished(RULES, RULES.start(1))),
    "continents": (shelf(CONTINENTS), shelf({**CONTINENTS, ANIMALS_AT: 0})),
    "categories": (shelf(dict.fromkeys(range(len(CATEGORIES)), 1)), shelf(dict.fromkeys(range(1, len(CATEGORIES)), 1))),
    "company": (shelf({EXPERTS_AT: 8}), shelf({EXPERTS_AT: 7, ANIMALS_AT: 5})),
    "library": (shelf({ANIMALS_AT: 4, ANIMALS_AT + 1: 6}), shelf({ANIMALS_AT: 4, ANIMALS_AT + 1: 5})),
    "homeland": (shelf({ANIMALS_AT + 2: 6}), shelf({ANIMALS_AT: 5, ANIMALS_AT + 2: 5})),
    "thrift": (shelf({}, coins=0), shelf({}, coins=1)),
    "grand": (shelf({}, total=200), shelf({}, total=199)),
}


def test_every_honour_is_won_and_nearly_won() -> None:
    """By the board at the end, and one by the course of the game."""
    check(HONOURS, CASES)


def test_all_nine_automas_are_nine_steps() -> None:
    """One game beats one or several of them; a person among them is none."""
    assert len(OWN["automas"].needed) == 9
    assert OWN["automas"].marks(against(*AUTOMAS[:2]), 0) == [f"automas:{automa}" for automa in AUTOMAS[:2]]
    assert OWN["automas"].marks(replace(against(AUTOMAS[0]), seats=[Seat("P0"), Seat("B", "bot", AUTOMAS[0])]), 0) == []


def test_moves_that_do_not_fit_win_nothing() -> None:
    """As those of a save whose rules have changed since."""
    game = replace(finished(RULES, RULES.start(1)), seed=1, actions=(ALL_TYPES, "nonsense"))
    assert OWN["five_types"].marks(game, 0) == []
