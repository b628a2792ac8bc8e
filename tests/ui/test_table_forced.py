"""Forced choices: one that spends or gives up something waits for its click, and no move spends unasked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.match import Match
from game.core.record import Seat
from game.core.values import Action
from game.registry import GAMES, new_match
from tests.ui.play import Player, Players, by_click, click_button, seated
from ui.boards.registry import make_board
from ui.table.choice import Choice

Belongings = Callable[[Any, int], Counter[object]]
Things = dict[object, int]


def _draftosaurus(view: Any, seat: int) -> Counter[object]:
    """The dinosaurs in the zoo."""
    return Counter(view.zoos[seat])


def _cubosaurs(view: Any, seat: int) -> Counter[object]:
    """Tokens, and the cards of the collection by kind."""
    things: Things = {"token": view.tokens[seat], **dict(enumerate(view.collections[seat]))}
    return Counter(things)


def _holotype(view: Any, seat: int) -> Counter[object]:
    """Fossils by period, research, cards, traces, discs."""
    mat = view.mats[seat]
    things: Things = {"research": mat.research, "card": mat.hand_size, "trace": mat.trace_count, "disc": mat.discs}
    things.update(enumerate(mat.fossils))
    return Counter(things)


def _encyclopedia(view: Any, seat: int) -> Counter[object]:
    """Coins, tokens, seals, animals in study, their cubes, and the experts that are at work."""
    own = view.seats[seat]
    things: Things = {"coin": own.coins, "token": own.tokens, "seal": own.seals}
    things.update({("animal", animal): 1 + mask.bit_count() for animal, mask in own.study})
    things.update({("expert", number): 1 for number in own.active if number >= 0})
    return Counter(things)


BELONGINGS: dict[str, Belongings] = {
    "draftosaurus": _draftosaurus,
    "cubosaurs": _cubosaurs,
    "holotype": _holotype,
    "encyclopedia": _encyclopedia,
}
SHORT = {
    "draftosaurus": {},
    "cubosaurs": {"advanced": "yes", "rounds": "2"},
    "holotype": {"track": "6"},
    "encyclopedia": {"rounds": "4"},
}
TAKING = ("cubosaurs",)
"""Games in which a seat can take something from another one."""


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """A maker of players."""
    yield from seated(tmp_path, monkeypatch)


def test_every_game_says_what_its_seats_own() -> None:
    """A new game has to be looked at too."""
    assert set(BELONGINGS) == set(SHORT) == set(GAMES)


def lost(match: Match, action: Action) -> dict[int, Counter[object]]:
    """What every seat has less of after an action; nothing where a round ended with it."""
    name, before = match.rules.game, match.view(0)
    owned = [BELONGINGS[name](before, seat) for seat in range(match.rules.seats)]
    match.apply(action)
    after = match.view(0)
    if getattr(before, "round", 0) != getattr(after, "round", 0):
        return {}
    return {seat: gone for seat, had in enumerate(owned) if (gone := had - BELONGINGS[name](after, seat))}


def check_payments(player: Player, game: str, seats: int, seed: int) -> Counter[bool]:
    """Play by chance: whatever a seat loses was paid by its own answer; how many answers paid, and how many did not."""
    match = new_match(game, [Seat(str(n), colour=n) for n in range(seats)], seed, SHORT[game] if seats == 2 else {})
    board, dice = make_board(player.pilot.app, match), random.Random(seed)
    told = Counter[bool]()
    while (decision := match.decision()) is not None:
        action = dice.choice(decision.options)
        pays = board.pays(match.view(decision.seat), action)
        gone = lost(match, action)
        told[pays] += 1
        assert pays or decision.seat not in gone, (decision.prompt, action.text, gone)
        assert game in TAKING or set(gone) <= {decision.seat}, (decision.prompt, action.text, gone)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_spent_unasked(players: Players, game: str) -> None:
    """Every answer that costs its seat something is known to pay, and no other seat pays for it."""
    told = check_payments(players(bare=True), game, 2, 3)
    assert told[False]
    assert bool(told[True]) == (game != "draftosaurus")


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
    match = player.start(2, 0, SHORT[game], game=game).session.match
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
    table.sit_down(seat)
    player.pilot.click("worker.paleontologist")
    player.pilot.click("location.journal")
    player.pilot.steps(300)
    assert table.view.asked == "journal"
    assert [path[0].partition(".")[0] for path in table.gesture.paths] == ["area"]
    assert table.view.mats[seat].research == 5
    player.pilot.click(table.gesture.next_places()[0])
    player.pilot.steps(60)
    assert match.view(seat).mats[seat].research == 0
