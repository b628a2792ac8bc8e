"""The end of Cubosaurs: a shelf for every seat, along which its collection is counted; what loses topples over."""

from __future__ import annotations

import pygame

from game.core.match import Match
from game.core.values import SPECTATOR, Line
from game.cubosaurs import forecast
from game.cubosaurs.model import BLACK, DINOSAURS, EGG, GREY, TYPES
from game.cubosaurs.rules import CuboRules
from game.cubosaurs.view import CuboView
from ui.app import App
from ui.boards.cubosaurs import ending_shelf as shelf
from ui.boards.cubosaurs.cardface import creature
from ui.boards.cubosaurs.ending_shelf import Specimen
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import columns, left, rows
from ui.boards.kit.writing import smallest
from ui.scenes.ending import Ending, Step
from ui.theme import PLAYERS
from ui.widgets.score_sheet import Wording

PLATE, GAP = 176, 12
"""Units of a plate's width, and between shelves."""

TALLEST = 400
"""Units that a shelf takes at most."""


class CuboEnding(Ending):
    """Every seat's collection of the last round on its shelf; earlier rounds stand beside it in crates."""

    def __init__(self, app: App, match: Match, names: Wording) -> None:
        """The end of a match."""
        super().__init__(app, match, names, "cubosaurs/table")
        assert isinstance(match.rules, CuboRules)
        self.rules: CuboRules = match.rules
        self.view: CuboView = match.view(SPECTATOR)
        self.last = f"round{self.view.rounds}"
        self.shelves: list[pygame.Rect] = []
        self.cells: list[list[pygame.Rect]] = []

    def title(self) -> str:
        return self.app.text("cubosaurs.ending")

    def step_of(self, line: Line) -> str:
        part = line.part.partition(".")[0]
        return line.key if part in ("", self.last) else part

    def arrange(self, area: pygame.Rect, steps: list[Step]) -> list[pygame.Rect]:
        px, gap = self.app.theme.px, self.app.theme.px(GAP)
        high = min((area.height - gap * (self.seats - 1)) // self.seats, px(TALLEST))
        middle = area.inflate(0, (high + gap) * self.seats - gap - area.height)
        plates, self.shelves, self.cells = [], [], []
        for line in rows(middle, self.seats, gap):
            sign, case = left(line, px(PLATE), gap)
            plates.append(sign.inflate(0, min(px(190), sign.height) - sign.height))
            self.shelves.append(case)
            inner = case.inflate(-px(12), -px(12))
            self.cells.append(_cells(left(inner, inner.width - px(shelf.STILE))[0], len(steps)))
        return plates

    def tag_height(self) -> int:
        cell = self.cells[0][0]
        room = min(self.app.theme.px(34), round(cell.height * shelf.HEAD), cell.width // 2)
        return max(room, round(smallest(self.app) * 1.4))

    def spot(self, number: int, step: Step, seat: int) -> pygame.Rect:  # noqa: ARG002
        return shelf.head(self.cells[seat][number])

    def draw_ground(self, surface: pygame.Surface, act: int) -> None:  # noqa: ARG002
        surface.blit(self.app.assets.backdrop(self.scenery, surface.get_size()), (0, 0))
        pen = Pen(surface, self.app)
        for seat, case, cells in zip(self.match.seats, self.shelves, self.cells, strict=True):
            shelf.draw_case(pen, case, cells, PLAYERS[seat.colour % len(PLAYERS)].symbol)

    def draw_step(self, surface: pygame.Surface, number: int, step: Step, part: float) -> None:
        pen = Pen(surface, self.app)
        for seat in range(self.seats):
            cell = self.cells[seat][number]
            held = self.specimens(step, seat)
            if held:
                shelf.draw_light(pen, cell, part)
            else:
                shelf.draw_missing(pen, cell, step.picture)
            shelf.draw_specimens(pen, cell, held, part)
            self._draw_figures(pen, step, seat, cell, part)

    def _draw_figures(self, pen: Pen, step: Step, seat: int, cell: pygame.Rect, part: float) -> None:
        """What stands on the edge of the shelf: the row of points of a dinosaur, the number of tokens, or a name."""
        label = step.key.rpartition(".")[2]
        if label in TYPES[:DINOSAURS]:
            number = TYPES.index(label)
            count = forecast.count(self.rules, self.view, seat, number)
            reached = min(count, len(self.rules.deck.points[number])) if part > 0 else 0
            shelf.draw_row(pen, cell, self.rules.deck.points[number], reached)
        elif ".tiles." in step.key:
            shelf.draw_words(pen, cell, self.app.text(f"cubosaurs.tile.{label}.name"))
        else:
            shelf.draw_words(pen, cell, f"×{self.view.tokens[seat]}" if step.key == "dna" else step.name)

    def specimens(self, step: Step, seat: int) -> list[Specimen]:
        """What of a collection is counted in a step, and which of it loses points."""
        label, lost = step.key.rpartition(".")[2], step.points[seat] < 0
        if step.key == "dna":
            return [Specimen("cubosaurs/dna", False)] if self.view.tokens[seat] else []
        if step.lines != (step.key,):
            return [Specimen("cubosaurs/crate", False)]
        if ".tiles." in step.key:
            return [Specimen(step.picture, False)] if label in self.view.tiles[seat] else []
        if label in TYPES[:DINOSAURS]:
            number = TYPES.index(label)
            count = forecast.count(self.rules, self.view, seat, number)
            return [Specimen(f"cubosaurs/{label}", lost)] * count
        return self._raptors(seat) if label == "raptors" else self._eggs(seat)

    def _raptors(self, seat: int) -> list[Specimen]:
        """Raptors: pairs first, then those that are alone and lose."""
        deck, held = self.rules.deck, self.view.collections[seat]
        stand: dict[int, list[Specimen]] = {GREY: [], BLACK: []}
        alone: list[Specimen] = []
        for kind, count in enumerate(held):
            if deck.type_of[kind] in stand:
                pairs = forecast.paired(self.rules, self.view, seat, kind)
                picture = creature(deck.kinds[kind])
                stand[deck.type_of[kind]] += [Specimen(picture, False)] * pairs
                alone += [Specimen(picture, True)] * (count - pairs)
        couples = [one for pair in zip(stand[GREY], stand[BLACK], strict=True) for one in pair]
        return couples + alone

    def _eggs(self, seat: int) -> list[Specimen]:
        """Eggs, of which those without the most dinosaurs lose."""
        deck = self.rules.deck
        return [
            Specimen(creature(deck.kinds[kind]), not forecast.egg_gains(self.rules, self.view, seat, kind))
            for kind, count in enumerate(self.view.collections[seat])
            for _ in range(count)
            if deck.type_of[kind] == EGG
        ]

    def draw_finale(self, surface: pygame.Surface, part: float) -> None:
        pen = Pen(surface, self.app)
        for seat in self.outcome.winners:
            shelf.draw_ribbon(pen, self.shelves[seat], part)


def _cells(area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """So many compartments in one or more boards, whichever makes them largest."""

    def least(boards: int) -> float:
        return min(area.width / -(-count // boards), area.height / boards * 0.9)

    boards = max(range(1, 4), key=least)
    across = -(-count // boards)
    found = [cell for line in rows(area, boards) for cell in columns(line, across)]
    return found[:count]
