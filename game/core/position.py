"""Reading end positions that people write down: every problem is noted with its place."""

from __future__ import annotations

from typing import Final

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
