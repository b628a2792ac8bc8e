"""The icon of the app as PNG, ICO (Windows) and ICNS (macOS), drawn from art/home/app_icon.svg."""

from __future__ import annotations

import io
import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path

PNG_SIZE = 256
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
MENU_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""The sizes in which the menus of Linux look for a picture."""

ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"icp6": 64,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The pictures of an ICNS file: kind and edge in pixels; ic11 to ic14 and ic10 are for dense screens."""

Draw = Callable[[int], bytes]
"""Gives the icon as a PNG of that many pixels."""


def drawer(svg: Path) -> Draw:
    """Draws the SVG in any size, each once."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    drawn: dict[int, bytes] = {}

    def draw(edge: int) -> bytes:
        if edge not in drawn:
            stream = io.BytesIO()
            pygame.image.save(pygame.image.load_sized_svg(svg, (edge, edge)), stream, "icon.png")
            drawn[edge] = stream.getvalue()
        return drawn[edge]

    return draw


def ico(draw: Draw) -> bytes:
    """An ICO file: a directory of pictures, then the pictures as PNG."""
    pictures = [(edge, draw(edge)) for edge in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    for edge, data in pictures:
        side = edge % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), start)
        start += len(data)
    return head + b"".join(data for _, data in pictures)


def icns(draw: Draw) -> bytes:
    """An ICNS file: chunks of a kind, a length and a PNG each."""
    chunks = b"".join(
        kind + struct.pack(">I", len(data) + 8) + data for kind, edge in ICNS_KINDS.items() for data in [draw(edge)]
    )
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def write_icons(svg: Path, folder: Path) -> dict[str, Path]:
    """Write cabinet.png, .ico and .icns into the folder, and a PNG of each size; the paths of the first three."""
    folder.mkdir(parents=True, exist_ok=True)
    draw = drawer(svg)
    made = {"png": draw(PNG_SIZE), "ico": ico(draw), "icns": icns(draw)}
    paths = {ending: folder / f"cabinet.{ending}" for ending in made}
    for ending, data in made.items():
        paths[ending].write_bytes(data)
    for edge in MENU_SIZES:
        (folder / f"cabinet-{edge}.png").write_bytes(draw(edge))
    return paths


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]), Path(sys.argv[2]))
