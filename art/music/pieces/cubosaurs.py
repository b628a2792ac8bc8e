"""Cubosaurs: playful creatures of cubes. F major, six eighths, a music box, a bassoon and plucked strings."""

from __future__ import annotations

from art.music.score import Chord, Piece, bass, beat, broken, harmony, held, moved, tune, voiced

BEATS = 6.0
HOP = """
c5:2 f5:1 g5:2 a5:1 | g5:2 f5:1 c5:3 | d5:2 f5:1 bb5:2 a5:1 | g5:2 e5:1 c5:3 |
c5:2 f5:1 g5:2 a5:1 | d6:2 a5:1 f5:3 | bb5:1 a5 g5 e5 f5 g5 | f5:5 -:1
"""
SKIP = """
a5:2 f5:1 c6:2 a5:1 | e5:2 a5:1 c6:3 | bb5:2 f5:1 d5:2 f5:1 | a5:2 f5:1 c5:3 |
d5:1 g5 a5 bb5:2 g5:1 | a5:2 f5:1 d5:3 | c5:1 e5 g5 bb5:2 g5:1 | f5:5 -:1
"""
WADDLE = """
d4:2 f4:1 a4:3 | g4:2 e4:1 c#4:3 | d4:2 f4:1 a4:2 d4:1 | bb3:2 d4:1 g4:3 |
f4:2 e4:1 d4:2 a3:1 | bb3:2 d4:1 f4:3 | g4:1 d4 bb3 c#4 e4 a4 | d4:5 -:1
"""
FLOAT = """
f5:3 bb5 | a5:5 f5:1 | g5:3 bb5 | a5:5 -:1 | g5:2 bb5:1 eb6:2 d6:1 | d6:2 bb5:1 f5:3 | e5:1 g5 c6 g5:3 | bb5:3 g5
"""
ECHO = """
-:3 f6:1 d6 a5 | -:3 e6:1 c#6 a5 | -:3 f6:1 d6 a5 | -:3 d6:1 bb5 g5 |
-:3 a5:1 d6 f6 | -:3 f6:1 d6 bb5 | -:6 | -:3 a5:1 d6 f6
"""
LEAN = "d4:6 | c4:3 a3 | bb3:6 | f4:3 d4 | eb4:4 g4:2 | f4:3 d4 | c4:3 e4 | g4:3 e4"
CHORDS = {
    "hop": "F | F | Bb | C | F | Dm | Gm C | F",
    "skip": "F | Am | Bb | F | Gm | Dm | C7 | F",
    "waddle": "Dm | A7 | Dm | Gm | Dm | Bb | Gm A | Dm",
    "float": "Bb | F/A | Gm | Dm | Eb | Bb/D | C | C7",
}
ORDER = ("hop", "skip", "waddle", "waddle", "skip", "float", "float", "hop", "waddle", "hop", "skip")


def compose() -> Piece:
    """Hops and skips, a big one that waddles in D minor, and a dream in B flat that floats."""
    piece = Piece("cubosaurs", "F major", "6/8", BEATS, 252, (8,) * 11)
    bars = [harmony(CHORDS[name], BEATS, 8 * BEATS * n) for n, name in enumerate(ORDER)]
    for number, section in enumerate(bars):
        _melody(piece, number, 48.0 * number)
        _ground(piece, number, section)
    _last_round(piece, [chord for section in bars for chord in section])
    return piece


def _melody(piece: Piece, number: int, start: float) -> None:
    name = ORDER[number]
    if name in ("hop", "skip"):
        text = HOP if name == "hop" else SKIP
        lead = "music_box" if number in (0, 1, 7) else "flute" if number == 4 else "clarinet"
        piece.add(lead, tune(text, start, 0.52), {"music_box": 0.76, "flute": 0.62, "clarinet": 0.72}[lead], -0.2, 0.4)
        if number >= 9:
            piece.add("music_box", moved(tune(text, start, 0.44), semitones=12), 0.3, 0.35, 0.5)
    elif name == "waddle":
        piece.add("bassoon", tune(WADDLE, start, 0.55), 0.72, 0.2, 0.35)
        if number != 2:
            piece.add("music_box", tune(ECHO, start, 0.4), 0.5, -0.3, 0.5)
    else:
        piece.add("celesta" if number == 5 else "flute", tune(FLOAT, start, 0.46), 0.52, 0.15, 0.55)
        piece.add("cello", tune(LEAN, start, 0.45), 0.34, -0.3, 0.45)


def _ground(piece: Piece, number: int, section: list[Chord]) -> None:
    name, chords = ORDER[number], voiced(section, 55, 69)
    if name == "float":
        piece.add("harp", broken(section, chords, (0, 1, 2, 3, 2, 1), 1, 2.2, 0.34), 0.42, -0.1, 0.45)
        piece.add("strings", held(section, voiced(section, 50, 64), 0.34), 0.36, 0.1, 0.5)
        piece.add("pizzicato", bass(section, 41, ((0, 4, 0),), 0.46), 0.5, 0, 0.25)
        return
    off = ((2, 0.6), (5, 0.6)) if name == "waddle" else ((1, 0.5), (2, 0.5), (4, 0.5), (5, 0.5))
    piece.add(
        "pizzicato",
        held(section, chords, 0.34, off if number % 2 else off[1::2]),
        (0.26, 0.38)[number in (1, 4, 9, 10)],
        0.3,
        0.3,
    )
    piece.add(
        "pizzicato", bass(section, 41, ((0, 1.5, 0), (3, 1.5, 7)), 0.52), 0.62 if number in (0, 2, 7) else 0.85, 0, 0.2
    )
    if number in (1, 4, 9, 10):
        piece.add("guitar", broken(section, chords, (0, -1, 1, 2, -1, 1), 1, 1.4, 0.36), 0.5, 0.4, 0.3)
    if number in (3, 4, 8, 10):
        bars = range(8 * number, 8 * number + 8)
        piece.add("block", beat(bars, BEATS, ((2, 0.28), (3, 0.36), (5, 0.28)), "e5"), 0.32, -0.4, 0.35)


def _last_round(piece: Piece, chords: list[Chord]) -> None:
    """The cubes tumble: running eighths, a drum, a clock of wood."""
    every, tones = range(piece.bars), voiced(chords, 53, 65)
    piece.add_last("drum", beat(every, BEATS, ((0, 0.58), (2, 0.3), (3, 0.46), (5, 0.34)), "f2"), 0.55, 0, 0.2)
    piece.add_last("marimba", broken(chords, tones, (0, 1, 2, 1, 2, 1), 1, 1, 0.42), 0.46, 0.35, 0.3)
    piece.add_last("strings", held(chords, [(t[-1] + 12,) for t in tones], 0.42), 0.4, -0.3, 0.6)
    piece.add_last(
        "shaker",
        beat(every, BEATS, ((0, 0.3), (1, 0.3), (2, 0.46), (3, 0.3), (4, 0.3), (5, 0.5)), "c5"),
        0.5,
        0.45,
        0.2,
    )
