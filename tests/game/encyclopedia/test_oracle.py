"""The engine against a plain model of the rules: the same questions and options, the same table after every move."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Sequence

import pytest

from game.core.values import Event
from game.encyclopedia.figures import BEHAVIOURS, SCORINGS
from game.encyclopedia.model import GOODS, EncycState
from game.encyclopedia.rules import EncycRules
from tests.game.encyclopedia.cases import encyc_rules
from tests.game.encyclopedia.oracle import Ask
from tests.game.encyclopedia.oracle_course import Game
from tests.game.encyclopedia.oracle_score import score, winners

Style = Callable[[random.Random, Sequence[str]], str]


def by_chance(dice: random.Random, options: Sequence[str]) -> str:
    """Any option."""
    return dice.choice(options)


def by_zeal(dice: random.Random, options: Sequence[str]) -> str:
    """Mostly expeditions, publications, cubes and experts, so that far ends of the game are reached."""
    for words in (("cube", "use", "cover"), ("expedition", "publication", "university"), ("with", "extra", "level")):
        liked = [option for option in options if option.startswith(words)]
        if liked and dice.random() < 0.6:
            return dice.choice(liked)
    return dice.choice(options)


IMMEDIATE = ("safi_limbila", "ishiwata_eiko", "rachel_mostinckx", "matilda_glenn", "elena_lewis", "adriana_zarek")
"""Experts that are used once, and those that are paid with reputation for publications."""


def by_keeping(dice: random.Random, options: Sequence[str]) -> str:
    """Experts are kept, so that they can be used at every question; many publications and more actions for seals."""
    wanted = [option for option in options if option == "keep" or option.removeprefix("expert ") in IMMEDIATE]
    if wanted and dice.random() < 0.9:
        return dice.choice(wanted)
    for words in (("cube", "cover"), ("publication", "university", "extra"), ("with", "level")):
        liked = [option for option in options if option.startswith(words)]
        if liked and dice.random() < 0.5:
            return dice.choice(liked)
    return dice.choice(options)


def compare(rules: EncycRules, state: EncycState, model: Game) -> None:
    """Every seat has the same things and the same score in both."""
    animals, experts = rules.box.animal_ids, rules.box.experts.ids
    view = rules.view(state, 0)
    assert (view.first, view.round) == (model.first, model.round)
    assert {animals[card] for card in view.gone} == set(model.gone)
    for seat, player in enumerate(model.players):
        board = view.seats[seat]
        assert [getattr(board, good) for good in GOODS] == [player.goods[good] for good in GOODS]
        types = {animals[card]: {kind + 1 for kind in range(4) if mask >> kind & 1} for card, mask in board.study}
        assert types == player.study
        assert {experts[card] for card in board.active if card >= 0} == set(player.active)
        assert Counter(experts[card] for card in board.retired) == Counter(player.retired)
        assert [animals[card] for card in board.published] == player.published
        if not model.hiring:
            assert rules.scores(state)[seat].total == score(player)


def follow(rules: EncycRules, options: dict[str, str], seed: int, style: Style) -> int:
    """Play one game in both; how many choices there were."""
    dice, told = random.Random(seed), deque[Event]()
    events: list[Event] = []
    state = rules.start(seed, events)
    told.extend(events)
    model = Game(rules.seats, options, told)
    course = model.run()
    asked: Ask | None = next(course)
    choices = 0
    while asked is not None:
        seat, prompt, texts = asked
        if state.stack and (rules.to_act(state), rules.prompt(state)) == (seat, prompt) and len(texts) > 1:
            assert {option.text for option in rules.options(state)} == set(texts)
            compare(rules, state, model)
            answer = style(dice, sorted(texts))
            events = []
            rules.apply(state, rules.parse(answer), events)
            told.extend(events)
            choices += 1
        elif state.stack and [option.text for option in rules.options(state)] == texts and rules.to_act(state) == seat:
            answer = texts[0]
            events = []
            rules.apply(state, rules.parse(answer), events)
            told.extend(events)
        else:
            assert len(texts) == 1, f"{asked} is not asked by the engine"
            answer = texts[0]
        try:
            asked = course.send(answer)
        except StopIteration:
            asked = None
    result = rules.outcome(state)
    assert result is not None
    assert result.winners == winners(model)
    compare(rules, state, model)
    return choices


def mix(seed: int) -> tuple[int, dict[str, str]]:
    """A number of seats, Automas on some of them, and the length of the game."""
    dice = random.Random(seed)
    seats = dice.choice((2, 3, 4))
    options = {"rounds": dice.choice(("4", "6"))}
    for number in range(2, seats + 1):
        if dice.random() < 0.5:
            options[f"seat{number}"] = f"{dice.choice(BEHAVIOURS)}/{dice.choice(SCORINGS)}"
    return seats, options


@pytest.mark.parametrize("style", [by_chance, by_zeal, by_keeping])
def test_the_engine_plays_as_the_plain_model_does(style: Style) -> None:
    """Games of players and Automas."""
    for seed in range(6):
        seats, options = mix(seed)
        assert follow(encyc_rules(seats, **options), options, seed, style) > 20


@pytest.mark.soak
@pytest.mark.parametrize("style", [by_chance, by_zeal, by_keeping])
def test_many_games(style: Style) -> None:
    """Hundreds of games of all mixes."""
    for seed in range(100, 400):
        seats, options = mix(seed)
        assert follow(encyc_rules(seats, **options), options, seed, style) > 20
