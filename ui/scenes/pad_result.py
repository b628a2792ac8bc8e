"""The last page of the pad: the labelled score, who won and why; or everything that is impossible."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.record import Seat
from game.core.values import Outcome
from game.registry import new_match
from ui.boards.registry import make_board
from ui.scenes.pad_game import draw_emblem
from ui.scenes.pad_words import label, refusal
from ui.scenes.verdict import verdict
from ui.theme import BODY, BRASS_DARK, CONTROL_HEIGHT, HEADING, INK_SOFT, RUST
from ui.widgets.score_grid import ScoreGrid
from ui.widgets.score_sheet import sheets

if TYPE_CHECKING:
    from ui.scenes.pad import PadScene

WORDS, WHY = 38, 28
"""Units of the sentence that says who won, and of the one that says why."""


class Result:
    """Places the table of the score in an area of the pad."""

    def __init__(self, scene: PadScene, area: pygame.Rect) -> None:
        """The result of what is entered."""
        self.scene, self.app, self.pad = scene, scene.app, scene.pad
        self.area = area

    def place(self, turner: pygame.Rect) -> None:
        """Who won and why over the table, with the choice of its page at a place of its own; or why there is none."""
        if self.pad.outcome is None:
            self._impossible()
        elif self.pad.blank:
            self._blank()
        else:
            self._table(self.pad.outcome, turner)

    def _table(self, outcome: Outcome, turner: pygame.Rect) -> None:
        px, text, area, scene = self.app.theme.px, self.app.text, self.area, self.scene
        game, seats = self.pad.game, self.pad.sitting()
        strangers = [Seat(str(n)) for n in range(game.seat_counts[0])]
        pages = sheets(text, outcome.scores, make_board(self.app, new_match(game.id, strangers, 0)).score_wording())
        scene.result_page = min(scene.result_page, len(pages) - 1)
        told = verdict(text, game.id, seats, outcome, pages[0].rows)
        first = pygame.Rect(area.left, area.top, area.width, px(WORDS))
        scene.controls.label(first, told.title, "serif_bold", HEADING, BRASS_DARK, "center")
        second = pygame.Rect(area.left, first.bottom, area.width, px(WHY))
        alike = scene.nameless()
        why, colour = (text("pad.same_name"), RUST) if alike else (told.why, INK_SOFT)
        scene.controls.label(second, why, "ui", BODY, colour, "center")
        rest = pygame.Rect(area.left, second.bottom + px(6), area.width, area.bottom - second.bottom - px(6))
        grid, page = ScoreGrid(self.app, seats, outcome.winners, told.line), pages[scene.result_page]
        assert scene.ground is not None
        grid.draw(scene.ground, rest, page, len(page.rows))
        if len(pages) > 1:
            scene.controls.choice("page", turner, [one.name for one in pages], scene.result_page, self._turn)

    def _blank(self) -> None:
        """Nothing is entered, so nobody has won: what is to be done first, over the picture of the game."""
        px, text, area = self.app.theme.px, self.app.text, self.area
        head = pygame.Rect(area.left, area.top, area.width, px(WORDS))
        self.scene.controls.label(head, text("pad.nothing"), "serif_bold", HEADING, BRASS_DARK, "center")
        line = pygame.Rect(area.left, head.bottom, area.width, px(WHY))
        self.scene.controls.label(line, text("pad.nothing_line"), "ui", BODY, INK_SOFT, "center")
        room = pygame.Rect(area.left, line.bottom, area.width, area.bottom - line.bottom).inflate(0, -px(2 * WHY))
        draw_emblem(self.scene, room)

    def _turn(self, page: int) -> None:
        self.scene.result_page = page
        self.scene.rebuild()

    def _impossible(self) -> None:
        """Every sentence, with the seat that it is about; a press leads there."""
        px, text, area, pad = self.app.theme.px, self.app.text, self.area, self.pad
        head = pygame.Rect(area.left, area.top, area.width, px(WORDS))
        self.scene.controls.label(head, text("pad.impossible"), "serif_bold", HEADING, RUST, "center")
        for n, problem in enumerate(pad.problems):
            top = head.bottom + px(8) + n * px(CONTROL_HEIGHT + 6)
            rect = pygame.Rect(area.left, top, area.width, px(CONTROL_HEIGHT))
            if rect.bottom > area.bottom:
                break
            seat = problem.path[1] if len(problem.path) > 1 and isinstance(problem.path[1], int) else None
            words = refusal(text, pad, problem)
            if len(problem.path) == 3:
                words = text("pad.refusal", where=label(text, pad.sheet.field(str(problem.path[2]))), reason=words)
            if seat is not None:
                words = text("pad.of_seat", name=pad.seats[seat].name, reason=words)
            page = self.scene.pages()[0] if seat is None else str(seat)
            self.scene.controls.row(f"wrong.{n}", rect, words, partial(self.scene.turn, page))
