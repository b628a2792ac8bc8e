"""A lesson at the table: the same table as of every game, with a guide who says what to do and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from ai.messages import Effort
from ai.worker import Request, Thinker
from game.core.match import Match
from game.core.values import Action, IllegalAction
from ui.app import App
from ui.learnt import Bookmark
from ui.scene import is_enter, is_escape
from ui.scenes.pause import PauseScene
from ui.table import paint
from ui.table.board import Board
from ui.table.choice import Choice
from ui.table.coach import Coach
from ui.table.course import Course
from ui.table.history import History
from ui.table.lesson_card import Card
from ui.table.lesson_guide import Guide
from ui.table.lesson_script import Chapter
from ui.table.pointer import Pointer
from ui.table.scene import TableScene
from ui.table.session import Session


class LessonSession(Session):
    """A game that is never saved; the others make the moves that the lesson tells, then those that bots choose."""

    def __init__(self, match: Match, thinker: Thinker, saves: Path) -> None:
        """A game of a chapter; nothing is written to `saves`."""
        super().__init__(match, thinker, saves / "lesson.json", None)
        self.listening = False
        """Whether the coach is asked, so that no bot can think."""
        self.missed: list[str] = []
        """Moves of others that were told and not possible, although the learner had no choice of their own."""
        self._script: list[str] = []
        self._loose = False

    def save(self) -> None:
        """A lesson is no game to go on with."""

    def wait(self) -> None:
        """Let nobody move before the next step says so."""
        self._script, self._loose = [], False

    def follow(self, moves: Sequence[str], loose: bool) -> None:
        """Let the others make these moves; `loose`, they answer as they like until the learner is asked again."""
        self._script, self._loose = list(moves), loose

    def release(self) -> None:
        """Let everybody play as they like from now on."""
        self.follow((), loose=True)

    @property
    def settled(self) -> bool:
        """Whether the others have done all that belongs to the step."""
        return not self._script and (not self._loose or self.bot_to_act is None)

    def advice(self, match: Match, seat: int, effort: Effort) -> Request:
        """What the coach is asked about a choice of the learner."""
        return replace(self.question(match, seat), effort=effort)

    def think(self) -> None:
        """A bot thinks only where the lesson tells no move of it."""
        if self._loose and not self._script and not self.listening:
            super().think()

    def answer(self) -> Action | None:
        """The next move that is told; one that is not possible after a free choice is left to the bot."""
        if self._script and self.decision is not None:
            text = self._script.pop(0)
            told = next((option for option in self.decision.options if option.text == text), None)
            if told is None:
                self._miss(text)
            return told
        return super().answer() if self._loose else None

    def _miss(self, text: str) -> None:
        """A told move is not possible: bots go on as they like."""
        if not self._loose:
            self.missed.append(text)
        self._script, self._loose = [], True


class LessonChoice(Choice):
    """Offers what the guide allows."""

    table: LessonTable

    def offer(self) -> None:
        """Give the learner the options of the open step."""
        super().offer()
        allowed = {path: action for path, action in self.gesture.paths.items() if self.table.guide.allows(action)}
        self.gesture.reset(allowed)

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

    def _key(self, event: pygame.event.Event) -> None:
        table = self.table
        reads = table.guide.visible and table.guide.reads
        if is_escape(event) and not table.guide.free:
            held = self.dragging
            self.release()
            if not table.choice.cancel() and not held:
                table.go_home()
        elif reads and (is_enter(event) or event.key == pygame.K_SPACE):
            table.guide.next()
        else:
            super()._key(event)


class LessonCourse(Course):
    """Plays nothing for the learner, and ends nothing before the lesson does."""

    table: LessonTable

    @property
    def forced(self) -> Action | None:
        """Only in play of one's own does a forced choice play itself."""
        return super().forced if self.table.guide.free else None

    def update(self, dt: float) -> None:
        """Do what is next, but for the end of a game that the lesson still talks about."""
        if self.session.decision is not None or self.table.guide.free:
            super().update(dt)


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


class LessonCoach(Coach):
    """The coach waits until the learner plays alone: before, the lesson is the coach."""

    table: LessonTable

    @property
    def can_ask(self) -> bool:
        """Whether advice can be asked for."""
        return self.table.guide.free and super().can_ask


class LessonTable(TableScene):
    """The table of one chapter."""

    session: LessonSession
    choice: LessonChoice

    def __init__(
        self,
        app: App,
        session: LessonSession,
        board: Board,
        chapter: Chapter,
        finished: Callable[[], None],
        rematch: Callable[[], None],
    ) -> None:
        """A chapter at a table; `finished` is called after its last step, `rematch` starts a game of one's own."""
        super().__init__(app, session, board, rematch)
        self.game_id = session.match.rules.game
        self.finished = finished
        self.choice = LessonChoice(self)
        self.pointer = LessonPointer(self)
        self.course = LessonCourse(self)
        self.history = LessonHistory(self)
        self.coach = LessonCoach(self)
        self.guide = Guide(self, chapter)
        self.card = Card(self)

    @property
    def hint(self) -> str:
        """While a card is to be read, the status line says so."""
        return self.app.text("learn.reading") if self.guide.visible and self.guide.reads else ""

    def enter(self) -> None:
        """Go on where the chapter was left."""
        super().enter()
        self.rebuild()
        self.guide.resume(self.app.learnt.bookmark(self.game_id))

    def build(self) -> None:
        """Lay out the table, and the card beside what it talks about."""
        super().build()
        self.card.lay_out()

    def lead(self) -> None:
        """Show what the guide says now."""
        self.choice.offer()
        self.rebuild()
        names = ("lesson.next", *self.choices())
        ring = self.controls.ring
        if ring.visible and (name := next((name for name in names if name in self.rects()), "")):
            ring.focus(name)

    def places_of_turn(self) -> set[str]:
        """The places that somebody could choose now if there were no lesson."""
        decision = self.choice.decision
        if decision is None or decision.seat != self.viewer:
            return set()
        paths = (path for action in decision.options for path in self.board.paths(self.view, action))
        return {name for path in paths for name in path}

    def replay(self, moves: Sequence[str]) -> bool:
        """Make the moves of a bookmark after those of the chapter's start; False, and none of them, if one fails."""
        match = self.session.match
        start = len(match.moments)
        shown = [moment.action.text for moment in match.moments]
        if list(moves[:start]) != shown:
            return False
        try:
            for text in moves[start:]:
                self.session.apply(match.rules.parse(text))
        except IllegalAction:
            self.session.rewind(start)
            return False
        self.show()
        return True

    def keep(self, bookmark: Bookmark) -> None:
        """Note how far the learner has come; a failure is told once."""
        reason = self.app.learnt.leave_at(self.game_id, bookmark)
        self.app.notices.once(self.app.text("notice.settings_unsaved", reason=reason) if reason else "")

    def complete(self) -> None:
        """The chapter is finished."""
        self.app.learnt.finish(self.game_id, self.guide.chapter.id)
        self.app.learnt.leave_at(self.game_id, Bookmark())
        self.app.audio.play("win")
        self.finished()

    def commit(self, actions: Sequence[Action]) -> None:
        """Carry out actions; the guide hears of those of the learner."""
        own = self.session.person_to_act is not None
        super().commit(actions)
        if own:
            self.guide.performed(actions)
        if self.guide.free and self.session.decision is None:
            self.app.learnt.finish(self.game_id, self.guide.chapter.id)
            self.app.learnt.leave_at(self.game_id, Bookmark())

    def update(self, dt: float) -> None:
        """Let time pass; then the guide looks whether the next step may come."""
        super().update(dt)
        if self.app.scene is self and not self.guide.free:
            self.guide.update()

    def menu(self) -> None:
        """Open the pause dialog, from which settings and rules can be reached."""
        self.app.push(LessonPause(self.app))

    def places(self) -> dict[str, pygame.Rect]:
        """Everything that a step may point at."""
        plan = self.plan
        return self.rects() | {"log": plan.log, "status": plan.status, "info": plan.info}

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, dimmed but for what the step is about, and the card."""
        paint.draw_table(surface, self)
        if self.guide.visible:
            self.card.draw(surface)
        self.controls.draw(surface)
        self.rest.drawn()


class LessonPause(PauseScene):
    """The pause of a lesson: nothing has to be saved, for the lesson goes on from its step."""

    def relabel(self) -> None:
        """Take all words in the present language."""
        super().relabel()
        text = self.app.text
        self.words = (text("pause.title"), text("learn.safe"))
        self.items = [replace(item, label=text("learn.leave")) if item.name == "save" else item for item in self.items]
