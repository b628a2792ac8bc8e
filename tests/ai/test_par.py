"""Pars: the same game in one piece or many, nothing of a stopped choice, and a lane behind the table that gives way."""

from __future__ import annotations

import pytest

from ai.answers import sifted
from ai.lanes import Lanes
from ai.levels import RUNGS
from ai.messages import Answer, Effort, Played, Request, Story
from ai.par import counted, play_on, specs
from ai.worker import InlineThinker
from game.core.values import IllegalAction
from game.registry import GAMES, make_rules

GAME = next(iter(GAMES))
BOTS = ("visitor#4", "visitor#4")


def _request(actions: tuple[str, ...] = ()) -> Request:
    story = Story(11, None, actions)
    blank = Request(GAME, 2, {}, None, 0, "", {}, 11, "par", Effort(0.0))
    return Request(**{**blank.__dict__, "story": story, "bots": BOTS})


def test_a_game_is_the_same_in_one_piece_and_in_many() -> None:
    """Also where the worker has forgotten it in between."""
    ready = make_rules(GAME, 2)
    whole = play_on(ready, Story(11, None, ()), BOTS, 1e9)
    actions: tuple[str, ...] = ()
    thinker = InlineThinker()
    while True:
        thinker.ask(_request(actions))
        answer = thinker.poll()
        assert answer is not None
        told = sifted(_request(actions), answer)
        assert told.played is not None, told.problem
        actions += told.played.actions
        play_on(ready, Story(12, None, ()), BOTS, 0.0)
        if told.played.points:
            break
    assert actions == whole.actions
    assert told.played.points == whole.points
    assert told.played.figures == ready.data_hash


def test_a_choice_that_was_stopped_is_none() -> None:
    ready = make_rules(GAME, 2)
    begun = play_on(ready, Story(13, None, ()), BOTS, 0.0).actions
    assert play_on(ready, Story(13, None, begun), BOTS, 1e9, lambda: True).actions == ()
    assert (
        play_on(ready, Story(13, None, begun), BOTS, 0.0).actions
        == play_on(ready, Story(13, None, begun), BOTS, 0.0).actions
    )


def test_moves_that_are_none_are_refused() -> None:
    with pytest.raises((IllegalAction, ValueError)):
        play_on(make_rules(GAME, 2), Story(14, None, ("nonsense",)), BOTS, 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_counts_its_play_outs(game: str) -> None:
    """No clock decides a par: the level sits on the person's seat, the others keep theirs."""
    told = specs(game, ("", "student", ""), 0)
    assert list(told) == list(RUNGS)
    for level, bots in told.items():
        assert bots[0] == counted(game, level)
        assert bots[1] == counted(game, "student")
        assert bots[2] == ""
        assert int(bots[0].partition("#")[2]) > 0


@pytest.mark.parametrize(
    "played",
    [
        None,
        Played((), "f"),
        Played(("a",), "f", (1,), (0,)),
        Played(("a",), "f", (1, 2), ()),
        Played(("a",), "f", (1, 2), (5,)),
        Played(("a",), "f", (10**9, 2), (0,)),
        Played((5,), "f"),  # type: ignore[arg-type]
    ],
)
def test_odd_answers_are_not_believed(played: Played | None) -> None:
    assert sifted(_request(), Answer(played=played)).problem


class _Patient(InlineThinker):
    """Answers when it is told to, and notes what was asked and dropped."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Request] = []
        self.cancelled = 0

    def ask(self, request: Request) -> None:
        self.asked.append(request)
        self._answer = None

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self) -> None:
        self._answer = Answer(action=self.asked[-1].bot)


def test_the_table_never_waits_for_what_is_behind_it() -> None:
    """Its question goes out at once, and what is behind is only asked while it asks nothing."""
    thinker = _Patient()
    lanes, behind = Lanes(thinker), _request()
    table = Request(GAME, 2, {}, None, 0, "greedy", {}, 1)
    assert lanes.ask_behind(behind)
    lanes.ask(table)
    assert thinker.asked == [behind, table]
    assert not lanes.busy_behind
    assert not lanes.ask_behind(behind)
    thinker.answer()
    assert lanes.poll_behind() is None
    answer = lanes.poll()
    assert answer is not None
    assert answer.action == "greedy"
    assert lanes.free


def test_letting_the_table_go_stops_nothing_behind_it() -> None:
    thinker = _Patient()
    lanes = Lanes(thinker)
    lanes.ask_behind(_request())
    lanes.cancel()
    assert thinker.cancelled == 0
    assert lanes.busy_behind
    lanes.cancel_behind()
    assert thinker.cancelled == 1
    assert lanes.free
