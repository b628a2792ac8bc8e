"""Where a card stands that talks about places: near the first of them, and over none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from ui.widgets.tooltip import covered

GRID = 28
"""A card is tried in this many rows and columns of places."""

NEVER, RATHER, AWAY = 1_000_000, 2, 40
"""How bad it is to cover a pixel of what a card is about, or of what can be chosen, and to be a pixel away."""

SPARED = 4
"""A pixel of a button that can be spared is worth this part of one of a place that can be chosen."""

CROSSES = 400_000
"""How bad it is if the arrow to the first place runs over another one."""

SLANTED = 9_000
"""How bad it is if the arrow has to run at a slant, and meets a corner."""

FLUSH = 1.25
"""So many times as much of the board a card may hide to stand flush with the column of the log."""

FAR = 5_000
"""A cost from which on another shape of the card is tried."""

COVERS = 1_000_000
"""A cost from which on a card covers something that it is about, or lies outside."""


Cost = Callable[[pygame.Rect], int]
"""How bad it is if a card lies somewhere: never less than its distance makes it."""


@dataclass(frozen=True, slots=True)
class Field:
    """The area for a card, what it must not cover, what it should not, and how far it keeps off the first place.

    What is only `named` is not to be covered either, but the arrow may run over it. The arrow runs over no button, but
    the card may cover those that are `spare`. A card without an arrow may lie anywhere around its places.
    """

    area: pygame.Rect
    never: Sequence[pygame.Rect]
    rather_not: Sequence[pygame.Rect]
    distance: int
    named: Sequence[pygame.Rect] = ()
    buttons: Sequence[pygame.Rect] = ()
    spare: Sequence[pygame.Rect] = ()
    arrow: bool = True


def place_card(size: tuple[int, int], field: Field) -> tuple[int, tuple[int, int]]:
    """The best place for a card of that size and how bad it is; in the middle where it is about nothing."""
    room = field.area.inflate(-field.distance // 2, -field.distance // 2)
    if not field.never:
        return 0, (room.centerx - size[0] // 2, room.centery - size[1] // 2)
    anchor = field.never[0]
    near = anchor.inflate(2 * field.distance, 2 * field.distance)
    places = [near, *field.never[1:], *field.named, *field.buttons]

    def cost(card: pygame.Rect) -> int:
        bad = NEVER * (covered(card, places) + _outside(card, room))
        if bad:
            return bad + distance(card, anchor) * AWAY
        crossed = _crookedness(card, field) if field.arrow else 0
        less = covered(card, field.rather_not) + covered(card, field.spare) // SPARED
        return crossed + RATHER * less + distance(card, anchor) * AWAY

    return _best(_places(size, room), anchor, cost)


def place_flush(
    high: int, column: pygame.Rect, other: pygame.Rect, board: Sequence[pygame.Rect], never: Sequence[pygame.Rect]
) -> pygame.Rect | None:
    """A card at the foot of a column, as wide as that, if it hides little more than an `other` would.

    That is little more of the board, and of what is `never` to be hidden little more than cannot be helped.
    """
    card = pygame.Rect(column.left, column.bottom - high, column.width, high)
    fits = card.top >= column.top and covered(card, never) <= FLUSH * covered(other, never)
    return card if fits and covered(card, board) <= FLUSH * covered(other, board) else None


def _crookedness(card: pygame.Rect, field: Field) -> int:
    """How bad the way of the arrow is: over other places or buttons, or at a slant."""
    seen = [rect for rect in (*field.buttons, *field.spare) if not rect.colliderect(card)]
    return CROSSES * crosses(card, [*field.never, *seen]) + SLANTED * slanted(card, field.never[0])


def _best(cards: Sequence[pygame.Rect], anchor: pygame.Rect, cost: Cost) -> tuple[int, tuple[int, int]]:
    """The first of the cards that cost least, and what: the near ones are tried first, the far ones only if need be."""
    far = [distance(card, anchor) * AWAY for card in cards]
    least, best = cost(cards[0]), 0
    for number in sorted(range(len(cards)), key=far.__getitem__):
        if far[number] > least:
            break
        least, best = min((least, best), (cost(cards[number]), number))
    return least, cards[best].topleft


def _places(size: tuple[int, int], room: pygame.Rect) -> list[pygame.Rect]:
    """Places all over the room."""
    free = (max(room.width - size[0], 0), max(room.height - size[1], 0))
    steps = [n / (GRID - 1) for n in range(GRID)]
    return [
        pygame.Rect((room.left + round(x * free[0]), room.top + round(y * free[1])), size) for y in steps for x in steps
    ]


def crosses(card: pygame.Rect, places: Sequence[pygame.Rect]) -> bool:
    """Whether the arrow from a card to the first of some places runs over another of them."""
    start, end = near_edge(card, places[0])
    others = [rect for rect in places[1:] if not rect.contains(places[0]) and not places[0].contains(rect)]
    return any(rect.clipline(start, end) for rect in others)


def slanted(card: pygame.Rect, place: pygame.Rect) -> bool:
    """Whether a card lies beside no edge of a place, or only beside the end of one."""
    across = min(card.right, place.right) - max(card.left, place.left)
    along = min(card.bottom, place.bottom) - max(card.top, place.top)
    return 2 * across < min(card.width, place.width) and 2 * along < min(card.height, place.height)


def _outside(card: pygame.Rect, room: pygame.Rect) -> int:
    """How many pixels of a card lie outside a room."""
    inside = card.clip(room)
    return card.width * card.height - inside.width * inside.height


def distance(card: pygame.Rect, anchor: pygame.Rect) -> int:
    """How far a card is from its anchor."""
    across = max(card.left - anchor.right, anchor.left - card.right, 0)
    along = max(card.top - anchor.bottom, anchor.top - card.bottom, 0)
    return across + along


def near_edge(card: pygame.Rect, spot: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where an arrow leaves a card and where it meets a place: their points that are nearest to each other."""
    return _towards(card, spot), _towards(spot, card)


def _towards(rect: pygame.Rect, other: pygame.Rect) -> tuple[int, int]:
    """The point of a rectangle nearest to the middle of what it shares with another, else to that one's edge."""
    return _along(rect.left, rect.right, other.left, other.right), _along(
        rect.top, rect.bottom, other.top, other.bottom
    )


def _along(low: int, high: int, other_low: int, other_high: int) -> int:
    """A coordinate between `low` and `high`: in the middle of what both spans share, else at the nearer end."""
    shared = max(low, other_low), min(high, other_high)
    if shared[0] <= shared[1]:
        return (shared[0] + shared[1]) // 2
    return high if other_low > high else low
