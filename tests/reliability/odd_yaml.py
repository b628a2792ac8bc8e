"""Corrections as strangers may write them: sound ones, odd values, odd tags, broken texts and broken bytes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import yaml

from game.core.paths import data_folder

ODD_VALUES: Final = (
    "!!bool abc",
    "!!int ''",
    "!!int x",
    "!!float ''",
    "!!null x",
    "!!map x",
    "!!seq x",
    "!!str {a: 1}",
    "!!python/name:os.system x",
    '"\\ud800"',
    '"\\0"',
    "9" * 5000,
    "0x" + "f" * 5000,
    "0b" + "1" * 9000,
    ":".join(["59"] * 2000),
    "1e400",
    ".inf",
    ".nan",
    "1000000",
    "-1000000",
    "100",
    "99",
    "1",
    "0",
    "-1",
    "2.5",
    "true",
    "null",
    "~",
    "2001-01-01",
    "2001-99-99",
    "x",
    "''",
    "[]",
    "{}",
    "[1, 2, 3]",
    "[99, 99, 99, 99, 99]",
    "[[1], {a: 1}]",
    "{1: 2}",
    "{? [a] : 1}",
    "&a [1]",
    "*a",
    "<<",
    "[" * 100 + "]" * 100,
    "[" * 5000,
    "--- a\n" * 3000,
    "[" + "1," * 9000 + "]",
    '"' + "x" * 3000 + '"',
    '"\\u200b"',
    "|\n  text\n",
)
"""Values that once raised or hung, or are of such a kind."""


@cache
def built_in(game_id: str) -> dict[str, object]:
    """The built-in figures by file name."""
    return {path.name: yaml.safe_load(path.read_text(encoding="utf-8")) for path in data_folder(game_id).glob("*.yaml")}


def correction(rng: Random, figures: object, odd: float) -> str:
    """A part of the figures as one line of YAML, with odd values here and there."""
    if rng.random() < odd:
        return rng.choice(ODD_VALUES)
    if isinstance(figures, dict):
        keys = rng.sample(list(figures), min(len(figures), rng.randint(1, 3)))
        return "{" + ", ".join(f"{key}: {correction(rng, figures[key], odd)}" for key in keys) + "}"
    if isinstance(figures, list):
        return "[" + ", ".join(correction(rng, value, odd) for value in figures) + "]"
    if isinstance(figures, int) and rng.random() < 0.3 + odd * 3:
        return str(figures + rng.choice((-2, -1, 0, 1, 1, 2, 3, 7, 90)))
    return str(yaml.safe_dump(figures, default_flow_style=True)).partition("\n")[0]


def broken(rng: Random, text: str) -> bytes:
    """The text with some bytes changed, left out or doubled."""
    data = bytearray(text.encode())
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(data) + 1)
        data[place : place + rng.choice((0, 1, 1, 5))] = rng.choice(
            (bytes([rng.randrange(256)]), b"\t", b": ", b"[", b"- ", b"\xff", b"\r", b"#", b"'", data[:20])
        )
    return bytes(data)


def overlay(rng: Random, game_id: str, folder: Path) -> None:
    """Write one or two files of corrections for a game."""
    files = built_in(game_id)
    odd = rng.choice((0.0, 0.02, 0.15))
    for name in rng.sample(sorted(files), rng.randint(1, min(2, len(files)))):
        text = correction(rng, files[name], odd) + "\n"
        folder.joinpath(game_id).mkdir(parents=True, exist_ok=True)
        data = broken(rng, text) if rng.random() < 0.2 else text.encode()
        folder.joinpath(game_id, name).write_bytes(data)
