"""Requirements in words and pictures: `2 Jurassic Theropods` as a sentence and as a row of icons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.holotype.data import TermData
from game.holotype.model import PERIODS
from ui.app import App
from ui.boards.holotype.pen import CARD_INK, PERIOD_INKS, picture, write
from ui.text import Text
from ui.theme import Colour

TRACE_ANY = "trace"


def term_words(text: Text, term: TermData, count: int | None = None) -> str:
    """A term of a requirement in words, with its own number or another one."""
    n = term.count if count is None else count
    if term.trace is not None:
        if term.trace == "any":
            return text("holotype.need.trace_any", n=n)
        return text("holotype.need.trace", n=n, trace=text(f"holotype.trace.{term.trace}.name"))
    parts = [name for name in ("period", "clade", "diet") if getattr(term, name) is not None]
    values: dict[str, str] = {"card": text("holotype.need.noun.card", n=n)}
    if term.period is not None:
        values["period"] = text(f"holotype.period.{term.period}")
    if term.clade is not None:
        values["clade"] = text(f"holotype.need.noun.{term.clade}", n=n)
    if term.diet is not None:
        values["diet"] = text(f"holotype.need.noun.{term.diet}", n=n)
    return text(f"holotype.need.{'_'.join(parts) or 'any'}", n=n, **values)


def joined(text: Text, parts: Sequence[str]) -> str:
    """Several things in one phrase."""
    if len(parts) < 2:
        return "".join(parts)
    return text("holotype.need.comma").join(parts[:-1]) + text("holotype.need.and") + parts[-1]


def need_words(text: Text, terms: Sequence[TermData]) -> str:
    """A whole requirement in words."""
    return joined(text, [term_words(text, term) for term in terms])


def missing_words(text: Text, terms: Sequence[TermData], missing: Sequence[int]) -> str:
    """What is missing of a requirement in words."""
    lines = [term_words(text, term, n) for term, n in zip(terms, missing, strict=True) if n]
    return joined(text, lines)


def icons(term: TermData) -> list[tuple[str, Colour | None]]:
    """The pictures of a term with their tints: period, clade, diet, or a trace."""
    if term.trace is not None:
        return [(f"traces/{term.trace}", None)] if term.trace != "any" else [(TRACE_ANY, None)]
    ink = PERIOD_INKS[PERIODS.index(term.period)] if term.period is not None else CARD_INK
    found: list[tuple[str, Colour | None]] = []
    if term.period is not None:
        found.append((f"period_{term.period}", ink))
    if term.clade is not None:
        found.append((f"clade_{term.clade}", ink))
    if term.diet is not None:
        found.append((f"diet_{term.diet}", ink))
    return found or [("period_any", ink)]


def draw_term(
    surface: pygame.Surface, app: App, term: TermData, box: pygame.Rect, words: str = "", ink: Colour = CARD_INK
) -> None:
    """A term as a number (or other words) and its pictures: side by side, or below it where the box is narrow."""
    pictures, words = icons(term), words or str(term.count)
    wide = 0.62 + 0.4 * (len(words) - 1)
    side = min(box.height, round(box.width / (len(pictures) + wide)))
    below = min(box.height // 2, box.width // max(len(pictures), 1))
    if below > side * 1.12:
        label = pygame.Rect(box.left, box.centery - below, box.width, below)
        row = pygame.Rect(box.centerx - below * len(pictures) // 2, box.centery, below * len(pictures), below)
        side = below
    else:
        label = pygame.Rect(0, 0, round(side * wide), side)
        label.left, label.centery = box.centerx - round(side * (wide + len(pictures)) / 2), box.centery
        row = pygame.Rect(label.right, box.centery - side // 2, side * len(pictures), side)
    write(surface, app, words, label, ink, side * 0.86, "serif_bold")
    for n, (name, tint) in enumerate(pictures):
        spot = pygame.Rect(row.left + n * side, row.top, side, side).inflate(-side // 8, -side // 8)
        if name == TRACE_ANY:
            draw_any_trace(surface, app, spot)
        else:
            picture(surface, app, name, spot, tint)


def draw_any_trace(surface: pygame.Surface, app: App, box: pygame.Rect) -> None:
    """Four small traces for any trace."""
    half = box.width // 2
    for n, kind in enumerate(("tracks", "eggs", "amber", "coprolite")):
        spot = pygame.Rect(box.left + n % 2 * half, box.top + n // 2 * half, half, half)
        picture(surface, app, f"traces/{kind}", spot)
