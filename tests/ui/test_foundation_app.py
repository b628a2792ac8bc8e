"""The app itself: scene stack, resizing, notices, crashes, pictures and folders."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

import pygame
import pytest

from tests.ui.pilot import Pilot
from ui import typeset
from ui.app import App, NoDisplay
from ui.assets import Assets
from ui.characters import PARTED, hyphened, splits_word
from ui.keep import SurfaceCache
from ui.places import UserFolders, resource
from ui.scene import Scene
from ui.scenes.home import HomeScene
from ui.theme import Theme


class Broken(Scene):
    """A scene that fails."""

    def update(self, dt: float) -> None:
        """Fail."""
        raise RuntimeError(f"after {dt}")


def test_results_go_down_the_stack(tmp_path: Path) -> None:
    got: list[object] = []

    class Below(Scene):
        def resume(self, result: object) -> None:
            got.append(result)

    pilot = Pilot(tmp_path)
    pilot.push(Below(pilot.app)).push(Scene(pilot.app))
    pilot.scene.finish(7)
    assert got == [7]
    assert pilot.top == "Below"


def test_crash_goes_through_one_place(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.app.push(Broken(pilot.app))
    with pytest.raises(RuntimeError):
        pilot.steps(1)
    seen: list[Exception] = []

    def note(error: Exception) -> bool:
        seen.append(error)
        return True

    pilot.app.on_crash = note
    pilot.steps(1)
    assert len(seen) == 1


def test_every_scene_leaves_on_quit(tmp_path: Path) -> None:
    left: list[str] = []

    class Leaver(Scene):
        def leave(self) -> None:
            left.append("left")

    pilot = Pilot(tmp_path)
    pilot.push(Leaver(pilot.app)).push(Leaver(pilot.app))
    pilot.send(pygame.QUIT)
    assert left == ["left", "left"]
    assert not pilot.app.running


def test_resize_lays_out_anew(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, (1280, 720))
    pilot.push(HomeScene(pilot.app))
    pilot.app.window = pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    pilot.send(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900)
    assert max(rect.right for rect in pilot.names().values()) > 1280


def test_idle_menu_is_not_drawn_again(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.push(HomeScene(pilot.app))
    pilot.steps(120)
    pilot.draw()
    pilot.steps(1)
    assert not pilot.app.needs_draw()
    pilot.move((5, 5))
    assert pilot.app.needs_draw()


def test_bad_settings_become_a_notice(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    app = App(UserFolders(tmp_path), size=(1280, 720))
    app.step([], 0.02)
    assert "settings.json.bad-1" in app.notices.current
    app.quit()


def test_folder_that_cannot_be_made_is_a_notice(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file in the way", encoding="utf-8")
    pilot = Pilot(tmp_path / "home")
    pilot.push(HomeScene(pilot.app))
    assert pilot.app.notices.busy
    pilot.app.draw()


def test_notices_come_one_after_another(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.push(HomeScene(pilot.app))
    for words in ("first", "second", "second"):
        pilot.app.notices.add(words)
    pilot.steps(1)
    assert pilot.app.notices.current == "first"
    pilot.until(lambda: pilot.app.notices.current == "second", 800)
    pilot.until(lambda: not pilot.app.notices.busy, 800)


def test_no_display_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object) -> pygame.Surface:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "set_mode", fail)
    with pytest.raises(NoDisplay, match="found no screen"):
        App(UserFolders(tmp_path))


def test_missing_picture_is_a_stand_in_and_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    art = tmp_path / "art"
    art.mkdir()
    (art / "bad.svg").write_text("<svg", encoding="utf-8")
    assets = Assets(tmp_path)
    with caplog.at_level(logging.WARNING):
        for name in ("no/such", "no/such", "bad", "bad"):
            assert assets.image(name, (40, 30)).get_size() == (40, 30)
            assert assets.image(name, (60, 30)).get_size() == (60, 30)
    told = [record.getMessage() for record in caplog.records]
    assert [line.split(": ")[0] for line in told] == [
        "picture no/such cannot be shown",
        "picture bad.svg is not used",
        "picture bad cannot be shown",
    ]


def test_overlay_replaces_a_picture(tmp_path: Path) -> None:
    pygame.display.set_mode((64, 64))
    folder = tmp_path / "art" / "icons"
    folder.mkdir(parents=True)
    red = pygame.Surface((4, 4))
    red.fill((255, 0, 0))
    pygame.image.save(red, folder / "undo.png")
    assert Assets(tmp_path).image("icons/undo", (8, 8)).get_at((4, 4))[:3] == (255, 0, 0)


def test_cache_forgets_what_was_used_longest_ago() -> None:
    cache = SurfaceCache(limit=3 * 400)
    made: list[int] = []

    def make(key: int) -> pygame.Surface:
        made.append(key)
        return pygame.Surface((10, 10), pygame.SRCALPHA)

    for key in (1, 2, 3, 1, 4, 1, 2):
        cache.get(key, lambda key=key: make(key))  # type: ignore[misc]
    assert made == [1, 2, 3, 4, 2]
    assert cache.used <= cache.limit


def test_folders_follow_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))
    assert UserFolders().settings == tmp_path / "settings.json"
    assert UserFolders().saves == tmp_path / "saves"
    assert resource("data", "locale").is_dir()


def test_wrapping_keeps_every_word_and_the_width() -> None:
    pygame.font.init()
    font = Theme(1.0).font("ui", 20)
    text = "Un texte assez long\u00a0: avec des mots, et un anticonstitutionnellement."
    for width in (60, 120, 400):
        lines = typeset.wrap(font, text, width)
        assert all(font.size(line)[0] <= width for line in lines)
        assert "".join(lines).replace(" ", "").replace("-", "") == text.replace(" ", "")
    assert max(font.size(line)[0] for line in typeset.balance(font, text, 400)) <= 400


def test_no_word_stands_alone_in_the_last_line() -> None:
    """Another one keeps it company, unless the line before cannot spare one or there is no room."""
    pygame.font.init()
    font = Theme(1.0).font("ui", 20)
    wide = partial(typeset.line_width, font)
    alone = "Gather five dinosaurs or more"
    assert typeset.wrap(font, alone, wide("Gather five dinosaurs or")) == ["Gather five dinosaurs", "or more"]
    assert typeset.wrap(font, "Gather dinosaurs here", wide("Gather dinosaurs")) == ["Gather dinosaurs", "here"]
    long = "a zoo in Parasaurolophus"
    assert typeset.wrap(font, long, wide("Parasaurolophus")) == ["a zoo in", "Parasaurolophus"]
    assert typeset.wrap(font, "one 2 [icon:hint] more", wide("one 2 [icon:hint]"))[-1] == "more"


def test_a_word_without_room_is_parted_behind_a_hyphen() -> None:
    """It counts as whole then; one of few letters, a code or a range stays together."""
    pygame.font.init()
    font = Theme(1.0).font("ui", 20)
    width = font.size("Galápagos-")[0] + 20
    lines = typeset.wrap(font, "Galápagos-Schildkröte", width)
    assert lines == ["Galápagos-", "Schildkröte"]
    assert splits_word("Die Galápagos-Schildkröte", ["Die", *lines]) is False
    assert splits_word("Galápagos-Schildkröte", ["Galáp", "agos-Schildkröte"])
    assert typeset.wrap(font, "Galápagos-Schildkröte", 2 * width) == ["Galápagos-Schildkröte"]
    assert [hyphened(word) for word in ("T-Rex", "10-12", "Jäger-")] == [["T-Rex"], ["10-12"], ["Jäger-"]]


def test_a_word_longer_than_its_line_is_parted_with_a_hyphen() -> None:
    """Some letters stand on either side of it; what is no word is cut where it ends."""
    pygame.font.init()
    font = Theme(1.0).font("ui", 20)
    first, last = typeset.wrap(font, "Pachycephalosaurus,", font.size("Pachycephalosauru")[0])
    assert first.endswith("-")
    assert first[:-1] + last == "Pachycephalosaurus,"
    assert len(last) > PARTED
    assert font.size(first)[0] <= font.size("Pachycephalosauru")[0]
    assert splits_word("Pachycephalosaurus,", [first, last])
    assert "".join(typeset.wrap(font, "1234567890", font.size("12345")[0])) == "1234567890"


def test_loop_ends_when_the_window_is_closed(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.push(HomeScene(pilot.app))
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    pilot.app.run()
    assert pilot.app.scene is None


def test_click_on_a_notice_hides_it(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.push(HomeScene(pilot.app))
    pilot.app.notices.add("in the way")
    pilot.steps(2)
    pilot.click((640, 680))
    assert not pilot.app.notices.busy
    assert pilot.top == "HomeScene"
