"""Records at the screen as tests open them."""

from __future__ import annotations

from tests.ui.pilot import Pilot
from ui.scenes.records import RecordsScene
from ui.scenes.records_share import ShareDialog


def opened(pilot: Pilot, game: str = "") -> RecordsScene:
    """The records, once everything is read."""
    scene = RecordsScene(pilot.app, game)
    pilot.push(scene)
    while scene.plays.waiting:
        pilot.steps(1)
    pilot.steps(2)
    return scene


def done(pilot: Pilot, name: str) -> None:
    """Press a button of the dialog and wait for what it does aside."""
    pilot.click(name)
    dialog = pilot.scene
    assert isinstance(dialog, ShareDialog)
    if dialog._job is not None:
        dialog._job.result()
    pilot.steps(2)


def told(pilot: Pilot) -> list[str]:
    """Every notice that is shown or waits."""
    return [pilot.app.notices.current, *pilot.app.notices._waiting]
