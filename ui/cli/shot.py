"""`cabinet shot`: draws a screen into a picture, without a display."""

from __future__ import annotations

import argparse
import errno
import os
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.rules import BadOption
from game.registry import automas, find
from ui.cli.common import DONE, FAILED, USAGE, Commands, complain, first_game, game_name, setting
from ui.cli.played import show_records

if TYPE_CHECKING:
    from ai.worker import Thinker
    from game.core.record import Seat
    from ui.app import App
    from ui.routes import TableRoutes
    from ui.table.scene import TableScene

SCENES = (
    *("home", "setup", "table", "end", "cover", "pause", "settings", "about", "about_game", "saves", "help"),
    *("coach", "analysis", "replay", "recap", "notice", "question", "learn", "lesson", "aid", "records"),
)

PATIENCE = 2000
"""Frames that a screen may take until all of it is drawn."""

WHOLE = ("end", "replay")
"""Screens for which the game is played to its end; the replay then stands after so many moves as are asked for."""

AT_A_GLANCE = 600.0, 16
"""Seconds and play-outs of every look back at a choice."""

BRIEFLY = 10.0, 60
"""Seconds and play-outs that the coach may spend on a picture; the play-outs end it, so that all are alike."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    purpose, first = "draw a screen into a picture, without a display", first_game().id
    example = f"example: cabinet shot table.png --scene table --game {first} --seats 4 --steps 20 --lang fr"
    parser = commands.add_parser(
        "shot", help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.", epilog=example
    )
    parser.add_argument("out", type=_picture, metavar="OUT.png", help="the picture to write")
    parser.add_argument("--scene", choices=SCENES, default="table", help="which screen (table)")
    parser.add_argument("--game", type=game_name, default=first, help=f"of which game ({first})")
    parser.add_argument("--seats", type=_count, default=3, help="how many seats, the first one a person's (3)")
    parser.add_argument("--people", type=_count, default=1, help="how many of the seats are persons (1)")
    parser.add_argument("--seed", type=_count, default=1, help="the seed of the game (1)")
    parser.add_argument("--steps", type=_count, default=0, help="moves played first, of the records finished games (0)")
    parser.add_argument(
        "--part",
        type=_part,
        metavar="P",
        help="with --scene end: stop the count of the points at this part of it, from 0 to 1 (after it, at the table)",
    )
    parser.add_argument("--option", type=setting, action="append", default=[], metavar="KEY=VALUE", help="a variant")
    parser.add_argument("--size", type=_size, default="1920x1080", metavar="WxH", help="pixels (1920x1080)")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="the language (en)")
    parser.add_argument("--scale", type=_scale, default=1.0, help="the size of everything, 0.75 to 2 (1)")
    parser.add_argument("--hover", default="", metavar="NAME", help="rest the pointer on this named place")
    parser.add_argument(
        "--topic", default="", metavar="NAME", help="the page of the rules (the first), or PAGE#PASSAGE"
    )
    parser.add_argument("--click", action="append", default=[], metavar="NAME", help="click a named place first")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw the screen and write the picture."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    counts = find(args.game).seat_counts
    try:
        if args.seats not in counts:
            raise ValueError(f"--seats: {args.game} is for {counts[0]} to {counts[-1]} seats, not {args.seats}")
        if args.people > args.seats:
            raise ValueError(f"--people: there are only {args.seats} seats")
        with tempfile.TemporaryDirectory() as folder:
            _shoot(args, args.size, dict(args.option), Path(folder))
    except (ValueError, BadOption) as error:
        complain(str(error))
        return USAGE
    except OSError as error:
        complain(f"{args.out}: {error.strerror}")
        return FAILED
    return DONE


def _picture(text: str) -> Path:
    """The argument as a PNG file in a folder that is there."""
    path = Path(text)
    if path.suffix.lower() != ".png":
        raise argparse.ArgumentTypeError(f"'{text}' does not end in .png")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder '{path.parent}'")
    return path


def _count(text: str) -> int:
    """The argument as a whole number from 0 on."""
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 on")
    return int(text)


def _scale(text: str) -> float:
    """The argument as a scale of the interface."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.75 <= value <= 2.0:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0.75 to 2")
    return value


def _part(text: str) -> float:
    """The argument as a part of a whole."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 1.0:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0 to 1")
    return value


def _size(text: str) -> tuple[int, int]:
    """The argument as a size such as 1920x1080."""
    wide, _, high = text.partition("x")
    if not (wide.isdecimal() and high.isdecimal() and 640 <= int(wide) <= 8000 and 360 <= int(high) <= 8000):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size such as 1920x1080 (from 640x360 to 8000x8000)")
    return int(wide), int(high)


def _shoot(args: argparse.Namespace, size: tuple[int, int], options: dict[str, str], folder: Path) -> None:
    """Open the scene in an app without a display, play, point, draw, write."""
    import pygame

    from ui.app import App
    from ui.places import UserFolders
    from ui.routes import TableRoutes
    from ui.settings import Settings

    settings = Settings().with_(language=args.lang, scale=args.scale, pace="instant", auto_forced=False, tips=False)
    settings = settings.with_(look_back=args.scene == "end")
    routes = TableRoutes(_thinker(), lambda: args.seed)
    app = App(UserFolders(folder), routes, size, settings, strict_text=True)
    routes.app = app
    _open(app, routes, args, options)
    _point(app, args.click, args.hover)
    app.draw()
    pygame.image.save(app.canvas.window, str(args.out))
    app.quit()


def _thinker() -> Thinker:
    """One that answers at once, and thinks no longer about advice than a picture is worth."""
    from ai.messages import Effort, Request
    from ai.worker import InlineThinker

    class Brief(InlineThinker):
        def ask(self, request: Request) -> None:
            effort = {"move": request.effort, "advice": Effort(*BRIEFLY), "analysis": Effort(*AT_A_GLANCE)}
            super().ask(replace(request, effort=effort[request.wanted]))

    return Brief()


def _open(app: App, routes: TableRoutes, args: argparse.Namespace, options: dict[str, str]) -> None:
    """Push the asked scene over the home screen."""
    from ui.scenes.about import AboutScene
    from ui.scenes.home import HomeScene
    from ui.scenes.saves import SavesScene
    from ui.scenes.settings import SettingsScene

    app.push(HomeScene(app))
    if args.scene in ("table", "end", "cover", "pause", "coach", "analysis", "replay", "recap", "aid"):
        _play(app, routes, args, options)
    elif args.scene in ("setup", "notice"):
        _set_up(app, routes, args, options)
    elif args.scene == "question":
        app.scenes[0].back()
    elif args.scene == "learn":
        routes.learn(args.game)
    elif args.scene == "lesson":
        _teach(app, routes, args)
    elif args.scene == "records":
        show_records(app, args.game, args.steps, args.seed)
    elif args.scene == "help":
        topic, _, passage = args.topic.partition("#")
        routes.help(args.game, topic, passage)
    elif args.scene == "about_game":
        routes.about(args.game)
    elif args.scene in ("settings", "about", "saves"):
        app.push({"settings": SettingsScene, "about": AboutScene, "saves": SavesScene}[args.scene](app))
    if args.scene == "notice":
        app.notices.add(app.text("notice.settings_unsaved", reason=os.strerror(errno.ENOSPC)))
    _settle(app)


def _teach(app: App, routes: TableRoutes, args: argparse.Namespace) -> None:
    """The card of that number, of all chapters together; the answer to a step is a card of its own."""
    from ui.table.lesson_script import chapters_of
    from ui.table.lesson_walk import walk

    if not chapters_of(args.game):
        raise ValueError(f"--game: {args.game} has no lessons")
    for number, _table in enumerate(walk(app, routes, args.game)):
        if number == args.steps:
            return
    raise ValueError(f"--steps: the lessons have only {number + 1} cards, from 0 on")


def _set_up(app: App, routes: TableRoutes, args: argparse.Namespace, options: dict[str, str]) -> None:
    """The set-up of that game with those seats and variants."""
    from game.registry import make_rules
    from ui.setups import Setup

    make_rules(args.game, args.seats, options)
    routes.setup(args.game, Setup(_seats(app, args, options, args.people), options))


def _seats(app: App, args: argparse.Namespace, options: dict[str, str], people: int) -> list[Seat]:
    """So many persons, then Automas where the options have them, and bots."""
    from game.core.record import Seat
    from ui.seating import automa_seat, usual_names

    names, game = usual_names(app), find(args.game)
    taken = automas(game, options)
    return [
        automa_seat(app, game, n, taken[n], n)
        if n in taken
        else Seat(names[n % len(names)], "human" if n < people else "bot", "" if n < people else "greedy", n)
        for n in range(args.seats)
    ]


def _play(app: App, routes: TableRoutes, args: argparse.Namespace, options: dict[str, str]) -> None:
    """A table after that many moves of bots; for the end, after all of them."""
    from ui.scenes.cover import CoverScene
    from ui.scenes.end import EndScene
    from ui.table.scene import TableScene

    people = 2 if args.scene == "cover" else args.people
    seats = _seats(app, args, options, people)
    routes.start(args.game, seats, options)
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
    if args.scene == "pause":
        table.menu()
    elif args.scene == "coach":
        table.coach.ask()
    elif args.scene == "aid":
        table.doors.aid()
    elif args.scene == "replay":
        routes.replay(table.session, args.steps)
    elif args.scene == "recap":
        table.recap.ask()
    elif args.scene == "analysis":
        if not table.look_back.possible:
            raise ValueError("--scene analysis: a game that is not over can be looked back on by one person alone")
        app.push(table.look_back.scene())
    if isinstance(app.scene, EndScene) and args.part is not None:
        app.scene.hold(args.part)


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


def _settle(app: App) -> None:
    """Let whatever moves come to rest."""
    for _ in range(80):
        app.step([], 0.05)
    for _ in range(PATIENCE):
        if app.scene is None or app.scene.settled():
            break
        app.step([], 0.05)


def _point(app: App, clicks: list[str], hover: str) -> None:
    """Click named places one after the other, then rest on one."""
    import pygame

    for name in [*clicks, hover]:
        if not name or app.scene is None:
            continue
        names = app.scene.rects()
        if name not in names:
            raise ValueError(f"there is no place '{name}' (there are: {', '.join(sorted(names))})")
        pos = app.canvas.shown_at(names[name].center)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))], 0.02)
        if name is not hover or name in clicks:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                app.step([pygame.event.Event(kind, pos=pos, button=1)], 0.02)
        _settle(app)
