"""Whole games against the rulebook written a second time: questions, options, cards, tokens, tiles and scores agree."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.core.rules import complete_options
from game.core.values import Action, Event
from game.cubosaurs.model import CuboState
from game.cubosaurs.rules import OPTIONS, CuboRules
from tests.game.cubosaurs.oracle import COSTS, INTERACTION, Oracle
from tests.game.cubosaurs.table import EVERY_COUNT, KINDS, cubo_rules, figures

SEEDS = 2
MORE_SEEDS = 60


def poor_rules(seats: int, tokens: int) -> CuboRules:
    """The advanced game with so few tokens that the supply runs dry."""
    game = figures().game
    few = msgspec.structs.replace(game.tokens, count=tokens)
    scarce = msgspec.structs.replace(figures(), game=msgspec.structs.replace(game, tokens=few))
    return CuboRules(scarce, seats, complete_options(OPTIONS, {"advanced": "yes"}))


def oracle_for(rules: CuboRules, options: dict[str, str], tokens: int) -> Oracle:
    """An oracle of the same game."""
    names = [card.name for card in rules.deck.kinds]
    advanced = options.get("advanced") == "yes"
    tiles = set(COSTS) - (INTERACTION if options.get("interaction") == "no" else set()) if advanced else set()
    rounds = int(options.get("rounds", "3" if rules.seats == 2 else "2"))
    return Oracle(
        names, [names[kind] for kind in rules.deck.full], rules.seats, rounds, tiles, tokens if advanced else 0
    )


def pick(options: tuple[Action, ...], dice: random.Random) -> Action:
    """An option by chance; a tile for sale is bought more often than not."""
    sales = [option for option in options if option.text.startswith("buy")]
    return dice.choice(sales if sales and dice.random() < 0.6 else options)


def agree(rules: CuboRules, state: CuboState, oracle: Oracle) -> None:
    """Everything on the table is what the oracle has there, and the same is asked with the same options."""
    asked = (rules.to_act(state), rules.prompt(state)) if state.stack else (-1, "")
    assert asked == oracle.asked()
    assert {action.text for action in rules.options(state)} == (set() if oracle.over else oracle.options())
    view, names = rules.view(state, oracle.turn), oracle.names
    for counts, collection in zip(view.collections, oracle.collections, strict=True):
        assert [names[kind] for kind, count in enumerate(counts) for _ in range(count)] == sorted(
            collection, key=names.index
        )
    assert [names[kind] for kind in view.hand if kind is not None] == oracle.hand
    assert (view.deck, len(view.destroyed), list(view.tokens)) == (oracle.deck, len(oracle.gone), oracle.tokens)
    assert view.supply == oracle.supply
    assert list(view.market) == oracle.market
    assert [set(tiles) for tiles in view.tiles] == [set(tiles) for tiles in oracle.bought]
    assert [score.total for score in rules.scores(state)] == oracle.totals()


def play(rules: CuboRules, oracle: Oracle, seed: int) -> set[str]:
    """A whole random game beside the oracle; what was asked in it."""
    dice = random.Random(f"oracle {rules.seats} {seed}")
    events: list[Event] = []
    state = rules.start(seed, events)
    oracle.begin(events)
    agree(rules, state, oracle)
    asked: set[str] = set()
    while options := tuple(rules.options(state)):
        asked.add(rules.prompt(state))
        action = pick(options, dice)
        events = []
        rules.step(state, action, events)
        oracle.play(action.text, events)
        agree(rules, state, oracle)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners == oracle.winners()
    return asked


every_game = pytest.mark.parametrize("options", KINDS, ids=str)
every_count = pytest.mark.parametrize("seats", EVERY_COUNT)


@every_count
@every_game
def test_whole_games(seats: int, options: dict[str, str]) -> None:
    """Basic and advanced, with and without direct interaction, two rounds and three."""
    rules = cubo_rules(seats, **options)
    for seed in range(SEEDS):
        play(rules, oracle_for(rules, options, 40), seed)


@pytest.mark.soak
@every_count
@every_game
def test_many_whole_games(seats: int, options: dict[str, str]) -> None:
    """The same for many more."""
    rules = cubo_rules(seats, **options)
    for seed in range(SEEDS, SEEDS + MORE_SEEDS):
        play(rules, oracle_for(rules, options, 40), seed)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("tokens", [4, 9])
def test_games_with_an_empty_supply(seats: int, tokens: int) -> None:
    """Tokens are then taken from opponents, by choice where there is one."""
    rules = poor_rules(seats, tokens)
    asked: set[str] = set()
    for seed in range(4):
        asked |= play(rules, oracle_for(rules, {"advanced": "yes"}, tokens), seed)
    assert ("token" in asked) == (seats > 2)


def test_every_question_is_asked() -> None:
    """The random games come to everything that the rules can ask."""
    rules = cubo_rules(4, advanced="yes")
    asked: set[str] = set()
    for seed in range(100, 112):
        asked |= play(rules, oracle_for(rules, {"advanced": "yes"}, 40), seed)
    expected = {"turn", "forbidden", "destroy", "destroy_other", "steal", "give", "give_to", "swap", "swap_own"}
    assert expected <= asked
