"""pygame_gui adapted: a manager that sees only handled events, and elements with our own pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pygame
from pygame_gui import UI_TEXT_ENTRY_CHANGED, UIManager
from pygame_gui.core import UIAppearanceTheme, UIElement
from pygame_gui.core.resource_loaders import BlockingThreadedResourceLoader as _Loader
from pygame_gui.core.utility import set_default_manager
from pygame_gui.elements import UITextEntryLine

from ui import characters
from ui.palette import Palette, in_force
from ui.theme import BODY, BRASS, CREAM, FONT_FILES, INK, PAPER_EDGE, PAPER_SHADE, Colour, Theme
from ui.widgets.entry_font import EntryFont

State = str
"""One of `normal`, `hovered`, `down` and `off`."""


class Manager(UIManager):
    """A UIManager whose pointer is where the last handled event put it."""

    def __init__(self, size: tuple[int, int], theme: Theme, pointer: tuple[int, int], lang: str) -> None:
        """A manager for a window of `size` in the colours and fonts of `theme`, in a language."""
        self.pointer = pointer
        self.patient = False
        """Whether a face shows its last picture until that of its present state is made beside the loop."""
        self._unit, self._lang = theme.unit, lang
        super().__init__(size, None, False, _Loader(), lang)  # type: ignore[no-untyped-call]
        set_default_manager(self)

    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:  # noqa: ARG002
        """The looks of the present size, which all managers share: they are read once and keep no file open."""
        return _appearance(self._unit, self._lang, in_force())

    def renew(self, pointer: tuple[int, int]) -> None:
        """Forget every element; quicker than another manager."""
        self.pointer = pointer
        self.clear_and_reset()  # type: ignore[no-untyped-call]

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer


class Face(UIElement):
    """An area that shows one picture per state and reports clicks."""

    def __init__(
        self,
        rect: pygame.Rect,
        manager: Manager,
        pictures: Callable[[State], pygame.Surface],
        on_press: Callable[[], None],
        enabled: bool = True,
    ) -> None:
        """A clickable area; `pictures` is asked once per state."""
        super().__init__(rect, manager, None, starting_height=1, layer_thickness=1, element_id=["cabinet_face"])
        self.is_enabled = enabled
        self.held, self._of = False, manager
        self._pictures = pictures
        self._made: dict[State, pygame.Surface] = {}
        self._on_press = on_press
        self.show_state()

    @property
    def state(self) -> State:
        """The present state."""
        if not self.is_enabled:
            return "off"
        if self.held and self.hovered:
            return "down"
        return "hovered" if self.hovered else "normal"

    def redraw(self, pictures: Callable[[State], pygame.Surface] | None = None) -> None:
        """Make all pictures anew, from another source if one is given."""
        self._pictures = pictures or self._pictures
        self._made.clear()
        self.warm(self.state)
        self.show_state()

    @property
    def lacks(self) -> bool:
        """Whether the picture of the present state is not made."""
        return not self.has(self.state)

    def has(self, state: State) -> bool:
        """Whether the picture of a state is made."""
        return state in self._made

    def warm(self, state: State) -> None:
        """Make the picture of a state ahead of its use."""
        if not self.has(state):
            self._made[state] = self._pictures(state).premul_alpha()

    def show_state(self) -> None:
        """Show the picture of the present state; where somebody has it made, the last one until then."""
        state = self.state
        if self.lacks and self.image is not None and self._of.patient:
            return
        self.warm(state)
        if self.image is not self._made[state]:
            self.image = self._made[state]

    def show_something(self) -> None:
        """Show the present state where the pictures were let go and no time has passed since."""
        if self.image is None:
            self.show_state()

    def update(self, time_delta: float) -> None:
        """Follow the pointer."""
        super().update(time_delta)
        self.show_state()

    def kill(self) -> None:
        """Leave the screen and let go of the pictures."""
        super().kill()  # type: ignore[no-untyped-call]
        self.let_go()

    def let_go(self) -> None:
        """Let go of the pictures."""
        self._made.clear()
        self.image = None

    def process_event(self, event: pygame.event.Event) -> bool:
        """Press on button down, report on button up inside; consumes clicks on the area."""
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) or event.button != 1:
            return False
        inside = self.hover_point(*event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.held = inside and self.is_enabled
            return inside
        was_held, self.held = self.held, False
        if was_held and inside:
            self._on_press()
        return was_held


class Slider(UIElement):
    """A horizontal slider between 0 and 1."""

    def __init__(
        self,
        rect: pygame.Rect,
        manager: Manager,
        value: float,
        picture: Callable[[float], pygame.Surface],
        on_change: Callable[[float], None],
        margin: int,
    ) -> None:
        """A slider whose knob travels between `margin` pixels from both ends."""
        super().__init__(rect, manager, None, starting_height=1, layer_thickness=1, element_id=["cabinet_slider"])
        self.value = value
        self._picture = picture
        self._on_change = on_change
        self._margin = margin
        self._dragged = False
        self.image = picture(value).premul_alpha()

    def change(self, value: float) -> None:
        """Take a value, show and report it."""
        value = round(min(max(value, 0.0), 1.0), 2)
        if value != self.value:
            self.value = value
            self.image = self._picture(value).premul_alpha()
            self._on_change(value)

    def process_event(self, event: pygame.event.Event) -> bool:
        """Follow a drag that started inside."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragged = self.hover_point(*event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._dragged:
            self._dragged = False
            return True
        elif event.type != pygame.MOUSEMOTION:
            return False
        if self._dragged:
            rect = pygame.Rect(self.rect)
            travel = max(rect.width - 2 * self._margin, 1)
            self.change((event.pos[0] - rect.left - self._margin) / travel)
        return self._dragged


class Entry(UITextEntryLine):
    """A line of text that reports every change directly."""

    on_change: Callable[[str], None] | None = None

    def set_text(self, text: str | None) -> None:
        """Show a text, without what cannot stand in one line."""
        super().set_text(None if text is None else characters.tidy(text))

    def rebuild(self) -> None:
        """Lay out anew, in a font that sets any text."""
        if self.font is not None and not isinstance(self.font, EntryFont):
            self.font = EntryFont(self.font)
        super().rebuild()  # type: ignore[no-untyped-call]

    def put_cursor_at_end(self) -> None:
        """Go on typing after the last character."""
        self.edit_position = len(self.text)
        self.cursor_has_moved_recently = True

    def _process_entered_character(self, character: str) -> bool:
        done = [super(Entry, self)._process_entered_character(part) for part in characters.tidy(character)]
        return any(done)

    def _do_paste(self) -> None:
        """Enter what the clipboard holds, as far as there is room."""
        try:
            pasted = characters.tidy(pygame.scrap.get_text())
        except (pygame.error, UnicodeError):
            return
        for character in pasted[: self.length_limit]:
            super()._process_entered_character(character)

    def _post_text_event(self, arg0: int) -> None:
        if arg0 == UI_TEXT_ENTRY_CHANGED and self.on_change is not None:
            self.on_change(self.text)


@lru_cache(maxsize=1)
def _appearance(unit: float, lang: str, _palette: Palette) -> UIAppearanceTheme:
    """What pygame_gui draws with at a number of pixels per unit, in a language and a palette; only the last is kept."""
    loader = _Loader()  # type: ignore[no-untyped-call]
    looks = UIAppearanceTheme(loader, lang)
    looks.load_theme(theme_dict(Theme(unit)))
    loader.start()  # type: ignore[no-untyped-call]
    loader.update()
    return looks


def theme_dict(theme: Theme) -> dict[str, Any]:
    """The pygame_gui theme of the few elements it draws itself."""
    colours = {
        "dark_bg": CREAM,
        "normal_border": PAPER_EDGE,
        "normal_text": INK,
        "selected_bg": BRASS,
        "selected_text": INK,
        "text_cursor": INK,
        "disabled_dark_bg": PAPER_SHADE,
    }
    package, name = FONT_FILES["ui"]
    face = {"package": package, "resource": f"files/{name}"}
    font = {"name": "cabinet_ui", "size": str(max(theme.px(BODY), 1)), "regular_resource": face}
    misc = {
        "shape": "rounded_rectangle",
        "shape_corner_radius": str(theme.px(8)),
        "border_width": str(max(theme.px(2), 1)),
        "shadow_width": "0",
        "padding": f"{theme.px(12)},{theme.px(2)}",
    }
    entry = {"colours": {key: _hex(value) for key, value in colours.items()}, "font": font, "misc": misc}
    return {"text_entry_line": entry}


def _hex(colour: Colour) -> str:
    """A colour as pygame_gui writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
