"""The figures: provenance of every entry, an owner's corrections, and everything that would make no game."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from game.core.data import BadData
from game.core.paths import data_folder
from game.core.rules import complete_options
from game.cubosaurs.data import load_figures
from game.cubosaurs.rules import OPTIONS, CuboRules
from tests.game.contract import nodes

FOLDER = data_folder("cubosaurs")
FILES = ("cards.yaml", "game.yaml", "tiles.yaml")


def overlaid(tmp_path: Path, file: str, text: str) -> tuple[CuboRules, list[str]]:
    """The advanced rules of three with an owner's correction, and what was wrong with it."""
    (tmp_path / file).write_text(text, encoding="utf-8")
    loaded = load_figures(FOLDER, tmp_path)
    rules = CuboRules(loaded.value, 3, complete_options(OPTIONS, {"advanced": "yes"}))
    return rules, [str(problem) for problem in loaded.problems]


def entries(data: object) -> list[dict[str, object]]:
    """All innermost records of a file."""
    if not isinstance(data, dict):
        return []
    inner = [entry for value in data.values() for entry in entries(value)]
    return inner or [data]


@pytest.mark.parametrize("file", FILES)
def test_every_entry_has_a_provenance(file: str) -> None:
    """And nothing that was reconstructed is called printed."""
    found = entries(yaml.safe_load((FOLDER / file).read_text("utf-8")))
    assert found
    assert all(entry.get("provenance") in ("printed", "derived", "reconstructed") for entry in found)
    if file == "tiles.yaml":
        assert {entry["provenance"] for entry in found if "tokens" in entry} == {"reconstructed"}
        assert [entry["provenance"] for entry in found if "tiles" in entry] == ["derived"]


def test_a_corrected_velociraptor(tmp_path: Path) -> None:
    """One copy with other values is a kind of its own, in cards and actions."""
    text = "raptors:\n  black_2: {gain: 4, loss: 1}\nicons:\n  raptor_black: {copies: [2]}\n"
    rules, problems = overlaid(tmp_path, "cards.yaml", text)
    assert problems == []
    assert "refuse raptor_black:4/1:dna" in rules.actions
    assert rules.deck.copies[rules.deck.number["raptor_black:4/1:dna"]] == 1
    assert rules.deck.copies[rules.deck.number["raptor_black:2/2"]] == 3


def test_corrected_points_costs_and_tokens(tmp_path: Path) -> None:
    """Everything that is a figure can be corrected; games are played with it."""
    (tmp_path / "cards.yaml").write_text("dinosaurs:\n  trex: {points: [9, 9, 9, 9]}\n", encoding="utf-8")
    (tmp_path / "game.yaml").write_text("tokens: {count: 6}\nrounds:\n  3: {rounds: 1}\n", encoding="utf-8")
    rules, problems = overlaid(tmp_path, "tiles.yaml", "costs:\n  steal: {tokens: 0}\n  give: {tokens: 0}\n")
    assert problems == []
    assert (rules.deck.points[0], rules.token_count, rules.rounds) == ((9, 9, 9, 9), 6, 1)
    prompts = set()
    for seed in range(30):
        for node in nodes(rules, seed):
            rules.check(node.state)
            prompts.add(rules.prompt(node.state))
    assert {"token", "steal", "give_to"} <= prompts


FAULTS = [
    ("cards.yaml", "icons:\n  trex: {copies: [8]}\n", "icons.trex.copies: must be different numbers from 1 to 7"),
    ("cards.yaml", "icons:\n  egg: {copies: [1, 1]}\n", "icons.egg.copies: must be different numbers from 1 to 6"),
    ("cards.yaml", "dinosaurs:\n  trex: {copies: 1}\n", "there are only 49 cards"),
    ("game.yaml", "deck: {cards_per_player: 12}\n", "deck.cards_per_player: there are only 55 cards for 5 players"),
    ("game.yaml", "deck: {start_cards: 10}\n", "deck.start_cards: leaves no card to draw"),
    ("tiles.yaml", "interaction: {tiles: [moon]}\n", "interaction.tiles[0]: there is no tile 'moon'"),
    ("cards.yaml", "dinosaurs:\n  trex: {points: [1, 2, 3]}\n", "dinosaurs.trex.points"),
    ("cards.yaml", "eggs:\n  trex: {gain: -1}\n", "eggs.trex.gain"),
    ("cards.yaml", "raptors:\n  grey_9: {gain: 1}\n", "raptors.grey_9: there is no such key"),
    ("cards.yaml", "raptors:\n  grey_1: {colour: red}\n", "raptors.grey_1.colour"),
    ("tiles.yaml", "costs:\n  steal: {tokens: -1}\n", "costs.steal.tokens"),
]


@pytest.mark.parametrize(("file", "text", "words"), FAULTS)
def test_a_bad_correction_is_left_out(tmp_path: Path, file: str, text: str, words: str) -> None:
    """The problem is named with its place, and the game is played with the built-in figures."""
    rules, problems = overlaid(tmp_path, file, text)
    assert any(words in problem for problem in problems)
    assert rules.deck.points[0] == (4, 1, -2, -5)
    assert len(rules.deck.full) == 55


def test_faulty_built_in_figures_are_refused(tmp_path: Path) -> None:
    """All problems of all files at once."""
    for file in FILES:
        (tmp_path / file).write_text((FOLDER / file).read_text("utf-8"), encoding="utf-8")
    cards = (tmp_path / "cards.yaml").read_text("utf-8")
    (tmp_path / "cards.yaml").write_text(cards.replace("  velociraptor: {", "  dodo: {"), encoding="utf-8")
    tiles = (tmp_path / "tiles.yaml").read_text("utf-8")
    (tmp_path / "tiles.yaml").write_text(tiles.replace("  swap: {tokens", "  moon: {tokens"), encoding="utf-8")
    game = (tmp_path / "game.yaml").read_text("utf-8")
    (tmp_path / "game.yaml").write_text(game.replace("  5: {rounds", "  6: {rounds"), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load_figures(tmp_path, None)
    text = str(caught.value)
    assert [words in text for words in ("eggs: must be", "costs: must be given", "rounds: must be given")] == [True] * 3
