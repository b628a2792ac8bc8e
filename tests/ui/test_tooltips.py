"""Tooltips go at a click, stay away until something else is pointed at, and never cover what is asked."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from tests.shares import dealt
from tests.ui.pilot import Pilot
from tests.ui.play import Player, Players, by_click, click_button
from ui.scenes.settings import SettingsScene
from ui.table.scene import TableScene
from ui.widgets.tooltip import Around, spot


def _rest(pilot: Pilot, place: str | tuple[int, int]) -> bool:
    """Whether a tooltip comes when the pointer rests on a place."""
    pilot.move(place)
    pilot.steps(6, 0.1)
    return pilot.scene.controls.tooltip.shown


def test_a_click_takes_the_tooltip_away(tmp_path: Path) -> None:
    """Also where the page is laid out anew by it, and as long as the pointer stays on the control."""
    pilot = Pilot(tmp_path)
    pilot.push(SettingsScene(pilot.app))
    assert _rest(pilot, "scale")
    pilot.click("scale")
    pilot.steps(6, 0.1)
    assert not pilot.scene.controls.tooltip.shown
    x, y = pilot.where("scale")
    assert not _rest(pilot, (x + 3, y))
    assert _rest(pilot, "aids")
    assert _rest(pilot, "scale")
    pilot.close()


def test_keys_bring_it_back(tmp_path: Path) -> None:
    """Whoever walks on with the keys after a click is told what the keys are on."""
    pilot = Pilot(tmp_path)
    pilot.push(SettingsScene(pilot.app))
    pilot.click("aids")
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_TAB)
    pilot.steps(6, 0.1)
    assert pilot.scene.controls.tooltip.shown
    pilot.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_the_board_takes_the_tooltip_away(players: Players, game: str) -> None:
    """A choice is made by clicks; no tooltip comes back under the resting pointer, even where the board changes."""
    player = players(seed=3, auto_forced=False)
    player.start(1, 1, game=game)
    for _ in range(6):
        table = player.to_choice()
        by_click(player)
        player.pilot.steps(6, 0.1)
        assert not table.controls.tooltip.shown


@pytest.mark.parametrize(("game", "size"), dealt(GAMES, [((1280, 720),), ((1920, 1080),)]))
def test_no_tooltip_covers_what_is_asked(players: Players, game: str, size: tuple[int, int]) -> None:
    """Whatever the pointer rests on: the status line, the buttons of the prompt and what is chosen from stay free."""
    player = players(seed=5, size=size, lang="fr", confirm_moves=True, auto_forced=False)
    player.start(1, 2, game=game)
    looked = _look_everywhere(player, player.to_choice())
    player.answer(by_click, click_button)
    table = player.to_choice(lambda _table: player.moves() > 0)
    looked += _look_everywhere(player, table)
    while not player.unconfirmed():
        player.answer(by_click, click_button)
        player.until_asked()
    looked += _look_everywhere(player, table)
    assert looked > 10


def _look_everywhere(player: Player, table: TableScene) -> int:
    """Rest on every named place; how many tooltips came."""
    shown = 0
    names = table.rects()
    for name, rect in names.items():
        table.controls._clicked = None
        if player.pilot.scene is not table or not _rest(player.pilot, rect.center):
            continue
        shown += 1
        card = table.controls.tooltip.rect
        for asked in _asked(table):
            assert not card.colliderect(asked), f"{name}: {card} over {asked}"
    return shown


def _asked(table: TableScene) -> list[pygame.Rect]:
    """What must stay free: the status line, the buttons of the prompt, and the choices in what a board wants clear."""
    names, zones = table.rects(), table.board.kept_clear()
    chosen_from = [names[name] for name in table.choices() if any(zone.contains(names[name]) for zone in zones)]
    return [table.plan.status, *(names[name] for name in table.prompts), *chosen_from]


def test_a_card_finds_a_place_that_covers_nothing_asked() -> None:
    """Beside its anchor where it can, else anywhere that is free."""
    anchor, window = pygame.Rect(400, 300, 100, 60), (800, 600)
    asked = [pygame.Rect(0, 0, 800, 250), pygame.Rect(0, 400, 800, 200)]
    place = pygame.Rect(spot((200, 80), anchor, window, 8, Around(asked)), (200, 80))
    assert place.collidelist([anchor, *asked]) == -1
    crowded = [*asked, pygame.Rect(150, 250, 250, 150), pygame.Rect(500, 250, 120, 150)]
    place = pygame.Rect(spot((140, 80), anchor, window, 8, Around(crowded)), (140, 80))
    assert place.collidelist([anchor, *crowded]) == -1
    under = pygame.Rect(spot((140, 80), anchor, window, 8, Around()), (140, 80))
    assert under.midtop == (anchor.centerx, anchor.bottom + 8)


@pytest.mark.parametrize("game", GAMES)
def test_the_tooltip_of_a_seat_keeps_off_its_part(players: Players, game: str) -> None:
    """Who rests on a name sees that seat's part whole, and reads about the seat beside it."""
    player = players(bare=True)
    table = player.start(1, 2, game=game)
    table.motion.skip()
    player.pilot.move(table.rivals.strip(1).center)
    player.pilot.steps(20, 0.1)
    assert table.large == 1
    assert table.controls.tooltip.shown
    assert not table.controls.tooltip.rect.colliderect(table.board.large_rect().inflate(-8, -8))
