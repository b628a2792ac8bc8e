"""States that cannot be are refused by name, however they came about."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.core.state import Plain, StateProblem, encode
from game.core.values import Frame
from game.cubosaurs.model import CuboState, licensed
from tests.game.contract import nodes
from tests.game.cubosaurs.table import cubo_rules

Change = Callable[[CuboState], object]


def broken(change: Change, advanced: str = "yes", prompt: str = "turn") -> str:
    """What is said about a state in the middle of a game after a change."""
    rules = cubo_rules(3, advanced=advanced)
    for node in nodes(rules, 4):
        if node.number > 25 and rules.prompt(node.state) == prompt and node.state.stack[-1].args != (1,):
            state = rules.clone(node.state)
            rules.check(state)
            change(state)
            with pytest.raises(StateProblem) as caught:
                rules.check(state)
            return str(caught.value)
    raise AssertionError(f"nobody was asked {prompt}")


def setting(name: str, value: object) -> Change:
    """The change of one field."""
    return lambda state: setattr(state, name, value)


CHANGES: list[tuple[Change, str]] = [
    (setting("counts", [0]), "counts has not the length"),
    (setting("held", [0]), "held has not the length"),
    (setting("tokens", []), "tokens has not the length"),
    (setting("market", [0]), "market has not the length"),
    (setting("past", [1]), "past has not the length"),
    (setting("round", 7), "past has not the length"),
    (setting("starter", 3), "starter is out of range"),
    (setting("left", -1), "left is out of range"),
    (setting("held", [0, 0, 0]), "held does not fit"),
    (setting("barred", 0), "barred does not fit"),
    (setting("supply", 99), "tokens instead of 40"),
    (setting("tokens", [-1, 0, 0]), "tokens is negative"),
    (setting("tiles", [1 << 20, 0, 0]), "no such tile"),
    (setting("tiles", [1023, 1023, 0]), "a tile is missing or twice there"),
    (setting("market", [99, 0, 1, 2]), "no such tile"),
    (setting("pool", [99]), "no such card"),
    (lambda state: state.pool.pop(), "cards of kind"),
    (lambda state: setattr(state, "left", state.left - 1), "cards are in play"),
    (lambda state: state.counts.__setitem__(0, -1), "a count is negative"),
    (setting("seen", [1, 1, 1, 1, 1, 1, 1, 1, 1]), "seen has not the length"),
    (lambda state: setattr(state, "seen", [-1] * len(state.seen)), "did not begin with a drawn card"),
    (lambda state: setattr(state, "seen", [*state.seen[:-1], -2]), "public to some only"),
    (lambda state: setattr(state, "seen", [*state.seen[:-1], licensed(1 << 40)]), "that nobody held"),
    (lambda state: setattr(state, "seen", [licensed(1 << state.hand[0]), *state.seen[1:]]), "bought for nothing"),
    (lambda state: setattr(state, "seen", [99] * len(state.seen)), "seats that are not there"),
    (lambda state: setattr(state, "stack", [Frame("fly", 0)]), ""),
    (lambda state: setattr(state, "stack", [Frame("turn", 9, (0,))]), "the hand has no holder"),
    (lambda state: setattr(state, "stack", [Frame("turn", state.stack[0].seat)]), "more than is owed"),
    (lambda state: setattr(state, "stack", [Frame("next", state.stack[0].seat)]), "the hand does not fit"),
    (lambda state: state.stack.append(Frame("steal", state.stack[0].seat)), "carried out in no turn"),
    (lambda state: state.stack.append(Frame("fly", 0)), "carried out in no turn"),
    (lambda state: state.stack.append(Frame("token", 0)), "a token is owed though there is one"),
    (lambda state: state.stack.insert(0, state.stack[0]), "carried out in no turn"),
]


@pytest.mark.parametrize(("change", "words"), CHANGES)
def test_what_cannot_be_is_named(change: Change, words: str) -> None:
    """One thing wrong, one sentence."""
    assert words in broken(change)


def test_the_basic_game_has_fewer_possibilities() -> None:
    """No destroyed cards, no type twice in a hand."""

    def destroy(state: CuboState) -> None:
        state.gone.append(state.pool.pop())
        state.left -= 1

    assert "destroyed in the basic game" in broken(destroy, "no")


def test_a_tile_that_was_not_bought() -> None:
    """What a tile asks needs the tile; what was chosen for it must be there."""

    def steal(state: CuboState) -> None:
        seat = state.stack[0].seat
        state.stack = [Frame("turn", seat, (1,)), Frame("steal", seat)]
        state.tiles = [0, 0, 0]
        state.market = state.market[:]

    assert broken(steal)
    assert broken(
        lambda state: state.stack.__setitem__(-1, Frame("swap_own", state.stack[0].seat, (9, 0))), prompt="swap_own"
    )
    assert broken(lambda state: state.stack.__setitem__(-1, Frame("swap_own", state.stack[0].seat)), prompt="swap_own")
    assert broken(
        lambda state: state.stack.__setitem__(-1, Frame("give_to", state.stack[0].seat, (99,))), prompt="give_to"
    )


@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_damaged_positions_are_refused_or_can_be_played(advanced: str) -> None:
    """Whatever single number is changed: StateProblem and nothing else, or a game that goes on to its end."""
    rules = cubo_rules(3, advanced=advanced)
    dice = random.Random(6)
    refused = 0
    for node in nodes(rules, 6):
        for _ in range(4):
            plain: Plain = encode(node.state)
            _damage(plain, dice)
            try:
                state = rules.decode(plain)
            except StateProblem:
                refused += 1
                continue
            for later in range(10_000):
                options = rules.options(state)
                if not options:
                    break
                rules.step(state, dice.choice(options), None)
                assert later < 9_999
    assert refused > 100


def _damage(plain: Plain, dice: random.Random) -> None:
    """Change one number of a position, anywhere in it."""
    name = dice.choice([key for key in plain if plain[key] != []])
    value = plain[name]
    wrong = dice.choice([-2, -1, 0, 1, 2, 3, 7, 64, 10**6])
    if isinstance(value, list):
        at = dice.randrange(len(value))
        if isinstance(value[at], list):
            value[at][dice.randrange(1, len(value[at]))] = wrong
        else:
            value[at] = wrong
    else:
        plain[name] = wrong
