"""Export and backup: everything comes back, nothing that is there is lost, and no file of a stranger's does harm."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from pathlib import Path

import msgspec
import pytest

from game.core.record import Seat, read_record, write_record
from game.registry import GAMES
from ui import settings as store
from ui.cli import main
from ui.cli.played import play_games
from ui.learnt import Learnt
from ui.places import UserFolders
from ui.players import Players
from ui.records import backup
from ui.records.backup import BadBackup, Restored, read_backup, write_backup
from ui.records.code import read_code
from ui.records.export import as_csv, as_json
from ui.records.keeping import keep_record
from ui.records.plays import Plays
from ui.settings import Settings


@pytest.fixture
def home(tmp_path: Path) -> UserFolders:
    """Somebody with saves, a kept record, settings, lessons and players."""
    folders = UserFolders(tmp_path / "home")
    paths = play_games(folders.saves, list(GAMES), len(GAMES), quick=True)
    keep_record(folders.records, paths[0], None)
    paths[0].unlink()
    store.save(folders.settings, Settings(language="fr", music=0.1))
    Learnt(folders.learnt).finish("game", "one")
    Players(folders.players).remember([Seat("Ada")])
    return folders


def content(folders: UserFolders) -> dict[str, bytes]:
    """Every file of a home that a backup holds."""
    return {
        str(path.relative_to(folders.data)): path.read_bytes()
        for path in sorted(folders.data.rglob("*.json"))
        if "held" not in path.parts
    }


def test_everything_comes_back(home: UserFolders, tmp_path: Path) -> None:
    """Into an empty home, byte for byte, and a second time nothing changes."""
    other, file = UserFolders(tmp_path / "other"), tmp_path / "all.zip"
    assert write_backup(home, file) == len(GAMES) + 3
    assert read_backup(other, file) == Restored(added=len(GAMES) + 3)
    assert {name: json.loads(data) for name, data in content(other).items()} == {
        name: json.loads(data) for name, data in content(home).items()
    }
    assert [play.id for play in Plays(other).settle().list] == [play.id for play in Plays(home).settle().list]
    before = content(other)
    assert read_backup(other, file) == Restored(same=len(GAMES) + 3)
    assert content(other) == before


def test_the_owners_figures_are_taken_along(home: UserFolders, tmp_path: Path) -> None:
    """Those that are there stay, and what no game has or what is no YAML is left out."""
    game = next(iter(GAMES))
    other, file, name = UserFolders(tmp_path / "other"), tmp_path / "all.zip", f"{game}/game.yaml"
    for path, words in ((name, "bank: {}\n"), (f"{game}/diary.yaml", "x: 1\n"), ("chess/game.yaml", "x: 1\n")):
        (home.overlay / path).parent.mkdir(parents=True, exist_ok=True)
        (home.overlay / path).write_text(words)
    write_backup(home, file)
    read_backup(other, file)
    assert [path.relative_to(other.overlay).as_posix() for path in other.overlay.rglob("*.yaml")] == [name]
    (other.overlay / name).write_text("own: 1\n")
    assert read_backup(other, file).left_out == []
    assert (other.overlay / name).read_text() == "own: 1\n"
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(f"overlay/{game}/boards.yaml", b"\xff: {")
        archive.writestr("overlay/chess/game.yaml", b"x: 1")
    assert len(read_backup(other, file).left_out) == 2


def test_nothing_that_is_there_is_lost(home: UserFolders, tmp_path: Path) -> None:
    """Another game of the same name stays and gets company; own choices, lessons and players stay and grow."""
    file = tmp_path / "all.zip"
    write_backup(home, file)
    save = next(iter(home.saves.iterdir()))
    record = read_record(save)
    write_record(save, msgspec.structs.replace(record, seed=record.seed + 1))
    store.save(home.settings, Settings(language="en", music=0.9))
    Learnt(home.learnt).finish("game", "two")
    home.learnt.write_text(home.learnt.read_text().replace('"one"', '"three"'))
    Players(home.players).remember([Seat("Ben")])
    told = read_backup(home, file)
    assert told.beside == 1
    assert read_record(save).seed == record.seed + 1
    assert read_record(save.with_name(f"{save.stem}-2.json")) == record
    assert store.load(home.settings)[0].music == 0.9
    assert Learnt(home.learnt).finished("game") == {"one", "two", "three"}
    assert [player.name for player in Players(home.players).all()] == ["Ada", "Ben"]
    assert read_backup(home, file).beside == 0


def test_a_game_that_went_on_needs_no_copy(home: UserFolders, tmp_path: Path) -> None:
    """The backup holds an earlier state of what is there; a later one is put beside it."""
    save = next(iter(home.saves.iterdir()))
    whole = read_record(save)
    half = msgspec.structs.replace(whole, actions=whole.actions[:3], prints=whole.prints[:3], finished=False)
    early, late = tmp_path / "early.zip", tmp_path / "late.zip"
    write_backup(home, late)
    write_record(save, half)
    write_backup(home, early)
    write_record(save, whole)
    assert read_backup(home, early).beside == 0
    write_record(save, half)
    assert read_backup(home, late).beside == 1
    assert read_record(save) == half


def packed(path: Path, entries: dict[str, bytes], mark: bytes = b'{"format": 1}') -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        if mark:
            archive.writestr(backup.MARK, mark)
        for name, data in entries.items():
            archive.writestr(name, data)
    return path


ODD = ["../up.json", "/etc/up.json", "saves/../../up.json", "saves\\up.json", "saves/.hidden.json", "saves/a/b.json"]
ODD += ["overlay/game/x.yaml", "saves/run.py", "C:/up.json", "saves/\u202eup.json.exe", "saves/" + "x" * 300 + ".json"]


def test_no_entry_leads_anywhere_else(home: UserFolders, tmp_path: Path) -> None:
    good = next(iter(home.saves.iterdir())).read_bytes()
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    file = packed(tmp_path / "odd.zip", dict.fromkeys(ODD, good))
    told = read_backup(home, file)
    assert len(told.left_out) == len(ODD)
    assert (told.added, told.beside) == (0, 0)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and path != file} == before


def test_what_holds_something_else_is_left_out(home: UserFolders, tmp_path: Path) -> None:
    entries = {
        "saves/noise.json": b"\0\xff",
        "saves/deep.json": b"[" * 100_000,
        "records/odd.json": b'{"id": "../..", "game": "x", "seats": []}',
        "settings.json": b"[]",
        "players.json": b"{" + b" " * 200_000 + b"}",
    }
    before = content(home)
    told = read_backup(home, packed(tmp_path / "odd.zip", entries))
    assert sorted(told.left_out) == sorted(entries)
    assert content(home) == before


def test_settings_that_make_no_settings_are_not_taken(tmp_path: Path) -> None:
    folders = UserFolders(tmp_path / "new")
    read_backup(folders, packed(tmp_path / "odd.zip", {"settings.json": b'{"language": "xx", "scale": "huge"}'}))
    assert not folders.settings.exists()


@pytest.mark.parametrize("reason", ["broken", "other", "newer", "large"])
def test_what_is_no_backup_is_told(
    home: UserFolders, tmp_path: Path, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, before = tmp_path / "some.zip", content(home)
    if reason == "broken":
        file.write_bytes(b"PK\x03\x04 no")
    elif reason == "large":
        packed(file, {"saves/a.json": b" " * 5000})
        monkeypatch.setattr(backup, "MOST_BYTES", 4000)
    else:
        packed(file, {}, b'{"format": 99}' if reason == "newer" else b"")
    with pytest.raises(BadBackup) as caught:
        read_backup(home, file)
    assert caught.value.reason == reason
    monkeypatch.setenv("CABINET_HOME", str(home.data))
    assert main(["records", "--restore", str(file)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert content(home) == before


def test_a_bomb_is_not_unpacked(home: UserFolders, tmp_path: Path) -> None:
    """An entry that is larger than it says, or than any save may be."""
    file = packed(tmp_path / "bomb.zip", {"saves/a.json": b" " * 8_000_000})
    assert read_backup(home, file).left_out == ["saves/a.json"]
    data = bytearray(file.read_bytes())
    for at in (data.find(b"saves/a.json") - 8, data.rfind(b"saves/a.json") - 22):
        data[at : at + 4] = (10).to_bytes(4, "little")
    file.write_bytes(data)
    with pytest.raises(BadBackup):
        read_backup(home, file)


def test_a_damaged_backup_loses_nothing(home: UserFolders, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    write_backup(home, file)
    data, before = bytearray(file.read_bytes()), content(home)
    for at in range(40, len(data), max(len(data) // 60, 1)):
        changed = bytearray(data)
        changed[at] ^= 0xFF
        file.write_bytes(changed)
        try:
            read_backup(home, file)
        except BadBackup:
            continue
    assert {name: content(home)[name] for name in before if name.startswith(("saves", "records"))} == {
        name: data for name, data in before.items() if name.startswith(("saves", "records"))
    }


def test_plays_as_a_table_and_as_json(home: UserFolders) -> None:
    plays = Plays(home).settle().list
    rows = list(csv.DictReader(io.StringIO(as_csv(plays).decode("utf-8-sig"))))
    assert len(rows) == sum(len(play.seats) for play in plays)
    assert {row["play"] for row in rows} == {play.id for play in plays}
    for row in rows:
        play = next(play for play in plays if play.id == row["play"])
        assert read_code(row["deal"]).seed == play.seed
        assert row["real"] == "no"
        seat = play.seats[int(row["seat"]) - 1]
        assert (int(row["points"]), row["won"] == "yes") == (seat.points, seat.won)
        assert sum(int(part.rpartition("=")[2]) for part in row["lines"].split()) == seat.points
    told = json.loads(as_json(plays))["plays"]
    assert [one["id"] for one in told] == [play.id for play in plays]


def test_no_name_is_a_formula(home: UserFolders) -> None:
    save = next(iter(home.saves.iterdir()))
    record = read_record(save)
    seats = [msgspec.structs.replace(record.seats[0], name='=HYPERLINK("x")'), *record.seats[1:]]
    write_record(save, msgspec.structs.replace(record, seats=seats))
    rows = csv.reader(io.StringIO(as_csv(Plays(home).settle().list).decode("utf-8-sig")))
    assert not [cell for row in rows for cell in row if cell.startswith("=")]


def test_the_command_tells_exports_and_backs_up(
    home: UserFolders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CABINET_HOME", str(home.data))
    (home.saves / "noise.json").write_bytes(b"\0")
    assert main(["records"]) == 0
    out, err = capsys.readouterr()
    assert all(game in out for game in GAMES)
    assert "saves/noise.json" in err
    game = next(iter(GAMES))
    assert main(["records", "--json", "--game", game]) == 0
    assert {play["game"] for play in json.loads(capsys.readouterr().out)["plays"]} == {game}
    assert main(["records", "--csv"]) == 0
    assert capsys.readouterr().out.startswith("play,ended,game")
    assert main(["records", "--player", "Nobody"]) == 2
    file = tmp_path / "all.zip"
    assert main(["records", "--backup", str(file)]) == 0
    assert main(["records", "--backup", str(file)]) == 2
    assert main(["records", "--backup", str(file / "x.zip")]) == 1
    assert main(["records", "--restore", str(tmp_path / "none.zip")]) == 1
    monkeypatch.setenv("CABINET_HOME", str(tmp_path / "empty"))
    capsys.readouterr()
    assert main(["records"]) == 0
    assert "nothing" in capsys.readouterr().out
