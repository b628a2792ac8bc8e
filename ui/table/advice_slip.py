"""The coach's slip of paper: its lines, set for a width, with a bar for every chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial

import pygame

from ui import typeset
from ui.app import App
from ui.boards.kit.writing import smallest
from ui.table.advice_marks import draw_disc
from ui.theme import BRASS_DARK, INK, INK_SOFT, MOSS, PAPER, PAPER_EDGE, PAPER_SHADE, Colour
from ui.widgets.panel import draw_box, draw_slip

PAD, GAP, DISC, BAR, BUTTON = 14, 6, 30, 16, 42
"""Units: around everything, between lines, of the numbered discs, of the bars, of the buttons."""


@dataclass(frozen=True)
class Item:
    """A line of the slip: words, or a chance as a bar; `row` is the option it belongs to, -1 for none."""

    words: str
    size: float = 17
    bold: bool = False
    soft: bool = False
    row: int = -1
    numbered: bool = False
    chance: float | None = None


@dataclass(frozen=True)
class Block:
    """Lines of words in their place; they are made into a picture when they are drawn first."""

    font: pygame.font.Font
    lines: tuple[str, ...]
    soft: bool
    rect: pygame.Rect


@dataclass
class Slip:
    """What is set: words with their places, bars, discs, the boxes of rows, and where the buttons stand.

    The one in the corner puts the slip away; the foot has no height where there is nothing more to tell.
    """

    size: tuple[int, int]
    blocks: list[Block] = field(default_factory=list)
    bars: list[tuple[pygame.Rect, float]] = field(default_factory=list)
    discs: list[tuple[pygame.Rect, int]] = field(default_factory=list)
    rows: dict[int, pygame.Rect] = field(default_factory=dict)
    corner: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    foot: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


def set_slip(app: App, items: Sequence[Item], width: int, more: bool) -> Slip:
    """Set lines one under the other in that width, with a foot for a button where there is `more`."""
    px = app.theme.px
    slip, top = Slip((width, 0)), px(PAD)
    high = max(px(BUTTON), 32)
    slip.corner = pygame.Rect(width - px(PAD) // 2 - high, px(PAD) // 2, high, high)
    row = -1
    for item in items:
        if item.row != row:
            top += px(GAP)
            row = item.row
        top += _set_item(app, slip, item, top) + px(GAP) // 2
        if item.row >= 0:
            box = pygame.Rect(px(PAD) // 2, slip.blocks[-1].rect.top, width - px(PAD), 0)
            old = slip.rows.setdefault(item.row, box)
            old.height = top - old.top
    slip.foot = pygame.Rect(px(PAD), top + (px(GAP) if more else 0), width - 2 * px(PAD), high if more else 0)
    slip.size = (width, max(slip.foot.bottom, slip.corner.bottom) + px(PAD) - (0 if more else px(GAP)))
    return slip


def _set_item(app: App, slip: Slip, item: Item, top: int) -> int:
    """Set one line at a height; how tall it is."""
    theme, px = app.theme, app.theme.px
    indent = px(DISC + GAP) if item.row >= 0 else 0
    room = pygame.Rect(px(PAD) + indent, top, slip.size[0] - 2 * px(PAD) - indent, 0)
    if top < slip.corner.bottom:
        room.width = slip.corner.left - px(GAP) - room.left
    if item.chance is not None:
        return _set_bar(app, slip, item, room)
    font = theme.font("ui_bold" if item.bold else "ui", _legible(app, item.size))
    lines = _wrapped(font, item.words, room.width)
    size = typeset.text_size(font, list(lines))
    slip.blocks.append(Block(font, lines, item.soft, pygame.Rect(room.topleft, size)))
    if not item.numbered:
        return size[1]
    disc = pygame.Rect(px(PAD), top, px(DISC), px(DISC))
    slip.discs.append((disc, item.row))
    return max(size[1], disc.height)


@lru_cache(maxsize=256)
def _wrapped(font: pygame.font.Font, words: str, width: int) -> tuple[str, ...]:
    """Words in lines; kept, since a slip is set several times until it finds a place."""
    return tuple(typeset.wrap(font, words, width))


def _legible(app: App, size: float) -> float:
    """A size in units, no smaller than words are anywhere."""
    return max(size, smallest(app) / app.theme.unit)


def _set_bar(app: App, slip: Slip, item: Item, room: pygame.Rect) -> int:
    """A chance as a bar, with its number at the right."""
    font = app.theme.font("ui_bold", _legible(app, item.size))
    label = pygame.Rect((0, room.top), typeset.text_size(font, [item.words]))
    label.right = room.right
    bar = pygame.Rect(room.left, 0, label.left - app.theme.px(10) - room.left, app.theme.px(BAR))
    bar.centery = label.centery
    slip.bars.append((bar, item.chance or 0.0))
    slip.blocks.append(Block(font, (item.words,), False, label))
    return label.height


def draw_set(surface: pygame.Surface, app: App, slip: Slip, at: pygame.Rect, pointed: int) -> None:
    """Draw a slip at its place; the row that is pointed at lies on a darker ground."""
    theme = app.theme
    draw_slip(surface, theme, at)
    for number, row in slip.rows.items():
        if number == pointed:
            draw_box(surface, row.move(at.topleft), theme.px(8), PAPER_SHADE, BRASS_DARK, max(theme.px(2), 1))
    for block in slip.blocks:
        key = ("slip", block.font, block.lines, block.soft)
        picture = app.assets.kept(key, partial(_picture, block))
        surface.blit(picture, block.rect.move(at.topleft))
    for rect, chance in slip.bars:
        draw_bar(surface, rect.move(at.topleft), chance, max(theme.px(1.5), 1))
    for rect, number in slip.discs:
        draw_disc(surface, app, rect.move(at.topleft), str(number + 1), number == 0)


def _picture(block: Block) -> pygame.Surface:
    """The words of a block."""
    return typeset.render(block.font, list(block.lines), INK_SOFT if block.soft else INK)


def draw_meter(surface: pygame.Surface, app: App, slip: Slip, at: pygame.Rect, part: float) -> None:
    """A bar on the last line of a slip that fills while something is thought about."""
    line = slip.blocks[-1].rect.move(at.topleft)
    meter = pygame.Rect(line.left, line.top, at.right - line.left - app.theme.px(PAD), line.height)
    draw_bar(surface, meter, min(part, 1.0), max(app.theme.px(1.5), 1), BRASS_DARK)


def draw_bar(surface: pygame.Surface, rect: pygame.Rect, part: float, edge: int, colour: Colour = MOSS) -> None:
    """A bar on paper, filled from the left."""
    radius = rect.height // 3
    draw_box(surface, rect, radius, PAPER, PAPER_EDGE, edge)
    inner = rect.inflate(-2 * edge, -2 * edge)
    inner.width = round(inner.width * min(max(part, 0.0), 1.0))
    if inner.width > 0:
        draw_box(surface, inner, max(radius - edge, 0), colour)
