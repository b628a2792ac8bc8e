"""Pictures as strangers may leave them in the overlay: mutated SVG and PNG, bombs, other files under their name."""

from __future__ import annotations

import re
import struct
import zlib
from random import Random
from typing import Final

from game.core.paths import ROOT

BOX: Final = "<svg viewBox='0 0 100 100'>"
NUMBERS: Final = ("0", "-1", "1e38", "-1e38", "nan", "inf", "1e-30", "99999999", "", "x", "0.0001")

KEPT: Final = {
    "empty": b"",
    "no svg": b"<html/>",
    "bare": b"<svg/>",
    "no box": b"<svg xmlns='http://www.w3.org/2000/svg'><rect width='5' height='5'/></svg>",
    "nan": b"<svg viewBox='0 0 nan nan'><rect width='5' height='5'/></svg>",
    "no size": b"<svg viewBox='0 0 0 0'><rect width='5' height='5'/></svg>",
    "line": b"<svg viewBox='0 0 1e9 1'><rect width='5' height='5'/></svg>",
    "shows nothing": f"{BOX}<text>words</text></svg>".encode(),
    "fine dashes": f"{BOX}<path d='M0 0L100 100' stroke='#000' stroke-dasharray='0.00001'/></svg>".encode(),
    "long dashes": f"{BOX}<path d='M0 0L1000000 100' stroke='#000' stroke-dasharray='0.01'/></svg>".encode(),
    "dashes in style": f"{BOX}<path d='M0 0L90 90' style='stroke:#000;stroke-dasharray:0.001'/></svg>".encode(),
    "many paths": f"{BOX}{chr(60)}path d='M0 0L100 100L0 100z'/>".encode()
    + b"<path d='M0 0L99 99z'/>" * 9000
    + b"</svg>",
    "long path": f"{BOX}<path stroke='#000' d='M0 0{'C1 2 3 4 50 60' * 20000}'/></svg>".encode(),
    "deep": f"{BOX}{'<g>' * 9000}".encode(),
    "far": f"{BOX}<path d='M0 0L1e38 1e38L-1e38 5z'/></svg>".encode(),
    "laughs": b"<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;'>]><svg viewBox='0 0 9 9'>&b;</svg>",
    "half": f"{BOX}<rect width='5'".encode(),
}
"""SVG files that hang the renderer, raise or show nothing."""


def png(width: int, height: int, data: bytes | None = None) -> bytes:
    """A PNG that says to be of that size."""
    rows = b"".join(b"\0" + b"\xff\0\0\xff" * width for _ in range(height)) if data is None else data
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    chunks = [
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


KEPT_PNG: Final = {
    "empty": b"",
    "bomb": png(60_000, 60_000, b"\0" * 1000),
    "no width": png(0, 10, b""),
    "line": png(2000, 1),
    "clear": png(4, 4, b"".join(b"\0" + bytes(16) for _ in range(4))),
    "cut": png(40, 40)[:60],
    "text": b"this is no picture",
    "gif": b"GIF89a" + bytes(40),
}
"""PNG files of the same kind."""


def odd_svg(rng: Random) -> bytes:
    """One of our own drawings with numbers, tags and bytes changed."""
    sources = sorted((ROOT / "art" / "icons").glob("*.svg"))
    text = rng.choice(sources).read_text(encoding="utf-8")
    for _ in range(rng.randint(1, 6)):
        found = list(re.finditer(r"-?\d+\.?\d*", text))
        place = rng.choice(found)
        text = text[: place.start()] + rng.choice(NUMBERS) + text[place.end() :]
    if rng.random() < 0.3:
        tag = rng.choice(
            ("<g>", "</g>", "<path", "/>", "<!--", "stroke-dasharray='1'", "transform='scale(1e9)'", "&x;")
        )
        at = rng.randrange(len(text))
        text = text[:at] + tag + text[at:]
    return broken(rng, text.encode()) if rng.random() < 0.3 else text.encode()


def odd_png(rng: Random) -> bytes:
    """A small PNG with some bytes changed or missing."""
    return broken(rng, png(rng.randint(1, 40), rng.randint(1, 40)))


def broken(rng: Random, data: bytes) -> bytes:
    """The bytes with a few others in their place, perhaps cut off."""
    changed = bytearray(data)
    for _ in range(rng.randint(1, 8)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed[: rng.choice((len(changed), rng.randrange(1, len(changed))))])
