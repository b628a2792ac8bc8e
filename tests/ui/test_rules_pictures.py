"""The pictures on the pages of the rules stand out from the paper, in every game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from tests.ui.pilot import Pilot
from ui.boards.registry import DRAWERS
from ui.scenes.easel import Easel
from ui.scenes.help import HelpScene
from ui.theme import PAPER
from ui.widgets.markup import PICTURE, PLATE, anchored, paragraphs
from ui.widgets.richtext import Typesetter

CLOSE = 60
"""Colours whose parts differ by less than this in sum look alike on paper."""


def _seen(picture: pygame.Surface) -> float:
    """The share of a picture's opaque points that stand out from the paper."""
    points = [picture.get_at((x, y)) for x in range(0, picture.width, 4) for y in range(0, picture.height, 4)]
    inked = [point for point in points if point.a > 128]
    apart = [point for point in inked if sum(abs(a - b) for a, b in zip(point[:3], PAPER, strict=True)) > CLOSE]
    return len(apart) / max(len(inked), 1)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_the_rules_can_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """None is white on cream."""
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))
    pilot = Pilot(tmp_path)
    app, scene = pilot.app, HelpScene(pilot.app, game)
    easel = Easel(app, game, DRAWERS[game].board.plates)
    typesetter = Typesetter(app.theme, app.assets, 400, plates=easel.block)
    bodies = [app.text(f"rules.{game}.{topic}.body") for topic in scene.topics()]
    parts = [anchored(part)[1] for body in bodies for part in paragraphs(body)]
    marked = [part for part in parts if PICTURE.match(part) or PLATE.match(part)]
    assert marked
    for part in marked:
        block = typesetter.block(part)
        easel.want([block.key])
        while not easel.finished:
            easel.go_on(1.0)
        assert _seen(block.picture()) > (0.3 if PICTURE.match(part) else 0.09), part
    easel.stop()
    pilot.close()
