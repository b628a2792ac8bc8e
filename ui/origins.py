"""Figures inside texts: each as it is played, with a pencil behind what is ours and one sentence that says so.

A text names its figures by their paths: `[figure:game.contributions.points]` is set as the figure itself,
`[ours:tiles.costs]` as a pencil if that is ours, `[from:cards.eggs]` as nothing at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.core.provenance import facets, figure, ours
from game.registry import load_figures
from ui.app import App
from ui.pencil import MARK
from ui.text import Text

TOKEN = re.compile(r"\[(figure|ours|from):([\w.,]+)\]")


class Origins:
    """What is known of where the figures of one game come from."""

    def __init__(self, figures: Any) -> None:
        """The origins of these figures."""
        self.figures = figures
        self.ours = ours(figures)
        self._facets = facets(figures)

    def fill(self, body: str) -> str:
        """The text with its figures set and pencils behind those that are ours."""
        return re.sub(r" +$", "", TOKEN.sub(self._set, body), flags=re.MULTILINE)

    def corrected(self, line: str) -> bool:
        """Whether all that a line names as ours has come from the owner of a box."""
        named = [path for path in paths(line) if self._under(path, "owner")]
        return bool(named) and not self.ours.intersection(paths(line))

    def _under(self, path: str, provenance: str) -> bool:
        """Whether a path holds a figure of that provenance."""
        return any(
            given == provenance and (place == path or place.startswith(f"{path}."))
            for place, given in self._facets.items()
        )

    def _set(self, match: re.Match[str]) -> str:
        kind, named = match[1], match[2]
        if kind == "figure":
            return plain(figure(self.figures, named))
        return MARK if kind == "ours" and self.ours.intersection(named.split(",")) else ""


def origins_of(game_id: str, overlays: Path) -> Origins:
    """The origins of a game's figures as they are played now; read again only if the overlay has changed."""
    folder = overlays / game_id
    files = sorted(folder.glob("*.yaml")) if folder.is_dir() else []
    return _origins(game_id, overlays, tuple((path.name, path.stat().st_mtime_ns) for path in files))


@lru_cache(maxsize=8)
def _origins(game_id: str, overlays: Path, _stamps: tuple[tuple[str, int], ...]) -> Origins:
    return Origins(load_figures(game_id, overlays).value)


def paths(body: str) -> list[str]:
    """The paths of all figures that a text names."""
    return [path for match in TOKEN.finditer(body) for path in match[2].split(",")]


def plain(value: Any) -> str:
    """A figure, or a row of them, as it stands in a sentence."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ", ".join(plain(part) for part in value)
    return str(value).replace("-", "−")


def filled(app: App, game_id: str, words: str) -> str:
    """Words about a game with their figures set; the figures are read only if there are any."""
    return origins_of(game_id, app.folders.overlay).fill(words) if TOKEN.search(words) else words


def noted(text: Text, words: str, gap: str = "\n") -> str:
    """The words, followed by the sentence that explains the pencil if one stands in them."""
    return f"{words}{gap}{MARK} {text('about.game.note')}" if MARK in words else words
