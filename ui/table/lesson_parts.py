"""The parts of a table that behave otherwise while a lesson leads: they ask the guide."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Action
from ui.presses import means
from ui.scene import is_escape
from ui.scenes.pause import PauseScene
from ui.table.board import Look
from ui.table.choice import Choice
from ui.table.coach import Coach
from ui.table.course import BOT_PAUSE, Course
from ui.table.first_tips import FirstTips
from ui.table.history import History
from ui.table.pointer import Pointer
from ui.table.prospect import Prospect
from ui.table.trial import Rehearsal

if TYPE_CHECKING:
    from ui.table.lesson import LessonTable


class LessonChoice(Choice):
    """Offers what the guide allows."""

    table: LessonTable

    def offer(self) -> None:
        """Give the learner the options of the open step; what would be in hand at any table is in hand here too."""
        super().offer()
        allowed = {path: action for path, action in self.gesture.paths.items() if self.table.guide.allows(action)}
        self.gesture.reset(allowed, self.gesture.beginning)

    @property
    def can_confirm(self) -> bool:
        """Whether something can be confirmed: a turn that is tried out only where the step does not ask for a move."""
        return super().can_confirm and (
            self.pending is not None or not self.table.guide.step.do or self.table.guide.free
        )

    def _must_confirm(self, rehearsal: Rehearsal) -> bool:
        """Led by the lesson, a turn is confirmed only where the board wants that, for there the lesson has a step."""
        if self.table.guide.free or self.table.guide.step.kind == "choice":
            return super()._must_confirm(rehearsal)
        return self.table.board.needs_confirmation(rehearsal.trial())

    def _try(self, action: Action) -> None:
        super()._try(action)
        if self.rehearsal is not None:
            self.table.guide.tried()

    def drop(self) -> None:
        """Put back everything; what a lesson has had tried out is put back with its steps."""
        if self.rehearsal is None or self.table.guide.free:
            super().drop()
        else:
            self.table.guide.restart_turn()

    def step_back(self) -> None:
        """Put back the last choice, together with its step."""
        if self.table.guide.free:
            super().step_back()
        else:
            self.table.guide.back()

    def _take_back(self) -> bool:
        return self.table.guide.free and super()._take_back()

    def point(self, name: str) -> None:
        """Point at a place; whoever begins to choose has read the card, and it gives way."""
        guide = self.table.guide
        if guide.chooses and not guide.aside:
            guide.put_aside(True)
        super().point(name)

    def try_again(self, text: str) -> None:
        """Try out a move that was tried before, when the lesson goes back to it."""
        super()._try(self.table.session.match.rules.parse(text))


class LessonPointer(Pointer):
    """Says why not now; Enter and Space read on, Esc leaves: the lesson goes on from the same step later."""

    table: LessonTable

    def why_not(self, name: str) -> str:
        """Why a place cannot be chosen: by the rules, or because the step is about something else."""
        table = self.table
        if table.guide.free or table.guide.step.kind == "choice":
            return super().why_not(name)
        if not table.guide.visible or name in table.gesture.next_places() or name in table.gesture.chosen:
            return ""
        if name not in table.places_of_turn():
            return super().why_not(name)
        wanted = table.guide.wanted
        if wanted is None:
            return table.app.text("learn.read_first")
        return table.app.text("learn.not_now", what=table.board.statement(table.view, wanted))

    def _on_card(self, pos: tuple[int, int]) -> bool:
        """Whether the card lies under a point, and hides what is under it."""
        return self.table.guide.visible and self.table.card.rect.collidepoint(pos)

    def covered(self, pos: tuple[int, int]) -> bool:
        """Whether the card or something else lies over the table at a point."""
        return self._on_card(pos) or super().covered(pos)

    def _press(self, pos: tuple[int, int]) -> None:
        if not self._on_card(pos):
            super()._press(pos)

    def _key(self, event: pygame.event.Event) -> None:
        table = self.table
        reads = table.guide.visible and table.guide.reads
        onward = means(event, "confirm", "choose")
        if is_escape(event) and not table.guide.free:
            held = self.dragging
            self.release()
            if not table.choice.cancel() and not held:
                table.doors.home()
        elif reads and onward:
            table.guide.next()
        elif onward and table.guide.visible and table.guide.chooses and not table.guide.aside:
            table.guide.put_aside(True)
        else:
            super()._key(event)


class LessonProspect(Prospect):
    """Dims nothing where the card already does, so that whatever it lights can be read."""

    table: LessonTable

    def look(self) -> Look:
        """What the board should mark; veils only where everything may be chosen."""
        guide, look = self.table.guide, super().look()
        return look if guide.free or guide.chooses else replace(look, dim=False)


class LessonCourse(Course):
    """Plays nothing for the learner, and ends nothing before the lesson does."""

    table: LessonTable

    @property
    def forced(self) -> Action | None:
        """Only in play of one's own does a forced choice play itself."""
        return super().forced if self.table.guide.free else None

    def update(self, dt: float) -> None:
        """Do what is next, but for the end of a game that the lesson still talks about."""
        guide, session = self.table.guide, self.table.session
        if guide.phase == "acting" and session.person_to_act is not None and session.told:
            self._play_told(dt)
        elif session.decision is not None or guide.free:
            super().update(dt)

    def _play_told(self, dt: float) -> None:
        """Make a move of the learner's that the step tells: what follows by itself needs no card of its own."""
        self.pause += dt
        action = self.table.session.answer() if self.pause >= BOT_PAUSE * self.table.app.settings.pace_factor else None
        if action is not None:
            self.table.commit([action])


class LessonHistory(History):
    """Undo goes back one step of the lesson."""

    table: LessonTable

    def undo(self) -> None:
        """Go back one step; in play of one's own undo as at any table."""
        if self.table.guide.free:
            super().undo()
        else:
            self.table.guide.back()

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back to."""
        return super().can_undo if self.table.guide.free else self.table.guide.can_go_back

    @property
    def can_redo(self) -> bool:
        """Only in play of one's own: what a lesson has put back it leads through again itself."""
        return self.table.guide.free and super().can_redo


class LessonCoach(Coach):
    """The coach waits until the learner plays alone: before, the lesson is the coach."""

    table: LessonTable

    @property
    def can_ask(self) -> bool:
        """Whether advice can be asked for."""
        return self.table.guide.free and super().can_ask


class LessonTips(FirstTips):
    """First tips wait until the learner plays alone: before, the lesson tells."""

    table: LessonTable

    @property
    def quiet(self) -> bool:
        """Whether this is no moment for a tip."""
        return not self.table.guide.free or super().quiet


class LessonPause(PauseScene):
    """The pause of a lesson: nothing has to be saved, for the lesson goes on from its step."""

    def relabel(self) -> None:
        """Take all words in the present language."""
        super().relabel()
        text = self.app.text
        self.words = (text("pause.title"), text("learn.safe"))
        self.items = [replace(item, label=text("learn.leave")) if item.name == "save" else item for item in self.items]
