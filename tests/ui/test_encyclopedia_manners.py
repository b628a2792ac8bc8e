"""The manners of Encyclopedia's table: what is asked, marked, labelled and told."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame
import pytest

from game.core.match import Match
from game.encyclopedia.model import SPACES
from game.encyclopedia.view import EncycView
from tests.ui.play import Player, Players, click_button
from tests.ui.test_encyclopedia_table import at_turn, opened, planned, randomly
from ui.boards.encyclopedia import chips, marks, seat_layout
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.cards import portrait_place
from ui.boards.encyclopedia.layout import die_place, worded
from ui.boards.encyclopedia.offers import draw_plates, face_of, plates
from ui.boards.encyclopedia.paths import MEANS
from ui.boards.kit import marks as kit_marks
from ui.boards.kit.marks import draw_ring, tag_place, tag_size
from ui.boards.kit.sequence import is_picture
from ui.boards.kit.shapes import left
from ui.boards.kit.writing import block_height
from ui.table import buttons
from ui.table.advice_marks import marks_of
from ui.table.board import Look
from ui.table.scene import TableScene
from ui.theme import FOCUS

TWO = ("player", "player")
SOLO = ("player", "linne/boudeuse")


def board_of(player: Player, kinds: tuple[str, ...] = SOLO) -> EncycBoard:
    """The board of a table that was just opened."""
    board = opened(player, kinds).board
    assert isinstance(board, EncycBoard)
    return board


@lru_cache(maxsize=1)
def asked() -> list[tuple[EncycView, Match]]:
    """Games of one person and an Automa, played by chance, at every question."""
    matches = [match.fork() for seed in range(5) for match in randomly(seed, SOLO, 900)]
    return [(match.view(0), match) for match in matches]


def found(prompt: str, test: Callable[[EncycView], bool] = lambda _view: True) -> Match:
    """A game at such a question, to be played on."""
    return next(match.fork() for view, match in asked() if view.asked == prompt and test(view))


def shown(table: TableScene, match: Match) -> EncycBoard:
    """The table as it stands in a match."""
    table.session.match = match
    table.session.decision = match.decision()
    table.show()
    board = table.board
    assert isinstance(board, EncycBoard)
    return board


def is_full(view: EncycView) -> bool:
    """Whether the first seat has four experts with their faces up."""
    return min(view.seats[0].active) >= 0


def test_an_animal_of_another_colour_asks_how_to_pay_for_it(players: Players) -> None:
    """At the Academy as on expeditions: the animal first, then the token or the seal; no plate stands there before."""
    player = players(lang="en")
    table = opened(player, SOLO)
    match = found("academy", lambda view: view.seats[0].tokens > 0 and view.seats[0].seals > 0)
    board = shown(table, match)
    other = next(name for name in table.gesture.next_places() if table.gesture.next_places((name,)))
    assert not any(board.stands(name, table.gesture.next_places()) for name in MEANS)
    assert table.pointer.tip(MEANS[0]) == ""
    player.pilot.click(other)
    assert table.gesture.chosen == (other,)
    assert set(table.gesture.next_places()) == set(MEANS)
    assert all(board.stands(name, table.gesture.next_places()) and table.pointer.tip(name) for name in MEANS)
    assert "how do you pay for the colour" in board.status(table.view, match.decision(), table.gesture.chosen)  # type: ignore[arg-type]
    tokens = table.view.seats[0].tokens
    player.pilot.click(MEANS[0])
    assert table.choice.rehearsal is not None
    assert table.choice.rehearsal.actions()[0].text == f"animal {other[7:]} by token"
    player.until_asked()
    assert table.session.match.view(0).seats[0].tokens in (tokens, tokens - 1)


def test_every_plate_has_a_word(players: Players) -> None:
    """Pictures alone name nothing: the first line of every plate is a word, at every prompt of random games."""
    board, seen = board_of(players(lang="fr")), set[str]()
    for match in (match for seed in (2, 9) for match in randomly(seed, TWO, 500)):
        decision = match.decision()
        assert decision is not None
        view, board.match = match.view(decision.seat), match
        board.arrange(view, planned((1280, 720), 1.0, 2, decision.seat)[0], decision.seat)
        for name in plates(board):
            first = face_of(board, view, name)[0]
            assert not is_picture(first[0]), name
            assert any(letter.isalpha() for letter in first[0]), name
            seen.add(name.partition("_")[0])
    assert {"option.level", "option.colour", "option.seal", "option.coins", "option.token", *MEANS} <= seen


def test_of_continents_that_overlap_the_smaller_one_is_meant(players: Players) -> None:
    """A click on Europe, where one cannot go, does not sail to America, whose east lies beside it."""
    player = players(bare=True)
    table = opened(player, SOLO)
    shown(table, next(match.fork() for view, match in asked() if sails(match) & {"america", "europe"} == {"america"}))
    america, europe = table.board.names["land.america"], table.board.names["land.europe"]
    player.pilot.click(america.clip(europe).center)
    assert table.view.asked == "action"
    assert "land.america" not in table.gesture.chosen
    player.pilot.click((america.right - 4, europe.bottom + 8))
    assert table.view.asked != "action" or "land.america" in table.gesture.chosen


def sails(match: Match) -> set[str]:
    """Where the person can sail to now."""
    decision = match.decision()
    if decision is None or decision.seat:
        return set()
    return {option.text.split()[1] for option in decision.options if option.kind == "sail"}


def test_points_never_hang_over_names(players: Players) -> None:
    """The chip of an animal stands at the foot of its plate."""
    board = board_of(players())
    match = found("partners", lambda view: bool(view.seats[0].study))
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    names = [name for name in board.names if name.startswith("study.0.")]
    assert names
    for name in names:
        (_, top), room = chips.chip_place(board, name)
        assert (top, room) == (board.names[name].bottom, board.names[name])


def test_points_never_hide_faces(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine tenths of an expert's plate stay free of the chip over its corner."""
    board, tagged = board_of(players()), list[tuple[pygame.Rect, pygame.Rect]]()

    def note(place: pygame.Rect, size: tuple[int, int], left: bool = False) -> pygame.Rect:
        tagged.append((place, tag_place(place, size, left)))
        return tagged[-1][1]

    monkeypatch.setattr(kit_marks, "tag_place", note)
    match = found("university")
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    names = [name for name in board.names if name.startswith("expert.")]
    surface = pygame.Surface((1280, 720))
    marks.draw_marks(
        Brush(surface, board.app, "encyclopedia", table=board), view, Look(previews=dict.fromkeys(names, 3))
    )
    assert len(tagged) == len(names) > 0
    for place, chip in tagged:
        covered = place.clip(chip)
        assert covered.width * covered.height <= 0.1 * place.width * place.height
        assert covered.bottom < place.centery


def test_the_coach_leaves_payments_and_names_of_buildings_legible(players: Players) -> None:
    """The mark on a space stands beside what the space pays, that on a building on its picture."""
    board = board_of(players())
    match = found("place_die")
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    payments = seat_layout.payments(view.seats[0], 0, board.names)
    words = {f"space.0.{space}": payment for space, payment in zip(SPACES, payments, strict=True)}
    words |= {name: worded(rect) for name, rect in board.names.items() if name.startswith("place.")}
    for name, printed in words.items():
        (mark,) = marks_of(board.app, board.names, [(name,)], [None], board.main, board.printed())
        covered = printed.clip(mark.rect)
        assert covered.width * covered.height <= 0.1 * printed.width * printed.height, name


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_the_coach_leaves_experts_and_what_they_bring_legible(
    players: Players, size: tuple[int, int], scale: float
) -> None:
    """The mark on an expert stands on the portrait, off name, effect and points; the ring around it lies under them."""
    board = board_of(players(size=size, scale=scale))
    match = found("expert")
    view, board.match = match.view(0), match
    board.arrange(view, planned(size, scale, 2, 0)[0], 0)
    experts = {name: rect for name, rect in board.names.items() if name.startswith("expert.")}
    assert experts
    for name, rect in experts.items():
        (mark,) = marks_of(board.app, board.names, [(name,)], [None], board.main, board.printed())
        for printed in (left(rect, portrait_place(rect).width)[1], tag_place(rect, tag_size(board.app), True)):
            covered = printed.clip(mark.rect)
            assert covered.width * covered.height <= 0.1 * printed.width * printed.height, name
    plain, ringed = pygame.Surface(size), pygame.Surface(size)
    name, rect = next(iter(experts.items()))
    look = Look(targets=frozenset({name}), previews={name: 3})
    board.draw_marks(plain, view, look)
    board.draw_marks(ringed, view, look)
    draw_ring(ringed, board.app, rect, FOCUS, 4)
    tag = tag_place(rect, tag_size(board.app), True).inflate(-8, -8)
    board.draw_previews(ringed, look)
    middle = [(x, tag.centery) for x in range(tag.left, tag.right)]
    assert [plain.get_at(spot) for spot in middle] == [ringed.get_at(spot) for spot in middle]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_placed_die_leaves_the_names_of_buildings_free(players: Players, size: tuple[int, int]) -> None:
    """It lies on the picture: above the name, at the University left of it."""
    board = board_of(players(size=size))
    match = found("university", lambda view: view.asked == "university")
    board.match = match
    board.arrange(match.view(0), planned(size, 1.0, 2, 0)[0], 0)
    for place in ("embassy", "bank", "academy", "publication", "university"):
        rect = board.names[f"place.{place}"]
        die = die_place(rect)
        assert rect.contains(die)
        assert not die.colliderect(worded(rect))
        assert die.right <= rect.centerx if place == "university" else die.bottom <= rect.top + rect.height * 0.45


def test_a_whole_card_can_be_clicked_where_animals_take_part(players: Players) -> None:
    """Its places for cubes are part of it then."""
    board = board_of(players())
    for prompt in ("reference", "partners"):
        match = found(prompt)
        names = board.arrange(match.view(0), planned((1280, 720), 1.0, 2, 0)[0], 0)
        assert [name for name in names if name.startswith("cube.")] == []


@pytest.mark.parametrize(("lang", "words"), [("en", "Click the expert"), ("fr", "Cliquez sur l’expert")])
def test_covering_an_expert_says_what_to_click(players: Players, lang: str, words: str) -> None:
    """Where all places are taken; otherwise there is nothing to cover."""
    board = board_of(players(lang=lang))
    for full in (True, False):
        match = found("hire", is_full if full else lambda view: not is_full(view))
        decision, board.match = match.decision(), match
        assert decision is not None
        assert (words in board.status(match.view(0), decision, ())) == full


def test_what_waits_to_be_confirmed_is_marked(players: Players) -> None:
    """The places of the last choice of a plan keep a ring until it is confirmed."""
    player = players(seed=4, confirm_moves=True)
    opened(player, SOLO)
    table = at_turn(player)
    player.pilot.click(table.gesture.next_places()[0])
    player.pilot.click("place.bank")
    board = table.board
    assert isinstance(board, EncycBoard)
    assert player.unconfirmed()
    assert marks.waiting(board) == ("place.bank",)
    click_button(player, "confirm")
    player.until_asked()
    assert marks.waiting(board) == ()


def test_a_continent_tells_what_research_costs(players: Players) -> None:
    """With and without a die in hand; and that another colour must be paid for."""
    board = board_of(players(lang="en"))
    for prompt in ("take_die", "action"):
        match = found(prompt)
        view, board.match = match.view(0), match
        tips = [board.tip(view, name) for name in ("land.asia", "land.europe", "land.africa")]
        assert all("I 2, II 4, III 7, IV 10" in tip or "full" in tip.lower() for tip in tips)
        assert any("another colour" in tip for tip in tips) == (prompt == "action")


@pytest.mark.parametrize("prompt", ["take_die", "action", "academy", "embassy", "university"])
def test_the_middle_of_the_table_is_dimmed_by_one_rule(
    players: Players, monkeypatch: pytest.MonkeyPatch, prompt: str
) -> None:
    """Whatever is asked, each place, animal and expert that cannot be chosen is dimmed, and no other."""
    table = opened(players(bare=True), SOLO)
    board, veiled = shown(table, found(prompt)), list[tuple[int, ...]]()
    monkeypatch.setattr(marks, "draw_veil", lambda _surface, _app, rect, *_rest: veiled.append(tuple(rect)))
    look = table.prospect.look()
    board.draw_marks(pygame.Surface(board.app.size), table.view, look)
    for name, rect in board.names.items():
        if name.startswith(("place.", "animal.", "expert.")):
            assert (tuple(rect) in veiled) == (name not in look.targets), name


def test_the_tables_own_buttons_follow_the_room_on_the_desk(players: Players) -> None:
    """Through a whole turn at a large scale they stand in their place, and no choice lies under them."""
    player = players(seed=4, confirm_moves=True, size=(1280, 720), scale=2.0)
    opened(player, SOLO)
    table, wide = at_turn(player), set[int]()
    player.pilot.click(table.gesture.next_places()[0])
    for _ in range(8):
        names, area = table.board.names, buttons.prompt_area(table)
        rects = buttons.prompt_rects(table)
        wide |= {area.width} if rects else set()
        assert all(area.contains(rect) for rect in rects)
        assert [
            name for name in names if name.startswith(("option.", "means.")) and names[name].colliderect(area)
        ] == []
        places = table.gesture.next_places() if table.mode == "trial" or not rects else []
        if not places:
            break
        player.pilot.click("place.embassy" if "place.embassy" in places else places[0])
        player.pilot.steps(60)
    assert len(wide) > 1
    assert player.pilot.overflows == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_words_alone_on_plates_are_of_one_size(players: Players, monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    """What can be done with an expert stands on every plate in letters of the same height, the longest words too."""
    board, tall = board_of(players(lang="fr", size=(1280, 720), scale=scale)), set[float]()
    match = found("hire", is_full)
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), scale, 2, 0)[0], 0)
    written = Brush.block

    def noted(pen: Brush, words: str, box: pygame.Rect, height: float, *more: object) -> pygame.Rect:
        tall.add(block_height(pen.app, words, box.size, height, "ui_bold"))
        return written(pen, words, box, height, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Brush, "block", noted)
    draw_plates(Brush(pygame.Surface((1280, 720)), board.app, "encyclopedia", table=board), view)
    assert len(plates(board)) > 1
    assert len(tall) == 1
