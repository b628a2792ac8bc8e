"""Names of places: their kind and what tells them apart, joined by points, as in `hand.trex` or `zoo.2.river`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import pygame

HEADER = "header"
"""The strip of the seat in the middle, and the last part of the name of another seat's strip."""


def name(*parts: object) -> str:
    """The name made of a kind and what tells the place apart."""
    return ".".join(str(part) for part in parts)


def kind(place: str) -> str:
    """The kind of a place."""
    return place.partition(".")[0]


def rest(place: str) -> str:
    """What tells a place apart from others of its kind, '' if nothing does."""
    return place.partition(".")[2]


def apart(place: str) -> tuple[str, str]:
    """The kind of a place and what tells it apart."""
    first, _, others = place.partition(".")
    return first, others


def seated(place: str) -> tuple[int, str]:
    """The seat in the name of a place that belongs to one, as `zoo.2.river`, and what follows it."""
    seat, _, others = rest(place).partition(".")
    return int(seat), others


def strip(seat: int, focus: int) -> str:
    """The name of a seat's strip; the one in the middle has no number."""
    return HEADER if seat == focus else name("panel", seat, HEADER)


def drawn(names: dict[str, pygame.Rect], surface: pygame.Surface) -> list[tuple[str, pygame.Rect]]:
    """The named places of which something is seen on a surface: not those in folded panels."""
    area = surface.get_rect()
    return [(name, rect) for name, rect in names.items() if area.colliderect(rect)]


def strip_seat(place: str, focus: int) -> int:
    """The seat whose strip that place is, -1 if it is none."""
    if place == HEADER:
        return focus
    first, others = apart(place)
    seat, _, last = others.partition(".")
    return int(seat) if first == "panel" and last == HEADER else -1


def laid(first: str, items: Iterable[object], rects: Sequence[pygame.Rect]) -> dict[str, pygame.Rect]:
    """Places of a kind for things, one after the other; there may be more room than things."""
    return {name(first, item): rect for item, rect in zip(items, rects, strict=False)}


def of_kind(places: Mapping[str, pygame.Rect], wanted: str) -> Iterator[tuple[str, pygame.Rect]]:
    """All places of a kind, by what tells them apart."""
    for place, rect in places.items():
        first, others = apart(place)
        if first == wanted and others:
            yield others, rect


def for_text(first: str, text: str) -> str:
    """The name of the place of a kind that stands for an action's text."""
    return name(first, text.replace(" ", "_"))


def text_of(place: str) -> str:
    """The action's text that a place stands for."""
    return rest(place).replace("_", " ")
