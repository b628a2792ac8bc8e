"""The parts of the page that looks back: the chart, its marks, and the card of one choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from ai.analysis.curve import Swing
from game.core.record import Seat
from ui import typeset
from ui.app import App
from ui.scenes.analysis_sums import remainder, signed
from ui.text import percent
from ui.theme import (
    BODY,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    INK_SOFT,
    PAPER_EDGE,
    PAPER_SHADE,
    PLAYERS,
    SMALL,
    Colour,
    Theme,
)
from ui.widgets.chart import Chart, Scale, Series, rounded_steps
from ui.widgets.panel import clip_round, draw_box, draw_line

if TYPE_CHECKING:
    from ui.table.look_back import LookBack, Told

CLEARLY = 0.05
"""So much more another seat's chance must have changed than the chooser's to be told of."""

DISC = 32
"""Units of the mark of a turning point."""

NOTE = 10
"""Units of air around the line over what stands at the foot of a card."""

PICTURE, LEAST_PICTURE, WORDS = 0.5, 90, 240
"""The most that the picture takes of the card's height, the fewest units it has, and those that its words need."""


def concerned(swing: Swing) -> list[int]:
    """Whose change a card tells of: whoever chose, and whoever gained or lost clearly more by it."""
    moved = [abs(change) for change in swing.total]
    most = max(range(len(moved)), key=moved.__getitem__)
    return [swing.seat] if moved[most] < moved[swing.seat] + CLEARLY else [swing.seat, most]


def share_scale(app: App, length: int) -> Scale:
    """The scale of chances."""
    steps = tuple((part, percent(app.text, part)) for part in (0.0, 0.25, 0.5, 0.75, 1.0))
    return Scale(float(length), 0.0, 1.0, steps, app.text("analysis.axis"), DISC + 4)


def points_scale(app: App, length: int, values: Sequence[float]) -> Scale:
    """The scale of points, from round numbers around all of them."""
    steps = rounded_steps(int(min([0.0, *values])), int(max([1.0, *values])))
    told = tuple((float(step), str(step).replace("-", "−")) for step in steps)
    return Scale(float(length), float(steps[0]), float(steps[-1]), told, app.text("analysis.axis"), DISC + 4)


def charted(look_back: LookBack, area: pygame.Rect, view: str) -> Chart:
    """The chart of a view: points, or for every other one the chances."""
    analyst, match, app = look_back.analyst, look_back.table.session.match, look_back.table.app
    shown: list[tuple[int, Sequence[float]]] = list(analyst.curve.shown)
    scale = share_scale(app, analyst.length)
    if view == "points":
        shown = [(one.number, one.points) for one in analyst.curve.measures]
        shown += [(analyst.length, [score.total for score in match.scores()])] if analyst.result else []
        scale = points_scale(app, analyst.length, [value for _, row in shown for value in row])
    lines = [
        Series(n, seat.colour % len(PLAYERS), tuple((float(number), float(row[n])) for number, row in shown))
        for n, seat in enumerate(match.seats)
    ]
    return Chart(app, area, scale, lines)


def draw_disc(theme: Theme, size: int, number: int, state: str) -> pygame.Surface:
    """The mark of a turning point."""
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    fill = BRASS_LIGHT if state in ("hovered", "down") else BRASS
    draw_box(surface, surface.get_rect(), size // 2, fill, BRASS_DARK, max(theme.px(2), 1))
    digit = theme.font("ui_bold", SMALL).render(str(number), True, INK)
    surface.blit(digit, digit.get_rect(center=surface.get_rect().center))
    return surface


class Card:
    """One choice: the table at that moment in small, what was played, what was better, what it changed."""

    def __init__(self, app: App, rect: pygame.Rect, notes: Sequence[str] = ()) -> None:
        """A card in a rectangle; the first of the notes that has room under the choice stands at its foot."""
        self.app = app
        self.rect = rect
        self.notes = notes
        px, tall = app.theme.px, rect.height
        high = min(round(rect.width * app.size[1] / app.size[0]), round(tall * PICTURE), tall - px(WORDS))
        self.size = (round(high * app.size[0] / app.size[1]), high) if high >= px(LEAST_PICTURE) else (0, 0)
        """How large the picture is; a card that has hardly room for its words has none."""
        self._key: object = None
        self._words: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None

    def show(self, look_back: LookBack, swing: Swing | None, running: bool) -> None:
        """Take up the words and the picture of a choice, as soon as they are there."""
        told = look_back.told(swing) if swing is not None else None
        picture = look_back.picture(swing.start, self.size) if swing is not None and self.size[0] else None
        key = (swing, told, picture)
        if key != self._key:
            self._key = key
            seats = look_back.table.session.match.seats
            self._words = self._written(swing, told, running, seats) if swing is not None else None
            self._picture = clip_round(picture, self.app.theme.px(8)) if picture is not None else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card of the choice; an empty one while there is none."""
        px = self.app.theme.px
        frame = pygame.Rect(self.rect.left + (self.rect.width - self.size[0]) // 2, self.rect.top, *self.size)
        if frame:
            draw_box(surface, frame, px(8), PAPER_SHADE, PAPER_EDGE, max(px(1.5), 1))
        if self._picture is not None:
            surface.blit(self._picture, frame)
        if self._words is not None:
            surface.blit(self._words, (self.rect.left, self.rect.top + self._over))

    @property
    def _over(self) -> int:
        """Pixels that the picture takes over the words."""
        return self.size[1] + self.app.theme.px(10) if self.size[1] else 0

    def _written(self, swing: Swing, told: Told | None, running: bool, seats: Sequence[Seat]) -> pygame.Surface:
        """What is told of the choice, larger where there is room for all of it, else as much of it as has room."""
        px = self.app.theme.px
        room = pygame.Rect(0, 0, self.rect.width, self.rect.height - self._over)
        surface = pygame.Surface(room.size, pygame.SRCALPHA)
        lines, gap = [line for line in self._lines(swing, told, running, seats) if line[0]], px(6)
        blocks = [self._set(words, family, BODY, colour) for words, family, _, colour in lines]
        if sum(block.get_height() + gap for block in blocks) > room.height:
            blocks = [self._set(*line) for line in lines]
        top = 0
        for block in [*blocks, *self._others(swing, told, running, seats)]:
            if top + block.get_height() <= room.height:
                surface.blit(block, (0, top))
                top += block.get_height() + gap
        self._put_note(surface, room.height - top - px(2 * NOTE))
        return surface

    def _put_note(self, surface: pygame.Surface, room: int) -> None:
        """At the foot, under a thin line, the first note that is no higher than the room."""
        px, notes = self.app.theme.px, [self._set(words, "ui", SMALL, INK_SOFT) for words in self.notes]
        if note := next((block for block in notes if block.get_height() <= room), None):
            top = surface.get_height() - note.get_height() - px(4)
            draw_line(surface, self.app.theme, pygame.Rect(0, top - px(2 * NOTE), surface.get_width(), px(2 * NOTE)))
            surface.blit(note, (0, top))

    def _others(
        self, swing: Swing, told: Told | None, running: bool, seats: Sequence[Seat]
    ) -> Iterator[pygame.Surface]:
        """What the choice changed for everybody else, for which a short card has room."""
        if told is not None and told.played and not running:
            moved = [
                seat for seat in range(len(seats)) if round(100 * swing.total[seat]) or round(100 * swing.choice[seat])
            ]
            for seat in sorted(set(moved) - set(concerned(swing))):
                yield self._set(self._change(swing, seat, seats[seat].name, running), "ui", SMALL, INK_SOFT)

    def _set(self, words: str, family: str, size: int, colour: Colour) -> pygame.Surface:
        font = self.app.theme.font(family, size)
        return typeset.render(font, typeset.wrap(font, words, self.rect.width), colour)

    def _lines(
        self, swing: Swing, told: Told | None, running: bool, seats: Sequence[Seat]
    ) -> list[tuple[str, str, int, Colour]]:
        """The sentences of the card, each with how it is set."""
        text = self.app.text
        if told is None:
            return [("…", "ui", SMALL, INK_SOFT)]
        if not told.played:
            return [(told.when, "ui_bold", SMALL, INK_SOFT), (text("analysis.open"), "ui", SMALL, INK)]
        better = text("analysis.better", action=told.better, loss=percent(text, swing.missed)) if told.better else ""
        changes = [self._change(swing, seat, seats[seat].name, running) for seat in concerned(swing)]
        return [
            (told.when, "ui_bold", SMALL, INK_SOFT),
            (text("analysis.played", name=told.name, action=told.played), "ui_bold", BODY, INK),
            (better or text("analysis.best"), "ui", SMALL, INK),
            (changes[0], "ui", SMALL, INK),
            (told.why, "ui", SMALL, INK_SOFT),
            *((change, "ui", SMALL, INK) for change in changes[1:]),
        ]

    def _change(self, swing: Swing, seat: int, name: str, running: bool) -> str:
        """How the chance of a seat has changed, and by what."""
        text, before = self.app.text, swing.measure.shares[seat]
        after, choice = before + swing.total[seat], swing.choice[seat]
        return text(
            "analysis.change_running" if running else "analysis.change",
            name=name,
            before=percent(text, before),
            after=percent(text, after),
            choice=signed(text, choice),
            luck=signed(text, remainder(before, after, choice)),
        )
