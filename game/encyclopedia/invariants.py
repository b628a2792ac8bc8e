"""What must hold at every moment of a game of Encyclopedia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.invariants import require, require_lengths, require_ranges
from game.encyclopedia.model import (
    ANIMALS_AT,
    ANY,
    CHAIRS,
    EXPERTS_AT,
    HIRE,
    LANDS,
    REPUTATION,
    SHARED,
    SHELF,
    SLOTS,
    SPACES,
    TYPES,
    WIDTH,
    EncycState,
)
from game.encyclopedia.owed import check_frames, check_owed
from game.encyclopedia.rounds import dice_each

if TYPE_CHECKING:
    from game.encyclopedia.rules import EncycRules


def check(rules: EncycRules, state: EncycState) -> None:
    """Raise StateProblem at the first thing that cannot be."""
    _shapes(rules, state)
    check_frames(rules, state)
    _ranges(rules, state)
    _cards(rules, state)
    _boards(rules, state)
    _dice(rules, state)
    check_owed(rules, state)


def _shapes(rules: EncycRules, state: EncycState) -> None:
    """Lists have their lengths."""
    seats, box = rules.seats, rules.box
    lengths = {
        "goods": seats * WIDTH, "shelf": seats * SHELF, "dice": seats * SLOTS, "extra": seats, "rolled": seats * SLOTS,
        "used": LANDS, "sailed": LANDS, "active": seats * CHAIRS, "cubes": len(box.animal_ids),
        "priority": seats * LANDS, "animals": box.display.animals, "experts": box.display.experts,
        "round_tokens": len(box.token_kinds), "study": seats, "published": seats, "retired": seats,
    }  # fmt: skip
    require_lengths(state, lengths)


def _ranges(rules: EncycRules, state: EncycState) -> None:
    """Numbers are in their ranges, and no stock is negative."""
    box = rules.box
    animals = len(box.animal_ids)
    ranges = (
        ("first", 0, rules.seats), ("turn", 0, rules.seats), ("round", 0, box.rounds + 1), ("banked", 0, 2),
        ("value", 0, 10_000), ("colour", 0, ANY + 1), ("recoloured", 0, 2), ("target", -1, LANDS),
        ("strength", 0, 100_000), ("placed", 0, 2), ("boosted", 0, 2), ("reference", -1, animals),
        ("ceiling", 0, TYPES + 1),
    )  # fmt: skip
    require_ranges(state, ranges)
    require(min(state.goods + state.shelf + state.used) >= 0, "a stock is negative")
    require(max(state.goods[REPUTATION::WIDTH]) <= box.last_step, "a reputation is beyond the track")
    require(all(0 <= taken <= len(box.stars) for taken in state.sailed), "an expedition has not so many spaces")
    require(all(0 <= mask < 1 << TYPES for mask in state.cubes), "there is no such cube")
    require(sorted(state.round_tokens) == sorted(box.token_kinds), "the round tokens are not those of the box")
    require(all(0 <= kind < len(SHARED) for kind in state.round_tokens), "there is no such round token")
    require(all(0 <= code < rules.seats * 2 for code in state.pending), "a card is owed to nobody")


def _cards(rules: EncycRules, state: EncycState) -> None:
    """Every card is in exactly one place."""
    animals = [*state.animal_deck, *state.animal_discard, *state.gone, *(card for card in state.animals if card != -1)]
    animals += [card for row in (*state.study, *state.published) for card in row]
    require(sorted(animals) == list(range(len(rules.box.animal_ids))), "the animals are not those of the box")
    experts = [*state.expert_deck, *state.expert_discard, *(card for card in state.experts if card != -1)]
    experts += [card for card in state.active if card != -1] + [card for row in state.retired for card in row]
    experts += [frame.args[0] for frame in state.stack if frame.kind == HIRE]
    require(sorted(experts) == list(range(len(rules.box.experts.ids))), "the experts are not those of the box")


def _boards(rules: EncycRules, state: EncycState) -> None:
    """Counts fit the cards, cubes lie only on animals under study, Automas have what only they have."""
    box = rules.box
    studied = {animal for row in state.study for animal in row}
    require(all(animal in studied for animal, mask in enumerate(state.cubes) if mask), "a cube lies on no animal")
    for seat in range(rules.seats):
        shelf = state.shelf[seat * SHELF : seat * SHELF + SHELF]
        require(shelf[ANIMALS_AT:EXPERTS_AT] == _count(box.continent, state.published[seat]), "animals are miscounted")
        owned = [card for card in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS] if card >= 0]
        owned += state.retired[seat]
        owned += [frame.args[0] for frame in state.stack if frame.kind == HIRE and frame.seat == seat]
        require(shelf[EXPERTS_AT:] == _count(box.experts.continent, owned), "experts are miscounted")
        cards = state.priority[seat * LANDS : seat * LANDS + LANDS]
        expected = list(range(LANDS)) if box.automa[seat] else [-1] * LANDS
        require(sorted(cards) == expected, "the priorities are amiss")
        if box.automa[seat]:
            idle = state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS] == [-1] * CHAIRS and not state.published[seat]
            require(idle and not any(shelf[:EXPERTS_AT]), "an Automa has what it cannot have")
            require(not any(state.cubes[animal] for animal in state.study[seat]), "an Automa has placed a cube")


def _count(continents: list[int], cards: list[int]) -> list[int]:
    counts = [0] * LANDS
    for card in cards:
        counts[continents[card]] += 1
    return counts


def _dice(rules: EncycRules, state: EncycState) -> None:
    """As many dice as were drawn are on boards, in hands or on the central board, and no more than there are."""
    codes = [code for code in state.dice + state.rolled if code != -1]
    require(all(0 <= code < LANDS * 6 for code in codes), "there is no such die")
    colours = [sum(code // 6 == colour for code in codes) + state.used[colour] for colour in range(LANDS)]
    require(max(colours) <= rules.box.game.dice.each_colour, "there are too many dice of a colour")
    drawn = dice_each(rules.box, state) * rules.seats if state.round else 0
    require(sum(colours) in (0, drawn), f"there are {sum(colours)} dice instead of {drawn}")
    for seat in range(rules.seats):
        row = state.rolled[seat * SLOTS : seat * SLOTS + SLOTS]
        require(row == [code for code in row if code >= 0] + [-1] * row.count(-1), "rolled dice have a gap")
        shared = state.extra[seat]
        require(-1 <= shared < len(SPACES), "there is no such space")
        require((shared >= 0) == (state.dice[seat * SLOTS + SLOTS - 1] >= 0), "a shared space is amiss")
