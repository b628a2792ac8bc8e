"""Finding the moments of a game: bots play a table until every one of them has come, and any can be shown again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pygame

from ai.worker import InlineThinker, Request
from game.core.match import Beat, Match
from game.core.values import Action
from tests.ui.play import Player
from ui.scenes.sheet import RoundScene
from ui.table.motion import Stage
from ui.table.scene import TableScene

FRAMES = 5
"""So many pictures tell a moment."""

LONG = 3000
"""Actions after which a game that has not ended is called stuck."""


@dataclass(frozen=True)
class Found:
    """Where a moment comes: after so many actions, with which one, -1 for the opening; and the stages that show it."""

    moment: str
    count: int
    stages: tuple[Stage, ...]

    @property
    def seconds(self) -> float:
        """How long it takes at normal pace."""
        return sum(stage.seconds for stage in self.stages)


def choose(match: Match, seed: int) -> Action:
    """What a greedy bot would do now for whoever is to act."""
    decision, thinker = match.decision(), InlineThinker()
    assert decision is not None
    knowledge = match.knowledge(decision.seat, seed)
    thinker.ask(
        Request(match.rules.game, len(match.seats), match.ready.options, None, decision.seat, "greedy", knowledge, seed)
    )
    answer = thinker.poll()
    assert answer is not None
    return match.rules.parse(answer.action)


def moments(table: TableScene, wanted: frozenset[str]) -> dict[str, Found]:
    """The first of each wanted moment in a game that bots play at this table, as far as they come."""
    found: dict[str, Found] = {}
    for count, stages in _told(table):
        for moment in {stage.moment for stage in stages if stage.moment} - set(found):
            found[moment] = Found(moment, count, tuple(stage for stage in stages if stage.moment == moment))
        if wanted <= set(found):
            break
    return found


def _told(table: TableScene) -> Iterator[tuple[int, list[Stage]]]:
    """The stages of every beat of a game, with how many actions came before it."""
    match = table.session.match
    beats = match.beats()
    for last, beat in zip([beats[0], *beats], beats, strict=False):
        yield -1, stages_of(table, beat, last.match)
    while len(match.moments) < LONG:
        if match.decision() is None:
            return
        before, count = match.fork(), len(match.moments)
        table.session.apply(choose(match, count + 1))
        for beat in match.beats():
            yield count, stages_of(table, beat, before)
            before = beat.match
    raise AssertionError("the game has not ended")


def stages_of(table: TableScene, beat: Beat, before: Match) -> list[Stage]:
    """How a table shows a beat over the table before it."""
    table.look_at(before, before)
    table.board.settle(table.plan.main)
    table.board.arrange(table.view, table.plan, table.focus)
    return table.telling.stages(beat, table.view)


def opened(player: Player, game: str, bots: int, options: Mapping[str, str]) -> TableScene:
    """A table of a person and bots, past its opening."""
    table = player.start(1, bots, dict(options), game=game)
    table.motion.skip()
    return table


def show(player: Player, table: TableScene, found: Found, pace: str = "normal") -> None:
    """Bring a table to the beginning of a moment, moving at that pace."""
    app, match = player.pilot.app, table.session.match
    action = match.moments[found.count].action if found.count >= 0 else None
    table.session.rewind(max(found.count, 0), False)
    table.show()
    app.apply_settings(app.settings.with_(pace=pace))
    if action is None:
        table.telling._opened = False
        table.telling.open()
    else:
        table.commit([action])
    player.pilot.until(lambda: _at(table) == found.moment or _goes_on(player))


def _goes_on(player: Player) -> bool:
    """Press Continue where the score of a round interrupts the game; never done by that alone."""
    if isinstance(player.pilot.scene, RoundScene):
        player.pilot.click("continue")
    return False


def _at(table: TableScene) -> str:
    return table.motion.stage.moment if table.motion.stage else ""


def filmed(player: Player, table: TableScene, found: Found) -> list[pygame.Surface]:
    """A moment as five pictures, evenly over its time."""
    show(player, table, found)
    pictures: list[pygame.Surface] = []
    step = found.seconds * player.pilot.app.settings.pace_factor / FRAMES
    player.pilot.steps(1, step * 0.4)
    while _at(table) == found.moment and len(pictures) < FRAMES:
        pictures.append(player.pilot.draw().copy())
        _pass(player, step)
    return pictures


def _pass(player: Player, seconds: float) -> None:
    """Let time pass in frames."""
    player.pilot.steps(max(round(seconds * 60), 1))
