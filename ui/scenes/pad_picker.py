"""A list out of which cards are picked for the pad: pictures with names, found by typing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.sheet import Field
from ui import typeset
from ui.app import App
from ui.boards.kit.shapes import columns
from ui.theme import BODY, CONTROL_HEIGHT, INK_SOFT, SHADES
from ui.widgets.faces import plate
from ui.widgets.finding import plain
from ui.widgets.page import Page

GAP, CELL = 10, 400
"""Units between cells, and of a cell at least."""


class PickerScene(Page):
    """All that can still be picked; one pick after the other, until it is left."""

    widest = 1500

    def __init__(self, app: App, field: Field, taken: Callable[[], list[str]], pick: Callable[[str], None]) -> None:
        """A list of the names of a field that are not `taken`; `pick` is told each that is chosen."""
        super().__init__(app)
        self.field, self.taken_names, self._pick = field, taken, pick
        self.words = ""
        self.page = 0

    def title(self) -> str:
        """What is picked."""
        return self.app.text(self.field.label)

    def enter(self) -> None:
        """Begin in the entry."""
        self.controls.ring.focus("find")

    def found(self) -> list[str]:
        """The names that hold all typed words, by the alphabet."""
        words, text, taken = plain(self.words).split(), self.app.text, self.taken_names()
        told = {name: plain(text(self.field.text_of(name))) for name in self.field.names if name not in taken}
        return sorted(
            (name for name, said in told.items() if all(word in said for word in words)), key=told.__getitem__
        )

    def fill(self, inner: pygame.Rect) -> None:
        """The entry and the page at the top, cards below."""
        px, text = self.app.theme.px, self.app.text
        high, gap = px(CONTROL_HEIGHT), px(GAP)
        entry = pygame.Rect(inner.left, inner.top, min(inner.width * 3 // 5, px(560)), high)
        self.controls.entry("find", entry, self.words, self._typed, 40, self._first, text("pad.find"))
        area = pygame.Rect(inner.left, entry.bottom + gap, inner.width, inner.bottom - entry.bottom - gap)
        across = max(area.width // px(CELL), 1)
        deep = max((area.height + gap) // (high + gap), 1)
        names, full = self.found(), across * deep
        pages = max(-(-len(names) // full), 1)
        self.page = min(self.page, pages - 1)
        self._turner(
            pygame.Rect(entry.right + px(2 * GAP), entry.top, inner.right - entry.right - px(2 * GAP), high), pages
        )
        for n, name in enumerate(names[self.page * full : (self.page + 1) * full]):
            row = pygame.Rect(area.left, area.top + n // across * (high + gap), area.width, high)
            rect = columns(row, across, px(2 * GAP))[n % across]
            self.controls.area(f"pick.{name}", rect, partial(self._card, rect.size, name), partial(self.choose, name))
        if not names:
            self.controls.label(area, text("pad.found_none"), "ui", BODY, INK_SOFT, "center", "top")

    def _turner(self, rect: pygame.Rect, pages: int) -> None:
        labels = [self.app.text("common.of", n=n + 1, total=pages) for n in range(pages)]
        if pages > 1:
            place = pygame.Rect(0, 0, min(rect.width, self.app.theme.px(260)), rect.height)
            place.topright = rect.topright
            self.controls.choice("page", place, labels, self.page, self._turn)

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()

    def _typed(self, words: str) -> None:
        """Show what is found; the entry keeps the focus."""
        self.words, self.page = words, 0
        self.rebuild()

    def _first(self) -> None:
        """Enter picks the first that is found."""
        if names := self.found():
            self.choose(names[0])

    def choose(self, name: str) -> None:
        """Pick one; where only one can be picked, the list closes."""
        self._pick(name)
        if self.field.kind == "choice":
            self.finish()
            return
        self.words = ""
        self.rebuild()

    def _card(self, size: tuple[int, int], name: str, state: str) -> pygame.Surface:
        """A picture and a name."""
        theme, picture = self.app.theme, self.field.picture_of(name)
        surface = plate(theme, size, state, SHADES["plain"], flat=True)
        area = surface.get_rect().inflate(-2 * theme.px(10), -2 * theme.px(3))
        if self.app.assets.has(picture):
            box = pygame.Rect(area.left, area.top, round(area.height * 1.2), area.height)
            image = self.app.assets.image(picture, box.size)
            surface.blit(image, image.get_rect(center=box.center))
            area = pygame.Rect(box.right + theme.px(GAP), area.top, area.right - box.right - theme.px(GAP), area.height)
        font, lines = typeset.fit_block(theme, "ui", self.app.text(self.field.text_of(name)), BODY, area.size)
        block = typeset.render(font, lines, SHADES["plain"].text)
        surface.blit(block, block.get_rect(midleft=area.midleft))
        return surface
