"""The sums on the table of Encyclopedia are those of the engine: spent, gained, value left, previews, totals."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.core.match import Match
from game.core.rng import advance, below
from game.core.values import Event
from game.encyclopedia.account import tally, voyage
from game.encyclopedia.box import AUTOMAS
from game.encyclopedia.forecast import voyage_bonus
from game.encyclopedia.model import EncycAction
from game.encyclopedia.view import EncycView, SeatView
from game.registry import new_match
from tests.ui.play import Player, Players, by_click, click_button
from tests.ui.replaying import come_back, look_back, top_replay
from tests.ui.test_encyclopedia_table import opened, randomly, seats_of
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.desk import turn_events, worth_now
from ui.table.scene import TableScene
from ui.table.trial import Rehearsal

GOODS = ("coins", "tokens", "seals", "points")
TRACK = 16
"""The steps of the reputation track, its start included."""


def check_goods(events: list[Event], seat: int, before: SeatView, after: SeatView) -> None:
    """What is told to be spent and gained is the difference of two boards."""
    sums = tally(events, seat)
    for good in GOODS:
        told = sums.gained.get(good, 0) - sums.spent.get(good, 0)
        assert getattr(after, good) - getattr(before, good) == told, good
    steps = (after.reputation - before.reputation) % TRACK
    assert sums.gained.get("reputation", 0) % TRACK == steps


def check_others(events: list[Event], seat: int, before: EncycView, after: EncycView) -> None:
    """Nothing of another seat has changed but the die that was taken and what its owner is paid for it."""
    assert (after.turn, after.round, after.first) == (before.turn, before.round, after.first)
    taken = sum(one.dice.count(None) for one in after.seats) - sum(one.dice.count(None) for one in before.seats)
    assert taken <= 1
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if number == seat:
            continue
        check_goods(events, number, old, new)
        goods = {good: getattr(old, good) for good in (*GOODS, "reputation")}
        assert replace(new, dice=old.dice, shared=old.shared, **goods) == old
    assert {event.kind for event in events if event.seat != seat} <= {"gained", "bonus"}


def sums_of(board: EncycBoard, view: EncycView) -> list[Event]:
    """The events whose sums the desk shows."""
    events = turn_events(board, view)
    assert events is not None
    return events


def rehearse(board: EncycBoard, match: Match, rng: int) -> tuple[int, int]:
    """Try out a turn by chance: at every stop all sums are checked; the stops and the next number of chance."""
    decision = match.decision()
    assert decision is not None
    seat, stops, base = decision.seat, 0, match.view(decision.seat)
    trial = Rehearsal(
        match, seat, lambda view, asked: board.rehearses(view, asked) and not board.opens_turn(asked), board.turns_over
    )
    while trial.last is None:
        assert trial.decision is not None
        rng = advance(rng)
        trial.choose(trial.decision.options[below(rng, len(trial.decision.options))])
        board.match, board.trial = trial.match, trial.trial()
        view, stops = trial.match.view(seat), stops + 1
        tried = list(board.trial.events)
        assert not any(board.turns_over(event) for event in tried)
        if trial.last is None:
            check_others(tried, seat, base, view)
            check_goods(tried, seat, base.seats[seat], view.seats[seat])
        if view.value:
            assert sums_of(board, view)[-len(tried) :] == tried
            check_voyage(board, view)
            check_hand(board, view)
    return stops, rng


def check_hand(board: EncycBoard, view: EncycView) -> None:
    """The number beside the page of an expedition is what the page says is left, a cube to be confirmed included."""
    last = board.trial.last if board.trial is not None else None
    assert last is None or isinstance(last, EncycAction)
    trip = voyage(board.box, view, sums_of(board, view), last)
    if trip is not None:
        assert worth_now(board, view) == trip.left


def check_voyage(board: EncycBoard, view: EncycView) -> None:
    """The terms of an expedition less its cubes are what is left, and what experts add is what they add."""
    trip = voyage(board.box, view, sums_of(board, view)) if board.trial is None or board.trial.last is None else None
    if trip is None:
        return
    terms = {term.key: term.amount for term in trip.terms}
    assert trip.total - sum(board.box.cost[kind] for _, kind in trip.cubes) == trip.left == view.strength
    assert terms["die"] == view.value
    assert terms.get("experts", 0) >= voyage_bonus(board.box, view.seats[view.to_act], view.target)


def played(seed: int, kinds: tuple[str, ...], board: EncycBoard) -> int:
    """A game played by chance in which every own turn is tried out first; how many stops there were."""
    rng, stops = seed, 0
    for match in randomly(seed, kinds, 900):
        decision = match.decision()
        assert decision is not None
        view = match.view(decision.seat)
        if board.rehearses(view, decision):
            found, rng = rehearse(board, match, rng)
            stops += found
    return stops


@pytest.mark.parametrize("automa", AUTOMAS[::4])
def test_a_rehearsed_turn_never_runs_into_an_automas(players: Players, automa: str) -> None:
    """At no stop has anything of another seat changed; spent and gained are of the own turn alone."""
    board = opened(players(), ("player", automa)).board
    assert isinstance(board, EncycBoard)
    assert played(3, ("player", automa), board) > 100


@pytest.mark.soak
@pytest.mark.parametrize("automa", AUTOMAS)
def test_no_rehearsed_turn_runs_into_any_automas(players: Players, automa: str) -> None:
    """Whole games against every Automa, alone and beside another player."""
    for kinds in (("player", automa), ("player", automa, "player"), ("player", automa, automa, automa)):
        board = opened(players(), kinds).board
        assert isinstance(board, EncycBoard)
        assert sum(played(seed, kinds, board) for seed in range(3)) > 300


def test_what_a_whole_turn_brings_is_told_before_it_is_confirmed(players: Players) -> None:
    """Among players the table after the last choice is the end of the turn: what was told has happened."""
    board = opened(players(), ("player", "player", "player")).board
    assert isinstance(board, EncycBoard)
    rng = ends = 0
    for match in randomly(6, ("player", "player", "player"), 500):
        decision = match.decision()
        assert decision is not None
        if decision.prompt != "take_die":
            continue
        seat, base, fork = decision.seat, match.view(decision.seat), match.fork()
        trial = Rehearsal(fork, seat, board.rehearses, board.turns_over)
        while trial.last is None and trial.decision is not None:
            rng = advance(rng)
            trial.choose(trial.decision.options[below(rng, len(trial.decision.options))])
        told = list(trial.trial().events)
        for action in trial.actions():
            fork.apply(action)
        if any(event.news >> seat & 1 for moment in fork.moments[len(match.moments) :] for event in moment.events):
            continue
        check_goods(told, seat, base.seats[seat], fork.view(seat).seats[seat])
        ends += 1
    assert ends > 20


def truth(match: Match, view: EncycView) -> SeatView | None:
    """The board of the seat to act when its turn began, None where it did so without a question."""
    for count in range(len(match.moments), -1, -1):
        before = match.at(count).view(view.seat)
        if before.to_act != view.to_act or before.turn != view.turn:
            return None
        if before.asked in ("take_die", "extra"):
            begun: SeatView = before.seats[view.to_act]
            return begun
        if count and any(event.kind == "automa" for event in match.moments[count - 1].events):
            return None
    return None


def check_table(table: TableScene) -> int:
    """What the table shows now is what the engine says of the match that is shown; 1 if sums stood there."""
    board, view = table.board, table.view
    assert isinstance(board, EncycBoard)
    match = table.choice.match
    assert match.view(view.seat) == view
    assert table.points == [score.total for score in match.scores()]
    check_previews(table, match)
    if board.trial is not None and board.trial.last is not None:
        return 0
    events = sums_of(board, view)
    if not view.value or view.turn != view.to_act:
        assert events == []
        return 0
    check_voyage(board, view)
    begun = truth(match, view)
    if begun is None:
        return 0
    check_goods(events, view.to_act, begun, view.seats[view.to_act])
    return 1


def check_previews(table: TableScene, match: Match) -> None:
    """A preview is what the choice alone changes in the own score."""
    now = match.scores()[table.viewer].total if table.viewer >= 0 else 0
    previews, ends = table.prospect.look().previews, table.gesture.ends(table.gesture.chosen)
    for name in set(previews) & set(ends):
        if not ends[name].text.startswith("with "):
            assert previews[name] == match.preview(ends[name]).total - now, name


def looked_at(player: Player, count: int) -> int:
    """Play by clicks and look at the table after each, after undoing now and then, and after looking back."""
    table, seen = player.table, 0
    for number in range(count):
        if not player.until_asked():
            break
        player.answer(by_click, click_button)
        if player.pilot.scene is not table or table.motion.busy:
            continue
        seen += check_table(table)
        if number % 9 == 0 and table.session.undo_point() is not None and table.mode in ("play", "trial"):
            table.history.undo()
            seen += check_table(table)
        if number % 23 == 0 and table.mode in ("play", "trial"):
            player.pilot.press(pygame.K_PAGEUP)
            for _ in range(4):
                seen += check_table(top_replay(player))
                player.pilot.press(pygame.K_LEFT)
            come_back(player)
            seen += check_table(table)
    return seen


def test_the_sums_on_the_table_are_those_of_the_engine(players: Players) -> None:
    """Clicks by chance against an Automa, with undo and looking back: the same sums, totals and previews."""
    player = players(seed=21)
    opened(player, ("player", "trembley/resolution"))
    assert looked_at(player, 70) > 15


@pytest.mark.soak
@pytest.mark.parametrize("kinds", [("player", "linne/astrolabe"), ("player", "player"), ("player",) * 4])
def test_the_sums_of_whole_games_are_those_of_the_engine(players: Players, kinds: tuple[str, ...]) -> None:
    """More games, more of each."""
    for seed in range(3):
        player = players(seed=seed)
        opened(player, kinds)
        assert looked_at(player, 500) > 60


def test_looking_back_tells_nothing_of_the_future(players: Players) -> None:
    """At every earlier moment the sums are those that stood there then."""
    player = players(seed=4)
    table = opened(player, ("player", "linne/boudeuse"))
    assert looked_at(player, 40)
    player.until_asked()
    table.choice.drop()
    seen = 0
    for count in range(len(table.session.match.moments) - 1, 0, -1):
        seen += check_table(look_back(player, count))
        come_back(player)
    assert seen > 5


def test_a_turn_that_began_before_the_position_tells_no_sums(players: Players) -> None:
    """A game that goes on from a position in the middle of a turn shows what is left, and nothing unknown."""
    board = opened(players(), ("player", "player")).board
    assert isinstance(board, EncycBoard)
    match = new_match("encyclopedia", seats_of(("player", "player")), 1, {"rounds": "4"})
    for game in randomly(11, ("player", "player"), 300):
        if game.view(0).asked == "research" and game.view(0).strength:
            match = Match(game.ready, game.seats, game.seed, from_snapshot=game.record().snapshot)
            break
    view = match.view(0)
    board.match, board.trial = match, None
    assert turn_events(board, view) is None
    trip = voyage(board.box, view, None)
    assert trip is not None
    assert (trip.terms, trip.left) == ((), view.strength)
