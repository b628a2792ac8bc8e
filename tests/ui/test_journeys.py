"""Looking back as a whole, in every game: from the end to the analysis, the replay, a branch and another try."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ai.messages import Answer, Effort, Request
from ai.worker import InlineThinker
from game.core.values import SPECTATOR
from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.play import Player, Players, by_click, click_button, resize, seated
from tests.ui.replaying import played, seats_of, top_replay
from ui.saves_index import list_saves
from ui.scenes.analysis import AnalysisScene
from ui.scenes.cover import CoverScene
from ui.scenes.end import EndScene
from ui.scenes.pause import PauseScene
from ui.scenes.sheet import RoundScene
from ui.table.again import AgainTable, CompareScene
from ui.table.replay import ReplayTable
from ui.table.scene import TableScene

LOOKS = 5
"""So many choices are looked at before an analysis counts as done."""


WALKED = (
    pygame.K_RIGHT,
    pygame.K_LEFT,
    pygame.K_PAGEDOWN,
    pygame.K_HOME,
    pygame.K_v,
    pygame.K_v,
    pygame.K_SPACE,
)
"""Keys that go through a replay, change whose eyes it is seen with and let it play."""


class Few(InlineThinker):
    """Looks at a few choices as the worker does, then as if that were all; while it is `held` no answer comes."""

    held = False

    def ask(self, request: Request) -> None:
        """Think, but not for long."""
        super().ask(request)
        if request.wanted == "analysis" and self._answer is not None and len(request.known) + 1 >= LOOKS:
            self._answer = replace(self._answer, part=1.0)

    def poll(self) -> Answer | None:
        """The answer, unless it is held back."""
        return None if self.held else super().poll()


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """Players in a folder of their own, whose games are looked back on with few play-outs."""
    monkeypatch.setattr("ui.table.session.ANALYSIS", Effort(0.0, 4))
    yield from seated(tmp_path, monkeypatch)


def _ended(player: Player, game: str, people: int = 1) -> TableScene:
    """The end screen of a game that was played by chance."""
    table = played(player, game, people, seats_of(game) - people)
    table.session.autosave.flush()
    player.pilot.until(lambda: player.pilot.top == "EndScene")
    return table


def _page(player: Player) -> AnalysisScene:
    """The page that lies on top, with everything on it."""
    scene = player.pilot.scene
    assert isinstance(scene, AnalysisScene), f"{player.pilot.top} lies on top"
    player.pilot.until(lambda: scene.look_back.analyst.done and scene.settled(), 2000)
    return scene


def _compared(player: Player, again: AgainTable) -> CompareScene:
    """Choose by chance until both lines are compared."""
    for _ in range(300):
        player.pilot.steps(2)
        if isinstance(player.pilot.scene, CompareScene):
            return player.pilot.scene
        if isinstance(player.pilot.scene, RoundScene) or again.mode == "continue":
            player.pilot.click("continue")
        elif again.choice.can_confirm and again.mode in ("trial", "confirm"):
            player.pilot.click("confirm")
        elif again.interactive:
            again.choice.point(player.any_of(again.choices()))
    raise AssertionError(f"no comparison came: {player.pilot.top}, {again.mode}, {again.session.decision}")


@pytest.mark.parametrize("game", GAMES)
def test_from_the_end_to_the_curve_the_replay_another_try_and_a_branch(players: Players, game: str) -> None:
    """All on one way, with another language and another window in between; everything on it fits."""
    player = players(thinker=Few())
    old, app = _ended(player, game), player.pilot.app
    player.pilot.click("analysis")
    page = _page(player)
    turning = tuple(one.start for one in page._turns)
    swing = page._swings[len(page._swings) // 2]
    player.pilot.click((page.chart.x(swing.start), page.chart.plot.bottom - 4))
    replay = top_replay(player)
    assert (replay.count, replay.turning) == (swing.start, turning)
    for key in WALKED:
        player.pilot.press(key)
        player.pilot.steps(3)
    app.apply_settings(app.settings.with_(language="fr"))
    resize(player, (1920, 1080), 1.0)
    player.pilot.steps(2)
    own = [n for n in range(replay.film.total) if AgainTable.offered(replay.source, n)]
    replay.jump(own[len(own) // 2])
    player.pilot.press(pygame.K_t)
    again = player.pilot.scene
    assert isinstance(again, AgainTable)
    _compared(player, again)
    player.pilot.draw()
    player.pilot.click("back")
    count = top_replay(player).count
    player.pilot.press(pygame.K_p)
    player.pilot.click("go")
    new = player.table
    assert [type(scene).__name__ for scene in app.scenes].count("TableScene") == 1
    assert new is not old
    assert new.session.match.origin is not None
    assert new.session.match.origin.moves == count
    if player.until_asked():
        player.answer(by_click, click_button)
    new.session.autosave.flush()
    (told,) = [info for info in list_saves(app.folders.saves) if info.origin is not None]
    assert told.origin == new.session.match.origin
    assert player.pilot.overflows == []


@pytest.mark.parametrize("game", GAMES)
def test_the_analysis_goes_on_after_a_choice_was_tried_again_meanwhile(players: Players, game: str) -> None:
    """The bots of the other line need the same worker: what it was asked before is asked anew."""
    thinker = Few()
    player = players(bare=True, thinker=thinker)
    _ended(player, game)
    player.pilot.click("analysis")
    page = player.pilot.scene
    assert isinstance(page, AnalysisScene)
    player.pilot.until(lambda: len(page._swings) >= 2)
    thinker.held = True
    player.pilot.steps(2)
    assert page.look_back.analyst.busy
    player.pilot.click("look")
    thinker.held = False
    replay = top_replay(player)
    replay.jump(next(n for n in range(replay.film.total) if AgainTable.offered(replay.source, n)))
    player.pilot.press(pygame.K_t)
    again = player.pilot.scene
    assert isinstance(again, AgainTable)
    _compared(player, again)
    player.pilot.click("back")
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.scene is page
    assert len(_page(player)._swings) >= LOOKS - 1


def test_a_stopped_analysis_stays_stopped_after_the_replay(players: Players) -> None:
    player = players(bare=True, thinker=Few())
    _ended(player, next(iter(GAMES)))
    player.pilot.click("analysis")
    page = player.pilot.scene
    assert isinstance(page, AnalysisScene)
    player.pilot.until(lambda: bool(page._swings))
    player.pilot.click("pause")
    looks = page.look_back.analyst.looks
    player.pilot.click("look")
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.steps(5)
    assert not page.look_back.analyst.busy
    assert page.look_back.analyst.looks == looks


@pytest.mark.parametrize("game", GAMES)
def test_every_door_to_the_replay_shows_the_turning_points_that_are_known(players: Players, game: str) -> None:
    """From the end, from the pause, and from the list of saves on another day."""
    player = players(thinker=Few())
    table = _ended(player, game)
    player.pilot.click("replay")
    assert top_replay(player).turning == ()
    player.pilot.press(pygame.K_ESCAPE)
    table.menu()
    pause = player.pilot.scene
    assert isinstance(pause, PauseScene)
    player.pilot.click("analysis")
    turning = tuple(one.start for one in _page(player)._turns)
    assert turning
    player.pilot.press(pygame.K_ESCAPE)
    table.menu()
    player.pilot.click("replay")
    assert top_replay(player).turning == turning
    save = table.session.autosave.path
    player.pilot.app.home()
    player.pilot.steps(2)
    other = players(thinker=Few())
    other.routes.rerun(save)
    other.pilot.steps(2)
    assert top_replay(other).turning == turning
    other.pilot.draw()


@pytest.mark.parametrize("game", GAMES)
def test_two_persons_see_nothing_hidden_from_the_pause_of_a_running_game(players: Players, game: str) -> None:
    """There is no analysis, no branch, and a replay with what everybody sees, whatever is pressed in it."""
    player = players(lang="fr", thinker=Few())
    table = played(player, game, 2, seats_of(game) - 2, moves=20)
    assert player.until_asked()
    if isinstance(player.pilot.scene, CoverScene):
        player.pilot.scene.choose("menu")
    else:
        table.menu()
    player.pilot.steps(1)
    assert player.pilot.top == "PauseScene"
    assert "analysis" not in player.pilot.names()
    player.pilot.click("replay")
    replay = top_replay(player)
    keys = (pygame.K_v, pygame.K_PAGEDOWN, pygame.K_p, pygame.K_t, pygame.K_END, pygame.K_LEFT, pygame.K_v, pygame.K_f)
    for key in keys:
        player.pilot.press(key)
        player.pilot.draw()
        assert player.pilot.scene is replay
        assert (replay.viewer, replay.view) == (SPECTATOR, replay.shown.view(SPECTATOR))
        assert replay.turning == ()
    for seat in range(len(table.session.match.seats)):
        names = [name for name in player.pilot.names() if name.endswith(f"seat.{seat}")]
        for name in names:
            player.pilot.click(name)
        assert replay.view == replay.shown.view(SPECTATOR)
    assert isinstance(player.pilot.scene, ReplayTable)


def test_the_pause_of_a_finished_game_offers_its_analysis_not_one_so_far(players: Players) -> None:
    player = players(thinker=Few())
    table = _ended(player, next(iter(GAMES)))
    end = player.pilot.scene
    assert isinstance(end, EndScene)
    player.pilot.click("table")
    table.menu()
    pause = player.pilot.scene
    assert isinstance(pause, PauseScene)
    (words,) = [item.label for item in pause.items if item.name == "analysis"]
    assert words == player.pilot.app.text("analysis.whole")
    player.pilot.click("analysis")
    assert not _page(player).running


@in_languages
def test_replay_and_analysis_are_told_apart_on_every_screen(players: Players, lang: str) -> None:
    """No button that opens one is called as one that opens the other, nor begins with the same word."""
    text = players(bare=True, lang=lang).pilot.app.text
    replay = [text(key) for key in ("replay.open", "replay.open_whole")]
    analysis = [text(key) for key in ("analysis.title", "analysis.whole", "analysis.so_far")]
    assert {words.split()[0] for words in replay}.isdisjoint(words.split()[0] for words in analysis)
    assert text("analysis.look").split()[0] in {words.split()[0] for words in replay}


@in_languages
def test_every_mark_on_the_slider_says_what_it_is_and_leads_there(players: Players, lang: str) -> None:
    """Turning points, own marks and rounds, pointed at a little beside them; elsewhere a place has no such name."""
    player = players(bare=True, lang=lang, thinker=Few())
    table = played(player, "draftosaurus", 1, 1)
    total = len(table.session.match.moments)
    table.session.match.toggle_bookmark(total // 4)
    player.routes.replay(table.session, 0, (total // 3, total * 3 // 4))
    replay, text = top_replay(player), player.pilot.app.text
    marks = {"turning": replay.turning, "bookmark": replay.bookmarks, "round": replay.film.rounds}
    for kind, counts in marks.items():
        assert counts
        spot = (replay.bar.x_of(counts[0]) + 2, replay.bar.slider.centery)
        player.pilot.move(spot)
        assert replay.bar._target.tooltip is not None
        assert text(f"replay.{kind}") in replay.bar._target.tooltip.splitlines()[0]
        player.pilot.click(spot)
        assert replay.count == counts[0]
    player.pilot.move((replay.bar.x_of(1), replay.bar.slider.centery))
    assert replay.bar._target.tooltip == replay.words_of(1)
