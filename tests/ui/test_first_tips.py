"""First tips: one sentence, once, off by one switch and back by another."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from tests.ui.play import Player, Players
from ui.scenes.settings import SettingsScene
from ui.table.first_tips import PARTS, SHOWN


def wait(player: Player, seconds: float) -> None:
    """Let time pass at the table."""
    player.pilot.steps(round(seconds * 20), 0.05)


def told(player: Player) -> list[str]:
    """Rest at the table until nothing more is told; all sentences in their order."""
    heard: list[str] = []
    for _ in range(12):
        wait(player, 8)
        if player.table.tips.words and player.table.tips.words not in heard:
            heard.append(player.table.tips.words)
    return heard


@pytest.mark.parametrize("game", list(GAMES))
def test_every_tip_is_told_once(players: Players, game: str) -> None:
    """What was told is not told again, neither at this table nor at another one."""
    player = players(tips=True)
    player.start(1, 2, game=game)
    player.play_on(6)
    player.until_asked()
    heard = told(player)
    assert player.pilot.app.text("tips.log") in heard
    assert len(heard) == len(set(heard)) == len(player.pilot.app.learnt.met())
    again = players(tips=True)
    again.start(1, 2, game=game)
    again.play_on(6)
    again.until_asked()
    assert told(again) == []


def test_a_tip_covers_neither_its_part_nor_what_can_be_chosen(players: Players) -> None:
    player = players(tips=True, size=(1280, 720), scale=1.5, lang="fr")
    table = player.start(1, 2)
    player.play_on(4)
    player.until_asked()
    player.pilot.until(lambda: bool(table.tips.words), 2000)
    spot, anchor = table.tips.spot(player.pilot.app.size)
    assert pygame.Rect((0, 0), player.pilot.app.size).contains(spot)
    assert not spot.colliderect(anchor)
    assert not [name for name in table.choices() if spot.colliderect(table.board.names[name])]
    assert player.pilot.draw() is not None


def test_a_click_puts_a_tip_away_and_does_what_it_does(players: Players) -> None:
    player = players(tips=True)
    table = player.start(1, 2)
    player.play_on(4)
    player.until_asked()
    player.pilot.until(lambda: bool(table.tips.words), 2000)
    place = table.gesture.next_places()[0]
    player.pilot.click(place)
    assert not table.tips.words
    assert table.gesture.chosen == (place,)


def test_a_tip_goes_by_itself(players: Players) -> None:
    player = players(tips=True)
    table = player.start(1, 2)
    player.play_on(4)
    player.until_asked()
    player.pilot.until(lambda: bool(table.tips.words), 2000)
    first = table.tips.words
    wait(player, SHOWN + 1)
    assert table.tips.words != first


def test_the_cover_is_explained_once(players: Players) -> None:
    player = players(tips=True)
    player.start(2, 1)
    player.pilot.until(lambda: player.pilot.top == "CoverScene")
    player.pilot.steps(2)
    assert player.pilot.app.notices.current == player.pilot.app.text("tips.cover")
    assert "cover" in player.pilot.app.learnt.met()


def test_one_switch_turns_all_off_and_another_brings_all_back(players: Players) -> None:
    player = players(tips=True)
    app = player.pilot.app
    for part in PARTS:
        app.learnt.meet(part)
    app.push(SettingsScene(app))
    player.pilot.steps(2)
    player.pilot.click("tips_again")
    assert app.learnt.met() == set()
    player.pilot.click("tips")
    assert not app.settings.tips
    player.pilot.press(pygame.K_ESCAPE)
    player.start(1, 2)
    player.play_on(4)
    player.until_asked()
    assert told(player) == []
    assert app.learnt.met() == set()
