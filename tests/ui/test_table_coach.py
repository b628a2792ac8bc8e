"""The coach at the table: advice on request, for the person who must choose, and nothing of the game changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ai.messages import Effort
from game.core.state import fingerprint
from game.draftosaurus.view import DraftView
from game.registry import GAMES
from tests.games import SUBJECTS
from tests.languages import LANGUAGES
from tests.shares import dealt
from tests.ui.coaching import advised, covered, open_advice
from tests.ui.play import LIMIT, Players, by_click, click_button, seated
from tests.ui.replaying import come_back, look_back
from ui.scenes.cover import CoverScene
from ui.table.advice import LOOK, MOVE, NUMBERS, Advice
from ui.table.scene import TableScene


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """Players in a folder of their own, whose coach looks at few play-outs."""
    monkeypatch.setattr("ui.table.session.ADVICE", Effort(1e9, 6))
    yield from seated(tmp_path, monkeypatch)


def _position(table: TableScene) -> tuple[object, ...]:
    """Everything that advice must leave as it is."""
    match = table.session.match
    return (fingerprint(match._state), len(match.moments), table.view, table.mode, table.gesture.chosen, table.viewer)


@pytest.mark.parametrize(("game", "lang"), dealt(GAMES, LANGUAGES))
def test_advice_in_every_game(players: Players, game: str, lang: str) -> None:
    """The options of the position in the board's words, without a question mark; the game stays as it was."""
    player = players(lang=lang, auto_forced=False)
    player.start(1, 2, game=game)
    for turn in range(4):
        table = player.to_choice(lambda one, least=turn: len(one.session.match.moments) > 9 * least)  # type: ignore[misc]
        before, decision = _position(table), table.choice.decision
        advice = advised(player)
        assert decision is not None
        assert {hint.action for hint in advice.hints} <= {option.text for option in decision.options}
        assert len(advice.hints) >= 1
        for hint in advice.hints:
            assert advice.describe(hint).strip()
            assert not advice.describe(hint).endswith("?")
            assert advice.why(hint).strip()
        player.pilot.draw()
        player.pilot.press(pygame.K_ESCAPE)
        player.pilot.steps(1)
        assert player.pilot.scene is table
        assert table.coach.advice is None
        assert _position(table) == before
        by_click(player)
    assert player.pilot.overflows == []


def _stands_beside(advice: Advice) -> None:
    """The slip covers nothing that it talks about, and marks lie on the places of their options."""
    assert covered(advice) == []
    assert advice.table.app.window.get_rect().contains(advice.rect)
    for number, hint in enumerate(advice.hints[: advice.shown]):
        places = {mark.place for mark in advice.marks if mark.number == number}
        assert places
        assert places <= set(advice.path(hint))
    for mark in advice.marks:
        assert mark.rect.colliderect(advice.table.board.names[mark.place])


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_prompt_can_be_asked_about(players: Players, game: str) -> None:
    """Along a game every new prompt is advised, also where a turn is tried out and where one option is left."""
    player = players(auto_forced=False, bare=True)
    player.start(1, 1, game=game)
    prompts: set[tuple[str, bool, str] | None] = set()
    tried = 0
    for _ in range(150):
        if not player.until_asked():
            break
        table = player.table
        decision = table.choice.decision
        kind = (decision.prompt, len(decision.options) == 1, table.mode) if decision is not None else None
        if player.pilot.scene is table and table.coach.can_ask and decision is not None and kind not in prompts:
            prompts.add(kind)
            advice = advised(player)
            assert {hint.action for hint in advice.hints} <= {option.text for option in decision.options}
            if len(decision.options) == 1:
                assert [hint.reason for hint in advice.hints] == ["only"]
            tried += advice.tried
            _stands_beside(advice)
            player.pilot.press(pygame.K_ESCAPE)
        player.answer(by_click, click_button)
    asked = {kind[0] for kind in prompts if kind is not None}
    assert len(asked) >= SUBJECTS[game].prompts
    assert (tried > 0) == SUBJECTS[game].rehearses


def test_a_turn_that_is_tried_out_is_advised_where_it_stands(players: Players) -> None:
    """The advice is about the copy on which the turn is tried; the game itself has not moved."""
    player = players(auto_forced=False)
    player.start(1, 1, game="encyclopedia")
    table = player.to_choice(lambda one: one.mode == "trial" and not player.unconfirmed())
    assert table.choice.match is not table.session.match
    moves, shown = player.moves(), len(table.choice.match.moments)
    advice = advised(player)
    assert advice.tried
    knowledge = table.session.match.rules.decode(advice.question.knowledge)
    now = table.choice.match.decision()
    assert now is not None
    assert [option.text for option in table.session.match.rules.options(knowledge)] == [o.text for o in now.options]
    player.pilot.press(pygame.K_ESCAPE)
    assert table.coach.advice is None
    assert (player.moves(), len(table.choice.match.moments), table.mode) == (moves, shown, "trial")


def test_the_buttons_ask_tell_more_and_put_away(players: Players) -> None:
    player = players()
    player.start(1, 2)
    table = player.to_choice()
    player.pilot.click("coach")
    advice = open_advice(player)
    player.pilot.until(lambda: advice.answer is not None)
    assert advice.step == LOOK
    player.pilot.click("coach_more")
    assert advice.step == MOVE
    player.pilot.click("coach_more")
    assert advice.step == NUMBERS
    assert "coach_more" not in table.rects()
    player.pilot.click("coach_away")
    player.pilot.steps(1)
    assert table.coach.advice is None
    assert "coach_away" not in table.rects()
    assert player.moves() == 0


def test_while_a_choice_waits_for_confirmation_the_coach_can_be_asked(players: Players) -> None:
    player = players(confirm_moves=True)
    player.start(1, 2)
    table = player.to_choice(lambda one: len(one.gesture.paths) > 1)
    player.pilot.click(table.gesture.next_places()[0])
    player.pilot.click(table.gesture.next_places()[0])
    assert table.mode == "confirm"
    before = _position(table)
    assert advised(player).hints
    player.pilot.press(pygame.K_ESCAPE)
    assert table.coach.advice is None
    assert _position(table) == before
    player.pilot.click("confirm")
    assert player.moves() > 0


def _enabled(table: TableScene) -> bool:
    target = table.buttons["coach"].target
    return target is not None and target.enabled


def test_nobody_is_advised_while_nothing_is_asked_of_a_person(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in a bot's turn, not while something moves, not while looking back, not after the end."""
    player = players(bare=True)
    player.start(1, 2)
    table = player.to_choice()
    assert _enabled(table)
    monkeypatch.setattr(player.thinker, "poll", lambda: None)
    by_click(player)
    by_click(player)
    player.pilot.steps(3)
    assert table.session.bot_to_act is not None
    assert not _enabled(table)
    player.pilot.press(pygame.K_c)
    table.coach.ask()
    assert table.coach.advice is None
    look_back(player, 0)
    player.pilot.press(pygame.K_c)
    assert table.coach.advice is None
    come_back(player)
    monkeypatch.undo()
    player.play(by_click, click_button)
    player.pilot.click("table")
    assert table.mode == "over"
    assert not _enabled(table)


def test_while_pieces_fly_the_coach_waits(players: Players) -> None:
    player = players(bare=True, pace="slow", auto_forced=False)
    player.start(1, 2)
    table = player.to_choice()
    player.to_choice(lambda one: one.session.match.moments != [])
    table.recap.ask()
    assert table.motion.busy
    assert not _enabled(table)
    player.pilot.press(pygame.K_c)
    table.coach.ask()
    assert table.coach.advice is None


def test_with_several_persons_only_the_one_who_is_asked_is_advised(players: Players) -> None:
    """Behind the cover there is nobody to advise; after it, the coach gets a world dealt anew for that seat."""
    player = players()
    table = player.start(2, 0)
    seen = set()
    for _ in range(LIMIT):
        assert player.until_asked()
        if isinstance(player.pilot.scene, CoverScene) or table.mode == "continue":
            assert not table.coach.can_ask
            table.coach.ask()
            assert table.coach.advice is None
        else:
            advice = advised(player)
            match, seat = table.session.match, table.viewer
            assert advice.question.seat == seat == table.session.person_to_act
            world = match.rules.decode(advice.question.knowledge)
            own, theirs = (match.rules.view(world, one) for one in (seat, 1 - seat))
            assert isinstance(own, DraftView)
            assert isinstance(theirs, DraftView)
            assert own.hands == match.view(seat).hands
            assert theirs.own_pick == -1
            other = match.fork()
            other._state = match.rules.determinize(match._state, seat, 99)
            assert table.session.question(other, seat) == advice.question
            seen.add(seat)
            player.pilot.press(pygame.K_ESCAPE)
        if len(seen) == 2:
            return
        player.answer(by_click, click_button)


def test_no_button_of_the_log_shows_through_the_slip(players: Players) -> None:
    """What lies under it is taken away and comes back with the log."""
    player = players(size=(1280, 720), scale=2.0)
    player.start(1, 3, game="encyclopedia")
    table = player.to_choice(lambda one: len(one.gesture.paths) > 2 and len(one.session.match.moments) > 9)
    usual = {name for name, rect in table.controls.rects().items() if table.plan.log.colliderect(rect)}
    assert usual
    advice = advised(player, MOVE)
    left = table.controls.rects()
    assert not [name for name in usual & set(left) if left[name].colliderect(advice.rect)]
    player.pilot.press(pygame.K_c)
    player.pilot.press(pygame.K_c)
    assert table.coach.advice is None
    assert usual <= set(table.controls.rects())
