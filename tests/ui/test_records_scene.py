"""The records at the screen: by mouse and keyboard, in both languages, at all sizes, empty and full."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path

import msgspec
import pygame
import pytest

from game.core.record import Seat, read_record, write_record
from game.registry import GAMES
from tests.ui.conftest import Pilots
from tests.ui.pilot import Pilot
from tests.ui.play import Players as Tables
from ui.assets import Assets
from ui.cli.played import play_games
from ui.places import UserFolders
from ui.players import Player, Players
from ui.records.export import as_csv, as_json
from ui.records.keeping import keep_play
from ui.records.play import Seated
from ui.records.plays import Plays
from ui.records.tally import Choice
from ui.scenes.home import HomeScene
from ui.scenes.records import RecordsScene
from ui.scenes.records_charts import VIEWS, binned, round_step, running, span
from ui.scenes.records_share import ShareDialog
from ui.scenes.saves import SavesScene

GAME = next(iter(GAMES))
SIZES = [
    ((1280, 720), 1.0, "fr"),
    ((1280, 720), 2.0, "en"),
    ((1280, 720), 2.0, "fr"),
    ((1920, 1080), 1.5, "fr"),
    ((1024, 768), 0.75, "en"),
    pytest.param((3840, 2160), 1.0, "en", marks=pytest.mark.soak),
    pytest.param((3840, 2160), 2.0, "fr", marks=pytest.mark.soak),
]


@pytest.fixture(autouse=True)
def _empty_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here are words and places."""
    monkeypatch.setattr(Assets, "_raster", lambda _self, _name, size: pygame.Surface(size, pygame.SRCALPHA))
    monkeypatch.setattr(Assets, "prepare", lambda _self, _name, _size, **_named: None)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Saves of every game played four times, once by somebody else."""
    folder = tmp_path_factory.mktemp("played")
    paths = play_games(folder, list(GAMES), 4 * len(GAMES), quick=True)
    record = read_record(paths[0])
    seats = [msgspec.structs.replace(record.seats[0], name="Ben"), *record.seats[1:]]
    write_record(paths[0], msgspec.structs.replace(record, seats=seats))
    return folder


@pytest.fixture
def full(tmp_path: Path, played: Path) -> UserFolders:
    """The folders of somebody who has played."""
    folders = UserFolders(tmp_path)
    shutil.copytree(played, folders.saves)
    return folders


def opened(pilot: Pilot, game: str = "") -> RecordsScene:
    """The records, once everything is read."""
    scene = RecordsScene(pilot.app, game)
    pilot.push(scene)
    while scene.plays.waiting:
        pilot.steps(1)
    pilot.steps(2)
    return scene


def done(pilot: Pilot, name: str) -> None:
    """Press a button of the dialog and wait for what it does aside."""
    pilot.click(name)
    dialog = pilot.scene
    assert isinstance(dialog, ShareDialog)
    if dialog._job is not None:
        dialog._job.result()
    pilot.steps(2)


def told(pilot: Pilot) -> list[str]:
    """Every notice that is shown or waits."""
    return [pilot.app.notices.current, *pilot.app.notices._waiting]


@pytest.mark.parametrize(("size", "scale", "lang"), SIZES)
@pytest.mark.usefixtures("full")
def test_everything_has_room(pilots: Pilots, size: tuple[int, int], scale: float, lang: str) -> None:
    """Every view of every game, the overview, and the dialogs over it."""
    pilot = pilots(size, lang, scale)
    scene = opened(pilot)
    pilot.draw()
    for game in GAMES:
        scene.choose(game=game)
        for view in VIEWS:
            scene._look(view)
            pilot.draw()
    pilot.click("person.face")
    pilot.draw()
    pilot.press(pygame.K_ESCAPE)
    pilot.click("share")
    done(pilot, "backup")
    pilot.draw()
    assert "restore" in pilot.names()
    window = pygame.Rect((0, 0), pilot.app.size)
    assert all(window.contains(rect) for rect in pilot.names().values())
    assert pilot.overflows == []


@pytest.mark.parametrize(("size", "scale", "lang"), SIZES)
def test_nothing_played_invites(pilots: Pilots, size: tuple[int, int], scale: float, lang: str) -> None:
    pilot = pilots(size, lang, scale)
    opened(pilot)
    pilot.draw()
    assert {f"play.{game}" for game in GAMES} <= set(pilot.names())
    assert pilot.overflows == []


def test_home_leads_there_and_to_a_game(players: Tables) -> None:
    """With nothing played, one click from the records starts a game."""
    player = players(pace="instant")
    player.pilot.push(HomeScene(player.pilot.app))
    player.pilot.click("records")
    assert player.pilot.top == "RecordsScene"
    player.pilot.click(f"play.{GAME}")
    assert player.table.session.match.rules.game == GAME


def test_a_finished_game_stands_there_at_once(players: Tables) -> None:
    player = players(pace="instant")
    player.start(1, 1, game=GAME)
    player.to_the_end()
    player.pilot.app.home()
    scene = opened(player.pilot)
    (own,) = scene.own()
    assert own.play.game == GAME
    assert own.me.name == "P0"


@pytest.mark.usefixtures("full")
def test_plays_are_chosen_by_mouse(pilots: Pilots) -> None:
    """Person, game, seats and opponent; another person goes back to all."""
    pilot = pilots()
    scene = opened(pilot)
    assert scene.choice == Choice("Mary")
    pilot.click(f"card.{GAME}")
    assert scene.choice == Choice("Mary", GAME)
    pilot.click("seats.next")
    assert scene.choice.seats >= 2
    assert scene.own()
    pilot.click("rival.next")
    assert scene.choice.rival in scene.shelf.rivals(scene.own(GAME))
    for view in VIEWS:
        pilot.click(f"view.{view}")
        assert scene.view == view
    pilot.click("person.next")
    assert scene.choice == Choice("Ben", GAME)
    assert len(scene.own()) == 1
    pilot.click("game")
    assert scene.choice == Choice("Ben")
    other = list(GAMES)[1]
    pilot.click(f"game.{other}")
    assert "play" in pilot.names()


@pytest.mark.usefixtures("full")
def test_plays_are_chosen_by_keys(pilots: Pilots) -> None:
    """Tab reaches everything, Enter presses it, arrows choose, Esc leads back."""
    pilot = pilots()
    pilot.push(HomeScene(pilot.app))
    scene = opened(pilot)
    reached = set()
    for _ in range(40):
        pilot.press(pygame.K_TAB)
        focused = scene.controls.ring.focused
        reached.add(focused.name if focused else "")
    assert {"back", "person", "person.face", "game", f"card.{GAME}", "share", "play.0"} <= reached
    scene.controls.ring.focus(f"game.{GAME}")
    pilot.press(pygame.K_RETURN)
    assert scene.choice.game == GAME
    scene.controls.ring.focus("seats")
    pilot.press(pygame.K_RIGHT)
    assert scene.choice.seats
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "HomeScene"


@pytest.mark.usefixtures("full")
def test_the_latest_plays_can_be_looked_at(players: Tables, full: UserFolders) -> None:
    player = players(pace="instant")
    scene = opened(player.pilot)
    last = scene.own()[-1].play
    player.pilot.click("play.0")
    player.pilot.steps(3)
    assert player.pilot.top == "EndScene"
    assert (full.saves / last.save).exists()


def test_broken_saves_are_told(pilots: Pilots, full: UserFolders) -> None:
    (full.saves / "broken.json").write_bytes(b"{")
    pilot = pilots()
    scene = opened(pilot)
    assert any("broken.json" in words for words in pilot.app.notices._seen)
    assert len(scene.shelf.plays) == 4 * len(GAMES)


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


def test_it_is_read_while_the_page_is_shown(pilots: Pilots, full: UserFolders, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice a frame; the page says so meanwhile and fills by itself, also in another language and size."""
    monkeypatch.setattr("ui.scenes.records.SLICE", 0.0)
    pilot = pilots()
    scene = RecordsScene(pilot.app)
    pilot.push(scene)
    assert scene.plays.waiting
    assert not scene.idle()
    pilot.app.set_language("fr")
    pilot.draw()
    pilot.steps(4 * len(GAMES))
    assert not scene.plays.waiting
    assert full.plays.exists()
    assert f"card.{GAME}" in pilot.names()


@pytest.mark.parametrize("lang", ["en", "fr"])
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


def test_numbers_of_charts() -> None:
    assert span([5, 5]) == (4, 6)
    assert span([9, 1]) == (1, 9)
    assert [round_step(reach) for reach in (3, 10, 11, 90, 400)] == [1, 2, 5, 20, 100]
    assert running([2, 4, 6]) == [2, 3, 4]
    assert running([0] * 10 + [10])[-1] == 1
    assert sum(binned([1, 2, 3, 9], 1, 9)) == 4
    assert binned([0, 99], 0, 99)[0] == binned([0, 99], 0, 99)[-1] == 1
