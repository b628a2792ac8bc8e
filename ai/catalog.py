"""The bots by their names."""

from __future__ import annotations

from collections.abc import Callable

from ai.bot import Bot
from ai.knowledge import value_of
from ai.simple import GreedyBot, RandomBot


class BadBot(Exception):
    """There is no bot of that name; the text is one clear sentence."""


_MAKERS: dict[str, Callable[[str], Bot]] = {
    "random": lambda _game_id: RandomBot(),
    "greedy": lambda game_id: GreedyBot(value_of(game_id)),
}

BOTS: tuple[str, ...] = tuple(_MAKERS)
"""The names of the bots, weakest first."""


def make_bot(spec: str, game_id: str) -> Bot:
    """The bot of that name for a game, or BadBot."""
    if spec not in _MAKERS:
        raise BadBot(f"there is no bot '{spec}' (there are: {', '.join(BOTS)})")
    return _MAKERS[spec](game_id)
