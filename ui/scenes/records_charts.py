"""The charts of the records: results over time, points as distributions, lines of the score, opponents."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING

import pygame

from ui import typeset
from ui.records.tally import Own, points_by_rival, tally
from ui.scenes.player_card import PlayerDialog
from ui.scenes.records_lines import ScoreLines
from ui.scenes.records_overview import Overview
from ui.scenes.records_words import day, decimal, place, points_told, rival_name
from ui.text import percent
from ui.theme import (
    BODY,
    BRASS,
    BRASS_DARK,
    INK,
    INK_SOFT,
    PAPER_EDGE,
    PAPER_SHADE,
    PLAYERS,
    SMALL,
    Colour,
    Player,
    mix,
)
from ui.widgets.panel import draw_box
from ui.widgets.score_tag import minus

if TYPE_CHECKING:
    from ui.scenes.records import RecordsScene

VIEWS = ("results", "points", "lines", "rivals")

SHOWN, APART, WINDOW = 60, 14, 10
"""So many plays are drawn over time at most, so many units apart at least, and so many make a mean."""

BINS = 14
"""Into so many parts the range of points is divided at most."""

BAND = 30
"""Units that a distribution with its name is high at least."""

LATEST = 190
"""With so many units left under the opponents the latest plays stand there."""

Line = tuple[str, list[Own], list[int]]
"""A row of the table: its name, the plays it is made of, and the points of the opponents in them."""

PAD, LEGEND, AXIS, CLEAR = 14, 24, 26, 10
"""Units around a chart, of the line that explains it, of the numbers under it, and between both and its marks."""


class Chart:
    """Draws what a scene looks at onto its sheet."""

    def __init__(self, scene: RecordsScene, area: pygame.Rect) -> None:
        """A chart of a scene in an area of its sheet."""
        assert scene.ground is not None
        self.scene, self.app, self.ground = scene, scene.app, scene.ground
        self.area = area
        self.own = scene.own()
        self.inner = area.inflate(-2 * self.app.theme.px(PAD), -2 * self.app.theme.px(10))

    @property
    def player(self) -> Player:
        """The colour of the person."""
        colour = PlayerDialog.player_of(self.app, self.scene.shelf, self.scene.choice.person).colour
        return PLAYERS[colour % len(PLAYERS)]

    def place(self) -> None:
        """The paper of the chart, and what is drawn on it."""
        px = self.app.theme.px
        draw_box(self.ground, self.area, px(8), PAPER_SHADE, PAPER_EDGE, max(px(1), 1))
        if not self.own:
            self._words(self.inner, self.app.text("records.none"), BODY, INK_SOFT, "center")
            return
        {"results": self._results, "points": self._points, "lines": self._lines, "rivals": self._rivals}[
            self.scene.view
        ]()

    def _words(
        self,
        rect: pygame.Rect,
        words: str,
        size: float = SMALL,
        colour: Colour = INK_SOFT,
        align: typeset.Align = "left",
        family: str = "ui",
    ) -> None:
        self.scene.controls.label(rect, words, family, size, colour, align)

    def short(self, rect: pygame.Rect, words: str, colour: Colour = INK, family: str = "ui_bold") -> None:
        """A name on one line, cut where it is too long."""
        font = typeset.fit_font(self.app.theme, family, words, SMALL, rect.width)
        while len(words) > 1 and typeset.line_width(font, words) > rect.width:
            words = words[:-2].rstrip() + "…"
        picture = typeset.render_line(font, words, colour)
        self.ground.blit(picture, picture.get_rect(midleft=rect.midleft))

    def _results(self) -> None:
        """Points of the latest plays: a disc for a victory, a ring for a defeat, a line for the mean of ten."""
        px, body = self.app.theme.px, self._legend("records.legend.results")
        plot = pygame.Rect(body.left + px(46), body.top, body.width - px(46), body.height - px(AXIS))
        plot = plot.inflate(0, -2 * px(CLEAR))
        shown = self.own[-min(SHOWN, max(plot.width // px(APART), WINDOW)) :]
        low, high = span([one.me.points for one in shown])
        self._grid(plot, low, high)
        spots = [
            (plot.left + round((n + 0.5) * plot.width / len(shown)), _height(plot, one.me.points, low, high))
            for n, one in enumerate(shown)
        ]
        means = running([one.me.points for one in self.own])[-len(shown) :]
        if len(shown) >= WINDOW // 2:
            line = [(spot[0], _height(plot, mean, low, high)) for spot, mean in zip(spots, means, strict=True)]
            pygame.draw.lines(self.ground, BRASS_DARK, False, line, max(px(3), 2))
        radius = max(min(px(8), plot.width // (3 * len(shown))), 3)
        for spot, one in zip(spots, shown, strict=True):
            self._mark(spot, one.me.won, radius)
        self._tell(plot, shown)
        foot = pygame.Rect(plot.left, plot.bottom + px(CLEAR + 2), plot.width, px(AXIS) - px(2))
        self._words(foot, day(self.app.text, shown[0].play.at))
        self._words(foot, day(self.app.text, shown[-1].play.at), align="right")

    def _legend(self, key: str, least: int = 0) -> pygame.Rect:
        """The line that explains a chart, told on pointing where less than `least` would be left; the room under it."""
        px = self.app.theme.px
        words = self.app.text(key)
        if self.inner.height - px(2 * LEGEND + 8) < least:
            self.scene.controls.hint("legend", self.area, words)
            return self.inner
        wraps = typeset.line_width(self.app.theme.font("ui", SMALL), words) > self.inner.width
        line = pygame.Rect(self.inner.topleft, (self.inner.width, px(LEGEND) * (2 if wraps else 1)))
        self._words(line, words)
        top = line.bottom + px(8)
        return pygame.Rect(line.left, top, line.width, self.inner.bottom - top)

    def _grid(self, plot: pygame.Rect, low: int, high: int) -> None:
        """Lines at round numbers of points."""
        px, step = self.app.theme.px, round_step(high - low)
        for points in range(-(-low // step) * step, high + 1, step):
            y = _height(plot, points, low, high)
            pygame.draw.line(self.ground, mix(PAPER_SHADE, PAPER_EDGE, 0.45), (plot.left, y), (plot.right, y))
            self._words(pygame.Rect(plot.left - px(46), y - px(12), px(38), px(24)), minus(points), align="right")

    def _mark(self, spot: tuple[int, int], won: bool, radius: int) -> None:
        colour = self.player.colour
        pygame.draw.aacircle(self.ground, colour, spot, radius)
        if not won:
            pygame.draw.aacircle(self.ground, PAPER_SHADE, spot, max(radius - max(radius // 3, 2), 1))

    def _tell(self, plot: pygame.Rect, shown: Sequence[Own]) -> None:
        """Pointing at a play tells which it was."""
        text = self.app.text
        for n, one in enumerate(shown):
            left = plot.left + n * plot.width // len(shown)
            rect = pygame.Rect(left, plot.top, max(plot.width // len(shown), 1), plot.height)
            told = points_told(text, one)
            words = " · ".join(part for part in (day(text, one.play.at), place(text, one), told) if part)
            self.scene.controls.hint(f"play.{n}", rect, words)

    def _points(self) -> None:
        """How often somebody had how many points, and how often the opponents of these plays had, by level."""
        text, px = self.app.text, self.app.theme.px
        others = points_by_rival(self.scene.shelf, self.own)
        body = self._legend("records.legend.points", (min(len(others), 6) + 2) * px(BAND) + px(AXIS))
        bands = [(self.scene.choice.person, [one.me.points for one in self.own], self.player.colour)]
        bands += [(rival_name(text, name), points, BRASS_DARK) for name, points in others.items()][:6]
        low, high = span([point for _, points, _ in bands for point in points])
        name, number = min(px(150), body.width // 4), min(px(116), body.width // 5)
        plot = pygame.Rect(body.left + name, body.top, body.width - name - number, body.height - px(AXIS))
        shares = [1.6, *[1.0] * (len(bands) - 1)]
        tall, top = min(plot.height / sum(shares), px(120)), plot.top
        for (label, points, colour), share in zip(bands, shares, strict=True):
            band = pygame.Rect(plot.left, top, plot.width, round(tall * share))
            top = band.bottom
            self._band(band, points, (low, high), colour)
            self.short(pygame.Rect(body.left, band.top, name - px(10), band.height), label)
            mean = text("records.mean", mean=decimal(text, fmean(points)))
            self._words(pygame.Rect(plot.right + px(8), band.top, number - px(8), band.height), mean, align="right")
        foot = pygame.Rect(plot.left, top + px(2), plot.width, px(AXIS) - px(2))
        self._words(foot, minus(low))
        self._words(foot, minus(high), align="right")

    def _band(self, rect: pygame.Rect, points: Sequence[int], ends: tuple[int, int], colour: Colour) -> None:
        """The bars of one distribution on a line, and a mark at its mean."""
        px, counts = self.app.theme.px, binned(points, *ends)
        base, most = rect.bottom - px(4), max(counts)
        room = rect.height - px(12)
        for n, count in enumerate(counts):
            left, right = (rect.left + round(at * rect.width / len(counts)) for at in (n, n + 1))
            high = round(room * count / most)
            pygame.draw.rect(
                self.ground, mix(colour, PAPER_SHADE, 0.25), (left + 1, base - high, right - left - 2, high)
            )
        pygame.draw.line(self.ground, PAPER_EDGE, (rect.left, base), (rect.right, base), max(px(1), 1))
        x = rect.left + round((fmean(points) - ends[0] + 0.5) / (ends[1] - ends[0] + 1) * rect.width)
        pygame.draw.line(self.ground, INK, (x, base - room), (x, base), max(px(2), 2))

    def _lines(self) -> None:
        """The mean of every line of the score beside that of the opponents."""
        ScoreLines(self, self._legend("records.legend.lines")).place()

    def _rivals(self) -> None:
        """Played, won and mean points against everybody, and with every number of seats."""
        text, px = self.app.text, self.app.theme.px
        head, against, seated = ("played", "won", "mine", "theirs"), self._by_rival(), self._by_seats()
        table = [*against, *seated]
        tall = min(self.inner.height // (len(table) + 1), px(48))
        line = pygame.Rect(self.inner.topleft, (self.inner.width, tall))
        self._cells(line, "", [text(f"records.column.{name}") for name in head], INK_SOFT)
        for n, (name, own, points) in enumerate(table, 1):
            sums = tally(own)
            cells = [
                str(sums.played),
                percent(text, sums.share),
                decimal(text, sums.mean),
                decimal(text, fmean(points)),
            ]
            row = line.move(0, n * tall)
            if n % 2:
                draw_box(self.ground, row, px(6), mix(PAPER_SHADE, BRASS, 0.14))
            self._cells(row, name, cells, INK)
        rule = line.bottom + len(against) * tall
        pygame.draw.line(self.ground, BRASS_DARK, (line.left, rule), (line.right, rule), max(px(2), 1))
        rest = self.inner.bottom - line.bottom - len(table) * tall - px(2 * PAD)
        if rest >= px(LATEST):
            below = pygame.Rect(self.inner.left, self.inner.bottom - rest, self.inner.width, rest)
            Overview(self.scene, below).latest(below, self.own)

    def _by_rival(self) -> list[Line]:
        """The plays against everybody."""
        shelf, found = self.scene.shelf, points_by_rival(self.scene.shelf, self.own)
        name = partial(rival_name, self.app.text)
        return [
            (name(who), [one for one in self.own if who in shelf.rivals_of(one)], points)
            for who, points in found.items()
        ]

    def _by_seats(self) -> list[Line]:
        """The plays with every number of seats."""
        counts = sorted({len(one.play.seats) for one in self.own})
        parts = {count: [one for one in self.own if len(one.play.seats) == count] for count in counts}
        return [
            (self.app.text("records.seats", n=count), own, [other.points for one in own for other in one.others])
            for count, own in parts.items()
        ]

    def _cells(self, rect: pygame.Rect, name: str, cells: Sequence[str], colour: Colour) -> None:
        px = self.app.theme.px
        first = round(rect.width * 0.28)
        if name:
            self.short(pygame.Rect(rect.left + px(10), rect.top, first - px(20), rect.height), name)
        wide = (rect.width - first) // len(cells)
        for n, cell in enumerate(cells):
            box = pygame.Rect(rect.left + first + n * wide, rect.top, wide - px(10), rect.height)
            self._words(box, cell, SMALL, colour, "right")


def span(points: Sequence[int]) -> tuple[int, int]:
    """The least and the most points, a little apart where they are the same."""
    low, high = min(points), max(points)
    return (low, high) if high > low else (low - 1, high + 1)


def round_step(reach: int) -> int:
    """A round number that divides a range into about four parts."""
    steps = [factor * power for power in (1, 10, 100, 1000, 10_000) for factor in (1, 2, 5)]
    return next((step for step in steps if step * 5 >= reach), steps[-1])


def running(points: Sequence[int]) -> list[float]:
    """The mean of every play and those before it, ten at most."""
    return [fmean(points[max(n - WINDOW + 1, 0) : n + 1]) for n in range(len(points))]


def binned(points: Sequence[int], low: int, high: int) -> list[int]:
    """How many lie in each of some equal parts of a range."""
    parts = min(BINS, high - low + 1)
    counts = [0] * parts
    for point in points:
        counts[min((point - low) * parts // (high - low + 1), parts - 1)] += 1
    return counts


def _height(plot: pygame.Rect, points: float, low: int, high: int) -> int:
    """Where so many points are drawn."""
    return plot.bottom - round((points - low) / (high - low) * plot.height)
