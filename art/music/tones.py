"""What every instrument is made of: partials, strings that are plucked, filtered noise, bodies and envelopes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 32000
Wave = NDArray[np.float64]


def frequency(pitch: float) -> float:
    """The frequency of a pitch that is counted in semitones, 69 for the A above middle C."""
    return float(440.0 * 2 ** ((pitch - 69) / 12))


def seconds(length: float) -> Wave:
    """The moments of so many seconds."""
    return np.arange(max(int(length * RATE), 1)) / RATE


def fade(wave: Wave, attack: float, release: float) -> Wave:
    """The wave with rounded ends."""
    rise, fall = min(int(attack * RATE), len(wave) // 2), min(int(release * RATE), len(wave) // 2)
    out = wave.copy()
    if rise:
        out[:rise] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    if fall:
        out[-fall:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(fall) / fall)
    return out


def partials(
    pitch: float, length: float, parts: Sequence[tuple[float, float, float]], rng: np.random.Generator
) -> Wave:
    """A sum of ringing partials, each a ratio, a strength and the seconds until it is 60 dB quieter."""
    t, base = seconds(length), frequency(pitch)
    out = np.zeros(len(t))
    for ratio, strength, ring in parts:
        if base * ratio < RATE * 0.45:
            phase = rng.uniform(0, 2 * np.pi)
            out += strength * np.exp(-6.91 * t / ring) * np.sin(2 * np.pi * base * ratio * t + phase)
    return out


def sung(pitch: float, length: float, strengths: Sequence[float], vibrato: float, rng: np.random.Generator) -> Wave:
    """A steady tone of harmonics, whose vibrato comes in slowly and whose pitch wavers a little."""
    t = seconds(length)
    depth = (
        vibrato * np.clip((t - 0.25) / 0.6, 0, 1) * np.sin(2 * np.pi * rng.uniform(4.6, 5.3) * t + rng.uniform(0, 6))
    )
    drift = 0.0009 * np.sin(2 * np.pi * rng.uniform(0.3, 0.8) * t + rng.uniform(0, 6))
    phase = 2 * np.pi * np.cumsum(frequency(pitch) * (1 + depth + drift)) / RATE
    out, base = np.zeros(len(t)), frequency(pitch)
    for number, strength in enumerate(strengths, 1):
        if base * number < RATE * 0.42 and strength:
            out += strength * np.sin(number * phase + rng.uniform(0, 2 * np.pi))
    return out


def plucked(pitch: float, length: float, ring: float, bright: float, place: float, rng: np.random.Generator) -> Wave:
    """A string after Karplus and Strong, solved for all frequencies at once, so that it is in tune to the cent.

    `ring` is how long it sounds, `bright` how slowly high partials fade, `place` where it is plucked.
    """
    size = 1 << int(np.ceil(np.log2((max(length, ring) + 0.5) * RATE)))
    turn = 2 * np.pi * np.fft.rfftfreq(size)
    period = RATE / frequency(pitch)
    loss = 10 ** (-3 * period / (ring * RATE))
    loop = loss * (bright + (1 - bright) * np.cos(turn / 2) ** 2) * np.exp(-1j * turn * period)
    burst = rng.uniform(-1, 1, int(np.ceil(period)))
    burst -= burst.mean()
    push = np.fft.rfft(burst, size) * (1 - 0.85 * np.exp(-1j * turn * period * place))
    push /= 1 + (turn * RATE / (2 * np.pi) / (900 + 5200 * bright**2)) ** 2
    out = np.fft.irfft(push / (1 - loop), size)[: int(length * RATE)]
    return out / (np.sqrt(np.mean(out[: RATE // 5] ** 2)) + 1e-9) * 0.2


def shaped(wave: Wave, bumps: Sequence[tuple[float, float, float]], low: float = 0.0, high: float = 0.0) -> Wave:
    """Through a body: bumps of frequency, width in octaves and decibels; under `low` and over `high` it fades."""
    size = 1 << int(np.ceil(np.log2(len(wave) + 2048)))
    hertz = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0)
    gain = np.ones(len(hertz))
    for centre, width, level in bumps:
        gain *= 10 ** (level / 20 * np.exp(-((np.log2(hertz / centre) / width) ** 2)))
    if low:
        gain /= np.sqrt(1 + (low / hertz) ** 4)
    if high:
        gain /= np.sqrt(1 + (hertz / high) ** 4)
    return np.fft.irfft(np.fft.rfft(wave, size) * gain, size)[: len(wave)]


def noise(length: float, low: float, high: float, rng: np.random.Generator) -> Wave:
    """Noise between two frequencies, as loud as 1 in the mean square."""
    wave = shaped(rng.standard_normal(max(int(length * RATE), 64)), (), low, high)
    return wave / (np.sqrt(np.mean(wave**2)) + 1e-9)
