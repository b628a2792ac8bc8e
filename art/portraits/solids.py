"""Solids as signed distances: what heads, hair and clothes are carved of.

A solid is a function of points, an array of three rows, that gives how far each lies outside. Heads are one unit wide
to each side, y goes up, z comes towards the onlooker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

Points = np.ndarray
Solid = Callable[[Points], np.ndarray]
Vector = Sequence[float]


def _column(vector: Vector) -> np.ndarray:
    return np.array(vector, dtype=np.float32).reshape(3, 1)


def _length(points: Points) -> np.ndarray:
    return np.sqrt(points[0] ** 2 + points[1] ** 2 + points[2] ** 2)


def ball(centre: Vector, radii: Vector | float) -> Solid:
    """A ball, or an ellipsoid of three radii."""
    c, r = _column(centre), _column(radii if isinstance(radii, Sequence) else (radii,) * 3)

    def solid(p: Points) -> np.ndarray:
        q = (p - c) / r
        near = _length(q)
        return near * (near - 1) / np.maximum(_length(q / r), 1e-4)

    return solid


def bone(start: Vector, end: Vector, thick: float, thin: float | None = None) -> Solid:
    """A rod with round ends that may taper from `thick` to `thin`."""
    a, way = _column(start), _column(end) - _column(start)
    square = float((way**2).sum())
    fall = (thick if thin is None else thin) - thick

    def solid(p: Points) -> np.ndarray:
        q = p - a
        at = np.clip((q * way).sum(axis=0) / square, 0, 1)
        return _length(q - way * at) - thick - fall * at

    return solid


def drum(centre: Vector, radius: float, half: float, edge: float = 0.03, flare: float = 0.0) -> Solid:
    """An upright cylinder with rounded edges, wider at the top by `flare`."""
    c = _column(centre)

    def solid(p: Points) -> np.ndarray:
        q = p - c
        side = np.sqrt(q[0] ** 2 + q[2] ** 2) - radius - flare * q[1] / half + edge
        rise = np.abs(q[1]) - half + edge
        outside = np.sqrt(np.maximum(side, 0) ** 2 + np.maximum(rise, 0) ** 2)
        return np.minimum(np.maximum(side, rise), 0) + outside - edge

    return solid


def brim(centre: Vector, wide: float, deep: float, thick: float, droop: float = 0.0) -> Solid:
    """A flat oval that hangs or curls at its sides by `droop`."""
    c = _column(centre)

    def solid(p: Points) -> np.ndarray:
        q = p - c
        rise = np.abs(q[1] + droop * q[0] ** 2) - thick
        side = (np.sqrt((q[0] / wide) ** 2 + (q[2] / deep) ** 2) - 1) * min(wide, deep)
        return np.maximum(rise, side) * 0.8

    return solid


def ring(centre: Vector, radius: float, thick: float) -> Solid:
    """A ring that faces the onlooker."""
    c = _column(centre)

    def solid(p: Points) -> np.ndarray:
        q = p - c
        return np.sqrt((np.sqrt(q[0] ** 2 + q[1] ** 2) - radius) ** 2 + q[2] ** 2) - thick

    return solid


def half_space(point: Vector, normal: Vector) -> Solid:
    """All that lies behind a plane."""
    c, n = _column(point), _column(normal)
    n = n / np.sqrt((n**2).sum())
    return lambda p: ((p - c) * n).sum(axis=0)


def almond(centre: Vector, wide: float, up: float, down: float) -> Solid:
    """The opening of an eye, endless along z: two arcs through the corners."""
    above, below = (wide**2 + up**2) / (2 * up), (wide**2 + down**2) / (2 * down)

    def solid(p: Points) -> np.ndarray:
        x, y = p[0] - centre[0], p[1] - centre[1]
        upper = np.sqrt(x**2 + (y - up + above) ** 2) - above
        lower = np.sqrt(x**2 + (y + down - below) ** 2) - below
        return np.maximum(upper, lower)

    return solid


def union(*solids: Solid) -> Solid:
    """All of them."""
    return lambda p: np.minimum.reduce([solid(p) for solid in solids])


def blend(soft: float, *solids: Solid) -> Solid:
    """All of them, run together over a width."""

    def solid(p: Points) -> np.ndarray:
        whole = solids[0](p)
        for other in solids[1:]:
            whole = _soft_min(whole, other(p), soft)
        return whole

    return solid


def _soft_min(a: np.ndarray, b: np.ndarray, soft: float) -> np.ndarray:
    near = np.maximum(soft - np.abs(a - b), 0) / soft
    return np.minimum(a, b) - near * near * soft / 4


def carve(body: Solid, tool: Solid, soft: float = 0.0) -> Solid:
    """What is left of a body after a tool has cut into it."""
    if not soft:
        return lambda p: np.maximum(body(p), -tool(p))
    return lambda p: -_soft_min(-body(p), tool(p), soft)


def both(*solids: Solid) -> Solid:
    """What all have in common."""
    return lambda p: np.maximum.reduce([solid(p) for solid in solids])


def shell(solid: Solid, thick: float) -> Solid:
    """The skin of a solid."""
    return lambda p: np.abs(solid(p)) - thick


def grown(solid: Solid, by: float) -> Solid:
    """The solid, thicker all around."""
    return lambda p: solid(p) - by


def pair(solid: Solid) -> Solid:
    """The solid and its mirror image: the left side is the right one."""
    return lambda p: solid(np.stack([np.abs(p[0]), p[1], p[2]]))


def wavy(solid: Solid, depth: float, rates: Vector, phase: float = 0.0) -> Solid:
    """The solid with a curly surface."""
    a, b, c = rates

    def waved(p: Points) -> np.ndarray:
        bend = np.sin(a * p[0] + 1.3 * np.sin(b * p[1] + phase)) * np.sin(b * p[1] + 0.8 * np.sin(c * p[2]) + phase)
        return (solid(p) - depth * bend * np.sin(c * p[2] + 1 + phase)) * 0.8

    return waved


def turn(yaw: float = 0.0, pitch: float = 0.0, roll: float = 0.0) -> np.ndarray:
    """The matrix that turns a head to the right, down and over its shoulder, in degrees."""
    a, b, c = np.radians([yaw, pitch, roll])
    about_y = np.array([[np.cos(a), 0, np.sin(a)], [0, 1, 0], [-np.sin(a), 0, np.cos(a)]])
    about_x = np.array([[1, 0, 0], [0, np.cos(b), -np.sin(b)], [0, np.sin(b), np.cos(b)]])
    about_z = np.array([[np.cos(c), np.sin(c), 0], [-np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return (about_y @ about_x @ about_z).astype(np.float32)


def tilted(solid: Solid, pitch: float, pivot: Vector, roll: float = 0.0) -> Solid:
    """The solid bent forward about a pivot."""
    return Frame(turn(0, pitch, roll), pivot).placed(solid)


class Frame:
    """Where a part stands in the picture: turned about a pivot, moved, and of another size."""

    def __init__(self, matrix: np.ndarray, pivot: Vector, shift: Vector = (0, 0, 0), size: float = 1.0) -> None:
        """Turn by the matrix about the pivot, then move by the shift."""
        self.matrix, self.pivot, self.shift, self.size = matrix, _column(pivot), _column(shift), np.float32(size)

    def inward(self, points: Points) -> Points:
        """Points of the picture as the part sees them."""
        return self.matrix.T @ (points - self.pivot - self.shift) / self.size + self.pivot

    def outward(self, points: Points) -> Points:
        """Points of the part as the picture sees them."""
        return self.matrix @ (points - self.pivot) * self.size + self.pivot + self.shift

    def placed(self, solid: Solid) -> Solid:
        """The solid where it stands."""
        return lambda p: solid(self.inward(p)) * self.size
