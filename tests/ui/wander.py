"""Wandering about an app as people do: another game before, back and forth, another size, another language."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame

from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.ui.looking import Eyes, difference, look_away, opened_fresh, rests
from tests.ui.play import Player, by_click, click_button
from ui.palette import PALETTES
from ui.table.scene import TableScene

SIZES = ((1280, 720), (1366, 768), (1600, 900))
SCALES = (1.0, 1.25, 0.85)


class Wanderer:
    """Plays by clicks and does now and then what has nothing to do with the game; looks at everything meanwhile."""

    def __init__(self, player: Player, home: Path, seed: int = 1, every: int = 1) -> None:
        """A wanderer with a chance of its own, who looks after every so many steps."""
        self.player = player
        self.home = home
        self.chance = random.Random(seed)
        self.eyes = Eyes(player.pilot.app, every)
        self.fresh = 0

    @property
    def table(self) -> TableScene:
        """The table that is open."""
        return self.player.table

    def play(self, choices: int, oddly: float = 0.3, compare: float = 0.4) -> bool:
        """Make that many choices, odd things among them; whether the game is still going on."""
        for _ in range(choices):
            if not self.player.until_asked():
                return False
            if self.chance.random() < oddly:
                self.chance.choice(self.oddities())()
            if self.player.pilot.scene is self.table and self.chance.random() < compare:
                self.compare()
            if not self.player.until_asked():
                return False
            self.player.answer(by_click, click_button)
        return True

    def oddities(self) -> list[Callable[[], None]]:
        """What people do at a table besides choosing."""
        if self.player.pilot.scene is not self.table:
            return [self.resize, self.speak]
        return [self.undo, self.look_back, self.hover, self.resize, self.speak, self.paint, self.pause, self.read,
                self.recap, self.zoom, self.look_closer]  # fmt: skip

    def compare(self) -> None:
        """The table is, pixel by pixel, the same position opened fresh; only if nothing else lies on it."""
        if not rests(self.table):
            return
        look_away(self.table)
        app = self.player.pilot.app
        picture = app.window.copy()
        anew, pilot = opened_fresh(self.table, self.home / "fresh")
        pilot.close()
        app.window = pygame.display.set_mode(app.size)
        app.draw()
        self.fresh += 1
        problem = difference(picture, anew)
        assert not problem, f"{self.table.session.match.rules.game} is not as if opened fresh: {problem}"

    def undo(self) -> None:
        """Undo the last choice, or take it back."""
        self.player.pilot.press(pygame.K_z, pygame.KMOD_CTRL)
        if self.player.pilot.scene is not self.table:
            self.player.pilot.click("back")

    def look_back(self) -> None:
        """Look back for a few moments, and come back."""
        self.player.pilot.press(pygame.K_PAGEUP)
        for _ in range(self.chance.randrange(1, 6)):
            self.player.pilot.press(self.chance.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_HOME)))
        while self.player.pilot.scene is not self.table:
            self.player.pilot.press(pygame.K_ESCAPE)

    def hover(self) -> None:
        """Rest the pointer on any place for a while."""
        self.player.pilot.move(self.chance.choice(list(self.player.pilot.names())))
        self.player.pilot.steps(12, 0.1)

    def resize(self) -> None:
        """Give the window another size, the interface another scale."""
        app = self.player.pilot.app
        app.window = pygame.display.set_mode(self.chance.choice(SIZES))
        app.settings = app.settings.with_(scale=self.chance.choice(SCALES))
        app.step([pygame.event.Event(pygame.VIDEORESIZE, size=app.size, w=app.size[0], h=app.size[1])], 0.0)

    def speak(self) -> None:
        """Change the language."""
        app = self.player.pilot.app
        app.set_language(LANGUAGES[LANGUAGES.index(app.settings.language) - 1])
        self.player.pilot.steps(1)

    def paint(self) -> None:
        """Change the colours."""
        app = self.player.pilot.app
        app.apply_settings(app.settings.with_(colours=self.chance.choice(PALETTES)))
        self.player.pilot.steps(1)

    def pause(self) -> None:
        """Open the menu and come back."""
        self.player.pilot.click("menu")
        self.player.pilot.steps(3)
        self.player.pilot.press(pygame.K_ESCAPE)

    def read(self) -> None:
        """Open the rules of what the pointer is on, and come back."""
        self.player.pilot.press(pygame.K_F1)
        self.player.pilot.steps(3)
        while self.player.pilot.scene is not self.table:
            self.player.pilot.press(pygame.K_ESCAPE)

    def recap(self) -> None:
        """See the last moves again."""
        self.player.pilot.press(pygame.K_r)
        self.player.pilot.steps(2)

    def zoom(self) -> None:
        """Look at a part of the board larger, move it about, and see it whole again."""
        main = self.table.plan.main
        self.player.pilot.wheel(main.center, self.chance.randrange(1, 5))
        self.player.pilot.steps(2, 0.1)
        for _ in range(2):
            self.table.zoom.move(self.chance.randrange(-200, 200), self.chance.randrange(-200, 200))
            self.player.pilot.steps(3)
        self.player.pilot.press(pygame.K_0)
        self.player.pilot.steps(2)

    def look_closer(self) -> None:
        """Open another seat's part, and put it away."""
        self.player.pilot.press(pygame.K_F2)
        self.player.pilot.steps(3)
        self.player.pilot.press(pygame.K_F2)

    def go_home(self) -> None:
        """Leave the table."""
        self.player.pilot.app.home()
        self.player.pilot.steps(2)


def variants(game: str, seats: int, most: int = 99) -> list[dict[str, str]]:
    """A registered game as it is, and with other values of every option that is not about who sits where."""
    options = [option for option in GAMES[game].options if option.seat < 0]
    others = [[text for text in option.choices_for(seats) if text != option.default][:most] for option in options]
    return [{}, *({option.id: text} for option, texts in zip(options, others, strict=True) for text in texts)]
