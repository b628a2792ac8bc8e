"""Boards keep their size when everything else grows: every game, number of seats, window and scale."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

import pygame
import pytest

from game.core.match import Match
from game.core.record import Seat
from game.core.rng import advance, below
from game.registry import GAMES, new_match
from tests.ui.pilot import Pilot
from ui.boards.registry import make_board
from ui.settings import SCALES
from ui.table.board import Board
from ui.table.plan import Plan, is_compact, plan_table
from ui.theme import theme_for

WINDOWS = ((1280, 720), (1280, 800), (1920, 1080), (3840, 2160))
MOMENTS = (0, 30)
"""After how many moves tables are looked at."""

LEAST = 32

Rects = dict[str, pygame.Rect]


@dataclass(frozen=True)
class Laid:
    """A table as it is laid out in one window at one scale."""

    plan: Plan
    names: Rects

    def own(self) -> Rects:
        """The places on the board: all that stand there but the strip."""
        main = self.plan.main
        return {name: rect for name, rect in self.names.items() if main.contains(rect) and name != "header"}


def _played(game: str, seats: int) -> Iterator[Match]:
    """A match after each of several numbers of moves by chance."""
    match, rng = new_match(game, [Seat(f"P{n}", colour=n) for n in range(seats)], 5), 11
    for number in range(MOMENTS[-1] + 1):
        if number in MOMENTS:
            yield match
        decision = match.decision()
        if decision is None:
            return
        rng = advance(rng)
        match.apply(decision.options[below(rng, len(decision.options))])


def _lay(board: Board, match: Match, size: tuple[int, int], scale: float) -> Laid:
    """Lay out a table for its first seat."""
    app, view = board.app, match.view(0)
    app.theme, board.match = theme_for(size, scale), match
    plan = plan_table(size, app.theme, len(match.seats), 0, board.wishes(view))
    return Laid(plan, board.arrange(view, plan, 0))


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """One app for all tables: nothing is drawn."""
    made = Pilot(tmp_path_factory.mktemp("scales"))
    yield made
    made.close()


def _rising(pilot: Pilot, match: Match, size: tuple[int, int]) -> Iterator[tuple[float, Laid]]:
    """The same table at one scale after the other."""
    pilot.app.window = pygame.display.set_mode(size)
    board = make_board(pilot.app, match)
    for scale in SCALES:
        yield scale, _lay(board, match, size, scale)


def _smaller(before: Rects, now: Rects) -> dict[str, tuple[object, object]]:
    """The places that have lost width or height."""
    both = {name: (rect.size, now[name].size) for name, rect in before.items() if name in now}
    return {name: (old, new) for name, (old, new) in both.items() if new[0] < old[0] or new[1] < old[1]}


GAMES_AND_SEATS = [(game, seats) for game, one in GAMES.items() for seats in one.seat_counts if seats > 1]


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_boards_never_get_smaller_when_the_scale_grows(pilot: Pilot, game: str, seats: int) -> None:
    """The board's part and every place on it keep their size or grow, and none is lost."""
    for match, size in product(_played(game, seats), WINDOWS):
        before: Laid | None = None
        for scale, now in _rising(pilot, match, size):
            where = f"{game} for {seats} at {size} and {scale}"
            assert now.own(), where
            if before is not None:
                assert now.plan.main.width >= before.plan.main.width, where
                assert _smaller(before.own(), now.own()) == {}, where
                assert before.own().keys() <= now.own().keys(), where
            before = now


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_nothing_leaves_the_window_or_lies_on_something_else(pilot: Pilot, game: str, seats: int) -> None:
    """Bar, board, seats and log lie apart; only what is folded lies beyond the window, and places never crowd."""
    for match, size in product(_played(game, seats), WINDOWS):
        window, usual = pygame.Rect((0, 0), size), set[tuple[str, str]]()
        for scale, laid in _rising(pilot, match, size):
            where, plan = f"{game} for {seats} at {size} and {scale}", laid.plan
            seen = {name: rect for name, rect in laid.names.items() if plan.seen(rect) is rect}
            assert [name for name, rect in seen.items() if not window.contains(rect)] == [], where
            assert len(seen) == len(laid.names) or plan.folded, where
            assert _touching(_parts(plan)) == set(), where
            assert [name for name, rect in _parts(plan).items() if not window.contains(rect)] == [], where
            assert min(min(rect.size) for rect in (*plan.buttons.values(), plan.status, plan.log)) >= LEAST, where
            usual = usual or _touching(laid.own())
            assert _touching(laid.own()) <= usual, where


def _parts(plan: Plan) -> Rects:
    """What every table has, as places that share nothing."""
    places = {"status": plan.status, "info": plan.info, "main": plan.main, "log": plan.log, **plan.buttons}
    places |= {f"panel.{seat}": rect for seat, rect in plan.panels.items()}
    return places | ({"own": plan.own} if plan.own is not None else {})


def _touching(places: Rects) -> set[tuple[str, str]]:
    """The pairs of places that share a pixel."""
    pairs = combinations(places.items(), 2)
    return {(first, second) for (first, a), (second, b) in pairs if a.colliderect(b)}


@pytest.mark.parametrize("size", WINDOWS)
def test_every_game_becomes_compact_and_words_grow(pilot: Pilot, size: tuple[int, int]) -> None:
    """At the largest scale the own strip stands at the side, and bar and strips are at least as tall as ever."""
    for game, one in GAMES.items():
        match = next(_played(game, one.seat_counts[-1]))
        rising = dict(_rising(pilot, match, size))
        small, large = rising[1.0], rising[SCALES[-1]]
        assert is_compact(theme_for(size, SCALES[-1]))
        assert (small.plan.own, large.names["header"]) == (None, large.plan.own), game
        assert large.plan.bar.height >= small.plan.bar.height, game
        assert large.names["header"].height > small.names["header"].height, game
