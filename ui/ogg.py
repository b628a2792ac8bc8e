"""What an OGG Vorbis file tells of itself, without decoding it."""

from __future__ import annotations

from pathlib import Path

PAGE = b"OggS"
TAIL = 1 << 16
"""A page of an OGG file is never longer than this many bytes."""


def ogg_length(path: Path) -> float:
    """How many seconds an OGG Vorbis file lasts, read from its first and last page; ValueError if it is none."""
    with path.open("rb") as file:
        head = file.read(64)
        file.seek(max(path.stat().st_size - TAIL, 0))
        tail = file.read()
    last, vorbis = tail.rfind(PAGE), head.find(b"\x01vorbis")
    if not head.startswith(PAGE) or vorbis < 0 or last < 0 or len(tail) < last + 14:
        raise ValueError("this is no OGG Vorbis file")
    rate = int.from_bytes(head[vorbis + 12 : vorbis + 16], "little")
    if not rate:
        raise ValueError("this OGG Vorbis file names no rate")
    return int.from_bytes(tail[last + 6 : last + 14], "little") / rate
