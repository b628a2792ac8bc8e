"""Draws memory and open files over a long evening, as `python -m tests.reliability.endurance OUT.json` wrote them.

`python -m docs.endurance OUT.json` from the repository's root.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from tests.reliability.endurance import Sample, growth
from ui.theme import BRASS, INK, INK_SOFT, MOSS, PAPER, PAPER_EDGE, RUST, Colour, Theme

PICTURE = Path(__file__).with_suffix(".png")
SIZE = (1280, 640)
FRAME = pygame.Rect(90, 90, 1100, 450)


def draw(samples: Sequence[Sample]) -> pygame.Surface:
    """The picture of the curves: memory at the left scale, files at the right one, changes of game as marks."""
    picture, theme = pygame.Surface(SIZE), Theme(1.0)
    picture.fill(PAPER)
    top = max(sample.memory for sample in samples) * 1.1
    most = max(max(sample.files for sample in samples) * 2, 20)
    _scale(picture, theme, lambda part: f"{top * part:.0f} MB", FRAME.left - 12, MOSS)
    _scale(picture, theme, lambda part: f"{most * part:.0f}", FRAME.right + 44, RUST)
    for number, sample in enumerate(samples):
        if not sample.done.startswith("resize"):
            x = _x(number, samples)
            pygame.draw.line(picture, BRASS, (x, FRAME.bottom), (x, FRAME.bottom + 9), 3)
    _curve(picture, [sample.memory / top for sample in samples], samples, MOSS)
    _curve(picture, [sample.files / most for sample in samples], samples, RUST)
    words = f"Memory (left) and open files (right) over {len(samples)} resizes and changes of game (marks below)"
    picture.blit(theme.font("ui_bold", 20).render(words, True, INK), (FRAME.left, 20))
    told = f"In the end, the window as large as at the start: {growth(list(samples)):.2f} times its memory"
    picture.blit(theme.font("ui", 18).render(told, True, INK_SOFT), (FRAME.left, 50))
    return picture


def _x(number: int, samples: Sequence[Sample]) -> int:
    return FRAME.left + FRAME.width * number // max(len(samples) - 1, 1)


def _scale(picture: pygame.Surface, theme: Theme, name: Callable[[float], str], right: int, colour: Colour) -> None:
    """Lines and numbers of one scale."""
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = round(FRAME.bottom - FRAME.height * part)
        pygame.draw.line(picture, PAPER_EDGE, (FRAME.left, y), (FRAME.right, y))
        label = theme.font("ui", 15).render(name(part), True, colour)
        picture.blit(label, label.get_rect(midright=(right, y)))


def _curve(picture: pygame.Surface, parts: Sequence[float], samples: Sequence[Sample], colour: Colour) -> None:
    points = [(_x(n, samples), round(FRAME.bottom - FRAME.height * part)) for n, part in enumerate(parts)]
    pygame.draw.lines(picture, colour, False, points, 3)


def main(path: str) -> int:
    """Draw the evening of a file."""
    pygame.font.init()
    samples = [Sample(**sample) for sample in json.loads(Path(path).read_text("utf-8"))]
    pygame.image.save(draw(samples), str(PICTURE))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
