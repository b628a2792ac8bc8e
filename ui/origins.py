"""Figures inside texts: each as it is played, with a pencil behind what is ours and one sentence that says so.

A text names its figures by their paths. `[figure:game.contributions.points]` is set as the figure itself, `[word:...]`
in letters (`[Word:...]` at the beginning of a sentence), `[signed:...]` with its sign, `[count:...]` as the length of a
row, `[figure:...:coin|coins]` as the word that goes with it. Of several paths with `/` between them the figure is told
once if it is the same for all. `[steps:from/gains]` tells two rows together: from which number on there is how much.
`[ours:tiles.costs]` is a pencil if that is reconstructed or of a variant of ours, `[from:cards.eggs]` as nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.data import Provenance
from game.core.provenance import facets, figure, holding
from game.core.yaml_file import Problem
from game.registry import GAMES, load_figures
from ui import language
from ui.pencil import MARK, OWN
from ui.text import Text

if TYPE_CHECKING:
    from ui.scene import Scene

TOKEN = re.compile(r"\[(figure|[Ww]ord|signed|count|steps|ours|from):([\w.,/]+)(?::([^\]|]*(?:\|[^\]|]*)+))?\]")


class Origins:
    """The figures of one game and what is known of where they come from."""

    def __init__(self, game_id: str, figures: Any, problems: Sequence[Problem] = ()) -> None:
        """The origins of these figures, and the problems of corrections that were left out of them."""
        self.game_id = game_id
        self.problems = problems
        self.figures = figures

    @cached_property
    def ours(self) -> frozenset[str]:
        """The paths of what is ours."""
        return holding(self._facets, "reconstructed")

    @cached_property
    def own(self) -> frozenset[str]:
        """The paths of what only variants of ours have."""
        return holding(self._facets, "own")

    @cached_property
    def _facets(self) -> dict[str, Provenance]:
        """Where every figure comes from."""
        return facets(self.figures)

    def fill(self, body: str, text: Text) -> str:
        """The text with its figures set and pencils behind those that are ours."""
        return re.sub(r" +$", "", TOKEN.sub(lambda match: self._set(match, text), body), flags=re.MULTILINE)

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

    def _set(self, match: re.Match[str], text: Text) -> str:
        kind, named = match[1], match[2]
        if kind == "from":
            return ""
        if kind == "ours":
            return next((sign for sign, of in ((MARK, self.ours), (OWN, self.own)) if of & {*named.split(",")}), "")
        if kind == "steps":
            return steps(text, *(figure(self.figures, path) for path in named.split("/")))
        values = list(dict.fromkeys(figure(self.figures, path) for path in named.split("/")))
        if match[3] is not None:
            return _counted(text, _single(values), match[3].split("|"))
        told = " / ".join(written(text, value, kind) for value in values)
        return told[:1].upper() + told[1:] if kind == "Word" else told


def _single(values: list[Any]) -> list[Any]:
    """The figures, each row of one as its only figure."""
    return [value[0] if isinstance(value, tuple) and len(value) == 1 else value for value in values]


def _counted(text: Text, values: list[Any], words: list[str]) -> str:
    """The word that goes with figures; with several that want different words, the last."""
    told = {language.counted(text.lang, value, words) for value in values}
    return told.pop() if len(told) == 1 else words[-1]


def written(text: Text, value: Any, kind: str) -> str:
    """A figure, or a row of them, as it stands in a sentence: as a number, in letters where it is small, or signed."""
    if kind == "count":
        return str(len(value))
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ", ".join(written(text, part, kind) for part in value)
    if kind.lower() == "word" and text.has(f"number.{value}"):
        return text(f"number.{value}")
    return f"{value:+d}".replace("-", "−") if kind == "signed" else str(value).replace("-", "−")


def steps(text: Text, least: Sequence[int], gains: Sequence[int]) -> str:
    """How much there is from which number on: 1 for 1–2, 2 for 3–4, 3 for 5+."""
    above = [after - 1 for after in least[1:]]
    spans = [str(low) if low == high else f"{low}–{high}" for low, high in zip(least, above, strict=False)]
    spans.append(f"{least[-1]}+")
    return ", ".join(text("number.step", gain=gain, span=span) for gain, span in zip(gains, spans, strict=True))


class Told:
    """Sets the figures in the texts of all games: as they are played at the open table, else as in a new game."""

    def __init__(self, overlays: Path, scenes: Sequence[Scene]) -> None:
        """For an app with these scenes, whose owner's corrections lie in `overlays`."""
        self._overlays = overlays
        self._scenes = scenes

    def __call__(self, text: Text, key: str, body: str) -> str:
        """The text of a key with its figures set; the figures are read only if there are any."""
        game_id = next((part for part in key.split(".")[:2] if part in GAMES), "")
        return self.origins(game_id).fill(body, text) if game_id and TOKEN.search(body) else body

    def origins(self, game_id: str) -> Origins:
        """The figures of a game that are told now."""
        open_now = (scene.origins for scene in self._scenes if scene.origins and scene.origins.game_id == game_id)
        return next(open_now, None) or origins_of(game_id, self._overlays)


def origins_of(game_id: str, overlays: Path) -> Origins:
    """The origins of a game's figures as a new game has them; read again only if the overlay has changed."""
    folder = overlays / game_id
    files = sorted(folder.glob("*.yaml")) if folder.is_dir() else []
    return _origins(game_id, overlays, tuple((path.name, path.stat().st_mtime_ns) for path in files))


@lru_cache(maxsize=8)
def _origins(game_id: str, overlays: Path, _stamps: tuple[tuple[str, int], ...]) -> Origins:
    loaded = load_figures(game_id, overlays)
    return Origins(game_id, loaded.value, loaded.problems)


def paths(body: str) -> list[str]:
    """The paths of all figures that a text names."""
    return [path for match in TOKEN.finditer(body) for path in re.split("[,/]", match[2])]


def noted(text: Text, words: str, gap: str = "\n") -> str:
    """The words, followed by the sentence that explains the pencil if one stands in them."""
    sentence = "note" if MARK in words else "own" if OWN in words else ""
    return f"{words}{gap}{MARK} {text(f'about.game.{sentence}')}" if sentence else words
