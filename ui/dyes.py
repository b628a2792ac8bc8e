"""Pictures in the colours of a palette: what belongs to a tone in a drawing follows it, with its lights and shades."""

from __future__ import annotations

import math
import re
from fnmatch import fnmatchcase

from ui.palette import RGB, Colour, Tone

NEAR, LEAST_CHROMA = 32.0, 0.035
"""A colour belongs to the tone whose hue is nearest, at most so many degrees away; a greyish one to none."""

_HEX = re.compile(r"#([0-9a-fA-F]{6})\b")

_DYES: list[tuple[str, Tone]] = []


def dye(tone: Tone, *pictures: str) -> Tone:
    """Have the tone's family of colours in these pictures (names with * and ?) follow the tone; gives the tone back."""
    _DYES.extend((name, tone) for name in pictures)
    return tone


def is_dyed(name: str) -> bool:
    """Whether a picture has other colours in the palette in force than it was drawn with."""
    return any(tone.now() != tone.usual() for tone in _tones(name))


def dyed(name: str, drawing: bytes) -> bytes:
    """The drawing of that name, as SVG, in the colours of the palette in force."""
    tones = _tones(name)
    return _HEX.sub(lambda found: _hex(follow(_rgb(found[1]), tones)), drawing.decode()).encode()


def follow(colour: RGB, tones: list[Tone]) -> RGB:
    """What becomes of a colour beside these tones: the one of its own hue takes it along, or it stays."""
    light, chroma, hue = polar(colour)
    near = min(tones, key=lambda tone: apart(hue, polar(tone.usual())[2]))
    old, new = polar(near.usual()), polar(near.now())
    if chroma < LEAST_CHROMA or apart(hue, old[2]) > NEAR:
        return colour
    part = (light - old[0]) / (1 - old[0]) if light > old[0] else light / old[0]
    moved = new[0] + part * (1 - new[0]) if light > old[0] else part * new[0]
    return from_polar(moved, chroma * new[1] / old[1], hue + new[2] - old[2])


def apart(one: float, other: float) -> float:
    """How many degrees two hues lie apart."""
    return abs((one - other + 180) % 360 - 180)


def oklab(colour: Colour) -> tuple[float, float, float]:
    """A colour as Oklab has it: lightness from 0 to 1, green to red, blue to yellow."""
    r, g, b = (linear(value) for value in colour)
    long = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    middle = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def polar(colour: Colour) -> tuple[float, float, float]:
    """A colour as lightness, chroma and hue in degrees."""
    light, a, b = oklab(colour)
    return light, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def from_polar(light: float, chroma: float, hue: float) -> RGB:
    """The colour of that lightness, chroma and hue, or the nearest one that a screen has."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        encoded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        encoded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        encoded(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
    )


def linear(value: int) -> float:
    """How much light a number of a colour stands for, from 0 to 1."""
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def encoded(light: float) -> int:
    """The number of a colour that stands for so much light; more or less than a screen has is cut off."""
    light = min(max(light, 0.0), 1.0)
    return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def _tones(name: str) -> list[Tone]:
    """What a picture follows."""
    return [tone for pattern, tone in _DYES if fnmatchcase(name, pattern)]


def _rgb(written: str) -> RGB:
    return int(written[:2], 16), int(written[2:4], 16), int(written[4:], 16)


def _hex(colour: RGB) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
