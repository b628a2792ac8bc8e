"""Codes at the screen: shown and copied, typed in the set-up, and the same deal again at the end of a game."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.play import Player, Players
from ui.records.code import match_code, read_code
from ui.scenes.deal_code import CodeDialog
from ui.scenes.end import EndScene
from ui.scenes.saves import SavesScene
from ui.scenes.setup import SetupScene

GAME = next(iter(GAMES))


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied."""
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    return copied


def _setup(player: Player, game: str) -> SetupScene:
    player.pilot.app.home()
    player.routes.setup(game)
    player.pilot.steps(2)
    assert isinstance(player.pilot.scene, SetupScene)
    return player.pilot.scene


def _type(player: Player, code: str) -> None:
    """Open the dialog of the set-up and type a code."""
    player.pilot.click("code")
    assert isinstance(player.pilot.scene, CodeDialog)
    player.pilot.type(code)
    player.pilot.press(pygame.K_RETURN)
    player.pilot.steps(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_typed_code_gives_the_same_deal(players: Players, game: str) -> None:
    """From the set-up of any game; the first position is the same, and so is the code."""
    player = players(seed=4711)
    table = player.start(1, 1, game=game)
    code, first = match_code(table.session.match), table.session.match.at(0).record().snapshot
    other = players(seed=1)
    elsewhere = next(name for name in GAMES if name != game)
    _setup(other, elsewhere)
    _type(other, code.lower().replace("-", ""))
    scene = other.pilot.scene
    assert isinstance(scene, SetupScene)
    assert scene.game.id == game
    assert scene.seed == 4711
    other.pilot.click("start")
    match = other.table.session.match
    assert match_code(match) == code
    assert match.at(0).record().snapshot == first


@in_languages
def test_a_wrong_code_stays_with_its_reason(players: Players, lang: str) -> None:
    player = players(language=lang)
    _setup(player, GAME)
    code = match_code(player.start(1, 1, game=GAME).session.match)
    _setup(player, GAME)
    _type(player, code[:-1] + ("7" if code[-1] != "7" else "8"))
    dialog = player.pilot.scene
    assert isinstance(dialog, CodeDialog)
    assert dialog.problem == player.pilot.app.text("code.bad.check")
    player.pilot.draw()
    assert player.pilot.overflows == []
    player.pilot.press(pygame.K_ESCAPE)
    assert isinstance(player.pilot.scene, SetupScene)


def test_a_fixed_deal_can_be_let_go(players: Players) -> None:
    """The code follows what is changed in the set-up; let go, the next deal is any."""
    player = players(seed=99)
    code = match_code(player.start(1, 2, game=GAME).session.match)
    other = players(seed=5)
    _setup(other, GAME)
    _type(other, code)
    scene = other.pilot.scene
    assert isinstance(scene, SetupScene)
    option = next(option for option in GAMES[GAME].options if option.seat < 0)
    other.pilot.click(f"option.{option.id}.next")
    kept = scene.seed
    other.pilot.click("code")
    assert (kept, scene.seed) == (99, None)
    other.pilot.click("start")
    assert other.table.session.match.seed == 5


def test_the_same_deal_again(players: Players, clipboard: list[str]) -> None:
    """At the end the code can be copied, and one button plays the deal once more, in a new save."""
    player = players(seed=31, pace="instant")
    table = player.start(1, 1, game=GAME)
    first, path = table.session.match.at(0).record().snapshot, table.session.autosave.path
    end = player.to_the_end()
    assert isinstance(end, EndScene)
    player.pilot.click("code")
    assert clipboard == [match_code(table.session.match)]
    player.pilot.click("again")
    player.pilot.steps(2)
    again = player.table
    assert again is not table
    assert again.session.match.seed == 31
    assert again.session.match.seats == table.session.match.seats
    assert again.session.match.at(0).record().snapshot == first
    assert again.session.autosave.path != path
    assert path.exists()


def test_pause_and_saves_show_the_code(players: Players, clipboard: list[str]) -> None:
    player = players(seed=8)
    table = player.start(1, 1, game=GAME)
    code = match_code(table.session.match)
    player.play_on(2)
    player.until_asked()
    player.pilot.click("menu")
    player.pilot.click("code")
    assert player.pilot.top == "PauseScene"
    player.pilot.click("save")
    player.pilot.steps(2)
    scene = SavesScene(player.pilot.app)
    player.pilot.push(scene)
    assert scene.saves[0].code == code
    player.pilot.click("code")
    assert clipboard == [code, code]
    assert read_code(clipboard[0]).seed == 8


def test_without_a_clipboard_the_code_is_said(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    player = players()
    code = match_code(player.start(1, 1, game=GAME).session.match)
    player.pilot.click("menu")
    player.pilot.click("code")
    notices = player.pilot.app.notices
    assert any(code in words for words in (notices.current, *notices._waiting))
