"""Holotype: a field notebook, a dig, a museum's wall. E dorian, five quarters, guitar, clarinet and a frame drum."""

from __future__ import annotations

from art.music.score import Chord, Piece, bass, beat, broken, harmony, held, moved, tune, voiced

BEATS = 5.0
NOTES = """
b4:1 e5 f#5 g5:2 | e5:1 c#5 a4 c#5:2 | b4:1 e5 f#5 g5 a5 | f#5:3 d5:2 |
g5:1 b5 a5 g5:2 | f#5:1 a5 f#5 d5:2 | e5:2 g5:1 b4:2 | c#5:3 e5:2
"""
FOUND = """
b4:1 e5 f#5 g5:2 | a5:1 e5 c#5 e5:2 | g5:1 b5 a5 g5 e5 | f#5:1 a5 f#5 d5:2 |
d5:1 g5 b5 d6:2 | a5:1 f#5 d5 a5:2 | f#5:1 e5 d5 b4:2 | e5:5
"""
WALL = """
d5:1 g5 a5 b5:2 | a5:1 f#5 d5 f#5:2 | g5:1 f#5 e5 b4:2 | d5:2 e5:1 f#5:2 |
e5:1 g5 c6 g5:2 | d5:1 g5 b5 g5:2 | a5:1 g5 e5 c5:2 | d5:3 f#5:2
"""
DIG = """
-:3 b4:1 e5 | g4:3 -:2 | -:3 c#5:1 e5 | b4:3 -:2 | -:3 e5:1 g5 |
f#5:2 a4:1 -:2 | -:2 b4:1 e5 f#5 | g5:3 d5:2 | c#5:3 e5:2 | d5:2 f#5:1 b5:2
"""
BRUSH = "e3:5 | e3:3 d3:2 | c#3:5 | e3:5 | g3:3 e3:2 | f#3:3 a3:2 | g3:5 | b3:3 g3:2 | a3:5 | b3:3 f#3:2"
CHORDS = {
    "notes": "Em | A/E | Em | D | G | D/F# | Em | A",
    "found": "Em | A/C# | Em | D | G | D/F# | Bm | Em",
    "wall": "G | Bm | Em | D | C | G/B | Am7 | Bm",
    "dig": "Em | Em | A/E | Em | C | D | Em | G | A | Bm",
}
STARTS = {0: "notes", 8: "found", 16: "wall", 24: "dig", 34: "found"}


def compose() -> Piece:
    """Notes taken on the way, a find, the museum's wall in G, a patient dig, and the find once more."""
    piece = Piece("holotype", "E dorian", "5/4", BEATS, 100, (8, 8, 8, 10, 8))
    bars = {first: harmony(CHORDS[name], BEATS, first * BEATS) for first, name in STARTS.items()}
    _melody(piece)
    for first, section in bars.items():
        _ground(piece, STARTS[first] if first != 34 else "again", section)
    _hands(piece)
    _last_round(piece, [chord for first in sorted(bars) for chord in bars[first]])
    return piece


def _melody(piece: Piece) -> None:
    piece.add("guitar", tune(NOTES, 0, 0.62), 0.95, -0.15, 0.3)
    piece.add("clarinet", tune(FOUND, 40, 0.52), 0.78, 0.2, 0.45)
    piece.add("piano", tune(WALL, 80, 0.56), 0.95, -0.1, 0.4)
    piece.add("flute", moved(tune(WALL, 80, 0.36))[12:], 0.34, 0.35, 0.55)
    piece.add("piano", tune(DIG, 120, 0.5), 0.9, 0.1, 0.55)
    piece.add("cello", tune(BRUSH, 120, 0.42), 0.42, -0.3, 0.45)
    piece.add("clarinet", tune(FOUND, 170, 0.55), 0.72, 0.2, 0.45)
    piece.add("guitar", tune(FOUND, 170, 0.46), 0.6, -0.25, 0.3)
    low = "e4:3 b3:2 | c#4:5 | e4:3 g4:2 | d4:5 | b3:3 d4:2 | a3:3 d4:2 | d4:3 b3:2 | b3:5"
    piece.add("cello", tune(low, 170, 0.46), 0.42, 0.3, 0.45)


def _ground(piece: Piece, name: str, section: list[Chord]) -> None:
    chords = voiced(section, 52, 66)
    if name == "dig":
        piece.add("harp", broken(section, voiced(section, 57, 72), (-1, 0, 1, 2, -1), 1, 1.8, 0.3), 0.45, 0.25, 0.5)
        piece.add("pizzicato", bass(section, 40, ((0, 1, 0), (3, 1, 0)), 0.46), 0.85, -0.1, 0.3)
        return
    if name == "wall":
        piece.add("strings", held(section, voiced(section, 52, 67), 0.36), 0.42, 0.1, 0.5)
        piece.add("harp", broken(section, chords, (0, 1, 2, 3, 2), 1, 1.8, 0.36), 0.5, 0.25, 0.4)
    else:
        order = (0, 1, 2, 1, 3, 1, 0, 2, 3, 2) if name != "notes" else (0, -1, 1, 2, 1, -1, 0, -1, 2, 1)
        piece.add("guitar", broken(section, chords, order, 0.5, 2.0, 0.38), 0.55, 0.25, 0.3)
    if name in ("found", "again"):
        piece.add("strings", held(section, voiced(section, 50, 64), 0.34), 0.32, -0.1, 0.5)
    figure = ((0, 2.8, 0), (3, 1.8, 7)) if name != "notes" else ((0, 4.5, 0),)
    piece.add("guitar", bass(section, 40, figure, 0.46), 0.7, 0, 0.25)


def _hands(piece: Piece) -> None:
    played = [bar for bar in range(piece.bars) if 8 <= bar < 16 or bar >= 34]
    piece.add("drum", beat(played, BEATS, ((0, 0.46), (2, 0.24), (3, 0.36), (4.5, 0.22)), "e2"), 0.5, -0.1, 0.25)
    piece.add("shaker", beat(range(34, 42), BEATS, ((1, 0.3), (2, 0.3), (4, 0.34)), "c5"), 0.45, 0.4, 0.2)
    piece.add("block", beat(range(24, 34), BEATS, ((0.5, 0.2), (1, 0.3), (3.5, 0.24)), "a5"), 0.3, 0.4, 0.5)


def _last_round(piece: Piece, chords: list[Chord]) -> None:
    """The light goes: a drum in three and two, plucked eighths, hammers that tap."""
    every, tones = range(piece.bars), voiced(chords, 52, 64)
    piece.add_last(
        "drum",
        beat(every, BEATS, ((0, 0.6), (1, 0.28), (1.5, 0.32), (3, 0.52), (4, 0.3), (4.5, 0.36)), "d2"),
        0.58,
        0,
        0.25,
    )
    piece.add_last("pizzicato", broken(chords, tones, (0, 2, 1, 2, 1, 2, 0, 2, 1, 2), 0.5, 1, 0.46), 0.6, 0.3, 0.25)
    piece.add_last("strings", held(chords, [(t[-1] + 12,) for t in tones], 0.42), 0.4, -0.3, 0.6)
    piece.add_last("block", beat(every, BEATS, ((2, 0.34), (2.5, 0.26), (4, 0.34)), "a5"), 0.3, 0.4, 0.4)
