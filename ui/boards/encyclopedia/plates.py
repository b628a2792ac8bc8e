"""The plates of Encyclopedia: places cut out of the tables of its lessons, counted shelves, cards with callouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.encyclopedia import provenance
from game.encyclopedia.model import CATEGORIES, CONTINENTS
from ui.boards.encyclopedia.cards import CARD
from ui.boards.encyclopedia.variants import VARIANTS
from ui.boards.encyclopedia.whole import draw_whole
from ui.boards.kit.pen import Pen
from ui.boards.kit.plate import Plate, Plates
from ui.boards.kit.plates import (
    GAP,
    Entry,
    Spot,
    anatomy,
    captioned,
    choices,
    inner_width,
    ledger,
    picture,
    steps,
    tally,
    words,
)
from ui.leaf import Example, Leaf
from ui.table.cutout import cut_out, cut_plate, played, scene_of
from ui.theme import BODY, INK, SMALL
from ui.widgets.blocks import Block, beside, flowing, stacked

TYPES = f"{provenance.GAME}.types"
"""Where the figures of the Types stand."""

TOKENS = ("tokens", "coins", "expert", "animal", "die", "nothing")
"""The kinds of round tokens."""

Player = Mapping[str, Any]
"""What a player has, as positions are written."""


def alone(player: Player) -> dict[str, Any]:
    """A position of one player."""
    return {"players": [player]}


SHELF: Player = {
    "cubes": dict(zip(CATEGORIES, (4, 2, 1, 3, 1, 2, 2, 3, 1, 2, 1, 2), strict=True)),
    "animals": dict(zip(CONTINENTS, (2, 1, 3, 1, 1), strict=True)),
    "experts": {"asia": 1},
}
"""A shelf with something of everything."""

LEFT: Player = {"points": 61, "experts": {"asia": 2, "europe": 2}, "coins": 7, "tokens": 2, "seals": 1}
AUTOMA: Player = {
    "automa": "linne/boudeuse",
    "points": 24,
    "animals": {"africa": 3, "asia": 1},
    "experts": {"africa": 1, "europe": 2},
    "coins": 5,
    "tokens": 1,
}

COUNTED: dict[str, Example] = {
    "categories": Example(alone(SHELF), CATEGORIES),
    "continents": Example(alone(SHELF), CONTINENTS),
    "goods": Example(alone(LEFT), ("seals", "coins", "tokens")),
    "automa": Example(alone(AUTOMA), ("points", "africa", "asia", "experts", "coins", "tokens")),
}
"""What every rule of counting is shown with."""


def _dice(leaf: Leaf) -> Block:
    """From four rolled dice to one that is taken."""
    shown = [
        (picture(leaf, "encyclopedia/die_any", 76), leaf.say("dice_draw")),
        (cut_out(leaf, "first.academy", ["zone.0.dice"], most=0.3), leaf.say("dice_put")),
        (cut_out(leaf, "first.academy", ["hand"], most=0.2), leaf.say("dice_take")),
    ]
    return steps(leaf, shown)


def _tokens(leaf: Leaf) -> Block:
    """The round tokens, and how many there are of each."""
    each = leaf.figure(provenance.ROUND_TOKENS)
    entries = [Entry(f"encyclopedia/round_{kind}", leaf.say(f"token.{kind}"), f"{each} ×") for kind in TOKENS]
    return ledger(leaf, entries, high=64)


def _places(leaf: Leaf) -> Block:
    """Four of the buildings as they stand beside the map."""
    parts = [("place.embassy", "place.bank"), ("place.academy",), ("place.university", "deck.experts")]
    shown = [cut_out(leaf, "first.academy", names, most=0.45) for names in parts]
    return captioned(leaf, flowing(shown, inner_width(leaf), leaf.px(2 * GAP)), leaf.say("places"))


def _sailing(leaf: Leaf) -> Block:
    """An expedition that is planned: its value at the desk, the cubes on the animals."""
    planner = cut_out(leaf, "voyage.boost", ["planner"], most=0.5)
    animals = cut_out(leaf, "voyage.boost", ["study.0.lemur_catta", "study.0.loxodonta_africana"], most=0.5)
    shown = flowing([planner, animals], inner_width(leaf), leaf.px(2 * GAP))
    return captioned(leaf, shown, leaf.say("sailing"))


def _costs(leaf: Leaf) -> Block:
    """What a cube of every Type costs, and brings when it is placed and published."""
    cells = []
    for kind in range(1, 5):
        figures = leaf.figure(f"{TYPES}.{kind}")
        lines = [
            words(leaf, leaf.say("type.cost", n=figures.cost), BODY, "ui_bold"),
            words(leaf, leaf.say("type.placed", n=figures.placed) + leaf.pencil(f"{TYPES}.{kind}.placed")),
            words(leaf, leaf.say("type.published", n=figures.published) + leaf.pencil(f"{TYPES}.{kind}.published")),
        ]
        cells.append(stacked([picture(leaf, f"encyclopedia/type_{kind}", 54), *lines], leaf.px(4), 0.5))
    return captioned(leaf, flowing(cells, inner_width(leaf), leaf.px(2 * GAP), 0.0), leaf.say("types"))


def _publishing(leaf: Leaf) -> Block:
    """A publication that is planned: the animals that take part, and what they bring."""
    planner = cut_out(leaf, "pages.foreign", ["planner"], most=0.5)
    animals = cut_out(leaf, "pages.foreign", ["study.0.lemur_catta", "study.0.bison_bison"], most=0.6)
    shown = flowing([planner, animals], inner_width(leaf), leaf.px(2 * GAP))
    return captioned(leaf, shown, leaf.say("publishing"))


def _card(kind: str, name: str, spots: Sequence[Spot], parts: Sequence[str], leaf: Leaf) -> Block:
    """A large card with what its parts mean."""
    told = [leaf.say(f"anatomy.{kind}.{part}") for part in parts]

    def draw(pen: Pen, rect: pygame.Rect) -> None:
        table: Any = scene_of(leaf, played(leaf, "first")).board
        ids = table.box.animal_ids if kind == "animal" else table.box.experts.ids
        draw_whole(table.pen(pen.surface), kind, ids.index(name), rect)

    return anatomy(leaf, CARD, draw, spots, told)


def _collections(name: str, folder: str, leaf: Leaf) -> Block:
    """A whole shelf of collections, each with how many there are and what they count."""
    example = COUNTED[name]
    held = example.position["players"][0]
    lines = leaf.counted(example)
    cells = []
    for line in lines:
        if name == "categories":
            count = held["cubes"][line.label]
        else:
            count = held["animals"][line.label] + held["experts"].get(line.label, 0)
        sign = picture(leaf, f"encyclopedia/{folder}_{line.label}", 40, INK if folder == "category" else None)
        cells.append((beside([sign, words(leaf, f"× {count}", SMALL, "ui_bold")], leaf.px(4)), line.points))
    return captioned(leaf, tally(leaf, cells), leaf.say(name))


def _goods(leaf: Leaf) -> Block:
    """Seals, coins and tokens that are left."""
    example = COUNTED["goods"]
    held = example.position["players"][0]
    signs = {"seals": "seal", "coins": "coin", "tokens": "token"}
    parts = []
    for line in leaf.counted(example):
        shown = [picture(leaf, f"encyclopedia/{signs[line.label]}", 46), words(leaf, f"× {held[line.label]}", BODY)]
        parts.append((beside(shown, leaf.px(6)), line.points))
    return captioned(leaf, tally(leaf, parts), leaf.say("goods"))


def _automa(leaf: Leaf) -> Block:
    """The score of an Automa line by line."""
    parts = []
    for line in leaf.counted(COUNTED["automa"]):
        land = line.label in CONTINENTS
        told = leaf.say("automa_land", **_cards(line.label)) if land else leaf.say(f"line.{line.label}")
        image = f"encyclopedia/continent_{line.label}" if land else f"encyclopedia/{AUTOMA_SIGNS[line.label]}"
        shown = stacked([picture(leaf, image, 46), words(leaf, told, width=leaf.px(170))], leaf.px(4), 0.5)
        parts.append((shown, line.points))
    return captioned(leaf, tally(leaf, parts), leaf.say("automa"))


AUTOMA_SIGNS = {"points": "points", "experts": "card_expert_back", "coins": "coin", "tokens": "token"}
"""The pictures of the lines of an Automa's score."""


def _cards(land: str) -> dict[str, int]:
    """How many animals and experts the Automa of the example has there."""
    animals, experts = AUTOMA["animals"].get(land, 0), AUTOMA["experts"].get(land, 0)
    return {"animals": animals, "cards": animals + experts}


def _again(leaf: Leaf) -> Block:
    """One more action for a seal."""
    shown = [
        (picture(leaf, "encyclopedia/seal", 76), leaf.say("again_seal")),
        (picture(leaf, "encyclopedia/die_any", 76), leaf.say("again_die")),
        (picture(leaf, "encyclopedia/place_publication", 76), leaf.say("again_act")),
    ]
    return steps(leaf, shown)


def _boosts(leaf: Leaf) -> Block:
    """What can be spent, each with what it does."""
    boosts, entries = leaf.figure(f"{provenance.GAME}.boosts"), []
    for name, told in (("coin", "+1"), ("token", f"+{boosts.token}"), ("seal", f"+{boosts.seal}")):
        entries.append(Entry(f"encyclopedia/{name}", leaf.say(f"boost.{name}"), told))
    return ledger(leaf, entries, high=60)


def _box(leaf: Leaf) -> Block:
    """How many cards and dice there are."""
    dice = leaf.figure(f"{provenance.GAME}.dice.each_colour") * len(CONTINENTS)
    shown = [
        ("card_animal_back", leaf.say("box.animals"), len(leaf.figure("animals"))),
        ("card_expert_back", leaf.say("box.experts"), len(leaf.figure("experts"))),
        ("die_any", leaf.say("box.dice"), dice),
        ("round_die", leaf.say("box.tokens"), leaf.figure(provenance.ROUND_TOKENS) * len(TOKENS)),
    ]
    return ledger(leaf, [Entry(f"encyclopedia/{image}", name, str(count)) for image, name, count in shown], high=80)


def _lands(leaf: Leaf) -> Block:
    """How many animals live on every continent."""
    found = [card.continent for card in leaf.figure("animals").values()]
    names = [leaf.app.text(f"encyclopedia.score.{land}") for land in CONTINENTS]
    entries = [
        Entry(f"encyclopedia/continent_{land}", name, str(found.count(land)))
        for land, name in zip(CONTINENTS, names, strict=True)
    ]
    return ledger(leaf, entries)


def _shares(leaf: Leaf) -> Block:
    """How many animals carry every category."""
    animals = leaf.figure("animals").values()
    cells = []
    for name in CATEGORIES:
        count = sum(name in (card.classification, card.diet, card.habitat, card.climate) for card in animals)
        sign = picture(leaf, f"encyclopedia/category_{name}", 36, INK)
        label = words(leaf, f"{count} × {leaf.app.text(f'encyclopedia.score.{name}')}")
        cells.append(beside([sign, label], leaf.px(6)))
    return captioned(leaf, flowing(cells, inner_width(leaf), leaf.px(2 * GAP)), leaf.say("shares"))


ANIMAL: tuple[Spot, ...] = ((0.12, 0.1), (0.7, 0.1), (0.14, 0.9), (0.86, 0.9))
EXPERT: tuple[Spot, ...] = ((0.12, 0.1), (0.5, 0.9))
"""Where the parts of large cards are."""

PLATES: Plates = {
    "aim": cut_plate("pages", ["zone.0.study", "zone.0.experts"], "aim"),
    "display": cut_plate("first.card", ["place.academy", "deck.animals"], "display"),
    "anatomy.animal": Plate(partial(_card, "animal", "panthera_leo", ANIMAL, ("land", "names", "first", "last"))),
    "rounds": cut_plate("first.round", ["rounds"], "rounds"),
    "tokens": Plate(_tokens),
    "dice": Plate(_dice),
    "boosts": Plate(_boosts),
    "places": Plate(_places),
    "world": cut_plate("voyage.take", ["world"], "world"),
    "sailing": Plate(_sailing),
    "types": Plate(_costs),
    "publishing": Plate(_publishing),
    "reputation": cut_plate("voyage", ["track.0"], "reputation"),
    "university": cut_plate("first.academy", ["university"], "university"),
    "anatomy.expert": Plate(partial(_card, "expert", "samara_el_ouadie", EXPERT, ("land", "effect"))),
    "again": Plate(_again),
    "categories": Plate(partial(_collections, "categories", "category"), (COUNTED["categories"],)),
    "continents": Plate(partial(_collections, "continents", "continent"), (COUNTED["continents"],)),
    "goods": Plate(_goods, (COUNTED["goods"],)),
    "automas": cut_plate("automa", ["space.1.nothing", "ship.1", "priority.1", "continent.1.america"], "automas"),
    "automa": Plate(_automa, (COUNTED["automa"],)),
    "box": Plate(_box),
    "lands": Plate(_lands),
    "shares": Plate(_shares),
    "variant.rounds": Plate(partial(choices, vignettes=VARIANTS, ground="encyclopedia/table", option="rounds")),
}
"""By the names that the rules have for them."""
