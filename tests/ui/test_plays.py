"""Finished saves as plays: the files are the truth, the index is a cache that cannot make anything wrong."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import msgspec
import pytest

from game.core.record import read_record
from game.registry import GAMES, open_match
from ui.cli.played import play_games
from ui.places import UserFolders
from ui.records.keeping import keep_record
from ui.records.play import Play, Seated
from ui.records.plays import Plays
from ui.saves_index import rename_save

KEPT_SAVES = Path(__file__).parents[1] / "saves"


def plays(folders: UserFolders) -> list[Play]:
    return Plays(folders).settle().list


@pytest.mark.parametrize("game", GAMES)
def test_a_play_tells_what_the_rules_tell(full: UserFolders, game: str) -> None:
    """Points, lines, winners and reason are those of the game played again move by move."""
    found = [play for play in plays(full) if play.game == game]
    assert len(found) == 4
    for play in found:
        record = read_record(full.saves / play.save)
        match = open_match(record, play.save)
        outcome = match.outcome()
        assert outcome is not None
        assert [seat.points for seat in play.seats] == [score.total for score in outcome.scores]
        assert [sum(seat.lines.values()) for seat in play.seats] == [score.total for score in outcome.scores]
        assert (play.winners, play.reason) == (outcome.winners, outcome.reason)
        assert (play.seed, play.moves, play.options) == (record.seed, len(record.actions), record.options)
        assert play.whole
        assert play.at is not None


def test_plays_stand_in_the_order_in_which_they_ended(full: UserFolders) -> None:
    moments = [play.at for play in plays(full)]
    assert moments == sorted(moments, key=str)
    assert len(set(moments)) == len(moments)


def test_old_saves_count_if_they_are_finished(tmp_path: Path) -> None:
    folders = UserFolders(tmp_path)
    shutil.copytree(KEPT_SAVES, folders.saves)
    found = Plays(folders).settle()
    finished = {path.name for path in KEPT_SAVES.glob("*.json") if read_record(path).finished}
    assert {play.save for play in found.list} == finished
    assert not found.problems


@pytest.mark.parametrize("spoil", ["missing", "cut", "edited", "noise", "folder", "older"])
def test_a_wrong_index_is_made_anew(full: UserFolders, spoil: str) -> None:
    """Whatever stands in its place, the plays are the same, and so is the index afterwards."""
    true = plays(full)
    good = full.plays.read_bytes()
    spoiled = {
        "cut": good[:-100],
        "edited": good.replace(b'"won":true', b'"won":false'),
        "noise": b"\xff\0" * 1000,
        "older": b"0" + good[1:],
    }
    full.plays.unlink()
    if spoil == "folder":
        full.plays.mkdir()
    elif spoil in spoiled:
        full.plays.write_bytes(spoiled[spoil])
    again = Plays(full)
    assert again.waiting == len(true)
    assert again.settle().list == true
    if spoil != "folder":
        assert Plays(full).waiting == 0


def test_what_has_changed_is_read_again(full: UserFolders) -> None:
    """A save that came, one that went, one that was renamed; the others are taken from the index."""
    true = plays(full)
    gone, other = (full.saves / play.save for play in true[:2])
    gone.unlink()
    rename_save(other, "Sunday")
    os.utime(other, ns=(1, 1))
    play_games(full.saves, list(GAMES)[:1], 1, seed=99, quick=True)
    now = Plays(full)
    assert now.waiting == 2
    assert {play.id for play in true[1:]} < {play.id for play in now.settle().list}
    assert len(now.list) == len(true)
    assert len(msgspec.json.decode(full.plays.read_bytes().partition(b"\n")[2])) == len(true)


def test_other_figures_have_the_saves_of_their_game_read_again(full: UserFolders) -> None:
    plays(full)
    game = next(iter(GAMES))
    (full.overlay / game).mkdir(parents=True)
    (full.overlay / game / "game.yaml").write_text("{}", encoding="utf-8")
    assert Plays(full).waiting == 4


def test_broken_and_running_saves_are_left_out(full: UserFolders) -> None:
    """The broken ones by name; neither is read twice."""
    true = plays(full)
    some = read_record(full.saves / true[0].save)
    broken = {
        "cut.json": (full.saves / true[0].save).read_bytes()[:-40],
        "noise.json": b"\0\xff",
        "claims.json": msgspec.json.encode(msgspec.structs.replace(some, snapshot={})),
    }
    for name, content in broken.items():
        (full.saves / name).write_bytes(content)
    running = msgspec.structs.replace(some, finished=False)
    (full.saves / "running.json").write_bytes(msgspec.json.encode(running))
    (full.saves / "elsewhere.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(some, game="chess")))
    (full.saves / "folder.json").mkdir()
    found = Plays(full).settle()
    assert found.list == true
    assert sorted(found.problems) == sorted(f"saves/{name}" for name in broken)
    assert Plays(full).waiting == 0


def test_a_game_counts_once(full: UserFolders) -> None:
    """However many copies of its save there are, and while its record is there too."""
    true = plays(full)
    save = full.saves / true[0].save
    shutil.copy(save, save.with_name("copy.json"))
    assert keep_record(full.records, save, full.overlay)
    assert [play.id for play in plays(full)] == [play.id for play in true]
    save.unlink()
    (full.saves / "copy.json").unlink()
    kept = plays(full)
    assert [play.id for play in kept] == [play.id for play in true]
    assert kept == [msgspec.structs.replace(play, save="" if n == 0 else play.save) for n, play in enumerate(true)]


def test_a_running_game_leaves_no_record(full: UserFolders) -> None:
    save = full.saves / plays(full)[0].save
    record = msgspec.structs.replace(read_record(save), finished=False)
    save.write_bytes(msgspec.json.encode(record))
    assert not keep_record(full.records, save, full.overlay)
    assert not full.records.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"id": "../../up"},
        {"seats": []},
        {"seats": [{"name": "x" * 50}]},
        {"seats": [{"name": "Ada", "points": 10**9}]},
        {"seats": [{"name": "Ada", "colour": -1}]},
        {"game": 3},
        {"moves": -1},
    ],
)
def test_odd_records_are_left_out(full: UserFolders, change: dict[str, object]) -> None:
    play = Play(id="0" * 20, game=next(iter(GAMES)), seats=(Seated("Ada", won=True), Seated("Ben")))
    full.records.mkdir()
    content = msgspec.to_builtins(play)
    (full.records / "good.json").write_text(json.dumps(content), encoding="utf-8")
    (full.records / "odd.json").write_text(json.dumps(content | change), encoding="utf-8")
    found = Plays(full).settle()
    assert list(found.problems) == ["records/odd.json"]
    assert len(found.list) == 4 * len(GAMES) + 1


def test_it_is_read_in_slices(full: UserFolders) -> None:
    """The shortest slice reads one file; the index waits for the last."""
    found = Plays(full)
    for left in range(4 * len(GAMES) - 1, 0, -1):
        assert not found.go_on(0.0)
        assert (found.waiting, len(found.list)) == (left, 4 * len(GAMES) - left)
        assert not full.plays.exists()
    assert found.go_on(0.0)
    assert Plays(full).waiting == 0


def test_two_copies_that_index_at_once_lose_nothing(full: UserFolders) -> None:
    """Each began before the other had written, and a game ended in between."""
    first, second = Plays(full), Plays(full)
    first.settle()
    (added,) = play_games(full.saves, list(GAMES)[:1], 1, seed=5, quick=True)
    third = Plays(full).settle()
    second.settle()
    assert len(third.list) == len(first.list) + 1
    assert added.name in {play.save for play in plays(full)}


def test_places_are_those_of_the_result() -> None:
    seats = (Seated("a", points=10), Seated("b", points=12, won=True), Seated("c", points=12), Seated("d", points=3))
    play = Play(id="0" * 20, game="x", seats=seats)
    assert [play.place(n) for n in range(4)] == [3, 1, 2, 4]
    assert play.winners == (1,)
