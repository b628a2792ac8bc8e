"""A player of whatever version of Cabinet its Python has: `against.py` starts one for each side of a match.

It is handed positions as data, one JSON object a line, and answers each with what its bot takes there. So it imports
nothing but what every version has, and keeps nothing from one choice to the next.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from ai.bot import sampler
from ai.catalog import make_bot
from game.core.state import decode, encode
from game.registry import make_rules

Message = dict[str, Any]


class Player:
    """One bot at a table whose rules are its own version's."""

    def __init__(self, order: Message) -> None:
        """Sit down: the game, its seats and options, the bot, and a folder of figures if they are not the own ones."""
        figures = Path(order["figures"]) if order.get("figures") else None
        self.rules: Any = make_rules(order["game"], order["seats"], order["options"], figures).rules
        self.bot = make_bot(order["bot"], order["game"])
        self.blank = type(self.rules.start(0))
        self.seed = 0
        self.state: Any = None

    def go(self, order: Message) -> Message:
        """Choose in a position that is handed over."""
        self.state, self.seed = decode(self.blank(), order["state"]), order["seed"]
        return self._chosen()

    def on(self, _order: Message) -> Message:
        """Choose again after the last choice, which was only a part of what the other rules ask for at once."""
        return self._chosen()

    def _chosen(self) -> Message:
        """What the bot takes, the position after it, and the seconds of the processor that it thought for."""
        state, start = self.state, time.process_time()
        decision = self.rules.decision(state)
        choice = self.bot.choose(self.rules, decision, sampler(self.rules, state, decision.seat), self.seed)
        seconds = time.process_time() - start
        self.rules.step(state, choice, None)
        return {"text": choice.text, "after": encode(state), "seconds": seconds}


def main() -> None:
    """Follow orders until there are no more."""
    player: Player | None = None
    for line in sys.stdin:
        order = json.loads(line)
        try:
            if order["do"] == "sit":
                player, said = Player(order), {}
            else:
                assert player is not None
                said = player.go(order) if order["do"] == "go" else player.on(order)
        except Exception as error:
            said = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
