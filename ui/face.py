"""Small letters with even gaps.

The font library sets every letter a whole number of pixels after the one before it, which tears small words apart or
runs them together. So small words are set larger, where that rounding is a part of a pixel, and shrunk.
"""

from __future__ import annotations

import io

import pygame
from pygame.typing import ColorLike

SMALL, TINY = 22, 15
"""Letters of so many pixels or fewer are set twice as large and shrunk; those of so many, three times."""


def face(data: bytes, pixels: int) -> pygame.font.Font:
    """A font of that many pixels, whose letters stand evenly apart however small they are."""
    if pixels > SMALL:
        return pygame.font.Font(io.BytesIO(data), pixels)
    return SmallFace(data, pixels)


class SmallFace(pygame.font.Font):
    """A font of a few pixels that sets words by the measures of one that is larger."""

    def __init__(self, data: bytes, pixels: int) -> None:
        """Letters so many pixels tall."""
        super().__init__(io.BytesIO(data), pixels)
        self._times = 3 if pixels <= TINY else 2
        self._large = pygame.font.Font(io.BytesIO(data), self._times * pixels)

    def size(self, text: str | bytes, /) -> tuple[int, int]:
        """The room that a line takes, its width rounded up."""
        return -(-self._large.size(text)[0] // self._times), self.get_height()

    def metrics(self, text: str | bytes, /) -> list[tuple[int, int, int, int, int] | None]:
        """Where the ink of every letter begins and ends, and how wide it is set, as it is drawn."""
        large = self._large.metrics(text)
        return [one and tuple(round(part / self._times) for part in one) for one in large]  # type: ignore[misc]

    def render(
        self,
        text: str | bytes | None,
        antialias: bool,
        color: ColorLike,
        bgcolor: ColorLike | None = None,
        wraplength: int = 0,
    ) -> pygame.Surface:
        """One line of words as a transparent picture; on a ground, or in several lines, as the font library sets it."""
        if bgcolor is not None or wraplength or not text:
            return super().render(text, antialias, color, bgcolor, wraplength)
        label = self._large.render(text, antialias, color)
        size = (-(-label.get_width() // self._times), self.get_height())
        whole = pygame.Surface((self._times * size[0], self._times * size[1]), pygame.SRCALPHA)
        whole.fill((*pygame.Color(color)[:3], 0))
        whole.blit(label, (0, (whole.get_height() - label.get_height()) // 2), special_flags=pygame.BLEND_RGBA_MAX)
        return pygame.transform.smoothscale(whole, size)
