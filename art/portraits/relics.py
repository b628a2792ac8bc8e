"""Emblems of bone, glass and wood: a jaw, a globe, a jar with a polyp."""

from __future__ import annotations

import numpy as np
from engrave import Part
from matter import LEAF, LEAF_SHADE, black, bony, leaf, plain
from solids import Frame, ball, blend, bone, both, carve, drum, grown, half_space, pair, ring, tilted, union, wavy
from wardrobe import DARK, PALE, planes, stuff


def tooth(f: Frame) -> list[Part]:
    """A tooth of Iguanodon: a ridged leaf with a notched edge."""
    barbs = (bone((0, 0.17 * n - 0.2, 0), (0.44 - 0.05 * n, 0.17 * n + 0.02, 0), 0.15, 0.03) for n in range(4))
    crown = blend(0.02, ball((0, 0.2, 0), (0.3, 0.5, 0.12)), pair(union(*barbs)))
    ridges = union(*(bone((x * 0.7, -0.2, 0.12), (x, 0.5, 0.1), 0.045, 0.02) for x in (-0.16, 0.0, 0.16)))
    root = bone((0, -0.16, 0), (0.03, -0.58, 0), 0.26, 0.15)
    return [
        plain("crown", blend(0.03, crown, ridges), f, "#a27d55", "#6d4f31", 1.0, 0.1),
        plain("root", root, f, "#c9a97c", "#94724a"),
    ]


def moa_bone(f: Frame) -> list[Part]:
    """The thigh bone of a moa."""
    shaft = bone((0, -0.8, 0), (0, 0.8, 0), 0.12)
    ends = union(
        ball((-0.13, 0.92, 0), 0.18),
        ball((0.15, 0.84, 0), 0.16),
        ball((-0.15, -0.9, 0), 0.19),
        ball((0.15, -0.92, 0), 0.18),
    )
    return [bony("bone", blend(0.16, shaft, ends), f, 0.3)]


def jaw(f: Frame) -> list[Part]:
    """The lower jaw of a large beast."""
    body = blend(
        0.1, bone((-0.62, -0.1, 0), (0.3, -0.24, 0), 0.085, 0.15), bone((0.3, -0.2, 0), (0.52, 0.36, 0), 0.17, 0.1)
    )
    body = blend(0.06, body, ball((0.56, 0.46, 0), (0.11, 0.08, 0.1)), bone((0.36, 0.1, 0), (0.28, 0.44, 0), 0.1, 0.04))
    teeth = union(*(bone((x, -0.1, 0.03), (x - 0.02, 0.06, 0.03), 0.05) for x in np.linspace(-0.3, 0.2, 5)))
    front = bone((-0.66, -0.08, 0), (-0.78, 0.1, 0), 0.055, 0.02)
    return [
        bony("jaw", body, f, 0.8),
        stuff("teeth", union(teeth, front), f, "#fffaec", "#ddd0b0", planes(1, 0, 0, 0.06), PALE),
    ]


def tyrant(f: Frame) -> list[Part]:
    """The skull of Tyrannosaurus."""
    top = blend(
        0.1,
        bone((-0.36, 0.2, 0), (0.5, 0.12, 0), 0.27, 0.17),
        ball((-0.5, 0.12, 0), (0.2, 0.36, 0.2)),
        ball((-0.2, 0.42, 0), (0.14, 0.1, 0.15)),
    )
    spots = (
        (-0.22, 0.17, 0.095),
        (0.06, 0.13, 0.085),
        (0.2, 0.12, 0.07),
        (-0.5, 0.02, 0.075),
        (-0.47, 0.16, 0.06),
        (0.52, 0.17, 0.05),
    )
    holes = union(*(bone((x, y, 0.06), (x, y, 0.6), r) for x, y, r in spots))
    under = blend(
        0.08, bone((-0.56, -0.24, 0), (0.0, -0.42, 0), 0.1, 0.13), bone((0, -0.42, 0), (0.56, -0.36, 0), 0.12, 0.08)
    )
    teeth = union(
        *(
            bone((x, 0.0, 0.12), (x - 0.04, -0.2 + 0.03 * (n % 2), 0.12), 0.055, 0.012)
            for n, x in enumerate(np.linspace(-0.02, 0.62, 6))
        )
    )
    lower = union(*(bone((x, -0.34, 0.07), (x - 0.02, -0.2, 0.07), 0.045, 0.012) for x in np.linspace(0.06, 0.54, 4)))
    return [
        bony("skull", carve(top, holes), f, 0.8),
        black("hole", both(grown(top, -0.06), grown(holes, 0.01)), f),
        bony("under", under, f, 0.8),
        stuff("teeth", union(teeth, lower), f, "#fffaec", "#ddd0b0", planes(1, 0, 0, 9), PALE),
    ]


def long_neck(f: Frame) -> list[Part]:
    """Neck and head of Mamenchisaurus."""
    t = np.linspace(0, 1, 12)
    x, y = 0.1 + 0.36 * np.sin(t * 4.2 + 2.6), -1.15 + 2.05 * t
    beads = [
        ball((float(a), float(b), 0), (0.17 - 0.09 * s, 0.1, 0.16 - 0.08 * s)) for a, b, s in zip(x, y, t, strict=True)
    ]
    spines = [
        bone((float(a) - 0.05, float(b), 0), (float(a) - 0.27 + 0.12 * s, float(b) - 0.05, 0), 0.045)
        for a, b, s in zip(x, y, t, strict=True)
    ]
    hx, hy = float(x[-1]), float(y[-1])
    head = carve(
        blend(
            0.08,
            ball((hx + 0.08, hy + 0.13, 0), (0.2, 0.14, 0.13)),
            bone((hx + 0.1, hy + 0.1, 0), (hx + 0.38, hy + 0.02, 0), 0.11, 0.07),
        ),
        ball((hx + 0.1, hy + 0.16, 0.16), 0.07),
    )
    return [bony("neck", union(*beads), f), bony("spines", union(*spines), f), bony("head", head, f)]


def globe(f: Frame) -> list[Part]:
    """A globe on its stand."""
    earth = ball((0, 0.14, 0), 0.5)
    blobs = blend(
        0.1,
        ball((-0.16, 0.3, 0.44), (0.2, 0.16, 0.2)),
        ball((-0.08, 0.0, 0.46), (0.13, 0.24, 0.2)),
        ball((0.3, 0.32, 0.36), (0.24, 0.13, 0.2)),
    )
    land = both(grown(earth, 0.012), wavy(blobs, 0.06, (13, 13, 11)))
    stand = union(
        tilted(ring((0, 0.14, 0), 0.58, 0.04), 0, (0, 0.14, 0), 20),
        bone((0, -0.44, 0), (0, -0.66, 0), 0.06, 0.1),
        drum((0, -0.74, 0), 0.3, 0.06),
    )

    def meridians(p: np.ndarray) -> np.ndarray:
        return np.arctan2(p[0], p[2]) / 0.3

    sea = stuff("sea", earth, f, "#a9bcc4", "#7f97a2", meridians, ((2.0, 0.5),), 0.42)
    rounds = stuff("sea", earth, f, "#a9bcc4", "#7f97a2", planes(0, 1, 0, 0.125), ((2.0, 0.4), (0.45, 0.8)))
    whole = Part(sea.name, sea.solid, f, sea.tint, sea.shade, sea.hatches + rounds.hatches, sea.ink, sea.below)
    return [
        whole,
        plain("land", land, f, "#c9ad72", "#9a7f48", 1.0, 1.0),
        plain("stand", stand, f, "#b98a3e", "#86601f"),
    ]


def polyp_jar(f: Frame) -> list[Part]:
    """A jar of water with a polyp in it."""
    glass = union(
        drum((0, -0.12, 0), 0.46, 0.58, 0.1), drum((0, 0.5, 0), 0.34, 0.1, 0.03), drum((0, 0.62, 0), 0.4, 0.045, 0.03)
    )
    water = both(grown(drum((0, -0.12, 0), 0.46, 0.58, 0.1), 0.012), half_space((0, 0.22, 0), (0, 1, 0)))
    arms = [
        ((-0.03, 0), (-0.24, 0.14), (-0.34, -0.22)),
        ((-0.01, 0.02), (-0.12, 0.2), (-0.22, 0.1)),
        ((0.02, 0.02), (0.08, 0.2), (0.2, 0.12)),
        ((0.04, 0), (0.26, 0.12), (0.34, -0.28)),
        ((-0.02, -0.03), (-0.17, 0.0), (-0.2, -0.36)),
        ((0.04, -0.03), (0.18, -0.02), (0.2, -0.42)),
    ]
    flesh = union(
        bone((0.02, -0.64, 0.52), (0.0, -0.04, 0.52), 0.035, 0.075),
        *(union(bone((*a, 0.52), (*b, 0.52), 0.024), bone((*b, 0.52), (*c, 0.52), 0.024, 0.014)) for a, b, c in arms),
    )
    return [
        stuff("glass", glass, f, "#f3f0e2", "#cfd4c9", planes(1, 0, 0.5, 0.09), PALE),
        stuff("water", water, f, "#c3d2cf", "#98afb0", planes(0, 1, 0, 0.085), ((0.7, 0.4), (0.4, 0.7))),
        stuff("polyp", flesh, f, "#4f7350", "#34533a", planes(0.3, 1, 0, 0.08), DARK),
    ]


def press(f: Frame) -> list[Part]:
    """A plant press with a specimen in it."""
    slats = union(*(bone((x, -0.5, 0.06), (x, 0.5, 0.06), 0.055) for x in (-0.42, -0.14, 0.14, 0.42)))
    rails = union(*(bone((-0.5, y, 0), (0.5, y, 0), 0.055) for y in (-0.4, -0.13, 0.13, 0.4)))
    paper = both(
        both(pair(half_space((0.46, 0, 0), (1, 0, 0))), half_space((0, 0.46, 0), (0, 1, 0))),
        both(
            half_space((0, -0.46, 0), (0, -1, 0)),
            both(half_space((0, 0, -0.05), (0, 0, 1)), half_space((0, 0, -0.2), (0, 0, -1))),
        ),
    )
    strap = union(bone((-0.52, 0.02, 0.16), (0.52, 0.02, 0.16), 0.06), ball((0.1, 0.02, 0.2), (0.09, 0.09, 0.05)))
    leaves = union(
        leaf(0.1, 0.45, 20, 0.22, 0.1, -0.1), leaf(-0.1, 0.45, -24, 0.24, 0.1, -0.1), leaf(0, 0.45, 0, 0.3, 0.1, -0.12)
    )
    return [
        plain("wood", union(slats, rails), f, "#b98a54", "#86602f"),
        stuff("paper", paper, f, "#f8f1df", "#ddd0b2", planes(0, 1, 0, 0.09), PALE),
        black("strap", strap, f),
        plain("leaf", leaves, f, LEAF, LEAF_SHADE, 1.0, 0.5),
    ]
