"""What controls of a scene have in common: names, focus, shortcuts, tooltips, events and drawing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ui.presses import by_button, means
from ui.widgets.closeup import CloseUp
from ui.widgets.faces import Painter
from ui.widgets.focus import FocusRing, Target
from ui.widgets.manager import Entry, Face, Manager
from ui.widgets.tooltip import Around, Tip, Tooltip

if TYPE_CHECKING:
    from ui.app import App
    from ui.theme import Theme

WARMING = "warm"
"""Begins the name under which controls have a picture made that a hover or a press will need."""

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class ControlSet:
    """The controls of one scene as a whole, driven by mouse and keyboard alike."""

    def __init__(self, app: App) -> None:
        """No controls yet; `reset` makes the manager for the present window."""
        self.app = app
        self.ring = FocusRing()
        self.tooltip = Tooltip()
        self.manager: Manager | None = None
        self._made_for: tuple[tuple[int, int], Theme, str] | None = None
        self._rects: dict[str, pygame.Rect] = {}
        self._faces: dict[str, Face] = {}
        self._tips: dict[str, Tip] = {}
        self._shortcuts: list[tuple[str, Target]] = []
        self._labels: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._words: list[tuple[str, pygame.Rect]] = []
        self._entries: dict[str, Entry] = {}
        self._hollow: dict[str, tuple[pygame.Surface, pygame.Rect]] = {}
        self._cold: list[tuple[Face, str]] = []
        self._warming = f"{WARMING} {id(self)}"
        self._signs: dict[tuple[Theme, tuple[int, int], str, str], pygame.Surface] = {}
        self.kept: list[pygame.Rect] = []
        """Places that tooltips never cover."""
        self.avoid: list[pygame.Rect] = []
        """Places that tooltips hardly ever cover."""
        self.close_up: Callable[[str], CloseUp | None] = lambda _about: None
        """What is shown large beside the words of a tooltip, by what it is about."""
        self._clicked: tuple[str, tuple[int, int]] | None = None
        self._calm = 0.0
        self._frames = 0

    def reset(self) -> None:
        """Remove every control and start anew for the present window and theme."""
        made_for = self.app.size, self.app.theme, self.app.text.lang
        if self.manager is not None and self._made_for == made_for:
            self.manager.renew(self.app.pointer)
        else:
            self.release()
            self.manager = Manager(self.app.size, self.app.theme, self.app.pointer, self.app.text.lang)
            self._made_for = made_for
            self._signs.clear()
        self.ring.clear()
        self.tooltip.reset()
        for kept in (self._rects, self._faces, self._tips, self._shortcuts, self._labels, self._entries, self._hollow):
            kept.clear()
        self._stop_warming()
        self._words.clear()

    def let_go(self) -> None:
        """Let go of the pictures of what can be pressed, which is not seen before everything is laid out anew."""
        self._stop_warming()
        for face in self._faces.values():
            face.let_go()

    def release(self) -> None:
        """Let go of every picture; the scene is closed."""
        self._stop_warming()
        if self.manager is not None:
            self.manager.renew((-1, -1))
        self.tooltip.reset()
        self._labels.clear()

    def finish_build(self) -> None:
        """Let the controls take their first state; an entry that had the focus gets it back."""
        self._calm, self._frames = 0.0, 0
        if (target := self.ring.focused) is not None and target.on_focus is not None:
            target.on_focus(True)
        self._manager.update(0.0)

    @property
    def painter(self) -> Painter:
        """What draws the faces."""
        return Painter(self.app.theme, self.app.assets)

    @property
    def _manager(self) -> Manager:
        if self.manager is None:
            self.reset()
        assert self.manager is not None
        return self.manager

    def hint(self, name: str, rect: pygame.Rect, text: str, about: str = "") -> None:
        """A tooltip for a place that is no control; `about` tells places apart that take turns under one name."""
        self._tips[name] = Tip(about or name, text, rect)

    def _beside(self, rect: pygame.Rect) -> str:
        """The label that stands nearest at the left of a control, in its line."""
        before = [(area.right, words) for words, area in self._words if _in_line(area, rect)]
        return max(before, default=(0, ""))[1]

    def _valued(self, rect: pygame.Rect, value: Callable[[], str], label: str = "") -> Callable[[], str]:
        """What a control with a value is called: its own label or the one beside it, and the value."""

        def called() -> str:
            name = label or self._beside(rect)
            return self.app.text("speech.valued", name=name, value=value()) if name else value()

        return called

    def rects(self) -> dict[str, pygame.Rect]:
        """The boxes of all controls by name."""
        return dict(self._rects)

    def withdraw(self, area: pygame.Rect) -> None:
        """Take away the buttons that lie under something else; their keys go on working."""
        for name in [name for name, face in self._faces.items() if face.rect.colliderect(area)]:
            face = self._faces.pop(name)
            self._cold = [(cold, state) for cold, state in self._cold if cold is not face]
            face.kill()
            self.ring.remove(name)
            del self._rects[name]

    def entry_text(self, name: str) -> str:
        """What an entry holds."""
        return str(self._entries[name].get_text())

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; True when a control took it."""
        self._calm = 0.0
        if event.type in MOUSE:
            return self._handle_mouse(event)
        if event.type == pygame.KEYDOWN:
            return self._handle_key(event)
        if event.type in (pygame.TEXTINPUT, pygame.KEYUP) and self.typing:
            return bool(self._manager.process_events(event))
        return False

    @property
    def typing(self) -> bool:
        """Whether keys go into an entry."""
        target = self.ring.focused
        return target is not None and target.typing

    def update(self, dt: float) -> None:
        """Let time pass: hover states, blinking cursor, tooltip."""
        self._calm += dt
        self._frames += 1
        self._manager.patient = self.app.beside.live
        self._manager.update(dt)
        if self._frames > 2:
            self._warm()
        self._aim_tooltip()
        self.tooltip.update(dt, self.app.theme, self.app.size, self.app.beside)

    def quiet(self) -> bool:
        """Whether nothing visible will change before the next event."""
        return self._calm > 0.6 and not self.typing and not self.tooltip.pending and not self._cold_left()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw labels, controls, the focus ring and the tooltip."""
        surface.blits(self._labels)
        for face in self._faces.values():
            face.show_something()
        self._manager.draw_ui(surface)
        for name, picture in self._hollow.items():
            if not self._entries[name].text and not self._entries[name].is_focused:
                surface.blit(*picture)
        self.ring.draw(surface, self.app.theme)
        self.tooltip.draw(surface)

    def point(self, pos: tuple[int, int]) -> None:
        """Take the pointer to be at `pos`, as after another scene was on top."""
        self._manager.pointer = pos
        self._calm = 0.0

    def hush(self) -> None:
        """Say nothing of what is under the pointer before that has moved."""
        self._clicked = ("", self.app.pointer)

    def stir(self) -> None:
        """Something has changed: the controls are not quiet before they have settled."""
        self._calm = 0.0

    def _warm(self) -> None:
        """Have one picture made that is needed now, or that a hover or a press will need, before it is needed."""
        waiting = [(face, face.state) for face in self._faces.values() if face.lacks]
        while (waiting or self._cold) and not self.app.beside.makes(self._warming):
            needed = bool(waiting)
            face, state = waiting.pop() if needed else self._cold.pop()
            if not face.has(state) and (face.is_enabled or state == "off"):
                self._make(partial(face.warm, state), needed)
                return

    def _stop_warming(self) -> None:
        """Have no picture made any more: what it would show may be gone together with its control."""
        self._cold.clear()
        self.app.beside.stop(self._warming)

    def _cold_left(self) -> bool:
        """Whether a picture that is needed now, or will be, is not made yet."""
        return bool(self._cold) or any(face.lacks for face in self._faces.values())

    def _make(self, act: Callable[[], None], first: bool) -> None:
        self.app.beside.begin(self._warming, lambda _pause: act(), first)

    def _register(self, target: Target, tooltip: str | None, shortcut: str | None) -> None:
        tip = tooltip or ""
        if shortcut:
            self._shortcuts.append((shortcut, target))
            key = self.app.hands.named(shortcut)
            tip = f"{tip}\t{key}" if key else tip
        target.tooltip = tip
        self.ring.add(target)

    def _heard(self, press: Callable[[], None]) -> Callable[[], None]:
        def pressed() -> None:
            self.app.audio.play("click")
            press()

        return pressed

    def _handle_mouse(self, event: pygame.event.Event) -> bool:
        self._manager.pointer = event.pos
        if event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            tip = self._tip()
            self._clicked = (tip.about if tip is not None else "", event.pos)
            self.tooltip.reset()
            self.ring.click(event.pos)
        return bool(self._manager.process_events(event))

    def _handle_key(self, event: pygame.event.Event) -> bool:
        if self.typing:
            return self._handle_typing(event)
        for command, target in self._shortcuts:
            if target.enabled and means(event, command):
                target.activate()
                return True
        return self.ring.handle_key(event)

    def _handle_typing(self, event: pygame.event.Event) -> bool:
        if means(event, "cancel"):
            return False
        if by_button(event) or means(event, "next", "previous", "up", "down", "confirm"):
            self.ring.visible = True
            return self.ring.handle_key(event)
        self._manager.process_events(event)
        return True

    def _aim_tooltip(self) -> None:
        """Show what is pointed at; after a click nothing, until the pointer is on something else."""
        tip = self._tip()
        if tip is None or self._is_hushed(tip):
            self.tooltip.reset()
            return
        others = [target.rect for target in self.ring.targets if target.rect != tip.rect]
        never = [rect for rect in self.kept if not rect.contains(tip.rect)]
        around = Around(never, self.avoid, others)
        self.tooltip.aim(tip.about, tip.text, tip.rect, around, partial(self.close_up, tip.about))

    def _tip(self) -> Tip | None:
        """What the keys are on, else what is under the pointer."""
        by_keys = self.ring.visible and self.ring.walked
        target = self.ring.focused if by_keys else self.ring.at(self._manager.pointer)
        if target is not None:
            silent = by_keys and target.read().startswith("\t")
            return Tip(target.about or target.name, "" if silent else target.read(), target.rect)
        return next((tip for tip in self._tips.values() if tip.rect.collidepoint(self._manager.pointer)), None)

    def _is_hushed(self, tip: Tip) -> bool:
        """Whether the pointer has not yet gone to something else since the last click."""
        if self._clicked is None or (self.ring.visible and self.ring.walked):
            return False
        if tip.about != self._clicked[0] and self._manager.pointer != self._clicked[1]:
            self._clicked = None
        return self._clicked is not None


def _in_line(label: pygame.Rect, control: pygame.Rect) -> bool:
    """Whether a label stands at the left of a control, at its height."""
    return label.right <= control.left and control.top <= label.centery <= control.bottom
