"""Draftosaurus: a bright painted zoo. G major, two quarters, marimba, flute, plucked strings and a gourd of seeds."""

from __future__ import annotations

from art.music.score import Chord, Piece, bass, beat, broken, harmony, held, moved, tune, voiced

BEATS = 4.0
WALK = """
d5:.5 g5 a5 b5:1 a5:.5 g5:1 | e5:.5 g5 c6:1 b5:.5 a5 g5:1 | d5:.5 g5 a5 b5:1 d6:.5 b5:1 | a5:1 f#5:.5 a5 d5:2 |
e5:.5 b5 a5 g5:1 e5:.5 g5:1 | e5:.5 c6 b5 a5:1 g5:.5 e5:1 | c6:.5 a5 e5:1 d5:.5 f#5 a5:1 | g5:1.5 d5:.5 g5:1 -
"""
HOMEWARD = """
d5:.5 g5 a5 b5:1 a5:.5 g5:1 | e5:.5 g5 c6:1 e6:.5 d6 c6:1 | b5:.5 a5 g5 d5:1 g5:.5 b5:1 | a5:1 d6:.5 c6 a5:1 f#5 |
g5:.5 b5 e6 d6:1 b5:.5 g5:1 | a5:.5 c6 e6 c6:1 a5:.5 e5:1 | g5:.5 b5 d6:1 c6:.5 a5 f#5:1 | g5:2 -
"""
STROLL = "b4:2 e5:1 g5 | f#5:3 d5:1 | e5:2 g5:1 c6 | b5:3 g5:1 | a5:1 c6 b5 a5 | g5:3 e5:1 | e5:1 g5 a5 g5 | f#5:2 a5"
CALL = """
g5:.5 e5 g5:1 -:2 | a5:.5 f5 a5:1 -:2 | g5:.5 e5 g5 c6 -:2 | b5:.5 g5 d5:1 -:2 |
c6:.5 a5 e5:1 -:2 | a5:.5 f5 c5:1 -:2 | f#5:.5 a5 c6 a5 f#5 d5 a5:1 | d6:1 c6:.5 a5 f#5:2
"""
REPLY = """
-:2 c4:.5 e4 c4:1 | -:2 c4:.5 a3 f3:1 | -:2 e4:.5 g4 e4:1 | -:2 d4:.5 b3 g3:1 |
-:2 e4:.5 c4 a3:1 | -:2 f4:.5 c4 a3:1 | -:2 d4:.5 c4 a3:1 | d3:1 f#3 a3:2
"""
ABOVE = "d5:3 b4:1 | c5:4 | b4:2 d5 | d5:4 | b4:2 e5 | c5:3 e5:1 | c5:2 d5 | b4:4"
CHORDS = {
    "walk": "G | C | G | D | Em | C | Am D | G",
    "homeward": "G | C | G | D7 | Em | Am | G D7 | G",
    "stroll": "Em | Bm | C | G | Am | Em | C | D7",
    "call": "C | F | C | G | Am | F | D7 | D7",
}


def compose() -> Piece:
    """A walk, its way home, a stroll among trees, calls and replies of animals, and the walk again."""
    piece = Piece("draftosaurus", "G major", "2/2", BEATS, 108, (8,) * 7)
    order = ("walk", "homeward", "stroll", "homeward", "call", "walk", "homeward")
    bars = [harmony(CHORDS[name], BEATS, 8 * BEATS * n) for n, name in enumerate(order)]
    _melody(piece)
    _ground(piece, bars)
    _seeds(piece)
    _last_round(piece, [chord for section in bars for chord in section])
    return piece


def _melody(piece: Piece) -> None:
    piece.add("marimba", [*tune(WALK, 0, 0.5), *tune(HOMEWARD, 32, 0.55), *tune(WALK, 160, 0.5)], 1.0, -0.15, 0.3)
    piece.add("flute", [*tune(HOMEWARD, 96, 0.5), *moved(tune(ABOVE, 160, 0.42), semitones=12)], 0.6, 0.3, 0.45)
    piece.add("clarinet", tune(STROLL, 64, 0.52), 0.8, 0.25, 0.45)
    piece.add("marimba", moved(tune(HOMEWARD, 96, 0.42), semitones=-12), 0.6, -0.2, 0.3)
    piece.add("pizzicato", tune(CALL, 128, 0.58), 0.7, -0.3, 0.4)
    piece.add("bassoon", tune(REPLY, 128, 0.5), 0.62, 0.35, 0.4)
    piece.add("marimba", tune(HOMEWARD, 192, 0.58), 0.9, -0.15, 0.3)
    piece.add("flute", tune(HOMEWARD, 192, 0.42), 0.36, 0.3, 0.5)
    piece.add("clarinet", tune(ABOVE.replace("c5:2 d5", "b4:2 c5"), 192, 0.42), 0.42, 0.4, 0.5)


def _ground(piece: Piece, bars: list[list[Chord]]) -> None:
    for number, section in enumerate(bars):
        chords = voiced(section, 55, 69)
        if number == 2:
            piece.add("guitar", broken(section, chords, (0, 1, 2, 1, 3, 1, 2, 1), 0.5, 1.8, 0.4), 0.7, -0.25, 0.3)
            piece.add("strings", held(section, voiced(section, 50, 64), 0.34), 0.36, 0, 0.5)
        elif number == 4:
            piece.add("harp", broken(section, chords, (0, 2, -1, 1), 1, 1.5, 0.36), 0.55, 0.1, 0.4)
        else:
            strum = held(section, chords, 0.32, ((1, 0.4), (2.5, 0.4), (3, 0.4)))
            piece.add("guitar", strum, 0.36, 0.25, 0.25)
        figure = ((0, 1.4, 0), (1.5, 0.5, 7), (2, 1.2, 7)) if number not in (2, 4) else ((0, 2.6, 0), (3, 0.9, 7))
        piece.add("pizzicato", bass(section, 40, figure, 0.52), 0.85, 0, 0.2)


def _seeds(piece: Piece) -> None:
    shaken = [bar for bar in range(piece.bars) if bar // 8 in (1, 3, 5, 6)]
    piece.add("shaker", beat(shaken, BEATS, [(n / 2, 0.5 if n % 2 else 0.34) for n in range(8)], "c5"), 0.62, 0.45, 0.2)
    piece.add("drum", beat(shaken, BEATS, ((0, 0.4), (2.5, 0.3)), "g2"), 0.4, -0.1, 0.25)
    piece.add("block", beat(range(32, 38), BEATS, ((1.5, 0.3), (3.5, 0.36)), "g5"), 0.3, -0.4, 0.4)


def _last_round(piece: Piece, chords: list[Chord]) -> None:
    """Feet that hurry: plucked eighths, hands on a drum, seeds throughout."""
    every, tones = range(piece.bars), voiced(chords, 52, 64)
    piece.add_last(
        "drum",
        beat(every, BEATS, ((0, 0.6), (1, 0.34), (1.5, 0.34), (2, 0.5), (3, 0.36), (3.5, 0.42)), "e2"),
        0.55,
        0,
        0.2,
    )
    piece.add_last("pizzicato", broken(chords, tones, (0, 2, 1, 2, 0, 2, 1, 0), 0.5, 1, 0.48), 0.6, 0.3, 0.25)
    piece.add_last("strings", held(chords, [(t[-1] + 12,) for t in tones], 0.42), 0.4, -0.3, 0.6)
    quiet = [bar for bar in every if bar // 8 in (0, 2, 4)]
    piece.add_last(
        "shaker", beat(quiet, BEATS, [(n / 2, 0.5 if n % 2 else 0.34) for n in range(8)], "c5"), 0.6, 0.45, 0.2
    )
