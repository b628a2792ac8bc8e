"""Draws what the files of this folder sound like, and measures them: `python -m art.music.look FOLDER`.

FOLDER gets a picture of every file; `docs/music.png` shows all pieces and `docs/music.md` gets the figures.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pygame

from art.music.encode import read
from art.music.loudness import blocks
from art.music.make_music import FOLDER
from art.music.measure import Figures, Sound, measured, spectrogram, steps
from ui.theme import BRASS, INK, INK_SOFT, MOSS, PAPER, PAPER_EDGE, RUST, Theme

DOCS = FOLDER.parents[1] / "docs"
SIZE = (1600, 900)
SEAM = 0.05
MARKS = (100, 300, 1000, 3000, 6000, 10000)


def main(target: Path) -> None:
    """Draw and measure every file."""
    pygame.init()
    target.mkdir(parents=True, exist_ok=True)
    paths = sorted(FOLDER.glob("*.ogg"))
    rows, table = [], []
    for path in paths:
        sound = Sound(*read(path))
        figures = measured(path, sound)
        table.append(figures)
        picture = portrait(path.stem, sound, figures)
        pygame.image.save(picture, target / f"{path.stem}.png")
        rows.append((path.stem, sound))
    pygame.image.save(overview(rows), DOCS / "music.png")
    _tell(table)


def portrait(name: str, sound: Sound, figures: Figures) -> pygame.Surface:
    """A file at full size: waveform, loudness over time, spectrogram, and its seam beside its largest usual steps."""
    picture, theme = pygame.Surface(SIZE), Theme(1.0)
    picture.fill(PAPER)
    words = (
        f"{name}: {figures.seconds:.2f} s, {figures.kilobytes} KB, {figures.loudness:.1f} LUFS, "
        f"peak {figures.peak:.1f} dB, seam {figures.seam:.3f} of the largest usual step, "
        f"100-300 Hz {figures.mud:.1f} dB, over 6 kHz {figures.harsh:.1f} dB, offset {figures.offset:.5f}"
    )
    picture.blit(theme.font("ui", 17).render(words, True, INK), (20, 10))
    draw_wave(picture, pygame.Rect(20, 40, 1560, 150), sound)
    draw_loudness(picture, pygame.Rect(20, 200, 1560, 140), sound, theme)
    draw_spectrum(picture, pygame.Rect(20, 350, 1560, 380), sound, theme)
    draw_seam(picture, pygame.Rect(20, 740, 1560, 150), sound)
    return picture


def overview(rows: list[tuple[str, Sound]]) -> pygame.Surface:
    """All files one below the other: spectrogram at the left, loudness over time at the right."""
    height = 76
    picture, theme = pygame.Surface((1160, 20 + height * len(rows))), Theme(1.0)
    picture.fill(PAPER)
    for number, (name, sound) in enumerate(rows):
        top = 10 + number * height
        picture.blit(theme.font("ui_bold", 15).render(name, True, INK), (12, top + 26))
        draw_spectrum(picture, pygame.Rect(190, top + 4, 600, height - 8), sound, None)
        draw_loudness(picture, pygame.Rect(810, top + 4, 330, height - 8), sound, None)
    return picture


def draw_wave(picture: pygame.Surface, box: pygame.Rect, sound: Sound) -> None:
    """The waveform, as the highest and lowest value of every column."""
    pygame.draw.rect(picture, PAPER_EDGE, box, 1)
    parts = np.array_split(sound.wave.mean(axis=1), box.width)
    for x, part in enumerate(parts):
        high, low = (box.centery - value * box.height / 2 for value in (part.max(), part.min()))
        pygame.draw.line(picture, MOSS, (box.left + x, high), (box.left + x, low))


def draw_loudness(picture: pygame.Surface, box: pygame.Rect, sound: Sound, theme: Theme | None) -> None:
    """Loudness over three seconds each, from -50 to -10 LUFS."""
    levels = blocks(sound.wave, sound.rate, 3.0)
    for level in (-50, -40, -30, -20, -10):
        y = box.bottom - (level + 50) / 40 * box.height
        pygame.draw.line(picture, PAPER_EDGE, (box.left, y), (box.right, y))
        if theme is not None:
            picture.blit(theme.font("ui", 13).render(f"{level}", True, INK_SOFT), (box.left, y - 14))
    shown = np.clip((levels + 50) / 40, 0, 1)
    points = [(box.left + box.width * n / len(shown), box.bottom - v * box.height) for n, v in enumerate(shown)]
    pygame.draw.lines(picture, RUST, False, points, 2)


def draw_spectrum(picture: pygame.Surface, box: pygame.Rect, sound: Sound, theme: Theme | None) -> None:
    """The spectrogram from 50 Hz to 14 kHz, dark where it is loud."""
    levels, hertz = spectrogram(sound, box.width)
    wanted = np.geomspace(14000, 50, box.height)
    rows = np.clip(np.searchsorted(hertz, wanted), 0, len(hertz) - 1)
    shade = np.round(np.clip((levels[rows] + 95) / 70, 0, 1).T[:, :, None] * 9) / 9
    colours = np.array(PAPER[:3]) * (1 - shade) + np.array((40, 22, 12)) * shade
    picture.blit(pygame.surfarray.make_surface(colours.astype(np.uint8)), box)
    for mark in MARKS if theme is not None else ():
        y = box.top + int(np.searchsorted(-wanted, -mark))
        pygame.draw.line(picture, BRASS, (box.left, y), (box.right, y))
        picture.blit(theme.font("ui", 13).render(f"{mark} Hz", True, RUST), (box.left + 4, y))


def draw_seam(picture: pygame.Surface, box: pygame.Rect, sound: Sound) -> None:
    """The last and the first 50 ms joined, and below them the step from value to value."""
    size = int(SEAM * sound.rate)
    joined = np.concatenate([sound.wave[-size:, 0], sound.wave[:size, 0]])
    loudest = max(float(np.abs(joined).max()), 1e-4)
    xs = np.linspace(box.left, box.right, len(joined))
    points = list(zip(xs, box.centery - joined / loudest * box.height / 2, strict=True))
    pygame.draw.line(picture, BRASS, box.midtop, box.midbottom)
    pygame.draw.lines(picture, INK, False, points, 2)
    jumps = steps(joined[:, None]) / float(steps(sound.wave).max()) * box.height
    pygame.draw.lines(picture, RUST, False, list(zip(xs[1:], box.bottom - jumps, strict=True)), 1)


def _tell(table: list[Figures]) -> None:
    """Write the figures between the marks of `docs/music.md`."""
    path = DOCS / "music.md"
    head, _, rest = path.read_text(encoding="utf-8").partition("<!-- figures -->\n")
    after = rest.partition("<!-- end -->")[2]
    lines = [
        "| file | seconds | KB | LUFS | range LU | peak dBFS | seam | 100-300 Hz dB | over 6 kHz dB |",
        "|---|" + "---:|" * 8,
    ]
    lines += [figures.row() for figures in table]
    total = sum(figures.kilobytes for figures in table)
    lines.append(f"\nAll files together: {total / 1024:.2f} MB.")
    body = "\n".join(lines)
    path.write_text(f"{head}<!-- figures -->\n{body}\n<!-- end -->{after}", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
