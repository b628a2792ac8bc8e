"""One question to a bot as plain data, and the thinking that answers it in whatever process it is done."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from ai.catalog import make_bot
from ai.search.budget import Stop, never
from game.core.rules import AnyRules
from game.core.state import Plain, State
from game.registry import make_rules

FALLBACKS = ("greedy", "random")
"""The bots that answer where another one failed, in this order."""


@dataclass(frozen=True)
class Request:
    """A decision to be made by a bot: the game as it is set up, and all that the seat knows of it."""

    game: str
    seats: int
    options: dict[str, str]
    overlays: str | None
    seat: int
    bot: str
    knowledge: Plain
    seed: int


@dataclass(frozen=True)
class Answer:
    """The text of the chosen action; `problem` says why the greedy bot answered instead, '' if it did not."""

    action: str
    problem: str = ""


_kept: dict[tuple[object, ...], AnyRules] = {}


def think(request: Request, stop: Stop = never) -> str:
    """The text of the action that the request's bot chooses, as far as it came until it was stopped."""
    rules = _rules(request)
    world = rules.decode(request.knowledge)
    decision = rules.decision(world)
    if decision is None or decision.seat != request.seat:
        raise ValueError(f"nothing is asked of seat {request.seat}")

    def sample(seed: int) -> State:
        dealt: State = rules.determinize(world, request.seat, seed)
        return dealt

    bot = make_bot(request.bot, request.game, stop)
    return bot.choose(rules, rules.view(world, request.seat), decision, sample, request.seed).text


def stand_in(request: Request, problem: str) -> Answer:
    """The greedy bot's answer, or the random one's if even that fails, with the problem that made it necessary."""
    try:
        return Answer(think(replace(request, bot=FALLBACKS[0])), problem)
    except Exception:
        return Answer(think(replace(request, bot=FALLBACKS[1])), problem)


def _rules(request: Request) -> AnyRules:
    """The rules of the request's game, kept for the next request of the same one."""
    key = (request.game, request.seats, tuple(sorted(request.options.items())), request.overlays)
    if key not in _kept:
        overlays = Path(request.overlays) if request.overlays is not None else None
        _kept[key] = make_rules(request.game, request.seats, request.options, overlays).rules
    return _kept[key]
