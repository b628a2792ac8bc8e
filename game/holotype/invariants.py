"""What must hold at every moment of a game of Holotype."""

from __future__ import annotations

from typing import Final

from game.core.invariants import require, require_lengths, require_ranges
from game.core.state import StateProblem
from game.holotype.box import Box
from game.holotype.journal import full_cards
from game.holotype.model import (
    AREAS,
    ASK_GIVE,
    ASK_MILESTONE,
    ASK_MUSEUM,
    ASK_TRACE,
    ENDINGS,
    FIELD_ASSISTANT,
    GRAD_STUDENT,
    JOURNAL,
    LOUNGE,
    TILES,
    WAITING,
    HoloState,
    bits,
    paper_parts,
)
from game.holotype.owed import check_owed

MANY: Final = 1_000_000
"""No count of a game comes near this."""


def check(box: Box, state: HoloState) -> None:
    """Raise StateProblem at the first thing that cannot be."""
    _lengths(box, state)
    _ranges(box, state)
    _specimens(box, state)
    _traces(box, state)
    _papers(box, state)
    _field(box, state)
    check_owed(box, state)
    _fossils(box, state)
    _workers(box, state)
    _objectives(box, state)
    _course(box, state)


def _lengths(box: Box, state: HoloState) -> None:
    """Lists have their lengths."""
    seats = box.seats
    lengths = {
        "hands": seats, "known": seats, "published": seats, "trace_hands": seats, "marks": seats, "research": seats,
        "tiles": seats, "discs": seats, "fossils": seats * 3, "workers": seats * 3, "museum": 3,
        "spaces": box.space_count, "globals": box.laid_out, "areas": box.laid_out * AREAS, "met": seats + 1,
        "personals": 0 if box.basal else len(box.personal_ids),
    }  # fmt: skip
    require_lengths(state, lengths)


def _ranges(box: Box, state: HoloState) -> None:
    """Numbers and the entries of lists have their ranges."""
    cards, traces = box.cards.every, box.cards.every_trace
    areas = (1 << box.laid_out * AREAS) - 1
    single = (
        ("active", 0, box.seats), ("turns", 1, MANY + 1), ("track", 0, box.end + 1), ("ending", 0, len(ENDINGS)),
        ("dig", -1, len(box.dig_ids)), ("vacant", 0, areas + 1),
    )  # fmt: skip
    require_ranges(state, single)
    many = (
        ("hands", 0, cards), ("known", 0, cards), ("published", 0, cards), ("ages", 1, cards),
        ("deck", 0, box.cards.count - 1), ("discard", 0, box.cards.count - 1), ("trace_hands", 0, traces),
        ("marks", 0, traces), ("trace_deck", 0, len(box.cards.trace_kind) - 1), ("papers", 0, MANY),
        ("field", 0, len(box.dig_ids) - 1), ("dug", 0, len(box.dig_ids) - 1), ("drawn", 0, len(box.dig_ids) - 1),
        ("dice", 0, 3), ("fossils", 0, MANY), ("research", 0, MANY), ("museum", 0, MANY),
        ("workers", WAITING, box.space_count - 1), ("spaces", -1, box.seats * 3 - 1),
        ("tiles", 0, (1 << len(TILES)) - 1), ("globals", 0, len(box.global_ids) - 1), ("areas", -1, box.seats - 1),
        ("met", 0, areas), ("discs", 0, box.discs), ("personals", 0, len(box.personal_ids) - 1),
    )  # fmt: skip
    for name, low, high in many:
        values: list[int] = getattr(state, name)
        require(not values or (min(values) >= low and max(values) <= high), f"{name} holds a number out of range")


def _partition(parts: list[int], whole: int, what: str) -> None:
    """Masks that share nothing and make up the whole."""
    seen = 0
    for part in parts:
        require(not seen & part, f"a card of {what} is in two places")
        seen |= part
    require(seen == whole, f"a card of {what} is missing")


def _mask(cards: list[int], what: str) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    require(mask.bit_count() == len(cards), f"a card of {what} is in two places")
    return mask


def _specimens(box: Box, state: HoloState) -> None:
    """Every Specimen is in exactly one place, and what is known of hands is true."""
    deck = _mask(state.deck, "the deck")
    parts = [deck, _mask(state.discard, "the discard pile"), *state.hands, *state.published]
    _partition(parts, box.cards.every, "the Specimens")
    _partition(state.ages, box.cards.every, "the ages")
    require(not deck & ~state.ages[-1], "the deck holds cards of an older one")
    for hand, known in zip(state.hands, state.known, strict=True):
        require(not known & ~hand, "a known card is not in its hand")


def _traces(box: Box, state: HoloState) -> None:
    """Every Trace Fossil is in exactly one place."""
    deck = _mask(state.trace_deck, "the Trace deck")
    _partition([deck, *state.trace_hands, *state.marks], box.cards.every_trace, "the Trace Fossils")


def _papers(box: Box, state: HoloState) -> None:
    """The publications are the published cards, and no trace lies with a Marine Reptile."""
    published = [0] * box.seats
    kinds: list[list[int]] = [[] for _ in range(box.seats)]
    for code in state.papers:
        card, trace, seat = paper_parts(code)
        if seat >= box.seats or card >= box.cards.count or published[seat] >> card & 1:
            raise StateProblem("there is no such publication")
        published[seat] |= 1 << card
        if trace >= 0:
            require(not box.cards.marine >> card & 1, "a trace lies with a Marine Reptile")
            kinds[seat].append(trace)
    require(published == state.published, "the publications are not the published cards")
    for seat in range(box.seats):
        marks = [box.cards.trace_kind[trace] for trace in bits(state.marks[seat])]
        require(sorted(kinds[seat]) == sorted(marks), f"the traces of seat {seat} are not the published ones")


def _field(box: Box, state: HoloState) -> None:
    """Every expedition is in exactly one place; dice lie there only during one."""
    parts = [_mask(state.field, "the Field deck"), _mask(state.dug, "the digs"), _mask(state.drawn, "the drawn digs")]
    _partition(parts, (1 << len(box.dig_ids)) - 1, "the Field Expeditions")
    require(len(state.drawn) <= 2, "too many expeditions are drawn")
    require(state.dig < 0 or state.dig in state.drawn, "the chosen expedition was not drawn")
    dice = box.dig_dice[state.dig] if state.dig >= 0 else 0
    require(len(state.dice) in (0, dice), "the dice are not those of the expedition")
    faces = box.faces[box.dig_cube[state.dig]] if state.dice else []
    require(all(face in faces for face in state.dice), "a die shows what it cannot show")


def _fossils(box: Box, state: HoloState) -> None:
    """Nobody stores more than the limit, but for who is asked about it."""
    for seat in range(box.seats):
        stored = sum(state.fossils[seat * 3 : seat * 3 + 3])
        asked = any(frame.kind in (ASK_GIVE, ASK_MUSEUM) and frame.seat == seat for frame in state.stack)
        require(asked or stored <= box.limit_of(state, seat), f"seat {seat} stores too many fossils")


def _workers(box: Box, state: HoloState) -> None:
    """Workers and spaces agree, and a Grad Student waits exactly until it is unlocked."""
    for space, code in enumerate(state.spaces):
        require(code < 0 or state.workers[code] == space, "a space holds a worker who is elsewhere")
    for code, space in enumerate(state.workers):
        require(space < 0 or state.spaces[space] == code, "a worker stands on a space that does not hold it")
        if code % 3 == GRAD_STUDENT:
            pending = bool(state.stack) and state.stack[-1].kind == ASK_TRACE and state.stack[-1].seat == code // 3
            done = state.published[code // 3].bit_count() - pending
            require((space == WAITING) == (done < box.unlocks), "a Grad Student is where it cannot be")
        else:
            require(space >= LOUNGE, "a worker waits who never waits")
    for space in box.spaces_of[JOURNAL]:
        code = state.spaces[space]
        require(code < 0 or code % 3 != FIELD_ASSISTANT, "a Field Assistant is at the Journal")


def _objectives(box: Box, state: HoloState) -> None:
    """Discs, areas and what is noted about them agree; objectives are different cards."""
    for seat in range(box.seats):
        require(state.discs[seat] + state.areas.count(seat) == box.discs, f"discs of seat {seat} are missing")
    vacant = sum(1 << area for area, owner in enumerate(state.areas) if owner < 0)
    require(vacant == state.vacant, "vacant does not fit the areas")
    require(len(set(state.globals)) == len(state.globals), "a Global Objective lies there twice")
    require(sorted(state.personals) == list(range(len(state.personals))), "a Personal Objective is missing")
    require(_met_anew(box, state) == state.met, "met does not fit the published cards")


def _met_anew(box: Box, state: HoloState) -> list[int]:
    """For every seat, and last for all together, the areas that the published cards meet."""
    requirements = [area for objective in state.globals for area in box.areas[objective]]
    cards, marks = sum(state.published), sum(state.marks)
    common = [area for area, requirement in enumerate(requirements) if requirement.met(cards, marks)]
    found = [
        sum(1 << area for area in common if requirements[area].met(published, own))
        for published, own in zip(state.published, state.marks, strict=True)
    ]
    return [*found, sum(1 << area for area in common)]


def _course(box: Box, state: HoloState) -> None:
    """Track, milestones and the end fit what has been published and contributed."""
    pending = bool(state.stack) and state.stack[-1].kind == ASK_TRACE
    require(state.track == len(state.papers) - pending, "the track does not fit the publications")
    passed = (box.milestones & (1 << state.track + 1) - 1).bit_count()
    for seat in range(box.seats):
        owed = sum(frame.kind == ASK_MILESTONE and frame.seat == seat for frame in state.stack)
        require(state.tiles[seat].bit_count() + owed == passed, f"the milestones of seat {seat} do not fit the track")
    full = full_cards(box, state)
    way = ENDINGS[state.ending]
    require(bool(state.stack) == (way == ""), "the game has an end and goes on, or neither")
    require((state.track >= box.end) == (way == "track"), "the track does not fit the end")
    require((box.laid_out > 0 and full >= box.seats) == (way == "objectives"), "the objectives do not fit the end")
