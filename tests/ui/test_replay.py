"""The replay of every game: steps, jumps, the film, marks, and what stands on the screen."""

from __future__ import annotations

import pygame
import pytest

from game.core.record import read_record
from game.registry import GAMES, open_match
from tests.languages import LANGUAGES
from tests.shares import dealt
from tests.ui.looking import Eyes, difference, look_away
from tests.ui.play import Player, Players
from tests.ui.replaying import come_back, look_back, played, replay_of, stands, top_replay
from ui.table.replay_bar import STEPS
from ui.table.status import status_text


@pytest.mark.parametrize("game", GAMES)
def test_steps_turns_and_jumps_show_the_game_as_it_was(players: Players, game: str) -> None:
    player = players(pace="instant")
    replay = replay_of(player, game)
    total = replay.film.total
    assert replay.count == 0
    for key, count in ((pygame.K_RIGHT, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1), (pygame.K_END, total),
                       (pygame.K_LEFT, total - 1), (pygame.K_HOME, 0)):  # fmt: skip
        player.pilot.press(key)
        assert replay.count == count
        stands(replay)
        player.pilot.draw()
    turns = replay.film.turns
    for place in turns[1:4]:
        player.pilot.press(pygame.K_PAGEDOWN)
        assert replay.count == place
        stands(replay)
    player.pilot.press(pygame.K_PAGEUP)
    assert replay.count == turns[min(3, len(turns) - 1) - 1]
    for count in range(0, total + 1, max(total // 7, 1)):
        replay.jump(count)
        stands(replay)


@pytest.mark.parametrize("game", GAMES)
def test_the_film_plays_with_the_motion_of_live_play_and_stops_at_the_end(players: Players, game: str) -> None:
    player = players(pace="normal")
    replay = replay_of(player, game)
    replay.jump(replay.film.total - 2)
    player.pilot.press(pygame.K_SPACE)
    assert [replay.playing] == [True]
    moved = False
    for _ in range(3000):
        player.pilot.steps(1)
        moved = moved or replay.motion.busy
        if not replay.playing:
            break
    assert moved
    assert (replay.count, replay.playing) == (replay.film.total, False)
    stands(replay)
    player.pilot.press(pygame.K_SPACE)
    assert [replay.playing] == [True]
    assert replay.count <= 1
    replay.jump(5)
    assert [replay.playing] == [False]
    assert not replay.motion.busy
    player.pilot.press(pygame.K_RIGHT)
    assert replay.count == 6
    player.pilot.steps(3)
    player.pilot.press(pygame.K_LEFT)
    assert replay.count == 5
    player.pilot.until(lambda: not replay.motion.busy)
    stands(replay)


def test_the_film_runs_faster_at_another_speed(players: Players) -> None:
    """Four times as fast, a move takes a fourth of the time."""
    took: list[int] = []
    player = players(pace="normal")
    replay = replay_of(player, "draftosaurus")
    for presses in (0, 2):
        for _ in range(presses):
            player.pilot.press(pygame.K_s)
        replay.jump(0)
        replay._show_until(replay.film.turn_after(2))
        steps = 0
        while replay.motion.busy:
            player.pilot.steps(1)
            steps += 1
        took.append(steps)
    assert replay.speed == 4.0
    assert took[1] < took[0] / 3


@pytest.mark.parametrize("game", GAMES)
def test_the_slider_and_the_log_lead_anywhere(players: Players, game: str) -> None:
    player = players(pace="instant")
    replay = replay_of(player, game)
    bar = replay.bar
    for count in (replay.film.total // 2, 0, replay.film.total):
        player.pilot.click((bar.x_of(count), bar.slider.centery))
        assert abs(replay.count - count) <= 1 + replay.film.total // bar.slider.width
    player.pilot.drag((bar.x_of(replay.film.total), bar.slider.centery), (bar.slider.left + 2, bar.slider.centery))
    assert replay.count == 0
    assert not bar.dragged
    replay.jump(replay.film.total // 2)
    _, entry, rect = replay.log._placed()[0]
    player.pilot.click(rect.center)
    assert replay.count == entry.moment
    stands(replay)
    assert entry.moment == replay.moment
    assert replay.log._placed(), "the line that was clicked is still seen"


def test_the_log_shows_the_whole_game_at_the_place(players: Players) -> None:
    """The line of the moment stands in view wherever one jumps, and the status line says it."""
    player = players(pace="instant")
    replay = replay_of(player, "encyclopedia")
    for count in range(0, replay.film.total, 37):
        replay.jump(count)
        shown = [entry.moment for _, entry, _ in replay.log._placed()]
        assert replay.moment in shown
        assert status_text(replay) == replay.words_of(count)
    assert len(replay.log.entries) == len(replay.history.entries_of(replay.source.match))


def test_nothing_happens_to_the_game_meanwhile(players: Players) -> None:
    """The bot that was thinking goes on thinking, and answers once the table is seen again."""
    player = players(pace="normal")
    table = player.start(1, 2)
    player.to_choice()
    before = table.session.match.record()
    look_back(player, 0)
    for key in (pygame.K_SPACE, pygame.K_END, pygame.K_PAGEUP):
        player.pilot.press(key)
        player.pilot.steps(30)
    come_back(player)
    after = table.session.match.record()
    assert (after.actions, after.snapshot, after.title) == (before.actions, before.snapshot, before.title)
    player.to_choice(lambda one: len(one.session.match.moments) > len(before.actions))


@pytest.mark.parametrize("game", GAMES)
def test_marks_are_kept_with_the_game(players: Players, game: str) -> None:
    """On the slider, in the log, in the save, and after opening it; the same key takes one away."""
    player = players(pace="instant")
    replay = replay_of(player, game, count=3)
    player.pilot.press(pygame.K_b)
    replay.jump(replay.film.total)
    player.pilot.click("mark")
    assert replay.source.match.bookmarks == [3, replay.film.total]
    assert replay.log.marks == {3, replay.film.total}
    player.pilot.draw()
    player.pilot.press(pygame.K_b)
    replay.jump(0)
    player.pilot.press(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert replay.count == min([3, *replay.film.rounds])
    player.table.session.autosave.flush()
    record = read_record(player.table.session.autosave.path)
    assert record.bookmarks == [3]
    assert open_match(record, "save").bookmarks == [3]


def test_undo_takes_marks_of_what_is_gone_away(players: Players) -> None:
    player = players(pace="instant")
    table = played(player, "draftosaurus", 1, 2, moves=9)
    for mark in (2, 9):
        table.session.match.toggle_bookmark(mark)
    table.session.rewind(5)
    assert table.session.match.record().bookmarks == [2]


def test_saved_games_open_in_thereplay_of(players: Players) -> None:
    """From the list of saves: the replay from the beginning; Esc leads to its table, where the result comes."""
    player = players(pace="instant")
    played(player, "cubosaurs", 1, 2)
    player.table.session.autosave.flush()
    player.pilot.app.home()
    player.pilot.click("saves")
    player.pilot.click("replay")
    replay = top_replay(player)
    assert replay.count == 0
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.top == "EndScene"


def test_the_end_and_the_pause_lead_to_thereplay_of(players: Players) -> None:
    player = players(pace="instant")
    played(player, "draftosaurus", 1, 2)
    player.pilot.until(lambda: player.pilot.top == "EndScene")
    player.pilot.click("replay")
    assert top_replay(player).count == 0
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.click("menu")
    player.pilot.click("replay")
    assert top_replay(player).count == 0


def test_turning_points_can_be_marked_from_outside(players: Players) -> None:
    player = players(pace="instant")
    table = played(player, "draftosaurus", 1, 2)
    player.routes.replay(table.session, 12, turning=(4, 20))
    replay = top_replay(player)
    assert (replay.count, replay.turning) == (12, (4, 20))
    player.pilot.press(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert replay.count in (*replay.film.rounds, 20)
    player.pilot.draw()


BAR_SIGHTS = [
    (size, scale, lang)
    for lang in LANGUAGES
    for size, scale in (((1280, 720), 0.75), ((1280, 720), 2.0), ((1920, 1080), 1.5))
]


@pytest.mark.parametrize(("game", "size", "scale", "lang"), dealt(GAMES, BAR_SIGHTS, 2))
def test_everything_of_the_bar_has_room(
    players: Players, game: str, size: tuple[int, int], scale: float, lang: str
) -> None:
    """Buttons lie side by side inside the window and under the table, at least 32 pixels tall; all words fit."""
    player = players(pace="instant", size=size, scale=scale, lang=lang)
    replay = replay_of(player, game, count=9)
    player.pilot.draw()
    window, rects = pygame.Rect((0, 0), size), replay.controls.rects()
    names = [*STEPS, "speed", "eyes", "eyes.prev", "eyes.next"]
    places = [*(rects[name] for name in names), replay.bar.slider]
    for place in places:
        assert window.contains(place)
        assert min(place.size) >= 32
        assert place.top >= replay.plan.main.bottom
    for n, place in enumerate(places):
        assert place.collidelist(places[n + 1 :]) < 0
    assert replay.bar.slider.width >= size[0] // 6
    assert player.pilot.overflows == []


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_shows_what_is(players: Players, game: str) -> None:
    """Steps, motion, eyes, marks, another language and another window: nothing old stays on the screen."""
    player = players(pace="fast")
    replay = replay_of(player, game, count=8)
    eyes, app = Eyes(player.pilot.app, every=3), player.pilot.app
    for key in (pygame.K_RIGHT, pygame.K_v, pygame.K_LEFT, pygame.K_b, pygame.K_PAGEDOWN, pygame.K_END, pygame.K_f):
        player.pilot.press(key)
        player.pilot.steps(4)
    app.set_language("fr")
    app.window = pygame.display.set_mode((1366, 768))
    app.step([pygame.event.Event(pygame.VIDEORESIZE, size=app.size, w=app.size[0], h=app.size[1])], 0.0)
    player.pilot.press(pygame.K_HOME)
    player.pilot.press(pygame.K_SPACE)
    player.pilot.steps(20)
    assert eyes.looks > 12
    assert top_replay(player) is replay


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_looks_the_same_however_it_was_reached(players: Players, game: str) -> None:
    """By steps, by a jump, or opened there: pixel by pixel."""
    player = players(pace="instant", motion="reduced")
    replay = replay_of(player, game, count=5)
    for _ in range(4):
        player.pilot.press(pygame.K_RIGHT)
    player.pilot.press(pygame.K_LEFT)
    pictures = [_at_rest(player)]
    replay.jump(replay.film.total)
    replay.jump(8)
    pictures.append(_at_rest(player))
    come_back(player)
    look_back(player, 8)
    pictures.append(_at_rest(player))
    assert [difference(pictures[0], other) for other in pictures[1:]] == ["", ""]


def _at_rest(player: Player) -> pygame.Surface:
    """The picture once portraits are calm and nobody points at anything."""
    look_away(top_replay(player))
    player.pilot.steps(4)
    look_away(top_replay(player))
    return player.pilot.draw().copy()
