"""The screens that `cabinet shot` can draw: by name, what brings each of them over home."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping
from typing import Final

from ui.cli.shot_stage import Stage, played, seats_of


def _home(stage: Stage) -> None:
    """Nothing lies over home."""


def _question(stage: Stage) -> None:
    """What is asked before leaving."""
    stage.app.scenes[0].back()


def _settings(stage: Stage) -> None:
    from ui.scenes.settings import SettingsScene

    stage.app.push(SettingsScene(stage.app))


def _keys(stage: Stage) -> None:
    from ui.scenes.key_sheet import KeySheet
    from ui.scenes.keys import KeysScene

    stage.app.push((KeysScene if stage.args.scene == "keys" else KeySheet)(stage.app))


def _about(stage: Stage) -> None:
    from ui.scenes.about import AboutScene

    stage.app.push(AboutScene(stage.app))


def _saves(stage: Stage) -> None:
    from ui.scenes.saves import SavesScene

    stage.app.push(SavesScene(stage.app))


def _records(stage: Stage) -> None:
    """The records after so many finished games of a game; the invitation where there are none."""
    from ui.cli.played import show_records

    show_records(stage.app, stage.args.game, stage.args.steps, stage.args.seed)


def _collection(stage: Stage) -> None:
    """The shelves of a game after so many finished games of it."""
    from ui.cli.played import show_collection

    show_collection(stage.app, stage.args.game, stage.args.steps, stage.args.seed)


def _specimen(stage: Stage) -> None:
    """The page of a creature of a game, the first one if none is named."""
    from ui.cli.played import show_collection

    args = stage.args
    shelves = show_collection(stage.app, args.game, args.steps, args.seed)
    known = {one.id: one for one in shelves.specimens if one.game == args.game}
    if args.topic and args.topic not in known:
        raise ValueError(f"--topic: {args.game} has no creature '{args.topic}' (it has: {', '.join(known)})")
    if not known:
        raise ValueError(f"--game: {args.game} has no creatures")
    shelves.open(known[args.topic or next(iter(known))])


def _daily(stage: Stage) -> None:
    """The daily deals; those of a game were played on so many of the last days."""
    from ui.cli.played import play_daily

    play_daily(stage.app.folders, stage.args.game, stage.args.steps)
    stage.routes.daily()


def _pad(stage: Stage) -> None:
    """The score pad of a game, still blank."""
    from ui.scenes.pad import PadScene

    stage.app.push(PadScene(stage.app, stage.args.game))


def _plates(stage: Stage) -> None:
    """The brass plates of a game after so many finished games."""
    from ui.cli.played import play_games
    from ui.scenes.brass import BrassScene

    play_games(stage.app.folders.saves, [stage.args.game], stage.args.steps, stage.args.seed)
    stage.app.push(BrassScene(stage.app, stage.args.game))


def _help(stage: Stage) -> None:
    """The rules, at a page and a passage of it."""
    topic, _, passage = stage.args.topic.partition("#")
    stage.routes.help(stage.args.game, topic, passage)


def _notice(stage: Stage) -> None:
    """A set-up with a notice over it."""
    from ui.failures import failure, tell_unwritten

    _set_up(stage)
    tell_unwritten(stage.app, failure(OSError(errno.ENOSPC, "")))


def _lesson(stage: Stage) -> None:
    """The card of that number, of all chapters together; the answer to a step is a card of its own."""
    from ui.table.lesson_script import chapters_of
    from ui.table.lesson_walk import walk

    game, wanted = stage.args.game, stage.args.steps
    if not chapters_of(game):
        raise ValueError(f"--game: {game} has no lessons")
    for number, _table in enumerate(walk(stage.app, stage.routes, game)):
        if number == wanted:
            return
    raise ValueError(f"--steps: the lessons have only {number + 1} cards, from 0 on")


def _puzzles(stage: Stage) -> None:
    """The page of puzzles, after so many of its first ones were solved."""
    from ui.puzzles.book import puzzles_of
    from ui.scenes.puzzles import PuzzlesScene

    for number, one in enumerate(puzzles_of(stage.args.game)[: stage.args.steps]):
        stage.app.solved.note(one, number % 5 != 4, number % 3 == 2)
    stage.app.push(PuzzlesScene(stage.app, stage.args.game))


def _puzzle(stage: Stage) -> None:
    """The table of the puzzle of that number, from 0 on."""
    from ui.puzzles.book import puzzles_of

    count = len(puzzles_of(stage.args.game))
    if stage.args.steps >= count:
        raise ValueError(f"--steps: {stage.args.game} has only {count} puzzles, from 0 on")
    stage.routes.puzzle(stage.args.game, stage.args.steps)


def _set_up(stage: Stage) -> None:
    """The set-up of that game with those seats and variants."""
    from game.registry import make_rules
    from ui.setups import Setup

    make_rules(stage.args.game, stage.args.seats, stage.options)
    seats = seats_of(stage, stage.args.people)
    stage.routes.setup(stage.args.game, Setup(seats, stage.options))


def _pause(stage: Stage) -> None:
    played(stage).menu()


def _coach(stage: Stage) -> None:
    played(stage).coach.ask()


def _why(stage: Stage) -> None:
    played(stage).why.ask()


def _aid(stage: Stage) -> None:
    played(stage).doors.aid()


def _recap(stage: Stage) -> None:
    played(stage).recap.ask()


def _replay(stage: Stage) -> None:
    stage.routes.replay(played(stage).session, stage.args.steps)


def _analysis(stage: Stage) -> None:
    """Looking back on a game after so many moves, or on a whole one."""
    table = played(stage)
    if not table.look_back.possible:
        raise ValueError("--scene analysis: a game that is not over can be looked back on by one person alone")
    stage.app.push(table.look_back.scene())


def _end(stage: Stage) -> None:
    """The end of a game, or its show at some part of it."""
    from ui.scenes.end import EndScene

    played(stage)
    if isinstance(stage.app.scene, EndScene) and stage.args.part is not None:
        stage.app.scene.hold(stage.args.part)


SCENES: Final[Mapping[str, Callable[[Stage], object]]] = {
    "home": _home,
    "setup": _set_up,
    "table": played,
    "end": _end,
    "cover": played,
    "pause": _pause,
    "settings": _settings,
    "keys": _keys,
    "key_sheet": _keys,
    "about": _about,
    "about_game": lambda stage: stage.routes.about(stage.args.game),
    "saves": _saves,
    "help": _help,
    "coach": _coach,
    "why": _why,
    "analysis": _analysis,
    "replay": _replay,
    "recap": _recap,
    "notice": _notice,
    "question": _question,
    "learn": lambda stage: stage.routes.learn(stage.args.game),
    "lesson": _lesson,
    "aid": _aid,
    "records": _records,
    "collection": _collection,
    "specimen": _specimen,
    "daily": _daily,
    "pad": _pad,
    "plates": _plates,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
}
"""What draws every screen of a name."""
