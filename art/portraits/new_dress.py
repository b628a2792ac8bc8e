"""What naturalists wore from the days of Mary Anning."""

from __future__ import annotations

import numpy as np
from engrave import Part
from faces import Head
from solids import Frame, ball, blend, bone, both, carve, grown, half_space, pair, tilted, union, wavy
from tailor import STEEL, coat, hair, linen
from wardrobe import (
    DARK,
    bald,
    beard,
    bonnet,
    collar,
    combed,
    cravat,
    curly,
    falling,
    flesh,
    lapels,
    locks,
    opened,
    parted,
    planes,
    scalp,
    shoulders,
    spectacles,
    stuff,
    top_hat,
    wide_hat,
)


def anning(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Mary Anning."""
    cap = bonnet(h, 0.09, 0.56)
    frill = wavy(carve(grown(cap, 0.05), ball((0, -0.3, 0.55), (0.9, 0.98, 0.86))), 0.03, (15, 15, 3))
    ribbon = union(
        bone((0.42, -0.78, 0.2), (0.06, -1.0, 0.5), 0.05), pair(ball((0.13, -1.03, 0.5), (0.14, 0.09, 0.06)))
    )
    shawl = blend(0.1, shoulders(0.95), pair(bone((0.5, -1.25, 0.1), (0.1, -2.2, 0.45), 0.2)))
    return [
        *flesh(h, f, ears=False),
        hair(scalp(h, 0.6, 0.05), f, "#6b4a30", "#4a3220", combed(0.055)),
        linen(union(cap, frill), f, 0.085),
        stuff("hat", top_hat(0.74, 0.36, 0.6), f, "#54504a", "#33302c", planes(0.5, 0.2, 1, 0.075), DARK),
        stuff("ribbon", ribbon, f, "#8c4a3a", "#66331f", planes(1, 0.3, 0, 0.07)),
        stuff("shawl", shawl, b, "#7d8f78", "#586a55", planes(0.8, 1, 0.3, 0.08, 0.05)),
    ]


def darwin(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Charles Darwin."""
    white = ("#ece5d6", "#c3b9a4")
    side = bald(scalp(h, 0.62, 0.12, -0.5), 0.3)
    cloak = shoulders(1.15)
    return [
        *flesh(h, f),
        hair(wavy(side, 0.03, (9, 9, 9)), f, *white, falling(0.06)),
        hair(beard(h, 0.95, 1.1, 0.05), f, *white, falling(0.055, 0.06, 6)),
        stuff(
            "cloak",
            blend(0.15, cloak, collar(-0.98, 0.1, 0.56, 0.5)),
            b,
            "#4a423c",
            "#2f2925",
            planes(0.9, 0.5, 0.4, 0.07),
            DARK,
        ),
    ]


def wallace(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Alfred Russel Wallace."""
    dark = ("#6f5340", "#47331f")
    mass = wavy(blend(0.1, scalp(h, 0.56, 0.08), ball((0.15, 0.82, 0.15), (0.5, 0.25, 0.5))), 0.03, (7, 8, 8))
    return [
        *flesh(h, f),
        hair(mass, f, *dark, combed(0.055, 0.05)),
        hair(beard(h, 0.35, 1.15, 0.05), f, *dark, falling(0.055, 0.06, 6)),
        stuff("glass", spectacles(h), f, STEEL, STEEL, planes(0, 1, 0, 9)),
        *coat(b, "#7a6a4c", "#574a33", 0.28, -1.05, 0.34, 1.05),
        stuff(
            "tie",
            blend(0.03, pair(ball((0.17, -1.33, 0.2), (0.17, 0.1, 0.09))), ball((0, -1.33, 0.24), 0.07)),
            b,
            "#3f3a36",
            "#2a2623",
            planes(1, 0, 0, 0.06),
            DARK,
        ),
    ]


def mantell(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Mary Ann Mantell."""
    knot = blend(0.06, ball((0, 1.12, -0.35), (0.3, 0.28, 0.3)), bone((0, 0.85, -0.3), (0, 1.0, -0.32), 0.24))
    curls = pair(
        union(*(ball((0.66 + 0.06 * (n % 2), 0.32 - 0.2 * n, 0.22 - 0.06 * n), (0.16, 0.13, 0.16)) for n in range(4)))
    )
    comb = pair(bone((0.0, 1.36, -0.42), (0.3, 1.28, -0.42), 0.04, 0.03))
    body = shoulders(0.92, 0.15)
    return [
        *flesh(h, f),
        hair(parted(scalp(h, 0.63, 0.07)), f, "#7a4e2e", "#53331c", falling(0.05, 0.0)),
        hair(knot, f, "#7a4e2e", "#53331c", curly(0.05, 5)),
        hair(
            curls,
            f,
            "#7a4e2e",
            "#53331c",
            lambda p: np.arctan2(p[1] + 10, p[2]) * 0 + (p[1] * 0.4 + np.sin(p[1] * 31) * 0.04 + p[0] * 0.8) / 0.05,
        ),
        stuff("comb", comb, f, "#b98a3e", "#86601f", planes(1, 0, 0, 0.06)),
        stuff("dress", body, b, "#8d5f6c", "#66414e", planes(0.5, 1, 0.3, 0.07), DARK),
        linen(wavy(both(grown(body, 0.07), half_space((0, -1.86, 0.2), (0, -1, 0.35))), 0.03, (12, 4, 12)), b, 0.085),
    ]


def owen(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Richard Owen."""
    white = ("#d9d2c4", "#aba28f")
    cap = both(grown(ball((0, 0.3, -0.16), (0.72, 0.72, 0.86)), 0.07), half_space((0, 0.5, 0), (0, -1, 0.28)))
    body = shoulders(1.05)
    return [
        *flesh(h, f),
        hair(
            wavy(union(scalp(h, 0.7, 0.08, -0.5, 0.02), locks(h, -0.5, 0.14, 0.02, -0.3)), 0.04, (8, 7, 8)),
            f,
            *white,
            falling(0.055),
        ),
        stuff("skullcap", cap, f, "#3f3a44", "#27232c", falling(0.075, 0), DARK),
        stuff("gown", opened(body, 0.45, -2.5), b, "#5b3a36", "#3d2522", planes(1, 0.25, 0.3, 0.07), DARK),
        stuff("edge", lapels(body, 0.45, 0.3, -2.5), b, "#a8483c", "#7c3026", planes(1, 0.2, 0.3, 0.08)),
        stuff("waistcoat", grown(body, -0.03), b, "#4a463f", "#302d28", planes(0, 1, 0.3, 0.07), DARK),
        linen(cravat(-1.0, 0.9), b),
    ]


def brown(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Barnum Brown."""
    tie = union(bone((0, -1.4, 0.3), (0.0, -2.4, 0.5), 0.09, 0.14), ball((0, -1.36, 0.28), 0.1))
    fur = wavy(blend(0.2, shoulders(1.2), collar(-0.9, 0.2, 0.62, 0.42)), 0.07, (17, 19, 17))
    return [
        *flesh(h, f),
        hair(scalp(h, 0.6, 0.04), f, "#6a5138", "#463423", combed(0.055)),
        stuff(
            "hat", wide_hat(0.56, 0.72, 0.62, 1.2, 0.1, 0.2), f, "#8c7550", "#655233", planes(0.3, 0.2, 1, 0.075), DARK
        ),
        stuff(
            "band",
            both(
                grown(wide_hat(0.56, 0.72, 0.62, 0.6), 0.025),
                both(half_space((0, 0.72, 0), (0, 1, 0)), half_space((0, 0.59, 0), (0, -1, 0))),
            ),
            f,
            "#3d2f24",
            "#2a2018",
            planes(1, 0, 1, 0.08),
            DARK,
        ),
        stuff(
            "fur",
            fur,
            b,
            "#6d4f36",
            "#4a3423",
            lambda p: (p[0] * 0.5 + p[1] * 0.5 + 0.1 * np.sin(17 * p[0]) * np.sin(15 * p[1])) / 0.06,
            DARK,
        ),
        linen(grown(shoulders(), -0.03), b),
        stuff("tie", tie, b, "#58503f", "#3a3428", planes(1, 1, 0, 0.06), DARK),
        linen(both(bone((0, -1.02, -0.25), (0, -1.4, -0.2), 0.43, 0.5), half_space((0, -1.1, 0), (0, 1, -0.3))), b),
    ]


def yang(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Yang Zhongjian."""
    body = shoulders(1.02)
    stand = both(bone((0, -1.05, -0.27), (0, -1.5, -0.3), 0.45, 0.54), half_space((0, -1.14, 0), (0, 1, -0.25)))
    flaps = both(bone((0, -1.2, -0.2), (0, -1.55, -0.2), 0.5, 0.62), pair(half_space((0.06, -1.3, 0), (-1, -0.5, 0))))
    buttons = union(*(ball((0, y, 0.42 - 0.03 * n), 0.06) for n, y in enumerate((-1.72, -2.12))))
    pockets = pair(
        both(
            grown(body, 0.035),
            both(
                half_space((0, -2.0, 0), (0, 1, 0)),
                both(half_space((0.3, 0, 0), (-1, 0, 0)), half_space((0.85, 0, 0), (1, 0, 0))),
            ),
        )
    )
    return [
        *flesh(h, f, "#f2dcb6", "#dfbf8e"),
        hair(
            blend(0.1, scalp(h, 0.62, 0.07), ball((0.1, 0.84, 0.05), (0.5, 0.2, 0.5))),
            f,
            "#57504a",
            "#332e2a",
            combed(0.06),
        ),
        stuff("glass", spectacles(h, 0.2), f, "#2e2117", "#2e2117", planes(0, 1, 0, 9)),
        stuff("suit", union(body, stand), b, "#7f8b95", "#59656f", planes(0.5, 1, 0.3, 0.075)),
        stuff("suit", union(flaps, pockets), b, "#8a96a0", "#626e78", planes(1, 0.4, 0.3, 0.075)),
        stuff("button", buttons, b, "#4a4540", "#332f2b", planes(0, 1, 0, 9)),
    ]


def mexia(h: Head, f: Frame, b: Frame) -> list[Part]:
    """Ynes Mexia."""
    body = shoulders(0.98)
    loose = wavy(union(scalp(h, 0.58, 0.08), locks(h, -0.25, 0.14, 0.02, -0.1)), 0.03, (9, 8, 9))
    band = tilted(
        both(
            grown(wide_hat(0.55, 0.68, 0.5, 0.5, 0.05), 0.02),
            both(half_space((0, 0.74, 0), (0, 1, 0)), half_space((0, 0.57, 0), (0, -1, 0))),
        ),
        -14,
        (0, 0.5, -0.1),
    )
    kerchief = blend(
        0.05,
        both(bone((0, -1.05, -0.25), (0, -1.5, -0.25), 0.43, 0.6), half_space((0, -1.12, 0), (0, 1, -0.35))),
        ball((0.0, -1.6, 0.3), (0.12, 0.1, 0.1)),
        pair(bone((0.04, -1.62, 0.34), (0.16, -1.9, 0.4), 0.06, 0.09)),
    )
    return [
        *flesh(h, f, "#f0d9b4", "#d9b88a"),
        hair(loose, f, "#b3a894", "#857a68", falling(0.055)),
        stuff(
            "hat",
            tilted(wide_hat(0.55, 0.68, 0.5, 1.3, 0.05), -14, (0, 0.5, -0.1)),
            f,
            "#efdcaa",
            "#cdb377",
            lambda p: np.sqrt(p[0] ** 2 + p[2] ** 2) / 0.09,
            ((0.9, 0.45), (0.5, 0.75)),
        ),
        stuff("band", band, f, "#5c7a5a", "#3e583d", planes(1, 0, 1, 0.08)),
        stuff("jacket", opened(body, 0.38, -2.3), b, "#a98d5c", "#7d6640", planes(0.5, 1, 0.3, 0.07)),
        stuff("lapel", lapels(body, 0.38, 0.34, -2.3), b, "#b89b68", "#8a7148", planes(1, -0.4, 0.3, 0.07)),
        stuff("kerchief", kerchief, b, "#a8483c", "#7c3026", planes(0.5, 1, 0.3, 0.075)),
        linen(grown(body, -0.03), b),
    ]
