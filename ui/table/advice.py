"""What the coach has to say about one choice, told in three steps: where to look, the move, the numbers and why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice, product
from typing import TYPE_CHECKING

import pygame

from ai.messages import Answer, Hint, Request
from game.core.match import Match
from ui.table import advice_words as words
from ui.table.advice_marks import Mark, draw_marks, draw_rings, marks_of
from ui.table.advice_place import free_place, table_area
from ui.table.advice_slip import Item, Slip, draw_meter, draw_set, set_slip
from ui.widgets.focus import Target

if TYPE_CHECKING:
    from ui.table.scene import TableScene

LOOK, MOVE, NUMBERS = 1, 2, 3
"""The steps in which advice is told."""

WIDTHS = (0, 400, 500, 620, 760)
"""Units that the slip may be wide, in the order in which they are tried; 0 is the width of the log."""

SCALES = (1.0, 0.92, 0.85)
"""How far words are made smaller where the slip finds no place."""

METER = 14


class Advice:
    """Advice on the choice that is open at a table: what was asked, what is heard, how much of it is told."""

    def __init__(self, table: TableScene, question: Request, match: Match) -> None:
        """Advice on a question about a match, which may be a turn that is tried out."""
        self.table = table
        self.question = question
        self.match = match
        self.tried = match is not table.session.match
        self.answer: Answer | None = None
        self.where = ""
        self.step = LOOK
        self.age = 0.0
        self.pinned = -1
        self.marks: list[Mark] = []
        self.slip = Slip((0, 0))
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.shown = 0

    @property
    def hints(self) -> tuple[Hint, ...]:
        """What the coach has to say, the best option first."""
        return self.answer.advice.hints if self.answer is not None and self.answer.advice is not None else ()

    def describe(self, hint: Hint) -> str:
        """An option in the board's words."""
        return self.table.board.statement(self.table.view, self.match.rules.parse(hint.action))

    def path(self, hint: Hint) -> tuple[str, ...]:
        """The places that a person points at to choose an option."""
        return self.table.board.path(self.table.view, self.match.rules.parse(hint.action))

    def why(self, hint: Hint) -> str:
        """Why an option stands where it does."""
        action = self.match.rules.parse(hint.action)
        return words.why(self.table.board, self.table.view, self.question.seat, hint, action)

    def build(self) -> None:
        """Find the words, the marks and a place where the slip covers nothing that it talks about."""
        found = [one for beside in (True, False) for one in islice(self._standing_places(beside), 1)]
        (self.slip, self.rect, self.shown), *_ = found or [self._last_resort()]
        self.marks = self._marks(self.shown)
        self.table.controls.withdraw(self.rect.clip(self.table.plan.log))
        self._add_buttons()

    def _standing_places(self, beside: bool) -> Iterator[tuple[Slip, pygame.Rect, int]]:
        """Slips with a free place each, the fullest first; `beside` the board only, or anywhere."""
        table, plan = self.table, self.table.plan
        spare = [table.board.names[name] for name in table.choices()]
        for items, shown in self._versions():
            clear = self._talked_about(shown)
            for width in self._widths(beside):
                slip = set_slip(table.app, items, width, self._has_more)
                place = free_place(plan, slip.size, clear, spare)
                if place is not None and not (beside and (place.colliderect(plan.main) or shown < self._fewest)):
                    yield slip, place, shown

    def _last_resort(self) -> tuple[Slip, pygame.Rect, int]:
        """The shortest slip at the foot of the log, where no place is free."""
        *_, (items, shown) = self._versions()
        slip = set_slip(self.table.app, items, self._widths(True)[0], self._has_more)
        rect = pygame.Rect((0, 0), slip.size)
        rect.bottomright = self.table.plan.log.bottomright
        return slip, rect.clamp(table_area(self.table.plan)), shown

    @property
    def _has_more(self) -> bool:
        """Whether there is more to tell than is told."""
        return bool(self.hints) and self.step < NUMBERS

    @property
    def _fewest(self) -> int:
        """Options without which the slip would rather stand over a part of the board."""
        return min(2, len(self.hints)) if self.step == NUMBERS else 0

    def _versions(self) -> Iterator[tuple[list[Item], int]]:
        """The lines, and of how many options; each time a little shorter, until a place is found for them.

        An option keeps its row where only the first has room for its reason, for that names the others by number.
        """
        hints = self.hints
        if not hints or self.step < NUMBERS:
            for scale in SCALES:
                yield self._short(scale), min(1, len(hints))
            return
        for shown in range(len(hints), 0, -1):
            for reasons, scale, full in product(dict.fromkeys((shown, 1)), SCALES, (True, False)):
                yield self._numbers(shown, reasons, scale, full), shown

    def _widths(self, beside: bool) -> list[int]:
        """The widths that are tried, `beside` the board or anywhere."""
        plan = self.table.plan
        most = plan.log.width if beside else table_area(plan).width
        wide = [self.table.app.theme.px(units) if units else plan.log.width for units in WIDTHS]
        return [width for width in dict.fromkeys(wide) if width <= most]

    def _short(self, scale: float) -> list[Item]:
        """What is told before the numbers: that the coach thinks or has failed, where to look, or the move."""
        text, table = self.table.app.text, self.table
        items = self._head(scale)
        if self.answer is None:
            return [*items, Item(text("coach.thinking"), 17 * scale), Item(" ", METER)]
        if not self.hints:
            place = text("crash.where", file=self.where) if self.where else ""
            return [*items, Item(f"{text('coach.failed')}\n{place}".strip(), 17 * scale)]
        if self.step == LOOK:
            return [*items, Item(words.look_words(table.board, table.view, self._look_at()), 18 * scale, True)]
        return [*items, Item(self.describe(self.hints[0]), 18 * scale, True, row=0, numbered=True)]

    def _head(self, scale: float) -> list[Item]:
        """The title; while a turn is tried out, that this is about the copy."""
        text = self.table.app.text
        head = [Item(text("coach.title"), 20 * scale, True)]
        return [*head, Item(text("coach.tried"), 16 * scale, soft=True)] if self.tried else head

    def _numbers(self, shown: int, reasons: int, scale: float, full: bool) -> list[Item]:
        """The chance in words once, then so many options with their bars, and so many of them with their reasons."""
        text, advice = self.table.app.text, self.answer.advice if self.answer is not None else None
        items, first = self._head(scale), self.hints[0]
        if first.visits:
            items.append(Item(text("coach.chance", n=round(100 * first.chance)), 17 * scale))
        for number, hint in enumerate(self.hints[:shown]):
            items.append(Item(self.describe(hint), 18 * scale, True, row=number, numbered=True))
            if hint.visits:
                percent = text("coach.percent", n=round(100 * hint.chance))
                items.append(Item(percent, 17 * scale, row=number, chance=hint.chance))
                if full:
                    items.append(Item(words.margin_words(text, hint.margin), 16 * scale, soft=True, row=number))
            if number < reasons:
                items.append(Item(self.why(hint), 17 * scale, row=number))
        if advice is not None and full:
            items.append(Item(text("coach.count", n=advice.iterations), 15 * scale, soft=True))
        return items

    def _look_at(self) -> str:
        """The place that matters: the first that tells the best option from the others, as far as it stands there."""
        paths = [self._standing(hint) for hint in self.hints]
        best = paths[0]
        shared = [name for name in best if all(name in path for path in paths[1:])] if len(paths) > 1 else []
        return next((name for name in best if name not in shared), best[-1])

    def _standing(self, hint: Hint) -> tuple[str, ...]:
        """The path of an option as far as there is something to see at its places."""
        table, path = self.table, self.path(hint)
        places = table.gesture.next_places()
        seen = tuple(name for name in path if name in table.board.names and table.board.stands(name, places))
        return seen or tuple(name for name in path if name in table.board.names)

    def _marks(self, shown: int) -> list[Mark]:
        """The marks of the present step, for so many options."""
        table, hints = self.table, self.hints
        area = table_area(table.plan)
        if not hints:
            return []
        if self.step == LOOK:
            (mark,) = marks_of(table.app, table.board.names, [(self._look_at(),)], [None], area, table.board.printed())
            return [Mark(-1, mark.place, mark.rect, None)]
        told = hints[:shown]
        chances = [hint.chance if hint.visits and self.step == NUMBERS else None for hint in told]
        paths = [self._standing(hint) for hint in told]
        return marks_of(table.app, table.board.names, paths, chances, area, table.board.printed())

    def _talked_about(self, shown: int) -> list[pygame.Rect]:
        """The places of so many options, and the marks on them."""
        marks, names = self._marks(shown), self.table.board.names
        return [*(names[name] for name in dict.fromkeys(mark.place for mark in marks)), *(mark.rect for mark in marks)]

    def _add_buttons(self) -> None:
        """The way on to more, if there is any, and the way out."""
        table, text = self.table, self.table.app.text
        more, away = self.slip.foot.move(self.rect.topleft), self.slip.corner.move(self.rect.topleft)
        if self._has_more:
            key = "coach.more.move" if self.step == LOOK else "coach.more.numbers"
            table.controls.button("coach_more", more, text(key), table.coach.ask, None, "primary", size=17)
        table.controls.button("coach_away", away, "", table.coach.dismiss, "cross", "icon", text("common.close"))

    def rows(self) -> dict[int, pygame.Rect]:
        """The rows of the slip by the number of their option."""
        return {number: row.move(self.rect.topleft) for number, row in self.slip.rows.items()}

    def targets(self) -> list[Target]:
        """The rows, for the keys."""
        return [Target(f"advice.{number + 1}", row, partial(self.pin, number)) for number, row in self.rows().items()]

    def pin(self, number: int) -> None:
        """Go on showing an option while nothing else is pointed at; the same again lets go of it."""
        self.pinned = -1 if number == self.pinned else number

    def pointed(self) -> int:
        """The option whose row or mark is pointed at, by keys or pointer; else the pinned one, -1 for none."""
        ring, pos = self.table.controls.ring, self.table.app.pointer
        focused = ring.focused.name if ring.visible and ring.focused is not None else ""
        if focused.startswith("advice."):
            return int(focused.removeprefix("advice.")) - 1
        spots = [*self.rows().items(), *((mark.number, mark.rect) for mark in self.marks if mark.number >= 0)]
        return next((number for number, rect in spots if rect.collidepoint(pos)), self.pinned)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the rings, over them what choices bring, the marks, then the slip."""
        app, board, pointed = self.table.app, self.table.board, self.pointed()
        draw_rings(surface, app, board.names, self.marks, pointed)
        board.draw_previews(surface, self.table.prospect.look())
        draw_marks(surface, app, self.marks)
        draw_set(surface, app, self.slip, self.rect, pointed)
        if self.answer is None:
            draw_meter(surface, app, self.slip, self.rect, self.age / max(self.question.effort.seconds, 0.01))
