"""What lies on the table of Encyclopedia until the view changes, in parts, and what is painted ahead for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.model import SPACES
from game.encyclopedia.view import DICE, EncycView
from ui.boards.encyclopedia import atlas, cards, central, layout, seats
from ui.boards.encyclopedia.brush import Brush, Task
from ui.boards.encyclopedia.desk import draw_desk
from ui.boards.encyclopedia.names import animal_image, die_image, expert_image
from ui.boards.kit.shapes import top
from ui.palette import in_force

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


def draw_still(pen: Brush, view: EncycView) -> None:
    """Everything that stays until the view changes, in parts that are drawn anew only when they change."""
    app, table = pen.app, pen.table
    table.parts.begin((pen.surface.get_size(), app.theme.unit, app.text.lang, in_force(), table.ground_key(view)))
    _draw_central(pen, view)
    for seat in range(len(view.seats)):
        if seat == table.focus or f"panel.{seat}" in table.names:
            _draw_seat(pen, view, seat)
    draw_desk(pen, view)


def _draw_central(pen: Brush, view: EncycView) -> None:
    """Continents, Bank, rounds, and both displays."""
    names = pen.table.names
    parts: dict[str, tuple[Hashable, Callable[[Brush, EncycView], None]]] = {
        "world": (view.sailed, atlas.draw_voyages),
        "place.bank": (view.banked, central.draw_first),
        "rounds": ((view.round, view.round_tokens, view.used), central.draw_rounds),
        "academy": ((view.animals, view.animal_deck), central.draw_animals),
        "university": ((view.experts, view.expert_deck), central.draw_experts),
    }
    for name, (shown, paint) in parts.items():
        if name in names:
            pen.table.parts.draw(pen.surface, name, names[name], shown, partial(paint, pen, view))


def _draw_seat(pen: Brush, view: EncycView, seat: int) -> None:
    """The board in the middle, zone by zone; or another seat's panel below its strip."""
    table, names = pen.table, pen.table.names
    shown = _shown(view, seat, seat == table.focus)
    if seat != table.focus:
        panel, head = names[f"panel.{seat}"], names[f"panel.{seat}.header"]
        whole = partial(seats.draw_seat, pen, view, seat, names)
        body, key = top(panel, head.bottom - panel.top)[1], f"panel.{seat} of {table.focus}"
        table.parts.draw(pen.surface, key, body, tuple(shown.values()), whole)
        return
    for zone, paint in seats.PIECES.items():
        name = f"track.{seat}" if zone == "track" else f"zone.{seat}.{zone}"
        piece = partial(paint, pen, view, seat, names)
        table.parts.draw(pen.surface, f"own {name}", names[name], shown[zone], piece)


def _shown(view: EncycView, seat: int, own: bool) -> dict[str, Hashable]:
    """What each zone of a seat's board shows; goods stand on the own one only."""
    one, acts = view.seats[seat], view.to_act == seat
    goods = (one.coins, one.tokens, one.seals, one.points) if own else ()
    part = (view.reference, view.taking_part, view.value, view.colour) if acts and view.reference >= 0 else ()
    return {
        "track": one.reputation,
        "dice": (one.dice, one.shared, acts and view.asked == "place_die", goods),
        "study": (one.study, part, () if own else one.rolled),
        "experts": (one.active, one.retired),
        "shelf": (one.cubes, one.animals, one.experts, one.active, one.study),
    }


def to_make(table: EncycBoard) -> list[Task]:
    """Pictures of cards on another thread; then the faces of those on display, and dice for hand and spaces."""
    pen, box, count = table.pen(pygame.Surface((1, 1))), table.box, len(table.match.seats)
    animals, experts = range(len(box.animal_ids)), range(len(box.experts.ids))
    pictures = [*(animal_image(box, card) for card in animals), *(expert_image(box, card) for card in experts)]
    tasks: list[Task] = [partial(table.gallery.prepare, pen.image(name)) for name in pictures]
    [spot, *_] = layout.animal_spots(table.names["academy"], box.display.animals, table.grain)
    tasks += [partial(cards.draw_animal, pen, card, spot) for card in animals]
    if "university" in table.names:
        [spot, *_] = layout.expert_spots(table.names["university"], box.display.experts, table.grain)
        tasks += [partial(cards.draw_expert, pen, card, spot) for card in experts]
    spots = [seats.die_box(table.names[f"space.{seat}.{SPACES[0]}"]) for seat in range(count)]
    spots.append(table.names["hand"].inflate(-6, -6))
    return [*tasks, *(partial(pen.picture, die_image(die), spot) for die in DICE for spot in spots)]
