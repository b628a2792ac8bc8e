"""Deleting a finished save while its record stays: a small file of its own takes its place among the plays."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from game.core.files import FileProblem, write_atomic
from game.core.record import SaveProblem
from ui.places import UserFolders
from ui.records.play import Play
from ui.records.reading import Reader, Unfinished
from ui.saves_index import delete_save


def place_of(folder: Path, play: Play) -> Path:
    """Where the record of a play lies, if there is one."""
    return folder / f"{play.game}-{play.id}.json"


def keep_play(folder: Path, play: Play) -> Path:
    """Write the record of a play under its own name, the same for the same game; OSError when that fails."""
    path = place_of(folder, play)
    kept = msgspec.structs.replace(play, save="")
    write_atomic(path, msgspec.json.format(msgspec.json.encode(kept), indent=1))
    return path


def keep_record(folder: Path, save: Path, overlay: Path | None) -> bool:
    """Keep the record of a finished save; False where there is none in it, OSError where it cannot be written."""
    try:
        keep_play(folder, Reader(overlay).save(save))
    except (SaveProblem, Unfinished):
        return False
    return True


def delete_save_alone(folders: UserFolders, save: Path) -> None:
    """Delete a finished save and keep its record; FileProblem or OSError where that fails, and the save stays."""
    if not keep_record(folders.records, save, folders.overlay):
        raise FileProblem(save.name, "is not a save of Cabinet")
    delete_save(save)


def delete_save_and_record(folders: UserFolders, save: Path) -> None:
    """Delete a save, and a record that was kept of the same game; OSError where that fails."""
    with contextlib.suppress(SaveProblem, Unfinished):
        place_of(folders.records, Reader(folders.overlay).save(save)).unlink(missing_ok=True)
    delete_save(save)
