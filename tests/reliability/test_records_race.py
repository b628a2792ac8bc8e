"""Two processes in one home that finish games, keep records, delete saves and index at once: no play is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from game.core.paths import ROOT
from game.registry import GAMES
from ui.places import UserFolders
from ui.players import Players
from ui.records.plays import Plays

SCRIPT = """
import sys
from pathlib import Path
from game.core.record import Seat
from game.registry import GAMES
from ui.cli.played import play_games
from ui.places import UserFolders
from ui.players import Players
from ui.records.keeping import keep_record
from ui.records.plays import Plays

seed, folders = int(sys.argv[1]), UserFolders(Path(sys.argv[2]))
for n in range(6):
    (made,) = play_games(folders.saves, list(GAMES)[:1], 1, 100 * seed + n, quick=True)
    saved = made.rename(made.with_name(f"game-{seed}-{n}.json"))
    assert any(play.save == saved.name for play in Plays(folders).settle().list)
    if n % 2:
        assert keep_record(folders.records, saved, None)
        saved.unlink()
    assert Players(folders.players).remember([Seat(f"Player {seed} {n}")]) == ""
    Plays(folders).settle()
"""


def test_two_processes_lose_nothing_of_each_other(tmp_path: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    running = [
        subprocess.Popen([sys.executable, "-c", SCRIPT, str(seed), str(tmp_path)], env=env, cwd=ROOT) for seed in (1, 2)
    ]
    assert [process.wait() for process in running] == [0, 0]
    folders = UserFolders(tmp_path)
    found = Plays(folders).settle()
    assert len(found.list) == 12
    assert found.problems == {}
    assert {play.game for play in found.list} == {next(iter(GAMES))}
    assert sum(not play.save for play in found.list) == 6
    assert len(Players(folders.players).all()) == 12
    folders.plays.unlink()
    assert [play.id for play in Plays(folders).settle().list] == [play.id for play in found.list]
