"""What stands in the pictures at the end of the games that have one of their own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.record import Seat
from game.cubosaurs.model import DINOSAURS, TYPES
from game.registry import new_match
from tests.ui.pilot import Pilot
from ui.boards.cubosaurs.ending import CuboEnding
from ui.boards.draftosaurus.ending import CROWD, DraftEnding
from ui.boards.registry import make_board
from ui.scenes.end import EndScene


def played(game: str, seats: int, seed: int, options: dict[str, str]) -> Match:
    """A match that was played to its end by chance."""
    chance = random.Random(seed)
    match = new_match(game, [Seat(f"P{n}", colour=n) for n in range(seats)], seed, options)
    while (decision := match.decision()) is not None:
        match.apply(chance.choice(decision.options))
    return match


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """A pilot at normal pace."""
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))
    one = Pilot(tmp_path, pace="normal")
    yield one
    one.close()


@pytest.mark.parametrize("side", ["summer", "winter", "both"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_points_of_a_zoo_stand_on_it_and_the_better_one_has_more_visitors(
    pilot: Pilot, seats: int, side: str
) -> None:
    """Every place of points lies at its own zoo; visitors follow the points, and the winner's promenade is full."""
    match = played("draftosaurus", seats, 4, {"board": side})
    ending = make_board(pilot.app, match).ending(match)
    assert isinstance(ending, DraftEnding)
    end = EndScene(pilot.app, match, ending)
    pilot.push(end)
    steps, totals = end.show.steps, [score.total for score in ending.outcome.scores]
    for seat, board in enumerate(ending.boards):
        assert all(ending.spot(n, step, seat).colliderect(board) for n, step in enumerate(steps))
    crowds = [ending._visitors(len(steps), seat) for seat in range(seats)]
    assert max(crowds) == CROWD
    assert all(crowds[a] >= crowds[b] for a in range(seats) for b in range(seats) if totals[a] >= totals[b])
    assert {step.act for step in steps} == set(range(2 if side == "both" else 1))


@pytest.mark.parametrize("advanced", ["no", "yes"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_shelf_holds_the_collection_and_what_loses_topples(pilot: Pilot, seed: int, advanced: str) -> None:
    """Every card of the last round stands on the shelf once; dinosaurs that cost points fall together."""
    match = played("cubosaurs", 4, seed, {"advanced": advanced})
    ending = make_board(pilot.app, match).ending(match)
    assert isinstance(ending, CuboEnding)
    steps = ending.steps()
    for seat in range(4):
        held = {step.key: ending.specimens(step, seat) for step in steps}
        cards = {key: found for key, found in held.items() if key.startswith(f"{ending.last}.") and "tiles" not in key}
        assert sum(map(len, cards.values())) == sum(ending.view.collections[seat])
        for step in steps:
            if step.key.rpartition(".")[2] in TYPES[:DINOSAURS]:
                falls = {one.falls for one in cards[step.key]}
                assert falls <= {step.points[seat] < 0}
            elif step.key in cards and step.points[seat] < 0:
                assert any(one.falls for one in cards[step.key])
