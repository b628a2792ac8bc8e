"""What is done with records at the screen: kept, taken along, brought back, under another name; and who sits down."""

from __future__ import annotations

import csv
from pathlib import Path

import msgspec
import pygame
import pytest

from game.core.record import Seat
from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.conftest import Pilots
from tests.ui.play import Players as Tables
from tests.ui.recorded import done, opened, told
from ui.places import UserFolders
from ui.players import Player, Players
from ui.records.export import as_csv, as_json
from ui.records.keeping import keep_play
from ui.records.play import Seated
from ui.records.plays import Plays
from ui.scenes.records_share import ShareDialog
from ui.scenes.saves import SavesScene

pytestmark = pytest.mark.usefixtures("empty_pictures")
GAME = next(iter(GAMES))


@in_languages
def test_deleting_a_finished_game_asks_for_its_record(pilots: Pilots, full: UserFolders, lang: str) -> None:
    """Kept, it stays among the plays; deleted too, it is gone; cancelled, all stays."""
    pilot = pilots(lang=lang)
    before = [play.id for play in Plays(full).settle().list]
    scene = SavesScene(pilot.app)
    pilot.push(scene)
    count = len(list(full.saves.iterdir()))
    for choice, saves, plays in (("cancel", 0, 0), ("keep", 1, 0), ("delete", 2, 1)):
        pilot.click("delete")
        pilot.draw()
        pilot.click(choice)
        assert len(list(full.saves.iterdir())) == count - saves
        assert len(Plays(full).settle().list) == len(before) - plays
    assert len(list(full.records.iterdir())) == 1
    assert pilot.overflows == []


def test_a_record_that_cannot_be_kept_keeps_the_save(pilots: Pilots, full: UserFolders) -> None:
    full.records.write_text("in the way", encoding="utf-8")
    pilot = pilots()
    pilot.push(SavesScene(pilot.app))
    count = len(list(full.saves.iterdir()))
    pilot.click("delete")
    pilot.click("keep")
    assert len(list(full.saves.iterdir())) == count


def test_another_name_takes_the_plays_along(pilots: Pilots, full: UserFolders) -> None:
    pilot = pilots()
    scene = opened(pilot)
    count = len(scene.own())
    pilot.click("person.face")
    pilot.click("colour")
    pilot.click("name")
    for _ in range(10):
        pilot.press(pygame.K_BACKSPACE)
    pilot.type("Ben")
    pilot.click("keep")
    assert pilot.top == "PlayerDialog"
    pilot.click("name")
    for _ in range(10):
        pilot.press(pygame.K_BACKSPACE)
    pilot.type("Rosalind")
    pilot.click("keep")
    assert pilot.scene is scene
    assert scene.choice.person == "Rosalind"
    assert len(scene.own()) == count
    assert Players(full.players).called("Mary") == Player("Rosalind", 1, "", ["Mary"])


def test_records_are_taken_along_and_brought_back(pilots: Pilots, full: UserFolders) -> None:
    pilot = pilots()
    opened(pilot)
    pilot.click("share")
    for name in ("csv", "json", "backup"):
        done(pilot, name)
    files = {path.suffix: path for path in full.exports.iterdir()}
    assert set(files) == {".csv", ".json", ".zip"}
    with files[".csv"].open(encoding="utf-8-sig", newline="") as table:
        assert len({row["play"] for row in csv.DictReader(table)}) == 4 * len(GAMES)
    gone = next(iter(full.saves.iterdir()))
    gone.unlink()
    done(pilot, "restore")
    assert gone.exists()
    files[".zip"].write_bytes(b"no")
    done(pilot, "restore")
    assert any(files[".zip"].name in words for words in told(pilot))
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "RecordsScene"
    assert isinstance(ShareDialog(pilot.app).backups(), list)


def test_known_persons_sit_down_in_the_setup(players: Tables, tmp_path: Path) -> None:
    """Whoever started a game is offered afterwards, with face and colour, and never twice at one table."""
    Players(tmp_path / "players.json").remember([Seat("Ada", colour=3, portrait="merian"), Seat("Ben", colour=1)])
    player = players()
    player.routes.setup(GAME)
    player.pilot.steps(2)
    scene = player.pilot.scene
    player.pilot.click("player.0")
    assert scene.seats[0] == Seat("Ada", "human", "", 3, "merian")  # type: ignore[attr-defined]
    player.pilot.click("player.0")
    assert scene.seats[0].name == "Ben"  # type: ignore[attr-defined]
    assert scene.seats[0].colour not in {seat.colour for seat in scene.seats[1:]}  # type: ignore[attr-defined]
    player.pilot.click("start")
    assert player.table.session.match.seats[0].name == "Ben"
    assert [one.name for one in Players(tmp_path / "players.json").all()] == ["Ada", "Ben"]


def test_odd_records_of_strangers_do_no_harm(pilots: Pilots, full: UserFolders) -> None:
    """Too many seats are told; variants that there are not, one name twice, no date, no lines: shown and exported."""
    good = Plays(full).settle().list[-1]
    twice = (Seated("Mary", won=True), Seated("Mary", lines={"moon.dust": 3}))
    odd = msgspec.structs.replace(
        good, id="f" * 20, seats=twice, options={"moon": "yes"}, saved_at="soon", game=GAME, seed=2**63 - 1
    )
    many = msgspec.structs.replace(odd, id="e" * 20, seats=twice * 4)
    for play in (odd, many):
        keep_play(full.records, play)
    pilot = pilots()
    scene = opened(pilot, GAME)
    for view in ("results", "points", "rivals"):
        scene._look(view)
        pilot.draw()
    assert list(scene.plays.problems) == [f"records/{GAME}-{'e' * 20}.json"]
    assert len(scene.shelf.plays) == 4 * len(GAMES) + 1
    assert b"f" * 20 in as_csv(scene.shelf.plays)
    assert b"f" * 20 in as_json(scene.shelf.plays)
    scene.choose(game="")
    pilot.draw()
