"""Pictures made ahead of their use: on a thread of their own, one after the other, within a number of bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

Make = Callable[[], pygame.Surface]

MOMENT = 0.001
"""Seconds between two looks at an order that somebody waits for."""


class Workshop:
    """Makes what is ordered by key and holds it until somebody takes it; what would be too much is not made."""

    def __init__(self, limit: int) -> None:
        """Nothing is ordered; orders and what was made of them take at most `limit` bytes."""
        self.limit = limit
        self.used = 0
        self._orders: OrderedDict[Hashable, tuple[Make, int]] = OrderedDict()
        self._made: dict[Hashable, tuple[pygame.Surface, int]] = {}
        self._busy: Hashable = None
        self._running = False
        self._era = 0
        self._changed = threading.Condition()

    @property
    def busy(self) -> bool:
        """Whether something is ordered that is not made yet."""
        return bool(self._orders)

    def order(self, key: Hashable, make: Make, size: tuple[int, int]) -> None:
        """Make a picture of about that size soon, unless that is under way already or there is no room for it."""
        cost = size[0] * size[1] * 4
        with self._changed:
            if key in self._orders or key in self._made or key == self._busy or self.used + cost > self.limit:
                return
            self._orders[key] = (make, cost)
            self.used += cost
            self._begin()

    def made(self, key: Hashable, make: Make, pause: Callable[[], None]) -> pygame.Surface:
        """A picture that somebody waits for, made at once and however large; `pause` is called meanwhile."""
        with self._changed:
            waits = key in self._made or key == self._busy
            if not waits and self._busy is None:
                self._orders[key] = (make, self._orders.pop(key, (make, 0))[1])
                self._orders.move_to_end(key, last=False)
                self._begin()
                waits = True
        if not waits:
            return self._made_apart(key, make, pause)
        while not self._over(key):
            pause()
        return self.take(key) or make()

    def _made_apart(self, key: Hashable, make: Make, pause: Callable[[], None]) -> pygame.Surface:
        """A picture made on a thread of its own, while something else is in hand."""
        self.take(key)
        found: list[pygame.Surface | None] = []
        thread = threading.Thread(target=lambda: found.append(_tried(make)), name="pictures", daemon=True)
        thread.start()
        while thread.is_alive():
            thread.join(MOMENT)
            pause()
        return found[0] or make()

    def awaited(self, key: Hashable, pause: Callable[[], None]) -> pygame.Surface | None:
        """What was ordered before, made before all others and waited for; None where it is not to be had."""
        with self._changed:
            if key in self._orders:
                self._orders.move_to_end(key, last=False)
        while not self._over(key):
            pause()
        return self.take(key)

    def _begin(self) -> None:
        """Have a thread that works."""
        if not self._running:
            self._running = True
            threading.Thread(target=self._work, name="pictures", daemon=True).start()

    def _over(self, key: Hashable) -> bool:
        """Whether an order is not waiting any more, after looking for a moment."""
        with self._changed:
            return self._changed.wait_for(lambda: key not in self._orders and self._busy != key, MOMENT)

    def take(self, key: Hashable) -> pygame.Surface | None:
        """What was made of an order, after waiting for it if it is in hand; None where the caller has to make it."""
        with self._changed:
            if key in self._orders:
                self.used -= self._orders.pop(key)[1]
            self._changed.wait_for(lambda: self._busy != key)
            picture, cost = self._made.pop(key, (None, 0))
            self.used -= cost
            return picture

    def clear(self) -> None:
        """Forget every order and all that was made."""
        with self._changed:
            self._orders.clear()
            self._made.clear()
            self.used = 0
            self._era += 1

    def cancel(self) -> None:
        """Forget every order that is not in hand; something else comes first."""
        with self._changed:
            self.used -= sum(cost for _, cost in self._orders.values())
            self._orders.clear()

    def settle(self) -> None:
        """Wait until all that is ordered is made."""
        with self._changed:
            self._changed.wait_for(lambda: not self._running)

    def _work(self) -> None:
        """Make one order after the other until there is none left."""
        while (order := self._next()) is not None:
            key, make, cost, era = order
            picture = _tried(make)
            with self._changed:
                self._busy = None
                if picture is None and era == self._era:
                    self.used -= cost
                elif picture is not None and era == self._era:
                    self._made[key] = (picture, cost)
                self._changed.notify_all()

    def _next(self) -> tuple[Hashable, Make, int, int] | None:
        """The order to begin with now, the oldest one; None when there is none and the thread ends."""
        with self._changed:
            if not self._orders:
                self._running = False
                self._changed.notify_all()
                return None
            key, (make, cost) = self._orders.popitem(last=False)
            self._busy = key
            return key, make, cost, self._era


def _tried(make: Make) -> pygame.Surface | None:
    """What is made, None where that fails: whoever asks for it will make it and hear why."""
    try:
        return make()
    except (pygame.error, OSError, ValueError, MemoryError):
        return None
