"""A seat for another program: it is started as a process and spoken to by the line protocol of `engine.py`."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Mapping
from typing import IO, Any, Final

from ai.bad_bot import BadBot
from ai.bot import Bot, Sample
from game.core.rules import AnyRules
from game.core.values import Action, Decision

ENGINE: Final = "engine:"
"""What stands before the command of such a seat."""

PATIENCE: Final = 120.0
"""Seconds after which a program that says nothing is given up."""

SHOWN: Final = 80
"""How much of an odd answer is shown."""


class OutsideBot(Bot):
    """Another program at a seat; BadBot says what is wrong with it as soon as something is."""

    def __init__(self, command: str) -> None:
        """Start the program of that command line; BadBot if there is none."""
        self.command = command
        try:
            words = shlex.split(command) or [""]
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except (OSError, ValueError) as error:
            raise BadBot(f"the engine '{command}' does not start: {error}") from None
        self._heard: queue.Queue[str] = queue.Queue()
        assert self._process.stdout is not None
        threading.Thread(target=_listen, args=(self._process.stdout, self._heard), daemon=True).start()

    def begin(self, rules: AnyRules, options: Mapping[str, str], seed: int) -> None:
        """Tell the program which game begins."""
        self._ask(do="new", game=rules.game, seats=rules.seats, options=dict(options), seed=seed)

    def hear(self, action: Action) -> None:
        """Tell the program what was taken."""
        self._ask(do="play", text=action.text)

    def choose(self, rules: AnyRules, decision: Decision, sample: Sample, seed: int) -> Action:  # noqa: ARG002
        """What the program takes; it is told the options."""
        texts = {option.text: option for option in decision.options}
        said = self._ask(do="go", seat=decision.seat, prompt=decision.prompt, options=list(texts), seed=seed)
        text = said.get("text")
        if text not in texts:
            raise BadBot(f"the engine '{self.command}' chose what is not allowed: {ascii(text)[:SHOWN]}")
        return texts[text]

    def close(self) -> None:
        """End the program."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        self._process.terminate()
        self._process.wait()

    def _ask(self, **order: object) -> dict[str, Any]:
        """What the program answers to an order; BadBot if that is an error, odd, or nothing."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            line = self._heard.get(timeout=PATIENCE)
        except (OSError, queue.Empty):
            raise BadBot(f"the engine '{self.command}' does not answer") from None
        if not line:
            raise BadBot(f"the engine '{self.command}' has ended")
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            raise BadBot(f"the engine '{self.command}' answered oddly: {ascii(line)[:SHOWN]}")
        if "error" in said:
            raise BadBot(f"the engine '{self.command}' cannot go on: {ascii(said['error'])[:SHOWN]}")
        return said


def _listen(stream: IO[str], heard: queue.Queue[str]) -> None:
    """Hand on every line, and an empty one at the end."""
    for line in stream:
        heard.put(line)
    heard.put("")
    stream.close()
