"""The card of a lesson: a few sentences beside the place they are about, with an arrow to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ui import typeset
from ui.boards.kit.arrow import draw_arrow
from ui.pencil import MARK
from ui.table.lesson_place import FAR, Field, near_edge, place_card, place_flush
from ui.table.lesson_script import is_meant
from ui.theme import BODY, BRASS_DARK, CONTROL_HEIGHT, INK, INK_SOFT, MOSS_DARK, SMALL, Colour
from ui.widgets.panel import draw_rule, draw_slip
from ui.widgets.spotlight import draw_spotlight

if TYPE_CHECKING:
    from ui.table.lesson import LessonTable

WIDTHS = (440, 380, 560, 320)
"""How wide a card may be; the first at which it covers nothing that matters is taken."""

PANEL = re.compile(r"panel\.\d+")
"""What boards call the part of another seat."""

PAD, GAP, MARGIN, NEXT = 20, 10, 4, 190
"""Inside a card, between its parts, around a lit place, and the width of its button, in units."""


@dataclass(frozen=True)
class Block:
    """Lines of one font and colour."""

    font: pygame.font.Font
    lines: list[str]
    colour: Colour
    beside: int = 0
    """How far they stand in, beside a button."""

    @property
    def height(self) -> int:
        """How tall they are."""
        return typeset.text_size(self.font, self.lines)[1]


def _title(tip: str) -> str:
    """What the first line of a tooltip calls a place, without what is added to a name."""
    return re.split(r"\n| – |: ", tip, maxsplit=1)[0].rstrip(f"{MARK}.")


def _is_called(title: str, said: str) -> bool:
    """Whether words call something by its name."""
    return bool(title) and re.search(rf"\b{re.escape(title)}\b", said) is not None


def _spans(rect: pygame.Rect, other: pygame.Rect) -> bool:
    """Whether a place is another one or a strip of it from side to side, which needs no frame inside its frame."""
    return other.contains(rect) and 20 * rect.width > 19 * other.width


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
        folded = self.folded
        self._picture = self._strip() if folded else self._drawn(self._fit())
        self.table.controls.withdraw(self.rect)
        self._add_unfold() if folded else self._add_buttons()

    @property
    def shown(self) -> bool:
        """Whether the card was laid out, with its buttons."""
        return self._picture is not None

    @property
    def folded(self) -> bool:
        """Whether only a strip of the card is left, over the log."""
        return self.table.guide.chooses and self.table.guide.aside

    def _strip(self) -> pygame.Surface:
        """What is left of a card that is put aside: what is to be done, on a strip over the log."""
        theme, log = self.table.app.theme, self.table.plan.log
        font, gap, button = theme.font("ui_bold", BODY), theme.px(GAP), theme.px(CONTROL_HEIGHT)
        lines = typeset.wrap(font, self._task(), log.width - button - 3 * gap)
        words = typeset.render(font, lines, MOSS_DARK)
        self.rect = pygame.Rect(log.topleft, (log.width, max(button, words.get_height()) + 2 * gap))
        sheet = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        sheet.blit(words, (gap, (self.rect.height - words.get_height()) // 2))
        return sheet

    def _add_unfold(self) -> None:
        """The button at the right of the strip that brings the card back."""
        table, text, px = self.table, self.table.app.text, self.table.app.theme.px
        place = pygame.Rect(0, 0, px(CONTROL_HEIGHT), px(CONTROL_HEIGHT))
        place.midright = (self.rect.right - px(GAP), self.rect.centery)
        unfold = partial(table.guide.put_aside, False)
        table.controls.button("lesson.card", place, "", unfold, "eye", tooltip=text("learn.card"))

    def _fit(self) -> list[Block]:
        """Take the first width at which the card stands close by and covers nothing that matters, else the best one."""
        tried, named = [], self.named()
        for width in WIDTHS:
            tried.append(self._placed(width, named))
            if tried[-1][0] < FAR:
                break
        _, self.rect, blocks = min(tried, key=lambda one: one[0])
        return self._over_log(named) or blocks

    def _over_log(self, named: Sequence[pygame.Rect]) -> list[Block]:
        """Before a choice of one's own the card lies flush over the log, if it hides little more of the board there."""
        table, log = self.table, self.table.plan.log
        if not table.guide.chooses:
            return []
        blocks, board = self._blocks(log.width - 2 * table.app.theme.px(PAD)), list(table.board.names.values())
        column = pygame.Rect(log.left, table.plan.bar.bottom, log.width, log.bottom - table.plan.bar.bottom)
        flush = place_flush(self._height(blocks), column, self.rect, board, [*self.lit, *named])
        self.rect = flush or self.rect
        return blocks if flush else []

    def spots(self) -> list[pygame.Rect]:
        """The places that the card is about, each as one rectangle; the first is what the arrow points at."""
        table, guide = self.table, self.table.guide
        places = table.places()
        found = [places[name] for name in self._pressed() if name in places]
        for pattern in guide.step.look if guide.phase == "answering" else guide.step.at:
            rects = [rect for name, rect in places.items() if is_meant(name, pattern)]
            found += [rects[0].unionall(rects[1:])] if rects else []
        told = [rect for n, rect in enumerate(found) if not any(other.contains(rect) for other in found[:n])]
        taken = table.gesture.chosen
        names = sorted(self.wanted_places(), key=lambda name: name in taken)
        wanted = [places[name] for name in names if name in places]
        return [*told, *(rect for rect in wanted if not any(_spans(rect, other) for other in told))]

    def named(self) -> list[pygame.Rect]:
        """The places that the words call by their names, those of other seats left out; none is covered either."""
        table, said = self.table, self.table.guide.said()
        panels = [rect for name, rect in table.board.names.items() if PANEL.fullmatch(name)]
        tips = {name: table.board.tip(table.view, name) for name in table.board.names}
        called = [name for name, tip in tips.items() if _is_called(_title(tip), said)]
        rects = [table.board.names[name] for name in called]
        return [rect for rect in rects if not any(panel.contains(rect) for panel in panels)] if self.lit else []

    def _pressed(self) -> tuple[str, ...]:
        """The button of the table that is asked for."""
        guide = self.table.guide
        return (guide.step.press,) if guide.phase == "asking" and guide.step.press else ()

    def wanted_places(self) -> tuple[str, ...]:
        """The places of the move that is asked for."""
        action = self.table.guide.wanted
        return self.table.board.path(self.table.view, action) if action is not None else ()

    def _placed(self, width: int, named: Sequence[pygame.Rect]) -> tuple[int, pygame.Rect, list[Block]]:
        """A card of that width where it covers least, what it covers, and its words."""
        theme, window = self.table.app.theme, pygame.Rect((0, 0), self.table.size)
        blocks = self._blocks(theme.px(width - 2 * PAD))
        size = (theme.px(width), self._height(blocks))
        area = pygame.Rect(0, self.table.plan.bar.bottom, window.width, window.height - self.table.plan.bar.bottom)
        rather = [self.table.board.names[name] for name in (*self.table.choices(), *self._judged_by())]
        field = Field(area, self.lit, rather, theme.px(38), named, *self._buttons(), not self.table.guide.chooses)
        cost, spot = place_card(size, field)
        return cost, pygame.Rect(spot, size), blocks

    def _judged_by(self) -> list[str]:
        """Everything on the board, which one looks at before a choice of one's own; the log can be spared."""
        return list(self.table.board.names) if self.table.guide.chooses else []

    def _buttons(self) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        """The buttons of the table that the card leaves free, and those of the log, which it may lie over."""
        rects, pressed = self.table.controls.rects(), self._pressed()
        spare = [rect for name, rect in rects.items() if name.startswith("log.")]
        return [rect for name, rect in rects.items() if not name.startswith("log.") and name not in pressed], spare

    def _blocks(self, width: int) -> list[Block]:
        """Title, words, and what is to be done."""
        theme, text, guide = self.table.app.theme, self.table.app.text, self.table.guide
        small, body, bold = theme.font("ui_bold", SMALL), theme.font("ui", BODY), theme.font("ui_bold", BODY)
        blocks = [Block(small, self._heading(small, width), BRASS_DARK)]
        blocks.append(Block(body, typeset.wrap(body, guide.said(), width), INK))
        if self.explains:
            blocks.append(Block(small, typeset.wrap(small, text("learn.pencil", mark=MARK), width), INK_SOFT))
        task = self._task()
        if task:
            blocks.append(Block(bold, typeset.wrap(bold, task, width - self._beside()), MOSS_DARK, self._beside()))
        return blocks

    def _heading(self, font: pygame.font.Font, width: int) -> list[str]:
        """The chapter and which of its cards this is: in one line, else each in its own."""
        text, guide = self.table.app.text, self.table.guide
        number, total = guide.number
        title, count = guide.words.title(text), text("common.of", n=number, total=total)
        lines = typeset.wrap(font, f"{title} · {count}", width)
        return lines if len(lines) == 1 else [*typeset.wrap(font, title, width), *typeset.wrap(font, count, width)]

    @property
    def explains(self) -> bool:
        """Whether a figure of ours is marked here for the first time in the chapter, so that the mark is explained."""
        guide, text = self.table.guide, self.table.app.text
        return MARK in guide.said() and guide.words.first_with(text, MARK) in guide.said()

    def _beside(self) -> int:
        """How much room the way back takes at the left of what is to be done."""
        px, guide = self.table.app.theme.px, self.table.guide
        return px(CONTROL_HEIGHT) + px(GAP) if guide.can_go_back and not self._footed else 0

    @property
    def _footed(self) -> bool:
        """Whether the buttons have a row of their own: something is to be pressed on the card."""
        return self.table.guide.reads or self.table.guide.chooses

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
        if self._footed:
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
            down = max(self.rect.height - px(PAD) - top - block.height, 0) // 2 if block.beside else 0
            place = (px(PAD) + block.beside, top + down)
            sheet.blit(typeset.render(block.font, block.lines, block.colour), place)
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
            square = pygame.Rect(foot.left, foot.top, high, high)
            table.controls.button("lesson.back", square, "", table.guide.back, "back", tooltip=text("learn.back"))
        place = pygame.Rect(self.rect.right - px(PAD) - px(NEXT), foot.top, px(NEXT), high)
        if table.guide.reads:
            table.controls.button("lesson.next", place, self._onward(), table.guide.next, "forward", "primary")
        elif table.guide.chooses:
            look = partial(table.guide.put_aside, True)
            table.controls.button("lesson.aside", place, text("learn.aside"), look, "eye", "primary")

    def _onward(self) -> str:
        """What the button says that goes on."""
        guide = self.table.guide
        last = guide.index + 1 >= len(guide.chapter.steps)
        key = ("play" if guide.chapter.play else "finish") if last else "next"
        return self.table.app.text(f"learn.{key}")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card; unless everything may be chosen, dim all but its places, with an arrow to the first."""
        if self._picture is None:
            return
        app, window = self.table.app, surface.get_rect()
        top = self.table.plan.bar.bottom
        area = pygame.Rect(0, top, window.width, window.height - top)
        if self.table.guide.phase == "answering" or self.table.guide.step.kind != "choice":
            draw_spotlight(surface, app.theme, area, self.lit)
        draw_slip(surface, app.theme, self.rect)
        surface.blit(self._picture, self.rect)
        if self.lit and not self.table.guide.chooses:
            start, end = near_edge(self.rect, self.lit[0])
            draw_arrow(surface, app, start, end, lift=0.0)
