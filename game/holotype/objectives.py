"""Requirements of objectives: is it met, by whose cards, what is missing; and what a Personal Objective is worth."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.holotype.cards import Cards
from game.holotype.model import bits

if TYPE_CHECKING:
    from game.holotype.data import PersonalData, TermData

BRACKETS: Final = ((10, 23), (24, 38), (39, 54))
"""The ratio icons: percentages of the Specimen deck, from rare to frequent."""


@dataclass(frozen=True)
class Term:
    """A part of a requirement: so many cards out of a mask of Specimens or out of a mask of traces."""

    count: int
    cards: int
    traces: int
    asks_traces: bool


@dataclass(frozen=True)
class References:
    """The cards that meet a requirement, each with its seat, and how many are still missing for each term."""

    cards: tuple[tuple[int, int], ...]
    traces: tuple[tuple[int, int], ...]
    missing: tuple[int, ...]

    def all_of(self, seat: int) -> bool:
        """Whether nothing is missing and every card is that seat's own."""
        return not any(self.missing) and all(owner == seat for _, owner in self.cards + self.traces)


class Requirement:
    """Several terms that must hold at once; a card counts for one of them.

    By Hall's theorem that is possible exactly if, for every set of terms, there are as many cards that fit some
    of them as they ask for together: those sums are computed once, so that a check is a few counts of bits.
    """

    def __init__(self, cards: Cards, terms: Sequence[TermData]) -> None:
        self.terms = tuple(Term(term.count, *cards.select(term), term.trace is not None) for term in terms)
        self.card_sums = _sums([(term.cards, term.count) for term in self.terms if not term.asks_traces])
        self.trace_sums = _sums([(term.traces, term.count) for term in self.terms if term.asks_traces])
        self.cards = 0
        for term in self.terms:
            self.cards |= term.cards

    def met(self, cards: int, traces: int) -> bool:
        """Whether these published cards meet it."""
        for mask, count in self.card_sums:
            if (cards & mask).bit_count() < count:
                return False
        for mask, count in self.trace_sums:  # noqa: SIM110
            if (traces & mask).bit_count() < count:
                return False
        return True

    def references(self, published: Sequence[int], marks: Sequence[int], seat: int) -> References:
        """Which cards a seat would reference, its own before those of others, and what is missing."""
        order = [seat, *(other for other in range(len(published)) if other != seat)]
        cards, missing_cards = self._assign([(c, s) for s in order for c in bits(published[s])], False)
        traces, missing_traces = self._assign([(t, s) for s in order for t in bits(marks[s])], True)
        missing = tuple(a + b for a, b in zip(missing_cards, missing_traces, strict=True))
        return References(tuple(cards), tuple(traces), missing)

    def _assign(self, offered: list[tuple[int, int]], traces: bool) -> tuple[list[tuple[int, int]], list[int]]:
        """Give cards to terms one after the other, moving earlier ones where that makes room."""
        masks = [term.traces if traces else term.cards for term in self.terms]
        slots = [n for n, term in enumerate(self.terms) if term.asks_traces == traces for _ in range(term.count)]
        held: list[tuple[int, int] | None] = [None] * len(slots)
        for card in offered:
            _place(card, slots, masks, held, set())
        missing = [0] * len(self.terms)
        for slot, card_held in zip(slots, held, strict=True):
            missing[slot] += card_held is None
        return sorted(card for card in held if card is not None), missing


def _place(
    card: tuple[int, int], slots: list[int], masks: list[int], held: list[tuple[int, int] | None], tried: set[int]
) -> bool:
    """Find a slot for a card; its holder moves on if it can."""
    for slot, term in enumerate(slots):
        if slot in tried or not masks[term] >> card[0] & 1:
            continue
        tried.add(slot)
        holder = held[slot]
        if holder is None or _place(holder, slots, masks, held, tried):
            held[slot] = card
            return True
    return False


def _sums(wanted: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """For every set of terms that share cards the mask of fitting cards and how many of them are asked for."""
    result: list[tuple[int, int]] = []
    for size in range(1, len(wanted) + 1):
        for chosen in itertools.combinations(wanted, size):
            union = 0
            for mask, _ in chosen:
                union |= mask
            if size == 1 or union.bit_count() < sum(mask.bit_count() for mask, _ in chosen):
                result.append((union, sum(count for _, count in chosen)))
    return tuple(result)


class Personal:
    """A Personal Objective: points by the count of one kind of card, or for a whole requirement."""

    def __init__(self, cards: Cards, name: str, data: PersonalData) -> None:
        self.id = name
        self.graded = data.kind == "graded"
        self.requirement = Requirement(cards, data.terms)
        self.points = data.points
        self.shares = tuple(round(100 * t.cards.bit_count() / cards.count) for t in self.requirement.terms)

    @property
    def icons(self) -> tuple[int, ...]:
        """The ratio icon of every term: the bracket of its share of the deck, -1 outside all of them."""
        return tuple(bracket(share) for share in self.shares)

    def score(self, published: int) -> int:
        """The points for these published Holotypes."""
        if self.graded:
            count = min((published & self.requirement.cards).bit_count(), len(self.points))
            return self.points[count - 1] if count else 0
        return self.points[0] if self.requirement.met(published, 0) else 0


def bracket(share: int) -> int:
    """The number of the ratio icon for a percentage, -1 if there is none."""
    return next((n for n, (low, high) in enumerate(BRACKETS) if low <= share <= high), -1)
