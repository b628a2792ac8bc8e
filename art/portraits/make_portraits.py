"""Engrave the portraits of Cabinet.

A head is carved of simple solids, dressed, lit from the upper left, and drawn as an engraver would: outlines, and lines
that follow the form and swell in the shade. Run ``python make_portraits.py`` to write every SVG next to this script, or
name those to write (``python make_portraits.py darwin rim_5``). The output is deterministic. It needs numpy.
"""

from __future__ import annotations

import sys
from pathlib import Path

from drawing import Face, engraved
from emblems import beside
from engrave import UNIT, Look
from people import PEOPLE
from rims import chimborazo, ground, laurel, marks, metal, own_rim, paper, rims
from sitting import posed, thoughtful

HERE = Path(__file__).resolve().parent
MOODS = ("", "thinking", "pleased")
GRAIN, MOST = 1.1, 21_000
"""How many dots a step of the picture is looked at with, and the most characters of a bust."""


def sheet(body: str) -> str:
    """A picture of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">\n{body}</svg>\n'


def bust(name: str, mood: str) -> str:
    """The engraved sitter with the emblem, as fine as the size of the file allows."""
    person = posed(PEOPLE[name], mood)
    head, body = person.frames()
    parts = person.dress(person.head, head, body) + beside(name, person.scale, person.centre)
    if mood == "thinking":
        parts += thoughtful(person, head)
    look = Look(parts, person.scale, person.centre, GRAIN)
    face = Face(look, person.head, head, person.brow_ink).drawn()
    coarse, most = 1.0, MOST - (3_200 if mood == "pleased" else 0)
    drawn = engraved(look) + face
    while len(drawn) > most:
        coarse *= max(len(drawn) / most, 1.04)
        drawn = engraved(look, coarse) + face
    return f'<g stroke-linecap="round" stroke-linejoin="round" transform="scale({UNIT})">\n{drawn}</g>\n'


def portrait(name: str, mood: str) -> str:
    """A whole medallion."""
    behind = chimborazo() if name == "humboldt" else ""
    wreath = laurel() if mood == "pleased" else ""
    return sheet(metal("brass") + paper() + ground() + behind + bust(name, mood) + wreath + own_rim())


def main(names: list[str]) -> None:
    """Write the named pictures, or all."""
    for name in PEOPLE:
        for mood in MOODS:
            stem = f"{name}_{mood}" if mood else name
            if not names or stem in names or name in names:
                (HERE / f"{stem}.svg").write_text(portrait(name, mood), encoding="utf-8")
    for name, body in {**rims(), **marks()}.items():
        if not names or name in names:
            (HERE / f"{name}.svg").write_text(sheet(body), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
