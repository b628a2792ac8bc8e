"""A real screen for the smoke test: Xvfb, its pixels read from memory, and a mouse moved by xdotool."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import time
import zlib
from pathlib import Path

POINTS = 400
"""How many points tell whether something is drawn."""


class Missing(Exception):
    """A program of the system is missing; the text says which and how to get it."""


def require_tools() -> None:
    """Missing, in one sentence, when the screen or the mouse cannot be had."""
    lacking = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if lacking:
        raise Missing(f"{' and '.join(lacking)} not found; on Debian: apt-get install xvfb xdotool")


class Screen:
    """One X server without a monitor; use it as a context."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        """A screen of `size` pixels that keeps its picture in a file of the folder."""
        require_tools()
        folder.mkdir(parents=True, exist_ok=True)
        reader, writer = os.pipe()
        width, height = size
        self.size = size
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-fbdir", str(folder), "-br"],
            pass_fds=(writer,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.display = f":{answer.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as stream:
            self._pixels = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack(">25I", self._pixels[:100])
        self._start, self._pitch = head[0] + head[19] * 12, head[12]

    def __enter__(self) -> Screen:
        """The screen itself."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Switch it off."""
        self._pixels.close()
        self._server.terminate()
        self._server.wait()

    def drawn(self) -> bool:
        """Whether most of the screen is no longer black."""
        span = self._pitch * self.size[1] // POINTS // 4 * 4
        lit = sum(
            self._pixels[at : at + 3] != b"\0\0\0" for at in range(self._start, self._start + span * POINTS, span)
        )
        return lit > POINTS * 0.6

    def picture(self) -> bytes:
        """The pixels as red, green and blue."""
        width, height = self.size
        raw = b"".join(self._row(y) for y in range(height))
        colours = bytearray(width * height * 3)
        for shift in range(3):
            colours[shift::3] = raw[2 - shift :: 4]
        return bytes(colours)

    def _row(self, y: int) -> bytes:
        start = self._start + y * self._pitch
        return self._pixels[start : start + self.size[0] * 4]

    def keep(self, path: Path) -> None:
        """Store the picture as PNG."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(self.picture(), self.size))

    def rest(self, limit: float = 8.0) -> None:
        """Wait until the picture has not changed for a third of a second, or the limit is over."""
        end, last, since = time.monotonic() + limit, b"", time.monotonic()
        while time.monotonic() < end and time.monotonic() - since < 0.35:
            time.sleep(0.05)
            now = self.picture()
            if now != last:
                last, since = now, time.monotonic()

    def point(self, place: tuple[int, int]) -> None:
        """Move the mouse to a place."""
        self._mouse("mousemove", str(place[0]), str(place[1]))

    def click(self, place: tuple[int, int]) -> None:
        """Move the mouse to a place and click there."""
        self.point(place)
        time.sleep(0.12)
        self._mouse("click", "1")
        time.sleep(0.12)

    def _mouse(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=os.environ | {"DISPLAY": self.display}, check=True)


def png(colours: bytes, size: tuple[int, int]) -> bytes:
    """A PNG of pixels given as red, green and blue."""
    width, height = size
    lines = b"".join(b"\0" + colours[y * width * 3 : (y + 1) * width * 3] for y in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines, 6)) + chunk(b"IEND", b"")


def likeness(a: bytes, b: bytes) -> float:
    """The part of sampled colour values, from 0 to 1, that two pictures share within a small tolerance."""
    step = 7
    pairs = list(zip(a[::step], b[::step], strict=True))
    return sum(abs(x - y) <= 24 for x, y in pairs) / len(pairs)
