"""The planner: what a turn that is tried out costs and brings, and whence its value comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.account import Counts, Tally, Voyage, tally, voyage
from game.encyclopedia.forecast import Volume, value_now, volume
from game.encyclopedia.model import CATEGORIES, CONTINENTS, EncycAction
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import cards
from ui.boards.encyclopedia.facts import ROMAN, animal_image
from ui.boards.encyclopedia.parts import block, picture, sequence, smallest, write
from ui.theme import INK, INK_SOFT, MOSS, RUST, Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


def draw_tally(surface: pygame.Surface, table: EncycBoard, sums: Tally, area: pygame.Rect) -> None:
    """What is spent above what is gained; both in one row without words where there is no room for two."""
    if area.height < 3.2 * smallest(table.app):
        pieces: list[str] = []
        for sign, counts in (("−", sums.spent), ("+", sums.gained)):
            for good, amount in counts.items():
                pieces += [f" {sign}{amount}", f"encyclopedia/{cards.GAIN_IMAGES[good]}"]
        sequence(surface, table.app, pieces, area, table.grain.px(19), INK, "right")
        return
    high = area.height // 2
    _draw_counts(surface, table, "spent", sums.spent, pygame.Rect(area.left, area.top, area.width, high), RUST)
    _draw_counts(surface, table, "gained", sums.gained, pygame.Rect(area.left, area.top + high, area.width, high), MOSS)


def _draw_counts(
    surface: pygame.Surface, table: EncycBoard, key: str, counts: Counts, area: pygame.Rect, colour: Colour
) -> None:
    """Goods with their amounts in one row, behind a word."""
    app = table.app
    size = min(area.height * 0.68, table.grain.px(19))
    head = pygame.Rect(area.left, area.top, round(area.width * 0.34), area.height)
    write(surface, app, app.text(f"encyclopedia.desk.{key}"), head, size, INK_SOFT, "ui", "left")
    left, side = head.right, min(area.height - 2, table.grain.px(28))
    sign = "−" if key == "spent" else "+"
    for good, amount in counts.items():
        spot = write(
            surface, app, f"{sign}{amount}", pygame.Rect(left, area.top, 60, area.height), size, colour, align="left"
        )
        image = pygame.Rect(spot.right + 1, area.centery - side // 2, side, side)
        picture(surface, app, f"encyclopedia/{cards.GAIN_IMAGES[good]}", image)
        left = image.right + table.grain.px(8)
    if not counts:
        write(surface, app, "–", pygame.Rect(left, area.top, 20, area.height), size, INK_SOFT, align="left")


def draw_planner(surface: pygame.Surface, table: EncycBoard, view: EncycView, events: Sequence[Event] | None) -> None:
    """The sums of an expedition or a publication: its value, what it costs, what it brings."""
    desk, hand, prompt = table.names["desk"], table.names["hand"], table.names["prompt"]
    start = table.names.get("supply", hand).right + table.grain.px(8)
    area = pygame.Rect(start, desk.top + 3, desk.right - start - 6, prompt.top - desk.top - 4)
    wide = round(area.width * 0.34)
    if events is not None:
        sums = tally(events, view.to_act)
        draw_tally(surface, table, sums, pygame.Rect(area.right - wide, area.top, wide, area.height))
    rest = pygame.Rect(area.left, area.top, area.width - wide - 6, area.height)
    upper = pygame.Rect(rest.left, rest.top, rest.width, rest.height // 2)
    lower = pygame.Rect(rest.left, upper.bottom, rest.width, rest.bottom - upper.bottom)
    last = table.trial.last if table.trial is not None else None
    assert last is None or isinstance(last, EncycAction)
    trip, book = voyage(table.box, view, events, last), volume(table.box, view, last)
    if trip is not None:
        _draw_voyage(surface, table, trip, upper, lower)
    elif book is not None:
        _draw_volume(surface, table, book, upper, lower, view.asked == "ceiling" and last is None)
    else:
        words = table.app.text("encyclopedia.desk.reference", n=value_now(table.box, view))
        block(surface, table.app, words, rest, table.grain.px(20), INK, "ui")


def _draw_voyage(
    surface: pygame.Surface, table: EncycBoard, trip: Voyage, upper: pygame.Rect, lower: pygame.Rect
) -> None:
    """The summands of an expedition's value; then its cubes and what is left."""
    text = table.app.text
    land = f"encyclopedia/continent_{CONTINENTS[trip.land]}"
    if not trip.terms:
        _draw_row(surface, table, [(land, text("encyclopedia.desk.left", n=trip.left))], upper)
        return
    row = [(land, text("encyclopedia.desk.value"))]
    images = {"die": "die_any", "space": f"place_{CONTINENTS[trip.land]}", "experts": "round_expert"}
    images |= {"coins": "coin", "tokens": "token", "seals": "seal"}
    for n, term in enumerate(trip.terms):
        row.append((f"encyclopedia/{images[term.key]}", f"{term.amount}" if n == 0 else f"+ {term.amount}"))
    row.append(("", text("encyclopedia.desk.total", n=trip.total)))
    _draw_row(surface, table, row, upper)
    below = [(f"encyclopedia/type_{kind + 1}", f"−{table.box.cost[kind]}") for _, kind in trip.cubes]
    _draw_row(surface, table, [*below, ("", text("encyclopedia.desk.left", n=trip.left))], lower)


def _draw_volume(
    surface: pygame.Surface, table: EncycBoard, book: Volume, upper: pygame.Rect, lower: pygame.Rect, is_open: bool
) -> None:
    """The reference animal and the highest Type; then cubes and cards with their points."""
    text = table.app.text
    name = table.words.animal(book.reference)
    head = text("encyclopedia.desk.volume", animal=name, type=ROMAN[book.ceiling])
    if is_open:
        head = text("encyclopedia.desk.volume_open", animal=name)
    row = [(animal_image(table.box, book.reference), head)]
    if book.lost and not is_open:
        row.append(("encyclopedia/cube", text("encyclopedia.desk.lost", n=len(book.lost))))
    if book.leaving and not is_open:
        row.append(("", text("encyclopedia.desk.leaving", n=book.leaving)))
    _draw_row(surface, table, row, upper)
    row = [
        (f"encyclopedia/category_{CATEGORIES[number]}", f"×{count} = {points}") for number, count, points in book.cubes
    ]
    land = CONTINENTS[table.box.continent[book.reference]]
    row.append((f"encyclopedia/continent_{land}", f"×{book.cards} = {book.card_points}"))
    row.append(("encyclopedia/points", text("encyclopedia.desk.points", n=book.points, more=book.collections)))
    _draw_row(surface, table, row, lower)


def _draw_row(surface: pygame.Surface, table: EncycBoard, row: list[tuple[str, str]], area: pygame.Rect) -> None:
    """Pictures with words after them, as large as the row allows."""
    app = table.app
    size = min(area.height * 0.62, table.grain.px(20))
    side = area.height - 2
    while True:
        font = app.theme.font("ui_bold", size / app.theme.unit)
        widths = [(side if image else 0) + font.size(words)[0] + table.grain.px(16) for image, words in row]
        if sum(widths) <= area.width or size <= smallest(app):
            break
        size, side = max(size * 0.94, smallest(app)), max(round(side * 0.95), 12)
    left = area.left
    for (image, words), wide in zip(row, widths, strict=True):
        start = left
        if image:
            start = picture(surface, app, image, pygame.Rect(left, area.centery - side // 2, side, side)).right + 2
        write(
            surface, app, words, pygame.Rect(start, area.top, left + wide - start, area.height), size, INK, align="left"
        )
        left += wide
