"""Looking as a person does: at what stands on the screen, compared with the same thing drawn anew or opened fresh."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from ai.worker import InlineThinker
from game.core.record import write_record
from tests.ui.pilot import Pilot
from ui.app import App
from ui.routes import TableRoutes
from ui.table.scene import TableScene


class Eyes:
    """Somebody in front of an app: after a step only what the app itself wants to draw is drawn, then looked at."""

    def __init__(self, app: App, every: int = 1) -> None:
        """Look after every so many steps from now on."""
        self.app = app
        self.every = every
        self.steps = self.looks = 0
        self._step = app.step
        app.step = self._stepped  # type: ignore[method-assign]

    def _stepped(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        self._step(events, dt)
        if not self.app.running:
            return
        if self.app.needs_draw():
            self.app.draw()
        self.steps += 1
        if self.steps % self.every == 0:
            self.look()

    def look(self) -> None:
        """What stands on the screen is what would be drawn now; AssertionError says where it is not."""
        stands = self.app.window.copy()
        self.looks += 1
        problem = difference(stands, drawn_anew(self.app))
        assert not problem, f"{self._where()}: the screen does not show what is: {problem}"

    def _where(self) -> str:
        scene = self.app.scene
        mode = f" in mode {scene.mode}" if isinstance(scene, TableScene) else ""
        return f"{type(scene).__name__}{mode} after {self.steps} steps"


def drawn_anew(app: App) -> pygame.Surface:
    """The picture of an app with nothing kept of the pictures before."""
    for scene in app.scenes:
        if isinstance(scene, TableScene):
            scene.stale = True
            parts = getattr(scene.board, "parts", None)
            if parts is not None:
                parts.begin(object())
    app._stack.forget()
    app.draw()
    return app.window


def difference(one: pygame.Surface, other: pygame.Surface) -> str:
    """Where two pictures differ, '' if they are equal pixel by pixel."""
    if one.get_size() != other.get_size():
        return f"{one.get_size()} is not {other.get_size()}"
    if one.get_buffer().raw == other.get_buffer().raw:
        return ""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    same.invert()
    boxes = same.get_bounding_rects()
    area = boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)
    return f"{same.count()} pixels within {tuple(area)}, {len(boxes)} spots, first {[tuple(box) for box in boxes[:4]]}"


def opened_fresh(table: TableScene, home: Path) -> tuple[pygame.Surface, Pilot]:
    """The same position opened from a save in an app that has shown nothing before; its picture and its pilot."""
    app = table.app
    path = home / "fresh.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(path, table.session.match.record())
    routes = TableRoutes(InlineThinker())
    pilot = Pilot(home, app.size, app.settings.language, app.settings.scale, routes, **_fields(app.settings))
    routes.app = pilot.app
    routes.resume(path)
    fresh = pilot.app.scene
    assert isinstance(fresh, TableScene), f"the save opens {pilot.top}"
    return pilot.draw().copy(), pilot


def _fields(settings: object) -> dict[str, Any]:
    """The settings that a picture depends on."""
    names = ("pace", "motion", "colours", "aids", "auto_forced", "confirm_moves")
    return {name: getattr(settings, name) for name in names}


def rests(table: TableScene) -> bool:
    """Whether only the position is on the table: nothing moves, is held, tried out, refused or looked back at."""
    held = bool(table.gesture.chosen) and table.gesture.chosen != table.gesture.beginning
    calm = not (table.motion.busy or table.flash or held or table.log._scroll)
    return table.app.scene is table and calm and table.mode in ("play", "over") and table.choice.rehearsal is None


def look_away(table: TableScene) -> None:
    """Take the pointer out of the window, leave the keys alone, and let the portraits calm down."""
    table.app.step([pygame.event.Event(pygame.WINDOWLEAVE)], 0.0)
    table.controls.ring.focus("", visible=False)
    table.faces._gestures.clear()
    table.app.draw()
