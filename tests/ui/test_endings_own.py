"""What stands in the pictures at the end of the games that have one of their own."""

from __future__ import annotations

import dataclasses
import random

import pygame
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


@pytest.mark.parametrize("winner", range(5))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fireworks_burst_over_those_who_have_won(pilot: Pilot, seats: int, winner: int) -> None:
    """The nearest zoo to each of them has won; where there is no room beside it there are none."""
    match = played("draftosaurus", seats, 4, {})
    ending = make_board(pilot.app, match).ending(match)
    assert isinstance(ending, DraftEnding)
    won = winner % seats
    ending.outcome = dataclasses.replace(ending.outcome, winners=(won,))
    end = EndScene(pilot.app, match, ending)
    pilot.push(end)
    for (x, y), radius in ending.sky:
        burst = pygame.Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        assert burst.collidelist([*ending.boards, *end.show.plates]) < 0
        middles = [abs(x - board.centerx) for board in ending.boards]
        same = [seat for seat, board in enumerate(ending.boards) if board.top == ending.boards[won].top]
        assert min(same, key=lambda seat: middles[seat]) == won
    assert ending.sky or seats in (2, 5)


def test_an_ending_lets_go_of_its_pictures(pilot: Pilot) -> None:
    """Once it is left nothing of it is kept, whoever still holds it; what is watched again is made anew."""
    match = played("draftosaurus", 3, 4, {})
    ending = make_board(pilot.app, match).ending(match)
    assert isinstance(ending, DraftEnding)
    end = EndScene(pilot.app, match, ending)
    pilot.push(end)
    end.hold(0.5)
    pilot.draw()
    assert ending.lit
    pilot.app.finish(end, None)
    assert not ending.lit
