"""What plates of all games are made of: frames, captions, rows of pictures with numbers, steps, cards with callouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from ui import typeset
from ui.boards.kit.pen import Pen
from ui.boards.kit.plate import sum_of
from ui.boards.kit.vignette import Vignettes, vignette
from ui.boards.kit.writing import signed
from ui.leaf import Leaf
from ui.theme import BODY, BRASS, BRASS_DARK, CREAM, INK, INK_SOFT, MOSS, PAPER_EDGE, PAPER_SHADE, RUST, SMALL, Colour
from ui.widgets.blocks import Block, beside, empty, flowing, painted, stacked

Paint = Callable[[Pen, pygame.Rect], object]
"""Draws something into a place."""

PAD, GAP = 14, 12
"""Units around what stands in a frame, and between what stands there."""

DISC = 26
"""The units of a numbered disc."""

NARROW = 600
"""Where there are fewer units across, what a card means stands under it."""


def drawn(leaf: Leaf, size: tuple[float, float], paint: Paint) -> Block:
    """What `paint` draws with a pen, of a size in pixels."""

    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        leaf.app.assets.breathe()
        paint(Pen(surface, leaf.app), rect)
        leaf.app.assets.breathe()

    return painted(size, draw)


def picture(leaf: Leaf, name: str, high: float, tint: Colour | None = None) -> Block:
    """A picture so many units tall, in its own shape."""
    tall = leaf.px(high)
    size = (tall * leaf.app.assets.ratio(name), tall)
    return drawn(leaf, size, lambda pen, rect: pen.picture(name, rect, tint))


def words(
    leaf: Leaf, text: str, size: float = SMALL, family: str = "ui", colour: Colour = INK, width: float = 0
) -> Block:
    """Words no wider than the leaf, or than so many pixels, in lines of about equal length."""
    face, room = leaf.app.theme.font(family, size), round(width or leaf.width)
    lines = typeset.balance(face, text, room)
    return Block(typeset.text_size(face, lines), lambda: typeset.render(face, lines, colour, "center"), said=text)


def framed(leaf: Leaf, inner: Block) -> Block:
    """A frame as wide as the leaf around something in its middle."""
    pad = leaf.px(PAD)
    size = (leaf.width, inner.height + 2 * pad)

    def paint(pen: Pen, rect: pygame.Rect) -> None:
        pen.box(rect, leaf.px(8), PAPER_SHADE, PAPER_EDGE, leaf.px(1))
        pen.surface.blit(inner.picture(), ((rect.width - inner.width) // 2, pad))

    return replace(drawn(leaf, size, paint), said=inner.said)


def captioned(leaf: Leaf, shown: Block, *lines: str) -> Block:
    """A picture with words under it, in a frame."""
    inner = leaf.narrowed(inner_width(leaf))
    told = [words(inner, line) for line in lines if line]
    return framed(leaf, stacked([shown, *told], leaf.px(GAP) // 2, 0.5))


def inner_width(leaf: Leaf) -> int:
    """How wide something inside a frame may be."""
    return leaf.width - 2 * leaf.px(PAD)


def plaque(leaf: Leaf, text: str, size: float = BODY) -> Block:
    """A sum on a plaque of brass."""
    label = words(leaf, text, size, "ui_bold")
    box = (label.width + leaf.px(28), label.height + leaf.px(10))

    def paint(pen: Pen, rect: pygame.Rect) -> None:
        pen.box(rect, rect.height // 2, BRASS, BRASS_DARK, leaf.px(1.5))
        pen.set(label.picture(), rect)

    return replace(drawn(leaf, box, paint), said=text)


def worth(leaf: Leaf, terms: Sequence[int]) -> Block:
    """What something counts, with its sum, on a plaque."""
    before, _, total = sum_of(terms).rpartition("= ")
    return plaque(leaf, leaf.app.text("plates.points", terms=f"{before}= " if before else "", points=total))


def disc(leaf: Leaf, number: int) -> Block:
    """A number on a dark disc."""
    side = leaf.px(DISC)
    return drawn(leaf, (side, side), lambda pen, rect: pen.disc(str(number), rect))


@dataclass(frozen=True)
class Entry:
    """Something that there is so many of: its picture, its name, the number, and a pencil where that is ours."""

    picture: str
    name: str
    number: str


def ledger(leaf: Leaf, entries: Sequence[Entry], total: str = "", high: float = 54) -> Block:
    """Pictures with names and numbers in as many columns as there is room for, and what they are together."""
    wide, gap = leaf.px(136), leaf.px(GAP)
    cells = [_entry(leaf, entry, wide, high) for entry in entries]
    most = (inner_width(leaf) + gap) // (wide + gap)
    table = stacked([beside(row, gap, 0.0) for row in evenly(cells, most)], gap, 0.5)
    return framed(leaf, stacked([table, *([plaque(leaf, total, SMALL)] if total else [])], leaf.px(GAP), 0.5))


def evenly(cells: Sequence[Block], most: int) -> list[Sequence[Block]]:
    """Cells in rows of at most so many, as equal as can be."""
    lines = -(-len(cells) // max(most, 1))
    across = -(-len(cells) // max(lines, 1))
    return [cells[start : start + across] for start in range(0, len(cells), max(across, 1))]


def _entry(leaf: Leaf, entry: Entry, wide: int, high: float) -> Block:
    """One entry: its picture over its number and its name, all as wide as the others."""
    shown = drawn(leaf, (wide, leaf.px(high)), lambda pen, rect: _inked(pen, entry.picture, rect))
    number = words(leaf, entry.number, BODY, "ui_bold")
    name = words(leaf, entry.name, width=wide)
    return stacked([shown, number, name, empty(wide)], leaf.px(2), 0.5)


def _inked(pen: Pen, name: str, rect: pygame.Rect) -> None:
    """A picture in its own colours; a white one, which could not be seen on paper, in ink."""
    pen.set(pen.app.assets.inked(name, rect.size, INK), rect)


def steps(leaf: Leaf, shown: Sequence[tuple[Block, str]]) -> Block:
    """Pictures with numbered words under them, and an arrow from each to the next; one under the other where narrow."""
    room, gap, arrow = inner_width(leaf), leaf.px(GAP), leaf.px(30)
    least = max(leaf.px(150), *(block.width for block, _ in shown))
    fitting = (n for n in range(len(shown), 1, -1) if (room - (n - 1) * (arrow + 2 * gap)) // n >= least)
    across = len(evenly([block for block, _ in shown], next(fitting, 1))[0])
    wide = (room - (across - 1) * (arrow + 2 * gap)) // across
    high = max(block.height for block, _ in shown)
    cells = [_step(leaf, number, block, told, (wide, high)) for number, (block, told) in enumerate(shown, 1)]
    rows = evenly(cells, across)
    sign = drawn(leaf, (arrow, high), lambda pen, rect: pen.icon("arrow_right", rect, rect.width, BRASS_DARK))
    joined = [beside([part for cell in row for part in (sign, cell)][1:], gap, 0.0) for row in rows]
    return framed(leaf, stacked(joined, 2 * gap, 0.0))


def _step(leaf: Leaf, number: int, shown: Block, told: str, size: tuple[int, int]) -> Block:
    """One step: its picture in a place of that size, and below it its number and its words."""
    wide, high = size
    label = words(leaf, told, width=wide - leaf.px(DISC + 8))
    line = beside([disc(leaf, number), label], leaf.px(8))
    return stacked([beside([shown, empty(1, high)], 0), line, empty(wide)], leaf.px(8), 0.5)


def fork(leaf: Leaf, first: tuple[Block, str], ways: Sequence[tuple[Block, str]]) -> Block:
    """A picture, and an arrow from it to each that it may lead to, with words under all; downwards where narrow."""
    gap, arrow = leaf.px(GAP), leaf.px(34)
    start = _told(leaf, *first, first[0].width + 2 * gap)
    room = inner_width(leaf) - start.width - arrow - 2 * gap
    narrow = max(shown.width for shown, _ in ways) > room
    way, room = ("down", inner_width(leaf) - arrow - gap) if narrow else ("right", room)
    sign = drawn(leaf, (arrow, arrow), lambda pen, rect: pen.icon(f"arrow_{way}", rect, rect.width, BRASS_DARK))
    ends = stacked([beside([sign, _told(leaf, shown, told, room)], gap) for shown, told in ways], 2 * gap)
    return framed(leaf, stacked([start, ends], gap, 0.5) if narrow else beside([start, ends], gap))


def _told(leaf: Leaf, shown: Block, told: str, wide: int) -> Block:
    """A picture over its words."""
    return stacked([shown, words(leaf, told, width=wide)], leaf.px(6), 0.5)


Spot = tuple[float, float]
"""A place on a card, as parts of its width and height."""


def anatomy(
    leaf: Leaf, ratio: float, paint: Paint, spots: Sequence[Spot], told: Sequence[str], high: float = 330
) -> Block:
    """A large card with numbered callouts, and what each number means beside it."""
    room, gap, reach = inner_width(leaf), leaf.px(2 * GAP), leaf.px(DISC + 26)
    narrow = room < leaf.px(NARROW)
    tall = min(leaf.px(high), round((room * (1.0 if narrow else 0.5) - 2 * reach) / ratio))
    card = drawn(leaf, (round(tall * ratio) + 2 * reach, tall), partial(_callouts, leaf, paint, spots, reach))
    wide = room if narrow else room - card.width - gap
    lines = [_meaning(leaf, number, text, wide) for number, text in enumerate(told, 1)]
    legend = stacked(lines, leaf.px(GAP))
    return framed(leaf, stacked([card, legend], gap, 0.5) if narrow else beside([card, legend], gap))


def _meaning(leaf: Leaf, number: int, text: str, wide: int) -> Block:
    """What a numbered part of a card means."""
    face = leaf.app.theme.font("ui", BODY)
    lines = typeset.wrap(face, text, wide - leaf.px(DISC + 10))
    label = Block(typeset.text_size(face, lines), lambda: typeset.render(face, lines, INK), said=text)
    return beside([disc(leaf, number), label], leaf.px(10), 0.0)


def _callouts(leaf: Leaf, paint: Paint, spots: Sequence[Spot], reach: int, pen: Pen, rect: pygame.Rect) -> None:
    """A card with a line from each numbered disc beside it to its part."""
    card = rect.inflate(-2 * reach, 0)
    paint(pen, card)
    side, thick = leaf.px(DISC), max(leaf.px(2), 1)
    for number, (x, y) in enumerate(spots, 1):
        spot = (card.left + round(x * card.width), card.top + round(y * card.height))
        box = pygame.Rect(0, 0, side, side)
        box.center = (rect.left + side // 2 if x < 0.5 else rect.right - side // 2, spot[1])
        box.clamp_ip(rect)
        for colour, more in ((CREAM, 2 * thick), (INK, 0)):
            pygame.draw.line(pen.surface, colour, box.center, spot, thick + more)
            pygame.draw.circle(pen.surface, colour, spot, 2 * thick + more)
        pen.disc(str(number), box)


def choices(leaf: Leaf, vignettes: Vignettes, ground: str, option: str) -> Block:
    """The choices of a variant as the set-up shows them, with their names."""
    shown = vignettes[option]
    gap, room = leaf.px(GAP), inner_width(leaf)
    wide = min((room - gap * (len(shown) - 1)) // max(len(shown), 1), leaf.px(230))
    cells = []
    for choice, one in shown.items():
        size = (wide, wide // 2)
        make = partial(vignette, leaf.app.theme, leaf.app.assets, size, ground, one)
        name = leaf.app.text(f"{leaf.game}.option.{option}.{choice}.name")
        cells.append(stacked([Block(size, make), words(leaf, name, width=wide)], leaf.px(4), 0.5))
    return framed(leaf, beside(cells, gap, 0.0))


def tally(leaf: Leaf, parts: Sequence[tuple[Block, int]]) -> Block:
    """Pictures over what each of them counts, and the sum of it all."""
    gap = leaf.px(2 * GAP)
    cells = [stacked([shown, points(leaf, count)], leaf.px(6), 0.5) for shown, count in parts]
    shown = flowing(cells, inner_width(leaf), gap, 1.0)
    return stacked([shown, worth(leaf, [count for _, count in parts])], leaf.px(GAP), 0.5)


def points(leaf: Leaf, count: int) -> Block:
    """What something counts, on a small plate."""
    label = words(leaf, signed(count), BODY, "ui_bold", CREAM)
    colour = MOSS if count > 0 else RUST if count < 0 else INK_SOFT
    size = (label.width + leaf.px(20), label.height + leaf.px(4))

    def paint(pen: Pen, rect: pygame.Rect) -> None:
        pen.box(rect, rect.height // 2, colour, CREAM, leaf.px(1.5))
        pen.set(label.picture(), rect)

    return drawn(leaf, size, paint)
