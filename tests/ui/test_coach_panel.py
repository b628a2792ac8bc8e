"""The coach's slip: told in three steps, put away at any moment, beside what it talks about, in words that fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pygame
import pytest

from ai.messages import Advice, Answer, Difference, Effort, Hint, Reason
from ai.worker import WorkerThinker
from game.registry import GAMES
from tests.languages import LANGUAGES, in_languages
from tests.shares import dealt
from tests.ui.coaching import Failing, Silent, advised, covered, open_advice
from tests.ui.play import Player, Players, by_click, resize, seated
from tests.ui.replaying import come_back, look_back
from ui.crash import CrashDesk
from ui.table.advice import LOOK, MOVE, NUMBERS
from ui.table.advice_words import margin_words, reason, term
from ui.table.scene import TableScene
from ui.text import Text

SIZES = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0), ((1920, 1080), 1.5)]


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """Players in a folder of their own, whose coach looks at few play-outs."""
    monkeypatch.setattr("ui.table.session.ADVICE", Effort(1e9, 6))
    yield from seated(tmp_path, monkeypatch)


def _choice(player: Player) -> TableScene:
    """A choice between several things at a table of Draftosaurus."""
    player.start(1, 2)
    return player.to_choice(lambda one: len(one.gesture.paths) > 2)


def test_three_presses_tell_where_to_look_the_move_and_why_and_a_fourth_puts_it_away(players: Players) -> None:
    player = players()
    table = _choice(player)
    advice = advised(player, LOOK)
    first = advice.path(advice.hints[0])
    assert [(mark.number, mark.place in first) for mark in advice.marks] == [(-1, True)]
    player.pilot.press(pygame.K_c)
    assert advice.step == MOVE
    assert {(mark.number, mark.place, mark.chance) for mark in advice.marks} == {(0, name, None) for name in first}
    player.pilot.press(pygame.K_c)
    assert advice.step == NUMBERS
    told = {(mark.number, mark.place): mark.chance for mark in advice.marks}
    for number, hint in enumerate(advice.hints):
        *before, last = advice.path(hint)
        assert told[number, last] == hint.chance
        assert all(told[number, name] is None for name in before)
    player.pilot.draw()
    player.pilot.press(pygame.K_c)
    assert table.coach.advice is None
    assert player.moves() == 0


def test_presses_before_the_answer_are_not_lost(players: Players) -> None:
    player = players(thinker=Silent())
    _choice(player)
    for step in (LOOK, MOVE, NUMBERS):
        player.pilot.press(pygame.K_c)
        assert open_advice(player).step == step
        player.pilot.draw()
    assert open_advice(player).marks == []


def test_pointing_at_an_option_shows_what_hovering_its_place_does(players: Players) -> None:
    """By the pointer on its row or on its mark, and by the keys; what is pinned goes on being shown."""
    player = players()
    table = _choice(player)
    advice = advised(player)
    path = advice.path(advice.hints[1])
    plain = table.prospect.look()
    player.pilot.move("advice.2")
    look = table.prospect.look()
    assert (look.chosen, look.hover) == (path[:-1], path[-1])
    assert set(look.previews) == {path[-1]}
    player.pilot.move((4, 4))
    assert (table.prospect.look().hover, table.prospect.look().previews) == (plain.hover, plain.previews)
    mark = next(mark for mark in advice.marks if (mark.number, mark.place) == (1, path[-1]))
    player.pilot.move(mark.rect.center)
    assert (table.prospect.look().chosen, table.prospect.look().previews) == (look.chosen, look.previews)
    player.pilot.click("advice.2")
    player.pilot.move((4, 4))
    assert table.prospect.look().hover == path[-1]
    table.controls.ring.focus("advice.1")
    assert table.prospect.look().hover == advice.path(advice.hints[0])[-1]
    assert player.moves() == 0


def test_what_lies_under_the_slip_is_not_pointed_at(players: Players) -> None:
    player = players()
    table = _choice(player)
    before = len(table.log.entries)
    advice = advised(player)
    spot = advice.rect.left + 3, advice.rect.top + 3
    player.pilot.move(spot)
    assert table.pointer.hover == ""
    assert table.rivals.strip_at(spot) is None
    player.pilot.click(spot)
    assert (player.top(), table.mode, len(table.log.entries)) == (table, "play", before)
    assert table.coach.advice is advice


def test_playing_on_puts_it_away_and_stops_the_thinking(players: Players) -> None:
    """Taking something up leaves the slip where it is; a choice that is made puts it away."""
    thinker = Silent()
    player = players(thinker=thinker)
    table = _choice(player)
    player.pilot.press(pygame.K_c)
    advice, cancelled = open_advice(player), thinker.cancelled
    player.pilot.click(table.gesture.next_places()[0])
    assert open_advice(player) is advice
    assert table.gesture.chosen
    player.pilot.click(table.gesture.next_places()[0])
    assert table.coach.advice is None
    assert thinker.cancelled > cancelled
    player.pilot.steps(2)
    assert "coach_away" not in table.rects()
    assert player.moves() > 0


@pytest.mark.parametrize("way", ["escape", "right", "undo", "past"])
def test_moving_on_in_any_way_puts_it_away(players: Players, way: str) -> None:
    player = players(auto_forced=False)
    player.start(1, 1)
    table = player.to_choice(lambda one: one.view.asked == "box" and one.session.undo_point() is not None)
    advised(player)
    moves = player.moves()
    if way == "escape":
        player.pilot.press(pygame.K_ESCAPE)
    elif way == "right":
        player.pilot.click((6, 400), button=3)
    elif way == "undo":
        player.pilot.press(pygame.K_z, pygame.KMOD_CTRL)
    else:
        look_back(player, 0)
        come_back(player)
    assert table.coach.advice is None
    assert player.pilot.scene is table
    assert (player.moves() < moves) == (way == "undo")
    player.pilot.steps(2)
    player.pilot.draw()


def test_while_the_coach_thinks_a_line_says_so_and_esc_stops_it(players: Players) -> None:
    thinker = Silent()
    player = players(thinker=thinker)
    table = _choice(player)
    player.pilot.press(pygame.K_c)
    player.pilot.steps(40)
    advice = open_advice(player)
    assert (advice.answer, advice.hints, table.idle()) == (None, (), False)
    player.pilot.draw()
    before = thinker.cancelled
    player.pilot.press(pygame.K_ESCAPE)
    assert table.coach.advice is None
    assert thinker.cancelled == before + 1


def test_a_coach_in_the_worker_can_be_left_at_once(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search without end stops when the slip is put away; the same process then makes the bots' moves."""
    thinker = WorkerThinker()
    player = players(bare=True, thinker=thinker)
    player.start(1, 2)
    table = player.to_choice()
    assert advised(player).hints
    player.pilot.press(pygame.K_ESCAPE)
    first = thinker.pid
    monkeypatch.setattr("ui.table.session.ADVICE", Effort(1e9))
    player.pilot.press(pygame.K_c)
    player.pilot.steps(20)
    player.pilot.until(lambda: thinker._request is not None)
    player.pilot.press(pygame.K_ESCAPE)
    assert thinker._request is None
    player.to_choice(lambda one: one.view.turn == 1)
    assert thinker.pid == first
    assert not table.session.bot_problem


def test_a_coach_that_fails_says_so_and_where_the_report_is(players: Players) -> None:
    player = players(thinker=Failing())
    app = player.pilot.app
    app.on_failure = CrashDesk(app).note
    table = _choice(player)
    for _ in range(2):
        advice = advised(player)
        assert advice.hints == ()
        assert advice.marks == []
        assert advice.where.endswith(".txt")
        player.pilot.draw()
        player.pilot.press(pygame.K_ESCAPE)
        assert table.coach.advice is None
    assert len(list(app.folders.crashes.iterdir())) == 1
    assert player.moves() == 0


@pytest.mark.parametrize(("game", "lang"), dealt(GAMES, LANGUAGES))
def test_the_slip_stands_beside_what_it_talks_about(players: Players, game: str, lang: str) -> None:
    """At several choices, with the longest reasons, in every window and scale, at every step."""
    player = players(lang=lang, bare=True, auto_forced=False)
    player.start(1, 3, game=game)
    for turn in range(3):
        table = player.to_choice(lambda one, least=turn: len(one.session.match.moments) > 13 * least)  # type: ignore[misc]
        advice = advised(player)
        _lengthen(table)
        for size, scale in SIZES:
            for step in (LOOK, MOVE, NUMBERS):
                advice.step = step
                resize(player, size, scale)
                assert covered(advice) == []
                assert pygame.Rect((0, 0), size).contains(advice.rect)
                assert all(advice.rect.contains(row) for row in advice.rows().values())
                assert all(pygame.Rect((0, 0), size).contains(mark.rect) for mark in advice.marks)
                assert advice.rect.contains(table.rects()["coach_away"])
        resize(player, *SIZES[0])
        player.pilot.press(pygame.K_ESCAPE)
        by_click(player)
    assert player.pilot.overflows == []


def _lengthen(table: TableScene) -> None:
    """Give every option of the advice a reason with two lines and a rival."""
    advice = table.coach.advice
    assert advice is not None
    assert advice.answer is not None
    assert advice.answer.advice is not None
    lines = [line.label for line in table.session.match.scores()[0].lines if not line.part.count(".")]
    told = (Difference(0, lines[0], -12.0, 0.1), Difference(1, lines[-1], 11.0, 0.1))
    hints = [
        Hint(hint.action, 99, 0.5, -18.0, "despite", 0 if number else 1, told)
        for number, hint in enumerate(advice.hints)
    ]
    advice.answer = Answer(advice=Advice(tuple(hints), 123_456))


@in_languages
@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_every_game_can_be_told_more_less_and_slightly(players: Players, game: str, lang: str) -> None:
    player = players(lang=lang, bare=True)
    table = player.start(1, 1, game=game)
    one, two = (player.pilot.app.text("plates.points", terms="", points=points) for points in (1, 2))
    labels = {line.label for score in table.session.match.scores() for line in score.lines if "." not in line.part}
    said: dict[str, tuple[str, float]] = {}
    for label in labels:
        for points in (0.3, 1.2, 2.0, -0.3, -1.2, -2.0):
            sentence = term(table.board, Difference(0, label, points))
            assert "{" not in sentence
            assert said.setdefault(sentence, (label, points)) == (label, points)
            assert (f"{one} " in sentence) == (abs(points) == 1.2)
            assert (f"{two} " in sentence) == (abs(points) == 2.0)


@in_languages
def test_no_sentence_is_used_for_two_things(players: Players, lang: str) -> None:
    """Every kind of reason, about more and less, the own score and that of a rival, has its own words."""
    player = players(lang=lang, bare=True)
    board = player.start(1, 1).board
    said: dict[str, Hint] = {}
    for kind in get_args(Reason):
        for than in (0, 1):
            for line, seat, points in (("river", 0, 3.0), ("river", 0, -3.0), ("river", 1, 3.0), ("trio", 1, -3.0)):
                told = (Difference(seat, "" if kind == "spread" else line, points),)
                named = kind in ("ends", "despite", "now", "spread")
                hint = Hint("a", 50, 0.5, 1.0, kind, than if kind not in ("", "only") else -1, told if named else ())
                if kind in ("now", "spread") and seat:
                    continue
                assert said.setdefault(reason(board, 0, hint), hint) == hint
    assert len(said) == 1 + 1 + 2 * 4 + 2 * 4 + 2 * 2 + 2 * 2 + 2


@in_languages
def test_the_margin_is_told_in_whole_points(lang: str) -> None:
    text = Text(lang, strict=True)
    told = [margin_words(text, margin) for margin in (-1.2, -0.2, 0.4, 0.6, 7.0)]
    assert told[1] == told[2] == text("coach.margin.level")
    assert told[0] == text("coach.margin.behind", n=1)
    assert told[3] == text("coach.margin.ahead", n=1)
    assert told[4] == text("coach.margin.ahead", n=7)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_reason_names_no_option_that_is_not_on_the_slip(players: Players, scale: float) -> None:
    """Where not all reasons have room, the options keep their rows all the same, and stand beside the board."""
    player = players(scale=scale)
    table = _choice(player)
    advice = advised(player, NUMBERS)
    assert sorted(advice.rows()) == list(range(len(advice.hints)))
    assert not advice.rect.colliderect(table.plan.main)
