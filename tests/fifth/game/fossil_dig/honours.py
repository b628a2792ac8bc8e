"""What can be won beside a game of Fossil Dig."""

from __future__ import annotations

from typing import Final

from game.core.honours import COMMON, Finished, Honour


def _secret(game: Finished, seat: int) -> bool:
    return game.alone(seat) and any(game.lines(seat, "secret"))


HONOURS: Final = (Honour("secret", _secret), *COMMON)
"""All of them, in the order of their plates."""
