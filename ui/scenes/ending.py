"""What a game brings to its end: a picture in which the score is counted step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.match import Match
from game.core.values import Line
from ui.app import App
from ui.boards.kit import writing
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred, columns, inset, left, right, rows, square, top
from ui.theme import INK, PAPER_EDGE, PAPER_SHADE
from ui.widgets.panel import draw_slip, draw_veil
from ui.widgets.score_sheet import Wording, group_of, label_of, points_by_line

PLATE, ROW = 76, 48
"""Units that a plate and a line of the plain picture take at most."""

COLUMN = 420
"""Units that a seat's column takes at most."""


STILL = -1.0
"""In place of seconds: nothing may move."""


@dataclass(frozen=True)
class Step:
    """What is counted at once: lines of the score, and what they bring every seat; `act` is the picture it is in."""

    key: str
    name: str
    picture: str
    points: tuple[int, ...]
    lines: tuple[str, ...]
    act: int = 0


class Ending:
    """The picture of a finished game; this one is plain: the game's scenery, and a column for every seat.

    A game of its own overrides what it draws. The steps are made of the score itself, so that no line can be lost;
    which lines are counted together says `step_of`.
    """

    def __init__(self, app: App, match: Match, names: Wording, scenery: str) -> None:
        """The end of a match whose score is told with these names, before a picture of that name."""
        outcome = match.outcome()
        assert outcome is not None
        self.app = app
        self.match = match
        self.names = names
        self.scenery = scenery
        self.outcome = outcome
        self.sheets: list[pygame.Rect] = []
        self.places: list[list[pygame.Rect]] = []

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.outcome.scores)

    def title(self) -> str:
        """What stands over the picture before the first step."""
        return self.app.text("end.counting")

    def step_of(self, line: Line) -> str:
        """The step in which a line is counted: its own key, or the name of a part or group that is counted at once."""
        return group_of(line, self.names) or line.key

    def act_of(self, line: Line) -> int:  # noqa: ARG002
        """In which picture a line is counted, where there are several one after the other; they begin with 0."""
        return 0

    def steps(self) -> list[Step]:
        """Everything that is counted, in order, in the present language."""
        found: dict[str, list[Line]] = {}
        points_of = [points_by_line(score) for score in self.outcome.scores]
        for line in {line.key: line for score in self.outcome.scores for line in score.lines}.values():
            found.setdefault(self.step_of(line), []).append(line)
        return sorted((self._step(key, lines, points_of) for key, lines in found.items()), key=lambda step: step.act)

    def _step(self, key: str, lines: list[Line], points_of: Sequence[Counter[str]]) -> Step:
        keys = tuple(line.key for line in lines)
        points = (sum(own[one] for one in keys) for own in points_of)
        label = key if keys != (key,) else label_of(lines[0])
        return Step(key, self.name(key, lines), self.names.picture(label), tuple(points), keys, self.act_of(lines[0]))

    def name(self, key: str, lines: list[Line]) -> str:
        """What a step is called: its line, or its part or group."""
        return self.names.label(label_of(lines[0])) if key == lines[0].key else self.names.part(key)

    def arrange(self, area: pygame.Rect, steps: list[Step]) -> list[pygame.Rect]:
        """Lay out the picture in an area; the result are the places for the plates of all seats."""
        px = self.app.theme.px
        wide = min(px(COLUMN), (area.width - px(14) * (self.seats - 1)) // self.seats)
        plate = min(px(PLATE), area.height // 4)
        high = min(plate + px(ROW) * len(steps) + px(28), area.height)
        middle = centred(area, (wide + px(14)) * self.seats - px(14), high)
        cells = columns(middle, self.seats, px(14))
        plates, bodies = zip(*(top(cell, plate) for cell in cells), strict=True)
        self.sheets = [body.inflate(-px(16), 0) for body in bodies]
        self.places = [rows(inset(sheet, px(28), px(24)), max(len(steps), 1)) for sheet in self.sheets]
        return list(plates)

    def release(self) -> None:
        """Let go of kept pictures; they are made anew if the picture is drawn again."""

    def spot(self, number: int, step: Step, seat: int) -> pygame.Rect:  # noqa: ARG002
        """Where in the picture a seat's points of a step stand; a place without width has no tag."""
        row = self.places[seat][number]
        return right(row, min(row.width, self.app.theme.px(74)))[0]

    def tag_height(self) -> int:
        """How tall the tags with points are."""
        return min(self.places[0][0].height - self.app.theme.px(6), self.app.theme.px(34))

    def draw_ground(self, surface: pygame.Surface, act: int) -> None:  # noqa: ARG002
        """Draw what stays for a whole act over the whole window; it is kept until the window changes."""
        surface.blit(self.app.assets.cover(self.scenery, surface.get_size()), (0, 0))
        draw_veil(surface, 110)
        for sheet in self.sheets:
            draw_slip(surface, self.app.theme, sheet)

    def draw_step(self, surface: pygame.Surface, number: int, step: Step, part: float) -> None:
        """Draw what a step changes in the picture, for all seats: 0 is before it is counted, 1 after it."""
        px, pen, ink = self.app.theme.px, Pen(surface, self.app), INK if part > 0 else PAPER_EDGE
        for seat in range(self.seats):
            row, room = self.places[seat][number], self.spot(number, step, seat).left
            line = pygame.Rect(row.left, row.top, room - row.left - px(6), row.height)
            side = min(row.height - px(6), px(34))
            if step.picture and line.width > 2 * side:
                box, line = left(line, side, px(8))
                tint = INK if step.picture.startswith("icons/") else None
                pen.picture(step.picture, square(box, side), tint)
            if writing.fits_line(self.app, step.name, line.width, "ui"):
                pen.write(step.name, line, min(line.height * 0.6, px(20)), ink, "ui", "left")
            pygame.draw.line(surface, PAPER_SHADE, row.bottomleft, row.bottomright, max(px(1), 1))

    def draw_finale(self, surface: pygame.Surface, part: float) -> None:
        """Draw the feast of those who have won, over everything; `part` goes from 0 to 1 and stays there."""

    def draw_feast(self, surface: pygame.Surface, seconds: float) -> None:
        """Draw what goes on moving over the finished picture, so many seconds after the finale began.

        With STILL it is drawn as it is seen where nothing may move.
        """
