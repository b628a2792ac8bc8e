"""What came of a daily deal: the own points beside those of every level from the same seat, and what can follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ai.levels import RUNGS
from ui.app import App
from ui.records.daily import daily_deal
from ui.scenes.daily_rows import draw_stars
from ui.scenes.daily_words import day_words, line_of
from ui.scenes.deal_code import copy_words
from ui.scenes.notice import Dialog, Item
from ui.scenes.records_words import place, rival_name
from ui.theme import BODY, BRASS, BRASS_DARK, INK, INK_SOFT, MOSS, PAPER_EDGE, PAPER_SHADE, SMALL
from ui.widgets.panel import draw_box
from ui.widgets.score_tag import minus

if TYPE_CHECKING:
    from ui.scenes.daily import DailyScene

LINE, STAR = 28, 34
"""Units of a line of the par, and of a star over it."""

NAME, POINTS = 0.3, 0.13
"""The parts of a line for the name and for the points; the bar has the rest."""


class ResultDialog(Dialog):
    """The result of the deal of a scene's day; the par comes in while it is open."""

    width = 760

    def __init__(self, app: App, scene: DailyScene, game: str) -> None:
        """The result of a game."""
        super().__init__(app, "result", "", "", [])
        self.scene = scene
        self.game = game
        own = scene.tries(game).counted
        assert own is not None
        self.own = own
        self._heard = scene.desk.news
        self.relabel()

    def relabel(self) -> None:
        """Take all words in the present language."""
        text, own = self.app.text, self.own
        name = text(f"game.{self.game}.name")
        self.words = (
            text("daily.result_title", game=name, date=day_words(text, self.scene.day)),
            text("daily.stars_rule"),
        )
        look = [Item("look", text("daily.look"), "eye", beside=True)] if own.play.save else []
        self.items = [
            Item("copy", text("daily.copy"), "copy", "primary", text("daily.copy_tip")),
            *look,
            Item("practise", text("daily.practise"), "redo", tooltip=text("daily.practise_tip")),
            Item("close", text("common.close"), "close", beside=True),
        ]

    def build(self) -> None:
        """Lay out in the present language."""
        self.relabel()
        super().build()

    @property
    def count(self) -> int:
        """The stars that were won."""
        return self.scene.stars_of(self.game, self.scene.day)

    def update(self, dt: float) -> None:
        """Let time pass, and lay out anew what the levels have played meanwhile."""
        super().update(dt)
        if self._heard != self.scene.desk.news and not self.app.pressed:
            self._heard = self.scene.desk.news
            self.rebuild()

    def idle(self) -> bool:
        """Rest when no control is about to change and no par has come in."""
        return super().idle() and self._heard == self.scene.desk.news

    def extra_height(self) -> int:
        """Room for the stars, the own line and one for every level."""
        return self.app.theme.px(STAR + 10) + (len(RUNGS) + 1) * self.app.theme.px(LINE)

    def extra(self, area: pygame.Rect) -> None:
        """Every line in its place; what is drawn comes with the sheet."""
        px, text = self.app.theme.px, self.app.text
        self.chart = pygame.Rect(area.left, area.top + px(STAR + 10), area.width, area.height - px(STAR + 10))
        self.crown = pygame.Rect(area.left, area.top, area.width, px(STAR))
        told = text("daily.done", n=self.own.me.points, points=minus(self.own.me.points), place=place(text, self.own))
        beside = pygame.Rect(self.crown.left + 3 * px(STAR) + px(14), self.crown.top, 0, self.crown.height)
        beside.width = area.right - beside.left
        self.controls.label(beside, told, "ui_bold", BODY, INK)
        for (name, points, _), line in zip(self.lines(), self._places(), strict=True):
            wide, high = line.width, line.height
            told = minus(points) if points is not None else "…"
            self.controls.label(pygame.Rect(line.topleft, (round(wide * NAME), high)), name, "ui", SMALL, INK)
            end = pygame.Rect(line.right - round(wide * POINTS), line.top, round(wide * POINTS), high)
            self.controls.label(end, told, "ui_bold", SMALL, INK if points is not None else INK_SOFT, "right")

    def lines(self) -> list[tuple[str, int | None, bool]]:
        """Everybody's name and points, None where they are not known yet, and whether it is the person."""
        text, par = self.app.text, self.scene.desk.par(daily_deal(self.game, self.scene.day))
        levels = [(rival_name(text, level), par.points.get(level), False) for level in RUNGS]
        return [(self.scene.person, self.own.me.points, True), *levels]

    def _places(self) -> list[pygame.Rect]:
        high = self.app.theme.px(LINE)
        return [
            pygame.Rect(self.chart.left, self.chart.top + n * high, self.chart.width, high)
            for n in range(len(RUNGS) + 1)
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet, and on it stars and bars."""
        super().draw(surface)
        px = self.app.theme.px
        draw_stars(surface, self.app.assets, self.crown, self.count)
        known = [points for _, points, _ in self.lines() if points is not None]
        most, least = max([*known, 1]), min([*known, 0])
        for (_, points, own), line in zip(self.lines(), self._places(), strict=True):
            room = pygame.Rect(line.left + round(line.width * NAME), 0, round(line.width * (1 - NAME - POINTS)), px(16))
            room.centery = line.centery
            draw_box(surface, room, room.height // 2, PAPER_SHADE, PAPER_EDGE, 1)
            if points is not None:
                wide = max(round(room.width * (points - least) / max(most - least, 1)), room.height)
                bar = pygame.Rect(room.topleft, (wide, room.height))
                draw_box(surface, bar, room.height // 2, MOSS if own else BRASS, BRASS_DARK, 1 if own else 0)

    def choose(self, name: str) -> None:
        """Copy the line and stay; look at the game, practise, or leave."""
        scene, own = self.scene, self.own
        if name == "copy":
            copy_words(self.app, line_of(self.app, self.game, scene.day, own, self.count))
            return
        super().choose(name)
        if name == "look":
            self.app.routes.resume(self.app.folders.saves / own.play.save)
        elif name == "practise":
            scene.play(self.game)
