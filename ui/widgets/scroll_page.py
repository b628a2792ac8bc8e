"""A page with one column of text that is scrolled through."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ui.app import App
from ui.widgets.blocks import Block
from ui.widgets.page import Page
from ui.widgets.richtext import Typesetter
from ui.widgets.scroll import ScrollColumn

Blocks = Callable[[Typesetter], list[Block]]
"""Sets what stands in the column, for its width."""


class ScrollPage(Page):
    """A page whose column keeps its place when it is laid out anew."""

    def __init__(self, app: App) -> None:
        """A page without a column as yet."""
        super().__init__(app)
        self.column: ScrollColumn | None = None

    def lay_column(self, area: pygame.Rect, blocks: Blocks, gap: int) -> None:
        """Put the column into an area of the page."""
        theme = self.app.theme
        words = Typesetter(theme, self.app.assets, ScrollColumn.text_width(theme, area))
        offset = self.column.offset if self.column else 0
        self.column = ScrollColumn(theme, area, blocks(words), theme.px(gap))
        self.column.scroll_to(offset)
        self.controls.ring.set_extra([self.column.target("page")])

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll the column, or do what menus do."""
        if self.column is None or not self.column.handle(event, self.app.pointer):
            super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet, the column and the controls."""
        if self.ground is not None:
            surface.blit(self.ground, (0, 0))
        if self.column is not None:
            self.column.draw(surface)
        self.controls.draw(surface)
