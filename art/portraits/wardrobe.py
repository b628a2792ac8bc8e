"""Hair, wigs, beards, hats and clothes, each with the way its lines run."""

from __future__ import annotations

import numpy as np
from engrave import Hatch, Part, Phase
from faces import MOUTH_Y, Head, eyeballs, skin
from solids import (
    Frame,
    Points,
    Solid,
    ball,
    blend,
    bone,
    both,
    brim,
    carve,
    drum,
    grown,
    half_space,
    pair,
    ring,
    shell,
    union,
    wavy,
)

PALE, DARK = ((0.6, 0.5), (0.4, 0.8)), ((0.95, 0.6), (0.6, 0.95), (0.36, 1.3))
"""Lines on light and on dark stuff."""

MIDDLE, HAIR = ((0.78, 0.5), (0.52, 0.8), (0.3, 1.15)), ((0.95, 0.45), (0.6, 0.75), (0.36, 1.1))


def planes(x: float, y: float, z: float, gap: float, wave: float = 0.0) -> Phase:
    """Parallel cuts across the form, a gap apart."""
    return lambda p: (p[0] * x + p[1] * y + p[2] * z + wave * np.sin(5 * p[0] + 3 * p[1])) / gap


def combed(gap: float, wave: float = 0.03, rate: float = 7.0) -> Phase:
    """Strands from the brow over the head to the back."""
    return lambda p: np.arctan2(p[0], p[1] + 0.25) * 0.75 / gap + wave / gap * np.sin(rate * p[2] + 3 * p[1])


def falling(gap: float, wave: float = 0.04, rate: float = 7.0) -> Phase:
    """Strands that hang down around the head."""
    return lambda p: np.arctan2(p[0], p[2] + 0.35) * 0.7 / gap + wave / gap * np.sin(rate * p[1] + 2 * p[0])


def curly(gap: float, rate: float = 8.0) -> Phase:
    """Strands in curls."""

    def phase(p: Points) -> np.ndarray:
        return (np.sin(rate * p[0] + 2) * np.cos(rate * p[1]) * 0.09 + p[1] * 0.45 + p[2] * 0.4 + p[0] * 0.3) / gap

    return phase


def lines(phase: Phase, steps: tuple[tuple[float, float], ...]) -> tuple[Hatch, ...]:
    """One layer of lines."""
    return (Hatch(phase, steps),)


def flesh(h: Head, frame: Frame, tint: str = "#f6e3c6", shade: str = "#e6c8a0", ears: bool = True) -> list[Part]:
    """Skin and eyes."""
    bowed = Hatch(planes(0.25, 1, 0.95, 0.062), ((0.54, 0.4), (0.41, 0.62), (0.27, 0.9)))
    across = Hatch(planes(1, -0.35, 0.6, 0.062), ((0.3, 0.4), (0.2, 0.7)))
    return [
        Part("skin", frame.placed(skin(h, ears)), frame, tint, shade, (bowed, across), ink="#4a3423"),
        Part("eye", frame.placed(eyeballs(h)), frame, "#fbf4e2", "#fbf4e2"),
    ]


def scalp(h: Head, line: float = 0.6, grow: float = 0.05, nape: float = -0.45, temple: float = 0.0) -> Solid:
    """Hair close to the head, with a hairline at that height."""
    head = blend(
        0.2,
        ball((0, 0.28, -0.14), (0.69 * h.wide, 0.7, 0.86)),
        ball((0, nape + 0.25, -0.45), (0.55 * h.wide, 0.42, 0.46)),
    )
    face = wavy(ball((0, -0.25, 0.85), ((0.68 + temple) * h.wide, line + 0.25, 0.77 + temple)), 0.05, (17, 11, 13))
    ear = pair(ball((0.68 * h.wide, -0.08, -0.12), (0.2, 0.26, 0.15)))
    return carve(carve(grown(head, grow), face, 0.04), ear, 0.04)


def bald(hair: Solid, top: float = 0.3) -> Solid:
    """The same, bare above that height, a little higher at the back."""
    return carve(hair, wavy(half_space((0, top, 0), (0, -1, -0.3)), 0.04, (13, 9, 11)), 0.05)


def parted(hair: Solid) -> Solid:
    """The same, parted in the middle."""
    return carve(hair, bone((0, 0.55, 0.8), (0, 1.06, -0.1), 0.05, 0.03), 0.05)


def sideburns(h: Head, low: float = -0.5, full: float = 0.07) -> Solid:
    """Whiskers before the ears."""
    return pair(bone((0.6 * h.wide, 0.02, 0.06), (0.5 * h.wide * h.jaw, low, 0.14), full * 0.8, full))


def beard(h: Head, long: float = 0.5, wide: float = 1.0, curl: float = 0.03) -> Solid:
    """A full beard with moustache; a gap shows the lower lip."""
    chin = ball((0, -0.78 - long * 0.45, 0.45), (0.36 * wide, 0.3 + long * 0.5, 0.27))
    cheeks = pair(bone((0.57 * h.wide, -0.05, 0.1), (0.3 * wide, -0.72, 0.36), 0.1, 0.2))
    lip = pair(bone((0.05, MOUTH_Y + 0.13, 0.7), (0.25, MOUTH_Y - 0.05, 0.6), 0.065, 0.05))
    mass = wavy(blend(0.16, chin, cheeks), curl, (11, 9, 11))
    mouth = ball((0, MOUTH_Y - 0.035, 0.85), (0.13, 0.045, 0.3))
    return carve(blend(0.05, mass, lip), mouth, 0.03)


def moustache(wide: float = 1.0) -> Solid:
    """A moustache alone."""
    return pair(bone((0.04, MOUTH_Y + 0.12, 0.7), (0.26 * wide, MOUTH_Y + 0.01, 0.58), 0.06, 0.03))


def locks(h: Head, low: float, thick: float, curl: float = 0.05, back: float = -0.2) -> Solid:
    """Hair that falls beside the face."""
    mass = bone((0.62 * h.wide, 0.25, back), (0.64 * h.wide, low, back), thick, thick * 1.05)
    return wavy(pair(mass), curl, (9, 8, 9))


def wig_rolls(h: Head, rows: tuple[float, ...], thick: float = 0.1) -> Solid:
    """Rolls of a wig over the ears."""
    return union(*(pair(bone((0.7 * h.wide, y, -0.36), (0.72 * h.wide, y + 0.03, 0.14), thick)) for y in rows))


def queue(low: float = -1.25) -> Solid:
    """A plait at the nape."""
    return bone((0, -0.3, -0.95), (0, low, -0.85), 0.16, 0.09)


def top_hat(y: float = 0.72, high: float = 0.42, wide: float = 0.6, lean: float = 0.0) -> Solid:
    """A tall hat with a curled brim."""
    return union(
        drum((0, y + high, -0.15 + lean), wide, high, 0.04, 0.05),
        brim((0, y, -0.12), wide + 0.34, wide + 0.4, 0.035, -0.12),
    )


def wide_hat(y: float, crown: float, high: float, out: float, droop: float = 0.06, dent: float = 0.0) -> Solid:
    """A hat with a wide brim; a dent runs along its crown."""
    top = ball((0, y + high * 0.3, -0.15), (crown, high, crown * 1.15))
    if dent:
        top = carve(
            both(top, half_space((0, y + high * 1.02, 0), (0, 1, 0.12))),
            bone((0, y + high * 1.25, -1), (0, y + high * 1.2, 0.8), dent),
            0.08,
        )
    return blend(0.06, top, brim((0, y, -0.12), out, out * 1.02, 0.03, droop))


def bonnet(h: Head, grow: float = 0.13, brow: float = 0.62) -> Solid:
    """A close cap that frames the face."""
    head = blend(
        0.2, ball((0, 0.25, -0.2), (0.7 * h.wide, 0.72, 0.8)), ball((0, -0.25, -0.3), (0.6 * h.wide, 0.5, 0.45))
    )
    face = ball((0, -0.3, 0.85), (0.72 * h.wide, brow + 0.3, 0.86))
    return carve(grown(head, grow), face, 0.03)


def spectacles(h: Head, size: float = 0.185) -> Solid:
    """Two rings, a bridge and the bows."""
    x = 0.275 * h.wide
    lens = pair(ring((x, 0.03, 0.73), size, 0.014))
    bow = pair(bone((x + size, 0.05, 0.72), (0.7 * h.wide, 0.07, -0.05), 0.014))
    return union(lens, bow, bone((-x + size, 0.06, 0.76), (x - size, 0.06, 0.76), 0.014))


def shoulders(wide: float = 1.0, slope: float = 0.0, chest: float = 0.0) -> Solid:
    """The body below the neck."""
    trunk = ball((0, -2.35, -0.25), (1.2 * wide, 1.05 - slope, 0.62 + chest))
    arms = pair(ball((1.08 * wide, -2.3 - slope * 0.5, -0.3), (0.42, 0.62, 0.45)))
    return blend(0.3, trunk, arms, bone((0, -1.2, -0.33), (0, -1.7, -0.3), 0.4, 0.6))


def opened(body: Solid, wide: float, low: float = -2.6) -> Solid:
    """A coat that is open before the chest."""
    gap = both(half_space((0, 0, -0.1), (0, 0, -1)), pair(half_space((0, low, 0), (1, -wide, 0))))
    return carve(body, gap)


def lapels(body: Solid, wide: float, broad: float, low: float = -2.6) -> Solid:
    """The folded edges of an open coat."""
    outer = both(half_space((0, 0, -0.1), (0, 0, -1)), pair(half_space((0, low, 0), (1, -wide - broad, 0))))
    return carve(both(grown(body, 0.045), outer), both(outer, pair(half_space((0, low, 0), (1, -wide, 0)))))


def collar(high: float = -0.85, thick: float = 0.05, wide: float = 0.5, open_to: float = 0.35) -> Solid:
    """A standing collar, open before the chin."""
    tube = shell(bone((0, high - 0.1, -0.26), (0, -1.6, -0.34), wide, wide + 0.12), thick)
    tube = both(tube, half_space((0, high, -0.3), (0, 1, -0.25)))
    return carve(
        tube, both(half_space((0, 0, 0.0), (0, 0, -1)), pair(half_space((open_to, -1.5, 0), (1, -0.3, 0)))), 0.02
    )


def cravat(high: float = -0.98, puff: float = 1.0) -> Solid:
    """Linen wound about the neck, with a knot before it."""
    wound = both(bone((0, high, -0.22), (0, -1.62, -0.3), 0.43, 0.5), half_space((0, high, -0.2), (0, 1, -0.2)))
    knot = ball((0, high - 0.36, 0.27), (0.09 * puff, 0.1 * puff, 0.1))
    bow = pair(ball((0.19 * puff, high - 0.38, 0.22), (0.17 * puff, 0.1 * puff, 0.08)))
    fall = ball((0, high - 0.62, 0.25), (0.2 * puff, 0.26, 0.13))
    return wavy(blend(0.025, wound, fall, bow, knot), 0.014, (13, 15, 9))


def jabot(high: float = -0.98) -> Solid:
    """A plain neckband with lace that falls over the chest."""
    wound = both(bone((0, high, -0.22), (0, -1.62, -0.3), 0.41, 0.47), half_space((0, high, -0.2), (0, 1, -0.2)))
    lace = union(
        *(
            ball((0.05 * (-1) ** n, high - 0.4 - 0.2 * n, 0.26 + 0.05 * n), (0.2 + 0.03 * n, 0.15, 0.12))
            for n in range(4)
        )
    )
    return wavy(union(wound, lace), 0.03, (16, 5, 9))


def stuff(
    name: str,
    solid: Solid,
    frame: Frame,
    tint: str,
    shade: str,
    phase: Phase,
    steps: tuple[tuple[float, float], ...] = MIDDLE,
    below: float = 0.36,
    ink: str = "#2e2117",
) -> Part:
    """A part of one stuff with one layer of lines."""
    return Part(name, frame.placed(solid), frame, tint, shade, lines(phase, steps), ink, below)


def hand(side: int) -> tuple[Solid, Solid]:
    """A hand at the chin, its index finger along the cheek, and the cuff; as the head sees them."""
    s = side
    fingers = [bone((s * 0.3, -1.08 - 0.12 * n, 0.62), (s * 0.02, -1.05 - 0.12 * n, 0.78), 0.072) for n in range(3)]
    index = blend(
        0.02,
        bone((s * 0.3, -1.02, 0.6), (s * 0.42, -0.72, 0.62), 0.075),
        bone((s * 0.42, -0.72, 0.62), (s * 0.45, -0.42, 0.55), 0.068, 0.058),
    )
    thumb = bone((s * 0.25, -1.1, 0.7), (s * -0.08, -0.96, 0.74), 0.075, 0.06)
    palm = ball((s * 0.33, -1.25, 0.56), (0.17, 0.28, 0.17))
    wrist = bone((s * 0.36, -1.35, 0.52), (s * 0.5, -1.95, 0.45), 0.15, 0.17)
    return blend(0.03, *fingers, index, thumb, blend(0.06, palm, wrist)), bone(
        (s * 0.44, -1.68, 0.48), (s * 0.56, -2.2, 0.42), 0.24, 0.3
    )
