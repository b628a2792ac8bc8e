"""Encyclopedia: engraved plates, a library, ships. G minor, a chaconne in three quarters for flute, lute and viol."""

from __future__ import annotations

from art.music.score import Chord, Piece, bass, beat, broken, harmony, held, moved, tune, voiced

BEATS = 3.0
PLATE = """
d5:1 g5 bb5 | a5:1.5 bb5:.5 a5:1 | a5:.5 g5 f5:1 c5 | g5:1.5 f5:.5 e5:1 |
g5:1 eb5 bb4 | f5:1.5 eb5:.5 d5:1 | eb5:1 d5:.5 c5 eb5:1 | d5:3
"""
DOUBLE = """
g5:.5 a5 bb5 a5 g5 d5 | f#5 g5 a5 f#5 d5:1 | f5:.5 g5 a5 f5 c5:1 | e5:.5 f5 g5 e5 c5:1 |
eb5:.5 f5 g5 bb5 g5 eb5 | d5 f5 bb5 f5 d5:1 | c5:.5 eb5 g5 f5 eb5 c5 | d5:1 f#5 a5
"""
SAIL = """
f5:1 bb5 c6 | c6:2 a5:1 | bb5:1 d6 bb5 | a5:2 f5:1 | g5:1 bb5 eb6 | d6:1.5 c6:.5 bb5:1 | c6:1 a5 eb5 | d5:3
"""
COAST = """
d5:2 f5:1 | g5:2 eb5:1 | f5:1 a5 c6 | d6:2 bb5:1 | bb5:1 g5 d5 | g5:1 bb5 g5 | f5:1 a5 c6 | a5:1 f#5 d5
"""
VIOL = """
g3:1 bb3 d4 | d4:1.5 c4:.5 a3:1 | c4:1 a3 f3 | g3:1.5 a3:.5 g3:1 |
bb3:1 g3 eb3 | f3:1 bb3 d4 | c4:1.5 bb3:.5 g3:1 | a3:2 f#3:1
"""
INNER = "bb4:2 d5:1 | d5:2 f#4:1 | a4:2 c5:1 | c5:3 | bb4:2 g4:1 | bb4:3 | g4:2 c5:1 | a4:3"
GROUND = "Gm | D/F# | F | C/E | Eb | Bb/D | Cm | D"
SEA = "Bb | F/A | Gm | Dm | Eb | Bb/D | F7 | Bb"
SHORE = "Bb | Eb/Bb | F/A | Bb | Gm | Eb | F | D7"
ORDER = (GROUND, GROUND, GROUND, SEA, SHORE, GROUND, GROUND)


def compose() -> Piece:
    """Seven times eight bars: three plates over a falling ground, two voyages in B flat, and two plates again."""
    piece = Piece("encyclopedia", "G minor", "3/4", BEATS, 80, (8,) * 7)
    bars = [harmony(text, BEATS, 24.0 * n) for n, text in enumerate(ORDER)]
    _melody(piece)
    for number, section in enumerate(bars):
        _ground(piece, number, section)
    _last_round(piece, [chord for section in bars for chord in section])
    return piece


def _melody(piece: Piece) -> None:
    piece.add("flute", [*tune(PLATE, 24, 0.52), *tune(DOUBLE, 48, 0.5)], 0.68, 0.2, 0.45)
    piece.add("lute", tune(PLATE, 0, 0.55), 0.8, -0.1, 0.35)
    piece.add("cello", tune(VIOL, 48, 0.45), 0.46, -0.3, 0.45)
    piece.add("flute", tune(SAIL, 72, 0.55), 0.64, 0.2, 0.5)
    piece.add("clarinet", tune(COAST, 96, 0.5), 0.72, 0.1, 0.45)
    piece.add(
        "flute", tune("-:3 | - | - | bb5:2 f5:1 | d6:3 | bb5:2 eb6:1 | c6:3 | d6:2 c6:1", 96, 0.42), 0.4, 0.4, 0.55
    )
    piece.add("cello", tune(VIOL, 120, 0.55), 0.66, -0.1, 0.45)
    piece.add("flute", tune(PLATE, 144, 0.55), 0.64, 0.2, 0.45)
    piece.add("lute", moved(tune(DOUBLE, 144, 0.38), semitones=-12), 0.5, -0.35, 0.35)
    piece.add("clarinet", tune(INNER, 144, 0.4), 0.4, 0.4, 0.5)


def _ground(piece: Piece, number: int, section: list[Chord]) -> None:
    chords = voiced(section, 55, 69)
    if number in (3, 4):
        piece.add("harp", broken(section, chords, (0, 1, 2, 3, 2, 1), 0.5, 2.4, 0.36), 0.6, -0.25, 0.45)
        if number == 4:
            piece.add("strings", held(section, voiced(section, 50, 65), 0.36), 0.42, 0.1, 0.5)
    elif number == 0:
        piece.add("lute", held(section, chords, 0.28, ((1, 1.0), (2, 1.0))), 0.3, 0.2, 0.3)
    elif number == 5:
        piece.add("lute", broken(section, chords, (0, 1, 2, 3, 2, 1), 0.5, 1.6, 0.38), 0.5, 0.3, 0.35)
    else:
        piece.add(
            "lute",
            broken(section, chords, (-1, 1, 2, 1, 3, 1) if number == 1 else (-1, 0, -1, 2, 1, 2), 0.5, 1.4, 0.36),
            0.44,
            -0.3,
            0.3,
        )
    if number == 6:
        piece.add("strings", held(section, voiced(section, 50, 64), 0.32), 0.3, 0, 0.5)
    figure = ((0, 2.8, 0),) if number not in (2, 4, 6) else ((0, 1.9, 0), (2, 0.9, 0))
    piece.add(
        "cello" if number in (1, 3, 6) else "guitar",
        bass(section, 38, figure, 0.46),
        0.5 if number in (1, 3, 6) else 0.75,
        0,
        0.3,
    )


def _last_round(piece: Piece, chords: list[Chord]) -> None:
    """The printer waits: a drum like oars, repeated plucked eighths, a clock, a held tone above."""
    every, tones = range(piece.bars), voiced(chords, 50, 63)
    piece.add_last("drum", beat(every, BEATS, ((0, 0.58), (1.5, 0.28), (2, 0.42)), "d2"), 0.58, 0, 0.25)
    piece.add_last("pizzicato", broken(chords, tones, (0, 2, 1, 2, 1, 2), 0.5, 1, 0.48), 0.64, 0.3, 0.25)
    piece.add_last("strings", held(chords, [(t[-1] + 12,) for t in tones], 0.42), 0.42, -0.3, 0.6)
    piece.add_last("block", beat(every, BEATS, ((0, 0.26), (1, 0.34), (2, 0.3)), "d6"), 0.3, 0.4, 0.4)
