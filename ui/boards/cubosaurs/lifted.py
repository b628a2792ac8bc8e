"""The table of Cubosaurs while something is in the air: views from which that has been taken away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from game.cubosaurs.view import CuboView

T = TypeVar("T")


def resting(view: CuboView) -> CuboView:
    """Nobody is asked, and no card is in question."""
    return replace(view, to_act=-1, chosen=())


def without_hand(view: CuboView, holder: int = -1) -> CuboView:
    """The hand is in the air, on the way from or to its `holder`, and nobody can choose anything."""
    return replace(resting(view), hand=(), added=(), holder=holder)


def with_cards(view: CuboView, seat: int, kinds: list[int], count: int = 1) -> CuboView:
    """A collection with cards of these kinds more, with a negative `count` without them."""
    held = list(view.collections[seat])
    for kind in kinds:
        held[kind] += count
    return replace(view, collections=_changed(view.collections, seat, tuple(held)))


def with_tokens(view: CuboView, seat: int, count: int) -> CuboView:
    """A seat has so many tokens more, with a negative count fewer."""
    return replace(view, tokens=_changed(view.tokens, seat, view.tokens[seat] + count))


def sold(view: CuboView, tile: str) -> CuboView:
    """A tile has left the market."""
    return replace(resting(view), market=tuple("" if one == tile else one for one in view.market))


def for_sale(view: CuboView, tiles: Iterable[tuple[int, str]]) -> CuboView:
    """New tiles lie at these places of the market, and nobody has one any more."""
    market = list(view.market)
    for place, tile in tiles:
        market[place] = tile
    return replace(view, market=tuple(market), tiles=((),) * len(view.tiles))


def owned(view: CuboView, seat: int, tile: str) -> CuboView:
    """A seat has a tile more."""
    return replace(view, tiles=_changed(view.tiles, seat, (*view.tiles[seat], tile)))


def with_deck(view: CuboView, count: int) -> CuboView:
    """So many cards have left the deck."""
    return replace(view, deck=view.deck - count)


def _changed(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    """The same items with another one at that place."""
    return (*items[:number], item, *items[number + 1 :])
