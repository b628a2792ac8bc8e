"""What a seat of Encyclopedia has under study, summed up once: what it is worth, and what one more card would add."""

from __future__ import annotations

from typing import Final

from ai.knowledge.encyclopedia.measures import (
    BEST_PUBLICATION,
    CARDS_GAIN,
    CUBES_FROM,
    CUBES_GAIN,
    CUBES_SQUARED,
    EACH_ANIMAL,
    EACH_EXPERT,
    LANDS_SQUARED,
    LARGEST_LAND,
    MEASURES,
    MOST_FREE,
    NEXT_PUBLICATION,
    PAYERS,
    ROOM,
    SECOND_FREE,
    VOYAGERS,
)
from game.encyclopedia.box import CUBES_AT, EXPEDITIONS_AT, Box
from game.encyclopedia.model import (
    ANIMALS_AT,
    CATEGORIES,
    CHAIRS,
    EXPERTS_AT,
    LANDS,
    SHELF,
    TYPES,
    EncycState,
)

KINDS: Final = len(CATEGORIES)
ALIKE: Final = KINDS // TYPES
"""How many categories there are, and how many of a Type."""


class Study:
    """The sums of a seat's animals, experts and collections, by a row of the learned weights."""

    def __init__(self, box: Box, state: EncycState, seat: int, row: list[float]) -> None:
        self.box = box
        self.state = state
        self.seat = seat
        self.row = row
        self.shelf: list[int] = state.shelf[seat * SHELF : seat * SHELF + SHELF]
        self.counts: list[int] = [0] * KINDS
        """Cubes under study by category."""
        self.lands: list[int] = [0] * LANDS
        self.free: list[int] = [0] * LANDS
        """Animals under study and places for cubes by continent."""
        self.voyagers: list[int] = [0] * LANDS
        self.payers: list[int] = [0] * LANDS
        """What experts of voyages and of payments count for an animal of each continent."""
        self.animals = self._animals()
        self.experts = self._experts()

    def _animals(self) -> float:
        """What cubes by Type are worth; cubes are counted by category, animals and places by continent."""
        box, row, counts, lands, free = self.box, self.row, self.counts, self.lands, self.free
        category, cubes = box.category, self.state.cubes
        total = 0.0
        for animal in self.state.study[self.seat]:
            land, mask = box.continent[animal], cubes[animal]
            lands[land] += 1
            free[land] += len(box.free[mask])
            if mask:
                at = animal * TYPES
                for kind in range(TYPES):
                    if mask >> kind & 1:
                        total += row[CUBES_FROM + kind]
                        counts[category[at + kind]] += 1
        return total

    def _experts(self) -> float:
        """Each expert's weight; what goes by the animals of a continent is noted, their cubes are put on the shelf."""
        total, row, experts = 0.0, self.row, self.box.experts
        for chair in range(self.seat * CHAIRS, self.seat * CHAIRS + CHAIRS):
            expert = self.state.active[chair]
            if expert >= 0:
                total += row[EACH_EXPERT] + row[MEASURES + expert]
                if experts.extra_cubes[expert] >= 0:
                    self.shelf[experts.extra_cubes[expert]] += experts.amount[expert]
                elif experts.voyage[expert] >= 0:
                    self.voyagers[experts.voyage[expert]] += experts.amount[expert]
                elif EXPEDITIONS_AT <= experts.trigger[expert] < CUBES_AT:
                    self.payers[experts.trigger[expert] - EXPEDITIONS_AT] += 1
        return total


class Prospects:
    """What a study is worth in all, and by how much animals and experts on display would raise that."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.bring: list[int] = [0] * KINDS
        self.more: list[int] = [0] * KINDS
        """What the cubes of a category would bring by a publication, and what one more would add to its collection."""
        self.cards: list[int] = [0] * LANDS
        self.best: list[int] = [0] * LANDS
        """What the animals of a continent would bring as cards, and the best one of them with its cubes."""
        self.room = 0
        total = study.animals + study.experts + self._cubes() + self._cards()
        self._publications()
        self.total = total + self._lands() + self._published() + self.room * study.row[ROOM]

    def _cubes(self) -> float:
        """Collections of cubes, and what they would gain by all cubes under study."""
        study, points = self.study, self.study.box.cube_points
        total, row, shelf, counts, bring, more = 0.0, study.row, study.shelf, study.counts, self.bring, self.more
        for category in range(KINDS):
            size, count = shelf[category], counts[category]
            now = points[size]
            total += now
            if count:
                gain = points[size + count] - now
                total += count * count * row[CUBES_SQUARED] + gain * row[CUBES_GAIN]
                bring[category] = count * study.box.worth[category // ALIKE] + gain
                size += count
                more[category] = points[size + 1] - points[size]
            else:
                more[category] = points[size + 1] - now
        return total

    def _cards(self) -> float:
        """Collections of cards, and what they would gain by all animals under study."""
        study, points = self.study, self.study.box.card_points
        total, shelf = 0.0, study.shelf
        for land in range(LANDS):
            size, count = shelf[ANIMALS_AT + land] + shelf[EXPERTS_AT + land], study.lands[land]
            now = points[size]
            total += now
            if count:
                gain = points[size + count] - now
                total += gain * study.row[CARDS_GAIN]
                self.cards[land] = count + gain
        return total

    def _publications(self) -> None:
        """Note the best publication of every continent, and how much room to grow there is.

        Room is how much collections would grow by the cubes for which there is place, each alone.
        """
        study, box, bring = self.study, self.study.box, self.bring
        category, room = box.category, 0
        for animal in study.state.study[study.seat]:
            at, total = animal * TYPES, 0
            for kind in range(TYPES):
                total += bring[category[at + kind]]
            for kind in box.free[study.state.cubes[animal]]:
                room += self.more[category[at + kind]]
            land = box.continent[animal]
            if total > self.best[land]:
                self.best[land] = total
        self.room = room

    def _lands(self) -> float:
        """Animals, the most and the squares by continent, free places, and what experts count of them."""
        study = self.study
        row, lands, free = study.row, study.lands, study.free
        total, largest, most, second = 0.0, 0, 0, 0
        for land in range(LANDS):
            count = lands[land]
            if count:
                total += count * row[EACH_ANIMAL] + count * count * row[LANDS_SQUARED]
                if study.voyagers[land]:
                    total += study.voyagers[land] * count * row[VOYAGERS]
                if study.payers[land]:
                    total += study.payers[land] * count * row[PAYERS]
                if count > largest:
                    largest = count
                if free[land] > most:
                    most, second = free[land], most
                elif free[land] > second:
                    second = free[land]
        return total + largest * row[LARGEST_LAND] + most * row[MOST_FREE] + second * row[SECOND_FREE]

    def _published(self) -> float:
        """The best publication, and the best of another continent."""
        first = second = 0
        for land in range(LANDS):
            if self.cards[land]:
                total = self.best[land] + self.cards[land]
                if total > first:
                    first, second = total, first
                elif total > second:
                    second = total
        return first * self.study.row[BEST_PUBLICATION] + second * self.study.row[NEXT_PUBLICATION]

    def with_animal(self, animal: int) -> float:
        """By how much the total would be higher with one more animal, which has no cubes, under study."""
        study, box = self.study, self.study.box
        land, at, points = box.continent[animal], animal * TYPES, box.card_points
        best, cards, free, lands = self.best[land], self.cards[land], study.free[land], study.lands[land]
        before = self._lands() + self._published()
        brought = room = 0
        for kind in range(TYPES):
            brought += self.bring[box.category[at + kind]]
            room += self.more[box.category[at + kind]]
        size = study.shelf[ANIMALS_AT + land] + study.shelf[EXPERTS_AT + land]
        self.best[land] = max(best, brought)
        self.cards[land] = lands + 1 + points[size + lands + 1] - points[size]
        study.free[land], study.lands[land] = free + TYPES, lands + 1
        gain = self._lands() + self._published() - before + room * study.row[ROOM]
        self.best[land], self.cards[land], study.free[land], study.lands[land] = best, cards, free, lands
        return gain + (points[size + lands + 1] - points[size + lands]) * study.row[CARDS_GAIN]

    def as_card(self, expert: int) -> float:
        """By how much the collection of its continent would grow with one more expert."""
        land, points, shelf = self.study.box.experts.continent[expert], self.study.box.card_points, self.study.shelf
        size = shelf[ANIMALS_AT + land] + shelf[EXPERTS_AT + land]
        return float(points[size + 1] - points[size])

    def seated(self, expert: int) -> float:
        """What an expert is worth as long as it lies face up, about."""
        study, experts = self.study, self.study.box.experts
        total = study.row[EACH_EXPERT] + study.row[MEASURES + expert]
        if experts.extra_cubes[expert] >= 0:
            category = experts.extra_cubes[expert]
            return total + experts.amount[expert] * self.more[category]
        if experts.voyage[expert] >= 0:
            return total + experts.amount[expert] * study.lands[experts.voyage[expert]] * study.row[VOYAGERS]
        if EXPEDITIONS_AT <= experts.trigger[expert] < CUBES_AT:
            return total + study.lands[experts.trigger[expert] - EXPEDITIONS_AT] * study.row[PAYERS]
        return total
