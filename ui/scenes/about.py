"""About Cabinet: what it is, whose games these are, where figures come from, and credits."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pygame

from game.registry import GAMES
from ui.app import App
from ui.places import show_folder
from ui.theme import CONTROL_HEIGHT
from ui.widgets.page import Page
from ui.widgets.richtext import Typesetter
from ui.widgets.scroll import ScrollColumn

DISTRIBUTION = "cabinet-games"


def app_version() -> str:
    """The version of the installed distribution; a plain word when it is not installed."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return "0.1.0"


class AboutScene(Page):
    """One scrolling page and a button for the overlay folder."""

    widest = 1180
    tallest = 940

    def __init__(self, app: App) -> None:
        """The page of this app."""
        super().__init__(app)
        self.column: ScrollColumn | None = None

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("about.title")

    def fill(self, inner: pygame.Rect) -> None:
        """Place the column of text over the folder button."""
        px, text = self.app.theme.px, self.app.text
        button = pygame.Rect(0, 0, min(px(320), inner.width), px(CONTROL_HEIGHT))
        button.bottomright = inner.bottomright
        area = pygame.Rect(inner.topleft, (inner.width, button.top - px(14) - inner.top))
        words = Typesetter(self.app.theme, self.app.assets, ScrollColumn.text_width(self.app.theme, area))
        offset = self.column.offset if self.column else 0
        self.column = ScrollColumn(self.app.theme, area, words.blocks(self.body()), px(12))
        self.column.scroll_to(offset)
        self.controls.ring.set_extra([self.column.target("page")])
        label = text("common.open_folder")
        self.controls.button("folder", button, label, self._show_folder, icon="folder", tooltip=self.folder())

    def folder(self) -> str:
        """Where the owner's files lie."""
        return str(self.app.folders.overlay)

    def body(self) -> str:
        """The whole text of the page, marked up."""
        text = self.app.text
        games = len(GAMES)
        parts = [
            text("about.what", count=text(f"app.count.{games}"), n=games),
            text("about.version", version=app_version()),
        ]
        parts += [f"# {text('about.notice_title')}", text("about.notice")]
        parts += [f"# {text('about.figures_title')}", text("about.figures")]
        parts += [f"# {text('about.overlays_title')}", text("about.overlays")]
        parts += [f"# {text('about.credits_title')}", text("about.credits")]
        return "\n\n".join(parts)

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll, or do what menus do."""
        if self.column is None or not self.column.handle(event, self.app.pointer):
            super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet, the text and the controls."""
        if self.ground is not None:
            surface.blit(self.ground, (0, 0))
        if self.column is not None:
            self.column.draw(surface)
        self.controls.draw(surface)

    def _show_folder(self) -> None:
        folder = Path(self.folder())
        if not show_folder(folder):
            self.app.notices.add(self.app.text("about.folder_failed", folder=folder))
