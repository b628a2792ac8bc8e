"""The rules of a game: topics at the left, the page at the right, a search over both."""

from __future__ import annotations

import unicodedata
from functools import partial

import pygame

from ui.app import App
from ui.origins import noted
from ui.theme import CONTROL_HEIGHT, INK_SOFT
from ui.widgets.scroll_page import ScrollPage


class HelpScene(ScrollPage):
    """A reader for the rules of one game."""

    def __init__(self, app: App, game_id: str, topic: str = "") -> None:
        """The rules of a game, opened at a topic or at the first one."""
        super().__init__(app)
        self.game_id = game_id
        self.topic = topic
        self.query = ""
        self.first = 0

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
        self.topic = topic
        self.column = None
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
        topics = self.topics()
        if not topics:
            key = "help.nothing" if self.query else "help.missing"
            self.controls.label(area, self.app.text(key), valign="top", colour=INK_SOFT)
            return
        fits = max((area.height + gap) // (height + gap), 2)
        if len(topics) > fits:
            topics = self._turn(area, topics, fits - 1, height)
        for number, topic in enumerate(topics):
            rect = pygame.Rect(area.left, area.top + number * (height + gap), area.width, height)
            label = self.app.text(f"rules.{self.game_id}.{topic}.title")
            self.controls.row(f"topic.{topic}", rect, label, partial(self.open, topic), topic == self.topic)

    def _turn(self, area: pygame.Rect, topics: list[str], fits: int, height: int) -> list[str]:
        """Show a control for turning the list, and give the topics of the present part."""
        parts = [topics[start : start + fits] for start in range(0, len(topics), fits)]
        self.first = min(self.first, len(parts) - 1)
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
            self.topic, self.column = topics[0], None
        self.rebuild()

    def _page(self, area: pygame.Rect) -> None:
        body = noted(self.app.text, f"# {self.words(self.topic)}", "\n\n") if self.topic else ""
        self.lay_column(area, lambda words: words.blocks(body) if body else [], 12)


def plain(text: str) -> str:
    """A text for comparing: lower case, without accents."""
    parts = unicodedata.normalize("NFKD", text.lower())
    return "".join(part for part in parts if not unicodedata.combining(part))
