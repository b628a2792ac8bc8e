"""The controls of one scene: made by name and laid out in pixels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ui import even, typeset
from ui.presses import means
from ui.theme import BODY, INK, INK_SOFT, Colour
from ui.widgets.control_set import ControlSet
from ui.widgets.focus import Target
from ui.widgets.manager import Entry, Face, Slider
from ui.widgets.parts import Button, Selector, Toggle
from ui.widgets.stepper import LEAP, Stepper


class Controls(ControlSet):
    """Buttons, choices, toggles, sliders, entries and labels of a scene, with one focus ring."""

    def button(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        on_press: Callable[[], None],
        icon: str | None = None,
        kind: str = "plain",
        tooltip: str | None = None,
        enabled: bool = True,
        shortcut: str | None = None,
        font: str = "ui_bold",
        size: float = BODY,
    ) -> Button:
        """A push button; icon-only when the label is empty."""

        def picture(state: str) -> pygame.Surface:
            return self.painter.button(rect.size, state, button.kind, button.label, icon, font, size)

        button = Button(label, kind)
        self._add_face(name, rect, button, picture, on_press, enabled, tooltip, shortcut)
        return button

    def row(
        self, name: str, rect: pygame.Rect, label: str, on_press: Callable[[], None], selected: bool = False
    ) -> Button:
        """A list line with its label at the left, marked when selected."""

        def picture(state: str) -> pygame.Surface:
            return self.painter.row(rect.size, state, button.kind, button.label)

        button = Button(label, "selected" if selected else "plain")
        self._add_face(name, rect, button, picture, on_press, True, None, None)
        return button

    def area(
        self,
        name: str,
        rect: pygame.Rect,
        pictures: Callable[[str], pygame.Surface],
        on_press: Callable[[], None],
        tooltip: str | None = None,
        enabled: bool = True,
    ) -> Button:
        """A button that is drawn by the scene: `pictures` gives the surface of each state."""
        button = Button("", "area")
        self._add_face(name, rect, button, pictures, on_press, enabled, tooltip, None)
        return button

    def toggle(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        tooltip: str | None = None,
        size: float = BODY,
    ) -> Toggle:
        """A labelled switch."""

        def picture(state: str) -> pygame.Surface:
            return self.painter.toggle(rect.size, state, label, toggle.value, size)

        toggle = Toggle(label, "toggle", value, on_change)
        self._add_face(name, rect, toggle, picture, toggle.flip, True, tooltip, None)
        assert toggle.target is not None
        text = self.app.text
        toggle.target.say = self._valued(rect, lambda: text("speech.on" if toggle.value else "speech.off"), label)
        return toggle

    def choice(
        self,
        name: str,
        rect: pygame.Rect,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        tooltip: str | None = None,
    ) -> Selector:
        """One of several values: arrows at both ends, the keys left and right, a click for the next."""
        choice = Selector(list(options), index, on_change)
        left, middle, right = _thirds(rect, self.app.theme.px(6))
        paint, manager = self.painter, self._manager
        back, onward = self._heard(choice.previous), self._heard(choice.next)
        Face(left, manager, lambda state: paint.arrow(left.size, state, "left"), back)
        Face(right, manager, lambda state: paint.arrow(right.size, state, "right"), onward)
        choice.face = Face(middle, manager, lambda state: paint.value(middle.size, state, choice.label), onward)
        self._rects |= {name: middle, f"{name}.prev": left, f"{name}.next": right}
        say = self._valued(rect, lambda: choice.label)
        self._register(Target(name, rect, onward, choice.on_key, say=say), tooltip, None)
        return choice

    def stepper(self, name: str, rect: pygame.Rect, stepper: Stepper, tooltip: str | None = None) -> Stepper:
        """A number between a minus and a plus, with leaps beside them where it may be large; digits can be typed."""
        signs = [("less", f"−{LEAP}", -LEAP), ("minus", "−", -1), ("plus", "+", 1), ("more", f"+{LEAP}", LEAP)]
        signs = signs if stepper.leaps else signs[1:3]
        side, gap, paint = rect.height, self.app.theme.px(4), self.painter
        half = len(signs) // 2
        for n, (part, label, by) in enumerate(signs):
            left = rect.left + n * (side + gap) if n < half else rect.right - (len(signs) - n) * (side + gap) + gap
            place = pygame.Rect(left, rect.top, side, side)
            press = self._heard(partial(stepper.step, by))
            Face(place, self._manager, partial(self._sign, place.size, label), press)
            self._rects[f"{name}.{part}"] = place
        middle = rect.inflate(-2 * half * (side + gap), 0)
        onward = self._heard(partial(stepper.step, 1))
        stepper.face = Face(middle, self._manager, lambda state: paint.value(middle.size, state, stepper.label), onward)
        self._rects[name] = middle
        say = self._valued(rect, lambda: stepper.label)
        self._register(Target(name, rect, onward, stepper.on_key, say=say), tooltip, None)
        return stepper

    def _sign(self, size: tuple[int, int], label: str, state: str) -> pygame.Surface:
        """The button of a step, which looks alike on all numbers."""
        key = (self.app.theme, size, label, state)
        if key not in self._signs:
            self._signs[key] = self.painter.button(size, state, "icon", label, None, "ui_bold", BODY)
        return self._signs[key]

    def slider(
        self,
        name: str,
        rect: pygame.Rect,
        value: float,
        on_change: Callable[[float], None],
        tooltip: str | None = None,
    ) -> Slider:
        """A value between 0 and 1; the keys left and right move it by a twentieth."""
        paint = self.painter
        margin = self.app.theme.px(15)
        slider = Slider(rect, self._manager, value, lambda v: paint.slider(rect.size, v), on_change, margin)

        def on_key(event: pygame.event.Event) -> bool:
            if not means(event, "left", "right"):
                return False
            slider.change(slider.value + (0.05 if means(event, "right") else -0.05))
            return True

        self._rects[name] = rect
        say = self._valued(rect, lambda: self.app.text("coach.percent", n=round(100 * slider.value)))
        self._register(Target(name, rect, lambda: None, on_key, say=say), tooltip, None)
        return slider

    def entry(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        on_change: Callable[[str], None],
        max_length: int = 40,
        on_submit: Callable[[], None] | None = None,
        placeholder: str = "",
    ) -> Entry:
        """A line of text; every change is reported at once."""
        entry = Entry(rect, self._manager)
        entry.set_text_length_limit(max_length)
        entry.set_text(text[:max_length])
        entry.on_change = on_change
        self._entries[name] = entry
        if placeholder:
            self._hollow[name] = self._placeholder(rect, placeholder)
        self._rects[name] = rect
        submit = on_submit or (lambda: self.ring.step(1))
        focus = self._focus_entry(entry)
        say = self._valued(rect, lambda: str(entry.get_text()) or placeholder)
        self._register(Target(name, rect, submit, typing=True, on_focus=focus, say=say), None, None)
        return entry

    def label(
        self,
        rect: pygame.Rect,
        text: str,
        family: str = "ui",
        size: float = BODY,
        colour: Colour = INK,
        align: typeset.Align = "left",
        valign: typeset.Valign = "center",
    ) -> pygame.Rect:
        """A text fitted into the box: shrunk to 80 % at most, then wrapped; the area it covers."""
        fit = even.fit_middle if align == "center" else typeset.fit_block
        font, lines = fit(self.app.theme, family, text, size, rect.size)
        block = typeset.render(font, lines, colour, align)
        area = typeset.place(block.get_size(), rect, align, valign)
        self._labels.append((block, area))
        self._words.append((text, area))
        return area

    def _add_face(
        self,
        name: str,
        rect: pygame.Rect,
        part: Button,
        picture: Callable[[str], pygame.Surface],
        on_press: Callable[[], None],
        enabled: bool,
        tooltip: str | None,
        shortcut: str | None,
    ) -> None:
        press = self._heard(on_press)
        part.face = Face(rect, self._manager, picture, press, enabled)
        self._cold += [(part.face, "down"), (part.face, "hovered")]
        part.target = Target(name, rect, press, enabled=enabled, say=lambda: part.label)
        self._rects[name], self._faces[name] = rect, part.face
        self._register(part.target, tooltip, shortcut)

    def _placeholder(self, rect: pygame.Rect, words: str) -> tuple[pygame.Surface, pygame.Rect]:
        area = rect.inflate(-2 * self.app.theme.px(16), 0)
        font = typeset.fit_font(self.app.theme, "ui", words, BODY, area.width)
        picture = font.render(words, True, INK_SOFT)
        return picture, picture.get_rect(midleft=area.midleft)

    def _focus_entry(self, entry: Entry) -> Callable[[bool], None]:
        def focus(has_focus: bool) -> None:
            self._manager.set_focus_set({entry} if has_focus else None)
            if has_focus:
                entry.put_cursor_at_end()

        return focus


def _thirds(rect: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Two square ends and the middle between them; where that is narrow the ends are narrower than tall."""
    narrow = rect.width < 4 * rect.height
    side = max(rect.width // 5, min(rect.width // 4, 32)) if narrow else rect.height
    left = pygame.Rect(rect.topleft, (side, rect.height))
    right = pygame.Rect(rect.right - side, rect.top, side, rect.height)
    return left, rect.inflate(-2 * (side + gap), 0), right
