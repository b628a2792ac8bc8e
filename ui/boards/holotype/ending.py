"""The end of Holotype: opening night of the museums. Frame after frame is lit, and visitors come to see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.match import Match
from game.core.values import SPECTATOR
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import wall
from ui.boards.holotype.ending_hall import Hall, draw_bunting, draw_hall, draw_light, draw_visitors, lay_out_halls
from ui.boards.holotype.inks import CARD_PAPER
from ui.boards.kit import writing
from ui.boards.kit.marks import seat_colour
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import columns, inset, left, right, square
from ui.scenes.ending import Ending, Step
from ui.theme import BRASS_LIGHT, CREAM, INK, PAPER_EDGE, PLAYERS, Colour, mix
from ui.widgets.score_tag import WIDEST

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

HUNG = "holotypes"
"""The step in which the frames on the walls are lit."""

FADED = 90
"""How visible things are before they are counted, of 255."""

POINTS = 0.28
"""The part of a line that its points take at most."""

GUESTS = 7
"""So many visitors stand before the best wall."""


class OpeningNight(Ending):
    """A hall for every seat: the wall with its Holotypes above, below it what else counts."""

    def __init__(self, board: HoloBoard, match: Match) -> None:
        """The end of a finished match at that board."""
        super().__init__(board.app, match, board.score_wording(), board.backdrop)
        self.board = board
        view = match.view(SPECTATOR)
        assert isinstance(view, HoloView)
        self.view = view
        self.halls: list[Hall] = []

    def title(self) -> str:
        """What is said before the first step."""
        return self.app.text("holotype.ending.title")

    def arrange(self, area: pygame.Rect, steps: list[Step]) -> list[pygame.Rect]:
        """A hall for every seat, side by side or in two rows."""
        keys = [step.key for step in steps if step.key != HUNG]
        papers = [len(mat.papers) for mat in self.view.mats]
        self.halls = lay_out_halls(area, papers, keys, self.app.theme, wall.named_width(self.app))
        self.board.unit = self.app.theme.unit
        return [hall.plate for hall in self.halls]

    def spot(self, number: int, step: Step, seat: int) -> pygame.Rect:  # noqa: ARG002
        """On the plaque over the wall, or at the end of a line."""
        hall = self.halls[seat]
        return hall.plaque if step.key == HUNG else self._parted(hall.lines[step.key])[1]

    def _parted(self, line: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The room for things in a line, and that of its points."""
        px = self.app.theme.px
        points, things = right(line, min(round(line.width * POINTS), px(90)), px(4))
        return inset(things, px(10), px(4)), points

    def tag_height(self) -> int:
        """As tall as a line and the room for its points allow."""
        lines = [line.height - 2 for hall in self.halls for line in (*hall.lines.values(), hall.plaque)]
        narrow = min(self._parted(line)[1].width for hall in self.halls for line in hall.lines.values())
        return max(min(*lines, self.app.theme.px(36), int(narrow / WIDEST)), 12)

    def draw_ground(self, surface: pygame.Surface, act: int) -> None:  # noqa: ARG002
        """The halls by night: every frame hangs in the dark."""
        surface.blit(self.app.assets.cover(self.scenery, surface.get_size()), (0, 0))
        pen = Pen(surface, self.app, "holotype")
        for seat, hall in enumerate(self.halls):
            draw_hall(pen, hall)
            wall.draw_frames(pen, self.board, self.view.mats[seat], list(hall.frames))

    def draw_step(self, surface: pygame.Surface, number: int, step: Step, part: float) -> None:  # noqa: ARG002
        """The light on the frames, or a line of every hall: faint before it is counted, bright while it is."""
        pen = Pen(surface, self.app, "holotype")
        for seat, hall in enumerate(self.halls):
            if step.key == HUNG:
                self._draw_lights(pen, seat, hall, part)
                continue
            line = hall.lines[step.key]
            glow = 0.0 if part <= 0 else 1.0 if part < 1 else 0.4
            pen.box(line, pen.app.theme.px(7), mix(CARD_PAPER, BRASS_LIGHT, glow), PAPER_EDGE)
            self._draw_line(pen, step.key, seat, self._parted(line)[0], part > 0)

    def _draw_lights(self, pen: Pen, seat: int, hall: Hall, part: float) -> None:
        """Frames that are not lit yet stay dark; visitors come with the light."""
        papers = len(self.view.mats[seat].papers)
        lit = round(papers * part)
        for n, spot in enumerate(hall.frames[:papers]):
            draw_light(pen, hall, spot, n < lit)
        best = max(score.total for score in self.outcome.scores)
        share = max(self.outcome.scores[seat].total, 0) / max(best, 1)
        draw_visitors(pen, hall, round(GUESTS * share * part), seat)

    def _draw_line(self, pen: Pen, key: str, seat: int, box: pygame.Rect, counted: bool) -> None:
        """What a line counts: its sign, and the things themselves."""
        mat, gap = self.view.mats[seat], self.app.theme.px(6)
        sign, rest = left(box, min(box.height, box.width // 5), gap)
        self._picture(pen, self.names.picture(key).removeprefix("holotype/"), square(sign), counted)
        if key == "contributions":
            self._draw_discs(pen, seat, rest, counted)
        elif key == "personal":
            words = self.board.say(f"objective.{mat.personal}.name") if mat.personal else "–"
            self._write(pen, words, rest, INK if counted else PAPER_EDGE)
        else:
            self._draw_things(pen, self._things(key, mat), rest, counted)

    def _write(self, pen: Pen, words: str, box: pygame.Rect, ink: Colour) -> None:
        """Words in one or more lines, cut where there is no room for them."""
        if writing.fits_block(self.app, words, box.size, "serif_bold"):
            pen.block(words, box, min(box.height * 0.6, self.app.theme.px(19)), ink, "serif_bold", "left")
        else:
            words = writing.shortened(self.app, words, box.width, "serif_bold")
            pen.write(words, box, writing.smallest(self.app), ink, "serif_bold", "left")

    def _things(self, key: str, mat: Mat) -> list[str]:
        """The pictures of what a line counts: traces on the wall, Specimens that stay in their crates."""
        if key == "traces":
            return [f"traces/{paper.trace}" for paper in mat.papers if paper.trace]
        return [f"specimens/{card}" for card in mat.hand]

    def _draw_things(self, pen: Pen, things: list[str], box: pygame.Rect, counted: bool) -> None:
        """Pictures side by side, closer the more there are."""
        wide = min(box.height * 1.5, box.width / max(len(things), 1))
        for name, cell in zip(things, columns(box, len(things), most=round(wide)), strict=False):
            self._picture(pen, name, cell, counted)

    def _draw_discs(self, pen: Pen, seat: int, box: pygame.Rect, counted: bool) -> None:
        """The discs that lie on objectives."""
        used = sum(owner == seat for areas in self.view.areas for owner in areas)
        side = min(box.height, self.app.theme.px(44), box.width // max(used, 1))
        symbol = PLAYERS[self.match.seats[seat].colour % len(PLAYERS)].symbol
        colour = seat_colour(self.board, seat) if counted else mix(seat_colour(self.board, seat), CREAM, 0.6)
        for cell in columns(box, used, most=side):
            pen.badge(symbol, square(cell, side * 0.86), colour, 0.66, 1)

    def _picture(self, pen: Pen, name: str, box: pygame.Rect, counted: bool) -> None:
        """A picture in full, or faint as long as it is not counted."""
        pen.faint(name, box, 255 if counted else FADED)

    def draw_finale(self, surface: pygame.Surface, part: float) -> None:
        """Bunting in the colours of those who have won, over their halls."""
        pen = Pen(surface, self.app, "holotype")
        for seat in self.outcome.winners:
            draw_bunting(pen, self.halls[seat], seat_colour(self.board, seat), part)
