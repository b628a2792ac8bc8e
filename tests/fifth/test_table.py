"""The fifth game in the app: home, set-up, whole games by mouse and by keys, and the commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.core.record import read_record
from game.registry import GAMES, open_match
from tests.fifth import NAME
from tests.languages import LANGUAGES, in_languages
from tests.shares import dealt
from tests.ui.pilot import Pilot
from tests.ui.play import Player, by_click, by_keys, click_button, press_on
from ui.audio import Mood
from ui.boards.registry import DRAWERS, Drawer
from ui.cli import main
from ui.cli.checks import CHECKS
from ui.scenes.home import HomeScene
from ui.text import Text
from ui.widgets.drawer import fit_drawers

pytestmark = pytest.mark.usefixtures("five")
LEAST = 32
"""No target is smaller than this many pixels."""

Way = tuple[Callable[[Player], None], Callable[[Player, str], None]]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))


@in_languages
@pytest.mark.parametrize("way", [(by_click, click_button), (by_keys, press_on)], ids=["mouse", "keys"])
@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_game_at_the_table(tmp_path: Path, lang: str, way: Way, people: int) -> None:
    """Alone against bots and at one screen; every text fits, and the save replays to the same end."""
    player = Player(tmp_path, lang=lang)
    player.start(people, 3 - people, game=NAME)
    end = player.play(*way)
    player.table.session.autosave.flush()
    (path,) = (tmp_path / "saves").glob("*.json")
    assert open_match(read_record(path), "save").outcome() == end.outcome
    assert player.pilot.overflows == []
    player.pilot.close()


def test_from_the_drawer_to_the_first_move(tmp_path: Path) -> None:
    """Its drawer is the fifth; quick play, set-up, rules and the page about it open from there."""
    player = Player(tmp_path)
    assert list(DRAWERS)[-1] == NAME
    for name, scene in (("new", "SetupScene"), ("how", "HelpScene"), ("about", "AboutGameScene")):
        player.pilot.click(NAME)
        player.pilot.click(name)
        assert player.pilot.top == scene
        player.pilot.press(pygame.K_ESCAPE)
    player.pilot.click(f"quick.{NAME}")
    table = player.to_choice()
    assert table.session.match.rules.game == NAME
    assert len(table.session.match.seats) == 3
    player.close()


class Sample(Drawer):
    """A drawer that is there as often as it is wanted."""

    def title(self, text: object) -> str:  # noqa: ARG002
        """The longest title of the cabinet."""
        return "Encyclopedia"

    def seats(self, text: Text) -> str:
        """As for most games."""
        return text("home.range", least=2, most=4)

    def facts(self, text: object) -> str:  # noqa: ARG002
        """As long as facts are."""
        return "For 2 to 4 players. About 60 to 120 minutes. Weighty: many ways to act, all of them connected."


@pytest.mark.parametrize(("count", "lang"), dealt(range(1, 9), LANGUAGES))
def test_home_has_room_for_any_number_of_drawers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int, lang: str
) -> None:
    """Everything lies within the window, nothing overlaps, every target is large enough, every text fits."""
    board = next(iter(DRAWERS.values())).board
    drawers = {f"game{n}": Sample(f"game{n}", board, Mood(), (10, 20), 1) for n in range(count)}
    monkeypatch.setattr("ui.scenes.home.DRAWERS", drawers)
    for size, scale in (((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0), ((3840, 2160), 0.75)):
        pilot = Pilot(tmp_path, size, lang, scale)
        pilot.push(HomeScene(pilot.app)).draw()
        places = pilot.names()
        assert [name for name in places if name.startswith("quick.")] == [f"quick.game{n}" for n in range(count)]
        assert all(pilot.app.window.get_rect().contains(rect) for rect in places.values())
        assert min(min(rect.size) for rect in places.values()) >= LEAST
        assert all(len(rect.collidelistall(list(places.values()))) == 1 for rect in places.values())
        assert pilot.overflows == []
        order = [target.name for target in pilot.scene.controls.ring.targets if target.name.startswith("game")]
        assert order == [f"game{n}" for n in range(count)]
        pilot.close()


@pytest.mark.parametrize(
    ("count", "rows"),
    [(1, [1]), (2, [1, 1]), (3, [2, 1]), (4, [2, 2]), (5, [2, 2, 1]), (6, [2, 2, 2]), (7, [3, 2, 2]), (8, [3, 3, 2])],
)
def test_drawers_stand_in_even_rows(count: int, rows: list[int]) -> None:
    """As large as so many can be beside the column of a usual window."""
    found, (width, height) = fit_drawers(count, (842, 614), 16, 37)
    assert found == rows
    assert len(rows) * (height + 37) + (len(rows) - 1) * 16 <= 614
    assert rows[0] * width + (rows[0] - 1) * 16 <= 842


@pytest.mark.parametrize(
    ("scene", "lang"), dealt(["table", "home", "setup", "help", "about_game", "end", "cover"], LANGUAGES)
)
def test_every_screen_of_it_can_be_drawn(tmp_path: Path, scene: str, lang: str) -> None:
    out = tmp_path / "shot.png"
    line = ["shot", str(out), "--scene", scene, "--game", NAME, "--steps", "7", "--lang", lang, "--size", "1280x720"]
    assert main(line) == 0
    assert pygame.image.load(out).get_size() == (1280, 720)


def test_the_commands_know_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches, the check of what is shipped (lessons are played elsewhere), the list of games in a complaint."""
    monkeypatch.setitem(CHECKS, "lessons", lambda *_roots: [])
    assert main(["simulate", NAME, "--seats", "greedy,random,student#8", "--games", "6"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("greedy")
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "data, texts, art, credits, lessons, collection, puzzles: all well\n"
    with pytest.raises(SystemExit):
        main(["bench", "chess"])
    assert f"(there are: {', '.join(GAMES)})" in capsys.readouterr().err
