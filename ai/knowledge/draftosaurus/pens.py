"""What each pen of Draftosaurus makes of a dinosaur: its gain now and the change of what the pen promises."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ai.knowledge.draftosaurus.outlook import BASE, FREE, Outlook, row_promise
from game.draftosaurus.model import ALL, KINDS, TREX, Pen

KEEP_KING: Final = 3.5
KEEP_ISLAND: Final = 3.5
KEEP_LOOKOUT: Final = 3.5
KEEP_QUARANTINE: Final = 1.8
WILDCARD: Final = 4.0
"""What an empty king, island, lookout and quarantine promise at best, and what a dinosaur in quarantine brings."""

LONELY: Final = 1.2
"""What it costs in a turn to do without the species of the island, when it is at hand."""


def _pen(outlook: Outlook, place: int) -> Pen:
    return outlook.board.pens[outlook.board.pen_of[place]]


def _step(values: tuple[int, ...], filled: int) -> int:
    """The points of the next step of a row."""
    return values[filled] - (values[filled - 1] if filled else 0)


def _sameness(outlook: Outlook, species: int, place: int) -> float:
    """The next step of the row, and how far it may still grow with this species."""
    values, filled, turns = _pen(outlook, place).values, len(outlook.zoo[place]), outlook.turns
    after = row_promise(values, filled + 1, turns, [outlook.chance[species]] * (len(values) - filled - 1))
    kinds = range(KINDS) if filled == 0 else (species,)
    before = max(row_promise(values, filled, turns + 1, [outlook.chance[s]] * (len(values) - filled)) for s in kinds)
    return _step(values, filled) + after - before


def _differences(outlook: Outlook, species: int, place: int) -> float:
    """The next step of the row, and how far it may still grow with the species that are missing."""
    values, filled, turns = _pen(outlook, place).values, len(outlook.zoo[place]), outlook.turns
    missing = ALL
    for held in outlook.zoo[place]:
        missing &= ~(1 << held)
    before = row_promise(values, filled, turns + 1, shrinking(outlook, missing, len(values) - filled))
    missing &= ~(1 << species)
    after = row_promise(values, filled + 1, turns, shrinking(outlook, missing, len(values) - filled - 1))
    return _step(values, filled) + after - before


def shrinking(outlook: Outlook, missing: int, steps: int) -> list[float]:
    """The chances of the further steps when every one makes one of the missing species useless."""
    whole = outlook.chance_of(missing)
    return [whole * (steps - step) / steps for step in range(steps)]


def _wood(outlook: Outlook, species: int, place: int) -> float:
    """The next step of the row, and how far it may still grow with its two species in turn."""
    values, row, turns = _pen(outlook, place).values, outlook.zoo[place], outlook.turns
    after = row_promise(values, len(row) + 1, turns, alternating(outlook, [*row, species], len(values)))
    before = row_promise(values, len(row), turns + 1, alternating(outlook, row, len(values)))
    return _step(values, len(row)) + after - before


def alternating(outlook: Outlook, row: list[int], slots: int) -> list[float]:
    """The chances of the further steps of a row in which two species take turns."""
    likely = sorted(range(KINDS), key=lambda species: -outlook.unseen[species])
    pair = row[:2] + [species for species in likely if species not in row[:2]][: 2 - len(row[:2])]
    return [outlook.chance[pair[step % 2]] for step in range(len(row), slots)]


def _trio(outlook: Outlook, _species: int, place: int) -> float:
    """The points of the full pen by how surely it will be full."""
    pen, turns = _pen(outlook, place), outlook.turns
    lacking = pen.slots - len(outlook.zoo[place])
    return trio_worth(pen.values[0], lacking - 1, turns) - trio_worth(pen.values[0], lacking, turns + 1)


LEFT_OVER: Final = 2.2
"""What a dinosaur is worth elsewhere that goes to the trio: the best go to other pens."""


def trio_worth(points: int, lacking: int, turns: int) -> float:
    """What the trio promises when it lacks so many dinosaurs."""
    if lacking == 0:
        return float(points)
    surely = min(1.0, turns * FREE / (lacking + 0.5))
    return max(0.0, surely * points - LEFT_OVER * lacking)


def _love(outlook: Outlook, species: int, place: int) -> float:
    """The points of a pair, or the prospect of one."""
    pen, held = _pen(outlook, place), outlook.zoo[place]
    if held.count(species) % 2:
        return pen.values[0] - half(outlook, species, pen.values[0], outlook.turns + 1)
    if len(held) + 1 >= pen.slots:
        return 0.0
    return half(outlook, species, pen.values[0], outlook.turns)


def half(outlook: Outlook, species: int, points: int, turns: int) -> float:
    """What half a pair promises."""
    return outlook.once(outlook.chance[species], turns) * (points - BASE)


def _bank(outlook: Outlook, species: int, place: int) -> float:
    """The points of a couple over the bridge, or the prospect of one."""
    left, right = outlook.board.banks
    points = _pen(outlook, left).values[0]
    here = outlook.zoo[place].count(species)
    over = outlook.zoo[right if place == left else left].count(species)
    if here < over:
        return points - half(outlook, species, points, outlook.turns + 1)
    return half(outlook, species, points, outlook.turns) / (1 + here - over)


def holds_crown(outlook: Outlook, species: int, count: int) -> float:
    """How likely nobody has more of the species at the end, if the zoo holds that many of it now."""
    lead = count - outlook.others_most(species)
    if outlook.turns == 0:
        return 1.0 if lead >= 0 else 0.0
    spread = 0.3 + 0.35 * math.sqrt(outlook.unseen[species])
    return 1.0 / (1.0 + math.exp(-(lead + 0.3) / spread))


def _king(outlook: Outlook, species: int, place: int) -> float:
    """The king's points by how likely the majority holds, less what the empty pen promised."""
    points = _pen(outlook, place).values[0]
    crown = holds_crown(outlook, species, outlook.own[species] + 1)
    return points * crown - KEEP_KING * outlook.once(0.4, outlook.turns)


def _island(outlook: Outlook, species: int, place: int) -> float:
    """The island's points, less what doing without the species costs and what the empty pen promised."""
    points = 0.0 if outlook.own[species] else lonely_worth(outlook, species, _pen(outlook, place).values[0])
    return points - island_promise(outlook, outlook.turns)


def lonely_worth(outlook: Outlook, species: int, points: int) -> float:
    return points - LONELY * outlook.turns * outlook.chance[species]


def island_promise(outlook: Outlook, turns: int) -> float:
    """What an empty island promises by the species that the zoo does not hold yet."""
    absent = sum(count == 0 for count in outlook.own)
    return KEEP_ISLAND * outlook.once(0.12 * absent, turns)


def _lookout(outlook: Outlook, species: int, place: int) -> float:
    """Points for what the neighbour holds and is likely to get, less what the empty pen promised."""
    neighbour = outlook.counts[(outlook.seat - 1) % outlook.seats * KINDS + species]
    coming = outlook.turns * outlook.unseen[species] / outlook.total
    return _pen(outlook, place).values[0] * (neighbour + coming) - KEEP_LOOKOUT * outlook.once(0.4, outlook.turns)


def _pyramid(outlook: Outlook, species: int, place: int) -> float:
    """The slot's points, and what the pyramid promises further up."""
    pen = _pen(outlook, place)
    filled = sum(bool(outlook.zoo[slot]) for slot in pen.places)
    totals = [sum(pen.values[: step + 1]) for step in range(6)]
    before = row_promise(totals, filled, outlook.turns + 1, climb(6 - filled))
    after = row_promise(totals, filled + 1, outlook.turns, climb(5 - filled))
    return pen.values[filled] + after - before + _room_above(outlook, species, place)


def climb(steps: int) -> list[float]:
    """The chances of the further slots: the higher, the fewer species fit."""
    return [FREE * chance for chance in (0.9, 0.9, 0.85, 0.75, 0.7, 0.65)[6 - steps :]]


def _room_above(outlook: Outlook, species: int, place: int) -> float:
    """A little for repeating below what is there already, which leaves more species for the rows above."""
    slots = outlook.board.pens[outlook.board.pen_of[place]].places
    return 0.3 if any(species in outlook.zoo[slot] for slot in slots) else 0.0


def _quarantine(outlook: Outlook, _species: int, _place: int) -> float:
    """A wildcard: at the end the dinosaur goes wherever it is worth most."""
    return WILDCARD - KEEP_QUARANTINE * outlook.once(0.3, outlook.turns)


def _river(outlook: Outlook, _species: int, place: int) -> float:
    return float(_pen(outlook, place).values[0])


def side_effects(outlook: Outlook, species: int, place: int) -> float:
    """What a dinosaur changes in the other pens: T. rex bonus, crown, loneliness of the island."""
    board, total = outlook.board, 0.0
    if species == TREX and place not in (board.river, board.quarantine):
        total += 0.0 if outlook.state.trex[outlook.seat] >> board.pen_of[place] & 1 else 1.0
    if board.king < 0:
        return total
    if place == board.king:
        return total + _island_change(outlook, species, board.island)
    if place == board.island:
        return total + _crown_change(outlook, species, board.king)
    if outlook.changes[species] == -99.0:
        both = _crown_change(outlook, species, board.king) + _island_change(outlook, species, board.island)
        outlook.changes[species] = both
    return total + outlook.changes[species]


def _crown_change(outlook: Outlook, species: int, king: int) -> float:
    """What one more of the king's species does for the crown."""
    if outlook.zoo[king] != [species]:
        return 0.0
    count = outlook.own[species]
    change = holds_crown(outlook, species, count + 1) - holds_crown(outlook, species, count)
    return _pen(outlook, king).values[0] * change


def _island_change(outlook: Outlook, species: int, island: int) -> float:
    """The loss if the island's dinosaur is alone no more, or if an empty island loses a candidate."""
    if outlook.zoo[island] == [species] and outlook.own[species] == 1:
        return -lonely_worth(outlook, species, _pen(outlook, island).values[0])
    if outlook.zoo[island] or outlook.own[species]:
        return 0.0
    absent = sum(count == 0 for count in outlook.own)
    now, then = outlook.once(0.12 * absent, outlook.turns), outlook.once(0.12 * (absent - 1), outlook.turns)
    return KEEP_ISLAND * (then - now)


GAINS: dict[str, Callable[[Outlook, int, int], float]] = {
    "sameness": _sameness,
    "trio": _trio,
    "love": _love,
    "king": _king,
    "differences": _differences,
    "island": _island,
    "river": _river,
    "wood": _wood,
    "bridge_left": _bank,
    "bridge_right": _bank,
    "lookout": _lookout,
    "pyramid": _pyramid,
    "quarantine": _quarantine,
}
"""The gain of each pen, by its name."""
