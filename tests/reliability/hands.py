"""The hands of a monkey: every kind of event that a person, or a cat on the keyboard, can make happen."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame

from ai.messages import Effort, Request
from ai.thinking import think
from ai.worker import InlineThinker
from tests.ui.play import Player
from ui.scene import Scene

SIZES = ((1280, 720), (1600, 900), (960, 540), (640, 360), (480, 270), (300, 900), (33, 20), (1, 1), (1920, 1080))
KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_HOME, pygame.K_END, pygame.K_F1, pygame.K_r, pygame.K_c, pygame.K_z, pygame.K_y, pygame.K_s),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_9, pygame.K_KP1, pygame.K_v, pygame.K_a, pygame.K_x),
)
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)
LETTERS = "abcÉœ 1?«»-'\"&/\\{}0"


class Quick(InlineThinker):
    """A thinker that answers at once, by the greedy bot and at a glance, and that never fails."""

    def ask(self, request: Request) -> None:
        """Think a little; a failure is one of the app."""
        self._answer = think(replace(request, bot="greedy", effort=Effort(0.05, 20)))


class Hands:
    """Lets events happen in a player's app, by chance; what was done last is kept for the report."""

    def __init__(self, player: Player, seed: int) -> None:
        """Hands that do the same things for the same seed."""
        self.player = player
        self.seed = seed
        self.chance = random.Random(seed)
        self.events = 0
        self.done: list[str] = []

    @property
    def scene(self) -> Scene:
        """The topmost scene."""
        return self.player.pilot.scene

    def send(self, kind: int, **values: object) -> None:
        """Let one event happen."""
        self.events += 1
        self.done.append(f"{pygame.event.event_name(kind)} {values}")
        self.player.pilot.send(kind, **values)

    def _at(self, name: str) -> tuple[int, int]:
        return self.player.pilot.where(name)

    def _click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        if self.player.pilot.app.running:
            self.send(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def _anywhere(self) -> tuple[int, int]:
        wide, high = self.player.pilot.app.canvas.window.get_size()
        return self.chance.randrange(-3, wide + 3), self.chance.randrange(-3, high + 3)

    def _right(self) -> None:
        self._click(self._anywhere(), self.chance.choice((2, 3)))

    def _move(self) -> None:
        for _ in range(self.chance.randrange(1, 5)):
            self.send(pygame.MOUSEMOTION, pos=self._anywhere(), rel=(1, 1), buttons=(0, 0, 0))
        self.player.pilot.steps(self.chance.randrange(0, 30))

    def _drag(self) -> None:
        names = list(self.scene.rects())
        start = self._at(self.chance.choice(names)) if names else self._anywhere()
        self.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for _ in range(self.chance.randrange(1, 6)):
            if self.player.pilot.app.running:
                self.send(pygame.MOUSEMOTION, pos=self._anywhere(), rel=(5, 5), buttons=(1, 0, 0))
        if self.chance.random() < 0.9 and self.player.pilot.app.running:
            self.send(pygame.MOUSEBUTTONUP, pos=self._anywhere(), button=1)

    def _wheel(self) -> None:
        self.send(pygame.MOUSEMOTION, pos=self._anywhere(), rel=(1, 1), buttons=(0, 0, 0))
        self.send(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-30, -1, 1, 3, 30)), flipped=False)

    def _key(self) -> None:
        key, mod = self.chance.choice(KEYS), self.chance.choice(MODS)
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if self.player.pilot.app.running:
            self.send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _type(self) -> None:
        for _ in range(self.chance.randrange(1, 9)):
            self.send(pygame.TEXTINPUT, text=self.chance.choice(LETTERS))

    def _wait(self) -> None:
        self.done.append("a while passes")
        self.player.pilot.steps(self.chance.randrange(1, 90), self.chance.choice((1 / 60, 0.1)))

    def _focus(self) -> None:
        kinds = (pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
        self.send(self.chance.choice((*kinds, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED)))

    def _resize(self) -> None:
        for _ in range(self.chance.choice((1, 1, 3))):
            size = self.chance.choice(SIZES)
            self.player.pilot.app.window = pygame.display.set_mode(size, pygame.RESIZABLE)
            self.send(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        if self.chance.random() < 0.8:
            self.player.pilot.app.window = pygame.display.set_mode(SIZES[0], pygame.RESIZABLE)
            self.send(pygame.VIDEORESIZE, size=SIZES[0], w=SIZES[0][0], h=SIZES[0][1])
