"""What can be won beside a game of Encyclopedia, by the boards at the end and, for one of them, by its moves."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.core.honours import COMMON, Finished, Honour
from game.core.values import Event
from game.encyclopedia.box import AUTOMAS, Box
from game.encyclopedia.model import ANIMALS_AT, CATEGORIES, COINS, EXPERTS_AT, LANDS, SHELF, TYPES, WIDTH

COMPANY: Final = 8
LIBRARY: Final = 10
HOMELAND: Final = 6
GRAND: Final = 200
"""Experts, published animals, those of one continent, and points in all."""

ALL_TYPES: Final = f"level {TYPES}"
"""The text of the choice to publish up to the last Type."""

NAMED: Final = ("reference ", "with ")
"""How the texts begin that name an animal of a publication."""


def _shelf(game: Finished, seat: int, start: int, count: int) -> list[int]:
    """So many numbers of a seat's shelf: cubes by category, then animals and experts by continent."""
    first = seat * SHELF + start
    return list(game.state.shelf[first : first + count])


@dataclass
class _Entry:
    """A publication up to the last Type, as the texts of a game tell it."""

    reference: str
    """'' where there was only one, which is then taken without a word."""
    partners: list[str] = field(default_factory=list)


def _five_types(game: Finished, seat: int) -> bool:
    """Whether one publication had cubes of all Types.

    A game is played once more only where its texts leave that open: where one that could be it names no reference.
    """
    if ALL_TYPES not in game.actions:
        return False
    box, entries, cubes = game.rules.box, _entries(game.actions), _cubes(game.actions)
    own = {box.animal_ids[animal] for animal in game.state.published[seat]}
    if any(one.reference in own and _complete(box, cubes, one.reference, one.partners) for one in entries):
        return True
    unnamed = own.difference(text.partition(" ")[2] for text in game.actions if text.startswith(NAMED))
    silent = [one.partners for one in entries if not one.reference]
    if not any(_complete(box, cubes, animal, partners) for animal in unnamed for partners in silent):
        return False
    return any(_of_all(events, seat) for events in game.course())


def _entries(actions: Sequence[str]) -> list[_Entry]:
    """The publications of all seats up to the last Type; partners never join without a word."""
    told = [text for text in actions if text == "publication" or text.startswith(("level ", *NAMED))]
    found, last, reference = [], _Entry(""), ""
    publishing = False
    for text in told:
        kind, _, name = text.partition(" ")
        if kind == "with":
            last.partners.append(name)
        elif kind != "level":
            publishing, reference = True, name
        elif publishing:
            publishing, last = False, _Entry(reference)
            found += [last] if text == ALL_TYPES else []
    return found


def _cubes(actions: Sequence[str]) -> set[str]:
    """The texts by which cubes were placed, which is never done without one; what is published gets no more."""
    return {text for text in actions if text.startswith("cube ")}


def _complete(box: Box, cubes: Container[str], reference: str, partners: Sequence[str]) -> bool:
    """Whether a publication of these animals has a cube of every Type in the category of the reference."""
    ids, category = box.animal_ids, box.category
    cards = [(one, ids.index(one) * TYPES) for one in (reference, *partners) if one in ids]
    first = ids.index(reference) * TYPES
    return all(
        any(f"cube {one} {kind + 1}" in cubes and category[at + kind] == category[first + kind] for one, at in cards)
        for kind in range(TYPES)
    )


def _of_all(events: list[Event], seat: int) -> bool:
    """Whether a move published cubes of every Type for the seat."""
    return sum(event.kind == "published_cubes" and event.seat == seat for event in events) == TYPES


def _automas(game: Finished, seat: int) -> list[str]:
    """The Automas over which a game was won."""
    return [one.bot for one in game.seats if one.kind == "automa" and game.alone(seat)]


def _continents(game: Finished, seat: int) -> bool:
    return all(_shelf(game, seat, ANIMALS_AT, LANDS))


def _categories(game: Finished, seat: int) -> bool:
    return all(_shelf(game, seat, 0, len(CATEGORIES)))


def _company(game: Finished, seat: int) -> bool:
    return sum(_shelf(game, seat, EXPERTS_AT, LANDS)) >= COMPANY


def _library(game: Finished, seat: int) -> bool:
    return sum(_shelf(game, seat, ANIMALS_AT, LANDS)) >= LIBRARY


def _homeland(game: Finished, seat: int) -> bool:
    return max(_shelf(game, seat, ANIMALS_AT, LANDS)) >= HOMELAND


def _thrift(game: Finished, seat: int) -> bool:
    return game.alone(seat) and not game.state.goods[seat * WIDTH + COINS]


def _grand(game: Finished, seat: int) -> bool:
    return game.outcome.scores[seat].total >= GRAND


HONOURS: Final = (
    Honour("five_types", _five_types),
    Honour("automas", _automas, AUTOMAS),
    Honour("continents", _continents),
    Honour("categories", _categories),
    Honour("company", _company),
    Honour("library", _library),
    Honour("homeland", _homeland),
    Honour("thrift", _thrift),
    Honour("grand", _grand),
    *COMMON,
)
"""All of them, in the order of their plates."""
