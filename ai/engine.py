"""The line protocol: a player that hears orders as JSON, one object a line, and answers each with one.

`new` begins a game, `play` tells what the seat to act took, `go` asks for a choice of that seat; `docs/engine.md` has
the whole of it. So any version of Cabinet, or somebody else's bot, can sit at the table of another.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ai.bad_bot import BadBot
from ai.bot import Bot, sampler
from ai.catalog import make_bot
from game.core.rules import AnyRules, BadOption
from game.core.state import State
from game.core.values import IllegalAction
from game.registry import UnknownGame, make_rules

Message = dict[str, Any]
"""One object of the protocol."""


class BadOrder(Exception):
    """An order that cannot be followed; the text is one clear sentence."""


class Engine:
    """Follows a game by the texts of its actions, and chooses for whichever seat is to act."""

    def __init__(self, bot: str, overlays: Path | None = None) -> None:
        """An engine that plays as that bot where an order names no other."""
        self.bot = bot
        self.overlays = overlays
        self._rules: AnyRules | None = None
        self._state: State | None = None
        self._bots: dict[tuple[str, str], Bot] = {}

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """The answer to every line that is not blank."""
        return (json.dumps(self.answer(line)) for line in lines if line.strip())

    def answer(self, line: str) -> Message:
        """What is answered to a line: who is to act after it, at the end who won, or an error in one sentence."""
        try:
            order = json.loads(line)
            if not isinstance(order, dict):
                raise BadOrder("an order is an object")
            said = self._follow(order)
            return {**said, **self._standing()}
        except ValueError:
            return {"error": "that is no JSON", "seat": -1}
        except (BadOrder, BadBot, BadOption, IllegalAction, UnknownGame) as error:
            return {"error": str(error), "seat": -1}

    def _follow(self, order: Message) -> Message:
        does = order.get("do")
        if does == "new":
            return self._new(order)
        if does == "play":
            return self._play(order)
        if does == "go":
            return self._go(order)
        raise BadOrder(f"there is no order {does!r} (there are: new, play, go)")

    def _new(self, order: Message) -> Message:
        """Begin a game with these seats and options, dealt by the seed."""
        game, seats, seed = _text(order, "game"), _number(order, "seats"), _number(order, "seed")
        options = order.get("options") or {}
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            raise BadOrder("'options' is an object of texts")
        self._rules = make_rules(game, seats, options, self.overlays).rules
        self._state = self._rules.start(seed)
        return {}

    def _play(self, order: Message) -> Message:
        """Let the seat to act take an action."""
        rules, state = self._game()
        rules.apply(state, rules.parse(_text(order, "text")), None)
        return {}

    def _go(self, order: Message) -> Message:
        """Choose for the seat to act; the game stays where it is."""
        rules, state = self._game()
        decision = rules.decision(state)
        if decision is None:
            raise BadOrder("the game is over")
        spec = _text(order, "bot") if "bot" in order else self.bot
        key = (rules.game, spec)
        if key not in self._bots:
            self._bots[key] = make_bot(spec, rules.game)
        seed = _number(order, "seed") if "seed" in order else 0
        choice = self._bots[key].choose(rules, decision, sampler(rules, state, decision.seat), seed)
        return {"text": choice.text}

    def _game(self) -> tuple[AnyRules, State]:
        if self._rules is None or self._state is None:
            raise BadOrder("no game has begun")
        return self._rules, self._state

    def _standing(self) -> Message:
        """Who is to act, -1 at the end, and then who won with how many points."""
        rules, state = self._game()
        outcome = rules.outcome(state)
        if outcome is None:
            return {"seat": rules.to_act(state)}
        scores = [score.total for score in outcome.scores]
        return {"seat": -1, "winners": list(outcome.winners), "scores": scores}


def _text(order: Message, key: str) -> str:
    """The text of an order under a key, or BadOrder."""
    value = order.get(key)
    if not isinstance(value, str):
        raise BadOrder(f"'{key}' must be a text")
    return value


def _number(order: Message, key: str) -> int:
    """The whole number of an order under a key, or BadOrder."""
    value = order.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadOrder(f"'{key}' must be a whole number")
    return value
