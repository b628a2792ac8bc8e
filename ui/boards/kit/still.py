"""Finished pieces of the table's picture, drawn anew only when what they show has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from ui.aside import given_pause


class Parts:
    """The last picture of every part of a table, as it lies on its ground: one quick blit each."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        self._kept: dict[str, tuple[Hashable, pygame.Surface]] = {}
        self._ground: Hashable = None

    def begin(self, ground: Hashable) -> None:
        """Start a picture on that ground; on another one than before every part is drawn anew."""
        if ground != self._ground:
            self._kept.clear()
            self._ground = ground

    def clear(self) -> None:
        """Let go of every part."""
        self._kept.clear()

    def draw(
        self, surface: pygame.Surface, name: str, rect: pygame.Rect, shown: Hashable, paint: Callable[[], None]
    ) -> None:
        """Draw a part inside `rect` and nothing beyond: by `paint`, or as it was while `shown` is the same."""
        area, key = rect.clip(surface.get_rect()), (tuple(rect), shown)
        kept = self._kept.get(name)
        given_pause()
        if kept is not None and kept[0] == key:
            surface.blit(kept[1], area)
            return
        clip = surface.get_clip()
        surface.set_clip(area.clip(clip))
        paint()
        surface.set_clip(clip)
        picture = kept[1] if kept is not None and kept[1].get_size() == area.size else pygame.Surface(area.size)
        picture.blit(surface, (0, 0), area)
        self._kept[name] = (key, picture)
