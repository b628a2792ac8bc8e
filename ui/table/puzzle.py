"""A puzzle at the table: a position of a real game, one choice to make, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.values import Action
from ui.app import App
from ui.failures import tell_unwritten
from ui.puzzles.book import Puzzle
from ui.table import paint
from ui.table.advice import MOVE, NUMBERS
from ui.table.board import Board
from ui.table.buttons import Press
from ui.table.puzzle_card import PuzzleCard
from ui.table.puzzle_parts import (
    PuzzleChoice,
    PuzzleCoach,
    PuzzleCourse,
    PuzzleHistory,
    PuzzlePointer,
    PuzzleProspect,
    PuzzleSession,
    PuzzleTips,
)
from ui.table.scene import TableScene


class PuzzleTable(TableScene):
    """The table of one puzzle: the first choice that is made is the answer."""

    session: PuzzleSession
    coach: PuzzleCoach

    def __init__(
        self, app: App, session: PuzzleSession, board: Board, puzzle: Puzzle, number: int, following: Callable[[], None]
    ) -> None:
        """A puzzle under its number, counted from 1; `following` opens the next one."""
        super().__init__(app, session, board, lambda: None)
        self.puzzle, self.number, self.following = puzzle, number, following
        self.given = ""
        """The action that was chosen, '' before that."""
        self.helped = False
        """Whether the answer was shown before it was found."""
        self.choice = PuzzleChoice(self)
        self.pointer = PuzzlePointer(self)
        self.prospect = PuzzleProspect(self)
        self.course = PuzzleCourse(self)
        self.history = PuzzleHistory(self)
        self.coach = PuzzleCoach(self)
        self.tips = PuzzleTips(self)
        self.card = PuzzleCard(self)
        self.controls.close_up = self.pointer.close_up

    @property
    def tells_why(self) -> bool:
        """What led to the position is not asked about: it might lead to the answer."""
        return False

    @property
    def right(self) -> bool:
        """Whether the move that was chosen is one of the best."""
        return self.given in self.puzzle.answers

    @property
    def hint(self) -> str:
        """The status line says what is to be found, then whether it was."""
        if self.motion.busy or self.large is not None or self.mode == "confirm":
            return ""
        return self.heading() if self.given else self.task()

    def task(self) -> str:
        """What is to be found, and what the game asks."""
        asked, decision = "", self.session.decision
        if decision is not None:
            asked = self.board.status(self.view, decision, self.gesture.chosen)
        return self.app.text("puzzles.task", n=self.number, asked=asked)

    def heading(self) -> str:
        """Whether the move is the best, in two words."""
        return self.app.text("puzzles.right_title" if self.right else "puzzles.wrong_title")

    def verdict(self) -> str:
        """Whether the move is the best, with the chances that were measured."""
        text, chances = self.app.text, self.puzzle.chances
        best = chances[self.puzzle.answers[0]]
        other = max((chance for move, chance in chances.items() if move not in self.puzzle.answers), default=0)
        if self.right:
            return text("puzzles.right", best=chances.get(self.given, best), other=other)
        if self.given in chances:
            return text("puzzles.wrong", mine=chances[self.given], best=best)
        return text("puzzles.wrong_far", best=best)

    def given_path(self) -> tuple[str, ...]:
        """The places of the move that was chosen, none before that."""
        if not self.given:
            return ()
        return self.board.path(self.view, self.session.match.rules.parse(self.given))

    def enter(self) -> None:
        """Show the position; nothing of it is owed to the disk."""
        self.look_at(self.session.match)
        self.choice.offer()

    @property
    def interactive(self) -> bool:
        """Whether the person can choose: until the answer is given."""
        return super().interactive and not self.given

    @property
    def covers_log(self) -> bool:
        """Whether a slip may lie over the log: the coach's, or the answer."""
        return super().covers_log or bool(self.given)

    def build(self) -> None:
        """Lay out the table, and the answer beside what was chosen."""
        super().build()
        self.card.build()

    def commit(self, actions: Sequence[Action]) -> None:
        """Take a move for the answer; it is not carried out, for what follows is nobody's to know."""
        self.coach.put_away()
        self.recap.put_away()
        self.choice.pending, self.given = None, actions[0].text
        reason = self.app.solved.note(self.puzzle, self.right, self.helped)
        tell_unwritten(self.app, reason)
        self.app.audio.play("win" if self.right else "error")
        self.mode = "play"
        self.rebuild()
        if self.controls.ring.visible:
            self.controls.ring.focus("puzzle.next" if self.right else "puzzle.again")

    def again(self) -> None:
        """Let the person choose once more."""
        self.coach.put_away()
        self.given = ""
        self.gesture.cancel()
        self.choice.offer()
        self.rebuild()

    def reveal(self) -> None:
        """Show the best move with its marks, the numbers and why once it was found."""
        self.coach.tell(NUMBERS if self.right else MOVE)

    def presses(self) -> list[Press]:
        """The way back, what the others did, the hint and the rules."""
        text = self.app.text
        return [
            Press("menu", self.menu, "back", text("puzzles.leave")),
            Press("recap", self.recap.ask, "recap", text("table.recap"), "recap"),
            Press("coach", self.coach.ask, "hint", text("puzzles.hint"), "coach"),
            Press("next", self.following, "forward", text("puzzles.next"), "next_puzzle"),
            Press("help", self.doors.help, "help", text("table.help"), "rules"),
        ]

    def possible(self) -> dict[str, bool]:
        """What can be done now."""
        return {"coach": self.coach.can_ask, "recap": bool(self.session.match.moments) and self.interactive}

    def menu(self) -> None:
        """Go back to the page of puzzles."""
        self.finish()

    def leave(self) -> None:
        """Let go of everything; no picture of it is kept."""
        self.session.close()
        self.let_go()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and the answer over it."""
        paint.draw_table(surface, self)
        self.card.draw(surface)
        self.controls.draw(surface)
        self.rest.drawn()
