"""What stands out and what does not while a tile of Cubosaurs asks."""

from __future__ import annotations

import pygame
import pytest

from tests.game.cubosaurs.table import Table
from tests.ui.play import Players
from tests.ui.test_cubosaurs_manners import laid
from ui.boards.cubosaurs import marks, words
from ui.boards.cubosaurs.board import CuboBoard


def test_the_hand_is_dimmed_while_a_tile_asks_for_an_own_card(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its cards cannot be destroyed, and the strip says who destroys; at the beginning of a turn it is bright."""
    veiled: list[pygame.Rect] = []
    monkeypatch.setattr(marks, "draw_veil", lambda _surface, _app, rect, *_: veiled.append(rect))
    player = players(bare=True)
    table = Table(3, advanced="yes").collection(0, "trex", "stegosaurus").collection(1, "trex").collection(2, "trex")
    shown = laid(player, table.market("destroy").tokens(6, 0, 0).hand(0, "brontosaurus"))
    assert isinstance(shown.board, CuboBoard)
    hand, surface = shown.board.names["hand"], pygame.Surface(player.pilot.app.size)
    shown.board.draw_marks(surface, shown.view, shown.prospect.look())
    assert hand not in veiled
    table.play("buy destroy")
    shown = laid(player, table)
    assert isinstance(shown.board, CuboBoard)
    assert shown.view.asked == "destroy"
    shown.board.draw_marks(surface, shown.view, shown.prospect.look())
    assert hand in veiled
    roles = [words.role(shown.board, shown.view, seat) for seat in range(3)]
    assert roles == [player.pilot.app.text("cubosaurs.role.destroys"), "", ""]
