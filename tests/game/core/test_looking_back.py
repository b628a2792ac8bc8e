"""Any moment of any game: where it was, what everybody held then, and games that branch off there."""

from __future__ import annotations

import random

import pytest

from game.core.match import KEPT, Match
from game.core.record import Origin, Seat, from_bytes, to_bytes
from game.core.values import SPECTATOR
from game.registry import GAMES, new_match, open_match


def _played(game: str, moves: int = 5000, seed: int = 3) -> Match:
    """A game of as many seats as there are at most, by chance."""
    seats = [Seat(f"P{n}", colour=n) for n in range(GAMES[game].seat_counts[-1])]
    match, chance = new_match(game, seats, seed), random.Random(seed)
    while len(match.moments) < moves and (decision := match.decision()) is not None:
        match.apply(chance.choice(decision.options))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_the_one_that_was(game: str) -> None:
    """Fingerprint by fingerprint, also after going back and on again, and without a change to the match itself."""
    match = _played(game, 120)
    whole = match.record()
    for count in range(len(match.moments) + 1):
        then = match.at(count)
        assert then.moments == match.moments[:count]
        if count < len(match.moments):
            then.apply(match.moments[count].action)
            assert then.moments[-1] == match.moments[count]
    assert (match.record().snapshot, match.record().prints) == (whole.snapshot, whole.prints)
    for count in (2 * KEPT + 3, 2 * KEPT, KEPT - 1, 0):
        match.rewind(count)
        for text in whole.actions[count:]:
            match.apply(match.rules.parse(text))
        assert match.record().prints == whole.prints


@pytest.mark.parametrize("game", GAMES)
def test_an_open_view_shows_what_every_seat_sees_of_its_own(game: str) -> None:
    """It is made of the same fields; two worlds that only another seat can tell apart have different open views."""
    match = _played(game, 40)
    hidden = 0
    for count in range(0, len(match.moments), 5):
        then = match.at(count)
        for seat in range(len(match.seats)):
            shown = then.open_view(seat)
            assert type(shown) is type(then.view(seat))
            assert shown.seat == seat
            world = match.rules.decode(then.knowledge(seat, 99))
            if match.rules.view(world, seat) == then.view(seat):
                hidden += match.rules.open_view(world, seat) != shown
    known = all(match.at(9).view(seat) == match.at(9).open_view(seat) for seat in range(len(match.seats)))
    assert bool(hidden) != known


@pytest.mark.parametrize("game", GAMES)
def test_origin_and_marks_are_saved_and_old_saves_have_none(game: str) -> None:
    match = _played(game, 30)
    branch = match.branch(12, match.seats, "Tuesday")
    branch.toggle_bookmark(4)
    branch.toggle_bookmark(12)
    branch.toggle_bookmark(4)
    opened = open_match(from_bytes(to_bytes(branch.record()), "save"), "save")
    assert (opened.origin, opened.bookmarks) == (Origin("Tuesday", 12), [12])
    assert opened.view(SPECTATOR) == match.at(12).view(SPECTATOR)
    assert match.origin is None
    old = to_bytes(match.record()).replace(b'"origin"', b'"elsewhere"').replace(b'"bookmarks"', b'"other"')
    assert open_match(from_bytes(old, "save"), "save").bookmarks == []


def test_marks_beyond_the_game_are_left_out() -> None:
    match = _played("draftosaurus", 6)
    record = match.record()
    record.bookmarks = [2, 99, 2]
    assert open_match(record, "save").bookmarks == [2]


def test_a_branch_plays_on_without_touching_the_other_game() -> None:
    match = _played("cubosaurs", 20)
    before = match.record()
    branch = match.branch(10, match.seats, "x")
    decision = branch.decision()
    assert decision is not None
    branch.apply(decision.options[-1])
    assert (match.record().actions, match.record().snapshot) == (before.actions, before.snapshot)
    assert len(branch.moments) == 11
