"""Random numbers: bounds, permutations, rough uniformity, and the same values on every machine."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import advance, below, seeded, shuffle

whole = st.integers()
values = st.integers(0, 2**64 - 1)


@given(seed=whole)
def test_any_whole_number_is_a_seed(seed: int) -> None:
    """Every seed gives a value of 64 bits, and so does every step."""
    rng = seeded(seed)
    assert 0 <= rng < 2**64
    assert 0 <= advance(rng) < 2**64


@given(rng=values, bound=st.integers(1, 2**31))
def test_below_stays_below(rng: int, bound: int) -> None:
    """The number lies between nought and the bound."""
    assert 0 <= below(rng, bound) < bound


def test_below_reaches_both_ends() -> None:
    """The lowest value stands for 0, the highest for the last number."""
    for bound in (1, 2, 6, 60, 1000):
        assert below(0, bound) == 0
        assert below(2**64 - 1, bound) == bound - 1


@given(items=st.lists(st.integers(0, 9), max_size=70), rng=values)
def test_a_shuffle_is_a_permutation(items: list[int], rng: int) -> None:
    """Nothing is lost or doubled, and the same value shuffles alike."""
    once, twice = items[:], items[:]
    after = shuffle(once, rng)
    assert shuffle(twice, rng) == after
    assert once == twice
    assert sorted(once) == sorted(items)


def test_a_shuffle_advances_the_generator() -> None:
    """A list of two or more uses up random numbers."""
    assert shuffle([1, 2], 5) != 5
    assert shuffle([1], 5) == 5
    assert shuffle([], 5) == 5


def test_every_order_comes_about_as_often() -> None:
    """Over many seeds each of the 24 orders of four comes up."""
    found: dict[tuple[int, ...], int] = {}
    for seed in range(4800):
        items = [0, 1, 2, 3]
        shuffle(items, seeded(seed))
        found[tuple(items)] = found.get(tuple(items), 0) + 1
    assert len(found) == 24
    assert all(130 < count < 280 for count in found.values())


def test_numbers_of_one_generator_are_spread_evenly() -> None:
    """Six thousand rolls of a die give each face about a thousand times, and pairs are spread as well."""
    rng, rolls = seeded(7), []
    for _ in range(6000):
        rng = advance(rng)
        rolls.append(below(rng, 6))
    assert all(880 < rolls.count(face) < 1120 for face in range(6))
    pairs = [one * 6 + other for one, other in itertools.pairwise(rolls)]
    assert all(110 < pairs.count(pair) < 230 for pair in range(36))


def test_neighbouring_seeds_are_unlike() -> None:
    """The first numbers of neighbouring seeds are spread evenly."""
    first = [below(advance(seeded(seed)), 5) for seed in range(5000)]
    assert all(880 < first.count(number) < 1120 for number in range(5))


def test_the_generator_is_the_same_everywhere() -> None:
    """Written down once, so that saves of today open tomorrow."""
    assert seeded(0) == 0xE220A8397B1DCDAF
    assert advance(0) == 1442695040888963407
    items = list(range(10))
    shuffle(items, seeded(1))
    assert items == [9, 0, 5, 4, 1, 3, 2, 6, 8, 7]
