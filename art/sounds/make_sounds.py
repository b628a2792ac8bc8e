"""Synthesise the sounds of Cabinet.

Every sound is built from two materials only: struck wood (a few damped sines
with the ratios of a wooden bar) and paper (noise through a moving filter).
Run ``python -m art.sounds.make_sounds`` to write the WAV files next to this
script. The output is deterministic: the same bytes every time. Standard
library only.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

from art.sounds.level import RATE, Samples, finished, silence

Partial = tuple[float, float, float]  # ratio to the base pitch, loudness, decay in seconds

WOOD: Sequence[Partial] = ((1.0, 1.0, 0.045), (2.57, 0.45, 0.022), (4.9, 0.2, 0.010))
CARD: Sequence[Partial] = ((1.0, 1.0, 0.060), (1.62, 0.5, 0.035), (2.83, 0.2, 0.015))
MARIMBA: Sequence[Partial] = ((1.0, 1.0, 0.42), (3.93, 0.22, 0.11), (9.2, 0.05, 0.03))
BELL: Sequence[Partial] = ((1.0, 1.0, 0.20), (2.0, 0.22, 0.14), (2.76, 0.16, 0.08), (5.4, 0.05, 0.03))

C4, G4, C5, E5, G5, A5, C6, E6 = 261.63, 392.0, 523.25, 659.26, 783.99, 880.0, 1046.5, 1318.5


def strike(pitch: float, partials: Sequence[Partial], seconds: float, attack: float = 0.0015) -> Samples:
    """A bar of wood or metal struck once: damped sines with a soft attack."""
    out = silence(seconds)
    for ratio, loudness, decay in partials:
        step = 2 * math.pi * pitch * ratio / RATE
        fall = math.exp(-1 / (decay * RATE))
        level = loudness
        for i in range(len(out)):
            out[i] += level * math.sin(step * i)
            level *= fall
    rise = max(1, int(attack * RATE))
    for i in range(min(rise, len(out))):
        out[i] *= i / rise
    return out


def noise(seconds: float, rng: random.Random) -> Samples:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def lowpass(src: Sequence[float], cutoff: float) -> Samples:
    """Two gentle one-pole low passes in a row."""
    k = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    a = b = 0.0
    out: Samples = []
    for x in src:
        a += k * (x - a)
        b += k * (a - b)
        out.append(b)
    return out


def sweep(src: Sequence[float], centre: Callable[[float], float], damp: float) -> Samples:
    """Band pass whose centre moves; ``centre`` maps 0..1 to a frequency."""
    low = band = 0.0
    out: Samples = []
    for i, x in enumerate(src):
        k = 2 * math.sin(math.pi * min(centre(i / len(src)), RATE / 7) / RATE)
        low += k * band
        band += k * (x - low - damp * band)
        out.append(band)
    return out


def shape(src: Sequence[float], envelope: Callable[[float], float]) -> Samples:
    """Multiply by an envelope over 0..1."""
    n = len(src)
    return [x * envelope(i / n) for i, x in enumerate(src)]


def mix(into: Samples, src: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Add ``src`` to a buffer, cut at its end."""
    start = int(at * RATE)
    for i in range(min(len(src), len(into) - start)):
        into[start + i] += gain * src[i]


def room(src: Sequence[float], amount: float = 0.16) -> Samples:
    """A few early reflections: the inside of a wooden cabinet."""
    out = list(src)
    dull = lowpass(src, 2600)
    for delay, gain in ((0.017, 1.0), (0.029, 0.8), (0.043, 0.6), (0.067, 0.4)):
        mix(out, dull, delay, gain * amount)
    return out


def knock(pitch: float, rng: random.Random, partials: Sequence[Partial] = WOOD) -> Samples:
    """Wood on wood: a struck bar and a breath of noise at the contact."""
    out = strike(pitch, partials, 0.25, 0.0008)
    mix(out, shape(lowpass(noise(0.02, rng), 3200), lambda t: (1 - t) ** 3), 0.0, 0.9)
    return out


def tune(notes: Sequence[tuple[float, float, float]], seconds: float, partials: Sequence[Partial]) -> Samples:
    """Several strikes given as (time, pitch, gain)."""
    out = silence(seconds)
    for at, pitch, gain in notes:
        mix(out, strike(pitch, partials, min(1.6, seconds - at), 0.003), at, gain)
    return out


def swish(seconds: float, start: float, end: float, peak: float, rng: random.Random) -> Samples:
    """A hand of paper moving through the air; loudest at ``peak`` (0..1)."""
    warp = math.log(0.5) / math.log(peak)
    body = sweep(noise(seconds, rng), lambda t: start * (end / start) ** t, 0.9)
    return shape(lowpass(body, 3400), lambda t: math.sin(math.pi * t**warp) ** 1.5)


def click(rng: random.Random) -> Samples:
    """A soft tick."""
    out = silence(0.10)
    mix(out, strike(1150, WOOD, 0.1, 0.0006), gain=0.8)
    mix(out, knock(640, rng), gain=0.35)
    return out


def pick(rng: random.Random) -> Samples:
    """A wooden piece lifted from the table: a scrape, then a light knock."""
    out = silence(0.22)
    mix(out, swish(0.12, 700, 1700, 0.6, rng), 0.0, 0.8)
    mix(out, knock(560, rng), 0.010, 0.55)
    mix(out, knock(840, rng), 0.050, 0.8)
    return room(out)


def place(rng: random.Random) -> Samples:
    """Wood set down on cardboard."""
    out = silence(0.32)
    mix(out, knock(190, rng, CARD), 0.0, 1.0)
    mix(out, knock(450, rng), 0.002, 0.7)
    mix(out, knock(395, rng), 0.055, 0.13)
    return room(out)


def pass_hand(rng: random.Random) -> Samples:
    """A hand of cards passed on."""
    out = silence(0.50)
    mix(out, swish(0.42, 520, 1900, 0.42, rng), 0.0, 1.0)
    mix(out, swish(0.22, 1500, 900, 0.3, rng), 0.22, 0.4)
    mix(out, knock(210, rng, CARD), 0.36, 0.12)
    return room(out, 0.10)


def die(rng: random.Random) -> Samples:
    """A wooden die rolling out."""
    out = silence(0.80)
    at, gap, loud = 0.0, 0.115, 1.0
    while at < 0.62:
        mix(out, knock(rng.choice((470, 540, 610, 700)) * rng.uniform(0.96, 1.04), rng), at, loud)
        mix(out, knock(160, rng, CARD), at, 0.5 * loud)
        at += gap * rng.uniform(0.85, 1.15)
        gap, loud = gap * 0.86, loud * 0.83
    return room(out)


def reveal(rng: random.Random) -> Samples:
    """Cards turned over: a breath of paper and three rising notes."""
    out = tune(((0.05, G4, 0.6), (0.13, C5, 0.7), (0.21, E5, 0.8), (0.29, G5, 0.9)), 1.1, MARIMBA)
    mix(out, swish(0.34, 600, 2200, 0.7, rng), 0.0, 0.35)
    return room(out)


def score(rng: random.Random) -> Samples:
    """One point counted: a small bell with a wooden beater."""
    out = strike(C6, BELL, 0.55, 0.002)
    mix(out, knock(700, rng), 0.0, 0.18)
    return room(out, 0.10)


def win(rng: random.Random) -> Samples:
    """A gentle fanfare on the marimba."""
    run = [(0.12 * k, p, 0.55 + 0.05 * k) for k, p in enumerate((C4, G4, C5, E5, G5))]
    chord = [(0.84 + 0.018 * k, p, 0.62) for k, p in enumerate((C4, E5, G5, C6))]
    echo = [(1.16, A5, 0.3), (1.28, G5, 0.34), (1.42, C6, 0.4), (1.42, E6, 0.16)]
    out = tune([*run, (0.66, A5, 0.5), *chord, *echo], 2.5, MARIMBA)
    mix(out, strike(C6, BELL, 0.9, 0.004), 0.84, 0.16)
    mix(out, strike(G5 * 2, BELL, 0.9, 0.004), 1.42, 0.10)
    mix(out, swish(0.5, 500, 1600, 0.5, rng), 0.0, 0.12)
    return room(out, 0.2)


def undo(rng: random.Random) -> Samples:
    """The passing swish drawn back."""
    out = silence(0.36)
    mix(out, swish(0.32, 1700, 480, 0.62, rng), 0.0, 1.0)
    mix(out, knock(330, rng), 0.25, 0.16)
    return out


def error(rng: random.Random) -> Samples:
    """A soft low double thud."""
    out = silence(0.42)
    for at, pitch, gain in ((0.0, 190.0, 1.0), (0.13, 152.0, 0.9)):
        mix(out, lowpass(knock(pitch, rng, CARD), 900), at, gain)
    return room(out)


def turn(rng: random.Random) -> Samples:
    """Your turn: two warm notes and a touch of bell."""
    out = tune(((0.0, G4, 0.8), (0.17, C5, 1.0), (0.17, E5, 0.4)), 1.2, MARIMBA)
    mix(out, strike(C6, BELL, 0.7, 0.006), 0.17, 0.12)
    mix(out, knock(300, rng), 0.0, 0.08)
    return room(out)


def round_begins(rng: random.Random) -> Samples:
    """A new round: a low wooden bar, then two notes that open upwards."""
    out = tune(((0.0, C4, 0.9), (0.16, G4, 0.7), (0.30, C5, 0.8), (0.30, E5, 0.35)), 1.2, MARIMBA)
    mix(out, knock(150, rng, CARD), 0.0, 0.5)
    return room(out)


def last_round(rng: random.Random) -> Samples:
    """The last round: three strokes of a small bell over a low bar."""
    out = tune(((0.0, C4, 0.8), (0.36, G4, 0.4), (0.72, C4, 0.6)), 1.5, MARIMBA)
    for n, at in enumerate((0.0, 0.36, 0.72)):
        mix(out, strike(G5, BELL, 0.75, 0.003), at, 0.55 - 0.06 * n)
    mix(out, knock(140, rng, CARD), 0.0, 0.4)
    return room(out, 0.2)


def bump(rng: random.Random) -> Samples:
    """A figure pushed aside: a dull knock, then it falls over."""
    out = silence(0.50)
    mix(out, knock(240, rng, CARD), 0.0, 1.0)
    mix(out, knock(520, rng), 0.004, 0.5)
    for at, gain in ((0.19, 0.5), (0.27, 0.3), (0.32, 0.18)):
        mix(out, knock(430 * rng.uniform(0.95, 1.08), rng), at, gain)
    return room(out)


def nail(rng: random.Random) -> Samples:
    """A small hammer on a brass nail in a wall."""
    out = silence(0.34)
    mix(out, knock(310, rng, CARD), 0.0, 0.9)
    mix(out, strike(2350, BELL, 0.2, 0.0008), 0.0, 0.28)
    mix(out, knock(900, rng), 0.001, 0.5)
    return room(out, 0.2)


def press(rng: random.Random) -> Samples:
    """A hand press: the bar is drawn, the platen comes down, paper is taken off."""
    out = silence(0.95)
    creak = sweep(noise(0.30, rng), lambda t: 240 + 260 * t, 0.25)
    mix(out, shape(lowpass(creak, 1200), lambda t: 0.4 * math.sin(math.pi * t)), 0.0, 0.6)
    mix(out, lowpass(knock(95, rng, CARD), 700), 0.28, 1.0)
    mix(out, knock(170, rng, CARD), 0.285, 0.8)
    mix(out, swish(0.32, 700, 2000, 0.5, rng), 0.52, 0.55)
    return room(out)


def coins(rng: random.Random) -> Samples:
    """A few small discs counted out."""
    out = silence(0.55)
    for n, at in enumerate((0.0, 0.09, 0.17)):
        mix(out, strike(1750 * rng.uniform(0.95, 1.07), BELL, 0.3, 0.001), at, 0.5 - 0.08 * n)
        mix(out, knock(820 * rng.uniform(0.95, 1.05), rng), at, 0.5)
    return room(out, 0.1)


SOUNDS: dict[str, Callable[[random.Random], Samples]] = {
    "click": click, "pick": pick, "place": place, "pass": pass_hand, "die": die, "reveal": reveal,
    "score": score, "win": win, "undo": undo, "error": error, "turn": turn,
    "round": round_begins, "last": last_round, "bump": bump, "nail": nail, "press": press, "coins": coins,
}  # fmt: skip


def write(path: Path, samples: Samples) -> None:
    """Write 16-bit mono."""
    out = [round(32767 * x) for x in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(out)}h", *out))


def main() -> None:
    """Write every sound beside this script, each from a fixed seed of its own."""
    folder = Path(__file__).resolve().parent
    for seed, (name, make) in enumerate(SOUNDS.items(), start=1):
        write(folder / f"{name}.wav", finished(name, make(random.Random(seed))))


if __name__ == "__main__":
    main()
