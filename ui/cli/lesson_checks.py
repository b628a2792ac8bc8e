"""The proof of the lessons: every one is well written, has its words, and plays through on the real table."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.data import BadData, load
from game.core.values import IllegalAction
from game.registry import GAMES
from ui.language import SOURCE, is_complete, languages
from ui.text import load_entries

if TYPE_CHECKING:
    from ui.app import App
    from ui.routes import TableRoutes
    from ui.table.lesson import LessonTable
    from ui.table.lesson_script import Chapter, Lesson

OWN_WORDS = ("title", "line")
"""What every chapter has besides the words of its steps."""


def check_lessons(*roots: Path) -> list[str]:
    """Lessons that cannot be read, lack words, or do not play through, each with its file and place."""
    found: list[str] = []
    for game_id in GAMES:
        paths = [path for root in roots if (path := root / "data" / "lessons" / f"{game_id}.yaml").is_file()]
        if paths:
            problems = _problems(game_id, paths[0], roots)
            found += [f"data/lessons/{game_id}.yaml: {problem}" for problem in problems]
    return found


def _problems(game_id: str, path: Path, roots: tuple[Path, ...]) -> list[str]:
    """What is wrong with the lessons of one game; they are only played if they can be."""
    from ui.table.lesson_script import Lesson, file_of

    try:
        lessons = load(path, tuple[Lesson, ...]).value
    except BadData as error:
        return [str(problem) for problem in error.problems]
    found = [*_shape(lessons), *_words(game_id, lessons, roots)]
    return found if found or path != file_of(game_id) else _played(game_id)


def _shape(lessons: tuple[Lesson, ...]) -> Iterator[str]:
    """Names that are used twice, steps that ask for two things, lessons that do not end in play."""
    chapters = [chapter for lesson in lessons for chapter in lesson.chapters]
    names = [lesson.id for lesson in lessons] + [chapter.id for chapter in chapters]
    yield from (f"the name {name} is used twice" for name in sorted({one for one in names if names.count(one) > 1}))
    for lesson in lessons:
        if not lesson.chapters[-1].play:
            yield f"the lesson {lesson.id} does not end in play"
    for chapter in chapters:
        steps = [step.id for step in chapter.steps]
        yield from (f"{chapter.id}.{name} is there twice" for name in sorted({s for s in steps if steps.count(s) > 1}))
        for step in chapter.steps:
            if bool(step.do) + step.choose + bool(step.press) > 1:
                yield f"{chapter.id}.{step.id} asks for more than one thing"


def _words(game_id: str, lessons: tuple[Lesson, ...], roots: tuple[Path, ...]) -> Iterator[str]:
    """Words that are missing in a language, and words that no step says."""
    folders = tuple(root / "data" / "locale" for root in roots)
    wanted, possible = set(wanted_words(game_id, lessons)), set(possible_words(game_id, lessons))
    for lang in languages(*folders):
        known = {key for key in load_entries(folders, lang) if key.startswith(f"lessons.{game_id}.")}
        if is_complete(lang, folders):
            yield from (f"{lang} lacks the text {key}" for key in sorted(wanted - known))
        yield from (f"no step says the text {key} ({lang})" for key in sorted(known - wanted - possible))


def wanted_words(game_id: str, lessons: tuple[Lesson, ...]) -> Iterator[str]:
    """The keys of all texts that the lessons of a game cannot do without."""
    for lesson in lessons:
        yield f"lessons.{game_id}.{lesson.id}"
        for chapter in lesson.chapters:
            names = (*OWN_WORDS, *(step.id for step in chapter.steps))
            yield from (f"lessons.{game_id}.{chapter.id}.{name}" for name in names)


def possible_words(game_id: str, lessons: tuple[Lesson, ...]) -> Iterator[str]:
    """The keys of what may be said once a step is done."""
    for lesson in lessons:
        for chapter in lesson.chapters:
            yield from (f"lessons.{game_id}.{chapter.id}.{step.id}_after" for step in chapter.steps)


def _played(game_id: str) -> list[str]:
    """Play every chapter on the real table, without a display; what does not go on or points at nothing."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from ui.table.lesson_script import chapters_of

    with tempfile.TemporaryDirectory() as folder:
        app, routes = _opened(Path(folder))
        found = [problem for chapter in chapters_of(game_id) for problem in _chapter(app, routes, game_id, chapter)]
        app.quit()
    return found


def _opened(folder: Path) -> tuple[App, TableRoutes]:
    """An app without a display, at its home screen."""
    from ai.worker import InlineThinker
    from ui.app import App
    from ui.places import UserFolders
    from ui.routes import TableRoutes
    from ui.scenes.home import HomeScene
    from ui.settings import Settings

    routes = TableRoutes(InlineThinker(), lambda: 1)
    settings = Settings().with_(language=SOURCE, pace="instant", mute=True, look_back=False)
    app = App(UserFolders(folder), routes, (1280, 720), settings, strict_text=True)
    routes.app = app
    app.push(HomeScene(app))
    return app, routes


def _chapter(app: App, routes: TableRoutes, game_id: str, chapter: Chapter) -> list[str]:
    """What goes wrong in one chapter."""
    from ui.table.lesson_walk import Stuck, cards

    found: list[str] = []
    table = None
    try:
        for table in cards(app, routes, game_id, chapter):
            found += _nowhere(table)
    except Stuck as error:
        found.append(str(error))
    except IllegalAction as error:
        found.append(f"{chapter.id}: a move of its start is not possible ({error.reason})")
    if table is not None:
        found += [f"{chapter.id}: the others cannot play '{move}'" for move in table.session.missed]
    app.home()
    return found


def _nowhere(table: LessonTable) -> list[str]:
    """The places that the open card points at and that are not there."""
    from ui.table.lesson_script import is_meant

    guide, places = table.guide, table.places()
    patterns = guide.step.look if guide.phase == "answering" else guide.step.at
    named = [part for pattern in patterns for part in pattern.split("+")]
    missing = [part for part in named if not any(is_meant(name, part) for name in places)]
    return [f"{guide.chapter.id}.{guide.step.id} points at {pattern}, which is not there" for pattern in missing]
