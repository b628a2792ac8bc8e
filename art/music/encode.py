"""Writes OGG Vorbis files, the same bytes from the same sound."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile

from art.music.tones import RATE, Wave

BLOCK = 1 << 15
SERIAL = b"Cabi"
"""The number that all pages of our files carry."""


def write(path: Path, wave: Wave, squeeze: float) -> None:
    """Write a wave; `squeeze` goes from 0, large and exact, to 1, small."""
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    data = np.ascontiguousarray(wave, dtype=np.float32)
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=squeeze
    ) as file:
        for start in range(0, len(data), BLOCK):
            file.write(data[start : start + BLOCK])
    path.write_bytes(_numbered(bytearray(path.read_bytes())))


def _numbered(data: bytearray) -> bytes:
    """The file with a fixed number in place of the chance one that every page carries, and the sums that go with it."""
    at = 0
    while at < len(data):
        sizes = data[at + 27 : at + 27 + data[at + 26]]
        end = at + 27 + len(sizes) + sum(sizes)
        data[at + 14 : at + 18] = SERIAL
        data[at + 22 : at + 26] = bytes(4)
        data[at + 22 : at + 26] = _checksum(data[at:end]).to_bytes(4, "little")
        at = end
    return bytes(data)


def _checksum(page: bytearray) -> int:
    total = 0
    for byte in page:
        total = (total << 8 & 0xFFFFFFFF) ^ SUMS[(total >> 24) ^ byte]
    return total


def _sum_of(byte: int) -> int:
    total = byte << 24
    for _ in range(8):
        total = (total << 1 ^ (0x04C11DB7 if total & 0x80000000 else 0)) & 0xFFFFFFFF
    return total


SUMS = [_sum_of(byte) for byte in range(256)]
"""What each byte adds to the sum of a page."""


def read(path: Path) -> tuple[Wave, int]:
    """The sound of a file as columns, and its rate."""
    wave, rate = soundfile.read(path, always_2d=True)
    return wave, int(rate)
