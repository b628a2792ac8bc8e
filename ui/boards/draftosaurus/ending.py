"""The end of Draftosaurus: the zoos at dusk, whose pens light up as they are counted, with their visitors."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.core.match import Match
from game.core.values import SPECTATOR, Line
from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import KINDS, TREX
from game.draftosaurus.rules import DraftRules
from ui.app import App
from ui.boards.draftosaurus import ending_paint as paint
from ui.boards.draftosaurus.geometry import geometry
from ui.boards.draftosaurus.layout import RATIO, scaled
from ui.boards.draftosaurus.paint import set_sign, stand
from ui.boards.draftosaurus.words import signs
from ui.boards.kit.shapes import centred, columns, rows, top
from ui.boards.kit.writing import smallest
from ui.scenes.ending import Ending, Step
from ui.widgets.score_sheet import Wording

PLATE, GAP = 54, 14
"""Units of a plate's height, and between zoos."""

PLATE_PART = 0.17
"""The largest part of the height of a zoo that its plate takes: where all is large, zoos keep their room."""

WALK = 0.13
"""The height of the promenade before a zoo, as a part of the zoo's width."""

BURSTS = 7
"""How many fireworks burst at most."""

CORNER = 200
"""Units beside the right edge of the window that the button beside the banner takes."""

CROWD = 24
"""How many visitors the best zoo has."""


class DraftEnding(Ending):
    """Every seat's zoo as a park in the evening; both sides one after the other where both were played."""

    def __init__(self, app: App, match: Match, names: Wording) -> None:
        """The end of a match."""
        super().__init__(app, match, names, "draftosaurus/dusk")
        assert isinstance(match.rules, DraftRules)
        view = match.view(SPECTATOR)
        self.sides: tuple[ZooBoard, ...] = tuple(match.rules.boards)
        self.zoos: list[Sequence[Sequence[int]]] = [view.past, view.zoos][-len(self.sides) :]
        self.boards: list[pygame.Rect] = []
        self.counted: list[Step] = []
        self.sky: list[tuple[tuple[int, int], int]] = []
        self.lit: dict[tuple[int, int], pygame.Surface] = {}
        self.hooks: dict[tuple[int, str, int], pygame.Rect] = {}

    def title(self) -> str:
        return self.app.text("draftosaurus.ending")

    def step_of(self, line: Line) -> str:
        return line.key

    def act_of(self, line: Line) -> int:
        return next((n for n, side in enumerate(self.sides) if side.name == line.part), 0)

    def name(self, key: str, lines: list[Line]) -> str:
        label = super().name(key, lines)
        return f"{self.names.part(lines[0].part)} · {label}" if lines[0].part else label

    def arrange(self, area: pygame.Rect, steps: list[Step]) -> list[pygame.Rect]:
        px, count, self.counted = self.app.theme.px, self.seats, steps
        gap = px(GAP)
        across = max(range(1, count + 1), key=lambda n: self._width(area, n))
        wide, plate = self._width(area, across), self._plate(area, across)
        high = plate + px(6) + round(wide / RATIO) + round(wide * WALK)
        lines = -(-count // across)
        middle = centred(area, area.width, lines * high + (lines - 1) * gap)
        plates, self.boards = [], []
        for n, line in enumerate(rows(middle, lines, gap)):
            held = min(across, count - n * across)
            row = centred(line, held * wide + (held - 1) * gap, high)
            for cell in columns(row, held, gap):
                sign, rest = top(cell, plate, px(6))
                plates.append(sign)
                self.boards.append(pygame.Rect(rest.left, rest.top, wide, round(wide / RATIO)))
        self.sky = self._sky(plates, area.top)
        return plates

    def _sky(self, plates: list[pygame.Rect], ceiling: int) -> list[tuple[tuple[int, int], int]]:
        """Middles and widths of the fireworks: over the zoos that have won, smaller ones where there is little room.

        Where there is no room there are none: over the zoo of somebody else they would praise the wrong one.
        """
        radius = max(min(self.boards[0].width // 11, self.app.theme.px(64)), 12)
        parks = [plate.union(board).union(_walk(board)) for plate, board in zip(plates, self.boards, strict=True)]
        for size in (radius, radius * 3 // 4, radius * 3 // 5):
            own = [spot for spot in self._clear(parks, ceiling, size) if _nearest(spot, parks) in self.outcome.winners]
            if own:
                own.sort(key=lambda spot: min(_gap(spot, parks[seat]) for seat in self.outcome.winners))
                return [(spot, size) for spot in own[:BURSTS]]
        return []

    def _clear(self, parks: list[pygame.Rect], ceiling: int, radius: int) -> list[tuple[int, int]]:
        """Where fireworks of that size can burst: beside zoos, the banner and its button."""
        window, side = pygame.Rect((0, 0), self.app.size), self.app.theme.px(CORNER)
        banner = pygame.Rect(window.width // 5, 0, window.width * 3 // 5, ceiling)
        taken, spots = [*parks, banner, pygame.Rect(window.right - side, 0, side, ceiling)], []
        for x, y in paint.scattered(window, radius):
            burst = pygame.Rect(x - radius, y - radius, 2 * radius, 2 * radius)
            if window.contains(burst) and burst.collidelist(taken) < 0:
                spots.append((x, y))
                taken.append(burst)
        return spots

    def _plate(self, area: pygame.Rect, across: int) -> int:
        """How tall plates are over so many zoos beside each other: no larger part of a line than PLATE_PART."""
        return min(self.app.theme.px(PLATE), round(area.height / -(-self.seats // across) * PLATE_PART))

    def _width(self, area: pygame.Rect, across: int) -> int:
        """How wide zoos can be, so many beside each other."""
        px, lines = self.app.theme.px, -(-self.seats // across)
        high = (area.height - px(GAP) * (lines - 1)) / lines - self._plate(area, across) - px(6)
        return int(min((area.width - px(GAP) * (across - 1)) / across, high / (1 / RATIO + WALK)))

    def release(self) -> None:
        self.lit.clear()
        self.hooks.clear()

    def tag_height(self) -> int:
        wide = self.boards[0].width
        return max(min(round(wide * 0.062), self.app.theme.px(38)), round(smallest(self.app) * 1.5))

    def spot(self, number: int, step: Step, seat: int) -> pygame.Rect:  # noqa: ARG002
        label, side, area = self._label(step), self.sides[step.act], self.boards[seat]
        if label == "trex":
            sign = scaled(side.name, area, paint.TREX_SIGN)
            return pygame.Rect(sign.left, sign.bottom - sign.height // 6, sign.width, sign.height // 3)
        pen = geometry(side.name).pens[_pens(label)[0]]
        if len(pen.values) == 1:
            x, y = pen.values[0]
            return scaled(side.name, area, (x - 30, y - 20, 60, 40))
        left, upper, wide, high = pen.title
        x, edge = left + wide + 62, pen.rect[0] + pen.rect[2] - 40
        spot = scaled(side.name, area, (min(x, edge) - 30, upper + (high * 2 if x > edge + high else 0), 60, high))
        sign, _ = set_sign(self.app, side.name, area, pen, signs(self.app.text, _pens(label)[0]))
        aside = sign.right - spot.left + self.tag_height() // 3 if spot.colliderect(sign) else 0
        beside = spot.move(min(aside, max(area.right - spot.right, 0)), 0)
        river, _ = set_sign(self.app, side.name, area, geometry(side.name).pens["river"], signs(self.app.text, "river"))
        if not aside or not pygame.Rect(beside.left, beside.top, beside.width, sign.height).colliderect(river):
            return beside
        return spot.move(0, sign.bottom - spot.top)

    def _label(self, step: Step) -> str:
        """The label of the only line of a step."""
        return step.key.rpartition(".")[2]

    def _trex(self, step: Step, seat: int) -> list[pygame.Rect]:
        """Where the T. rex of a zoo stand that count: one in every pen."""
        found: dict[str, pygame.Rect] = {}
        side, codes = self.sides[step.act], self.zoos[step.act][seat]
        for code, (kind, rect) in zip(codes, stand(side, codes, self.boards[seat]), strict=True):
            pen = side.places[code // KINDS].partition(".")[0]
            if kind == TREX and pen not in ("river", "quarantine"):
                found.setdefault(pen, rect)
        return list(found.values())

    def _bright(self, act: int, seat: int) -> pygame.Surface:
        """A zoo in the light, kept until the window changes."""
        if (act, seat) not in self.lit:
            size, codes = self.boards[seat].size, self.zoos[act][seat]
            self.lit[act, seat] = paint.bright_zoo(self.app, self.sides[act], codes, size)
        return self.lit[act, seat]

    def _hook(self, act: int, pen: str, seat: int) -> pygame.Rect:
        """Where the lantern of a pen hangs, kept until the window changes."""
        if (act, pen, seat) not in self.hooks:
            self.hooks[act, pen, seat] = paint.lantern_at(self.app, self.sides[act], pen, self.boards[seat])
        return self.hooks[act, pen, seat]

    def draw_ground(self, surface: pygame.Surface, act: int) -> None:
        surface.blit(self.app.assets.backdrop(self.scenery, surface.get_size()), (0, 0))
        for seat, board in enumerate(self.boards):
            paint.draw_park(surface, self.app, board, _walk(board), self._bright(act, seat))
            self._draw_visitors(surface, 0, next(n for n, step in enumerate(self.counted) if step.act == act), seat)

    def draw_step(self, surface: pygame.Surface, number: int, step: Step, part: float) -> None:
        if part <= 0:
            return
        label = self._label(step)
        for seat, board in enumerate(self.boards):
            bright = self._bright(step.act, seat)
            for place in self._places(step, seat):
                paint.draw_lit(surface, self.app, board, bright, place, part)
            for pen in () if label == "trex" else _pens(label):
                paint.draw_lantern(surface, self.app, self._hook(step.act, pen, seat), part)
            self._draw_visitors(surface, number, number + 1, seat, part)

    def _places(self, step: Step, seat: int) -> list[pygame.Rect]:
        """What is lit up by a step: its pens, or every T. rex that counts."""
        label, side, board = self._label(step), self.sides[step.act], self.boards[seat]
        if label == "trex":
            sign = scaled(side.name, board, paint.TREX_SIGN)
            return [sign, *(rect.inflate(rect.width // 3, rect.height // 3) for rect in self._trex(step, seat))]
        pens = geometry(side.name).pens
        return [scaled(side.name, board, pens[pen].rect) for pen in _pens(label)]

    def _draw_visitors(self, surface: pygame.Surface, first: int, last: int, seat: int, part: float = 1.0) -> None:
        """Those who come while the steps from one to another are counted: the better the zoo, the more."""
        for n in range(self._visitors(first, seat), self._visitors(last, seat)):
            paint.draw_visitor(surface, self.app, _walk(self.boards[seat]), seat, n, part)

    def _visitors(self, counted: int, seat: int) -> int:
        """How many have come to a zoo after so many steps."""
        best = max(*(score.total for score in self.outcome.scores), 1)
        points = sum(step.points[seat] for step in self.counted[:counted])
        share = min(max(points, 0) / best, 1.0)
        return round(CROWD * math.sqrt(share) * share)

    def draw_finale(self, surface: pygame.Surface, part: float) -> None:
        for seat in self.outcome.winners:
            paint.draw_lanterns(surface, self.app, _walk(self.boards[seat]), part)

    def draw_feast(self, surface: pygame.Surface, seconds: float) -> None:
        for number in range(len(self.sky)):
            turn, own = paint.burst_at(number, seconds)
            centre, radius = self.sky[(number + turn) % len(self.sky)]
            paint.draw_burst(surface, centre, radius, number, own)


def _pens(label: str) -> tuple[str, ...]:
    """The pens of a line of the score."""
    return ("bridge_left", "bridge_right") if label == "bridge" else (label,)


def _gap(spot: tuple[int, int], park: pygame.Rect) -> float:
    """How far a point is from a zoo."""
    x, y = (min(max(at, low), high) for at, low, high in zip(spot, park.topleft, park.bottomright, strict=True))
    return math.dist(spot, (x, y))


def _nearest(spot: tuple[int, int], parks: list[pygame.Rect]) -> int:
    """The zoo that is the nearest to a point."""
    return min(range(len(parks)), key=lambda seat: _gap(spot, parks[seat]))


def _walk(board: pygame.Rect) -> pygame.Rect:
    """The promenade before a zoo."""
    return pygame.Rect(board.left, board.bottom, board.width, round(board.width * WALK))
