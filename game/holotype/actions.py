"""Every action of Holotype, made once and handed out again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.values import Action
from game.holotype.model import AREAS, LOCATIONS, MUSEUM_FACE, PERIODS, SEATS, SUPPLY_FACES, TILES, TRACES, WORKERS
from game.holotype.model import HoloAction as Act

KINDS: Final = (
    "keep", "place", "retrieve", "bump", "lab", "take", "discard", "done", "dig", "erode", "reroll", "give", "publish",
    "contribute", "trace", "trade", "exchange", "gain", "milestone",
)  # fmt: skip
"""The kinds of actions."""

CUBES: Final = (*PERIODS, "research")

RETRIEVE: Final = Act("retrieve", "retrieve")
DONE: Final = Act("done", "done")
"""Ends what may be ended: re-rolls, discards, trade and exchange."""

DRAW, DRAW_MORE, TAKE, DISCARD = (
    Act(f"lab {name}", "lab", number) for number, name in enumerate(("draw", "draw_more", "take", "discard"))
)
"""What to do at the Specimen Lab; `draw_more` is one more card by the milestone."""

PLACES: Final = [
    [Act(f"{w}>{place}", "place", n, to) for to, place in enumerate(LOCATIONS)] for n, w in enumerate(WORKERS)
]
"""The placements by worker and location."""

PLACES_BY_MASK: list[list[list[Action]]] = [
    [[row[to] for to in range(len(LOCATIONS)) if mask >> to & 1] for mask in range(1 << len(LOCATIONS))]
    for row in PLACES
]
"""The placements by worker and mask of locations."""

BUMPS: Final = [Act(f"bump {code // 3}.{WORKERS[code % 3]}", "bump", code) for code in range(SEATS * len(WORKERS))]
ERODES: Final = [Act(f"erode {name}", "erode", -1, to) for to, name in enumerate(LOCATIONS)]
GIVES: Final = [Act(f"give {name}", "give", cube) for cube, name in enumerate(PERIODS)]
GAINS: Final = [Act(f"gain {name}", "gain", cube) for cube, name in enumerate(CUBES)]
EXCHANGES: Final = [Act(f"exchange {name}", "exchange", cube) for cube, name in enumerate(PERIODS)]
TRADES: Final = [
    [Act(f"trade {name}>{other}", "trade", cube, to) for to, other in enumerate(PERIODS)]
    for cube, name in enumerate(PERIODS)
]
"""Fossils of the first period for fossils of the second (those of one period with itself are no actions)."""

MILESTONES: Final = [Act(f"milestone {name}", "milestone", tile) for tile, name in enumerate(TILES)]
MILESTONES_BY_MASK: list[list[Action]] = [
    [MILESTONES[tile] for tile in range(len(TILES)) if not mask >> tile & 1] for mask in range(1 << len(TILES))
]
"""The tiles that are left, by the mask of those taken."""

TRACES_ADDED: Final = [Act(f"trace {name}", "trace", kind) for kind, name in enumerate(TRACES)]
NO_TRACE: Final = Act("trace none", "trace")

REROLLS: Final = [
    Act(f"reroll {'museum' if face == MUSEUM_FACE else face}", "reroll", face) for face in (MUSEUM_FACE, *SUPPLY_FACES)
]
"""Roll a die again that shows this face; dice with the same face are alike."""


class Catalog:
    """The actions that name cards, and all actions by their texts."""

    def __init__(
        self, specimens: Sequence[str], digs: Sequence[str], globals_: Sequence[str], personals: Sequence[str]
    ):
        self.take = [Act(f"take {name}", "take", card) for card, name in enumerate(specimens)]
        self.discard = [Act(f"discard {name}", "discard", card) for card, name in enumerate(specimens)]
        self.publish = [Act(f"publish {name}", "publish", card) for card, name in enumerate(specimens)]
        self.dig = [Act(f"dig {name}", "dig", card) for card, name in enumerate(digs)]
        self.keep = [Act(f"keep {name}", "keep", card) for card, name in enumerate(personals)]
        self.contribute = [
            [Act(f"contribute {name}.{area}", "contribute", card, area) for area in range(AREAS)]
            for card, name in enumerate(globals_)
        ]
        named = [*self.take, *self.discard, *self.publish, *self.dig, *self.keep]
        self.by_text: dict[str, Act] = {act.text: act for act in _all(named, self.contribute)}


def _all(named: Iterable[Act], contribute: Iterable[Iterable[Act]]) -> list[Act]:
    """Every action there is."""
    plain = [RETRIEVE, DONE, DRAW, DRAW_MORE, TAKE, DISCARD, NO_TRACE, *TRACES_ADDED, *REROLLS]
    single = [*BUMPS, *ERODES, *GIVES, *GAINS, *EXCHANGES, *MILESTONES]
    trades = [act for row in TRADES for act in row if act.item != act.to]
    rows = [*PLACES, *contribute]
    return [*plain, *single, *named, *trades, *(act for row in rows for act in row)]
