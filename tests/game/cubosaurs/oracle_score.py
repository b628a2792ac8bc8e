"""The score of Cubosaurs once more, written from the rulebook alone and as plainly as possible.

A collection is a list of the names of its cards, such as `trex:dna`, `raptor_black:2/2` or `egg:trex`.
"""

from __future__ import annotations

import functools

ROWS = {
    "trex": (4, 1, -2, -5),
    "stegosaurus": (2, -1, -2, 8),
    "brontosaurus": (-3, 2, 5, -5),
    "pterodactyl": (-1, -1, -1, -1),
    "pentaceratops": (-3, -1, 3, 7),
}
"""Points for one, two, three, and four or more cards."""

EGGS = {
    "trex": (5, 2),
    "stegosaurus": (4, 3),
    "brontosaurus": (4, 3),
    "pterodactyl": (3, 3),
    "pentaceratops": (3, 3),
    "velociraptor": (3, 3),
}
"""What an egg gains with the most dinosaurs of its type, and what it loses otherwise."""

Numbers = tuple[tuple[int, int], ...]


def kind_of(card: str) -> str:
    """The type of a card."""
    return card.split(":")[0]


def has_icon(card: str) -> bool:
    """Whether a card carries the DNA icon."""
    return card.endswith(":dna")


def figures(card: str) -> tuple[int, int]:
    """The gain and the loss on a Velociraptor."""
    gain, loss = card.split(":")[1].split("/")
    return int(gain), int(loss)


def count(collection: list[str], what: str) -> int:
    """How many dinosaurs of a type a collection holds; Velociraptors of both colours together."""
    if what == "velociraptor":
        return count(collection, "raptor_black") + count(collection, "raptor_grey")
    return sum(kind_of(card) == what for card in collection)


@functools.lru_cache(maxsize=100_000)
def pairing(black: Numbers, grey: Numbers) -> int:
    """The best that these Velociraptors can be worth: every way to pair them is tried."""
    if not black:
        return -sum(loss for _, loss in grey)
    (gain, loss), rest = black[0], black[1:]
    ways = [pairing(rest, grey) - loss]
    for at, (other, _) in enumerate(grey):
        ways.append(pairing(rest, grey[:at] + grey[at + 1 :]) + gain + other)
    return max(ways)


def raptors(collection: list[str]) -> int:
    """The points of the Velociraptors."""
    black, grey = (
        tuple(sorted(figures(card) for card in collection if kind_of(card) == colour))
        for colour in ("raptor_black", "raptor_grey")
    )
    return pairing(black, grey)


def eggs(collections: list[list[str]], seat: int) -> int:
    """The points of the Egg cards."""
    total = 0
    for card in collections[seat]:
        if kind_of(card) == "egg":
            what = card.split(":")[1]
            held = [count(collection, what) for collection in collections]
            gain, loss = EGGS[what]
            total += gain if held[seat] > 0 and held[seat] == max(held) else -loss
    return total


def round_points(collections: list[list[str]], seat: int, tiles: list[str]) -> int:
    """What a collection brings at the end of a round, with the tiles that its owner has bought in it."""
    own = collections[seat]
    total = raptors(own) + eggs(collections, seat)
    for name, row in ROWS.items():
        held = count(own, name)
        total += row[min(held, 4) - 1] if held else 0
    if "types" in tiles:
        total += len({kind_of(card) for card in own})
    if "eggs" in tiles:
        total += 2 * sum(kind_of(card) == "egg" for card in own)
    return total
