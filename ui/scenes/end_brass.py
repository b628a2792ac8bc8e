"""Whether a game that has just ended won a brass plate: looked up on another thread, told under who has won."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from game.core.match import Match
from ui.app import App
from ui.places import UserFolders
from ui.players import Players
from ui.records.honours import Plate, newly_won
from ui.records.plays import Plays
from ui.records.reading import play_of
from ui.records.tally import Shelf

PATIENCE = 1.0
"""Seconds after the last point was counted in which the save is surely written."""


class NewPlates:
    """Looks once; what was found stays told as long as the end of the game is shown."""

    def __init__(self, app: App, match: Match, told: bool) -> None:
        """The plates of a match; none where all of it was told before."""
        self.app, self.match = app, match
        self.waits = not told
        self.found: list[Plate] = []
        self._age = 0.0
        self._job: Future[list[Plate]] | None = None

    def update(self, dt: float, counted: bool) -> None:
        """Begin a moment after everything is counted, and take up what was found."""
        if not self.waits or not counted:
            return
        self._age += dt
        if self._job is None and self._age >= PATIENCE:
            self._job = _THREAD.submit(look, self.app.folders, self.match)
        if self._job is not None and self._job.done():
            self.waits = False
            self.found = self._job.result()

    @property
    def words(self) -> str:
        """What was won, in the present language; '' where that is nothing, or not known yet."""
        text, plates = self.app.text, self.found
        if len(plates) == 1:
            return text("brass.new", name=plates[0].name, plate=plates[0].title(text))
        names = ", ".join(plate.title(text) for plate in plates)
        return text("brass.new_ones", n=len(plates), plates=names) if plates else ""


_THREAD = ThreadPoolExecutor(1, "brass")


def look(folders: UserFolders, match: Match) -> list[Plate]:
    """The plates that a finished match has won first; none where it is not among the saves, as in a lesson."""
    record = match.record()
    if not record.finished:
        return []
    play = play_of(match, record, "")
    plays = Plays(folders).settle().list
    if all(one.id != play.id for one in plays):
        return []
    called = Shelf([], Players(folders.players)).name_of
    return newly_won(play.game, [one for one in plays if one.id != play.id], play, called)
