"""Small pictures of the tables of saved games, taken when a table is left; the list of saves shows them."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.core.files import FileProblem, read_limited, write_atomic
from game.core.values import SPECTATOR
from ui.sheets import sheet
from ui.table.log import NOWHERE

if TYPE_CHECKING:
    from ui.table.scene import TableScene

WIDTH = 480
"""How wide a thumbnail is, in pixels."""

ENDING = ".jpg"


def keep_table(table: TableScene) -> None:
    """Keep what a table shows as the thumbnail of its game, unless several persons play and it is one's own view."""
    everybodys = table.viewer == SPECTATOR or len(table.session.humans) == 1
    if everybodys and table.picture is not None and not (table.stale or table.session.looks_on):
        whole = sheet(table.size)
        whole.blit(table.picture, (0, 0))
        table.log.lid = NOWHERE
        table.log.draw(whole)
        keep_thumbnail(table.app.folders.thumbnails, table.session.autosave.path, whole)


def keep_thumbnail(folder: Path, save: Path, table: pygame.Surface) -> None:
    """Keep a small picture of a table beside its save; where that cannot be written, there is none."""
    size = WIDTH, max(round(table.height * WIDTH / table.width), 1)
    written = io.BytesIO()
    with contextlib.suppress(OSError, pygame.error):
        pygame.image.save(pygame.transform.smoothscale(table, size), written, ENDING)
        folder.mkdir(parents=True, exist_ok=True)
        write_atomic(_place(folder, save), written.getvalue())


@dataclass(frozen=True, slots=True)
class Taken:
    """A thumbnail on the disk, and when it was taken."""

    path: Path
    at: int


def taken(folder: Path, save: Path) -> Taken | None:
    """The thumbnail of a save, None where there is none."""
    path = _place(folder, save)
    try:
        return Taken(path, path.stat().st_mtime_ns)
    except OSError:
        return None


def scaled(thumbnail: Taken, size: tuple[int, int]) -> pygame.Surface:
    """The thumbnail at that size; dark where it cannot be read."""
    try:
        picture = pygame.image.load(io.BytesIO(read_limited(thumbnail.path)), ENDING)
    except (FileProblem, OSError, pygame.error):
        picture = pygame.Surface((1, 1))
    return pygame.transform.smoothscale(picture.convert(), size)


def sweep_thumbnails(folder: Path, saves: Iterable[Path]) -> None:
    """Remove the pictures of saves that are gone."""
    names = {_place(folder, save).name for save in saves}
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{ENDING}"):
            if path.name not in names:
                path.unlink()


def _place(folder: Path, save: Path) -> Path:
    return folder / f"{save.stem}{ENDING}"
