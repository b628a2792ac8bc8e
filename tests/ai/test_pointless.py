"""No level does what nobody would: go in circles, pay for nothing, or leave what the last choice would have brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ai.bot import sampler
from ai.catalog import make_bot
from ai.knowledge.encyclopedia.goods import counted
from ai.levels import LEVELS
from game.core.rng import advance, seeded
from game.core.rules import AnyRules
from game.core.state import encode, fingerprint
from game.core.values import Action, Decision
from game.encyclopedia.model import COINS, WIDTH
from game.encyclopedia.rules import EncycRules
from game.registry import GAMES, make_rules
from tests.games import SUBJECTS
from tests.shares import dealt

LOOKS = 1
"""Play-outs of every bot: then haze and worth choose, which is where silly choices would come from."""

PAIRS = (("visitor", "curator"), ("assistant", "academy"), ("student", "naturalist"))
"""All levels, by twos at a table."""

Choice = tuple[Decision, Action, Any, Any]
"""What was asked, what was taken, and the state before and after it."""


def _choices(rules: AnyRules, levels: list[str], seed: int) -> Iterator[Choice]:
    """All choices of a game between bots of these levels that had more than one option."""
    bots = [make_bot(f"{level}#{LOOKS}", rules.game) for level in levels]
    state, rng = rules.start(seed), seeded(seed)
    while (decision := rules.decision(state)) is not None:
        rng = advance(rng)
        before = rules.clone(state)
        action = bots[decision.seat].choose(rules, decision, sampler(rules, state, decision.seat), rng)
        rules.step(state, action, None)
        if len(decision.options) > 1:
            yield decision, action, before, rules.clone(state)


@pytest.mark.parametrize(("game_id", "pair"), dealt(GAMES, [(pair,) for pair in PAIRS]))
def test_no_level_comes_back_to_where_it_was_or_leaves_points_at_last(game_id: str, pair: tuple[str, str]) -> None:
    assert set(pair) <= set(LEVELS)
    _goes_on(game_id, list(pair), 5)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(6, 12))
def test_nor_at_any_table(game_id: str, seed: int) -> None:
    """With every level at some seat, and as many seats as the game has."""
    counts, levels = GAMES[game_id].seat_counts, list(LEVELS)
    seats = max(2, counts[seed % len(counts)])
    _goes_on(game_id, [levels[(seed + seat) % len(levels)] for seat in range(seats)], seed)


def _goes_on(game_id: str, levels: list[str], seed: int) -> None:
    """Hold that nobody in a game comes back to a position of the own turn, or ends the game with points left."""
    rules = make_rules(game_id, len(levels)).rules
    seen: set[str] = set()
    asked = -1
    for decision, action, before, after in _choices(rules, levels, seed):
        if decision.seat != asked:
            asked, seen = decision.seat, set()
        seen.add(_known(rules, before))
        assert _known(rules, after) not in seen, f"{action.text} leads back"
        if rules.outcome(after) is not None:
            ends = [_own(rules, before, option, decision.seat) for option in decision.options]
            assert rules.scores(after)[decision.seat].total >= max(ends) - 1, f"{action.text} leaves points"


def _known(rules: AnyRules, state: Any) -> str:
    """A position without its chance."""
    copy = rules.clone(state)
    copy.rng = 0
    return fingerprint(copy)


def _own(rules: AnyRules, before: Any, option: Action, seat: int) -> int:
    """What a seat scores if the game ends with an option, else nothing."""
    after = rules.clone(before)
    rules.step(after, option, None)
    return rules.scores(after)[seat].total if rules.outcome(after) is not None else 0


@pytest.mark.parametrize(("game_id", "pair"), dealt(GAMES, [(pair,) for pair in reversed(PAIRS)]))
def test_no_level_pays_more_for_the_same(game_id: str, pair: tuple[str, str]) -> None:
    """No other option would have come to the very same position with more of what the seat owns, without any luck."""
    rules = make_rules(game_id, 2, SUBJECTS[game_id].quick).rules
    compared = 0
    for decision, action, before, after in _choices(rules, list(pair), 5):
        ends = {option.text: _after(rules, before, option) for option in decision.options if option != action}
        sure = [text for text, end in ends.items() if end.rng == after.rng == before.rng]
        dearer = [text for text in sure if _has_less(rules, after, ends[text], decision.seat)]
        assert dearer == [], f"{action.text} pays more than {dearer} for the same"
        compared += len(sure)
    assert compared >= 10


def _after(rules: AnyRules, before: Any, option: Action) -> Any:
    """The position after an option."""
    state = rules.clone(before)
    rules.step(state, option, None)
    return state


def _has_less(rules: AnyRules, one: Any, other: Any, seat: int) -> bool:
    """Whether two positions differ in nothing but that a seat owns less of some things in the first one."""
    own, more = (SUBJECTS[rules.game].belongings(rules.view(state, seat), seat) for state in (one, other))
    missing = [thing for thing in {*own, *more} if own[thing] != more[thing]]
    if not missing or any(own[thing] > more[thing] for thing in missing):
        return False
    first, second = (list(_leaves({**encode(state), "rng": 0})) for state in (one, other))
    return len(first) == len(second) and sum(a != b for a, b in zip(first, second, strict=True)) == len(missing)


def _leaves(plain: object) -> Iterator[object]:
    """The single values of plain data, in order."""
    parts = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list | tuple) else None
    if parts is None:
        yield plain
        return
    for part in parts:
        yield from _leaves(part)


@pytest.mark.parametrize("levels", [["visitor", "assistant"], ["student", "naturalist"]])
def test_nobody_changes_a_seal_and_keeps_all_the_coins(levels: list[str]) -> None:
    """Where no expert counts coins, those of a seal are spent before another seat is asked."""
    rules = make_rules("encyclopedia", 2, {"rounds": "4"}).rules
    assert isinstance(rules, EncycRules)
    waiting = -1
    for decision, action, before, after in _choices(rules, levels, 1):
        at = decision.seat * WIDTH + COINS
        assert waiting in (-1, decision.seat), "coins of a seal were kept"
        if after.goods[at] < before.goods[at]:
            waiting = -1
        if action.text == rules.box.actions.change.text and not counted(rules.box, before, decision.seat, COINS):
            waiting = decision.seat
