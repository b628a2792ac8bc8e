"""Every specimen of the cabinet, in the order of its shelves, and which of them somebody looks for."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ui.boards.registry import DRAWERS
from ui.collection.exhibit import Exhibit
from ui.collection.pages import Page, pages_of, words_of
from ui.origins import origins_of
from ui.text import Text
from ui.widgets.finding import plain

if TYPE_CHECKING:
    from ui.app import App

Key = tuple[str, str]
"""A game and the id of a creature."""


@dataclass(frozen=True)
class Specimen:
    """A creature on a shelf: what its game shows of it, and its page."""

    game: str
    id: str
    exhibit: Exhibit
    page: Page

    @property
    def key(self) -> Key:
        """What tells it apart from all others."""
        return self.game, self.id

    @property
    def place(self) -> str:
        """The name of its place on the screen."""
        return f"{self.game}.{self.id}"

    @property
    def latin(self) -> str:
        """Its Latin name, '' where it has none."""
        return self.exhibit.latin or self.page.latin

    @property
    def outline(self) -> str:
        """The picture whose outline is drawn beside a person."""
        return self.exhibit.outline or self.exhibit.picture

    def name(self, text: Text) -> str:
        """Its common name, or its genus where it has none."""
        return text(self.exhibit.name) if self.exhibit.name else self.latin.partition(" ")[0]

    def told(self, text: Text) -> str:
        """The sentences on its page."""
        return words_of(text, self.game, self.id)


def catalogue(app: App) -> list[Specimen]:
    """All specimens, game by game as the drawers stand; a game without pages has none."""
    found: list[Specimen] = []
    for game, drawer in DRAWERS.items():
        pages, exhibits = pages_of(game), drawer.board.exhibits
        if not pages or exhibits is None:
            continue
        figures = app.told.origins(game).figures
        found += [Specimen(game, creature, exhibits.show(figures, creature), page) for creature, page in pages.items()]
    return found


def read_ahead(overlays: Path) -> threading.Thread:
    """Read the pages and figures of all games on a thread of its own, before anybody opens the shelves."""

    def read() -> None:
        for game in DRAWERS:
            if pages_of(game):
                origins_of(game, overlays)

    thread = threading.Thread(target=read, name="collection", daemon=True)
    thread.start()
    return thread


def answering(specimens: Iterable[Specimen], query: str, text: Text) -> list[Specimen]:
    """Those whose common or Latin name has every word of the query, without regard to case and accents."""
    words = plain(query).split()
    named = ((one, plain(f"{one.name(text)} {one.latin}")) for one in specimens)
    return [one for one, name in named if all(word in name for word in words)]
