"""What is said of a find, of sizes and of ages."""

from __future__ import annotations

from ui.boards.registry import DRAWERS
from ui.collection.finds import Find
from ui.collection.pages import Page
from ui.text import Text


def met(text: Text, find: Find) -> str:
    """When and in which game a creature was first met."""
    game = DRAWERS[find.first.game].title(text)
    at = find.first.at
    return text("collection.met_on", date=day(text, find), game=game) if at else text("collection.met", game=game)


def day(text: Text, find: Find) -> str:
    """The day of a find in words."""
    at = find.first.at
    return text("collection.day", n=at.day, month=text(f"collection.month.{at.month}"), year=at.year) if at else ""


def with_whom(text: Text, find: Find) -> str:
    """Who sat at the table of a find, and who found it."""
    others = [seat.name for seat in find.first.seats if seat.name != find.finder]
    if not others:
        return text("collection.alone", name=find.finder)
    return text("collection.with", name=find.finder, others=", ".join(others))


def often(text: Text, find: Find) -> str:
    """In how many games it was collected, and how many of it where that is more."""
    games = text("collection.games", n=find.games)
    return games if find.pieces == find.games else text("collection.pieces", games=games, n=find.pieces)


def metres(text: Text, length: float) -> str:
    """A length in metres, or in centimetres where it is small."""
    if length < 1:
        return text("collection.centimetres", n=f"{round(length * 100)}")
    return text("collection.metres", n=text.number(length))


def size(text: Text, page: Page) -> str:
    """What is measured of a creature and how much it is."""
    return text(f"collection.measure.{page.measure}", size=metres(text, page.size))


def age(text: Text, page: Page) -> str:
    """Between which times it lived."""
    since, until = page.lived or (0.0, 0.0)
    return text("collection.lived", since=f"{since:g}", until=f"{until:g}")
