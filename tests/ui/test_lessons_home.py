"""The way to the lessons: Learn on every drawer that has some, first on the first launch, finished chapters marked."""

from __future__ import annotations

import pytest

from game.registry import GAMES
from tests.ui.play import Player, Players
from tests.ui.test_lessons_played import TAUGHT, table_of
from ui.learnt import Bookmark
from ui.scenes.home import HomeScene
from ui.scenes.lessons import LearnScene
from ui.table.lesson_script import chapters_of
from ui.widgets.drawer import drawer


def kinds(player: Player, game: str) -> dict[str, str]:
    """The kinds of a drawer's buttons."""
    home = player.pilot.scene
    assert isinstance(home, HomeScene)
    player.pilot.draw()
    return {name: home.ways[f"{name}.{game}"] for name in ("learn", "quick", "new") if f"{name}.{game}" in home.ways}


@pytest.mark.parametrize("game", list(GAMES))
def test_learn_is_on_every_drawer_that_has_lessons(players: Players, game: str) -> None:
    player = players()
    assert (f"learn.{game}" in player.pilot.names()) == (game in TAUGHT)
    player.pilot.click(game)
    assert ("learn" in player.pilot.names()) == (game in TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_eye_falls_on_learn_until_something_was_learnt_or_played(players: Players, game: str) -> None:
    player = players()
    assert kinds(player, game) == {"learn": "brass", "quick": "plain", "new": "plain"}
    player.pilot.app.learnt.leave_at(game, Bookmark(chapters_of(game)[0].id, 1))
    player.pilot.app.rebuild()
    assert kinds(player, game) == {"learn": "brass", "quick": "plain", "new": "plain"}, "a glance into one is no lesson"
    player.pilot.app.learnt.finish(game, chapters_of(game)[0].id)
    player.pilot.app.rebuild()
    assert kinds(player, game) == {"learn": "plain", "quick": "brass", "new": "plain"}


@pytest.mark.parametrize("game", TAUGHT)
def test_finished_chapters_are_marked(players: Players, game: str) -> None:
    """On the drawer, in its tooltip and on the page of the lessons."""
    player = players(lang="en")
    app, first = player.pilot.app, chapters_of(game)[0]
    plain = drawer(app.theme, app.assets, (400, 210), "normal", "", "x")
    marked = drawer(app.theme, app.assets, (400, 210), "normal", "", "x", (True, False))
    assert plain.get_buffer().raw != marked.get_buffer().raw
    app.learnt.finish(game, first.id)
    app.rebuild()
    target = next(target for target in player.pilot.scene.controls.ring.targets if target.name == game)
    assert app.text("learn.progress", done=1, n=len(chapters_of(game))) in target.tooltip
    player.pilot.click(f"learn.{game}")
    scene, left = player.pilot.scene, [chapter for chapter in chapters_of(game) if chapter is not first]
    assert isinstance(scene, LearnScene)
    assert scene.upcoming() == (left or [first])[0]


@pytest.mark.parametrize("game", TAUGHT)
def test_any_chapter_can_be_entered(players: Players, game: str) -> None:
    player = players()
    for chapter in chapters_of(game):
        player.routes.learn(game)
        player.pilot.steps(1)
        player.pilot.click(f"chapter.{chapter.id}")
        assert table_of(player).guide.chapter == chapter
        player.pilot.app.home()


def test_a_page_is_no_taller_than_what_lies_on_it(players: Players) -> None:
    """The chapters of a game stand in the middle of the window, not over an empty half of a sheet."""
    player = players(size=(1280, 720))
    player.pilot.click(f"learn.{TAUGHT[0]}")
    page = player.pilot.scene
    assert isinstance(page, LearnScene)
    rects = page.rects()
    lowest = max(rect.bottom for rect in rects.values())
    assert abs(rects["back"].top - (720 - lowest)) < 60
