"""The table of Encyclopedia: places, paths, words, the planner, tried turns, Automas step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

import pygame
import pytest

from game.core.match import Match
from game.core.record import Seat
from game.core.rng import advance, below
from game.core.values import Event
from game.encyclopedia.model import EncycAction
from game.encyclopedia.reasons import REASONS
from game.encyclopedia.rules import EncycRules
from game.registry import new_match
from tests.languages import LANGUAGES, in_languages
from tests.ui.play import Player, Players, by_click, click_button
from ui.boards.encyclopedia import cards
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.layout import freed, header_height, lay_out, panel_height, wanted_width
from ui.table.plan import Plan, Wishes, main_height, plan_table
from ui.table.scene import TableScene
from ui.theme import Theme, theme_for

SIZES = [(1280, 720), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 2.0]
LEAST = 32
MOVES = 260
AUTOMAS = ("player", "linne/boudeuse", "trembley/resolution", "daubenton/astrolabe")
TARGETS = ("land.", "place.", "animal.", "expert.", "space.", "die.0.", "cube.", "option.", "means.", "chair.0.")

Rects = dict[str, pygame.Rect]


@pytest.fixture(scope="module", autouse=True)
def _fonts() -> None:
    pygame.font.init()


def seats_of(kinds: tuple[str, ...]) -> list[Seat]:
    """Persons, and Automas where a card is named."""
    return [
        Seat(f"P{n}", colour=n) if kind == "player" else Seat(f"A{n}", "automa", kind, n)
        for n, kind in enumerate(kinds)
    ]


def randomly(seed: int, kinds: tuple[str, ...], count: int = MOVES) -> Iterator[Match]:
    """A game played by chance, before each of its choices."""
    match = new_match("encyclopedia", seats_of(kinds), seed, {"rounds": "4"})
    rng = seed
    for _ in range(count):
        decision = match.decision()
        if decision is None:
            return
        yield match
        rng = advance(rng)
        match.apply(decision.options[below(rng, len(decision.options))])


@lru_cache(maxsize=8)
def view_after(seats: int, count: int) -> object:
    """The view of the first seat after that many moves by chance."""
    match = list(randomly(5, ("player",) * seats, count))[-1]
    return match.view(0)


def planned(size: tuple[int, int], scale: float, seats: int, focus: int = 0) -> tuple[Plan, Theme]:
    """The plan of a table."""
    theme = theme_for(size, scale)
    high = main_height(size, theme)
    width, strip = wanted_width(high, size[0]), header_height(high, theme)
    wishes = Wishes(width, lambda wide: panel_height(wide, seats, theme), freed(high, theme), strip, 0, False)
    return plan_table(size, theme, seats, focus, wishes), theme


def rules_of(match: Match) -> EncycRules:
    """The rules of a match."""
    assert isinstance(match.rules, EncycRules)
    return match.rules


@pytest.mark.parametrize(("size", "scale"), list(product(SIZES, SCALES)))
def test_places_are_inside_the_window_and_targets_lie_apart(size: tuple[int, int], scale: float) -> None:
    """Everything lies in the window; what can be chosen shares no pixel, but for continents, of which the smaller one
    is meant; panels stand one under the other."""
    for seats in (2, 4):
        match = new_match("encyclopedia", seats_of(("player",) * seats), 1)
        plan, theme = planned(size, scale, seats)
        for count in (1, 60):
            view = view_after(seats, count)
            names = lay_out(view, plan, 0, rules_of(match).box, theme)  # type: ignore[arg-type]
            window = pygame.Rect((0, 0), size)
            assert [name for name, rect in names.items() if not window.contains(rect)] == []
            kinds = {name: rect for name, rect in names.items() if name.startswith(TARGETS)}
            flat = {name: rect for name, rect in kinds.items() if not name.startswith(("space.", "cube."))}
            for (first, a), (second, b) in combinations(flat.items(), 2):
                assert not a.colliderect(b) or {first[:5], second[:5]} == {"land."}, (first, second)
            assert {name for name, rect in kinds.items() if min(rect.size) < LEAST} == set()
        panels = [rect for name, rect in names.items() if name.startswith("panel.") and name.count(".") == 1]
        assert len(panels) == seats - 1
        for a, b in combinations([*panels, plan.log, plan.main], 2):
            assert not a.colliderect(b)


@pytest.mark.parametrize("kinds", [("player", "player"), AUTOMAS, ("player", "player", "daubenton/astrolabe")])
def test_every_choice_has_a_path_of_its_own_on_the_table(players: Players, kinds: tuple[str, ...]) -> None:
    """All options of random games lie on named places, no two on the same ones; every place explains itself."""
    table = opened(players(), kinds)
    board = table.board
    assert isinstance(board, EncycBoard)
    told: set[str] = set()
    for match in randomly(9, kinds):
        decision = match.decision()
        assert decision is not None
        view = match.view(decision.seat)
        board.match, board.trial = match, None
        names = board.arrange(view, planned((1280, 720), 1.0, len(kinds), decision.seat)[0], decision.seat)
        paths = [board.path(view, action) for action in decision.options]
        assert len(set(paths)) == len(paths), decision.prompt
        assert {name for path in paths for name in path} <= set(names), decision.prompt
        assert board.status(view, decision, ())
        assert all(board.describe(view, action) for action in decision.options)
        if decision.prompt not in told:
            told.add(decision.prompt)
            assert [name for name in names if name.startswith(TARGETS) and not board.tip(view, name)] == []
            assert all(board.topic(name) for name in names)


def opened(player: Player, kinds: tuple[str, ...]) -> TableScene:
    """The table of a short game."""
    player.routes.start("encyclopedia", seats_of(kinds), {"rounds": "4"})
    player.pilot.steps(2)
    return player.table


@in_languages
def test_every_event_has_a_sentence_and_every_refusal_too(players: Players, lang: str) -> None:
    """Nothing happens of which the log says nothing, but that a turn begins; every reason is a sentence."""
    board = opened(players(lang=lang), AUTOMAS).board
    kinds: dict[str, Event] = {}
    for seed in (2, 3):
        for match in randomly(seed, ("player", "player", "linne/boudeuse"), 900):
            told = match.moments[-1].events if match.moments else match.opening
            kinds |= {event.kind: event for event in told if event.seat <= 2}
    assert {"cube", "sailed", "published", "automa_sailed", "rolled_again", "placed_expert"} <= set(kinds)
    assert [kind for kind, event in kinds.items() if not board.log_lines([event])] == ["turn"]
    action = EncycAction("bank", "go", place=1)
    assert all(board.refusal(reason, action) for reason in REASONS)


def at_turn(player: Player) -> TableScene:
    """A table at which the first person is to take a die."""
    return player.to_choice(lambda table: table.session.decision is not None and table.view.asked == "take_die")


def to_expedition(player: Player) -> TableScene:
    """A table at which an expedition has been tried out."""
    for _ in range(80):
        table = at_turn(player)
        for die in table.gesture.next_places():
            player.pilot.click(die)
            lands = [name for name in table.gesture.next_places() if name.startswith("land.")]
            if lands and not table.gesture.next_places((*table.gesture.chosen, lands[0])):
                player.pilot.click(lands[0])
                return table
            player.pilot.press(pygame.K_ESCAPE)
        player.answer(by_click, click_button)
        while player.until_asked() and (table.view.asked != "take_die" or player.unconfirmed()):
            player.answer(by_click, click_button)
    raise AssertionError("no expedition is possible")


def test_an_expedition_is_tried_out_and_paid_for_only_on_confirming(players: Players) -> None:
    """Cubes are tried; Esc takes everything back; Step back undoes one choice; Confirm carries all out."""
    player = players(seed=4)
    opened(player, ("player", "linne/boudeuse"))
    table = to_expedition(player)
    before = player.moves()
    assert table.mode == "trial"
    assert table.view.asked in ("research", "animal", "expert")
    player.pilot.draw()
    player.pilot.press(pygame.K_ESCAPE)
    assert (player.moves(), table.mode, table.view.asked) == (before, "play", "take_die")
    table = to_expedition(player)
    tried = len(table.board.trial.actions) if table.board.trial is not None else 0
    player.pilot.press(pygame.K_BACKSPACE)
    assert table.board.trial is not None
    assert len(table.board.trial.actions) == tried - 1
    while not player.unconfirmed():
        by_click(player)
        player.pilot.draw()
    assert player.moves() == before
    click_button(player, "confirm")
    assert player.moves() > before


def test_the_bank_is_visited_at_once_and_boosts_wait(players: Players) -> None:
    """A simple action is carried out with its last choice."""
    player = players(seed=5)
    opened(player, ("player", "linne/boudeuse"))
    table = at_turn(player)
    before = player.moves()
    player.pilot.click(table.gesture.next_places()[0])
    assert player.moves() == before
    player.pilot.click("place.bank")
    assert player.moves() == before + 2


def test_an_automas_turn_is_shown_step_by_step(players: Players) -> None:
    """Its card and the die with the reason, the row and its place, the effect; the die has gone once it is told."""
    player = players(seed=6, lang="en", pace="normal")
    opened(player, ("player", "linne/boudeuse"))
    table = at_turn(player)
    player.pilot.click(table.gesture.next_places()[0])
    player.pilot.click("place.bank")
    captions: dict[str, int] = {}
    while table.motion.busy:
        if table.motion.note:
            assert table.motion.note.startswith("1 linne")
            dice = [die for seat in table.view.seats for die in seat.dice if die is not None]
            captions.setdefault(table.motion.caption, len(dice))
            player.pilot.draw()
        player.pilot.steps(1)
    assert [caption.split(":")[0] for caption in captions] == [table.board.seat_names[1]] * 3
    left = [die for seat in table.view.seats for die in seat.dice if die is not None]
    assert list(captions.values()) == [len(left)] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_animal_has_its_whole_name_on_the_narrowest_plate(
    players: Players, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four seats in the smallest window: no name is cut."""
    asked: list[tuple[Brush, pygame.Rect]] = []
    draw = cards.draw_names

    def seen(pen: Brush, card: int, box: pygame.Rect) -> None:
        asked.append((pen, box.copy()))
        draw(pen, card, box)

    monkeypatch.setattr(cards, "draw_names", seen)
    player = players(size=(1280, 720), lang=lang)
    table = opened(player, ("player",) * 4)
    player.pilot.draw()
    pen, box = min(asked, key=lambda one: one[1].width)
    cut: list[str] = []

    def shortened(_font: object, name: str, _width: int) -> str:
        cut.append(name)
        return name

    monkeypatch.setattr(cards, "shortened", shortened)
    board = table.board
    assert isinstance(board, EncycBoard)
    for card in range(len(board.box.latin)):
        draw(pen, card, box.copy())
    assert cut == []
    assert box.width < 80


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_text_fits(players: Players, scale: float) -> None:
    """French, four seats, the smallest window."""
    drawn(players(seed=8, scale=scale, lang="fr"), 36)


@pytest.mark.soak
@in_languages
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((3840, 2160), 2.0)])
def test_every_text_fits_in_whole_games(players: Players, lang: str, size: tuple[int, int], scale: float) -> None:
    """Four seats through a whole game."""
    drawn(players(seed=12, size=size, scale=scale, lang=lang), 700)


def drawn(player: Player, count: int) -> None:
    """The table is drawn after each of many choices with the pointer anywhere, and every other seat shown large."""
    size = player.pilot.app.size
    table = opened(player, ("player", "trembley/astrolabe", "player", "player"))
    for number in range(count):
        if player.until_asked():
            player.answer(by_click, click_button)
            if player.pilot.scene is table:
                player.pilot.move(player.any_of(sorted(table.board.names)))
            player.pilot.draw()
        if number % 25 == 0 and table.large is None:
            for seat in (1, 2, 3):
                if seat != table.focus:
                    table.board.draw_large(pygame.Surface(size), table.view, seat)
    assert player.pilot.overflows == []
