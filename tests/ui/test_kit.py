"""The kit of boards: names of places, rectangles, words that shrink, pictures that are kept."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from tests.ui.conftest import Pilots
from ui.boards.kit import marks, names, shapes, writing
from ui.boards.kit.pen import Pen
from ui.boards.kit.sequence import goods, is_picture, sequence
from ui.typeset import watch_overflow
from ui.widgets.marks import oval

AREA = pygame.Rect(10, 20, 301, 120)
LONG = "Acrocanthosaurus atokensis"


def test_names_are_taken_apart_as_they_were_made() -> None:
    """Kind, seat and rest come out of a name as they went in."""
    assert names.name("zoo", 2, "river") == "zoo.2.river"
    assert names.apart("zoo.2.river") == (names.kind("zoo.2.river"), names.rest("zoo.2.river")) == ("zoo", "2.river")
    assert names.seated("zoo.2.river") == (2, "river")
    assert names.apart("keep") == ("keep", "")
    assert names.text_of(names.for_text("option", "level 2")) == "level 2"
    places = {"hand": AREA, "hand.trex": AREA, "handle.trex": AREA, "pen.river": AREA}
    assert [rest for rest, _ in names.of_kind(places, "hand")] == ["trex"]
    assert names.laid("pen", ("river", "woods"), [AREA, AREA, AREA]) == {"pen.river": AREA, "pen.woods": AREA}


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_strips_are_named_by_their_seats(seat: int) -> None:
    """The strip of the seat in the middle has no number; all others lead back to their seat."""
    assert names.strip_seat(names.strip(seat, 1), 1) == seat
    assert names.strip_seat(f"panel.{seat}", 1) == names.strip_seat("hand.trex", 1) == -1


@pytest.mark.parametrize("count", [1, 2, 5, 9, 30])
def test_cards_in_a_row_stay_in_their_area(count: int) -> None:
    """Cards keep their shape, stand from left to right, and what is seen of each is its own."""
    row = shapes.card_row(AREA, count, 6, 0.7, 0.6)
    assert len(row) == count
    assert all(AREA.contains(card) for card in row)
    assert {card.size for card in row} == {row[0].size}
    seen = shapes.visible(row)
    assert not any(one.colliderect(other) for n, one in enumerate(seen) for other in seen[n + 1 :])
    middle = shapes.in_middle(row, AREA)
    assert abs((middle[0].left + middle[-1].right) // 2 - AREA.centerx) <= 1


def test_no_cards_take_no_room() -> None:
    """Without cards there are no places."""
    assert shapes.card_row(AREA, 0, 6, 0.7, 0.6) == shapes.visible([]) == shapes.in_middle([], AREA) == []
    assert shapes.columns(AREA, 0) == shapes.spread(AREA, 0, 4) == []


@pytest.mark.parametrize("count", [1, 3, 7, 16])
def test_a_grid_of_cards_stays_in_its_area(count: int) -> None:
    """Cards of a grid overlap neither each other nor the edge, and each is neither too slim nor too broad."""
    grid = shapes.card_grid(AREA, count, 4, (0.7, 1.0))
    assert len(grid) >= count
    assert 0.68 <= grid[0].width / grid[0].height <= 1.02
    assert all(AREA.contains(card) for card in grid)
    assert not any(one.colliderect(other) for n, one in enumerate(grid) for other in grid[n + 1 :])


def test_parts_of_an_area_fill_it() -> None:
    """Heads, sides and the three parts of deck, hand and choices leave nothing but the gaps."""
    upper, lower = shapes.top(AREA, 30, 5)
    assert (upper.top, upper.bottom + 5, lower.bottom) == (AREA.top, lower.top, AREA.bottom)
    deck, hand, choices = shapes.between(AREA, 60, 80, 5)
    assert (deck.left, deck.right + 5, hand.right + 5, choices.right) == (
        AREA.left,
        hand.left,
        choices.left,
        AREA.right,
    )
    assert (deck.width, choices.width) == (60, 80)
    spots = shapes.spread(AREA, 7, 5)
    assert (spots[0].left, spots[-1].right) == (AREA.left, AREA.right)
    assert all(one.right + 5 - other.left in (-1, 0, 1) for one, other in pairwise(spots))


@pytest.mark.parametrize(("value", "words"), [(3, "+3"), (-12, "−12"), (0, "0")])
def test_numbers_carry_their_sign(value: int, words: str) -> None:
    """Gains have a plus, losses a true minus, nought neither."""
    assert writing.signed(value) == words


def test_words_shrink_to_the_smallest_size_and_no_further(pilots: Pilots) -> None:
    """A line fits its box; where the smallest size is too large for it the tests are told."""
    app, told = pilots().app, list[str]()
    unwatch = watch_overflow(lambda words, _needed, _given: told.append(words))
    wide = writing.line(app, LONG, 400, 24, (0, 0, 0), "serif_bold")
    fitted = writing.line(app, LONG, 200, 24, (0, 0, 0), "serif_bold")
    assert fitted.get_width() <= 200 < wide.get_width()
    assert told == []
    narrow = writing.line(app, LONG, 30, 24, (0, 0, 0), "serif_bold")
    assert narrow.get_height() == writing.font(app, "serif_bold", writing.smallest(app)).get_height()
    assert told == [LONG]
    unwatch()


def test_blocks_of_words_say_when_they_do_not_fit(pilots: Pilots) -> None:
    """A block breaks between words and fills its box; a box too low or too narrow is told."""
    app, told = pilots().app, list[str]()
    unwatch = watch_overflow(lambda words, _needed, _given: told.append(words))
    label = writing.block(app, f"{LONG} {LONG}", (150, 90), 24, (0, 0, 0), "ui", "left")
    assert label.get_width() <= 150
    assert label.get_height() <= 92
    assert told == []
    for room in ((120, 12), (40, 300)):
        assert not writing.fits_block(app, LONG, room)
        writing.block(app, LONG, room, 24, (0, 0, 0), "ui", "left")
    assert told == [LONG, LONG]
    unwatch()


def test_small_letters_are_evenly_apart(pilots: Pilots) -> None:
    """Fine words are as wide as their letters are in print, however small; large ones are set as ever."""
    app = pilots().app
    large = writing.line(app, "Lambeosaurus", 9999, 400, (0, 0, 0), "serif_bold").get_width()
    for height in (12, 13, 15):
        fine = writing.fine(app, "Lambeosaurus", 300, height, (0, 0, 0), "serif_bold").get_width()
        assert abs(fine - large * height / 400) <= 2
    usual = writing.line(app, LONG, 900, 40, (0, 0, 0), "serif_bold")
    assert writing.fine(app, LONG, 900, 40, (0, 0, 0), "serif_bold").get_size() == usual.get_size()


def test_a_cut_word_fits_and_ends_with_a_point(pilots: Pilots) -> None:
    """A word stays whole where it can be read, and is cut where it cannot."""
    app = pilots().app
    assert writing.shortened(app, LONG, 400) == LONG
    cut = writing.shortened(app, LONG, 60)
    assert writing.fits_line(app, cut, 60)
    assert cut.endswith(".")
    assert LONG.startswith(cut[:-1])


def test_the_first_form_that_fits_is_taken(pilots: Pilots) -> None:
    """Of several forms the longest that can be read is used, and none where there is no room."""
    app, forms = pilots().app, ("+3 −2 and more", "+3 −2", "+3")
    room = {form: writing.width(writing.font(app, "round", writing.smallest(app)), form) for form in forms}
    for form in forms:
        assert writing.fitting(app, forms, room[form], "round") == form
    assert writing.fitting(app, forms, room["+3"] - 1, "round") == ""


@pytest.mark.parametrize(("size", "scale", "pixels"), [((1280, 720), 1.0, 11), ((1920, 1080), 1.5, 16)])
def test_the_smallest_size_follows_the_window(pilots: Pilots, size: tuple[int, int], scale: float, pixels: int) -> None:
    """Larger windows have larger words, a larger scale does not raise the least; a smaller one lowers it a little."""
    assert writing.smallest(pilots(size, scale=scale).app) == pixels
    assert 11 <= writing.smallest(pilots(size, scale=0.75).app) <= pixels


def test_numbers_with_pictures_stand_in_their_box(pilots: Pilots) -> None:
    """Numbers stand before their pictures, side by side, and leave the box by no more than the room of a digit."""
    surface, box = pygame.Surface((400, 100)), pygame.Rect(60, 30, 200, 40)
    goods(Pen(surface, pilots().app, "icons"), [("star", 3), ("star", 47)], box, (255, 255, 255))
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    assert drawn.count()
    assert all(box.inflate(10, 0).contains(rect) for rect in drawn.get_bounding_rects())


def test_a_kept_picture_is_painted_once_a_size(pilots: Pilots) -> None:
    """The same key and size are painted once; another size again."""
    surface, painted = pygame.Surface((200, 200)), list[pygame.Rect]()
    pen = Pen(surface, pilots().app)

    def paint(own: Pen, area: pygame.Rect) -> None:
        painted.append(area)
        own.surface.fill("red", area)

    for size in (10, 10, 20):
        pen.kept(("part",), pygame.Rect(50, 60, size, size), paint)
    assert painted == [pygame.Rect(0, 0, 10, 10), pygame.Rect(0, 0, 20, 20)]
    assert surface.get_at((69, 79)) == pygame.Color("red")
    assert surface.get_at((49, 60)) != pygame.Color("red")


def test_a_sequence_stays_in_its_box(pilots: Pilots) -> None:
    """Pictures and words are drawn inside the box, however narrow it is."""
    assert is_picture("icons/star")
    assert not any(map(is_picture, ("+2/3", "star", "two / three", "Two/three")))
    surface = pygame.Surface((400, 100))
    box = pygame.Rect(100, 30, 90, 40)
    sequence(Pen(surface, pilots().app), ("+12", "icons/star", "=", "icons/star"), box, 30, (255, 255, 255))
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    assert drawn.count()
    assert all(box.contains(rect) for rect in drawn.get_bounding_rects())


def test_last_moves_are_told_from_choices_by_their_shape(pilots: Pilots) -> None:
    """A ring is closed; of what was done last only the corners are marked."""
    app, place = pilots().app, pygame.Rect(20, 20, 200, 120)
    for draw, closed in ((marks.draw_ring, True), (marks.draw_corners, False)):
        surface = pygame.Surface((240, 160), pygame.SRCALPHA)
        draw(surface, app, place, (255, 255, 255), 3)
        middles = [place.midtop, place.midleft, (place.centerx, place.bottom - 1), (place.right - 1, place.centery)]
        assert [surface.get_at(spot).a > 0 for spot in middles] == [closed] * 4
        assert surface.get_at((place.left + 14, place.top)).a > 0
        assert surface.get_clip() == surface.get_rect()


def test_ovals_have_smooth_edges() -> None:
    """The rim of an oval fades into the ground over a pixel, in its own colour."""
    plate = oval((24, 30), (250, 240, 220), (120, 90, 60), 2)
    rims = [plate.get_at((x, 1)) for x in range(24)]
    assert {colour.a for colour in rims} - {0, 255}
    assert all(tuple(colour)[:3] == (120, 90, 60) for colour in rims if 0 < colour.a < 255)
    assert tuple(plate.get_at((12, 15)))[:3] == (250, 240, 220)
