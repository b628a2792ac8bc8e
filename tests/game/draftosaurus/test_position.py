"""End positions written down by people: scored as the rulebook says, or refused with every reason."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.core.data import BadData
from game.core.paths import data_folder
from game.core.values import Outcome
from game.core.yaml_file import Document
from game.draftosaurus.data import load_figures
from game.draftosaurus.model import ZOO
from game.draftosaurus.position import position
from tests.game.draftosaurus import oracle
from tests.game.draftosaurus.table import LETTERS, name

FIGURES = load_figures(data_folder("draftosaurus"), None).value


def result(zoos: object, side: str = "summer", trio: str = "6") -> Outcome:
    """The result of zoos as they stand in a document."""
    options = {"board": side, "trio": trio, "prairie": "unlimited"}
    return position(FIGURES, options, Document("a.yaml", {"game": "draftosaurus", "zoos": zoos}))


def refused(zoos: object, side: str = "summer") -> str:
    """What is wrong with zoos."""
    with pytest.raises(BadData) as caught:
        result(zoos, side)
    return str(caught.value)


def written(zoo: oracle.Zoo) -> dict[str, Any]:
    """A zoo as people write it."""
    pens: dict[str, list[str | None]] = {}
    for place, letter in zoo:
        pen = oracle.pen_of(place)
        if pen == "pyramid":
            slots = pens.setdefault(pen, [None] * 6)
            slots[int(place[-1])] = name(letter)
        else:
            pens.setdefault(pen, []).append(name(letter))
    return pens


wishes = st.lists(st.tuples(st.integers(0, 11), st.sampled_from(LETTERS)), max_size=30)


@pytest.mark.parametrize("side", ["summer", "winter"])
@settings(max_examples=60)
@given(wanted=st.lists(wishes, min_size=1, max_size=5))
def test_positions_score_as_the_rulebook_says(side: str, wanted: list[list[tuple[int, str]]]) -> None:
    """Any legal zoos score as in the oracle, one zoo alone as beside an empty one."""
    zoos: list[oracle.Zoo] = []
    for wish in wanted:
        zoo: oracle.Zoo = []
        for number, letter in wish:
            place = oracle.PLACES[side][number % len(oracle.PLACES[side])]
            if place != "quarantine" and len(zoo) < ZOO and oracle.fits(zoo, place, letter):
                zoo.append((place, letter))
        zoos.append(zoo)
    each = {1: 10, 2: 8, 3: 6, 4: 8, 5: 10}[len(zoos)]
    assume(all(sum(kind == letter for zoo in zoos for _, kind in zoo) <= each for letter in LETTERS))
    around = zoos if len(zoos) > 1 else [zoos[0], []]
    expected = [oracle.score(side, around, seat) for seat in range(len(zoos))]
    found = result([written(zoo) for zoo in zoos], side)
    assert [score.total for score in found.scores] == expected
    assert max(expected) == found.scores[found.winners[0]].total


def test_the_example_of_the_rulebook() -> None:
    """One zoo alone: 30 with a trio of 6."""
    zoo = {"love": "bb", "sameness": "sss", "trio": "sps", "differences": "tpco"}
    written_out = {pen: [name(letter) for letter in letters] for pen, letters in zoo.items()}
    assert result([written_out]).scores[0].total == 30
    assert result([written_out], trio="7").scores[0].total == 31


@pytest.mark.parametrize(
    ("zoo", "side", "words"),
    [
        ({"sameness": ["trex", "stegosaurus"]}, "summer", "one species only"),
        ({"differences": ["trex", "trex"]}, "summer", "trex twice"),
        ({"king": ["trex", "trex"]}, "summer", "at most 1"),
        ({"trio": ["trex"] * 4}, "summer", "at most 3"),
        ({"moon": []}, "summer", "no such pen"),
        ({"wood": []}, "summer", "no such pen"),
        ({"love": ["dodo"]}, "summer", "no species 'dodo'"),
        ({"love": "trex"}, "summer", "must be a list"),
        ({"love": [["trex"]]}, "summer", "no species"),
        ({"love": [None]}, "summer", "no species"),
        ({"river": ["trex"] * 11}, "summer", "hold 11 of trex"),
        ({"river": ["trex"] * 7 + ["spinosaurus"] * 6}, "summer", "13 dinosaurs"),
        ({"wood": ["trex", "trex"]}, "winter", "take turns"),
        ({"wood": ["trex", "spinosaurus", "brachiosaurus"]}, "winter", "take turns"),
        ({"quarantine": ["trex"]}, "winter", "still in quarantine"),
        ({"pyramid": ["trex", None, None, "spinosaurus"]}, "winter", "hangs in the air"),
        ({"pyramid": ["trex", "trex"]}, "winter", "neighbours"),
        ({"pyramid": ["trex"] * 7}, "winter", "at most 6"),
        ([], "summer", "must be a mapping"),
    ],
)
def test_what_cannot_stand(zoo: object, side: str, words: str) -> None:
    """Every rule of the pens is held, with the place where it is broken."""
    text = refused([zoo], side)
    assert words in text
    assert "zoos" in text


def test_all_problems_are_reported() -> None:
    """Several zoos with several faults."""
    text = refused([{"moon": [], "king": ["trex", "trex"]}, {"love": ["dodo"]}])
    assert [words in text for words in ("zoos[0].moon", "zoos[0].king", "zoos[1].love[0]")] == [True] * 3


def test_how_many_zoos() -> None:
    """One to five, on one side; the bag is that of as many players."""
    nothing: list[object] = [[], [{}] * 6, {}, None, "zoos"]
    for zoos in nothing:
        assert "one to five zoos" in refused(zoos)
    assert "one side" in refused([{}], "both")
    assert "hold 7 of trex" in refused([{"river": ["trex"] * 7}, {}, {}])
    assert result([{"river": ["trex"] * 7}, {}]).winners == (0,)


def test_ties_between_written_zoos() -> None:
    """The tie-break is that of the game."""
    found = result([{"river": ["trex"]}, {"river": ["spinosaurus"]}])
    assert (found.winners, found.reason) == ((1,), "fewest_trex")
    assert result([{}, {}, {}]).reason == "shared"
