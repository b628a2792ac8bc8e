"""Table, set-up, cover and end with the longest names: in every size, scale and language all texts fit."""

from __future__ import annotations

from itertools import combinations, product

import pygame
import pytest

from game.core.game import Game
from game.core.record import Seat
from game.core.rules import Option
from game.core.values import Outcome
from game.registry import GAMES, find
from tests.languages import LANGUAGES, in_languages
from tests.shares import dealt
from tests.ui.play import Player, Players, by_click, click_button
from ui import typeset
from ui.language import SOURCE
from ui.scenes.cover import CoverScene
from ui.scenes.setup import SetupScene
from ui.scenes.setup_seat import LONGEST_NAME

SIZES = [(1280, 720), (1280, 800), (1600, 900), (1920, 1080), (2560, 1080), (1366, 768), (3840, 2160)]
SCALES = [0.75, 1.0, 1.5, 2.0]
CORNERS = [((1280, 720), 0.75), ((1280, 720), 1.0), ((1280, 720), 2.0), ((2560, 1080), 1.5), ((3840, 2160), 0.75)]
OTHERS = [lang for lang in LANGUAGES if lang != SOURCE]
CASES = {SOURCE: CORNERS} | {
    lang: [*CORNERS, *(case for case in list(product(SIZES, SCALES))[turn :: len(OTHERS)] if case not in CORNERS)]
    for turn, lang in enumerate(OTHERS)
}
"""Every language at the corners; what lies between is dealt out among those that are longer than English."""

NAMES = [letter * LONGEST_NAME for letter in "WMŒQÉ"]
"""Names of the greatest length in wide letters."""


@pytest.fixture
def misfits(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Boxes that something larger was placed in."""
    found: list[str] = []
    place = typeset.place

    def watched(
        size: tuple[int, int],
        rect: pygame.Rect,
        align: typeset.Align = "center",
        valign: typeset.Valign = "center",
    ) -> pygame.Rect:
        if size[0] > rect.width + 2:
            found.append(f"{size} in {rect}")
        return place(size, rect, align, valign)

    monkeypatch.setattr(typeset, "place", watched)
    return found


def _check(player: Player, misfits: list[str]) -> None:
    """Every control is inside the window, apart from the others and large enough, and every text fits."""
    player.pilot.draw()
    scene, window = player.pilot.scene, pygame.Rect((0, 0), player.pilot.app.size)
    rects = scene.controls.rects()
    for name, rect in rects.items():
        assert window.contains(rect), f"{name} {rect} leaves {window.size}"
        assert min(rect.size) >= 32, f"{name} is only {rect.size}"
    for (first, a), (second, b) in combinations(rects.items(), 2):
        assert not a.colliderect(b), f"{first} {a} overlaps {second} {b}"
    assert player.pilot.overflows == []
    assert misfits == []


def _resized(player: Player, size: tuple[int, int], scale: float) -> None:
    """Give the window another size and scale."""
    app = player.pilot.app
    app.window = pygame.display.set_mode(size)
    app.settings = app.settings.with_(scale=scale)
    player.pilot.overflows.clear()
    app.rebuild()
    player.pilot.steps(1)


def _sitters(game: Game) -> list[Seat]:
    """Seats of every kind that the game knows, under the longest names."""
    seats = [Seat(name, "bot" if n % 2 else "human", "naturalist" if n % 2 else "", n) for n, name in enumerate(NAMES)]
    for option in game.options:
        if option.seat > 1:
            seats[option.seat] = Seat("Automa", "automa", option.choices[-option.seat], option.seat)
    return seats[: game.seat_counts[-1]]


@pytest.mark.parametrize(("game", "lang"), dealt(GAMES, LANGUAGES))
def test_the_set_up_fits(players: Players, misfits: list[str], game: str, lang: str) -> None:
    """All seats of every kind, and every choice of every variant; then the fewest seats."""
    player, entry = players(bare=True, lang=lang), find(game)
    scene = SetupScene(player.pilot.app, entry, _sitters(entry), {}, lambda _seats, _options: None)
    player.pilot.push(scene)
    for number, (size, scale) in enumerate(CASES[lang]):
        turns = range(3) if (size, scale) in CORNERS else (number,)
        for turn in turns:
            scene.options = {key: option.choices[turn % len(option.choices)] for key, option in _variants(entry)}
            _resized(player, size, scale)
            _check(player, misfits)
    del scene.seats[entry.seat_counts[0] :]
    for size, scale in CORNERS:
        _resized(player, size, scale)
        _check(player, misfits)


def _variants(game: Game) -> list[tuple[str, Option]]:
    """The options that no seat decides."""
    return [(option.id, option) for option in game.options if option.seat < 0]


@in_languages
def test_the_cover_fits(players: Players, misfits: list[str], lang: str) -> None:
    """A cover with all its buttons."""
    player = players(bare=True, lang=lang)
    seats = [Seat(name, colour=n) for n, name in enumerate(NAMES)]
    player.pilot.push(CoverScene(player.pilot.app, seats, 0, 1))
    for size, scale in CASES[lang]:
        _resized(player, size, scale)
        _check(player, misfits)


@in_languages
def test_the_end_fits(players: Players, misfits: list[str], lang: str) -> None:
    """Five seats over both boards, every page of the score."""
    player = players(bare=True, lang=lang)
    player.start(1, 4, {"board": "both"}, NAMES)
    end = player.play(by_click, click_button)
    assert len(end.pages) == 3
    for number, (size, scale) in enumerate(CASES[lang]):
        end.page = number % 3
        _resized(player, size, scale)
        _check(player, misfits)


@in_languages
def test_the_other_ways_to_win_fit(players: Players, misfits: list[str], lang: str) -> None:
    """A shared victory of all, and one decided by the tie-breaker."""
    player = players(bare=True, lang=lang)
    player.start(1, 4, {}, NAMES)
    end = player.play(by_click, click_button)
    scores = end.outcome.scores
    for (size, scale), shared in product(CORNERS, (True, False)):
        end.outcome = Outcome(scores, tuple(range(5)), "points") if shared else Outcome(scores, (0,), "fewest_trex")
        _resized(player, size, scale)
        _check(player, misfits)


@pytest.mark.parametrize(("seats", "board"), [(2, "winter"), (5, "both")])
@in_languages
def test_the_table_fits(players: Players, misfits: list[str], lang: str, seats: int, board: str) -> None:
    """A table in the middle of a game: nothing taken up, something taken up, and every other mode."""
    player = players(bare=True, lang=lang)
    player.start(1, seats - 1, {"board": board}, NAMES[:seats])
    table = player.to_choice(lambda table: table.view.turn == 2)
    for size, scale in CASES[lang]:
        _resized(player, size, scale)
        _check(player, misfits)
        table.choice.point(table.gesture.next_places(())[0])
        table.choice.pending = next(iter(table.gesture.ends().values()))
        _check(player, misfits)
        for mode in ("confirm", "continue", "past") if (size, scale) in CORNERS else ():
            table.set_mode(mode)
            _check(player, misfits)
        table.set_mode("play")
        table.choice.cancel()


@in_languages
def test_every_refusal_fits_the_status_line(players: Players, misfits: list[str], lang: str) -> None:
    """Each sentence that says why not, in the smallest window at the largest scale."""
    player = players(bare=True, lang=lang, scale=2.0)
    table = player.start(1, 1, {"board": "winter"}, NAMES[:2])
    for reason in table.session.match.rules.reasons:
        table.flash = player.pilot.app.text(f"draftosaurus.refused.{reason}")
        _check(player, misfits)


@in_languages
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_tooltips_stay_inside_the_window(players: Players, lang: str, board: str) -> None:
    """Every named place explains itself on a card that the window holds, at the largest scale."""
    player = players(bare=True, lang=lang, scale=2.0)
    table = player.start(1, 1, {"board": board}, NAMES[:2])
    window, shown = pygame.Rect((0, 0), player.pilot.app.size), set()
    for name in table.board.names:
        player.pilot.move(name)
        player.pilot.steps(4, 0.1)
        if table.controls.tooltip.shown:
            shown.add(name)
            assert window.contains(table.controls.tooltip.rect), name
        table.rivals.close()
    assert {"die", "box", "header"} <= shown
    assert {name for name in table.board.names if name.startswith(("pen.", "hand.", "zoo."))} <= shown


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_keyboard_reaches_everything(players: Players, seats: int) -> None:
    """Tab goes through all that can be chosen, every other zoo and every button that works, and around."""
    player = players()
    table = player.start(1, seats - 1)
    player.to_choice()
    expected = [*table.choices(), *(f"panel.{seat}" for seat in table.plan.panels)]
    expected += [name for name, button in table.buttons.items() if button.target is not None and button.target.enabled]
    expected += [name for name in ("log.seat", "log.copy") if name in table.controls.rects()]
    order = []
    for _ in expected:
        player.pilot.press(pygame.K_TAB)
        focused = table.controls.ring.focused
        assert focused is not None
        assert table.controls.ring.visible
        order.append(focused.name)
    assert order == expected
    player.pilot.press(pygame.K_TAB)
    assert table.controls.ring.focused is not None
    assert table.controls.ring.focused.name == expected[0]
