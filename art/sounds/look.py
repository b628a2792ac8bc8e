"""Draws what the sounds of this folder look like, and measures them: `python -m art.sounds.look OUT.png`.

OUT.png gets waveform and spectrogram of every sound; `docs/music.md` gets the figures.
"""

from __future__ import annotations

import sys
import wave
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame

from art.music.look import DOCS, draw_spectrum, draw_wave
from art.music.loudness import blocks
from art.music.measure import Sound
from ui.theme import INK, PAPER, Theme

FOLDER = Path(__file__).resolve().parent
ROW = 84
EDGE = 0.0005
"""Seconds at the beginning and at the end of which the loudest value tells whether a sound clicks."""

PADDING = 0.4
"""Seconds of silence around a sound, so that short ones are measured as long ones are."""


@dataclass(frozen=True)
class Figures:
    """What is measured of a sound: levels in decibels, its first and last values as parts of its peak."""

    name: str
    seconds: float
    peak: float
    power: float
    loudest: float
    offset: float
    start: float
    end: float

    def row(self) -> str:
        """The figures as a row of a table."""
        return (
            f"| `{self.name}` | {self.seconds:.2f} | {self.peak:.1f} | {self.power:.1f} | {self.loudest:.1f} "
            f"| {self.offset:.5f} | {self.start:.3f} | {self.end:.3f} |"
        )


def heard(path: Path) -> Sound:
    """The sound of a file."""
    with wave.open(str(path)) as file:
        values = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
        return Sound(values.astype(np.float64)[:, None], file.getframerate())


def measured(name: str, sound: Sound) -> Figures:
    """The figures of a sound; how loud it is tells the loudest 0.4 s, as the ear weighs them."""
    values, size = sound.wave[:, 0], max(int(EDGE * sound.rate), 1)
    silence = np.zeros((int(PADDING * sound.rate), 1))
    peak = float(np.abs(values).max())
    return Figures(
        name=name,
        seconds=len(values) / sound.rate,
        peak=float(20 * np.log10(peak)),
        power=float(10 * np.log10(np.mean(values**2))),
        loudest=float(blocks(np.concatenate([silence, sound.wave, silence]), sound.rate).max()),
        offset=float(abs(values.mean())),
        start=float(np.abs(values[:2]).max()) / peak,
        end=float(np.abs(values[-size:]).max()) / peak,
    )


def overview(sounds: dict[str, Sound]) -> pygame.Surface:
    """All sounds one below the other: waveform at the left, spectrogram at the right."""
    picture, theme = pygame.Surface((1160, 20 + ROW * len(sounds))), Theme(1.0)
    picture.fill(PAPER)
    for number, (name, sound) in enumerate(sounds.items()):
        top = 10 + number * ROW
        picture.blit(theme.font("ui_bold", 15).render(name, True, INK), (12, top + 28))
        draw_wave(picture, pygame.Rect(110, top + 4, 420, ROW - 8), sound)
        draw_spectrum(picture, pygame.Rect(550, top + 4, 600, ROW - 8), sound, None)
    return picture


def _tell(table: list[Figures]) -> None:
    """Write the figures between the marks of `docs/music.md`."""
    path = DOCS / "music.md"
    head, _, rest = path.read_text(encoding="utf-8").partition("<!-- sounds -->\n")
    after = rest.partition("<!-- end of sounds -->")[2]
    lines = ["| sound | seconds | peak dBFS | RMS dBFS | loudest LUFS | offset | start | end |", "|---|" + "---:|" * 7]
    body = "\n".join(lines + [figures.row() for figures in table])
    path.write_text(f"{head}<!-- sounds -->\n{body}\n<!-- end of sounds -->{after}", encoding="utf-8")


def main(target: Path) -> None:
    """Draw and measure every sound."""
    pygame.init()
    sounds = {path.stem: heard(path) for path in sorted(FOLDER.glob("*.wav"))}
    pygame.image.save(overview(sounds), str(target))
    _tell([measured(name, sound) for name, sound in sounds.items()])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
