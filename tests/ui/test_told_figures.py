"""What texts tell of a game's figures: an owner's corrections are told truly in rules, tooltips and set-up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from game.core.paths import data_folder
from game.core.provenance import facets, figure
from game.core.yaml_file import read_yaml
from game.registry import GAMES, load_figures
from tests.games import SUBJECTS
from tests.languages import LANGUAGES
from tests.ui.play import Player, Players
from ui.origins import TOKEN, Origins, paths, steps
from ui.pencil import MARK
from ui.text import Text

ORDINALS = {
    "en": "third fourth fifth sixth",
    "fr": "troisième quatrième cinquième sixième",
    "de": "dritte vierte fünfte sechste",
}
"""Ordinals in letters from 3 on, as far as they are known."""

UNTOLD = ("ours", "from", "count")
"""Kinds of names in a text that set nothing of the figures' own values."""

MARKED = 1
"""By how much a figure is changed."""

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@lru_cache
def in_letters(lang: str) -> dict[str, int]:
    """What every number in letters means."""
    text, ordinals = Text(lang), ORDINALS.get(lang, "").split()
    return {text(f"number.{n}"): n for n in range(2, 13)} | {word: n for n, word in enumerate(ordinals, 3)}


LESSONS = "lessons.", "brass."
"""Texts that may count: what lies on a table that is dealt with the shipped figures, and how much wins a brass plate,
which is ours to say and in no figure of a game."""


def texts(lang: str, game: str, told: Origins | None = None) -> dict[str, str]:
    """Every rules page, tooltip and set-up text of a game; without what is told of the printed game and of nature."""
    setter = (lambda text, _key, body: told.fill(body, text)) if told else None
    text = Text(lang, setter=setter, keys=lambda _text, _name: "")
    return {key: said(text, key) for key in keys(text, game) if not key.startswith(("about.", "problem."))}


def keys(text: Text, game: str) -> list[str]:
    """The keys of all sentences about a game, but for what is told of nature."""
    own = [key for key in text.keys() if game in key.split(".")[:2] and not is_nature(key)]  # noqa: SIM118
    return [key for key in own if not isinstance(text.entry(key), list)]


def is_nature(key: str) -> bool:
    """Whether a text tells of animals and finds, whose numbers are no figures of a game."""
    return key.endswith(".fact") or key.startswith("collection.")


def said(text: Text, key: str) -> str:
    """A text with its figures set and without its pencils, or all forms of a plural."""
    entry = text.entry(key)
    return " ".join(entry.values()) if isinstance(entry, dict) else text(key).replace(MARK, "")


def numbers(words: str, lang: str) -> set[int]:
    """The numbers that are written out, in digits or in letters, beside figures and placeholders."""
    plain = re.sub(r"\{[^}]*\}|\[\w+:[^\]]*\]", " ", TOKEN.sub(" ", words))
    found = re.findall(r"(?<![A-Za-z\d])\d+|[^\W\d_]+", plain.lower())
    return {int(word) if word.isdigit() else in_letters(lang)[word] for word in found if _is_number(word, lang)}


def _is_number(word: str, lang: str) -> bool:
    return word.isdigit() or word in in_letters(lang)


def chosen(key: str) -> set[int]:
    """The number that an option of the set-up is itself."""
    match = re.search(r"\.option\.\w+\.(\d+)\.", key)
    return {int(match[1])} if match else set()


@every_language
@every_game
def test_no_text_writes_a_figure_out(game: str, lang: str) -> None:
    """A number in a text is a named figure, a value of the moment, the option itself, or fixed by the rules."""
    known = SUBJECTS[game].numbers
    stray = {
        key: left
        for key, words in texts(lang, game).items()
        if not key.startswith(LESSONS) and (left := numbers(words, lang) - set(known.get(key, ())) - chosen(key))
    }
    assert stray == {}


@every_game
def test_what_is_fixed_is_still_told(game: str) -> None:
    """Nothing is excused that no text says any more."""
    read = [(lang, texts(lang, game)) for lang in LANGUAGES]
    for key, fixed in SUBJECTS[game].numbers.items():
        assert set(fixed) <= {n for lang, words in read for n in numbers(words[key], lang)}, key


@lru_cache
def shipped(file: Path) -> Any:
    """What stands in a file of figures."""
    (document,) = read_yaml(file)
    return document.data


def overlay_of(folder: Path, game: str, changes: dict[str, Any]) -> Path:
    """A folder of corrections that changes figures by their paths; `values.1` is the first of a row."""
    for file in data_folder(game).glob("*.yaml"):
        tree: dict[Any, Any] = {}
        for path, value in changes.items():
            if path.startswith(f"{file.stem}."):
                _put(tree, shipped(file), path.split(".")[1:], value)
        if tree:
            (folder / game).mkdir(parents=True, exist_ok=True)
            (folder / game / file.name).write_text(repr(tree).replace("'", '"'), encoding="utf-8")
    return folder


def _put(tree: dict[Any, Any], base: Any, names: list[str], value: Any) -> None:
    """Set a value in a tree of corrections; a row is given whole."""
    name = next((key for key in base if str(key) == names[0]), names[0])
    if len(names) > 1 and isinstance(base[name], list):
        row = tree.setdefault(name, list(base[name]))
        row[int(names[1]) - 1] = value
    elif len(names) == 1:
        tree[name] = value
    else:
        _put(tree.setdefault(name, {}), base[name], names[1:], value)


def told_paths(game: str) -> list[str]:
    """The paths of all single figures and rows that some text of a game sets."""
    return sorted({path for lang in LANGUAGES for words in texts(lang, game).values() for path in _set_in(words)})


def marked(game: str) -> Iterator[tuple[str, Any]]:
    """Every figure that a text sets, with another value."""
    figures = load_figures(game).value
    for path in told_paths(game):
        value = figure(figures, path)
        yield path, [part + MARKED for part in value] if isinstance(value, tuple) else value + MARKED


def accepted(game: str, changes: dict[str, Any], folder: Path) -> list[tuple[dict[str, Any], Any]]:
    """The changes that an overlay may make, in groups that go together, each with the figures as they are then."""
    here = folder / f"{len(changes)}-{next(iter(changes), '')}"
    here.mkdir()
    loaded = load_figures(game, overlay_of(here, game, changes))
    if not loaded.problems:
        return [(changes, loaded.value)]
    middle, pairs = len(changes) // 2, list(changes.items())
    halves = [dict(pairs[:middle]), dict(pairs[middle:])] if middle else []
    return [group for half in halves for group in accepted(game, half, folder)]


@every_game
def test_a_corrected_figure_is_told_everywhere(game: str, tmp_path: Path) -> None:
    """Every figure that an overlay can change changes each text that names it, and no other."""
    groups = accepted(game, dict(marked(game)), tmp_path)
    built_in = Origins(game, load_figures(game).value)
    as_shipped = {lang: (texts(lang, game), texts(lang, game, built_in)) for lang in LANGUAGES}
    for changes, figures in groups:
        for lang, (raw, before) in as_shipped.items():
            after = texts(lang, game, Origins(game, figures))
            naming = {key for key, words in raw.items() if _set_in(words) & set(changes)}
            assert {key for key, words in after.items() if words != before[key]} == naming
            assert all(figure(figures, path) != figure(built_in.figures, path) for path in changes)
    assert groups or not told_paths(game)


def _set_in(words: str) -> set[str]:
    """The paths of the figures that are set in a text."""
    return {path for match in TOKEN.finditer(words) if match[1] not in UNTOLD for path in paths(match[0])}


@every_game
def test_what_is_fixed_cannot_be_corrected(game: str, tmp_path: Path) -> None:
    """An overlay that tries is reported by the place of the figure, and the built-in one is played."""
    for number, (path, value) in enumerate(SUBJECTS[game].reported.items()):
        folder = tmp_path / str(number)
        folder.mkdir()
        loaded = load_figures(game, overlay_of(folder, game, {path: value}))
        assert loaded.problems, path
        assert figure(loaded.value, path) == figure(load_figures(game).value, path)


def table_tips(player: Player, game: str) -> dict[str, str]:
    """The tooltip of every place of a table at which a person is asked."""
    table = player.start(1, 1, game=game)
    if player.pilot.top == "Question":
        player.pilot.click("ok")
    player.to_choice()
    return {name: table.board.tip(table.view, name) for name in table.board.names}


@every_game
def test_a_table_tells_nothing_of_corrections_that_are_left_out(game: str, people: Players, tmp_path: Path) -> None:
    """Every figure is corrected, and every file has a mistake: the table is that of the built-in figures."""
    before = table_tips(people(bare=True), game)
    built_in = load_figures(game)
    numbered = {path: figure(built_in.value, path) for path in facets(built_in.value)}
    changes = {path: value + MARKED for path, value in numbered.items() if type(value) is int}
    overlay = tmp_path / "overlay"
    overlay_of(overlay, game, changes)
    for file in (overlay / game).glob("*.yaml"):
        file.write_text(file.read_text("utf-8")[:-1] + ', "nowhere": 1}', encoding="utf-8")
    loaded = load_figures(game, overlay)
    assert loaded.problems
    assert loaded.hash == built_in.hash
    assert table_tips(people(bare=True), game) == before


@pytest.mark.parametrize(
    ("least", "gains", "told"),
    [
        ((1, 3, 5), (1, 2, 3), "1 for 1–2, 2 for 3–4, 3 for 5+"),
        ((2, 3), (0, 4), "0 for 2, 4 for 3+"),
        ((1,), (7,), "7 for 1+"),
    ],
)
def test_two_rows_are_told_together(least: tuple[int, ...], gains: tuple[int, ...], told: str) -> None:
    assert steps(Text("en"), least, gains) == told
