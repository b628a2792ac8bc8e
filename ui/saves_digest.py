"""What a saved game tells before it is opened: how far it has come, everybody's points, who has won."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from game.core.record import SaveProblem
from game.core.values import SPECTATOR
from game.registry import last_position
from ui.app import App
from ui.boards.registry import make_board
from ui.incoming import read_incoming


@dataclass(frozen=True, slots=True)
class Digest:
    """The last position of a save as everybody may see it; empty where it cannot be read."""

    where: str = ""
    """Round and turn."""
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def digest(app: App, path: Path) -> Digest:
    """What the last position of a save tells; nothing is replayed, and nothing is raised for what is in the file."""
    try:
        match = last_position(read_incoming(path), path.name, app.folders.overlay)
    except SaveProblem:
        return Digest()
    board, view, outcome = make_board(app, match), match.view(SPECTATOR), match.outcome()
    scores = outcome.scores if outcome is not None else board.known_scores(view, match.scores())
    winners = outcome.winners if outcome is not None else ()
    where = " · ".join(board.info(view).splitlines())
    return Digest(where, tuple(score.total for score in scores), tuple(winners))


class Digests:
    """Reads the last positions of saves on a thread of its own, each once in every language."""

    def __init__(self, app: App) -> None:
        """Nothing is read before it is asked for."""
        self._app = app
        self._reader = ThreadPoolExecutor(1, "digests")
        self._asked: dict[tuple[Path, str], Future[Digest]] = {}

    def told(self, path: Path) -> Digest | None:
        """What a save tells, None while that is being read."""
        key = path, self._app.text.lang
        if key not in self._asked:
            self._asked[key] = self._reader.submit(digest, self._app, path)
        return self._asked[key].result() if self._asked[key].done() else None

    def settle(self) -> None:
        """Wait until everything that was asked for is read."""
        for asked in self._asked.values():
            asked.result()

    def close(self) -> None:
        """Read nothing more."""
        self._reader.shutdown(wait=False, cancel_futures=True)
