"""The lines of the log, set for a column: how tall each is, and how tall they are together."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import takewhile

import pygame

from ui import typeset
from ui.characters import NO_BREAK, counted
from ui.table.board import LogLine
from ui.theme import Theme

TEXT = 16
ICON = 30
TURN = 9
"""Units that a line between two turns takes."""

BESIDE = 18
"""Units of a row that neither its picture nor its words take."""


@dataclass(frozen=True)
class Entry:
    """A line of the log, how many actions the game had when it was written, and whether a turn begins with it."""

    line: LogLine
    moment: int
    opens: bool = False


def bound(words: str, font: pygame.font.Font, room: int) -> str:
    """A sentence whose numbers stand in one line with what they count, as far as a line has room for both."""
    parts = counted(words).split(" ")
    return " ".join(part if typeset.line_width(font, part) <= room else part.replace(NO_BREAK, " ") for part in parts)


class Rows:
    """Entries with their heights; what was set stays set until the column changes."""

    def __init__(self) -> None:
        """No entries."""
        self.entries: list[Entry] = []
        self.heights: list[tuple[int, Entry]] = []
        self.tall = 0
        """How tall all rows are together."""
        self._key: Hashable = None
        self._set: dict[str, tuple[int, list[str]]] = {}

    def lay(self, entries: list[Entry], theme: Theme, width: int, key: Hashable) -> bool:
        """Set entries for a column; whether anything set before is of no use, for the `key` has changed."""
        anew = key != self._key
        if anew:
            self._set.clear()
            self.heights.clear()
        known, self.entries, self._key = self.heights, entries, key
        same = sum(1 for _ in takewhile(lambda pair: pair[0][1] is pair[1], zip(known, entries, strict=False)))
        self.heights = [*known[:same], *self._measured(entries[same:], theme, width)]
        self.tall = sum(height for height, _ in self.heights)
        return anew

    def _measured(self, entries: Sequence[Entry], theme: Theme, width: int) -> list[tuple[int, Entry]]:
        """Entries with how tall they are."""
        turn = theme.px(TURN)
        heights = [self.typeset(entry.line.text, theme, width)[0] for entry in entries]
        return [(height + turn if one.opens else height, one) for height, one in zip(heights, entries, strict=True)]

    def typeset(self, words: str, theme: Theme, width: int) -> tuple[int, list[str]]:
        """How tall a sentence is in a column of a width, and its lines."""
        if words not in self._set:
            font, icon = theme.font("ui", TEXT), theme.px(ICON)
            room = width - icon - theme.px(BESIDE)
            short = "\n" not in words and typeset.line_width(font, words) <= room
            lines = [words] if short else typeset.wrap(font, bound(words, font, room), room)
            self._set[words] = (max(typeset.text_size(font, lines)[1] + theme.px(4), icon), lines)
        return self._set[words]

    def after(self, moment: int) -> tuple[int, int]:
        """How tall the lines after a moment are together, and how tall the last one up to it is."""
        after = sum(height for height, entry in self.heights if entry.moment > moment)
        return after, next((height for height, entry in reversed(self.heights) if entry.moment <= moment), 0)
