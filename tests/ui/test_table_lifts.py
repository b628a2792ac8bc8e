"""While something is in the air the table shows a view without it, until the table after it is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.values import SPECTATOR
from game.registry import GAMES
from tests.ui.play import Player, Players, resize
from ui.table.motion import Act, Motion, Stage
from ui.table.scene import TableScene


def _acts(seen: list[object]) -> Iterator[Act]:
    first = Stage(1.0, lifts=((0.0, "a"), (0.5, "b")))
    second = Stage(1.0, swap=True, lifts=((0.2, "c"),))
    late = Stage(0.5, lifts=((0.1, "never"),))
    yield Act([first, second, late], lambda: seen.append("landed"), lambda: [first, second, late], seen.append)


def test_views_are_shown_in_their_time_until_the_act_lands() -> None:
    """Each once, at the pace of the table; after the table of the act is shown, none any more."""
    seen: list[object] = []
    motion = Motion()
    motion.start(_acts(seen), 2.0, lambda _name: None, lambda: seen.append("rest"))
    assert (seen, motion.lifted) == (["a"], "a")
    motion.update(0.9)
    assert motion.lifted == "a"
    motion.update(0.2)
    assert (seen, motion.lifted) == (["a", "b"], "b")
    for _ in range(12):
        motion.update(0.5)
    assert (seen, motion.lifted) == (["a", "b", "c", "landed", "rest"], None)


def test_another_window_shows_the_view_that_was_shown() -> None:
    seen: list[object] = []
    motion = Motion()
    motion.start(_acts(seen), 1.0, lambda _name: None, lambda: None)
    motion.update(0.6)
    motion.renew()
    assert seen[-1] == motion.lifted == "b"
    motion.update(0.5)
    motion.renew()
    assert motion.lifted == "b"
    motion.skip()
    assert motion.lifted is None


@pytest.mark.parametrize("game", GAMES)
def test_the_opening_is_told_beat_by_beat(players: Players, game: str) -> None:
    """While it is shown, the log tells no more than what was shown; then it tells all."""
    player = players(bare=True, pace="normal")
    table = player.start(1, 2, game=game)
    match, told = table.session.match, set[int]()
    beats = match.beats()
    for _ in range(900):
        if not table.motion.busy:
            break
        told.add(len(table.told.opening))
        assert table.log.entries == table.history.entries()
        player.pilot.steps(1)
    stops, done = [0], 0
    for beat in beats:
        assert beat.events == beat.match.opening[done:]
        done = len(beat.match.opening)
        stops.append(done)
        assert beat.match.view(SPECTATOR) is not None
    assert told <= set(stops)
    assert table.told.opening == match.opening
    if len(beats) > 1:
        assert len(told) > 1


def _lifted(player: Player, table: TableScene) -> bool:
    """Go on until a view without something is shown."""
    for _ in range(1500):
        if table.motion.lifted is not None:
            return True
        if table.interactive:
            player.pilot.click(player.any_of(table.gesture.next_places()))
        elif player.pilot.scene is not table:
            return False
        player.pilot.steps(1)
    return False


@pytest.mark.parametrize("game", ["draftosaurus", "cubosaurs"])
def test_sizes_and_languages_change_in_the_air(players: Players, game: str) -> None:
    """The table is laid out anew for what it shows, and comes to rest as it truly is."""
    player = players(bare=True, pace="normal")
    table = player.start(1, 2, game=game)
    for size, scale, lang in (((1600, 900), 1.0, "fr"), ((1280, 720), 1.6, "en"), ((1280, 720), 1.0, "fr")):
        assert _lifted(player, table)
        shown = table.motion.lifted
        resize(player, size, scale)
        player.pilot.app.apply_settings(player.pilot.app.settings.with_(language=lang))
        player.pilot.draw()
        assert table.view == table.motion.lifted == shown
        table.motion.skip()
        assert table.view == table.session.match.view(table.viewer)
    assert player.pilot.overflows == []
