"""The page of sums: what a turn costs and brings, and what an expedition or a publication under way comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.values import Event
from game.encyclopedia.account import Counts, Tally, Voyage, tally, voyage
from game.encyclopedia.forecast import Volume, levels, value_now, volume
from game.encyclopedia.model import CATEGORIES, CONTINENTS, EncycAction
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import SIGNS, Brush
from ui.boards.encyclopedia.names import ROMAN, animal_image
from ui.boards.kit.sequence import sequence
from ui.boards.kit.shapes import grid, left, rows, top
from ui.boards.kit.writing import STEP, fits_block, font, narrows, smallest, width
from ui.theme import INK, INK_SOFT, MOSS, RUST, Colour

Row = list[tuple[str, str]]
"""Pictures with the words after them."""


class Form(NamedTuple):
    """How tall the letters of a page are, and the side of its pictures."""

    size: float
    side: int


AIR = 14
"""Units of the board between one picture with its words and the next."""


LINES = 3
"""Rows that the page of sums has room for at least."""


def draw_tally(pen: Brush, sums: Tally, area: pygame.Rect) -> None:
    """What is spent above what is gained; both in one row without words where there is no room for two."""
    if area.height < 3.2 * smallest(pen.app):
        pieces: list[str] = []
        for sign, counts in (("−", sums.spent), ("+", sums.gained)):
            for good, amount in counts.items():
                pieces += [f" {sign}{amount}", pen.image(SIGNS[good])]
        sequence(pen, pieces, area, pen.letters(19), INK, "right")
        return
    upper, lower = rows(area, 2)
    _draw_counts(pen, "spent", "−", sums.spent, upper, RUST)
    _draw_counts(pen, "gained", "+", sums.gained, lower, MOSS)


def _draw_counts(pen: Brush, key: str, sign: str, counts: Counts, area: pygame.Rect, colour: Colour) -> None:
    """Goods with their amounts in one row, behind a word."""
    size, side = min(area.height * 0.68, pen.letters(19)), min(area.height - 2, pen.letters(28))
    head, rest = left(area, min(area.width * 0.36, pen.letters(84)), pen.px(8))
    pen.write(pen.table.say(f"desk.{key}"), head, size, INK_SOFT, "ui", "left")
    pieces = [piece for good, amount in counts.items() for piece in (f"{sign}{amount}", pen.image(SIGNS[good]))]
    if pieces:
        sequence(pen, pieces, rest, size, colour, "left", side / size)
    else:
        pen.write("–", rest, size, INK_SOFT, align="left")


def draw_planner(pen: Brush, view: EncycView, events: Sequence[Event] | None) -> None:
    """A page with the sums of an expedition or a publication: its value, what it costs, what it brings."""
    table, page = pen.table, pen.table.names["planner"]
    pen.stretched("board_player", page)
    area, sums = top(page.inflate(-pen.px(32), -pen.px(32)), page.height * 0.6, pen.px(6))
    made = tally(events or (), view.to_act)
    if made.spent or made.gained:
        draw_tally(pen, made, sums)
    last = table.trial.last if table.trial is not None else None
    assert last is None or isinstance(last, EncycAction)
    trip, book = voyage(table.box, view, events, last), volume(table.box, view, last)
    if trip is not None:
        lines = _voyage_rows(pen, trip)
    elif book is not None:
        lines = _volume_rows(pen, book, view.asked == "ceiling" and last is None)
    else:
        told = bool(made.spent or made.gained)
        _draw_types(pen, view, area if told else page.inflate(-pen.px(32), -pen.px(56)))
        return
    lines = [part for line in lines for part in _folded(pen, line, area.width)]
    spots = rows(area, max(len(lines), LINES))
    form = _row_form(pen, lines, spots[0])
    for row, spot in zip(lines, spots, strict=False):
        _draw_row(pen, row, spot, form)


def _draw_types(pen: Brush, view: EncycView, area: pygame.Rect) -> None:
    """What the reference animal must be, and under the sign of each Type how many coins it costs with this die.

    While a publication is shown nothing is asked, and only the die is told.
    """
    value, found = value_now(pen.table.box, view), levels(pen.table.box, "publication")
    words, table = top(area, area.height * 0.5, pen.px(6))
    key, name = "reference" if pen.table.asks else "placed", pen.table.seat_names[view.turn]
    pen.block(pen.table.say(f"desk.{key}", n=value, name=name), words, pen.letters(20), INK, "ui", "left")
    for kind, (level, cell) in enumerate(zip(found, grid(table, len(found)), strict=True)):
        sign, cost = top(cell.inflate(-pen.px(4), 0), cell.height * 0.54)
        pen.picture(f"type_{kind}", sign)
        short = level.need - value
        price = [f"−{short}" if short > 0 else "0", pen.image(SIGNS["coins"])]
        sequence(pen, price, cost, min(cost.height * 0.7, pen.letters(18)), RUST if short > 0 else INK)


def _folded(pen: Brush, row: Row, room: int) -> list[Row]:
    """A row in as many lines as it needs."""
    lines: list[Row] = []
    free = 0
    for image, words in row:
        wide = (pen.px(34) if image else 0) + width(font(pen.app, "ui_bold", pen.px(18)), words) + pen.px(AIR)
        if not lines or wide > free:
            lines, free = [*lines, []], room
        lines[-1].append((image, words))
        free -= wide
    return lines


def _voyage_rows(pen: Brush, trip: Voyage) -> list[Row]:
    """The summands of an expedition's value; then its cubes and what is left; then what research costs."""
    say, land = pen.table.say, CONTINENTS[trip.land]
    rest = say("desk.left", n=trip.left)
    if not trip.terms:
        return [[(f"continent_{land}", rest)]]
    images = {"die": "die_any", "space": f"place_{land}"} | SIGNS
    terms = [(images[term.key], f"+ {term.amount}" if n else f"{term.amount}") for n, term in enumerate(trip.terms)]
    costs = pen.table.box.cost
    cubes = [(f"type_{kind + 1}", f"−{costs[kind]}") for _, kind in trip.cubes]
    head, total = (f"continent_{land}", say("desk.value")), ("", say("desk.total", n=trip.total))
    prices = [(f"type_{kind + 1}", f"{cost}") for kind, cost in enumerate(costs)]
    return [[head, *terms, total], [*cubes, ("", f"= {rest}" if cubes else rest)], [("cube", ""), *prices]]


def _volume_rows(pen: Brush, book: Volume, is_open: bool) -> list[Row]:
    """The reference animal and the highest Type; then cubes and cards with their points; then what they come to."""
    table, say = pen.table, pen.table.say
    key = "desk.volume_open" if is_open else "desk.volume"
    head = say(key, animal=table.words.animal(book.reference), type=ROMAN[book.ceiling])
    first = [(animal_image(table.box, book.reference), head)]
    if book.lost and not is_open:
        first.append(("cube", say("desk.lost", n=len(book.lost))))
    if book.leaving and not is_open:
        first.append(("", say("desk.leaving", n=book.leaving)))
    land = CONTINENTS[table.box.continent[book.reference]]
    cubes = [(f"category_{CATEGORIES[number]}", f"×{count} = {points}") for number, count, points in book.cubes]
    cards = (f"continent_{land}", f"×{book.cards} = {book.card_points}")
    points = ("points", say("desk.points", n=book.points, more=book.collections))
    return [first, [*cubes, cards], [points]]


def _row_form(pen: Brush, lines: Sequence[Row], area: pygame.Rect) -> Form:
    """How large letters and pictures are on a whole page: as its rows allow, and none but a single entry outgrows."""
    least = smallest(pen.app)
    size, side = min(area.height * 0.62, pen.letters(20)), min(area.height - 2, pen.letters(34))
    shared = [row for row in lines if len(row) > 1]
    while size > least and any(
        sum(_widths(pen, row, Form(size, side))) > area.width + pen.px(AIR) // 2 for row in shared
    ):
        size, side = max(size * STEP, least), max(round(side * 0.95), 12)
    return Form(size, side)


def _widths(pen: Brush, row: Row, form: Form) -> list[int]:
    """The room of each picture with its words and the air after them."""
    face = font(pen.app, "ui_bold", form.size)
    return [(form.side if image else 0) + face.size(words)[0] + pen.px(AIR) for image, words in row]


def _draw_row(pen: Brush, row: Row, area: pygame.Rect, form: Form) -> None:
    """Pictures with words after them; words too long for their row in narrower letters."""
    size, side = form
    rest = area
    for (image, words), wide in zip(row, _widths(pen, row, form), strict=True):
        spot, rest = left(rest, wide)
        if image:
            found = pen.picture(image, pygame.Rect(spot.left, area.centery - side // 2, side, side))
            _, spot = left(spot, found.right + 2 - spot.left)
        room = pygame.Rect(spot.topleft, (min(spot.width, area.right - spot.left), area.height))
        if not fits_block(pen.app, words, room.size, "ui_bold") and narrows(pen.app, words, room.width):
            pen.narrow(words, room, INK, "ui_bold", "left")
        else:
            pen.block(words, room, size, INK, "ui_bold", "left")
