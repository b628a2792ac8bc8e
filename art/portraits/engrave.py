"""The engraver: looks at solids, and draws outlines and lines that follow the form, thicker where it is dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
from solids import Frame, Points, Solid

Line = list[tuple[float, float]]
Phase = Callable[[Points], np.ndarray]
"""A number for every point of a part; lines are drawn where it is whole."""

SIDE, FIELD = 240, 101.0
"""The picture's side, and the radius of the field within the rim."""

UNIT = 0.2
"""Bust and face are written in whole steps of this size."""

SUN = np.array([-0.55, 0.62, 0.56], dtype=np.float32).reshape(3, 1)


@dataclass(frozen=True)
class Hatch:
    """One layer of lines: where they run, and below which light they are drawn how thick."""

    phase: Phase
    steps: tuple[tuple[float, float], ...] = ((0.62, 0.5), (0.44, 0.8), (0.26, 1.15))


@dataclass(frozen=True)
class Part:
    """A solid of one stuff: its frame, tint, ink and lines."""

    name: str
    solid: Solid
    frame: Frame
    tint: str
    shade: str
    hatches: tuple[Hatch, ...] = ()
    ink: str = "#2e2117"
    below: float = 0.34


@dataclass
class Look:
    """What is seen of the solids: which part at which depth, and how light it is."""

    parts: list[Part]
    scale: float
    centre: tuple[float, float]
    grain: float = 1.0
    ids: np.ndarray = field(default_factory=lambda: np.zeros((0, 0), int))
    depth: np.ndarray = field(default_factory=lambda: np.zeros((0, 0)))
    light: np.ndarray = field(default_factory=lambda: np.zeros((0, 0)))

    def __post_init__(self) -> None:
        """Look along z through every pixel of the field."""
        n = round(SIDE * self.grain)
        rows, columns = np.mgrid[0:n, 0:n]
        x, y = (columns + 0.5) / self.grain, (rows + 0.5) / self.grain
        inside = (x - SIDE / 2) ** 2 + (y - SIDE / 2) ** 2 < (FIELD + 1.5) ** 2
        self.ids, self.depth, self.light = np.zeros((n, n), int), np.full((n, n), -9.0), np.ones((n, n))
        points = np.stack([(x - self.centre[0]) / self.scale, (self.centre[1] - y) / self.scale, x * 0 + 2.6])
        self._march(points.astype(np.float32), inside)
        self.settle()

    def whole(self, p: Points) -> np.ndarray:
        """The distance to the nearest part."""
        return np.minimum.reduce([part.solid(p) for part in self.parts])

    def _march(self, points: np.ndarray, inside: np.ndarray) -> None:
        """Go into the picture until something is met; then see what, and in which light."""
        at, spots = points[:, inside], np.flatnonzero(inside.ravel())
        hits, places = [], []
        for _ in range(80):
            far = self.whole(at)
            met = far < 0.004
            hits.append(at[:, met])
            places.append(spots[met])
            at[2] -= far * 0.85
            going = ~met & (at[2] > -1.9)
            at, spots = at[:, going], spots[going]
            if not at.size:
                break
        hit, place = np.concatenate(hits, axis=1), np.concatenate(places)
        self.ids.ravel()[place] = np.argmin([part.solid(hit) for part in self.parts], axis=0) + 1
        self.depth.ravel()[place] = hit[2]
        self.light.ravel()[place] = self._lit(hit)

    def settle(self) -> None:
        """Give specks of skin in the hair to the hair, and the other way round."""
        soft = [n for n, part in enumerate(self.parts, 1) if part.name in ("skin", "hair")]
        shares = np.stack([blurred(self.ids == n, 4) for n in soft])
        here = np.isin(self.ids, soft)
        self.ids[here] = np.array(soft)[shares.argmax(axis=0)][here]

    def _lit(self, hit: Points) -> np.ndarray:
        """How light each point is: by its slope, by what is near, and by what stands in the sun."""
        slope = self._slopes(hit)
        sun = SUN / np.sqrt((SUN**2).sum())
        direct = np.clip((slope * sun).sum(axis=0), 0, 1)
        near = np.clip(self.whole(hit + slope * 0.1) / 0.1, 0, 1) * 0.5
        near += np.clip(self.whole(hit + slope * 0.28) / 0.28, 0, 1) * 0.5
        shadow = np.ones(hit.shape[1], dtype=np.float32)
        for far in (0.06, 0.13, 0.24, 0.4, 0.62):
            shadow = np.minimum(shadow, np.clip(self.whole(hit + sun * far + slope * 0.03) / far * 4 + 0.45, 0, 1))
        return (0.24 + 0.76 * direct * shadow) * (0.5 + 0.5 * near)

    def _slopes(self, hit: Points) -> np.ndarray:
        e = 0.006
        corners = np.array([[1, -1, -1], [-1, -1, 1], [-1, 1, -1], [1, 1, 1]], dtype=np.float32).T
        slope = sum(corners[:, [n]] * self.whole(hit + corners[:, [n]] * e) for n in range(4))
        return slope / np.maximum(np.sqrt((slope**2).sum(axis=0)), 1e-6)

    def seen(self, points: Points) -> Line:
        """Points of the picture as places on the paper."""
        x, y = self.centre[0] + self.scale * points[0], self.centre[1] - self.scale * points[1]
        return list(zip(x.tolist(), y.tolist(), strict=True))

    def at(self, values: np.ndarray, x: float, y: float) -> float:
        """The value at a place on the paper."""
        top = values.shape[0] - 1
        column, row = int(x * self.grain), int(y * self.grain)
        return float(values[min(max(row, 0), top), min(max(column, 0), top)])

    def local(self, part: Part) -> np.ndarray:
        """Every seen point as that part sees it."""
        n = self.ids.shape[0]
        rows, columns = np.mgrid[0:n, 0:n]
        x = ((columns + 0.5) / self.grain - self.centre[0]) / self.scale
        y = (self.centre[1] - (rows + 0.5) / self.grain) / self.scale
        flat = np.stack([x.ravel(), y.ravel(), self.depth.ravel()])
        return part.frame.inward(flat).reshape(3, n, n)


def blurred(mask: np.ndarray, times: int) -> np.ndarray:
    """A mask with soft edges."""
    v = mask.astype(float)
    for _ in range(times):
        v[1:-1] = (v[:-2] + 2 * v[1:-1] + v[2:]) / 4
        v[:, 1:-1] = (v[:, :-2] + 2 * v[:, 1:-1] + v[:, 2:]) / 4
    return v


def level_lines(values: np.ndarray, mask: np.ndarray, closest: float, grain: float) -> list[Line]:
    """The lines on which the values are whole, within the mask, none closer than that."""
    down, right = np.gradient(np.where(mask, values, 0.0))
    steep = np.hypot(down, right) * grain * closest
    cells = mask[:-1, :-1] & mask[1:, :-1] & mask[:-1, 1:] & mask[1:, 1:]
    floor = np.floor(values)
    low = np.minimum.reduce([floor[:-1, :-1], floor[1:, :-1], floor[:-1, 1:], floor[1:, 1:]])
    high = np.maximum.reduce([floor[:-1, :-1], floor[1:, :-1], floor[:-1, 1:], floor[1:, 1:]])
    links: dict[tuple[int, int, int, int], list[tuple[int, int, int, int]]] = {}
    spots: dict[tuple[int, int, int, int], tuple[float, float]] = {}
    for i, j in zip(*np.nonzero(cells & (high > low)), strict=True):
        spread = 1 << max(0, math.ceil(math.log2(max(float(steep[i, j]), 1e-3))))
        for level in range(int(low[i, j]) + 1, int(high[i, j]) + 1):
            if level % spread:
                continue
            ends = _crossings(values, int(i), int(j), level, grain, spots)
            for a, b in zip(ends[::2], ends[1::2], strict=False):
                links.setdefault(a, []).append(b)
                links.setdefault(b, []).append(a)
    return [[spots[key] for key in chain] for chain in chains(links)]


def _crossings(v: np.ndarray, i: int, j: int, level: int, grain: float, spots: dict) -> list:
    """The sides of a cell that a level crosses."""
    found = []
    for kind, r0, c0, r1, c1 in (
        (0, i, j, i, j + 1),
        (1, i, j, i + 1, j),
        (0, i + 1, j, i + 1, j + 1),
        (1, i, j + 1, i + 1, j + 1),
    ):
        a, b = v[r0, c0] - level, v[r1, c1] - level
        if (a < 0) != (b < 0):
            key, part = (kind, r0, c0, level), a / (a - b)
            spots[key] = ((c0 + (c1 - c0) * part + 0.5) / grain, (r0 + (r1 - r0) * part + 0.5) / grain)
            found.append(key)
    return found


def chains(links: dict) -> list[list]:
    """Links between neighbours as chains: open ones first, then rings."""
    done, found = set(), []
    for start in sorted(links, key=lambda key: (len(links[key]) == 2, key)):
        for first in links[start]:
            if (start, first) in done:
                continue
            chain = [start]
            here, there = start, first
            while there is not None:
                done |= {(here, there), (there, here)}
                chain.append(there)
                onward = [key for key in links[there] if (there, key) not in done] if len(links[there]) == 2 else []
                here, there = there, onward[0] if onward else None
            found.append(chain)
    return found


def edges(look: Look, jump: float) -> list[Line]:
    """The outlines: where parts meet, except hair and skin, and where one fold stands well before another."""
    kinds = np.array([0] + [1 if part.name == "skin" else 2 if part.name == "hair" else 3 for part in look.parts])

    def meet(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return (a != b) & (kinds[a] * kinds[b] != 2)

    ids = look.ids
    found = _traced(look, meet(ids[:, 1:], ids[:, :-1]), meet(ids[1:], ids[:-1]))
    return found + _traced(look, _steps(look.depth, ids, jump), _steps(look.depth.T, ids.T, jump).T)


def _steps(depth: np.ndarray, ids: np.ndarray, jump: float) -> np.ndarray:
    """Between which columns a part leaps back, by more than its slope on either side."""
    rise = np.abs(depth[:, 1:] - depth[:, :-1])
    beside = np.zeros(rise.shape)
    beside[:, 1:-1] = np.maximum(rise[:, :-2], rise[:, 2:])
    return (rise - beside > jump) & (ids[:, 1:] == ids[:, :-1]) & (ids[:, 1:] > 0)


def _traced(look: Look, upright: np.ndarray, level: np.ndarray) -> list[Line]:
    """Borders between pixels as smooth lines."""
    links: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for i, j in zip(*np.nonzero(upright), strict=True):
        _link(links, (int(i), int(j) + 1), (int(i) + 1, int(j) + 1))
    for i, j in zip(*np.nonzero(level), strict=True):
        _link(links, (int(i) + 1, int(j)), (int(i) + 1, int(j) + 1))
    found = [[(c / look.grain, r / look.grain) for r, c in chain] for chain in chains(links) if len(chain) > 5]
    return [smooth(_eased(line), 3) for line in found]


def _eased(line: Line) -> Line:
    """A line along pixels through the middles of its steps, in points a dot apart."""
    p = np.array(line)
    bends = np.flatnonzero(np.abs(np.diff(np.diff(p, axis=0), axis=0)).sum(axis=1) > 1e-6) + 1
    corners = p[np.concatenate([[0], bends, [len(p) - 1]])]
    middles = np.concatenate([p[:1], (corners[1:] + corners[:-1]) / 2, p[-1:]])
    far = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(middles, axis=0).T))])
    steps = np.linspace(0, far[-1], max(int(far[-1]), 2) + 1)
    x, y = (np.interp(steps, far, middles[:, n]) for n in (0, 1))
    return list(zip(x.tolist(), y.tolist(), strict=True))


def _link(links: dict, a: tuple[int, int], b: tuple[int, int]) -> None:
    links.setdefault(a, []).append(b)
    links.setdefault(b, []).append(a)


def smooth(line: Line, times: int) -> Line:
    """The line without its steps; its ends stay, a ring stays closed."""
    p = np.array(line)
    closed = len(line) > 3 and line[0] == line[-1]
    for _ in range(times):
        inner = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
        end = (p[-2] + 2 * p[0] + p[1]) / 4 if closed else None
        p[1:-1] = inner
        if end is not None:
            p[0] = p[-1] = end
    return [(float(x), float(y)) for x, y in p]


def thinned(line: Line, most: float = 0.18) -> Line:
    """The line with only those points that it needs."""
    if len(line) < 3:
        return line
    p = np.array(line)
    way = p[-1] - p[0]
    length = math.hypot(*way)
    off = p - p[0]
    far = np.abs(off[:, 0] * way[1] - off[:, 1] * way[0]) / length if length > 1e-6 else np.hypot(off[:, 0], off[:, 1])
    at = int(far.argmax())
    if far[at] <= most:
        return [line[0], line[-1]]
    return thinned(line[: at + 1], most)[:-1] + thinned(line[at:], most)


def written(lines: Iterable[Line], closed: bool = False, most: float = 0.2) -> str:
    """Lines as the data of a path, in whole steps of `UNIT`."""
    words = []
    for line in lines:
        whole = [(round(x / UNIT), round(y / UNIT)) for x, y in thinned(list(line), most)]
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(whole) if a != b]
        if steps:
            words.append(f"M{_joined([whole[0]])}l{_joined(steps)}" + ("z" if closed else ""))
    return "".join(words)


def _joined(steps: list[tuple[int, int]]) -> str:
    """Numbers, with a space only where there is no sign."""
    numbers = [str(n) for step in steps for n in step]
    return numbers[0] + "".join(n if n[0] == "-" else f" {n}" for n in numbers[1:])
