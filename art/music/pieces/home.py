"""The home screen: walnut, brass and paper. D major, four quarters, felt piano; the motif that all pieces share."""

from __future__ import annotations

from art.music.score import Chord, Piece, bass, beat, broken, harmony, held, moved, tune, voiced

BEATS = 4.0
THEME = """
a4:1 d5 e5 f#5 | e5:2 c#5:1 a4 | b4:1 d5 f#5 a5 | a5:1.5 g5:.5 f#5:2 |
g5:1 f#5:.5 e5 d5:1 b4 | a4:1 d5 f#5:2 | e5:1 g5 f#5:.5 e5 d5:1 | d5:2 c#5
"""
ANSWER = """
a4:1 d5 e5 f#5 | e5:1.5 f#5:.5 a5:2 | b5:1 a5 f#5 d5 | f#5:1 e5:.5 d5 c#5:2 |
b4:1 d5 g5:1.5 f#5:.5 | e5:2 d5:1 bb4 | a4:1 f#5 e5:1.5 d5:.5 | d5:4
"""
SONG = "f#5:3 e5:1 | c#5:3 a4:1 | b4:1 c#5 d5 g5 | f#5:4 | g5:3 f#5:1 | d5:2 b4 | c5:1 e5 g5 e5 | d5:2 e5:1 c#5"
UNDER = "d4:2 b3 | a3:4 | b3:2 d4 | a3:2 d4 | e4:3 d4:1 | f#3:2 b3 | e3:2 g3 | a3:4"
GLASS = """
d6:1 b5 a5 g5 | a5:2 e5:1 c#5 | c#6:1 a5 f#5 c#5 | d5:2 f#5 |
b5:1 g5 f#5 e5 | g5:2 e5:1 c#5 | d5:1 f#5 a5 f#5 | e5:2 g5
"""
CHORDS = {
    "theme": "D | A/C# | Bm7 | F#m | G | D/F# | Em7 | A7sus4 A7",
    "answer": "D | A/C# | Bm7 | F#m | G | Gm6 | D/A A7 | D",
    "song": "Bm | F#m | G | D | Em | Bm/D | C | A7sus4 A7",
    "glass": "G | A/G | F#m | Bm | Em7 | A7 | Dmaj7 | A7sus4 A7",
}


def compose() -> Piece:
    """Theme, answer, a song in B minor, a clear interlude, and the answer once more, fuller."""
    piece = Piece("home", "D major", "4/4", BEATS, 76, (8, 8, 8, 8, 8))
    order = ("theme", "answer", "song", "glass", "answer")
    bars = [harmony(CHORDS[name], BEATS, 8 * BEATS * n) for n, name in enumerate(order)]
    _melody(piece)
    _left_hand(piece, bars)
    _around(piece, bars)
    _last_round(piece, [chord for section in bars for chord in section])
    return piece


def _melody(piece: Piece) -> None:
    piano = [*tune(THEME, 0, 0.55), *tune(ANSWER, 32, 0.62), *tune(ANSWER, 128, 0.66)]
    piece.add("piano", piano, 1.0, -0.1, 0.3)
    piece.add("clarinet", tune(SONG, 64, 0.55), 0.8, 0.25, 0.45)
    piece.add("celesta", tune(GLASS, 96, 0.5), 0.62, 0.3, 0.5)
    piece.add("celesta", moved(tune(ANSWER, 128, 0.4), semitones=12)[:22], 0.25, 0.35, 0.6)
    piece.add("cello", tune(UNDER, 64, 0.5), 0.5, -0.35, 0.4)
    piece.add(
        "flute",
        tune("-:4 | -:1 d5 e5 f#5 | a5:2 f#5 | e5:4 | -:4 | - | d5:1 f#5 c#5:2 | d5:4", 128, 0.4),
        0.4,
        0.4,
        0.55,
    )


def _left_hand(piece: Piece, bars: list[list[Chord]]) -> None:
    for number, section in enumerate(bars):
        chords = voiced(section, 52, 67)
        if number in (0, 1):
            piece.add("piano", broken(section, chords, (0, 1, 2, 1), 1, 1.8, 0.36 + 0.04 * number), 0.8, -0.2, 0.3)
        elif number == 2:
            piece.add("guitar", broken(section, chords, (0, 1, 2, 3, 2, 1, 2, 1), 0.5, 2.0, 0.4), 0.62, -0.25, 0.3)
        elif number == 3:
            piece.add("harp", broken(section, voiced(section, 57, 74), (0, 1, 2, -1), 1, 2.5, 0.38), 0.6, -0.2, 0.45)
        else:
            piece.add("piano", broken(section, chords, (0, 2, 1, 2), 1, 1.6, 0.38), 0.7, -0.2, 0.3)
            piece.add("guitar", broken(section, chords, (-1, 1, 2, 3, -1, 3, 2, 1), 0.5, 1.8, 0.36), 0.5, 0.3, 0.3)
        piece.add("piano", bass(section, 38, ((0, 3.6, 0),), 0.42), 0.75, -0.05, 0.25)


def _around(piece: Piece, bars: list[list[Chord]]) -> None:
    for number in (1, 2, 4):
        section = bars[number]
        piece.add("strings", held(section, voiced(section, 50, 65), 0.34), 0.42, 0.15, 0.5)


def _last_round(piece: Piece, chords: list[Chord]) -> None:
    """A heartbeat, a clock of plucked eighths, and a high held tone."""
    every = range(piece.bars)
    piece.add_last("drum", beat(every, BEATS, ((0, 0.6), (0.5, 0.32), (2, 0.5), (2.5, 0.28)), "d2"), 0.62, 0, 0.25)
    tones = voiced(chords, 50, 62)
    piece.add_last("pizzicato", broken(chords, tones, (0, 2, 1, 2), 0.5, 1, 0.46), 0.62, 0.3, 0.3)
    piece.add_last("strings", held(chords, [(t[-1] + 12,) for t in tones], 0.42), 0.42, -0.3, 0.6)
    piece.add_last("block", beat(every, BEATS, ((1, 0.3), (3, 0.36)), "c6"), 0.34, 0.4, 0.4)
