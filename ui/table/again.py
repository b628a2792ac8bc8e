"""Trying a choice again: the person chooses anew, the others play on, and both lines are compared.

Both are compared where the person's next turn begins, or at the end of the game if that comes first. Until then nothing
but this turn and the others' answers lies between them, and every number is one that was really reached: no forecast.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

from ai.worker import Thinker
from game.core.match import Match
from game.core.record import Origin, Seat
from ui.app import App
from ui.boards.registry import make_board
from ui.scenes.notice import Dialog, Item
from ui.seating import USUAL_LEVEL
from ui.table.branch import branched
from ui.table.buttons import Press
from ui.table.course import Course
from ui.table.origin import title_of
from ui.table.scene import TableScene
from ui.table.session import Session
from ui.table.sight import FLASH
from ui.table.turns import turn_is_over


class AgainSession(Session):
    """A game that is tried out: nobody saves it."""

    branches = False

    def __init__(self, match: Match, thinker: Thinker, saves: Path, overlays: Path | None) -> None:
        """The game from the moment of the choice on; nothing is written to `saves`."""
        super().__init__(match, thinker, saves / "again.json", overlays)

    def save(self) -> None:
        """Nothing of it is kept."""


class AgainCourse(Course):
    """Stops at the next turn of whoever chose anew."""

    table: AgainTable

    def update(self, dt: float) -> None:
        """Play on, until both lines can be compared."""
        if self.table.arrived:
            self.table.compare()
        else:
            super().update(dt)


class AgainTable(TableScene):
    """The table at one choice of a finished game, to make it anew."""

    session: AgainSession

    @staticmethod
    def offered(source: Session, count: int) -> bool:
        """Whether there was a real choice of a person's at that moment of a finished game."""
        moments = source.match.moments
        if not source.branches or source.match.outcome() is None or count >= len(moments):
            return False
        return moments[count].seat in source.humans and not moments[count].forced

    @classmethod
    def at(cls, app: App, source: Session, count: int) -> AgainTable:
        """The table at the choice after `count` actions of a source."""
        chooser = source.match.moments[count].seat
        seats = tuple(_bot(seat) if n != chooser else seat for n, seat in enumerate(source.match.seats))
        match = branched(app, source, count, seats, 0)
        session = AgainSession(match, source.thinker, app.folders.saves, source.overlays)
        return cls(app, session, source, count)

    def __init__(self, app: App, session: AgainSession, source: Session, count: int) -> None:
        """The session of the new line, beside the source of the old one."""
        super().__init__(app, session, make_board(app, session.match), lambda: None)
        self.source = source
        self.begin = count
        self.course = AgainCourse(self)
        self._told = False

    @property
    def tells_why(self) -> bool:
        """Bots sit here for persons who chose for themselves."""
        return False

    @property
    def chooser(self) -> int:
        """The seat that chooses anew."""
        return self.session.humans[0]

    @property
    def arrived(self) -> bool:
        """Whether the new line has come to the next turn of the chooser, or to the end."""
        decision, match = self.session.decision, self.session.match
        if decision is None:
            return True
        new = len(match.moments) > self.begin
        return new and decision.seat == self.chooser and turn_is_over(self.board, match.moments[-1], self.chooser)

    def old_line(self) -> Match:
        """The old line at its own next turn of the chooser, or at its end."""
        moments = self.source.match.moments
        for count in range(self.begin + 1, len(moments)):
            if moments[count].seat == self.chooser and turn_is_over(self.board, moments[count - 1], self.chooser):
                return self.source.match.at(count)
        return self.source.match.at(len(moments))

    def own_choices(self, line: Match) -> list[int]:
        """The moments of a line from the choice on in which the chooser had a choice."""
        told = enumerate(line.moments[self.begin :], self.begin)
        return [count for count, moment in told if moment.seat == self.chooser and not moment.forced]

    def parting(self) -> tuple[int, int] | None:
        """Where the chooser first chose otherwise, in the old and in the new line; None if all was chosen as then.

        Where one line has no such choice any more, its number is that of its last moment and one.
        """
        lines = self.old_line(), self.session.match
        old, new = (self.own_choices(line) for line in lines)
        ends = [len(line.moments) for line in lines]
        for then, now in zip_longest(old, new):
            if then is None or now is None:
                return ends[0] if then is None else then, ends[1] if now is None else now
            if lines[0].moments[then].action.text != lines[1].moments[now].action.text:
                return then, now
        return None

    def compare(self) -> None:
        """Tell what both lines brought."""
        self.app.push(CompareScene(self.app, self))

    def enter(self) -> None:
        """Ask, and say what comes of it; nothing of it is owed to the disk."""
        self.look_at(self.session.match)
        self.choice.offer()

    def update(self, dt: float) -> None:
        """Let time pass; at first the status line says what this is about."""
        super().update(dt)
        if not self._told and self.interactive:
            self._told = True
            self.flash, self.flash_age = self.app.text("replay.again_hint"), -FLASH / 2

    def leave(self) -> None:
        """Let go of everything; no picture of it is kept."""
        self.session.close()
        self.let_go()

    def presses(self) -> list[Press]:
        """The same buttons, with the way back to the replay in the place of the menu."""
        back = Press("menu", self.menu, "back", self.app.text("replay.again_back"))
        return [back, *super().presses()[1:]]

    def menu(self) -> None:
        """Go back to the replay."""
        self.finish()

    def once_more(self) -> None:
        """Put everything back to the moment of the choice."""
        self.history.rewind(self.begin, False)
        self.history.forget_undone()
        self.rebuild()

    def play_on(self) -> None:
        """Go on with the new line as a game of its own, with the seats as they were."""
        match = self.session.match.fork()
        match.seats, name = self.source.match.seats, title_of(self.app, self.source.match)
        match.origin = Origin(name, self.begin)
        self.app.routes.branch(match)


def _bot(seat: Seat) -> Seat:
    """Somebody who plays for a seat: a bot as it was, and for another person a bot of the usual level."""
    return Seat(seat.name, "bot", USUAL_LEVEL, seat.colour, seat.portrait) if seat.kind == "human" else seat


def _number(value: int, form: str = "d") -> str:
    """A number with a real minus."""
    return f"{value:{form}}".replace("-", "−")


class CompareScene(Dialog):
    """What both lines brought: everybody's points in the old and in the new one."""

    width = 760

    def __init__(self, app: App, table: AgainTable) -> None:
        """The comparison of a table's line with the one that was played."""
        super().__init__(app, "compare", "", "", [])
        self.table = table
        self.relabel()

    def relabel(self) -> None:
        """Take all words in the present language."""
        text, over = self.app.text, self.table.session.decision is None
        self.words = (text("replay.again_title"), "\n".join([*self._choices(), "", *self._points(), "", self._until()]))
        on = [] if over else [Item("on", text("replay.again_on"), "branch")]
        back, once = Item("back", text("replay.again_back"), "back"), Item("once", text("replay.again_once"), "again")
        first, second = (once, back) if self.table.parting() is None else (back, once)
        self.items = [replace(first, kind="primary"), second, *on]

    def _until(self) -> str:
        """Up to where both lines were played, and what that is worth."""
        text, table = self.app.text, self.table
        key = "replay.again_body_end" if table.session.decision is None else "replay.again_body"
        name = table.session.match.seats[table.chooser].name
        return f"{text(key, name=name)} {text('replay.again_caution')}"

    def _choices(self) -> list[str]:
        """What was chosen then and now, where both lines part; that it was the same where they do not."""
        text, table, old = self.app.text, self.table, self.table.old_line()
        parting = table.parting()
        if parting is None:
            return [text("replay.again_same", what=self._choice(old, table.begin))]
        then, now = parting
        return [
            text("replay.again_old", what=self._choice(old, then)),
            text("replay.again_new", what=self._choice(table.session.match, now)),
        ]

    def _choice(self, line: Match, count: int) -> str:
        """What the chooser did in a line after so many actions."""
        if count >= len(line.moments):
            return self.app.text("replay.again_none")
        view = line.at(count).view(self.table.chooser)
        return self.table.board.statement(view, line.moments[count].action)

    def _points(self) -> list[str]:
        """Everybody's points in both lines: those that the strips show, or where a line has ended the final ones."""
        table, text, lines_of = self.table, self.app.text, (self.table.old_line(), self.table.session.match)
        over = any(match.outcome() is not None for match in lines_of)
        old, new = (match.scores() if over else table.scores_of(match) for match in lines_of)
        lines = []
        for seat, (was, now) in enumerate(zip(old, new, strict=True)):
            key = "replay.again_even" if now.total == was.total else "replay.again_line"
            told = {"then": _number(was.total), "now": _number(now.total), "old": was.total}
            change, name = _number(now.total - was.total, "+d"), table.session.match.seats[seat].name
            lines.append(text(key, name=name, change=change, **told))
        return lines

    def build(self) -> None:
        """Lay out in the present language."""
        self.relabel()
        super().build()

    def choose(self, name: str) -> None:
        """Go back to the replay, choose once more, or play on."""
        self.finish()
        if name == "once":
            self.table.once_more()
        elif name == "on":
            self.table.play_on()
        else:
            self.table.finish()
