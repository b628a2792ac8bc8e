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
from ui.theme import BODY, CONTROL_HEIGHT, INK, INK_SOFT, PAPER, PAPER_EDGE, SMALL
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
    picture, words, note = _parts(app, rect.inflate(-2 * px(14), -2 * px(12)))
    image = vignette(app.theme, app.assets, picture.size, shown.board.backdrop, _image(shown, variant))
    if variant.matters:
        draw_slip(ground, app.theme, rect)
        ground.blit(image, picture)
    else:
        draw_pale(ground, app, rect, image, picture)
    _fill(app, controls, shown, words, variant)
    if variant.matters and note.height >= px(NOTE - 12):
        controls.label(note, variant.note, "ui", SMALL, INK_SOFT, valign="top")


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


def _parts(app: App, inner: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The picture, the choice under its name, and the explanation: as the shape of the place allows."""
    px = app.theme.px
    head, rest = px(NAME + 2 + CONTROL_HEIGHT), px(4)
    if inner.height < head + px(NOTE + 60):
        return _low(app, inner, min(head, inner.height))
    if inner.width > 1.9 * inner.height:
        picture = pygame.Rect(inner.topleft, (round(inner.width * 0.46), inner.height))
        words = pygame.Rect(picture.right + px(16), 0, inner.right - picture.right - px(16), head)
        words.top = inner.centery - (head + px(NOTE)) // 2
    else:
        picture = pygame.Rect(inner.topleft, (inner.width, inner.height - head - px(NOTE + 6)))
        words = pygame.Rect(inner.left, picture.bottom + px(6), inner.width, head)
    return picture, words, pygame.Rect(words.left, words.bottom + rest, words.width, px(NOTE) - rest)


def _low(app: App, inner: pygame.Rect, head: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """A low place: the picture beside the choice, the explanation below both if there is room."""
    px = app.theme.px
    note = pygame.Rect(inner.left, inner.top + head + px(4), inner.width, inner.height - head - px(4))
    tall = head if note.height >= px(NOTE - 12) else inner.height
    picture = pygame.Rect(inner.topleft, (round(inner.width * 0.3), tall))
    words = pygame.Rect(
        picture.right + px(14), inner.top + (tall - head) // 2, inner.right - picture.right - px(14), head
    )
    return picture, words, note


def _fill(app: App, controls: Controls, shown: Drawer, words: pygame.Rect, variant: Variant) -> None:
    """The name and the choice."""
    px, text = app.theme.px, app.text
    key = f"{shown.game}.option.{variant.option.id}"
    name = pygame.Rect(words.left, words.top, words.width, px(NAME))
    controls.label(name, text(f"{key}.name"), "serif_bold", BODY, INK)
    if not variant.matters:
        rest = pygame.Rect(words.left, name.bottom + px(2), words.width, words.bottom - name.bottom - px(2))
        controls.label(rest, variant.note, "ui", SMALL, INK, valign="top")
        return
    row = pygame.Rect(words.left, name.bottom + px(2), words.width, px(CONTROL_HEIGHT))
    labels = [text(f"{key}.{choice}.name") for choice in variant.choices]
    index = variant.choices.index(variant.value)
    controls.choice(f"option.{variant.option.id}", row, labels, index, variant.choose, noted(text, variant.about))
