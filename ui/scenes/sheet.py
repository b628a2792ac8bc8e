"""Score sheets over the whole window: the lines are counted one after the other."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.core.record import Seat
from ui import typeset
from ui.app import App
from ui.boards.kit.shapes import shared_row
from ui.scene import Scene, is_enter, is_escape, is_right_click
from ui.scenes.notice import Item, Pressed
from ui.sheets import sheet
from ui.theme import BODY, CONTROL_HEIGHT, INK
from ui.widgets.faces import has_room
from ui.widgets.panel import draw_panel
from ui.widgets.score_grid import ScoreGrid
from ui.widgets.score_sheet import Sheet

TITLES = ((56, 34), (100, 25), (1000, 17))
"""Titles of up to so many letters are set in this size."""

WIDE, FEW, COLUMN = 1330, 4, 310
"""The units of a sheet for few seats, how many those are, and the units for each one more."""

LINE_TIME = 0.45
"""Seconds at normal pace until the next line of the score is counted."""


class SheetScene(Scene):
    """A score in one or several pages; its result is a Pressed with its name and the pressed button."""

    name = "sheet"

    def __init__(
        self, app: App, seats: Sequence[Seat], pages: Callable[[], list[Sheet]], winners: tuple[int, ...] = ()
    ) -> None:
        """A score of these seats; `pages` makes its pages in the present language."""
        super().__init__(app)
        self.grid = ScoreGrid(app, seats, winners)
        self.make_pages = pages
        self.pages = pages()
        self.page = 0
        self.counted = 0
        self.age = 0.0
        self.panel = pygame.Rect(0, 0, 0, 0)
        self._kept: tuple[Hashable, pygame.Surface] | None = None

    def title(self) -> str:
        """The words over the sheet once everything is counted."""
        return self.app.text("end.counting")

    def items(self) -> list[Item]:
        """The buttons under the sheet; the first has the focus."""
        return [Item("continue", self.app.text("table.continue"), "forward", "primary")]

    def enter(self) -> None:
        """Put the focus on the first button."""
        self.begin()

    def begin(self) -> None:
        """Put the focus on the first button; what comes up under a resting pointer says nothing before that moves."""
        self.controls.ring.focus(self.items()[0].name, visible=False)
        self.controls.hush()

    @property
    def done(self) -> bool:
        """Whether everything has been counted."""
        return self.counted >= len(self.pages[0].rows)

    def build(self) -> None:
        """The sheet, the choice of its page where there are several, and the buttons."""
        px, window = self.app.theme.px, pygame.Rect((0, 0), self.size)
        self._kept = None
        self.pages = self.make_pages()
        wide = px(WIDE + COLUMN * max(len(self.grid.seats) - FEW, 0))
        self.panel = pygame.Rect(0, 0, min(wide, window.width - px(40)), window.height - px(40))
        self.panel.center = window.center
        self._build_buttons(self.items())
        page = self.pages[self.page]
        for n, (row, rect) in enumerate(zip(page.rows, self.grid.row_rects(self.area(), page), strict=True)):
            if row.tip:
                self.controls.hint(f"row.{n}", rect, row.tip)
        if len(self.pages) > 1:
            height = min(self.grid.head_height(self.area(), page), px(CONTROL_HEIGHT))
            box = pygame.Rect(self.panel.left + px(32), self.area().top, round(self.area().width * 0.29), height)
            names = [page.name for page in self.pages]
            self.controls.choice("page", box, names, self.page, self.turn)

    def _build_buttons(self, items: list[Item]) -> None:
        """The buttons at the foot, all of them with their icons or none."""
        px, height = self.app.theme.px, self.app.theme.px(CONTROL_HEIGHT)
        foot = pygame.Rect(
            self.panel.left + px(32), self.panel.bottom - height - px(22), self.panel.width - px(64), height
        )
        font = self.app.theme.font("ui_bold", BODY)
        rects = shared_row(foot, [typeset.line_width(font, item.label) for item in items], px(14))
        sized = zip(items, rects, strict=True)
        roomy = all(has_room(self.app.theme, item.label, "ui_bold", BODY, rect.size) for item, rect in sized)
        for item, rect in zip(items, rects, strict=True):
            icon = item.icon if roomy else None
            self.controls.button(item.name, rect, item.label, partial(self.choose, item.name), icon, item.kind)

    def area(self) -> pygame.Rect:
        """The part of the sheet that the score fills."""
        px = self.app.theme.px
        top, bottom = self.panel.top + px(72), self.panel.bottom - px(CONTROL_HEIGHT + 34)
        return pygame.Rect(self.panel.left + px(32), top, self.panel.width - px(64), bottom - top)

    def turn(self, page: int) -> None:
        """Show another page."""
        self.page = page
        self.counted = max(self.counted, len(self.pages[0].rows))
        self.rebuild()

    def choose(self, name: str) -> None:
        """Tell the scene below which button was pressed."""
        self.finish(Pressed(self.name, name))

    def back(self) -> None:
        """Esc presses the first button."""
        self.choose(self.items()[0].name)

    def agree(self) -> None:
        """Enter presses the first button."""
        self.choose(self.items()[0].name)

    def handle(self, event: pygame.event.Event) -> None:
        """A press anywhere counts everything at once; one that would leave the sheet does no more than that."""
        counting = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and not self.done
        if counting:
            self.counted = len(self.pages[0].rows)
        if not (counting and (is_enter(event) or is_escape(event) or is_right_click(event))):
            super().handle(event)

    def update(self, dt: float) -> None:
        """Count one line after the other."""
        super().update(dt)
        self.age += dt
        factor, lines = self.app.settings.pace_factor, len(self.pages[0].rows)
        due = lines if factor <= 0 else int(self.age / (LINE_TIME * factor))
        while self.counted < min(due, lines):
            self.counted += 1
            self.app.audio.play("score")

    def idle(self) -> bool:
        """Whether nothing changes until the next event."""
        return self.done and self.controls.quiet()

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet as it is kept, and its controls."""
        if self._kept is None or self._kept[0] != self.seen():
            picture = self._kept[1] if self._kept is not None else sheet(surface.get_size())
            self._draw_sheet(picture)
            self._kept = (self.seen(), picture)
        surface.blit(self._kept[1], (0, 0))
        super().draw(surface)

    def seen(self) -> Hashable:
        """What the picture of the sheet depends on after it was laid out."""
        return self.counted

    def _draw_sheet(self, surface: pygame.Surface) -> None:
        """The sheet: its title, then the lines as far as they have been counted."""
        self.draw_backdrop(surface)
        draw_panel(surface, self.app.theme, self.app.assets, self.panel)
        self.draw_words(surface)
        page = self.pages[self.page]
        self.grid.draw(surface, self.area(), page, len(page.rows) if self.page else self.counted)

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """What lies behind the sheet."""
        surface.blit(self.app.assets.backdrop("home/wood", self.size), (0, 0))

    def draw_words(self, surface: pygame.Surface) -> None:
        """The title over the sheet."""
        px = self.app.theme.px
        box = pygame.Rect(self.panel.left + px(74), self.panel.top + px(12), self.panel.width - px(148), px(58))
        words = self.title() if self.done else self.app.text("end.counting")
        size = next(size for length, size in TITLES if len(words) <= length)
        font, lines = typeset.fit_block(self.app.theme, "serif_bold", words, size, box.size)
        block = typeset.render(font, lines, INK, "center")
        surface.blit(block, typeset.place(block.get_size(), box))


class RoundScene(SheetScene):
    """The score of a finished round."""

    name = "round"

    def __init__(self, app: App, seats: Sequence[Seat], number: int, pages: Callable[[], list[Sheet]]) -> None:
        """The sheet of the round of that number."""
        super().__init__(app, seats, pages)
        self.number = number

    def title(self) -> str:
        """Which round it was."""
        return self.app.text("end.round", n=self.number)
