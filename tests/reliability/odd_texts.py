"""Texts that strangers may write: every script, control characters, zero width, lone surrogates, long words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

KEPT: Final = (
    "\u200b",
    "\u200b\u200b",
    "\u0301",
    "\ufeff",
    "\u202e",
    "a \u200b b",
    "\u200b \u200b",
    " \u200b",
    "\ufe0f",
    "\U000e0001",
    "\x00",
    "a\x00b",
    "\ud800",
    "a\udc80b",
    "\n",
    "a\nb",
    "\r\n",
    "\t",
    "\x7f",
    "\u2028",
    "\u00ad",
    "e" + "\u0301" * 40,
    "👩\u200d👩\u200d👧",
    "日本語の題名",
    "עברית",
    "\u0627\u0644\u0639\u0631\u0628\u064a\u0629",
    "ไทย",
    "\ufdfd" * 20,
    "W" * 60,
    "",
    " ",
)
"""Texts that once failed, or are of a kind that did."""

RANGES: Final = (
    (0x0, 0x20),
    (0x20, 0x7F),
    (0x7F, 0xA0),
    (0xA0, 0x250),
    (0x300, 0x370),
    (0x590, 0x6FF),
    (0x900, 0xE80),
    (0x2000, 0x2070),
    (0x3040, 0x3100),
    (0x4E00, 0x9FFF),
    (0xD800, 0xE000),
    (0xE000, 0xE100),
    (0xFE00, 0x10000),
    (0x12000, 0x12400),
    (0x1F300, 0x1FB00),
    (0xE0000, 0xE0200),
    (0x10FF00, 0x110000),
)
"""Where characters are drawn from; each range is as likely as the others."""


def odd_text(rng: Random, longest: int = 60) -> str:
    """A text of characters from a few ranges, sometimes with spaces."""
    ranges = rng.sample(RANGES, rng.randint(1, 3))
    text = "".join(chr(rng.randrange(*rng.choice(ranges))) for _ in range(rng.randint(1, longest)))
    return text if rng.random() < 0.6 else " ".join(text)[:longest]


def odd_texts(count: int, seed: int = 1, longest: int = 60) -> Iterator[str]:
    """The kept cases, then drawn ones, `count` in all."""
    rng = Random(seed)
    for number in range(count):
        yield KEPT[number][:longest] if number < len(KEPT) else odd_text(rng, longest)
