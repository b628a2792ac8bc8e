"""About Cabinet: what it is, whose games these are, where figures come from, and credits."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pygame

from game.core.paths import is_compiled
from game.registry import GAMES
from ui.places import show_folder
from ui.theme import CONTROL_HEIGHT, MARGIN
from ui.widgets.richtext import GAP, Typesetter
from ui.widgets.scroll import ScrollColumn
from ui.widgets.scroll_page import ScrollPage

FRAME = 190 - CONTROL_HEIGHT - 14
"""Units that the sheet has around its text."""

DISTRIBUTION = "cabinet-games"


def app_version() -> str:
    """The version of the installed distribution; that of these sources when it is not installed."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return "0.2.0"


def _engine() -> str:
    return "compiled" if is_compiled() else "interpreted"


class AboutScene(ScrollPage):
    """One scrolling page and a button for the overlay folder."""

    widest = 1180
    cornered = True

    def build(self) -> None:
        """A sheet as tall as its text."""
        theme = self.app.theme
        width = ScrollColumn.text_width(theme, pygame.Rect(0, 0, self.sheet_width - 2 * theme.px(MARGIN), 0))
        blocks = Typesetter(theme, self.app.assets, width).blocks(self.body())
        self.tallest = FRAME + round(sum(block.height + theme.px(GAP) for block in blocks) / theme.unit)
        super().build()

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("about.title")

    def fill(self, inner: pygame.Rect) -> None:
        """Place the column of text, and the folder button beside the title."""
        self.lay_column(inner, lambda words: words.blocks(self.body()), GAP)
        label = self.app.text("common.open_folder")
        self.controls.button("folder", self.corner, label, self._show_folder, icon="folder", tooltip=self.folder())

    def folder(self) -> str:
        """Where the owner's files lie."""
        return str(self.app.folders.overlay)

    def body(self) -> str:
        """The whole text of the page, marked up."""
        text = self.app.text
        games = len(GAMES)
        parts = [
            text("about.what", count=text(f"app.count.{games}"), n=games),
            text(f"about.version.{_engine()}", version=app_version()),
        ]
        parts += [f"# {text('about.notice_title')}", text("about.notice")]
        parts += [f"# {text('about.figures_title')}", text("about.figures")]
        parts += [f"# {text('about.overlays_title')}", text("about.overlays")]
        parts += [f"# {text('about.credits_title')}", text("about.credits")]
        return "\n\n".join(parts)

    def _show_folder(self) -> None:
        folder = Path(self.folder())
        if not show_folder(folder):
            self.app.notices.add(self.app.text("about.folder_failed", folder=folder))
