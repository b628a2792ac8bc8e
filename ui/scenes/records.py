"""The records of a person: an overview of all games, and for each of them figures, charts and the level to try next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from ui.app import App
from ui.boards.kit.shapes import columns, rows
from ui.boards.registry import DRAWERS
from ui.records.rating import Estimate, estimate, ladder_of
from ui.records.tally import REAL, Choice, Own, Shelf
from ui.scenes.brass import BrassScene
from ui.scenes.pad import PadScene
from ui.scenes.person_choice import place_person
from ui.scenes.plays_read import PlaysRead
from ui.scenes.records_charts import VIEWS, Chart
from ui.scenes.records_overview import Overview
from ui.scenes.records_share import ShareDialog
from ui.scenes.records_sums import Sums
from ui.scenes.records_words import rival_name
from ui.scenes.tabs import Tab, place_tabs
from ui.seating import same_name
from ui.theme import BODY, BRASS_DARK, CONTROL_HEIGHT, HEADING, INK_SOFT
from ui.widgets.faces import pictured
from ui.widgets.page import Page
from ui.widgets.panel import draw_framed

GAP, SIDE = 12, 400
"""Units between parts, and of the column of figures at the left at most."""

EMPTY = 700
"""Units that the sheet is high while nothing was played."""

WAYS = ("pad", "brass")
"""The pages that are reached from here by their pictures."""

TALL = 560
"""With so many units of height the two choices over the figures stand one below the other."""


class RecordsScene(PlaysRead, Page):
    """What somebody has played: chosen by person, game, seats and opponent."""

    widest = 1780

    def __init__(self, app: App, game: str = "") -> None:
        """The records of whoever has played most, of one game or of all."""
        super().__init__(app)
        self.shelf = Shelf([], app.players)
        self.choice = Choice(game=game)
        self.view = VIEWS[0]
        self._strengths: dict[tuple[str, str], Estimate | None] = {}

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("records.title")

    def take_up(self) -> None:
        """Put all plays on the shelf, and look at somebody who has played."""
        self.shelf, self._strengths = Shelf(self.plays.list, self.app.players), {}
        people = self.shelf.people()
        if self.choice.person not in people:
            self.choice = Choice(people[0] if people else "", self.choice.game)

    def own(self, game: str | None = None) -> list[Own]:
        """The plays that are looked at; those of a game if one is named."""
        return self.shelf.own(self.choice if game is None else Choice(self.choice.person, game))

    def every(self, game: str = "") -> list[Own]:
        """All plays of the person, those of the real box among them, the oldest first; of one game if it is named."""
        return self.shelf.every(self.choice.person, game)

    def strength(self, game: str) -> Estimate | None:
        """How strong the person plays a game, reckoned once as long as the plays stay the same."""
        key = same_name(self.choice.person), game
        if key not in self._strengths:
            self._strengths[key] = estimate(ladder_of(game), self.own(game))
        return self._strengths[key]

    def build(self) -> None:
        """A whole sheet, or a lower one for the invitation."""
        self.tallest = type(self).tallest if self.shelf.plays else EMPTY
        super().build()

    def fill(self, inner: pygame.Rect) -> None:
        """Who and what at the top; below it the overview, a game, or an invitation."""
        px = self.app.theme.px
        if not self.shelf.plays:
            self._nothing(inner)
            return
        self._person()
        tabs = pygame.Rect(inner.topleft, (inner.width, px(CONTROL_HEIGHT)))
        self._tabs(tabs)
        rest = pygame.Rect(inner.left, tabs.bottom + px(GAP), inner.width, inner.bottom - tabs.bottom - px(GAP))
        if self.choice.game:
            self._game(rest)
        else:
            Overview(self, rest).place()

    def _person(self) -> None:
        """Whose records these are."""
        place_person(self, self.shelf, self.shelf.people(), self.choice.person, lambda name: self.choose(person=name))

    def _tabs(self, bar: pygame.Rect) -> None:
        """All games, each of them, and what can be done with the records."""
        text, px = self.app.text, self.app.theme.px
        share = pygame.Rect(bar.right - bar.height, bar.top, bar.height, bar.height)
        self._ways(share)
        names = {"": text("records.all"), **{game: shown.title(text) for game, shown in DRAWERS.items()}}
        last = self.controls.rects()[WAYS[-1]].left
        room = pygame.Rect(bar.topleft, (last - px(GAP) - bar.left, bar.height))
        tabs = [
            Tab(_tab(game), label, partial(self.choose, game=game, seats=0, rival="")) for game, label in names.items()
        ]
        place_tabs(self.controls, room, tabs, _tab(self.choice.game))
        tip = text("share.open_tip")
        self.controls.button("share", share, "", self._share, "save", "icon", tip)

    def _ways(self, before: pygame.Rect) -> None:
        """Squares at the left of a place: the pad, and the brass plates."""
        for n, (name, press) in enumerate(self._doors(), 1):
            rect = before.move(-n * (before.height + self.app.theme.px(8)), 0)
            rect.width = rect.height
            self.controls.button(name, rect, "", press, name, "icon", self.app.text(f"{name}.open_tip"))

    def _doors(self) -> list[tuple[str, Callable[[], None]]]:
        """What else can be opened from here, by name."""
        return list(zip(WAYS, (self._pad, self._brass), strict=True))

    def _pad(self) -> None:
        self.app.push(PadScene(self.app, self.choice.game or next(iter(DRAWERS))))

    def _brass(self) -> None:
        self.app.push(BrassScene(self.app, self.choice.game))

    def choose(self, **changes: str | int) -> None:
        """Look at other plays; with another person at all seats and opponents again."""
        base = Choice(game=self.choice.game) if "person" in changes else self.choice
        self.choice = replace(base, **changes)  # type: ignore[arg-type]
        self.rebuild()

    def _game(self, area: pygame.Rect) -> None:
        """Figures at the left, a chart at the right under the choice of what it is made of."""
        px = self.app.theme.px
        wide = min(px(SIDE), area.width * 3 // 8)
        left = pygame.Rect(area.topleft, (wide, area.height))
        right = pygame.Rect(left.right + px(2 * GAP), area.top, area.right - left.right - px(2 * GAP), area.height)
        every = self.every(self.choice.game)
        if self.choice.rival == "" and all(one.play.real for one in every):
            self.choice = replace(self.choice, rival=REAL)
        if not every:
            self._unplayed(area)
            return
        below = left.top + px(CONTROL_HEIGHT + GAP)
        lines = 2 if area.height >= px(TALL) else 1
        high = lines * px(CONTROL_HEIGHT + GAP)
        self._filters(pygame.Rect(left.topleft, (left.width, high - px(GAP))), every, lines)
        Sums(self, pygame.Rect(left.left, left.top + high, left.width, left.height - high)).place()
        self._views(pygame.Rect(right.topleft, (right.width, px(CONTROL_HEIGHT))))
        Chart(self, pygame.Rect(right.left, below, right.width, right.bottom - below)).place()

    def _filters(self, bar: pygame.Rect, every: list[Own], lines: int) -> None:
        """How many seats, and against whom."""
        text, px = self.app.text, self.app.theme.px
        counts = [0, *sorted({len(one.play.seats) for one in every})]
        rivals = ["", *self.shelf.rivals(every)]
        few, whom = columns(bar, 2, px(8)) if lines == 1 else rows(bar, 2, px(GAP))
        labels = [text("records.seats", n=n) if n else text("records.seats_all") for n in counts]
        at = counts.index(self.choice.seats) if self.choice.seats in counts else 0
        self.controls.choice("seats", few, labels, at, lambda n: self.choose(seats=counts[n]))
        labels = [rival_name(text, rival) if rival else text("records.rivals_all") for rival in rivals]
        at = rivals.index(self.choice.rival) if self.choice.rival in rivals else 0
        self.controls.choice("rival", whom, labels, at, lambda n: self.choose(rival=rivals[n]))

    def _views(self, bar: pygame.Rect) -> None:
        """What the chart shows."""
        words = {view: self.app.text(f"records.view.{view}") for view in VIEWS}
        tabs = [Tab(f"view.{view}", label, partial(self._look, view)) for view, label in words.items()]
        place_tabs(self.controls, bar, tabs, f"view.{self.view}")

    def _look(self, view: str) -> None:
        self.view = view
        self.rebuild()

    def _unplayed(self, area: pygame.Rect) -> None:
        """A game that this person has not finished yet: its picture, and the way to it."""
        px, text, shown = self.app.theme.px, self.app.text, DRAWERS[self.choice.game]
        foot = pygame.Rect(0, 0, min(px(420), area.width), px(CONTROL_HEIGHT + 8))
        foot.midbottom = area.midbottom
        words = pygame.Rect(area.left, foot.top - px(70), area.width, px(60))
        wide = min(area.width, (words.top - area.top - px(GAP)) * 16 // 9)
        frame = pygame.Rect(0, 0, wide, words.top - area.top - px(GAP))
        frame.midtop = area.midtop
        self.picture(shown.emblem, frame)
        told = text("records.unplayed", name=self.choice.person, game=shown.title(text))
        self.controls.label(words, told, "serif_italic", HEADING, INK_SOFT, "center")
        self.controls.button("play", foot, text("home.quick"), partial(self._play, shown.game), "play", "primary")

    def picture(self, name: str, frame: pygame.Rect) -> None:
        """A picture with a brass edge on the sheet."""
        assert self.ground is not None
        draw_framed(self.ground, self.app.theme, self.app.assets, name, frame)

    def _nothing(self, area: pygame.Rect) -> None:
        """Nothing was finished yet: an invitation to every game."""
        px, text = self.app.theme.px, self.app.text
        high = px(CONTROL_HEIGHT)
        self.controls.button("share", self.corner, text("share.open"), self._share, "save")
        ways = pygame.Rect(area.left, area.bottom - high, area.width, high)
        for (name, press), rect in zip(self._doors(), columns(ways, len(WAYS), px(18)), strict=True):
            self.controls.button(name, rect, text(f"{name}.open"), press, name, tooltip=text(f"{name}.open_tip"))
        head = pygame.Rect(area.left, area.top, area.width, px(44))
        words = pygame.Rect(area.left, head.bottom, area.width, px(56))
        reading = self.plays.waiting
        told = text("records.reading", n=reading) if reading else text("records.empty_title")
        self.controls.label(head, told, "serif_bold", HEADING, BRASS_DARK, "center")
        if reading:
            return
        self.controls.label(words, text("records.empty"), "ui", BODY, INK_SOFT, "center")
        room = pygame.Rect(area.left, words.bottom + px(GAP), area.width, ways.top - words.bottom - px(2 * GAP))
        cells = columns(room, len(DRAWERS), px(18))
        feet = [pygame.Rect(cell.topleft, (cell.width, high)) for cell in cells]
        icon = "play" if pictured(self.app.theme, [shown.title(text) for shown in DRAWERS.values()], feet) else None
        for shown, cell in zip(DRAWERS.values(), cells, strict=True):
            tall = min(room.height - high - px(8), cell.width * 3 // 4)
            frame = pygame.Rect(cell.left, room.centery - (tall + high + px(8)) // 2, cell.width, tall)
            self.picture(shown.emblem, frame)
            foot = pygame.Rect(cell.left, frame.bottom + px(8), cell.width, high)
            label, press = shown.title(text), partial(self._play, shown.game)
            self.controls.button(f"play.{shown.game}", foot, label, press, icon, tooltip=text("home.quick_tip"))

    def _share(self) -> None:
        self.app.push(ShareDialog(self.app))

    def _play(self, game: str) -> None:
        self.finish()
        self.app.routes.quick_play(game)


def _tab(game: str) -> str:
    """The name of the tab of a game, or of that of all games."""
    return f"game.{game}" if game else "game"
