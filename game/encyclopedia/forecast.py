"""What the table shows beyond the view: values, costs, gains and collections, and what a publication would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    AGAIN,
    CHANGE,
    COIN,
    COLOUR,
    COVER,
    JOIN,
    LANDS,
    LEVEL,
    NO_MEANS,
    PICK_ANIMAL,
    SAIL,
    SEAL,
    SLOTS,
    SPACES,
    TOKEN,
    TYPES,
    USE,
    EncycAction,
)
from game.encyclopedia.scoring import automa_collection
from game.encyclopedia.view import Die, EncycView, SeatView

PAYING = (LEVEL, COLOUR, SEAL, CHANGE, COIN, TOKEN, USE, COVER, AGAIN)
"""The kinds of actions that cost, or may cost, coins, tokens, seals or an expert."""


def pays(view: EncycView, action: EncycAction) -> bool:
    """Whether an action costs something, or publishes and so gives up cubes that are not published."""
    if action.kind == SAIL or (action.kind == PICK_ANIMAL and view.asked == "academy"):
        return action.means != NO_MEANS
    return action.kind in PAYING or view.asked == "partners"


def space_of(seat: SeatView, slot: int) -> int:
    """The space on which a die of a seat stands; the fifth shares one."""
    return slot if slot < SLOTS - 1 else seat.shared


def payment(box: Box, space: int) -> tuple[str, int]:
    """The good and the amount that a space pays its owner; nothing is 0."""
    return (SPACES[space] if SPACES[space] != "nothing" else "points"), box.pay_amount[space]


def dice_bonus(box: Box, seat: SeatView, colour: int) -> int:
    """What the experts of a seat add to its dice of a colour."""
    experts = box.experts
    return sum(experts.amount[card] for card in seat.active if card >= 0 and experts.dice[card] == colour)


def voyage_bonus(box: Box, seat: SeatView, land: int) -> int:
    """What the experts of a seat add to its expeditions to a continent."""
    experts = box.experts
    return sum(experts.amount[card] for card in seat.active if card >= 0 and experts.voyage[card] == land)


def value_of(box: Box, seat: SeatView, die: Die) -> int:
    """The value that a die would have in the hand of a seat."""
    return die.value + dice_bonus(box, seat, die.colour)


def value_now(box: Box, view: EncycView) -> int:
    """The value of the die in hand with what experts add to its colour."""
    if not view.value:
        return view.value
    return view.value + (dice_bonus(box, view.seats[view.turn], view.colour) if view.colour < LANDS else 0)


def expedition_value(box: Box, view: EncycView, land: int) -> int:
    """The value that an expedition with the die in hand would begin with; the space there must be free."""
    return view.value + voyage_bonus(box, view.seats[view.to_act], land) + box.lift[view.sailed[land]]


@dataclass(frozen=True)
class Level:
    """A level of a place: the least value of the die, and how much it brings; of a publication the Type.

    Where the value does not count there is one level.
    """

    need: int
    gain: int


def levels(box: Box, asked: str) -> list[Level]:
    """The levels of a place or of a question about one, the lowest first."""
    if asked in ("publication", "ceiling"):
        return [Level(need, kind) for kind, need in enumerate(box.ceilings)]
    if asked in ("bank", "university"):
        return [Level(1, box.game.bank.coins if asked == "bank" else box.game.university.tokens)]
    data = box.game.embassy if asked == "embassy" else box.game.academy
    return [Level(need, gain) for need, gain in zip(data.from_value, data.gains, strict=True)]


def reached(box: Box, asked: str, value: int) -> Level | None:
    """The highest level of a place that a value reaches, None if none is."""
    return next((level for level in reversed(levels(box, asked)) if level.need <= value), None)


def short_of(box: Box, view: EncycView, level: int) -> int:
    """How many coins a level costs that is asked for now, counted as its action counts it."""
    rows = levels(box, view.asked)
    return max(rows[level if view.asked == "ceiling" else level - 1].need - value_now(box, view), 0)


def missing_coins(box: Box, view: EncycView) -> int:
    """How many coins the cheapest research is short of that is still too dear, 0 if there is none."""
    dear = [
        box.cost[kind] - view.strength
        for animal, mask in view.seats[view.to_act].study
        if box.continent[animal] == view.target
        for kind in box.free[mask]
        if box.cost[kind] > view.strength
    ]
    return min(dear, default=0)


def wanting(box: Box, seat: SeatView, land: int) -> list[int]:
    """The animals of a seat from a continent that still want research; Automas do none."""
    return [] if seat.behaviour else [one for one, mask in seat.study if box.continent[one] == land and box.free[mask]]


def researched(box: Box, seat: SeatView, land: int) -> list[int]:
    """The animals of a seat from a continent with cubes to publish."""
    return [animal for animal, mask in seat.study if box.continent[animal] == land and mask]


def next_bonus(box: Box, seat: SeatView) -> int:
    """The step of the track with the next bonus of a seat, 0 if none is left before the end."""
    return next((step for step in range(seat.reputation + 1, box.last_step + 1) if box.bonus_amount[step]), 0)


def round_tokens_alike(box: Box) -> int:
    """How many round tokens of each kind there are."""
    return box.game.round_tokens.each


def is_new_round(view: EncycView) -> bool:
    """Whether the round token alone has been turned up: no die of this round was rolled yet."""
    return not any(view.used) and not any(any(seat.dice) for seat in view.seats)


def category_counts(box: Box, seat: SeatView) -> list[int]:
    """Published cubes by category with those that experts add at the end."""
    counts = list(seat.cubes)
    for card in seat.active:
        if card >= 0 and box.experts.extra_cubes[card] >= 0:
            counts[box.experts.extra_cubes[card]] += box.experts.amount[card]
    return counts


def category_points(box: Box, count: int) -> int:
    """What a collection of that many cubes is worth."""
    return box.cube_points[count]


def land_animals(box: Box, seat: SeatView, land: int) -> int:
    """How many animals of a continent count for a seat: published ones, to an Automa those before it."""
    return sum(box.continent[animal] == land for animal, _ in seat.study) if seat.behaviour else seat.animals[land]


def land_points(box: Box, seat: SeatView, land: int) -> int:
    """What a continent's collection is worth to a player, or by an Automa's scoring card."""
    animals, experts = land_animals(box, seat, land), seat.experts[land]
    return automa_collection(animals, experts) if seat.behaviour else box.card_points[animals + experts]


@dataclass(frozen=True)
class Row:
    """What an Automa does with a die of one value: where it goes, and what that brings, by name."""

    place: str
    gains: dict[str, int]


def automa_row(box: Box, behaviour: str, value: int) -> Row:
    """One row of a behaviour card; `per_token` among its gains are the points for each token."""
    row = box.figures.automas.behaviours[behaviour].rows[value]
    names = ("animals", "experts", "tokens", "coins", "seals", "reputation", "per_token")
    return Row(row.place, {name: getattr(row, name) for name in names if getattr(row, name)})


def scoring_card(box: Box, scoring: str) -> dict[str, int]:
    """What an Automa's scoring card counts: an expert of its three largest groups, coins for points, token, seal."""
    card = box.figures.automas.scorings[scoring]
    first, second, third = card.experts
    return {
        "first": first, "second": second, "third": third, "coins": card.per_coins, "points": card.coins,
        "tokens": card.token, "seals": card.seal,
    }  # fmt: skip


@dataclass(frozen=True)
class Volume:
    """A publication under way: cubes by category with their points, collected cards, what collections gain.

    `leaving` are the animals of other continents that leave the game, `lost` the cubes that nothing is gained for.
    """

    reference: int
    ceiling: int
    cubes: tuple[tuple[int, int, int], ...]
    cards: int
    leaving: int
    card_points: int
    collections: int
    lost: tuple[int, ...]

    @property
    def points(self) -> int:
        """The points at once."""
        return sum(points for _, _, points in self.cubes) + self.card_points


def volume(box: Box, view: EncycView, last: EncycAction | None = None) -> Volume | None:
    """The publication of the seat to act as it would be carried out with a last choice, None if none is under way."""
    if view.reference < 0 or view.to_act < 0:
        return None
    joined = [last.animal] if last is not None and last.kind == JOIN else []
    ceiling = last.level if last is not None and last.kind == LEVEL else view.ceiling
    return _bound(box, view, ceiling, [view.reference, *view.taking_part, *joined])


@dataclass(frozen=True)
class Share:
    """What one animal more changes in a publication: points at once and at the end, cubes that are lost with it."""

    points: int
    collections: int
    lost: tuple[int, ...]
    leaves: bool


def share(box: Box, view: EncycView, animal: int) -> Share:
    """What a publication under way gains and loses if an animal takes part as well."""
    part = [view.reference, *view.taking_part]
    without, with_it = _bound(box, view, view.ceiling, part), _bound(box, view, view.ceiling, [*part, animal])
    lost = with_it.lost[len(without.lost) :]
    leaves = with_it.leaving > without.leaving
    return Share(with_it.points - without.points, with_it.collections - without.collections, lost, leaves)


def most(box: Box, view: EncycView, ceiling: int) -> int:
    """The points at once of a publication up to a Type with every animal that has something to give."""
    land = box.continent[view.reference]
    part = [
        animal
        for animal, mask in view.seats[view.to_act].study
        if animal != view.reference
        and (box.continent[animal] == land or any(_given(box, view, animal, mask, kind) for kind in range(ceiling)))
    ]
    return _bound(box, view, ceiling, [view.reference, *part]).points


def _given(box: Box, view: EncycView, animal: int, mask: int, kind: int) -> bool:
    """Whether an animal has a cube of a Type in the category of the reference animal."""
    category = box.category
    return bool(mask >> kind & 1) and category[animal * TYPES + kind] == category[view.reference * TYPES + kind]


def _bound(box: Box, view: EncycView, ceiling: int, part: Sequence[int]) -> Volume:
    """The publication up to a Type with these animals, the reference animal first."""
    seat, land = view.seats[view.to_act], box.continent[view.reference]
    masks, counts = dict(seat.study), category_counts(box, seat)
    rows: list[tuple[int, int, int]] = []
    gain = 0
    for kind in range(ceiling):
        category = box.category[view.reference * TYPES + kind]
        count = sum(_given(box, view, card, masks.get(card, 0), kind) for card in part)
        if count:
            rows.append((category, count, count * box.worth[kind]))
            gain += box.cube_points[counts[category] + count] - box.cube_points[counts[category]]
    own = sum(box.continent[card] == land for card in part)
    held = seat.animals[land] + seat.experts[land]
    gain += box.card_points[held + own] - box.card_points[held]
    lost = tuple(
        box.category[card * TYPES + kind]
        for card in part
        for kind in range(TYPES)
        if masks.get(card, 0) >> kind & 1 and not (kind < ceiling and _given(box, view, card, masks[card], kind))
    )
    points = own * box.game.publication.card
    return Volume(view.reference, ceiling, tuple(rows), own, len(part) - own, points, gain, lost)
