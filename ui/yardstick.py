"""How fast this processor is: a little fixed work, so that figures of different machines and days can be compared."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import pygame

ROUNDS: Final = 7
"""So often the work is done; the quickest time counts, since other programs only make things slower."""

WORDS: Final = 40_000
BLITS: Final = 60

WINDOW: Final = (1920, 1080)
PIECE: Final = (360, 240)


def yardstick() -> tuple[float, float]:
    """Milliseconds of the processor that fixed work takes here: words counted by Python, pictures drawn."""
    return _quickest(_count), _quickest(_draw)


def _quickest(act: Callable[[], None]) -> float:
    taken = []
    for _ in range(ROUNDS):
        begun = time.thread_time()
        act()
        taken.append(time.thread_time() - begun)
    return round(1000 * min(taken), 1)


def _count() -> None:
    """Look up, add, make and sort words."""
    found: dict[str, int] = {}
    for number in range(WORDS):
        word = f"word {number * 7919 % 1009}"
        found[word] = found.get(word, 0) + len(word)
    sorted(found.items(), key=lambda entry: (entry[1], entry[0]))


def _draw() -> None:
    """Draw half-transparent pieces onto a sheet and copy it."""
    sheet, piece = pygame.Surface(WINDOW), pygame.Surface(PIECE, pygame.SRCALPHA)
    piece.fill((180, 120, 60, 128))
    for number in range(BLITS):
        sheet.blit(piece, (number * 97 % 1500, number * 61 % 800))
    pygame.Surface(WINDOW).blit(sheet, (0, 0))
