"""A learner without hands: walks through every card of a game's lessons, as checks and pictures need it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.core.values import Action
from ui.scenes.sheet import RoundScene
from ui.table.lesson import LessonTable
from ui.table.lesson_script import Chapter, chapters_of

if TYPE_CHECKING:
    from ui.app import App
    from ui.routes import TableRoutes

TICK = 0.05
PATIENCE = 4000
"""Steps of time after which a lesson that does not go on is called stuck."""


class Stuck(Exception):
    """A lesson that does not go on: the text says at which step and why."""


def walk(app: App, routes: TableRoutes, game_id: str) -> Iterator[LessonTable]:
    """Stop at every card of every chapter; what a card asks is done before the next one comes."""
    for chapter in chapters_of(game_id):
        yield from cards(app, routes, game_id, chapter)
        app.home()


def cards(app: App, routes: TableRoutes, game_id: str, chapter: Chapter) -> Iterator[LessonTable]:
    """The cards of one chapter, until it is finished or goes over into play."""
    routes.teach(game_id, chapter)
    table = app.scene
    assert isinstance(table, LessonTable)
    while _guided(app, table) and table.guide.chapter is chapter:
        _until(app, table, lambda: table.guide.visible or not _guided(app, table))
        if not _guided(app, table):
            return
        yield table
        answer(table)


def _guided(app: App, table: LessonTable) -> bool:
    """Whether the lesson still leads."""
    return app.scene is table and not table.guide.free


def answer(table: LessonTable) -> None:
    """Do what the open card asks."""
    guide = table.guide
    if guide.reads:
        guide.next()
        return
    if guide.step.kind == "press":
        table.choice.confirm()
        return
    action = first_allowed(table)
    if action is None:
        raise Stuck(f"{guide.chapter.id}.{guide.step.id}: '{guide.step.do}' is not possible here")
    table.choice.choose(action)
    if table.mode in ("confirm", "trial") and guide.phase == "asking":
        table.choice.confirm()


def first_allowed(table: LessonTable) -> Action | None:
    """A move that the open step allows and a person can point at."""
    return next(iter(table.gesture.paths.values()), None)


def _until(app: App, table: LessonTable, done: Callable[[], bool]) -> None:
    """Let time pass until something is true; Stuck if it never is."""
    for _ in range(PATIENCE):
        if done():
            return
        app.step([], TICK)
        if isinstance(app.scene, RoundScene):
            app.scene.back()
    raise Stuck(f"{table.guide.chapter.id}.{table.guide.step.id}: the lesson does not go on from here")
