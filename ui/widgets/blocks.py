"""Parts of a column whose size is known at once and whose picture is made when it is seen, and ways to join them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a column: its size is known at once, its picture is made when it is seen."""

    size: Size
    picture: Callable[[], pygame.Surface]
    anchors: tuple[str, ...] = ()
    """The names by which somebody may turn to this block."""
    said: str = ""
    """Its words, for whoever looks for some."""
    ready: Callable[[], bool] = lambda: True
    """Whether the picture is final; until then it is asked for again."""
    key: Hashable = None
    """What tells it apart for whoever makes its picture."""

    @property
    def width(self) -> int:
        """How wide it is in pixels."""
        return self.size[0]

    @property
    def height(self) -> int:
        """How tall it is in pixels."""
        return self.size[1]


def painted(size: tuple[float, float], paint: Callable[[pygame.Surface, pygame.Rect], object]) -> Block:
    """A block that `paint` draws on a transparent surface."""
    whole = (max(round(size[0]), 1), max(round(size[1]), 1))

    def draw() -> pygame.Surface:
        surface = pygame.Surface(whole, pygame.SRCALPHA)
        paint(surface, surface.get_rect())
        return surface

    return Block(whole, draw)


def empty(width: int = 0, height: int = 0) -> Block:
    """A block with nothing on it."""
    return painted((width, height), lambda _surface, _rect: None)


def stacked(blocks: Sequence[Block], gap: int, align: float = 0.0) -> Block:
    """Blocks under each other; `align` is 0 for their left sides in a line, 0.5 for their middles."""
    width = max((block.width for block in blocks), default=0)
    spots, top = list[tuple[int, int]](), 0
    for block in blocks:
        spots.append((round((width - block.width) * align), top))
        top += block.height + gap
    return _joined((width, max(top - gap, 0)), blocks, spots)


def beside(blocks: Sequence[Block], gap: int, align: float = 0.5) -> Block:
    """Blocks side by side; `align` is 0 for their tops in a line, 0.5 for their middles, 1 for their feet."""
    height = max((block.height for block in blocks), default=0)
    spots, left = list[tuple[int, int]](), 0
    for block in blocks:
        spots.append((left, round((height - block.height) * align)))
        left += block.width + gap
    return _joined((max(left - gap, 0), height), blocks, spots)


def flowing(blocks: Sequence[Block], width: int, gap: int, align: float = 0.5) -> Block:
    """Blocks side by side in as many rows as the width asks for, each row in the middle of it."""
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and sum(one.width + gap for one in rows[-1]) + block.width <= width:
            rows[-1].append(block)
        else:
            rows.append([block])
    return stacked([beside(row, gap, align) for row in rows], gap, 0.5)


def _joined(size: Size, blocks: Sequence[Block], spots: Sequence[tuple[int, int]]) -> Block:
    """Blocks at their spots as one."""

    def draw() -> pygame.Surface:
        surface = pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA)
        for block, spot in zip(blocks, spots, strict=True):
            surface.blit(block.picture(), spot)
        return surface

    anchors = tuple(anchor for block in blocks for anchor in block.anchors)
    said = "\n".join(block.said for block in blocks if block.said)
    return Block(size, draw, anchors, said, lambda: all(block.ready() for block in blocks))
