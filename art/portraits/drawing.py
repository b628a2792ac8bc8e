"""A bust on paper: tints, lines that follow the form, outlines, and the fine strokes of the face."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from engrave import FIELD, SIDE, UNIT, Hatch, Line, Look, Part, blurred, edges, level_lines, written
from faces import EYE_Y, MOUTH_Y, Head, eye_curve, eye_place, iris, on_face, skin
from solids import Frame, Points

INK, PAPER, LIP, IRIS = "#2e2117", "#fbf4e2", "#b97a63", "#5b4632"
CLOSEST = 1.9
"""Lines are never drawn closer than this."""


def path(data: str, fill: str = "none", stroke: str = "", width: float = 0, opacity: float = 1) -> str:
    """A path, or nothing where there are no lines."""
    if not data:
        return ""
    ink = f' stroke="{stroke}" stroke-width="{width / UNIT:g}"' if stroke else ""
    rule = "" if fill == "none" else ' fill-rule="evenodd"'
    return f'<path d="{data}" fill="{fill}"{rule}{ink}' + (f' opacity="{opacity:g}"' if opacity < 1 else "") + "/>\n"


def area(look: Look, mask: np.ndarray, soft: int, least: int, most: float = 0.22) -> str:
    """The outline of a mask as closed lines, small specks left out."""
    if mask.sum() < least:
        return ""
    lines = level_lines(blurred(mask, soft) + 0.5, np.ones(mask.shape, bool), 0.0, look.grain)
    return written([line for line in lines if len(line) > 9], closed=True, most=most)


def tints(look: Look, coarse: float) -> Iterable[str]:
    """Every part in its colour, with one darker tone where it lies in shade."""
    for n, part in enumerate(look.parts, 1):
        mine = look.ids == n
        yield path(area(look, mine, 1, 6, 0.22 * coarse), part.tint)
        yield path(area(look, mine & (look.light < part.below), 3, 40, 0.4 * coarse), part.shade)


def _runs(look: Look, line: Line, limit: float, seed: int) -> Iterable[Line]:
    """The stretches of a line that lie in shade."""
    run: Line = []
    for n, (x, y) in enumerate(line):
        grainy = 0.03 * np.sin(n * 0.25 + seed * 2.4)
        if look.at(look.light, x, y) + grainy < limit:
            run.append((x, y))
            continue
        if len(run) > 4:
            yield run
        run = []
    if len(run) > 4:
        yield run


def hatched(look: Look, n: int, part: Part, hatch: Hatch, coarse: float) -> Iterable[str]:
    """One layer of lines on a part."""
    values = hatch.phase(look.local(part)) / (1 if part.name == "skin" else coarse)
    lines = level_lines(values, look.ids == n, CLOSEST * coarse, look.grain)
    for limit, width in hatch.steps:
        runs = [run for seed, line in enumerate(lines) for run in _runs(look, line, limit, seed)]
        yield path(written(runs, most=0.2 * coarse), stroke=part.ink, width=width)


def engraved(look: Look, coarse: float = 1.0) -> str:
    """Tints, lines and outlines of a bust; lines farther apart where it is `coarse`."""
    rows = list(tints(look, coarse))
    for n, part in enumerate(look.parts, 1):
        for hatch in part.hatches:
            rows += hatched(look, n, part, hatch, coarse)
    outlines = [line for line in edges(look, 0.07) if len(line) > 8 * coarse and _inner(line)]
    rows.append(path(written(outlines, most=0.2 * coarse), stroke=INK, width=1.15))
    return "".join(rows)


def _inner(line: Line) -> bool:
    """Whether a line lies within the field, for the rim covers its edge."""
    return any((x - SIDE / 2) ** 2 + (y - SIDE / 2) ** 2 < (FIELD - 2) ** 2 for x, y in line)


class Face:
    """The strokes of a face: eyes, brows, nostrils, mouth and folds."""

    def __init__(self, look: Look, head: Head, frame: Frame, hair: str) -> None:
        """Strokes on the parts `skin` and `eye` of a look."""
        self.look, self.head, self.frame, self.hair = look, head, frame, hair
        self.solid = skin(head, ears=False)
        self.open = {n for n, part in enumerate(look.parts, 1) if part.name in ("skin", "eye")}

    def drawn(self) -> str:
        """All of them."""
        rows = [self._eye(-1), self._eye(1), self._nostrils(), self._mouth()]
        rows += [self._brow(-1), self._brow(1), self._folds()]
        return "".join(rows)

    def _shown(self, points: Points, slack: float = 0.1) -> list[bool]:
        """Which points nothing hides."""
        places = self.look.seen(points)
        return [
            z > self.look.at(self.look.depth, x, y) - slack and int(self.look.at(self.look.ids, x, y)) in self.open
            for (x, y), z in zip(places, points[2], strict=True)
        ]

    def _stroke(self, points: Points, width: float, ink: str = INK, slack: float = 0.1) -> str:
        """The visible stretches of a stroke."""
        runs: list[Line] = [[]]
        for place, shown in zip(self.look.seen(points), self._shown(points, slack), strict=True):
            if shown:
                runs[-1].append(place)
            elif runs[-1]:
                runs.append([])
        return path(written([run for run in runs if len(run) > 1], most=0.1), stroke=ink, width=width)

    def _on(self, x: np.ndarray, y: np.ndarray, lift: float = 0.0) -> Points:
        return on_face(self.solid, self.frame, x.astype(np.float32), y.astype(np.float32), lift)

    def _eye(self, side: int) -> str:
        """White, iris, pupil, light and lids of one eye."""
        h, out = self.head, self.frame.outward
        upper, lower = out(eye_curve(h, side, True, 0.01)), out(eye_curve(h, side, False, 0.01))
        if sum(self._shown(upper, 0.12)) < 8:
            return ""
        hole = self.look.seen(upper) + self.look.seen(lower)[::-1][1:-1]
        rows = [path(written([hole], closed=True, most=0.05), PAPER)]
        for size, fill in ((0.084 * h.eye, IRIS), (0.045 * h.eye, INK)):
            rows.append(
                path(written([clipped(self.look.seen(out(iris(h, side, size))), hole)], closed=True, most=0.05), fill)
            )
        lid = out(eye_curve(h, side, True, 0.028))
        rows.append(self._stroke(lid, 1.5, slack=0.2))
        rows.append(self._stroke(out(eye_curve(h, side, False, 0.028)), 0.6, slack=0.2))
        crease = out(eye_curve(h, side, True, 0.035, 0.055))
        rows.append(self._stroke(crease[:, 1:-1], 0.6, slack=0.12))
        gx, gy = h.gaze
        x, y, z = eye_place(h)
        spark = self.look.seen(out(np.array([[side * x + gx - 0.03], [y + gy + 0.03], [z + 0.145]])))[0]
        if h.open > 0.7:
            rows.append(f'<circle cx="{spark[0] / UNIT:.0f}" cy="{spark[1] / UNIT:.0f}" r="4" fill="{PAPER}"/>\n')
        return "".join(rows)

    def _brow(self, side: int) -> str:
        """An eyebrow, thick towards the nose, of short hairs."""
        h = self.head
        t = np.linspace(0, 1, 9)
        x = side * (0.1 + 0.37 * t) * h.wide
        arch = EYE_Y + 0.165 + 0.055 * np.sin(t * np.pi * 0.85) - 0.05 * t + 0.01 * h.smile
        thick = 0.03 * h.brows * (1 - t) ** 0.5
        top, bottom = self._on(x, arch + thick, 0.012), self._on(x, arch - thick, 0.012)
        shown = [a and b for a, b in zip(self._shown(top), self._shown(bottom), strict=True)]
        if sum(shown) < 4:
            return ""
        ring = [p for p, s in zip(self.look.seen(top), shown, strict=True) if s]
        ring += [p for p, s in zip(self.look.seen(bottom), shown, strict=True) if s][::-1]
        return path(written([ring], closed=True, most=0.1), self.hair, self.hair, 0.5)

    def _nostrils(self) -> str:
        """A short dark curve at each wing of the nose."""
        h, rows = self.head, []
        end = -0.24 + 0.3 + 0.32 * (1 - h.nose) - 0.36
        t = np.linspace(0, 1, 7)
        for side in (-1, 1):
            x = side * (0.035 + 0.075 * t) * h.nostril
            rows.append(self._stroke(self._on(x, end - 0.083 + 0.03 * np.sin(t * np.pi), 0.01), 1.1))
        return "".join(rows)

    def _mouth(self) -> str:
        """Tinted lips, the line between them and the shade below."""
        h = self.head
        t = np.linspace(-1, 1, 15)
        x, rise = t * 0.225 * h.mouth, 0.045 * h.smile * t**2
        line = MOUTH_Y + rise + 0.012 * np.cos(t * np.pi * 2) * (1 - np.abs(t))
        top = line + 0.07 * h.lips * (1 - np.abs(t)) ** 0.7 * (1 - 0.25 * np.exp(-((t * 7) ** 2)))
        bottom = line - 0.1 * h.lips * (1 - t**2)
        rows = []
        upper, lower = self._on(x, top, 0.005), self._on(x, bottom, 0.005)
        shown = [a and b for a, b in zip(self._shown(upper), self._shown(lower), strict=True)]
        if sum(shown) > 6:
            ring = [p for p, s in zip(self.look.seen(upper), shown, strict=True) if s]
            ring += [p for p, s in zip(self.look.seen(lower), shown, strict=True) if s][::-1]
            rows.append(path(written([ring], closed=True, most=0.1), LIP, opacity=0.55))
        rows.append(self._stroke(self._on(x, line, 0.012), 1.15))
        rows.append(self._stroke(self._on(x[4:-4], bottom[4:-4] - 0.03, 0.01), 0.7))
        return "".join(rows)

    def _folds(self) -> str:
        """What age and smiles write into a face."""
        h, rows = self.head, []
        t = np.linspace(0, 1, 9)
        depth = max(h.age, h.smile * 0.8)
        for side in (-1, 1):
            if depth > 0.3:
                x = side * (0.16 + 0.13 * t + 0.03 * h.smile)
                rows.append(self._stroke(self._on(x, -0.27 - 0.26 * t * depth, 0.01), 0.6 + 0.2 * depth))
            if h.age > 0.5:
                rows.append(
                    self._stroke(self._on(side * (0.16 + 0.24 * t), EYE_Y - 0.14 - 0.03 * np.sin(t * np.pi), 0.01), 0.6)
                )
                rows += [
                    self._stroke(self._on(side * (0.47 + 0.08 * t) * h.wide, EYE_Y + k * (0.3 + t), 0.01), 0.5)
                    for k in (-0.035, 0.02)
                ]
        if h.age > 0.6:
            for y in (0.36, 0.44):
                rows.append(self._stroke(self._on((t * 2 - 1) * 0.3, y + 0.02 * np.cos(t * 9), 0.01), 0.55))
        return "".join(rows)


def clipped(shape: Line, hole: Line) -> Line:
    """A shape as far as it lies within a convex hole."""
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(hole, hole[1:] + hole[:1], strict=True))
    for a, b in zip(hole, hole[1:] + hole[:1], strict=True):
        kept: Line = []
        for p, q in zip(shape, shape[1:] + shape[:1], strict=True):
            u, v = (((b[0] - a[0]) * (r[1] - a[1]) - (b[1] - a[1]) * (r[0] - a[0])) * turn for r in (p, q))
            if u >= 0:
                kept.append(p)
            if (u >= 0) != (v >= 0):
                part = u / (u - v)
                kept.append((p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part))
        shape = kept
        if not shape:
            break
    return shape
