"""The doors of a table: where one goes from it, and what follows on the answers of what was opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.records.code import match_code
from ui.records.daily import day_of_match
from ui.scenes.aid import has_aid
from ui.scenes.notice import Pressed
from ui.scenes.pause import Offered, PauseScene
from ui.scenes.unsaved import when_saved
from ui.table.origin import origin_words

if TYPE_CHECKING:
    from ui.table.scene import TableScene


class Doors:
    """Opens rules, aid, pages, the pause and the replay from a table, and leads home."""

    def __init__(self, table: TableScene) -> None:
        """The doors of a table."""
        self.table = table
        self.app = table.app

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.table.session.match.rules.game

    def help(self) -> None:
        """Open the rules at what the pointer is on."""
        board, name = self.table.board, self.table.pointer.hovered()
        self.app.routes.help(self.game, board.topic(name), board.passage(self.table.view, name))

    def aid(self) -> None:
        """Open the player aid over the table."""
        if has_aid(self.app.text, self.game):
            self.app.routes.aid(self.game)

    def about(self) -> None:
        """Open the page about this game."""
        self.app.routes.about(self.game)

    def replay(self) -> None:
        """Open the replay of the game from its beginning."""
        self.table.history.look_back(0)

    def analysis(self) -> None:
        """Open the curve of the game."""
        self.app.push(self.table.look_back.scene())

    def home(self) -> None:
        """Close the table, once the game is on the disk or the person wants to leave all the same."""
        when_saved(self.app, self.table.finish, "game")

    def pause(self) -> None:
        """Open the pause dialog with what this game offers."""
        match, look_back = self.table.session.match, self.table.look_back
        analysis = ("whole" if match.outcome() is not None else "so_far") if look_back.possible else ""
        if analysis:
            look_back.prepare()
        offered = Offered(
            looks_on=self.table.session.looks_on,
            code=match_code(match),
            comes=origin_words(self.app, match.origin),
            begun=bool(match.moments),
            analysis=analysis,
        )
        self.app.push(PauseScene(self.app, offered))

    def after(self, answer: Pressed) -> None:
        """Go on after a dialog, a cover or the end."""
        if answer.dialog == "cover":
            self.table.course.after_cover(answer.choice)
        else:
            self._ways(answer.dialog).get(answer.choice, lambda: None)()

    def _ways(self, dialog: str) -> dict[str, Callable[[], None]]:
        """What each answer of a dialog leads to."""
        table, app = self.table, self.app
        if dialog == "pause":
            ways = {"save": self.home, "rules": self.help, "about": self.about, "quit": app.leave}
            return ways | {"replay": self.replay, "analysis": self.analysis}
        if dialog == "end":
            again = lambda: app.routes.same_deal(table.session.match)  # noqa: E731
            ways = {"home": self.home, "rematch": table.rematch, "again": again, "replay": self.replay}
            return ways | {"daily": self._to_the_day}
        return {}

    def _to_the_day(self) -> None:
        """Close the table and show what came of the deal of its day."""
        table, day = self.table, day_of_match(self.table.session.match)

        def leave() -> None:
            table.finish()
            table.app.routes.daily(day)

        when_saved(table.app, leave, "game")
