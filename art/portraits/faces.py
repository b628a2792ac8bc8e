"""Heads: cranium, brow, sockets, nose, lips, jaw, ears and neck, of sizes that differ from person to person."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from solids import Frame, Points, Solid, almond, ball, blend, bone, carve, pair, union


@dataclass(frozen=True)
class Head:
    """The sizes of a head; 1 or 0 is the middle of what people have."""

    wide: float = 1.0
    jaw: float = 1.0
    chin: float = 0.0
    cheek: float = 0.0
    fat: float = 0.0
    brow: float = 0.0
    nose: float = 1.0
    hook: float = 0.0
    tip: float = 1.0
    nostril: float = 1.0
    eye: float = 1.0
    open: float = 1.0
    lips: float = 1.0
    mouth: float = 1.0
    brows: float = 1.0
    age: float = 0.0
    neck: float = 1.0
    smile: float = 0.0
    gaze: tuple[float, float] = (0.0, 0.0)


EYE_Y, MOUTH_Y = 0.04, -0.555


def eye_place(h: Head) -> tuple[float, float, float]:
    """The middle of the right eyeball."""
    return 0.275 * h.wide, EYE_Y, 0.475


def lids(h: Head) -> tuple[float, float, float]:
    """Half the width of an eye, and how far it opens up and down."""
    return 0.155 * h.eye, 0.074 * h.eye * h.open, 0.05 * h.eye * (1 - 0.35 * h.smile)


def _bones(h: Head) -> Solid:
    """The right half of the skull with its flesh."""
    w, fat = h.wide, h.fat
    return blend(
        0.2,
        ball((0, 0.28, -0.14), (0.69 * w, 0.7, 0.86)),
        ball((0, -0.16, 0.12), ((0.54 + 0.06 * fat) * w, 0.68, 0.54)),
        ball((0.16 * w, -0.46, 0.26), ((0.27 + 0.1 * fat) * w * h.jaw, 0.36, 0.32)),
        bone((0.08, -0.82, 0.42), (0.43 * h.jaw * w, -0.5, -0.02), 0.11 + 0.05 * fat, 0.07 + 0.05 * fat),
        ball((0.36 * w, -0.13 + 0.03 * h.smile, 0.4), (0.15 + 0.05 * fat, 0.1, 0.12 + 0.06 * h.cheek + 0.03 * h.smile)),
    )


def _front(h: Head) -> Solid:
    """Brow and chin of the right half."""
    chin = ball((0, -0.83 - 0.04 * h.chin, 0.56 + 0.07 * h.chin), (0.2 * h.jaw, 0.13, 0.13))
    brow = bone((0.1, 0.2, 0.655 + 0.03 * h.brow), (0.42 * h.wide, 0.2, 0.44), 0.075 + 0.02 * h.brow, 0.07)
    return blend(0.14, brow, chin)


def _nose(h: Head) -> Solid:
    """The right half of the nose."""
    long = 0.3 + 0.32 * (1 - h.nose) - 0.36
    root, end = (0, 0.13, 0.66), (0, -0.24 + long, 0.87 * 0.985 + 0.05 * h.tip)
    middle = (0, (root[1] + end[1]) / 2, (root[2] + end[2]) / 2 + 0.02 + 0.05 * h.hook)
    return blend(
        0.06,
        bone(root, middle, 0.056, 0.066),
        bone(middle, end, 0.066, 0.078),
        ball((0, end[1] - 0.03 - 0.02 * h.hook, end[2] + 0.0), 0.084 * h.tip),
        ball((0.095 * h.nostril, end[1] - 0.055, end[2] - 0.1), (0.06 * h.nostril, 0.055, 0.085)),
        bone((0.06, end[1], 0.62), (0.03, 0.1, 0.58), 0.1, 0.06),
    )


def _lips(h: Head) -> Solid:
    """The right half of the mouth."""
    corner = (0.225 * h.mouth, MOUTH_Y - 0.005 + 0.045 * h.smile, 0.6)
    full = h.lips
    return blend(
        0.045,
        ball((0, MOUTH_Y + 0.02, 0.5), (0.27 * h.mouth, 0.2, 0.17)),
        bone((0.03, MOUTH_Y + 0.04 * full, 0.67), corner, 0.042 * full, 0.014),
        bone((0, MOUTH_Y - 0.055 * full, 0.66), corner, 0.052 * full, 0.014),
    )


def _ear(h: Head) -> Solid:
    """The right ear."""
    x = 0.66 * h.wide
    flap = ball((x, 0.0, -0.16), (0.07, 0.2, 0.125))
    lobe = ball((x - 0.02, -0.19, -0.11), (0.05, 0.07, 0.06))
    return carve(blend(0.05, flap, lobe), ball((x + 0.07, 0.01, -0.12), (0.06, 0.12, 0.07)), 0.03)


def skin(h: Head, ears: bool = True) -> Solid:
    """A whole head with neck."""
    x, y, z = eye_place(h)
    wide, up, down = lids(h)
    radius = 0.15 * h.eye
    face = blend(0.14, _bones(h), _front(h))
    face = carve(face, ball((x * 0.98, y + 0.01, 0.74), (0.2, 0.115, 0.2)), 0.14)
    face = carve(face, ball((0.245 * h.mouth, MOUTH_Y + 0.045 * h.smile, 0.68), 0.04), 0.08)
    face = blend(0.07, face, _nose(h))
    face = blend(0.06, face, _lips(h))
    face = carve(
        face,
        bone((0, MOUTH_Y - 0.004, 0.73), (0.225 * h.mouth, MOUTH_Y - 0.005 + 0.045 * h.smile, 0.62), 0.011, 0.008),
        0.02,
    )
    opening = almond((x, y), wide, up, down)
    lid = carve(ball((x, y, z), radius + 0.028), opening)
    half = union(carve(face, opening_tunnel(h)), lid)
    if ears:
        half = blend(0.04, half, _ear(h))
    neck = bone((0, -0.55, -0.22), (0, -1.6, -0.34), 0.35 * h.neck, 0.4 * h.neck)
    return blend(0.1, pair(half), neck)


def opening_tunnel(h: Head) -> Solid:
    """The space before the eyeball, so that the face leaves it free."""
    x, y, z = eye_place(h)
    return ball((x, y, z + 0.03), 0.15 * h.eye + 0.012)


def eyeballs(h: Head) -> Solid:
    """Both eyeballs."""
    return pair(ball(eye_place(h), 0.15 * h.eye))


def eye_curve(h: Head, side: int, upper: bool, lift: float = 0.028, rise: float = 0.0) -> Points:
    """The edge of a lid as points on its ball, from the nose outwards."""
    x, y, z = eye_place(h)
    wide, up, down = lids(h)
    t = np.linspace(-1, 1, 13)
    height = (up if upper else -down) * (1 - t**2) + rise
    radius = 0.15 * h.eye + lift
    across = t * wide
    deep = np.sqrt(np.maximum(radius**2 - across**2 - height**2, 0))
    return np.stack([side * (x + across), y + height, z + deep])


def iris(h: Head, side: int, size: float) -> Points:
    """A circle on an eyeball around where it looks."""
    x, y, z = eye_place(h)
    radius = 0.15 * h.eye + 0.003
    a = np.linspace(0, 2 * np.pi, 17)
    gx, gy = h.gaze
    flat = np.stack([np.cos(a) * size + gx, np.sin(a) * size + gy])
    deep = np.sqrt(np.maximum(radius**2 - flat[0] ** 2 - flat[1] ** 2, 0))
    return np.stack([side * x + flat[0], y + flat[1], z + deep])


def on_face(solid: Solid, frame: Frame, x: np.ndarray, y: np.ndarray, lift: float = 0.0) -> Points:
    """Points of the face straight behind places of its plan, in the picture."""
    z = np.full(x.shape, 1.3)
    for _ in range(40):
        z -= solid(np.stack([x, y, z])) * 0.8
    return frame.outward(np.stack([x, y, z + lift]))
