"""How loud a sound is, and how it is made as loud as its kind should be; with the standard library alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

RATE = 32000
PEAK = 0.708
"""No sound is higher than this, however loud it should be: -3 dB."""

Samples = list[float]

TOUCH, DEED, SIGNAL = -24.0, -22.0, -19.5
"""How loud the loudest 0.4 s are, in LUFS: what is heard at every step, what happens, and what calls."""

LEVELS: dict[str, float] = {
    **dict.fromkeys(("click", "pick", "place"), TOUCH),
    **dict.fromkeys(("reveal", "turn", "round", "last", "win"), SIGNAL),
}
"""The level of every sound that is not a deed."""


def silence(seconds: float) -> Samples:
    """An empty buffer."""
    return [0.0] * int(seconds * RATE)


def biquad(src: Sequence[float], b: Sequence[float], a: Sequence[float]) -> Samples:
    """A filter of the second order."""
    x1 = x2 = y1 = y2 = 0.0
    out: Samples = []
    for x in src:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def weighted(src: Sequence[float]) -> Samples:
    """The sound as the ear weighs it, after ITU-R BS.1770: a shelf for the head and a cut of the lows."""
    k, q, top = math.tan(math.pi * 1681.974450955533 / RATE), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    mid, scale = top**0.4996667741545416, 1 + k / q + k * k
    b = [(top + mid * k / q + k * k) / scale, 2 * (k * k - top) / scale, (top - mid * k / q + k * k) / scale]
    shelved = biquad(src, b, [2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale])
    return low_cut(shelved, 38.13547087602444, 0.5003270373238773)


def low_cut(src: Sequence[float], cutoff: float, q: float = 0.7071) -> Samples:
    """What lies above a frequency; a steady offset is taken away."""
    k = math.tan(math.pi * cutoff / RATE)
    scale = 1 + k / q + k * k
    out = biquad(src, (1.0, -2.0, 1.0), [2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale])
    return [x / scale for x in out]


def loudest(src: Sequence[float]) -> float:
    """How loud the loudest 0.4 s are, in LUFS."""
    size, power, best = int(0.4 * RATE), 0.0, 0.0
    squares = [x * x for x in weighted([*src, *silence(0.4)])]
    for i, square in enumerate(squares):
        power += square - (squares[i - size] if i >= size else 0.0)
        best = max(best, power)
    return -0.691 + 10 * math.log10(best / size)


def finished(name: str, samples: Samples) -> Samples:
    """Without an offset, with soft ends, as loud as its kind is."""
    n, rise = len(samples), RATE // 1000
    tail = n // 10
    out = [x * min(1.0, i / rise, (n - 1 - i) / tail) for i, x in enumerate(low_cut(samples, 30))]
    gain = 10 ** ((LEVELS.get(name, DEED) - loudest(out)) / 20)
    gain = min(gain, PEAK / max(abs(x) for x in out))
    return [gain * x for x in out]
