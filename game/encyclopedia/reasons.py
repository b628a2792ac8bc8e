"""Why something is not allowed now: one code for each rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.core.rules import codes
from game.core.values import Action
from game.encyclopedia.cards import free_chair
from game.encyclopedia.expedition import next_cost
from game.encyclopedia.model import (
    AGAIN,
    ANY,
    ASKED,
    BASE,
    BY_TOKEN,
    CHAIRS,
    CHANGE,
    COIN,
    COINS,
    COLOUR,
    COVER,
    CUBE,
    DONE,
    GO,
    JOIN,
    KEEP,
    LEVEL,
    NO_MEANS,
    PICK_ANIMAL,
    PICK_DIE,
    PICK_EXPERT,
    PUBLICATION_PLACE,
    PUT,
    SAIL,
    SEAL,
    SEALS,
    TOKEN,
    TOKENS,
    TUCK,
    UNIVERSITY_PLACE,
    USE,
    WIDTH,
    EncycAction,
    EncycState,
)

if TYPE_CHECKING:
    from game.encyclopedia.rules import EncycRules

REASONS: Final = codes(
    ASKED,
    "not_on_display", "display_empty", "continent_needed", "no_die_there", "space_taken", "colour_needed",
    "colour_changed", "no_token", "no_seal", "too_few_coins", "continent_full", "no_research_there",
    "expedition_too_weak", "cube_there", "cube_owed", "no_cube_yet", "boost_useless", "not_in_study",
    "gives_nothing", "cannot_publish", "value_too_low", "level_reached", "not_your_expert", "not_immediate",
    "no_die_of_colour", "place_free", "takes_part",
)  # fmt: skip
"""Every code that a refusal can give."""

Reason = Callable[["EncycRules", EncycState, int, EncycAction], str]


def forbidden_by(rules: EncycRules, state: EncycState, seat: int, action: Action) -> str:
    """The code of the rule that forbids an action of a kind that is asked."""
    assert isinstance(action, EncycAction)
    return _WHY[action.kind](rules, state, seat, action)


def _goods(state: EncycState, seat: int, good: int) -> int:
    return state.goods[seat * WIDTH + good]


def _animal(rules: EncycRules, state: EncycState, _seat: int, action: EncycAction) -> str:
    """Why an animal cannot be taken, or not in that way."""
    if action.animal not in state.animals:
        return "not_on_display"
    if state.stack[-1].kind != "academy":
        return "continent_needed" if action.means == NO_MEANS else "boost_useless"
    if action.means != NO_MEANS and rules.box.continent[action.animal] != state.colour:
        return "no_token" if action.means == BY_TOKEN else "no_seal"
    return "colour_needed" if action.means == NO_MEANS else "boost_useless"


def _put(_rules: EncycRules, _state: EncycState, _seat: int, _action: EncycAction) -> str:
    return "space_taken"


def _go(_rules: EncycRules, state: EncycState, _seat: int, action: EncycAction) -> str:
    if action.place == PUBLICATION_PLACE:
        return "cannot_publish"
    display = state.experts if action.place == UNIVERSITY_PLACE else state.animals
    return "display_empty" if max(display) < 0 else "colour_needed"


def _sail(rules: EncycRules, state: EncycState, seat: int, action: EncycAction) -> str:
    """Why an expedition cannot begin."""
    if state.sailed[action.land] >= len(rules.box.stars):
        return "continent_full"
    if (state.colour == action.land) != (action.means == NO_MEANS):
        return "colour_needed" if action.means == NO_MEANS else "boost_useless"
    if action.means != NO_MEANS and not _goods(state, seat, TOKENS if action.means == BY_TOKEN else SEALS):
        return "no_token" if action.means == BY_TOKEN else "no_seal"
    free = [animal for animal in state.study[seat] if rules.box.continent[animal] == action.land]
    return "expedition_too_weak" if any(state.cubes[animal] < 15 for animal in free) else "no_research_there"


def _colour(_rules: EncycRules, state: EncycState, seat: int, _action: EncycAction) -> str:
    if state.recoloured:
        return "colour_changed"
    return "boost_useless" if _goods(state, seat, TOKENS) else "no_token"


def _seal(_rules: EncycRules, state: EncycState, seat: int, _action: EncycAction) -> str:
    if not _goods(state, seat, SEALS):
        return "no_seal"
    return "colour_changed" if state.colour == ANY else "boost_useless"


def _token(_rules: EncycRules, state: EncycState, seat: int, _action: EncycAction) -> str:
    return "boost_useless" if _goods(state, seat, TOKENS) else "no_token"


def _coin(rules: EncycRules, state: EncycState, seat: int, _action: EncycAction) -> str:
    missing = next_cost(rules.box, state, seat) - state.strength
    return "too_few_coins" if _goods(state, seat, COINS) < missing else "boost_useless"


def _use(rules: EncycRules, state: EncycState, _seat: int, action: EncycAction) -> str:
    if state.stack[-1].args == (action.expert,) and rules.box.experts.immediate[action.expert]:
        return _weak(state)
    return "not_your_expert" if rules.box.experts.immediate[action.expert] else "not_immediate"


def _level(rules: EncycRules, state: EncycState, _seat: int, action: EncycAction) -> str:
    """A level that coins do not reach, or one below that of the die."""
    offered = [option.level for option in rules.choices(state, state.stack[-1]) if option.kind == LEVEL]
    return "too_few_coins" if action.level > max(offered, default=-1) else "level_reached"


def _study(rules: EncycRules, state: EncycState, seat: int, action: EncycAction) -> str:
    """Why an animal cannot be the reference."""
    if action.animal not in state.study[seat]:
        return "not_in_study"
    return "value_too_low" if rules.box.continent[action.animal] == state.colour else "colour_needed"


def _join(_rules: EncycRules, state: EncycState, seat: int, action: EncycAction) -> str:
    if action.animal == state.reference or action.animal in state.with_cards:
        return "takes_part"
    return "gives_nothing" if action.animal in state.study[seat] else "not_in_study"


def _done(_rules: EncycRules, state: EncycState, _seat: int, _action: EncycAction) -> str:
    return "cube_owed" if state.boosted else "no_cube_yet"


def _cube(rules: EncycRules, state: EncycState, seat: int, action: EncycAction) -> str:
    """Why a cube cannot be placed."""
    if action.animal not in state.study[seat]:
        return "not_in_study"
    if rules.box.continent[action.animal] != state.target:
        return "no_research_there"
    return "cube_there" if state.cubes[action.animal] >> action.type & 1 else "expedition_too_weak"


def _weak(state: EncycState) -> str:
    """What could not be completed after a choice of cards: a publication or an expedition."""
    return "value_too_low" if state.reference >= 0 else "expedition_too_weak"


def _expert(_rules: EncycRules, state: EncycState, _seat: int, action: EncycAction) -> str:
    return _weak(state) if action.expert in state.experts else "not_on_display"


def _cover(_rules: EncycRules, state: EncycState, seat: int, action: EncycAction) -> str:
    seated = state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]
    return _weak(state) if action.expert in seated and -1 not in seated else "not_your_expert"


def _tuck(_rules: EncycRules, state: EncycState, seat: int, _action: EncycAction) -> str:
    return "place_free" if free_chair(state, seat) >= 0 else _weak(state)


def _keep(_rules: EncycRules, state: EncycState, seat: int, _action: EncycAction) -> str:
    return "space_taken" if free_chair(state, seat) < 0 else _weak(state)


def _again(_rules: EncycRules, state: EncycState, seat: int, _action: EncycAction) -> str:
    return "no_die_of_colour" if _goods(state, seat, SEALS) else "no_seal"


def _die(_rules: EncycRules, _state: EncycState, _seat: int, _action: EncycAction) -> str:
    return "no_die_there"


_WHY: dict[str, Reason] = {
    PICK_ANIMAL: _animal, PICK_EXPERT: _expert, PUT: _put, PICK_DIE: _die,
    GO: _go, SAIL: _sail, COLOUR: _colour, SEAL: _seal, CHANGE: _seal, USE: _use, LEVEL: _level,
    BASE: _study, JOIN: _join, DONE: _done, CUBE: _cube, COIN: _coin, TOKEN: _token,
    COVER: _cover, TUCK: _tuck, KEEP: _keep,
    AGAIN: _again,
}  # fmt: skip
