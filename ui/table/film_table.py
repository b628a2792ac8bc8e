"""A table at which a film runs: it plays, stops, steps by choice and by turn, and jumps to any place."""

from __future__ import annotations

from game.core.match import Beat
from ui.app import App
from ui.table.board import Board
from ui.table.film import Film
from ui.table.replay_session import ReplaySession
from ui.table.scene import TableScene
from ui.table.session import Session

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""How many times as fast as live play the film can run."""


class FilmTable(TableScene):
    """A game looked back at; its place is `count`, the number of actions that have happened."""

    session: ReplaySession

    def __init__(self, app: App, source: Session, board: Board, count: int) -> None:
        """The film of a session's game at a place."""
        self.source = source
        self.playing, self.speed = False, 1.0
        self.film = Film(source.match, board)
        self.count = min(max(count, 0), self.film.total)
        super().__init__(app, ReplaySession(source, self.film.at(self.count)), board, lambda: None)

    def enter(self) -> None:
        """Show the moment; nothing of it is owed to the disk."""
        self.look_at(self.session.match)

    def leave(self) -> None:
        """Let go of everything; the table that is looked back at keeps its own picture."""
        self.session.close()
        self.let_go()

    @property
    def pace(self) -> float:
        """The times of motion at the speed of the film."""
        return self.app.settings.pace_factor / self.speed

    def idle(self) -> bool:
        """Whether nothing changes until the next event."""
        return not self.playing and super().idle()

    def jump(self, count: int) -> None:
        """Go to a place at once; the film stops."""
        self._pause()
        count = min(max(count, 0), self.film.total)
        if count != self.count or self.motion.busy:
            self._stop_motion()
            self.count = count
            self.session.go_to(self.film.at(count))
            self.show()

    def _stop_motion(self) -> None:
        """Leave what is being shown; the place is the one after it."""
        self.telling.stop()
        self.course.pause = 0.0

    def _pause(self) -> None:
        if self.playing:
            self.playing = False
            self.rebuild()

    def play(self) -> None:
        """Let the film run, or stop it; at the end it begins anew."""
        if self.playing:
            self._pause()
            return
        if self.count == self.film.total:
            self.jump(0)
        self.playing, self.course.pause = True, 0.0
        self.rebuild()

    def play_next(self) -> None:
        """The film shows the next moment, or stops at the end."""
        if self.count < self.film.total:
            self._show_until(self.count + 1)
        else:
            self._pause()

    def step_on(self) -> None:
        """Show the next choice with its motion."""
        self._pause()
        self._show_until(self.count + 1)

    def turn_on(self) -> None:
        """Show the rest of the turn with its motion."""
        self._pause()
        self._show_until(self.film.turn_after(self.count))

    def step_back(self) -> None:
        """Go one choice back."""
        self.jump(self.count - 1)

    def turn_back(self) -> None:
        """Go to the beginning of the turn, or of the one before."""
        self.jump(self.film.turn_before(self.count))

    def _show_until(self, end: int) -> None:
        """Show what happened from this place to another with the motion of live play."""
        if self.motion.busy:
            self._stop_motion()
        before, then = self.film.at(self.count), self.film.at(self.count)
        beats: list[Beat] = []
        for moment in self.film.match.moments[self.count : end]:
            then.apply(moment.action)
            beats += then.beats()
        if beats:
            self.count = min(end, self.film.total)
            self.session.go_to(then)
            self.telling.play(beats, before)

    def next_speed(self) -> None:
        """Let the film run at the next speed, after the fastest at the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.rebuild()
