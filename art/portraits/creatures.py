"""Emblems that live: Tray the dog, a finch, a beetle, the twinflower."""

from __future__ import annotations

import numpy as np
from engrave import Part
from matter import LEAF, LEAF_SHADE, WOOD, WOOD_SHADE, black, bony, leaf, plain
from solids import Frame, ball, blend, bone, both, carve, grown, pair, tilted, turn, union, wavy
from wardrobe import DARK, MIDDLE, PALE, curly, planes, stuff


def hammer_and_dog(f: Frame) -> list[Part]:
    """Mary Anning's hammer, and Tray."""
    muzzle = bone((0, -0.02, 0.2), (0, -0.14, 0.5), 0.17, 0.11)
    head = blend(0.12, ball((0, 0.08, 0.02), (0.29, 0.27, 0.3)), muzzle, ball((0, -0.75, -0.15), (0.4, 0.6, 0.36)))
    patch = both(
        grown(head, 0.012),
        blend(0.1, ball((0.24, 0.16, 0.1), (0.2, 0.26, 0.4)), ball((0.3, -0.8, -0.2), (0.24, 0.4, 0.5))),
    )
    ears = pair(bone((0.2, 0.3, -0.02), (0.34, 0.02, 0.08), 0.1, 0.07))
    dark = union(pair(ball((0.11, 0.1, 0.3), 0.045)), ball((0, -0.09, 0.6), (0.075, 0.055, 0.06)))
    tool = Frame(f.matrix @ turn(34), f.pivot, f.shift + np.array([[0.5], [0.2], [0.2]], dtype=np.float32), f.size)
    handle = bone((0.08, -1.0, 0), (0.02, 0.62, 0), 0.05)
    iron = union(bone((-0.18, 0.62, 0), (0.1, 0.66, 0), 0.13), bone((0.1, 0.66, 0), (0.4, 0.58, 0), 0.11, 0.03))
    return [
        stuff("dog", head, f, "#f4ecd8", "#d3c5a4", curly(0.06), PALE, 0.4),
        black("patch", union(patch, ears), f),
        plain("eye_dog", dark, f, "#2e2117", "#2e2117"),
        plain("handle", handle, tool, WOOD, WOOD_SHADE),
        black("iron", iron, tool),
    ]


def finch(f: Frame) -> list[Part]:
    """A ground finch on a twig."""
    body = blend(0.12, tilted(ball((0, 0, 0), (0.36, 0.25, 0.25)), 0, (0, 0, 0), -25), ball((0.27, 0.28, 0), 0.19))
    tail = bone((-0.26, -0.16, 0), (-0.66, -0.42, 0), 0.1, 0.07)
    wing = tilted(
        both(ball((-0.1, -0.02, 0.18), (0.4, 0.17, 0.12)), ball((-0.12, 0.04, 0.18), (0.42, 0.2, 0.2))),
        0,
        (0, 0, 0),
        -28,
    )
    beak = blend(
        0.03, bone((0.4, 0.3, 0), (0.6, 0.2, 0), 0.1, 0.012), bone((0.4, 0.22, 0), (0.58, 0.19, 0), 0.07, 0.012)
    )
    twig = union(
        bone((-0.75, -0.52, 0), (0.7, -0.36, -0.05), 0.045, 0.035), bone((0.3, -0.42, 0), (0.55, -0.62, 0), 0.03)
    )
    legs = union(
        bone((0.02, -0.22, 0.05), (0.06, -0.42, 0.03), 0.022), bone((-0.08, -0.22, -0.05), (-0.04, -0.42, 0), 0.022)
    )
    return [
        plain("bird", union(body, tail), f, "#a08a68", "#75634a", 1.0, -0.6),
        black("wing", wing, f),
        plain("beak", beak, f, "#c9a35a", "#97752f"),
        plain("twig", union(twig, legs), f, WOOD, WOOD_SHADE),
        plain("eye_bird", ball((0.34, 0.33, 0.15), 0.04), f, "#2e2117", "#2e2117"),
    ]


def butterfly(f: Frame) -> list[Part]:
    """A butterfly with open wings."""
    upper = tilted(
        both(ball((0.4, 0.06, 0), (0.42, 0.3, 0.05)), ball((0.4, 0.22, 0), (0.46, 0.36, 0.06))), 0, (0, 0, 0), -34
    )
    lower = tilted(ball((0.3, -0.12, -0.02), (0.3, 0.21, 0.05)), 0, (0, 0, 0), 30)
    border = union(
        carve(grown(upper, 0.012), tilted(ball((0.28, 0.1, 0), (0.36, 0.24, 0.5)), 0, (0, 0, 0), -34)),
        ball((0.34, -0.34, 0.04), 0.075),
        ball((0.28, 0.2, 0.05), 0.06),
    )
    body = union(
        bone((0, 0.22, 0.06), (0, -0.36, 0.06), 0.055, 0.025), pair(bone((0.01, 0.24, 0.06), (0.16, 0.52, 0.06), 0.016))
    )
    return [
        stuff(
            "wing",
            pair(upper),
            f,
            "#d0884c",
            "#a8652f",
            lambda p: np.arctan2(p[1] + 0.05, np.abs(p[0])) / 0.12,
            ((2.0, 0.45),),
        ),
        stuff(
            "wing",
            pair(lower),
            f,
            "#7f93a8",
            "#5b6f86",
            lambda p: np.arctan2(p[1] - 0.05, np.abs(p[0])) / 0.12,
            ((2.0, 0.45),),
        ),
        black("border", pair(border), f),
        black("body", body, f),
    ]


def beetle(f: Frame) -> list[Part]:
    """A long-horned beetle."""
    shells = carve(ball((0, -0.12, 0), (0.27, 0.46, 0.2)), bone((0, 0.25, 0.22), (0, -0.6, 0.2), 0.02))
    front = union(ball((0, 0.36, 0), (0.19, 0.14, 0.14)), ball((0, 0.53, 0), (0.12, 0.1, 0.1)))
    legs = [
        ((0.16, 0.34), (0.42, 0.44), (0.5, 0.68)),
        ((0.22, 0.12), (0.52, 0.1), (0.68, -0.04)),
        ((0.2, -0.08), (0.46, -0.3), (0.54, -0.62)),
    ]
    limbs = union(*(union(bone((*a, 0), (*b, 0), 0.035), bone((*b, 0), (*c, 0), 0.028)) for a, b, c in legs))
    horns = union(
        bone((0.08, 0.58, 0), (0.3, 0.86, 0), 0.028),
        bone((0.3, 0.86, 0), (0.66, 0.9, 0), 0.024),
        bone((0.66, 0.9, 0), (0.86, 0.7, 0), 0.02),
    )
    return [
        stuff("shells", shells, f, "#5f7d62", "#3c5741", planes(1, 0, 0, 0.06), DARK),
        black("front", front, f),
        black("legs", pair(union(limbs, horns)), f),
    ]


def ram(f: Frame) -> list[Part]:
    """The head of a merino ram."""
    face = blend(0.08, bone((0, 0.16, 0.1), (0, -0.36, 0.46), 0.23, 0.14), ball((0, -0.38, 0.48), (0.13, 0.11, 0.1)))
    wool = wavy(
        blend(0.1, ball((0, 0.28, 0), (0.34, 0.26, 0.3)), ball((0, -0.55, -0.25), (0.52, 0.5, 0.35))),
        0.07,
        (15, 15, 15),
    )
    t = np.linspace(0, 1, 12)
    turned, out = 2.3 - t * 7.4, 0.31 - 0.17 * t
    spots = [
        (0.52 + 0.12 * s + o * np.cos(a), 0.06 + o * np.sin(a), -0.05 + 0.28 * s)
        for s, a, o in zip(t, turned, out, strict=True)
    ]
    thick = 0.15 - 0.1 * t
    horn = union(
        *(bone(a, b, float(u), float(v)) for a, b, u, v in zip(spots, spots[1:], thick, thick[1:], strict=False))
    )
    ears = pair(bone((0.22, 0.1, 0.12), (0.42, -0.16, 0.28), 0.07, 0.03))
    dark = union(
        pair(ball((0.17, 0.04, 0.32), (0.045, 0.05, 0.045))), pair(ball((0.06, -0.4, 0.58), (0.028, 0.02, 0.03)))
    )
    return [
        bony("face", union(face, ears), f),
        stuff("wool", wool, f, "#f4ecd8", "#cfc1a0", curly(0.06, 13), MIDDLE, 0.42),
        stuff(
            "horn",
            pair(horn),
            f,
            "#a98656",
            "#775a33",
            lambda p: np.arctan2(p[1] - 0.06, np.abs(p[0]) - 0.55) / 0.22,
            ((2.0, 0.6), (0.5, 0.9)),
        ),
        plain("eye_ram", dark, f, "#2e2117", "#2e2117"),
    ]


def twinflower(f: Frame) -> list[Part]:
    """Linnaea borealis: two bells on one stalk."""
    stalk = union(
        bone((0, -0.95, 0), (0, 0.3, 0), 0.035),
        bone((0, 0.3, 0), (0.24, 0.6, 0), 0.03),
        bone((0.24, 0.6, 0), (0.4, 0.5, 0), 0.028),
    )
    bell = carve(
        blend(0.05, bone((0.4, 0.46, 0), (0.46, 0.12, 0), 0.07, 0.21), pair(ball((0.46, 0.06, 0.0), (0.2, 0.08, 0.2)))),
        ball((0.48, -0.1, 0.1), (0.16, 0.14, 0.2)),
    )
    leaves = union(leaf(0.02, -0.5, 62, 0.2, 0.17), leaf(0.02, -0.8, 75, 0.18, 0.16))
    return [
        plain("stalk", pair(stalk), f, LEAF_SHADE, "#3e5633"),
        stuff(
            "bell",
            pair(bell),
            f,
            "#dc9a98",
            "#b56a6a",
            lambda p: (np.abs(p[0]) - 0.44) / (0.35 - p[1] * 0.3) / 0.11,
            ((0.9, 0.5), (0.5, 0.8)),
        ),
        plain("leaf", pair(leaves), f, LEAF, LEAF_SHADE, 1.0, 0.4),
    ]


def herbs(f: Frame) -> list[Part]:
    """A bundle of plants, tied."""
    fan = [
        (-0.05, -0.3, -44, 0.4, 0.13, 0.05),
        (0, -0.3, -22, 0.5, 0.14, 0.1),
        (0.02, -0.3, 2, 0.56, 0.14, 0.0),
        (0.05, -0.3, 26, 0.5, 0.14, 0.1),
        (0.08, -0.3, 48, 0.38, 0.13, 0.05),
    ]
    leaves = union(*(leaf(*one) for one in fan))
    ribs = union(
        *(
            tilted(bone((x, y, z + 0.06), (x, y + long * 1.7, z + 0.07), 0.018), 0, (x, y, z), angle)
            for x, y, angle, long, _, z in fan
        )
    )
    stems = union(*(bone((0.03, -0.25, 0), (x, -0.85, 0), 0.05) for x in (-0.14, 0.02, 0.18)))
    flowers = union(*(ball((x, y, 0.2), 0.1) for x, y in ((-0.3, 0.45), (0.12, 0.72), (0.46, 0.36), (0.0, 0.36))))
    return [
        plain("leaf", leaves, f, LEAF, LEAF_SHADE, 1.0, 0.5),
        plain("stem", union(stems, ribs), f, LEAF_SHADE, "#3e5633"),
        stuff("flower", wavy(flowers, 0.03, (30, 30, 30)), f, "#c77f9a", "#97566f", planes(1, 1, 0, 0.07), PALE),
        plain("tie", bone((-0.1, -0.38, 0.06), (0.16, -0.38, 0.06), 0.09), f, "#c8a04e", "#9a7530"),
    ]
