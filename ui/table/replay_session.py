"""The game of a replay: it stands wherever somebody looks, asks nobody and writes nothing of its own."""

from __future__ import annotations

from game.core.match import Match
from game.core.values import Action
from ui.table.session import Session


class ReplaySession(Session):
    """A session over the moments of another one, which goes on untouched."""

    looks_on = True

    def __init__(self, source: Session, match: Match) -> None:
        """Look at a game of `source`, at first as it stands in `match`."""
        super().__init__(match, source.thinker, source.autosave.path, source.overlays)
        self.humans = []

    @property
    def person_to_act(self) -> int | None:
        """Nobody is asked."""
        return None

    @property
    def bot_to_act(self) -> int | None:
        """Nobody thinks."""
        return None

    def go_to(self, match: Match) -> None:
        """Stand at another moment."""
        self.match, self.decision = match, match.decision()

    def think(self) -> None:
        """Nobody thinks."""

    def answer(self) -> Action | None:
        """Nobody answers."""
        return None

    def save(self) -> None:
        """The save is that of the game that is looked at."""

    def close(self) -> None:
        """End without a word to the worker, who may be thinking for that game."""
        self.autosave.close()
