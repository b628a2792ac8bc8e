"""The log: every event as a short sentence with a small picture; pointing and clicking go back to it.

Where it has little room it is a strip with its last entry, which opens over the seats at its side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ui import typeset
from ui.app import App
from ui.keep import MEGABYTE, SurfaceCache
from ui.table.log_marks import badge, draw_badge, draw_ribbon
from ui.table.log_rows import ICON, TEXT, TURN, Entry, Rows, bound
from ui.table.plan import LEAST_LIST
from ui.theme import BRASS_LIGHT, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, PLAYERS
from ui.widgets.panel import draw_box
from ui.widgets.scrollbar import ScrollBar

HANDLE = 36
"""The side of the button that opens and shuts a strip."""

KEPT = 8 * MEGABYTE
"""Bytes of drawn lines that are kept; older ones are drawn anew when somebody scrolls back."""


NOWHERE = pygame.Rect(-9, -9, 1, 1)
"""A place at which nobody can point."""


BAR = 40
"""Units that the buttons over the lines are tall, gap included."""

TALL = 200
"""Units that a log is tall at least to have buttons over its lines."""

BAR_WIDE, BAR_GAP, REACH = 6, 2, 5
"""Units of the bar for scrolling, between it and the edge, and beside it where it can still be taken."""


class Log:
    """The lines so far, scrolled to the newest unless somebody scrolls back."""

    def __init__(self, app: App) -> None:
        """An empty log."""
        self.app = app
        self._rows = Rows()
        self._due: Callable[[], list[Entry]] | None = None
        """Where the lines come from that are to be shown; asked when somebody looks."""
        self._sought: int | None = None
        """The moment to which the log is to be scrolled when somebody looks."""
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.is_strip = self.opened = False
        self.seat = -1
        """The seat whose lines alone are shown; -1 for all."""
        self.marks: frozenset[int] = frozenset()
        """The moments that somebody marked."""
        self.asked: Entry | None = None
        """The line under the pointer if a bot's move can be asked about there: it wears a badge."""
        self.lid: pygame.Rect | None = None
        """A slip that may lie over the log; lines then stand above it, and where the buttons are that are away now."""
        self._scroll = 0
        self._turned = False
        """Whether somebody has turned the wheel: only then may lines be cut by the edges."""
        self._colours: list[int] = []
        self._drawn = SurfaceCache(KEPT)
        self._bar = ScrollBar(app.theme)

    def stand(self, rect: pygame.Rect, column: pygame.Rect) -> None:
        """Take a place: that box, or if it is low and the log is opened the whole column."""
        low = rect.height < self.app.theme.px(LEAST_LIST)
        self.opened = self.opened and low
        self.is_strip = low and not self.opened
        self.rect = column if self.opened else rect

    def handle_place(self) -> pygame.Rect | None:
        """Where the button is that opens or shuts the log; None where it has room enough."""
        if not self.is_strip and not self.opened:
            return None
        side, gap = max(self.app.theme.px(HANDLE), 32), self.app.theme.grain.px(8)
        top = self.rect.centery - side // 2 if self.is_strip else self.rect.top + gap
        return pygame.Rect(self.rect.right - gap - side, top, side, side)

    def bar_place(self) -> pygame.Rect | None:
        """Where the buttons over the lines stand; None where the lines need all the room."""
        px, handle = self.app.theme.px, self.handle_place()
        if self.is_strip or self.rect.height < px(TALL):
            return None
        inner = self.rect.inflate(-px(16), -px(12))
        right = handle.left - px(6) if handle is not None else inner.right
        return pygame.Rect(inner.left, inner.top, right - inner.left, max(px(BAR - 4), 32))

    def text(self) -> str:
        """The lines that are shown as plain text, with an empty line between two turns."""
        return "\n".join(f"\n{entry.line.text}" if entry.opens else entry.line.text for entry in self.entries)

    def reveal(self, moment: int) -> None:
        """Scroll so that the last line up to a moment stands in the middle, as far as there are lines."""
        self._sought = moment

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the opened log lies over what else there is at a point."""
        return self.opened and self.rect.collidepoint(pos)

    def show(self, entries: Callable[[], list[Entry]], colours: list[int]) -> None:
        """Show these entries, which are asked for when somebody looks; `colours` are those of the seats."""
        self._due, self._colours = entries, colours

    @property
    def entries(self) -> list[Entry]:
        """The lines that are shown."""
        return self.rows.entries

    @property
    def rows(self) -> Rows:
        """The lines as they are set; those that are due are asked for now."""
        if self._due is not None:
            self._take(self._due())
        if self._sought is not None:
            self._scroll_to(self._sought)
        return self._rows

    def _take(self, entries: list[Entry]) -> None:
        """Set the lines that are new; where their number has changed the newest are seen."""
        self._due, old = None, len(self._rows.heights)
        entries = [entry for entry in entries if self.seat == entry.line.seat] if self.seat >= 0 else entries
        key = (self.rect.width, self.app.theme.unit, tuple(self._colours))
        if self._rows.lay(entries, self.app.theme, self._inner().width, key):
            self._drawn.clear()
        if len(entries) != old:
            self._scroll, self._turned = 0, False

    def _scroll_to(self, moment: int) -> None:
        """Scroll to a moment."""
        self._sought, room = None, self._inner().height
        after, height = self._rows.after(moment)
        most = max(self._rows.tall - room, 0)
        self._scroll, self._turned = min(max(after - max(room - height, 0) // 2, 0), most), False

    def release(self) -> None:
        """Let go of the drawn lines."""
        self._drawn.clear()

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel over the log, or by its bar; True when used."""
        if self.is_strip:
            return False
        bar = self.bar
        wanted = bar.handle(event, self.app.theme.px(REACH))
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(self.app.pointer):
            wanted = bar.limit - self._scroll - event.y * self.app.theme.px(40)
        if wanted is not None:
            self._scroll = round(min(max(bar.limit - wanted, 0), bar.limit))
            self._turned = self._scroll > 0
        return wanted is not None

    @property
    def bar(self) -> ScrollBar:
        """The bar beside the lines, as far as they are scrolled now; the newest are at its foot."""
        inner, px, self._bar.theme = self._inner(), self.app.theme.px, self.app.theme
        tall = self.rows.tall
        groove = pygame.Rect(self.rect.right - px(BAR_GAP) - px(BAR_WIDE), inner.top, px(BAR_WIDE), inner.height)
        self._bar.stand(groove, inner.height, tall, tall - inner.height - self._scroll)
        return self._bar

    def entry_at(self, pos: tuple[int, int]) -> Entry | None:
        """The entry under the pointer; a strip has none of its own."""
        if self.is_strip or not self.rect.collidepoint(pos):
            return None
        return next((entry for _, entry, rect in self._placed() if rect.collidepoint(pos)), None)

    def row_at(self, pos: tuple[int, int]) -> tuple[pygame.Rect, Entry | None]:
        """The visible row under the pointer with its place, which is nowhere if there is none."""
        placed = self._placed() if self.rect.collidepoint(pos) else []
        rows = ((rect.clip(self.rect), entry) for _, entry, rect in placed if rect.collidepoint(pos))
        return next(rows, (NOWHERE, None))

    def badge_at(self, pos: tuple[int, int]) -> Entry | None:
        """The line whose badge lies at a point, None where none does."""
        place, entry = self.row_at(pos)
        worn = entry is not None and entry == self.asked and not self.is_strip
        return entry if worn and badge(place, self.app).collidepoint(pos) else None

    def draw(self, surface: pygame.Surface, chosen: int = -1) -> None:
        """Draw the log; lines of the chosen moment are marked."""
        theme = self.app.theme
        draw_box(surface, self.rect, theme.px(10), PAPER, PAPER_EDGE, max(theme.px(1.5), 1))
        if self.is_strip:
            self._draw_last(surface, chosen)
            return
        old = surface.get_clip()
        surface.set_clip(self._inner())
        for _, entry, rect in self._placed():
            hovered = rect.collidepoint(self.app.pointer)
            if hovered or entry.moment == chosen:
                draw_box(surface, rect, theme.px(5), BRASS_LIGHT if entry.moment == chosen else PAPER_SHADE)
            surface.blit(self._drawn.get(entry, partial(self._row, entry)), rect)
            if hovered and entry == self.asked:
                draw_badge(surface, self.app, badge(rect, self.app))
            if entry.moment in self.marks:
                draw_ribbon(surface, self.app, rect)
        surface.set_clip(old)
        if self._inner().height >= theme.px(HANDLE):
            self.bar.draw(surface)

    def _draw_last(self, surface: pygame.Surface, chosen: int) -> None:
        """The newest entry, or that of the chosen moment, as large as the strip allows."""
        entries = self.entries
        entry = next((entry for entry in reversed(entries) if entry.moment == chosen), None)
        entry = entry or (entries[-1] if entries else None)
        handle = self.handle_place()
        if entry is None or handle is None:
            return
        area = self._inner()
        area.width = handle.left - area.left - self.app.theme.grain.px(4)
        key = ("strip", entry, area.size)
        surface.blit(self._drawn.get(key, partial(self._strip, entry, area.size)), area)

    def _strip(self, entry: Entry, size: tuple[int, int]) -> pygame.Surface:
        """An entry in a box, its words as large as the box allows."""
        theme, icon = self.app.theme, self.app.theme.px(ICON)
        room = (size[0] - icon - theme.px(16), size[1])
        words = bound(entry.line.text, theme.font("ui", TEXT), room[0])
        font, lines = typeset.fit_block(theme, "ui", words, TEXT, room)
        return self._line(entry, size, font, lines)

    def _inner(self) -> pygame.Rect:
        px = self.app.theme.px
        inner, bar = self.rect.inflate(-px(16), -px(12)), self.bar_place()
        if bar is not None and self.lid is None:
            gone = bar.bottom + px(4) - inner.top
            inner.top, inner.height = inner.top + gone, inner.height - gone
        if self.lid is not None and self.lid.colliderect(inner) and self.lid.top > inner.top + px(BAR):
            inner.height = min(self.lid.top - px(4) - inner.top, inner.height)
        return inner

    def _placed(self) -> list[tuple[int, Entry, pygame.Rect]]:
        """The visible rows with their heights and places, the newest at the bottom; whole ones until one scrolls."""
        inner, rows = self._inner(), self._laid()
        if self._turned:
            return [row for row in rows if row[2].top < inner.bottom]
        spare = min((rect.top - inner.top for _, _, rect in rows if rect.top >= inner.top), default=0)
        moved = [(height, entry, rect.move(0, -spare)) for height, entry, rect in rows]
        whole = [row for row in moved if inner.contains(row[2])]
        return whole or [row for row in rows if row[2].top < inner.bottom][:1]

    def _laid(self) -> list[tuple[int, Entry, pygame.Rect]]:
        """All rows from the newest up to the top of the log, as far as it is scrolled."""
        inner, rows, laid = self._inner(), self.rows, list[tuple[int, Entry, pygame.Rect]]()
        bottom = min(inner.bottom, inner.top + rows.tall) + self._scroll
        for height, entry in reversed(rows.heights):
            bottom -= height
            if bottom + height <= inner.top:
                break
            laid.append((height, entry, pygame.Rect(inner.left, bottom, inner.width, height)))
        return laid

    def _row(self, entry: Entry) -> pygame.Surface:
        """One line of the whole log."""
        px, width = self.app.theme.px, self._inner().width
        font = self.app.theme.font("ui", TEXT)
        height, lines = self._rows.typeset(entry.line.text, self.app.theme, width)
        line = self._line(entry, (width, height), font, lines)
        if not entry.opens:
            return line
        row = pygame.Surface((width, height + px(TURN)), pygame.SRCALPHA)
        pygame.draw.line(row, PAPER_EDGE, (0, px(TURN) // 2), (width, px(TURN) // 2), max(px(1), 1))
        row.blit(line, (0, px(TURN)))
        return row

    def _line(self, entry: Entry, size: tuple[int, int], font: pygame.font.Font, lines: list[str]) -> pygame.Surface:
        """The seat's colour, a picture, the sentence."""
        theme, icon, height = self.app.theme, self.app.theme.px(ICON), size[1]
        block = typeset.render(font, lines, INK if entry.line.seat >= 0 else INK_SOFT)
        row = pygame.Surface(size, pygame.SRCALPHA)
        if entry.line.seat >= 0:
            colour = PLAYERS[self._colours[entry.line.seat] % len(PLAYERS)].colour
            pygame.draw.rect(row, colour, (0, theme.px(3), theme.px(5), height - theme.px(6)), border_radius=2)
        if entry.line.image:
            image = self.app.assets.image(entry.line.image, (icon, icon - theme.px(2)), entry.line.ink)
            row.blit(image, image.get_rect(center=(theme.px(10) + icon // 2, height // 2)))
        row.blit(block, (icon + theme.px(16), (height - block.get_height()) // 2))
        return row
