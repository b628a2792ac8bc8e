"""The set-up and an owner's corrections: what a choice means is told as it is played, and what is not used is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.registry import new_match
from tests.game.contract import people
from tests.languages import in_languages
from tests.ui.play import Player, Players


def correct(home: Path, game: str, file: str, words: str) -> None:
    """Write a correction of the owner."""
    folder = home / "overlay" / game
    folder.mkdir(parents=True)
    (folder / file).write_text(words, encoding="utf-8")


def tips(player: Player, game: str) -> dict[str, str]:
    """What the options of a set-up say, as they stand."""
    player.routes.setup(game)
    player.pilot.steps(2)
    player.pilot.draw()
    targets = player.pilot.scene.controls.ring.targets
    return {target.name: target.tooltip or "" for target in targets if target.name.startswith("option.")}


@in_languages
@pytest.mark.parametrize(
    ("option", "words"), [("trio", "summer: {trio: {values: [9]}}"), ("prairie", "summer: {love: {slots: 4}}")]
)
def test_an_option_says_that_a_correction_does_not_go_against_it(
    players: Players, tmp_path: Path, option: str, words: str, lang: str
) -> None:
    """Under the one that decides, and as a notice with the file and the place; the choice is played."""
    correct(tmp_path, "draftosaurus", "boards.yaml", words)
    player = players(bare=True, lang=lang)
    said, text = tips(player, "draftosaurus"), player.pilot.app.text
    assert {name for name, tip in said.items() if text("setup.overruled") in tip} == {f"option.{option}"}
    assert "boards.yaml" in player.pilot.app.notices.current
    assert player.pilot.overflows == []
    rules = new_match("draftosaurus", people(3), 1, {"trio": "7"}, tmp_path / "overlay").rules
    trio, love = (next(pen for pen in rules.boards[0].pens if pen.id == name) for name in ("trio", "love"))  # type: ignore[attr-defined]
    assert trio.values == (7,)
    assert love.slots > 4


def test_sound_corrections_are_told_by_the_options(players: Players, tmp_path: Path) -> None:
    """The rounds of the rulebook and the ends of tracks are those that are played, and nothing is said of mistakes."""
    correct(tmp_path, "cubosaurs", "game.yaml", "rounds: {2: {rounds: 5}, 3: {rounds: 4}}")
    correct(tmp_path, "holotype", "game.yaml", "tracks: {2: {end: 8, milestones: [2], resets: [3]}}")
    player = players(bare=True)
    assert "Four / two rounds; five with two players" in tips(player, "cubosaurs")["option.rounds"]
    scene = player.pilot.scene
    scene.finish()
    assert tips(player, "holotype")["option.track"].startswith("8 Holotypes for two players")
    text = player.pilot.app.text
    assert "which ends at 8; here the game ends at 9 Holotypes at the latest" in text("holotype.option.track.9.tip")
    assert player.pilot.app.notices.current == ""
