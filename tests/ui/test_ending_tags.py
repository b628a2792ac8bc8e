"""Points at the end of lines: their tags stay in their room and cover nothing."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.pilot import Pilot
from tests.ui.test_endings_own import played
from ui.boards.registry import make_board
from ui.scenes.end import EndScene
from ui.widgets.score_tag import tag


@pytest.mark.parametrize("game", ["holotype", "encyclopedia"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.0)])
@pytest.mark.parametrize("seats", [2, 4])
def test_points_cover_nothing_in_their_line(
    pilot: Pilot, game: str, seats: int, size: tuple[int, int], scale: float
) -> None:
    """Tags of three digits stay in the room of their line."""
    match = played(game, seats, 2, {})
    end = EndScene(pilot.app, match, make_board(pilot.app, match).ending(match))
    pilot.app.window = pygame.display.set_mode(size)
    pilot.app.apply_settings(pilot.app.settings.with_(scale=scale))
    pilot.push(end)
    high, show = end.show.ending.tag_height(), end.show
    rooms = [show.ending.spot(n, step, seat).width for n, step in enumerate(show.steps) for seat in range(seats)]
    assert tag(pilot.app, 188, high).get_width() <= min(room for room in rooms if room)
    assert tag(pilot.app, -88, high).get_width() <= min(room for room in rooms if room)
