"""What the table of Encyclopedia reads off a view: names, dice, the worth of things."""

from __future__ import annotations

from dataclasses import dataclass

from game.encyclopedia.box import Box
from game.encyclopedia.effects import describe
from game.encyclopedia.model import ANY, CATEGORIES, COLOURS, CONTINENTS
from game.encyclopedia.view import Die, EncycView
from ui.text import Text

ROMAN = ("0", "I", "II", "III", "IV")
"""The numbers of the Types as they are printed."""

TURN_PROMPTS = (
    "take_die", "action", "embassy", "university", "academy", "renown", "research", "reference", "ceiling", "partners",
    "animal", "expert", "hire",
)  # fmt: skip
"""What is asked in the course of a turn."""

VOYAGE = ("research", "reference", "ceiling", "partners")
"""What is asked in the middle of an expedition or a publication."""


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
        return self.box.latin[number]

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


def hand_image(view: EncycView) -> str:
    """The picture of the die in hand, without pips where its value is above 6."""
    colour = (*COLOURS, "any")[min(view.colour, ANY)]
    return f"encyclopedia/die_{colour}_{view.value}" if view.value <= 6 else f"encyclopedia/die_{colour}"
