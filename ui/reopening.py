"""The way from a saved game back to its table: opening writes nothing, and what is not as it was is told first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.core.files import hold_free
from game.core.hold import HeldElsewhere, Hold
from game.core.match import Match
from game.core.opening import Opened
from game.core.record import SaveProblem
from game.registry import open_save
from ui.app import App
from ui.incoming import read_incoming
from ui.problems import told
from ui.scenes.notice import Item, ask, tell

LONGEST = 200
"""Characters that the title of a save may have."""


class Reopening:
    """Opens one save for one app."""

    def __init__(
        self, app: App, path: Path, open_table: Callable[[Match, Hold], object], look_on: Callable[[Match], None]
    ) -> None:
        """The way of a save to a table that `open_table` opens; the hold names the file that the game goes on in.

        `look_on` opens the table of a game that another copy holds.
        """
        self.app = app
        self.path = path
        self.open_table = open_table
        self.look_on = look_on

    def begin(self) -> None:
        """Open the save, after a question where it cannot simply go on."""
        try:
            hold = Hold(self.path, self.app.folders.held)
        except HeldElsewhere:
            self._held()
            return
        try:
            opened = self._read()
            if opened is not None and not opened.problem and "figures" not in opened.changed:
                self.open_table(opened.match, hold)
                return
        except BaseException:
            hold.release()
            raise
        hold.release()
        if opened is not None:
            self._changed(opened)

    def _read(self) -> Opened | None:
        """The game; None if it cannot be used, which is told."""
        text = self.app.text
        try:
            return open_save(read_incoming(self.path), self.path.name, self.app.folders.overlay)
        except SaveProblem as error:
            reason = text("saves.reason_newer" if error.newer else "saves.reason_broken")
            tell(self.app, text("table.no_save"), f"{reason}\n\n{told(text, error)}")
        return None

    def _changed(self, opened: Opened) -> None:
        """Say what is not as it was and offer to go on in a file of its own, beside the one that stays."""
        text = self.app.text
        what = text(f"reopen.{'_and_'.join(opened.changed)}") if opened.changed else self._why(opened)
        undo = text("reopen.from_position" if opened.problem else "reopen.all_moves")
        buttons = [Item("go_on", text("reopen.go_on"), "play", "primary"), Item("ok", text("common.cancel"))]
        body = "\n\n".join([what, f"{undo} {text('reopen.original')}"])
        ask(self.app, text("reopen.title"), body, buttons, lambda choice: self._go_on(choice, opened.match))

    def _why(self, opened: Opened) -> str:
        """Why the moves of a save could not be kept."""
        return told(self.app.text, opened.problem) if opened.problem else ""

    def _go_on(self, choice: str, match: Match) -> None:
        if choice == "go_on":
            self._beside(match, "continued")

    def _held(self) -> None:
        """Say that another copy plays this game; offer to play a copy of it, and to look on where its moves replay."""
        text, opened = self.app.text, self._read()
        if opened is None:
            return
        watched = not opened.problem
        buttons = [
            *([Item("look_on", text("reopen.look_on"), "eye", "primary")] if watched else []),
            Item("copy", text("reopen.copy"), "play", "plain" if watched else "primary"),
            Item("ok", text("common.cancel")),
        ]
        body = text("reopen.held" if watched else "reopen.held_changed")
        ask(self.app, text("reopen.held_title"), body, buttons, self._held_answer)

    def _held_answer(self, choice: str) -> None:
        opened = self._read() if choice in ("look_on", "copy") else None
        if opened is not None and choice == "copy":
            self._beside(opened.match, "copied")
        elif opened is not None and not opened.problem:
            self.look_on(opened.match)

    def _beside(self, match: Match, kind: str) -> None:
        """Play a game in a new file beside the one it comes from."""
        match.title = self.app.text(f"reopen.{kind}", title=match.title or self.app.text("saves.untitled"))[:LONGEST]
        self.open_table(match, hold_free(self.path, self.app.folders.held))
