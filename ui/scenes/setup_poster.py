"""The poster of a game in its set-up: framed emblem, title, what it is about, players, minutes, weight."""

from __future__ import annotations

import pygame

from ui import even
from ui.app import App
from ui.boards.registry import Drawer
from ui.theme import BODY, BRASS, BRASS_DARK, CONTROL_HEIGHT, INK, INK_SOFT, SMALL, TITLE, WALNUT_DEEP
from ui.widgets.controls import Controls
from ui.widgets.drawer import pips
from ui.widgets.panel import clip_round, draw_box, draw_panel, draw_rule

TITLE_ROOM, ABOUT_ROOM, FACT_ROOM = 62, 104, 62
"""Title, sentence and each fact of a poster need this many units."""

FRAME = 0.58
"""Height of the frame by its width."""


class Poster:
    """Draws the poster onto the ground and puts its words among the controls."""

    def __init__(self, app: App, controls: Controls, ground: pygame.Surface, shown: Drawer) -> None:
        """The poster of a game for a ground that is being made."""
        self.app = app
        self.controls = controls
        self.ground = ground
        self.shown = shown

    def as_column(self, rect: pygame.Rect) -> pygame.Rect:
        """A tall sheet; the place of the way back is returned."""
        px, text = self.app.theme.px, self.app.text
        draw_panel(self.ground, self.app.theme, self.app.assets, rect)
        inner = rect.inflate(-2 * px(22), -2 * px(22))
        back = pygame.Rect(inner.topleft, (min(px(150), inner.width), px(CONTROL_HEIGHT)))
        how = pygame.Rect(inner.left, inner.bottom - px(CONTROL_HEIGHT), inner.width, px(CONTROL_HEIGHT))
        self.controls.button("how", how, text("home.how"), self._rules, "help", tooltip=text("home.how_tip"))
        frame = pygame.Rect(inner.left, back.bottom + px(18), inner.width, 0)
        room = how.top - frame.top - px(TITLE_ROOM + ABOUT_ROOM + 3 * FACT_ROOM)
        frame.height = min(room - px(90), round(inner.width * FRAME))
        self._frame(frame)
        space = (room - frame.height) // 4
        title = pygame.Rect(inner.left, frame.bottom + space, inner.width, px(TITLE_ROOM))
        self.controls.label(title, self.shown.title(text), "serif_bold", TITLE, INK, "center")
        about = pygame.Rect(inner.left, title.bottom, inner.width, px(ABOUT_ROOM))
        self.controls.label(about, self.shown.about(text), "serif_italic", BODY, INK_SOFT, "center")
        draw_rule(self.ground, self.app.theme, (inner.left, about.bottom + space), inner.width)
        top = about.bottom + 2 * space
        for n, (icon, words) in enumerate(self._fact_lines()):
            self._fact(pygame.Rect(inner.left, top + n * px(FACT_ROOM), inner.width, px(FACT_ROOM)), icon, words)
        return back

    def _rules(self) -> None:
        self.app.routes.help(self.shown.game)

    def as_band(self, rect: pygame.Rect) -> pygame.Rect:
        """A low sheet over the whole width; the place of the way back is returned."""
        px, text = self.app.theme.px, self.app.text
        draw_panel(self.ground, self.app.theme, self.app.assets, rect)
        inner = rect.inflate(-2 * px(14), -2 * px(10))
        back = pygame.Rect(inner.left, 0, px(140), px(CONTROL_HEIGHT))
        back.centery = inner.centery
        frame = pygame.Rect(back.right + px(14), inner.top, round(inner.height * 1.8), inner.height)
        self._frame(frame)
        how = back.copy()
        how.width, how.right = how.height, inner.right
        self.controls.button("how", how, "", self._rules, "help", "icon", tooltip=text("home.how_tip"))
        words = pygame.Rect(frame.right + px(14), inner.top, how.left - frame.right - px(28), inner.height)
        title = pygame.Rect(words.left, words.top, round(words.width * 0.34), words.height)
        end = self.controls.label(title, self.shown.title(text), "serif_bold", TITLE, INK).right + px(24)
        line = pygame.Rect(end, words.top, words.right - end, words.height)
        self.controls.label(line, self.shown.line(text), "ui", SMALL, INK_SOFT)
        return back

    def _frame(self, rect: pygame.Rect) -> None:
        """The emblem in a frame, which it fills."""
        px, assets = self.app.theme.px, self.app.assets
        draw_box(self.ground, rect, px(12), WALNUT_DEEP)
        brass = rect.inflate(-2 * px(4), -2 * px(4))
        draw_box(self.ground, brass, px(9), BRASS)
        inner = brass.inflate(-2 * max(px(3), 1), -2 * max(px(3), 1))
        self.ground.blit(clip_round(assets.cover(self.shown.emblem, inner.size), px(7)), inner)

    def _fact_lines(self) -> list[tuple[str, str]]:
        """An icon and words for each fact; the weight has pips instead."""
        text = self.app.text
        return [("human", self.shown.players(text)), ("clock", self.shown.time(text)), ("", self.shown.heft(text))]

    def _fact(self, rect: pygame.Rect, icon: str, words: str) -> None:
        px = self.app.theme.px
        mark = pygame.Rect(rect.left, rect.top, px(44), rect.height)
        if icon:
            picture = self.app.assets.icon(icon, px(32), BRASS_DARK)
            self.ground.blit(picture, picture.get_rect(center=mark.center))
        else:
            self._pips(mark)
        line = pygame.Rect(mark.right + px(10), rect.top, rect.right - mark.right - px(10), rect.height)
        told = [(fact, line.size) for _, fact in self._fact_lines()]
        self.controls.label(line, words, "ui", even.block_size(self.app.theme, "ui", BODY, told), INK)

    def _pips(self, mark: pygame.Rect) -> None:
        """One, two or three of three pips."""
        picture = pips(self.app.theme, self.shown.weight, BRASS_DARK)
        self.ground.blit(picture, picture.get_rect(center=mark.center))
