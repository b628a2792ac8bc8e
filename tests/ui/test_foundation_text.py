"""Texts: plurals, placeholders, lists, and both languages saying the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui import language
from ui.cli.language_checks import problems, unfinished
from ui.text import Text, load_entries


def write(folder: Path, lang: str, name: str, words: str) -> None:
    """Put a locale file in place and forget what was loaded."""
    (folder / lang).mkdir(exist_ok=True)
    (folder / lang / name).write_text(words, encoding="utf-8")
    forget()


def forget() -> None:
    """Forget what was read of languages."""
    for kept in (load_entries, language.told, language._found):
        kept.cache_clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small locale in two languages."""
    words = "a:\n  b: Hello {name}\n  n: {one: '{n} egg', other: '{n} eggs'}\n  l: [x, y]\n"
    write(tmp_path, "en", "one.yaml", words)
    write(tmp_path, "fr", "one.yaml", words.replace("egg", "œuf"))
    for lang in ("en", "fr"):
        write(tmp_path, lang, "language.yaml", "complete: true\n")
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
        "en/two.yaml repeats a.b",
        "en: e is empty",
        "fr lacks c (two.yaml)",
        "fr: d has other placeholders than in en",
        "fr: e is empty",
    ]


def test_a_folder_is_enough_for_another_language(folder: Path) -> None:
    """Its forms and numbers are those of CLDR; what it lacks is said in English until it says that it lacks nothing."""
    write(folder, "pl", "one.yaml", "a: {n: {one: '{n} jajo', few: '{n} jaja', many: '{n} jaj', other: '{n} jaja'}}\n")
    text = Text("pl", folder=folder)
    assert [text("a.n", n=n) for n in (1, 2, 5, 22)] == ["1 jajo", "2 jaja", "5 jaj", "22 jaja"]
    assert text("a.b", name="Ada") == "Hello Ada"
    assert (text.number(2.5), language.own_name("pl")) == ("2,5", "Polski")
    assert language.languages(folder) == ("en", "fr", "pl")
    assert (unfinished(folder), problems(folder)) == ({"pl": 2}, [])
    write(folder, "pl", "language.yaml", "complete: true\n")
    assert problems(folder) == ["pl lacks a.b (one.yaml)", "pl lacks a.l (one.yaml)"]


def test_what_is_wrong_with_a_language_is_told_by_key(folder: Path) -> None:
    """Forms that it does not have or lacks, marks that it sets otherwise, a file that tells nonsense."""
    write(folder, "pl", "one.yaml", "a:\n  n: {one: '{n} jajo', two: x, other: '{n} {n:jajo|jaja}'}\n  c: more\n")
    assert problems(folder) == [
        "en lacks a.c, which pl has",
        "pl: a.n has 2 forms in {n:jajo|jaja}, not 4 (one, few, many, other)",
        "pl: a.n has the form two, which pl does not know",
        "pl: a.n lacks the form few",
        "pl: a.n lacks the form many",
    ]
    write(folder, "fr", "one.yaml", "a: {b: 'Salut: {name}', n: {one: '{n} œuf', other: '{n} œufs'}, l: [x, y]}\n")
    write(folder, "fr", "language.yaml", "apart: {before: ':'}\n")
    write(folder, "pl", "one.yaml", "")
    write(folder, "pl", "language.yaml", "nonsense: 1\n")
    assert problems(folder) == [
        "fr: a.b has “Salut:”, which fr does not set so",
        "pl/language.yaml, line 1: nonsense: there is no such key",
    ]


def test_shipped_texts_agree() -> None:
    forget()
    assert problems() == []
