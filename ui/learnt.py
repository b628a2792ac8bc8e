"""How far somebody has come in the lessons, and which parts of the table were met: a small file beside the settings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from game.core.files import write_atomic
from ui.failures import failure
from ui.stored import held, merged, stored_keys

Word = Annotated[str, msgspec.Meta(max_length=80)]
Words = Annotated[list[Word], msgspec.Meta(max_length=2000)]

T = TypeVar("T")


class Mark(msgspec.Struct, frozen=True):
    """The beginning of a step: how many moves were made by then, and what was only tried out."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 0
    tried: Words = []


class Bookmark(msgspec.Struct, frozen=True):
    """Where a lesson was left: a step of a chapter, all moves up to it, and the beginnings of the steps so far."""

    chapter: Word = ""
    step: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    moves: Words = []
    marks: Annotated[list[Mark], msgspec.Meta(max_length=1000)] = []


class Learnt:
    """What was learnt, by game; everything that stands in the file may be wrong and is then as if it were not there."""

    def __init__(self, path: Path) -> None:
        """What stands in the file `path`, read when it is first asked for."""
        self._path = path
        self._keys: dict[str, msgspec.Raw] | None = None
        self._own: dict[str, Any] = {}

    def finished(self, game_id: str) -> set[str]:
        """The chapters of a game that were finished."""
        return set(self._get(f"done.{game_id}", Words, []))

    def bookmark(self, game_id: str) -> Bookmark:
        """Where the lessons of a game were left."""
        return self._get(f"at.{game_id}", Bookmark, Bookmark())

    def met(self) -> set[str]:
        """The parts of the table of which a first tip was told."""
        return set(self._get("met", Words, []))

    @property
    def fresh(self) -> bool:
        """Whether no chapter was ever finished here; to have looked into one is not to have learnt."""
        games = {key for key in (*self._stored(), *self._own) if key.startswith("done.")}
        return not any(self._get(key, Words, []) for key in games)

    def finish(self, game_id: str, chapter: str) -> str:
        """Note that a chapter is finished; why that could not be written, '' if it was."""
        return self._add(f"done.{game_id}", {chapter})

    def leave_at(self, game_id: str, bookmark: Bookmark) -> str:
        """Note where the lessons of a game are left; why that could not be written, '' if it was."""
        self._own[f"at.{game_id}"] = bookmark
        return self._write(f"at.{game_id}")

    def meet(self, part: str) -> str:
        """Note that a first tip was told; why that could not be written, '' if it was."""
        return self._add("met", {part})

    def forget_met(self) -> str:
        """Have every first tip told again; why that could not be written, '' if it was."""
        self._own["met"] = []
        return self._write("met")

    def _add(self, key: str, words: set[str]) -> str:
        """Add words to what stands under a key, here or in the file, where another copy may have added some."""
        self._keys = None
        known = set(self._get(key, Words, [], stored=True)) | set(self._own.get(key, [])) | words
        self._own[key] = sorted(known)
        return self._write(key)

    def _get(self, key: str, kind: Any, blank: T, stored: bool = False) -> T:
        """What this copy noted under a key, else what stands in the file, else `blank`."""
        if key in self._own and not stored:
            found: T = self._own[key]
            return found
        try:
            read: T = msgspec.json.decode(self._stored()[key], type=kind)
        except (KeyError, msgspec.MsgspecError, UnicodeError, RecursionError):
            return blank
        return read

    def _stored(self) -> dict[str, msgspec.Raw]:
        if self._keys is None:
            self._keys = stored_keys(self._path)
        return self._keys

    def _write(self, key: str) -> str:
        """Write one key; the others stay as another copy has left them."""
        try:
            with held(self._path):
                write_atomic(self._path, merged(self._path, self._own, [key]))
        except OSError as error:
            return failure(error)
        return ""
