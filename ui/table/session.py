"""A game being played at this screen: whose turn it is, the bots' thinking, saving, undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from ai.analysis.course import glimpses_of
from ai.answers import move_of
from ai.messages import Effort, Story
from ai.worker import Request, Thinker
from game.core.hold import Hold
from game.core.match import Match
from game.core.rng import seeded
from game.core.values import Action, Decision, Event
from ui.table.autosave import Autosave

ADVICE = Effort(3.0)
"""What the coach may spend on advice."""

ANALYSIS = Effort(0.5)
"""After how long the worker hands over what it has found out in looking back on a game; each look is as usual."""


class Session:
    """Drives a match between the persons at the screen and the bots in the worker."""

    looks_on = False
    """Whether the game is played by another copy of the app, and only shown here."""

    branches = True
    """Whether games of their own may branch off from it."""

    def __init__(
        self, match: Match, thinker: Thinker, saves: Path, overlays: Path | None, hold: Hold | None = None
    ) -> None:
        """Play a match, saving it to the file `saves` after every action; `hold` keeps that file from other copies."""
        self.match = match
        self.thinker = thinker
        self.autosave = Autosave(saves)
        self.overlays = overlays
        self.decision: Decision | None = match.decision()
        self.humans = [n for n, seat in enumerate(match.seats) if seat.kind == "human"]
        self.bot_problem = self.bot_trace = ""
        self._asked = False
        self._hold = hold

    @property
    def person_to_act(self) -> int | None:
        """The seat of the person who is asked now, None while a bot is or at the end."""
        return self.decision.seat if self.decision and self.decision.seat in self.humans else None

    @property
    def bot_to_act(self) -> int | None:
        """The seat of the bot that is asked now."""
        return self.decision.seat if self.decision and self.decision.seat not in self.humans else None

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action and save."""
        events = self.match.apply(action)
        self._renew()
        return events

    def think(self) -> None:
        """Let the bot that is asked begin to think, if it does not yet."""
        seat = self.bot_to_act
        if seat is not None and not self._asked:
            self._asked = True
            self.thinker.ask(self._request(seat))

    def answer(self) -> Action | None:
        """The action of the bot that thinks, once it has one; any option where nobody could answer for it."""
        answer = self.thinker.poll() if self._asked and self.decision is not None else None
        if answer is None or self.decision is None:
            return None
        action, told = move_of(self._request(self.decision.seat), answer, self.decision.options)
        self.bot_problem, self.bot_trace = told.problem, told.trace
        return action

    def withdrawn(self) -> int | None:
        """How many moves remain where some were undone by another copy of the app; None where none were."""
        return None

    def question(self, match: Match, seat: int) -> Request:
        """What the coach is asked: the game as a seat knows it in `match`, which may be a turn that is tried out."""
        return replace(self._request(seat, match), wanted="advice", effort=ADVICE)

    def reason(self, then: Match, taken: str, eyes: int | None, told: bool, before: tuple[str, ...]) -> Request:
        """Why the seat that was asked in `then` took an action: from what the eyes knew, None for its own at the end.

        Not even the seed of the game is in the question, so that nothing of what was dealt can change the answer.
        """
        decision = then.decision()
        assert decision is not None
        seed = seeded(len(then.moments)) >> 1
        known = then.knowledge(decision.seat if eyes is None else eyes, seed)
        blank = replace(self._blank(decision.seat, then), wanted="why", effort=ADVICE, seed=seed, knowledge=known)
        return replace(blank, also=taken, eyes=eyes, told=told, before=before)

    def story(self) -> Request:
        """What is asked to look back on the finished game, which is no secret any more."""
        match = self.match
        story = Story(match.seed, match.from_snapshot, tuple(moment.action.text for moment in match.moments))
        return replace(self._blank(0, match), wanted="analysis", effort=ANALYSIS, story=story)

    def story_so_far(self, seat: int, points_of: Callable[[Match], Sequence[int]]) -> Request:
        """What is asked to look back on the running game: the own choices of a seat, each as it knew the game then."""
        blank = self._blank(seat, self.match)
        glimpses = glimpses_of(self.match, seat, blank.seed, points_of)
        return replace(blank, wanted="analysis", effort=ANALYSIS, glimpses=tuple(glimpses))

    @property
    def kept_at(self) -> Path | None:
        """The save beside which it may be kept what was found out about the game; None where there is none."""
        return self.autosave.path

    def undo_point(self) -> int | None:
        """How many actions remain after an undo by the person who acts or acted last."""
        points = [self.match.undo_point(seat) for seat in self._undoers()]
        return next((point for point in points if point is not None), None)

    def take_back_point(self) -> int | None:
        """How many actions remain after a take-back; only in a game with one person."""
        return self.match.take_back_point(self.humans[0]) if len(self.humans) == 1 else None

    def rewind(self, count: int, marked: bool = False) -> None:
        """Go back and stop whatever a bot is thinking."""
        self.match.rewind(count, marked)
        self._renew()

    def stop_thinking(self) -> None:
        """Let the bot that is asked think anew later: the worker is needed for something else."""
        if self._asked:
            self.thinker.cancel()
        self._asked = False

    def save(self) -> None:
        """Hand the game to the autosave."""
        self.autosave.save(self.match.record())

    def close(self) -> None:
        """Stop thinking and finish saving."""
        self.thinker.cancel()
        try:
            self.autosave.close()
        finally:
            if self._hold is not None:
                self._hold.release()

    def _undoers(self) -> list[int]:
        """The person to act; else whoever acted last, if that was a person."""
        if self.person_to_act is not None:
            return [self.person_to_act]
        last = self.match.moments[-1].seat if self.match.moments else -1
        return [seat for seat in ([last] if len(self.humans) > 1 else self.humans) if seat in self.humans]

    def _renew(self) -> None:
        self.stop_thinking()
        self.decision = self.match.decision()
        self.save()

    def _request(self, seat: int, match: Match | None = None) -> Request:
        """What a seat is asked in a match with all that it knows; in the one that is played unless it is named."""
        match = match or self.match
        blank = self._blank(seat, match)
        return replace(blank, knowledge=match.knowledge(seat, blank.seed))

    def _blank(self, seat: int, match: Match) -> Request:
        """A request about a game in which nothing is known."""
        return Request(
            game=match.rules.game,
            seats=len(match.seats),
            options=match.ready.options,
            overlays=str(self.overlays) if self.overlays else None,
            seat=seat,
            bot=match.seats[seat].bot,
            knowledge={},
            seed=seeded(match.seed * 1_000_003 + len(match.moments)) >> 1,
            figures=match.ready.data_hash,
        )
