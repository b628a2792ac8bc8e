"""Bots at the table: they think in a process of their own, may fail, and leave nothing behind."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest

from ai.worker import Answer, InlineThinker, Request, WorkerThinker
from game.draftosaurus.view import DraftView
from tests.ui.play import Player, Players, by_click, click_button, seated, wait_for_answer
from ui.table.status import status_text


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """Players in a folder of their own."""
    yield from seated(tmp_path, monkeypatch)
    assert multiprocessing.active_children() == []


def _told(player: Player) -> list[str]:
    return [text for text in player.pilot.app.notices._seen if text]


def test_a_game_with_a_real_worker_comes_to_its_end(players: Players) -> None:
    """The same game as with bots that answer at once; one process does all the thinking."""
    quick = players(bare=True)
    quick.start(1, 2)
    expected = quick.play(by_click, click_button)
    thinker = WorkerThinker()
    player = players(bare=True, thinker=thinker)
    player.start(1, 2)
    pids = set()

    def choose(one: Player) -> None:
        pids.add(thinker.pid)
        by_click(one)

    assert player.play(choose, click_button).outcome == expected.outcome
    assert len(pids - {None}) == 1
    assert _told(player) == []


def test_while_a_bot_thinks_the_table_goes_on(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames pass, the menu opens and undo works while no answer has come."""
    thinker = WorkerThinker()
    player = players(bare=True, thinker=thinker)
    player.start(1, 2)
    table = player.to_choice()
    monkeypatch.setattr(thinker, "poll", lambda: None)
    by_click(player)
    by_click(player)
    player.pilot.steps(30)
    assert player.moves() == 1
    assert table.session.bot_to_act == 1
    assert status_text(table) == player.pilot.app.text("table.thinking", name="B0")
    player.pilot.click("menu")
    assert player.pilot.top == "PauseScene"
    player.pilot.click("resume")
    player.pilot.click("undo")
    assert player.moves() == 0
    assert table.interactive


def test_a_killed_worker_is_told_and_the_game_goes_on(players: Players) -> None:
    """The greedy bot answers in its place, once that is told, and a new process takes over."""
    thinker = WorkerThinker()
    player = players(bare=True, thinker=thinker)
    player.start(1, 2)
    player.to_choice(lambda table: table.view.turn == 1)
    first = thinker.pid
    for process in multiprocessing.active_children():
        process.kill()
        process.join()
    player.to_choice(lambda table: table.view.turn == 2)
    player.pilot.steps(2)
    assert _told(player) == [player.pilot.app.text("table.bot_failed")]
    assert player.play(by_click, click_button).outcome.winners
    assert thinker.pid not in (None, first)
    assert len(_told(player)) == 1


def test_leaving_the_table_stops_the_thinking(players: Players) -> None:
    """However often a table is left in the middle of a thought, one process waits at most, and none at the end."""
    thinker = WorkerThinker()
    player = players(thinker=thinker, pace="instant")
    for _ in range(3):
        player.start(0, 3)
        player.pilot.until(lambda: thinker._request is not None)
        player.pilot.click("menu")
        player.pilot.click("save")
        assert player.pilot.top == "HomeScene"
        assert thinker._request is None
        assert thinker.poll() is None
    thinker.close()
    assert multiprocessing.active_children() == []


def test_an_answer_after_an_undo_is_never_played(players: Players) -> None:
    """A thought about a position that is no more is thrown away."""
    thinker = WorkerThinker()
    player = players(bare=True, thinker=thinker)
    player.start(1, 2)
    table = player.to_choice()
    before = table.view
    by_click(player)
    by_click(player)
    player.pilot.until(lambda: thinker._request is not None)
    wait_for_answer(thinker)
    table.history.undo()
    assert (player.moves(), table.view) == (0, before)
    player.pilot.steps(30)
    assert player.moves() == 0
    assert player.play(by_click, click_button).outcome.winners


def test_bots_are_held_back_so_that_people_can_follow(players: Players) -> None:
    """At normal pace a bot's answer is shown only after a while, at instant pace at once."""
    counts = {}
    for pace in ("slow", "normal", "instant"):
        player = players(bare=True, pace=pace)
        player.start(0, 3).motion.skip()
        player.pilot.steps(32)
        counts[pace] = player.moves()
    assert counts["slow"] <= counts["normal"] < counts["instant"]
    assert counts["slow"] == 0
    assert counts["normal"] == 1


def test_a_bot_gets_only_what_its_seat_knows(players: Players) -> None:
    """The request holds a world dealt anew: the same for every world that the seat cannot tell apart."""
    player = players(bare=True, pace="slow")
    table = player.start(1, 2)
    player.to_choice(lambda table: table.view.turn == 1)
    by_click(player)
    by_click(player)
    match = table.session.match
    assert table.session.bot_to_act == 1
    request = table.session._request(1)
    state = match.rules.decode(request.knowledge)
    dealt, other, seen = match.rules.view(state, 1), match.rules.view(state, 0), match.view(1)
    assert isinstance(dealt, DraftView)
    assert isinstance(other, DraftView)
    assert (dealt.hands, dealt.zoos, dealt.die) == (seen.hands, seen.zoos, seen.die)
    assert match.view(0).own_pick >= 0
    assert other.own_pick == -1


class Patient(InlineThinker):
    """A thinker that counts what it is asked and can be told to find no answer."""

    def __init__(self, clueless: bool = False) -> None:
        super().__init__()
        self.asked = 0
        self.clueless = clueless

    def ask(self, request: Request) -> None:
        self.asked += 1
        super().ask(request)
        if self.clueless:
            self._answer = Answer(problem="StateProblem: turn is out of range")


def test_a_bot_thinks_while_things_still_move(players: Players) -> None:
    """It is asked with the first frame after a move, not when the move has been shown."""
    thinker = Patient()
    player = players(bare=True, pace="slow", thinker=thinker)
    table = player.start(1, 1, game="cubosaurs")
    player.to_choice()
    asked = thinker.asked
    while table.session.bot_to_act is None:
        by_click(player)
    player.pilot.steps(1)
    before = player.moves()
    assert table.motion.busy
    assert thinker.asked == asked + 1
    player.pilot.until(lambda: player.moves() > before)


def test_where_nobody_can_answer_the_game_goes_on(players: Players) -> None:
    """The first option is played, and the trouble is told."""
    player = players(bare=True, thinker=Patient(clueless=True))
    table = player.start(0, 2)
    player.pilot.until(lambda: player.moves() > 0)
    decision = table.session.match.at(0).decision()
    assert decision is not None
    assert table.session.match.moments[0].action == decision.options[0]
    assert any(player.pilot.app.text("table.bot_failed") in text for text in _told(player))
