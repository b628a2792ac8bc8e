"""Typed figures: every problem at once with file, line and key, and a hash that tells figures apart."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.core.data import BadData, digest, load
from game.core.paths import data_folder
from game.registry import GAMES


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a made-up file."""

    count: int
    names: tuple[str, ...]
    extra: int | None = None


class Whole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A made-up file."""

    title: str
    parts: dict[int, Part]
    more: list[Part] = []


GOOD = "title: x\nparts:\n  1: {count: 2, names: [a, b]}\n"


def write(folder: Path, text: str) -> Path:
    """A file of that text."""
    path = folder / "figures.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def problems(folder: Path, text: str) -> list[str]:
    """Everything that is wrong with a file."""
    with pytest.raises(BadData) as caught:
        load(write(folder, text), Whole)
    shown = [str(problem) for problem in caught.value.problems]
    assert str(caught.value) == "; ".join(shown)
    return [text.removeprefix(f"{folder.name}/figures.yaml, ") for text in shown]


def test_good_figures_are_typed(tmp_path: Path) -> None:
    """Numbers as keys, optional values and lists come out typed."""
    loaded = load(write(tmp_path, GOOD), Whole)
    assert loaded.value == Whole("x", {1: Part(2, ("a", "b"))})
    assert loaded.problems == []
    assert len(loaded.hash) == 16


def test_all_problems_are_reported_at_once(tmp_path: Path) -> None:
    """Wrong types, missing and unknown keys all come with their line and key."""
    text = (
        "title: 5\n"
        "parts:\n"
        "  1: {count: two, names: [a, 7]}\n"
        "  2:\n"
        "    count: 3\n"
        "  3:\n"
        "    count: 3\n"
        "    names: []\n"
        "    colour: red\n"
        "more:\n"
        "  - {count: 1, names: [], extra: x}\n"
    )
    assert problems(tmp_path, text) == [
        "line 1: title: expected `str`, got `int`",
        "line 3: parts[1].count: expected `int`, got `str`",
        "line 3: parts[1].names[1]: expected `str`, got `int`",
        "line 4: parts[2]: 'names' is missing",
        "line 9: parts[3].colour: there is no such key",
        "line 11: more[0].extra: expected `int | null`, got `str`",
    ]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", "line 1: holds 0 documents instead of one"),
        (GOOD + "---\n" + GOOD, "line 1: holds 2 documents instead of one"),
        ("[1]\n", "line 1: expected `object`, got `array`"),
        (GOOD + "title: y\n", "line 4: title: the key stands here twice"),
        (GOOD + "more: !x []\n", "line 4: more: the tag !x is not allowed"),
        ("title: x\nparts: {a: {count: 1, names: []}}\n", "line 2: parts: expected `int`, got `str`"),
        ("title: x\nparts: {1: 5}\n", "line 2: parts[1]: expected `object`, got `int`"),
        ("title: x\nparts: {1: {count: 1.0, names: []}}\n", "line 2: parts[1].count: expected `int`, got `float`"),
        ("title: x\nparts: {1: {count: true, names: []}}\n", "line 2: parts[1].count: expected `int`, got `bool`"),
    ],
)
def test_one_problem(tmp_path: Path, text: str, shown: str) -> None:
    """A file with one fault gets one sentence."""
    assert problems(tmp_path, text) == [shown]


@pytest.mark.parametrize("content", [b"title: \xff", b" " * 4_000_001, None])
def test_files_that_cannot_be_read_are_bad_data(tmp_path: Path, content: bytes | None) -> None:
    """Wrong encoding, too large, not there: bad data that names the file."""
    path = tmp_path / "figures.yaml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadData, match=r"figures\.yaml"):
        load(path, Whole)


def test_the_hash_tells_figures_apart() -> None:
    """Other figures have another hash; the order of keys and the layout do not matter."""
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert digest({"a": [1, 2]}) != digest({"a": [2, 1]})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_built_in_figures_are_sound(game: object) -> None:
    """The shipped figures load without a problem, with the same hash every time."""
    entry = GAMES[getattr(game, "id", "")]
    once, again = (entry.load(data_folder(entry.id), None) for _ in range(2))
    assert once.problems == []
    assert once.hash == again.hash
    assert once.value == again.value
