"""A table at which a film runs: it plays, stops, steps by choice and by turn, and jumps to any place."""

from __future__ import annotations

from game.core.match import Beat, Match
from ui.app import App
from ui.table.board import Board
from ui.table.film import Film
from ui.table.film_telling import FilmTelling
from ui.table.replay_session import ReplaySession
from ui.table.scene import TableScene
from ui.table.session import Session

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""How many times as fast as live play the film can run."""


class FilmTable(TableScene):
    """A game looked back at; its place is `count`, the number of actions that have happened."""

    session: ReplaySession
    telling: FilmTelling

    def __init__(self, app: App, source: Session, board: Board, count: int) -> None:
        """The film of a session's game at a place."""
        self.source = source
        self.playing, self.backwards, self.speed = False, False, 1.0
        self.film = Film(source.match, board)
        self.count = min(max(count, 0), self.film.total)
        super().__init__(app, ReplaySession(source, self.film.at(self.count)), board, lambda: None)
        self.telling = FilmTelling(self)

    @property
    def reached(self) -> int:
        """The place that board, points and log tell now: on the way to `count` while something moves."""
        return len(self.shown.moments)

    @property
    def tells_why(self) -> bool:
        """A film is looked at; bots' moves are asked about at its table."""
        return False

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
        self._run(False)

    def play_back(self) -> None:
        """Let the film run backwards, or stop it; at the beginning it starts from the end."""
        self._run(True)

    def _run(self, backwards: bool) -> None:
        """Run in a direction; stop if it runs there already."""
        if self.playing and self.backwards == backwards:
            self._pause()
            return
        if self.count == (0 if backwards else self.film.total):
            self.jump(self.film.total - self.count)
        self.playing, self.backwards, self.course.pause = True, backwards, 0.0
        self.rebuild()

    def play_next(self) -> None:
        """The film shows the next moment, or stops at the end."""
        if self.count != (0 if self.backwards else self.film.total):
            self._show_until(self.count + (-1 if self.backwards else 1))
        else:
            self._pause()

    def step_on(self) -> None:
        """Show the next choice with its motion."""
        self._step_to(self.count + 1)

    def turn_on(self) -> None:
        """Show the rest of the turn with its motion."""
        self._step_to(self.film.turn_after(self.count))

    def step_back(self) -> None:
        """Show the last choice backwards."""
        self._step_to(self.count - 1)

    def turn_back(self) -> None:
        """Show the turn backwards to its beginning, or at that the one before."""
        self._step_to(self.film.turn_before(self.count))

    def _step_to(self, count: int) -> None:
        """Stop the film and show the way to another place."""
        self._pause()
        self._show_until(count)

    def _show_until(self, end: int) -> None:
        """Show what happened between this place and another with the motion of live play, forwards or backwards."""
        if self.motion.busy:
            self._stop_motion()
        start, end = self.count, min(max(end, 0), self.film.total)
        before = self.film.at(min(start, end))
        after, beats = self._beats(before, max(start, end))
        self.count = end
        if beats:
            self.session.go_to(after if end > start else before)
            (self.telling.play if end > start else self.telling.rewind)(beats, before)

    def _beats(self, before: Match, end: int) -> tuple[Match, list[Beat]]:
        """The game at a later place, and all that happened up to there."""
        then, beats = before.fork(), list[Beat]()
        for moment in self.film.match.moments[len(before.moments) : end]:
            then.apply(moment.action)
            beats += then.beats()
        return then, beats

    def next_speed(self) -> None:
        """Let the film run at the next speed, after the fastest at the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.rebuild()
