"""The pictures on the pages of the rules stand out from the paper, in every game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from tests.ui.pilot import Pilot
from ui.scenes.help import HelpScene
from ui.theme import PAPER
from ui.widgets.richtext import PICTURE, Typesetter, paragraphs

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
    typesetter = Typesetter(app.theme, app.assets, 400)
    bodies = [app.text(f"rules.{game}.{topic}.body") for topic in scene.topics()]
    marked = [part for body in bodies for part in paragraphs(body) if PICTURE.match(part)]
    assert marked
    for part in marked:
        assert _seen(typesetter.block(part).picture()) > 0.3, part
    pilot.close()
