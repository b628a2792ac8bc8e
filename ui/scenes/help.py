"""The rules of a game as one book: topics at the left, all of them in one column at the right, a search over both."""

from __future__ import annotations

from functools import partial

import pygame

from ui.app import App
from ui.scenes.aid import has_aid
from ui.scenes.reader import NOTE, Reader
from ui.theme import CONTROL_HEIGHT, INK_SOFT
from ui.widgets.markup import anchors
from ui.widgets.parts import Button

LOW = 480
"""Where the side is lower than so many units, the list of topics needs the room."""


class HelpScene(Reader):
    """A reader for the rules of one game; the topic that is read is marked, however one came to it."""

    widest = 1380

    def __init__(self, app: App, game_id: str, topic: str = "", passage: str = "") -> None:
        """The rules of a game, opened at a topic or at the first one; a passage of it is shown first, and marked."""
        super().__init__(app, game_id, topic, passage)
        self.first = 0
        self._rows: dict[str, Button] = {}
        self._fits = 1

    def title(self) -> str:
        """The heading of the page."""
        text = self.app.text
        return text("help.title", game=text(f"game.{self.game_id}.name"))

    def enter(self) -> None:
        """Open at the topic that has the asked passage, else at the asked topic, else at the first one."""
        topics = self.topics()
        having = [topic for topic in topics if self.passage and self.passage in anchors(self.words(topic))]
        if having and self.topic not in having:
            self.topic = having[0]
        if self.topic not in topics:
            self.topic = topics[0] if topics else ""

    def fill(self, inner: pygame.Rect) -> None:
        """Place search and topics at the left, the page at the right."""
        px = self.app.theme.px
        width = min(max(round(inner.width * 0.3), px(250)), px(380))
        self._side(pygame.Rect(inner.left, inner.top, width, inner.height))
        left = inner.left + width + px(28)
        self.lay_page(pygame.Rect(left, inner.top, inner.right - left, inner.height))

    def open(self, topic: str) -> None:
        """Turn to a topic."""
        self.passage = ""
        self._mark(topic)
        assert self.column is not None
        self.column.reveal(self.starts[topic])

    def handle(self, event: pygame.event.Event) -> None:
        """Do what pages do; after scrolling another topic may be the one that is read."""
        if self._asks_for_origins(event):
            self._about()
            return
        before = self.column.offset if self.column else 0
        super().handle(event)
        if self.column is not None and self.column.offset != before and self.app.scene is self:
            self._mark(self.read(self.column))

    def _asks_for_origins(self, event: pygame.event.Event) -> bool:
        """Whether somebody clicks a note about what is ours."""
        if self.column is None or event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        number = self.column.block_at(event.pos)
        return number is not None and NOTE in self.column.blocks[number].anchors

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
        top, foot = entry.bottom + px(14), self._ways(area, height, gap)
        self._list(pygame.Rect(area.left, top, area.width, foot - px(14) - top), height, gap)

    def _ways(self, area: pygame.Rect, height: int, gap: int) -> int:
        """The ways to the player aid and to the page about the game, side by side where it is low; where they begin."""
        text, low = self.app.text, area.height < self.app.theme.px(LOW)
        about = pygame.Rect(area.left, area.bottom - height, area.width, height)
        if has_aid(text, self.game_id):
            aid = pygame.Rect(area.left, about.top, height, height) if low else about.move(0, -height - gap)
            about = pygame.Rect(aid.right + gap, about.top, area.right - aid.right - gap, height) if low else about
            label, kind = ("", "icon") if low else (text("aid.open"), "plain")
            tip = text("aid.open_tip")
            self.controls.button("aid", aid, label, self._aid, "aid", kind, tip)
        icon, tip = None if low else "info", text("about.game.open_tip")
        self.controls.button("about", about, text("about.game.open"), self._about, icon, tooltip=tip)
        return about.top if low or not has_aid(text, self.game_id) else about.top - height - gap

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

    def _aid(self) -> None:
        self.app.routes.aid(self.game_id)

    def _about(self) -> None:
        self.app.routes.about(self.game_id)

    def _turn_to(self, part: int) -> None:
        self.first = part
        self.rebuild()

    def _search(self, query: str) -> None:
        self.query, self.first, self.passage = query, 0, ""
        self.topic = next(iter(self.topics()), self.topic)
        self.rebuild()
