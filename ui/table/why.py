"""Asking why a bot moved so: the worker answers from what the person knows, and a slip beside the board tells it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

import pygame

from ai.answers import sifted
from ai.messages import Answer, Request
from game.core.match import Match
from ui.table.advice_place import free_place, table_area
from ui.table.advice_slip import Item, Slip, draw_meter, draw_set, set_slip
from ui.table.behind import Behind, choice_behind
from ui.table.log_rows import Entry
from ui.table.why_words import because

if TYPE_CHECKING:
    from ui.table.scene import TableScene

WIDTHS = (0, 400, 500, 620)
"""Units that the slip may be wide, in the order in which they are tried; 0 is the width of the log."""

SCALES = (1.0, 0.92, 0.85)
"""How far words are made smaller where the slip finds no place beside the board."""


WORLDS = 6
"""In so many worlds the board must have the same to point out of a choice."""


@dataclass
class Matter:
    """A line that is asked about: the game before its choice, what was asked, and what is heard."""

    entry: Entry
    then: Match
    taken: str
    question: Request
    answer: Answer | None = None
    where: str = ""
    age: float = 0.0
    told: dict[str, str] = field(default_factory=dict)
    """What is told of it, by language."""

    @property
    def compared(self) -> bool:
        """Whether the answer compares the choice with another one."""
        advice = self.answer.advice if self.answer is not None else None
        return advice is not None and any(hint.than >= 0 for hint in advice.hints)


class Why:
    """The place at the table where bots' moves are asked about; nothing of the game changes by it."""

    def __init__(self, table: TableScene) -> None:
        """Nothing is asked yet."""
        self.table = table
        self.matter: Matter | None = None
        self.slip = Slip((0, 0))
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._left = False

    @property
    def can_ask(self) -> bool:
        """Whether the game is over, or a person who is asked looks with eyes of their own, so that no bot thinks."""
        table = self.table
        over = table.session.match.outcome() is not None
        seated = table.session.person_to_act is not None and table.viewer == table.session.person_to_act
        return table.tells_why and (over or seated)

    def behind(self, entry: Entry | None) -> Behind | None:
        """The choice that a line tells of, None where nothing can be asked about it now."""
        if entry is None or not self.can_ask:
            return None
        return choice_behind(self.table, self._lines(), entry)

    def _lines(self) -> list[Entry]:
        """The lines of the log if bots play here and can be asked about now."""
        bots = any(seat.kind != "human" for seat in self.table.session.match.seats)
        return self.table.history.entries() if bots and self.can_ask else []

    def newest(self, before: Entry | None = None) -> Entry | None:
        """The newest line that can be asked about, or the newest one before another line."""
        lines = self._lines()
        end = lines.index(before) if before in lines else len(lines)
        return next((one for one in reversed(lines[:end]) if choice_behind(self.table, lines, one) is not None), None)

    def ask(self) -> None:
        """Ask about the line that is pointed at, else about the newest move of a bot; again, about the one before."""
        if self.matter is not None:
            self.ask_earlier()
            return
        pointed = [*self.table.recap.pointed(), self.table.log.entry_at(self.table.app.pointer)]
        entry = next((one for one in pointed if self.behind(one) is not None), None) or self.newest()
        if entry is not None:
            self.ask_about(entry)
        elif self.can_ask:
            self.table.app.notices.add(self.table.app.text("motive.none"))

    def ask_earlier(self) -> None:
        """Ask about the move of a bot before the one that is told of; after the first one nothing is told."""
        entry = self.newest(self.matter.entry) if self.matter is not None else None
        if entry is None:
            self.put_away()
        else:
            self.ask_about(entry)

    def ask_about(self, entry: Entry) -> None:
        """Ask why the choice behind a line was made; whatever else the table had asked is dropped."""
        table = self.table
        table.motion.skip()
        behind = self.behind(entry)
        if behind is None:
            return
        table.coach.put_away()
        table.look_back.stop()
        table.rivals.close()
        moments = table.told.moments
        then, taken = table.told.at(behind.number), moments[behind.number].action.text
        eyes = table.viewer if table.told.outcome() is None else None
        before = tuple(moments[number].action.text for number in behind.before)
        question = table.session.reason(then, taken, eyes, behind.told, before)
        self.matter = Matter(entry, then, taken, question)
        table.pointer.release()
        table.session.thinker.ask(question)
        table.rebuild()

    def dismiss(self) -> None:
        """Put the slip away, as its button does."""
        self.put_away()

    def put_away(self) -> bool:
        """Stop thinking at once and leave nothing on the table; True if there was something."""
        if self.matter is None:
            return False
        if self.matter.answer is None:
            self.table.session.thinker.cancel()
        self.matter, self._left = None, True
        return True

    def update(self, dt: float) -> None:
        """Let time pass: hear the answer; lay the table out anew after the slip is gone."""
        matter = self.matter
        if self._left:
            self._left = False
            self.table.rebuild()
        if matter is None or matter.answer is not None:
            return
        matter.age += dt
        answer = self.table.session.thinker.poll()
        if answer is not None:
            matter.answer = sifted(matter.question, answer)
            if matter.answer.problem:
                matter.where = self.table.app.report(matter.answer.problem, matter.answer.trace)
            self.table.rebuild()

    @property
    def busy(self) -> bool:
        """Whether something of the slip moves or is to be laid out anew."""
        return self._left or (self.matter is not None and self.matter.answer is None)

    def reason(self) -> str:
        """What is told of the move: why it was made, or why that cannot be told; '' while it is thought about."""
        matter, text = self.matter, self.table.app.text
        if matter is None or matter.answer is None:
            return ""
        advice = matter.answer.advice
        if advice is None:
            place = text("crash.where", file=matter.where) if matter.where else ""
            return f"{text('coach.failed')}\n{place}".strip()
        if not advice.hints:
            return text("motive.hidden")
        if text.lang not in matter.told:
            told = because(self.table.board, matter.question.seat, advice, matter.taken, self._words)
            matter.told[text.lang] = " ".join(part for part in (told, self._observed(matter)) if part)
        return matter.told[text.lang]

    def _observed(self, matter: Matter) -> str:
        """What the board points out of the choice, if that is the same in all that the one who asks holds possible."""
        rules, question = matter.then.rules, matter.question
        world, taken = rules.decode(question.knowledge), rules.parse(matter.taken)
        eyes = question.seat if question.eyes is None else question.eyes
        worlds = [world, *(rules.determinize(world, eyes, number) for number in range(WORLDS))]
        asked = [one for one in worlds if rules.to_act(one) == question.seat]
        said = {self.table.board.observation(rules.view(one, question.seat), taken) for one in asked}
        return said.pop() if matter.compared and len(said) == 1 else ""

    def _words(self, action: str) -> str:
        """An action in the board's words, on the game as it was known to who asks, or to the bot once it is over."""
        matter = self.matter
        assert matter is not None
        rules = matter.then.rules
        world = rules.decode(matter.question.knowledge)
        return self.table.board.statement(rules.view(world, matter.question.seat), rules.parse(action))

    def _items(self, scale: float) -> list[Item]:
        """The lines of the slip: whose move, which, and what is told of it."""
        matter, text = self.matter, self.table.app.text
        assert matter is not None
        name = self.table.board.seat_names[matter.question.seat]
        items = [Item(text("motive.title", name=name), 20 * scale, True)]
        items.append(Item(matter.entry.line.text, 17 * scale, soft=True))
        if matter.answer is None:
            return [*items, Item(text("motive.thinking"), 17 * scale), Item(" ", 14)]
        items.append(Item(self.reason(), 18 * scale))
        if matter.question.eyes is not None and matter.compared:
            items.append(Item(text("motive.basis"), 15 * scale, soft=True))
        return items

    def build(self) -> None:
        """Find a place for the slip where it hides as little as possible, over the log first; add its buttons."""
        if self.matter is None:
            return
        self.slip, self.rect = self._stand()
        table, text = self.table, self.table.app.text
        table.controls.withdraw(self.rect.clip(table.plan.log))
        away, foot = self.slip.corner.move(self.rect.topleft), self.slip.foot.move(self.rect.topleft)
        table.controls.button("why_away", away, "", self.dismiss, "cross", "icon", text("common.close"))
        if foot.height:
            words, tip = text("motive.earlier"), text("motive.earlier_tip")
            table.controls.button("why_earlier", foot, words, self.ask_earlier, None, "plain", tip, size=17)

    def _stand(self) -> tuple[Slip, pygame.Rect]:
        """The slip off the seat that it tells of if that can be, as large as it can be beside the board.

        Otherwise it stands where it covers least of that.
        """
        table, plan = self.table, self.table.plan
        assert self.matter is not None
        earlier = self.newest(self.matter.entry) is not None
        widths = [table.app.theme.px(units) if units else plan.log.width for units in WIDTHS]
        sizes = list(product(SCALES, dict.fromkeys(widths)))
        slips = [set_slip(table.app, self._items(scale), width, earlier) for scale, width in sizes]
        found = self._free(slips, self._told_of()) or self._free(slips, [])
        return found or (slips[-1], pygame.Rect((0, 0), slips[-1].size).clamp(table_area(plan)))

    def _told_of(self) -> list[pygame.Rect]:
        """What is seen of the part of the seat that is asked about, where that stands beside the board."""
        assert self.matter is not None
        places = self.table.board.names
        return [places[name] for name in (f"panel.{self.matter.question.seat}",) if name in places]

    def _free(self, slips: list[Slip], clear: list[pygame.Rect]) -> tuple[Slip, pygame.Rect] | None:
        """The first of several slips that finds a place beside the board, else the one that hides least of it."""
        plan, found = self.table.plan, list[tuple[Slip, pygame.Rect]]()
        spare = [self.table.board.names[name] for name in self.table.choices()]
        for slip in slips:
            place = free_place(plan, slip.size, clear, spare)
            if place is not None:
                found.append((slip, place))
                if not place.colliderect(plan.main):
                    return found[-1]
        return min(found, key=lambda one: one[1].clip(plan.main).width * one[1].clip(plan.main).height, default=None)

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the slip lies over a point of the table."""
        return self.matter is not None and self.table.large is None and self.rect.collidepoint(pos)

    def handle(self, event: pygame.event.Event) -> bool:
        """Keep the mouse on the slip from what lies under it; a click on it puts it away."""
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL) or not self.covers(self.table.app.pointer):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            self.put_away()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the slip, over the table."""
        matter = self.matter
        if matter is None:
            return
        draw_set(surface, self.table.app, self.slip, self.rect, -1)
        if matter.answer is None:
            part = matter.age / max(matter.question.effort.seconds, 0.01)
            draw_meter(surface, self.table.app, self.slip, self.rect, part)
