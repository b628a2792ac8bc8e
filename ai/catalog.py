"""The bots by their names."""

from __future__ import annotations

import re

from ai.bad_bot import BadBot
from ai.bot import Bot
from ai.levels import LEVELS, LONGEST, MOST, STYLES, search_bot
from ai.minds import worth_of
from ai.outside import ENGINE, OutsideBot
from ai.search.budget import Stop, never
from ai.search.knowledge import scores_now
from ai.simple import GreedyBot, RandomBot

BOTS: tuple[str, ...] = ("random", "greedy", *LEVELS)
"""The names of the bots, weakest first."""


def make_bot(spec: str, game_id: str, stop: Stop = never) -> Bot:
    """The bot of that name for a game, or BadBot; one that searches stops as soon as it is told to.

    `engine:COMMAND` is another program that speaks the line protocol. `greedy:bare` knows the rules alone, as a style
    of that name of the others: it takes what scores most at once.
    """
    if spec.startswith(ENGINE):
        return OutsideBot(spec.removeprefix(ENGINE))
    if spec == "random":
        return RandomBot()
    if spec == "greedy":
        return GreedyBot(worth_of(game_id))
    if spec == "greedy:bare":
        return GreedyBot(scores_now)
    bot = search_bot(spec, game_id, stop)
    if bot is None:
        raise BadBot(f"there is no bot '{spec}' ({_instead(spec)})")
    return bot


def _instead(spec: str) -> str:
    """What could be written: of a level its styles and limits, otherwise the names."""
    level = re.split("[:@#]", spec)[0]
    if level not in LEVELS:
        return f"there are: {', '.join(BOTS)}"
    styles = ", ".join(f"{level}:{style}" for style in STYLES if style)
    return f"there are {styles}; {level}@1 to {level}@{LONGEST} milliseconds, {level}#1 to {level}#{MOST} play-outs"
