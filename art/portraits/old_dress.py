"""What naturalists wore up to the days of Humboldt."""

from __future__ import annotations

import numpy as np
from engrave import Part
from faces import Head
from solids import Frame, ball, blend, bone, both, carve, grown, half_space, pair, union, wavy
from tailor import LINEN, LINEN_SHADE, coat, hair, linen
from wardrobe import (
    DARK,
    PALE,
    bald,
    combed,
    cravat,
    falling,
    flesh,
    jabot,
    locks,
    opened,
    parted,
    planes,
    queue,
    scalp,
    shoulders,
    sideburns,
    stuff,
    wig_rolls,
)


def merian(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Maria Sibylla Merian."""
    cap = carve(
        grown(blend(0.2, ball((0, 0.3, -0.2), (0.7, 0.7, 0.82)), ball((0, -0.2, -0.4), (0.62, 0.4, 0.42))), 0.08),
        ball((0, -0.38, 0.9), (0.72, 0.93, 0.82)),
        0.03,
    )
    veil = both(pair(bone((0.66, 0.1, -0.2), (0.8, -0.7, -0.32), 0.2, 0.24)), half_space((0, -0.78, 0), (0, -1, 0)))
    body = shoulders(0.95, 0.1)
    wide_collar = both(grown(body, 0.06), half_space((0, -1.9, 0), (0, -1, 0.1)))
    return [
        *flesh(h, f, ears=False),
        hair(parted(scalp(h, 0.55, 0.06)), f, "#6e4d33", "#4c3421", combed(0.05)),
        linen(wavy(cap, 0.012, (9, 9, 9)), f, 0.09),
        linen(wavy(veil, 0.03, (9, 3, 9)), f, 0.09),
        stuff("dress", body, b, "#514038", "#352a25", planes(0.6, 1, 0.3, 0.066), DARK),
        linen(wide_collar, b, 0.085),
    ]


def buffon(h: Head, f: Frame, b: Frame) -> list[Part]:
    """The Count of Buffon."""
    white = ("#efe8d8", "#c9bfa8")
    crown = blend(0.15, scalp(h, 0.58, 0.14), ball((0, 0.95, 0.05), (0.45, 0.25, 0.5)))
    falls = union(
        *(
            pair(ball((0.72 + 0.07 * (n % 2) + 0.03 * n, 0.35 - 0.29 * n, -0.05 - 0.02 * n), (0.24, 0.21, 0.3)))
            for n in range(7)
        )
    )
    return [
        *flesh(h, f, ears=False),
        hair(wavy(crown, 0.05, (8, 8, 8)), f, *white, combed(0.06, 0.07)),
        hair(
            wavy(falls, 0.03, (8, 8, 8)),
            f,
            *white,
            lambda p: (p[1] * 0.6 + 0.07 * np.sin(21 * p[1]) + p[0] * 0.45 + 0.3 * p[2]) / 0.06,
        ),
        *coat(b, "#8a3d34", "#5f2722", 0.5, -1.25, 0.24, 1.08),
        linen(jabot(-1.0), b),
    ]


def linne(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Carl von Linné."""
    white = ("#efe8d8", "#c9bfa8")
    return [
        *flesh(h, f),
        hair(blend(0.1, scalp(h, 0.56, 0.11, -0.3), ball((0, 0.82, 0.3), (0.42, 0.2, 0.35))), f, *white, combed(0.06)),
        hair(
            wig_rolls(h, (-0.02, -0.22), 0.11),
            f,
            *white,
            lambda p: np.arctan2(p[1] - 0.1, p[0] - 0.7) * 0.25 / 0.05 + p[2] * 3,
        ),
        stuff(
            "ribbon",
            union(queue(-0.8), ball((-0.1, -0.5, -1.05), (0.3, 0.16, 0.12))),
            f,
            "#3a3430",
            "#26221f",
            planes(1, 1, 0, 0.07),
            DARK,
        ),
        *coat(b, "#a5563f", "#773a29", 0.42, -1.2, 0.22, 1.02),
        linen(jabot(-1.0), b),
    ]


def trembley(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Abraham Trembley."""
    grey = ("#b5ab98", "#867c69")
    tail = wavy(bone((0, -0.2, -0.95), (0, -1.15, -0.9), 0.2, 0.14), 0.03, (9, 12, 9))
    bow = union(ball((0.0, -0.42, -1.08), 0.1), pair(ball((0.2, -0.4, -1.08), (0.2, 0.15, 0.08))))
    return [
        *flesh(h, f),
        hair(blend(0.1, scalp(h, 0.5, 0.09, -0.3), ball((0, 0.85, 0.15), (0.5, 0.2, 0.5))), f, *grey, combed(0.055)),
        hair(
            union(wig_rolls(h, (-0.06,), 0.15), tail),
            f,
            *grey,
            lambda p: np.arctan2(p[1] - 0.1, p[0] - 0.7) * 0.25 / 0.05 + p[2] * 3,
        ),
        stuff("bow", bow, f, "#3a3430", "#26221f", planes(1, 1, 0, 0.07), DARK),
        *coat(b, "#5f7a63", "#425844", 0.4, -1.15, 0.26),
        linen(cravat(-0.98, 0.85), b),
    ]


def daubenton(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Louis Daubenton."""
    white = ("#e6dfcf", "#b9af9a")
    lank = wavy(pair(bone((0.6, 0.2, -0.3), (0.7, -1.05, -0.35), 0.2, 0.26)), 0.03, (9, 3, 9))
    return [
        *flesh(h, f),
        hair(union(bald(scalp(h, 0.75, 0.07, -0.4), 0.38), lank), f, *white, falling(0.055, 0.03, 5)),
        *coat(b, "#6b5a4a", "#483b30", 0.36, -1.0, 0.3),
        linen(cravat(-0.95, 0.8), b),
    ]


def baret(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Jeanne Baret."""
    cap = both(
        blend(
            0.2,
            ball((0, 0.42, -0.2), (0.76, 0.68, 0.9)),
            ball((-0.6, 0.72, -0.6), (0.45, 0.33, 0.42)),
            ball((-0.95, 0.4, -0.6), (0.26, 0.3, 0.26)),
        ),
        half_space((0, 0.42, 0), (0, -1, 0.35)),
    )
    band = both(
        ball((0, 0.4, -0.16), (0.79, 0.62, 0.93)),
        both(half_space((0, 0.36, 0), (0, -1, 0.35)), half_space((0, 0.54, 0), (0, 1, -0.35))),
    )
    stripes = [
        both(grown(cap, 0.012), both(half_space((0, y + 0.12, 0), (0, 1, -0.3)), half_space((0, y, 0), (0, -1, 0.3))))
        for y in (0.66, 0.9)
    ]
    scarf = blend(
        0.05,
        both(bone((0, -1.05, -0.25), (0, -1.45, -0.25), 0.42, 0.5), half_space((0, -1.22, 0), (0, 1, -0.3))),
        ball((0.02, -1.6, 0.25), (0.12, 0.1, 0.1)),
    )
    loose = wavy(locks(h, -0.55, 0.17, 0.02, -0.25), 0.04, (9, 7, 9))
    body = shoulders(0.95)
    return [
        *flesh(h, f),
        hair(union(loose, scalp(h, 0.55, 0.04)), f, "#5d3f29", "#3d2819", falling(0.055)),
        stuff("cap", cap, f, "#c8705c", "#a05040", lambda p: p[1] / 0.08, PALE),
        *[stuff("stripe", one, f, LINEN, LINEN_SHADE, planes(0, 1, 0, 0.09), PALE) for one in stripes],
        linen(band, f),
        stuff("jacket", opened(body, 0.3, -2.3), b, "#6f7f92", "#4d5c70", planes(0.6, 1, 0.3, 0.07), DARK),
        linen(grown(body, -0.03), b),
        stuff("scarf", scarf, b, "#c8a04e", "#9a7530", planes(0.5, 1, 0.3, 0.075), PALE),
    ]


def cuvier(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Georges Cuvier."""
    mass = wavy(blend(0.1, scalp(h, 0.6, 0.1), locks(h, -0.25, 0.16, 0.0)), 0.05, (8, 8, 8))
    return [
        *flesh(h, f),
        hair(mass, f, "#a9764a", "#7c5130", combed(0.055, 0.06)),
        hair(sideburns(h, -0.4, 0.09), f, "#a9764a", "#7c5130", falling(0.06)),
        *coat(b, "#3e4b66", "#28334a", 0.3, -0.72, 0.36, 1.08),
        linen(cravat(-0.92, 1.0), b),
    ]


def humboldt(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Alexander von Humboldt."""
    tufts = [
        ball((x, y, z), 0.2)
        for x, y, z in (
            (-0.3, 0.98, 0.2),
            (0.1, 1.05, 0.15),
            (0.45, 0.85, 0.15),
            (-0.6, 0.7, 0),
            (0.68, 0.55, 0),
            (0, 0.85, 0.5),
        )
    ]
    mass = wavy(blend(0.14, scalp(h, 0.6, 0.1), *tufts), 0.09, (8, 9, 8))
    return [
        *flesh(h, f),
        hair(mass, f, "#d3b27c", "#a98650", combed(0.055, 0.1, 9)),
        hair(sideburns(h, -0.3, 0.08), f, "#d3b27c", "#a98650", falling(0.06)),
        *coat(b, "#56708a", "#3b5068", 0.4, -0.95, 0.32),
        linen(cravat(-0.95, 1.1), b),
    ]
