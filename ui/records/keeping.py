"""Deleting a finished save while its record stays: a small file of its own takes its place among the plays."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.core.files import write_atomic
from game.core.record import SaveProblem
from ui.records.play import Play
from ui.records.reading import Reader, Unfinished


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


def forget_record(folder: Path, save: Path, overlay: Path | None) -> None:
    """Remove the record of a save, if one was kept; OSError where it cannot be removed."""
    try:
        place_of(folder, Reader(overlay).save(save)).unlink(missing_ok=True)
    except (SaveProblem, Unfinished):
        return
