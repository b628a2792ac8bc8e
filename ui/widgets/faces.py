"""The pictures of buttons, toggles, choices and sliders in each state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ui import even, typeset
from ui.assets import Assets
from ui.theme import BODY, BRASS, BRASS_DARK, CREAM, PAPER_EDGE, PAPER_SHADE, RADIUS, SHADES, Colour, Shades, Theme, mix
from ui.widgets import marks
from ui.widgets.panel import draw_box, rounded_box

Size = tuple[int, int]

CHOSEN = "selected"
"""The kind of a button that is chosen among several."""

ICON = 1.35
"""How large an icon is beside a label, as a part of the size of the words."""

NARROW = 130
LEAST_LABEL = 9
"""Buttons narrower than this many units have little margin; words on them become no smaller than so many units."""


@dataclass(frozen=True, slots=True)
class Painter:
    """Draws faces in one theme with one set of pictures."""

    theme: Theme
    assets: Assets

    def button(
        self, size: Size, state: str, kind: str, label: str, icon: str | None, font: str, text_size: float
    ) -> pygame.Surface:
        """A button: plate, icon at the left (or alone), label fitted into the rest."""
        shades = SHADES[kind]
        surface = plate(self.theme, size, state, shades)
        colour = shades.off_text if state == "off" else shades.text
        area = self._label_area(surface, kind)
        if state == "down":
            area.move_ip(0, max(self.theme.px(1), 1))
        if kind == CHOSEN:
            self._underline(surface)
        if icon and not label:
            self._blit_icon(surface, icon, area.center, round(min(size) * 0.56), colour)
            return surface
        icon = icon if icon and has_room(self.theme, label, font, text_size, size) else None
        side = round(self.theme.px(text_size) * ICON) if icon else 0
        gap = icon_gap(self.theme, size[0]) if icon else 0
        box = (area.width - side - gap, area.height)
        typeface, lines = even.fit_middle(self.theme, font, label, text_size, box)
        block = typeset.render(typeface, lines, colour, "center")
        left = area.centerx - (block.get_width() + side + gap) // 2
        if icon:
            self._blit_icon(surface, icon, (left + side // 2, area.centery), side, colour)
        surface.blit(block, (left + side + gap, area.centery - block.get_height() // 2))
        return surface

    def row(self, size: Size, state: str, kind: str, label: str, font: str = "ui") -> pygame.Surface:
        """A wide button whose label stands at the left, as in a list of topics."""
        shades = SHADES[kind]
        surface = plate(self.theme, size, state, shades)
        area = surface.get_rect().inflate(-2 * self.theme.px(16), -2 * self.theme.px(4))
        if kind == CHOSEN:
            bar = pygame.Rect(self.theme.px(6), 0, self.theme.px(4), round(size[1] * 0.5))
            bar.centery = area.centery
            draw_box(surface, bar, bar.width // 2, BRASS_DARK)
        self._blit_label(surface, label, area, shades.off_text if state == "off" else shades.text, font)
        return surface

    def toggle(self, size: Size, state: str, label: str, value: bool, text_size: float = BODY) -> pygame.Surface:
        """A label at the left and a switch at the right."""
        shades = SHADES["choice"]
        surface = plate(self.theme, size, state, shades, flat=True)
        knob = marks.switch(min(self.theme.px(28), size[1] - 2 * self.theme.px(5)), value)
        area = toggle_label(self.theme, surface.get_rect())
        surface.blit(knob, knob.get_rect(midright=(surface.get_width() - area.left, area.centery)))
        self._blit_label(surface, label, area, shades.text, size=text_size)
        return surface

    def arrow(self, size: Size, state: str, direction: marks.Direction) -> pygame.Surface:
        """A button with a chevron."""
        shades = SHADES["icon"]
        surface = plate(self.theme, size, state, shades)
        mark = marks.arrow(round(min(size) * 0.5), shades.off_text if state == "off" else shades.text, direction)
        surface.blit(mark, mark.get_rect(center=surface.get_rect().center))
        return surface

    def value(self, size: Size, state: str, label: str) -> pygame.Surface:
        """The middle of a choice: its present value."""
        shades = SHADES["choice"]
        surface = plate(self.theme, size, state, shades, flat=True)
        area = surface.get_rect().inflate(-2 * self.theme.px(8), -2 * self.theme.px(4))
        font, lines = even.fit_middle(self.theme, "ui_bold", label, BODY, area.size)
        block = typeset.render(font, lines, shades.text, "center")
        surface.blit(block, block.get_rect(center=area.center))
        return surface

    def slider(self, size: Size, value: float) -> pygame.Surface:
        """A groove filled up to the knob."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        knob, groove = self.theme.px(30), self.theme.px(10)
        travel = size[0] - knob
        line = max(self.theme.px(1.5), 1)
        bar = rounded_box((size[0] - knob + groove, groove), groove // 2, PAPER_SHADE, PAPER_EDGE, line)
        start = ((knob - groove) // 2, (size[1] - groove) // 2)
        surface.blit(bar, start)
        filled = max(round(travel * value) + groove // 2, groove)
        surface.blit(rounded_box((filled, groove), groove // 2, BRASS, BRASS_DARK, line), start)
        spot = (round(travel * value), (size[1] - knob) // 2)
        surface.blit(marks.disc(knob, CREAM, BRASS_DARK), spot)
        return surface

    def _underline(self, surface: pygame.Surface) -> None:
        """A bar at the foot of what is chosen, which tells it apart without colour."""
        bar = pygame.Rect(0, 0, min(surface.get_width() // 2, self.theme.px(56)), max(self.theme.px(3), 2))
        bar.midbottom = surface.get_width() // 2, surface.get_height() - self.theme.px(5.5)
        draw_box(surface, bar, bar.height // 2, BRASS_DARK)

    def _label_area(self, surface: pygame.Surface, kind: str) -> pygame.Rect:
        pad = label_pad(self.theme, surface.get_width()) if kind != "icon" else self.theme.px(6)
        return surface.get_rect().inflate(-2 * pad, -2 * label_air(self.theme, surface.get_height()))

    def _blit_label(
        self,
        surface: pygame.Surface,
        label: str,
        area: pygame.Rect,
        colour: Colour,
        family: str = "ui",
        size: float = BODY,
    ) -> None:
        font, lines = typeset.fit_block(self.theme, family, label, size, area.size)
        block = typeset.render(font, lines, colour)
        surface.blit(block, block.get_rect(midleft=area.midleft))

    def _blit_icon(
        self, surface: pygame.Surface, icon: str, center: tuple[int, int], side: int, colour: Colour
    ) -> None:
        picture = self.assets.icon(icon, side, colour)
        surface.blit(picture, picture.get_rect(center=center))


def toggle_label(theme: Theme, rect: pygame.Rect) -> pygame.Rect:
    """The room for the words of a toggle, at the left of its switch."""
    area = rect.inflate(-2 * theme.px(14), -2 * theme.px(4))
    knob = marks.switch(min(theme.px(28), rect.height - 2 * theme.px(5)), False)
    area.width -= knob.get_width() + theme.px(12)
    return area


def label_pad(theme: Theme, width: int) -> int:
    """The margin of a label at both sides; narrow buttons have a narrow one."""
    return theme.px(14) if width >= theme.px(NARROW) else theme.px(6)


def label_air(theme: Theme, height: int) -> int:
    """The margin over and under a label; low buttons have a low one."""
    return min(theme.px(5), height // 6)


def icon_gap(theme: Theme, width: int) -> int:
    """The room between icon and label of a button."""
    return theme.px(10) if width >= theme.px(NARROW) else theme.px(5)


def has_room(theme: Theme, label: str, font: str, text_size: float, size: Size) -> bool:
    """Whether an icon leaves a button's label its usual size, if need be in lines; words go before pictures."""
    typeface = theme.font(font, text_size)
    room = size[0] - 2 * label_pad(theme, size[0]) - round(theme.px(text_size) * ICON) - icon_gap(theme, size[0])
    if any(typeset.line_width(typeface, word) > room for word in label.split()):
        return False
    high = size[1] - 2 * label_air(theme, size[1])
    return typeset.text_size(typeface, typeset.wrap(typeface, label, room))[1] <= high + 2


def pictured(theme: Theme, labels: Sequence[str], rects: Sequence[pygame.Rect], size: float = BODY) -> bool:
    """Whether icons have room on all of several buttons that belong together; else none of them has one."""
    return all(has_room(theme, label, "ui_bold", size, rect.size) for label, rect in zip(labels, rects, strict=True))


def pictured_size(theme: Theme, labels: Sequence[str], rects: Sequence[pygame.Rect]) -> float | None:
    """The size, hardly smaller, in which several buttons have room for words and icons; None if there is none."""
    sizes = (BODY, BODY * typeset.UNSEEN)
    return next((size for size in sizes if pictured(theme, labels, rects, size)), None)


def even_size(theme: Theme, labels: Sequence[str], rects: Sequence[pygame.Rect]) -> float:
    """The size in which several buttons that belong together all have their words, if need be in lines."""
    size, least = float(BODY), BODY * typeset.SMALLEST / max(theme.scale, 1.0)
    while size > least and not all(_holds(theme, label, size, rect) for label, rect in zip(labels, rects, strict=True)):
        size -= 0.5
    return size


def _holds(theme: Theme, label: str, size: float, rect: pygame.Rect) -> bool:
    """Whether a button has room for its words in a size."""
    font, room = theme.font("ui_bold", size), rect.width - 2 * label_pad(theme, rect.width)
    wide, high = typeset.text_size(font, typeset.wrap(font, label, room))
    whole = all(typeset.line_width(font, word) <= room for word in label.split())
    return whole and wide <= room and high <= rect.height - 2 * label_air(theme, rect.height)


def fitting_size(theme: Theme, labels: Sequence[str], width: int, font: str, size: float) -> float:
    """The size at which the longest word of several buttons of that width stands whole, at most `size`."""
    words = [word for label in labels for word in label.split()]
    room = width - 2 * label_pad(theme, width)
    while size > LEAST_LABEL and any(typeset.line_width(theme.font(font, size), word) > room for word in words):
        size -= 0.5
    return size


def plate(theme: Theme, size: Size, state: str, shades: Shades, flat: bool = False) -> pygame.Surface:
    """The empty face of a control: raised at rest, sunk when pressed, flat and hardly edged when off."""
    fill = {"hovered": shades.hover, "down": shades.down, "off": shades.off}.get(state, shades.fill)
    edge = mix(shades.off, shades.off_text, 0.3) if state == "off" else shades.edge
    radius, line = theme.px(RADIUS), max(theme.px(1.5), 1)
    if flat or state in ("down", "off"):
        return rounded_box(size, radius, fill, edge, line).copy()
    lip = max(theme.px(3), 2)
    surface = rounded_box(size, radius, mix(edge, (0, 0, 0), 0.15), edge, line).copy()
    top = (size[0], size[1] - lip)
    surface.blit(rounded_box(top, radius, fill, edge, line), (0, 0))
    shine = rounded_box((size[0] - 2 * radius, line), 0, mix(fill, (255, 255, 255), 0.35))
    surface.blit(shine, (radius, line))
    return surface
