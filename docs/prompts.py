"""Draws the table at every question that a game asks: `python -m docs.prompts FOLDER --game G --lang fr`.

Whoever looks at pictures one question after the other looks at these. A greedy and a random player find the questions.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ai.bot import sampler
from ai.catalog import make_bot
from game.core.match import Match
from game.core.record import Seat
from game.core.rules import Option
from game.core.values import Action, Decision
from game.registry import GAMES, new_match
from ui.language import LANGUAGES, SOURCE

if TYPE_CHECKING:
    from ui.app import App
    from ui.routes import TableRoutes

MOST = 12
"""Games that are played with every set of options in search of questions."""

NAMES = ("Mary", "Georges", "Alexander", "Jeanne", "Charles")

WHIM = 0.3
"""How often a move is any of the options and not the greedy one."""


@dataclass(frozen=True)
class Place:
    """A question that the first seat is asked: what it is called, and the game that leads to it."""

    prompt: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    seed: int
    actions: tuple[str, ...]


def places(game: str, most: int = MOST) -> list[Place]:
    """The first time that each question of a game is asked of the first seat with something to choose, by name."""
    found: dict[str, Place] = {}
    for options in _variants(game):
        for seed in range(most):
            for place in _asked(game, options, seed):
                found.setdefault(place.prompt, place)
    return [found[prompt] for prompt in sorted(found)]


def _variants(game: str) -> Iterator[dict[str, str]]:
    """No option, then every other choice of each one by itself."""
    yield {}
    for option in GAMES[game].options:
        if option.seat < 0 and not option.only_for:
            yield from (_with(option, choice) for choice in option.choices if choice != option.default)


def _with(option: Option, choice: str) -> dict[str, str]:
    """That choice of an option, with what must be chosen for it to count."""
    needed = {} if option.only_if is None else {option.only_if[0]: option.only_if[1][-1]}
    return needed | {option.id: choice}


def _asked(game: str, options: dict[str, str], seed: int) -> Iterator[Place]:
    """What the first seat is asked in one game."""
    chance, count = random.Random(seed), GAMES[game].seat_counts[seed % len(GAMES[game].seat_counts)]
    seats = tuple(Seat(NAMES[n], "human" if n == 0 else "bot", "" if n == 0 else "greedy", n) for n in range(count))
    match = new_match(game, list(seats), seed, options, None)
    while (decision := match.decision()) is not None:
        if decision.seat == 0 and len(decision.options) > 1:
            yield Place(decision.prompt, options, seats, seed, tuple(one.action.text for one in match.moments))
        whim = chance.random() < WHIM
        match.apply(chance.choice(decision.options) if whim else greedy(match, decision, seed))


def greedy(match: Match, decision: Decision, seed: int) -> Action:
    """The option that a greedy bot takes."""
    world = match.rules.decode(match.knowledge(decision.seat, seed))
    sample = sampler(match.rules, world, decision.seat)
    return make_bot("greedy", match.rules.game).choose(match.rules, decision, sample, seed)


def draw(game: str, found: list[Place], folder: Path, lang: str, size: tuple[int, int], scale: float) -> None:
    """Write a picture of the table at every one of these places."""
    import pygame

    from ai.worker import InlineThinker
    from ui.app import App
    from ui.places import UserFolders
    from ui.routes import TableRoutes
    from ui.scenes.home import HomeScene
    from ui.settings import Settings

    for place in found:
        with tempfile.TemporaryDirectory() as home:
            settings = Settings().with_(
                language=lang, scale=scale, pace="instant", auto_forced=False, mute=True, tips=False
            )
            routes = TableRoutes(InlineThinker(), lambda seed=place.seed: seed)  # type: ignore[misc]
            app = routes.app = App(UserFolders(Path(home)), routes, size, settings)
            app.push(HomeScene(app))
            _seat(app, routes, game, place)
            name = f"{game}-{place.prompt}-{lang}-{size[0]}x{size[1]}-{round(100 * scale)}.png"
            pygame.image.save(app.canvas.window, str(folder / name))
            app.quit()


def _seat(app: App, routes: TableRoutes, game: str, place: Place) -> None:
    """Open the table at a place and draw it once it rests."""
    from ui.table.scene import TableScene

    routes.start(game, list(place.seats), place.options)
    table = app.scene
    assert isinstance(table, TableScene)
    for text in place.actions:
        table.session.apply(table.session.match.rules.parse(text))
    table.show()
    for _ in range(40):
        app.step([], 0.05)
    app.draw()


def main() -> int:
    """Draw the questions of one game or of all."""
    parser = argparse.ArgumentParser(prog="python -m docs.prompts", description=(__doc__ or "").split(":")[0] + ".")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the pictures are written")
    parser.add_argument("--game", choices=tuple(GAMES), action="append", help="of which game (all)")
    parser.add_argument("--lang", choices=LANGUAGES, default=SOURCE, help=f"the language ({SOURCE})")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="pixels (1920x1080)")
    parser.add_argument("--scale", type=float, default=1.0, help="the size of everything (1)")
    args = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    args.folder.mkdir(parents=True, exist_ok=True)
    wide, high = (int(part) for part in args.size.split("x"))
    for game in args.game or GAMES:
        draw(game, places(game), args.folder, args.lang, (wide, high), args.scale)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
