"""Opening a save: nothing is written by it, what has changed is told, one copy of the app plays it at a time."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from ai.levels import parse
from game.core.hold import Hold
from game.core.record import read_record
from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.play import Player, Players
from ui import settings as store
from ui import setups
from ui.saves_index import latest_running, list_saves
from ui.scenes.home import HomeScene
from ui.scenes.notice import Question
from ui.theme import PLAYERS


def _save_of(players: Players, game: str = "draftosaurus", moves: int = 6) -> tuple[Player, Path]:
    """A player at home after a game of some moves, and its save."""
    player = players()
    table = player.start(2, 0, game=game)
    for _ in range(moves):
        assert table.session.decision is not None
        table.session.apply(table.session.decision.options[0])
    table.finish()
    player.pilot.steps(2)
    (path,) = (players.home / "saves").glob("*.json")
    return player, path


def _change(path: Path, **fields: object) -> bytes:
    """Change fields of a save; its content."""
    path.write_text(json.dumps(json.loads(path.read_bytes()) | fields), encoding="utf-8")
    return path.read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_opening_writes_nothing(players: Players, game: str) -> None:
    """A save that is opened, looked at and left is the same file as before, to the byte and the second."""
    player, path = _save_of(players, game)
    before, when = path.read_bytes(), path.stat().st_mtime_ns
    player.routes.resume(path)
    player.pilot.steps(5)
    player.table.finish()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, when)
    assert len(list(path.parent.iterdir())) == 1


@in_languages
@pytest.mark.parametrize(
    ("fields", "kept"),
    [
        ({"data": "other figures"}, True),
        ({"data": "other figures", "prints": ["0" * 16] * 6}, False),
        ({"rules": 10_000, "prints": ["0" * 16] * 6}, False),
        ({"rules": 10_000, "data": "other figures", "prints": ["0" * 16] * 6}, False),
        ({"prints": ["0" * 16] * 6}, False),
    ],
)
def test_a_save_of_another_time_stays_beside_the_continued_game(
    players: Players, lang: str, fields: dict[str, Any], kept: bool
) -> None:
    """It is told first; the moves are kept where they come out; the original is never touched."""
    player, path = _save_of(players)
    player.pilot.app.set_language(lang)
    before = _change(path, **fields)
    player.routes.resume(path)
    player.pilot.steps(2)
    player.pilot.draw()
    assert isinstance(player.pilot.scene, Question)
    player.pilot.click("ok")
    assert player.pilot.top == "HomeScene"
    player.routes.resume(path)
    player.pilot.click("go_on")
    assert player.moves() == (6 if kept else 0)
    assert len(list(path.parent.iterdir())) == 1
    player.play_on(2)
    goal = player.moves()
    player.table.finish()
    assert path.read_bytes() == before
    (other,) = (entry for entry in path.parent.iterdir() if entry != path)
    assert read_record(other).title != read_record(path).title
    player.routes.resume(other)
    assert player.moves() == goal
    assert player.pilot.overflows == []


def test_moves_of_older_rules_go_on_in_the_same_file(players: Players) -> None:
    """Rules of another version by which all comes out: nothing is asked, nothing is lost."""
    player, path = _save_of(players)
    _change(path, rules=10_000)
    player.routes.resume(path)
    assert player.moves() == 6
    player.play_on(2)
    assert len(read_record(path).actions) == player.moves()


def test_undo_goes_back_to_where_a_continued_game_began(players: Players) -> None:
    """Closed and opened again, a continued game still knows every move since its position."""
    player, path = _save_of(players)
    _change(path, prints=["0" * 16] * 6)
    player.routes.resume(path)
    player.pilot.click("go_on")
    player.play_on(3)
    moves, start = player.moves(), player.table.session.match.from_snapshot
    player.table.finish()
    (other,) = (entry for entry in path.parent.iterdir() if entry != path)
    player.routes.resume(other)
    assert player.moves() == moves
    player.table.session.rewind(0)
    assert player.table.session.match.record().snapshot == start


def test_a_game_is_played_by_one_copy_at_a_time(players: Players) -> None:
    """The second copy says so and plays on in a copy; the list does not rename or delete what is open."""
    first, path = _save_of(players)
    first.routes.resume(path)
    before = path.read_bytes()
    second = players()
    second.pilot.click("continue")
    assert isinstance(second.pilot.scene, Question)
    second.pilot.draw()
    assert second.pilot.overflows == []
    second.pilot.click("ok")
    second.pilot.click("saves")
    second.pilot.click("delete")
    second.pilot.click("delete")
    assert path.read_bytes() == before
    assert "open in another" in " ".join((second.pilot.app.notices.current, *second.pilot.app.notices._waiting))
    second.pilot.app.home()
    second.routes.resume(path)
    second.pilot.click("copy")
    assert second.moves() == 6
    second.play_on(2)
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 2
    first.play_on(1)
    assert len(read_record(path).actions) == first.moves()
    first.table.finish()
    second.table.finish()
    second.routes.resume(path)
    assert second.moves() == 7


def test_two_copies_keep_each_others_settings_and_setups(players: Players, tmp_path: Path) -> None:
    """What one copy has chosen is not put back by the other one's next choice."""
    first, second = players(), players()
    first.pilot.app.set_language("fr")
    second.pilot.app.apply_settings(second.pilot.app.settings.with_(aids=False))
    first.pilot.app.apply_settings(first.pilot.app.settings.with_(music=0.25))
    kept, problem = store.load(tmp_path / "settings.json")
    assert problem is None
    assert (kept.language, kept.aids, kept.music) == ("fr", False, 0.25)
    for player, game in ((first, "holotype"), (second, "cubosaurs"), (first, "draftosaurus")):
        player.routes.setup(game)
        player.pilot.steps(2)
        player.pilot.click("start")
    assert set(setups.load(tmp_path / "setups.json")) == {"holotype", "cubosaurs", "draftosaurus"}


def test_leftovers_of_killed_copies_are_removed(players: Players, tmp_path: Path) -> None:
    """Halves of writes and marks of dead copies go at the next start; what a living copy holds stays."""
    for folder in ("saves", "crashes", "held"):
        (tmp_path / folder).mkdir()
    left = [tmp_path / "saves" / ".a.json.x1.part", tmp_path / ".settings.json.x2.part", tmp_path / "held" / "0.held"]
    for path in left:
        path.write_text("half", encoding="utf-8")
    kept = tmp_path / "saves" / "notes.part"
    kept.write_text("not ours", encoding="utf-8")
    living = Hold(tmp_path / "saves" / "b.json", tmp_path / "held")
    players()
    assert [path for path in left if path.exists()] == []
    assert kept.exists()
    assert living.mark.exists()
    living.release()
    assert not living.mark.exists()


def _seats(path: Path, **fields: object) -> list[dict[str, Any]]:
    return [seat | fields for seat in json.loads(path.read_bytes())["seats"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("colour", [5, 9])
def test_colours_that_there_are_not_are_drawn_as_others(players: Players, game: str, colour: int) -> None:
    """The table of every game opens, is drawn and played."""
    player, path = _save_of(players, game)
    _change(path, seats=_seats(path, colour=colour))
    player.routes.resume(path)
    assert all(seat.colour < len(PLAYERS) for seat in player.table.session.match.seats)
    player.play_on(2)
    player.pilot.draw()
    assert player.moves() >= 8


def test_a_date_to_come_does_not_take_over_continue(players: Players) -> None:
    """Such a save counts by its file; whatever is played after it comes first again."""
    player, path = _save_of(players)
    old = path.with_name("old.json")
    for number, date in enumerate(("9999-12-31T23:59:59+00:00", "2999-01-01", "0001-01-01T00:00:00+14:00")):
        _change(path, saved_at=date)
        os.utime(path, (10**9 + number, 10**9 + number))
        old.write_text(json.dumps(json.loads(path.read_bytes()) | {"saved_at": "2024-01-01"}), encoding="utf-8")
        infos = list_saves(path.parent)
        latest = latest_running(infos, GAMES)
        assert latest is not None
        assert latest.path == old
    player.pilot.app.rebuild()
    assert isinstance(player.pilot.scene, HomeScene)
    player.pilot.click("saves")
    player.pilot.draw()
    assert "save.1" in player.pilot.names()


@pytest.mark.parametrize("bot", ["curator#1000000", "curator@10000", "visitor:spoiler#999999", "curator"])
def test_bots_of_a_save_think_no_longer_than_their_level(players: Players, bot: str) -> None:
    """Numbers behind a level are for measurements; from a file only level and style are taken."""
    player, path = _save_of(players)
    seats = _seats(path)
    seats[1] |= {"kind": "bot", "bot": bot}
    _change(path, seats=seats)
    player.routes.resume(path)
    spec, wanted = parse(player.table.session.match.seats[1].bot), parse(bot)
    assert spec is not None
    assert wanted is not None
    assert (spec.level, spec.style, spec.count, spec.milliseconds) == (wanted.level, wanted.style, 0, 0)


def test_texts_of_a_save_stand_on_one_line(players: Players) -> None:
    """Control characters in titles and names become spaces, in the list and at the table."""
    player, path = _save_of(players)
    _change(path, title="A\x00B\nC\x1b[0m", seats=_seats(path, name="N\r\n\tM"))
    player.pilot.app.rebuild()
    player.pilot.click("saves")
    player.pilot.draw()
    (info,) = list_saves(path.parent)
    assert (info.title, [seat.name for seat in info.seats]) == ("A B C [0m", ["N M", "N M"])
    player.pilot.click("open")
    player.pilot.draw()
    assert [seat.name for seat in player.table.session.match.seats] == ["N M", "N M"]


def test_a_list_of_a_million_seats_is_no_save(players: Players) -> None:
    """Heads of saves are held to the sizes of saves, so that the list never stalls."""
    _player, path = _save_of(players)
    _change(path, seats=[{"name": "Ada"}] * 100_000)
    assert list_saves(path.parent)[0].problem == "broken"
