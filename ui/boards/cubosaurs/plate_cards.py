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

HIGH, BEHIND = 208, 0.34
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


def line_of(leaf: Leaf, line: str, cards: Sequence[Card]) -> Block:
    """The cards of a line of the score: those that differ side by side, the others in a row that overlaps."""
    return row(leaf, cards, 1 if line in ("raptors", "eggs") else BEHIND)


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
    """Where callouts meet the parts of a card: the ends of its title, its DNA icon, the feet of its numbers."""
    form, (wide, high) = geometry().cards[TYPES[card.type]], geometry().size
    title = form.title
    places = {"title": (title[0] - 5, title[1] + title[3] / 2), "dna": (form.dna.cx + form.dna.r * 0.8, form.dna.cy)}
    for number, (left, top, across, down) in enumerate(form.cells):
        middle = left + across / 2
        places[f"{number}"] = (middle + (across * 0.3 if middle > wide / 2 else -across * 0.3), top + down)
    return [(places[part][0] / wide, places[part][1] / high) for part in parts]
