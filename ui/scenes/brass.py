"""The brass plates: what can be won beside the games, engraved with name and day once it was, blank until then."""

from __future__ import annotations

from functools import partial

import pygame

from ui.app import App
from ui.boards.kit.shapes import columns
from ui.boards.registry import DRAWERS
from ui.records.honours import Plate, plates_of
from ui.records.tally import Shelf
from ui.scenes.brass_plate import LEAST, draw_plate
from ui.scenes.plays_read import PlaysRead
from ui.scenes.tabs import Tab, place_tabs
from ui.theme import BODY, BRASS_LIGHT, CONTROL_HEIGHT, TITLE

WIDE, TALL, GAP = 300, 260, 16
"""Units that a plate is wide at least and high at most, and between two of them."""


class BrassScene(PlaysRead):
    """The plates of one game on walnut; the others are a press away."""

    def __init__(self, app: App, game: str = "") -> None:
        """The plates of a game, of the first one if none is named."""
        super().__init__(app)
        self.game = game or next(iter(DRAWERS))
        self.plates: dict[str, list[Plate]] = {}
        self.page = 0

    def take_up(self) -> None:
        """Hang up the plates."""
        called = Shelf([], self.app.players).name_of
        self.plates = {game: plates_of(game, self.plays.list, called) for game in DRAWERS}

    def build(self) -> None:
        """Title and way back at the top, the games below, then the plates."""
        px, window = self.app.theme.px, pygame.Rect((0, 0), self.size)
        area = window.inflate(-2 * (px(26) + window.width // 60), -2 * (px(14) + window.height // 36))
        self.ground = self.walnut()
        high, gap = px(CONTROL_HEIGHT), px(GAP)
        self._header(pygame.Rect(area.topleft, (area.width, high)))
        tabs = pygame.Rect(area.left, area.top + high + gap, area.width, high)
        games = [Tab(f"game.{game}", self._tab(game), partial(self.choose, game)) for game in DRAWERS]
        place_tabs(self.controls, tabs, games, f"game.{self.game}")
        rest = pygame.Rect(area.left, tabs.bottom + gap, area.width, area.bottom - tabs.bottom - gap)
        if self.plates:
            self._board(rest)
        else:
            words = self.app.text("records.reading", n=self.plays.waiting)
            self.controls.label(rest, words, "ui", BODY, BRASS_LIGHT, "center")

    def _header(self, bar: pygame.Rect) -> None:
        px, text = self.app.theme.px, self.app.text
        back = pygame.Rect(bar.topleft, (px(150), bar.height))
        self.controls.button("back", back, text("common.back"), self.back, icon="back", shortcut="cancel")
        words = pygame.Rect(back.right + px(16), bar.top, bar.width - 2 * (back.width + px(16)), bar.height)
        self.controls.label(words, text("brass.title"), "serif_bold", TITLE, BRASS_LIGHT, "center")

    def _tab(self, game: str) -> str:
        """A game, and how many of its plates are won."""
        title = DRAWERS[game].title(self.app.text)
        own = self.plates.get(game)
        return self.app.text("brass.tab", game=title, n=sum(one.won for one in own), total=len(own)) if own else title

    def choose(self, game: str) -> None:
        """Look at the plates of another game."""
        self.game, self.page = game, 0
        self.rebuild()

    def _board(self, area: pygame.Rect) -> None:
        """The plates in rows; where there is no room for all of them, on several pages."""
        px, own = self.app.theme.px, self.plates[self.game]
        gap, high = px(GAP), px(CONTROL_HEIGHT)
        across = max(min((area.width + gap) // (px(WIDE) + gap), 5), 1)
        rows = -(-len(own) // across)
        deep = max(min((area.height + gap) // (px(LEAST) + gap), rows), 1)
        if deep < rows:
            deep = max((area.height - high) // (px(LEAST) + gap), 1)
            self._turner(pygame.Rect(area.left, area.bottom - high, area.width, high), -(-rows // deep))
            area = pygame.Rect(area.left, area.top, area.width, area.height - high - gap)
        tall = min((area.height - (deep - 1) * gap) // deep, px(TALL))
        top = area.top + max((area.height - deep * (tall + gap) + gap) // 2, 0)
        first = min(self.page, -(-rows // deep) - 1) * deep * across
        shown = own[first : first + deep * across]
        for n, plate in enumerate(shown):
            row = pygame.Rect(area.left, top + n // across * (tall + gap), area.width, tall)
            place = columns(row, across, gap)[n % across]
            missing = across - min(len(shown) - n // across * across, across) if rows > 1 else 0
            self._plate(plate, place.move(missing * (place.width + gap) // 2, 0))

    def _turner(self, bar: pygame.Rect, pages: int) -> None:
        self.page = min(self.page, pages - 1)
        place = pygame.Rect(0, 0, min(bar.width, self.app.theme.px(300)), bar.height)
        place.midtop = bar.midtop
        labels = [self.app.text("common.of", n=n + 1, total=pages) for n in range(pages)]
        self.controls.choice("page", place, labels, self.page, self._turn)

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()

    def _plate(self, plate: Plate, rect: pygame.Rect) -> None:
        """One plate, which the keys reach too: its tooltip tells all of it."""
        painter = partial(draw_plate, self.app, plate, rect.size)
        self.controls.area(f"plate.{plate.honour.id}", rect, painter, lambda: None, self._tip(plate))

    def _tip(self, plate: Plate) -> str:
        text = self.app.text
        lines = [plate.title(text), plate.line(text)]
        if plate.honour.steps:
            lines.append(text("brass.steps", n=len(plate.made), total=len(plate.honour.steps)))
        return "\n".join(lines)
