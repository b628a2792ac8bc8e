"""What can be looked at large in Encyclopedia: cards, dice, the spaces they stand on, buildings, an Automa's cards."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import payment
from game.encyclopedia.model import SPACES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import central
from ui.boards.encyclopedia.brush import SIGNS
from ui.boards.encyclopedia.cards import CARD
from ui.boards.encyclopedia.names import die_image, hand_image
from ui.boards.encyclopedia.whole import draw_cubes, draw_whole
from ui.boards.kit.closeup import SMALL, of_picture
from ui.boards.kit.names import apart, seated
from ui.boards.kit.shapes import top
from ui.theme import INK_SOFT, PAPER, PAPER_EDGE, Theme
from ui.widgets.closeup import CloseUp

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

BUILDINGS = ("embassy", "bank", "publication", "academy")

SHAPE, HIGH = 1.1, 0.72
"""The width of a building divided by its height, and its height beside a card."""


def close_up(table: EncycBoard, view: EncycView, name: str) -> CloseUp | None:
    """What a place holds, drawn large."""
    kind, rest = apart(name)
    card = card_at(table, view, name)
    if card is not None:
        study = studied(view, card[1]) if kind in ("study", "cube") else None
        return CloseUp((card, study), CARD, partial(_card, table, card, study))
    if kind == "place" and rest in BUILDINGS:
        return CloseUp(name, SHAPE, partial(_building, table, rest), HIGH)
    if kind == "space" and rest:
        return CloseUp(name, 1.0, partial(_space, table, SPACES.index(seated(name)[1])), SMALL)
    image = _image(view, name)
    large = kind in ("automa", "ship")
    return of_picture(table.app, f"encyclopedia/{image}", 1.0 if large else SMALL) if image else None


def card_at(table: EncycBoard, view: EncycView, name: str) -> tuple[str, int] | None:
    """The card that a place shows: its kind and its number."""
    kind, rest = apart(name)
    if kind in ("animal", "study"):
        return "animal", table.box.animal_ids.index(rest if kind == "animal" else seated(name)[1])
    if kind == "cube":
        return "animal", table.box.animal_ids.index(rest.rpartition(".")[0])
    if kind == "expert":
        return "expert", table.box.experts.ids.index(rest)
    if kind == "hand" and view.asked == "hire":
        return "expert", view.hired
    if kind == "chair":
        seat, chair = seated(name)
        card = view.seats[seat].active[int(chair)]
        return ("expert", card) if card >= 0 else None
    return None


def studied(view: EncycView, animal: int) -> tuple[int, int] | None:
    """The seat that studies an animal, and the cubes that lie on it."""
    found = ((seat, mask) for seat, one in enumerate(view.seats) for card, mask in one.study if card == animal)
    return next(found, None)


def _image(view: EncycView, name: str) -> str:
    """The picture that says what a place holds, '' for none."""
    kind, rest = apart(name)
    if kind == "die":
        seat, slot = seated(name)
        die = view.seats[seat].dice[int(slot)]
        return die_image(die) if die is not None else ""
    if kind == "rolled":
        return die_image(view.seats[view.to_act].rolled[0])
    if kind == "hand":
        return hand_image(view) if view.value else ""
    if kind == "automa":
        return f"automa_{view.seats[int(rest)].behaviour}"
    return f"ship_{view.seats[int(rest)].scoring}" if kind == "ship" else ""


def _card(
    table: EncycBoard,
    card: tuple[str, int],
    study: tuple[int, int] | None,
    surface: pygame.Surface,
    rect: pygame.Rect,
) -> None:
    """The whole card of an animal or an expert, with the cubes on an animal under study."""
    pen = table.pen(surface)
    draw_whole(pen, *card, rect)
    if study is not None:
        draw_cubes(pen, study[0], card[1], study[1], rect)


def _building(table: EncycBoard, name: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A building with what it brings, as on the board."""
    large = copy(table)
    large.names = {f"place.{name}": rect}
    large.grain = Theme(table.grain.unit * rect.height / table.names[f"place.{name}"].height)
    central.draw_place(large.pen(surface), name, rect)


def _space(table: EncycBoard, space: int, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A space for a die, and what it pays below it."""
    pen, (good, amount) = table.pen(surface), payment(table.box, space)
    pen.box(rect, rect.width / 10, PAPER, PAPER_EDGE, rect.width / 60)
    die, foot = top(rect.inflate(-rect.width // 10, -rect.width // 10), rect.height * 0.5)
    pen.faint("die_any", die, 120)
    if amount:
        pen.counted(SIGNS[good], f" {amount}", foot, part=0.7)
    else:
        pen.write("–", foot, foot.height * 0.6, INK_SOFT)


def told_of(image: str) -> str:
    """The place that would show the card with that picture, '' if it is no card's."""
    _, folder, card = (*image.split("/"), "", "")[:3]
    return f"{folder[:-1]}.{card}" if folder in ("animals", "experts") else ""
