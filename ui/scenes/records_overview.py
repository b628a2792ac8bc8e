"""The overview of the records: a card for every game, and the latest plays one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ui import even, typeset
from ui.boards.kit.shapes import columns
from ui.boards.registry import DRAWERS, Drawer
from ui.records.tally import Own, tally
from ui.scenes.pad import PadScene
from ui.scenes.records_words import against, day, place, points_told, rival_name
from ui.text import percent
from ui.theme import BODY, BRASS_DARK, HEADING, INK, INK_SOFT, MOSS, PAPER_EDGE, PAPER_SHADE, SHADES, SMALL, Colour
from ui.widgets.faces import plate
from ui.widgets.panel import clip_round, draw_box
from ui.widgets.score_tag import minus

if TYPE_CHECKING:
    from ui.scenes.records import RecordsScene

GAP, HEAD, ROW = 14, 36, 44
"""Units between parts, of the heading over the latest plays, and of one of them."""

CARD, LEAST = 330, 70
"""Units that a card is high at most, and that its picture has at least, with what stands around it."""


class Overview:
    """Places the cards and the list."""

    def __init__(self, scene: RecordsScene, area: pygame.Rect) -> None:
        """The overview of a scene's person in an area of its sheet."""
        self.scene = scene
        self.app = scene.app
        self.area = area
        self._letters = 0.0

    def place(self) -> None:
        """Cards side by side; the list has the rest."""
        px = self.app.theme.px
        tall = min(max(round(self.area.height * 0.5), self._wording() + px(22)), px(CARD))
        if tall - self._wording() < px(LEAST):
            tall = self._wording() + px(20)
        upper = pygame.Rect(self.area.topleft, (self.area.width, tall))
        for shown, rect in zip(DRAWERS.values(), columns(upper, len(DRAWERS), px(GAP)), strict=True):
            self._card(shown, rect)
        top = upper.bottom + px(GAP)
        rest = pygame.Rect(self.area.left, top, upper.width, self.area.bottom - top)
        self.latest(rest, self.scene.every())

    def _card(self, shown: Drawer, rect: pygame.Rect) -> None:
        press = partial(self.scene.choose, game=shown.game)
        own = self.scene.own(shown.game)
        painter = partial(self._painted, shown, rect.size, own)
        self.scene.controls.area(f"card.{shown.game}", rect, painter, press, self.app.text("records.card_tip"))

    def _painted(self, shown: Drawer, size: tuple[int, int], own: list[Own], state: str) -> pygame.Surface:
        """A game's picture, and what was played of it."""
        theme, text = self.app.theme, self.app.text
        px, surface = theme.px, plate(theme, size, state, SHADES["plain"], flat=True)
        area = surface.get_rect().inflate(-2 * px(10), -2 * px(10))
        words = self._wording()
        frame = pygame.Rect(area.topleft, (area.width, area.height - words))
        if frame.height >= px(LEAST - 22):
            surface.blit(clip_round(self.app.assets.cover(shown.emblem, frame.size), px(6)), frame)
        bar = pygame.Rect(area.left, frame.bottom + px(8), area.width, max(px(8), 4))
        top, small = self._bar(surface, bar, tally(own).share), self._small(area.width)
        won, level = self._told(shown, own, area.width)
        lines = (
            ("serif_bold", BODY, INK, shown.title(text)),
            ("ui", small, INK_SOFT, won),
            ("ui", small, BRASS_DARK, level),
        )
        for family, letters, colour, line in lines:
            top += self._line(surface, pygame.Rect(area.left, top, area.width, 0), (family, letters), colour, line)
        return surface

    def _told(self, shown: Drawer, own: list[Own], width: int) -> tuple[str, str]:
        """What was won of a game, and the level to try next."""
        text, sums, level = self.app.text, tally(own), self.scene.strength(shown.game)
        if not own:
            return text("records.card_none"), ""
        won = text("records.card_won", n=sums.won, share=percent(text, sums.share), played=sums.played)
        best = text("records.card_best", points=minus(sums.best))
        next_one = text("records.card_level", level=rival_name(text, level.level)) if level else ""
        return self._fitting(width, f"{won} · {best}", won), next_one

    def _small(self, width: int) -> float:
        """The size in which the words under the names have room on all cards."""
        if not self._letters:
            words = [line for one in DRAWERS.values() for line in self._told(one, self.scene.own(one.game), width)]
            boxes = [(line, (width, 2 * self.area.height)) for line in words]
            self._letters = even.line_size(self.app.theme, "ui", SMALL, boxes)
        return self._letters

    def _wording(self) -> int:
        """How high the words of a card are, with the bar over them."""
        theme = self.app.theme
        high = typeset.line_height(theme.font("serif_bold", BODY)) + 2 * typeset.line_height(theme.font("ui", SMALL))
        return high + theme.px(26)

    def _fitting(self, width: int, long: str, short: str) -> str:
        """The long words if they have room, else the short ones."""
        return long if typeset.line_width(self.app.theme.font("ui", SMALL * 0.9), long) <= width else short

    def _bar(self, surface: pygame.Surface, rect: pygame.Rect, share: float) -> int:
        """How much was won as a bar; where the words under it begin."""
        draw_box(surface, rect, rect.height // 2, PAPER_SHADE, PAPER_EDGE, 1)
        if share > 0:
            wide = max(round(rect.width * share), rect.height)
            draw_box(surface, pygame.Rect(rect.topleft, (wide, rect.height)), rect.height // 2, MOSS)
        return rect.bottom + self.app.theme.px(6)

    def _line(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        kind: tuple[str, float],
        colour: Colour,
        words: str,
    ) -> int:
        """One line in the middle; how high it is."""
        font = typeset.fit_font(self.app.theme, kind[0], words, kind[1], rect.width, 0.6)
        picture = typeset.render_line(font, words, colour)
        surface.blit(picture, picture.get_rect(midtop=rect.midtop))
        return typeset.line_height(self.app.theme.font(*kind))

    def latest(self, area: pygame.Rect, plays: Sequence[Own]) -> None:
        """The latest of some plays; a click looks at one of which the save is there."""
        px, controls, text = self.app.theme.px, self.scene.controls, self.app.text
        head = pygame.Rect(area.left, area.top, area.width, px(HEAD))
        controls.label(head, text("records.latest"), "serif_bold", HEADING, BRASS_DARK)
        count = max((area.bottom - head.bottom + px(6)) // (px(ROW) + px(6)), 1)
        for n, one in enumerate(reversed(plays[-count:])):
            rect = pygame.Rect(area.left, head.bottom + n * (px(ROW) + px(6)), area.width, px(ROW))
            painter = partial(self._row, rect.size, one)
            real = one.play.real
            tip = "records.look_tip" if one.play.save else "pad.real_tip" if real else "records.kept_tip"
            press = partial(self._look, one)
            controls.area(f"play.{n}", rect, painter, press, text(tip), bool(one.play.save) or real)

    def _row(self, size: tuple[int, int], own: Own, state: str) -> pygame.Surface:
        """When, what, which place with how many points, against whom."""
        theme, text = self.app.theme, self.app.text
        px, surface = theme.px, plate(theme, size, "normal" if state == "off" else state, SHADES["plain"], flat=True)
        area = surface.get_rect().inflate(-2 * px(12), 0)
        side = round(area.height * 0.62)
        if own.me.won:
            trophy = self.app.assets.icon("trophy", side, BRASS_DARK)
            surface.blit(trophy, trophy.get_rect(midleft=area.midleft))
        parts = (
            (0.13, "ui", INK_SOFT, day(text, own.play.at)),
            (0.16, "ui_bold", INK, DRAWERS[own.play.game].title(text)),
            (0.17, "ui", INK, place(text, own)),
            (0.12, "ui_bold", INK, points_told(text, own)),
            (0.42, "ui", INK_SOFT, against(text, own)),
        )
        left, room = area.left + side + px(14), area.width - side - px(14)
        for share, family, colour, words in parts:
            wide = round(room * share) - px(10)
            font = typeset.fit_font(theme, family, words, SMALL, wide)
            while len(words) > 1 and typeset.line_width(font, words) > wide:
                words = words[:-2].rstrip() + "…"
            picture = typeset.render_line(font, words, colour)
            surface.blit(picture, picture.get_rect(midleft=(left, area.centery)))
            left += round(room * share)
        return surface

    def _look(self, own: Own) -> None:
        if own.play.real:
            self.app.push(PadScene(self.app, own.play.game, own.play))
            return
        self.app.routes.resume(self.app.folders.saves / own.play.save)
