"""Words that somebody looks for: compared without case and accents, ranked, and found in a line to be marked there."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from ui.text import ICON

LETTERS = {"œ": "oe", "æ": "ae"}
"""Letters that people type as two."""

TITLE_WORD, TITLE_PART, BODY_WORD, BODY_PART = 0, 1, 3, 6
"""How far down a place of a word puts what is found there; the least is the best."""


@lru_cache(maxsize=1024)
def plain(text: str) -> str:
    """A text for comparing: lower case, without accents."""
    return "".join(_plain(letter) for letter in text)


def _plain(letter: str) -> str:
    """A letter for comparing: none, one or two."""
    low = LETTERS.get(letter.lower(), letter.lower())
    return "".join(part for part in unicodedata.normalize("NFKD", low) if not unicodedata.combining(part))


def rank(words: Sequence[str], title: str, body: str) -> int | None:
    """How well a page answers to plain words, titles and whole words first; None if one is missing."""
    head, text = plain(title), plain(body)
    places = [_place(word, head, text) for word in words]
    return None if None in places else sum(place for place in places if place is not None)


def _place(word: str, head: str, text: str) -> int | None:
    """How far down a single word puts a page."""
    if word in head:
        return TITLE_WORD if _whole(word, head) else TITLE_PART
    if word in text:
        return BODY_WORD if _whole(word, text) else BODY_PART
    return None


def _whole(word: str, text: str) -> bool:
    """Whether a word stands in a text by itself."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def spans(line: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Where plain words stand in a line, as beginnings and ends; what overlaps is told once."""
    words_alone = ICON.sub(lambda mark: "\0" * len(mark[0]), line)
    letters = [(n, part) for n, letter in enumerate(words_alone) for part in _plain(letter)]
    text = "".join(part for _, part in letters)
    found = sorted(
        (letters[match.start()][0], letters[match.end() - 1][0] + 1)
        for word in words
        if word
        for match in re.finditer(re.escape(word), text)
    )
    told: list[tuple[int, int]] = []
    for start, end in found:
        if told and start <= told[-1][1]:
            told[-1] = (told[-1][0], max(end, told[-1][1]))
        else:
            told.append((start, end))
    return told
