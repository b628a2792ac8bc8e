"""End positions written down by people: scored as the game scores, or refused with every reason."""

from __future__ import annotations

import random
from typing import Any

import pytest
import yaml

from game.core.data import BadData
from game.core.rules import complete_options
from game.core.values import Outcome
from game.core.yaml_file import Document
from game.encyclopedia.model import CATEGORIES, CONTINENTS, EncycState
from game.encyclopedia.position import FORMAT, position
from game.encyclopedia.rules import OPTIONS, EncycRules
from tests.game.contract import play_out
from tests.game.encyclopedia.cases import FIGURES, encyc_rules


def result(players: object) -> Outcome:
    """The result of boards as they stand in a document."""
    document = Document("a.yaml", {"game": "encyclopedia", "players": players})
    return position(FIGURES, complete_options(OPTIONS, {}), document)


def refused(players: object) -> str:
    """What is wrong with boards."""
    with pytest.raises(BadData) as caught:
        result(players)
    return str(caught.value)


def written(rules: EncycRules, state: EncycState, seat: int) -> dict[str, Any]:
    """A board of a game as people write it."""
    view = rules.view(state, seat).seats[seat]
    automa = rules.box.automa[seat]
    animals = (
        [sum(rules.box.continent[card] == n for card, _ in view.study) for n in range(5)] if automa else view.animals
    )
    board: dict[str, Any] = {
        "points": view.points, "coins": view.coins, "tokens": view.tokens, "seals": view.seals,
        "animals": dict(zip(CONTINENTS, animals, strict=True)),
        "experts": dict(zip(CONTINENTS, view.experts, strict=True)),
    }  # fmt: skip
    if automa:
        return {**board, "automa": f"{view.behaviour}/{view.scoring}"}
    active = [rules.box.experts.ids[card] for card in view.active if card >= 0]
    cubes = dict(zip(CATEGORIES, view.cubes, strict=True))
    return {**board, "reputation": view.reputation, "cubes": cubes, "active": active}


@pytest.mark.parametrize("options", [{}, {"seat2": "daubenton/astrolabe"}, {"seat3": "trembley/boudeuse"}])
def test_positions_score_as_the_game_does(options: dict[str, str]) -> None:
    """The end of a game, written down, gives its result."""
    rules = encyc_rules(3, **options)
    for seed in range(4):
        state = rules.start(seed)
        play_out(rules, state, random.Random(seed))
        assert result([written(rules, state, seat) for seat in range(3)]) == rules.outcome(state)


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ([], "must be a mapping"),
        ({"moon": 1}, "no such key here"),
        ({"points": -1}, "from 0 to 999"),
        ({"coins": "many"}, "from 0 to 999"),
        ({"cubes": {"fish": 1}}, "no such name"),
        ({"cubes": [1]}, "must be a mapping"),
        ({"animals": {"america": 16}}, "there are only 15"),
        ({"experts": {"asia": 12}}, "there are only 11"),
        ({"active": ["nobody"]}, "no expert 'nobody'"),
        ({"active": "rogerio_luz"}, "must be a list"),
        ({"active": ["rogerio_luz"]}, "but 1 lie face up"),
        ({"reputation": 16}, "the track ends at 15"),
        ({"automa": "linne"}, "no Automa 'linne'"),
        ({"automa": "linne/boudeuse", "cubes": {}}, "no such key here"),
        (
            {
                "experts": {"america": 5},
                "active": ["rogerio_luz", "elena_lewis", "etienne_lebeau", "alonso_rossette", "audrey_morton"],
            },
            "at most 4",
        ),
    ],
)
def test_what_cannot_stand(board: object, words: str) -> None:
    """Every refusal names its place."""
    text = refused([board])
    assert words in text
    assert "players" in text


def test_how_many_boards() -> None:
    """One to four; an expert lies face up in one place only; all problems are reported."""
    nothing: list[object] = [[], [{}] * 5, {}, None]
    for players in nothing:
        assert "one to four players" in refused(players)
    twice = {"experts": {"america": 1}, "active": ["rogerio_luz"]}
    assert "rogerio_luz lies face up twice" in refused([twice, twice])
    text = refused([{"moon": 1, "coins": -1}, {"reputation": 99}])
    assert [words in text for words in ("players[0].moon", "players[0].coins", "players[1].reputation")] == [True] * 3


def test_ties_between_written_boards() -> None:
    """Most published animals win a tie; an Automa has published none."""
    found = result([{"points": 9, "animals": {"asia": 1}}, {"points": 10}])
    assert (found.winners, found.reason) == ((0,), "most_published")
    found = result([{"automa": "linne/boudeuse", "animals": {"asia": 1}}, {"points": 1}])
    assert (found.winners, found.reason) == ((0, 1), "shared")


def test_the_example_of_the_help_is_a_position() -> None:
    """What `cabinet score --help` shows can be scored."""
    example = FORMAT.partition("nothing:\n")[2].partition("\nNames")[0]
    data = yaml.safe_load(example)
    outcome = position(FIGURES, complete_options(OPTIONS, {}), Document("a.yaml", data))
    assert [score.points("points") for score in outcome.scores] == [61, 40]
    assert outcome.scores[0].points("experts") == 11
    assert outcome.scores[1].points("africa") == 4 * 3
