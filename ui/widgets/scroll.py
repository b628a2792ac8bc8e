"""A scrolling column of blocks: wheel, keys, and a bar to drag."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui.presses import means
from ui.theme import Theme
from ui.widgets.blocks import Block
from ui.widgets.focus import Target
from ui.widgets.scrollbar import ScrollBar

BAR = 16
STEP = 60


class ScrollColumn:
    """Blocks under each other inside a box; those outside the box are reached by scrolling."""

    def __init__(self, theme: Theme, rect: pygame.Rect, blocks: Sequence[Block] = (), gap: int = 0) -> None:
        """A column in `rect`; blocks should be no wider than `text_width`."""
        self.theme = theme
        self.rect = rect
        self.gap = gap
        self.offset = 0
        self._bar = ScrollBar(theme)
        self._pulled: tuple[int, int] | None = None
        """Where a finger took hold of the column, and the offset then."""
        self.set(blocks)

    @staticmethod
    def text_width(theme: Theme, rect: pygame.Rect) -> int:
        """How wide blocks may be, beside the bar."""
        return rect.width - theme.px(BAR + 12)

    def set(self, blocks: Sequence[Block], keep: bool = False) -> None:
        """Show other blocks, from the top unless `keep`."""
        self.blocks = list(blocks)
        self._made: dict[int, pygame.Surface] = {}
        self._tops: list[int] = []
        top = 0
        for block in self.blocks:
            self._tops.append(top)
            top += block.height + self.gap
        self.height = max(top - self.gap, 0)
        self.scroll_to(self.offset if keep else 0)

    @property
    def limit(self) -> int:
        """The largest offset."""
        return max(self.height - self.rect.height, 0)

    def scroll_to(self, offset: float) -> None:
        """Show the part that starts at `offset`, as far as there is one."""
        self.offset = round(min(max(offset, 0), self.limit))

    def top_of(self, index: int) -> int:
        """How far a block is from the start of the column."""
        return self._tops[index]

    def reveal(self, index: int) -> None:
        """Scroll so that a block starts at the top."""
        if 0 <= index < len(self._tops):
            self.scroll_to(self._tops[index])

    def block_at(self, pos: tuple[int, int]) -> int | None:
        """The number of the block under a point."""
        if not self.rect.collidepoint(pos):
            return None
        y = pos[1] - self.rect.top + self.offset
        spans = enumerate(zip(self._tops, self.blocks, strict=True))
        return next((n for n, (top, block) in spans if top <= y < top + block.height), None)

    def target(self, name: str) -> Target:
        """A focus target for the column: up and down scroll it."""
        return Target(name, self.rect, lambda: None, self.on_key, enabled=self.limit > 0, radius=6)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Scroll by a key; False at either end, so that the focus can leave."""
        page = self.rect.height - self.theme.px(STEP)
        moves = {
            "down": self.theme.px(STEP),
            "up": -self.theme.px(STEP),
            "page_down": page,
            "page_up": -page,
            "top": -self.height,
            "bottom": self.height,
        }
        before = self.offset
        self.scroll_to(self.offset + next((by for name, by in moves.items() if means(event, name)), 0))
        return self.offset != before

    def handle(self, event: pygame.event.Event, pointer: tuple[int, int]) -> bool:
        """Use wheel, paging keys and drags on the bar; True when the column took the event."""
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(pointer):
            self.scroll_to(self.offset - event.y * self.theme.px(STEP))
            return True
        if means(event, "page_down", "page_up"):
            return self.on_key(event)
        wanted = self.bar.handle(event)
        if wanted is None and getattr(event, "touch", False):
            return self._drag(event)
        if wanted is not None:
            self.scroll_to(wanted)
        return wanted is not None

    def _drag(self, event: pygame.event.Event) -> bool:
        """Follow a finger that pulls the column itself; True while it does."""
        held = self._pulled
        if event.type == pygame.MOUSEMOTION and held is not None and any(event.buttons):
            self.scroll_to(held[1] + held[0] - event.pos[1])
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos)
        self._pulled = (event.pos[1], self.offset) if pressed else None
        return held is not None and event.type == pygame.MOUSEBUTTONUP and self.offset != held[1]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible part and, when needed, the bar."""
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        seen = {n: self._made.get(n) or self.blocks[n].picture() for n in self.seen()}
        for n, picture in seen.items():
            surface.blit(picture, (self.rect.left, self.rect.top + self._tops[n] - self.offset))
        self._made = {n: picture for n, picture in seen.items() if self.blocks[n].ready()}
        surface.set_clip(clip)
        self.bar.draw(surface)

    def seen(self) -> list[int]:
        """The blocks of which something is seen; only their pictures are kept."""
        low = self.offset + self.rect.height
        spans = enumerate(zip(self._tops, self.blocks, strict=True))
        return [n for n, (top, block) in spans if top < low and top + block.height > self.offset]

    @property
    def groove(self) -> pygame.Rect:
        """Where the bar runs."""
        width = self.theme.px(BAR)
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    @property
    def bar(self) -> ScrollBar:
        """The bar as the column stands now."""
        self._bar.stand(self.groove, self.rect.height, self.height, self.offset)
        return self._bar

    @property
    def handle_rect(self) -> pygame.Rect:
        """The part of the bar that is dragged."""
        return self.bar.handle_rect
