"""The words of the records: numbers, opponents, results, and the level to try next in one sentence."""

from __future__ import annotations

from datetime import date

from game.core.values import Line, Score
from ui.records.rating import Estimate
from ui.records.tally import PERSON, REAL, Own
from ui.text import Text, percent
from ui.widgets.score_tag import minus


def decimal(text: Text, value: float) -> str:
    """A mean with one figure behind the point, as the language writes it."""
    return text.number(value, ".1f")


def rival_name(text: Text, rival: str) -> str:
    """What an opponent is called in the records."""
    if rival.startswith(PERSON):
        return rival.removeprefix(PERSON)
    known = {REAL: "pad.real", "automa": "records.automa", "bot": "records.bot", "human": "setup.human.name"}
    return text(known.get(rival, f"bot.{rival}.name"))


def day(text: Text, at: date | None) -> str:
    """The date of a play or a deal; '' where it is not known."""
    return text.day(at) if at is not None else ""


def points_told(text: Text, own: Own) -> str:
    """How many points somebody had, with a proper minus."""
    return text("records.points", n=own.me.points).replace(str(own.me.points), minus(own.me.points))


def place(text: Text, own: Own) -> str:
    """Which place somebody had, of how many."""
    at, shared = own.play.place(own.seat), len(own.play.winners) > 1 and own.me.won
    key = "records.place_shared" if shared else f"records.place.{at}"
    return text(key, seats=len(own.play.seats))


def against(text: Text, own: Own) -> str:
    """The opponents of a play, levels behind the names of bots."""
    names = []
    for other in own.others:
        level = f" ({rival_name(text, other.rival)})" if other.kind == "bot" and other.rival != "bot" else ""
        names.append(other.name + level)
    told = text("records.against", names=", ".join(names))
    return f"{text('pad.real')} · {told}" if own.play.real else told


def advice(text: Text, told: Estimate | None) -> tuple[str, str]:
    """The level to try next, and how that is known; in place of it what is lacking."""
    if told is None:
        return text("records.level_none"), text("records.level_none_why")
    low, middle, high = (percent(text, chance) for chance in told.chances)
    head = text("records.level", level=rival_name(text, told.level))
    return head, text("records.level_why", n=told.games, chance=middle, low=low, high=high)


def score_of(lines: dict[str, float]) -> Score:
    """A score whose lines have ten times these points, so that means keep one figure when they are summed."""
    parts = [(key.rpartition("."), points) for key, points in lines.items()]
    return Score(tuple(Line(label, round(10 * points), part) for (part, _, label), points in parts))
