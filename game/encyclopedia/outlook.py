"""What a choice leads to: research within reach, animals that go together, how collections grow, what is paid.

Like the forecast it knows only the rules that are played and what everybody sees.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.encyclopedia import forecast
from game.encyclopedia.box import Box
from game.encyclopedia.model import BY_SEAL, SEAL, TOKEN, TYPES, EncycAction
from game.encyclopedia.view import EncycView, SeatView


@dataclass(frozen=True)
class Research:
    """A cube that an animal still wants: its Type, its category and what it costs."""

    animal: int
    type: int
    category: int
    cost: int


def research(box: Box, seat: SeatView, land: int) -> list[Research]:
    """The cubes that the animals of a seat from a continent still want, the dearest first."""
    rows = [
        Research(animal, kind, box.category[animal * TYPES + kind], box.cost[kind])
        for animal, mask in seat.study
        if box.continent[animal] == land
        for kind in box.free[mask]
    ]
    return sorted(rows, key=lambda row: -row.cost)


def within(rows: list[Research], strength: int) -> Research | None:
    """The dearest research that a value is enough for, None if it is for none."""
    return next((row for row in rows if row.cost <= strength), None)


def departure(box: Box, view: EncycView, action: EncycAction) -> int:
    """The value with which an expedition begins, whichever way its colour is paid."""
    return forecast.expedition_value(box, view, action.land) + (box.seal_boost if action.means == BY_SEAL else 0)


def strength_after(box: Box, view: EncycView, action: EncycAction) -> int:
    """The value of an expedition under way after coins, a token or a seal."""
    boosts = {TOKEN: box.token_boost, SEAL: box.seal_boost}
    return view.strength + boosts.get(action.kind, forecast.missing_coins(box, view))


def shared(box: Box, animal: int, other: int) -> list[int]:
    """The categories that two animals have in common."""
    rows = zip(_categories(box, animal), _categories(box, other), strict=True)
    return [one for one, two in rows if one == two]


def _categories(box: Box, animal: int) -> list[int]:
    """The categories of an animal by Type."""
    return box.category[animal * TYPES : animal * TYPES + TYPES]


def partner(box: Box, seat: SeatView, animal: int) -> int:
    """The animal in the study of a seat that has the most in common with another one, -1 if none has anything."""
    land = box.continent[animal]
    rows = [(len(shared(box, animal, one)), box.continent[one] == land, one) for one, _ in seat.study if one != animal]
    count, _, best = max(rows, default=(0, False, -1))
    return best if count else -1


def cubes_of(box: Box, seat: SeatView, animal: int) -> list[int]:
    """The categories of the cubes that lie on an animal."""
    mask = dict(seat.study).get(animal, 0)
    return [box.category[animal * TYPES + kind] for kind in range(TYPES) if mask >> kind & 1]


def category_growth(box: Box, seat: SeatView, category: int) -> tuple[int, int]:
    """How many cubes a collection has with one more, and how many points that adds at the end."""
    count = forecast.category_counts(box, seat)[category]
    return count + 1, box.cube_points[count + 1] - box.cube_points[count]


def land_growth(box: Box, seat: SeatView, land: int) -> int:
    """How many points one more published animal or expert adds to the collection of a continent."""
    count = seat.animals[land] + seat.experts[land]
    return box.card_points[count + 1] - box.card_points[count]


def free_chairs(seat: SeatView) -> int:
    """How many more experts find a place."""
    return sum(card < 0 for card in seat.active)


def level_gain(box: Box, asked: str, value: int) -> int:
    """What a value brings at a place, 0 if it reaches no level."""
    level = forecast.reached(box, asked, value)
    return level.gain if level is not None else 0


def raised(box: Box, view: EncycView) -> int:
    """The value of the die in hand after a seal."""
    return forecast.value_now(box, view) + box.seal_boost


def raised_any(box: Box, view: EncycView) -> int:
    """The same while its colour is open, so that no expert adds to it."""
    return view.value + box.seal_boost


def seal_coins(box: Box) -> int:
    """The coins that a seal is turned into."""
    return box.seal_coins


def seal_left(box: Box) -> int:
    """What a seal is worth that is left at the end."""
    return box.game.end.seal
