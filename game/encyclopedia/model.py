"""The values of Encyclopedia: names by number, actions, frames, the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.state import State
from game.core.values import Action, Frame, framed

CONTINENTS: Final = ("america", "africa", "asia", "europe", "oceania")
COLOURS: Final = ("red", "yellow", "purple", "blue", "green")
"""The colours of dice, each that of the continent of the same number."""

LANDS: Final = len(CONTINENTS)
ANY: Final = LANDS
"""The colour of a die after a royal seal, until it is used."""

CATEGORIES: Final = (
    "mammal", "bird", "reptile", "omnivore", "carnivore", "herbivore",
    "prairie", "forest", "aquatic", "hot", "cold", "temperate",
)  # fmt: skip
"""The categories by number: three of each of the Types I to IV."""

TYPES: Final = 4
SPACES: Final = ("nothing", "coins", "reputation", "points")
"""The spaces for dice on a player's board, by what the owner is paid."""

SLOTS: Final = 5
"""Dice that a board can hold: one on each space, and a fifth that shares one of them."""

EMBASSY_PLACE: Final = 0
BANK_PLACE: Final = 1
UNIVERSITY_PLACE: Final = 2
ACADEMY_PLACE: Final = 3
PUBLICATION_PLACE: Final = 4
PLACES: Final = ("embassy", "bank", "university", "academy", "publication")
"""The places of actions by number; expeditions are named by their continent."""

COINS: Final = 0
TOKENS: Final = 1
SEALS: Final = 2
REPUTATION: Final = 3
POINTS: Final = 4
GOODS: Final = ("coins", "tokens", "seals", "reputation", "points")
"""What `goods[seat * 5 + n]` counts."""

WIDTH: Final = 5
SHELF: Final = 22
ANIMALS_AT: Final = 12
EXPERTS_AT: Final = 17
"""`shelf[seat * 22 + n]`: published cubes by category, then published animals and experts by continent."""

CHAIRS: Final = 4
"""The places for experts with their faces up on a player's board."""

SHARED: Final = ("tokens", "coins", "expert", "animal", "die", "nothing")
"""The kinds of round tokens by number."""

NO_MEANS: Final = 0
BY_TOKEN: Final = 1
BY_SEAL: Final = 2
WAYS: Final = ("", "token", "seal")
"""How a die gets the colour of the continent to which it sails, or of the animal that it takes at the Academy."""

DRAFT: Final = "draft"
ANIMAL: Final = "animal"
EXPERT: Final = "expert"
HIRE: Final = "hire"
PLACE: Final = "place_die"
TAKE: Final = "take_die"
ACT: Final = "action"
EXTRA: Final = "extra"
EMBASSY: Final = "embassy"
UNIVERSITY: Final = "university"
ACADEMY: Final = "academy"
RENOWN: Final = "renown"
RESEARCH: Final = "research"
REFERENCE: Final = "reference"
CEILING: Final = "ceiling"
PARTNERS: Final = "partners"
LAST: Final = "last"
ASKED: Final = (
    DRAFT, ANIMAL, EXPERT, HIRE, PLACE, TAKE, ACT, EXTRA,
    EMBASSY, UNIVERSITY, ACADEMY, RENOWN, RESEARCH, REFERENCE, CEILING, PARTNERS, LAST,
)  # fmt: skip
"""The frames that ask a seat for something; they are the prompts as well."""

ROUND: Final = "round"
REFILL: Final = "refill"
DICE: Final = "dice"
TURN: Final = "turn"
NEXT: Final = "next"
FINISH: Final = "finish"
CLEAN: Final = "clean"
AUTOMATIC: Final = (ROUND, REFILL, DICE, TURN, NEXT, FINISH, CLEAN)
"""The frames that run by themselves; they belong to no seat."""

GO: Final = "go"
SAIL: Final = "sail"
COLOUR: Final = "colour"
SEAL: Final = "seal"
CHANGE: Final = "change"
USE: Final = "use"
PICK_ANIMAL: Final = "animal"
PICK_EXPERT: Final = "expert"
PUT: Final = "put"
PICK_DIE: Final = "take"
LEVEL: Final = "level"
BASE: Final = "reference"
JOIN: Final = "with"
DONE: Final = "done"
CUBE: Final = "cube"
COIN: Final = "coins"
TOKEN: Final = "token"
COVER: Final = "cover"
TUCK: Final = "tuck"
KEEP: Final = "keep"
AGAIN: Final = "extra"
PASS: Final = "pass"


@dataclass(frozen=True)
class EncycAction(Action):
    """A choice: its kind and, by number, what the kind names; -1 for what it does not.

    `slot` is one of the board of `owner`, `means` the way to the colour of a die, `type` counts from 0.
    """

    animal: int = -1
    expert: int = -1
    type: int = -1
    means: int = NO_MEANS
    owner: int = -1
    slot: int = -1
    space: int = -1
    place: int = -1
    land: int = -1
    colour: int = -1
    level: int = -1


class EncycState(State):
    """A running game. Lists are flat by seat; a die is `colour * 6 + value - 1`, -1 stands for none.

    `cubes` holds for every animal the mask of its Types with a cube; `pending` the cards that seats are still owed
    from the reputation track (`seat * 2`, one more for an animal). Decks, discards, what has left the game, round
    tokens, priorities, `with_cards` and the rows of `study`, `published` and `retired` are replaced, never changed, so
    that copies share them. From `value` on the numbers belong to the action under way: the die, the continent and the
    points of an expedition, whether a cube was placed in it and whether something was spent since, the reference
    animal and the highest Type of a publication.
    """

    NUMBERS: ClassVar[tuple[str, ...]] = (
        "round", "first", "turn", "banked",
        "value", "colour", "recoloured", "target", "strength", "placed", "boosted", "reference", "ceiling",
    )  # fmt: skip
    LISTS: ClassVar[tuple[str, ...]] = (
        "goods", "shelf", "dice", "extra", "rolled", "used", "sailed", "active", "pending", "cubes", "priority",
        "animals", "experts", "animal_deck", "expert_deck", "animal_discard", "expert_discard", "gone",
        "round_tokens", "with_cards",
    )  # fmt: skip
    ROWS: ClassVar[tuple[str, ...]] = ("study", "published", "retired")
    BLANK: ClassVar[dict[str, int]] = {"target": -1, "reference": -1}
    SHARED: ClassVar[tuple[str, ...]] = (
        "priority", "animal_deck", "expert_deck", "animal_discard", "expert_discard", "gone", "round_tokens",
        "with_cards", "study", "published", "retired",
    )  # fmt: skip

    # Written by `python -m tests.game.states` from the names above.
    __slots__ = (
        "active", "animal_deck", "animal_discard", "animals", "banked", "boosted", "ceiling", "colour", "cubes", "dice",
        "expert_deck", "expert_discard", "experts", "extra", "first", "gone", "goods", "pending", "placed", "priority",
        "published", "recoloured", "reference", "retired", "rolled", "round", "round_tokens", "sailed", "shelf",
        "strength", "study", "target", "turn", "used", "value", "with_cards",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.banked: int = 0
        self.value: int = 0
        self.colour: int = 0
        self.recoloured: int = 0
        self.target: int = -1
        self.strength: int = 0
        self.placed: int = 0
        self.boosted: int = 0
        self.reference: int = -1
        self.ceiling: int = 0
        self.goods: list[int] = []
        self.shelf: list[int] = []
        self.dice: list[int] = []
        self.extra: list[int] = []
        self.rolled: list[int] = []
        self.used: list[int] = []
        self.sailed: list[int] = []
        self.active: list[int] = []
        self.pending: list[int] = []
        self.cubes: list[int] = []
        self.priority: list[int] = []
        self.animals: list[int] = []
        self.experts: list[int] = []
        self.animal_deck: list[int] = []
        self.expert_deck: list[int] = []
        self.animal_discard: list[int] = []
        self.expert_discard: list[int] = []
        self.gone: list[int] = []
        self.round_tokens: list[int] = []
        self.with_cards: list[int] = []
        self.study: list[list[int]] = []
        self.published: list[list[int]] = []
        self.retired: list[list[int]] = []

    def clone(self) -> EncycState:
        copy = EncycState.__new__(EncycState)
        copy.rng, copy.stack = self.rng, self.stack[:]
        copy.round = self.round
        copy.first = self.first
        copy.turn = self.turn
        copy.banked = self.banked
        copy.value = self.value
        copy.colour = self.colour
        copy.recoloured = self.recoloured
        copy.target = self.target
        copy.strength = self.strength
        copy.placed = self.placed
        copy.boosted = self.boosted
        copy.reference = self.reference
        copy.ceiling = self.ceiling
        copy.goods = self.goods[:]
        copy.shelf = self.shelf[:]
        copy.dice = self.dice[:]
        copy.extra = self.extra[:]
        copy.rolled = self.rolled[:]
        copy.used = self.used[:]
        copy.sailed = self.sailed[:]
        copy.active = self.active[:]
        copy.pending = self.pending[:]
        copy.cubes = self.cubes[:]
        copy.priority = self.priority
        copy.animals = self.animals[:]
        copy.experts = self.experts[:]
        copy.animal_deck = self.animal_deck
        copy.expert_deck = self.expert_deck
        copy.animal_discard = self.animal_discard
        copy.expert_discard = self.expert_discard
        copy.gone = self.gone
        copy.round_tokens = self.round_tokens
        copy.with_cards = self.with_cards
        copy.study = self.study[:]
        copy.published = self.published[:]
        copy.retired = self.retired[:]
        return copy


DRAFT_FRAMES: Final = framed(DRAFT)
ANIMAL_FRAMES: Final = framed(ANIMAL)
EXPERT_FRAMES: Final = framed(EXPERT)
PLACE_FRAMES: Final = framed(PLACE)
TAKE_FRAMES: Final = framed(TAKE)
ACT_FRAMES: Final = framed(ACT)
EXTRA_FRAMES: Final = framed(EXTRA)
EMBASSY_FRAMES: Final = framed(EMBASSY)
UNIVERSITY_FRAMES: Final = framed(UNIVERSITY)
ACADEMY_FRAMES: Final = framed(ACADEMY)
RENOWN_FRAMES: Final = framed(RENOWN)
RESEARCH_FRAMES: Final = framed(RESEARCH)
REFERENCE_FRAMES: Final = framed(REFERENCE)
CEILING_FRAMES: Final = framed(CEILING)
PARTNERS_FRAMES: Final = framed(PARTNERS)
LAST_FRAMES: Final = framed(LAST)
ROUND_FRAME: Final = Frame(ROUND, -1)
REFILL_FRAME: Final = Frame(REFILL, -1)
DICE_FRAME: Final = Frame(DICE, -1)
TURN_FRAME: Final = Frame(TURN, -1)
NEXT_FRAME: Final = Frame(NEXT, -1)
FINISH_FRAME: Final = Frame(FINISH, -1)
CLEAN_FRAME: Final = Frame(CLEAN, -1)
