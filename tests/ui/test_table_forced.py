"""Forced choices: one that spends or gives up something waits for its click, and no move spends unasked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.core.match import Match
from game.core.record import Seat
from game.core.values import Action
from game.registry import GAMES, new_match
from tests.games import SUBJECTS
from tests.ui.play import Player, Players, by_click, click_button
from ui.boards.registry import make_board
from ui.table.choice import Choice


def lost(match: Match, action: Action) -> dict[int, Counter[object]]:
    """What every seat has less of after an action; nothing where a round ended with it."""
    belongings, before = SUBJECTS[match.rules.game].belongings, match.view(0)
    owned = [belongings(before, seat) for seat in range(match.rules.seats)]
    match.apply(action)
    after = match.view(0)
    if getattr(before, "round", 0) != getattr(after, "round", 0):
        return {}
    return {seat: gone for seat, had in enumerate(owned) if (gone := had - belongings(after, seat))}


def check_payments(player: Player, game: str, seats: int, seed: int) -> Counter[bool]:
    """Play by chance: whatever a seat loses was paid by its own answer; how many answers paid, and how many did not."""
    match = new_match(
        game, [Seat(str(n), colour=n) for n in range(seats)], seed, SUBJECTS[game].quick if seats == 2 else {}
    )
    board, dice = make_board(player.pilot.app, match), random.Random(seed)
    told = Counter[bool]()
    while (decision := match.decision()) is not None:
        action = dice.choice(decision.options)
        pays = board.pays(match.view(decision.seat), action)
        gone = lost(match, action)
        told[pays] += 1
        assert pays or decision.seat not in gone, (decision.prompt, action.text, gone)
        assert SUBJECTS[game].takes or set(gone) <= {decision.seat}, (decision.prompt, action.text, gone)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_spent_unasked(players: Players, game: str) -> None:
    """Every answer that costs its seat something is known to pay, and no other seat pays for it."""
    told = check_payments(players(bare=True), game, 2, 3)
    assert told[False]
    assert bool(told[True]) == SUBJECTS[game].spends


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_spent_unasked_in_many_games(players: Players, game: str) -> None:
    """With every number of seats."""
    player = players(bare=True)
    for seats in GAMES[game].seat_counts:
        for seed in range(6):
            assert check_payments(player, game, seats, seed)[False]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [60, pytest.param(4000, marks=pytest.mark.soak)])
def test_what_plays_itself_costs_nothing(
    players: Players, monkeypatch: pytest.MonkeyPatch, game: str, answers: int
) -> None:
    """Games in which forced choices are made for the person, by chance, up to so many answers."""
    by_itself: list[tuple[int, str]] = []
    choose = Choice.choose

    def noted(self: Choice, action: Action, forced: bool = False) -> None:
        if forced:
            by_itself.append((len(self.match.moments), action.text))
        choose(self, action, forced)

    monkeypatch.setattr(Choice, "choose", noted)
    player = players(seed=5)
    assert player.pilot.app.settings.auto_forced
    match = player.start(2, 0, dict(SUBJECTS[game].quick), game=game).session.match
    for _ in range(answers):
        if not player.until_asked():
            break
        player.answer(by_click, click_button)
    replayed = match.at(0)
    for number, moment in enumerate(match.moments):
        gone = lost(replayed, moment.action)
        assert (number, moment.action.text) not in by_itself or moment.seat not in gone, moment.action.text


def test_a_contribution_waits_for_its_click(players: Players) -> None:
    """A worker at the Journal, and the only thing to do there costs five research: nobody does it but the person."""
    player = players()
    player.start(2, 0, {"basal": "no"}, game="holotype")
    table = player.to_choice(lambda table: table.view.asked == "turn")
    match, seat = table.session.match, table.viewer
    state = match._state
    state.hands[seat], state.research[seat], state.met[-1] = 0, 5, 1
    table.session.decision = match.decision()
    table.course.sit_down(seat)
    player.pilot.click("worker.paleontologist")
    player.pilot.click("location.journal")
    player.pilot.steps(300)
    assert table.view.asked == "journal"
    assert [path[0].partition(".")[0] for path in table.gesture.paths] == ["area"]
    assert table.view.mats[seat].research == 5
    player.pilot.click(table.gesture.next_places()[0])
    player.pilot.steps(60)
    assert match.view(seat).mats[seat].research == 0
