"""A fifth game is one line a layer and folders of its own; whatever it lacks is named."""

from __future__ import annotations

import dataclasses
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from ai.minds import MINDS
from game.core import paths
from game.core.paths import ROOT
from game.registry import GAMES
from tests import fifth
from tests.games import SUBJECTS
from tests.games.parts import lacking
from ui.boards.kit.vignette import Vignette
from ui.boards.registry import DRAWERS
from ui.text import load_entries

LAYERS: tuple[dict[str, Any], ...] = (GAMES, MINDS, DRAWERS, SUBJECTS)
WALKTHROUGH = "CONTRIBUTING.md"
"""The one file outside that speaks of the game: it is the example there."""

TO_COME = ("tests/game/fossil_dig/",)
"""What a game with a rulebook has, and the example has not."""

NAMES = (fifth.NAME, "Fossil Dig")
READ = (".py", ".yaml", ".md", ".toml", ".json", ".txt")


def test_it_is_one_line_in_each_list_and_goes_without_a_trace() -> None:
    """Registering adds one entry to each of four lists and one root, and nothing stays of it."""
    before = [dict(layer) for layer in LAYERS], list(paths.ROOTS)
    was_there = fifth.NAME in GAMES
    if was_there:
        fifth.take_away()
    alone = [set(layer) for layer in LAYERS]
    with fifth.registered():
        assert [set(layer) - old for layer, old in zip(LAYERS, alone, strict=True)] == [{fifth.NAME}] * len(LAYERS)
        assert paths.ROOTS == [ROOT, fifth.HERE]
    assert [set(layer) for layer in LAYERS] == alone
    assert paths.ROOTS == [ROOT]
    if was_there:
        fifth.register()
        assert ([dict(layer) for layer in LAYERS], list(paths.ROOTS)) == before


def sources(folder: Path) -> Iterable[Path]:
    """The files of the repository below a folder, without those of the fifth game and what is made or installed."""
    for path in sorted(folder.iterdir()):
        if path.name[0] == "." or path.name in ("work", "dist", "__pycache__") or path == fifth.HERE:
            continue
        if path.is_dir():
            yield from sources(path)
        elif path.suffix in READ:
            yield path


def test_no_other_file_knows_of_it() -> None:
    """All that it needs lies in its own folders."""
    files = list(sources(ROOT))
    assert len(files) > 500
    knowing = [path for path in files if any(name.encode() in path.read_bytes() for name in NAMES)]
    assert [path.relative_to(ROOT).as_posix() for path in knowing] == [WALKTHROUGH]


def test_the_walkthrough_points_at_what_is_there() -> None:
    """Every path that it names lies in the folders of the fifth game or in the repository."""
    words = (ROOT / WALKTHROUGH).read_text(encoding="utf-8").partition("## A new game")[2]
    named = [name for name in re.findall(r"`([\w/.]+)`", words) if "/" in name and name not in TO_COME]
    assert len(named) > 15
    assert [name for name in named if not any((root / name).exists() for root in (fifth.HERE, ROOT))] == []


@pytest.mark.usefixtures("five")
def test_nothing_is_missing() -> None:
    assert lacking() == []


@pytest.mark.usefixtures("five")
@pytest.mark.parametrize(
    ("layer", "part"),
    [(MINDS, "mind"), (DRAWERS, "drawer"), (SUBJECTS, "test description")],
    ids=lambda one: str(one)[:9],
)
def test_a_missing_line_is_named(monkeypatch: pytest.MonkeyPatch, layer: dict[str, Any], part: str) -> None:
    monkeypatch.delitem(layer, fifth.NAME)
    assert lacking() == [f"fossil_dig has no {part}"]


@pytest.mark.usefixtures("five")
@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        ("scramble", None, ["scrambler"]),
        ("belongings", None, ["list of what a seat owns"]),
        ("hiding", (), ["kind that hides something"]),
        ("sums", (), ["kind whose sums are looked at"]),
        ("cases", (), [f"case of the contract for {seats} seats" for seats in (2, 3, 4)]),
        ("pictures", {}, ["gallery picture"]),
        ("pictures", {"lost": ""}, ["gallery picture lost.png"]),
    ],
)
def test_a_missing_part_of_its_tests_is_named(
    monkeypatch: pytest.MonkeyPatch, part: str, value: object, said: list[str]
) -> None:
    changed: Any = {part: value}
    monkeypatch.setitem(SUBJECTS, fifth.NAME, dataclasses.replace(SUBJECTS[fifth.NAME], **changed))
    assert lacking() == [f"fossil_dig has no {one}" for one in said]


@pytest.mark.usefixtures("five")
@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("art/fossil_dig/emblem.svg", ["emblem"]),
        ("art/fossil_dig/CREDITS.md", ["credits of its pictures"]),
        ("tests/golden/fossil_dig-3.txt", ["golden transcript fossil_dig-3.txt"]),
        ("docs/gallery/fossil-dig.png", ["gallery picture fossil-dig.png"]),
    ],
)
def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, gone: str, said: list[str]) -> None:
    _elsewhere(monkeypatch, tmp_path)
    (tmp_path / gone).unlink()
    assert lacking() == [f"fossil_dig has no {one}" for one in said]


@pytest.mark.usefixtures("five")
def test_a_variant_without_a_picture_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture at all for one choice, and one that is not there for the other."""
    board = DRAWERS[fifth.NAME].board
    monkeypatch.setattr(board, "variants", {"length": {"short": Vignette(("fossil_dig/nothing",))}})
    assert lacking() == [f"fossil_dig has no picture of the variant length {choice}" for choice in ("long", "short")]


@pytest.mark.usefixtures("five")
def test_missing_texts_are_named_in_their_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One key gone in one language, and then all its files."""
    _elsewhere(monkeypatch, tmp_path)
    path = tmp_path / "data" / "locale" / "fr" / "fossil_dig.yaml"
    words = path.read_text(encoding="utf-8")
    path.write_text(words.replace("      most_fossils:", "      most_bones:"), encoding="utf-8")
    load_entries.cache_clear()
    assert lacking() == ["fossil_dig has no text game.fossil_dig.why.most_fossils (fr)"]
    for file in path.parent.glob("fossil_dig*.yaml"):
        file.unlink()
    load_entries.cache_clear()
    found = lacking()
    assert {"fossil_dig has no texts (fr)", "fossil_dig has no text game.fossil_dig.name (fr)"} <= set(found)
    assert not [line for line in found if not line.endswith("(fr)")]
    load_entries.cache_clear()


def test_a_part_without_a_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DRAWERS, "chess", next(iter(DRAWERS.values())))
    assert lacking() == ["the drawer chess has no game"]


def _elsewhere(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The folders of the fifth game as a copy, from which something can be taken away."""
    for name in ("data", "art", "docs"):
        shutil.copytree(fifth.HERE / name, folder / name)
    shutil.copytree(fifth.HERE / "tests" / "golden", folder / "tests" / "golden")
    monkeypatch.setattr(paths, "ROOTS", [ROOT, folder])
