"""The page of one specimen: its plate large, its names, what is true of it, where or when it lives, and its size."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from ui.app import App
from ui.aside import Pause
from ui.boards.registry import DRAWERS
from ui.collection import words
from ui.collection.catalogue import Key, Specimen
from ui.collection.finds import Find
from ui.collection.mount import Label, Mounter
from ui.collection.vignettes import Vignettes
from ui.gradual import Gradual
from ui.keep import MEGABYTE
from ui.presses import means
from ui.theme import CONTROL_HEIGHT, INK_SOFT, SMALL
from ui.understudy import Paced
from ui.widgets.blocks import Block
from ui.widgets.richtext import Typesetter
from ui.widgets.scroll_page import ScrollPage

KEPT, SCREENS = 8 * MEGABYTE, 3
"""Painted leaves take no more bytes than this and so many pictures of the whole window."""

SHARE, NARROW = 0.6, 0.5
"""The part of the page that the plate takes, and where there is little room."""

ROOMY = 1200
"""Units of width from which there is much room."""

MAP, SIZE, TALL = 0.28, 0.22, 0.34
"""The parts of the page's height for the map, and for the drawing of the size under a map and under a time line."""

LOW = 150
"""Units of each of them at least."""

GAP, STEP = 28, 14
"""Units between plate and words, and between two parts of the words."""

Leaf = tuple[str, Key, tuple[int, int], bool, str, float, float]
"""What is painted: which drawing, of which specimen, how large, mounted or not, in which language and units."""


class SpecimenScene(ScrollPage):
    """One specimen; arrows lead to those that stand beside it."""

    widest = 1780
    cornered = True

    def __init__(self, app: App, beside: Sequence[Specimen], at: int, finds: Mapping[Key, Find]) -> None:
        """The page of one of several specimens."""
        super().__init__(app)
        self.beside, self.at, self.finds = list(beside), at, finds
        self._painter: Gradual[Leaf] = Gradual(KEPT + SCREENS * app.size[0] * app.size[1] * 4, self._paint)
        self._by_key = {one.key: one for one in self.beside}
        self._plate = pygame.Rect(0, 0, 0, 0)
        self._wanted: list[Leaf] = []

    @property
    def specimen(self) -> Specimen:
        """Whose page is open."""
        return self.beside[self.at]

    def title(self) -> str:
        """The common name."""
        return self.specimen.name(self.app.text)

    def back(self) -> None:
        """Go back to where this specimen stands."""
        self.finish(self.specimen)

    def turn(self, by: int) -> None:
        """Open the page of the next or the previous specimen, around the end."""
        self.at = (self.at + by) % len(self.beside)
        self.column = None
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """Arrows to the left and right turn the page, whatever has the focus."""
        if means(event, "left", "right") and len(self.beside) > 1:
            self.turn(1 if means(event, "right") else -1)
        else:
            super().handle(event)

    def update(self, dt: float) -> None:
        """Let time pass, and paint on."""
        super().update(dt)
        self._painter.go_on()

    def idle(self) -> bool:
        """Rest when all is painted and no control is about to change."""
        return super().idle() and self.settled()

    def settled(self) -> bool:
        """Whether all is painted."""
        return not self._painter.left

    def leave(self) -> None:
        """Let go of the pictures."""
        super().leave()
        self._painter.stop()

    def paper(self, panel: pygame.Rect) -> pygame.Surface:
        """The sheet, which stays while pages are turned."""
        return self.kept_ground(lambda: super(SpecimenScene, self).paper(panel))

    def fill(self, inner: pygame.Rect) -> None:
        """The plate at the left, the words and small drawings at the right."""
        px = self.app.theme.px
        self._arrows()
        share = SHARE if inner.width >= px(ROOMY) else NARROW
        self._plate = pygame.Rect(inner.left, inner.top, round(inner.width * share), inner.height)
        left = self._plate.right + px(GAP)
        self._wanted = [self._leaf("plate", self.specimen, self._plate.size)]
        self.lay_column(pygame.Rect(left, inner.top, inner.right - left, inner.height), self._blocks, STEP)
        near = [self.beside[(self.at + by) % len(self.beside)] for by in (1, -1)]
        self._painter.want([*self._wanted, *(self._leaf("plate", one, self._plate.size) for one in near)])

    def _arrows(self) -> None:
        """The ways to the specimens beside this one."""
        if len(self.beside) < 2:
            return
        px, text, corner, side = self.app.theme.px, self.app.text, self.corner, self.app.theme.px(CONTROL_HEIGHT)
        first = pygame.Rect(corner.left, corner.top, side, side)
        last = pygame.Rect(corner.right - side, corner.top, side, side)
        previous, following = text("collection.previous"), text("collection.next")
        self.controls.button("previous", first, "", lambda: self.turn(-1), "arrow_left", "icon", previous)
        self.controls.button("next", last, "", lambda: self.turn(1), "arrow_right", "icon", following)
        between = pygame.Rect(first.right, corner.top, last.left - first.right, side).inflate(-px(8), 0)
        told = text("common.of", n=self.at + 1, total=len(self.beside))
        self.controls.label(between, told, "ui", SMALL, INK_SOFT, "center")

    def _blocks(self, words_: Typesetter) -> list[Block]:
        """What stands beside the plate, from top to bottom."""
        px, one, text = self.app.theme.px, self.specimen, self.app.text
        drawer = Vignettes(self.app.theme, self.app.assets, text)
        lived = one.page.extinct
        high = self._plate.height
        where = drawer.map_size(words_.width, max(round(high * MAP), px(LOW)))
        size = (words_.width, max(round(high * (TALL if lived else SIZE)), px(LOW)))
        return [
            words_.paragraph(one.told(text)),
            self._drawing("time", (words_.width, drawer.time_height())) if lived else self._drawing("map", where),
            self._drawing("size", size),
            words_.heading(text("collection.yours")),
            *(words_.paragraph(line) for line in self._found()),
        ]

    def _found(self) -> list[str]:
        """When it was met and how often; or how it can be collected."""
        text, find = self.app.text, self.finds.get(self.specimen.key)
        if find is None:
            game = DRAWERS[self.specimen.game].title(text)
            return [text("collection.not_yet", how=text(f"game.{self.specimen.game}.collect", game=game))]
        return [f"{words.met(text, find)} {words.with_whom(text, find)}", words.often(text, find)]

    def _drawing(self, kind: str, size: tuple[int, int]) -> Block:
        """A small drawing that is painted when it can be."""
        leaf = self._leaf(kind, self.specimen, size)
        self._wanted.append(leaf)
        blank: Callable[[], pygame.Surface] = lambda: pygame.Surface(size, pygame.SRCALPHA)  # noqa: E731
        return Block(size, lambda: self._painter.get(leaf) or blank(), ready=lambda: leaf in self._painter)

    def _leaf(self, kind: str, specimen: Specimen, size: tuple[int, int]) -> Leaf:
        theme = self.app.theme
        return kind, specimen.key, size, specimen.key in self.finds, self.app.text.lang, theme.unit, theme.scale

    def _paint(self, leaf: Leaf, pause: Pause) -> pygame.Surface:
        """One drawing, made beside the loop."""
        kind, key, size, mounted = leaf[:4]
        specimen, assets, text = self._by_key[key], Paced(self.app.assets, pause), self.app.text
        if kind == "plate":
            label = Label(specimen.exhibit.picture, specimen.latin, "" if mounted else text("collection.in_pencil"))
            return Mounter(self.app.theme, assets).plate(size, label)
        drawer = Vignettes(self.app.theme, assets, text)
        if kind == "map":
            return drawer.map(specimen, size)
        return drawer.time(specimen.page, size) if kind == "time" else drawer.size(specimen, size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet, the plate, the column and the controls."""
        if self.ground is not None:
            surface.blit(self.ground, (0, 0))
        plate = self._painter.get(self._wanted[0]) if self._wanted else None
        if plate is not None:
            surface.blit(plate, self._plate)
        if self.column is not None:
            self.column.draw(surface)
        self.controls.draw(surface)
