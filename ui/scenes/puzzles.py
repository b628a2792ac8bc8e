"""The page of puzzles: find the best move; every puzzle of a game shows how hard it is and how it went."""

from __future__ import annotations

import math
from functools import partial

import pygame

from ai.puzzles.proof import LADDER
from ui import typeset
from ui.app import App
from ui.boards.registry import DRAWERS
from ui.puzzles.book import Puzzle, puzzles_of
from ui.puzzles.solved import DONE
from ui.scenes.tabs import Tab, place_tabs
from ui.theme import (
    BRASS_DARK,
    BRASS_LIGHT,
    CONTROL_HEIGHT,
    CREAM,
    HEADING,
    INK,
    INK_SOFT,
    MOSS,
    PAPER_SHADE,
    SMALL,
    Colour,
)
from ui.widgets.page import Page
from ui.widgets.panel import draw_box, outline, rounded_box

GAP, FOOT = 12, 34
"""Units between parts, and of a line of words at the foot."""

LARGEST = 104
"""Units that a puzzle's place is wide and high at most."""

MARKS = {"first": "star", "later": "check", "missed": "again"}
"""The picture that stands for how it went."""

PIPS = len(LADDER)
"""So many pips stand for the hardest grade."""


class PuzzlesScene(Page):
    """The puzzles of one game in a grid, the easiest first; the games are tabs."""

    widest = 1500

    def __init__(self, app: App, game: str = "") -> None:
        """The puzzles of a game, or of the first that has any."""
        super().__init__(app)
        self.games = [one for one in DRAWERS if puzzles_of(one)]
        self.game = game if game in self.games else next(iter(self.games), "")

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("puzzles.title")

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """What the grid shows."""
        return puzzles_of(self.game) if self.game else ()

    def enter(self) -> None:
        """Put the focus on the puzzle that comes next, where Enter finds it, and tell what was lost."""
        self.controls.ring.focus(f"puzzle.{self.upcoming() + 1}")
        if self.puzzles:
            self.app.solved.state(self.puzzles[0])
        kept = self.app.solved.kept_as
        self.app.notices.once(self.app.text("puzzles.broken", file=kept) if kept else "")

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Mark what was solved meanwhile."""
        self.rebuild()
        self.enter()

    def upcoming(self) -> int:
        """The first puzzle that is not solved, else the first."""
        states = [self.app.solved.state(one) for one in self.puzzles]
        return next((n for n, state in enumerate(states) if state not in DONE), 0)

    def show(self, game: str) -> None:
        """Show the puzzles of another game."""
        self.game = game
        self.rebuild()
        self.enter()

    def fill(self, inner: pygame.Rect) -> None:
        """The games, how far one is, the grid, and what its marks mean."""
        px, text = self.app.theme.px, self.app.text
        tabs = pygame.Rect(inner.topleft, (inner.width, px(CONTROL_HEIGHT)))
        games = [Tab(f"game.{game}", DRAWERS[game].title(text), partial(self.show, game)) for game in self.games]
        place_tabs(self.controls, tabs, games, f"game.{self.game}")
        line = pygame.Rect(inner.left, tabs.bottom + px(GAP), inner.width, px(FOOT))
        self.controls.label(line, self._progress(), "serif_bold", HEADING, BRASS_DARK, "center")
        foot = pygame.Rect(inner.left, inner.bottom - 2 * px(FOOT), inner.width, 2 * px(FOOT))
        self.controls.label(foot, text("puzzles.legend"), "ui", SMALL, INK_SOFT, "center")
        top = line.bottom + px(GAP) // 2
        self._grid(pygame.Rect(inner.left, top, inner.width, foot.top - px(GAP) // 2 - top))

    def _progress(self) -> str:
        states = [self.app.solved.state(one) for one in self.puzzles]
        done, first = sum(state in DONE for state in states), states.count("first")
        return self.app.text("puzzles.progress", done=done, total=len(states), first=first)

    def _grid(self, area: pygame.Rect) -> None:
        """Places of one size, as large as all of them can be."""
        count, gap = len(self.puzzles), self.app.theme.px(GAP) // 2
        if not count:
            return
        side, wide = max(((self._side(area, n, gap), n) for n in range(1, count + 1)), key=lambda one: one[0])
        side = min(side, self.app.theme.px(LARGEST))
        high = math.ceil(count / wide)
        left = area.centerx - (wide * (side + gap) - gap) // 2
        top = area.centery - (high * (side + gap) - gap) // 2
        for number, one in enumerate(self.puzzles):
            spot = pygame.Rect(left + number % wide * (side + gap), top + number // wide * (side + gap), side, side)
            press = partial(self.app.routes.puzzle, self.game, number)
            picture = partial(self._place, one, number + 1, side)
            self.controls.area(f"puzzle.{number + 1}", spot, picture, press, self._tip(one, number + 1))

    def _side(self, area: pygame.Rect, wide: int, gap: int) -> int:
        """How large places are with so many in a row."""
        high = math.ceil(len(self.puzzles) / wide)
        return min((area.width + gap) // wide, (area.height + gap) // high) - gap

    def _tip(self, one: Puzzle, number: int) -> str:
        """All about a puzzle: its number, who finds it, how many play, and how it went."""
        text = self.app.text
        names = [text(f"bot.{level}.name") for level in one.finders]
        found = text("puzzles.found_by", who=names[0]) if len(names) == 1 else text("puzzles.found_from", who=names[0])
        lines = [text("puzzles.number", n=number), found, text("puzzles.seats", n=one.seats)]
        state = self.app.solved.state(one)
        return "\n".join([*lines, text(f"puzzles.state.{state}")] if state else lines)

    def _place(self, one: Puzzle, number: int, side: int, state: str) -> pygame.Surface:
        """The place of a puzzle: its number, a pip for every grade, and a mark of how it went."""
        theme, assets = self.app.theme, self.app.assets
        done = self.app.solved.state(one)
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        ground = MOSS if done in DONE else PAPER_SHADE
        edge = BRASS_LIGHT if state in ("hovered", "down") else BRASS_DARK
        draw_box(
            picture, picture.get_rect(), theme.px(10), ground, edge, max(theme.px(3 if edge == BRASS_LIGHT else 2), 1)
        )
        colour = CREAM if done in DONE else INK
        font = theme.font("serif_bold", min(HEADING, side * 0.4 / theme.unit))
        label = typeset.render_line(font, str(number), colour)
        picture.blit(label, label.get_rect(center=(round(side * (0.42 if done else 0.5)), round(side * 0.44))))
        self._pips(picture, one.grade, side, colour)
        if done:
            size, inset = max(round(side * 0.26), 12), round(side * 0.06)
            mark = assets.icon(MARKS[done], size, BRASS_LIGHT if done in DONE else INK_SOFT)
            picture.blit(mark, mark.get_rect(topright=(side - inset, inset)))
        return picture

    def _pips(self, picture: pygame.Surface, grade: int, side: int, colour: Colour) -> None:
        """Small discs at the foot of a place, as many of them full as the grade is high."""
        across = max(round(side * 0.11), 5)
        left = side // 2 - (PIPS * across * 3 // 2 - across // 2) // 2
        for n in range(PIPS):
            spot = (left + n * across * 3 // 2, round(side * 0.76))
            full = rounded_box((across, across), across // 2, colour)
            picture.blit(full if n < grade else outline((across, across), across // 2, colour, 1), spot)
