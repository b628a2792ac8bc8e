"""Models as their states declare them: slots, blank values and the copy, written from the names of the fields.

A state names its fields once: by kind (`NUMBERS`, `LISTS`, `ROWS`), which of them do not begin at 0 (`BLANK`) and what
copies share (`SHARED`). The compiler wants to see every field, and a search spends its time in `clone`; so the rest of
the class is written out. `python -m tests.game.states` does that anew, from the repository's root.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from pathlib import Path

from game.core.state import State
from game.registry import GAMES, make_rules

MARK = "    # Written by `python -m tests.game.states` from the names above."
WIDTH = 112
LONGEST = 40
"""No function has more lines than this."""


def written_states() -> dict[str, type[State]]:
    """The states by game that have a copy of their own, and not that of the core."""
    states = {name: make_rules(name, game.seat_counts[0]).rules.blank for name, game in GAMES.items()}
    return {name: state for name, state in states.items() if "clone" in vars(state)}


def model(state: type[State]) -> Path:
    """The file in which a state stands."""
    return Path(inspect.getfile(state))


def rewritten(state: type[State], text: str) -> str:
    """The text of a model with everything that follows from the state's declaration as it must read."""
    lines = text.splitlines()
    found = next(
        node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == state.__name__
    )
    declared = [node.end_lineno for node in found.body if isinstance(node, ast.AnnAssign)]
    first, last = declared[-1] or 0, found.end_lineno or 0
    return "\n".join(
        [*lines[:first], "", MARK, *_slots(state), "", *_init(state), "", *_clone(state), *lines[last:], ""]
    )


def _slots(state: type[State]) -> list[str]:
    names = ", ".join(f'"{name}"' for name in sorted((*state.NUMBERS, *state.LISTS, *state.ROWS)))
    return [
        "    __slots__ = (",
        *(f"        {line}" for line in textwrap.wrap(f"{names},", WIDTH)),
        "    )  # fmt: skip",
    ]


def _init(state: type[State]) -> list[str]:
    """Every field with its type and its blank value."""
    kinds = (("int", state.NUMBERS), ("list[int]", state.LISTS), ("list[list[int]]", state.ROWS))
    fields = [(name, kind) for kind, names in kinds for name in names]
    blank = [f"self.{name}: {kind} = {state.BLANK.get(name, 0) if kind == 'int' else '[]'}" for name, kind in fields]
    return _function("__init__(self) -> None", ["super().__init__()", *blank])


def _clone(state: type[State]) -> list[str]:
    """The copy of every field as its kind wants it."""
    name = state.__name__
    copies = [f"copy.{field} = self.{field}" for field in state.NUMBERS]
    copies += [f"copy.{field} = self.{field}{'' if field in state.SHARED else '[:]'}" for field in state.LISTS]
    copies += [f"copy.{field} = {_rows(state, field)}" for field in state.ROWS]
    head = ["copy.rng = self.rng", "copy.stack = self.stack[:]"]
    if len(copies) + 5 > LONGEST:
        head = ["copy.rng, copy.stack = self.rng, self.stack[:]"]
    return _function(f"clone(self) -> {name}", [f"copy = {name}.__new__({name})", *head, *copies, "return copy"])


def _rows(state: type[State], field: str) -> str:
    return f"self.{field}[:]" if field in state.SHARED else f"[row[:] for row in self.{field}]"


def _function(head: str, body: list[str]) -> list[str]:
    return [f"    def {head}:", *(f"        {line}" for line in body)]


if __name__ == "__main__":
    for each in written_states().values():
        model(each).write_text(rewritten(each, model(each).read_text(encoding="utf-8")), encoding="utf-8")
