"""The table of Holotype says what is so: figures that are played, cards that are missing, points that come."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.match import Match
from game.core.record import Seat
from game.holotype import forecast
from game.holotype.view import HoloView, Paper
from game.registry import find, make_rules
from tests.languages import in_languages
from tests.ui.play import Player, click_button
from tests.ui.test_holotype_games import _to, by_click
from tests.ui.test_holotype_words import Sitting
from ui.boards.holotype import marking, objectives
from ui.boards.holotype.board import HoloBoard
from ui.boards.kit.pen import Pen
from ui.scenes.setup import SetupScene

OVERLAY = """\
globals:
  food_webs:
    areas: [[{count: 4, diet: carnivore}], [{count: 4, diet: carnivore}], [{count: 4, diet: herbivore}]]
"""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))


@pytest.mark.parametrize("good", [True, False])
def test_the_table_tells_the_figures_that_are_played(tmp_path: Path, good: bool) -> None:
    """An owner's corrections of objectives are told where they are played, and not where they were left out."""
    player = Player(tmp_path)
    folder = player.pilot.app.folders.overlay / "holotype"
    folder.mkdir(parents=True)
    (folder / "objectives.yaml").write_text(OVERLAY, encoding="utf-8")
    if not good:
        (folder / "game.yaml").write_text("storage: {limit: 3}\n", encoding="utf-8")
    ready = make_rules("holotype", 2, overlays=player.pilot.app.folders.overlay)
    assert bool(ready.problems) == (not good)
    board = HoloBoard(player.pilot.app, Match(ready, (Seat("A"), Seat("B", colour=1)), 1))
    played = board.box.areas[board.box.global_ids.index("food_webs")]
    told = forecast.needs(board.box, "food_webs")
    for requirement, needs in zip(played, told, strict=True):
        assert [term.count for term in requirement.terms] == [need.count for need in needs]
    assert len(told[0]) == (1 if good else 2)
    tip = board.tip(board.match.view(0), "objective.food_webs")
    assert ("4 Carnivores" in tip) == good
    player.close()


@in_languages
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_missing_cards_are_no_minus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, seats: int, size: tuple[int, int]
) -> None:
    """An area says how many more cards it takes, or how many there are of how many."""
    written: list[str] = []
    monkeypatch.setattr(Pen, "write", lambda _pen, words, *_rest, **_named: written.append(words))
    sitting = Sitting(tmp_path, lang, seats, 1)
    sitting.pilot.app.window = pygame.display.set_mode(size)
    view = sitting.arrange(0)
    sitting.board.draw(pygame.Surface(size), view)
    told = {sitting.pilot.app.text("holotype.area.missing", n=n) for n in range(1, 9)}
    areas = 3 * (seats + 1)
    named = sum(words in told for words in written)
    assert named == areas or named + sum(words.startswith("0/") for words in written) >= areas
    assert not [words for words in written if words.startswith(("−", "-"))]
    state = sitting.board.stand(view, view.objectives[0], 0)
    area = pygame.Rect(0, 0, 14, 40)
    objectives.draw_missing(sitting.board.pen(pygame.Surface(size)), sitting.board, state, area)
    assert written[-1] == f"0/{state.wanted}"
    sitting.pilot.close()


def _with_papers(view: HoloView, *cards: str) -> HoloView:
    """The view in which the first seat has published these cards and has just this much."""
    papers = tuple(Paper(card, "") for card in cards)
    mat = type(view.mats[0])(**{**vars(view.mats[0]), "papers": papers})
    return HoloView(**{**vars(view), "mats": (mat, *view.mats[1:])})


@in_languages
def test_an_omnivore_fills_one_place(tmp_path: Path, lang: str) -> None:
    """Of herbivores and carnivores it fills either, never both; for one of them alone it counts, and that is said."""
    sitting = Sitting(tmp_path, lang, 2, 1)
    board, view = sitting.board, sitting.arrange(0)
    cards = board.box.cards
    omnivore = next(name for name, diet in zip(cards.ids, cards.diet, strict=True) if diet == 2)
    shown = _with_papers(view, omnivore)
    mat = shown.mats[0]
    assert sum(forecast.aim(board.box, "balanced_diets", mat).filled) == 1
    for name in ("carnivore_ecology", "herbivore_ecology"):
        aim = forecast.aim(board.box, name, mat)
        assert (aim.filled, aim.now) == ((1,), 1)
    said = sitting.pilot.app.text("holotype.need.both_diets")
    for name in board.box.personal_ids:
        fed = any(need.diet for need in forecast.aim(board.box, name, mat).needs)
        assert (said in board.tip(shown, f"offered.{name}")) == fed
    for name in view.objectives:
        fed = any(need.diet for needs in forecast.needs(board.box, name) for need in needs)
        assert (said in board.tip(shown, f"objective.{name}")) == fed
    sitting.pilot.close()


def test_more_than_two_lose_the_short_ends_in_the_set_up(tmp_path: Path) -> None:
    """A third seat puts a short end back to the usual track, and none can be chosen with it."""
    player = Player(tmp_path, bare=True)
    seats = [Seat("A"), Seat("B", "bot", "greedy", 1)]
    scene = SetupScene(player.pilot.app, find("holotype"), seats, {"track": "7"}, lambda _seats, _options: None)
    player.pilot.push(scene)
    assert scene.options["track"] == "7"
    player.pilot.click("add")
    assert scene.options["track"] == "usual"
    scene._set_option("track", 1)
    assert scene.options["track"] == "two"
    player.pilot.click("remove.2")
    scene._set_option("track", 1)
    assert scene.options["track"] == "6"
    player.close()


def test_previews_are_what_the_strip_gains(tmp_path: Path) -> None:
    """Every card that can be published and every area: the mark is the change of the own points, exactly."""
    player, looked = Player(tmp_path, seed=3), 0
    player.start(1, 1, game="holotype")
    while looked < 6:
        table = _to(player, "journal")
        seat, match, board = table.viewer, table.session.match, table.board
        assert isinstance(board, HoloBoard)
        for path, action in list(table.gesture.paths.items()):
            table.gesture.chosen = path[:-1]
            after = match.fork()
            after.apply(action)
            if after.decision() is None:
                continue
            gained = table.points_of(after)[seat] - table.points[seat]
            assert marking.foretold(board, table.prospect.look())[path[-1]] == gained
            looked += 1
        table.gesture.cancel()
        player.answer(by_click, click_button)
    player.close()
