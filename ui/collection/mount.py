"""One place of a shelf: a specimen mounted in its frame, or a card with its drawing in pencil."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ui import typeset
from ui.assets import Assets
from ui.collection.sketch import sketched
from ui.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    HEADING,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
    SMALL,
    WALNUT,
    WALNUT_DEEP,
    WALNUT_LIGHT,
    Colour,
    Theme,
    mix,
)
from ui.widgets.panel import draw_box, draw_shadow

Size = tuple[int, int]

PLANK = 20
"""Units of the board on which specimens stand."""

SIDE, TOP = 9, 18
"""Units between two frames, and over one."""

FRAME, PLATE = 9, 50
"""Units of the wood of a frame, and of the name at its foot."""

RIM, FOOT = 18, 62
"""Units of the wood around a large plate, and of its foot with the name."""

SHRUNK = 5
"""Units by which a card is smaller than a frame on each side."""

DARKEST, LIGHTEST = 0.35, 0.75
"""The back of the cabinet: how near to black under the board above, to walnut at the foot of what stands there."""


@dataclass(frozen=True)
class Label:
    """What is shown of a specimen: its picture, a name, and the word on a drawing, '' for one that is mounted."""

    picture: str
    name: str
    word: str


class Mounter:
    """Draws places of a shelf in one theme with one set of pictures."""

    def __init__(self, theme: Theme, assets: Assets) -> None:
        """For the present window and language."""
        self._theme, self._assets = theme, assets

    def back(self, size: Size) -> pygame.Surface:
        """An empty place: the dark back of the cabinet and the board."""
        return self._assets.kept(("shelf", size, self._theme.unit), lambda: self._back(size))

    def _back(self, size: Size) -> pygame.Surface:
        px, (wide, high) = self._theme.px, size
        place = pygame.Surface(size)
        strip = pygame.Surface((1, 8))
        darkest, lightest = mix(WALNUT_DEEP, (0, 0, 0), DARKEST), mix(WALNUT_DEEP, WALNUT, LIGHTEST)
        for y in range(8):
            strip.set_at((0, y), mix(darkest, lightest, min(y / 5, 1.0)))
        floor = high - px(PLANK)
        place.blit(pygame.transform.smoothscale(strip, (wide, floor)), (0, 0))
        front = pygame.Rect(0, floor, wide, high - floor)
        pygame.draw.rect(place, WALNUT_LIGHT, front)
        pygame.draw.rect(place, mix(WALNUT_LIGHT, CREAM, 0.35), (0, floor, wide, max(px(2), 1)))
        pygame.draw.rect(place, mix(WALNUT_LIGHT, WALNUT, 0.7), (0, high - px(7), wide, px(7)))
        pygame.draw.rect(place, BRASS_DARK, (0, high - px(8), wide, max(px(1), 1)))
        return place

    def frame_in(self, place: pygame.Rect) -> pygame.Rect:
        """Where the frame stands in a place."""
        px = self._theme.px
        height = place.height - px(TOP) - px(PLANK)
        return pygame.Rect(place.left + px(SIDE), place.top + px(TOP), place.width - 2 * px(SIDE), height)

    def empty(self, size: Size) -> pygame.Surface:
        """A place whose specimen is not drawn yet: a blank card."""
        return self._assets.kept(("blank card", size, self._theme.unit), lambda: self._card(size)[0])

    def _card(self, size: Size) -> tuple[pygame.Surface, pygame.Rect]:
        """A place with a blank card, and where the card lies."""
        px, place = self._theme.px, self.back(size).copy()
        card = self.frame_in(place.get_rect())
        card = pygame.Rect(card.left + px(SHRUNK), card.top + px(2 * SHRUNK), card.width - 2 * px(SHRUNK), 0)
        card.height = size[1] - px(PLANK) - card.top
        draw_shadow(place, card, px(3), px(8))
        draw_box(place, card, px(3), PAPER, PAPER_EDGE, max(px(1), 1))
        return place, card

    def draw(self, size: Size, label: Label) -> pygame.Surface:
        """The place of a specimen, mounted or in pencil."""
        return self._sketched(size, label) if label.word else self._mounted(size, label)

    def _mounted(self, size: Size, label: Label) -> pygame.Surface:
        """A wooden frame with a brass edge, the picture on paper behind glass, and a brass plate with the name."""
        px, place = self._theme.px, self.back(size).copy()
        frame = self.frame_in(place.get_rect())
        draw_shadow(place, frame, px(5), px(10))
        draw_box(place, frame, px(5), WALNUT_LIGHT, mix(WALNUT_LIGHT, CREAM, 0.3), max(px(1), 1))
        plate = pygame.Rect(
            frame.left + px(FRAME), frame.bottom - px(PLATE), frame.width - 2 * px(FRAME), px(PLATE - 7)
        )
        sheet = pygame.Rect(plate.left, frame.top + px(FRAME), plate.width, plate.top - frame.top - px(FRAME + 6))
        draw_box(place, sheet.inflate(2 * px(3), 2 * px(3)), px(3), BRASS_DARK, BRASS, max(px(2), 1))
        draw_box(place, sheet, px(2), CREAM, PAPER_SHADE, max(px(1), 1))
        inner = sheet.inflate(-2 * px(7), -2 * px(5))
        picture = self._assets.image(label.picture, inner.size)
        place.blit(picture, picture.get_rect(center=inner.center))
        self._glass(place, sheet)
        draw_box(place, plate, px(4), BRASS, BRASS_LIGHT, max(px(1), 1))
        self._name(place, plate, label.name, "serif_bold", INK)
        for x in (plate.left + px(6), plate.right - px(6)):
            pygame.draw.circle(place, BRASS_DARK, (x, plate.centery), max(px(2), 1))
        return place

    def plate(self, size: Size, label: Label) -> pygame.Surface:
        """A specimen alone and large on its sheet, without the shelf: in a frame, or as a drawing in pencil."""
        px, sheet = self._theme.px, pygame.Surface(size, pygame.SRCALPHA)
        frame = sheet.get_rect().inflate(-2 * px(8), -2 * px(8)) if label.word else sheet.get_rect()
        if label.word:
            draw_box(sheet, frame, px(3), mix(PAPER, CREAM, 0.5), PAPER_EDGE, max(px(1), 1))
        else:
            draw_box(sheet, frame, px(6), WALNUT_LIGHT, WALNUT, max(px(2), 1))
        foot = pygame.Rect(frame.left, frame.bottom - px(FOOT), frame.width, px(FOOT))
        inner = pygame.Rect(frame.left, frame.top, frame.width, frame.height - px(FOOT)).inflate(-2 * px(RIM), 0)
        inner.top, inner.height = frame.top + px(RIM), inner.height - px(RIM)
        self._large(sheet, inner, label)
        self._engraved(sheet, foot, label)
        return sheet

    def _large(self, sheet: pygame.Surface, inner: pygame.Rect, label: Label) -> None:
        """The picture of a plate, behind glass or in pencil."""
        px = self._theme.px
        if label.word:
            self._ruled(sheet, inner)
        else:
            draw_box(sheet, inner.inflate(2 * px(4), 2 * px(4)), px(3), BRASS_DARK, BRASS, max(px(3), 1))
            draw_box(sheet, inner, px(2), CREAM, PAPER_SHADE, max(px(1), 1))
        room = inner.inflate(-2 * px(16), -2 * px(16))
        picture = self._assets.image(label.picture, room.size)
        if label.word:
            picture = sketched(picture, self._assets.breathe)
            sheet.blit(picture, picture.get_rect(center=room.center), special_flags=pygame.BLEND_RGB_MULT)
        else:
            sheet.blit(picture, picture.get_rect(center=room.center))

    def _engraved(self, sheet: pygame.Surface, foot: pygame.Rect, label: Label) -> None:
        """The Latin name on brass, or written in pencil behind the word that says so."""
        px = self._theme.px
        told = " · ".join(words for words in (label.word, label.name) if words)
        font = typeset.fit_font(self._theme, "serif_italic", told, HEADING, foot.width - px(80))
        line = typeset.render_line(font, told, INK_SOFT if label.word else INK)
        if told and not label.word:
            plate = pygame.Rect(0, 0, line.get_width() + px(48), foot.height - px(14))
            plate.center = foot.center
            draw_box(sheet, plate, px(5), BRASS, BRASS_LIGHT, max(px(1), 1))
        sheet.blit(line, line.get_rect(center=foot.center))

    def _sketched(self, size: Size, label: Label) -> pygame.Surface:
        """A card with a ruled edge and a drawing in pencil; a word says what it is."""
        px = self._theme.px
        place, card = self._card(size)
        foot = pygame.Rect(card.left + px(6), card.bottom - px(PLATE), card.width - 2 * px(6), px(PLATE - 6))
        sheet = pygame.Rect(card.left + px(8), card.top + px(14), card.width - 2 * px(8), foot.top - card.top - px(16))
        self._ruled(place, sheet)
        inner = sheet.inflate(-2 * px(8), -2 * px(8))
        picture = self._assets.image(label.picture, inner.size)
        drawing = sketched(picture, self._assets.breathe)
        place.blit(drawing, drawing.get_rect(center=inner.center), special_flags=pygame.BLEND_RGB_MULT)
        word = self._theme.font("serif_italic", SMALL).render(label.word, True, INK_SOFT, PAPER)
        place.blit(word, word.get_rect(center=(sheet.centerx, sheet.top)))
        self._name(place, foot.move(0, px(4)), label.name, "serif_italic", INK_SOFT)
        return place

    def _ruled(self, place: pygame.Surface, sheet: pygame.Rect) -> None:
        """Thin pencil lines that cross at the corners."""
        over, line = self._theme.px(5), max(self._theme.px(1), 1)
        for y in (sheet.top, sheet.bottom - 1):
            pygame.draw.line(place, PAPER_EDGE, (sheet.left - over, y), (sheet.right + over, y), line)
        for x in (sheet.left, sheet.right - 1):
            pygame.draw.line(place, PAPER_EDGE, (x, sheet.top - over), (x, sheet.bottom + over), line)

    def _glass(self, place: pygame.Surface, sheet: pygame.Rect) -> None:
        """A pale slanting light over the picture."""
        light = pygame.Surface(sheet.size, pygame.SRCALPHA)
        wide, high = sheet.size
        near, far = wide // 5, wide // 3
        pygame.draw.polygon(
            light, (255, 255, 255, 46), [(near, 0), (far, 0), (far - high // 2, high), (0, high), (0, high // 3)]
        )
        place.blit(light, sheet)

    def _name(self, place: pygame.Surface, rect: pygame.Rect, name: str, family: str, colour: Colour) -> None:
        """The name in one line or two."""
        room = rect.inflate(-2 * self._theme.px(11), -self._theme.px(2))
        font, lines = typeset.fit_block(self._theme, family, name, SMALL, room.size)
        block = typeset.render(font, lines, colour, "center")
        place.blit(block, typeset.place(block.get_size(), room, "center", "center"))
