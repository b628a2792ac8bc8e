"""The layout of the table as a pure function: every size, scale, number of seats and board."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

import pygame
import pytest

from game.core.match import Match
from game.core.record import Seat
from game.draftosaurus.model import SPECIES
from game.draftosaurus.view import DraftView
from game.registry import new_match
from ui.boards.draftosaurus.board import DraftBoard
from ui.boards.draftosaurus.layout import fit_board, freed, lay_out, panel_height, piece_rect, wanted_width
from ui.table.plan import STRIP, Plan, Wishes, main_height, plan_table
from ui.theme import Theme, theme_for

SIZES = [(1280, 720), (1280, 800), (1600, 900), (1920, 1080), (2560, 1080), (1366, 768), (3840, 2160)]
SCALES = [0.75, 1.0, 1.5, 2.0]
CASES = list(product(SIZES, SCALES))
SEATS = (2, 3, 4, 5)
BOARDS = ("summer", "winter")
LEAST = 32

Rects = dict[str, pygame.Rect]


@pytest.fixture(scope="module", autouse=True)
def _fonts() -> None:
    pygame.font.init()


def _plan(size: tuple[int, int], scale: float, seats: int, focus: int = 0) -> tuple[Plan, Theme]:
    theme = theme_for(size, scale)
    width, least = wanted_width(main_height(size, theme), theme), theme.grain.px(DraftBoard.least_panel)
    wishes = Wishes(width, lambda wide: panel_height(wide, theme), freed(theme), theme.px(STRIP), least, True)
    return plan_table(size, theme, seats, focus, wishes), theme


@lru_cache(maxsize=8)
def _match(seats: int, board: str) -> Match:
    return new_match("draftosaurus", [Seat(f"P{n}", colour=n) for n in range(seats)], 3, {"board": board})


def _full_hand(view: DraftView) -> DraftView:
    """The same view with all six species in hand, the widest hand there is."""
    hands = list(view.hands)
    hands[view.seat] = (1,) * len(SPECIES)
    values = {name: getattr(view, name) for name in view.__dataclass_fields__} | {"hands": tuple(hands)}
    return DraftView(**values)


def _apart(places: Rects) -> None:
    for (first, a), (second, b) in combinations(places.items(), 2):
        assert not a.colliderect(b), f"{first} {a} overlaps {second} {b}"


def _inside(window: pygame.Rect, places: Rects) -> None:
    for name, rect in places.items():
        assert window.contains(rect), f"{name} {rect} leaves {window.size}"


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_the_parts_of_a_table_lie_apart(size: tuple[int, int], scale: float) -> None:
    """Bar buttons, status, info, board, panels and log are inside the window and share no pixel."""
    for seats in SEATS:
        plan, _ = _plan(size, scale, seats)
        places = {"status": plan.status, "info": plan.info, "main": plan.main, "log": plan.log, **plan.buttons}
        places |= {f"panel.{seat}": rect for seat, rect in plan.panels.items()}
        _inside(pygame.Rect((0, 0), size), places | {"bar": plan.bar, "prompt": plan.prompt})
        _apart(places)
        assert {name for name, rect in places.items() if min(rect.size) < LEAST} == set()
        assert plan.main.contains(plan.prompt)
        assert all(plan.bar.contains(places[name]) for name in (*plan.buttons, "status", "info"))


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_the_places_of_a_board_lie_apart(size: tuple[int, int], scale: float) -> None:
    """Pens, stacks, die and box are targets of 32 pixels that share none; everything is inside the window."""
    for seats, board in product(SEATS, BOARDS):
        plan, theme = _plan(size, scale, seats)
        names = lay_out(_full_hand(_match(seats, board).view(0)), plan, 0, theme)
        _inside(pygame.Rect((0, 0), size), {name: rect for name, rect in names.items() if plan.seen(rect) is rect})
        pens = {name: rect for name, rect in names.items() if name.startswith("pen.")}
        hand = {name: rect for name, rect in names.items() if name.startswith("hand.")}
        targets = pens | hand | {name: names[name] for name in ("die", "box") if name in names}
        assert len(hand) == len(SPECIES)
        assert ("box" in names) == (seats == 2)
        _apart(targets)
        assert {name for name, rect in targets.items() if min(rect.size) < LEAST} == set()
        assert all(names["board"].contains(rect) for rect in pens.values())
        assert all(names["tray"].contains(rect) for rect in hand.values())
        _apart({name: names[name] for name in ("header", "board", "die", "tray")})


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_other_zoos_stay_in_their_panels(size: tuple[int, int], scale: float) -> None:
    """Every other seat has a header and a zoo of its own whose pens do not touch."""
    for seats, board in product(SEATS, BOARDS):
        plan, theme = _plan(size, scale, seats)
        names = lay_out(_match(seats, board).view(0), plan, 0, theme)
        for seat in plan.panels:
            header, zoo, panel = names[f"panel.{seat}.header"], names[f"panel.{seat}.board"], plan.whole(seat)
            assert plan.panels[seat].contains(header)
            assert panel.contains(zoo)
            assert not header.colliderect(zoo)
            pens = {name: rect for name, rect in names.items() if name.startswith(f"zoo.{seat}.")}
            assert pens
            assert all(zoo.contains(rect) for rect in pens.values())
            _apart(pens)


def test_panels_follow_clockwise() -> None:
    """The next seat comes first, whoever sits in the middle."""
    for seats, focus in product(SEATS, range(5)):
        if focus < seats:
            plan, _ = _plan((1920, 1080), 1.0, seats, focus)
            assert list(plan.panels) == [(focus + step) % seats for step in range(1, seats)]


def test_the_same_input_gives_the_same_places() -> None:
    """The layout keeps nothing from one call to the next."""
    plan, theme = _plan((1600, 900), 1.15, 4)
    view = _match(4, "winter").view(2)
    assert lay_out(view, plan, 2, theme) == lay_out(view, plan, 2, theme)


def test_a_spectator_has_no_hand() -> None:
    """Nobody's stacks are laid out for somebody who sees no hand, nor for one who sits elsewhere."""
    plan, theme = _plan((1280, 720), 1.0, 3)
    match = _match(3, "summer")
    for view in (match.view(-1), match.view(1)):
        assert not [name for name in lay_out(view, plan, 0, theme) if name.startswith("hand.")]


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_pieces_stand_on_the_board(board: str) -> None:
    """Twelve pieces in any pen stay on the painted board."""
    area = fit_board(pygame.Rect(10, 70, 1200, 760))
    names = lay_out(_match(3, board).view(0), _plan((1920, 1080), 1.0, 3)[0], 0, _plan((1920, 1080), 1.0, 3)[1])
    for pen in {name.split(".")[1] for name in names if name.startswith("pen.")}:
        for number in range(6):
            assert area.inflate(40, 40).contains(piece_rect(board, area, pen, number)), (pen, number)
