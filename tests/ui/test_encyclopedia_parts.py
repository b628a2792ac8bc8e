"""The picture of the table is put together from kept parts, is readable, and offers only what can be of use."""

from __future__ import annotations

from itertools import combinations, product

import pygame
import pytest

from game.encyclopedia.account import voyage
from game.encyclopedia.model import CONTINENTS
from game.encyclopedia.view import EncycView
from game.registry import new_match
from tests.ui.play import Players
from tests.ui.test_encyclopedia_table import AUTOMAS, opened, planned, randomly, rules_of, seats_of
from ui.boards.encyclopedia.atlas import COASTS, draw_coast, land_dice, land_signs, land_spaces
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.desk import speaks, turn_events
from ui.boards.encyclopedia.layout import VOYAGE, grain_of, lay_out, stack
from ui.boards.encyclopedia.offers import plates
from ui.boards.encyclopedia.paths import LEAVING, option_names
from ui.boards.encyclopedia.seat_layout import study_cells
from ui.boards.encyclopedia.seats import die_box
from ui.boards.kit.still import Parts
from ui.boards.kit.writing import smallest

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
LEAST_DIE = 32


def _picture(board: EncycBoard, view: EncycView) -> bytes:
    """The table as its board draws it now."""
    surface = pygame.Surface(board.app.size)
    board.draw_ground(surface, view)
    board.draw(surface, view)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("kinds", [("player", "player"), AUTOMAS, ("player", "player", "player", "player")])
def test_kept_parts_show_what_is_there(players: Players, kinds: tuple[str, ...]) -> None:
    """After every few moves, from changing seats, the kept parts give the same picture as parts drawn anew."""
    board = opened(players(), kinds).board
    assert isinstance(board, EncycBoard)
    for number, match in enumerate(randomly(11, kinds, 210)):
        decision = match.decision()
        assert decision is not None
        view = match.view(decision.seat)
        board.match = match
        board.arrange(view, planned((1280, 720), 1.0, len(kinds), decision.seat)[0], decision.seat)
        kept = _picture(board, view)
        if number % 7:
            continue
        parts, board.parts = board.parts, Parts()
        assert _picture(board, view) == kept, number
        board.parts = parts


@pytest.mark.parametrize(("size", "scale"), list(product(SIZES, [0.75, 1.0, 1.5, 2.0])))
def test_dice_of_four_seats_stay_large_at_every_scale(size: tuple[int, int], scale: float) -> None:
    """No die is lower than 32 pixels, on the own board nor in a panel; laying out twice changes nothing."""
    match = new_match("encyclopedia", seats_of(("player",) * 4), 1)
    plan, theme = planned(size, scale, 4)
    names = lay_out(match.view(0), plan, 0, rules_of(match).box, theme)
    spaces = [die_box(rect) for name, rect in names.items() if name.startswith("space.")]
    assert len(spaces) == 16
    assert min(box.height for box in spaces) >= LEAST_DIE
    log, strips = plan.log.copy(), {seat: rect.copy() for seat, rect in plan.panels.items()}
    stack(plan, theme)
    assert (plan.log, plan.panels) == (log, strips)


@pytest.mark.parametrize("size", [*SIZES, (1280, 1024), (2560, 1080)])
def test_everything_on_the_map_lies_apart_and_on_it(size: tuple[int, int]) -> None:
    """Cartouches, spaces and dice of all continents share no pixel; spaces and names lie in their continent's place."""
    match = new_match("encyclopedia", seats_of(("player",) * 3), 1)
    plan, theme = planned(size, 1.0, 3)
    names = lay_out(match.view(0), plan, 0, rules_of(match).box, theme)
    world, pieces = names["world"], list[pygame.Rect]()
    for land in CONTINENTS:
        signs = land_signs(world, land)
        assert [sign for sign in signs if not names[f"land.{land}"].contains(sign)] == []
        pieces += [signs[0], *land_spaces(world, land), *land_dice(world, land)]
    assert [piece for piece in pieces if not world.contains(piece)] == []
    assert [(a, b) for a, b in combinations(pieces, 2) if a.colliderect(b)] == []


@pytest.mark.parametrize("size", SIZES)
def test_a_lit_coast_leaves_names_and_spaces_to_be_read(people: Players, size: tuple[int, int]) -> None:
    """The coast of every continent is drawn inside the map, with its shape kept, and off all cartouches and spaces."""
    board = opened(people(size=size, bare=True), ("player", "player")).board
    assert isinstance(board, EncycBoard)
    world = board.names["world"]
    for land in CONTINENTS:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw_coast(board.pen(surface), land, (255, 255, 255))
        drawn = pygame.mask.from_surface(surface)
        assert drawn.count() > world.width
        assert all(world.contains(rect) for rect in drawn.get_bounding_rects())
        for sign in (sign for name in CONTINENTS for sign in land_signs(world, name)):
            assert not drawn.overlap(pygame.mask.Mask(sign.size, fill=True), sign.topleft), (land, sign)
        _, _, wide, high = COASTS[land]
        assert board.app.assets.ratio(f"encyclopedia/coast_{land}") == pytest.approx(wide / high, rel=0.01)


def test_the_desk_says_nothing_twice(players: Players) -> None:
    """Plates stand under words where these tell more than the value of the die, and fill the desk otherwise; the plate
    that ends what is asked comes last."""
    board = opened(players(), ("player", "player")).board
    assert isinstance(board, EncycBoard)
    seen: set[tuple[str, bool]] = set()
    for match in randomly(4, ("player", "player"), 500):
        decision = match.decision()
        assert decision is not None
        view, board.match = match.view(decision.seat), match
        board.arrange(view, planned((1280, 720), 1.0, 2, decision.seat)[0], decision.seat)
        names = plates(board)
        if not names or view.asked in VOYAGE:
            continue
        told = speaks(board, view)
        assert (board.names[names[0]].height < 0.7 * board.names["desk"].height) == told, view.asked
        assert [name for name in names[:-1] if name in LEAVING] == []
        seen.add((view.asked, told))
    assert {("embassy", False), ("extra", True), ("hire", True)} <= seen


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_many_animals_keep_their_names(size: tuple[int, int]) -> None:
    """Up to five animals stand in a row; more of them in two, so that names have the width of a plate."""
    match = new_match("encyclopedia", seats_of(("player",) * 2), 1)
    plan, theme = planned(size, 1.0, 2)
    zone = lay_out(match.view(0), plan, 0, rules_of(match).box, theme)["zone.0.study"]
    rows = {count: len({cell.top for cell in study_cells(zone, count, grain_of(plan))}) for count in range(1, 9)}
    assert rows == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2}


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 11), ((1920, 1080), 16), ((3840, 2160), 33)])
def test_words_keep_a_readable_height(players: Players, size: tuple[int, int], least: int) -> None:
    """Words are at least 11 pixels tall in the smallest window and grow with it, larger scales or not."""
    assert [smallest(players(size=size, scale=scale).pilot.app) for scale in (1.0, 2.0)] == [least, least]
    assert smallest(players(size=size, scale=0.75).pilot.app) >= 11


def test_plates_for_seals_stand_only_where_they_can_be_chosen() -> None:
    """Without a seal there is none; at the end of a round seals become coins in the last one alone."""
    seen = {True: 0, False: 0}
    for match in randomly(4, ("player", "player"), 900):
        decision = match.decision()
        assert decision is not None
        view = match.view(decision.seat)
        offered = {name for name in option_names(rules_of(match).box, view) if "seal" in name}
        has = bool(view.seats[decision.seat].seals)
        assert has or not offered
        if decision.prompt == "extra":
            last = view.round == view.rounds
            assert offered == ({"option.seal_coins"} if last and has else set())
            seen[last] += 1
        if decision.prompt == "last":
            assert offered == ({"option.seal_coins"} if has else set())
    assert seen[True]
    assert seen[False]


def test_an_expert_that_was_kept_is_used_by_pointing_at_it_before_a_die(players: Players) -> None:
    """Its place leads to it; a card that its reputation brings is not called the round's."""
    board = opened(players(lang="en"), ("player", "player")).board
    seen: set[str] = set()
    for match in (match for seed in (2, 5) for match in randomly(seed, ("player", "player"), 900)):
        decision = match.decision()
        assert decision is not None
        uses = [action for action in decision.options if action.text.startswith("use")]
        if decision.prompt not in ("take_die", "extra") or not uses:
            continue
        seen.add(decision.prompt)
        view, board.match = match.view(decision.seat), match
        [place] = board.path(view, uses[0])
        assert place.startswith(f"chair.{decision.seat}.")
        assert board.wished(view, (place,)) == uses[0]
        late = decision.prompt == "extra" and not view.seats[decision.seat].seals
        assert ("before it is too late" in board.status(view, decision, ())) == late
        board.match = match.fork()
        board.match.apply(uses[0])
        after = board.match.decision()
        if after is not None and after.prompt in ("animal", "expert"):
            assert "your reputation brings you" in board.status(board.match.view(after.seat), after, ())
            seen.add("card")
    assert seen == {"take_die", "extra", "card"}


def test_the_sum_of_an_expedition_counts_what_was_carried_out_before(players: Players) -> None:
    """Also where a turn is not tried out from its beginning: after a card from the deck, in a game that is opened."""
    board = opened(players(), ("player", "player")).board
    assert isinstance(board, EncycBoard)
    seen = 0
    for match in randomly(11, ("player", "player"), 300):
        decision = match.decision()
        assert decision is not None
        view, board.match = match.view(decision.seat), match
        trip = voyage(board.box, view, turn_events(board, view))
        if decision.prompt == "research" and trip is not None:
            seen += 1
            assert trip.total - sum(board.box.cost[kind] for _, kind in trip.cubes) == trip.left == view.strength
    assert seen > 10
