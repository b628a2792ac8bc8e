"""End positions written down by people: scored as one round, or refused with every reason and place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.data import BadData
from game.core.rules import complete_options
from game.core.values import Outcome
from game.core.yaml_file import parse_yaml
from game.cubosaurs.position import position
from game.cubosaurs.rules import OPTIONS
from tests.game.cubosaurs.table import figures
from ui.cli.score import outcome_of

FABIEN = (
    "{brontosaurus: 3, pentaceratops: 1, eggs: [pentaceratops], black: [{gain: 2, loss: 2}],"
    " grey: [{gain: 3, loss: 1}, {gain: 3, loss: 1}]}"
)
ISSUE = """game: cubosaurs
options: {advanced: false}
collections:
  - {trex: 1, brontosaurus: 3, eggs: [pentaceratops], black: [{gain: 2, loss: 2}], grey: [{gain: 3, loss: 1}, {gain: 3, loss: 1}]}
"""  # noqa: E501


def result(*collections: str, **options: str) -> Outcome:
    """The result of collections as people write them."""
    text = "game: cubosaurs\ncollections:\n" + "".join(f"  - {collection}\n" for collection in collections)
    return position(figures(), complete_options(OPTIONS, options), parse_yaml(text, "a.yaml")[0])


def refused(*collections: str, **options: str) -> str:
    """What is wrong with collections."""
    with pytest.raises(BadData) as caught:
        result(*collections, **options)
    return str(caught.value)


def lines(outcome: Outcome, seat: int = 0) -> dict[str, int]:
    """The breakdown of a seat without what is 0."""
    return {line.key: line.points for line in outcome.scores[seat].lines if line.points}


def test_exemple_de_decompte_de_fin_de_manche() -> None:
    """Fabien's collection, while another holds two Pentaceratops."""
    found = result(FABIEN, "{pentaceratops: 2}")
    assert [score.total for score in found.scores] == [3, -1]
    assert lines(found) == {"brontosaurus": 5, "pentaceratops": -3, "raptors": 4, "eggs": -3}
    assert found.winners == (0,)
    tied = result(FABIEN.replace("pentaceratops: 1", "pentaceratops: 2"), "{pentaceratops: 2}")
    assert tied.scores[0].points("eggs") == 3


@pytest.mark.parametrize("word", ["false", "no", "'no'", "False"])
def test_the_written_form(word: str) -> None:
    """The file as the command line reads it, with the option as a boolean of YAML or as a text."""
    found = outcome_of(parse_yaml(ISSUE.replace("false", word), "a.yaml")[0])
    assert lines(found) == {"trex": 4, "brontosaurus": 5, "raptors": 4, "eggs": -3}
    assert [line.label for line in found.scores[0].lines][:3] == ["trex", "stegosaurus", "brontosaurus"]


@pytest.mark.parametrize("word", ["true", "yes", "'yes'"])
def test_the_advanced_game(word: str) -> None:
    """Tiles count, two tokens are a point."""
    text = f"game: cubosaurs\noptions: {{advanced: {word}}}\ncollections:\n"
    text += "  - {trex: 1, stegosaurus: 1, eggs: [trex], tiles: [types, eggs, steal], dna: 5}\n  - {dna: 4}\n"
    found = outcome_of(parse_yaml(text, "a.yaml")[0])
    expected = {"trex": 4, "stegosaurus": 2, "eggs": 5, "tiles.types": 3, "tiles.eggs": 2, "dna": 2}
    assert lines(found) == expected
    assert lines(found, 1) == {"dna": 2}


def test_other_printings() -> None:
    """Velociraptors of other values than the built-in copies are believed, and paired at best."""
    found = result("{black: [{gain: 4, loss: 0}], grey: [{gain: 1, loss: 6}, {gain: 5, loss: 1}]}")
    assert lines(found) == {"raptors": 4 + 1 - 1}


def test_nothing_written_is_nothing_held() -> None:
    """Empty collections and empty keys score 0; the victory is shared."""
    found = result("{}", "{trex: , eggs: , black: []}", "{trex: 0}")
    assert ([score.total for score in found.scores], found.winners, found.reason) == ([0, 0, 0], (0, 1, 2), "shared")


def test_ties() -> None:
    """Tokens do not belong to the round that breaks a tie."""
    found = result("{trex: 1}", "{stegosaurus: 1, dna: 4}", advanced="yes")
    assert (found.winners, found.reason) == ((0,), "last_round")


@pytest.mark.parametrize(
    ("collection", "words"),
    [
        ("{trex: 8}", "collections: hold 8 of trex, but there are only 7"),
        ("{trex: -1}", "collections[0].trex: must be a whole number, 0 or more"),
        ("{trex: one}", "collections[0].trex: must be a whole number"),
        ("{trex: 1.5}", "collections[0].trex: must be a whole number"),
        ("{trex: true}", "collections[0].trex: must be a whole number"),
        ("{dodo: 1}", "collections[0].dodo: there is no such type"),
        ("{1: 1}", "there is no such type"),
        ("{eggs: [dodo]}", "collections[0].eggs[0]: there is no egg 'dodo'"),
        ("{eggs: [[trex]]}", "collections[0].eggs[0]: there is no egg"),
        ("{eggs: trex}", "collections[0].eggs: must be a list of eggs"),
        ("{eggs: [trex, trex]}", "hold the egg 'trex' more than once"),
        ("{black: [2]}", "collections[0].black[0]: must be a velociraptor like {gain: 2, loss: 2}"),
        ("{black: {gain: 2, loss: 2}}", "collections[0].black: must be a list of velociraptors"),
        ("{grey: [{gain: 2}]}", "collections[0].grey[0]: must be a velociraptor"),
        ("{grey: [{gain: 2, loss: 1, luck: 3}]}", "collections[0].grey[0]: must be a velociraptor"),
        ("{grey: [{gain: -2, loss: 1}]}", "collections[0].grey[0].gain: must be a whole number from 0 to 20"),
        ("{grey: [{gain: 2, loss: 99}]}", "collections[0].grey[0].loss: must be a whole number from 0 to 20"),
        ("{grey: [" + "{gain: 2, loss: 1}, " * 8 + "]}", "hold 8 of raptor_grey, but there are only 7"),
        ("{tiles: [types]}", "collections[0].tiles: belongs to the advanced game"),
        ("{dna: 3}", "collections[0].dna: belongs to the advanced game"),
        ("[trex]", "collections[0]: must be a mapping"),
        ("trex", "collections[0]: must be a mapping"),
    ],
)
def test_what_cannot_be(collection: str, words: str) -> None:
    """Every impossible thing is named with its place."""
    text = refused(collection)
    assert words in text
    assert "a.yaml, line" in text


@pytest.mark.parametrize(
    ("collection", "words"),
    [
        ("{tiles: [moon]}", "collections[0].tiles[0]: there is no tile 'moon'"),
        ("{tiles: [[types]]}", "collections[0].tiles[0]: there is no tile"),
        ("{tiles: types}", "collections[0].tiles: must be a list of tiles"),
        ("{tiles: [types, types]}", "collections[0].tiles[1]: there is only one tile 'types'"),
        ("{dna: 41}", "hold 41 DNA tokens, but there are only 40"),
        ("{dna: -1}", "collections[0].dna: must be a whole number, 0 or more"),
    ],
)
def test_what_cannot_be_in_the_advanced_game(collection: str, words: str) -> None:
    """Tiles and tokens, too."""
    assert words in refused(collection, advanced="yes")


def test_the_stock_is_that_of_the_whole_table() -> None:
    """Cards, eggs, tiles and tokens of all collections together."""
    assert "hold 8 of stegosaurus" in refused("{stegosaurus: 4}", "{stegosaurus: 4}")
    assert "hold the egg 'trex' more than once" in refused("{eggs: [trex]}", "{eggs: [trex]}")
    assert "hold the tile 'steal' more than once" in refused("{tiles: [steal]}", "{tiles: [steal]}", advanced="yes")
    assert "hold 42 DNA tokens" in refused("{dna: 21}", "{dna: 21}", advanced="yes")


def test_tiles_that_the_option_removes() -> None:
    """Without direct interaction nobody has stolen."""
    assert "there is no tile 'steal'" in refused("{tiles: [steal]}", advanced="yes", interaction="no")


def test_all_problems_are_reported() -> None:
    """Several collections with several faults."""
    text = refused("{dodo: 1, trex: -1}", "{eggs: [moon]}")
    places = ("collections[0].dodo", "collections[0].trex", "collections[1].eggs[0]")
    assert [words in text for words in places] == [True] * 3


@pytest.mark.parametrize(
    "text", ["collections: []", "collections: {}", "seats: 2", "collections: [{}, {}, {}, {}, {}, {}]"]
)
def test_how_many_collections(text: str) -> None:
    """One to five."""
    with pytest.raises(BadData, match="one to five collections"):
        position(figures(), complete_options(OPTIONS, {}), parse_yaml(f"game: cubosaurs\n{text}\n", "a.yaml")[0])


def test_unknown_keys_of_the_document() -> None:
    """Beside game, options and collections there is nothing."""
    document: Any = parse_yaml("game: cubosaurs\nseats: 2\ncollections: [{}]\n", str(Path("a.yaml")))[0]
    with pytest.raises(BadData, match="seats: there is no such key"):
        position(figures(), complete_options(OPTIONS, {}), document)
