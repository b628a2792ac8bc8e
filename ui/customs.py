"""Who usually sits at a game, and with which options: the last set-up, kept from one start to the next."""

from __future__ import annotations

from game.core.game import Game
from game.core.record import Seat
from game.registry import find
from ui import setups
from ui.app import App
from ui.failures import tell_unwritten
from ui.seating import automa_seat, free_seat, usual_names, with_level
from ui.setups import Setup

QUICK_SEATS = 3
"""How many sit at a game that was never set up, where it is for so many."""


class Customs:
    """The last set-up of every game, read when the first one is asked for."""

    def __init__(self, app: App) -> None:
        """The customs of the persons of an app."""
        self.app = app
        self._last: dict[str, Setup] | None = None
        self._chosen: set[str] = set()

    def seats(self, game_id: str) -> tuple[list[Seat], dict[str, str]]:
        """The seats and options of the last set-up; else one person and an Automa, or bots where there is none."""
        game, last = find(game_id), self._known().get(game_id)
        if last is not None:
            return [self._called(game, n, seat) for n, seat in enumerate(last.seats)], dict(last.options)
        seats = [Seat(name=usual_names(self.app)[0], colour=0)]
        if any(option.seat == 1 for option in game.options):
            easiest = next(option.choices[1] for option in game.options if option.seat == 1)
            return [*seats, automa_seat(self.app, game, 1, easiest, 1)], {}
        while len(seats) < min(max(QUICK_SEATS, game.seat_counts[0]), game.seat_counts[-1]):
            seats.append(free_seat(self.app, seats))
        return seats, {}

    def remember(self, game_id: str, setup: Setup) -> None:
        """Keep a set-up for the next game and the next start of the app; a failure is told once."""
        self._known()[game_id] = setup
        self._chosen.add(game_id)
        path = self.app.folders.setups
        reason = self.app.owed.write("setups", lambda: setups.save(path, self._known(), self._chosen))
        tell_unwritten(self.app, reason)

    def _called(self, game: Game, n: int, seat: Seat) -> Seat:
        """A remembered seat: an Automa is named in the present language, a bot of no level gets the usual one."""
        if seat.kind == "automa":
            return automa_seat(self.app, game, n, seat.bot, seat.colour)
        return with_level(seat)

    def _known(self) -> dict[str, Setup]:
        """The last set-ups, read when they are first asked for."""
        if self._last is None:
            self._last = setups.load(self.app.folders.setups)
        return self._last
