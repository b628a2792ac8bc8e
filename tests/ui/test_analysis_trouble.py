"""Looking back on a game when the disk is full, or the worker dies, fails or answers oddly."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from ai.messages import Answer, Measure, Request
from ai.worker import InlineThinker, Thinker, WorkerThinker
from tests.ui.analysing import Told, brief, opened, played
from tests.ui.coaching import Failing
from tests.ui.play import Players
from ui.crash import CrashDesk
from ui.curve_file import place, read_kept
from ui.failures import because
from ui.scenes.analysis import AnalysisScene

players = pytest.fixture(brief)


def test_a_full_disk_is_told_and_nothing_else_happens(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    player = players(bare=True, thinker=Told())
    table = played(player, 1, 1)

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ui.table.analyst.write_kept", full)
    scene = opened(player)
    player.pilot.until(lambda: bool(scene.look_back.analyst.unsaved))
    player.pilot.steps(3)
    app = player.pilot.app
    assert not app.notices.first_time(app.text("analysis.unsaved", reason=app.text("trouble.full")))
    assert len(scene.look_back.analyst.curve.measures) == 6
    assert not place(table.session.autosave.path).exists()


@pytest.mark.parametrize("kept", [b"", b"\x00\xff not a curve", b'{"version": 99999}', b"[" * 5000])
def test_a_broken_curve_is_made_anew_and_nothing_is_lost(players: Players, kept: bytes) -> None:
    """The page opens, finds everything again and keeps it; the save is as it was, and nobody is bothered."""
    player = players(bare=True, thinker=Told())
    table = played(player, 1, 1)
    save = table.session.autosave.path
    place(save).write_bytes(kept)
    was = save.read_bytes()
    scene = opened(player)
    assert len(scene.look_back.analyst.curve.measures) == 6
    table.look_back.close()
    assert save.read_bytes() == was
    assert len(read_kept(save, table.session.match.record(), scene.look_back.analyst.play_outs)) == 6
    assert not player.pilot.app.notices.current


def test_a_place_that_cannot_be_written_is_told_once(players: Players) -> None:
    """One sentence; the curve stands on the page all the same, and the replay and the way back work."""
    player = players(bare=True, thinker=Told())
    table = played(player, 1, 1)
    save = table.session.autosave.path
    place(save).mkdir()
    (place(save) / "in the way").write_text("")
    was = save.read_bytes()
    scene = opened(player)
    player.pilot.until(lambda: bool(scene.look_back.analyst.unsaved))
    player.pilot.steps(3)
    app = player.pilot.app
    assert app.notices.current == app.text(
        "analysis.unsaved", reason=because(app.text, scene.look_back.analyst.unsaved)
    )
    assert len(scene.look_back.analyst.curve.measures) == 6
    player.pilot.click("look")
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.scene is scene
    assert not app.notices._waiting
    assert save.read_bytes() == was


def test_a_worker_that_dies_is_asked_again_and_one_that_fails_is_told(players: Players) -> None:
    """What was found stays; the button goes on from there."""
    player = players(bare=True, thinker=Failing(), lang="fr")
    app = player.pilot.app
    app.on_failure = CrashDesk(app).note
    played(player, 2, 0)
    player.pilot.click("analysis")
    scene = player.pilot.scene
    assert isinstance(scene, AnalysisScene)
    player.pilot.until(lambda: bool(scene.look_back.analyst.problem))
    assert scene._state() == app.text("analysis.failed")
    assert len(list(app.folders.crashes.iterdir())) == 1
    player.pilot.draw()
    scene.look_back.analyst.thinker = Told()
    player.pilot.click("pause")
    player.pilot.until(lambda: scene.look_back.analyst.done)
    assert len(scene.look_back.analyst.curve.measures) == 6
    assert player.pilot.overflows == []


def test_in_the_worker_the_figures_are_those_of_this_process(players: Players) -> None:
    """A process killed in the middle costs a look, no more."""
    thinker = WorkerThinker()
    player = players(bare=True, thinker=thinker)
    table = played(player, 1, 1)
    player.pilot.click("analysis")
    analyst = table.look_back.analyst
    player.pilot.until(lambda: player._think() or len(analyst.curve.measures) >= 3)
    assert thinker._worker is not None
    assert thinker._worker._process is not None
    thinker._worker._process.kill()
    player.pilot.until(lambda: player._think() or len(analyst.curve.measures) >= 6)
    inline, known = InlineThinker(), tuple[Measure, ...]()
    for _ in range(6):
        inline.ask(replace(analyst.question, known=known))
        answer = inline.poll()
        assert answer is not None
        known += answer.measures
    assert set(known) <= set(analyst.curve.measures)


def test_an_odd_answer_is_not_believed(players: Players) -> None:
    """It counts as a failure, and after a few of them that is told."""

    class Odd(InlineThinker):
        def ask(self, request: Request) -> None:
            super().ask(request)
            if request.wanted == "analysis" and self._answer is not None:
                first = self._answer.measures[0]
                self._answer = replace(self._answer, measures=(replace(first, shares=(2.0, -1.0)),))

    thinker: Thinker = Odd()
    player = players(bare=True, thinker=thinker)
    table = played(player, 1, 1)
    player.pilot.click("analysis")
    player.pilot.until(lambda: bool(table.look_back.analyst.problem))
    assert table.look_back.analyst.curve.measures == []
    assert Answer().measures == ()
