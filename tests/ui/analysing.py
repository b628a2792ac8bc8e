"""Looking back on games in tests: players whose games are measured briefly, and the page once it is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ai.messages import Effort, Request
from ai.worker import InlineThinker
from tests.ui.play import Player, Players, seated
from ui.scenes.analysis import AnalysisScene
from ui.scenes.cover import CoverScene
from ui.table.scene import TableScene

BRIEF = Effort(0.0, 8)
"""One look of few play-outs at a time."""


def brief(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """Players in a folder of their own, whose games are looked back on with few play-outs."""
    monkeypatch.setattr("ui.table.session.ANALYSIS", BRIEF)
    yield from seated(tmp_path, monkeypatch)


class Told(InlineThinker):
    """Makes up what the worker would find: quick, and alike for alike games."""

    def __init__(self, most: int = 6) -> None:
        super().__init__()
        self.most = most
        self.asked: list[Request] = []

    def ask(self, request: Request) -> None:
        """The first few looks of the real ones, then as if that were all."""
        self.asked.append(request)
        super().ask(request)
        if self._answer is not None and request.wanted == "analysis" and len(request.known) + 1 >= self.most:
            self._answer = replace(self._answer, part=1.0)


def played(player: Player, people: int, bots: int, game: str = "draftosaurus") -> TableScene:
    """A table at the end of a game in which greedy bots have made everybody's moves."""
    table = player.start(people, bots, game=game)
    session, thinker = table.session, InlineThinker()
    while (decision := session.match.decision()) is not None:
        thinker.ask(replace(session._request(decision.seat), bot="greedy"))
        answer = thinker.poll()
        assert answer is not None
        session.apply(session.match.rules.parse(answer.action))
    if isinstance(player.pilot.scene, CoverScene):
        player.pilot.scene.choose("ready")
    session.autosave.flush()
    table.show()
    player.pilot.until(lambda: player.pilot.top == "EndScene")
    return table


def opened(player: Player) -> AnalysisScene:
    """Open the page and wait until everything is there."""
    player.pilot.click("analysis")
    scene = player.pilot.scene
    assert isinstance(scene, AnalysisScene)
    player.pilot.until(lambda: player._think() or (scene.look_back.analyst.done and not scene.look_back.past.busy))
    player.pilot.steps(2)
    return scene
