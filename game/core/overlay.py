"""What an owner's corrections may hold: known keys, and figures of the kind and range of the built-in ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.sentence import Said, say
from game.core.yaml_file import Document, KeyPath, Problem

OVERLAY_LIMIT: Final = 24_000
"""Overlays larger than this many bytes are refused unread; the largest file of figures is half of it."""

RANGE: Final = 99
"""No figure may be larger, nor smaller than its opposite, unless the built-in one is."""

ENTRIES: Final = 20
"""The most entries of a list, unless the built-in one has more."""

LETTERS: Final = 80
"""The most characters of a text, unless the built-in one has more."""

Fault = tuple[KeyPath, Said]


def unfit(base: object, overlay: Document) -> list[Problem]:
    """A problem for every key that the built-in figures do not have, and for every figure out of its range."""
    return [overlay.problem(path, text) for path, text in _faults(base, overlay.data, ())]


def _faults(known: object, given: object, path: KeyPath) -> Iterator[Fault]:
    """The faults of one value and of all inside it."""
    if isinstance(given, dict) != isinstance(known, dict):
        yield path, "is not of the kind of the built-in figure"
    elif isinstance(given, dict) and isinstance(known, dict):
        for key, value in given.items():
            if key in known:
                yield from _faults(known[key], value, (*path, key))
            else:
                yield (*path, key), "there is no such key in the built-in figures"
    elif isinstance(given, list):
        yield from _list_faults(known if isinstance(known, list) else [], given, path)
    else:
        yield from _value_faults(known, given, path)


def _list_faults(known: list[object], given: list[object], path: KeyPath) -> Iterator[Fault]:
    """Too many entries, or else entries that do not fit; each is measured by the largest built-in one."""
    most = max(len(known), ENTRIES)
    if len(given) > most:
        yield path, say("has {n} entries, {most} are the most", n=len(given), most=most)
        return
    numbers = [abs(value) for value in known if isinstance(value, int)]
    for number, value in enumerate(given):
        if isinstance(value, dict | list):
            like = known[min(number, len(known) - 1)] if known else None
            yield from _faults(like, value, (*path, number))
        else:
            yield from _value_faults(max(numbers, default=0), value, (*path, number))


def _value_faults(known: object, given: object, path: KeyPath) -> Iterator[Fault]:
    """A number out of range or a text that is too long."""
    if isinstance(given, int | float):
        most = max(RANGE, abs(known) if isinstance(known, int | float) else 0)
        if not -most <= given <= most:
            yield path, say("must be between -{most} and {most}", most=most)
    elif isinstance(given, str):
        most = max(LETTERS, len(known) if isinstance(known, str) else 0)
        if len(given) > most:
            yield path, say("is longer than {most} characters", most=most)
