"""The cells of Cubosaurs' collections: numbers say when they count, nothing is cut off, points stay legible."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.game.cubosaurs.table import Table
from tests.ui.play import Player, Players, resize
from tests.ui.test_cubosaurs_manners import laid
from ui.boards.kit.pen import Pen
from ui.table.scene import TableScene

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
