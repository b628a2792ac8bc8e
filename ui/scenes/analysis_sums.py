"""What became of every seat: a row of sums each, and where there is room what the columns mean."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ai.analysis.curve import Curve
from game.core.record import Seat
from ui import even, typeset
from ui.app import App
from ui.scenes.analysis_plan import HEAD, TALL_ROW
from ui.text import Text, percent
from ui.theme import BODY, INK, INK_SOFT, PAPER_SHADE, PLAYERS, SMALL
from ui.widgets.chart import PATTERNS, broken, draw_stroke
from ui.widgets.controls import Controls
from ui.widgets.panel import draw_box

NAMES = 0.3
"""The part of a row for the name."""

LOW_ROW = 40
"""Units that rows are tall at least where they make room for what the columns mean."""

CHANGES = ("own", "others", "luck", "rest")
"""The columns that tell what a way was made of."""

AROUND = 12
"""Units around what the columns mean."""


def signed(text: Text, part: float) -> str:
    """A change of a chance in percent, with its sign."""
    points = round(100 * part)
    if not points:
        return text("analysis.level")
    return text("analysis.more" if points > 0 else "analysis.less", n=abs(points))


def remainder(first: float, last: float, *parts: float) -> float:
    """What is left of a way beside its parts, all of them in whole percent, so that the figures told make the sum."""
    return (round(100 * last) - round(100 * first) - sum(round(100 * part) for part in parts)) / 100


class Sums:
    """A row a seat: where it began, what choices and luck brought, where it ended."""

    def __init__(self, app: App, rect: pygame.Rect, seats: Sequence[Seat], curve: Curve, running: bool) -> None:
        """The sums in a rectangle, as many rows under their head as there are seats; what they leave is for notes."""
        self.app = app
        self.seats = seats
        self.sums = curve.sums()
        self.chose = {one.seat for one in curve.measures}
        """Whose choices were looked at."""
        self.columns = ("first", "own", "rest", "now") if running else ("first", "own", "others", "luck", "last")
        self.head = app.theme.px(HEAD)
        self.rect = rect
        self.noted, self.row = self._divided(rect.height - self.head)

    def put(self, controls: Controls) -> None:
        """Write the sums, with what each column means as tooltips."""
        names = [self.app.text(f"analysis.sums.{column}") for column in self.columns]
        size = even.line_size(self.app.theme, "ui_bold", SMALL, [(name, self._cell(0, -1).size) for name in names])
        for n, column in enumerate(self.columns):
            cell = self._cell(n, -1)
            controls.label(cell, names[n], "ui_bold", size, INK_SOFT, "center")
            controls.hint(f"sums.{column}", cell, self._meaning(column))
        for number, seat in enumerate(self.seats):
            self._put_name(controls, self._name(number), seat.name)
            for n, words in enumerate(self._values(number)):
                controls.label(self._cell(n, number), words, "ui", BODY, INK, "center")
        self._put_notes(controls)

    def _divided(self, height: int) -> tuple[bool, int]:
        """Whether there is room to say what the columns mean, and how tall a row is then."""
        theme, seats = self.app.theme, len(self.seats)
        if height < seats * theme.px(LOW_ROW):
            return False, height // seats
        font, around = theme.font("ui", SMALL), 2 * theme.px(AROUND)
        lines = typeset.wrap(font, self._notes(), self.rect.width - around)
        left = (height - around - typeset.text_size(font, lines)[1]) // seats
        noted = left >= theme.px(LOW_ROW)
        return noted, min(left if noted else height // seats, theme.px(TALL_ROW))

    def _meaning(self, column: str) -> str:
        """What a column means; of a change also that it is added up."""
        text, tip = self.app.text, self.app.text(f"analysis.sums.{column}_tip")
        return f"{tip}\n{text('analysis.sums.added')}" if column in CHANGES else tip

    def _notes(self, columns: Sequence[str] = ()) -> str:
        """What the columns mean, or only some of them."""
        text, shown = self.app.text, columns or self.columns
        told = ((text(f"analysis.sums.{name}"), text(f"analysis.sums.{name}_tip")) for name in shown)
        lines = [text("analysis.sums.note", name=name, what=what) for name, what in told]
        return "\n".join([*lines, text("analysis.sums.added")])

    @property
    def meaning(self) -> list[str]:
        """What is not yet said of the changes under the rows: all of it, and the shortest."""
        changes = [name for name in self.columns if name in CHANGES]
        return [] if self.noted else [self._notes(changes), self.app.text("analysis.sums.added")]

    def _put_notes(self, controls: Controls) -> None:
        """Say what the columns mean, where the rows leave room for it."""
        around, top = self.app.theme.px(AROUND), self._top(len(self.seats))
        rest = pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)
        if self.noted:
            controls.label(rest.inflate(-2 * around, -2 * around), self._notes(), "ui", SMALL, INK_SOFT)

    def _put_name(self, controls: Controls, place: pygame.Rect, name: str) -> None:
        """Write a name in one line, smaller or cut with a point after it where it is too long."""
        theme = self.app.theme
        size = BODY if typeset.line_width(theme.font("ui_bold", BODY), name) <= place.width else SMALL
        font = theme.font("ui_bold", size)
        forms = (name, *(f"{name[:end]}." for end in range(len(name) - 1, 0, -1)))
        fitting = next((form for form in forms if typeset.line_width(font, form) <= place.width), name[:1])
        controls.label(place, fitting, "ui_bold", size, INK)

    def draw(self, surface: pygame.Surface) -> None:
        """The ground of the rows, every seat's symbol and a piece of its line."""
        px = self.app.theme.px
        for number, seat in enumerate(self.seats):
            row = pygame.Rect(self.rect.left, self._top(number), self.rect.width, self.row - px(2))
            if number % 2 == 0:
                draw_box(surface, row, px(6), PAPER_SHADE)
            player = PLAYERS[seat.colour % len(PLAYERS)]
            icon = self.app.assets.icon(player.symbol, min(px(24), row.height), player.colour)
            surface.blit(icon, icon.get_rect(center=(row.left + px(20), row.centery)))
            sample = [(row.left + px(40), row.centery), (row.left + px(92), row.centery)]
            for stroke in broken(sample, [px(part) for part in PATTERNS[number % len(PATTERNS)]]):
                draw_stroke(surface, player.colour, stroke, px(4))

    def _values(self, seat: int) -> list[str]:
        """The figures of a seat; none while nothing is known."""
        if not self.sums:
            return []
        one, text = self.sums[seat], self.app.text
        luck, rest = remainder(one.first, one.last, one.own, one.others), remainder(one.first, one.last, one.own)
        changes = {"own": one.own, "others": one.others, "luck": luck, "rest": rest}
        ends = {"first": one.first, "last": one.last, "now": one.last}
        told = {name: percent(text, part) for name, part in ends.items()}
        told |= {name: signed(text, part) for name, part in changes.items()}
        if seat not in self.chose:
            told["own"] = "–"
        return [told[name] for name in self.columns]

    def _top(self, seat: int) -> int:
        return self.rect.top + self.head + seat * self.row

    def _name(self, seat: int) -> pygame.Rect:
        left = self.app.theme.px(102)
        return pygame.Rect(self.rect.left + left, self._top(seat), round(self.rect.width * NAMES) - left, self.row)

    def _cell(self, column: int, seat: int) -> pygame.Rect:
        """The place of a figure; row -1 is the head."""
        names = round(self.rect.width * NAMES)
        wide = (self.rect.width - names) // len(self.columns)
        top, high = (self.rect.top, self.head) if seat < 0 else (self._top(seat), self.row)
        return pygame.Rect(self.rect.left + names + column * wide, top, wide, high).inflate(-self.app.theme.px(8), 0)
