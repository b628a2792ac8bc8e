"""Redo after undo: what was undone comes back as it was, until something else is chosen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from tests.ui.looking import difference, look_away, opened_fresh, rests
from tests.ui.play import Player, Players, by_click, click_button
from ui.scenes.cover import CoverScene
from ui.table.scene import TableScene


def _later(player: Player, game: str) -> TableScene:
    """A table at which the person is asked some moves into the game, with nothing tried out."""
    player.start(1, 2, game=game)
    return player.to_choice(lambda one: len(one.session.match.moments) > 4 and one.choice.rehearsal is None)


def _take_back(table: TableScene) -> None:
    """Take the last own choice back."""
    point = table.session.take_back_point()
    assert point is not None
    table.history.rewind(point, True)


@pytest.mark.parametrize("keys", [(pygame.K_y, pygame.KMOD_CTRL), (pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)])
@pytest.mark.parametrize("game", GAMES)
def test_redo_brings_back_what_undo_took(players: Players, game: str, keys: tuple[int, int]) -> None:
    player = players(pace="instant", auto_forced=False)
    table = _later(player, game)
    before = table.session.match.record()
    _take_back(table)
    assert len(table.session.match.moments) < len(before.actions)
    assert "redo" in player.pilot.names()
    player.pilot.press(*keys)
    after = table.session.match.record()
    assert (after.actions, after.prints, after.snapshot) == (before.actions, before.prints, before.snapshot)
    assert "redo" not in player.pilot.names()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_after_redo_is_as_if_opened_fresh(players: Players, game: str, tmp_path: Path) -> None:
    """Pixel by pixel, after undo and redo with the mouse."""
    player = players(pace="instant", auto_forced=False, motion="reduced")
    table = _later(player, game)
    _take_back(table)
    player.pilot.click("redo")
    player.pilot.steps(3)
    assert rests(table)
    look_away(table)
    app = player.pilot.app
    picture = app.window.copy()
    fresh, pilot = opened_fresh(table, tmp_path / "fresh")
    pilot.close()
    app.window = pygame.display.set_mode(app.size)
    assert difference(picture, fresh) == ""


def test_several_steps_come_back_in_their_order(players: Players) -> None:
    player = players(pace="instant")
    player.start(1, 2)
    table = player.to_choice(lambda table: len(table.session.match.moments) > 7)
    actions = [moment.action for moment in table.session.match.moments]
    for count in (5, 3):
        table.history.rewind(count, False)
    for count in (5, len(actions)):
        table.history.redo()
        assert [moment.action for moment in table.session.match.moments] == actions[:count]
    assert not table.history.can_redo


def test_a_new_choice_leaves_nothing_to_redo(players: Players) -> None:
    player = players(pace="instant")
    player.start(1, 2)
    table = player.to_choice(lambda table: len(table.session.match.moments) > 5)
    table.history.rewind(3, False)
    assert [table.history.can_redo] == [True]
    player.until_asked()
    by_click(player)
    by_click(player)
    assert [table.history.can_redo] == [False]
    assert "redo" not in player.pilot.names()
    moves = player.moves()
    player.pilot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert player.moves() == moves


def test_what_was_tried_out_and_put_back_can_be_tried_again(players: Players) -> None:
    player = players(pace="instant", auto_forced=False)
    player.start(1, 1, game="encyclopedia")
    table = player.to_choice()
    for _ in range(40):
        if table.choice.rehearsal is not None and len(table.choice.rehearsal.actions()) > 1:
            break
        player.answer(by_click, click_button)
        player.until_asked()
    assert table.choice.rehearsal is not None
    tried = table.choice.rehearsal.actions()
    player.pilot.press(pygame.K_BACKSPACE)
    player.pilot.press(pygame.K_BACKSPACE)
    for _ in range(2):
        player.pilot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert table.choice.rehearsal is not None
    assert table.choice.rehearsal.actions() == tried


def test_redo_of_a_person_leads_behind_the_cover_of_the_next(players: Players) -> None:
    """With several persons redo shows nobody what the other one sees."""
    player = players(pace="instant")
    table = player.start(2, 0)
    player.to_choice()
    first = table.viewer
    while not isinstance(player.pilot.scene, CoverScene):
        player.answer(by_click, click_button)
        player.pilot.until(lambda: isinstance(player.pilot.scene, CoverScene) or table.interactive)
    player.pilot.click("undo")
    player.pilot.until(lambda: isinstance(player.pilot.scene, CoverScene) or table.interactive)
    if isinstance(player.pilot.scene, CoverScene):
        player.pilot.click("ready")
    assert table.viewer == first
    assert table.history.can_redo
    player.pilot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert table.viewer not in (first, 1 - first)
    player.pilot.until(lambda: isinstance(player.pilot.scene, CoverScene))
