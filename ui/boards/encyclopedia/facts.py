"""What the table of Encyclopedia reads off a view: names, dice, the worth of things."""

from __future__ import annotations

from dataclasses import dataclass

from game.encyclopedia.box import Box
from game.encyclopedia.effects import describe
from game.encyclopedia.model import CATEGORIES, COLOURS, CONTINENTS, LANDS, NO_MEANS, SLOTS, SPACES, TYPES, EncycAction
from game.encyclopedia.scoring import collection
from game.encyclopedia.view import Die, EncycView, SeatView
from ui.text import Text

ROMAN = ("0", "I", "II", "III", "IV")
"""The numbers of the Types as they are printed."""

TURN_PROMPTS = (
    "take_die", "action", "embassy", "university", "academy", "renown", "research", "reference", "ceiling", "partners",
    "animal", "expert", "hire",
)  # fmt: skip
"""What is asked in the course of a turn."""

PAYING = ("level", "colour", "seal", "change", "coins", "token", "use", "cover", "extra")
"""The kinds of actions that cost, or may cost, coins, tokens, seals or an expert."""

VOYAGE = ("research", "reference", "ceiling", "partners")
"""What is asked in the middle of an expedition or a publication."""


def pays(view: EncycView, action: EncycAction) -> bool:
    """Whether an action costs something, or publishes and so gives up cubes that are not published."""
    if action.kind == "sail" or (action.kind == "animal" and view.asked == "academy"):
        return action.means != NO_MEANS
    return action.kind in PAYING or view.asked == "partners"


@dataclass(frozen=True)
class Names:
    """The names of cards, dice and places in the language of the reader."""

    text: Text
    box: Box

    def animal(self, number: int) -> str:
        """The common name of an animal."""
        return self.text(f"encyclopedia.animal.{self.box.animal_ids[number]}.name")

    def latin(self, number: int) -> str:
        """The Latin name of an animal."""
        return self.box.figures.animals[self.box.animal_ids[number]].name

    def expert(self, number: int) -> str:
        """The name of an expert."""
        return self.text(f"encyclopedia.expert.{self.box.experts.ids[number]}.name")

    def short(self, number: int) -> str:
        """The family name of an expert."""
        return self.text(f"encyclopedia.expert.{self.box.experts.ids[number]}.short")

    def effect(self, number: int) -> str:
        """What an expert does, in one sentence."""
        experts, text = self.box.experts, self.text
        key, _ = describe(self.box, number)
        amount, gain, of = experts.amount[number], experts.gain[number], experts.of[number]
        words = text(f"encyclopedia.good.{gain}", n=amount)
        per = f"encyclopedia.effect.per.{of}"
        counted = text(per, n=experts.per[number]) if key == "effect.end_points" else ""
        return text(f"encyclopedia.{key}.{of}", gain=words, n=amount, of=counted)

    def die(self, die: Die) -> str:
        """A die as people call it."""
        colour = self.text(f"encyclopedia.colour.{COLOURS[die.colour]}")
        return self.text("encyclopedia.die", colour=colour, value=die.value)

    def spoken(self, die: str) -> str:
        """A die that an event names, as people call it."""
        colour, _, value = die.partition(" ")
        return self.text("encyclopedia.die", colour=self.text(f"encyclopedia.colour.{colour}"), value=value)

    def land(self, number: int) -> str:
        """The name of a continent."""
        return self.text(f"encyclopedia.continent.{CONTINENTS[number]}")

    def category(self, number: int) -> str:
        """The name of a category."""
        return self.text(f"encyclopedia.category.{CATEGORIES[number]}")

    def good(self, good: str, amount: int) -> str:
        """An amount of a good."""
        return self.text(f"encyclopedia.good.{good}", n=amount)


def die_image(die: Die) -> str:
    """The picture of a die."""
    return f"encyclopedia/die_{COLOURS[die.colour]}_{die.value}"


def animal_image(box: Box, number: int) -> str:
    """The picture of an animal."""
    return f"encyclopedia/animals/{box.animal_ids[number]}"


def expert_image(box: Box, number: int) -> str:
    """The picture of an expert."""
    return f"encyclopedia/experts/{box.experts.ids[number]}"


def space_of(seat: SeatView, slot: int) -> int:
    """The space on which a die of a seat stands; the fifth shares one."""
    return slot if slot < SLOTS - 1 else seat.shared


def payment(box: Box, space: int) -> tuple[str, int]:
    """The good and the amount that a space pays its owner; nothing is 0."""
    return (SPACES[space] if SPACES[space] != "nothing" else "points"), box.pay_amount[space]


def dice_bonus(box: Box, seat: SeatView, colour: int) -> int:
    """What the experts of a seat add to its dice of a colour."""
    experts = box.experts
    return sum(experts.amount[card] for card in seat.active if card >= 0 and experts.dice[card] == colour)


def voyage_bonus(box: Box, seat: SeatView, land: int) -> int:
    """What the experts of a seat add to its expeditions to a continent."""
    experts = box.experts
    return sum(experts.amount[card] for card in seat.active if card >= 0 and experts.voyage[card] == land)


def value_now(box: Box, view: EncycView) -> int:
    """The value of the die in hand with what experts add to its colour."""
    if not view.value:
        return view.value
    return view.value + (dice_bonus(box, view.seats[view.turn], view.colour) if view.colour < LANDS else 0)


def is_new_round(view: EncycView) -> bool:
    """Whether the round token alone has been turned up: no die of this round was rolled yet."""
    return not any(view.used) and not any(any(seat.dice) for seat in view.seats)


def category_counts(box: Box, seat: SeatView) -> list[int]:
    """Published cubes by category with those that experts add at the end."""
    counts = list(seat.cubes)
    for card in seat.active:
        if card >= 0 and box.experts.extra_cubes[card] >= 0:
            counts[box.experts.extra_cubes[card]] += box.experts.amount[card]
    return counts


def category_points(box: Box, count: int) -> int:
    """What a collection of that many cubes is worth."""
    return collection(box.game.collections.categories.points, count)


def land_points(box: Box, seat: SeatView, land: int) -> int:
    """What a continent's collection is worth to a player or by an Automa's scoring card."""
    if seat.behaviour:
        animals = studied(box, seat)[land]
        return (animals + seat.experts[land]) * animals
    return collection(box.game.collections.continents.points, seat.animals[land] + seat.experts[land])


def land_count(box: Box, seat: SeatView, land: int) -> int:
    """How many cards of a continent count for a seat."""
    animals = studied(box, seat)[land] if seat.behaviour else seat.animals[land]
    return animals + seat.experts[land]


def studied(box: Box, seat: SeatView) -> list[int]:
    """How many animals a seat has under study, by continent."""
    counts = [0] * LANDS
    for animal, _ in seat.study:
        counts[box.continent[animal]] += 1
    return counts


def open_types(mask: int) -> int:
    """How many Types of an animal have no cube yet."""
    return TYPES - mask.bit_count()


def level_of(needs: list[int], value: int) -> int:
    """The highest level, from 0 on, whose value is reached; -1 if none is."""
    return sum(1 for need in needs if need <= value) - 1
