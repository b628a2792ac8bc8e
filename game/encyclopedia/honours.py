"""What can be won beside a game of Encyclopedia, by the boards at the end and, for one of them, by its course."""

from __future__ import annotations

from typing import Final

from game.core.honours import COMMON, Finished, Honour
from game.core.values import Event
from game.encyclopedia.box import AUTOMAS
from game.encyclopedia.model import ANIMALS_AT, CATEGORIES, COINS, EXPERTS_AT, LANDS, SHELF, TYPES, WIDTH

COMPANY: Final = 8
LIBRARY: Final = 10
HOMELAND: Final = 6
GRAND: Final = 200
"""Experts, published animals, those of one continent, and points in all."""

ALL_TYPES: Final = f"level {TYPES}"
"""The text of the choice to publish up to the last Type."""


def _shelf(game: Finished, seat: int, start: int, count: int) -> list[int]:
    """So many numbers of a seat's shelf: cubes by category, then animals and experts by continent."""
    first = seat * SHELF + start
    return list(game.state.shelf[first : first + count])


def _five_types(game: Finished, seat: int) -> bool:
    """Whether one publication had cubes of all Types; only games in which somebody chose the last Type are replayed."""
    if ALL_TYPES not in game.actions:
        return False
    return any(_of_all(events, seat) for events in game.course())


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
