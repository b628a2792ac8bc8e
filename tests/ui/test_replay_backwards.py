"""The replay goes backwards as live play goes forwards: the same pictures in the opposite order."""

from __future__ import annotations

import pygame
import pytest

from game.core.values import SPECTATOR
from game.registry import GAMES
from tests.shares import dealt
from tests.ui.looking import difference, look_away
from tests.ui.play import Players, resize
from tests.ui.replaying import look_back, played, replay_of, shows_what_all_may_see, stands, watch_stages
from tests.ui.test_motion_truth import label
from ui.table.replay import ReplayTable
from ui.table.sprite import Sprite
from ui.table.status import status_text

PARTS = 4
"""At so many moments inside a stage it is looked at."""

MOVES = 10
"""So many moves of a game are looked at, half of them under soak."""

Frame = tuple[object, ...]


def _places(replay: ReplayTable) -> list[int]:
    """Some of the places after which something can be looked at, over the whole game."""
    total = replay.film.total
    return sorted({total * number // MOVES for number in range(MOVES)} | {total - 1})


def _stands(replay: ReplayTable) -> None:
    """Nothing moves, and everything is shown as it was at the place."""
    assert not replay.motion.busy
    assert replay.reached == replay.count
    stands(replay)


def _frame(replay: ReplayTable) -> Frame:
    """All that is told now: the table, its points, the place in the log, what is empty and what is in the air."""
    motion = replay.motion
    assert motion.stage is not None
    shown = [(sprite, 0.0) for sprite in motion._lying]
    shown += [(sprite, motion._age / motion._factor) for sprite in motion.stage.sprites]
    poses = [pose for sprite, age in shown if (pose := _pose(sprite, age)) is not None]
    bare = {tuple(rect) for rect in motion.cleared()}
    return replay.view, replay.points, replay.reached, replay.moment, set(motion.hidden()), bare, poses


def _pose(sprite: Sprite, age: float) -> Frame | None:
    """How a sprite is drawn, None where it is not seen."""
    pose = sprite.pose(age)
    if pose is None or pose.alpha <= 0 or not pose.picture:
        return None
    values = (*pose.middle, pose.wide, pose.high, pose.angle, pose.alpha, pose.lift)
    return (label(pose.picture), sprite.size, *(round(value, 3) for value in values))


def _filmed(replay: ReplayTable) -> list[Frame]:
    """What is shown until nothing moves, at even distances in every stage that shows more than words."""
    frames, motion = list[Frame](), replay.motion
    while (stage := motion.stage) is not None:
        said = stage.sprites and all(sprite.over for sprite in stage.sprites)
        span = stage.seconds * motion._factor
        for _ in range(PARTS if span > 0 else 0):
            motion.update(span / (PARTS + 1))
            if not said:
                frames.append(_frame(replay))
        motion.update(span / (PARTS + 1) + 0.001)
    assert not motion.busy
    return frames


@pytest.mark.parametrize(("game", "share"), dealt(GAMES, (0, 1)))
def test_backwards_every_picture_is_one_of_forwards(players: Players, game: str, share: int) -> None:
    """Over a whole game: a move told backwards shows what it shows forwards, in the opposite order."""
    player = players(bare=True, pace="normal")
    replay = replay_of(player, game, 0)
    filmed = 0
    for count in _places(replay)[share::2]:
        replay.jump(count)
        replay.step_on()
        onwards = _filmed(replay)
        _stands(replay)
        replay.step_back()
        assert replay.count == count
        assert _filmed(replay) == onwards[::-1], f"action {count} ({replay.film.match.moments[count].action.text})"
        _stands(replay)
        filmed += len(onwards)
    assert filmed > MOVES // 2


@pytest.mark.parametrize(("game", "way"), dealt(GAMES, ("key", "click", "jump")))
def test_a_turn_goes_back_beat_by_beat_and_any_key_goes_on(players: Players, game: str, way: str) -> None:
    """Points, log and slider tell the moment that the board shows; a click, a key or a jump ends the motion."""
    player = players(pace="normal", size=(1280, 720))
    replay = replay_of(player, game, 0)
    replay.jump(replay.film.turns[3])
    player.pilot.press(pygame.K_PAGEUP)
    assert replay.count == replay.film.turns[2]
    told = [replay.reached]
    while _moves(replay):
        player.pilot.steps(1)
        assert replay.points == replay.points_of(replay.shown)
        assert replay.moment <= replay.reached
        told.append(replay.reached)
    assert told[0] >= replay.film.turns[2]
    assert told == sorted(told, reverse=True)
    _stands(replay)
    replay.jump(_moving(replay) + 1)
    player.pilot.press(pygame.K_LEFT)
    assert _moves(replay)
    assert status_text(replay).startswith("Back: ")
    player.pilot.steps(2)
    before = replay.count
    if way == "key":
        player.pilot.press(pygame.K_LEFT)
        assert replay.count == max(before - 1, 0)
    elif way == "click":
        player.pilot.click(replay.plan.main.center)
    else:
        replay.jump(2)
    replay.motion.skip()
    _stands(replay)


def _moves(replay: ReplayTable) -> bool:
    return replay.motion.busy


def _moving(replay: ReplayTable) -> int:
    """The place before a move that shows something."""
    for count in range(replay.film.total // 2, replay.film.total):
        replay.jump(count)
        replay.step_on()
        stage = replay.motion.stage
        replay.motion.skip()
        if stage is not None and not all(sprite.over for sprite in stage.sprites):
            return count
    raise AssertionError("nothing moves")


@pytest.mark.parametrize("game", GAMES)
def test_the_film_runs_backwards_to_the_beginning(players: Players, game: str) -> None:
    """R runs and stops it, the other direction takes over, and at the beginning it starts from the end."""
    player = players(pace="fast")
    replay = replay_of(player, game, 3)
    player.pilot.press(pygame.K_r)
    assert (replay.playing, replay.backwards) == (True, True)
    player.pilot.steps(10)
    player.pilot.press(pygame.K_SPACE)
    assert (replay.playing, replay.backwards) == (True, False)
    player.pilot.press(pygame.K_r)
    player.pilot.until(lambda: not replay.playing, 4000)
    assert replay.count == 0
    _stands(replay)
    player.pilot.press(pygame.K_r)
    player.pilot.until(lambda: replay.count < replay.film.total, 400)
    assert replay.count == replay.film.total - 1
    player.pilot.press(pygame.K_r)
    assert not replay.playing
    assert player.pilot.overflows == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_has_its_own_points_however_it_is_reached(players: Players, game: str) -> None:
    """By a jump from anywhere and by a step: the points that the end of the game counts."""
    player = players(pace="instant")
    replay = replay_of(player, game, 0)
    counted = [score.total for score in replay.source.match.scores()]
    for count in (0, replay.film.total - 1):
        replay.jump(count)
        replay.jump(replay.film.total)
        assert replay.points == counted
    replay.step_back()
    replay.step_on()
    assert replay.points == counted


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_nothing_moves_and_without_time_nothing_waits(players: Players, game: str) -> None:
    """With reduced motion all stands still backwards too; at once is at once."""
    player = players(pace="normal", motion="reduced")
    replay = replay_of(player, game, 0)
    replay.jump(_moving(replay) + 1)
    replay.step_back()
    while replay.motion.stage is not None:
        assert not any(sprite.moves for sprite in replay.motion.stage.sprites)
        player.pilot.steps(3)
    _stands(replay)
    app = player.pilot.app
    app.apply_settings(app.settings.with_(pace="instant"))
    for count in (replay.film.total, 5):
        replay.jump(count)
        replay.turn_back()
        _stands(replay)


@pytest.mark.parametrize("game", GAMES)
def test_another_window_and_other_eyes_on_the_way_back(players: Players, game: str) -> None:
    """What moves goes on at its new place, and the table in the end is the one that a jump shows."""
    player = players(pace="normal")
    replay = replay_of(player, game, 0)
    count = _moving(replay)
    replay.jump(count + 1)
    player.pilot.press(pygame.K_LEFT)
    player.pilot.steps(6)
    resize(player, (1366, 768), 1.0)
    assert replay.motion.busy
    player.pilot.draw()
    player.pilot.until(lambda: not replay.motion.busy, 900)
    _stands(replay)
    reached = _picture(replay)
    replay.jump(0)
    replay.jump(count)
    assert difference(reached, _picture(replay)) == ""
    replay.step_on()
    replay.motion.skip()
    player.pilot.press(pygame.K_LEFT)
    player.pilot.press(pygame.K_v)
    _stands(replay)
    assert player.pilot.overflows == []


def _picture(replay: ReplayTable) -> pygame.Surface:
    """The table at rest, with nobody pointing."""
    look_away(replay)
    replay.app.draw()
    return replay.app.window.copy()


@pytest.mark.parametrize("game", GAMES)
def test_backwards_a_running_game_of_several_persons_keeps_its_secrets(
    players: Players, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frame by frame: the view is everybody's, or one without what is in the air, made of what everybody sees."""
    player = players(pace="fast")
    played(player, game, 2, 0, moves=24)
    replay = look_back(player, 0)
    replay.jump(replay.film.total)
    lifted, told = watch_stages(replay, monkeypatch)
    for key in (pygame.K_LEFT, pygame.K_PAGEUP, pygame.K_LEFT, pygame.K_LEFT):
        player.pilot.press(key)
        for _ in range(900):
            shows_what_all_may_see(replay, lifted)
            if not replay.motion.busy:
                break
            player.pilot.steps(1)
        _stands(replay)
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_rounds_are_marked_where_they_begin(players: Players, game: str) -> None:
    """The marks on the slider are all the places at which the number of the round differs from the one before."""
    replay = replay_of(players(pace="instant"), game, 0)
    match, board = replay.source.match, replay.board
    then, told = match.at(0), list[object]()
    for moment in match.moments:
        told.append(board.round_of(then.view(SPECTATOR)))
        then.apply(moment.action)
    assert replay.film.rounds == [count for count in range(1, len(told)) if told[count] != told[count - 1]]
