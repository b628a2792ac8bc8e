"""Field and rim of the medallions, the rims that tell who sits there, and the marks of the styles."""

from __future__ import annotations

import math
from collections.abc import Iterable

from engrave import FIELD, SIDE

MID = SIDE / 2
INK, BRASS = "#2e2117", ("#f2dca0", "#c39a4e", "#7d5a24")
METALS: dict[str, tuple[str, str, str]] = {
    "wood": ("#8a5c38", "#6a4327", "#472b18"),
    "copper": ("#e0a17a", "#b06a42", "#6e3a1f"),
    "silver": ("#f4f2ea", "#bfbdb4", "#7f7d76"),
    "brass": BRASS,
    "gold": ("#fff0b0", "#e3b848", "#9a7220"),
    "enamel": ("#a9c8dc", "#41739a", "#1c3a58"),
    "steel": ("#d5d9d6", "#8f9894", "#545d5a"),
}


def _stops(*stops: tuple[str, str]) -> str:
    return "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)


def metal(name: str) -> str:
    """A gradient that shines from the upper left."""
    light, middle, dark = METALS[name]
    stops = _stops(("0", light), (".45", middle), ("1", dark))
    place = 'gradientUnits="userSpaceOnUse" x1="40" y1="20" x2="200" y2="220"'
    return f'<linearGradient id="m" {place}>{stops}</linearGradient>'


def paper() -> str:
    """The cream of the field."""
    stops = _stops(("0", "#fdf7e8"), (".65", "#f4e8cc"), ("1", "#ddca9f"))
    return f'<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="104" cy="96" r="124">{stops}</radialGradient>'


def at(radius: float, degrees: float) -> tuple[float, float]:
    """A place on a circle about the middle; 90 degrees is at the bottom."""
    a = math.radians(degrees)
    return MID + radius * math.cos(a), MID + radius * math.sin(a)


def polar(points: Iterable[tuple[float, float]]) -> str:
    """A closed line through places on circles."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (at(r, a) for r, a in points)) + "z"


def circle(radius: float, stroke: str, width: float, fill: str = "none", opacity: float = 1) -> str:
    """A circle about the middle."""
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    return (
        f'<circle cx="120" cy="120" r="{radius:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"{faint}/>\n'
    )


def ground() -> str:
    """The field: cream with fine level lines."""
    rows = []
    for y in range(24, 222, 4):
        half = math.sqrt(max(FIELD**2 - (y - MID) ** 2, 0))
        rows.append(f"M{MID - half:.1f} {y}h{2 * half:.1f}")
    lines = f'<path d="{"".join(rows)}" fill="none" stroke="#cdb88c" stroke-width=".5" opacity=".7"/>\n'
    return circle(FIELD + 2, "none", 0, "url(#p)") + lines


def chimborazo() -> str:
    """The mountain behind Humboldt."""
    peak = "150 66 160 58 170 50 178 54 186 50 198 66"
    body = f"M20 150L44 128 60 134 92 108 132 92 {peak} 212 92 224 112A108 108 0 0 1 20 150z"
    snow = f"M132 92L{peak} 206 80 200 90 194 80 188 98 180 84 172 100 164 86 154 100 146 90z"
    shade = "M186 50L198 66 212 92 224 112 220 150 196 186 204 130 190 96 194 80z"
    hatch = "".join(f"M{197 + 3 * n} {92 + 8 * n}l{-3} {38 + n}" for n in range(7))
    side = "".join(f"M{140 - 5 * n} {96 + 4 * n}l{11 + n} {22 + n}" for n in range(4))
    side += "".join(f"M{44 + 6 * n} {134 + (n % 2) * 3}l{-6} {20 + n}" for n in range(7))
    return (
        f'<path d="{body}" fill="#aab4b0" stroke="{INK}" stroke-width="1.1"/>\n<path d="{shade}" fill="#8a9694"/>\n'
        f'<path d="{snow}" fill="#fdf8ea" stroke="{INK}" stroke-width=".9"/>\n'
        f'<path d="{hatch}{side}" fill="none" stroke="#4f5a58" stroke-width=".7"/>\n'
    )


def own_rim() -> str:
    """The brass rim that every portrait has."""
    beads = "".join("M{:.1f} {:.1f}h.1".format(*at(106.5, a)) for a in range(0, 360, 6))
    return (
        circle(106.5, "url(#m)", 11)
        + circle(112, INK, 1.2)
        + circle(FIELD, INK, 1.2)
        + f'<path d="{beads}" fill="none" stroke="#f6e6b8" stroke-width="1.6" stroke-linecap="round"/>\n'
    )


def leaf(radius: float, degrees: float, long: float, wide: float, lean: float) -> str:
    """A leaf on a circle, its tip leaning outwards or inwards."""
    (x, y), a = at(radius, degrees), math.radians(degrees - 90 + lean)
    tip = x + long * math.cos(a), y + long * math.sin(a)
    side = -math.sin(a) * wide, math.cos(a) * wide
    mid = (x + tip[0]) / 2, (y + tip[1]) / 2
    left, right = (mid[0] + side[0], mid[1] + side[1]), (mid[0] - side[0], mid[1] - side[1])
    root, end = f"{x:.1f} {y:.1f}", f"{tip[0]:.1f} {tip[1]:.1f}"
    return f"M{root}Q{left[0]:.1f} {left[1]:.1f} {end}Q{right[0]:.1f} {right[1]:.1f} {root}z"


def laurel() -> str:
    """Two twigs along the lower edge of the field."""
    leaves = ""
    for n in range(5):
        for lean in (-38, 24):
            right = leaf(95, 84 - 9 * n, 15, 6, lean)
            leaves += right + _mirrored(95, 84 - 9 * n, lean)
    stems = "M{:.1f} {:.1f}A95 95 0 0 0 {:.1f} {:.1f}".format(*at(95, 86), *at(95, 44))
    stems += "M{:.1f} {:.1f}A95 95 0 0 1 {:.1f} {:.1f}".format(*at(95, 94), *at(95, 136))
    return (
        f'<path d="{stems}" fill="none" stroke="#3e5633" stroke-width="2"/>\n'
        f'<path d="{leaves}" fill="#8fa65c" stroke="{INK}" stroke-width=".9"/>\n'
    )


def _mirrored(radius: float, degrees: float, lean: float, long: float = 15, wide: float = 6) -> str:
    """The leaf on the other side."""
    return leaf(radius, 180 - degrees, long, wide, 180 - lean)


def _ring(outer: list[tuple[float, float]], inner: float = FIELD) -> str:
    """A ring of any outer shape with a round hole."""
    hole = f"M{MID + inner} {MID}" + "".join("L{:.1f} {:.1f}".format(*at(inner, a)) for a in range(-6, -360, -6)) + "z"
    return f'<path d="{polar(outer)}{hole}" fill="url(#m)" fill-rule="evenodd" stroke="{INK}" stroke-width="1.4"/>\n'


def _studs(count: int, fill: str, radius: float = 108.5) -> str:
    """Studs at the bottom that can be counted."""
    spots = [at(radius, 90 + 9 * (n - (count - 1) / 2)) for n in range(count)]
    return "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.6" fill="{fill}" stroke="{INK}" stroke-width="1.3"/>\n'
        for x, y in spots
    )


def _round(radius: float) -> list[tuple[float, float]]:
    return [(radius, a) for a in range(0, 360, 4)]


def _grain() -> str:
    arcs = "".join(
        "M{:.1f} {:.1f}A{r} {r} 0 0 1 {:.1f} {:.1f}".format(*at(r, a), *at(r, a + 34 + 7 * n), r=r)
        for n, r in enumerate((104, 107.5, 111, 114))
        for a in range(13 * n, 360, 60)
    )
    return f'<path d="{arcs}" fill="none" stroke="#3a2314" stroke-width=".9"/>\n'


def _lugs() -> list[tuple[float, float]]:
    """A circle with four square ears."""
    return [(118.5 if abs((a + 45) % 90 - 45) <= 16 else 112, a) for a in range(0, 360, 3)]


def _wreath() -> str:
    leaves = "".join(
        leaf(108, 80 - 10 * n, 17, 6.5, lean) + _mirrored(108, 80 - 10 * n, lean, 17, 6.5)
        for n in range(17)
        for lean in (-34, 20)
    )
    return f'<path d="{leaves}" fill="url(#m)" stroke="{INK}" stroke-width="1"/>\n'


def _ribbon() -> str:
    """A ribbon wound about the rim, tied at the bottom."""
    turns = "".join(polar([(102, a), (113, a + 5), (113, a + 12), (102, a + 7)]) for a in range(0, 360, 20))
    tails = "M112 214L96 237 106 234 110 239 120 220 130 239 134 234 144 237 128 214z"
    loops = "M120 216C104 200 92 206 94 216C96 226 110 224 120 218C130 224 144 226 146 216C148 206 136 200 120 216z"
    red = "#96382c"
    wound = f'<path d="{turns}" fill="{red}" stroke="{INK}" stroke-width=".8"/>\n'
    knot = "M115 216a5 5 0 0 0 10 0 5 5 0 0 0-10 0z"
    return wound + "".join(_path(data, red, 1.2) for data in (tails, loops, knot))


def rims() -> dict[str, str]:
    """Every rim that lies over a portrait: who sits there, and how strong."""
    octagon = [(118.5 / math.cos(math.radians((a + 22.5) % 45 - 22.5)) * 0.96, a) for a in range(0, 360, 5)]
    lobes = [(112.5 + 5.5 * abs(math.sin(math.radians(a * 8))), a / 1.0) for a in range(0, 360, 2)]
    teeth = [(118.5 if (a // 6) % 2 else 110, a + d) for a in range(0, 360, 6) for d in (0, 5.9)]
    rays = [(118.8 if n % 2 else 111, 7.5 * n) for n in range(48)]
    inner = circle(104, "#fff6d8", 1.2, opacity=0.8)
    return {
        "rim_person": metal("brass") + _ring(_round(113)) + _ribbon(),
        "rim_1": metal("wood") + _ring(_round(115)) + _grain() + _studs(1, "#d9b88a"),
        "rim_2": metal("copper") + _ring(_lugs()) + inner + _studs(2, "#f6d9c2"),
        "rim_3": metal("silver") + _ring(octagon) + inner + _studs(3, "#ffffff", 109.5),
        "rim_4": metal("brass") + _ring(lobes) + inner + _studs(4, "#fff0c4"),
        "rim_5": metal("gold") + _ring(_round(112)) + _wreath() + _studs(5, "#fffbe0"),
        "rim_6": metal("enamel") + _ring(rays) + inner + _studs(6, "#ffe08a", 107.5),
        "rim_automa": metal("steel") + _ring(teeth) + circle(105.5, INK, 0.9) + _rivets(),
    }


def _rivets() -> str:
    return "".join(
        '<circle cx="{:.1f}" cy="{:.1f}" r="2.6" fill="#e9d9a8" stroke="#2e2117" stroke-width=".9"/>\n'.format(
            *at(106, a)
        )
        for a in range(15, 360, 30)
    )


def _path(data: str, fill: str, width: float) -> str:
    """A path in thick ink."""
    joins = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{data}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}" {joins}/>\n'


def _dot(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>\n'


def _spiral() -> str:
    """The line of an ammonite."""
    turns = [(8 + a * 0.066, math.radians(a)) for a in range(0, 840, 15)]
    return "M" + "L".join(f"{MID + r * math.cos(a):.0f} {MID + r * math.sin(a):.0f}" for r, a in turns)


def marks() -> dict[str, str]:
    """The marks of the styles: none, collector, spoiler, gambler; each a brass disc with its own shape."""
    disc = metal("brass") + circle(112, INK, 8, "url(#m)") + circle(94, INK, 4, "#f8f1df")
    pans = "M40 134L66 88 92 134A27 20 0 0 1 40 134zM148 134L174 88 200 134A27 20 0 0 1 148 134z"
    iris = _dot(120, 120, 32, "#5b4632") + _dot(120, 120, 15, INK) + _dot(109, 108, 8, "#fdf7e8")
    pips = "".join(_dot(x, y, 12, INK) for x, y in ((92, 92), (148, 92), (120, 120), (92, 148), (148, 148)))
    die = "M80 62H160Q178 62 178 80V160Q178 178 160 178H80Q62 178 62 160V80Q62 62 80 62z"
    return {
        "mark_plain": disc
        + _path("M120 62V176M84 178H156M66 88L120 76 174 88", "none", 13)
        + _path(pans, "#c39a4e", 8),
        "mark_collector": disc + _path(_spiral(), "none", 13),
        "mark_spoiler": disc + _path("M46 120Q120 48 194 120Q120 192 46 120z", "#fdf7e8", 12) + iris,
        "mark_gambler": disc + _path(die, "#fdf7e8", 11) + pips,
    }
