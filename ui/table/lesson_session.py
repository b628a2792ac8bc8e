"""The game of a lesson: nobody saves it, and the others do as they are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ai.messages import Effort
from ai.worker import Request, Thinker
from game.core.match import Match
from game.core.values import Action
from ui.table.session import Session


class LessonSession(Session):
    """A game that is never saved; the others make the moves that the lesson tells, then those that bots choose."""

    branches = False

    def __init__(self, match: Match, thinker: Thinker, saves: Path) -> None:
        """A game of a chapter; nothing is written to `saves`."""
        super().__init__(match, thinker, saves / "lesson.json", None)
        self.listening = False
        """Whether the coach is asked, so that no bot can think."""
        self.missed: list[str] = []
        """Moves of others that were told and not possible, although the learner had no choice of their own."""
        self._script: list[str] = []
        self._loose = False

    @property
    def kept_at(self) -> Path | None:
        """A lesson is no game to come back to."""
        return None

    def save(self) -> None:
        """A lesson is no game to go on with."""

    def wait(self) -> None:
        """Let nobody move before the next step says so."""
        self._script, self._loose = [], False

    def follow(self, moves: Sequence[str], loose: bool) -> None:
        """Have these moves made, whoever is asked; `loose`, others answer as they like until the learner is asked."""
        self._script, self._loose = list(moves), loose

    def release(self) -> None:
        """Let everybody play as they like from now on."""
        self.follow((), loose=True)

    @property
    def told(self) -> bool:
        """Whether there is a move that the step tells and that was not yet made."""
        return bool(self._script)

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
