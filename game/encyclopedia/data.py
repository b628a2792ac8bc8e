"""The figures of Encyclopedia, typed, as they stand in data/encyclopedia."""

from __future__ import annotations

from typing import Literal

from game.core.data import Entry, Record

Continent = Literal["america", "africa", "asia", "europe", "oceania"]
Good = Literal["coins", "tokens", "seals", "reputation", "points"]
Bonus = Literal["coins", "tokens", "seals", "expert", "animal"]
EffectKind = Literal[
    "each_place", "each_expedition", "each_cube", "dice", "expeditions", "immediate", "end_cubes", "end_points"
]


class RoundTokenData(Entry, frozen=True):
    """The round tokens: their kinds, how many of each, and what two of them give to everyone."""

    kinds: tuple[Literal["tokens", "coins", "expert", "animal", "die", "nothing"], ...]
    each: int
    tokens: int
    coins: int


class DiceData(Entry, frozen=True):
    """Dice of each colour in the bag, and how many each seat draws."""

    each_colour: int
    drawn: int


class DisplayData(Entry, frozen=True):
    """Cards on display."""

    animals: int
    experts: int


class StartData(Entry, frozen=True):
    """What seats begin with: animals to choose, coins and tokens by their place in the order."""

    animals: int
    coins: tuple[int, ...]
    tokens: tuple[int, ...]


class PaymentData(Entry, frozen=True):
    """What the owner of a die is paid when another takes it."""

    gain: Good
    amount: int


class LevelsData(Entry, frozen=True):
    """Gains by the value of the die: the least value for each."""

    from_value: tuple[int, ...]
    gains: tuple[int, ...]


class BankData(Entry, frozen=True):
    """Coins from the bank."""

    coins: int


class UniversityData(Entry, frozen=True):
    """Tokens for a die of the expert's colour."""

    tokens: int


class PublicationData(Entry, frozen=True):
    """The least value for the continent alone, points for a card, seals for publishing."""

    from_value: int
    card: int
    seals: int


class TypeData(Entry, frozen=True):
    """A Type: cost of research, points for placing and for publishing a cube, least value to publish it."""

    cost: int
    placed: int
    published: int
    from_value: int


class SpaceData(Entry, frozen=True):
    """A space of an expedition: reputation at once and bonus to its value."""

    reputation: int
    bonus: int


class BoostsData(Entry, frozen=True):
    """What a coin, a token and a seal add, and the coins for a seal."""

    coin: Literal[1]
    token: int
    seal: int
    seal_coins: int


class BonusData(Record, frozen=True):
    """A bonus on the reputation track."""

    gain: Bonus
    amount: int


class ReputationData(Entry, frozen=True):
    """The reputation track: its last step and its bonuses by step."""

    steps: int
    bonuses: dict[int, BonusData]


class ChairsData(Entry, frozen=True):
    """Places for experts with their faces up."""

    places: Literal[4]


class CollectionData(Entry, frozen=True):
    """Points of a collection by its size; larger ones count like the last."""

    points: tuple[int, ...]


class CollectionsData(Record, frozen=True):
    """The collections of cubes and of cards."""

    categories: CollectionData
    continents: CollectionData


class EndData(Entry, frozen=True):
    """Points at the end for a seal, a number of coins, a token."""

    seal: int
    coins: int
    per_coins: int
    token: int


class GameData(Record, frozen=True):
    """The file game.yaml."""

    round_tokens: RoundTokenData
    dice: DiceData
    display: dict[int, DisplayData]
    start: dict[int, StartData]
    spaces: dict[str, PaymentData]
    embassy: LevelsData
    academy: LevelsData
    bank: BankData
    university: UniversityData
    publication: PublicationData
    types: dict[int, TypeData]
    expedition_spaces: dict[int, SpaceData]
    boosts: BoostsData
    reputation: ReputationData
    experts: ChairsData
    collections: CollectionsData
    end: EndData


class AnimalData(Entry, frozen=True):
    """An animal: its continent and its category of each Type."""

    name: str
    continent: Continent
    classification: Literal["mammal", "bird", "reptile"]
    diet: Literal["omnivore", "carnivore", "herbivore"]
    habitat: Literal["prairie", "forest", "aquatic"]
    climate: Literal["hot", "cold", "temperate"]


class ExpertData(Entry, frozen=True):
    """An expert: its continent and its effect."""

    name: str
    continent: Continent
    kind: EffectKind
    of: str
    gain: Literal["coins", "reputation", "points", "value", "cubes"]
    amount: int
    per: int = 1


class RowData(Record, frozen=True):
    """What an Automa does with a die of one value."""

    place: Literal["academy", "university", "embassy", "bank", "expedition"]
    animals: int = 0
    experts: int = 0
    coins: int = 0
    tokens: int = 0
    seals: int = 0
    reputation: int = 0
    per_token: int = 0


class BehaviourData(Entry, frozen=True):
    """A behaviour card of an Automa."""

    name: str
    stars: int
    rows: dict[int, RowData]


class ScoringData(Entry, frozen=True):
    """A scoring card of an Automa: points an expert of its three largest groups, for coins, a token, a seal."""

    name: str
    stars: int
    experts: tuple[int, int, int]
    coins: int
    per_coins: int
    token: int
    seal: int


class AutomasData(Record, frozen=True):
    """The file automas.yaml."""

    behaviours: dict[str, BehaviourData]
    scorings: dict[str, ScoringData]


class Figures(Record, frozen=True):
    """All figures of the game."""

    game: GameData
    animals: dict[str, AnimalData]
    experts: dict[str, ExpertData]
    automas: AutomasData
