"""Saving: a killed app loses nothing, a full disk stops nobody, a bad file is explained and left alone."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from game.core.paths import ROOT
from game.core.record import read_record
from game.registry import GAMES, open_match
from tests.ui.play import Player, Players, by_click, click_button
from ui.scenes.home import HomeScene
from ui.scenes.home_column import ways_from_home
from ui.scenes.notice import Question
from ui.scenes.saves import SavesScene
from ui.table import autosave

SCRIPT = """
    import sys
    from pathlib import Path
    from ai.worker import WorkerThinker
    from tests.ui.play import Player, by_click, click_button

    def main() -> None:
        player = Player(Path(sys.argv[1]), thinker=WorkerThinker(), pace="fast", lang="en")
        table = player.start(1, 2)
        while player.moves() < 8:
            player.until_asked()
            player.answer(by_click, click_button)
        player.pilot.draw()
        table.session.autosave.flush()
        print(player.moves(), flush=True)
        sys.stdin.read()

    if __name__ == "__main__":
        main()
"""
"""An app that plays some moves with bots in a worker, says how many, and waits to be killed."""


def _saved(home: Path) -> Path:
    (path,) = (home / "saves").glob("*.json")
    return path


def _killed_app(home: Path) -> int:
    """Play in a process of its own and kill it; how many actions it had shown."""
    script = home / "play.py"
    script.write_text(textwrap.dedent(SCRIPT), encoding="utf-8")
    env = os.environ | {"PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, str(script), str(home)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=env
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        word = next((line for line in iter(process.stdout.readline, "") if line.strip().isdigit()), "")
        process.send_signal(signal.SIGKILL)
        complaint = process.stderr.read()
    assert word, complaint
    assert process.returncode == -signal.SIGKILL
    return int(word)


def test_a_killed_app_goes_on_where_it_was(players: Players, tmp_path: Path) -> None:
    """Kill a real process after a move was shown; Continue opens the same position, and the game ends."""
    moves = _killed_app(tmp_path)
    assert len(read_record(_saved(tmp_path)).actions) == moves
    player = players()
    player.pilot.click("continue")
    assert player.moves() == moves
    end = player.play(by_click, click_button)
    player.table.session.autosave.flush()
    record = read_record(_saved(tmp_path))
    assert record.finished
    assert open_match(record, "save").outcome() == end.outcome


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_which_nobody_has_moved_is_not_kept(players: Players, tmp_path: Path, game: str) -> None:
    """No file before the first move and none after it was taken back; nothing offers such a game."""
    player = players()
    table = player.start(2, 0, game=game)
    table.session.autosave.flush()
    assert list((tmp_path / "saves").iterdir()) == []
    decision = table.session.decision
    assert decision is not None
    table.session.apply(decision.options[0])
    table.session.autosave.flush()
    kept = _saved(tmp_path).read_bytes()
    table.history.rewind(0, False)
    table.session.autosave.flush()
    assert list((tmp_path / "saves").iterdir()) == []
    table.finish()
    old = json.loads(kept) | {"actions": [], "prints": []}
    (tmp_path / "saves" / "old.json").write_text(json.dumps(old), encoding="utf-8")
    player.pilot.app.rebuild()
    assert "continue" not in player.pilot.names()
    player.pilot.click("saves")
    assert "save.0" not in player.pilot.names()


def test_continue_names_the_game(players: Players, good: bytes) -> None:
    """The button says which game goes on, and its tooltip who sits there."""
    player = players()
    (player.pilot.app.folders.saves / "good.json").write_bytes(good)
    player.pilot.app.rebuild()
    home = cast(HomeScene, player.pilot.scene)
    rows = ways_from_home(home.app, home.running, home.back)
    item = next(way.item for row in rows for way in row if way.item.name == "continue")
    assert "Draftosaurus" in item.label
    assert "P0, B0, B1" in (item.tooltip or "")


def _notices(player: Player) -> list[str]:
    """Everything that was told since the start, shown or waiting."""
    notices = player.pilot.app.notices
    return [text for text in notices._seen if text]


@pytest.mark.parametrize("trouble", ["file", "full", "odd"])
def test_a_save_that_cannot_be_written_is_told_once(
    players: Players, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """The folder is a file, the disk is full, or worse: one notice, and the game goes on to its end."""
    player = players(bare=True)
    if trouble == "file":
        (tmp_path / "saves").rmdir()
        (tmp_path / "saves").write_text("in the way", encoding="utf-8")
    else:

        def fail(_path: Path, _record: object) -> None:
            raise OSError(28, "No space left on device") if trouble == "full" else RuntimeError

        monkeypatch.setattr(autosave, "write_record", fail)
    table = player.start(1, 2)
    player.to_choice(lambda _table: player.moves() > 0)
    table.session.autosave.flush()
    player.pilot.steps(2)
    told = [text for text in _notices(player) if "cannot be saved" in text]
    assert len(told) == 1
    assert {"full": "no room left on the disk", "odd": "RuntimeError"}.get(trouble, "") in told[0]
    assert player.pilot.app.notices.current == told[0]
    assert player.play(by_click, click_button).outcome.winners
    assert [text for text in _notices(player) if "cannot be saved" in text] == told
    assert trouble != "file" or (tmp_path / "saves").read_text(encoding="utf-8") == "in the way"


def _cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def _changed(**changes: object) -> Callable[[bytes], bytes]:
    return lambda content: json.dumps(json.loads(content) | changes).encode()


def _with_actions(text: str) -> Callable[[bytes], bytes]:
    def change(content: bytes) -> bytes:
        record: dict[str, Any] = json.loads(content)
        record["actions"][0] = text
        return json.dumps(record).encode()

    return change


BAD: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "is not a save"),
    "truncated": (_cut, "is not a save"),
    "binary": (lambda _: bytes(range(256)) * 40, "is not a save"),
    "deep": (lambda _: b"[" * 200_000, "is not a save"),
    "pickle": (lambda _: b"cos\nsystem\n(S'touch hacked'\ntR.", "is not a save"),
    "newer": (_changed(format=99), "newer Cabinet"),
    "other game": (_changed(game="../../etc/passwd"), "there is no game"),
    "too many seats": (_changed(seats=[{"name": "A"}] * 7), "seats"),
    "strange option": (_changed(options={"board": "__import__('os')"}), "board"),
    "forged": (_changed(seed=1), "not the one that was saved|is not possible"),
    "illegal action": (_with_actions("trex>moon"), "is not possible"),
    "code": (_with_actions("__import__('os').system('touch hacked')"), "is not possible"),
    "no fingerprints": (_changed(prints=[]), "fingerprints"),
    "snapshot": (_changed(from_snapshot=True, snapshot={"rng": "x"}), "position cannot be used"),
    "numbers": (_changed(seed=10**40), "is not a save"),
}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A sound save with some actions."""
    home = tmp_path_factory.mktemp("good")
    player = Player(home, bare=True)
    player.start(1, 2)
    player.to_choice(lambda table: table.view.turn == 2)
    player.table.session.autosave.flush()
    content = _saved(home).read_bytes()
    player.close()
    return content


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_save_is_explained_and_left_alone(players: Players, tmp_path: Path, good: bytes, kind: str) -> None:
    """Opened by its path: a message, no table, nothing executed, the file as it was."""
    change, words = BAD[kind]
    player = players()
    path = tmp_path / "saves" / "bad.json"
    path.write_bytes(change(good))
    before, scenes = path.read_bytes(), len(player.pilot.app.scenes)
    player.routes.resume(path)
    player.pilot.steps(2)
    player.pilot.draw()
    question = player.pilot.scene
    assert isinstance(question, Question)
    assert "bad.json" in question.words[1]
    assert any(part in question.words[1] for part in words.split("|")), question.words[1]
    assert player.pilot.overflows == []
    player.pilot.click("ok")
    assert len(player.pilot.app.scenes) == scenes
    assert path.read_bytes() == before
    assert sorted(entry.name for entry in (tmp_path / "saves").iterdir()) == ["bad.json"]
    assert not list(Path.cwd().glob("hacked"))


@pytest.mark.parametrize("kind", ["truncated", "newer", "forged", "other game"])
def test_the_list_of_saves_survives_bad_ones(players: Players, tmp_path: Path, good: bytes, kind: str) -> None:
    """Through the list: what is seen to be bad cannot be opened, what shows it later is explained."""
    player = players()
    path = tmp_path / "saves" / "bad.json"
    path.write_bytes(BAD[kind][0](good))
    before = path.read_bytes()
    player.pilot.app.rebuild()
    player.pilot.click("saves")
    assert isinstance(player.pilot.scene, SavesScene)
    player.pilot.draw()
    player.pilot.click("save.0")
    if player.pilot.top == "SavesScene":
        player.pilot.click("open")
    opened = isinstance(player.pilot.scene, Question)
    assert opened == (kind in ("forged", "other game"))
    assert not any(type(scene).__name__ == "TableScene" for scene in player.pilot.app.scenes)
    assert path.read_bytes() == before


def test_odd_but_sound_saves_are_played(players: Players, tmp_path: Path, good: bytes) -> None:
    """Colours that nobody has and the longest names that a file may hold are drawn all the same."""
    player = players(pace="instant")
    record = json.loads(good)
    for n, seat in enumerate(record["seats"]):
        seat |= {"colour": 9 - n, "name": "W" * 40}
    path = tmp_path / "saves" / "odd.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    player.routes.resume(path)
    player.to_choice()
    player.pilot.draw()
    by_click(player)
    by_click(player)
    player.to_choice()
    player.pilot.draw()
    assert player.play(by_click, click_button).outcome.winners
    player.pilot.draw()


def test_a_bot_that_is_not_there_is_replaced(players: Players, tmp_path: Path, good: bytes) -> None:
    """A save that names an unknown bot: a simpler one moves, and that is told once."""
    player = players()
    record = json.loads(good)
    record["seats"][1]["bot"] = "oracle"
    path = tmp_path / "saves" / "oracle.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    player.routes.resume(path)
    assert player.play(by_click, click_button).outcome.winners
    assert _notices(player) == [player.pilot.app.text("table.bot_failed")]


def test_a_mistake_in_an_overlay_is_named_and_left_out(players: Players, tmp_path: Path) -> None:
    """The notice names file, line and key; the game starts with the built-in figures."""
    folder = tmp_path / "overlay" / "draftosaurus"
    folder.mkdir(parents=True)
    (folder / "boards.yaml").write_text("summer:\n  river:\n    values: [many]\n", encoding="utf-8")
    player = players()
    table = player.start(1, 2)
    (told,) = _notices(player)
    assert "boards.yaml" in told
    assert "line 3" in told
    assert "summer.river.values" in told
    board = table.session.match.rules.boards[0]  # type: ignore[attr-defined]
    assert next(pen for pen in board.pens if pen.id == "river").values == (1,)
    player.pilot.steps(2)
    player.pilot.draw()
    assert player.pilot.app.notices.current == told
    player.to_choice()
