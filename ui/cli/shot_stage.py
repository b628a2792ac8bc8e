"""The table that `cabinet shot` plays to, before a screen of it is drawn."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NamedTuple

from game.registry import automas, find

if TYPE_CHECKING:
    from game.core.record import Seat
    from ui.app import App
    from ui.routes import TableRoutes
    from ui.table.scene import TableScene

WHOLE = ("end", "replay")
"""Screens for which the game is played to its end; the replay then stands after so many moves as are asked for."""


class Stage(NamedTuple):
    """An app with home open, and what was asked for."""

    app: App
    routes: TableRoutes
    args: argparse.Namespace
    options: dict[str, str]


def played(stage: Stage) -> TableScene:
    """A table after that many moves of bots; for the end, after all of them."""
    from ui.scenes.cover import CoverScene
    from ui.table.scene import TableScene

    app, args = stage.app, stage.args
    seats = seats_of(stage, 2 if args.scene == "cover" else args.people)
    stage.routes.start(args.game, seats, stage.options)
    table = app.scene
    assert isinstance(table, TableScene)
    to_the_end = args.scene in WHOLE or (args.scene == "analysis" and not args.steps)
    _let_bots_play(table, args.seed, 1_000_000 if to_the_end else args.steps)
    table.show()
    for _ in range(600):
        app.step([], 0.05)
        if table.mode == "continue":
            table.course.go_on()
        if isinstance(app.scene, CoverScene) and args.scene != "cover":
            app.scene.choose("ready")
        if app.scene is not table or table.interactive:
            break
    return table


def seats_of(stage: Stage, people: int) -> list[Seat]:
    """So many persons, then Automas where the options have them, and bots."""
    from game.core.record import Seat
    from ui.seating import automa_seat, usual_names

    names, game = usual_names(stage.app), find(stage.args.game)
    taken = automas(game, stage.options)
    return [
        automa_seat(stage.app, game, n, taken[n], n)
        if n in taken
        else Seat(names[n % len(names)], "human" if n < people else "bot", "" if n < people else "greedy", n)
        for n in range(stage.args.seats)
    ]


def _let_bots_play(table: TableScene, seed: int, steps: int) -> None:
    """Let greedy bots make that many moves for everyone."""
    from ai.worker import InlineThinker, Request

    match, thinker = table.session.match, InlineThinker()
    while steps > 0 and (decision := match.decision()) is not None:
        steps -= 1
        knowledge = match.knowledge(decision.seat, seed + steps)
        game, seats = match.rules.game, len(match.seats)
        thinker.ask(Request(game, seats, match.ready.options, None, decision.seat, "greedy", knowledge, steps))
        answer = thinker.poll()
        assert answer is not None
        table.session.apply(match.rules.parse(answer.action))
