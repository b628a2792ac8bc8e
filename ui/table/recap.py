"""What the others did since the own last turn: shown again as motion, and as a sheet of pictures over the log."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pygame

from ui import typeset
from ui.table.header import shortened
from ui.table.log_rows import ICON, TEXT, Entry
from ui.theme import CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, PLAYERS, RADIUS, Theme
from ui.widgets.marks import disc
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.table.scene import TableScene

SIGN = 18
"""Units of the symbol of a seat in the corner of a part."""

HIGH, GAP, PICTURE = 62, 6, 50
"""Units that the sheet is tall at least, that lie between two of its parts, and that a part without words is wide."""

LINE, TALLEST, TITLE = 40, 54, 18
"""Units that a part with words beside its picture is tall at least and at most, and the size of the words above."""

SAID = 24
"""Units that a line of words under the pictures takes."""


class Recap:
    """The sheet of a table; it stays until something is chosen or it is put away."""

    def __init__(self, table: TableScene) -> None:
        """No sheet."""
        self.table = table
        self.entries: list[Entry] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._shown: dict[str, Entry] = {}
        """The lines that have a part, by its name."""
        self._said = pygame.Rect(0, 0, 0, 0)
        """What pictures in rows leave free under them: there stand the words of the newest lines."""
        self._title = pygame.Rect(0, 0, 0, 0)
        """Where lines with words leave room for a title beside the buttons."""

    def ask(self) -> None:
        """Show what the others did, once more if it stands there already."""
        self.show()
        self.table.history.show_again()

    def show(self) -> None:
        """Lay out the sheet with what the others did; nothing where that is nothing."""
        self.entries = self.table.history.missed()
        self.table.rebuild()

    def put_away(self) -> bool:
        """Take the sheet away; True if there was one."""
        was, self.entries = bool(self.entries), []
        if was:
            self.table.rebuild()
        return was

    def build(self) -> None:
        """A part for every line, the newest where not all have room, and a button that puts all away."""
        self._word_anew()
        self._said, self._title, self._shown = pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0), {}
        if not self.entries:
            self.rect = pygame.Rect(0, 0, 0, 0)
            return
        table, px = self.table, self.table.app.theme.px
        self.rect, pad = self._place(), px(GAP)
        table.controls.withdraw(self.rect)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        side = min(inner.height, px(PICTURE))
        shut = pygame.Rect(inner.right - side, inner.top, side, side)
        again = shut.move(-side - pad, 0)
        text, first = table.app.text, again
        if table.why.newest() is not None:
            first = again.move(-side - pad, 0)
            table.controls.button("recap_why", first, "", table.why.ask, "why", "icon", text("motive.recap"))
        table.controls.button("recap.again", again, "", self.ask, "play", "icon", text("recap.again"))
        tip = text("recap.shut")
        table.controls.button("recap.shut", shut, "", self._shut, "cross", "icon", tip, shortcut="cancel")
        buttons = 2 if first is again else 3
        if not self._lines(inner, side, pad, buttons):
            self._rows(inner, side, pad, buttons)

    def _place(self) -> pygame.Rect:
        """Over the log, which tells the same, and over no board."""
        plan, high = self.table.plan, self.table.app.theme.px(HIGH)
        low = plan.log.bottom - max(plan.log.height, high)
        return pygame.Rect(plan.log.left, low, plan.log.width, plan.log.bottom - low)

    def _word_anew(self) -> None:
        """The same moments in the words of whoever reads now, in the language that is spoken now."""
        moments, history = {entry.moment for entry in self.entries}, self.table.history
        if moments:
            lines = history.entries_of(self.table.session.match)
            self.entries = [entry for entry in lines if entry.moment in moments]

    def _shut(self) -> None:
        self.put_away()

    def _lines(self, area: pygame.Rect, side: int, gap: int, buttons: int) -> bool:
        """The lines with their words one under the other, below buttons and a title; False if not all have room."""
        px = self.table.app.theme.px
        rest = pygame.Rect(area.left, area.top + side + gap, area.width, area.height - side - gap)
        high = min((rest.height + gap) // len(self.entries) - gap, px(TALLEST))
        if high < px(LINE):
            return False
        for number, entry in enumerate(self.entries):
            self._part(number, entry, pygame.Rect(rest.left, rest.top + number * (high + gap), rest.width, high))
        self._title = pygame.Rect(area.left + gap, area.top, area.width - buttons * (side + gap) - gap, side)
        return True

    def _rows(self, area: pygame.Rect, side: int, gap: int, buttons: int) -> None:
        """Pictures alone in rows beside and under so many buttons, as many of the newest as have room."""
        columns, rows = ((length + gap) // (side + gap) for length in area.size)
        free = [n for n in range(columns * max(rows, 1)) if not columns - buttons <= n < columns]
        spots = [(n % columns, n // columns) for n in free]
        for number, (entry, (x, y)) in enumerate(zip(self.entries[-len(spots) :], spots, strict=False)):
            rect = pygame.Rect(area.left + x * (side + gap), area.top + y * (side + gap), side, side)
            self._part(number, entry, rect)
        used = spots[min(len(self.entries), len(spots)) - 1][1] + 1 if spots else 1
        self._said = area.inflate(-2 * gap, 0)
        self._said.top = area.top + used * (side + gap)
        self._said.height = max(area.bottom - self._said.top, 0)

    def _part(self, number: int, entry: Entry, rect: pygame.Rect) -> None:
        """One line, which leads to its moment."""
        table = self.table
        jump = partial(table.history.look_back, entry.moment)
        self._shown[f"recap.{number}"] = entry
        tip = f"{entry.line.text}\n{table.app.text('recap.jump')}"
        if table.why.behind(entry) is not None:
            tip += f" {table.app.text('motive.part')}"
        table.controls.area(f"recap.{number}", rect, partial(self._picture, entry, rect.size), jump, tip)

    def pointed(self) -> list[Entry]:
        """The line whose part the keys or the pointer are on, none where they are on no part."""
        rects, ring = self.table.controls.rects(), self.table.controls.ring
        focused = ring.focused.name if ring.visible and ring.focused is not None else ""
        return [
            entry
            for name, entry in self._shown.items()
            if name == focused or (not focused and name in rects and rects[name].collidepoint(self.table.app.pointer))
        ]

    def _picture(self, entry: Entry, size: tuple[int, int], state: str) -> pygame.Surface:
        """A line: its picture over the colour and symbol of its seat, and its words, all seen, where there is room."""
        app, px = self.table.app, self.table.app.theme.px
        worded = size[0] > px(PICTURE)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw_box(surface, surface.get_rect(), px(RADIUS), PAPER_SHADE if state != "normal" else PAPER, PAPER_EDGE, 1)
        side = min(px(ICON) + px(6), size[1] - px(10))
        spot = pygame.Rect(0, 0, side, side)
        spot.midleft = (px(8), size[1] // 2) if worded else ((size[0] - side) // 2, size[1] // 2)
        self._draw_icon(surface, entry, spot)
        if entry.line.seat >= 0:
            player = PLAYERS[self.table.session.match.seats[entry.line.seat].colour % len(PLAYERS)]
            foot = pygame.Rect(px(6), size[1] - px(6), size[0] - px(12), max(px(4), 2))
            pygame.draw.rect(surface, player.colour, foot, border_radius=2)
            mark = disc(px(SIGN), player.colour, PAPER).copy()
            sign = app.assets.icon(player.symbol, round(px(SIGN) * 0.7), CREAM)
            mark.blit(sign, sign.get_rect(center=mark.get_rect().center))
            place = mark.get_rect(bottom=size[1] - px(2), right=size[0] - px(2))
            if worded:
                place.left = px(2)
            surface.blit(mark, place)
        if worded:
            box = pygame.Rect(spot.right + px(6), px(2), size[0] - spot.right - px(12), size[1] - px(8))
            block = typeset.render(*_words(app.theme, entry.line.text, box.size), INK)
            surface.blit(block, typeset.place(block.get_size(), box, "left"))
        return surface

    def _draw_icon(self, surface: pygame.Surface, entry: Entry, spot: pygame.Rect) -> None:
        """The picture of a line; a book where it has none."""
        image = entry.line.image or "icons/log"
        picture = self.table.app.assets.inked(image, spot.size, INK_SOFT)
        surface.blit(picture, picture.get_rect(center=spot.center))

    def draw(self, surface: pygame.Surface) -> None:
        """The paper under the parts."""
        if not self.entries:
            return
        theme = self.table.app.theme
        draw_box(surface, self.rect, theme.px(RADIUS), PAPER, PAPER_EDGE, max(theme.px(1.5), 1))
        if self._said.height >= theme.px(SAID):
            block = typeset.render(*_newest(theme, [entry.line.text for entry in self.entries], self._said.size), INK)
            surface.blit(block, typeset.place(block.get_size(), self._said, "left", "top"))
        if self._title.width:
            words = self.table.app.text("commands.recap")
            font, lines = typeset.fit_block(theme, "ui_bold", words, TITLE, self._title.size)
            block = typeset.render(font, lines, INK)
            surface.blit(block, typeset.place(block.get_size(), self._title, "left"))

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the sheet lies over a point of the table."""
        return self.rect.collidepoint(pos)


def _newest(theme: Theme, sentences: list[str], size: tuple[int, int]) -> tuple[pygame.font.Font, list[str]]:
    """As many of the last sentences as a box holds, one under the other; of the last as much as it holds."""
    for first, part in product(range(len(sentences) - 1), (1.0, 0.9)):
        font = theme.font("ui", TEXT * part)
        lines = typeset.wrap(font, "\n".join(sentences[first:]), size[0])
        if typeset.text_size(font, lines)[1] <= size[1]:
            return font, lines
    return _words(theme, sentences[-1], size)


def _words(theme: Theme, words: str, size: tuple[int, int]) -> tuple[pygame.font.Font, list[str]]:
    """As much of a sentence as a box holds, large words a little smaller, with three dots for the rest of it."""
    for part in (0.9, max(0.9 / theme.scale, 0.72)) if theme.scale > 1 else (0.9,):
        font = theme.font("ui", TEXT * part)
        lines = typeset.wrap(font, words, size[0])
        most = max(size[1] // max(typeset.text_size(font, ["x"])[1], 1), 1)
        if len(lines) <= most:
            break
    else:
        lines = [*lines[: most - 1], shortened(font, f"{lines[most - 1]} {lines[most]}", size[0])]
    return font, lines
