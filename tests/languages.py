"""The languages that tests go over: every one that says it is complete, English first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from _pytest.mark import ParameterSet

from ui.language import is_complete, languages

LANGUAGES = [lang for lang in languages() if is_complete(lang)]

Sight = tuple[tuple[int, int], float]
"""The size of a window and the size of everything in it."""

AT_ONCE = 2
"""In how many languages a test of `in_languages` runs by default."""


def in_languages(test: Callable[..., Any]) -> Callable[..., Any]:
    """Runs a test with its `lang`: by default in two languages, dealt out by its name, in the others under soak."""
    first = crc32(test.__name__.encode())
    turns = {lang: (number - first) % len(LANGUAGES) for number, lang in enumerate(LANGUAGES)}
    params = [pytest.param(lang, marks=() if turn < AT_ONCE else pytest.mark.soak) for lang, turn in turns.items()]
    marked: Callable[..., Any] = pytest.mark.parametrize("lang", params)(test)
    return marked


def seen(*sights: Sight, tight: Sight | None = None) -> list[ParameterSet]:
    """Each sight in one language, dealt out in turn, in the others under soak; the tight one in every language."""
    dealt = [
        pytest.param(*sight, lang, marks=() if turn == number % len(LANGUAGES) else pytest.mark.soak)
        for number, sight in enumerate(sights)
        for turn, lang in enumerate(LANGUAGES)
    ]
    return [*dealt, *(pytest.param(*tight, lang) for lang in LANGUAGES if tight is not None)]
