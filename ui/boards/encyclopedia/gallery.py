"""The pictures of animals and experts: made once for a window ahead of their use, then only made smaller."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.encyclopedia.box import Box
from game.encyclopedia.view import DICE
from ui.app import App
from ui.boards.encyclopedia.names import animal_image, expert_image
from ui.boards.kit.pen import Pen

Face = Callable[[int], None]
"""What makes the face of a card ahead of its use."""

PART = 0.11
"""The height of a picture as a part of the window's height; larger ones are made for themselves."""


class Gallery:
    """Keeps every picture at one size per window; one after the other is made on another thread."""

    def __init__(self, app: App, box: Box) -> None:
        """Nothing is made yet."""
        self._app = app
        self._animals = len(box.animal_ids)
        self._names = [animal_image(box, number) for number in range(self._animals)]
        self._names += [expert_image(box, number) for number in range(len(box.experts.ids))]
        self._key: object = None
        self._left: list[int] = []

    def warm(self, animal: Face, expert: Face, die: Face) -> None:
        """Go one step ahead: begin to make a picture, or once all are begun, make the face of a card or a die."""
        count, key = len(self._names), (self._app.size, self._app.text.lang)
        if self._key != key:
            self._key, self._left = key, list(range(2 * count + len(DICE)))[::-1]
        if not self._left:
            return
        number = self._left.pop()
        if number < count:
            self._app.assets.prepare(f"encyclopedia/{self._names[number]}", (self._side(), self._side()))
        elif number - count < self._animals:
            animal(number - count)
        elif number < 2 * count:
            expert(number - count - self._animals)
        else:
            die(number - 2 * count)

    def draw(self, pen: Pen, name: str, box: pygame.Rect) -> None:
        """A picture in the middle of a box, its shape kept."""
        size, whole = (max(box.width, 1), max(box.height, 1)), pen.image(name)
        pen.set(self._app.assets.kept(("smaller", whole, size), lambda: self._smaller(whole, size)), box)

    def _side(self) -> int:
        return max(round(self._app.size[1] * PART), 1)

    def _smaller(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture that fits into a box, out of one that is made ahead: no side of it is shorter than a window's."""
        side, ratio = self._side(), self._app.assets.ratio(name)
        width = max(side, round(side * ratio))
        whole = self._app.assets.image(name, (width, max(side, round(width / ratio))))
        factor = min(size[0] / whole.get_width(), size[1] / whole.get_height())
        if factor > 1:
            return self._app.assets.image(name, size)
        target = (max(round(whole.get_width() * factor), 1), max(round(whole.get_height() * factor), 1))
        return pygame.transform.smoothscale(whole, target)
