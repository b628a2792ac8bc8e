"""Starting the app with its worker and its ways to the tables."""

from __future__ import annotations

from ai.worker import WorkerThinker
from ui.app import App
from ui.routes import TableRoutes
from ui.scenes.home import HomeScene


def start_app() -> int:
    """Run Cabinet in a window until it is closed; NoDisplay if there is no screen."""
    thinker = WorkerThinker()
    routes = TableRoutes(thinker)
    app = App(routes=routes)
    routes.app = app
    try:
        app.push(HomeScene(app))
        app.step([], 0.0)
        app.draw()
        thinker.start()
        app.run()
    finally:
        thinker.close()
    return 0
