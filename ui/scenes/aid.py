"""The player aid of a game: its turn, its actions and its scoring on one card over whatever is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui.app import App
from ui.origins import noted
from ui.presses import means
from ui.text import Text
from ui.theme import BODY, HEADING, INK, INK_SOFT, MARGIN, SMALL, TITLE
from ui.widgets.blocks import Block
from ui.widgets.page import Menu
from ui.widgets.panel import draw_panel, draw_rule
from ui.widgets.richtext import Typesetter

WIDEST = 1500
"""Units that the card is wide at most."""

BETWEEN = 30
"""Units between two columns."""

GAPS, ROWS, TITLES = {BODY: 8, SMALL: 2}, {BODY: (38, 32), SMALL: (30, 24)}, {BODY: HEADING, SMALL: BODY}
"""By the size of type: units between two blocks, the room of the small picture of a row, the size of titles."""

FORMS = tuple((size, across, whole) for whole in (True, False) for size in (BODY, SMALL) for across in (3, 4))
"""The sizes of type and numbers of columns of a card, and whether its sections stay whole; the best first."""

HEAD, FOOT = 58, 30
"""Units of the title with the line under it, and of the words at the foot."""

EDGE, PAD = 12, 16
"""Units around the card at least, and over and under what stands on it."""


def has_aid(text: Text, game_id: str) -> bool:
    """Whether a game has a player aid."""
    return text.has(f"aid.{game_id}.sections")


class AidScene(Menu):
    """One card over the scene below; any click, Esc and the key that opened it put it away."""

    opaque = False
    veil = 130

    def __init__(self, app: App, game_id: str) -> None:
        """The player aid of a game."""
        super().__init__(app)
        self.game_id = game_id
        self.card = pygame.Rect(0, 0, 0, 0)
        self.fits = True
        """Whether all of it stands on the card."""
        self.columns: list[list[Block]] = []
        self.gap = 0

    def build(self) -> None:
        """Lay out the card in the first form that fits, and draw it once."""
        px, window = self.app.theme.px, pygame.Rect((0, 0), self.size)
        room = window.inflate(-2 * px(EDGE), -2 * px(EDGE))
        room = pygame.Rect(0, 0, min(room.width, px(WIDEST)), room.height)
        high = next((tall for form in FORMS if (tall := self._lay(room, *form)) <= room.height), 0)
        self.fits = high > 0
        high = high or room.height
        self.card = pygame.Rect(0, 0, room.width, min(high, window.height))
        self.card.center = window.center
        self.ground = self._drawn()

    def _lay(self, room: pygame.Rect, size: int, across: int, whole: bool) -> int:
        """Set everything in so many columns; how tall the card becomes."""
        px = self.app.theme.px
        inner = room.width - 2 * px(MARGIN)
        wide = (inner - (across - 1) * px(BETWEEN)) // across
        setter = Typesetter(self.app.theme, self.app.assets, wide, body=size, rows=ROWS[size])
        self.columns, high = flowed(self._parts(setter, whole), across, px(GAPS[size]))
        self.gap = px(GAPS[size])
        return high + px(HEAD + FOOT) + 2 * px(PAD)

    def _parts(self, setter: Typesetter, whole: bool) -> list[list[Block]]:
        """The blocks of all sections; those that must stand together are one part, as a heading and what follows."""
        text, parts = self.app.text, list[list[Block]]()
        for section in text.raw(f"aid.{self.game_id}.sections"):
            key = f"aid.{self.game_id}.{section}"
            body = setter.blocks(noted(text, text(f"{key}.body"), "\n\n"))
            title = setter.heading(text(f"{key}.title"), TITLES[round(setter.body)])
            parts += [[title, *body]] if whole else [[title, *body[:1]], *([block] for block in body[1:])]
        return parts

    def _drawn(self) -> pygame.Surface:
        """The card, on nothing."""
        px, text = self.app.theme.px, self.app.text
        surface = pygame.Surface(self.size, pygame.SRCALPHA)
        draw_panel(surface, self.app.theme, self.app.assets, self.card)
        inner = self.card.inflate(-2 * px(MARGIN), -2 * px(PAD))
        title = pygame.Rect(inner.left, inner.top, inner.width, px(HEAD - 18))
        name = text("aid.title", game=text(f"game.{self.game_id}.name"))
        self.controls.label(title, name, "serif_bold", TITLE, INK, "center")
        draw_rule(surface, self.app.theme, (inner.left, title.bottom + px(4)), inner.width)
        foot = pygame.Rect(inner.left, inner.bottom - px(FOOT - 8), inner.width, px(FOOT - 8))
        self.controls.label(foot, text("aid.close"), "ui", SMALL, INK_SOFT, "center")
        left = inner.left
        for column in self.columns:
            top = inner.top + px(HEAD)
            for block in column:
                surface.blit(block.picture(), (left, top))
                top += block.height + self.gap
            left += column[0].width + px(BETWEEN)
        return surface

    def handle(self, event: pygame.event.Event) -> None:
        """Any click and the keys that put things away close the card."""
        if event.type == pygame.MOUSEBUTTONDOWN or means(event, "aid", "confirm", "choose", "cancel"):
            self.finish()
        else:
            super().handle(event)


def flowed(parts: Sequence[Sequence[Block]], across: int, gap: int) -> tuple[list[list[Block]], int]:
    """Parts in so many columns of about equal height, none of them divided, and how tall the tallest is."""
    heights = [sum(block.height + gap for block in part) for part in parts]
    low, high = max(heights, default=0), sum(heights)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if len(_filled(heights, middle)) <= across else (middle + 1, high)
    columns = _filled(heights, low)
    blocks = [[block for number in column for block in parts[number]] for column in columns]
    return blocks, max((sum(heights[number] for number in column) for column in columns), default=0)


def _filled(heights: Sequence[int], room: int) -> list[list[int]]:
    """The numbers of parts by column, each filled as far as the room goes."""
    columns: list[list[int]] = []
    left = 0
    for number, height in enumerate(heights):
        if height > left or not columns:
            columns.append([])
            left = room
        columns[-1].append(number)
        left -= height
    return columns
