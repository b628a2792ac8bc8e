"""`cabinet shot`: draws a screen into a picture, without a display."""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.rules import BadOption
from game.registry import find
from ui.cli.common import DONE, FAILED, USAGE, Commands, complain, first_game, game_name, setting, window_size
from ui.cli.shot_scenes import SCENES
from ui.cli.shot_stage import Stage
from ui.language import LANGUAGES, SOURCE
from ui.palette import PALETTES

if TYPE_CHECKING:
    from ai.worker import Thinker
    from ui.app import App

PATIENCE = 2000
"""Frames that a screen may take until all of it is drawn."""

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
    parser.add_argument("--scene", choices=tuple(SCENES), default="table", help="which screen (table)")
    parser.add_argument("--game", type=game_name, default=first, help=f"of which game ({first})")
    parser.add_argument("--seats", type=_count, default=3, help="how many seats, the first one a person's (3)")
    parser.add_argument("--people", type=_count, default=1, help="how many of the seats are persons (1)")
    parser.add_argument("--seed", type=_count, default=1, help="the seed of the game (1)")
    parser.add_argument(
        "--steps", type=_count, default=0, help="moves played first; of records and collection finished games (0)"
    )
    parser.add_argument(
        "--part",
        type=_part,
        metavar="P",
        help="with --scene end: stop the count of the points at this part of it, from 0 to 1 (after it, at the table)",
    )
    parser.add_argument("--option", type=setting, action="append", default=[], metavar="KEY=VALUE", help="a variant")
    parser.add_argument("--size", type=window_size, default="1920x1080", metavar="WxH", help="pixels (1920x1080)")
    parser.add_argument("--lang", choices=LANGUAGES, default=SOURCE, help=f"the language ({SOURCE})")
    parser.add_argument("--scale", type=_scale, default=1.0, help="the size of everything, 0.75 to 2 (1)")
    parser.add_argument("--colours", choices=PALETTES, default=PALETTES[0], help=f"the palette ({PALETTES[0]})")
    parser.add_argument("--hover", default="", metavar="NAME", help="rest the pointer on this named place")
    parser.add_argument(
        "--topic", default="", metavar="NAME", help="the page of the rules (the first) or PAGE#PASSAGE, or the creature"
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


def _shoot(args: argparse.Namespace, size: tuple[int, int], options: dict[str, str], folder: Path) -> None:
    """Open the scene in an app without a display and write its picture."""
    import pygame

    app = staged(args, size, options, folder)
    pygame.image.save(app.canvas.window, str(args.out))
    app.quit()


def staged(args: argparse.Namespace, size: tuple[int, int], options: dict[str, str], folder: Path) -> App:
    """An app without a display in which the scene was opened, played, pointed at and drawn."""
    from ui.app import App
    from ui.places import UserFolders
    from ui.routes import TableRoutes
    from ui.scenes.home import HomeScene
    from ui.settings import Settings

    settings = Settings().with_(language=args.lang, scale=args.scale, pace="instant", auto_forced=False, tips=False)
    settings = settings.with_(look_back=args.scene == "end", colours=args.colours)
    routes = TableRoutes(_thinker(), lambda: args.seed)
    app = App(UserFolders(folder), routes, size, settings, strict_text=True)
    routes.app = app
    app.push(HomeScene(app))
    SCENES[args.scene](Stage(app, routes, args, options))
    _settle(app)
    _point(app, args.click, args.hover)
    app.draw()
    return app


def _thinker() -> Thinker:
    """One that answers at once, and thinks no longer about advice than a picture is worth."""
    from ai.messages import Answer, Effort, Request
    from ai.worker import InlineThinker

    class Brief:
        """Hands on what is asked: a compiled thinker cannot be inherited from."""

        def __init__(self) -> None:
            self.inner = InlineThinker()

        def ask(self, request: Request) -> None:
            brief, glance = Effort(*BRIEFLY), Effort(*AT_A_GLANCE)
            effort = {"advice": brief, "why": brief, "analysis": glance}
            self.inner.ask(replace(request, effort=effort.get(request.wanted, request.effort)))

        def poll(self) -> Answer | None:
            return self.inner.poll()

        def cancel(self) -> None:
            self.inner.cancel()

        def close(self) -> None:
            self.inner.close()

    return Brief()


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
