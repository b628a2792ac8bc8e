"""Games that bots play among themselves for a while, to be gone on with later: what each level makes of a deal.

Every choice depends on the seed of the deal and on how many actions there were before it, on nothing else: with bots
that count play-outs the game is the same on every machine, and in however many pieces it is played.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final

from ai.bot import sampler
from ai.catalog import make_bot
from ai.levels import LEVELS, RUNGS
from ai.messages import Played, Story
from ai.minds import knowledge_of
from ai.search.budget import Stop, never
from game.core.rng import seeded
from game.core.rules import Ready
from game.core.state import State

VERSION: Final = 3
"""Of what a par is: whoever changes what levels know, or how they play here, raises it, and pars are made anew."""

MOST: Final = 5_000
"""No game has more actions."""

_last: list[tuple[str, tuple[str, ...], State]] = []


def counted(game: str, bot: str) -> str:
    """A bot as it plays a par: the same level and style, but with a number of play-outs and no clock.

    The number is that of its level; the top ones have the one by which strength is measured.
    """
    level, known = bot.partition(":")[0], knowledge_of(game)
    number = list(LEVELS).index(level)
    top = number >= len(RUNGS) - 1
    return f"{bot}#{known.held.usual if top else known.levels[number].play_outs}"


def play_on(ready: Ready, story: Story, bots: Sequence[str], seconds: float, stop: Stop = never) -> Played:
    """More actions of a game, one at least unless it is over or stopped, until the seconds are over.

    A choice that was stopped in the middle is none: it would be another one.
    """
    rules, end, found = ready.rules, time.perf_counter() + seconds, list(story.actions)
    key = f"{rules.game} {ready.options} {ready.data_hash} {story.seed} {list(bots)}"
    state = _state(ready, key, story, stop)
    minds = {n: make_bot(bot, rules.game, stop) for n, bot in enumerate(bots) if bot}
    while state is not None and (decision := rules.decision(state)) is not None and len(found) < MOST:
        seed = seeded(story.seed * 1_000_003 + len(found)) >> 1
        action = minds[decision.seat].choose(rules, decision, sampler(rules, state, decision.seat), seed)
        if stop():
            break
        rules.step(state, action, None)
        found.append(action.text)
        if time.perf_counter() >= end:
            break
    return _told(ready, key, state, found, len(story.actions))


def _told(ready: Ready, key: str, state: State | None, found: list[str], known: int) -> Played:
    """What is answered; the game is kept, for it will be asked for again."""
    _last[:] = [(key, tuple(found), state)] if state is not None else []
    outcome = ready.rules.outcome(state) if state is not None else None
    points = tuple(score.total for score in outcome.scores) if outcome is not None else ()
    winners = tuple(outcome.winners) if outcome is not None else ()
    return Played(tuple(found[known:]), ready.data_hash, points, winners)


def _state(ready: Ready, key: str, story: Story, stop: Stop) -> State | None:
    """The game after its actions; None where that was stopped. ValueError or IllegalAction for what is no game."""
    if _last and _last[0][:2] == (key, story.actions):
        return _last[0][2]
    state: State = ready.rules.start(story.seed)
    for text in story.actions:
        if stop():
            return None
        ready.rules.apply(state, ready.rules.parse(text), [])
    return state


def specs(game: str, bots: Sequence[str], seat: int) -> Mapping[str, tuple[str, ...]]:
    """For every level, who plays its par: the level itself on that seat, on the others the bots of the deal."""
    others = [counted(game, bot) if bot else "" for bot in bots]
    return {level: (*others[:seat], counted(game, level), *others[seat + 1 :]) for level in RUNGS}
