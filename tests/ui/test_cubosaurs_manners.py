"""The manners of Cubosaurs' table: giving a card away, and taking up a card before Refuse."""

from __future__ import annotations

import pygame
import pytest

from game.cubosaurs.view import CuboView
from tests.game.cubosaurs.table import Table
from tests.ui.play import Player, Players, resize
from ui.boards.cubosaurs import draw, marks, words
from ui.boards.cubosaurs.board import CuboBoard
from ui.boards.kit import marks as kit_marks
from ui.boards.kit.arrow import curve_of
from ui.table.scene import TableScene
from ui.table.status import status_text


def laid(player: Player, table: Table) -> TableScene:
    """A table for one person and bots in the position that was laid out."""
    shown = player.start(1, table.rules.seats - 1, {"advanced": "yes"}, game="cubosaurs")
    shown.session.match._state = table.state
    shown.session._renew()
    shown.course.sit_down(0)
    assert shown.interactive
    return shown


def giving(player: Player, seats: int = 4) -> TableScene:
    """Seat 0 has bought the Gift and gives a T-Rex away: the second one of seat 1, the first one of the others."""
    table = Table(seats, advanced="yes").collection(0, "trex", "trex", "stegosaurus").collection(1, "trex")
    table.market("give").tokens(4, *[0] * (seats - 1)).hand(0, "brontosaurus")
    table.play("buy give", "give trex")
    return laid(player, table)


def turn(player: Player, seats: int = 3) -> TableScene:
    """Seat 0 has a T-Rex in hand, and may add a Stegosaurus or an Egg but not its T-Rex."""
    table = Table(seats, advanced="yes").collection(0, "trex", "stegosaurus", "egg:trex").hand(0, "trex")
    return laid(player, table)


def drawn_points(monkeypatch: pytest.MonkeyPatch, player: Player) -> dict[tuple[int, int], int]:
    """The chips with points that the next picture shows, by where they stand."""
    found: dict[tuple[int, int], int] = {}

    def note(_surface: object, _app: object, _spot: object, points: int, _strong: bool, *room: object) -> None:
        inside = room[0]
        assert isinstance(inside, pygame.Rect)
        found[inside.center] = points

    monkeypatch.setattr(marks, "draw_points", note)
    player.pilot.draw()
    return found


def test_who_gets_it_shows_what_it_does_to_them(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the others has a chip where the card would lie, none on a strip with its score."""
    player = players(bare=True)
    table = giving(player)
    found = drawn_points(monkeypatch, player)
    names = table.board.names
    headers = [names[f"panel.{seat}.header"] for seat in (1, 2, 3)]
    for seat, points in ((1, 1 - 4), (2, 4), (3, 4)):
        cell = names[f"cell.{seat}.trex"]
        assert [value for spot, value in found.items() if cell.collidepoint(spot)] == [points]
    assert not [spot for spot in found if any(header.collidepoint(spot) for header in headers)]
    player.pilot.move("panel.1.header")
    changes = table.prospect.look().changes
    assert changes[:2] == (4 - 1, 1 - 4)
    tip = table.pointer.tip("panel.1.header")
    assert player.pilot.app.text("cubosaurs.tip.offer", name="B0", theirs="−3", own="+3") in tip


def test_the_card_that_is_given_is_marked_and_named(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its place has a ring of its own, and the question says which card it is."""
    player = players(bare=True)
    table = giving(player)
    rings: list[pygame.Rect] = []
    monkeypatch.setattr(marks, "draw_ring", lambda _surface, _app, rect, _colour, _wide: rings.append(rect))
    player.pilot.draw()
    assert isinstance(table.board, CuboBoard)
    assert marks._around(table.board, "own.trex") in rings
    assert "T-Rex" in status_text(table)


def test_pointing_at_a_name_swaps_nothing(players: Players) -> None:
    """Resting on a name that is a choice, or on the rest of its panel, leaves board and question; a key opens it."""
    player = players(bare=True)
    table = giving(player)
    asked = status_text(table)
    player.pilot.move("panel.2.header")
    player.pilot.steps(90)
    assert (table.large, status_text(table)) == (None, asked)
    player.pilot.move("cell.2.egg")
    player.pilot.steps(90)
    assert status_text(table) == asked
    player.pilot.press(pygame.K_F3)
    assert status_text(table) != asked
    player.pilot.click("panel.2.header")
    assert table.session.match.moments[-1].action.text == "to 2"


@pytest.mark.parametrize("goal", ["refuse", "hand", "card.0"])
def test_an_own_card_can_be_taken_up_before_refuse(players: Players, goal: str) -> None:
    """By two clicks or by dragging it, onto Refuse or onto the hand; and it says what to do next."""
    for drag in (False, True):
        player = players(bare=True)
        table = turn(player)
        if drag:
            player.pilot.drag("own.stegosaurus", goal)
        else:
            player.pilot.click("own.stegosaurus")
            assert "Stegosaurus" in status_text(table)
            assert table.gesture.chosen == ("own.stegosaurus",)
            assert table.prospect.look().previews["refuse"] == -2
            player.pilot.click(goal)
        assert [moment.action.text for moment in table.session.match.moments[:1]] == ["refuse stegosaurus"]
        assert table.session.match.moments[0].seat == 0


def test_a_card_that_may_not_be_added_says_why(players: Players) -> None:
    """Clicked or dragged: its type is in the hand already; nothing is taken up."""
    player = players(bare=True)
    table = turn(player)
    why = player.pilot.app.text("cubosaurs.refused.type_in_hand")
    player.pilot.click("own.trex")
    assert (table.flash, table.gesture.chosen) == (why, ())
    table.flash = ""
    player.pilot.drag("own.trex", "refuse")
    assert table.flash == why
    assert not table.session.match.moments


def test_a_card_dropped_elsewhere_is_put_back(players: Players) -> None:
    """A stray drag commits nothing, and the turn goes on as before."""
    player = players(bare=True)
    table = turn(player)
    player.pilot.drag("own.stegosaurus", "cell.1.egg")
    assert not table.session.match.moments
    assert table.gesture.chosen == ()
    player.pilot.click("refuse")
    player.pilot.click("own.egg:trex")
    assert table.session.match.moments[0].action.text == "refuse egg:trex"


def test_the_tokens_left_over_are_told(players: Players) -> None:
    """Three tokens are one point and one left over: the strip's tooltip says so."""
    player = players(bare=True)
    shown = laid(player, Table(3, advanced="yes").collection(0, "trex").tokens(3, 1, 0).hand(0, "stegosaurus"))
    text = player.pilot.app.text
    assert text("cubosaurs.tip.tokens", n=3, per=2, points=1) in shown.pointer.tip("header")
    assert text("cubosaurs.tip.tokens", n=1, per=2, points=0) in shown.pointer.tip("panel.1.header")
    assert text("table.score_line", label=text("cubosaurs.score.dna"), points="1") in shown.pointer.tip("header")


def test_strips_say_who_gives_and_who_may_get_it(players: Players) -> None:
    """While a tile asks for an opponent its giver and receivers are named; in a turn the holder and the next seat."""
    player = players(bare=True)
    table, text = giving(player), player.pilot.app.text
    assert isinstance(table.board, CuboBoard)
    roles = [words.role(table.board, table.view, seat) for seat in range(4)]
    assert roles == [text("cubosaurs.role.gives"), *[text("cubosaurs.role.may_get")] * 3]
    table = turn(players(bare=True))
    assert isinstance(table.board, CuboBoard)
    roles = [words.role(table.board, table.view, seat) for seat in range(3)]
    assert roles == [text("cubosaurs.role.holds"), text("cubosaurs.role.next"), ""]


def test_once_a_card_is_chosen_to_be_swapped_only_its_owner_swaps(players: Players) -> None:
    player, text = players(bare=True), players().pilot.app.text
    table = Table(3, advanced="yes").collection(0, "trex", "stegosaurus").collection(1, "trex").collection(2, "trex")
    table.market("swap").tokens(6, 0, 0).hand(0, "brontosaurus").play("buy swap", "swap 2 trex")
    shown = laid(player, table)
    assert isinstance(shown.board, CuboBoard)
    assert shown.view.asked == "swap_own"
    roles = [words.role(shown.board, shown.view, seat) for seat in range(3)]
    assert roles == [text("cubosaurs.role.swaps"), "", text("cubosaurs.role.swaps")]


def test_an_arrow_leads_from_the_hand_to_the_next_seat(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pointing at Refuse shows from there where the hand goes; a card that is given leads to whoever is pointed at."""
    ways: list[tuple[pygame.Rect, pygame.Rect]] = []

    def note(_surface: object, _app: object, start: tuple[int, int], end: tuple[int, int], _lift: float) -> None:
        ways.append((pygame.Rect(start, (1, 1)), pygame.Rect(end, (1, 1))))

    monkeypatch.setattr(marks, "draw_arrow", note)
    for laid_out, place, start, end in (
        (turn, "refuse", "refuse", "panel.1.header"),
        (giving, "panel.2.header", "own.trex", "cell.2.trex"),
    ):
        player = players(bare=True)
        names = laid_out(player).board.names
        player.pilot.draw()
        assert not ways
        player.pilot.move(place)
        player.pilot.draw()
        first, last = ways.pop()
        ways.clear()
        assert names[start].colliderect(first)
        assert names[end].colliderect(last)


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_the_way_of_the_hand_crosses_no_bystanders_strip(
    players: Players, monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    """Wherever the next of five seats sits, the arrow comes to its strip from below."""
    ways: list[list[tuple[float, float]]] = []

    def note(_surface: object, _app: object, start: tuple[int, int], end: tuple[int, int], lift: float) -> None:
        ways.append(curve_of(start, end, lift))

    monkeypatch.setattr(marks, "draw_arrow", note)
    player = players(bare=True)
    table = turn(player, 5)
    monkeypatch.setattr(type(table.board), "after", lambda _board, _view, _seat: seat)
    player.pilot.move("refuse")
    player.pilot.draw()
    (way, *_), names = ways, table.board.names
    strips = [names[f"panel.{other}.header"] for other in range(1, 5) if other != seat]
    assert not [point for point in way for strip in strips if strip.collidepoint(point)]
    assert names[f"panel.{seat}.header"].collidepoint(way[-1])


def test_another_side_opens_over_everything_that_is_ones_own(players: Players) -> None:
    """The hand, the choices and the own cards are covered, and the tiles of the narrow strips stay in sight."""
    player = players(bare=True)
    table = giving(player, 5)
    names = table.board.names
    large = table.board.large_rect()
    assert all(large.contains(names[name]) for name in ("hand", "deck", "keep", "refuse", "collection"))
    assert all(names[f"panel.{seat}"].contains(names[f"purse.{seat}"]) for seat in (1, 2, 3, 4))


def test_tiles_are_bright_only_while_one_can_be_bought(players: Players) -> None:
    """A tile that is not too dear is dull all the same while another question is open."""
    table = Table(2, advanced="yes").collection(0, "trex", "stegosaurus").collection(1, "trex")
    table.market("give", "free").tokens(9, 0).hand(0, "brontosaurus")
    shown = laid(players(), table)
    board = shown.board
    assert isinstance(board, CuboBoard)
    assert draw._for_sale(board, shown.view, "free")
    table.play("buy give")
    shown = laid(players(), table)
    board = shown.board
    assert isinstance(board, CuboBoard)
    assert shown.view.asked == "give"
    assert not draw._for_sale(board, shown.view, "free")


def test_rings_leave_the_numbers_of_raptors_and_eggs_to_be_read(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ring of a card that is full of numbers lies around it and not upon it, and previews are of one size."""
    table = Table(3, advanced="yes").collection(0, "trex", "egg:trex", "stegosaurus").market("destroy")
    table.tokens(4, 0, 0).hand(0, "brontosaurus").play("buy destroy")
    scene = laid(players(bare=True), table)
    board, rings, rooms = scene.board, list[pygame.Rect](), list[pygame.Rect]()
    monkeypatch.setattr(kit_marks, "draw_ring", lambda _surface, _app, rect, _colour, _wide: rings.append(rect))
    monkeypatch.setattr(marks, "draw_points", lambda *given: rooms.append(given[5]))
    board.draw_marks(pygame.Surface(board.app.size), scene.view, scene.prospect.look())
    for name in ("own.egg:trex", "own.trex", "own.stegosaurus"):
        card = board.names[name]
        assert [ring for ring in rings if ring.contains(card) and ring.top < card.top]
    assert len(rooms) > 2
    assert len({room.height for room in rooms if room.width > 0}) == 1


def test_a_preview_beside_a_count_stands_above_a_narrow_pile(players: Players) -> None:
    """Where a pile on a strip has no room for it beside the count, and leaves the creature to be seen."""
    player = players(bare=True)
    resize(player, (1280, 720), 2.0)
    table = Table(3, advanced="yes").collection(0, "stegosaurus").collection(1, "trex", "trex", "brontosaurus")
    scene = laid(player, table.market("steal").tokens(6, 0, 0).hand(0, "brontosaurus"))
    board, view = scene.board, scene.view
    assert isinstance(board, CuboBoard)
    assert isinstance(view, CuboView)
    pile, single = "theirs.1.trex", "theirs.1.brontosaurus"
    board.names = {**board.names, pile: board.names[pile].inflate(-40, 0)}
    above, beside = (marks._preview_room(board, view, name) for name in (pile, single))
    assert above.top == board.names["cell.1.trex"].top
    assert above.bottom <= board.names[pile].top + 4
    assert beside.bottom == board.names[single].bottom


def test_previews_on_cards_of_others_are_small(players: Players) -> None:
    """They take at most a third of a card's creature, at every size of words."""
    for scale in (1.0, 1.5, 2.0):
        player = players(bare=True)
        resize(player, (1280, 720), scale)
        inside, surface = pygame.Rect(100, 100, 52, 44), pygame.Surface((300, 300))
        kit_marks.draw_points(surface, player.pilot.app, inside.bottomleft, 5, False, inside, True)
        surface.set_colorkey((0, 0, 0))
        chip = surface.get_bounding_rect()
        assert 0 < chip.width * chip.height <= inside.width * inside.height / 3
