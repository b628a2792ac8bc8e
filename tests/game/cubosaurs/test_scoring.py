"""What collections are worth: tables, the best pairing of velociraptors, eggs and the tiles that count at the end."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cubosaurs.scoring import raptor_points
from tests.game.cubosaurs.table import Table

POINTS = {
    "trex": (0, 4, 1, -2, -5, -5, -5, -5),
    "stegosaurus": (0, 2, -1, -2, 8, 8, 8, 8),
    "brontosaurus": (0, -3, 2, 5, -5, -5, -5, -5),
    "pterodactyl": (0, -1, -1, -1, -1, -1, -1, -1),
    "pentaceratops": (0, -3, -1, 3, 7, 7, 7, 7),
}

raptors = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=4)


@pytest.mark.parametrize("name", POINTS)
def test_points_by_number(name: str) -> None:
    """Every number of cards of every type."""
    for count, points in enumerate(POINTS[name]):
        assert Table(2).collection(0, *[name] * count).hand(1, "egg:trex").score().points(name) == points


def brute_force(black: list[tuple[int, int]], grey: list[tuple[int, int]]) -> int:
    """The best of all ways to pair any of the black with any of the grey ones."""
    best = -(10**6)
    for pairs in range(min(len(black), len(grey)) + 1):
        for some in itertools.combinations(range(len(black)), pairs):
            for others in itertools.permutations(range(len(grey)), pairs):
                total = sum(black[n][0] if n in some else -black[n][1] for n in range(len(black)))
                total += sum(grey[n][0] if n in others else -grey[n][1] for n in range(len(grey)))
                best = max(best, total)
    return best


@given(raptors, raptors)
def test_the_pairing_is_the_best(black: list[tuple[int, int]], grey: list[tuple[int, int]]) -> None:
    """No way to pair velociraptors is worth more."""
    assert raptor_points(black, grey) == brute_force(black, grey)


def test_pairs_of_the_built_in_copies() -> None:
    """The grey one with the larger gain is paired, the other loses 1."""
    table = Table(2).collection(0, "raptor_black:3/2", "raptor_grey:2/1", "raptor_grey:3/1").hand(1, "trex")
    assert table.score().points("raptors") == 3 + 3 - 1


def test_the_egg_of_the_velociraptors_counts_both_colours() -> None:
    """Paired or not."""
    table = Table(2).collection(0, "egg:velociraptor", "raptor_black:2/2", "raptor_black:3/2")
    table.collection(1, "raptor_grey:3/1", "raptor_black:2/2").hand(1, "trex")
    assert table.score().points("eggs") == 3
    table.collection(1, "raptor_grey:3/1", "raptor_black:2/2", "raptor_grey:2/1")
    assert table.score().points("eggs") == -3


def test_an_egg_needs_a_dinosaur() -> None:
    """Nobody has one: that is not the most."""
    table = Table(2).collection(0, "egg:trex", "egg:velociraptor").hand(1, "trex")
    assert table.score().points("eggs") == -2 - 3


def test_several_eggs() -> None:
    """Every egg by itself."""
    table = Table(3).collection(0, "egg:trex", "egg:pterodactyl", "trex").collection(1, "pterodactyl")
    assert table.hand(2, "stegosaurus").score().points("eggs") == 5 - 3


def test_tile_un_point_par_type_de_carte() -> None:
    """All eggs are one type, the velociraptors two; only the buyer counts."""
    cards = ("trex", "trex:dna", "egg:trex", "egg:pterodactyl", "raptor_grey:3/1", "raptor_black:2/2", "stegosaurus")
    table = Table(2, advanced="yes").collection(0, *cards).collection(1, "pterodactyl:dna").own_tiles(0, "types")
    table.hand(1, "brontosaurus")
    assert table.score(0).points("types") == 5
    assert table.score(1).points("types") == 0


def test_tile_deux_points_par_carte_oeuf() -> None:
    """Beside what the eggs bring as such."""
    table = Table(2, advanced="yes").collection(0, "egg:trex", "egg:pterodactyl", "trex").own_tiles(0, "eggs")
    lines = {line.key: line.points for line in table.hand(1, "stegosaurus").score().lines}
    assert lines["round1.eggs"] == 5 - 3
    assert lines["round1.tiles.eggs"] == 4
    assert lines["round1.tiles.types"] == 0


def test_lines() -> None:
    """The same lines for everyone, those of tiles and tokens only in the advanced game."""
    basic = ["trex", "stegosaurus", "brontosaurus", "pterodactyl", "pentaceratops", "raptors", "eggs"]
    assert [line.label for line in Table(2).hand(0, "trex").score().lines] == basic
    advanced = Table(2, advanced="yes").hand(0, "trex").score()
    assert [line.label for line in advanced.lines] == [*basic, "types", "eggs", "dna"]
