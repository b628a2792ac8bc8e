"""Every moment of every game has its beat, can be skipped at any instant, and is told in the same words when still."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.registry import GAMES
from tests.games import SUBJECTS
from tests.ui.moments import Found, moments, opened, show
from tests.ui.play import Player, Players, resize
from tests.ui.replaying import come_back, look_back
from ui.places import resource
from ui.table.motion import Stage
from ui.table.scene import TableScene

SHORTEST, LONGEST = 0.6, 1.5
"""Seconds that a moment takes at normal pace."""


def _staged(players: Players, game: str) -> Iterator[tuple[Player, TableScene, Found]]:
    """A table for every way in which the moments of a game are staged, with each of those moments."""
    kinds = SUBJECTS[game].moments
    for staged in [one for n, one in enumerate(kinds.values()) if one not in list(kinds.values())[:n]]:
        wanted = {name for name, one in kinds.items() if one == staged}
        player = players(bare=True)
        table = opened(player, game, staged.bots, staged.options)
        found = moments(table, frozenset(wanted))
        assert wanted <= set(found), f"{game} lacks {sorted(wanted - set(found))}"
        for name in sorted(wanted, key=lambda one: -found[one].count):
            yield player, table, found[name]


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_its_beat(players: Players, game: str) -> None:
    """It takes its time, says what it is, moves something and is heard; skipped anywhere the true table stands."""
    for player, table, found in _staged(players, game):
        assert SHORTEST <= found.seconds <= LONGEST, f"'{found.moment}' of {game} takes {found.seconds:.2f} s"
        assert all(stage.caption for stage in found.stages)
        assert any(sprite.moves for stage in found.stages for sprite in stage.sprites)
        assert _sounds(found.stages), f"'{found.moment}' of {game} is not heard"
        for sound in _sounds(found.stages):
            assert resource("art", "sounds", f"{sound}.wav").is_file()
        _skip_everywhere(player, table, found)


def _sounds(stages: tuple[Stage, ...]) -> list[str]:
    every = [stage.sound for stage in stages] + [sound for stage in stages for _, sound in stage.cues]
    return [sound for sound in every if sound]


def _skip_everywhere(player: Player, table: TableScene, found: Found) -> None:
    """Early, in the middle and late, by click and by key: the picture is the one of the table without motion."""
    pictures = _at_once(player, table, found)
    for late in (0.02, 0.3, 0.55):
        show(player, table, found)
        player.pilot.steps(round(late * 60))
        player.pilot.until(lambda: table.motion.busy, 1)
        player.pilot.press(pygame.K_SPACE) if late < 0.5 else table.motion.skip()
        assert table.view == table.session.match.view(table.viewer)
        pictures.append(_picture(player, table))
    assert len(set(pictures)) == 1, f"the table after '{found.moment}' differs"


def _at_once(player: Player, table: TableScene, found: Found) -> list[bytes]:
    """The table after a moment at instant pace; none of the opening, and none under the score of a round."""
    if found.count < 0:
        return []
    app, action = player.pilot.app, table.session.match.moments[found.count].action
    app.apply_settings(app.settings.with_(pace="instant"))
    table.session.rewind(found.count, False)
    table.show()
    table.commit([action])
    assert table.motion.stage is None
    interrupts, table.course.interlude = table.course.interlude is not None, None
    return [] if interrupts else [_picture(player, table)]


def _picture(player: Player, table: TableScene) -> bytes:
    """The table as it is drawn at rest, with nothing that still swings."""
    table.faces._gestures.clear()
    table.rest._calm = 60.0
    table.app.notices._seen.clear()
    return pygame.image.tobytes(player.pilot.draw(), "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_the_same_is_told(players: Players, game: str) -> None:
    """With reduced motion every moment has the same captions for as long, and nothing moves."""
    for player, table, found in _staged(players, game):
        told = {}
        for still in (False, True):
            app = player.pilot.app
            app.apply_settings(app.settings.with_(motion="reduced" if still else "full"))
            show(player, table, found)
            told[still] = _played(player, table, still)
        assert told[True] == told[False]


def _played(player: Player, table: TableScene, still: bool) -> list[tuple[str, str, float]]:
    """Every stage from here on; each is drawn once."""
    stages: list[tuple[str, str, float]] = []
    while table.motion.stage is not None and player.pilot.scene is table:
        stage = table.motion.stage
        if not stages or stages[-1] != (stage.caption, stage.moment, stage.seconds):
            stages.append((stage.caption, stage.moment, stage.seconds))
            player.pilot.draw()
        assert not (still and any(sprite.moves for sprite in stage.sprites))
        player.pilot.steps(1, 0.05)
    return stages


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_lives_through_another_window_and_language(players: Players, game: str) -> None:
    """Sprites go to the new places, captions are said in the new language, and the table comes to rest."""
    for player, table, found in _staged(players, game):
        show(player, table, found)
        player.pilot.steps(6)
        for size, lang in (((1600, 900), "fr"), ((1280, 720), "en")):
            resize(player, size, 1.0)
            player.pilot.app.apply_settings(player.pilot.app.settings.with_(language=lang))
            player.pilot.draw()
            inside = [key.middle for stage in table.motion._stages for one in stage.sprites for key in one.keys[-1:]]
            assert all(-size[0] < x < 2 * size[0] and -size[1] < y < 2 * size[1] for x, y in inside)
        table.motion.skip()
        assert table.view == table.session.match.view(table.viewer)
        assert player.pilot.overflows == []


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_looking_back_end_a_moment(players: Players, game: str) -> None:
    """In the middle of a moment a person looks back or takes back; nothing goes on moving there."""
    for player, table, found in _staged(players, game):
        show(player, table, found)
        player.pilot.steps(4)
        replay = look_back(player, 0)
        player.pilot.draw()
        assert replay.view == table.session.match.at(0).view(table.viewer)
        come_back(player)
        assert table.view == table.session.match.view(table.viewer)
        show(player, table, found)
        player.pilot.steps(4)
        table.history.rewind(0, False)
        player.pilot.draw()
        assert (table.motion.stage, player.moves()) == (None, 0)
        break
