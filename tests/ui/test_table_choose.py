"""Choosing at the table: clicks, drags, keys; cancelling; what is refused and what is foretold."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.values import Decision
from tests.ui.play import Player, Players, by_click, by_keys, click_button, press_on, refusing
from ui.table.scene import TableScene
from ui.table.status import status_text


def _stack(table: TableScene) -> str:
    """A stack that can be taken up."""
    return table.gesture.next_places(())[0]


def _solo(players: Players, **settings: Any) -> tuple[Player, TableScene]:
    """A person against two bots at a choice where something is refused."""
    player = players(**settings)
    player.start(1, 2)
    return player, player.to_choice(refusing)


EMPTY = (1270, 715)
"""A point where nothing lies."""


@pytest.mark.parametrize("way", ["escape", "right", "nothing"])
def test_what_is_taken_up_can_be_put_back(players: Players, way: str) -> None:
    player, table = _solo(players)
    stack, before = _stack(table), player.moves()
    player.pilot.click(stack)
    assert player.held() == (stack,)
    if way == "escape":
        player.pilot.press(pygame.K_ESCAPE)
    elif way == "right":
        player.pilot.click(stack, button=3)
    else:
        player.pilot.click(EMPTY)
    assert player.held() == ()
    assert player.moves() == before
    assert player.top() is table
    assert table.interactive


def test_escape_with_nothing_in_hand_opens_the_menu(players: Players) -> None:
    player, table = _solo(players)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.top == "PauseScene"
    player.pilot.press(pygame.K_ESCAPE)
    assert player.top() is table
    assert table.interactive


@pytest.mark.parametrize("end", [EMPTY, (-40, -40), (1279, 0)])
def test_a_stray_drag_never_commits(players: Players, end: tuple[int, int]) -> None:
    player, table = _solo(players)
    before = player.moves()
    player.pilot.drag(_stack(table), end)
    assert player.moves() == before
    assert player.held() == ()
    assert not table.pointer.dragging
    assert status_text(table) == table.board.status(table.view, _decision(table), ())


def _decision(table: TableScene) -> Decision:
    decision = table.session.decision
    assert decision is not None
    return decision


def test_a_drag_over_buttons_and_other_zoos_never_commits(players: Players) -> None:
    player, table = _solo(players)
    before = player.moves()
    for end in ("undo", "menu", "panel.1", "header", "die"):
        player.pilot.drag(_stack(table), end)
        assert player.moves() == before, end
        assert player.held() == ()
        assert player.top() is table


def test_a_drag_back_to_the_stack_leaves_it(players: Players) -> None:
    player, table = _solo(players)
    stack, before = _stack(table), player.moves()
    first = table.board.names[stack].center
    player.pilot.move(first)
    player.pilot.send(pygame.MOUSEBUTTONDOWN, pos=first, button=1)
    for pos in ((first[0], first[1] - 200), first):
        player.pilot.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))
        player.pilot.draw()
    player.pilot.send(pygame.MOUSEBUTTONUP, pos=first, button=1)
    assert player.held() == ()
    assert player.moves() == before


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, None])
def test_a_drag_can_be_called_off_in_the_middle(players: Players, key: int | None) -> None:
    """Esc or a right click in the middle of a drag; letting go over a target then does nothing."""
    player, table = _solo(players)
    stack, before = _stack(table), player.moves()
    start, end = table.board.names[stack].center, table.board.names[table.gesture.next_places((stack,))[0]].center
    player.pilot.move(start)
    player.pilot.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    player.pilot.send(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
    assert table.pointer.dragging
    if key is None:
        player.pilot.send(pygame.MOUSEBUTTONDOWN, pos=end, button=3)
    else:
        player.pilot.press(key)
    player.pilot.send(pygame.MOUSEBUTTONUP, pos=end, button=1)
    assert player.moves() == before
    assert player.held() == ()
    assert player.top() is table


def test_the_only_stack_is_in_hand_at_once_and_can_be_dragged(players: Players) -> None:
    """With one species left it is taken up by itself; click and drag both go on from there."""
    player = players(auto_forced=False)
    player.start(1, 2)
    table = player.to_choice(lambda table: len(table.gesture.next_places(())) == 1 and len(table.gesture.paths) > 1)
    stack, before = table.gesture.next_places(())[0], player.moves()
    assert player.held() == (stack,)
    player.pilot.drag(stack, EMPTY)
    assert player.moves() == before
    start, end = table.board.names[stack].center, table.board.names["pen.river"].center
    player.pilot.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    player.pilot.send(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.send(pygame.MOUSEBUTTONUP, pos=end, button=1)
    assert (player.top(), player.moves()) == (table, before)
    player.pilot.drag(stack, table.gesture.next_places((stack,))[0])
    assert player.moves() > before


def test_a_chosen_stack_can_still_be_dragged(players: Players) -> None:
    player, table = _solo(players)
    stack, before = _stack(table), player.moves()
    player.pilot.click(stack)
    player.pilot.drag(stack, table.gesture.next_places((stack,))[0])
    assert player.moves() > before


def test_a_move_is_confirmed_first(players: Players) -> None:
    player, table = _solo(players, confirm_moves=True)
    stack, before = _stack(table), player.moves()
    pen = table.gesture.next_places((stack,))[0]
    player.pilot.drag(stack, pen)
    assert (table.mode, player.moves()) == ("confirm", before)
    player.pilot.draw()
    player.pilot.click("cancel")
    assert (table.mode, player.held(), player.moves()) == ("play", (), before)
    player.pilot.click(stack)
    player.pilot.click(pen)
    player.pilot.press(pygame.K_ESCAPE)
    assert (table.mode, player.held(), player.moves()) == ("play", (), before)
    player.pilot.click(stack)
    player.pilot.click(pen)
    player.pilot.steps(120)
    assert player.moves() == before
    player.pilot.press(pygame.K_RETURN)
    assert player.moves() > before


@pytest.mark.parametrize("auto", [True, False])
def test_forced_choices_play_themselves_if_that_is_wished(players: Players, auto: bool) -> None:
    """The last dinosaur in hand often has one place only."""
    player = players(seed=11, auto_forced=auto)
    table = player.start(1, 1)
    alone = 0

    def choose(one: Player) -> None:
        nonlocal alone
        if len(table.gesture.paths) == 1:
            alone += 1
            before = one.moves()
            one.pilot.steps(90)
            assert (one.moves() == before) is not auto
        if table.interactive:
            by_click(one)

    player.play(choose, click_button)
    forced = [moment for moment in table.session.match.moments if moment.seat == 0 and moment.forced]
    assert forced
    assert auto or alone


def test_digits_choose_in_the_order_of_the_places(players: Players) -> None:
    player, table = _solo(players)
    stacks = table.choices()
    player.pilot.press(pygame.K_9)
    assert player.held() == ()
    player.pilot.press(pygame.K_2)
    assert player.held() == (stacks[1],)
    assert table.controls.ring.visible
    before = player.moves()
    player.pilot.press(pygame.K_KP1)
    assert player.moves() > before


def test_the_focus_leads_on_when_keys_are_used(players: Players) -> None:
    """After taking something up the ring is on the first place it may go to, and is drawn there."""
    player, table = _solo(players)
    press_on(player, _stack(table))
    ring = table.controls.ring
    assert ring.visible
    assert ring.focused is not None
    assert ring.focused.name == table.choices()[0]
    with_ring = pygame.image.tobytes(player.pilot.draw(), "RGB")
    ring.visible = False
    assert pygame.image.tobytes(player.pilot.draw(), "RGB") != with_ring
    player.pilot.move(EMPTY)
    by_keys(player)
