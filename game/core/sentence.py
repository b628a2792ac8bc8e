"""Sentences about what is wrong: English for the command line, and the values that they need in other languages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Sentence:
    """An English sentence with placeholders, and what stands in them."""

    english: str
    values: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return self.english.format(**dict(self.values))


DECIDED: Final = "the set-up decides this: its option '{option}' offers {first} and {second}"

Said = str | Sentence
"""What is wrong, in words; a text alone has no placeholders."""


def say(english: str, **values: object) -> Sentence:
    """The sentence with these values."""
    return Sentence(english, tuple((name, str(value)) for name, value in values.items()))


def between(low: int, high: int) -> Sentence:
    """The sentence about a figure out of its range."""
    return say("must be between {low} and {high}", low=low, high=high)


def at_least(least: int) -> Sentence:
    """The sentence about a figure that is too small."""
    return say("must be {least} or more", least=least)


def must_be(wanted: Iterable[object]) -> Sentence:
    """The sentence about what can only be as it is."""
    return say("must be {names}", names=", ".join(str(name) for name in wanted))


def decided_by(option: str, choices: tuple[str, str]) -> Sentence:
    """The sentence about a figure that an option of the set-up decides."""
    return say(DECIDED, option=option, first=choices[0], second=choices[1])


def deciding_option(said: Said) -> str:
    """The option of the set-up that decides a figure, as a sentence says; '' if it says nothing of the kind."""
    return dict(said.values)["option"] if isinstance(said, Sentence) and said.english == DECIDED else ""
