"""What a seat is worth at the end: collections, experts, goods; and the scoring cards of Automas."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.values import Line, Score
from game.encyclopedia.box import Box
from game.encyclopedia.data import ScoringData
from game.encyclopedia.model import (
    ANIMALS_AT,
    CATEGORIES,
    COINS,
    CONTINENTS,
    EXPERTS_AT,
    GOODS,
    LANDS,
    POINTS,
    SEALS,
    TOKENS,
)

Goods = Sequence[int]
"""Coins, tokens, seals, reputation and points of one seat."""

Shelf = Sequence[int]
"""Published cubes by category, then animals and experts by continent of one seat."""


def score_player(box: Box, goods: Goods, shelf: Shelf, active: Sequence[int]) -> Score:
    """The labelled score of a player; `active` are the experts that lie face up."""
    end = box.game.end
    lines = [
        Line("points", goods[POINTS]),
        *_category_lines(box, shelf, active),
        *_continent_lines(box, shelf),
        Line("experts", sum(end_points(box, expert, goods, shelf) for expert in active)),
        Line("seals", goods[SEALS] * end.seal),
        Line("coins", goods[COINS] // end.per_coins * end.coins),
        Line("tokens", goods[TOKENS] * end.token),
    ]
    return Score(tuple(lines))


def _category_lines(box: Box, shelf: Shelf, active: Sequence[int]) -> list[Line]:
    """The collections of cubes, with those that experts add at the end."""
    counts = list(shelf[: len(CATEGORIES)])
    for expert in active:
        if box.experts.extra_cubes[expert] >= 0:
            counts[box.experts.extra_cubes[expert]] += box.experts.amount[expert]
    points = box.game.collections.categories.points
    return [Line(name, collection(points, count)) for name, count in zip(CATEGORIES, counts, strict=True)]


def _continent_lines(box: Box, shelf: Shelf) -> list[Line]:
    """The collections of published animals and experts of each continent."""
    points = box.game.collections.continents.points
    return [
        Line(name, collection(points, shelf[ANIMALS_AT + land] + shelf[EXPERTS_AT + land]))
        for land, name in enumerate(CONTINENTS)
    ]


def collection(points: Sequence[int], count: int) -> int:
    """The points of a collection of that size."""
    return points[min(count, len(points)) - 1] if count else 0


def end_points(box: Box, expert: int, goods: Goods, shelf: Shelf) -> int:
    """The points that an expert brings at the end for what it counts, 0 if it counts nothing."""
    of = box.experts.counted[expert]
    if not of:
        return 0
    count = sum(shelf[EXPERTS_AT : EXPERTS_AT + LANDS]) if of == "experts" else goods[GOODS.index(of)]
    return count // box.experts.per[expert] * box.experts.amount[expert]


def score_automa(card: ScoringData, goods: Goods, animals: Sequence[int], experts: Sequence[int]) -> Score:
    """The labelled score of an Automa by its scoring card; animals and experts are counted by continent."""
    largest = sorted(experts, reverse=True)[: len(card.experts)]
    lines = [
        Line("points", goods[POINTS]),
        *(Line(name, automa_collection(animals[n], experts[n])) for n, name in enumerate(CONTINENTS)),
        Line("experts", sum(count * points for count, points in zip(largest, card.experts, strict=True))),
        Line("seals", goods[SEALS] * card.seal),
        Line("coins", goods[COINS] // card.per_coins * card.coins),
        Line("tokens", goods[TOKENS] * card.token),
    ]
    return Score(tuple(lines))


def automa_collection(animals: int, experts: int) -> int:
    """The points of a continent's cards to an Automa."""
    return (animals + experts) * animals
