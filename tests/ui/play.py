"""Playing whole games through the event loop: by mouse alone or by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from ai.worker import InlineThinker
from game.core.record import Seat
from game.core.rng import advance, below
from tests.ui.pilot import Pilot
from ui.routes import TableRoutes
from ui.scenes.cover import CoverScene
from ui.scenes.end import EndScene
from ui.scenes.home import HomeScene
from ui.table.scene import TableScene

LIMIT = 4000
"""Choices after which a game that has not ended is called stuck."""


class Player:
    """A pilot at a table, with a small source of chance of its own."""

    def __init__(self, home: Path, seed: int = 7, **settings: object) -> None:
        """An app at its home screen; `settings` go to the pilot."""
        routes = TableRoutes(InlineThinker(), lambda: seed)
        chosen: dict[str, object] = {"pace": "instant", **settings}
        self.pilot = Pilot(home, routes=routes, **chosen)  # type: ignore[arg-type]
        routes.app = self.pilot.app
        self.routes = routes
        self.rng = seed
        self.pilot.push(HomeScene(self.pilot.app))

    @property
    def table(self) -> TableScene:
        """The table that is open."""
        return next(scene for scene in self.pilot.app.scenes if isinstance(scene, TableScene))

    def start(self, people: int, bots: int, options: dict[str, str] | None = None) -> TableScene:
        """Open a table of Draftosaurus with that many persons and bots."""
        seats = [Seat(name=f"P{n}", colour=n) for n in range(people)]
        seats += [Seat(name=f"B{n}", kind="bot", bot="greedy", colour=people + n) for n in range(bots)]
        self.routes.start("draftosaurus", seats, options or {})
        self.pilot.steps(2)
        return self.table

    def any_of(self, names: list[str]) -> str:
        """One of several names by chance."""
        self.rng = advance(self.rng)
        return names[below(self.rng, len(names))]

    def until_asked(self) -> bool:
        """Let time pass until a person is asked (True) or the game has ended (False)."""
        self.pilot.until(lambda: self.table.interactive or self._elsewhere())
        return not isinstance(self.pilot.scene, EndScene)

    def _elsewhere(self) -> bool:
        waiting = self.table.mode == "continue" and not self.table.motion.busy
        return waiting or isinstance(self.pilot.scene, CoverScene | EndScene)

    def play(self, choose: Callable[[Player], None], ready: Callable[[Player, str], None]) -> EndScene:
        """Play to the end: `choose` makes one choice, `ready` presses a named button."""
        for _ in range(LIMIT):
            if not self.until_asked():
                break
            if isinstance(self.pilot.scene, CoverScene):
                ready(self, "ready")
            elif self.table.mode == "continue":
                ready(self, "continue")
            else:
                choose(self)
        assert isinstance(self.pilot.scene, EndScene), "the game has not ended"
        return self.pilot.scene


def by_click(player: Player) -> None:
    """Click one of the places that can be chosen."""
    player.pilot.click(player.any_of(player.table.gesture.next_places()))


def by_drag(player: Player) -> None:
    """Drag from a place to one that completes the choice."""
    gesture = player.table.gesture
    first = gesture.chosen[0] if gesture.chosen else player.any_of(gesture.next_places())
    if gesture.chosen:
        player.pilot.click(player.any_of(gesture.next_places()))
    else:
        player.pilot.drag(first, player.any_of(gesture.next_places((first,))))


def click_button(player: Player, name: str) -> None:
    """Click a button."""
    player.pilot.click(name)


def by_keys(player: Player) -> None:
    """Walk with Tab to one of the places that can be chosen, and press Enter."""
    places = player.table.gesture.next_places()
    press_on(player, player.any_of(places))


def by_digits(player: Player) -> None:
    """Press the number of a place."""
    places = player.table.gesture.next_places()[:9]
    player.pilot.press(getattr(pygame, f"K_{places.index(player.any_of(places)) + 1}"))


def press_on(player: Player, name: str) -> None:
    """Move the focus to a name with Tab, then press Enter."""
    ring = player.pilot.scene.controls.ring
    for _ in range(80):
        if ring.visible and ring.focused is not None and ring.focused.name == name:
            player.pilot.press(pygame.K_RETURN)
            return
        player.pilot.press(pygame.K_TAB)
    raise AssertionError(f"{name} cannot be reached with Tab")
