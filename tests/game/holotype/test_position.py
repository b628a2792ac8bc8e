"""End positions written down by people: scored as the rulebook says, or refused with every reason."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.data import BadData
from game.core.values import Outcome
from game.core.yaml_file import Document
from game.holotype.position import position
from game.holotype.sheet import KEYS
from tests.game.holotype.table import FIGURES

USUAL = {"basal": "no", "track": "usual", "late": "no"}


def result(*players: Any, **options: str) -> Outcome:
    """The result of players as they stand in a document."""
    document = Document("a.yaml", {"game": "holotype", "players": list(players)})
    return position(FIGURES, {**USUAL, **options}, document)


def refused(*players: Any, **options: str) -> str:
    """What is wrong with players."""
    with pytest.raises(BadData) as caught:
        result(*players, **options)
    return str(caught.value)


def test_a_whole_position() -> None:
    """Every line of the score, and the winner."""
    first = {
        "holotypes": ["allosaurus", "ceratosaurus", "tawa", "anzu"],
        "traces": ["amber", "eggs"],
        "contributions": 2,
        "personal": "theropod_taxonomy",
        "hand": ["tyrannosaurus", "camposaurus"],
        "research": 3,
    }
    found = result(first, {"holotypes": ["diplodocus"]})
    assert {line.label: line.points for line in found.scores[0].lines} == {
        "holotypes": 22, "traces": 7, "contributions": 7, "personal": 9, "unpublished": -7,
    }  # fmt: skip
    assert [score.total for score in found.scores] == [38, 7]
    assert (found.winners, found.reason) == ((0,), "points")
    assert set(first) == set(KEYS)


def test_one_player_alone_and_nothing_at_all() -> None:
    """Every key may be left out."""
    assert result({}).scores[0].total == 0
    assert result({"personal": None, "hand": None}).winners == (0,)


def test_ties_go_by_research() -> None:
    """Then the victory is shared."""
    found = result({"research": 1}, {"research": 2})
    assert (found.winners, found.reason) == ((1,), "research")
    assert result({}, {}).reason == "shared"


def test_basal_positions() -> None:
    """Two lines fewer; objectives are refused."""
    found = result({"holotypes": ["tawa"]}, basal="yes")
    assert [line.label for line in found.scores[0].lines] == ["holotypes", "traces", "unpublished"]
    assert "Basal" in refused({"contributions": 1}, basal="yes")
    assert "Basal" in refused({"personal": "four_clades"}, basal="yes")


@pytest.mark.parametrize(
    ("player", "words"),
    [
        ({"holotypes": ["dodo"]}, "players[0].holotypes[0]: there is no Specimen 'dodo'"),
        ({"holotypes": "tawa"}, "players[0].holotypes: must be a list"),
        ({"holotypes": [["tawa"]]}, "no Specimen"),
        ({"holotypes": ["tawa", "tawa"]}, "tawa is in two places"),
        ({"holotypes": ["tawa"], "hand": ["tawa"]}, "tawa is in two places"),
        ({"traces": ["amber"]}, "more Trace Fossils (1) than Holotypes that can have one (0)"),
        ({"holotypes": ["shonisaurus"], "traces": ["amber"]}, "that can have one (0)"),
        ({"holotypes": ["tawa"], "traces": ["bones"]}, "no trace 'bones'"),
        ({"contributions": 6}, "from 0 to 5"),
        ({"contributions": True}, "whole number"),
        ({"research": -1}, "whole number"),
        ({"personal": "moon"}, "no Personal Objective 'moon'"),
        ({"personal": ["x"]}, "no Personal Objective"),
        ({"points": 3}, "players[0].points: there is no such key"),
        (5, "players[0]: must be a mapping"),
    ],
)
def test_what_cannot_stand(player: object, words: str) -> None:
    """Every refusal names the place."""
    assert words in refused(player)


def test_what_players_cannot_have_together() -> None:
    """Cards, traces, objectives and contributions are there once."""
    land = [name for name, card in FIGURES.specimens.items() if card.clade == "genasaur"]
    assert "two places" in refused({"holotypes": ["tawa"]}, {"hand": ["tawa"]})
    assert "kept by two" in refused({"personal": "four_clades"}, {"personal": "four_clades"})
    assert "only 3 of eggs" in refused(
        {"holotypes": land[:2], "traces": ["eggs"] * 2}, {"holotypes": land[2:4], "traces": ["eggs"] * 2}
    )
    assert "more contributions" in refused({"contributions": 5}, {"contributions": 5})
    assert "more than 12 Holotypes" in refused({"holotypes": land[:13]}, {})
    assert result({"holotypes": land[:13]}, {}, track="three").winners == (0,)


def test_all_problems_are_reported_at_once() -> None:
    """Several players with several faults."""
    text = refused({"moon": 1, "research": -1}, {"holotypes": ["dodo"]})
    assert [words in text for words in ("[0].moon", "[0].research", "[1].holotypes[0]")] == [True] * 3


def test_how_many_players() -> None:
    """One to five, in a list."""
    wrong: list[object] = [[], [{}] * 6, {}, None]
    for players in wrong:
        with pytest.raises(BadData, match="one to five players"):
            position(FIGURES, USUAL, Document("a.yaml", {"players": players}))
    with pytest.raises(BadData, match="no such key"):
        position(FIGURES, USUAL, Document("a.yaml", {"players": [{}], "zoos": []}))
