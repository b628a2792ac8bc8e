"""Signs and rails of Draftosaurus: no sign is blank or cut, and room beside a small zoo tells of its hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.draftosaurus.model import KINDS, SPECIES
from tests.languages import in_languages
from tests.ui.play import Players, resize
from ui.boards.draftosaurus import draw, paint, small
from ui.boards.draftosaurus.geometry import geometry
from ui.boards.draftosaurus.layout import piece_rect, scaled
from ui.boards.draftosaurus.words import signs
from ui.boards.kit import writing
from ui.boards.kit.pen import Pen
from ui.table.board import Look
from ui.theme import CREAM, MOSS_LIGHT

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
    assert len([words for words in told if not words.isdecimal()]) == len(pens) * len(boards)
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


@pytest.mark.parametrize("bots", [1, 2])
def test_no_point_of_a_small_zoo_is_blank(players: Players, monkeypatch: pytest.MonkeyPatch, bots: int) -> None:
    """With two and three seats every plaque of a small zoo has its number, in the smallest usual window too."""
    told: list[str] = []
    written = Pen.digits

    def note(pen: Pen, number: int, *more: Any) -> pygame.Rect:
        told.append(str(number))
        return written(pen, number, *more)

    player = players(bare=True)
    table = player.start(1, bots, {"board": "winter"})
    board = table.board.zoo_board(table.view)  # type: ignore[attr-defined]
    monkeypatch.setattr(Pen, "digits", note)
    for name in [name for name in table.board.names if name.endswith(".board")]:
        for pen in board.pens:
            told.clear()
            paint.letter_values(pygame.Surface((1280, 720)), player.pilot.app, board, pen.id, table.board.names[name])
            assert len(told) == len(geometry(board.name).pens[pen.id].values), pen.id


@pytest.mark.parametrize(("name", "pen_id"), [("summer", "differences"), ("winter", "wood"), ("winter", "pyramid")])
@pytest.mark.parametrize("width", [160, 240, 480])
def test_pieces_of_a_small_row_stand_on_their_slots(players: Players, name: str, pen_id: str, width: int) -> None:
    """On boards of any size, also where the points of the slots cannot be written."""
    player = players(bare=True)
    table = player.start(1, 1, {"board": name})
    board, form = table.board.zoo_board(table.view), geometry(name).pens[pen_id]  # type: ignore[attr-defined]
    places = [n for n, place in enumerate(board.places) if place.partition(".")[0] == pen_id]
    codes = [(places * 2)[n] * KINDS + kind for n, kind in enumerate((4, 2))]
    rect = scaled(name, pygame.Rect(0, 0, width, width * 2 // 3), form.rect)
    found = small.spots(player.pilot.app, board, pen_id, codes, rect)
    assert [kind for kind, _, _ in found] == [4, 2]
    for (_, count, spot), (x, y) in zip(found, form.slots, strict=False):
        assert count == 1
        assert abs(spot.centerx - x * width / 1200) <= 3
        assert abs(spot.centery - y * width / 1200) <= 3


@pytest.mark.parametrize("name", ["summer", "winter"])
def test_a_row_of_points_is_written_whole_or_not_at_all(
    players: Players, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """On boards of any size, also beside a replay, where they are smaller than at a table."""
    told: list[str] = []
    monkeypatch.setattr(Pen, "digits", lambda _pen, number, *_more: told.append(str(number)))
    player = players(bare=True)
    table = player.start(1, 1, {"board": name})
    board, (wide, high) = table.board.zoo_board(table.view), geometry(name).size  # type: ignore[attr-defined]
    surface = pygame.Surface((800, 600))
    for width in range(160, 560, 8):
        area = pygame.Rect(0, 0, width, width * high // wide)
        for pen in board.pens:
            told.clear()
            paint.letter_values(surface, player.pilot.app, board, pen.id, area)
            assert len(told) in (0, len(geometry(name).pens[pen.id].values)), (width, pen.id)


@pytest.mark.parametrize("width", [800, 1000, 1254])
def test_points_stand_in_the_middle_of_their_plaque(
    players: Players, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """Figures leave as much of a painted plaque above as below them, to the pixel, in windows of every size."""
    spots: list[tuple[pygame.Rect, pygame.Rect]] = []
    written = Pen.digits

    def note(pen: Pen, number: int, box: pygame.Rect, height: float) -> pygame.Rect:
        spots.append((written(pen, number, box, height), box))
        return spots[-1][0]

    player = players(bare=True)
    table = player.start(1, 1, {"board": "summer"})
    board = table.board.zoo_board(table.view)  # type: ignore[attr-defined]
    monkeypatch.setattr(Pen, "digits", note)
    surface = pygame.Surface((width, width * 2 // 3))
    paint.letter_values(surface, player.pilot.app, board, "differences", surface.get_rect())
    assert len(spots) == 6
    for figures, box in spots:
        assert abs((figures.top - box.top) - (box.bottom - figures.bottom)) <= 1
        assert figures.height < paint.PLAQUE * width / 1200 * 0.6


def test_a_closed_pyramid_is_dimmed_as_one(players: Players) -> None:
    """Where none of its slots can be chosen, the whole pen is dimmed, else each slot by itself."""
    player = players(bare=True)
    table = player.start(1, 1, {"board": "winter"})
    slots = [name for name in table.board.names if name.startswith("pen.pyramid.")]
    closed = draw.closed(table.board, table.view, Look(targets=frozenset({"pen.river"})))  # type: ignore[arg-type]
    assert len([rect for rect in closed if rect.contains(table.board.names[slots[0]])]) == 1
    assert max(closed, key=lambda rect: rect.width * rect.height).contains(
        table.board.names[slots[0]].unionall([table.board.names[name] for name in slots])
    )
    closed = draw.closed(table.board, table.view, Look(targets=frozenset(slots[:1])))  # type: ignore[arg-type]
    assert table.board.names[slots[0]] not in closed
    assert table.board.names[slots[1]] in closed


def test_coins_of_crowded_tables_carry_their_number(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """With four seats, where rows of points have no room, points that stand alone are written on larger coins."""
    told: list[str] = []
    written = Pen.digits

    def note(pen: Pen, number: int, *more: Any) -> pygame.Rect:
        told.append(str(number))
        return written(pen, number, *more)

    player = players(bare=True)
    table = player.start(1, 3, {"board": "summer"})
    resize(player, (1920, 1080), 1.0)
    board = table.board.zoo_board(table.view)  # type: ignore[attr-defined]
    monkeypatch.setattr(Pen, "digits", note)
    area = table.board.names["panel.3.board"]
    for pen in board.pens:
        told.clear()
        paint.letter_values(pygame.Surface((1920, 1080)), player.pilot.app, board, pen.id, area)
        alone = len(geometry(board.name).pens[pen.id].values) == 1
        assert bool(told) == alone, pen.id


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_previews_leave_dinosaurs_to_be_seen(players: Players, scale: float) -> None:
    """Where a dinosaur stands under the sign of a pen, the points that an option brings are shown beside it."""
    player = players(bare=True)
    table = player.start(1, 1, {"board": "winter"})
    resize(player, (1280, 720), scale)
    board = table.board
    title = scaled("winter", board.names["board"], geometry("winter").pens["river"].title)
    piece = pygame.Rect(title.left, title.bottom, title.width * 2 // 3, title.width // 2)
    free = draw._preview_spot(board, table.view, "pen.river", [])  # type: ignore[arg-type]
    beside = draw._preview_spot(board, table.view, "pen.river", [piece])  # type: ignore[arg-type]
    chip = pygame.Rect((0, 0), [player.pilot.app.theme.px(side) for side in draw.PREVIEW])
    hidden = []
    for chip.midtop in (free, beside):
        hidden.append(chip.clip(piece).width * chip.clip(piece).height)
    assert free[0] == title.centerx
    assert hidden[1] < hidden[0]
    assert board.names["pen.river"].collidepoint(beside)


def test_frames_cut_no_dinosaur(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dinosaur that reaches over the edge of its pen is drawn after the frame around it, others are not."""
    told: list[object] = []
    player = players(bare=True)
    table = player.start(1, 1, {"board": "winter"})
    zoo, kind = table.board.zoo_board(table.view), SPECIES.index("spinosaurus")  # type: ignore[attr-defined]
    places = [zoo.places.index(place) for place in ("river", "quarantine")]
    view = replace(table.view, zoos=(tuple(KINDS * place + kind for place in places), ()))
    monkeypatch.setattr(draw, "draw_targets", lambda *_args: told.append("frames"))
    monkeypatch.setattr(paint, "draw_pieces", lambda _surface, _app, pieces: told.append(pieces) if pieces else None)
    look = Look(targets=frozenset({"pen.river", "pen.quarantine"}))
    draw.draw_marks(pygame.Surface((1280, 720)), table.board, view, look)  # type: ignore[arg-type]
    assert told == ["frames", "frames", [paint.stand(zoo, view.zoos[0], table.board.names["board"])[0]]]


def test_what_can_be_taken_from_the_tray_is_framed_darkly(players: Players) -> None:
    """On the light tray the frames of the hand differ from the ground, other than those on the board."""
    player = players(bare=True)
    table = player.start(1, 1)
    hand = next(name for name in table.board.names if name.startswith("hand."))
    surface = pygame.Surface((1280, 720))
    draw.draw_marks(surface, table.board, table.view, Look(targets=frozenset({hand, "pen.river"})))  # type: ignore[arg-type]
    (tray_x, tray_y), (pen_x, pen_y) = table.board.names[hand].midleft, table.board.names["pen.river"].midleft
    assert surface.get_at((tray_x + 1, tray_y))[:3] == tuple(MOSS_LIGHT)
    assert surface.get_at((pen_x + 1, pen_y))[:3] == tuple(CREAM)


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_signs_of_small_zoos_leave_rows_of_dinosaurs_to_be_seen(players: Players, board: str) -> None:
    """With five seats, too, the sign of a row covers less than a third of the dinosaurs below it."""
    player = players(size=(1280, 720))
    table = player.start(1, 4, {"board": board})
    app, area = player.pilot.app, table.board.names["panel.1.board"]
    rows = {name: pen for name, pen in geometry(board).pens.items() if len(pen.values) > 1 and name != "pyramid"}
    assert rows
    for name, pen in rows.items():
        sign, label = paint.set_sign(app, board, area, pen, signs(app.text, name))
        assert label is not None
        assert area.contains(sign)
        for number in range(len(pen.slots)):
            piece = piece_rect(board, area, name, number)
            assert sign.clip(piece).height * 3 < piece.height, name
