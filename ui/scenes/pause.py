"""The pause dialog over a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ui.app import App
from ui.failures import because
from ui.scenes.deal_code import copy_code
from ui.scenes.key_sheet import KeySheet
from ui.scenes.notice import Dialog, Item, Pressed
from ui.scenes.settings import SettingsScene

PauseChoice = Literal["resume", "save", "replay", "analysis", "rules", "about", "quit"]
"""What the table below is told in the answer's `choice`."""


@dataclass(frozen=True)
class Offered:
    """What a pause offers beyond what every pause does.

    Who `looks_on` has nothing to save. `code` is that of the deal, '' where the game was not played from one; `comes`
    says where the game comes from; one that has `begun` can be replayed. `analysis` is `so_far`, `whole` of a game that
    is over, or '' for none.
    """

    looks_on: bool = False
    code: str = ""
    comes: str = ""
    begun: bool = False
    analysis: str = ""


class PauseScene(Dialog):
    """Resume, save and leave, settings, rules, about the game, its code or quit; settings open over the pause."""

    width = 620

    def __init__(self, app: App, offered: Offered | None = None) -> None:
        """A pause; its result is a `Pressed` named `pause` with a `PauseChoice`."""
        super().__init__(app, "pause", "", "", [])
        self.offered = offered or Offered()
        self.relabel()

    def relabel(self) -> None:
        """Take all words in the present language."""
        text, offered = self.app.text, self.offered
        tip = text("code.copy_tip", code=offered.code)
        owed = self.app.owed.reasons("game").get("game", "")
        safe = text("pause.looking_on" if offered.looks_on else "pause.safe")
        if owed:
            safe = text("unsaved.game", reason=because(text, owed))
        told = [part for part in (offered.comes, safe) if part]
        self.words = (text("pause.title"), "\n".join(told))
        replay = [Item("replay", text("replay.open_whole"), "recap")] if offered.begun else []
        about = text("about.game.open_tip")
        self.items = [
            Item("resume", text("pause.resume"), "play", "primary", shortcut="cancel"),
            Item("save", text("pause.leave" if offered.looks_on else "pause.save"), "home"),
            *replay,
            *self._analysis(),
            Item("settings", text("pause.settings"), "settings"),
            Item("keys", text("keyboard.open"), "keyboard", tooltip=text("keyboard.sheet_tip"), beside=True),
            Item("rules", text("pause.rules"), "help", shortcut="rules"),
            Item("about", text("about.game.open"), "info", tooltip=about, beside=bool(offered.code)),
            *([Item("code", text("code.deal", code=offered.code), "copy", tooltip=tip)] if offered.code else []),
            Item("quit", text("pause.quit"), "quit"),
        ]

    def _analysis(self) -> list[Item]:
        """The way to the curve of the game, if there is one."""
        text, whole = self.app.text, f"analysis.{self.offered.analysis}"
        if not self.offered.analysis:
            return []
        return [Item("analysis", text(whole), "hint", tooltip=text(f"{whole}_tip"), beside=True)]

    def build(self) -> None:
        """Lay out in the present language."""
        self.relabel()
        super().build()

    def choose(self, name: str) -> None:
        """Open the settings on top, copy the code of the deal, or finish with the choice."""
        if name == "code":
            copy_code(self.app, self.offered.code)
        elif name == "settings":
            self.app.push(SettingsScene(self.app))
        elif name == "keys":
            self.app.push(KeySheet(self.app))
        else:
            self.finish(Pressed("pause", name or "resume"))
