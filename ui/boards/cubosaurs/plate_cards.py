"""Cards on the plates of the rules: single ones, rows that overlap, and the cards of a written collection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.cubosaurs.cards import Card
from game.cubosaurs.effects import Tile
from game.cubosaurs.model import BLACK, DINOSAURS, EGG, EGGS, GREY, TYPES
from game.cubosaurs.rules import CuboRules
from ui.boards.cubosaurs.cardface import draw_card, geometry
from ui.boards.cubosaurs.layout import CARD
from ui.boards.kit.pen import Pen
from ui.boards.kit.plates import Spot, drawn, picture
from ui.leaf import Leaf
from ui.widgets.blocks import Block, beside

HIGH, BEHIND = 174, 0.34
"""The units of a card whose numbers can be read, and which part of it the next one leaves free."""


def rules_of(leaf: Leaf, advanced: bool = False) -> CuboRules:
    """The rules as they are told on a leaf."""
    rules = leaf.rules(2, advanced="yes" if advanced else "no")
    assert isinstance(rules, CuboRules)
    return rules


def dinosaur(name: str, dna: bool = False) -> Card:
    """A card of a dinosaur, or an Egg as `egg:trex`."""
    return Card(name, TYPES.index(name), dna)


def egg(leaf: Leaf, name: str) -> Card:
    """The Egg of a dinosaur."""
    number = EGGS.index(name)
    gain, loss = rules_of(leaf).deck.eggs[number]
    return Card(f"egg:{name}", EGG, False, gain, loss, number)


def raptor(colour: str, values: Mapping[str, int]) -> Card:
    """A Velociraptor with its two numbers."""
    type_ = BLACK if colour == "black" else GREY
    return Card(f"{colour}:{values}", type_, False, values["gain"], values["loss"])


def row(leaf: Leaf, cards: Sequence[Card], behind: float = BEHIND) -> Block:
    """Cards face up in a row, each over the one before; `behind` 1 sets them side by side."""
    deck, tall = rules_of(leaf).deck, leaf.px(HIGH)
    wide = round(tall * CARD)
    step = round(wide * behind) if behind < 1 else wide + leaf.px(6)

    def draw(pen: Pen, rect: pygame.Rect) -> None:
        for number, card in enumerate(cards):
            draw_card(pen, deck, card, pygame.Rect(number * step, rect.top, wide, tall))

    return drawn(leaf, (wide + step * max(len(cards) - 1, 0), tall), draw)


def creatures(leaf: Leaf, names: Sequence[str], high: float) -> Block:
    """The creatures of some cards side by side, so many units tall."""
    return beside([picture(leaf, f"cubosaurs/{name}", high) for name in names], leaf.px(4))


def cards_of(leaf: Leaf, collection: Mapping[str, Any]) -> dict[str, list[Card]]:
    """The cards of a written collection, by the line of the score in which they count."""
    found = {name: [dinosaur(name)] * collection[name] for name in TYPES[:DINOSAURS] if collection.get(name)}
    raptors = [raptor(colour, one) for colour in ("black", "grey") for one in collection.get(colour, ())]
    eggs = [egg(leaf, name) for name in collection.get("eggs", ())]
    return found | ({"raptors": raptors} if raptors else {}) | ({"eggs": eggs} if eggs else {})


def tiles_of(leaf: Leaf) -> list[Tile]:
    """All Evolution tiles."""
    return list(rules_of(leaf, advanced=True).tiles)


def spots_of(card: Card, parts: Sequence[str]) -> list[Spot]:
    """Where the parts of a card are: its title, its picture, its DNA icon, its numbers from 0 on."""
    form, (wide, high) = geometry().cards[TYPES[card.type]], geometry().size
    places: dict[str, Spot] = {"dna": (form.dna.cx, form.dna.cy)}
    boxes = {"title": form.title, "picture": form.picture} | {f"{n}": box for n, box in enumerate(form.cells)}
    places |= {name: (box[0] + box[2] / 2, box[1] + box[3] / 2) for name, box in boxes.items()}
    return [(places[part][0] / wide, places[part][1] / high) for part in parts]
