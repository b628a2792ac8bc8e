"""The table of Draftosaurus while dinosaurs are in the air: views from which they have been taken away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.core.values import Event
from game.draftosaurus.model import KINDS, SPECIES
from game.draftosaurus.view import DraftView

EMPTY = (0,) * KINDS


def revealed(view: DraftView, events: Iterable[Event]) -> DraftView:
    """What is placed or put back has left the hands, and no sealed pick stands anywhere."""
    hands, sizes = list(view.hands), list(view.hand_sizes)
    for event in events:
        held, kind = hands[event.seat], event.number("species")
        sizes[event.seat] -= 1
        if held is not None:
            hands[event.seat] = (*held[:kind], held[kind] - 1, *held[kind + 1 :])
    return replace(view, hands=tuple(hands), hand_sizes=tuple(sizes), own_pick=-1, own_box=-1)


def without_hands(view: DraftView) -> DraftView:
    """All hands are in the air."""
    hands = tuple(None if held is None else EMPTY for held in view.hands)
    return replace(view, hands=hands, hand_sizes=(0,) * len(view.hand_sizes))


def without_leaving(view: DraftView, codes: Sequence[tuple[int, int]]) -> DraftView:
    """Pieces, given by seat and code, have left their zoos; nobody is asked, and no die has been rolled."""
    zoos = [list(zoo) for zoo in view.zoos]
    for seat, code in codes:
        zoos[seat].remove(code)
    unpicked = (False,) * len(zoos)
    return replace(view, zoos=tuple(map(tuple, zoos)), to_act=-1, asked="", roller=-1, picked=unpicked)


def passed(view: DraftView, events: Iterable[Event]) -> DraftView:
    """Every hand has gone to the next seat, as far as the viewer knows them."""
    return _dealt(view, events, (view.hands[-1], *view.hands[:-1]), (view.hand_sizes[-1], *view.hand_sizes[:-1]))


def drawn(view: DraftView, events: Iterable[Event], count: int) -> DraftView:
    """Every seat has drawn so many dinosaurs."""
    seats = len(view.zoos)
    return _dealt(view, events, (None,) * seats, (count,) * seats)


def _dealt(
    view: DraftView, events: Iterable[Event], hands: Sequence[tuple[int, ...] | None], sizes: tuple[int, ...]
) -> DraftView:
    """The same with other hands, and those that the events tell."""
    told = {event.seat: tuple(event.number(name) for name in SPECIES) for event in events if event.data}
    return replace(view, hands=tuple(told.get(seat, held) for seat, held in enumerate(hands)), hand_sizes=sizes)
