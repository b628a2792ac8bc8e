"""The same app without a window: it tells the smoke test where things are and how they should look.

It runs in the environment of the build, where the wheel is installed that the packaged app was made of. It reads one
question a line from its input and writes one answer a line.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from ai.worker import InlineThinker
from ui.app import App
from ui.places import UserFolders
from ui.routes import TableRoutes
from ui.saves_index import list_saves
from ui.scenes.home import HomeScene
from ui.table.scene import TableScene

Place = tuple[int, int]

HALF_WRITTEN = "*.part"
"""What the app is just writing: it may be gone before it is copied."""


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        question = json.loads(line)
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder) / "home"
            shutil.copytree(question["home"], home, ignore=shutil.ignore_patterns(HALF_WRITTEN))
            print(json.dumps(answer(home, question)), flush=True)


def answer(home: Path, question: dict[str, Any]) -> dict[str, Any]:
    """Open the home screen or the newest game, press what is named, and tell what is to be seen."""
    routes = TableRoutes(InlineThinker(), lambda: question["seed"])
    app = App(UserFolders(home), routes, tuple(question["size"]))
    routes.app = app
    app.push(HomeScene(app))
    result: dict[str, Any] = {}
    if question["start"] == "game":
        routes.resume(list_saves(app.folders.saves)[0].path)
        result = offered(app)
    if result.get("over", True):
        settle(app)
    for name in question["press"]:
        press(app, app.scene.rects()[name].center if app.scene else (0, 0))
    if question["start"] == "home" and isinstance(app.scene, TableScene):
        result = offered(app)
    app.draw()
    Path(question["picture"]).write_bytes(pygame.image.tobytes(app.window, "RGB"))
    scene = app.scene
    places = {name: rect.center for name, rect in scene.rects().items()} if scene else {}
    app.quit()
    return result | {"scene": type(scene).__name__, "places": places}


def offered(app: App) -> dict[str, Any]:
    """Whether a person is asked at the table, among how many options, and the places of one of them."""
    table = app.scene
    assert isinstance(table, TableScene)
    gesture, clicks = table.gesture, list[Place]()
    path = next(iter(gesture.paths), ())
    left = path[len(gesture.chosen) :]
    for number, name in enumerate(left, start=1):
        clicks.append(table.rects()[name].center)
        if number < len(left):
            table.choice.point(name)
    gesture.cancel()
    table.refresh()
    over = table.session.decision is None
    return {"asked": bool(gesture.paths), "options": len(gesture.paths), "clicks": clicks, "over": over}


def settle(app: App) -> None:
    """Let whatever moves come to rest."""
    for _ in range(80):
        app.step([], 0.05)


def press(app: App, pos: Place) -> None:
    """Click a place."""
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))], 0.02)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step([pygame.event.Event(kind, pos=pos, button=1)], 0.02)
    settle(app)


if __name__ == "__main__":
    main()
