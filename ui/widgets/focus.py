"""The focus ring: which target the keyboard is on, and how Tab and the arrows move it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from ui.presses import means
from ui.theme import FOCUS, Theme
from ui.widgets.panel import draw_focus

ARROWS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
CONFIRM = ("confirm", "choose")


@dataclass(slots=True)
class Target:
    """Something the keyboard can reach: a control, or a place on a board."""

    name: str
    rect: pygame.Rect
    activate: Callable[[], None]
    on_key: Callable[[pygame.event.Event], bool] | None = None
    enabled: bool = True
    typing: bool = False
    on_focus: Callable[[bool], None] | None = None
    tooltip: str = ""
    about: str = ""
    """What the tooltip tells of, where that is not the target itself."""
    radius: float = 12
    """Corner radius of the ring in units."""
    tell: Callable[[], str] | None = None
    """What finds the tooltip as soon as somebody wants to read it, where that takes a while."""

    say: Callable[[], str] | None = None
    """What it is called, and how it stands, for whoever hears it."""

    def called(self) -> str:
        """What it is called, for whoever hears it; nothing where its tooltip tells that."""
        return self.say() if self.say is not None else ""

    def read(self) -> str:
        """The tooltip."""
        if self.tell is not None:
            self.tooltip, self.tell = self.tell(), None
        return self.tooltip


class FocusRing:
    """The targets of a scene in order, and the one that has the focus."""

    def __init__(self) -> None:
        """No targets."""
        self._widgets: dict[str, Target] = {}
        self._extra: dict[str, Target] = {}
        self._extra_first = False
        self._name = ""
        self.visible = False
        self.walked = False
        self.keeps = False
        """Whether a click beside all targets leaves the focus where it is."""

    def add(self, target: Target) -> None:
        """Append a control."""
        self._widgets[target.name] = target

    def remove(self, name: str) -> None:
        """Take a target out."""
        self._widgets.pop(name, None)
        self._extra.pop(name, None)

    def clear(self) -> None:
        """Take all targets out but remember the name of the focused one."""
        self._widgets.clear()
        self._extra.clear()

    def set_extra(self, targets: Iterable[Target], first: bool = False) -> None:
        """Replace the targets that are no controls; they come after the controls unless `first`."""
        self._extra = {target.name: target for target in targets}
        self._extra_first = first

    @property
    def targets(self) -> list[Target]:
        """Every enabled target in the order of Tab."""
        groups = (self._extra, self._widgets) if self._extra_first else (self._widgets, self._extra)
        return [target for group in groups for target in group.values() if target.enabled]

    @property
    def focused(self) -> Target | None:
        """The target that has the focus, if it is there and enabled."""
        target = self._widgets.get(self._name) or self._extra.get(self._name)
        return target if target is not None and target.enabled else None

    def focus(self, name: str, visible: bool = True) -> None:
        """Give the focus to a target by name; an empty name takes it away."""
        old = self.focused
        self._name = name
        self.visible = visible and bool(name)
        new = self.focused
        if old is not new and old is not None and old.on_focus is not None:
            old.on_focus(False)
        if new is not None and new.on_focus is not None:
            new.on_focus(True)

    def step(self, by: int) -> None:
        """Move the focus forwards or backwards in order, around the end."""
        targets = self.targets
        if not targets:
            return
        names = [target.name for target in targets]
        if self._name not in names:
            index = 0 if by > 0 else -1
        else:
            index = (names.index(self._name) + (by if self.visible else 0)) % len(names)
        self.focus(names[index])

    def move(self, direction: tuple[int, int]) -> None:
        """Move the focus to the nearest target that way; it stays when there is none."""
        current = self.focused
        if current is None or not self.visible:
            self.step(1)
            return
        nearest = self.beyond(current, direction)
        if nearest is not None:
            self.focus(nearest.name)

    def beyond(self, start: Target, direction: tuple[int, int]) -> Target | None:
        """The nearest target that way from another one, None where there is none.

        Down leads into what lies inside a target, up from there back to it.
        """
        nested = _nested(start, self.targets, direction)
        if nested is not None:
            return nested
        ahead = [(cost, target) for target in self.targets if (cost := _cost(start.rect, target.rect, direction))]
        return min(ahead, key=lambda pair: pair[0])[1] if ahead else None

    def handle_key(self, event: pygame.event.Event) -> bool:
        """Use a pressed key for moving or activating; True when it was used."""
        current = self.focused if self.visible else None
        if means(event, "next", "previous", *ARROWS):
            self.walked = True
        if means(event, "next", "previous"):
            self.step(-1 if means(event, "previous") else 1)
            return True
        if current is not None and current.on_key is not None and current.on_key(event):
            return True
        way = way_of(event)
        if way is not None and self.targets:
            self.move(way)
            return True
        if means(event, *CONFIRM) and current is not None:
            current.activate()
            return True
        return False

    def at(self, pos: tuple[int, int]) -> Target | None:
        """The target under a point, disabled ones included."""
        everything = [*self._extra.values(), *self._widgets.values()]
        return next((target for target in everything if target.rect.collidepoint(pos)), None)

    def click(self, pos: tuple[int, int]) -> None:
        """Follow a mouse press: the clicked target has the focus, unseen."""
        target = self.at(pos)
        self.walked = False
        if target is None and self.keeps:
            return
        self.focus(target.name if target is not None and target.enabled else "", visible=False)
        if target is not None and target.typing:
            self.visible = True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draw the ring around the focused target while the keyboard is in use."""
        target = self.focused
        if target is None or not self.visible:
            return
        width = max(theme.px(3), 2)
        rect = target.rect.inflate(width * 4, width * 4).clip(surface.get_rect())
        draw_focus(surface, rect, theme.px(target.radius) + width * 2, FOCUS, width)


def _nested(start: Target, targets: Sequence[Target], direction: tuple[int, int]) -> Target | None:
    """The first of what lies inside a target, on the way down, or the least that lies around it, on the way up."""
    if direction[1] > 0:
        inner = [one for one in targets if _inside(one.rect, start.rect)]
        return min(inner, key=lambda one: (one.rect.top, one.rect.left), default=None)
    outer = [one for one in targets if direction[1] and _inside(start.rect, one.rect)]
    return min(outer, key=lambda one: one.rect.width * one.rect.height, default=None)


def _inside(inner: pygame.Rect, outer: pygame.Rect) -> bool:
    """Whether a box lies within another, larger one."""
    return inner.width > 0 and inner.size != outer.size and bool(outer.contains(inner))


def way_of(event: pygame.event.Event) -> tuple[int, int] | None:
    """The direction in which a press moves the focus, None if it moves nothing."""
    return next((way for name, way in ARROWS.items() if means(event, name)), None)


def _cost(start: pygame.Rect, end: pygame.Rect, direction: tuple[int, int]) -> float:
    """How far `end` is from `start` in a direction; 0 when it does not lie that way."""
    dx, dy = end.centerx - start.centerx, end.centery - start.centery
    along = dx * direction[0] + dy * direction[1]
    gap = _gap(start, end, direction)
    if along <= 0 or gap < -min(start.height, end.height) / 2:
        return 0
    across = _overlap_gap(start, end, direction)
    return max(gap, 0) + across * 2.5 + along * 0.1 + 1


def _gap(start: pygame.Rect, end: pygame.Rect, direction: tuple[int, int]) -> int:
    """The free distance between two boxes along a direction; negative when they overlap."""
    if direction[0]:
        return end.left - start.right if direction[0] > 0 else start.left - end.right
    return end.top - start.bottom if direction[1] > 0 else start.top - end.bottom


def _overlap_gap(start: pygame.Rect, end: pygame.Rect, direction: tuple[int, int]) -> float:
    """How far two boxes are apart across a direction, plus a little for centres that differ."""
    if direction[0]:
        apart = max(end.top - start.bottom, start.top - end.bottom, 0)
        return apart + abs(end.centery - start.centery) * 0.05
    apart = max(end.left - start.right, start.left - end.right, 0)
    return apart + abs(end.centerx - start.centerx) * 0.05
