"""Whatever flies, in every game: it is in one place only, stays inside the window, and is named while it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame
import pytest

from game.core.match import Beat, Match
from game.registry import GAMES
from tests.games import SUBJECTS
from tests.games.subject import Lying
from tests.languages import LANGUAGES
from tests.shares import dealt
from tests.ui.moments import choose, opened, stages_of
from tests.ui.play import Players
from ui import typeset
from ui.table.motion import Stage
from ui.table.scene import TableScene
from ui.table.sprite import Key, Picture, Sprite

ACTIONS = 130
"""So many actions of a game are looked at."""

NEAR = 4.0
"""Pixels by which something must leave its place before it counts as moved."""

LONGEST = 1.6
"""No stage takes longer than this many seconds at normal pace."""

PARTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""At these parts of its time a stage is looked at."""


@dataclass(frozen=True)
class Told:
    """A beat of a game as it is shown: its stages over the table before it."""

    table: TableScene
    stages: list[Stage]
    where: str

    def pieces(self, stage: Stage) -> list[Lying]:
        """What lies on the table that is drawn under a stage, without what is hidden or cleared."""
        under = [view for one in self.stages[: self.stages.index(stage) + 1] for _, view in one.lifts[:1]]
        view = under[-1] if under else self.table.view
        earlier = self.stages[: self.stages.index(stage) + 1]
        bare = [rect for one in earlier for rect in one.clears]
        bare += [self.table.board.names[one.hides] for one in self.stages if one.hides in self.table.board.names]
        lying = SUBJECTS[self.table.session.match.rules.game].lying
        found = lying(self.table.board, view) if lying is not None else []
        return [piece for piece in found if not any(rect.collidepoint(piece.box.center) for rect in bare)]


def _told(table: TableScene) -> Iterator[Told]:
    """The beats of a game that bots play at a table, as far as it is looked at."""
    match = table.session.match
    for number in range(ACTIONS):
        if match.decision() is None:
            return
        before = match.fork()
        table.session.apply(choose(match, number + 1))
        for beat in match.beats():
            yield _beat(table, beat, before, f"{match.rules.game}, action {number} ({match.moments[-1].action.text})")
            before = beat.match


def _beat(table: TableScene, beat: Beat, before: Match, where: str) -> Told:
    return Told(table, stages_of(table, beat, before), f"{where}: {', '.join(event.kind for event in beat.events)}")


def label(picture: Picture) -> str:
    """What a picture shows, by the last part of its name, or of what it is painted from; '' where that is no piece."""
    if isinstance(picture, str):
        return picture.rpartition("/")[2]
    return str(picture.args[-1]) if isinstance(picture, partial) and picture.args else ""


def moves(sprite: Sprite) -> bool:
    """Whether something goes from one place to another."""
    first = pygame.Vector2(sprite.keys[0].middle)
    return any(first.distance_to(key.middle) > NEAR for key in sprite.keys[1:])


@pytest.mark.parametrize(("size", "lang"), dealt([(1280, 720), (1920, 1080)], LANGUAGES))
@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_shown_of_every_beat(players: Players, game: str, size: tuple[int, int], lang: str) -> None:
    """Over a played game: nothing is in two places, nothing leaves the window, everything is named."""
    player = players(bare=True, size=size, lang=lang)
    table = opened(player, game, 2, {})
    seen = 0
    for told in _told(table):
        seen += len(told.stages)
        _is_in_one_place(told)
        _lands_before_its_table(told)
        _stays_inside(told, pygame.Rect((0, 0), size).inflate(4, 4))
        _is_named(told)
    assert seen > ACTIONS // 4
    assert player.pilot.overflows == []


def _is_in_one_place(told: Told) -> None:
    """What flies is not drawn where it comes from, neither by the table nor as something that has landed there."""
    landed: list[tuple[str, Key]] = []
    for stage in told.stages:
        pieces = told.pieces(stage)
        for sprite in filter(moves, stage.sprites):
            what, first = label(sprite.keys[0].picture), sprite.keys[0]
            twice = [one.box for one in pieces if one.label == what and one.box.collidepoint(first.middle)]
            assert not twice, f"{told.where}: {what} flies and lies at {twice[0]}"
            again = [key for name, key in landed if name == what and _at(key, first)]
            assert not again, f"{told.where}: {what} has landed and flies again"
        lies = [(label(one.keys[0].picture), one.landed.keys[0]) for one in stage.sprites if one.stays]
        landed = [] if stage.swap else [*landed, *lies]


def _at(one: Key, other: Key) -> bool:
    return pygame.Vector2(one.middle).distance_to(other.middle) <= NEAR


def _lands_before_its_table(told: Told) -> None:
    """After the table of a beat is shown, nothing flies to where it lies already."""
    shown = False
    for stage in told.stages:
        flying = [sprite for sprite in stage.sprites if moves(sprite) and sprite.stays and not sprite.over]
        assert not (shown and flying and not stage.hides), told.where
        shown = shown or stage.swap


def _stays_inside(told: Told, window: pygame.Rect) -> None:
    """The middle of what flies is always in the window; where it stands still all of it is."""
    for stage in told.stages:
        assert stage.seconds <= LONGEST, told.where
        for sprite in stage.sprites:
            poses = [sprite.pose(stage.seconds * part) for part in PARTS]
            seen = [pose for pose in poses if pose is not None and pose.alpha > 0]
            assert all(window.collidepoint(pose.middle) for pose in seen), told.where
            still = sprite.stilled.keys[0]
            assert still.alpha <= 0 or window.contains(_box(sprite, still)), f"{told.where}: {label(still.picture)}"


def _box(sprite: Sprite, pose: Key) -> pygame.Rect:
    """The box that a pose covers."""
    box = pygame.Rect(0, 0, round(sprite.size[0] * pose.wide), round(sprite.size[1] * pose.high))
    box.center = (round(pose.middle[0]), round(pose.middle[1] - pose.lift))
    return box


def _is_named(told: Told) -> None:
    """What takes time has a caption that the status line has room for, and no two things are told as one."""
    lasting, table = [stage for stage in told.stages if stage.seconds > 0], told.table
    for stage in lasting:
        assert stage.caption, told.where
        typeset.fit_block(table.app.theme, "ui_bold", stage.caption, 20, table.plan.status.size)
    for one, other in pairwise(lasting):
        alone = {one.moment, other.moment} == {""} and one.sprites and other.sprites
        assert not (alone and one.caption == other.caption), f"{told.where}: '{one.caption}' is said twice"
