"""Looking on at a game that another copy of the app plays: what its file tells is played here too."""

from __future__ import annotations

import os
from pathlib import Path

from ai.worker import Thinker
from game.core.match import Match
from game.core.record import Record, SaveProblem
from game.core.values import Action
from ui.incoming import read_incoming
from ui.table.session import Session


class Onlooker(Session):
    """A session that asks nobody and writes nothing; it follows the moves of the copy that holds the save."""

    looks_on = True
    branches = False

    def __init__(self, match: Match, thinker: Thinker, path: Path, overlays: Path | None) -> None:
        """Follow the game in the file `path` from where `match` stands."""
        super().__init__(match, thinker, path, overlays)
        self.humans = []
        self._seen: tuple[int, ...] = ()
        self._moves = [moment.action.text for moment in match.moments]

    def think(self) -> None:
        """Nobody here thinks for the others."""

    @property
    def kept_at(self) -> Path | None:
        """What lies beside the file belongs to the copy that plays, too."""
        return None

    def save(self) -> None:
        """The file belongs to the copy that plays."""

    def answer(self) -> Action | None:
        """The next move that was made there, None while there is none."""
        self._read()
        done = len(self.match.moments)
        if self.decision is None or self.withdrawn() is not None or done >= len(self._moves):
            return None
        return next((option for option in self.decision.options if option.text == self._moves[done]), None)

    def withdrawn(self) -> int | None:
        """How many moves remain where some that are shown here were undone there; None if none were."""
        shown = [moment.action.text for moment in self.match.moments]
        common = next((n for n, (a, b) in enumerate(zip(shown, self._moves, strict=False)) if a != b), len(self._moves))
        return common if common < len(shown) else None

    def _read(self) -> None:
        """Take up what was written to the file; one that cannot be read is looked at again later."""
        try:
            state = os.stat(self.autosave.path)
            seen = (state.st_ino, state.st_size, state.st_mtime_ns)
            if seen == self._seen:
                return
            record = read_incoming(self.autosave.path)
        except (OSError, SaveProblem):
            return
        self._seen = seen
        if self._same_game(record):
            self._moves = list(record.actions)

    def _same_game(self, record: Record) -> bool:
        """Whether a record is one of the game that is shown."""
        match = self.match
        return (record.game, record.seed, record.start) == (match.rules.game, match.seed, match.from_snapshot or {})
