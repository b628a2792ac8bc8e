"""Large cards on hover at every table: beside what is asked and what can be chosen, never over it; and other seats."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.shares import dealt
from tests.ui.play import Player, Players, by_click, click_button
from ui.table.rivals import REST
from ui.table.scene import TableScene

pytestmark = pytest.mark.parametrize("game", list(GAMES))

PROMPTS = 2
"""So many questions of a game are looked at."""

SETTLED = 0.5


def _looked_at(player: Player, name: str) -> bool:
    """Rest on a place until its card is there; whether there is one that shows the thing itself."""
    table = player.table
    player.pilot.move(table.seen[name].center)
    player.pilot.steps(5, SETTLED / 5)
    return table.controls.tooltip.shown and table.controls.tooltip.large


def _covers(table: TableScene) -> list[str]:
    """What the card covers that must stay free."""
    card, controls = table.controls.tooltip.rect, table.controls
    places = {f"kept {n}": rect for n, rect in enumerate(controls.kept)}
    places |= {name: table.seen[name] for name in table.choices() if name in table.seen}
    places["itself"] = table.seen.get(table.pointer.hover, card.move(9999, 0))
    return [name for name, rect in places.items() if card.colliderect(rect)]


@pytest.mark.parametrize(("size", "lang"), dealt([(1920, 1080), (1280, 720)], LANGUAGES))
def test_no_large_card_lies_over_the_question(players: Players, game: str, size: tuple[int, int], lang: str) -> None:
    player = players(size=size, lang=lang, auto_forced=False)
    player.start(1, 2, game=game)
    window, shown, asked = pygame.Rect((0, 0), size), 0, 0
    while asked < PROMPTS and player.until_asked():
        table = player.table
        if player.pilot.scene is table and table.interactive:
            asked += 1
            for name in list(table.seen):
                if _looked_at(player, name):
                    shown += 1
                    assert _covers(table) == [], f"{game}: the card of {name} covers what matters"
                    assert window.contains(table.controls.tooltip.rect)
            table.rivals.close()
        player.answer(by_click, click_button)
    assert shown > 0, f"{game} shows nothing large"
    assert player.pilot.overflows == []


def test_what_the_log_tells_of_can_be_looked_at(players: Players, game: str) -> None:
    """A place that the log names for a picture has a tip and a close-up, whatever lies on the table."""
    player = players()
    table = player.start(1, 1, game=game)
    player.play_on(12)
    places = {table.board.told_of(entry.line.image) for entry in table.log.entries} - {""}
    for name in places:
        assert table.board.tip(table.view, name), f"{game} says nothing of {name}"
        assert table.board.close_up(table.view, name) is not None, f"{game} does not show {name}"
    assert not any(table.board.told_of(image) for image in ("", "icons/trophy"))


def test_another_seat_opens_on_its_strip_alone(players: Players, game: str) -> None:
    player = players(auto_forced=False)
    table = player.start(1, 2, game=game)
    player.until_asked()
    asked = set(table.gesture.next_places())
    strips = {seat: table.rivals.strip(seat) for seat in table.plan.panels}
    for name, rect in table.board.names.items():
        if any(strip.collidepoint(rect.center) for strip in (table.plan.main, *strips.values())):
            continue
        player.pilot.move(rect.center)
        player.pilot.steps(9, REST / 7)
        assert table.large is None, f"{game}: resting on {name} opens another seat"
    for seat, strip in strips.items():
        if f"panel.{seat}.header" not in asked:
            player.pilot.move(strip.center)
            player.pilot.steps(9, REST / 7)
            assert table.large == seat
            player.pilot.move(table.plan.main.center)
            assert table.large is None


def test_another_seat_stays_open_by_key_and_click(players: Players, game: str) -> None:
    """Its things have tips for pointer and keys; the same key, a click and Esc put it away."""
    player = players(auto_forced=False)
    table = player.start(1, 2, game=game)
    player.until_asked()
    seat, keys = next(iter(table.plan.panels)), (pygame.K_F2, pygame.K_ESCAPE)
    for key in keys:
        player.pilot.press(pygame.K_F2)
        assert table.large == seat
        player.pilot.move(table.board.large_rect().center)
        assert table.large == seat, "it goes when the pointer comes to look"
        for name, rect in table.board.large_places(table.view, seat).items():
            assert table.board.large_rect().contains(rect), f"{game}: {name} lies outside of what is open"
            assert table.seen[name] == rect
        player.pilot.draw()
        player.pilot.press(key)
        assert table.large is None
    moves = player.moves()
    player.pilot.click(table.rivals.strip(seat).center)
    assert table.large == seat
    player.pilot.click(table.rivals.strip(seat).center)
    assert player.moves() == moves
    assert table.rivals.shown is None
