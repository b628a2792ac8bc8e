"""A game being played at this screen: whose turn it is, the bots' thinking, saving, undo."""

from __future__ import annotations

from pathlib import Path

from ai.worker import Request, Thinker
from game.core.match import Match
from game.core.rng import seeded
from game.core.values import Action, Decision, Event
from ui.table.autosave import Autosave


class Session:
    """Drives a match between the persons at the screen and the bots in the worker."""

    def __init__(self, match: Match, thinker: Thinker, saves: Path, overlays: Path | None) -> None:
        """Play a match, saving it to the file `saves` after every action."""
        self.match = match
        self.thinker = thinker
        self.autosave = Autosave(saves)
        self.overlays = overlays
        self.decision: Decision | None = match.decision()
        self.humans = [n for n, seat in enumerate(match.seats) if seat.kind == "human"]
        self.bot_problem = ""
        self._asked = False
        self.save()

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

    def think(self) -> Action | None:
        """Let the bot that is asked think; its action once it has one."""
        seat = self.bot_to_act
        if seat is None:
            return None
        if not self._asked:
            self._asked = True
            self.thinker.ask(self._request(seat))
        answer = self.thinker.poll()
        if answer is None:
            return None
        self.bot_problem = answer.problem
        return self.match.rules.parse(answer.action)

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

    def save(self) -> None:
        """Hand the game to the autosave."""
        self.autosave.save(self.match.record())

    def close(self) -> None:
        """Stop thinking and finish saving."""
        self.thinker.cancel()
        self.autosave.close()

    def _undoers(self) -> list[int]:
        """The person to act; else whoever acted last, if that was a person."""
        if self.person_to_act is not None:
            return [self.person_to_act]
        last = self.match.moments[-1].seat if self.match.moments else -1
        return [seat for seat in ([last] if len(self.humans) > 1 else self.humans) if seat in self.humans]

    def _renew(self) -> None:
        if self._asked:
            self.thinker.cancel()
        self._asked = False
        self.decision = self.match.decision()
        self.save()

    def _request(self, seat: int) -> Request:
        match = self.match
        seed = seeded(match.seed * 1_000_003 + len(match.moments)) >> 1
        return Request(
            game=match.rules.game,
            seats=len(match.seats),
            options=match.ready.options,
            overlays=str(self.overlays) if self.overlays else None,
            seat=seat,
            bot=match.seats[seat].bot,
            knowledge=match.knowledge(seat, seed),
            seed=seed,
        )
