"""The check of the collection: every creature of a page has its picture, its outline and its name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core.data import BadData, load
from game.registry import GAMES
from ui import text as texts
from ui.collection.pages import Page
from ui.language import SOURCE


def check_collection(*roots: Path) -> list[str]:
    """Creatures that no game shows, or of which a picture or the name is missing."""
    told = texts.load_entries(tuple(root / "data" / "locale" for root in roots), SOURCE)
    return [problem for game in GAMES for problem in _of_game(game, roots, told)]


def _of_game(game: str, roots: tuple[Path, ...], told: dict[str, Any]) -> list[str]:
    """The problems of the pages of one game; those of files that cannot be read are told with the figures."""
    from ui.boards.registry import DRAWERS

    file = _found(roots, "data", "collection", f"{game}.yaml")
    folder = _found(roots, "data", game)
    if file is None or folder is None or game not in DRAWERS:
        return []
    exhibits = DRAWERS[game].board.exhibits
    if exhibits is None:
        return [f"data/collection/{game}.yaml: the board of {game} shows no creatures"]
    try:
        pages, figures = load(file, dict[str, Page]).value, GAMES[game].load(folder, None).value
    except BadData:
        return []
    problems = []
    for creature in pages:
        try:
            shown = exhibits.show(figures, creature)
        except KeyError:
            problems.append(f"data/collection/{game}.yaml: {game} has no creature {creature}")
            continue
        pictures = [name for name in (shown.picture, shown.outline) if name]
        pictures += [f"collection/land_{shown.land}"] if shown.land else []
        problems += [f"{creature}: there is no picture {name}" for name in pictures if not _is_drawn(roots, name)]
        problems += [f"{creature}: there is no text {shown.name}"] if shown.name and shown.name not in told else []
        problems += [f"{creature} has no name"] if not shown.name and not shown.latin else []
    return problems


def _found(roots: tuple[Path, ...], *parts: str) -> Path | None:
    """A path in the first root that has it."""
    return next((path for path in (root.joinpath(*parts) for root in roots) if path.exists()), None)


def _is_drawn(roots: tuple[Path, ...], name: str) -> bool:
    return any((root / "art" / f"{name}{end}").is_file() for root in roots for end in (".svg", ".png"))
