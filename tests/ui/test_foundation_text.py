"""Texts: plurals, placeholders, lists, and both languages saying the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui.text import Text, load_entries, problems


def write(folder: Path, lang: str, name: str, words: str) -> None:
    """Put a locale file in place and forget what was loaded."""
    (folder / lang).mkdir(exist_ok=True)
    (folder / lang / name).write_text(words, encoding="utf-8")
    load_entries.cache_clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small locale in two languages."""
    words = "a:\n  b: Hello {name}\n  n: {one: '{n} egg', other: '{n} eggs'}\n  l: [x, y]\n"
    write(tmp_path, "en", "one.yaml", words)
    write(tmp_path, "fr", "one.yaml", words.replace("egg", "œuf"))
    return tmp_path


def test_placeholders_are_filled(folder: Path) -> None:
    assert Text("en", folder=folder)("a.b", name="Ada") == "Hello Ada"


@pytest.mark.parametrize(("lang", "number", "words"), [("en", 0, "0 eggs"), ("en", 1, "1 egg"), ("fr", 0, "0 œuf")])
def test_plural_follows_the_language(folder: Path, lang: str, number: int, words: str) -> None:
    assert Text(lang, folder=folder)("a.n", n=number) == words


def test_french_plural_starts_at_two(folder: Path) -> None:
    assert Text("fr", folder=folder)("a.n", n=2) == "2 œufs"


def test_lists_are_raw(folder: Path) -> None:
    assert Text("en", folder=folder).raw("a.l") == ["x", "y"]


def test_missing_key_shows_or_raises(folder: Path) -> None:
    assert Text("en", folder=folder)("no.such") == "no.such"
    with pytest.raises(KeyError):
        Text("en", strict=True, folder=folder)("no.such")


def test_missing_argument_raises_when_strict(folder: Path) -> None:
    with pytest.raises(KeyError):
        Text("en", strict=True, folder=folder)("a.b")


def test_problems_are_all_reported(folder: Path) -> None:
    write(folder, "en", "two.yaml", "c: only here\nd: Hi {x}\ne: ''\na: {b: again}\n")
    write(folder, "fr", "two.yaml", "d: Salut {y}\ne: ''\n")
    assert problems(folder) == [
        "d has other placeholders in each language",
        "e is empty",
        "en/two.yaml repeats a.b",
        "fr lacks c",
    ]


def test_shipped_texts_agree() -> None:
    load_entries.cache_clear()
    assert problems() == []
