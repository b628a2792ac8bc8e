"""What a table of Cubosaurs shows between rounds, and where things stand on its strips."""

from __future__ import annotations

import pygame

from tests.ui.moments import choose, opened, stages_of
from tests.ui.play import Players
from ui.boards.cubosaurs import spots
from ui.boards.cubosaurs.board import CuboBoard
from ui.boards.kit.names import strip
from ui.table import strips
from ui.table.header import badge_spot
from ui.table.scene import TableScene


def badge(table: TableScene, seat: int, image: str) -> pygame.Rect:
    """Where the table draws a badge of a seat."""
    head = strips.header_of(table, seat, active=False)
    number = [picture for picture, _ in head.badges].index(image)
    return badge_spot(table.app, table.board.names[strip(seat, table.focus)], head, number)


def test_what_flies_to_a_strip_lands_on_its_badge(players: Players) -> None:
    table = opened(players(bare=True), "cubosaurs", 3, {"advanced": "yes"})
    board = table.board
    assert isinstance(board, CuboBoard)
    table.draw(pygame.Surface(table.app.window.size))
    seats = [seat for seat in range(3) if f"purse.{seat}" not in board.names]
    assert table.focus in seats
    for seat in seats:
        assert spots.purse(board, table.view, seat) == badge(table, seat, "cubosaurs/dna")


def test_a_new_round_leaves_no_mark_of_what_it_cleared(players: Players) -> None:
    table = opened(players(bare=True), "cubosaurs", 3, {"advanced": "yes"})
    match, rounds = table.session.match, 0
    while match.decision() is not None and not rounds:
        action = choose(match, len(match.moments))
        table.session.apply(action)
        events = list(match.moments[-1].events)
        rounds += any(event.kind == "round" for event in events)
    first = next(n for n, event in enumerate(events) if event.kind == "round")
    assert table.board.glow(events) == table.board.glow(events[first:])


def test_the_market_is_filled_as_bought_tiles_go_back_before_cards_are_dealt(players: Players) -> None:
    """In one beat of its own; no strip shows a tile that the market or the stack already has."""
    table = opened(players(bare=True), "cubosaurs", 3, {"advanced": "yes"})
    match, bought, filled = table.session.match, False, 0
    while match.decision() is not None and not filled:
        before = match.fork()
        table.session.apply(choose(match, len(match.moments)))
        for beat in match.beats():
            kinds = {event.kind for event in beat.events}
            if "revealed" in kinds:
                assert kinds == {"revealed"}
                (stage,) = stages_of(table, beat, before)
                ((_, shown),) = stage.lifts
                after = beat.match.view(table.viewer)
                bought = any(before.view(table.viewer).tiles)
                assert (shown.market, shown.tiles) == (after.market, after.tiles)
                assert stage.caption
                filled += 1
            before = beat.match
    assert filled
    assert bought
