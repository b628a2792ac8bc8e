"""The table of Holotype while something is in the air: the view without it, so that nothing is in two places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.core.values import Event
from game.holotype.forecast import Goods
from game.holotype.model import LOCATIONS, PERIODS, WORKERS
from game.holotype.view import HoloView, Mat

OUT = 0
"""Any space: what is drawn of a worker that has left the Lounge does not depend on where it is."""


def lifted(view: HoloView, event: Event) -> HoloView:
    """The view without what an event takes up; the same where that comes out of nothing."""
    if event.kind in _FROM_TABLE:
        view = _FROM_TABLE[event.kind](view, event)
    if event.kind in _FROM_MAT:
        mats = list(view.mats)
        mats[event.seat] = _FROM_MAT[event.kind](mats[event.seat], event)
        view = replace(view, mats=tuple(mats))
    return view


def paid(view: HoloView, seat: int, costs: Goods) -> HoloView:
    """The view without the fossils and the research that a seat has paid."""
    mats, spent = list(view.mats), dict(costs)
    left = [count - spent.get(name, 0) for name, count in zip(PERIODS, mats[seat].fossils, strict=True)]
    research = mats[seat].research - spent.get("research", 0)
    mats[seat] = replace(mats[seat], fossils=tuple(left), research=research)
    return replace(view, mats=tuple(mats))


def _bumped(view: HoloView, event: Event) -> HoloView:
    """Without a worker on its space."""
    return _emptied(view, lambda code: code == event.seat * len(WORKERS) + WORKERS.index(str(event["worker"])))


def _retrieved(view: HoloView, event: Event) -> HoloView:
    """Without the workers of a seat on the board."""
    return _emptied(view, lambda code: code >= 0 and code // len(WORKERS) == event.seat)


def _emptied(view: HoloView, is_meant: Callable[[int], bool]) -> HoloView:
    """Without the workers that are meant."""
    spaces = tuple(tuple(-1 if is_meant(code) else code for code in codes) for codes in view.spaces)
    return replace(view, spaces=spaces)


def _taken(view: HoloView, event: Event) -> HoloView:
    """Without a card of the open pile."""
    return replace(view, discard=tuple(card for card in view.discard if card != event["card"]))


def _lent(view: HoloView, event: Event) -> HoloView:
    """Without the fossils that the Museum gives; other sources have no end."""
    if event["source"] != "museum":
        return view
    counts = list(view.museum)
    counts[PERIODS.index(str(event["cube"]))] -= event.number("count")
    return replace(view, museum=tuple(counts))


def _traded(view: HoloView, event: Event) -> HoloView:
    """Without the fossils that the Museum gives for others."""
    counts = list(view.museum)
    counts[PERIODS.index(str(event["take"]))] -= event.number("taken")
    return replace(view, museum=tuple(counts))


def _placed(mat: Mat, event: Event) -> Mat:
    """Without a worker in the Lounge."""
    number = WORKERS.index(str(event["worker"]))
    return replace(mat, workers=(*mat.workers[:number], OUT, *mat.workers[number + 1 :]))


def _from_hand(mat: Mat, event: Event) -> Mat:
    """Without a card in hand."""
    return replace(mat, hand=tuple(card for card in mat.hand if card != event["card"]), hand_size=mat.hand_size - 1)


def _traced(mat: Mat, event: Event) -> Mat:
    """Without a trace in hand."""
    kept = list(mat.traces)
    if event["trace"] in kept:
        kept.remove(str(event["trace"]))
    return replace(mat, traces=tuple(kept), trace_count=mat.trace_count - 1)


def _given(mat: Mat, event: Event) -> Mat:
    """Without the fossils that go to the Museum."""
    data, fossils = dict(event.data), list(mat.fossils)
    fossils[PERIODS.index(str(data.get("give", data.get("cube"))))] -= int(data.get("given", data.get("count", 1)))
    return replace(mat, fossils=tuple(fossils))


_FROM_TABLE: dict[str, Callable[[HoloView, Event], HoloView]] = {
    "bumped": _bumped,
    "retrieved": _retrieved,
    "took": _taken,
    "gained": _lent,
    "traded": _traded,
    "drew": lambda view, event: replace(view, deck_size=view.deck_size - event.number("count")),
    "turned_up": lambda view, _event: replace(view, field_deck_size=view.field_deck_size - 1),
    "found_trace": lambda view, _event: replace(view, trace_deck_size=view.trace_deck_size - 1),
    "chose_dig": lambda view, _event: replace(view, drawn=()),
}

_FROM_MAT: dict[str, Callable[[Mat, Event], Mat]] = {
    "placed": _placed,
    "published": _from_hand,
    "discarded": _from_hand,
    "traced": _traced,
    "traded": _given,
    "exchanged": _given,
    "gave": _given,
    "contributed": lambda mat, _event: replace(mat, discs=mat.discs - 1),
}


def workers_out(view: HoloView, seat: int) -> list[tuple[str, str, int]]:
    """The workers of a seat on the board: who, at which location, on which of its spaces."""
    return [
        (WORKERS[code % len(WORKERS)], place, number)
        for place, codes in zip(LOCATIONS, view.spaces, strict=True)
        for number, code in enumerate(codes)
        if code >= 0 and code // len(WORKERS) == seat
    ]
