"""The collection: a cabinet that fills. What was collected stands mounted on its shelves, the rest is in pencil."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pygame

from ui import typeset
from ui.app import App
from ui.boards.registry import DRAWERS
from ui.collection.catalogue import Key, Specimen, answering, catalogue
from ui.collection.finds import Find, finds_in
from ui.collection.mount import Label
from ui.collection.shelves import Shelves, draw_cabinet
from ui.collection.words import met
from ui.scenes.plays_read import PlaysRead
from ui.scenes.specimen import SpecimenScene
from ui.scenes.tabs import Tab, place_tabs
from ui.theme import (
    BODY,
    BRASS,
    BRASS_LIGHT,
    CONTROL_HEIGHT,
    CREAM,
    HEADING,
    INK,
    TITLE,
    Colour,
)
from ui.widgets.focus import way_of
from ui.widgets.page import CORNER
from ui.widgets.panel import draw_box, outline

SHOWN = ("all", "mounted", "pencil")
"""What can be looked at."""

EDGE, GAP = 12, 12
"""Units of the wood around the shelves, and between parts."""

RIM = 16
"""Units between the wood's own frame and what stands on it."""

SEARCH = 300
"""Units of the field to search in at most."""

COUNT = 180
"""Units of the plate that counts."""


class CollectionScene(PlaysRead):
    """All specimens of the cabinet by game; each opens its page."""

    def __init__(self, app: App, game: str = "") -> None:
        """The shelves of one game, or of all."""
        super().__init__(app)
        self.finds: Mapping[Key, Find] = {}
        self.specimens = catalogue(app)
        self.game, self.query, self.show = game, "", SHOWN[0]
        self.shelves = Shelves(app, self.label)
        self.inside = pygame.Rect(0, 0, 0, 0)
        self._count = pygame.Rect(0, 0, 0, 0)
        self._pressed = ""
        self._renewed = 0

    def take_up(self) -> None:
        """Count what was collected."""
        self.finds = finds_in(self.plays.list)

    def resume(self, result: object) -> None:
        """Stand where the page was left."""
        self.rebuild()
        if isinstance(result, Specimen):
            self._stand_at(result)

    def update(self, dt: float) -> None:
        """Let time pass, and paint on, but not in the step that has laid out other shelves."""
        super().update(dt)
        self._renewed = max(self._renewed - 1, 0)
        if not self._renewed:
            self.shelves.go_on()

    @property
    def renews(self) -> bool:
        """Other shelves are drawn in the frame after the one that lays them out."""
        return self._renewed > 0

    def idle(self) -> bool:
        """Rest when nothing is to be read or painted and no control is about to change."""
        return super().idle() and self.settled()

    def settled(self) -> bool:
        """Whether everything is read and painted."""
        return super().settled() and self.shelves.painted and not self._renewed

    def leave(self) -> None:
        """Let go of the pictures."""
        super().leave()
        self.shelves.stop()

    def label(self, specimen: Specimen) -> Label:
        """How a specimen is shown on its shelf."""
        word = "" if specimen.key in self.finds else self.app.text("collection.in_pencil")
        return Label(specimen.exhibit.picture, specimen.name(self.app.text), word)

    def build(self) -> None:
        """Head and search over the cabinet."""
        px, window = self.app.theme.px, pygame.Rect((0, 0), self.size)
        area = window.inflate(-2 * (px(RIM) + window.width // 60), -2 * (px(RIM) + window.height // 40))
        high = px(CONTROL_HEIGHT)
        self._head(pygame.Rect(area.left, area.top, area.width, high))
        self._bar(pygame.Rect(area.left, area.top + high + px(GAP), area.width, high))
        top = area.top + 2 * (high + px(GAP))
        cabinet = pygame.Rect(area.left, top, area.width, area.bottom - top)
        self.inside = cabinet.inflate(-2 * px(EDGE), -2 * px(EDGE))
        self.ground = self.kept_ground(lambda: draw_cabinet(self.walnut(), self.app.theme, cabinet, self.inside))
        self._lay(self.shelves.offset)
        SpecimenScene.prepare(self.app)

    def _head(self, area: pygame.Rect) -> None:
        """The way back, the title with the count, and what is looked at."""
        px, text = self.app.theme.px, self.app.text
        back = pygame.Rect(area.topleft, (px(150), area.height))
        self.controls.button("back", back, text("common.back"), self.back, icon="back", shortcut="cancel")
        corner = pygame.Rect(area.right - px(CORNER), area.top, px(CORNER), area.height)
        labels = [text(f"collection.show.{shown}") for shown in SHOWN]
        at, tip = SHOWN.index(self.show), text("collection.show_tip")
        self.controls.choice("show", corner, labels, at, self._show, tip)
        room = pygame.Rect(back.right + px(GAP), area.top, corner.left - back.right - 2 * px(GAP), area.height)
        title, plate = text("collection.title"), px(COUNT)
        font = typeset.fit_font(self.app.theme, "serif_bold", title, TITLE, room.width - plate - px(2 * GAP))
        wide = typeset.line_width(font, title)
        left = room.centerx - (wide + px(2 * GAP) + plate) // 2
        self.controls.label(pygame.Rect(left, area.top, wide + px(GAP), area.height), title, "serif_bold", TITLE, CREAM)
        self._count = pygame.Rect(left + wide + px(2 * GAP), area.top + px(4), plate, area.height - 2 * px(4))

    def _bar(self, area: pygame.Rect) -> None:
        """The games, and the field to search in."""
        px, text = self.app.theme.px, self.app.text
        wide = min(px(SEARCH), area.width // 4)
        games = [game for game in DRAWERS if any(one.game == game for one in self.specimens)]
        names = {"": text("collection.all"), **{game: DRAWERS[game].title(text) for game in games}}
        room = pygame.Rect(area.topleft, (area.width - wide - px(GAP), area.height))
        called = {game: f"game.{game}" if game else "game" for game in names}
        tabs = [Tab(called[game], names[game], partial(self.choose, game), self._counted(game)) for game in names]
        place_tabs(self.controls, room, tabs, called[self.game])
        field = pygame.Rect(area.right - wide, area.top, wide, area.height)
        hint = text("collection.search")
        self.controls.entry("search", field, self.query, self._search, 40, self._go_to_first, placeholder=hint)

    def shown(self) -> dict[str, list[Specimen]]:
        """The specimens that are looked at, under the name of their game where all games are."""
        found = answering(self._of_game(self.game), self.query, self.app.text)
        if self.show != SHOWN[0]:
            found = [one for one in found if (one.key in self.finds) == (self.show == "mounted")]
        if self.game:
            return {"": found}
        games = dict.fromkeys(one.game for one in found)
        return {self._heading(game): [one for one in found if one.game == game] for game in games}

    def _of_game(self, game: str) -> list[Specimen]:
        return [one for one in self.specimens if game in ("", one.game)]

    def _heading(self, game: str) -> str:
        return f"{DRAWERS[game].title(self.app.text)} · {self._counted(game)}"

    def _counted(self, game: str) -> str:
        """How many specimens of a game, or of all, are mounted."""
        every = self._of_game(game)
        return self.app.text("collection.count", n=sum(one.key in self.finds for one in every), total=len(every))

    def _lay(self, offset: int = 0) -> None:
        """Put what is looked at onto the shelves."""
        self.shelves.lay(self.inside, self.shown(), offset)
        self._aim()

    def _aim(self) -> None:
        """Let the keyboard reach what is seen."""
        self.controls.ring.set_extra(self.shelves.targets(self.open, self._walk, self._tip))
        self.controls.stir()

    def _tip(self, specimen: Specimen) -> str:
        """Its names, and when it was met or how it can be."""
        text, find = self.app.text, self.finds.get(specimen.key)
        name, latin = specimen.name(text), specimen.latin
        names = f"{name} – {latin}" if latin else name
        how = text(f"game.{specimen.game}.collect", game=DRAWERS[specimen.game].title(text))
        return f"{names}\n{met(text, find) if find is not None else how}"

    def choose(self, game: str) -> None:
        """Look at the shelves of a game, or of all."""
        self.game, self._renewed = game, 2
        self.shelves.lay(self.inside, {})
        self.rebuild()

    def _show(self, number: int) -> None:
        self.show = SHOWN[number]
        self._lay()

    def _search(self, query: str) -> None:
        self.query = query
        self._lay()

    def _go_to_first(self) -> None:
        """Leave the field for the first specimen that was found."""
        first = next((one for group in self.shown().values() for one in group), None)
        if first is not None:
            self._stand_at(first)

    def _stand_at(self, specimen: Specimen) -> None:
        """Bring the focus of the keyboard to a specimen, and the specimen into sight."""
        self.shelves.reveal(specimen.place)
        self._aim()
        self.controls.ring.focus(specimen.place, visible=self.controls.ring.visible)

    def _walk(self, place: str, event: pygame.event.Event) -> bool:
        """Go along the shelves by an arrow; False at their edge, where the focus leaves them."""
        beside = self.shelves.step(place, way_of(event))
        if beside is not None:
            self._stand_at(beside)
        return beside is not None

    def open(self, specimen: Specimen) -> None:
        """Open the page of a specimen; its neighbours are those on the shelves now."""
        beside = [one for group in self.shown().values() for one in group]
        self.app.push(SpecimenScene(self.app, beside, beside.index(specimen), self.finds))

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll, open what is clicked, or do what menus do."""
        before, column = self.shelves.offset, self.shelves.column
        if column is not None and column.handle(event, self.app.pointer):
            if self.shelves.offset != before:
                self._aim()
            return
        if not self._clicks(event):
            super().handle(event)

    def _clicks(self, event: pygame.event.Event) -> bool:
        """Open the specimen on which the button goes down and up again."""
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) or event.button != 1:
            return False
        under = next((name for name, (_, rect) in self.shelves.spots().items() if rect.collidepoint(event.pos)), "")
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = under
            return False
        pressed, self._pressed = self._pressed, ""
        if under and under == pressed:
            self.app.audio.play("click")
            self.open(self.shelves.spots()[under][0])
            return True
        return False

    def rects(self) -> dict[str, pygame.Rect]:
        """The controls, and the specimens that are seen."""
        return {**super().rects(), **{name: rect for name, (_, rect) in self.shelves.spots().items()}}

    def taken(self) -> list[pygame.Rect]:
        """A notice may lie over the shelves."""
        return list(super().rects().values())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cabinet, what stands in it, and the controls."""
        if self.ground is not None:
            surface.blit(self.ground, (0, 0))
        self._draw_count(surface)
        if self.shelves.column is not None:
            self.shelves.column.draw(surface)
        if not self.shelves.rows:
            self._draw_nothing(surface)
        self._draw_pointed(surface)
        self.controls.draw(surface)

    def _draw_count(self, surface: pygame.Surface) -> None:
        """A brass plate that says how many specimens are mounted."""
        px = self.app.theme.px
        draw_box(surface, self._count, px(5), BRASS, BRASS_LIGHT, max(px(1), 1))
        self._line(surface, self._counted(self.game), self._count.inflate(-2 * px(8), 0), HEADING, INK)

    def _draw_nothing(self, surface: pygame.Surface) -> None:
        """What is said where no specimen is looked at."""
        key = "nothing_found" if self.query else "all_mounted" if self.show == "pencil" else "none_mounted"
        self._line(surface, self.app.text(f"collection.{key}"), self.inside.inflate(-40, 0), BODY, CREAM)

    def _line(self, surface: pygame.Surface, told: str, room: pygame.Rect, size: float, colour: Colour) -> None:
        font = typeset.fit_font(self.app.theme, "serif_bold", told, size, room.width)
        words = typeset.render_line(font, told, colour)
        surface.blit(words, words.get_rect(center=room.center))

    def _draw_pointed(self, surface: pygame.Surface) -> None:
        """A bright edge around the specimen under the pointer."""
        spots = self.shelves.spots().values()
        rect = next((rect for _, rect in spots if rect.collidepoint(self.app.pointer)), None)
        if rect is not None:
            surface.blit(outline(rect.size, self.app.theme.px(5), BRASS_LIGHT, max(self.app.theme.px(3), 2)), rect)
