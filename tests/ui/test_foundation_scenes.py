"""What the menu scenes do: settings at once, saves, answers, rules and searching."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.menus import save, some_saves
from tests.ui.pilot import Pilot
from ui import settings as store
from ui.language import LANGUAGES
from ui.saves_index import latest_running, list_saves
from ui.scene import NoRoutes, Scene
from ui.scenes.about import AboutScene
from ui.scenes.help import HelpScene
from ui.scenes.home import HomeScene
from ui.scenes.notice import Item, Pressed, ask
from ui.scenes.pause import PauseScene
from ui.scenes.saves import SavesScene
from ui.scenes.settings import SettingsScene
from ui.text import Text


class Log(NoRoutes):
    """Routes that note where they were asked to go."""

    def __init__(self) -> None:
        """Nowhere yet."""
        self.calls: list[str] = []

    def quick_play(self, game_id: str) -> None:
        """Note the game."""
        self.calls.append(f"quick {game_id}")

    def setup(self, game_id: str) -> None:
        """Note the game."""
        self.calls.append(f"setup {game_id}")

    def learn(self, game_id: str) -> None:
        """Note the game."""
        self.calls.append(f"learn {game_id}")

    def resume(self, path: Path) -> None:
        """Note the file."""
        self.calls.append(f"resume {path.name}")

    def help(self, game_id: str, topic: str = "", passage: str = "") -> None:
        """Note the game and topic."""
        self.calls.append(f"help {game_id} {topic} {passage}".strip())

    def about(self, game_id: str) -> None:
        """Note the game."""
        self.calls.append(f"about {game_id}")


@pytest.fixture
def log() -> Log:
    """Where the pilot was sent."""
    return Log()


@pytest.fixture
def pilot(tmp_path: Path, log: Log) -> Pilot:
    """A pilot whose routes are noted."""
    return Pilot(tmp_path, routes=log)


def test_quick_play_is_one_click(pilot: Pilot, log: Log) -> None:
    pilot.push(HomeScene(pilot.app))
    pilot.click("quick.draftosaurus")
    assert log.calls == ["quick draftosaurus"]


@pytest.mark.parametrize(("button", "call"), [("quick", "quick"), ("new", "setup"), ("how", "help")])
def test_drawer_opens_the_panel(pilot: Pilot, log: Log, button: str, call: str) -> None:
    pilot.push(HomeScene(pilot.app))
    pilot.click("draftosaurus")
    assert pilot.top == "GamePanel"
    pilot.click(button)
    assert pilot.top == "HomeScene"
    assert log.calls == [f"{call} draftosaurus"]


def test_continue_appears_with_a_running_game(pilot: Pilot, log: Log) -> None:
    pilot.push(HomeScene(pilot.app))
    assert "continue" not in pilot.names()
    save(pilot.app.folders.saves, "mine")
    pilot.app.rebuild()
    pilot.click("continue")
    assert log.calls == ["resume mine.json"]


def test_language_changes_at_once_and_is_stored(pilot: Pilot) -> None:
    pilot.push(HomeScene(pilot.app)).push(SettingsScene(pilot.app))
    pilot.click("language")
    assert pilot.app.text.lang == LANGUAGES[1]
    assert pilot.scene.controls.ring.focused is not None
    pilot.click("scale.next")
    pilot.click("back")
    assert pilot.app.settings.scale == 1.15
    assert store.load(pilot.app.folders.settings)[0] == pilot.app.settings


def test_every_toggle_takes_effect(pilot: Pilot) -> None:
    pilot.push(SettingsScene(pilot.app))
    before = pilot.app.settings
    for name in ("motion", "aids", "confirm", "forced", "speech"):
        pilot.click(name)
    after = pilot.app.settings
    fields = ("motion", "aids", "confirm_moves", "auto_forced", "speech")
    assert all(getattr(before, field) is not getattr(after, field) for field in fields)


def test_slider_follows_a_drag(pilot: Pilot) -> None:
    pilot.push(SettingsScene(pilot.app))
    rect = pilot.names()["sound"]
    pilot.drag((rect.left + 4, rect.centery), rect.center)
    assert pilot.app.settings.sound == pytest.approx(0.5, abs=0.03)


def test_pause_answers_and_opens_settings(pilot: Pilot) -> None:
    answers: list[object] = []

    class Below(Scene):
        def resume(self, result: object) -> None:
            answers.append(result)

    pilot.push(Below(pilot.app)).push(PauseScene(pilot.app))
    pilot.click("settings")
    assert pilot.top == "SettingsScene"
    pilot.press(pygame.K_ESCAPE)
    pilot.click("save")
    assert answers == [Pressed("pause", "save")]


def test_question_gives_its_answer(pilot: Pilot) -> None:
    answers: list[str] = []
    pilot.push(HomeScene(pilot.app))
    ask(pilot.app, "Title", "Body", [Item("a", "A"), Item("b", "B")], answers.append)
    pilot.press(pygame.K_RIGHT)
    pilot.press(pygame.K_RETURN)
    ask(pilot.app, "Title", "Body", [Item("a", "A")], answers.append)
    pilot.press(pygame.K_ESCAPE)
    assert answers == ["b", ""]


def test_quit_asks_first(pilot: Pilot) -> None:
    pilot.push(HomeScene(pilot.app))
    pilot.press(pygame.K_ESCAPE)
    pilot.click("stay")
    assert pilot.app.running
    pilot.click("quit")
    pilot.click("quit")
    assert not pilot.app.running


def test_saves_are_listed_with_reasons(tmp_path: Path) -> None:
    some_saves(tmp_path)
    infos = {info.path.stem: info for info in list_saves(tmp_path)}
    assert infos["damaged"].problem == "broken"
    assert infos["future"].problem == "newer"
    assert infos["finished"].finished
    assert [seat.name for seat in infos["running"].seats] == ["Ada", "Bruno"]
    assert infos["running"].moves == 3
    running = latest_running(infos.values(), {"draftosaurus"})
    assert running is not None
    assert running.path.stem == "running"
    assert list_saves(tmp_path / "nowhere") == []


def test_save_is_renamed_deleted_and_opened(pilot: Pilot, log: Log) -> None:
    folder = pilot.app.folders.saves
    path = save(folder, "old")
    pilot.push(HomeScene(pilot.app)).push(SavesScene(pilot.app))
    pilot.click("rename")
    for _ in "old":
        pilot.press(pygame.K_BACKSPACE)
    pilot.type("Été")
    pilot.press(pygame.K_RETURN)
    assert list_saves(folder)[0].title == "Été"
    pilot.click("open")
    assert log.calls == ["resume old.json"]
    pilot.push(SavesScene(pilot.app))
    pilot.press(pygame.K_DELETE)
    pilot.click("cancel")
    assert path.exists()
    pilot.press(pygame.K_DELETE)
    pilot.click("delete")
    assert not path.exists()


def test_unreadable_save_can_only_be_deleted(pilot: Pilot) -> None:
    folder = pilot.app.folders.saves
    (folder / "bad.json").write_text("nonsense", encoding="utf-8")
    pilot.push(SavesScene(pilot.app))
    names = {target.name for target in pilot.scene.controls.ring.targets}
    assert "delete" in names
    assert not names & {"open", "rename"}


@pytest.fixture
def rules(tmp_path: Path, pilot: Pilot) -> Pilot:
    """A pilot with rules of its own."""
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    body = "\n\n\n      - bullet\n\n\n      [img:x/y]"
    topics = "\n".join(f"    t{n}: {{title: Topic {n}, body: 'Word{n}{body}'}}" for n in range(30))
    names = ", ".join(f"t{n}" for n in range(30))
    words = f"game: {{draftosaurus: {{name: D}}}}\nrules:\n  draftosaurus:\n    topics: [{names}]\n{topics}\n"
    (folder / "rules.yaml").write_text(words, encoding="utf-8")
    shipped = Path(__file__).parents[2] / "data" / "locale" / "en" / "ui.yaml"
    (folder / "ui.yaml").write_text(shipped.read_text(encoding="utf-8"), encoding="utf-8")
    pilot.app.text = Text("en", True, tmp_path / "locale")
    return pilot


def test_help_opens_turns_and_searches(rules: Pilot) -> None:
    scene = HelpScene(rules.app, "draftosaurus", "t3")
    rules.push(scene)
    assert scene.topic == "t3"
    rules.click("topic.t5")
    assert scene.topic == "t5"
    rules.click("turn.next")
    assert "topic.t5" not in rules.names()
    rules.click("search")
    rules.type("WORD27")
    assert scene.topics() == ["t27"]
    assert scene.topic == "t27"
    rules.press(pygame.K_ESCAPE)
    assert rules.app.scene is None


def test_rules_are_one_book_and_what_is_read_is_marked(rules: Pilot) -> None:
    """Scrolling leads from topic to topic, the list follows, and another size keeps the topic."""
    scene = HelpScene(rules.app, "draftosaurus", "t20")
    rules.push(scene)
    rules.draw()
    assert scene.column is not None
    assert "topic.t20" in rules.names()
    offset = scene.column.offset
    rules.wheel(scene.column.rect.center, 200)
    assert scene.column.offset == 0 < offset
    assert scene.topic == "t0"
    assert "topic.t0" in rules.names()
    rules.wheel(scene.column.rect.center, -200)
    assert scene.topic == "t29"
    rules.click("topic.t28")
    rules.app.window = pygame.display.set_mode((1920, 1080))
    rules.app.rebuild()
    assert scene.topic == "t28"


@pytest.mark.parametrize("game", GAMES)
def test_blocks_are_as_large_as_they_say(pilot: Pilot, game: str) -> None:
    """A column is laid out before its pictures are made."""
    scene = HelpScene(pilot.app, game)
    pilot.push(scene)
    assert scene.column is not None
    for block in scene.column.blocks:
        made = block.picture().get_size()
        assert made[1] <= block.height
        assert made[0] <= scene.column.rect.width


@in_languages
def test_about_stands_on_one_sheet_in_the_smallest_window(tmp_path: Path, lang: str) -> None:
    pilot = Pilot(tmp_path, size=(1280, 720), lang=lang)
    scene = AboutScene(pilot.app)
    pilot.push(scene)
    assert scene.column is not None
    assert scene.column.limit == 0
    assert "folder" in pilot.names()


def test_about_scrolls(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, scale=2.0)
    scene = AboutScene(pilot.app)
    pilot.push(scene)
    assert scene.column is not None
    pilot.press(pygame.K_PAGEDOWN)
    moved = scene.column.offset
    assert moved > 0
    pilot.wheel(scene.column.rect.center, 1)
    assert scene.column.offset < moved
    pilot.drag(scene.column.handle_rect.center, (scene.column.handle_rect.centerx, scene.column.rect.bottom))
    assert scene.column.offset == scene.column.limit
