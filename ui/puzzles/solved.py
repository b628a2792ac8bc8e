"""Which puzzles somebody has solved, and how: a small file beside the settings, merged between copies of the app."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from game.core.files import FileProblem, read_limited, set_aside, write_atomic
from ui.failures import failure
from ui.puzzles.book import Puzzle
from ui.stored import LARGEST, held, merged, stored_keys

State = Literal["", "missed", "later", "first"]
"""How far a puzzle is: never tried, missed so far, found at a later try or with help, found at the first try."""

DONE: Final[tuple[State, ...]] = ("later", "first")
"""What a solved puzzle is, and stays."""


class Solved:
    """The state of every puzzle that was tried; what stands in the file may be wrong and is then as if it were not."""

    def __init__(self, path: Path) -> None:
        """What stands in the file `path`, read when it is first asked for."""
        self._path = path
        self._states: dict[str, State] | None = None
        self.kept_as: str = ""
        """The name under which a broken file was kept, '' if none was broken."""

    def state(self, one: Puzzle) -> State:
        """How far a puzzle is."""
        return self._known().get(_key(one), "")

    def note(self, one: Puzzle, right: bool, helped: bool) -> str:
        """Note an answer; why that could not be written, '' if it was. What is solved stays as it is."""
        before = self._read().get(_key(one)) or self.state(one)
        if before in DONE:
            return ""
        after: State = "missed" if not right else "first" if not (before or helped) else "later"
        self._known()[_key(one)] = after
        try:
            with held(self._path):
                write_atomic(self._path, merged(self._path, self._known(), [_key(one)]))
        except OSError as error:
            return failure(error)
        return ""

    def _known(self) -> dict[str, State]:
        if self._states is None:
            self._set_broken_aside()
            self._states = self._read()
        return self._states

    def _read(self) -> dict[str, State]:
        """The states that stand in the file now, where another copy may have added some."""
        found = ((key, _state(raw)) for key, raw in stored_keys(self._path).items())
        return {key: state for key, state in found if state}

    def _set_broken_aside(self) -> None:
        """Keep a file that cannot be read under another name, so that nothing is written over it."""
        if not self._path.is_file():
            return
        try:
            msgspec.json.decode(read_limited(self._path, LARGEST), type=dict[str, msgspec.Raw])
        except (FileProblem, msgspec.MsgspecError, UnicodeError, RecursionError):
            try:
                self.kept_as = set_aside(self._path).name
            except OSError:
                self.kept_as = self._path.name


def _key(one: Puzzle) -> str:
    return f"{one.game}/{one.id}"


def _state(raw: msgspec.Raw) -> State:
    try:
        return msgspec.json.decode(raw, type=State)  # type: ignore[no-any-return]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
