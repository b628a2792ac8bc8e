"""The plates of Cubosaurs: hands, collections with what they count, cards with callouts, tiles, the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.cubosaurs import provenance
from game.cubosaurs.cards import Card
from game.cubosaurs.model import DINOSAURS, TYPES
from ui.boards.cubosaurs.cardface import draw_card
from ui.boards.cubosaurs.closeup import TILE, draw_tile
from ui.boards.cubosaurs.layout import CARD
from ui.boards.cubosaurs.plate_cards import (
    cards_of,
    creatures,
    dinosaur,
    egg,
    line_of,
    raptor,
    row,
    rules_of,
    spots_of,
    tiles_of,
)
from ui.boards.cubosaurs.variants import VARIANTS
from ui.boards.kit.plate import Plate, Plates
from ui.boards.kit.plates import (
    GAP,
    Entry,
    anatomy,
    captioned,
    choices,
    fork,
    framed,
    inner_width,
    ledger,
    picture,
    steps,
    tally,
    words,
    worth,
)
from ui.leaf import Example, Leaf
from ui.theme import INK
from ui.widgets.blocks import Block, beside, flowing, stacked

TREX, STEGO, BRONTO, PTERO, PENTA = TYPES[:DINOSAURS]
ADVANCED = {"advanced": "yes"}

Collection = Mapping[str, Any]
"""A collection as positions are written."""


def alone(collection: Collection, *others: Collection, advanced: bool = False) -> dict[str, Any]:
    """A position of a collection beside others."""
    return {"options": ADVANCED if advanced else {}, "collections": [collection, *others]}


BLACK = ({"gain": 3, "loss": 2}, {"gain": 2, "loss": 2})
GREY = ({"gain": 3, "loss": 1},)
"""The Velociraptors of the examples; the first black one has a partner."""

HERD = {TREX: 1, STEGO: 4, BRONTO: 3, PTERO: 1, PENTA: 2}
NEST = {STEGO: 2, "eggs": [STEGO, TREX]}
RIVAL = {STEGO: 2, TREX: 1}
ROUND = {TREX: 1, BRONTO: 3, PENTA: 1, "black": [BLACK[0]], "grey": [GREY[0]], "eggs": [BRONTO]}

COUNTED: dict[str, Example] = {
    "cards": Example(alone(HERD), (TREX, STEGO, BRONTO, PTERO, PENTA)),
    "raptors": Example(alone({"black": list(BLACK), "grey": list(GREY)}), ("raptors",)),
    "eggs": Example(alone(NEST, RIVAL), ("eggs",)),
    "dna": Example(alone({"dna": 5}, advanced=True), ("dna",)),
    "types": Example(alone({TREX: 1, STEGO: 2, BRONTO: 1, "tiles": ["types"]}, advanced=True), ("tiles.types",)),
    "golden": Example(alone({"eggs": [TREX, PTERO], "tiles": ["eggs"]}, advanced=True), ("tiles.eggs",)),
    "whole": Example(alone(ROUND, {STEGO: 1}), (TREX, BRONTO, PENTA, "raptors", "eggs")),
}
"""What every rule of counting is shown with."""


def part(leaf: Leaf, name: str, collection: Collection) -> int:
    """What the lines of an example would be worth with another collection."""
    example = COUNTED[name]
    held = [collection, *example.position["collections"][1:]]
    return leaf.total(Example({**example.position, "collections": held}, example.lines))


def _by_line(name: str, leaf: Leaf) -> Block:
    """The cards of a collection, line by line, with the points of each line and their sum."""
    example = COUNTED[name]
    cards = cards_of(leaf, example.position["collections"][0])
    points = {line.label: line.points for line in leaf.counted(example)}
    return captioned(
        leaf, tally(leaf, [(line_of(leaf, line, held), points[line]) for line, held in cards.items()]), leaf.say(name)
    )


def _raptors(leaf: Leaf) -> Block:
    """A pair, and a Velociraptor without a partner."""
    pair = part(leaf, "raptors", {"black": [BLACK[0]], "grey": [GREY[0]]})
    total = leaf.total(COUNTED["raptors"])
    both = row(leaf, [raptor("black", BLACK[0]), raptor("grey", GREY[0])], behind=1)
    single = row(leaf, [raptor("black", BLACK[1])])
    return captioned(leaf, tally(leaf, [(both, pair), (single, total - pair)]), leaf.say("raptors"))


def _eggs(leaf: Leaf) -> Block:
    """An Egg whose dinosaurs nobody has more of, one of which somebody has, and that somebody’s cards."""
    first = part(leaf, "eggs", {**NEST, "eggs": [STEGO]})
    total = leaf.total(COUNTED["eggs"])
    gap = leaf.px(GAP)
    own = [
        (beside([row(leaf, [egg(leaf, STEGO)]), row(leaf, [dinosaur(STEGO)] * 2)], gap), first),
        (row(leaf, [egg(leaf, TREX)]), total - first),
    ]
    theirs = creatures(leaf, [STEGO, STEGO, TREX], 60)
    rival = beside([words(leaf, leaf.say("rival")), theirs], gap)
    return framed(
        leaf, stacked([tally(leaf, own), rival, words(leaf, leaf.say("eggs"), width=inner_width(leaf))], gap, 0.5)
    )


def _tokens(leaf: Leaf) -> Block:
    """DNA tokens that are left over."""
    count = COUNTED["dna"].position["collections"][0]["dna"]
    coins = beside([picture(leaf, "cubosaurs/dna", 46)] * count, leaf.px(4))
    shown = flowing([coins, worth(leaf, [leaf.total(COUNTED["dna"])])], inner_width(leaf), leaf.px(2 * GAP))
    return captioned(leaf, shown, leaf.say("dna", n=count))


def _tile(name: str, tile: str, leaf: Leaf) -> Block:
    """A tile that counts, and the collection that it counts with."""
    example = COUNTED[name]
    cards = cards_of(leaf, example.position["collections"][0])
    shown = [picture(leaf, f"cubosaurs/tile_{tile}", 90), *(line_of(leaf, line, held) for line, held in cards.items())]
    told = flowing([*shown, worth(leaf, [leaf.total(example)])], inner_width(leaf), leaf.px(GAP))
    return captioned(leaf, told, leaf.say(name))


def _turn(leaf: Leaf) -> Block:
    """A hand, and the two answers to it."""
    hand, added = [dinosaur(TREX), dinosaur(PENTA)], dinosaur(BRONTO)
    passed = beside([row(leaf, [*hand, added]), picture(leaf, "icons/arrow_right", 40, INK)], leaf.px(GAP))
    kept = row(leaf, [*hand, dinosaur(STEGO)])
    ways = [(kept, leaf.say("turn_keep")), (passed, leaf.say("turn_refuse"))]
    return fork(leaf, (row(leaf, hand), leaf.say("turn_hand")), ways)


def _aim(leaf: Leaf) -> Block:
    """A type of which some are good and many are bad: what one to four cards are worth."""
    cells = []
    for count, points in enumerate(rules_of(leaf).deck.points[TYPES.index(BRONTO)], 1):
        cells.append(stacked([row(leaf, [dinosaur(BRONTO)] * count, 0.2), worth(leaf, [points])], leaf.px(6), 0.5))
    return captioned(leaf, flowing(cells, inner_width(leaf), leaf.px(2 * GAP), 1.0), leaf.say("aim"))


def _round(leaf: Leaf) -> Block:
    """The course of a round."""
    begin = (TREX, BRONTO, STEGO, PTERO)
    rules = rules_of(leaf)
    count = rules.start_cards
    shown = [
        (picture(leaf, "cubosaurs/deck", 90), leaf.say("round_deck", n=rules.deck_size // rules.seats)),
        (creatures(leaf, begin[:count], 42), leaf.say("round_start", n=count)),
        (picture(leaf, "cubosaurs/set_aside", 80), leaf.say("round_end")),
        (picture(leaf, "icons/recap", 60, INK), leaf.say("round_next")),
    ]
    return steps(leaf, shown)


def _callouts(kind: str, parts: Sequence[str], leaf: Leaf) -> Block:
    """A large card with what its parts mean."""
    card = _large(leaf, kind)
    deck = rules_of(leaf).deck
    told = [leaf.say(f"anatomy.{kind}.{name}") for name in ("a", "b", "c", "d")[: len(parts)]]
    return anatomy(leaf, CARD, lambda pen, rect: draw_card(pen, deck, card, rect), spots_of(card, parts), told)


def _callouts_of_tile(leaf: Leaf) -> Block:
    """A large tile with what its parts mean."""
    tile = next(tile for tile in tiles_of(leaf) if tile.id == "eggs")
    told = [leaf.say(f"anatomy.tile.{name}") for name in ("a", "b", "c")]
    spots = ((0.12, 0.16), (0.8, 0.4), (0.72, 0.9))
    return anatomy(leaf, TILE, lambda pen, rect: draw_tile(pen, tile, rect), spots, told, 240)


def _large(leaf: Leaf, kind: str) -> Card:
    """The card that is taken apart."""
    if kind == "raptor":
        return raptor("black", BLACK[1])
    return egg(leaf, STEGO) if kind == "egg" else dinosaur(STEGO, dna=True)


def _tiles(leaf: Leaf) -> Block:
    """Every tile with its cost."""
    entries = [
        Entry(
            f"cubosaurs/tile_{tile.id}",
            leaf.app.text(f"cubosaurs.tile.{tile.id}.name"),
            leaf.say("cost", n=tile.cost) + leaf.pencil(f"tiles.costs.{tile.id}"),
        )
        for tile in tiles_of(leaf)
    ]
    return ledger(leaf, entries, high=70)


def _box(leaf: Leaf) -> Block:
    """How many cards of every type there are."""
    deck = rules_of(leaf).deck
    counts = [0] * len(TYPES)
    for card, copies in zip(deck.kinds, deck.copies, strict=True):
        counts[card.type] += copies
    names = [leaf.app.text(f"cubosaurs.type.{name}.name") for name in TYPES]
    entries = [Entry(f"cubosaurs/{TYPES[n]}", names[n], f"{count}") for n, count in enumerate(counts)]
    return ledger(leaf, entries, leaf.say("box", n=sum(counts)))


def _icons(leaf: Leaf) -> Block:
    """How many cards of every type carry the DNA icon."""
    deck = rules_of(leaf, advanced=True).deck
    entries = []
    for number, name in enumerate(TYPES):
        kinds = [n for n, card in enumerate(deck.kinds) if card.type == number and card.dna]
        paths = [provenance.of_icon(deck.kinds[n]) for n in kinds]
        count = sum(deck.copies[n] for n in kinds)
        label = leaf.app.text(f"cubosaurs.type.{name}.name")
        entries += [Entry(f"cubosaurs/{name}", label, f"{count}{leaf.pencil(*paths)}")] if count else []
    return ledger(leaf, entries)


PLATES: Plates = {
    "aim": Plate(_aim),
    "turn": Plate(_turn),
    "round": Plate(_round),
    "anatomy.dinosaur": Plate(partial(_callouts, "dinosaur", ("title", "dna", "0", "3"))),
    "anatomy.raptor": Plate(partial(_callouts, "raptor", ("title", "0", "1"))),
    "anatomy.egg": Plate(partial(_callouts, "egg", ("title", "0", "1"))),
    "anatomy.tile": Plate(_callouts_of_tile),
    "cards": Plate(partial(_by_line, "cards"), (COUNTED["cards"],)),
    "raptors": Plate(_raptors, (COUNTED["raptors"],)),
    "eggs": Plate(_eggs, (COUNTED["eggs"],)),
    "dna": Plate(_tokens, (COUNTED["dna"],)),
    "tiles": Plate(_tiles),
    "types": Plate(partial(_tile, "types", "types"), (COUNTED["types"],)),
    "golden": Plate(partial(_tile, "golden", "eggs"), (COUNTED["golden"],)),
    "whole": Plate(partial(_by_line, "whole"), (COUNTED["whole"],)),
    "box": Plate(_box),
    "icons": Plate(_icons),
    **{
        f"variant.{option}": Plate(partial(choices, vignettes=VARIANTS, ground="cubosaurs/table", option=option))
        for option in VARIANTS
    },
}
"""By the names that the rules have for them."""
