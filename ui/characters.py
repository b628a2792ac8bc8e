"""Characters before they are set: which can be, which end a line, and between which a line may end."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

CLOSING = frozenset("?!:;»%")
OPENING = "«"
"""Marks that French sets apart from their words by a space."""

ENDS = ".,;)…"
"""What may stand close behind a closing mark."""

PARTED = 3
"""So many letters of a word stand at least before a hyphen that parts it, and after it."""

UNSETTABLE = frozenset(("Cc", "Cs"))
"""Kinds of characters that no font sets: control characters and lone halves of a pair."""

BREAKS = frozenset(("Cc", "Zl", "Zp"))
"""Kinds of characters that would end a line or steer a device."""


NO_BREAK = "\u00a0"
"""A space at which no line ends."""

COUNTS = re.compile(r"(?<![^\s(])([+−-]?\d+) (?=[^\W\d_])")
"""A number before the word that it counts."""

LAST = re.compile(r"(?<=[^\W\d_]) (?=[+−-]?\d+(?:[.,;:)]|$| [;:?!»]))")
"""What stands before a number with which a phrase ends."""


def printable(line: str) -> str:
    """The line with a mark in place of control characters and halves of characters, which cannot be set."""
    if line.isprintable():
        return line
    return "".join("\ufffd" if unicodedata.category(character) in UNSETTABLE else character for character in line)


def tidy(text: str) -> str:
    """A text as it may be entered into a field: one line without control characters and halves of characters."""
    kinds = ((character, unicodedata.category(character)) for character in text)
    return "".join(" " if kind in BREAKS else character for character, kind in kinds if kind != "Cs")


def _closes(word: str) -> bool:
    """Whether a word is a closing mark, with or without the end of its sentence behind it."""
    return word in CLOSING or (bool(word) and word.rstrip(ENDS) in CLOSING)


def hyphened(word: str) -> list[str]:
    """The parts of a word behind whose hyphens a line may end where the whole word has no room."""
    return [word] if "[icon:" in word else re.split(r"(?<=[^\W\d_]{3}-)(?=[^\W\d_]{3})", word)


def beginnings(word: str) -> Iterator[str]:
    """The beginnings of a word that a hyphen may part from the rest, where it has no room else; the longest first."""
    for end in range(len(word.rstrip(".,;:!?")) - PARTED, PARTED - 1, -1):
        if word[:end].isalpha():
            yield word[:end]


def unbroken(text: str) -> list[str]:
    """The parts of a paragraph between which a line may end.

    It ends never before a closing mark, nor after an opening one, nor between a number and the picture it counts.
    """
    words: list[str] = []
    for word in text.split(" "):
        counts = bool(words) and words[-1].isdecimal() and word.startswith("[icon:")
        if words and (_closes(word) or words[-1] == OPENING or counts):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def counted(text: str) -> str:
    """The text with its numbers bound to the words that they count, at the end of a phrase to the word before."""
    return LAST.sub(NO_BREAK, COUNTS.sub(rf"\1{NO_BREAK}", text))


def splits_word(text: str, lines: list[str]) -> bool:
    """Whether wrapping had to break inside a word, elsewhere than behind a hyphen."""
    whole, done = printable(text.replace("\n", " ")).split(" "), list[str]()
    for word in (word for line in lines for word in line.split(" ")):
        parted = bool(done) and done[-1].endswith("-") and done[-1] != whole[min(len(done), len(whole)) - 1]
        done[-1:] = [done[-1] + word] if parted else [*done[-1:], word]
    return done != whole
