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
from tests.ui.coaching import advised
from tests.ui.play import LIMIT, Players, by_click, click_button, seated
from ui.scenes.coach import CoachScene
from ui.scenes.cover import CoverScene
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


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_advice_in_every_game(players: Players, game: str, lang: str) -> None:
    """The options of the position in the board's words, without a question mark; the game stays as it was."""
    player = players(lang=lang, auto_forced=False)
    player.start(1, 2, game=game)
    for turn in range(4):
        table = player.to_choice(lambda one, least=turn: len(one.session.match.moments) > 9 * least)  # type: ignore[misc]
        before, decision = _position(table), table.choice.decision
        scene = advised(player)
        assert decision is not None
        assert {hint.action for hint in scene.hints} <= {option.text for option in decision.options}
        assert len(scene.hints) >= 1
        for hint in scene.hints:
            assert scene.describe(hint.action).strip()
            assert not scene.describe(hint.action).endswith("?")
        player.pilot.draw()
        player.pilot.press(pygame.K_ESCAPE)
        assert player.pilot.scene is table
        assert _position(table) == before
        by_click(player)
    assert player.pilot.overflows == []


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
            scene = advised(player)
            assert {hint.action for hint in scene.hints} <= {option.text for option in decision.options}
            if len(decision.options) == 1:
                assert [hint.reason for hint in scene.hints] == ["coach.only"]
            tried += scene.tried
            player.pilot.press(pygame.K_RETURN)
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
    scene = advised(player)
    assert scene.lead() == player.pilot.app.text("coach.tried")
    knowledge = table.session.match.rules.decode(scene.question.knowledge)
    now = table.choice.match.decision()
    assert now is not None
    assert [option.text for option in table.session.match.rules.options(knowledge)] == [o.text for o in now.options]
    player.pilot.press(pygame.K_ESCAPE)
    assert (player.moves(), len(table.choice.match.moments), table.mode) == (moves, shown, "trial")


def test_the_button_asks_too_and_a_click_closes(players: Players) -> None:
    player = players()
    player.start(1, 2)
    table = player.to_choice()
    player.pilot.click("coach")
    assert player.pilot.top == "CoachScene"
    player.pilot.click((8, 8))
    assert player.pilot.scene is table
    player.pilot.click("coach")
    player.pilot.click("ok")
    assert player.pilot.scene is table
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
    for _ in range(2):
        assert not _enabled(table)
        player.pilot.press(pygame.K_c)
        table.coach.ask()
        assert player.pilot.scene is table
        table.history.look_back(0)
    monkeypatch.undo()
    table.history.present()
    player.play(by_click, click_button)
    player.pilot.click("table")
    assert table.mode == "over"
    assert not _enabled(table)


def test_while_pieces_fly_the_coach_waits(players: Players) -> None:
    player = players(bare=True, pace="slow", auto_forced=False)
    player.start(1, 2)
    table = player.to_choice()
    player.to_choice(lambda one: one.session.match.moments != [])
    table.history.recap()
    assert table.motion.busy
    assert not _enabled(table)
    player.pilot.press(pygame.K_c)
    table.coach.ask()
    assert player.pilot.scene is table


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
            assert not isinstance(player.pilot.scene, CoachScene)
        else:
            scene = advised(player)
            match, seat = table.session.match, table.viewer
            assert scene.question.seat == seat == table.session.person_to_act
            world = match.rules.decode(scene.question.knowledge)
            own, theirs = (match.rules.view(world, one) for one in (seat, 1 - seat))
            assert isinstance(own, DraftView)
            assert isinstance(theirs, DraftView)
            assert own.hands == match.view(seat).hands
            assert theirs.own_pick == -1
            other = match.fork()
            other._state = match.rules.determinize(match._state, seat, 99)
            assert table.session.question(other, seat) == scene.question
            seen.add(seat)
            player.pilot.press(pygame.K_ESCAPE)
        if len(seen) == 2:
            return
        player.answer(by_click, click_button)
