"""The cabinet: the word, a drawer for every game, and the way to saves, settings and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from threading import Thread

import pygame

from ui import typeset
from ui.app import App
from ui.audio import Mood
from ui.boards.registry import DRAWERS, Drawer
from ui.collection.catalogue import read_ahead
from ui.saves_index import SaveInfo, latest_running, list_saves
from ui.scene import is_right_click
from ui.scenes.game_panel import GamePanel, open_way
from ui.scenes.home_column import column_height, place_ways, ways_from_home
from ui.scenes.home_ways import foot_of, shares, speaks
from ui.scenes.notice import Item, Pressed, ask
from ui.table.lesson_script import chapters_of
from ui.theme import BODY, BRASS_LIGHT, CONTROL_HEIGHT, CREAM, SMALL, WALNUT_DEEP
from ui.widgets.drawer import drawer, fit_drawers, pips, prepare_drawer
from ui.widgets.faces import even_size, pictured_size
from ui.widgets.page import Menu, Page

TITLE_TEXT = pygame.Rect(200, 22, 500, 120)
TITLE_SHAPE = (900, 180)
MOTTO = 40
FACTS = 38
"""The line of facts under a drawer is this many units high."""

APART = 44
"""Drawers stand apart by so many units where there is room."""

REST = 0.08
"""Seconds after which a pointer that passes over a drawer is taken to point at it."""


class HomeScene(Menu):
    """The first screen: every game is two clicks from its first move."""

    mood = Mood("home", "library")
    running: SaveInfo | None = None
    _near: Sequence[str] = ()
    _rested = 0.0
    _played = False

    def __init__(self, app: App) -> None:
        """The cabinet of an app."""
        super().__init__(app)
        self.places: list[tuple[pygame.Surface, pygame.Rect]] = []
        self.ways: dict[str, str] = {}
        """The buttons under the drawers with their kinds: the brass one is what the eye falls on."""
        self.pages: dict[str, type[Page]] = {}
        self._reading: Thread | None = None
        """What the buttons of the column open, as far as it is a sheet of paper."""

    def covered(self) -> None:
        """Let go of the ground and the drawers, which are drawn anew when home is seen again."""
        self.ground = None
        self.controls.let_go()

    def resume(self, result: object) -> None:
        """Start what a drawer's panel asked for, and look for a running game again."""
        self.rebuild()
        if isinstance(result, Pressed) and result.dialog in DRAWERS:
            open_way(self.app, result.dialog, result.choice)

    def update(self, dt: float) -> None:
        """Let time pass; the likeliest table or page to be opened next is that where the pointer rests.

        The largest sheet, which several pages share, is in stock whatever is pointed at.
        """
        super().update(dt)
        pointed = self._pointed()
        self._rested = self._rested + dt if pointed == self._near else 0.0
        self._near = pointed
        if self._rested >= REST:
            going = [self.running.game] if self.running is not None else []
            games = [game for name in pointed if (game := name.rpartition(".")[2]) in DRAWERS]
            self.app.routes.expect(list(dict.fromkeys([*games, *going, *DRAWERS])))
            if "collection" in pointed:
                self._reading = self._reading or read_ahead(self.app.folders.overlay)
            for page in (self.pages[name] for name in pointed if name in self.pages):
                page.prepare(self.app)
            if self.pages:
                max(self.pages.values(), key=lambda page: page.widest).stock(self.app)

    def _pointed(self) -> list[str]:
        """The controls that are pointed at, by the pointer before the keys."""
        ring, rects = self.controls.ring, self.rects()
        names = [name for name, rect in rects.items() if rect.collidepoint(self.app.pointer)]
        return names + ([ring.focused.name] if ring.visible and ring.focused is not None else [])

    def handle(self, event: pygame.event.Event) -> None:
        """There is nothing to cancel here, so the right button does nothing."""
        if not is_right_click(event):
            super().handle(event)

    def back(self) -> None:
        """Ask before quitting."""
        text = self.app.text
        buttons = [Item("quit", text("home.quit_yes"), kind="primary"), Item("stay", text("home.quit_no"))]
        ask(self.app, text("home.quit_title"), text("home.quit_body"), buttons, self._quit)

    def build(self) -> None:
        """Lay out the column at the left and the drawers at the right."""
        px = self.app.theme.px
        saves = list_saves(self.app.folders.saves)
        self.running, self._played = latest_running(saves, DRAWERS), bool(saves)
        window = pygame.Rect((0, 0), self.size)
        frame = window.inflate(-2 * (px(26) + window.width // 60), -2 * (px(14) + window.height // 36))
        column = pygame.Rect(frame.left, frame.top, self._column_width(frame), frame.height)
        left = column.right + px(24) + window.width // 60
        head, self.places = self._column(column), []
        self._drawers(pygame.Rect(left, frame.top, frame.right - left, frame.height))
        self.ground = self.walnut()
        self._title(self.ground, head)
        self.ground.blits(self.places)

    def _column_width(self, frame: pygame.Rect) -> int:
        px = self.app.theme.px
        return min(max(round(frame.width * 0.27), px(250)), px(540))

    def _column(self, area: pygame.Rect) -> pygame.Rect:
        """Place motto and buttons as one group with the title, whose box is returned."""
        px = self.app.theme.px
        rows = ways_from_home(self.app, self.running, self.back)
        self.pages = {way.item.name: way.page for row in rows for way in row if way.page is not None}
        head = pygame.Rect(area.topleft, (area.width, round(TITLE_SHAPE[1] * area.width / TITLE_SHAPE[0])))
        buttons = column_height(self.app.theme, rows)
        spare = area.height - head.height - px(MOTTO) - buttons
        space = min(px(56), max(spare, 0))
        head.top += (spare - space) // 2
        motto = pygame.Rect(area.left, head.bottom, area.width, px(MOTTO))
        self.controls.label(motto, self._motto(), "serif_italic", BODY, CREAM, "center")
        place_ways(
            self.controls, self.app.theme, pygame.Rect(area.left, motto.bottom + space, area.width, buttons), rows
        )
        return head

    def _motto(self) -> str:
        """How many games there are, and of what kind."""
        text, games = self.app.text, len(DRAWERS)
        return text("app.motto", count=text(f"app.count.{games}").capitalize(), n=games)

    def _title(self, ground: pygame.Surface, place: pygame.Rect) -> None:
        """Draw the word between its ornaments onto the ground."""
        theme, factor = self.app.theme, place.width / TITLE_SHAPE[0]
        if self.app.assets.has("home/title"):
            ground.blit(self.app.assets.image("home/title", place.size), place)
        box = pygame.Rect(0, 0, round(TITLE_TEXT.w * factor), round(TITLE_TEXT.h * factor))
        box.center = (place.left + round(TITLE_TEXT.centerx * factor), place.top + round(TITLE_TEXT.centery * factor))
        name = self.app.text("app.name")
        font = typeset.fit_font(theme, "serif_bold", name, box.height / theme.unit, box.width, 0.4)
        for colour, shift in ((WALNUT_DEEP, theme.px(3)), (BRASS_LIGHT, 0)):
            picture = font.render(name, True, colour)
            ground.blit(picture, picture.get_rect(center=(box.centerx, box.centery + shift)))

    def _drawers(self, area: pygame.Rect) -> None:
        """The drawers in rows, each row in the middle."""
        px, shown = self.app.theme.px, iter(DRAWERS.values())
        gap, foot = px(22), px(FACTS) + px(CONTROL_HEIGHT)
        rows, size = fit_drawers(len(DRAWERS), (area.width, area.height - 2 * gap), gap, foot)
        cell = pygame.Rect(0, 0, size[0], size[1] + foot)
        grid = pygame.Rect(0, 0, area.width, (cell.height + gap) * len(rows) - gap)
        grid.center = area.center
        for number, count in enumerate(rows):
            apart = max(gap, min((area.width - cell.width * count) // count, px(APART)))
            row = pygame.Rect(0, 0, (cell.width + apart) * count - apart, cell.height)
            row.midtop = (grid.centerx, grid.top + number * (cell.height + gap))
            for at in range(count):
                place = cell.move(row.left + at * (cell.width + apart), row.top)
                self._drawer(next(shown), place, size, place.inflate(apart - px(22), 0))

    def _drawer(self, shown: Drawer, cell: pygame.Rect, size: tuple[int, int], widest: pygame.Rect) -> None:
        text, game_id, title, px = self.app.text, shown.game, shown.title(self.app.text), self.app.theme.px
        prepare_drawer(self.app.assets, size)
        marks = self._learnt(game_id)
        learnt = [text("learn.progress", done=sum(marks), n=len(marks))] if any(marks) else []
        self.controls.area(
            game_id,
            pygame.Rect(cell.topleft, size),
            lambda state: drawer(self.app.theme, self.app.assets, size, state, shown.emblem, title, marks),
            lambda: self.app.push(GamePanel(self.app, shown)),
            "\n".join([shown.facts(text), *learnt, text("home.drawer_tip")]),
        )
        self._facts(shown, pygame.Rect(cell.left, cell.top + size[1], cell.width, px(FACTS)))
        self._starts(game_id, cell, widest)

    def _facts(self, shown: Drawer, rect: pygame.Rect) -> None:
        """Players, minutes and weight in short, under the drawer; in little room the pips alone tell the weight.

        All drawers tell them alike; those that are too narrow for it tell their facts in the tooltip.
        """
        theme, px, gap, space = self.app.theme, self.app.theme.px, self.app.theme.px(7), self.app.theme.px(22)
        marks = (self._icon("human"), self._icon("clock"), pips(theme, shown.weight, BRASS_LIGHT))
        room = rect.width - sum(mark.width for mark in marks) - 3 * gap - 2 * space
        told = {one.game: self._told(one) for one in DRAWERS.values()}
        widest = max(map("".join, told.values()), key=partial(typeset.line_width, theme.font("ui_bold", SMALL)))
        if typeset.line_width(theme.font("ui_bold", SMALL), widest) > room:
            space, room = px(12), room + 2 * (space - px(12))
            told = {game: [*words[:2], ""] for game, words in told.items()}
            widest = max(map("".join, told.values()), key=partial(typeset.line_width, theme.font("ui_bold", SMALL)))
        font = typeset.fit_font(theme, "ui_bold", widest, SMALL, room)
        if typeset.line_width(font, widest) > room:
            return
        lines = [typeset.render_line(font, line, CREAM) for line in told[shown.game]]
        left = rect.centerx - (sum(one.width for one in (*marks, *lines)) + 3 * gap + 2 * space) // 2
        for mark, line in zip(marks, lines, strict=True):
            self.places.append((mark, mark.get_rect(midleft=(left, rect.centery))))
            self.places.append((line, line.get_rect(midleft=(left + mark.width + gap, rect.centery))))
            left += mark.width + gap + line.width + space

    def _told(self, shown: Drawer) -> list[str]:
        """How many players, how many minutes and how weighty, in short."""
        return [shown.seats(self.app.text), shown.brief(self.app.text), shown.grade(self.app.text)]

    def _icon(self, name: str) -> pygame.Surface:
        return self.app.assets.icon(name, self.app.theme.px(SMALL + 3), BRASS_LIGHT)

    def _learnt(self, game_id: str) -> tuple[bool, ...]:
        """Which chapters of a game are finished."""
        done = self.app.learnt.finished(game_id)
        return tuple(chapter.id in done for chapter in chapters_of(game_id))

    def _starts(self, game_id: str, cell: pygame.Rect, widest: pygame.Rect) -> None:
        """The ways to a table, under the drawer; on the first launch of all it is the lesson that stands out."""
        text, theme = self.app.text, self.app.theme
        learn = [("learn", text("learn.open"), "hint", text("learn.open_tip"))] if chapters_of(game_id) else []
        ways = [
            *learn,
            ("quick", text("home.quick"), "play", text("home.quick_tip")),
            ("new", text("home.new"), "human", text("home.new_tip")),
        ]
        first = "learn" if self.fresh else "quick"
        foot = foot_of(theme, cell, widest, len(ways))
        rects = shares(theme, foot, [label for _, label, _, _ in ways])
        spoken = [
            (label, rect) for (_, label, _, _), rect in zip(ways, rects, strict=True) if speaks(theme, label, rect)
        ]
        said, places = [label for label, _ in spoken], [rect for _, rect in spoken]
        with_icons = pictured_size(theme, said, places)
        size, plain = with_icons or even_size(theme, said, places), with_icons is None
        for (name, label, icon, tip), rect in zip(ways, rects, strict=True):
            words = label if label in said else ""
            kind, press = "brass" if name == first else "plain", partial(open_way, self.app, game_id, name)
            beside = None if words and plain else icon
            self.controls.button(f"{name}.{game_id}", rect, words, press, beside, kind, tip, size=size)
            self.ways[f"{name}.{game_id}"] = kind

    @property
    def fresh(self) -> bool:
        """Whether nothing was ever played here, and no chapter of a lesson finished."""
        return self.running is None and self.app.learnt.fresh and not self._played

    def _quit(self, choice: str) -> None:
        if choice == "quit":
            self.app.leave()
