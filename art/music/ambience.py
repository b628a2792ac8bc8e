"""Sounds of places, each a loop without a seam: a zoo, a dig, a library, a harbour."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.music.loudness import loudness
from art.music.tones import RATE, Wave, fade, noise, partials, seconds, shaped

LOUDNESS = -30.0
"""How loud a place is; the music stands ten decibels above it."""


class Place:
    """A loop of some seconds in which sounds are laid; what rings past the end goes on at the beginning."""

    def __init__(self, length: float, seed: int) -> None:
        """An empty place."""
        self.rng = np.random.default_rng(seed)
        self.length = length
        self.wave = np.zeros(int(length * RATE))

    def lay(self, moment: float, sound: Wave, gain: float = 1.0) -> None:
        """Let something sound from a moment on."""
        places = (int(moment * RATE) + np.arange(len(sound))) % len(self.wave)
        np.add.at(self.wave, places, sound * gain)

    def bed(self, low: float, high: float, gain: float, waves: int, depth: float) -> None:
        """An endless noise that swells as many times as `waves` says, made round by its spectrum."""
        hertz = np.maximum(np.fft.rfftfreq(len(self.wave), 1 / RATE), 1)
        spectrum = np.exp(2j * np.pi * self.rng.uniform(size=len(hertz)))
        spectrum *= 1 / np.sqrt(1 + (low / hertz) ** 4) / np.sqrt(1 + (hertz / high) ** 4)
        sound = np.fft.irfft(spectrum, len(self.wave))
        turn = 2 * np.pi * np.arange(len(sound)) / len(sound)
        swell = np.zeros(len(sound))
        for n in (waves, 2 * waves + 1, 3 * waves + 2):
            swell += np.sin(n * turn + self.rng.uniform(0, 6)) / 2
        self.wave += sound / np.std(sound) * gain * (1 + depth * np.tanh(swell))

    def far(self, sound: Wave, wet: float = 0.5, cut: float = 2500.0) -> Wave:
        """A sound as it comes from far away: softer highs and a blur of echoes."""
        t = seconds(0.9)
        blur = self.rng.standard_normal(len(t)) * np.exp(-t / 0.22)
        size = 1 << int(np.ceil(np.log2(len(sound) + len(t))))
        echo = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(blur / np.sqrt(np.sum(blur**2)), size), size)
        out = echo[: len(sound) + len(t)] * wet
        out[: len(sound)] += sound * (1 - wet)
        return shaped(out, (), 120, cut)

    def done(self) -> Wave:
        """The loop at its loudness, without what is below hearing."""
        hertz = np.maximum(np.fft.rfftfreq(len(self.wave), 1 / RATE), 0.1)
        wave = np.fft.irfft(np.fft.rfft(self.wave) / np.sqrt(1 + (60 / hertz) ** 6), len(self.wave))
        wave *= 10 ** ((LOUDNESS - loudness(wave, RATE)) / 20)
        return wave * min(1.0, 0.6 / np.abs(wave).max())


def glide(length: float, points: list[tuple[float, float]], harmonics: tuple[float, ...] = (1.0,)) -> Wave:
    """A tone whose frequency goes through points of time (0 to 1) and hertz."""
    t = seconds(length)
    hertz = np.exp(np.interp(t / length, [p for p, _ in points], [np.log(h) for _, h in points]))
    phase = 2 * np.pi * np.cumsum(hertz) / RATE
    return sum((s * np.sin(n * phase) for n, s in enumerate(harmonics, 1)), np.zeros(len(t)))


def bird(rng: np.random.Generator, base: float, count: int) -> Wave:
    """A few notes of a song bird."""
    notes = []
    for _ in range(count):
        size, top = rng.uniform(0.06, 0.14), base * rng.uniform(0.9, 1.3)
        notes.append(fade(glide(size, [(0, top * 0.85), (0.4, top * 1.12), (1, top * 0.95)]), 0.02, 0.04))
        notes.append(np.zeros(int(rng.uniform(0.03, 0.11) * RATE)))
    return np.concatenate(notes)


def zoo() -> Wave:
    """Leaves, birds near and far, children far away, a large animal now and then."""
    place = Place(32, 11)
    rng = place.rng
    place.bed(400, 1500, 0.009, 2, 0.4)
    for moment, base, count in (
        (1.2, 2500, 4),
        (6.8, 3100, 3),
        (12.5, 2300, 5),
        (17.1, 2900, 3),
        (22.4, 2500, 4),
        (28.3, 3200, 2),
    ):
        place.lay(moment, place.far(bird(rng, base, count), 0.55, 4200), 0.11)
    for moment in (4.1, 9.9, 15.0, 20.2, 26.0, 30.5):
        place.lay(moment, place.far(bird(rng, rng.uniform(1500, 2000), 2), 0.85, 2600), 0.085)
    for _ in range(16):
        height = rng.uniform(420, 640)
        shout = glide(
            rng.uniform(0.22, 0.4), [(0, height), (0.3, height * 1.25), (1, height * 0.9)], (1, 0.5, 0.4, 0.2, 0.1)
        )
        shout = shaped(fade(shout, 0.05, 0.12), ((900, 0.4, 8), (1500, 0.3, 5)))
        place.lay(rng.uniform(0, 32), place.far(shout, 0.93, 1800), 0.024)
    for moment, low in ((10.7, 105), (24.6, 88)):
        call = glide(1.5, [(0, low), (0.3, low * 1.6), (0.7, low * 1.45), (1, low)], tuple(1 / n for n in range(1, 10)))
        place.lay(moment, place.far(shaped(fade(call, 0.25, 0.5), ((420, 0.6, 8),)), 0.85, 900), 0.024)
    return place.done()


def dig() -> Wave:
    """Wind over stone, hammers that tap, a brush, a hawk high up."""
    place = Place(32, 23)
    rng = place.rng
    place.bed(180, 480, 0.010, 2, 0.55)
    place.bed(600, 1200, 0.0032, 3, 0.7)
    for start, count, tone, gain in (
        (1.5, 5, 2050, 0.09),
        (7.6, 3, 1720, 0.06),
        (13.1, 6, 2050, 0.09),
        (20.0, 4, 1840, 0.06),
        (26.2, 5, 2050, 0.09),
    ):
        for stroke in range(count):
            parts = [(1, 1, 0.12), (1.62, 0.5, 0.07), (2.41, 0.25, 0.04)]
            tap = partials(69 + 12 * np.log2(tone / 440), 0.25, parts, rng)
            tap[: RATE // 50] += 0.7 * noise(0.02, 500, 2500, rng) * np.exp(-seconds(0.02) / 0.005)
            moment = start + stroke * 0.52 + rng.normal(0, 0.02)
            place.lay(moment, place.far(fade(tap, 0.001, 0.1), 0.6, 3400), gain * rng.uniform(0.7, 1))
    for moment in (5.0, 11.4, 18.0, 24.4, 30.2):
        for stroke in range(3):
            sweep = fade(noise(0.28, 1400, 3600, rng), 0.1, 0.15)
            place.lay(moment + 0.36 * stroke, sweep, 0.005)
    for moment, gain in ((9.6, 1.0), (22.7, 0.7)):
        cry = glide(1.1, [(0, 1700), (0.12, 2350), (0.6, 2050), (1, 1350)], (1, 0.3, 0.12))
        cry *= 1 + 0.25 * np.sin(2 * np.pi * 34 * seconds(1.1))
        place.lay(moment, place.far(fade(cry, 0.06, 0.5), 0.75, 3000), 0.028 * gain)
    return place.done()


def library() -> Wave:
    """A tall clock, a fire, pages that are turned."""
    place = Place(30, 37)
    rng = place.rng
    place.bed(130, 300, 0.003, 3, 0.35)
    place.bed(300, 800, 0.0016, 4, 0.5)
    for second in range(30):
        tone = 62 if second % 2 else 65
        tick = partials(tone + 12, 0.2, [(1, 1, 0.10), (2.3, 0.5, 0.05), (4.1, 0.3, 0.03)], rng)
        place.lay(second, place.far(fade(tick, 0.001, 0.08), 0.4, 3000), 0.06 if second % 2 else 0.05)
    for _ in range(110):
        size = rng.uniform(0.006, 0.02)
        crack = fade(noise(size, rng.uniform(500, 1500), rng.uniform(2000, 4000), rng), 0.001, size * 0.7)
        place.lay(rng.uniform(0, 30), place.far(crack, 0.35, 3600), 0.035 * rng.uniform(0.1, 1) ** 1.6)
    for moment in (6.4, 16.9, 25.3):
        t = seconds(0.7)
        leaf = noise(0.7, 900, 3800, rng) * (
            np.exp(-(((t - 0.2) / 0.12) ** 2)) + 0.8 * np.exp(-(((t - 0.48) / 0.06) ** 2))
        )
        place.lay(moment, place.far(fade(leaf, 0.03, 0.1), 0.3, 4000), 0.02)
    return place.done()


def harbour() -> Wave:
    """Water against a hull, ropes that creak, gulls."""
    place = Place(34, 51)
    rng = place.rng
    place.bed(150, 420, 0.0085, 4, 0.5)
    place.bed(420, 1200, 0.0055, 7, 0.75)
    for moment in np.arange(0.8, 34, 3.1):
        t = seconds(1.6)
        splash = noise(1.6, 250, 1500, rng) * np.exp(-(((t - 0.5) / 0.3) ** 2))
        place.lay(float(moment) + rng.uniform(-0.4, 0.4), fade(splash, 0.1, 0.4), 0.014 * rng.uniform(0.6, 1.1))
    for moment in (3.7, 11.9, 19.4, 27.6):
        size = rng.uniform(0.8, 1.3)
        creak = glide(size, [(0, 58), (0.4, 96), (1, 70)], tuple(1 / n**0.5 for n in range(1, 24)))
        creak = shaped(fade(creak, 0.25, 0.4), ((640, 0.25, 12), (1150, 0.2, 8)), 250, 1900)
        place.lay(moment, place.far(creak, 0.4, 2000), 0.022)
    for moment, count, gain in ((6.2, 3, 1.0), (15.8, 2, 0.6), (23.9, 4, 0.85), (31.0, 2, 0.5)):
        for cry in range(count):
            top = rng.uniform(1050, 1200)
            gull = glide(0.42, [(0, top * 0.75), (0.25, top * 1.25), (1, top * 0.8)], (1, 0.7, 0.5, 0.25, 0.1))
            place.lay(moment + cry * 0.55, place.far(fade(gull, 0.05, 0.2), 0.7, 3200), 0.05 * gain)
    return place.done()


AMBIENCES: dict[str, Callable[[], Wave]] = {make.__name__: make for make in (zoo, dig, library, harbour)}
"""Every place by its name."""
