"""Playing whole games through the event loop: by mouse alone or by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from ai.worker import InlineThinker, Thinker, WorkerThinker
from game.core.record import Seat, read_record
from game.core.rng import advance, below
from game.registry import open_match
from tests.ui.pilot import Pilot
from ui.assets import Assets
from ui.routes import TableRoutes
from ui.scene import Scene
from ui.scenes.cover import CoverScene
from ui.scenes.end import EndScene
from ui.scenes.home import HomeScene
from ui.scenes.sheet import RoundScene, SheetScene
from ui.table.scene import TableScene

DRAWN = 30
"""A whole game is drawn before every so many answers."""

WAIT = 2400
"""Frames that a person waits for others at most."""

LIMIT = 4000
"""Choices after which a game that has not ended is called stuck."""


PATIENCE = 60.0
"""Seconds after which a worker that says nothing is called stuck."""


class Player:
    """A pilot at a table, with a small source of chance of its own."""

    def __init__(
        self, home: Path, seed: int = 7, thinker: Thinker | None = None, bare: bool = False, **settings: Any
    ) -> None:
        """An app at its home screen, `bare` without one; other `settings` go to the pilot."""
        self.thinker = thinker or InlineThinker()
        routes = TableRoutes(self.thinker, lambda: seed)
        chosen: dict[str, object] = {"pace": "instant", **settings}
        self.pilot = Pilot(home, routes=routes, **chosen)  # type: ignore[arg-type]
        routes.app = self.pilot.app
        self.routes = routes
        self.rng = seed
        if not bare:
            self.pilot.push(HomeScene(self.pilot.app))

    @property
    def table(self) -> TableScene:
        """The table that is open."""
        return next(scene for scene in self.pilot.app.scenes if isinstance(scene, TableScene))

    def start(
        self,
        people: int,
        bots: int,
        options: dict[str, str] | None = None,
        names: Sequence[str] = (),
        game: str = "draftosaurus",
    ) -> TableScene:
        """Open a table with that many persons and bots."""
        called = [*names, *(f"P{n}" for n in range(len(names), people)), *(f"B{n}" for n in range(bots))]
        seats = [Seat(name=called[n], colour=n) for n in range(people)]
        seats += [Seat(called[n], "bot", "greedy", n) for n in range(people, people + bots)]
        self.routes.start(game, seats, options or {})
        self.pilot.steps(2)
        return self.table

    def any_of(self, names: list[str]) -> str:
        """One of several names by chance."""
        self.rng = advance(self.rng)
        return names[below(self.rng, len(names))]

    def until_asked(self) -> bool:
        """Let time pass until a person is asked (True) or the game has ended (False)."""
        self.pilot.until(lambda: self._think() or self.table.interactive or self._elsewhere(), WAIT)
        return not isinstance(self.pilot.scene, EndScene)

    def _think(self) -> bool:
        """Let a worker finish its thought, so that virtual time does not run ahead of it."""
        if isinstance(self.thinker, WorkerThinker):
            wait_for_answer(self.thinker)
        return False

    def _elsewhere(self) -> bool:
        waiting = (self.table.mode == "continue" or self.unconfirmed()) and not self.table.motion.busy
        return waiting or isinstance(self.pilot.scene, CoverScene | SheetScene)

    def unconfirmed(self) -> bool:
        """Whether a choice or a whole turn that was tried out waits to be confirmed."""
        rehearsal = self.table.choice.rehearsal
        tried = self.table.mode == "trial" and rehearsal is not None and rehearsal.last is not None
        return tried or self.table.mode == "confirm"

    def play(self, choose: Callable[[Player], None], ready: Callable[[Player, str], None]) -> EndScene:
        """Play to the end, drawing now and then: `choose` makes one choice, `ready` presses a named button."""
        for number in range(LIMIT):
            if not self.until_asked():
                break
            if number % DRAWN == 0:
                self.pilot.draw()
            self.answer(choose, ready)
        assert isinstance(self.pilot.scene, EndScene), "the game has not ended"
        return self.pilot.scene

    def answer(self, choose: Callable[[Player], None], ready: Callable[[Player, str], None]) -> None:
        """Do what is asked now: open the cover, go on after a reveal, or choose."""
        if isinstance(self.pilot.scene, CoverScene):
            ready(self, "ready")
        elif isinstance(self.pilot.scene, RoundScene) or self.table.mode == "continue":
            ready(self, "continue")
        elif self.unconfirmed():
            ready(self, "confirm")
        else:
            choose(self)

    def to_choice(self, test: Callable[[TableScene], bool] = lambda _table: True) -> TableScene:
        """Play by clicks until a person is asked and the test holds."""
        for _ in range(LIMIT):
            assert self.until_asked(), "the game ended first"
            if self.pilot.scene is self.table and self.table.interactive and test(self.table):
                return self.table
            self.answer(by_click, click_button)
        raise AssertionError("no such choice came")

    def play_on(self, moves: int) -> None:
        """Play by clicks until the game has that many actions more, and let it be saved."""
        goal = self.moves() + moves
        while self.moves() < goal:
            assert self.until_asked()
            self.answer(by_click, click_button)
        self.table.session.autosave.flush()

    def to_the_end(self, *ways: Any) -> EndScene:
        """Play to the end, by clicks unless other `ways` are given; every text fits, and the save replays to it."""
        end = self.play(*(ways or (by_click, click_button)))
        self.table.session.autosave.flush()
        (path,) = self.pilot.app.folders.saves.glob("*.json")
        record = read_record(path)
        assert record.finished
        assert open_match(record, "save").outcome() == end.outcome
        assert self.pilot.overflows == []
        return end

    def held(self) -> tuple[str, ...]:
        """What is taken up."""
        return self.table.gesture.chosen

    def top(self) -> Scene:
        """The topmost scene."""
        return self.pilot.scene

    def moves(self) -> int:
        """How many actions the game has."""
        return len(self.table.session.match.moments)

    def close(self) -> None:
        """End the app and its thinker."""
        self.pilot.close()
        self.thinker.close()


class Players:
    """Makes players whose files lie in one folder."""

    def __init__(self, home: Path) -> None:
        """Players at home in `home`."""
        self.home = home
        self.made: list[Player] = []

    def __call__(self, seed: int = 7, thinker: Thinker | None = None, bare: bool = False, **settings: Any) -> Player:
        """A new player at the home screen, `bare` without one."""
        self.made.append(Player(self.home, seed, thinker, bare, **settings))
        return self.made[-1]

    def close(self) -> None:
        """End all that were made."""
        for player in self.made:
            player.close()


def seated(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """A maker of players with empty pictures; whoever was made is closed at the end."""
    monkeypatch.setenv("CABINET_HOME", str(home))
    monkeypatch.setattr(Assets, "_raster", lambda _self, _name, size: pygame.Surface(size, pygame.SRCALPHA))
    monkeypatch.setattr(Assets, "prepare", lambda _self, _name, _size, **_named: None)
    maker = Players(home)
    yield maker
    maker.close()


def wait_for_answer(thinker: WorkerThinker) -> None:
    """Block until the worker has written its answer or has ended; at once if nothing was asked."""
    worker = thinker._worker
    if thinker._request is not None and worker is not None:
        assert worker.news.wait(PATIENCE), "the worker never answered"


def resize(player: Player, size: tuple[int, int], scale: float) -> None:
    """Give the window another size and scale, and look at it."""
    app = player.pilot.app
    app.window = pygame.display.set_mode(size)
    app.settings = app.settings.with_(scale=scale)
    app.rebuild()
    player.pilot.draw()


def refusing(table: TableScene) -> bool:
    """Whether there is a choice of things to take up, and a pen that refuses the first of them."""
    pens = {name for name in table.board.names if name.startswith("pen.")}
    stacks = table.gesture.next_places(())
    return len(stacks) > 1 and bool(pens - set(table.gesture.next_places((stacks[0],))))


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
