"""One row of the saved games: the table, what is played, how far, and everybody's face with their points."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

import pygame

from ui import typeset
from ui.app import App
from ui.boards.registry import DRAWERS
from ui.portraits import faces
from ui.records.daily import daily_code, day_of_deal, today
from ui.saves_digest import Digest
from ui.saves_index import SaveInfo
from ui.scenes.records_words import day
from ui.table.origin import origin_words
from ui.text import Text
from ui.theme import BODY, BRASS_DARK, INK, INK_SOFT, PLAYERS, RUST, SHADES, SMALL, WALNUT_DEEP, Colour
from ui.thumbnails import scaled, taken
from ui.widgets.faces import plate
from ui.widgets.medallion import medallion
from ui.widgets.panel import clip_round, outline

PICTURE = 16 / 9
"""Width of the picture by its height."""

WORDS = 330
"""Units that the words have at least before the faces take their share."""

NAMED = 160
"""A face has its name beside it where it has this many units."""


@dataclass(frozen=True, slots=True)
class SaveRow:
    """Draws a save into a row of its own."""

    app: App
    info: SaveInfo
    told: Digest

    def draw(self, size: tuple[int, int], state: str, kind: str) -> pygame.Surface:
        """The row in a state of its button, `selected` or `plain`."""
        theme = self.app.theme
        surface = plate(theme, size, state, SHADES[kind], flat=True)
        area = surface.get_rect().inflate(-2 * theme.px(10), -2 * theme.px(9))
        picture = pygame.Rect(area.topleft, (round(area.height * PICTURE), area.height))
        self._picture(surface, picture)
        rest = pygame.Rect(picture.right + theme.px(18), area.top, 0, area.height)
        rest.width = area.right - rest.left
        people = self._people(surface, rest) if self.info.readable else 0
        self._words(surface, pygame.Rect(rest.topleft, (rest.width - people, rest.height)))
        return surface

    def _picture(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The table as it was left; else the picture of the game, else plain wood."""
        theme, assets, radius = self.app.theme, self.app.assets, self.app.theme.px(6)
        if self.info.readable and (small := taken(self.app.folders.thumbnails, self.info.path)) is not None:
            picture = assets.kept((small, rect.size), lambda: scaled(small, rect.size))
        elif self.info.readable and self.info.game in DRAWERS:
            picture = assets.cover(DRAWERS[self.info.game].emblem, rect.size)
        else:
            picture = pygame.Surface(rect.size)
            picture.fill(WALNUT_DEEP)
            mark = assets.icon("warning", rect.height // 2, SHADES["brass"].fill)
            picture.blit(mark, mark.get_rect(center=picture.get_rect().center))
        surface.blit(clip_round(picture, radius), rect)
        surface.blit(outline(rect.size, radius, BRASS_DARK, max(theme.px(1.5), 1)), rect)

    def _words(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Title, where the game stands, and when it was saved."""
        lines = [line for line in (self._second(), self._third()) if line]
        soft = INK_SOFT if self.info.readable else RUST
        gap = self.app.theme.px(4)
        pictures = [self._line("ui_bold", title(self.app.text, self.info), BODY, area.width, INK)]
        pictures += [self._line("ui", line, SMALL, area.width, soft) for line in lines]
        top = area.centery - (sum(one.height for one in pictures) + gap * (len(pictures) - 1)) // 2
        for one in pictures:
            surface.blit(one, (area.left, top))
            top += one.height + gap

    def _second(self) -> str:
        text, info = self.app.text, self.info
        if info.problem:
            return text(f"saves.reason_{info.problem}")
        game = game_name(text, info) if title(text, info) != game_name(text, info) else ""
        where = result(text, info, self.told) if info.finished else self.told.where
        return " · ".join(part for part in (game, daily_words(text, info), where) if part)

    def _third(self) -> str:
        if self.info.problem:
            return ""
        moves = self.app.text("saves.moves", n=self.info.moves)
        told = (
            when(self.app.text, self.info.saved_at),
            moves,
            origin_words(self.app, self.info.origin),
            self.info.code,
        )
        return " · ".join(part for part in told if part)

    def _people(self, surface: pygame.Surface, area: pygame.Rect) -> int:
        """Everybody's face at the right, named where there is room; how wide all of them are."""
        px, seats = self.app.theme.px, self.info.seats
        room = max(area.width - px(WORDS), 0) // max(len(seats), 1)
        named = room >= px(NAMED)
        width = min(room, px(190)) if named else min(room, area.height * 3 // 4)
        if not seats or width < px(34):
            return 0
        for n, face in enumerate(faces(seats)):
            cell = pygame.Rect(area.right - (len(seats) - n) * width, area.top, width, area.height)
            side = min(area.height if named else area.height * 5 // 7, width)
            picture = medallion(self.app.assets, seats[n], face, side)
            place = picture.get_rect(midleft=cell.midleft) if named else picture.get_rect(midtop=cell.midtop)
            surface.blit(picture, place)
            self._name(surface, cell, place, n, named)
        return len(seats) * width + px(12)

    def _name(self, surface: pygame.Surface, cell: pygame.Rect, face: pygame.Rect, n: int, named: bool) -> None:
        """Name and points beside a face, or the points alone under it."""
        px, colour = self.app.theme.px, PLAYERS[self.info.seats[n].colour].colour
        points = self._points(n)
        if not named:
            under = pygame.Rect(cell.left, face.bottom, cell.width, cell.bottom - face.bottom)
            surface.blit(points, points.get_rect(center=under.center))
            return
        left = face.right + px(8)
        name = self._line("ui_bold", self.info.seats[n].name, SMALL, cell.right - left - px(8), colour)
        surface.blit(name, name.get_rect(bottomleft=(left, cell.centery)))
        surface.blit(points, points.get_rect(topleft=(left, cell.centery)))

    def _points(self, n: int) -> pygame.Surface:
        """The points of a seat, with a trophy where it has won; empty where they are not known."""
        theme, font = self.app.theme, self.app.theme.font("ui_bold", BODY)
        if n >= len(self.told.points):
            return pygame.Surface((1, font.get_height()), pygame.SRCALPHA)
        words = typeset.render_line(font, str(self.told.points[n]).replace("-", "−"), INK)
        if n not in self.told.winners:
            return words
        trophy = self.app.assets.icon("trophy", words.height * 3 // 4, BRASS_DARK)
        both = pygame.Surface((trophy.width + theme.px(5) + words.width, words.height), pygame.SRCALPHA)
        both.blit(trophy, trophy.get_rect(midleft=both.get_rect().midleft))
        both.blit(words, words.get_rect(midright=both.get_rect().midright))
        return both

    def _line(self, family: str, words: str, size: float, width: int, colour: Colour) -> pygame.Surface:
        """One line that fits: a little smaller, then cut."""
        font = typeset.fit_font(self.app.theme, family, words, size, width)
        while len(words) > 1 and typeset.line_width(font, words) > width:
            words = words[:-2].rstrip() + "…"
        return typeset.render_line(font, words, colour)


def game_name(text: Text, info: SaveInfo) -> str:
    """The name of the game of a save."""
    return text(f"game.{info.game}.name") if text.has(f"game.{info.game}.name") else text("saves.unknown_game")


def title(text: Text, info: SaveInfo) -> str:
    """What a save is called: the name that somebody gave it, else its game."""
    if info.problem:
        return info.title or text("saves.untitled")
    usual = ", ".join(seat.name for seat in info.seats)
    return info.title if info.title and info.title != usual else game_name(text, info)


def daily_words(text: Text, info: SaveInfo) -> str:
    """The day whose deal a save is of, in words; '' for any other."""
    found = day_of_deal(info.game, info.seed, today())
    if found is None or info.code != daily_code(info.game, found):
        return ""
    return text("daily.deal_of", date=day(text, found))


def result(text: Text, info: SaveInfo, told: Digest) -> str:
    """Who has won a finished game."""
    names = [info.seats[n].name for n in told.winners if n < len(info.seats)]
    return text("saves.won", n=len(names), names=", ".join(names)) if names else text("saves.finished")


def when(text: Text, moment: datetime | None, now: datetime | None = None) -> str:
    """When something was saved, as one says it; '' where that is not known."""
    if moment is None:
        return ""
    days = ((now or datetime.now().astimezone()).date() - moment.date()) // timedelta(days=1)
    key = {0: "saves.today", 1: "saves.yesterday"}.get(days, "saves.date")
    return text(key, date=text.day(moment), time=moment.strftime("%H:%M"))
