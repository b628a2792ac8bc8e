"""Turns a piece into sound: tempo that breathes, hands that are not machines, a room, and a loop without a seam."""

from __future__ import annotations

import zlib
from functools import lru_cache

import numpy as np

from art.music.instruments import ORCHESTRA
from art.music.loudness import loudness
from art.music.score import Note, Part, Piece
from art.music.tones import RATE, Wave

LOUDNESS = {False: -20.2, True: -19.8}
"""Integrated loudness of the calm mix and of the last round's, in LUFS."""

PEAK = 10 ** (-2.0 / 20)
LATE, SOFTER = 0.007, 0.06
"""How far moments (in seconds) and strengths wander."""

TAKES = 3
"""How often the same note is played anew before it is repeated."""


def render(piece: Piece, last: bool) -> Wave:
    """The calm mix of a piece or the one of its last round, as two columns of exactly the piece's length."""
    clock = _clock(piece)
    size = round(clock[-1] * RATE)
    dry, wet = np.zeros((size, 2)), np.zeros((size, 2))
    for number, part in enumerate(piece.parts):
        if last or not part.last:
            lane = _played(piece, part, number, clock, size)
            angle = (part.pan * 0.7 + 1) * np.pi / 4
            sides = np.outer(lane, (np.cos(angle), np.sin(angle))) * part.gain
            dry += sides
            wet += sides * part.room
    return _mastered(dry + _in_room(wet), LOUDNESS[last])


def _clock(piece: Piece) -> Wave:
    """The second at which every quarter of a beat begins: phrases of four bars breathe, sections end broadly."""
    cells = int(piece.bars * piece.beats * 4)
    pace = np.ones(cells)
    bar_cells = piece.beats * 4
    for bar in range(piece.bars):
        first, past = int(bar * bar_cells), int((bar + 1) * bar_cells)
        pace[first:past] *= 1.012 if bar % 4 == 3 else 0.996
    end = 0
    for section in piece.sections:
        end += section
        past = int(end * bar_cells)
        size = int(bar_cells)
        pace[past - size : past] *= 1 + 0.05 * np.linspace(0, 1, size) ** 2
    moments = np.concatenate([[0.0], np.cumsum(pace * 60 / piece.tempo / 4)])
    return moments * (round(moments[-1] * 4) / 4 / moments[-1])


def _played(piece: Piece, part: Part, number: int, clock: Wave, size: int) -> Wave:
    """One part, with what rings past the end laid over the beginning."""
    rng = np.random.default_rng(zlib.crc32(f"{piece.name}.{number}.{part.instrument}".encode()))
    lane = np.zeros(size)
    cells = np.arange(len(clock)) / 4
    for note in part.notes:
        start = float(np.interp(note.start, cells, clock))
        stop = float(np.interp(note.start + note.length, cells, clock))
        strength = float(np.clip(note.strength * (1 + rng.normal(0, SOFTER)) * _swell(piece, note), 0.05, 1))
        late = int((start + abs(rng.normal(0, LATE))) * RATE)
        wave = _note(
            part.instrument, note.pitch, round(max(stop - start, 0.05), 2), round(strength, 1), int(rng.integers(TAKES))
        )
        _lay(lane, late % size, wave * strength)
    return lane


def _lay(lane: Wave, start: int, wave: Wave) -> None:
    """Add a wave from a moment on; what is past the end goes on at the beginning."""
    fits = min(len(wave), len(lane) - start)
    lane[start : start + fits] += wave[:fits]
    if fits < len(wave):
        _lay(lane, 0, wave[fits:])


def _swell(piece: Piece, note: Note) -> float:
    """How phrases of four bars grow and fall, and how the first beat of a bar leans."""
    place = (note.start / piece.beats) % 4 / 4
    lean = 1.06 if note.start % piece.beats < 0.01 else 1.0
    return float((0.9 + 0.16 * np.sin(np.pi * min(place * 1.15, 1.0))) * lean)


@lru_cache(maxsize=4000)
def _note(instrument: str, pitch: int, length: float, strength: float, take: int) -> Wave:
    rng = np.random.default_rng(zlib.crc32(f"{instrument}.{pitch}.{length}.{strength}.{take}".encode()))
    return ORCHESTRA[instrument](pitch, length, max(strength, 0.1), rng)


@lru_cache(maxsize=1)
def _room() -> Wave:
    """The answer of a panelled room: a few early echoes, then a tail whose highs go first."""
    rng, t = np.random.default_rng(1771), np.arange(int(2.4 * RATE)) / RATE
    sides = []
    for _ in range(2):
        tail = np.zeros(len(t))
        for low, high, ring in ((120, 500, 1.5), (500, 1500, 1.35), (1500, 3500, 0.95), (3500, 7000, 0.5)):
            tail += _band(rng.standard_normal(len(t)), low, high) * np.exp(-6.91 * t / ring)
        tail *= np.clip((t - 0.012) / 0.03, 0, 1)
        for _ in range(9):
            tail[int(rng.uniform(0.009, 0.06) * RATE)] += rng.uniform(2, 5) * rng.choice((-1, 1))
        sides.append(tail / np.sqrt(np.sum(tail**2)))
    return np.stack(sides, axis=1)


def _band(wave: Wave, low: float, high: float) -> Wave:
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    return np.fft.irfft(np.fft.rfft(wave) * ((hertz >= low) & (hertz < high)), len(wave))


def _in_room(wave: Wave) -> Wave:
    """The room's answer to a loop: folded round, so that the end rings into the beginning."""
    room = np.zeros_like(wave)
    room[: len(_room())] = _room()
    return np.fft.irfft(np.fft.rfft(wave, axis=0) * np.fft.rfft(room, axis=0), len(wave), axis=0)


def _mastered(wave: Wave, level: float) -> Wave:
    """Without what is below hearing, a little air taken off, narrowed in the bass, as loud as wanted."""
    hertz = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 0.1)[:, None]
    shape = 1 / np.sqrt(1 + (38 / hertz) ** 6) / np.sqrt(1 + (hertz / 9000) ** 8)
    spectrum = np.fft.rfft(wave, axis=0) * shape
    middle = spectrum.mean(axis=1, keepdims=True)
    spectrum = middle + (spectrum - middle) * (0.68 / (1 + (160 / hertz) ** 2))
    out = np.fft.irfft(spectrum, len(wave), axis=0)
    out *= 10 ** ((level - loudness(out, RATE)) / 20)
    peaks = np.abs(out).max()
    return out if peaks < PEAK else _limited(out, level)


def _limited(wave: Wave, level: float) -> Wave:
    """Peaks rounded off smoothly above two thirds of what is allowed, and as loud as before."""
    knee = PEAK * 0.66
    over = np.maximum(np.abs(wave) - knee, 0)
    out = np.sign(wave) * (np.minimum(np.abs(wave), knee) + (PEAK - knee) * np.tanh(over / (PEAK - knee)))
    gain = min(10 ** ((level - loudness(out, RATE)) / 20), PEAK / np.abs(out).max())
    return out * gain
