"""The cells of Cubosaurs' collections: numbers say when they count, nothing is cut off, points stay legible."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.cubosaurs.view import CuboView
from tests.game.cubosaurs.table import Table
from tests.ui.play import Player, Players, resize
from tests.ui.test_cubosaurs_manners import giving, laid
from ui.boards.cubosaurs import collection
from ui.boards.cubosaurs.board import CuboBoard
from ui.boards.cubosaurs.layout import hand_foot, hand_row, lay_out, sold
from ui.boards.kit.pen import Pen
from ui.table.scene import TableScene
from ui.theme import Colour

MOST = 3
"""So many kinds of Raptors of one colour are laid side by side."""


def crowded(player: Player, seats: int) -> TableScene:
    """A rival has several kinds of Raptors of either colour, of some more than one card, and several Eggs."""
    table = Table(seats, advanced="yes")
    kinds = [kind.name for kind in table.rules.deck.kinds]
    held = [[name for name in kinds if name.startswith(first)][:MOST] for first in ("raptor_g", "raptor_b", "egg")]
    table.collection(1, *held[0], *held[0][:1], *held[1], *held[1][:1], *held[2])
    return laid(player, table.hand(0, "brontosaurus"))


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)], ids=str)
@pytest.mark.parametrize("seats", [2, 5])
def test_numbers_of_crowded_cells_are_not_cut(
    players: Players, size: tuple[int, int], scale: float, seats: int
) -> None:
    """Where a card has no room for a number, it carries none."""
    player = players(bare=True)
    crowded(player, seats)
    resize(player, size, scale)
    player.pilot.draw()
    assert player.pilot.overflows == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("kinds", [1, 2, 3])
def test_every_own_number_says_when_it_counts(
    players: Players, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], kinds: int
) -> None:
    """The picture of when a number counts stands on the plate of each, in small and in large windows."""
    player = players(bare=True)
    table = Table(2, advanced="yes")
    names = [kind.name for kind in table.rules.deck.kinds if kind.name.startswith("raptor_grey")][:kinds]
    laid(player, table.collection(0, *names).hand(0, "brontosaurus"))
    told: list[str] = []
    shown = Pen.picture

    def note(pen: Pen, name: str, *more: Any, **options: Any) -> pygame.Rect:
        told.append(name)
        return shown(pen, name, *more, **options)

    monkeypatch.setattr(Pen, "picture", note)
    resize(player, size, 1.0)
    player.pilot.draw()
    assert len({name for name in told if name.startswith("cubosaurs/when_")}) == 2
    assert len([name for name in told if name.startswith("cubosaurs/when_")]) == 2 * kinds


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    [((1280, 720), 1.0, 5), ((1280, 720), 2.0, 2), ((1280, 720), 2.0, 3), ((1920, 1080), 2.0, 3)],
    ids=str,
)
def test_points_of_a_cell_lie_above_its_cards(
    players: Players, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, seats: int
) -> None:
    """No card, and so no ring around one, is crossed by the points of its type, however low a cell is."""
    player = players(bare=True)
    scene = crowded(player, seats)
    resize(player, size, scale)
    spots: list[pygame.Rect] = []
    shown = collection._draw_points

    def note(pen: Pen, points: int, ground: Colour, head: pygame.Rect, part: float) -> pygame.Rect:
        spots.append(shown(pen, points, ground, head, part))
        return spots[-1]

    monkeypatch.setattr(collection, "_draw_points", note)
    board = scene.board
    board.release()
    board.draw(pygame.Surface(size), scene.view)
    cards = [rect for name, rect in board.names.items() if name.startswith(("own.", "theirs.1."))]
    assert spots
    assert cards
    for spot in spots:
        figures = spot.inflate(0, -spot.height // 4)
        assert figures.collidelist(cards) < 0


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 2.0)], ids=str)
def test_who_holds_the_hand_stands_under_its_cards(players: Players, size: tuple[int, int], scale: float) -> None:
    """Whoever has it, and however many cards there are, the name lies on none of them."""
    player = players(bare=True)
    scene = crowded(player, 3)
    resize(player, size, scale)
    hand, grain = scene.board.names["hand"], player.pilot.app.theme.grain
    for count in range(1, 10):
        assert hand_foot(hand, grain).collidelist(hand_row(hand, count, grain)) < 0


def test_the_place_of_a_bought_tile_stays_to_be_seen(players: Players) -> None:
    """Bought tiles and those for sale share one row, side by side and of one size; all bought ones stay, too."""
    player = players(bare=True)
    table = laid(player, Table(2, advanced="yes").hand(0, "brontosaurus"))
    board, grain = table.board, player.pilot.app.theme.grain
    assert isinstance(board, CuboBoard)
    view = table.view
    assert isinstance(view, CuboView)
    assert sold(replace(view, market=("gift", "theft", "meteor")), board.names, grain) == []
    assert len(sold(replace(view, market=("", "", "")), board.names, grain)) == 3
    assert sold(replace(view, market=()), board.names, grain) == []
    left = replace(view, market=("", "gift", ""))
    names = lay_out(left, table.plan, 0, board.deck, player.pilot.app.theme)
    row = sold(left, names, grain) + [rect for name, rect in names.items() if name.startswith("market.")]
    assert len(row) == 3
    assert len({rect.top for rect in row}) == len({rect.height for rect in row}) == 1
    assert max(rect.width for rect in row) - min(rect.width for rect in row) <= 1
    row.sort(key=lambda rect: rect.left)
    assert all(one.right < other.left for one, other in pairwise(row))


def test_a_whole_cell_is_the_target_of_the_card_that_is_asked_for(players: Players) -> None:
    """Where a tile asks for an own card, name and points of its cell choose it too; a card that is none stays none."""
    player = players(bare=True)
    position = Table(3, advanced="yes").collection(0, "trex", "stegosaurus", "egg:trex", "egg:stegosaurus")
    table = laid(player, position.hand(0, "trex"))
    player.pilot.move(table.board.names["cell.0.stegosaurus"].move(0, 3).midtop)
    assert table.pointer.hover == "cell.0.stegosaurus"
    player.pilot.click("refuse")
    for place in (table.board.names["cell.0.egg"].midtop, table.board.names["own.egg:trex"].center):
        player.pilot.move((place[0] - 2, place[1] + 3))
        assert table.pointer.hover == "own.egg:trex"
    player.pilot.move("own.trex")
    assert table.pointer.hover == "own.trex"
    cell = table.board.names["cell.0.stegosaurus"]
    player.pilot.click((cell.left + 3, cell.bottom - 3))
    assert "refuse stegosaurus" in [moment.action.text for moment in table.session.match.moments]


def test_all_that_a_seat_has_stands_for_it(players: Players) -> None:
    """Where a tile asks for a seat, every place of its panel chooses it."""
    player = players(bare=True)
    table = giving(player)
    player.pilot.move("cell.2.egg")
    assert table.pointer.hover == "panel.2.header"
    player.pilot.click("cell.2.egg")
    assert table.session.match.moments[-1].action.text == "to 2"
