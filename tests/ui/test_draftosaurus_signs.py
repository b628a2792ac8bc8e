"""Signs and rails of Draftosaurus: no sign is blank or cut, and room beside a small zoo tells of its hand."""

from __future__ import annotations

import pygame
import pytest

from tests.languages import in_languages
from tests.ui.play import Players, resize
from ui.boards.draftosaurus import paint
from ui.boards.draftosaurus.words import signs
from ui.boards.kit import writing

SIZES = (((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 2.0))


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
@in_languages
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_no_sign_is_blank_or_cut(
    players: Players, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, lang: str, board: str
) -> None:
    """Every pen of the own and of every small zoo carries its name or its word, whole."""
    told: list[str] = []
    written = writing.line

    def note(*args: object) -> pygame.Surface:
        told.append(str(args[1]))
        return written(*args)  # type: ignore[arg-type]

    player = players(lang=lang)
    table = player.start(1, 4 if scale < 2 else 2, {"board": board})
    monkeypatch.setattr(paint, "line", note)
    resize(player, size, scale)
    text, pens = player.pilot.app.text, table.board.match.rules.boards[0].pens  # type: ignore[attr-defined]
    for pen in pens:
        assert [words for words in told if words in signs(text, pen.id)], pen.id
    boards = {rect.size for name, rect in table.board.names.items() if name.endswith("board")}
    assert not table.plan.folded
    assert len(told) == len(pens) * len(boards)
    assert player.pilot.overflows == []


@pytest.mark.parametrize("bots", [1, 2])
def test_room_beside_a_small_zoo_is_used(players: Players, bots: int) -> None:
    """With two and three seats a zoo and its rail fill the panel from side to side."""
    for size, scale in (*SIZES, ((1920, 1080), 1.0), ((1920, 1080), 1.5)):
        player = players()
        table = player.start(1, bots)
        resize(player, size, scale)
        for seat in range(1, bots + 1):
            names, panel = table.board.names, table.plan.panels[seat]
            used = names[f"panel.{seat}.board"].union(names.get(f"rail.{seat}", names[f"panel.{seat}.board"]))
            assert panel.contains(used)
            assert panel.width - used.width <= panel.width // 9
