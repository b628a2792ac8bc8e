"""The form of the pad: the cells that a game's sheet asks for, with their pictures and what is impossible there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.sheet import Field
from game.core.yaml_file import Problem
from ui import typeset
from ui.boards.kit.shapes import columns, right
from ui.scenes.pad_words import label, names_of, refusal
from ui.theme import BODY, BRASS_DARK, CONTROL_HEIGHT, HEADING, RUST, SMALL
from ui.widgets.panel import draw_line
from ui.widgets.stepper import Stepper

if TYPE_CHECKING:
    from ui.scenes.pad import PadScene

HEAD, REASON, APART, GAP = 38, 30, 20, 8
"""Units of a heading, of a sentence about what is impossible, of a thin line with its air, and between cells."""

CELL, STEPS, LEAPS = 390, 172, 280
"""Units of a cell at least, of a small number and of a large one."""

SPOKEN = 310
"""Units of a cell at least where all names stand in one row."""

LONG = 2 * CELL
"""Units of the cell of a number at most, so that its buttons stay near its name."""

FEW = 12
"""Of so many names each has a cell; of more they are picked from a list."""

UNBOUND = 999
"""Numbers for which a game names no bound end here."""


@dataclass(frozen=True)
class Line:
    """A line of the form: how high it is, and what places its controls in a box; a head stands over the next line."""

    height: int
    place: Callable[[pygame.Rect], object]
    head: bool = False


Cell = Callable[[pygame.Rect], None]
"""Places the controls of one thing in a box."""


class Form:
    """Makes the lines of one seat."""

    def __init__(self, scene: PadScene, seat: int, width: int) -> None:
        """The form of a seat, so many pixels wide."""
        self.scene, self.app, self.pad = scene, scene.app, scene.pad
        self.seat, self.width = seat, width
        self.across = max(width // self.app.theme.px(CELL), 1)

    def lines(self) -> list[Line]:
        """All lines: numbers side by side, everything else under its heading, reasons under what they are about."""
        found = self.reasons(self.pad.refusals(self.seat))
        run: list[Field] = []
        for field in self.pad.fields(self.seat):
            if field.kind == "count":
                run.append(field)
                continue
            found += self._counts(run, bool(found)) + self._field(field)
            run = []
        return found + self._counts(run, bool(found))

    def _field(self, field: Field) -> list[Line]:
        """The heading of a field, its cells, and what is wrong with it."""
        below = self.reasons(self.pad.refusals(self.seat, field.key))
        if field.kind == "rows":
            return [self.heading(label(self.app.text, field)), *below, *self._rows(field)]
        across = 0
        if field.kind == "slots":
            cells: Iterable[Cell] = self._slots(field)
        elif len(field.names) <= FEW and (field.kind == "choice" or (field.kind == "names" and field.most == 1)):
            cells = [partial(self._choice, field)]
        elif len(field.names) > FEW:
            cells = self._picked(field)
        else:
            cells, across = [partial(self._number, field, name) for name in field.names], self._abreast(field)
        return [self.heading(label(self.app.text, field)), *below, *self.grid(list(cells), across)]

    def _counts(self, fields: Sequence[Field], after: bool) -> list[Line]:
        """Numbers side by side, and under them what is wrong; `after` a headed part a thin line sets them off."""
        found = [Line(self.app.theme.px(APART), self._rule)] if fields and after else []
        for large, across in ((True, max(self.across // 2, 1)), (False, self.across)):
            some = [field for field in fields if field.large == large]
            wrong = [problem for field in some for problem in self.pad.refusals(self.seat, field.key)]
            found += self.grid([partial(self._number, field, "") for field in some], across) + self.reasons(wrong)
        return found

    def _rule(self, rect: pygame.Rect) -> None:
        assert self.scene.ground is not None
        draw_line(self.scene.ground, self.app.theme, rect)

    def grid(self, cells: Sequence[Cell], across: int = 0) -> list[Line]:
        """Cells in rows, as many side by side as there is room for."""
        px, count = self.app.theme.px, across or self.across
        parts = [cells[n : n + count] for n in range(0, len(cells), count)]

        def place(row: Sequence[Cell], rect: pygame.Rect) -> None:
            for cell, box in zip(row, columns(rect, count, px(3 * GAP)), strict=False):
                cell(box)

        return [Line(px(CONTROL_HEIGHT), partial(place, row)) for row in parts]

    def _abreast(self, field: Field) -> int:
        """How many names stand side by side: all of a few, else as many as there is room for with every name whole."""
        count, px = len(field.names), self.app.theme.px
        names = [self.app.text(field.text_of(name)) for name in field.names]
        for across in [count] * (count <= FEW // 2) + list(range(self.across, 1, -1)):
            wide = (self.width - (across - 1) * px(3 * GAP)) // across
            room = pygame.Rect(0, 0, wide - px(STEPS + 2 * GAP) - round(px(CONTROL_HEIGHT) * 1.1), px(CONTROL_HEIGHT))
            if wide >= px(SPOKEN) and all(self._fits(name, room) for name in names):
                rows = -(-count // across)
                return -(-count // rows)
        return 1

    def heading(self, words: str) -> Line:
        """The heading of some cells."""
        put = self.scene.controls.label
        place = lambda rect: put(rect, words, "serif_bold", HEADING, BRASS_DARK, "left", "bottom")  # noqa: E731
        return Line(self.app.theme.px(HEAD), place, head=True)

    def reasons(self, problems: Iterable[Problem]) -> list[Line]:
        """A line for everything that is impossible."""
        told = dict.fromkeys(refusal(self.app.text, self.pad, problem) for problem in problems)
        return [Line(self.app.theme.px(REASON), partial(self._reason, words)) for words in told]

    def _reason(self, words: str, rect: pygame.Rect) -> None:
        """A sentence behind a sign."""
        px, ground = self.app.theme.px, self.scene.ground
        assert ground is not None
        sign = self.app.assets.icon("warning", px(24), RUST)
        ground.blit(sign, sign.get_rect(midleft=rect.midleft))
        room = pygame.Rect(rect.left + px(32), rect.top, rect.width - px(32), rect.height)
        self.scene.controls.label(room, words, "ui_bold", SMALL, RUST)

    def named(self, rect: pygame.Rect, words: str, picture: str) -> None:
        """A picture and a name at the left of a cell."""
        px, ground, assets = self.app.theme.px, self.scene.ground, self.app.assets
        assert ground is not None
        room = rect
        if picture and assets.has(picture):
            box, room = self._pictured(rect)
            image = assets.image(picture, box.inflate(0, -px(2)).size)
            ground.blit(image, image.get_rect(center=box.center))
        if words and (room is rect or self._fits(words, room)):
            block = self.scene.said(words, room.size)
            ground.blit(block, block.get_rect(midleft=room.midleft))

    def _pictured(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The box of a picture at the left of a cell, and the rest of it."""
        wide, gap = round(rect.height * 1.1), self.app.theme.px(GAP)
        rest = pygame.Rect(rect.left + wide + gap, rect.top, rect.width - wide - gap, rect.height)
        return pygame.Rect(rect.topleft, (wide, rect.height)), rest

    def _fits(self, words: str, room: pygame.Rect) -> bool:
        """Whether every word stands whole in a room; where it does not, the picture stands alone."""
        font = self.app.theme.font("ui", BODY * typeset.SMALLEST)
        lines = typeset.wrap(font, words, room.width)
        whole = all(typeset.line_width(font, word) <= room.width for word in words.split())
        return whole and typeset.text_size(font, lines)[1] <= room.height

    def _number(self, field: Field, name: str, rect: pygame.Rect) -> None:
        """A number with its picture and its name; what there is only once is switched on."""
        text, px = self.app.text, self.app.theme.px
        words = text(field.text_of(name)) if name else label(text, field)
        most = field.most if field.kind == "count" else field.each
        key, value = f"{field.key}.{name}" if name else field.key, self.pad.number(self.seat, field, name)
        if field.kind == "names" and field.each == 1:
            box, rest = self._pictured(rect)
            self.named(box, "", field.picture_of(name))
            turn = lambda on: self._put(field, name, int(on))  # noqa: E731
            self.scene.controls.toggle(key, rest, words, value > 0, turn)
            return
        most = UNBOUND if most is None else most
        stepper = Stepper(value, (field.least, most), partial(self._put, field, name), leaps=field.large)
        wide = px(LEAPS if field.large else STEPS)
        rect = pygame.Rect(rect.topleft, (min(rect.width, px(LONG)), rect.height))
        steps, room = right(rect, wide, px(GAP))
        self.named(room, words, field.picture_of(name))
        self.scene.controls.stepper(key, steps, stepper, words)

    def _put(self, field: Field, name: str, value: int) -> None:
        self.pad.put_number(self.seat, field, name, value)
        self.scene.changed()

    def _choice(self, field: Field, rect: pygame.Rect) -> None:
        """One of few names, or none."""
        held, listed = self.pad.entries[self.seat].get(field.key), field.kind == "names"
        if listed:
            held = held[0] if held else None
        put = lambda name: self._set(field, [name] if listed and name else name)  # noqa: E731
        self._chooser(field, field.key, rect, held, put)

    def _chooser(
        self, field: Field, key: str, rect: pygame.Rect, held: object, pick: Callable[[str | None], None]
    ) -> None:
        """A picture of what is chosen, and the choice."""
        names = [None, *field.names]
        box, rest = self._pictured(rect)
        if isinstance(held, str):
            self.named(box, "", field.picture_of(held))
        at = names.index(held) if held in names else 0
        words = names_of(self.app.text, field)
        self.scene.controls.choice(key, rest, words, at, lambda n: pick(names[n]))

    def _set(self, field: Field, value: object) -> None:
        """Enter something after which the form may look otherwise."""
        self.pad.put(self.seat, field.key, value)
        self.scene.rebuild()

    def _slots(self, field: Field) -> list[Cell]:
        """Places in their order; where none may be empty, one more than there are names."""
        held = list(self.pad.entries[self.seat].get(field.key) or [])
        most = field.most or UNBOUND
        count = most if field.gaps else min(len(held) + 1, most)
        places = [*held, *[None] * count][: max(count, len(held))]

        def pick(n: int, name: str | None) -> None:
            chosen = [*places[:n], name, *places[n + 1 :]]
            while chosen and chosen[-1] is None:
                chosen.pop()
            self._set(field, chosen if field.gaps else [one for one in chosen if one is not None])

        return [partial(self._slot, field, n, one, partial(pick, n)) for n, one in enumerate(places)]

    def _slot(self, field: Field, n: int, held: object, pick: Callable[[str | None], None], rect: pygame.Rect) -> None:
        self._chooser(field, f"{field.key}.{n}", rect, held, pick)

    def _picked(self, field: Field) -> list[Cell]:
        """What was picked out of many, each to be taken away again, and the way to the list."""
        held = self.pad.entries[self.seat].get(field.key)
        chosen = [held] if isinstance(held, str) else list(held or [])
        cells: list[Cell] = [partial(self._card, field, name) for name in chosen]
        if field.kind == "choice" and chosen:
            return cells
        return [*cells, partial(self._add, field)]

    def _card(self, field: Field, name: str, rect: pygame.Rect) -> None:
        """A picked card; a press takes it away."""
        px, text = self.app.theme.px, self.app.text
        cross, room = right(rect, rect.height, px(GAP))
        words = text(field.text_of(name))
        self.named(room, words, field.picture_of(name))
        press = partial(self._drop, field, name)
        tip = text("pad.drop", name=words)
        self.scene.controls.button(f"{field.key}.{name}", cross, "", press, "cross", "icon", tip)

    def _drop(self, field: Field, name: str) -> None:
        held = self.pad.entries[self.seat].get(field.key)
        self._set(field, None if isinstance(held, str) else [one for one in held or [] if one != name])

    def _add(self, field: Field, rect: pygame.Rect) -> None:
        press = partial(self.scene.pick, self.seat, field)
        self.scene.controls.button(f"{field.key}.add", rect, self.app.text("pad.add"), press, "plus")

    def _rows(self, field: Field) -> list[Line]:
        """A line for each of several things with numbers, and the way to one more."""
        held = list(self.pad.entries[self.seat].get(field.key) or [])
        lines = [Line(self.app.theme.px(CONTROL_HEIGHT), partial(self._row, field, held, n)) for n in range(len(held))]
        blank = dict.fromkeys(field.names, 1)
        more: Cell = lambda rect: self._more(field, [*held, blank], rect)  # noqa: E731
        return [*lines, *self.grid([more])]

    def _more(self, field: Field, held: list[dict[str, int]], rect: pygame.Rect) -> None:
        press = partial(self._set, field, held)
        self.scene.controls.button(f"{field.key}.add", rect, self.app.text("pad.add"), press, "plus")

    def _row(self, field: Field, held: list[dict[str, int]], n: int, rect: pygame.Rect) -> None:
        """A picture, a number for every name, and a cross."""
        px, text = self.app.theme.px, self.app.text
        box = pygame.Rect(rect.left, rect.top, round(rect.height * 1.1), rect.height)
        self.named(box, "", field.picture_of())
        rect = pygame.Rect(rect.topleft, (min(rect.width, px(2 * CELL)), rect.height))
        cross = pygame.Rect(rect.right - rect.height, rect.top, rect.height, rect.height)
        room = pygame.Rect(box.right + px(GAP), rect.top, cross.left - px(2 * GAP) - box.right, rect.height)
        for name, cell in zip(field.names, columns(room, len(field.names), px(2 * GAP)), strict=True):
            steps, label_room = right(cell, px(STEPS), px(GAP))
            self.named(label_room, text(field.text_of(name)), "")
            stepper = Stepper(held[n][name], (0, field.each or UNBOUND), partial(self._turn, field, held, n, name))
            self.scene.controls.stepper(f"{field.key}.{n}.{name}", steps, stepper, text(field.text_of(name)))
        drop = partial(self._set, field, [*held[:n], *held[n + 1 :]])
        self.scene.controls.button(f"{field.key}.{n}.drop", cross, "", drop, "cross", "icon", text("pad.drop_row"))

    def _turn(self, field: Field, held: list[dict[str, int]], n: int, name: str, value: int) -> None:
        held[n] = {**held[n], name: value}
        self.pad.put(self.seat, field.key, list(held))
        self.scene.changed()
