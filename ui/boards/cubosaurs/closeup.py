"""What can be looked at large in Cubosaurs: cards in hand and in collections, Evolution tiles, tokens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.cubosaurs.cards import Card
from game.cubosaurs.effects import Tile
from game.cubosaurs.model import TYPES
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs.cardface import creature, draw_card
from ui.boards.cubosaurs.layout import CARD
from ui.boards.kit.closeup import SMALL, on_paper
from ui.boards.kit.names import apart, seated
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import bottom, centred, inset, left
from ui.theme import INK, PAPER, PAPER_EDGE
from ui.widgets.closeup import CloseUp

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

TILE, HIGH = 0.86, 0.62
"""The width of a tile divided by its height, and its height beside a card."""


def close_up(table: CuboBoard, view: CuboView, name: str) -> CloseUp | None:
    """What a place holds, drawn large."""
    kind, rest = apart(name)
    card = card_at(table, view, name)
    if card is not None:
        return CloseUp(card, CARD, partial(_card, table, card))
    if kind in ("market", "bought"):
        tile = seated(name)[1] if kind == "bought" else rest
        return CloseUp(name, TILE, partial(_tile, table, tile), HIGH)
    return on_paper(table.app, "cubosaurs/dna", SMALL) if kind == "purse" else None


def card_at(table: CuboBoard, view: CuboView, name: str) -> Card | None:
    """The card that a place shows; of a type in a collection one that tells what the type is worth."""
    (kind, rest), deck = apart(name), table.deck
    if kind in ("own", "theirs") and rest:
        return deck.kinds[deck.number[rest if kind == "own" else seated(name)[1]]]
    if kind == "card":
        number = view.hand[int(rest)] if int(rest) < len(view.hand) else None
        return deck.kinds[number] if number is not None else None
    if kind == "cell":
        number = TYPES.index(seated(name)[1])
        alike = [card for card, of in zip(deck.kinds, deck.type_of, strict=True) if of == number]
        return alike[0] if len(alike) == 1 else None
    return None


def _card(table: CuboBoard, card: Card, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A card face up."""
    draw_card(Pen(surface, table.app), table.deck, card, rect)


def _tile(table: CuboBoard, tile: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """An Evolution tile face up."""
    draw_tile(Pen(surface, table.app), table.tile(tile), rect)


def draw_tile(pen: Pen, tile: Tile, rect: pygame.Rect) -> None:
    """An Evolution tile: its picture above its cost."""
    margin = rect.width // 14
    pen.box(rect, margin, PAPER, PAPER_EDGE, margin / 6)
    foot, body = bottom(inset(rect, 2 * margin, 2 * margin), rect.height * 0.16, margin // 2)
    pen.picture(f"cubosaurs/tile_{tile.id}", body)
    coin, number = left(centred(foot, foot.height * 2, foot.height), foot.height)
    pen.picture("cubosaurs/dna", coin)
    pen.write(str(tile.cost), number, foot.height * 0.86, INK, "round")


def passage(table: CuboBoard, view: CuboView, name: str) -> str:
    """The passage of the rules about a place: its card, its tile, its type, or what it is called."""
    (kind, rest), card = apart(name), card_at(table, view, name)
    if card is not None:
        return creature(card).rpartition("/")[2]
    if kind in ("market", "bought"):
        return f"tile_{seated(name)[1] if kind == 'bought' else rest}"
    return seated(name)[1] if kind == "cell" else {"purse": "tokens"}.get(kind, kind)


def told_of(table: CuboBoard, image: str) -> str:
    """The place that would show the card or the tile with that picture, '' if several look like that or none."""
    tile = image.removeprefix("cubosaurs/tile_")
    if tile != image:
        return f"market.{tile}"
    alike = [card.name for card in table.deck.kinds if creature(card) == image]
    return f"own.{alike[0]}" if len(alike) == 1 else ""
