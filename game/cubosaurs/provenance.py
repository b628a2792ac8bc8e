"""Under which paths of the figures stands what a card or a type of cards shows."""

from __future__ import annotations

from game.cubosaurs.cards import Card, Deck
from game.cubosaurs.model import BLACK, DINOSAURS, EGG, EGGS, GREY, TYPES


def of_points(card: Card) -> tuple[str, ...]:
    """Where the points of a card stand; raptors share one place, for equal ones are one kind."""
    if card.type < DINOSAURS:
        return (f"cards.dinosaurs.{TYPES[card.type]}",)
    return (f"cards.eggs.{EGGS[card.egg]}",) if card.type == EGG else ("cards.raptors",)


def of_icon(card: Card) -> str:
    """Where it stands that a card carries the DNA icon."""
    return f"cards.icons.{TYPES[card.type]}"


def of_type(deck: Deck, collection: tuple[int, ...], number: int) -> tuple[str, ...]:
    """Where the points of all cards of a type in a collection stand; both colours of raptors count together."""
    types = (GREY, BLACK) if number in (GREY, BLACK) else (number,)
    held = [card for card, count in zip(deck.kinds, collection, strict=True) if count and card.type in types]
    return tuple(dict.fromkeys(path for card in held for path in of_points(card)))
