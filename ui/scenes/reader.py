"""A book of rules as one column: its topics, what of them is shown, the passage that is marked, the plates."""

from __future__ import annotations

from dataclasses import replace

import pygame

from ui.app import App
from ui.boards.registry import DRAWERS
from ui.pencil import MARK
from ui.scenes.easel import Easel
from ui.theme import BRASS_DARK, HEADING, PASSAGE
from ui.widgets.blocks import Block
from ui.widgets.finding import plain, rank
from ui.widgets.markup import spoken
from ui.widgets.panel import draw_box
from ui.widgets.richtext import GAP, Typesetter
from ui.widgets.scroll import ScrollColumn
from ui.widgets.scroll_page import ScrollPage

BETWEEN = 30
"""Units between two topics."""

READ = 0.25
"""The topic that is read is the last one that begins above this part of the page."""

NOTE = "note"
"""The name of the notes about what is ours."""

AHEAD = 3
"""So many plates below those that are seen are painted ahead."""


class Reader(ScrollPage):
    """The column of a book of rules; `looked_for` chooses, orders and marks what is shown of it."""

    def __init__(self, app: App, game_id: str, topic: str = "", passage: str = "") -> None:
        """The rules of a game, opened at a topic or at the first one; a passage of it is shown first, and marked."""
        super().__init__(app)
        self.game_id = game_id
        self.topic = topic
        self.passage = passage
        self.query = ""
        self.easel = Easel(app, game_id, DRAWERS[game_id].board.plates if game_id in DRAWERS else {})
        self.starts: dict[str, int] = {}
        self._laid: tuple[object, ...] = ()

    @property
    def looked_for(self) -> tuple[str, ...]:
        """The plain words of the search."""
        return tuple(plain(self.query).split())

    def topics(self) -> list[str]:
        """The topics that contain every word of the search, the best answers first; else in the order of the rules."""
        key = f"rules.{self.game_id}.topics"
        everything = [str(topic) for topic in self.app.text.raw(key)] if self.app.text.has(key) else []
        ranks = {topic: self._rank(topic) for topic in everything}
        found = [(place, topic) for topic, place in ranks.items() if place is not None]
        return [topic for _, topic in sorted(found, key=lambda one: one[0])]

    def words(self, topic: str) -> str:
        """Title and body of a topic."""
        key = f"rules.{self.game_id}.{topic}"
        return f"{self.app.text(f'{key}.title')}\n\n{self.app.text(f'{key}.body')}"

    def _rank(self, topic: str) -> int | None:
        """How well a topic answers to the search, None if it does not."""
        if not self.looked_for:
            return 0
        title, _, body = self.words(topic).partition("\n\n")
        return rank(self.looked_for, title, spoken(body))

    def update(self, dt: float) -> None:
        """Let time pass, and paint the plates that are seen or come next."""
        super().update(dt)
        if self.column is not None:
            seen, blocks = self.column.seen(), self.column.blocks
            below = [block.key for block in blocks[seen[-1] + 1 :] if block.key] if seen else []
            self.easel.want([*(blocks[n].key for n in seen), *below[:AHEAD]])
        self.easel.go_on()

    def idle(self) -> bool:
        """Rest when no control is about to change and every plate is painted."""
        return super().idle() and self.easel.finished

    def settled(self) -> bool:
        """Whether every plate that is seen is painted."""
        return self.easel.finished

    def leave(self) -> None:
        """Let go of the pictures at once."""
        self.easel.stop()
        super().leave()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and marks at the passage that was asked for and the topic that is read."""
        if self.ground is not None:
            surface.blit(self.ground, (0, 0))
        if self.column is not None:
            self._draw_passage(surface, self.column)
            self.column.draw(surface)
            self._draw_mark(surface, self.column)
        self.controls.draw(surface)

    def _draw_passage(self, surface: pygame.Surface, column: ScrollColumn) -> None:
        """A bright ground under the passage that was asked for."""
        number = self.marked(column)
        if number is None:
            return
        px, rect, block = self.app.theme.px, column.rect, column.blocks[number]
        band = pygame.Rect(rect.left, rect.top + column.top_of(number) - column.offset, *block.size)
        clip = surface.get_clip()
        surface.set_clip(rect.inflate(px(20), 0))
        draw_box(surface, band.inflate(px(16), px(10)), px(8), PASSAGE, BRASS_DARK, max(px(1.5), 1))
        surface.set_clip(clip)

    def _draw_mark(self, surface: pygame.Surface, column: ScrollColumn) -> None:
        """A mark beside the heading of the topic that is read."""
        if self.topic not in self.starts:
            return
        px, rect = self.app.theme.px, column.rect
        top = rect.top + column.top_of(self.starts[self.topic]) - column.offset
        mark = pygame.Rect(rect.left - px(18), top + px(10), px(6), px(HEADING))
        if rect.top <= mark.top and mark.bottom <= rect.bottom:
            pygame.draw.rect(surface, BRASS_DARK, mark, border_radius=px(3))

    def marked(self, column: ScrollColumn) -> int | None:
        """The number of the block that was asked for, None if there is none."""
        if not self.passage or self.topic not in self.starts:
            return None
        first = self.starts[self.topic]
        named = (n for n, block in enumerate(column.blocks) if n >= first and self.passage in block.anchors)
        return next(named, None)

    def read(self, column: ScrollColumn) -> str:
        """The topic that is read: at the end of the book the last one."""
        if column.offset == column.limit:
            return list(self.starts)[-1]
        low = column.offset + round(column.rect.height * READ)
        begun = [topic for topic, start in self.starts.items() if column.top_of(start) <= low]
        return begun[-1] if begun else self.topic

    def lay_page(self, area: pygame.Rect) -> None:
        """Lay out the book, unless it lies there as it should; then it stays where it was scrolled to."""
        laid = (self.app.theme, self.app.text, area.size, self.looked_for, *self.topics())
        if self.column is not None and laid == self._laid:
            self.controls.ring.set_extra([self.column.target("page")])
            return
        self._laid = laid
        self.lay_column(area, self._blocks, GAP)
        if self.column is not None and self.topic in self.starts:
            self.column.reveal(self.starts[self.topic])
            self._show(self.column)

    def _show(self, column: ScrollColumn) -> None:
        """Scroll to the passage that was asked for, or the first words that were found; with the title if that fits."""
        number = self.marked(column) if self.passage else self._hit(column)
        if number is not None:
            top, start = column.top_of(number), column.top_of(self.starts[self.topic])
            low = top + column.blocks[number].height - column.rect.height
            column.scroll_to(start if low <= start else top - column.rect.height // 4)

    def _hit(self, column: ScrollColumn) -> int | None:
        """The first block of the topic in which something stands that was looked for."""
        first = self.starts[self.topic]
        said = enumerate(plain(block.said) for block in column.blocks)
        return next((n for n, text in said if n >= first and any(word in text for word in self.looked_for)), None)

    def _blocks(self, words: Typesetter) -> list[Block]:
        """Every topic with its heading; where each begins is kept."""
        words = replace(words, found=self.looked_for, plates=self.easel.block)
        blocks: list[Block] = []
        self.starts = {}
        for topic in self.topics():
            if blocks:
                blocks.append(words.ornament(BETWEEN))
            self.starts[topic] = len(blocks)
            blocks += words.blocks(f"# {self.words(topic)}{self._note(topic)}")
        return blocks

    def _note(self, topic: str) -> str:
        """The sentence that explains the pencil, where one stands in a topic; a click on it tells more."""
        return f"\n\n{MARK} [at:{NOTE}] {self.app.text('help.note')}" if MARK in self.words(topic) else ""
