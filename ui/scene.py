"""One screen of the app, and what a screen may ask of the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from ui.audio import Mood
from ui.commands import Place
from ui.presses import means
from ui.widgets.controls import Controls

if TYPE_CHECKING:
    from datetime import date

    from game.core.match import Match
    from game.core.record import Seat
    from ui.app import App
    from ui.origins import Origins
    from ui.records.code import Deal
    from ui.table.session import Session


class Routes(Protocol):
    """The ways from the menus to a table."""

    def quick_play(self, game_id: str) -> None:
        """Start a game at once with the last or the usual seats."""

    def setup(self, game_id: str) -> None:
        """Open the set-up of a new game."""

    def deal(self, deal: Deal) -> None:
        """Open the set-up of a deal, in the place of the topmost scene."""

    def same_deal(self, match: Match) -> None:
        """Play the deal of a match again with the same seats, in the place of its table."""

    def daily(self, day: date | None = None) -> None:
        """Open the page of the daily deals at a day."""

    def learn(self, game_id: str) -> None:
        """Open the lessons of a game."""

    def puzzle(self, game_id: str, number: int) -> None:
        """Open the table of a puzzle, counted from 0."""

    def resume(self, path: Path) -> None:
        """Open a saved game where it stopped."""

    def rerun(self, path: Path) -> None:
        """Open a saved game, and over its table the replay of it from the beginning."""

    def replay(self, session: Session, count: int, turning: Sequence[int] = ()) -> None:
        """Open the replay of a game at the moment after `count` actions; `turning` are its turning points."""

    def branch(self, match: Match) -> None:
        """Open the table of a game that branches off from another one, in the place of its table."""

    def help(self, game_id: str, topic: str = "", passage: str = "") -> None:
        """Open the rules of a game, at a topic if one is named, and at a passage of it."""

    def aid(self, game_id: str) -> None:
        """Open the player aid of a game."""

    def about(self, game_id: str) -> None:
        """Open the page about a game."""

    def expect(self, games: Sequence[str]) -> None:
        """A table of one of these games may be asked for next, most likely of the first one."""

    def expect_table(self, game_id: str, seats: Sequence[Seat], options: Mapping[str, str]) -> None:
        """This table may be asked for next."""

    def prepare(self, seconds: float) -> None:
        """Spend about so long on what may be asked for next."""


class NoRoutes:
    """Ways to nowhere, for an app without tables."""

    def quick_play(self, game_id: str) -> None:
        """Do nothing."""

    def setup(self, game_id: str) -> None:
        """Do nothing."""

    def deal(self, deal: Deal) -> None:
        """Do nothing."""

    def same_deal(self, match: Match) -> None:
        """Do nothing."""

    def daily(self, day: date | None = None) -> None:
        """Do nothing."""

    def learn(self, game_id: str) -> None:
        """Do nothing."""

    def puzzle(self, game_id: str, number: int) -> None:
        """Do nothing."""

    def resume(self, path: Path) -> None:
        """Do nothing."""

    def rerun(self, path: Path) -> None:
        """Do nothing."""

    def replay(self, session: Session, count: int, turning: Sequence[int] = ()) -> None:
        """Do nothing."""

    def branch(self, match: Match) -> None:
        """Do nothing."""

    def help(self, game_id: str, topic: str = "", passage: str = "") -> None:
        """Do nothing."""

    def aid(self, game_id: str) -> None:
        """Do nothing."""

    def about(self, game_id: str) -> None:
        """Do nothing."""

    def expect(self, games: Sequence[str]) -> None:
        """Do nothing."""

    def expect_table(self, game_id: str, seats: Sequence[Seat], options: Mapping[str, str]) -> None:
        """Do nothing."""

    def prepare(self, seconds: float) -> None:
        """Do nothing."""


class Scene:
    """One screen: it handles events, updates, draws, and hands a result to the screen below."""

    opaque = True
    """False: the scene below is drawn first."""

    live_below = False
    """True: the scene below goes on moving; otherwise it is drawn once and kept as a still picture."""

    veil = 0
    """How strongly a still picture of the scene below is darkened, from 0 to 255."""

    heard_as: Place = "page"
    """What kind of screen this is to the keys: the same key may ask for other things at a table."""

    listening = False
    """Whether every key goes to this screen as it is pressed, and asks for nothing."""

    mood: Mood | None = None
    """What is heard behind this screen; None for what is heard behind the one below."""

    origins: Origins | None = None
    """The figures of the game that is played here, which all texts about it tell while the screen is open."""

    def __init__(self, app: App) -> None:
        """A screen of `app`; nothing is laid out before `build`."""
        self.app = app
        self.controls = Controls(app)

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self.app.size

    def enter(self) -> None:
        """Called once when the scene is pushed, before the first build."""

    def rebuild(self) -> None:
        """Lay everything out anew; the focus stays on the control of the same name."""
        self.controls.reset()
        self.build()
        self.controls.finish_build()

    def build(self) -> None:
        """Lay out for the present window, scale and language; called through `rebuild`."""

    @property
    def renews(self) -> bool:
        """Whether much of what stays is drawn anew before the next picture."""
        return False

    def renew(self) -> None:
        """Draw anew what stays, beside the loop; the next picture comes after it, and nothing happens meanwhile."""

    @property
    def foretaste(self) -> Callable[[pygame.Surface], None] | None:
        """What is shown where the first picture takes longer to make; None for what was there before."""
        return None

    def handle(self, event: pygame.event.Event) -> None:
        """Give the event to the controls; when nothing wants it, Esc and the right button go back, Enter agrees."""
        if self.controls.handle(event):
            return
        if is_escape(event) or is_right_click(event):
            self.back()
        elif is_enter(event):
            self.agree()

    def back(self) -> None:
        """What Esc and the right button do: finish without a result."""
        self.finish()

    def agree(self) -> None:
        """What Enter does while the focus is nowhere: nothing."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.controls.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the screen; changes nothing."""
        self.controls.draw(surface)

    def idle(self) -> bool:
        """Whether the picture stays the same until the next event, so that drawing may rest."""
        return False

    def settled(self) -> bool:
        """Whether everything on the screen is drawn in full; what is made little by little comes later."""
        return True

    def rects(self) -> dict[str, pygame.Rect]:
        """Every named place of the screen, for the pilot and the layout tests."""
        return self.controls.rects()

    def told_status(self) -> str:
        """The sentence that says what is asked here, which is spoken whenever it is another."""
        return ""

    def told_lines(self) -> Sequence[str]:
        """What has happened here line by line, of which new lines are spoken."""
        return ()

    def taken(self) -> list[pygame.Rect]:
        """Places that a notice should not cover."""
        return []

    def resume(self, result: object) -> None:
        """Called when the scene above has finished with `result`."""

    def covered(self) -> None:
        """Called when another scene was put over this one, of which nothing is seen meanwhile."""

    def finish(self, result: object = None) -> None:
        """Close this scene and hand `result` to the one below."""
        self.app.finish(self, result)

    def leave(self) -> None:
        """Called once when the scene is closed or the app quits."""


def is_escape(event: pygame.event.Event) -> bool:
    """Whether the event asks to go back, as Esc does."""
    return means(event, "cancel")


def is_right_click(event: pygame.event.Event) -> bool:
    """Whether the event is the press of the right mouse button."""
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT


def is_enter(event: pygame.event.Event) -> bool:
    """Whether the event agrees, as the Enter keys do."""
    return means(event, "confirm")
