"""Whole games come out as they are written down, so that no rule changes unnoticed.

`python -m tests.game.encyclopedia.test_golden` prints the digests anew, from the repository's root.
"""

from __future__ import annotations

import hashlib

import pytest

from game.registry import GAMES
from tests.game.contract import Case, trail
from tests.game.encyclopedia.cases import GAME, MIXES

DIGESTS = {
    "encyclopedia-2-rounds=4": "e785b835e04d7530",
    "encyclopedia-2-seat2=linne/boudeuse": "929e4a636b93e2cf",
    "encyclopedia-3-rounds=4-seat3=trembley/resolution": "bc23f95ebacf9658",
    "encyclopedia-4-seat2=daubenton/astrolabe-seat3=linne/resolution-seat4=trembley/boudeuse": "874611e10ca31de2",
}


def digest(case: Case) -> str:
    """Sixteen hexadecimal digits for every position, action and result of one random game."""
    return hashlib.blake2b("\n".join(trail(case, 2019)).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("case", MIXES, ids=str)
def test_games_come_out_as_written_down(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying from the seed gives the same game position by position."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    assert digest(case) == DIGESTS[str(case)]


if __name__ == "__main__":
    GAMES[GAME.id] = GAME
    for case in MIXES:
        print(f'    "{case}": "{digest(case)}",')
