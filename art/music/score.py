"""How music is written here: melodies and harmonies as text, chords that lead into each other, patterns, pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise, product

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
ALTER = {"#": 1, "b": -1}
CHORDS = {
    "": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11),
    "sus4": (0, 5, 7), "7sus4": (0, 5, 7, 10), "m6": (0, 3, 7, 9), "6": (0, 4, 7, 9), "add9": (0, 2, 4, 7),
}  # fmt: skip


@dataclass(frozen=True)
class Note:
    """A pitch from a moment on, both in beats; strength from 0 to 1."""

    start: float
    length: float
    pitch: int
    strength: float = 0.6


@dataclass(frozen=True)
class Chord:
    """A harmony over some beats: its tones as pitch classes, root first, and the tone in the bass."""

    start: float
    length: float
    tones: tuple[int, ...]
    bass: int


@dataclass(frozen=True)
class Part:
    """What one instrument plays: how loud, where from the left (-1) to the right (1), and how far away."""

    instrument: str
    notes: tuple[Note, ...]
    gain: float = 1.0
    pan: float = 0.0
    room: float = 0.25
    last: bool = False


@dataclass
class Piece:
    """A piece that loops: its metre, its tempo in beats a minute, its sections in bars, and its parts.

    Parts marked `last` are heard in the mix of the last round only.
    """

    name: str
    key: str
    metre: str
    beats: float
    tempo: float
    sections: tuple[int, ...]
    parts: list[Part] = field(default_factory=list)

    @property
    def bars(self) -> int:
        """How many bars there are until it begins anew."""
        return sum(self.sections)

    def add(self, instrument: str, notes: Iterable[Note], gain: float, pan: float = 0.0, room: float = 0.25) -> None:
        """Let an instrument play."""
        self.parts.append(Part(instrument, tuple(notes), gain, pan, room))

    def _place(self, start: float) -> float:
        """How far a moment is along its section, from 0 to 1."""
        bar = start / self.beats
        for section in self.sections:
            if bar < section:
                return bar / section
            bar -= section
        return 1.0

    def add_last(
        self, instrument: str, notes: Iterable[Note], gain: float, pan: float = 0.0, room: float = 0.25
    ) -> None:
        """Let an instrument play in the last round, growing towards the end of every section."""
        grown = [replace(note, strength=note.strength * (0.6 + 0.4 * self._place(note.start))) for note in notes]
        self.parts.append(Part(instrument, tuple(grown), gain, pan, room, last=True))


def pitch(name: str) -> int:
    """The pitch of a name such as `f#5`."""
    step, sign = STEPS[name[0].lower()], name[1:].rstrip("0123456789")
    return 12 * (int(name[1 + len(sign) :]) + 1) + step + sum(ALTER[mark] for mark in sign)


def tune(text: str, start: float = 0.0, strength: float = 0.6) -> list[Note]:
    """A tune: names with lengths in beats, `a4:1.5`; a length holds until another is given, `-` rests, `|` is a bar."""
    notes, length = [], 1.0
    for word in text.replace("|", " ").split():
        name, _, given = word.partition(":")
        length = float(given) if given else length
        if name != "-":
            notes.append(Note(start, length, pitch(name), strength))
        start += length
    return notes


def harmony(text: str, beats: float, start: float = 0.0) -> list[Chord]:
    """Chords bar by bar; several in one bar share it equally."""
    chords = []
    for number, bar in enumerate(text.split("|")):
        names = bar.split()
        for place, name in enumerate(names):
            length = beats / len(names)
            chords.append(_chord(name, start + number * beats + place * length, length))
    return chords


def _chord(name: str, start: float, length: float) -> Chord:
    upper, _, under = name.partition("/")
    mark = 2 if len(upper) > 1 and upper[1] in ALTER else 1
    root = (STEPS[upper[0].lower()] + sum(ALTER[sign] for sign in upper[1:mark])) % 12
    tones = tuple((root + step) % 12 for step in CHORDS[upper[mark:]])
    bass = (STEPS[under[0].lower()] + sum(ALTER[sign] for sign in under[1:])) % 12 if under else root
    return Chord(start, length, tones, bass)


def voiced(chords: Sequence[Chord], low: int, high: int, voices: int = 3) -> list[tuple[int, ...]]:
    """Each chord as pitches between two bounds, moving as little as it can from the one before."""
    before: tuple[int, ...] = ()
    out = []
    for chord in chords:
        before = min(_voicings(chord, low, high, voices), key=lambda now: _cost(before, now, low, high))
        out.append(before)
    return out


def _voicings(chord: Chord, low: int, high: int, voices: int) -> list[tuple[int, ...]]:
    tones = chord.tones if len(chord.tones) <= voices else (chord.tones[1], chord.tones[-1], *chord.tones[:1])[:voices]
    places = [[p for p in range(low, high + 1) if p % 12 == tone] for tone in tones]
    found = {tuple(sorted(choice)) for choice in product(*places) if len(set(choice)) == len(tones)}
    return sorted(found)


def _cost(before: tuple[int, ...], now: tuple[int, ...], low: int, high: int) -> float:
    spread = 0.4 * abs(now[-1] - now[0] - 9) + sum(3 for a, b in pairwise(now) if b - a < 3)
    centre = 0.15 * abs(sum(now) / len(now) - (low + high) / 2)
    if len(before) != len(now):
        return spread + centre
    moves = [b - a for a, b in zip(before, now, strict=True)]
    same_way = 1.5 if all(m > 0 for m in moves) or all(m < 0 for m in moves) else 0.0
    return spread + centre + sum(abs(m) for m in moves) + same_way


def bass(
    chords: Sequence[Chord], low: int, figure: Sequence[tuple[float, float, int]], strength: float = 0.5
) -> list[Note]:
    """The bass of each chord in a figure of moments, lengths and steps above it (7 becomes the chord's own fifth)."""
    notes, before = [], low + 5
    for chord in chords:
        root = min((low + (chord.bass - low) % 12 + octave for octave in (0, 12)), key=lambda p: abs(p - before))
        root = root - 12 if root > low + 14 else root
        before = root
        for moment, length, step in figure:
            if moment < chord.length - 1e-6:
                notes.append(
                    Note(
                        chord.start + moment,
                        min(length, chord.length - moment),
                        root + _fifth(chord, root, step),
                        strength,
                    )
                )
    return notes


def _fifth(chord: Chord, root: int, step: int) -> int:
    """The nearest tone of the chord to a step above the bass."""
    return min(range(step - 3, step + 4), key=lambda s: abs(s - step) if (root + s) % 12 in chord.tones else 99)


def broken(
    chords: Sequence[Chord],
    voicings: Sequence[tuple[int, ...]],
    order: Sequence[int],
    step: float,
    ring: float = 1.0,
    strength: float = 0.45,
) -> list[Note]:
    """Chords broken in an order of voices, counted from below, one every `step` beats; -1 is a rest."""
    notes = []
    for chord, tones in zip(chords, voicings, strict=True):
        for place in range(round(chord.length / step)):
            voice = order[place % len(order)]
            if voice >= 0:
                tone = tones[voice % len(tones)] + 12 * (voice // len(tones))
                notes.append(
                    Note(chord.start + place * step, step * ring, tone, strength * (1.12 if place == 0 else 1.0))
                )
    return notes


def held(
    chords: Sequence[Chord],
    voicings: Sequence[tuple[int, ...]],
    strength: float = 0.4,
    moments: Sequence[tuple[float, float]] = (),
) -> list[Note]:
    """Whole chords, held as long as they last, or struck at some moments for some beats."""
    notes = []
    for chord, tones in zip(chords, voicings, strict=True):
        for moment, length in moments or ((0.0, chord.length),):
            if moment < chord.length - 1e-6:
                notes += [
                    Note(chord.start + moment, min(length, chord.length - moment), tone, strength) for tone in tones
                ]
    return notes


def beat(bars: Iterable[int], beats: float, strokes: Sequence[tuple[float, float]], tone: str) -> list[Note]:
    """Strokes of percussion, a moment and a strength each, in the named bars."""
    return [Note(bar * beats + moment, 0.25, pitch(tone), strength) for bar in bars for moment, strength in strokes]


def moved(notes: Iterable[Note], beats: float = 0.0, semitones: int = 0, strength: float = 1.0) -> list[Note]:
    """The notes later, higher or stronger."""
    return [
        replace(
            note, start=note.start + beats, pitch=note.pitch + semitones, strength=min(note.strength * strength, 1.0)
        )
        for note in notes
    ]
