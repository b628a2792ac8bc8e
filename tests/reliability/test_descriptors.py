"""Open files: a report is written when there is none left, and fonts of any size need none."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.reliability.endurance import evening, growth, measure
from tests.ui.pilot import Pilot
from ui.assets import Assets
from ui.crash import CrashDesk, Reserve
from ui.scene import Scene
from ui.scenes.home import HomeScene
from ui.theme import FONT_FILES, Theme

FEW = 256
"""So many files some systems let a program open."""


class Failing(Scene):
    """A scene that fails."""

    def update(self, dt: float) -> None:
        """Fail."""
        raise ValueError(f"after {dt}")


@pytest.fixture
def few_files() -> Iterator[None]:
    """A system that lets few files be opened."""
    used, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FEW, used), most))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (used, most))


@pytest.fixture
def others(few_files: None) -> Iterator[Reserve]:  # noqa: ARG001
    """Others that hold every file that can be opened, once they may hold some."""
    reserve = Reserve(0)
    yield reserve
    reserve.count = 0
    with reserve.given_up():
        pass


def test_a_report_is_written_although_nothing_more_can_be_opened(tmp_path: Path, others: Reserve) -> None:
    """The system gives out no descriptor any more, not one: the report is written, and its dialog shown."""
    pilot = Pilot(tmp_path)
    pilot.app.on_crash = CrashDesk(pilot.app)
    pilot.push(HomeScene(pilot.app))
    pilot.draw()
    others.count = FEW
    with others.given_up():
        pass
    with pytest.raises(OSError, match="Too many open files"):
        (tmp_path / "one more").open("w")
    pilot.app.push(Failing(pilot.app))
    pilot.steps(2)
    pilot.draw()
    words = getattr(pilot.scene, "words")[1]  # noqa: B009
    with others.given_up():
        [report] = pilot.app.folders.crashes.iterdir()
        assert "in update" in report.read_text("utf-8")
    assert report.name in words
    pilot.close()


@pytest.mark.usefixtures("few_files")
def test_fonts_of_any_size_keep_no_file_open() -> None:
    before = measure("before").files
    fonts = [Theme(unit / 10).font(family) for unit in range(3, 60) for family in FONT_FILES]
    assert len(fonts) > FEW
    assert measure("after").files <= before


@pytest.mark.usefixtures("few_files")
def test_resizing_takes_no_files_and_keeps_no_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some resizes and changes of game: as many files as at the start, and at the end not much more memory."""
    monkeypatch.setattr(Assets, "_raster", lambda _self, _name, size: pygame.Surface(size, pygame.SRCALPHA))
    samples = list(evening(tmp_path, resizes=8, changes=2))
    assert max(sample.files for sample in samples) <= samples[0].files + 2
    assert growth(samples) <= 1.3


@pytest.mark.soak
def test_a_whole_evening_keeps_no_more_than_its_start(tmp_path: Path) -> None:
    samples = list(evening(tmp_path))
    print(f"{len(samples)} samples, {growth(samples):.2f} times the start")
    assert max(sample.files for sample in samples) <= samples[0].files + 2
    assert growth(samples) <= 1.3
