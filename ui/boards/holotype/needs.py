"""Requirements in words and pictures: `2 Jurassic Theropods` as a sentence and as a row of icons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.holotype.forecast import Need
from game.holotype.model import TRACES
from ui.boards.holotype.inks import CARD_INK, PERIOD_INKS
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import columns, rows
from ui.theme import Colour

Say = Callable[..., str]
"""What gives a text of the game for a key and values."""

NUMBER = 0.62
"""How wide a number of one figure is, beside a picture as wide as tall."""

TRAITS = ("period", "clade", "diet")
"""What a requirement may say of a card."""


def need_words(say: Say, need: Need, count: int | None = None) -> str:
    """A part of a requirement in words, with its own number or another one."""
    n = need.count if count is None else count
    if need.trace == "any":
        return say("need.trace_any", n=n)
    if need.trace:
        return say("need.trace", n=n, trace=say(f"trace.{need.trace}.name"))
    values = {"card": say("need.noun.card", n=n)}
    if need.period:
        values["period"] = say(f"period.{need.period}")
    nouns = [name for name in _named(need) if name != "period"]
    values |= {name: say(f"need.noun.{getattr(need, name)}", n=n) for name in nouns}
    return say(f"need.{'_'.join(_named(need)) or 'any'}", n=n, **values)


def _named(need: Need) -> list[str]:
    """What a part of a requirement says of its cards."""
    return [name for name in TRAITS if getattr(need, name)]


def joined(say: Say, parts: Sequence[str]) -> str:
    """Several things in one phrase."""
    if len(parts) < 2:
        return "".join(parts)
    return say("need.comma").join(parts[:-1]) + say("need.and") + parts[-1]


def good_words(say: Say, goods: Sequence[tuple[str, int]]) -> str:
    """Goods in one phrase."""
    return joined(say, [say(f"good.{name}", n=n) for name, n in goods])


def all_words(say: Say, needs: Sequence[Need], counts: Sequence[int] = ()) -> str:
    """A whole requirement in words, or as much of it as is missing."""
    wanted = counts or [need.count for need in needs]
    return joined(say, [need_words(say, need, n) for need, n in zip(needs, wanted, strict=True) if n])


def icons(need: Need) -> list[str]:
    """The pictures of a part of a requirement: period, clade, diet, or a trace."""
    if need.trace:
        return [f"traces/{need.trace}"]
    return [f"{name}_{getattr(need, name)}" for name in _named(need)] or ["period_any"]


def draw_needs(pen: Pen, needs: Sequence[Need], box: pygame.Rect, most: int) -> None:
    """The parts of a requirement in the middle of a box, each at most so high, as large as they can be there."""
    for spot, need in zip(_need_spots(needs, box, most), needs, strict=True):
        draw_need(pen, need, spot)


def _need_spots(needs: Sequence[Need], box: pygame.Rect, most: int) -> list[pygame.Rect]:
    """Below each other, from three on two and two if that makes the smallest larger; a last one alone in the middle."""
    below, count = need_lines(len(needs), box, most), len(needs)
    if count < 3:
        return below
    lines = need_lines(-(-count // 2), box, most)
    pairs = [half for line in lines for half in columns(line, 2)][:count]
    if count % 2:
        pairs[-1] = pairs[-1].move(lines[-1].centerx - pairs[-1].centerx, 0)
    return max(below, pairs, key=lambda spots: min(map(_need_side, needs, spots)))


def _need_side(need: Need, box: pygame.Rect) -> int:
    """How tall the number and the pictures of a part are, side by side in a box."""
    return min(box.height, round(box.width / (len(icons(need)) + NUMBER)))


def need_lines(count: int, box: pygame.Rect, most: int) -> list[pygame.Rect]:
    """The lines of a requirement in the middle of a box."""
    block = pygame.Rect(box.left, 0, box.width, min(box.height // count, most) * count)
    block.centery = box.centery
    return rows(block, count)


def draw_need(pen: Pen, need: Need, box: pygame.Rect, words: str = "", ink: Colour = CARD_INK) -> None:
    """A number (or other words) and pictures: side by side, or below it where the box is narrow."""
    pictures, words = icons(need), words or str(need.count)
    wide = NUMBER + 0.4 * (len(words) - 1)
    side = min(box.height, round(box.width / (len(pictures) + wide)))
    below = min(box.height // 2, box.width // max(len(pictures), 1))
    if below > side * 1.12:
        side, label = below, pygame.Rect(box.left, box.centery - below, box.width, below)
        left, top = box.centerx - below * len(pictures) // 2, box.centery
    else:
        label = pygame.Rect(0, 0, round(side * wide), side)
        label.left, label.centery = box.centerx - round(side * (wide + len(pictures)) / 2), box.centery
        left, top = label.right, box.centery - side // 2
    pen.write(words, label, side * 0.86, ink, "serif_bold")
    tint = None if need.trace else PERIOD_INKS.get(need.period, CARD_INK)
    for n, name in enumerate(pictures):
        spot = pygame.Rect(left + n * side, top, side, side).inflate(-side // 8, -side // 8)
        if need.trace == "any":
            draw_any_trace(pen, spot)
        else:
            pen.picture(name, spot, tint)


def draw_any_trace(pen: Pen, box: pygame.Rect) -> None:
    """Four small traces for any trace."""
    half = box.width // 2
    for n, kind in enumerate(TRACES):
        spot = pygame.Rect(box.left + n % 2 * half, box.top + n // 2 * half, half, half)
        pen.picture(f"traces/{kind}", spot)
