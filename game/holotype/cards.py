"""The Specimens and Trace Fossils compiled for play: numbers, costs, and masks of cards by what they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.holotype.model import CLADES, DIETS, PERIODS, TRACES

if TYPE_CHECKING:
    from game.holotype.data import SpecimenData, TermData, TraceData


class Cards:
    """All cards that can be published. Specimens have the numbers of their order, traces their own numbers.

    A mask has a bit for every card; an omnivore is in the masks of herbivores and of carnivores.
    """

    def __init__(self, specimens: Mapping[str, SpecimenData], traces: Mapping[str, TraceData]) -> None:
        self.ids = list(specimens)
        self.count = len(self.ids)
        self.every = (1 << self.count) - 1
        data = list(specimens.values())
        self.period = [PERIODS.index(card.period) for card in data]
        self.clade = [CLADES.index(card.clade) for card in data]
        self.diet = [DIETS.index(card.diet) for card in data]
        self.fossils = [card.fossils for card in data]
        self.research = [card.research for card in data]
        self.points = [card.points for card in data]
        self.of_period = {name: self._mask(self.period, (number,)) for number, name in enumerate(PERIODS)}
        self.of_clade = {name: self._mask(self.clade, (number,)) for number, name in enumerate(CLADES)}
        self.of_diet = {name: self._mask(self.diet, (number, 2)) for number, name in enumerate(DIETS)}
        self.marine = self.of_clade["marine_reptile"]
        self.trace_kind = [TRACES.index(kind) for kind, trace in traces.items() for _ in range(trace.cards)]
        self.trace_points = [traces[TRACES[kind]].points for kind in self.trace_kind]
        self.every_trace = (1 << len(self.trace_kind)) - 1
        self.of_trace = {name: self._mask(self.trace_kind, (number,)) for number, name in enumerate(TRACES)}
        self.of_trace["any"] = self.every_trace

    def _mask(self, values: list[int], wanted: tuple[int, ...]) -> int:
        """The cards whose value is one of those."""
        return sum(1 << card for card, value in enumerate(values) if value in wanted)

    def select(self, term: TermData) -> tuple[int, int]:
        """The masks of Specimens and of traces that a term of a requirement asks for."""
        if term.trace is not None:
            return 0, self.of_trace[term.trace]
        cards = self.every
        if term.period is not None:
            cards &= self.of_period[term.period]
        if term.clade is not None:
            cards &= self.of_clade[term.clade]
        if term.diet is not None:
            cards &= self.of_diet[term.diet]
        return cards, 0

    def sum_of(self, values: list[int], mask: int) -> int:
        """The sum of the values of the Specimens in a mask."""
        total = 0
        while mask:
            low = mask & -mask
            total += values[low.bit_length() - 1]
            mask ^= low
        return total
