"""The menu scenes as the tests open them, with files and rules to show."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from ui.app import App
from ui.boards.registry import DRAWERS
from ui.records.tally import Shelf
from ui.scene import Scene
from ui.scenes.about import AboutScene
from ui.scenes.about_game import AboutGameScene
from ui.scenes.deal_code import CodeDialog
from ui.scenes.game_panel import GamePanel
from ui.scenes.help import HelpScene
from ui.scenes.home import HomeScene
from ui.scenes.lessons import LearnScene
from ui.scenes.notice import Item, Question
from ui.scenes.pause import PauseScene
from ui.scenes.player_card import PlayerDialog
from ui.scenes.records import RecordsScene
from ui.scenes.records_share import ShareDialog
from ui.scenes.rename import RenameDialog
from ui.scenes.saves import SavesScene
from ui.scenes.settings import SettingsScene


def question(app: App) -> Scene:
    """A question with a long text."""
    items = [Item("delete", app.text("saves.delete"), "trash", "danger"), Item("cancel", app.text("common.cancel"))]
    body = app.text("saves.delete_body", title="Une partie au nom plutôt long, jouée un dimanche de pluie")
    return Question(app, app.text("saves.delete_title"), body, items)


MENUS: dict[str, Callable[[App], Scene]] = {
    "home": HomeScene,
    "panel": lambda app: GamePanel(app, next(iter(DRAWERS.values()))),
    "settings": SettingsScene,
    "about": AboutScene,
    "about_game": lambda app: AboutGameScene(app, "encyclopedia"),
    "pause": PauseScene,
    "saves": SavesScene,
    "rename": lambda app: RenameDialog(app, "Sunday", lambda _title: None),
    "question": question,
    "help": lambda app: HelpScene(app, "draftosaurus"),
    "learn": lambda app: LearnScene(app, "cubosaurs", lambda _chapter: None),
    "records": RecordsScene,
    "share": ShareDialog,
    "player": lambda app: PlayerDialog(app, Shelf([], app.players), "Mary"),
    "code": lambda app: CodeDialog(app, lambda _deal: None),
}
"""Every menu scene by a short name."""


def save(folder: Path, name: str, **changes: object) -> Path:
    """Write a save as far as the list reads it."""
    content: dict[str, object] = {
        "format": 1,
        "game": "draftosaurus",
        "seats": [{"name": "Ada", "kind": "human"}, {"name": "Bruno", "kind": "bot"}],
        "actions": ["a", "b", "c"],
        "finished": False,
        "saved_at": "2025-03-01T10:00:00+00:00",
        "title": name,
    }
    path = folder / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content | changes), encoding="utf-8")
    return path


def some_saves(folder: Path) -> None:
    """A running, a finished, a future and a damaged save, and some more for a second page."""
    save(folder, "running")
    save(folder, "finished", finished=True, saved_at="2025-03-02T10:00:00+00:00")
    save(folder, "future", format=99)
    (folder / "damaged.json").write_text("{", encoding="utf-8")
    for number in range(12):
        save(folder, f"more {number}", saved_at=f"2024-01-{number + 1:02}T10:00:00+00:00")
