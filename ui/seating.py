"""Who can sit at a table: usual names, bots with level and style, Automas, and names that nobody else has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ai.levels import LEVELS, PERSONALITIES, parse, written
from game.core.game import Game
from game.core.record import Seat
from game.core.rules import Option
from game.registry import automas
from ui.theme import PLAYERS

if TYPE_CHECKING:
    from ui.app import App

USUAL_LEVEL = "student"
"""The level of bots until somebody changes it."""


EASIEST = next(iter(LEVELS))
"""The level of those against whom one learns."""


def same_name(name: str) -> str:
    """What names that look alike have in common: capitals and outer spaces make no other name."""
    return " ".join(name.split()).casefold()


def repeated(seats: Sequence[Seat]) -> set[int]:
    """The seats whose name somebody before them has."""
    names = [same_name(seat.name) for seat in seats]
    return {n for n, name in enumerate(names) if name and name in names[:n]}


def usual_names(app: App) -> list[str]:
    """The names that seats have until somebody changes them."""
    return [str(name) for name in app.text.raw("setup.names")]


def automa_name(app: App, game: Game, option: Option, automa: str) -> str:
    """What an Automa is called."""
    return app.text(f"{game.id}.option.{option.id}.{automa}.name")


def automa_seat(app: App, game: Game, seat: int, automa: str, colour: int) -> Seat:
    """That Automa on a seat that may be an Automa's."""
    option = next(option for option in game.options if option.seat == seat)
    return Seat(automa_name(app, game, option, automa), "automa", automa, colour)


def with_level(seat: Seat) -> Seat:
    """The seat as the set-up offers it: a bot of no level gets the usual one."""
    if seat.kind == "bot":
        return msgspec.structs.replace(seat, bot=written(level_of(seat), style_of(seat)))
    return seat


def level_of(seat: Seat) -> str:
    """The level of a bot, the usual one if it has none."""
    spec = parse(seat.bot)
    return spec.level if spec is not None else USUAL_LEVEL


def style_of(seat: Seat) -> str:
    """The style of a bot, '' for the plain one."""
    spec = parse(seat.bot)
    return spec.style if spec is not None and spec.style in PERSONALITIES else ""


def free_name(app: App, seats: Sequence[Seat]) -> str:
    """The first usual name that none of these seats has; with all of them taken, one with a number."""
    names, taken = usual_names(app), {same_name(seat.name) for seat in seats}
    numbered = (f"{name} {n}" for n in range(2, len(seats) + 3) for name in names)
    return next(name for name in (*names, *numbered) if same_name(name) not in taken)


def free_seat(app: App, seats: Sequence[Seat]) -> Seat:
    """A bot with the first name and colour that nobody has."""
    used = {seat.colour for seat in seats}
    colour = next((n for n in range(len(PLAYERS)) if n not in used), 0)
    return Seat(name=free_name(app, seats), kind="bot", bot=USUAL_LEVEL, colour=colour)


def visitors(app: App, count: int, game: Game, options: Mapping[str, str]) -> list[Seat]:
    """The seats of a lesson: a person and, under their usual names, Visitors, or Automas where options have them."""
    names, taken = usual_names(app), automas(game, options)
    others = (
        automa_seat(app, game, n, taken[n], n) if n in taken else Seat(names[n], "bot", EASIEST, n)
        for n in range(1, count)
    )
    return [Seat(names[0], colour=0), *others]


def named(app: App, seats: Sequence[Seat]) -> list[Seat]:
    """The seats with trimmed names; an empty one gets a usual name that nobody has."""
    trimmed = [msgspec.structs.replace(seat, name=seat.name.strip()) for seat in seats]
    for n, seat in enumerate(trimmed):
        if not seat.name:
            trimmed[n] = msgspec.structs.replace(seat, name=free_name(app, trimmed))
    return trimmed
