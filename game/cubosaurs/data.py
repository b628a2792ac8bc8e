"""The figures of Cubosaurs, typed, as they stand in data/cubosaurs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.core.data import Entry, Fault, Loaded, Record, load_parts
from game.core.sentence import must_be, say
from game.cubosaurs.model import DINOSAURS, EGGS, MOST_SEATS, TYPES

Colour = Literal["grey", "black"]
Effect = Literal[
    "per_type", "per_egg", "draw", "free_refusal", "forbidden_type", "destroy_own", "destroy_other", "steal", "give",
    "swap",
]  # fmt: skip
Points = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Worth = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]


class DinosaurData(Entry, frozen=True):
    """A type of dinosaur: how many cards, and the points for 1, 2, 3, and 4 or more of them."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]
    points: tuple[Points, Points, Points, Points]


class RaptorData(Entry, frozen=True):
    """A velociraptor: what it gains in a pair and loses alone."""

    colour: Colour
    gain: Worth
    loss: Worth


class EggData(Entry, frozen=True):
    """An egg: what it gains with the most dinosaurs of its type, and loses without."""

    gain: Worth
    loss: Worth


class IconData(Entry, frozen=True):
    """The numbers of the copies that carry the DNA icon."""

    copies: tuple[int, ...]


class CardsData(Record, frozen=True):
    """The file cards.yaml."""

    dinosaurs: dict[str, DinosaurData]
    raptors: dict[str, RaptorData]
    eggs: dict[str, EggData]
    icons: dict[str, IconData]

    def copies(self, name: str) -> int:
        """How many cards of a type there are."""
        if name in self.dinosaurs:
            return self.dinosaurs[name].copies
        if name == TYPES[-1]:
            return len(self.eggs)
        return sum(f"raptor_{raptor.colour}" == name for raptor in self.raptors.values())


class DeckData(Entry, frozen=True):
    """How many cards a player brings to the deck, and how many of them begin a collection."""

    cards_per_player: Annotated[int, msgspec.Meta(ge=1, le=99)]
    start_cards: Count


class RoundsData(Entry, frozen=True):
    """How many rounds are played."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)]


class TokensData(Entry, frozen=True):
    """How many DNA tokens there are, and how many of them are a point at the end."""

    count: Count
    per_point: Annotated[int, msgspec.Meta(ge=1, le=99)]


class MarketData(Entry, frozen=True):
    """How many more tiles than players lie in the market."""

    more_than_players: Count


class GameData(Record, frozen=True):
    """The file game.yaml."""

    deck: DeckData
    rounds: dict[int, RoundsData]
    tokens: TokensData
    market: MarketData


class TileData(Entry, frozen=True):
    """An Evolution tile: its kind of effect and the amount by which that counts."""

    effect: Effect
    amount: Count


class CostData(Entry, frozen=True):
    """What a tile costs."""

    tokens: Count


class InteractionData(Entry, frozen=True):
    """The tiles with the mark of direct interaction."""

    tiles: tuple[str, ...]


class TilesData(Record, frozen=True):
    """The file tiles.yaml."""

    tiles: dict[str, TileData]
    costs: dict[str, CostData]
    interaction: InteractionData


class Figures(Record, frozen=True):
    """All figures of the game."""

    cards: CardsData
    game: GameData
    tiles: TilesData


def load_figures(folder: Path, overlay: Path | None) -> Loaded[Figures]:
    """The figures of the game with an owner's corrections; BadData if the built-in ones cannot be played."""
    return load_parts(Figures, folder, overlay, find_faults)


def find_faults(figures: Figures) -> dict[str, list[Fault]]:
    """Figures of the right types that still make no game, by file."""
    total = sum(figures.cards.copies(name) for name in TYPES)
    return {
        "cards": _card_faults(figures.cards),
        "game": _game_faults(figures.game, total),
        "tiles": _tile_faults(figures.tiles),
    }


def _card_faults(cards: CardsData) -> list[Fault]:
    """The places of the file cards.yaml that the rules could not play with."""
    wanted: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
        ("dinosaurs", tuple(cards.dinosaurs), TYPES[:DINOSAURS]),
        ("eggs", tuple(cards.eggs), EGGS),
        ("icons", tuple(cards.icons), TYPES),
    )
    faults: list[Fault] = [((key,), must_be(names)) for key, found, names in wanted if found != names]
    for name, icon in cards.icons.items():
        numbers = set(range(1, cards.copies(name) + 1))
        if len(set(icon.copies)) != len(icon.copies) or not set(icon.copies) <= numbers:
            told = say("must be different numbers from 1 to {most}", most=len(numbers))
            faults.append((("icons", name, "copies"), told))
    return faults


def _game_faults(game: GameData, total: int) -> list[Fault]:
    """The places of the file game.yaml that the rules could not play with."""
    faults: list[Fault] = []
    if tuple(game.rounds) != tuple(range(2, MOST_SEATS + 1)):
        faults.append((("rounds",), say("must be given for 2 to {most} players", most=MOST_SEATS)))
    if game.deck.cards_per_player * MOST_SEATS > total:
        short = say("there are only {cards} cards for {most} players", cards=total, most=MOST_SEATS)
        faults.append((("deck", "cards_per_player"), short))
    if game.deck.start_cards >= game.deck.cards_per_player:
        faults.append((("deck", "start_cards"), "leaves no card to draw"))
    return faults


def _tile_faults(tiles: TilesData) -> list[Fault]:
    """The places of the file tiles.yaml that the rules could not play with."""
    faults: list[Fault] = []
    if tuple(tiles.costs) != tuple(tiles.tiles):
        faults.append((("costs",), say("must be given for {names}", names=", ".join(tiles.tiles))))
    faults += [
        (("interaction", "tiles", number), say("there is no tile '{name}'", name=name))
        for number, name in enumerate(tiles.interaction.tiles)
        if name not in tiles.tiles
    ]
    faults += [
        (("tiles", name, "amount"), "this tile draws exactly one card")
        for name, tile in tiles.tiles.items()
        if tile.effect == "draw" and tile.amount != 1
    ]
    return faults
