"""A long evening in one app: the window changes its size, games follow each other; memory and files are counted.

`python -m tests.reliability.endurance OUT.json` writes the curve.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import pygame

from game.registry import GAMES
from tests.ui.play import Player, by_click, click_button

RESIZES = 200
CHANGES = 20
MEGABYTE = 1024 * 1024
SIZES = ((1280, 720), (1366, 768), (1440, 900), (1600, 900), (1680, 1050), (1920, 1080), (1024, 700), (1100, 640))
"""The sizes between which a window is drawn out; others close to them come in as well."""


@dataclass(frozen=True)
class Sample:
    """What the process holds after something was done."""

    done: str
    memory: float
    """Megabytes in use."""
    files: int
    """Open file descriptors."""


def measure(done: str) -> Sample:
    """What this process holds now; zeros where the system does not tell."""
    folder = Path("/proc/self")
    if not folder.is_dir():
        return Sample(done, 0.0, 0)
    pages = int((folder / "statm").read_text("ascii").split()[1])
    return Sample(done, pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE, len(os.listdir(folder / "fd")))


def evening(home: Path, resizes: int = RESIZES, changes: int = CHANGES, seed: int = 1) -> Iterator[Sample]:
    """Open every game (the start), resize and change the game, open every game as at the start; a sample after each."""
    chance, player, games = random.Random(seed), Player(home), list(GAMES)
    size = player.pilot.app.size
    for game in games:
        _play(player, game)
        yield measure(f"start {game}")
    for number in range(1, resizes + 1):
        wide, high = chance.choice(SIZES)
        _resize(player, (wide + chance.randrange(-20, 21), high + chance.randrange(-20, 21)))
        yield measure(f"resize {number}")
        if number % max(resizes // max(changes, 1), 1) == 0:
            game = games[number % len(games)]
            _play(player, game)
            yield measure(f"change {game}")
    _resize(player, size)
    for game in games:
        _play(player, game)
        yield measure(f"end {game}")
    player.close()


def _play(player: Player, game: str) -> None:
    """Leave the table for that of another game, and choose a few times there."""
    player.pilot.app.home()
    player.start(1, 1, game=game)
    for _ in range(3):
        if player.until_asked():
            player.answer(by_click, click_button)
            player.pilot.draw()


def _resize(player: Player, size: tuple[int, int]) -> None:
    """Give the window another size."""
    player.pilot.app.window = pygame.display.set_mode(size)
    player.pilot.send(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    player.pilot.draw()


def growth(samples: list[Sample]) -> float:
    """The memory at the end, in a window as large as at the start, as a multiple of that at the start."""
    start, end = (max(s.memory for s in samples if s.done.startswith(part)) for part in ("start", "end"))
    return end / max(start, 1.0)


def main(out: str, resizes: int = RESIZES, changes: int = CHANGES) -> int:
    """Write the samples of an evening to a file."""
    with tempfile.TemporaryDirectory() as home:
        samples = list(evening(Path(home), resizes, changes))
    Path(out).write_text(json.dumps([asdict(sample) for sample in samples], indent=0), encoding="utf-8")
    most = max(sample.memory for sample in samples)
    print(f"{len(samples)} samples; at the end {growth(samples):.2f} times the start, at most {most:.0f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1], *(int(text) for text in sys.argv[2:4])))
