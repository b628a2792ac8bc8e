"""The figures: complete, with provenance, and an owner's overlay that is sound or left out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.core.paths import data_folder
from game.encyclopedia.figures import load_figures
from tests.game.encyclopedia.cases import FIGURES

FOLDER = data_folder("encyclopedia")


def test_the_cards_of_the_box() -> None:
    """75 animals, 15 a continent; 55 experts, 11 a continent; three behaviours and three scoring cards."""
    assert Counter(card.continent for card in FIGURES.animals.values()) == dict.fromkeys(
        ("america", "africa", "asia", "europe", "oceania"), 15
    )
    assert set(Counter(card.continent for card in FIGURES.experts.values()).values()) == {11}
    assert [card.stars for card in FIGURES.automas.behaviours.values()] == [1, 2, 3]
    assert [card.stars for card in FIGURES.automas.scorings.values()] == [1, 2, 3]


def test_provenance() -> None:
    """Animals are reconstructed, with what is printed named; experts and Automas are printed."""
    assert {card.provenance for card in FIGURES.animals.values()} == {"reconstructed"}
    duck = FIGURES.animals["aix_galericulata"]
    assert duck.known == ("name", "continent", "classification", "diet", "habitat")
    assert (duck.classification, duck.diet, duck.habitat) == ("bird", "omnivore", "aquatic")
    assert {card.provenance for card in FIGURES.experts.values()} == {"printed"}
    assert {card.provenance for card in FIGURES.automas.behaviours.values()} == {"printed"}


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("game.yaml", "embassy: {from_value: [2, 3, 5]}", "needs rising values"),
        ("game.yaml", "embassy: {gains: [1, 2]}", "with a gain for each"),
        ("game.yaml", "dice: {drawn: 5}", "one die for each space"),
        ("game.yaml", "bank: {coins: -1}", "must not be negative"),
        ("game.yaml", "end: {per_coins: 0}", "must be 1 or more"),
        ("game.yaml", "display: {4: {animals: 7}}", "enough for all seats"),
        ("game.yaml", "bank: {gold: 1}", "there is no such key"),
        ("experts.yaml", "rogerio_luz: {of: mars}", "must be one of"),
        ("experts.yaml", "rogerio_luz: {gain: coins}", "must be one of"),
        ("experts.yaml", "pora_paniu: {per: 0}", "must be 1 or more"),
        ("animals.yaml", "bison_bison: {diet: stones}", "diet"),
        ("automas.yaml", "scorings: {astrolabe: {per_coins: 0}}", "must be 1 or more"),
    ],
)
def test_a_bad_overlay_is_left_out(tmp_path: Path, file: str, text: str, words: str) -> None:
    """It is reported with its place, and the game is played with its own figures."""
    (tmp_path / file).write_text(text, encoding="utf-8")
    loaded = load_figures(FOLDER, tmp_path)
    assert loaded.value == FIGURES
    assert any(words in str(problem) for problem in loaded.problems)


def test_a_sound_overlay_is_used(tmp_path: Path) -> None:
    """Corrected entries are the owner's, and the hash of the figures changes."""
    (tmp_path / "animals.yaml").write_text("bison_bison: {climate: cold}", encoding="utf-8")
    loaded = load_figures(FOLDER, tmp_path)
    assert loaded.problems == []
    assert (loaded.value.animals["bison_bison"].climate, loaded.value.animals["bison_bison"].provenance) == (
        "cold",
        "owner",
    )
    assert loaded.hash != load_figures(FOLDER, None).hash
