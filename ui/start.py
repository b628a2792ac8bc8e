"""Starting the app with its worker and its ways to the tables."""

from __future__ import annotations

import os
import sys

import pygame

from ai.worker import WorkerThinker
from ui.app import App
from ui.crash import CrashDesk
from ui.memory import spare_what_stays
from ui.routes import TableRoutes
from ui.scenes.home import HomeScene
from ui.system_motion import ask
from ui.window import UNSEEN, NoDisplay


def start_app() -> int:
    """Run Cabinet in a window until it is closed; NoDisplay if there is no screen."""
    if not _has_screen():
        raise NoDisplay
    thinker = WorkerThinker()
    routes = TableRoutes(thinker)
    app = App(routes=routes)
    routes.app = app
    app.on_crash = desk = CrashDesk(app)
    app.on_failure = desk.note
    try:
        app.push(HomeScene(app))
        app.step([], 0.0)
        app.draw()
        pygame.display.flip()
        ask(app.hear_of_motion)
        thinker.start()
        spare_what_stays()
        app.run()
    except Exception as error:
        desk.report(error)
        raise
    finally:
        routes.desk.close()
        thinker.close()
    return 0


def _has_screen() -> bool:
    """Whether a window could be seen; asked before SDL looks for a screen and talks about it."""
    chosen = os.environ.get("SDL_VIDEODRIVER", "")
    if chosen:
        return chosen not in UNSEEN
    own = sys.platform in ("win32", "darwin")
    return own or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
