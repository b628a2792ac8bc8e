"""The pictures of animals and experts: made once for a window ahead of their use, then only made smaller."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.encyclopedia.box import Box
from game.encyclopedia.view import DICE
from ui.app import App
from ui.boards.encyclopedia.facts import animal_image, expert_image

Face = Callable[[int], None]
"""What makes the face of a card ahead of its use."""

PART = 0.11
"""The height of a picture as a part of the window's height; larger ones are made for themselves."""


class Gallery:
    """Keeps every picture at one size per window; one after the other is made on another thread."""

    def __init__(self, app: App, box: Box) -> None:
        """Nothing is made yet."""
        self._app = app
        self._names = [animal_image(box, number) for number in range(len(box.animal_ids))]
        self._names += [expert_image(box, number) for number in range(len(box.experts.ids))]
        self._animals = len(box.animal_ids)
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
            side = self._side()
            self._app.assets.prepare(self._names[number], (side, side))
        elif number - count < self._animals:
            animal(number - count)
        elif number < 2 * count:
            expert(number - count - self._animals)
        else:
            die(number - 2 * count)

    def draw(self, surface: pygame.Surface, name: str, box: pygame.Rect) -> None:
        """A picture in the middle of a box, its shape kept."""
        size = (max(box.width, 1), max(box.height, 1))
        image = self._app.assets.kept(("encyclopedia smaller", name, size), lambda: self._smaller(name, size))
        surface.blit(image, image.get_rect(center=box.center))

    def _side(self) -> int:
        return max(round(self._app.size[1] * PART), 1)

    def _whole(self, name: str) -> pygame.Surface:
        """The picture at the size at which it is made ahead: no side of it is shorter than that of a window."""
        side, ratio = self._side(), self._app.assets.ratio(name)
        width = max(side, round(side * ratio))
        return self._app.assets.image(name, (width, max(side, round(width / ratio))))

    def _smaller(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture at the size that fits into a box."""
        whole = self._whole(name)
        factor = min(size[0] / whole.get_width(), size[1] / whole.get_height())
        if factor > 1:
            return self._app.assets.image(name, size)
        target = (max(round(whole.get_width() * factor), 1), max(round(whole.get_height() * factor), 1))
        return pygame.transform.smoothscale(whole, target)
