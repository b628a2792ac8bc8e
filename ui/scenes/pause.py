"""The pause dialog over a table."""

from __future__ import annotations

from typing import Literal

from ui.app import App
from ui.scenes.deal_code import copy_code
from ui.scenes.notice import Dialog, Item, Pressed
from ui.scenes.settings import SettingsScene

PauseChoice = Literal["resume", "save", "replay", "analysis", "rules", "about", "quit"]
"""What the table below is told in the answer's `choice`."""


class PauseScene(Dialog):
    """Resume, save and leave, settings, rules, about the game, its code or quit; settings open over the pause."""

    width = 620

    def __init__(
        self,
        app: App,
        looks_on: bool = False,
        code: str = "",
        comes: str = "",
        begun: bool = False,
        analysis: str = "",
    ) -> None:
        """A pause; its result is a `Pressed` named `pause` with a `PauseChoice`. Who `looks_on` has nothing to save.

        `code` is that of the deal, '' where the game was not played from one; `comes` says where the game comes from;
        one that has `begun` can be replayed. `analysis` is `so_far`, `whole` of a game that is over, or '' for none.
        """
        super().__init__(app, "pause", "", "", [])
        self.looks_on = looks_on
        self.code = code
        self.comes = comes
        self.begun = begun
        self.analysis = analysis
        self.relabel()

    def relabel(self) -> None:
        """Take all words in the present language."""
        text = self.app.text
        tip = text("code.copy_tip", code=self.code)
        owed = self.app.owed.reasons("game").get("game", "")
        safe = text("pause.looking_on" if self.looks_on else "pause.safe")
        told = [part for part in (self.comes, text("unsaved.game", reason=owed) if owed else safe) if part]
        self.words = (text("pause.title"), "\n".join(told))
        replay = [Item("replay", text("replay.open_whole"), "recap")] if self.begun else []
        whole = f"analysis.{self.analysis}"
        analysis = (
            [Item("analysis", text(whole), "hint", tooltip=text(f"{whole}_tip"), beside=True)] if self.analysis else []
        )
        self.items = [
            Item("resume", text("pause.resume"), "play", "primary", shortcut="Esc"),
            Item("save", text("pause.leave" if self.looks_on else "pause.save"), "home"),
            *replay,
            *analysis,
            Item("settings", text("pause.settings"), "settings"),
            Item("rules", text("pause.rules"), "help", shortcut="F1"),
            Item("about", text("about.game.open"), "info", tooltip=text("about.game.open_tip"), beside=bool(self.code)),
            *([Item("code", text("code.deal", code=self.code), "copy", tooltip=tip)] if self.code else []),
            Item("quit", text("pause.quit"), "quit"),
        ]

    def build(self) -> None:
        """Lay out in the present language."""
        self.relabel()
        super().build()

    def choose(self, name: str) -> None:
        """Open the settings on top, copy the code of the deal, or finish with the choice."""
        if name == "code":
            copy_code(self.app, self.code)
        elif name == "settings":
            self.app.push(SettingsScene(self.app))
        else:
            self.finish(Pressed("pause", name or "resume"))
