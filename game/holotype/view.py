"""What a seat may see of a game of Holotype."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.values import Frame, Score
from game.holotype.box import Box
from game.holotype.model import (
    AREAS,
    ASK_KEEP,
    ENDINGS,
    PERIODS,
    TILES,
    TRACES,
    HoloState,
    bits,
    paper_parts,
)
from game.holotype.objectives import References
from game.holotype.scoring import public_score, score_of


@dataclass(frozen=True)
class Paper:
    """A published Holotype with its trace ('' for none)."""

    card: str
    trace: str


@dataclass(frozen=True)
class Mat:
    """What lies before one seat, as another one or its owner sees it.

    `hand` are the cards that the viewer knows; `hand_size` counts all. `personal` and `returned` are '' where the
    viewer does not know them, `offered` is empty. `workers` are spaces, -1 the Lounge, -2 not yet unlocked. `score` has
    the lines that the viewer can know.
    """

    hand: tuple[str, ...]
    hand_size: int
    traces: tuple[str, ...]
    trace_count: int
    papers: tuple[Paper, ...]
    fossils: tuple[int, ...]
    limit: int
    research: int
    workers: tuple[int, ...]
    tiles: tuple[str, ...]
    discs: int
    offered: tuple[str, ...]
    personal: str
    returned: str
    score: Score


@dataclass(frozen=True)
class HoloView:
    """The table as one seat sees it.

    `spaces` holds for every location the codes `seat * 3 + worker` on its spaces, -1 for an empty one. `areas` holds
    for every Global Objective the seats with a disc on its areas, -1 for none. `asked_of` are the figures of the
    question (see the modules that ask). `dice` are faces, 0 for the Museum.
    """

    seat: int
    active: int
    turns: int
    track: int
    end: int
    ending: str
    mats: tuple[Mat, ...]
    spaces: tuple[tuple[int, ...], ...]
    museum: tuple[int, ...]
    deck_size: int
    discard: tuple[str, ...]
    trace_deck_size: int
    field_deck_size: int
    dug: tuple[str, ...]
    drawn: tuple[str, ...]
    dig: str
    dice: tuple[int, ...]
    objectives: tuple[str, ...]
    areas: tuple[tuple[int, ...], ...]
    asked_of: tuple[int, ...]
    to_act: int
    asked: str


def view_for(box: Box, state: HoloState, seat: int) -> HoloView:
    """The view of a seat; the spectator sees what everyone sees, and at the end all is open."""
    top: Frame | None = state.stack[-1] if state.stack else None
    return HoloView(
        seat=seat,
        active=state.active,
        turns=state.turns,
        track=state.track,
        end=box.end,
        ending=ENDINGS[state.ending],
        mats=tuple(_mat(box, state, owner, seat) for owner in range(box.seats)),
        spaces=tuple(tuple(state.spaces[space] for space in spaces) for spaces in box.spaces_of),
        museum=tuple(state.museum),
        deck_size=len(state.deck),
        discard=tuple(box.cards.ids[card] for card in state.discard),
        trace_deck_size=len(state.trace_deck),
        field_deck_size=len(state.field),
        dug=tuple(box.dig_ids[card] for card in state.dug),
        drawn=tuple(box.dig_ids[card] for card in state.drawn),
        dig=box.dig_ids[state.dig] if state.dig >= 0 else "",
        dice=tuple(state.dice),
        objectives=tuple(box.global_ids[card] for card in state.globals),
        areas=tuple(tuple(state.areas[at : at + AREAS]) for at in range(0, len(state.areas), AREAS)),
        asked_of=top.args if top else (),
        to_act=top.seat if top else -1,
        asked=top.kind if top else "",
    )


def open_view(box: Box, state: HoloState, seat: int) -> HoloView:
    """The view of a seat to whom every mat is shown as its owner sees it."""
    mats = tuple(_mat(box, state, owner, owner) for owner in range(box.seats))
    return replace(view_for(box, state, seat), mats=mats)


def _mat(box: Box, state: HoloState, owner: int, viewer: int) -> Mat:
    """The mat of a seat in the eyes of another or of its own."""
    seen = owner == viewer or state.ending > 0
    ids = box.cards.ids
    hand = state.hands[owner] if seen else state.known[owner]
    choosing = any(frame.kind == ASK_KEEP and frame.seat == owner for frame in state.stack)
    pair = [box.personal_ids[card] for card in state.personals[owner * 2 : owner * 2 + 2]] if seen else []
    traces = bits(state.trace_hands[owner]) if seen else []
    return Mat(
        hand=tuple([ids[card] for card in bits(hand)]),
        hand_size=state.hands[owner].bit_count(),
        traces=tuple([TRACES[box.cards.trace_kind[trace]] for trace in traces]),
        trace_count=state.trace_hands[owner].bit_count(),
        papers=_papers(box, state, owner),
        fossils=tuple(state.fossils[owner * len(PERIODS) : (owner + 1) * len(PERIODS)]),
        limit=box.limit_of(state, owner),
        research=state.research[owner],
        workers=tuple(state.workers[owner * 3 : owner * 3 + 3]),
        tiles=tuple([TILES[tile] for tile in bits(state.tiles[owner])]),
        discs=state.discs[owner],
        offered=tuple(sorted(pair)) if choosing else (),
        personal=pair[0] if pair and not choosing else "",
        returned=pair[1] if pair and not choosing else "",
        score=score_of(box, state, owner) if seen else public_score(box, state, owner),
    )


def _papers(box: Box, state: HoloState, owner: int) -> tuple[Paper, ...]:
    """What a seat has published, in order."""
    found: list[Paper] = []
    for code in state.papers:
        card, trace, seat = paper_parts(code)
        if seat == owner:
            found.append(Paper(box.cards.ids[card], TRACES[trace] if trace >= 0 else ""))
    return tuple(found)


@dataclass(frozen=True)
class AreaStatus:
    """How a seat stands to an area: who has a disc there, what it would cost, which cards it would reference."""

    owner: int
    cost: int
    references: References

    @property
    def met(self) -> bool:
        """Whether the published cards of all seats are enough."""
        return not any(self.references.missing)


def area_status(box: Box, view: HoloView, seat: int, objective: str, area: int) -> AreaStatus:
    """How a seat stands to an area of a Global Objective, as everyone can work it out; the cost is -1 if unmet."""
    published = [_mask([box.cards.ids.index(paper.card) for paper in mat.papers]) for mat in view.mats]
    marks = _marks(box, view)
    requirement = box.areas[box.global_ids.index(objective)][area]
    found = requirement.references(published, marks, seat)
    cost = -1 if any(found.missing) else 0 if found.all_of(seat) else box.references
    owner = view.areas[view.objectives.index(objective)][area] if objective in view.objectives else -1
    return AreaStatus(owner, cost, found)


def _mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _marks(box: Box, view: HoloView) -> list[int]:
    """The published traces by seat, as masks of some card of each kind."""
    free = list(range(len(box.cards.trace_kind)))
    marks = [0] * len(view.mats)
    for seat, mat in enumerate(view.mats):
        for paper in mat.papers:
            if paper.trace:
                trace = next(one for one in free if TRACES[box.cards.trace_kind[one]] == paper.trace)
                free.remove(trace)
                marks[seat] |= 1 << trace
    return marks
