"""The pages of the collection: every creature that a game names has one, in both languages, with a size and an age."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.data import BadData
from game.registry import GAMES, load_figures
from tests.games import SUBJECTS
from tests.languages import LANGUAGES
from ui import origins
from ui.boards.registry import DRAWERS
from ui.collection import pages
from ui.collection.catalogue import read_ahead
from ui.collection.pages import Page, pages_of, words_of
from ui.text import Text

SHORTEST, LONGEST = 90, 420
"""How many signs a page may have."""

SMALLEST, LARGEST = 0.1, 40.0
"""Metres between which all creatures are."""

END_OF_DINOSAURS = 66
BEGIN_OF_DINOSAURS = 252

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def every_page() -> Iterator[tuple[str, str, Page]]:
    """Every page of the cabinet with its game and its id."""
    for game in GAMES:
        for creature, page in pages_of(game).items():
            yield game, creature, page


@every_game
def test_whatever_a_game_names_has_a_page_and_nothing_else(game: str) -> None:
    """In the order of the game's own data."""
    assert list(pages_of(game)) == list(SUBJECTS[game].pages(load_figures(game).value))


@every_language
@every_game
def test_every_page_has_its_words(game: str, lang: str) -> None:
    """And no words are left over."""
    text = Text(lang, strict=True)
    prefix = f"collection.{game}."
    words = {key for key in text.keys() if key.startswith(prefix)}  # noqa: SIM118
    wanted = {f"{prefix}{creature}.text" for creature in pages_of(game)}
    assert wanted <= words
    assert words - wanted <= {f"{prefix}{creature}.name" for creature in pages_of(game)}


@every_language
def test_words_are_two_to_four_sentences_of_a_fit_length(lang: str) -> None:
    text = Text(lang, strict=True)
    told = {f"{game}.{creature}": words_of(text, game, creature) for game, creature, _ in every_page()}
    assert len(told) > 100
    assert {name: len(words) for name, words in told.items() if not SHORTEST <= len(words) <= LONGEST} == {}
    ends = {name: len(re.findall(r"[.!?](?= [A-ZÀÂÉÈÊÎŒÄÖÜ„]|$)", words)) for name, words in told.items()}
    assert {name: number for name, number in ends.items() if not 2 <= number <= 4} == {}


@every_language
def test_no_page_repeats_another_or_a_fact(lang: str) -> None:
    """Not a single sentence stands twice, in all the cabinet."""
    text = Text(lang, strict=True)
    facts = [text(key) for key in text.keys() if key.endswith(".fact")]  # noqa: SIM118
    told = [words_of(text, game, creature) for game, creature, _ in every_page()]
    sentences = [
        sentence for words in (*facts, *told) for sentence in re.split(r"(?<=[.!?]) (?=[A-ZÀÂÉÈÊÎŒÄÖÜ„])", words)
    ]
    assert sorted({sentence for sentence in sentences if sentences.count(sentence) > 1}) == []


@every_language
def test_pages_are_set_as_print_is(lang: str) -> None:
    """Curly apostrophes and quotes, no markup, single spaces."""
    text = Text(lang, strict=True)
    told = [words_of(text, game, creature) for game, creature, _ in every_page()]
    assert [words for words in told if re.search(r"""['"\[\]{}<>]|  |^\s|\s$""", words)] == []


def test_sizes_make_sense() -> None:
    """Nothing is larger or smaller than the creatures are; heights and spans have their reason in the picture."""
    for game, creature, page in every_page():
        name = f"{game}.{creature}"
        assert SMALLEST <= page.length <= LARGEST, name
        assert 0.3 <= page.length / page.size <= 2, name
        assert page.height is None or (page.shape, page.measure) == ("tall", "height"), name
        assert page.span is None or (page.shape, page.measure) == ("wide", "span"), name
        assert not page.shell or page.shape == "long", name
    assert {page.shape for _, _, page in every_page()} == {"long", "tall", "wide"}
    assert {page.measure for _, _, page in every_page()} == {"length", "shell", "height", "span"}


@every_game
def test_all_of_a_game_lived_or_live(game: str) -> None:
    """From an earlier to a later time within that of the dinosaurs, or today, all of a game alike."""
    found = pages_of(game).values()
    assert len({page.extinct for page in found}) <= 1
    for page in found:
        if page.lived is not None:
            since, until = page.lived
            assert BEGIN_OF_DINOSAURS >= since > until >= END_OF_DINOSAURS


def test_the_same_creature_is_the_same_in_every_game() -> None:
    """Size and age by the Latin name, whichever shelf it stands on."""
    named = [page for _, _, page in every_page() if page.latin]
    assert len({page.latin for page in named}) < len(named)
    assert len({page.latin for page in named}) == len(set(named))


def test_a_game_without_a_file_has_no_pages() -> None:
    assert pages_of("nowhere") == {}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dodo: {height: 1}", "'length' is missing"),
        ("dodo: {length: 0}", "float"),
        ("dodo: {length: 1, weight: 3}", "there is no such key"),
        ("dodo: {length: 1, lived: [3]}", "length 2"),
    ],
)
def test_a_page_that_is_no_good_is_told_by_its_place(
    line: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "island.yaml"
    file.write_text(f"{line}\n", encoding="utf-8")
    monkeypatch.setattr(pages, "file_of", lambda _game: file)
    with pytest.raises(BadData) as caught:
        pages_of("island")
    (problem,) = caught.value.problems
    assert "dodo" in str(problem)
    assert said in str(problem)


def test_what_the_shelves_show_is_read_before_they_are_opened(tmp_path: Path) -> None:
    """Pages and figures of every game that has some."""
    pages._read.cache_clear()
    origins._origins.cache_clear()
    read_ahead(tmp_path).join()
    known = sum(bool(pages.pages_of(game)) for game in DRAWERS)
    assert known > 1
    assert pages._read.cache_info().misses == origins._origins.cache_info().misses == known
