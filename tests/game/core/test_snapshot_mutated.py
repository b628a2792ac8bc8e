"""Positions and saves with a few values changed by chance: played to the end, or refused by name."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.match import Match
from game.core.record import SaveProblem
from game.core.state import fingerprint
from tests.game.core.positions import SAVES, with_position
from tests.game.core.saves import NAME, opened_quickly


def playable(match: Match) -> None:
    """Everything that a screen asks of a match works, to the end of the game."""
    match.scores()
    for seat in range(len(match.seats)):
        match.view(seat)
        match.knowledge(seat, 1)
    while (decision := match.decision()) is not None:
        match.apply(decision.options[len(match.moments) % len(decision.options)])
    assert match.outcome() is not None


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values inside plain data."""
    found: list[tuple[Any, ...]] = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        found += places(part, (*path, key))
    return found


junk = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 80), st.integers(), st.text(max_size=5), st.builds(dict),
    st.lists(st.integers(-2, 70), max_size=80), st.builds(lambda: [["pick", 0]]), st.builds(lambda: [["move", 7]]),
)  # fmt: skip


def mutate(plain: dict[str, Any], data: st.DataObject) -> None:
    """Change one to three values of plain data."""
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(plain)))
        inner: Any = plain
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = data.draw(junk)


def open_or_say_why(plain: dict[str, Any]) -> Match | None:
    """The match of a mutated save, None if it says by name why there is none."""
    try:
        return opened_quickly(plain)
    except SaveProblem as error:
        said = str(error)
    assert said.startswith(f"{NAME}: ")
    return None


@settings(max_examples=300)
@given(data=st.data())
def test_mutated_positions_are_playable_or_refused(data: st.DataObject) -> None:
    """A position with a few values changed can be played to the end, or is refused by name."""
    plain = with_position(data.draw(st.sampled_from(SAVES)))
    mutate(plain["snapshot"], data)
    match = open_or_say_why(plain)
    if match is not None:
        playable(match)


@settings(max_examples=150)
@given(data=st.data())
def test_mutated_saves_are_playable_or_refused(data: st.DataObject) -> None:
    """A save with a few values changed can be played to the end, or is refused by name."""
    plain = copy.deepcopy(data.draw(st.sampled_from(SAVES)))
    kept = {key: plain.pop(key) for key in ("seats", "options")}
    mutate(plain, data)
    match = open_or_say_why({**plain, **kept})
    if match is not None:
        assert fingerprint(match.rules.decode(match.record().snapshot))
        playable(match)
