"""The instruments: each makes a note of a pitch, a length and a strength from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.music.tones import RATE, Wave, fade, frequency, noise, partials, plucked, seconds, shaped, sung

Instrument = Callable[[float, float, float, np.random.Generator], Wave]


def piano(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """A piano with felt before its strings: two strings a note, stiff, with a soft knock."""
    ring = float(np.clip(9.0 * 2 ** ((48 - pitch) / 20), 1.4, 11))
    stiff = 0.00022 * 2 ** ((pitch - 60) / 14)
    soft = 2.4 + 1.3 * strength - 0.018 * (pitch - 60)
    parts = []
    for n in range(1, 15):
        level = np.exp(-((n - 1) / soft)) * (0.55 if n % 7 == 0 else 1.0)
        ratio = n * np.sqrt(1 + stiff * n * n)
        parts += [(ratio, 0.6 * level, ring / n**0.75), (ratio * 1.0004, 0.35 * level, ring * 1.3 / n**0.6)]
    wave = partials(pitch, length + 0.5, parts, rng)
    knock = noise(0.05, 90, 700, rng) * np.exp(-seconds(0.05) * 90) * 0.07 * strength
    wave[: len(knock)] += knock
    return (
        shaped(fade(wave, 0.004 + 0.004 * (1 - strength), 0.32), ((240, 0.8, -3.5), (900, 1.0, 1.5)), 55, 5200) * 0.30
    )


def guitar(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """A guitar with gut strings."""
    wave = plucked(pitch, length + 0.7, 4.2 * 2 ** ((52 - pitch) / 24), 0.30 + 0.2 * strength, 0.22, rng)
    return shaped(fade(wave, 0.002, 0.45), ((105, 0.35, 3), (210, 0.4, -2.0), (2300, 0.6, -4)), 70, 5000) * 0.8


def lute(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """A lute, or a harpsichord that is kind: brighter and shorter than the guitar, with a faint upper course."""
    wave = plucked(pitch, length + 0.5, 3.2 * 2 ** ((55 - pitch) / 26), 0.5 + 0.15 * strength, 0.13, rng)
    wave += 0.22 * plucked(pitch + 12, length + 0.5, 1.8, 0.45, 0.2, rng)
    return shaped(fade(wave, 0.002, 0.35), ((330, 0.5, 2), (3100, 0.5, -5)), 90, 5600) * 0.8


def pizzicato(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """Strings that are plucked and soon still."""
    wave = plucked(pitch, min(length, 0.5) + 0.4, 0.85 * 2 ** ((50 - pitch) / 24), 0.2 + 0.2 * strength, 0.3, rng)
    return shaped(fade(wave, 0.003, 0.25), ((180, 0.5, 1.5), (450, 0.6, 2)), 60, 3800)


def harp(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """A small harp."""
    wave = plucked(pitch, length + 1.2, 3.6 * 2 ** ((60 - pitch) / 26), 0.22 + 0.2 * strength, 0.45, rng)
    return shaped(fade(wave, 0.004, 0.8), ((300, 0.7, 1), (1800, 0.8, -2)), 80, 4600) * 0.8


def celesta(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """Steel bars over wood, struck with felt."""
    parts = [(1, 1, 2.4), (2.0, 0.12, 1.6), (4.0, 0.10 + 0.08 * strength, 0.8), (6.7, 0.03, 0.25), (1.003, 0.3, 2.8)]
    return (
        shaped(fade(partials(pitch, min(length, 1.5) + 1.3, parts, rng), 0.003, 0.7), ((3000, 0.6, -3),), 150, 6000)
        * 0.34
    )


def music_box(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """The comb of a music box: a clear tone with a short glint."""
    parts = [(1, 1, 1.7), (2.0, 0.26, 1.0), (3.01, 0.10, 0.6), (5.4, 0.05 + 0.04 * strength, 0.16), (1.002, 0.4, 1.9)]
    return (
        shaped(fade(partials(pitch, min(length, 1.0) + 1.0, parts, rng), 0.0015, 0.5), ((3600, 0.5, -4),), 180, 6000)
        * 0.3
    )


def marimba(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """Bars of rosewood over tubes."""
    ring = 1.1 * 2 ** ((60 - pitch) / 18)
    parts = [
        (1, 1, ring),
        (3.93, 0.16 + 0.12 * strength, ring * 0.3),
        (9.3, 0.05 * strength, 0.07),
        (1.002, 0.35, ring),
    ]
    return shaped(fade(partials(pitch, min(length, 0.8) + 0.6, parts, rng), 0.002, 0.3), (), 80, 5000) * 0.45


def flute(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """A wooden flute with a little breath."""
    tone = sung(pitch, length + 0.12, (1, 0.34 * strength + 0.08, 0.14, 0.05, 0.025, 0.01), 0.0035, rng)
    breath = noise(length + 0.12, frequency(pitch) * 0.9, frequency(pitch) * 2.6, rng)[: len(tone)]
    t = np.arange(len(tone)) / RATE
    swell = (0.8 + 0.2 * np.clip(t / 0.3, 0, 1)) * (1 - 0.18 * np.clip(t / (length + 0.1), 0, 1))
    return shaped(fade((tone + 0.022 * breath) * swell, 0.055, 0.12), ((2600, 0.7, -4),), 150, 4500) * 0.24


def clarinet(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """A clarinet in its soft register."""
    parts = (1, 0.035, 0.42 * strength + 0.1, 0.03, 0.20 * strength, 0.03, 0.08 * strength, 0.02, 0.03)
    tone = sung(pitch, length + 0.1, parts, 0.0012, rng)
    t = np.arange(len(tone)) / RATE
    return (
        shaped(fade(tone * (0.75 + 0.25 * np.clip(t / 0.25, 0, 1)), 0.05, 0.12), ((1500, 0.8, -2),), 110, 3400) * 0.19
    )


def bassoon(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """A bassoon that smiles."""
    tone = sung(pitch, length + 0.08, [1 / n**0.9 for n in range(1, 16)], 0.0012, rng)
    body = ((480, 0.45, 8), (1150, 0.4, 3), (190, 0.6, -5))
    return shaped(fade(tone, 0.03, 0.09), body, 70, 1500 + 1200 * strength) * 0.125


def strings(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """A few low strings together, bowed softly."""
    out = np.zeros(len(seconds(length + 0.5)))
    for cents in (-7, -2, 3, 8):
        out += sung(pitch + cents / 100, length + 0.5, [1 / n**1.15 for n in range(1, 14)], 0.0022, rng)
    body = ((260, 0.7, -5), (700, 0.7, 1.5))
    return shaped(fade(out, min(0.3, length / 3), 0.5), body, 70, 1100 + 1100 * strength) * 0.054


def cello(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:
    """One cello, or a viol."""
    tone = sung(pitch, length + 0.25, [1 / n**1.05 for n in range(1, 18)], 0.0035, rng)
    t = np.arange(len(tone)) / RATE
    swell = 0.7 + 0.3 * np.sin(np.pi * np.clip(t / (length + 0.2), 0, 1))
    body = ((230, 0.4, -3), (520, 0.4, 3), (1300, 0.5, 2))
    return shaped(fade(tone * swell, 0.09, 0.25), body, 65, 1500 + 1000 * strength) * 0.105


def drum(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:  # noqa: ARG001
    """A frame drum, struck with the finger."""
    t, base = seconds(0.7), frequency(pitch)
    skin = np.sin(2 * np.pi * (base * t + base * 0.35 * 0.03 * (1 - np.exp(-t / 0.03)))) * np.exp(-t / 0.14)
    skin += 0.4 * np.sin(2 * np.pi * base * 1.59 * t) * np.exp(-t / 0.07)
    slap = noise(0.7, 300, 1600, rng) * np.exp(-t / 0.018) * 0.16
    return shaped(fade(skin + slap * strength, 0.003, 0.1), (), 55) * 0.42


def shaker(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:  # noqa: ARG001
    """Seeds in a gourd."""
    t = seconds(0.14)
    return fade(noise(0.14, 2200, 4000, rng) * np.exp(-(((t - 0.035) / 0.03) ** 2)), 0.01, 0.04) * 0.06


def block(pitch: float, length: float, strength: float, rng: np.random.Generator) -> Wave:  # noqa: ARG001
    """A small block of wood."""
    parts = [(1, 1, 0.16), (1.51, 0.4, 0.1), (2.7, 0.2 * strength, 0.05)]
    return fade(partials(pitch, 0.25, parts, rng), 0.001, 0.08) * 0.22


ORCHESTRA: dict[str, Instrument] = {
    make.__name__: make
    for make in (
        piano, guitar, lute, pizzicato, harp, celesta, music_box, marimba,
        flute, clarinet, bassoon, strings, cello, drum, shaker, block,
    )
}  # fmt: skip
"""Every instrument by its name."""
