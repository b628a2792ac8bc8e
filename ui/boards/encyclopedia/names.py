"""What things of Encyclopedia are called, in the language of the reader and among the pictures."""

from __future__ import annotations

from dataclasses import dataclass

from game.encyclopedia.box import Box
from game.encyclopedia.effects import describe
from game.encyclopedia.model import ANY, CATEGORIES, COLOURS, CONTINENTS
from game.encyclopedia.view import Die, EncycView
from ui.text import Text

ROMAN = ("0", "I", "II", "III", "IV")
"""The numbers of the Types as they are printed."""


@dataclass(frozen=True)
class Names:
    """The names of cards, dice and places; cards go by their numbers or their ids, continents and categories too."""

    text: Text
    box: Box

    def animal(self, card: int | str) -> str:
        """The common name of an animal."""
        return self.text(f"encyclopedia.animal.{card if isinstance(card, str) else self.box.animal_ids[card]}.name")

    def expert(self, card: int | str, form: str = "name") -> str:
        """The name of an expert; `short` is the family name."""
        return self.text(f"encyclopedia.expert.{card if isinstance(card, str) else self.box.experts.ids[card]}.{form}")

    def effect(self, card: int) -> str:
        """What an expert does, in one sentence."""
        experts, text = self.box.experts, self.text
        key, _ = describe(self.box, card)
        amount, of = experts.amount[card], experts.of[card]
        counted = text(f"encyclopedia.effect.per.{of}", n=experts.per[card]) if key == "effect.end_points" else ""
        return text(f"encyclopedia.{key}.{of}", gain=self.good(experts.gain[card], amount), n=amount, of=counted)

    def die(self, die: Die) -> str:
        """A die as people call it."""
        return self.spoken(f"{COLOURS[die.colour]} {die.value}")

    def spoken(self, die: str) -> str:
        """A die that an event names, as people call it."""
        colour, _, value = die.partition(" ")
        return self.text("encyclopedia.die", colour=self.text(f"encyclopedia.colour.{colour}"), value=value)

    def land(self, land: int | str) -> str:
        """The name of a continent."""
        return self.text(f"encyclopedia.continent.{land if isinstance(land, str) else CONTINENTS[land]}")

    def category(self, category: int | str) -> str:
        """The name of a category."""
        name = category if isinstance(category, str) else CATEGORIES[category]
        return self.text(f"encyclopedia.category.{name}")

    def good(self, good: str, amount: int) -> str:
        """An amount of a good."""
        return self.text(f"encyclopedia.good.{good}", n=amount)


def die_image(die: Die) -> str:
    """The picture of a die."""
    return f"die_{COLOURS[die.colour]}_{die.value}"


def hand_image(view: EncycView) -> str:
    """The picture of the die in hand, without pips where its value is above 6."""
    colour = (*COLOURS, "any")[min(view.colour, ANY)]
    return f"die_{colour}_{view.value}" if view.value <= 6 else f"die_{colour}"


def animal_image(box: Box, number: int) -> str:
    """The picture of an animal."""
    return f"animals/{box.animal_ids[number]}"


def expert_image(box: Box, number: int) -> str:
    """The picture of an expert."""
    return f"experts/{box.experts.ids[number]}"
