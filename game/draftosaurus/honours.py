"""What can be won beside a game of Draftosaurus, by the zoos as they stand at the end."""

from __future__ import annotations

from typing import Final

from game.core.honours import COMMON, Finished, Honour
from game.draftosaurus.model import KINDS, PYRAMID_NEIGHBOURS, TREX
from game.draftosaurus.scoring import Zoo, zoos_of

HERD: Final = 5
"""Dinosaurs of one species, or two in turns, that are a herd."""

PAIRS: Final = 3
PALACE: Final = 4
"""Pens in which a T. rex lives."""


def _zoo(game: Finished, seat: int) -> Zoo:
    return zoos_of(game.rules.boards[-1], game.state.placed, len(game.seats))[seat]


def _held(game: Finished, seat: int, pen: str) -> list[int]:
    """The species in a pen, none where this side has no such pen."""
    pens = {one.id: one for one in game.rules.boards[-1].pens}
    return _zoo(game, seat).held(pens[pen]) if pen in pens else []


def _dry_river(game: Finished, seat: int) -> bool:
    return game.alone(seat) and not _held(game, seat, "river")


def _no_trex(game: Finished, seat: int) -> bool:
    return game.alone(seat) and not _zoo(game, seat).counts[TREX]


def _herd(game: Finished, seat: int) -> bool:
    return len(_held(game, seat, "sameness")) >= HERD


def _rainbow(game: Finished, seat: int) -> bool:
    return len(set(_held(game, seat, "differences"))) == KINDS


def _lovers(game: Finished, seat: int) -> bool:
    held = _held(game, seat, "love")
    return sum(held.count(species) // 2 for species in range(KINDS)) >= PAIRS


def _crowns(game: Finished, seat: int) -> bool:
    return any(game.lines(seat, "king")) and any(game.lines(seat, "island"))


def _order(game: Finished, seat: int) -> bool:
    return len(_held(game, seat, "wood")) >= HERD


def _pyramid(game: Finished, seat: int) -> bool:
    return len(_held(game, seat, "pyramid")) == len(PYRAMID_NEIGHBOURS)


def _palace(game: Finished, seat: int) -> bool:
    pens = [pen.id for pen in game.rules.boards[-1].pens if pen.id != "river"]
    return sum(TREX in _held(game, seat, pen) for pen in pens) >= PALACE


HONOURS: Final = (
    Honour("dry_river", _dry_river),
    Honour("no_trex", _no_trex),
    Honour("herd", _herd),
    Honour("rainbow", _rainbow),
    Honour("lovers", _lovers),
    Honour("crowns", _crowns),
    Honour("order", _order),
    Honour("pyramid", _pyramid),
    Honour("palace", _palace),
    *COMMON,
)
"""All of them, in the order of their plates."""
