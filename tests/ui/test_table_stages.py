"""While something moves, board, counters and log agree at every step and never go back behind what was seen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.core.match import Match
from game.registry import GAMES
from tests.ui.moments import choose, opened
from tests.ui.play import Player, Players, by_click, click_button
from ui.scenes.sheet import RoundScene
from ui.table.scene import TableScene

CHOICES = 25


def progress(match: Match) -> tuple[int, int]:
    """How far a match has come: its actions, and what is told of the last one."""
    return len(match.moments), len(match.moments[-1].events) if match.moments else 0


class Witness:
    """Looks at a table after every step of its app."""

    def __init__(self, player: Player) -> None:
        """Look from now on."""
        self.player = player
        self.seen = (0, 0)
        self.stops: set[tuple[int, int]] = set()
        app = player.pilot.app
        self._step = app.step
        app.step = self._stepped  # type: ignore[method-assign]

    def _stepped(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        self._step(events, dt)
        if any(isinstance(scene, TableScene) for scene in self.player.pilot.app.scenes):
            self.look(self.player.table)

    def look(self, table: TableScene) -> None:
        """One step: all that is shown is of one moment, and no earlier one than the step before."""
        assert table.points == table.points_of(table.shown)
        lifted = table.motion.lifted
        assert table.view == (table.shown.view(table.view.seat) if lifted is None else lifted)
        assert table.board.match is table.shown
        told = [table.told.opening, *(moment.events for moment in table.told.moments)]
        lines = [table.board.log_lines([event.redacted(table.viewer) for event in events]) for events in told]
        assert [entry.line for entry in table.log.entries] == [line for group in lines for line in group]
        assert progress(table.shown) >= self.seen, "the table goes back behind what was seen"
        if table.choice.rehearsal is None:
            self.seen = progress(table.shown)
        if table.motion.busy:
            assert table.told is table.shown, "the log and the board tell different moments"
            self.stops.add(self.seen)


@pytest.mark.parametrize("game", list(GAMES))
def test_all_that_is_shown_is_of_one_moment(players: Players, game: str) -> None:
    player = players(bare=True, pace="fast")
    witness = Witness(player)
    player.start(1, 2, game=game)
    for _ in range(CHOICES):
        if not player.until_asked():
            break
        player.answer(by_click, click_button)
    between = [stop for stop in witness.stops if _is_inside(player, stop)]
    assert between, "the table never stood still within a move"


def _is_inside(player: Player, stop: tuple[int, int]) -> bool:
    """Whether a stop lies between two beats of a move."""
    moments = player.table.session.match.moments
    return 0 < stop[0] <= len(moments) and 0 < stop[1] < len(moments[stop[0] - 1].events)


def test_a_tried_turn_is_not_played_back_when_it_is_confirmed(players: Players) -> None:
    """After Confirm the table goes on from what was tried; nothing jumps back to before it."""
    player = players(bare=True, pace="normal")
    table = player.start(1, 1, game="encyclopedia")
    player.to_choice(lambda one: one.choice.rehearsal is not None and len(one.choice.rehearsal.actions()) > 1)
    while not table.choice.can_confirm:
        assert player.until_asked()
        player.answer(by_click, click_button)
    tried = progress(table.shown)
    player.pilot.click("confirm")
    assert progress(table.shown) >= tried


def test_confirm_never_looks_ready_while_nothing_can_be_confirmed(players: Players) -> None:
    """It is made as it may be used then; one that was made ready would be seen so until its other picture is there."""
    player = players(bare=True, pace="normal")
    table = player.start(1, 1, game="encyclopedia")
    player.to_choice(lambda one: one.choice.rehearsal is not None and not one.choice.can_confirm)
    table.rebuild()
    face = table.prompts["confirm"].face
    assert face is not None
    assert not face.is_enabled
    assert face.has("off")
    assert not face.has("normal")


def test_a_finished_round_is_counted_before_the_next_one_is_dealt(players: Players) -> None:
    """The sheet of a round comes over the table on which it ended, and the next round is dealt after it."""
    player = players(bare=True, pace="fast")
    table = player.start(1, 1, game="cubosaurs")
    while not isinstance(player.pilot.scene, RoundScene):
        assert player.until_asked()
        if not isinstance(player.pilot.scene, RoundScene):
            player.answer(by_click, click_button)
    assert table.view.round == 0
    assert table.motion.busy
    player.pilot.click("continue")
    player.pilot.until(lambda: not table.motion.busy)
    assert table.view.round == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_goes_on_from_a_position_has_nothing_to_tell(players: Players, game: str) -> None:
    """Its opening is empty: no sentence, no glow, no motion."""
    table = players(bare=True).start(2, 0, game=game)
    board = table.board
    assert board.log_lines([]) == []
    assert board.glow([]) == {}
    assert board.stages([], table.view, table.focus) == []
    assert board.interlude([]) is None


@pytest.mark.parametrize("game", GAMES)
def test_between_beats_no_other_points_are_known(players: Players, game: str) -> None:
    """Within a move a strip counts what it counted before the move, or what it counts after it; nothing secret."""
    table = opened(players(bare=True), game, 1, {})
    match = table.session.match
    for number in range(40):
        if match.decision() is None:
            break
        known = [_labels(table, match)]
        table.session.apply(choose(match, number))
        known.append(_labels(table, match))
        for beat in match.beats():
            assert _labels(table, beat.match) in known, f"{game}, action {number}"


def _labels(table: TableScene, match: Match) -> list[list[str]]:
    """The lines of everyone's score that the viewer knows."""
    return [sorted({line.label for line in score.lines}) for score in table.scores_of(match)]
