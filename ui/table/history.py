"""Going back at the table: undo and redo, taking a turn back, what the others did, the way to the replay."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile
from typing import TYPE_CHECKING

from game.core.match import Beat, Match
from game.core.values import SPECTATOR, Action, Event
from ui.aside import given_pause
from ui.scenes.notice import Item, ask
from ui.table.log_rows import Entry
from ui.table.turns import cut_at_turns, last_turn, since_own_turn, starts_turn

if TYPE_CHECKING:
    from ui.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Chapter:
    """What the log tells of one moment; whether a turn begun there has no line yet, and whether any line is told.

    `begun` is whose turn began in the middle of the moment and has a line already, -1 where none did.
    """

    events: Sequence[Event]
    entries: tuple[Entry, ...]
    owed: bool
    spoken: bool
    begun: int = -1


class History:
    """The part of the table that goes back in the game."""

    def __init__(self, table: TableScene) -> None:
        """The history of a table."""
        self.table = table
        self.session = table.session
        self._undone: list[list[Action]] = []
        self._chapters: list[Chapter] = []
        self._reader: Hashable = None

    def entries(self) -> list[Entry]:
        """The log as the viewer may read it, as far as what it tells has been shown."""
        return self.entries_of(self.table.told)

    def entries_of(self, match: Match) -> list[Entry]:
        """The log of a match as the viewer may read it; the first line of every turn is marked as that.

        What runs aside may stop before any of them, and somebody else go on meanwhile.
        """
        chapters, told = self._known_of(match), [match.opening, *(moment.events for moment in match.moments)]
        while len(chapters) < len(told):
            number = len(chapters)
            last = chapters[-1] if chapters else Chapter((), (), False, False)
            begins = number > 0 and starts_turn(self.table.board, match.moments, number - 1)
            owed = last.owed or (begins and last.begun != match.moments[number - 1].seat)
            chapters.append(self._chapter(told[number], number, owed, last.spoken))
            given_pause()
        return [entry for chapter in chapters for entry in chapter.entries]

    def _chapter(self, events: Sequence[Event], number: int, owed: bool, spoken: bool) -> Chapter:
        """The lines of one moment, the first of every turn marked; `owed` says that one begins with the moment."""
        board, entries, begun = self.table.board, list[Entry](), -1
        for part, told in enumerate(cut_at_turns(board, self.table.told_of(events))):
            lines, owed = board.log_lines(told), owed or part > 0
            entries += [Entry(line, number, owed and spoken and not n) for n, line in enumerate(lines)]
            begun = lines[-1].seat if lines and part else -1
            owed, spoken = owed and not lines, spoken or bool(lines)
        return Chapter(events, tuple(entries), owed, spoken, begun)

    def _known_of(self, match: Match) -> list[Chapter]:
        """What was worded already of a match, for this reader and in this language; the rest is forgotten."""
        reader, known = (self.table.reader, self.table.app.text.lang), self._chapters
        if reader != self._reader:
            self._reader = reader
            known.clear()
        told = chain([match.opening], (moment.events for moment in match.moments))
        same = sum(1 for _ in takewhile(lambda pair: pair[0].events is pair[1], zip(known, told, strict=False)))
        del known[same:]
        return known

    def undo(self) -> None:
        """Undo the last choice, or offer to take a turn back in a game with one person."""
        if self.table.choice.rehearsal is not None:
            self.table.choice.step_back()
            return
        point = self.session.undo_point()
        if point is not None:
            self.rewind(point, False)
        elif self.session.take_back_point() is not None:
            text = self.table.app.text
            items = [
                Item("keep", text("table.take_back.no")),
                Item("back", text("table.take_back.yes"), "undo", "primary"),
            ]
            title, body = text("table.take_back.title"), text("table.take_back.body")
            ask(self.table.app, title, body, items, self._take_back, "take_back")

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo or to take back."""
        points = (self.session.undo_point(), self.session.take_back_point())
        return self.table.choice.rehearsal is not None or any(point is not None for point in points)

    @property
    def can_redo(self) -> bool:
        """Whether something was undone or put back, and nothing else chosen since."""
        return bool(self.table.choice.put_back or self._undone) and not self.session.looks_on

    def redo(self) -> None:
        """Do again what was undone last; all of it had been seen before, so nothing new is learned."""
        if not self.can_redo:
            return
        if self.table.choice.put_back:
            self.table.choice.step_on()
            return
        self.table.motion.skip()
        self.table.choice.forget()
        for action in self._undone.pop():
            self.session.apply(action)
        self._show_again()

    def forget_undone(self) -> None:
        """Something else was chosen: what was undone cannot be done again."""
        self._undone.clear()

    def _take_back(self, choice: str) -> None:
        point = self.session.take_back_point()
        if choice == "back" and point is not None:
            self.rewind(point, True)

    def rewind(self, count: int, marked: bool) -> None:
        """Go back to the point after `count` actions; `marked` notes it as a take-back."""
        self.table.motion.skip()
        self.table.choice.forget()
        self._undone.append([moment.action for moment in self.session.match.moments[count:]])
        self.session.rewind(count, marked)
        self._show_again()

    def _show_again(self) -> None:
        """Show the table after actions were taken away or brought back, to those who may see it."""
        table = self.table
        table.app.audio.play("undo")
        table.course.pause = 0.0
        table.mode = "play"
        table.recap.put_away()
        if len(self.session.humans) > 1 and table.viewer not in (SPECTATOR, self.session.person_to_act):
            table.viewer = SPECTATOR
            table.controls.tooltip.reset()
        table.show()
        table.rebuild()

    def since(self, match: Match) -> range:
        """The moments that a person may have missed: what others did since the own last turn.

        Where nobody looks with eyes of their own these are the moments of the last turn.
        """
        if self.table.viewer != SPECTATOR:
            return since_own_turn(match.moments, self.table.viewer)
        return range(last_turn(self.table.board, match.moments), len(match.moments))

    def glow(self, match: Match) -> dict[str, int]:
        """The places that these moments touched; where they tell nothing, those of the last one that does."""
        table, moments = self.table, match.moments
        missed = [n for n in self.since(match) if table.board.log_lines(table.told_of(moments[n].events))]
        touched: dict[str, int] = {}
        for number in missed or self._last_told(match):
            touched |= table.board.glow(table.told_of(moments[number].events))
        return touched

    def _last_told(self, match: Match) -> list[int]:
        """The last moment of which the log tells something, if there is one."""
        table, moments = self.table, match.moments
        numbers = reversed(range(len(moments)))
        told = (n for n in numbers if table.board.log_lines(table.told_of(moments[n].events)))
        return [number for number in [next(told, -1)] if number >= 0]

    def missed(self) -> list[Entry]:
        """The lines of what the others did since the own last turn."""
        match = self.session.match
        numbers = {number + 1 for number in self.since(match)}
        return [entry for entry in self.entries_of(match) if entry.moment in numbers]

    def show_again(self) -> None:
        """Play once more what the others did since the own last turn; where that is nothing, the last moment."""
        match, table = self.session.match, self.table
        missed = self.since(match) if table.recap.entries else self._last_told(match)
        if not missed or table.motion.busy or table.mode not in ("play", "continue"):
            return
        then = match.at(missed[0])
        before, beats = then.fork(), list[Beat]()
        for number in missed:
            then.apply(match.moments[number].action)
            beats += then.beats()
        table.telling.play(beats, before)

    def mark(self) -> None:
        """Mark the present moment, or take its mark away; the mark is kept with the game."""
        match = self.session.match
        now = match.toggle_bookmark(len(match.moments))
        self.session.save()
        self.table.app.notices.add(self.table.app.text("replay.marked" if now else "replay.unmarked"))
        self.table.arrange()

    def look_back(self, count: int) -> None:
        """Open the replay of the game at the moment after `count` actions."""
        self.table.motion.skip()
        self.table.coach.put_away()
        self.table.why.put_away()
        self.table.app.routes.replay(self.session, max(count, 0), self.table.look_back.turning)
