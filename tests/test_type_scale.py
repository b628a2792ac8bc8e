"""Pages and widgets write in the sizes of the theme alone: TITLE, HEADING, BODY and SMALL."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.paths import ROOT

SETTERS = {"label": 3, "font": 1, "fit_font": 3, "fit_block": 3}
"""What sets words, and which of its arguments is the size."""

NAMED = {"button": "size"}
"""What sets words in a size that is named."""

PAGES = sorted(
    path
    for folder in ("ui/scenes", "ui/widgets")
    for path in (ROOT / folder).glob("*.py")
    if path.name not in ("score_sheet.py", "sheet.py", "end.py")
)
"""Score sheets are tables with sizes of their own."""


def sizes(tree: ast.Module) -> Iterator[tuple[int, ast.expr]]:
    """Every size that words are set in, with its line."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        if name in SETTERS and len(call.args) > SETTERS[name]:
            yield call.lineno, call.args[SETTERS[name]]
        yield from ((call.lineno, word.value) for word in call.keywords if NAMED.get(name) == word.arg)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_no_page_sets_words_in_a_size_of_its_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    own = [line for line, size in sizes(tree) if isinstance(size, ast.Constant) and isinstance(size.value, int | float)]
    assert own == [], f"{path.name}: lines {own}"


def test_the_scale_is_found_where_words_are_set() -> None:
    found = [size for path in PAGES for _, size in sizes(ast.parse(path.read_text(encoding="utf-8")))]
    assert {size.id for size in found if isinstance(size, ast.Name)} >= {"TITLE", "HEADING", "BODY", "SMALL"}
