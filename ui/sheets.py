"""Sheets as large as the window: clearing one takes as long as much that is drawn on it."""

from __future__ import annotations

import pygame

from ui.aside import given_pause


def sheet(size: tuple[int, int]) -> pygame.Surface:
    """An empty sheet of that size; what runs aside may stop after it, so that two of them never come in one slice."""
    given_pause()
    surface = pygame.Surface(size)
    given_pause()
    return surface
