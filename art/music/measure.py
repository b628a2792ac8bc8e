"""Figures of a sound: length, loudness, peak, seam, and how much lies where it would tire."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from art.music.loudness import blocks, loudness
from art.music.tones import Wave

WINDOW = 4096


@dataclass(frozen=True)
class Sound:
    """A sound as columns, and how many values a second has."""

    wave: Wave
    rate: int


@dataclass(frozen=True)
class Figures:
    """What is measured of a file.

    `seam` is the step from the last value to the first as a share of the largest step inside; `mud` and `harsh` are
    what lies between 100 and 300 Hz and over 6 kHz, against all, in decibels.
    """

    name: str
    seconds: float
    kilobytes: int
    loudness: float
    range: float
    peak: float
    seam: float
    mud: float
    harsh: float
    offset: float

    def row(self) -> str:
        """The figures as a row of a table."""
        return (
            f"| `{self.name}` | {self.seconds:.2f} | {self.kilobytes} | {self.loudness:.1f} | {self.range:.1f} "
            f"| {self.peak:.1f} | {self.seam:.3f} | {self.mud:.1f} | {self.harsh:.1f} |"
        )


def measured(path: Path, sound: Sound) -> Figures:
    """The figures of a file and its sound."""
    wave = sound.wave
    levels = blocks(wave, sound.rate, 3.0)
    joint = float(np.abs(wave[0] - wave[-1]).max())
    return Figures(
        name=path.stem,
        seconds=len(wave) / sound.rate,
        kilobytes=round(path.stat().st_size / 1024),
        loudness=loudness(wave, sound.rate),
        range=float(np.percentile(levels, 95) - np.percentile(levels, 10)),
        peak=float(20 * np.log10(np.abs(wave).max())),
        seam=joint / float(steps(wave).max()),
        mud=_share(sound, 100, 300),
        harsh=_share(sound, 6000, sound.rate / 2),
        offset=float(np.abs(wave.mean(axis=0)).max()),
    )


def steps(wave: Wave) -> Wave:
    """How far every value is from the one before."""
    return np.abs(np.diff(wave, axis=0)).max(axis=1)


def spectrogram(sound: Sound, columns: int) -> tuple[Wave, Wave]:
    """Levels in decibels by frequency and moment, and the frequencies."""
    wave = np.concatenate([sound.wave.mean(axis=1), np.zeros(WINDOW)])
    starts = np.linspace(0, len(wave) - WINDOW - 1, columns).astype(int)
    frames = np.stack([wave[start : start + WINDOW] for start in starts]) * np.hanning(WINDOW)
    levels = 20 * np.log10(np.abs(np.fft.rfft(frames, axis=1)) / (WINDOW / 4) + 1e-7)
    return levels.T, np.fft.rfftfreq(WINDOW, 1 / sound.rate)


def _share(sound: Sound, low: float, high: float) -> float:
    """How much of all power lies between two frequencies, in decibels."""
    power = np.abs(np.fft.rfft(sound.wave.mean(axis=1))) ** 2
    hertz = np.fft.rfftfreq(len(sound.wave), 1 / sound.rate)
    return float(10 * np.log10(power[(hertz >= low) & (hertz < high)].sum() / power.sum() + 1e-12))
