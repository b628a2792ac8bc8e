"""The card of a lesson: a few sentences beside the place they are about, with an arrow to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import pygame

from ui import typeset
from ui.boards.kit.arrow import draw_arrow
from ui.table.lesson_place import COVERS, Field, near_edge, place_card
from ui.theme import BODY, BRASS_DARK, CONTROL_HEIGHT, INK, MOSS_DARK, SMALL, Colour
from ui.widgets.panel import draw_rule, draw_slip
from ui.widgets.spotlight import draw_spotlight

if TYPE_CHECKING:
    from ui.table.lesson import LessonTable

WIDTHS = (440, 380, 560, 320)
"""How wide a card may be; the first at which it covers nothing that matters is taken."""

PAD, GAP, MARGIN, NEXT = 20, 10, 6, 190
"""Inside a card, between its parts, around a lit place, and the width of its button, in units."""


@dataclass(frozen=True)
class Block:
    """Lines of one font and colour."""

    font: pygame.font.Font
    lines: list[str]
    colour: Colour

    @property
    def height(self) -> int:
        """How tall they are."""
        return typeset.text_size(self.font, self.lines)[1]


class Card:
    """What the guide says now, laid out anew whenever the table is."""

    def __init__(self, table: LessonTable) -> None:
        """Nothing to show."""
        self.table = table
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.lit: list[pygame.Rect] = []
        self._picture: pygame.Surface | None = None

    def lay_out(self) -> None:
        """Find the places, put the card where it covers none of them, and make its buttons."""
        self._picture = None
        if not self.table.guide.visible:
            return
        self.lit = [rect.inflate(*[2 * self.table.app.theme.px(MARGIN)] * 2) for rect in self.spots()]
        self._picture = self._drawn(self._fit())
        self._add_buttons()

    def _fit(self) -> list[Block]:
        """Take the first width at which nothing is covered that the card is about, else the one that covers least."""
        tried = []
        for width in WIDTHS:
            tried.append(self._placed(width))
            if tried[-1][0] < COVERS:
                break
        _, self.rect, blocks = min(tried, key=lambda one: one[0])
        return blocks

    def spots(self) -> list[pygame.Rect]:
        """The places that the card is about, each as one rectangle; the first is what the arrow points at."""
        table, guide = self.table, self.table.guide
        places, found = table.places(), []
        for pattern in guide.step.look if guide.phase == "answering" else guide.step.at:
            rects = [rect for name, rect in places.items() if fnmatchcase(name, pattern)]
            found += [rects[0].unionall(rects[1:])] if rects else []
        found += [places[name] for name in self.wanted_places() if name in places]
        found += [button.target.rect for button in table.prompts.values() if button.target is not None]
        return [rect for n, rect in enumerate(found) if not any(other.contains(rect) for other in found[:n])]

    def wanted_places(self) -> tuple[str, ...]:
        """The places of the move that is asked for."""
        action = self.table.guide.wanted
        return self.table.board.path(self.table.view, action) if action is not None else ()

    def _placed(self, width: int) -> tuple[int, pygame.Rect, list[Block]]:
        """A card of that width where it covers least, what it covers, and its words."""
        theme, window = self.table.app.theme, pygame.Rect((0, 0), self.table.size)
        blocks = self._blocks(theme.px(width - 2 * PAD))
        size = (theme.px(width), self._height(blocks))
        area = pygame.Rect(0, self.table.plan.bar.bottom, window.width, window.height - self.table.plan.bar.bottom)
        rather = [self.table.board.names[name] for name in self.table.choices()]
        cost, spot = place_card(size, Field(area, self.lit, rather, theme.px(38)))
        return cost, pygame.Rect(spot, size), blocks

    def _blocks(self, width: int) -> list[Block]:
        """Title, words, and what is to be done."""
        theme, text, guide = self.table.app.theme, self.table.app.text, self.table.guide
        small, body, bold = theme.font("ui_bold", SMALL), theme.font("ui", BODY), theme.font("ui_bold", BODY)
        title = f"{guide.words.title(text)} · {text('common.of', n=guide.index + 1, total=len(guide.chapter.steps))}"
        blocks = [Block(small, typeset.wrap(small, title, width), BRASS_DARK)]
        blocks.append(Block(body, typeset.wrap(body, guide.said(), width), INK))
        task, beside = self._task(), self._beside()
        return [*blocks, Block(bold, typeset.wrap(bold, task, width - beside), MOSS_DARK)] if task else blocks

    def _beside(self) -> int:
        """How much room the way back takes at the left of what is to be done."""
        px = self.table.app.theme.px
        return px(CONTROL_HEIGHT) + px(GAP) if self.table.guide.can_go_back and not self.table.guide.reads else 0

    def _task(self) -> str:
        """What the learner is to do now, '' if only to read on."""
        table, text = self.table, self.table.app.text
        if table.guide.reads:
            return ""
        wanted = table.guide.wanted
        if wanted is not None:
            return text("learn.do", what=table.board.statement(table.view, wanted))
        key = table.guide.step.press
        return text("learn.press", what=text(f"table.{key}")) if key else text("learn.choose")

    def _height(self, blocks: Sequence[Block]) -> int:
        px = self.table.app.theme.px
        rows = [block.height + px(GAP) for block in blocks]
        if self.table.guide.reads:
            rows.append(px(CONTROL_HEIGHT) + px(GAP))
        elif self._beside():
            rows[-1] = max(rows[-1], px(CONTROL_HEIGHT) + px(GAP))
        return 2 * px(PAD) + sum(rows) - px(GAP)

    def _drawn(self, blocks: Sequence[Block]) -> pygame.Surface:
        """The words of the card on a transparent ground."""
        px = self.table.app.theme.px
        sheet = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        top = px(PAD)
        for number, block in enumerate(blocks):
            left = px(PAD) + (self._beside() if number == 2 else 0)
            down = max(self.rect.height - px(PAD) - top - block.height, 0) // 2 if number == 2 else 0
            sheet.blit(typeset.render(block.font, block.lines, block.colour), (left, top + down))
            top += block.height + px(GAP)
            if not number:
                draw_rule(sheet, self.table.app.theme, (px(PAD), top - px(GAP)), self.rect.width - 2 * px(PAD))
        return sheet

    def _add_buttons(self) -> None:
        """The way back at the left, the way on at the right."""
        table, text, px = self.table, self.table.app.text, self.table.app.theme.px
        high = px(CONTROL_HEIGHT)
        foot = pygame.Rect(self.rect.left + px(PAD), self.rect.bottom - px(PAD) - high, 0, high)
        if table.guide.can_go_back:
            place = pygame.Rect(foot.left, foot.top, high, high)
            table.controls.button("lesson.back", place, "", table.guide.back, "back", tooltip=text("learn.back"))
        if table.guide.reads:
            place = pygame.Rect(0, foot.top, px(NEXT), high)
            place.right = self.rect.right - px(PAD)
            table.controls.button("lesson.next", place, self._onward(), table.guide.next, "forward", "primary")

    def _onward(self) -> str:
        """What the button says that goes on."""
        guide = self.table.guide
        last = guide.index + 1 >= len(guide.chapter.steps)
        key = ("play" if guide.chapter.play else "finish") if last else "next"
        return self.table.app.text(f"learn.{key}")

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the table but for the places, unless everything may be chosen, and draw the arrow and the card."""
        if self._picture is None:
            return
        app, window = self.table.app, surface.get_rect()
        top = self.table.plan.bar.bottom
        area = pygame.Rect(0, top, window.width, window.height - top)
        if self.table.guide.phase == "answering" or self.table.guide.step.kind != "choice":
            draw_spotlight(surface, app.theme, area, self.lit)
        draw_slip(surface, app.theme, self.rect)
        surface.blit(self._picture, self.rect)
        if self.lit:
            start, end = near_edge(self.rect, self.lit[0])
            draw_arrow(surface, app, start, end, lift=0.0)
