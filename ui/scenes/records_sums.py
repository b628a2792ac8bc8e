"""The figures of some plays of a game as tiles, and under them the level to try next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ui.boards.kit.shapes import columns, rows
from ui.records.rating import Estimate, ladder_of
from ui.records.tally import tally
from ui.scenes.records_words import advice, decimal, rival_name
from ui.text import percent
from ui.theme import BODY, BRASS_DARK, CREAM, HEADING, INK, INK_SOFT, MOSS, PAPER_EDGE, PAPER_SHADE, SMALL
from ui.widgets.panel import draw_box
from ui.widgets.score_tag import minus

if TYPE_CHECKING:
    from ui.scenes.records import RecordsScene

GAP, ADVICE, TALLEST = 10, 168, 128
"""Units between tiles, of the advice at least, and of a tile at most."""

BRIEF, LINE = 380, 46
"""With less than so many units of height the advice is one line of so many."""

RUNG, RAIL = 26, 14
"""Units of a rung of the ladder at least, and of the rail on which the person stands."""


class Sums:
    """Places six tiles and the advice."""

    def __init__(self, scene: RecordsScene, area: pygame.Rect) -> None:
        """The figures of what a scene looks at, in an area of its sheet."""
        self.scene = scene
        self.area = area

    def place(self) -> None:
        """Tiles in two columns; the advice takes what is left."""
        px = self.scene.app.theme.px
        brief = self.area.height < px(BRIEF)
        measured = bool(ladder_of(self.scene.choice.game))
        low = (px(LINE) if brief else px(ADVICE)) if measured else -px(GAP)
        tall = min(self.area.height - low - px(GAP), 3 * px(TALLEST))
        upper = pygame.Rect(self.area.topleft, (self.area.width, tall))
        lower = pygame.Rect(
            self.area.left, upper.bottom + px(GAP), upper.width, self.area.bottom - upper.bottom - px(GAP)
        )
        tiles = self._tiles()
        for n, row in enumerate(rows(upper, 3, px(GAP))):
            for tile, rect in zip(tiles[2 * n : 2 * n + 2], columns(row, 2, px(GAP)), strict=True):
                self._tile(rect, *tile)
        if measured:
            self._advice(lower, brief)

    def _tiles(self) -> list[tuple[str, str, str]]:
        """Every figure with its name and what it means."""
        text, own = self.scene.app.text, self.scene.own()
        sums, none = tally(own), "–"
        best = minus(sums.best) if own else none
        mean = decimal(text, sums.mean) if own else none
        length = decimal(text, sums.moves) if sums.moves else none
        told = {
            "played": str(sums.played),
            "won": f"{sums.won} · {percent(text, sums.share)}" if own else none,
            "best": best,
            "mean": mean,
            "streak": text("records.streak_of", now=sums.streak, longest=sums.longest),
            "length": length,
        }
        return [(value, text(f"records.sum.{name}"), text(f"records.sum_tip.{name}")) for name, value in told.items()]

    def _tile(self, rect: pygame.Rect, value: str, name: str, tip: str) -> None:
        px, controls, ground = self.scene.app.theme.px, self.scene.controls, self.scene.ground
        assert ground is not None
        draw_box(ground, rect, px(8), PAPER_SHADE, PAPER_EDGE, max(px(1), 1))
        inner = rect.inflate(-2 * px(8), -2 * px(3))
        upper = pygame.Rect(inner.topleft, (inner.width, round(inner.height * 0.58)))
        lower = pygame.Rect(inner.left, upper.bottom, inner.width, inner.bottom - upper.bottom)
        controls.label(upper, value, "serif_bold", HEADING, INK, "center", "bottom")
        controls.label(lower, name, "ui", SMALL, INK_SOFT, "center")
        controls.hint(f"sum.{name}", rect, tip)

    def _advice(self, rect: pygame.Rect, brief: bool) -> None:
        """The level to try next, by all plays of the game, whatever else is chosen; in little room without the why."""
        app, game = self.scene.app, self.scene.choice.game
        told = self.scene.strength(game)
        head, why = advice(app.text, told)
        px, ground = app.theme.px, self.scene.ground
        assert ground is not None
        draw_box(ground, rect, px(8), PAPER_SHADE, BRASS_DARK, max(px(2), 1))
        inner = rect.inflate(-2 * px(12), -2 * px(6))
        upper = pygame.Rect(inner.topleft, (inner.width, inner.height if brief else px(32)))
        self.scene.controls.label(upper, head, "serif_bold", BODY, BRASS_DARK)
        how = app.text("records.level_how")
        self.scene.controls.hint("advice", rect, f"{why}\n{how}" if brief else how)
        if brief:
            return
        lower = pygame.Rect(inner.left, upper.bottom, inner.width, inner.bottom - upper.bottom)
        words = self.scene.controls.label(lower, why, "ui", SMALL, INK, valign="top")
        room = pygame.Rect(inner.left, words.bottom + px(12), inner.width, inner.bottom - words.bottom - px(18))
        if told is not None and room.height >= px(RUNG * len(ladder_of(game))):
            self._ladder(room, told)

    def _ladder(self, rect: pygame.Rect, told: Estimate) -> None:
        """The levels as rungs at their strengths, and where the person stands between them, with how sure that is."""
        app, ladder = self.scene.app, ladder_of(self.scene.choice.game)
        px, ground, controls = app.theme.px, self.scene.ground, self.scene.controls
        assert ground is not None
        low, high = min(*ladder.values(), told.low), max(*ladder.values(), told.high)
        plot = rect.inflate(0, -px(RUNG))
        rail = pygame.Rect(rect.left + px(6), plot.top, px(RAIL), plot.height)

        def at(rating: float) -> int:
            return plot.bottom - round((rating - low) / (high - low) * plot.height)

        draw_box(ground, rail, rail.width // 2, PAPER_EDGE)
        sure = pygame.Rect(rail.left, at(told.high), rail.width, max(at(told.low) - at(told.high), rail.width))
        draw_box(ground, sure, rail.width // 2, MOSS)
        spot = rail.centerx, at(told.rating)
        pygame.draw.aacircle(ground, CREAM, spot, rail.width * 3 // 4)
        pygame.draw.aacircle(ground, MOSS, spot, rail.width // 2)
        for level, rating in ladder.items():
            y, own = at(rating), level == told.level
            pygame.draw.line(ground, INK_SOFT, (rail.right + px(4), y), (rail.right + px(18), y), max(px(2), 1))
            name = pygame.Rect(rail.right + px(26), y - px(RUNG) // 2, rect.right - rail.right - px(26), px(RUNG))
            controls.label(
                name, rival_name(app.text, level), "ui_bold" if own else "ui", SMALL, INK if own else INK_SOFT
            )
