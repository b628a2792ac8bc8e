"""Animals under study: how large their pictures are, what stands on their places for cubes, what lies on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.core.values import Event
from game.encyclopedia.model import CATEGORIES, LANDS
from tests.ui.play import Players
from tests.ui.test_encyclopedia_manners import board_of, found
from tests.ui.test_encyclopedia_table import planned, randomly
from ui.boards.encyclopedia import marks
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.ending import Volumes
from ui.boards.encyclopedia.layout import grain_of
from ui.boards.encyclopedia.lifting import lifted, seat_places, study_place
from ui.boards.encyclopedia.seat_layout import cube_spots, study_cells
from ui.boards.encyclopedia.study import price_places, study_parts
from ui.boards.kit import marks as kit_marks
from ui.table.board import Look

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def cells(players: Players, size: tuple[int, int], count: int) -> tuple[Brush, list[pygame.Rect]]:
    """A pen, and the plates of so many animals on the own board of a window."""
    board = board_of(players(size=size))
    plan, _ = planned(size, 1.0, 2)
    zone = board.names["zone.0.study"]
    return Brush(pygame.Surface((1, 1)), board.app, "encyclopedia", table=board), study_cells(
        zone, count, grain_of(plan)
    )


@pytest.mark.parametrize("size", SIZES)
def test_pictures_have_more_than_half_of_their_plates(players: Players, size: tuple[int, int]) -> None:
    """Of one animal or two the picture has half of the plate beside its names, of three of them half above these."""
    for count in (1, 2, 3):
        pen, plates = cells(players, size, count)
        for plate in plates:
            image, words, emblem = study_parts(pen, 0, plate, spots := cube_spots(plate, pen.table.grain))
            part = image.width / plate.width if count < 3 else image.height / plate.height
            assert part >= 0.5, (count, size)
            assert [spot for spot in spots if spot.colliderect(words) or spot.colliderect(image)] == []
            assert plate.contains(words)
            assert plate.contains(emblem)


@pytest.mark.parametrize("size", SIZES)
def test_every_place_for_a_cube_tells_its_price(players: Players, size: tuple[int, int]) -> None:
    """However many animals there are, what research costs has room on the place, and the place can be hit."""
    for count in range(1, 9):
        pen, plates = cells(players, size, count)
        for spot in cube_spots(plates[-1], pen.table.grain):
            _, price = price_places(pen, spot)
            assert spot.contains(price)
            assert price.width >= pen.app.theme.font("ui_bold", 14).size("10")[0] - 2, (count, size)


@pytest.mark.parametrize("size", SIZES)
def test_one_to_three_animals_tell_type_and_price_alike(players: Players, size: tuple[int, int]) -> None:
    """The page of a single animal has the sign of every Type before its price, as smaller plates have."""
    for count in (1, 2, 3):
        pen, plates = cells(players, size, count)
        for spot in cube_spots(plates[0], pen.table.grain):
            sign, price = price_places(pen, spot)
            assert sign is not None, (count, size)
            assert spot.contains(sign)
            assert sign.right <= price.left


def test_points_never_hide_the_type_and_price_of_research(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chip of a place for a cube lies in its upper right corner, inside, above the Type and the price."""
    board, chips = board_of(players()), list[pygame.Rect]()

    def note(*args: Any) -> pygame.Rect:
        chips.append(kit_marks.draw_small_points(*args))
        return chips[-1]

    monkeypatch.setattr(marks, "draw_small_points", note)
    match = found("research", lambda view: 0 < len(view.seats[0].study) <= 3)
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    names = [name for name in board.names if name.startswith("cube.")]
    pen = Brush(pygame.Surface((1280, 720)), board.app, "encyclopedia", table=board)
    marks.draw_marks(pen, view, Look(previews=dict.fromkeys(names, 3)))
    assert len(chips) == len(names) > 0
    for name, chip in zip(names, chips, strict=True):
        sign, price = price_places(pen, board.names[name])
        assert board.names[name].contains(chip)
        assert sign is not None
        assert chip.bottom <= min(sign.top, price.top) + 3
        assert chip.right >= board.names[name].right - 3


def test_animals_make_room_for_the_one_that_comes(players: Players) -> None:
    """While an animal flies to the own board, its place there is empty and those of the others are where they stay."""
    board = board_of(players())
    match = found("academy", lambda view: len(view.seats[0].study) == 2)
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    name = next(name for name in board.names if name.startswith("animal.")).removeprefix("animal.")
    goal = study_place(board, view, 0, name)
    under = lifted(board.box, view, [Event("took_animal", 0, (("animal", name), ("from", "display")))])
    kept = {key: rect for key, rect in seat_places(board, under, 0).items() if key.startswith("study.0.")}
    assert len(kept) == 2
    assert [key for key, rect in kept.items() if rect.colliderect(goal)] == []


def test_the_ending_lays_out_the_cubes_of_experts(players: Players) -> None:
    """Every cube that a category is counted with lies in the book, also those that an expert adds."""
    board = board_of(players(), ("player", "player"))
    *_, match = randomly(4, ("player", "player"), 2000)
    ending = Volumes(board, match)
    experts, seat = board.box.experts, ending.view.seats[0]
    card = next(card for card, category in enumerate(experts.extra_cubes) if category >= 0)
    bare = ending.cubes(0)[experts.extra_cubes[card]]
    seated = replace(seat, active=(*seat.active[:3], card))
    ending.view = replace(ending.view, seats=(seated, *ending.view.seats[1:]))
    assert ending.cubes(0)[experts.extra_cubes[card]] == bare + experts.amount[card]


def test_collections_of_others_are_no_taller_than_a_sign_with_a_number(players: Players) -> None:
    """What a panel has left goes to the animals."""
    board = board_of(players(size=(1920, 1080)), ("player", "player"))
    assert isinstance(board, EncycBoard)
    (panel,) = (name for name in board.names if name.startswith("panel.") and name.count(".") == 1)
    cell = board.names[f"category.{panel.partition('.')[2]}.bird"]
    assert cell.height <= 2.3 * board.names[panel].width / (LANDS + len(CATEGORIES))


@pytest.mark.parametrize("prompt", ["academy", "action"])
def test_another_colour_has_its_price_on_it(players: Players, monkeypatch: pytest.MonkeyPatch, prompt: str) -> None:
    """What can be chosen and is not of the die's colour carries a chip inside the table, what is of it none."""
    board, spots = board_of(players()), list[pygame.Rect]()
    match = found(prompt, lambda view: view.colour < LANDS and view.seats[0].seals + view.seats[0].tokens > 0)
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    kind = "animal." if prompt == "academy" else "land."
    names = frozenset(name for name in board.names if name.startswith(kind))
    monkeypatch.setattr(Brush, "kept", lambda _pen, key, box, _paint: spots.append(box) if key[0] == "price" else None)
    pen = Brush(pygame.Surface((1280, 720)), board.app, "encyclopedia", table=board)
    marks.draw_marks(pen, view, Look(targets=names))
    dear = [name for name in names if marks.land_of(board, name) != view.colour]
    assert len(spots) == len(dear) > 0
    for name in dear:
        spot = marks.price_spot(pen, name)
        assert spot in spots
        assert board.names[name if prompt == "academy" else "world"].contains(spot)
