"""The variants of a set-up: a picture of what is chosen, the choice, and one line that explains it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.rules import Option
from ui.app import App
from ui.boards.kit.vignette import Vignette, vignette
from ui.boards.registry import Drawer
from ui.origins import noted
from ui.theme import CONTROL_HEIGHT, INK, INK_SOFT, PAPER, PAPER_EDGE
from ui.widgets.controls import Controls
from ui.widgets.panel import draw_slip, rounded_box

NAME, NOTE = 28, 46
"""The name of a variant and its explanation need this many units of height."""

PALE = 130
"""How opaque a sheet is that cannot be chosen from, of 255."""


@dataclass(frozen=True)
class Variant:
    """One variant as it stands now: its choices, the chosen one, what that means, and what is said of it in short."""

    option: Option
    choices: tuple[str, ...]
    value: str
    about: str
    note: str
    matters: bool
    choose: Callable[[int], None]


def place_variant(
    app: App, controls: Controls, ground: pygame.Surface, shown: Drawer, rect: pygame.Rect, variant: Variant
) -> None:
    """Put a variant into its place; one that does not matter now stays pale and cannot be chosen."""
    px = app.theme.px
    picture, words = _parts(app, rect.inflate(-2 * px(14), -2 * px(12)))
    image = vignette(app.theme, app.assets, picture.size, shown.board.backdrop, _image(shown, variant))
    if variant.matters:
        draw_slip(ground, app.theme, rect)
        ground.blit(image, picture)
    else:
        draw_pale(ground, app, rect, image, picture)
    _fill(app, controls, shown, words, variant)


def _image(shown: Drawer, variant: Variant) -> Vignette:
    """What the chosen variant looks like."""
    return shown.board.variants[variant.option.id][variant.value]


def draw_pale(ground: pygame.Surface, app: App, rect: pygame.Rect, picture: pygame.Surface, place: pygame.Rect) -> None:
    """A sheet through which the ground shows, with a picture at its place."""
    sheet = pygame.Surface(rect.size, pygame.SRCALPHA)
    sheet.blit(rounded_box(rect.size, app.theme.px(12), PAPER, PAPER_EDGE, max(app.theme.px(2), 1)), (0, 0))
    sheet.blit(picture, place.move(-rect.left, -rect.top))
    sheet.set_alpha(PALE)
    ground.blit(sheet, rect)


def _parts(app: App, inner: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The picture and the words: beside each other where it is wide, else one over the other."""
    px = app.theme.px
    below = px(NAME + 4 + CONTROL_HEIGHT + NOTE)
    if inner.width > 1.9 * inner.height or inner.height < below + px(60):
        wide = min(round(inner.width * (0.46 if inner.height >= px(150) else 0.32)), round(inner.height * 1.6))
        picture = pygame.Rect(inner.topleft, (wide, inner.height))
        words = pygame.Rect(picture.right + px(16), 0, inner.right - picture.right - px(16), min(below, inner.height))
        words.centery = inner.centery
        return picture, words
    picture = pygame.Rect(inner.topleft, (inner.width, inner.height - below - px(6)))
    return picture, pygame.Rect(inner.left, picture.bottom + px(6), inner.width, below)


def _fill(app: App, controls: Controls, shown: Drawer, words: pygame.Rect, variant: Variant) -> None:
    """The name, the choice and the explanation."""
    px, text = app.theme.px, app.text
    key = f"{shown.game}.option.{variant.option.id}"
    name = pygame.Rect(words.left, words.top, words.width, px(NAME))
    controls.label(name, text(f"{key}.name"), "serif_bold", 20, INK)
    if not variant.matters:
        return
    row = pygame.Rect(words.left, name.bottom + px(2), words.width, px(CONTROL_HEIGHT))
    labels = [text(f"{key}.{choice}.name") for choice in variant.choices]
    index = variant.choices.index(variant.value)
    controls.choice(f"option.{variant.option.id}", row, labels, index, variant.choose, noted(text, variant.about))
    note = pygame.Rect(words.left, row.bottom + px(4), words.width, words.bottom - row.bottom - px(4))
    if note.height >= px(NOTE - 8):
        controls.label(note, variant.note, "ui", 16, INK_SOFT, valign="top")
