"""The score pad at the screen: a game is entered by mouse and by keyboard, in both languages, at all sizes."""

from __future__ import annotations

from itertools import cycle

import pygame
import pytest

from game.core.sheet import Field
from game.registry import GAMES
from tests.languages import LANGUAGES, in_languages
from tests.shares import dealt
from tests.ui.conftest import Pilots
from tests.ui.pilot import Pilot
from tests.ui.recorded import opened, told
from tests.ui.test_pad import blank
from ui.records.plays import Plays
from ui.records.tally import REAL
from ui.scenes.home import HomeScene
from ui.scenes.pad import PadScene

pytestmark = pytest.mark.usefixtures("empty_pictures")
GAME = next(iter(GAMES))
SIGHTS = [((1280, 720), 2.0), ((1920, 1080), 1.0), ((1024, 768), 0.75), ((1920, 1080), 1.5)]
SIZES = [(*sight, lang) for lang, sight in zip(cycle(LANGUAGES), SIGHTS * len(LANGUAGES), strict=False)]


def at_pad(pilot: Pilot, game: str = GAME) -> PadScene:
    """A blank pad."""
    scene = PadScene(pilot.app, game)
    pilot.push(scene)
    return scene


def scroll_to(pilot: Pilot, place: str) -> None:
    """Turn the wheel over the form until a place is seen."""
    assert isinstance(pilot.scene, PadScene)
    for _ in range(30):
        if place not in pilot.names() and pilot.scene.column is not None:
            pilot.wheel(pilot.scene.column.rect.center, -1)


@pytest.mark.parametrize(("game", "size", "scale", "lang"), dealt(GAMES, SIZES, 2))
def test_everything_has_room(pilots: Pilots, game: str, size: tuple[int, int], scale: float, lang: str) -> None:
    """Every page with the most seats, scrolled from end to end; every control is large enough to be hit."""
    pilot = pilots(size, lang, scale)
    scene = at_pad(pilot, game)
    while "add" in pilot.names() or scene.pad.seats != scene.pad.seats[: GAMES[game].seat_counts[-1]]:
        pilot.click("add")
    least = round(32 * min(scale * size[1] / 1080 * 1.5, 1.0)) if scale < 1 else 32
    for page in scene.pages():
        scene.turn(page)
        for _ in range(30):
            pilot.draw()
            window = pygame.Rect((0, 0), pilot.app.size)
            assert all(window.contains(rect) for rect in pilot.names().values())
            assert all(
                min(rect.size) >= least - 1 for name, rect in pilot.names().items() if not name.startswith("page")
            )
            if scene.column is None or scene.column.offset >= scene.column.limit:
                break
            pilot.wheel(scene.column.rect.center, -1)
    assert pilot.overflows == []


@in_languages
def test_a_game_is_entered_by_mouse(pilots: Pilots, lang: str) -> None:
    """Its points count while one enters; it is kept, and stands apart in the records."""
    pilot = pilots((1920, 1080), lang)
    pilot.push(HomeScene(pilot.app))
    scene = at_pad(pilot)
    pilot.click("next")
    scroll_to(pilot, "river.trex.plus")
    for _ in range(3):
        pilot.click("river.trex.plus")
    pilot.click("river.trex.minus")
    assert scene.pad.entries[0] == {"river": ["trex", "trex"]}
    assert scene._tabs["0"].label.endswith("2")
    pilot.click("next")
    pilot.click("king.next")
    pilot.click("king.next")
    pilot.click("next")
    assert scene.pad.outcome is not None
    pilot.click("keep")
    assert pilot.top == "HomeScene"
    assert pilot.app.text("pad.kept") in told(pilot)
    (play,) = Plays(pilot.app.folders).settle().list
    assert [seat.points for seat in play.seats] == [2, 7]
    records = opened(pilot)
    assert records.own() == []
    assert [one.play.real for one in records.every()] == [True]
    pilot.click(f"card.{GAME}")
    assert records.choice.rival == REAL
    pilot.draw()
    assert pilot.overflows == []


@in_languages
def test_a_game_is_entered_by_keyboard(pilots: Pilots, lang: str) -> None:
    """Tab and the arrows reach every field, digits are typed, and the form follows the keys."""
    pilot = pilots((1280, 720), lang, 2.0)
    scene = at_pad(pilot)
    scene.turn("0")
    reached: list[str] = []
    for _ in range(200):
        pilot.press(pygame.K_TAB)
        focused = scene.controls.ring.focused
        assert focused is not None
        if focused.name == "river.trex":
            break
        reached.append(focused.name)
    assert [name for name in ("sameness.trex", "king", "island") if name not in reached] == []
    pilot.press(pygame.K_3)
    pilot.press(pygame.K_RIGHT)
    assert scene.pad.entries[0] == {"river": ["trex"] * 4}
    pilot.press(pygame.K_BACKSPACE)
    pilot.press(pygame.K_2)
    assert scene.pad.entries[0] == {"river": ["trex"] * 2}
    for _ in range(60):
        pilot.press(pygame.K_TAB)
        if scene.controls.ring.focused is not None and scene.controls.ring.focused.name == "tab.result":
            break
    pilot.press(pygame.K_RETURN)
    assert scene.page == "result"
    assert "keep" in pilot.names()


@in_languages
def test_what_is_impossible_is_told_at_its_field(pilots: Pilots, lang: str) -> None:
    """And on the page of the result, from where a press leads to it; it goes when it is mended."""
    pilot = pilots((1920, 1080), lang)
    scene = at_pad(pilot)
    scene.turn("0")
    pilot.click("sameness.trex.plus")
    pilot.click("sameness.stegosaurus.plus")
    assert not scene.pad.outcome
    assert [problem.path for problem in scene.pad.refusals(0, "sameness")] == [("zoos", 0, "sameness")]
    scene.turn("result")
    assert "keep" not in [target.name for target in scene.controls.ring.targets]
    pilot.click("wrong.0")
    assert scene.page == "0"
    pilot.click("sameness.trex.minus")
    assert scene.pad.outcome
    assert pilot.overflows == []


def test_nothing_is_left_without_a_question(pilots: Pilots) -> None:
    """A blank pad closes at once; one with entries asks."""
    pilot = pilots()
    pilot.push(HomeScene(pilot.app))
    at_pad(pilot)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "HomeScene"
    scene = at_pad(pilot)
    scene.pad.put(0, "river", ["trex"])
    scene.turn("0")
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "Question"
    pilot.click("stay")
    assert scene.pad.entries[0] == {"river": ["trex"]}
    pilot.click((5, 5), button=3)
    pilot.click("leave")
    assert pilot.top == "HomeScene"


def test_a_kept_game_is_changed_and_deleted(pilots: Pilots) -> None:
    """From the records; what takes its place is one play, not two."""
    pilot = pilots((1920, 1080))
    scene = at_pad(pilot)
    scene.pad.put(0, "river", ["trex"])
    scene.turn("result")
    pilot.click("keep")
    opened(pilot)
    pilot.click("play.0")
    assert isinstance(pilot.scene, PadScene)
    pilot.scene.turn("0")
    scroll_to(pilot, "river.trex.plus")
    pilot.click("river.trex.plus")
    pilot.scene.turn("result")
    pilot.click("keep")
    (play,) = Plays(pilot.app.folders).settle().list
    assert play.seats[0].points == 2
    pilot.steps(4)
    pilot.click("play.0")
    pilot.click("tab.game")
    pilot.click("delete")
    pilot.click("delete")
    assert Plays(pilot.app.folders).settle().list == []


def test_a_disk_that_refuses_loses_nothing(pilots: Pilots, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pad stays open with all that is entered."""
    pilot = pilots()
    scene = at_pad(pilot)
    scene.pad.put(0, "river", ["trex"])
    scene.turn("result")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ui.scenes.pad_keeping.keep_play", full)
    pilot.click("keep")
    assert pilot.scene is scene
    assert any("no room left on the disk" in words for words in told(pilot))


def test_cards_are_picked_from_a_list(pilots: Pilots) -> None:
    """By typing a part of a name, by Enter and by mouse; a picked card can be taken away again."""
    game = next(name for name in GAMES if any(len(one.names) > 40 for one in _fields(name)))
    key = next(one.key for one in _fields(game) if len(one.names) > 40)
    pilot = pilots((1920, 1080))
    scene = at_pad(pilot, game)
    scene.turn("0")
    field = scene.pad.sheet.field(key)
    pilot.click(f"{key}.add")
    wanted = field.names[7]
    pilot.type(pilot.app.text(field.text_of(wanted))[:9])
    pilot.press(pygame.K_RETURN)
    assert scene.pad.entries[0][key] == [wanted]
    assert f"pick.{wanted}" not in pilot.names()
    pilot.click(next(name for name in pilot.names() if name.startswith("pick.")))
    pilot.click("back")
    assert len(scene.pad.entries[0][key]) == 2
    pilot.click(f"{key}.{wanted}")
    assert wanted not in scene.pad.entries[0][key]


def _fields(game: str) -> tuple[Field, ...]:
    """What can be entered of a game."""
    return blank(game).sheet.fields


@pytest.mark.parametrize("game", GAMES)
def test_nobody_has_won_before_anything_is_entered(pilots: Pilots, game: str) -> None:
    """The result says what is to be done, and cannot be kept."""
    pilot = pilots((1280, 720), "en")
    scene = at_pad(pilot, game)
    scene.turn("result")
    pilot.steps(1)
    assert scene.pad.blank
    assert "keep" not in [target.name for target in scene.controls.ring.targets if target.enabled]
