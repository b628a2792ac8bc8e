"""The words of the daily deals: dates, opponents, variants, results, and the line that can be copied."""

from __future__ import annotations

from collections import Counter
from datetime import date

from game.registry import find
from ui.app import App
from ui.records.daily import AUTOMA, MOST, Kind, daily_code, kind_of
from ui.records.tally import Own
from ui.scenes.records_words import points_told, rival_name
from ui.seating import automa_name
from ui.text import Text

STAR, NO_STAR = "★", "☆"
"""Stars in a line of text."""


def day_words(text: Text, day: date) -> str:
    """A day in full."""
    weekday, month = text(f"daily.weekday.{day.isoweekday()}"), text(f"daily.month.{day.month}")
    key = "daily.date_first" if day.day == 1 else "daily.date"
    return text(key, weekday=weekday, n=day.day, month=month, year=day.year)


def month_words(text: Text, month: date) -> str:
    """A month and its year."""
    name = text(f"daily.month.{month.month}")
    return f"{name[:1].upper()}{name[1:]} {month.year}"


def against(app: App, game: str, day: date) -> str:
    """Whom one plays against in the deal of a day: levels with their number, Automas by name."""
    kind, text = kind_of(game, day), app.text
    names = [_other(app, game, kind, n + 1, other) for n, other in enumerate(kind.against)]
    told = [name if n == 1 else text("daily.several", n=n, name=name) for name, n in Counter(names).items()]
    return text("daily.against", names=", ".join(told))


def _other(app: App, game: str, kind: Kind, seat: int, other: str) -> str:
    if other != AUTOMA:
        return rival_name(app.text, other)
    option = next(option for option in find(game).options if option.seat == seat)
    return app.text("daily.automa", name=automa_name(app, find(game), option, kind.options[option.id]))


def variant(text: Text, game: str, day: date) -> str:
    """The variants of the deal of a day, as far as they are named for it; '' where all are as usual."""
    chosen = kind_of(game, day).options
    shown = [option.id for option in find(game).options if option.id in chosen and option.seat < 0]
    told = []
    for option in shown:
        key = f"{game}.option.{option}"
        told.append(text("daily.variant", option=text(f"{key}.name"), choice=text(f"{key}.{chosen[option]}.name")))
    return " · ".join(told)


def line_of(app: App, game: str, day: date, own: Own, count: int) -> str:
    """A result as one line of text: game, date, points, stars, code."""
    shown = STAR * count + NO_STAR * (MOST - count)
    name, told = app.text(f"game.{game}.name"), points_told(app.text, own)
    return f"{app.text('app.name')} · {name} · {app.text.day(day)} · {told} · {shown} · {daily_code(game, day)}"
