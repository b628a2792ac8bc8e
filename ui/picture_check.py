"""Whether a picture of the owner can be shown: whole, of a sensible size and shape, and quickly drawn."""

from __future__ import annotations

import re
import struct
import time
from pathlib import Path
from typing import Literal
from xml.parsers import expat

import pygame

from game.core.files import FileProblem, read_limited

Fault = Literal["", "broken", "large", "shape", "nothing", "slow"]
"""What is wrong with a picture, '' if nothing is; the end of a text key."""

SVG_BYTES, PNG_BYTES = 300_000, 8_000_000
"""Files larger than this are not read."""

SIDE = 4096
"""The most columns and rows of a PNG."""

RATIO = 12.0
"""How many times longer one side may be than the other."""

ELEMENTS, NUMBERS, DASHED = 2_000, 60_000, 2_000
"""The most elements and coordinates of an SVG; the most coordinates of one with dashes."""

REACH, DASH = 20.0, 0.005
"""How far a coordinate may lie outside, and how short a dash may be, in sides of the picture."""

TRIAL, SECONDS = 256, 0.12
"""A picture is drawn once at so many pixels; one that takes longer than that is not used."""

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_BOX = re.compile(r"\s*[-+\d.eE]+[\s,]+[-+\d.eE]+[\s,]+([\d.eE+]+)[\s,]+([\d.eE+]+)\s*")
_PLACES = ("d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry")
_DRAWN = frozenset((*_PLACES, "width", "height", "transform", "stroke-width"))


class _Odd(Exception):
    """An SVG that is not drawn; the text is the fault."""


def picture_fault(path: Path) -> Fault:
    """What is wrong with the picture in a file."""
    try:
        fault = _svg_fault(path) if path.suffix == ".svg" else _png_fault(path)
        return fault or _trial(path)
    except FileProblem as error:
        return "large" if "larger" in str(error) else "broken"
    except (pygame.error, OSError, ValueError, MemoryError, OverflowError):
        return "broken"


def _png_fault(path: Path) -> Fault:
    """Something else than a PNG, or one of too many pixels."""
    data = read_limited(path, PNG_BYTES)
    if len(data) < 33 or data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        return "broken"
    width, height = struct.unpack(">II", data[16:24])
    return "large" if max(width, height) > SIDE else _shape(width, height)


def _svg_fault(path: Path) -> Fault:
    """No SVG, or one with more, farther or finer strokes than anybody draws."""
    reader = _Reader()
    try:
        reader.parser.Parse(read_limited(path, SVG_BYTES), True)
    except (expat.ExpatError, LookupError):
        return "broken"
    except _Odd as error:
        return "large" if str(error) == "large" else "shape" if str(error) == "shape" else "broken"
    return _shape(*reader.box)


def _shape(width: float, height: float) -> Fault:
    if not (width > 0 and height > 0):
        return "shape"
    return "" if 1 / RATIO <= width / height <= RATIO else "shape"


def _trial(path: Path) -> Fault:
    """Draw the picture once, small; one that shows nothing or takes long is a fault."""
    start = time.thread_time()
    size = (TRIAL, TRIAL)
    picture = pygame.image.load_sized_svg(path, size) if path.suffix == ".svg" else pygame.image.load(path)
    if path.suffix == ".svg" and time.thread_time() - start > SECONDS:
        return "slow"
    if picture.get_bounding_rect().size == (0, 0):
        return "nothing"
    return _shape(*picture.get_size())


class _Reader:
    """Counts what an SVG holds while it is parsed."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.EntityDeclHandler = self._entity
        self.box = (0.0, 0.0)
        self._elements = self._numbers = 0
        self._dashed = False

    def _entity(self, *_parts: object) -> None:
        raise _Odd("broken")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        if self._elements == 1:
            self._root(name, attributes)
        for key, value in attributes.items():
            if key in _DRAWN and name.rpartition(":")[2] != "svg":
                self._measure(value)
            elif "dasharray" in f"{key} {value}":
                self._dashes(value)
        most = DASHED if self._dashed else NUMBERS
        if self._elements > ELEMENTS or self._numbers > most:
            raise _Odd("large")

    def _root(self, name: str, attributes: dict[str, str]) -> None:
        """The root must be an SVG with a view box."""
        box = _BOX.fullmatch(attributes.get("viewBox", ""))
        if name.rpartition(":")[2] != "svg" or box is None:
            raise _Odd("shape")
        self.box = float(box[1]), float(box[2])
        if not min(self.box) > 0 or not max(self.box) < 1e5:
            raise _Odd("shape")

    def _measure(self, value: str) -> None:
        """Count coordinates; none may lie far outside."""
        found = [abs(float(number)) for number in _NUMBER.findall(value)]
        self._numbers += len(found)
        if not max(found, default=0.0) <= max(self.box) * REACH + 1000:
            raise _Odd("large")

    def _dashes(self, value: str) -> None:
        """Dashes must be long enough to be seen."""
        self._dashed = True
        after = value.partition("dasharray")[2] or value
        found = [float(number) for number in _NUMBER.findall(after.partition(";")[0])]
        if found and sum(found) < max(self.box) * DASH:
            raise _Odd("large")
