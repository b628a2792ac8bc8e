"""A fifth game, Fossil Dig, that only tests register: its folders lie here as those of a game lie in the repository."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ai.minds import MINDS
from game.core.paths import ROOTS
from game.registry import GAMES
from tests.fifth.ai.knowledge.fossil_dig import mind
from tests.fifth.game import fossil_dig
from tests.fifth.tests.games.fossil_dig import SUBJECT
from tests.games import SUBJECTS

NAME = fossil_dig.GAME.id
HERE = Path(__file__).resolve().parent


def register() -> None:
    """One line a layer, as a game of the cabinet has it, and the root of its folders."""
    from tests.fifth.ui.boards.fossil_dig.board import DigBoard
    from ui.audio import Mood
    from ui.boards.registry import DRAWERS, Drawer

    ROOTS.append(HERE)
    GAMES[NAME] = fossil_dig.GAME
    MINDS[NAME] = mind.KNOWLEDGE
    DRAWERS[NAME] = Drawer(NAME, DigBoard, Mood("home", "dig"), (10, 10), 1)
    SUBJECTS[NAME] = SUBJECT


def take_away() -> None:
    """The cabinet without it."""
    from ui.boards.registry import DRAWERS

    ROOTS.remove(HERE)
    for layer in (GAMES, MINDS, DRAWERS, SUBJECTS):
        del layer[NAME]


@contextmanager
def registered() -> Iterator[None]:
    """The cabinet with five games for a while."""
    register()
    try:
        yield
    finally:
        take_away()
