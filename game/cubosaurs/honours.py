"""What can be won beside a game of Cubosaurs, by the lines of its rounds."""

from __future__ import annotations

from typing import Final

from game.core.honours import COMMON, Finished, Honour
from game.cubosaurs.scoring import TILES

ROUND: Final = "round"

GREAT: Final = 20
"""Points of a great round."""

NEST: Final = 10
PACK: Final = 10
"""Points of eggs, and of velociraptors, in a single round."""

GENES: Final = 5
"""Points for DNA tokens."""


def _rounds(game: Finished, seat: int) -> dict[str, dict[str, int]]:
    """The lines of every round of a seat, those of tiles with their part in front."""
    found: dict[str, dict[str, int]] = {}
    for line in game.outcome.scores[seat].lines:
        part, _, rest = line.part.partition(".")
        if part.startswith(ROUND):
            found.setdefault(part, {})[f"{rest}.{line.label}" if rest else line.label] = line.points
    return found


def _sums(game: Finished, seat: int) -> list[int]:
    return [sum(lines.values()) for lines in _rounds(game, seat).values()]


def _clean(game: Finished, seat: int) -> bool:
    lines = [points for lines in _rounds(game, seat).values() for points in lines.values()]
    return game.alone(seat) and min(lines) >= 0


def _sweep(game: Finished, seat: int) -> bool:
    others = [_sums(game, n) for n in range(len(game.seats)) if n != seat]
    return all(all(own > other[n] for other in others) for n, own in enumerate(_sums(game, seat)))


def _comeback(game: Finished, seat: int) -> bool:
    first = [_sums(game, n)[0] for n in range(len(game.seats))]
    return game.alone(seat) and all(points > first[seat] for n, points in enumerate(first) if n != seat)


def _great(game: Finished, seat: int) -> bool:
    return max(_sums(game, seat)) >= GREAT


def _most(game: Finished, seat: int, label: str) -> int:
    return max(lines.get(label, 0) for lines in _rounds(game, seat).values())


def _nest(game: Finished, seat: int) -> bool:
    return _most(game, seat, "eggs") >= NEST


def _pack(game: Finished, seat: int) -> bool:
    return _most(game, seat, "raptors") >= PACK


def _plates(game: Finished, seat: int) -> bool:
    best: int = max(game.rules.deck.points[1])
    return _most(game, seat, "stegosaurus") == best


def _tiles(game: Finished, seat: int) -> bool:
    rounds = _rounds(game, seat).values()
    return any(all(lines.get(f"{TILES}.{tile}", 0) > 0 for tile in ("types", "eggs")) for lines in rounds)


def _genes(game: Finished, seat: int) -> bool:
    return sum(game.lines(seat, "dna")) >= GENES


HONOURS: Final = (
    Honour("clean", _clean),
    Honour("sweep", _sweep),
    Honour("comeback", _comeback),
    Honour("great", _great),
    Honour("nest", _nest),
    Honour("pack", _pack),
    Honour("plates", _plates),
    Honour("tiles", _tiles),
    Honour("genes", _genes),
    *COMMON,
)
"""All of them, in the order of their plates."""
