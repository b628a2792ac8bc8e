"""The rules of a game as one book: topics at the left, all of them in one column at the right, a search over both."""

from __future__ import annotations

import unicodedata
from functools import partial

import pygame

from ui.app import App
from ui.origins import noted
from ui.theme import BRASS_DARK, CONTROL_HEIGHT, HEADING, INK_SOFT
from ui.widgets.parts import Button
from ui.widgets.richtext import GAP, Block, Typesetter
from ui.widgets.scroll import ScrollColumn
from ui.widgets.scroll_page import ScrollPage

BETWEEN = 30
"""Units between two topics."""

READ = 0.25
"""The topic that is read is the last one that begins above this part of the page."""


class HelpScene(ScrollPage):
    """A reader for the rules of one game; the topic that is read is marked, however one came to it."""

    widest = 1380

    def __init__(self, app: App, game_id: str, topic: str = "") -> None:
        """The rules of a game, opened at a topic or at the first one."""
        super().__init__(app)
        self.game_id = game_id
        self.topic = topic
        self.query = ""
        self.first = 0
        self._rows: dict[str, Button] = {}
        self._starts: dict[str, int] = {}
        self._fits = 1
        self._laid: tuple[object, ...] = ()

    def title(self) -> str:
        """The heading of the page."""
        text = self.app.text
        return text("help.title", game=text(f"game.{self.game_id}.name"))

    def topics(self) -> list[str]:
        """The topics that contain every word of the search, in the order of the rules."""
        key = f"rules.{self.game_id}.topics"
        everything = [str(topic) for topic in self.app.text.raw(key)] if self.app.text.has(key) else []
        words = plain(self.query).split()
        return [topic for topic in everything if all(word in plain(self.words(topic)) for word in words)]

    def words(self, topic: str) -> str:
        """Title and body of a topic."""
        key = f"rules.{self.game_id}.{topic}"
        return f"{self.app.text(f'{key}.title')}\n\n{self.app.text(f'{key}.body')}"

    def enter(self) -> None:
        """Open at the first topic when the asked one is not there."""
        topics = self.topics()
        if self.topic not in topics:
            self.topic = topics[0] if topics else ""

    def fill(self, inner: pygame.Rect) -> None:
        """Place search and topics at the left, the page at the right."""
        px = self.app.theme.px
        width = min(max(round(inner.width * 0.3), px(250)), px(380))
        self._side(pygame.Rect(inner.left, inner.top, width, inner.height))
        left = inner.left + width + px(28)
        self._page(pygame.Rect(left, inner.top, inner.right - left, inner.height))

    def open(self, topic: str) -> None:
        """Turn to a topic."""
        self._mark(topic)
        assert self.column is not None
        self.column.reveal(self._starts[topic])

    def handle(self, event: pygame.event.Event) -> None:
        """Do what pages do; after scrolling another topic may be the one that is read."""
        before = self.column.offset if self.column else 0
        super().handle(event)
        if self.column is not None and self.column.offset != before and self.app.scene is self:
            self._mark(self._read(self.column))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and a mark beside the heading of the topic that is read."""
        super().draw(surface)
        if self.column is None or self.topic not in self._starts:
            return
        px, rect = self.app.theme.px, self.column.rect
        top = rect.top + self.column.top_of(self._starts[self.topic]) - self.column.offset
        mark = pygame.Rect(rect.left - px(18), top + px(10), px(6), px(HEADING))
        if rect.top <= mark.top and mark.bottom <= rect.bottom:
            pygame.draw.rect(surface, BRASS_DARK, mark, border_radius=px(3))

    def _read(self, column: ScrollColumn) -> str:
        """The topic that is read: at the end of the book the last one."""
        if column.offset == column.limit:
            return list(self._starts)[-1]
        low = column.offset + round(column.rect.height * READ)
        begun = [topic for topic, start in self._starts.items() if column.top_of(start) <= low]
        return begun[-1] if begun else self.topic

    def _mark(self, topic: str) -> None:
        """Mark a topic in the list, which is turned to where it stands."""
        for name, kind in ((self.topic, "plain"), (topic, "selected")):
            if name in self._rows:
                self._rows[name].relabel(self._rows[name].label, kind)
        self.topic = topic
        if topic not in self._rows:
            self.first = self._part_of(topic)
            self.rebuild()

    def _side(self, area: pygame.Rect) -> None:
        px = self.app.theme.px
        height, gap = px(CONTROL_HEIGHT), px(8)
        icon = self.app.assets.icon("magnifier", px(26), INK_SOFT)
        assert self.ground is not None
        self.ground.blit(icon, (area.left, area.top + (height - px(26)) // 2))
        entry = pygame.Rect(area.left + px(36), area.top, area.width - px(36), height)
        hint = self.app.text("help.search_hint")
        self.controls.entry("search", entry, self.query, self._search, 40, placeholder=hint)
        about = pygame.Rect(area.left, area.bottom - height, area.width, height)
        words = (self.app.text("about.game.open"), self.app.text("about.game.open_tip"))
        self.controls.button("about", about, words[0], self._about, icon="info", tooltip=words[1])
        top = entry.bottom + px(14)
        self._list(pygame.Rect(area.left, top, area.width, about.top - px(14) - top), height, gap)

    def _list(self, area: pygame.Rect, height: int, gap: int) -> None:
        topics, self._rows = self.topics(), {}
        if not topics:
            key = "help.nothing" if self.query else "help.missing"
            self.controls.label(area, self.app.text(key), valign="top", colour=INK_SOFT)
            return
        fits = max((area.height + gap) // (height + gap), 2)
        self._fits = fits - 1 if len(topics) > fits else fits
        if len(topics) > fits:
            topics = self._turn(area, topics, height)
        for number, topic in enumerate(topics):
            rect = pygame.Rect(area.left, area.top + number * (height + gap), area.width, height)
            label = self.app.text(f"rules.{self.game_id}.{topic}.title")
            press = partial(self.open, topic)
            self._rows[topic] = self.controls.row(f"topic.{topic}", rect, label, press, topic == self.topic)

    def _part_of(self, topic: str) -> int:
        """The part of the list in which a topic stands."""
        return self.topics().index(topic) // self._fits

    def _turn(self, area: pygame.Rect, topics: list[str], height: int) -> list[str]:
        """Show a control for turning the list, and give the topics of the present part."""
        fits = self._fits
        parts = [topics[start : start + fits] for start in range(0, len(topics), fits)]
        self.first = min(self._part_of(self.topic) if self.column is None else self.first, len(parts) - 1)
        names = [self.app.text("common.of", n=n + 1, total=len(parts)) for n in range(len(parts))]
        rect = pygame.Rect(area.left, area.bottom - height, area.width, height)
        self.controls.choice("turn", rect, names, self.first, self._turn_to)
        return parts[self.first]

    def _about(self) -> None:
        self.app.routes.about(self.game_id)

    def _turn_to(self, part: int) -> None:
        self.first = part
        self.rebuild()

    def _search(self, query: str) -> None:
        self.query, self.first = query, 0
        topics = self.topics()
        if topics and self.topic not in topics:
            self.topic = topics[0]
        self.rebuild()

    def _page(self, area: pygame.Rect) -> None:
        """Lay out the book, unless it lies there as it should; then it stays where it was scrolled to."""
        laid = (self.app.theme, self.app.text, area.size, *self.topics())
        if self.column is not None and laid == self._laid:
            self.controls.ring.set_extra([self.column.target("page")])
            return
        self._laid = laid
        self.lay_column(area, self._blocks, GAP)
        if self.column is not None and self.topic in self._starts:
            self.column.reveal(self._starts[self.topic])

    def _blocks(self, words: Typesetter) -> list[Block]:
        """Every topic with its heading; where each begins is kept."""
        blocks: list[Block] = []
        self._starts = {}
        for topic in self.topics():
            if blocks:
                blocks.append(words.ornament(BETWEEN))
            self._starts[topic] = len(blocks)
            blocks += words.blocks(noted(self.app.text, f"# {self.words(topic)}", "\n\n"))
        return blocks


def plain(text: str) -> str:
    """A text for comparing: lower case, without accents."""
    parts = unicodedata.normalize("NFKD", text.lower())
    return "".join(part for part in parts if not unicodedata.combining(part))
