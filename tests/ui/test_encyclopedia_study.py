"""Animals under study: how large their pictures are, what stands on their places for cubes, what lies on them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pygame
import pytest

from game.core.values import Event
from game.encyclopedia.model import CATEGORIES, LANDS
from tests.ui.play import Players
from tests.ui.test_encyclopedia_manners import board_of, found
from tests.ui.test_encyclopedia_table import planned, randomly
from ui.boards.encyclopedia import chips, marks
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.ending import Volumes
from ui.boards.encyclopedia.layout import grain_of
from ui.boards.encyclopedia.lifting import lifted, seat_places, study_place
from ui.boards.encyclopedia.seat_layout import cube_spots, study_cells
from ui.boards.encyclopedia.study import price_places, slot_parts, study_parts
from ui.boards.kit import marks as kit_marks
from ui.boards.kit.shapes import square
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_points_never_hide_what_research_is_about(
    players: Players, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], count: int
) -> None:
    """The chip of a place for a cube lies at its upper right corner, off every Type and price, and off its category."""
    board, shown = board_of(players(size=size)), list[pygame.Rect]()

    def noted(draw: Any, *args: Any) -> None:
        shown.append(draw(*args))

    for name in ("draw_small_points", "draw_tag"):
        monkeypatch.setattr(chips, name, partial(noted, getattr(kit_marks, name)))
    match = found("research")
    view, board.match = match.view(0), match
    studious = replace(view.seats[0], study=tuple((animal, 0) for animal in range(count)))
    view = replace(view, seats=(studious, *view.seats[1:]))
    board.arrange(view, planned(size, 1.0, 2, 0)[0], 0)
    names = [name for name in board.names if name.startswith("cube.")]
    pen = Brush(pygame.Surface(size), board.app, "encyclopedia", table=board)
    marks.draw_marks(pen, view, Look(previews=dict.fromkeys(names, 3)))
    places = [price_places(pen, board.names[name]) for name in names]
    told = [name for name, (sign, _) in zip(names, places, strict=True) if sign is not None]
    assert told == names or count > 3
    for name, chip in zip(told, shown, strict=True):
        spot = board.names[name]
        assert all(chip.clip(part).height <= 3 for place in places for part in place if part is not None)
        assert chip.right >= spot.right - 3
        assert chip.top < spot.centery
        first = slot_parts(pen, spot)[0]
        sign = square(first, min(first.size))
        assert spot.contains(chip) or chip.clip(sign).width * chip.clip(sign).height <= sign.width * sign.height / 4


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
    dear = [name for name in names if chips.land_of(board, name) != view.colour]
    assert len(spots) == len(dear) > 0
    for name in dear:
        spot = chips.price_spot(pen, name)
        assert spot in spots
        assert board.names[name if prompt == "academy" else "world"].contains(spot)
