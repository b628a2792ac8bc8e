"""The simple bots: deterministic, honest, and the greedy one sensible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ai.arena import Series, play
from ai.bad_bot import BadBot
from ai.bot import Bot
from ai.catalog import make_bot
from ai.minds import worth_of
from ai.search.knowledge import scores_now
from ai.simple import GreedyBot
from game.core.rules import AnyRules
from game.core.values import Action
from game.draftosaurus.model import SPECIES, DraftAction
from game.draftosaurus.rules import DraftRules
from tests.ai.worlds import choice, positions

SIMPLE = ("random", "greedy", "greedy:bare")
TABLES = [(seats, board) for seats in (2, 3, 5) for board in ("summer", "winter")]


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize(("seats", "board"), TABLES)
def test_bots_choose_options_and_the_same_seed_chooses_the_same(name: str, seats: int, board: str) -> None:
    bot = make_bot(name, "draftosaurus")
    for number, (rules, state) in enumerate(positions(seats, board, 3)):
        chosen = choice(bot, rules, state, number)
        assert chosen in rules.options(state)
        assert choice(bot, rules, state, number) == chosen


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize(("seats", "board"), TABLES)
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_bots_decide_the_same_when_everything_hidden_is_dealt_anew(
    name: str, seats: int, board: str, seed: int
) -> None:
    bot = make_bot(name, "draftosaurus")
    for number, (rules, state) in enumerate(positions(seats, board, seed)):
        other = rules.determinize(state, rules.to_act(state), 1000 + number)
        assert choice(bot, rules, state, number) == choice(bot, rules, other, number)


def test_the_seed_reaches_every_option_of_the_random_bot() -> None:
    rules, state = next(positions(2, "summer", 1))
    chosen = {choice(make_bot("random", "draftosaurus"), rules, state, seed) for seed in range(500)}
    assert chosen == set(rules.options(state))


def _tied(_rules: AnyRules, _world: Any, options: Sequence[Action]) -> list[float]:
    return [1.0] * len(options)


@pytest.mark.parametrize("bot", [GreedyBot(_tied), make_bot("greedy:bare", "draftosaurus")], ids=["tied", "bare"])
def test_among_equals_and_without_knowledge_the_greedy_bot_takes_what_scores_most_now(bot: Bot) -> None:
    for rules, state in positions(3, "summer", 4):
        best = max(rules.preview(state, option).total for option in rules.options(state))
        assert rules.preview(state, choice(bot, rules, state, 1)).total == best


def test_a_game_without_knowledge_is_valued_by_its_score() -> None:
    assert worth_of("chess") is scores_now
    rules, state = next(positions(2, "summer", 1))
    options = rules.options(state)
    assert scores_now(rules, state, options) == [rules.preview(state, option).total for option in options]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(
        BadBot, match=r"'curator@99999' \(there are curator:collector, .*curator@1 to curator@10000 mill"
    ):
        make_bot("curator@99999", "draftosaurus")
    with pytest.raises(BadBot, match=r"no bot 'oracle' \(there are: random, greedy, visitor, .*curator, academy\)"):
        make_bot("oracle", "draftosaurus")


def _last_move(bot: Bot, held: list[str], hand: str) -> str:
    """Where the bot puts the last dinosaur of a summer game of two zoos, the other of which is all river."""
    *_, (rules, state) = ((r, s) for r, s in positions(2, "summer", 5) if r.prompt(s) == "pick" and r.to_act(s) == 0)
    assert isinstance(rules, DraftRules)
    rules.boards[0].refill(state, 0, [_code(rules.parse(text)) for text in held])
    others = ["spinosaurus>river"] * 5 + ["parasaurolophus>river"] * 6
    rules.boards[0].refill(state, 1, [_code(rules.parse(text)) for text in others])
    state.box = [0] * len(SPECIES)
    state.hands[:6] = [2 if name == hand else 0 for name in SPECIES]
    state.roller = 0
    return choice(bot, rules, state, 1).text


def _code(action: Action) -> int:
    assert isinstance(action, DraftAction)
    return action.place * 6 + action.species


FILLER = ["brachiosaurus>river"] * 8
BEST = [
    ([*FILLER, "trex>king", "trex>love", "triceratops>love"], "triceratops", "triceratops>love"),
    ([*FILLER, "trex>island", "triceratops>trio", "triceratops>trio"], "brachiosaurus", "brachiosaurus>king"),
    ([*FILLER, "trex>king", "triceratops>trio", "triceratops>trio"], "stegosaurus", "stegosaurus>island"),
    ([*FILLER, "trex>king", "trex>island", "triceratops>trio"], "stegosaurus", "stegosaurus>sameness"),
]


@pytest.mark.parametrize(("held", "hand", "best"), BEST)
def test_the_greedy_bot_ends_with_the_best_last_move(held: list[str], hand: str, best: str) -> None:
    assert _last_move(make_bot("greedy", "draftosaurus"), held, hand) == best


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize(("bots", "least"), [(("greedy", "random"), 0.9), (("greedy", *["random"] * 3), 0.8)])
def test_the_greedy_bot_beats_the_random_one(board: str, bots: tuple[str, ...], least: float) -> None:
    assert play(Series("draftosaurus", bots, 40, 1, {"board": board}))[0].win_share >= least


@pytest.mark.soak
@pytest.mark.parametrize("board", ["summer", "winter", "both"])
@pytest.mark.parametrize(("bots", "least"), [(("greedy", "random"), 0.95), (("greedy", *["random"] * 3), 0.9)])
def test_the_greedy_bot_beats_the_random_one_by_far(board: str, bots: tuple[str, ...], least: float) -> None:
    assert play(Series("draftosaurus", bots, 400, 2, {"board": board}))[0].ci95[0] >= least
