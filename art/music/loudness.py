"""How loud something is, after ITU-R BS.1770: integrated loudness in LUFS, and its course over time."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]


def _weighted(wave: Wave, rate: int) -> Wave:
    """The wave as the ear weighs it: a shelf for the head, a cut of the lows; the loop is taken as endless."""
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(len(wave)))[:, None]
    answer = np.ones_like(turn)
    for b, a in (_shelf(rate), _low_cut(rate)):
        answer = answer * (b[0] + b[1] * turn + b[2] * turn**2) / (a[0] + a[1] * turn + a[2] * turn**2)
    return np.fft.irfft(np.fft.rfft(wave, axis=0) * answer, len(wave), axis=0)


def _shelf(rate: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    gain, q, centre = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k, top = np.tan(np.pi * centre / rate), 10 ** (gain / 20)
    mid = top**0.4996667741545416
    scale = 1 + k / q + k * k
    b = ((top + mid * k / q + k * k) / scale, 2 * (k * k - top) / scale, (top - mid * k / q + k * k) / scale)
    return b, (1.0, 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale)


def _low_cut(rate: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    q, centre = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * centre / rate)
    scale = 1 + k / q + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale)


def blocks(wave: Wave, rate: int, length: float = 0.4) -> Wave:
    """The loudness of every tenth of a second, each over `length` seconds."""
    wave = wave[:, None] if wave.ndim == 1 else wave
    power = np.sum(_weighted(wave, rate) ** 2, axis=1)
    total = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - int(length * rate), rate // 10)
    return -0.691 + 10 * np.log10((total[starts + int(length * rate)] - total[starts]) / (length * rate) + 1e-12)


def loudness(wave: Wave, rate: int) -> float:
    """The integrated loudness in LUFS, with both gates."""
    levels = blocks(wave, rate)
    kept = levels[levels > -70]
    relative = 10 * np.log10(np.mean(10 ** (kept / 10))) - 10
    return float(10 * np.log10(np.mean(10 ** (kept[kept > relative] / 10))))
