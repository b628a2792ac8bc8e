"""Reading end positions that people write down: every problem is noted with its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.core.data import BadData
from game.core.yaml_file import Document, KeyPath, Problem

NUMBERS: Final = ("none", "one", "two", "three", "four", "five")


class PositionReader:
    """Reads a document and notes every problem with its place."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.problems: list[Problem] = []

    def refuse(self, path: KeyPath, reason: str) -> None:
        """Note a problem."""
        self.problems.append(self.document.problem(path, reason))

    def stop_if_refused(self) -> None:
        """Raise BadData if there was a problem."""
        if self.problems:
            raise BadData(self.problems)

    def seats(self, key: str, most: int) -> list[object]:
        """What stands under the one key with an entry for every seat; other keys are refused."""
        data = self.document.data if isinstance(self.document.data, dict) else {}
        for other in data:
            if other not in ("game", "options", key):
                self.refuse((other,), "there is no such key")
        found = data.get(key)
        if not isinstance(found, list) or not 1 <= len(found) <= most:
            self.refuse((key,), f"must be a list of one to {NUMBERS[most]} {key}")
            return []
        return found

    def keys(self, data: Iterable[Any], allowed: Sequence[str], path: KeyPath, what: str = "key") -> None:
        """Refuse every key that is not allowed."""
        for key in data:
            if key not in allowed:
                self.refuse((*path, key), f"there is no such {what} (there are: {', '.join(allowed)})")

    def number(self, data: object, path: KeyPath, most: int | None = None) -> int:
        """A whole number from 0 up to the most, if there is one; 0 if it is left out."""
        if data is None:
            return 0
        if type(data) is not int or data < 0 or (most is not None and data > most):
            self.refuse(path, "must be a whole number" + (", 0 or more" if most is None else f" from 0 to {most}"))
            return 0
        return data

    def items(self, data: object, path: KeyPath, what: str) -> list[object]:
        """A list of so-called things; an empty one if it is left out."""
        if data is None:
            return []
        if not isinstance(data, list):
            self.refuse(path, f"must be a list of {what}")
            return []
        return data

    def named(self, data: object, names: Sequence[str], path: KeyPath, what: str) -> list[int]:
        """The numbers of what is listed by name."""
        items = self.items(data, path, f"{what}s")
        for index, name in enumerate(items):
            if name not in names:
                self.refuse((*path, index), f"there is no {what} '{name}'")
        return [names.index(name) for name in items if isinstance(name, str) and name in names]
