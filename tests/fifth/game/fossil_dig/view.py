"""What a seat may see of a game of Fossil Dig."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.fifth.game.fossil_dig.model import DigState

if TYPE_CHECKING:
    from tests.fifth.game.fossil_dig.rules import DigRules


@dataclass(frozen=True)
class DigView:
    """The table as one seat sees it: of the secrets only its own, None for the others', all of them at the end."""

    seat: int
    day: int
    days: int
    deck: int
    secrets: tuple[int | None, ...]
    finds: tuple[tuple[int, ...], ...]
    brought: tuple[tuple[int, ...], ...]
    home: tuple[bool, ...]
    to_act: int
    asked: str


def look(rules: DigRules, state: DigState, seat: int) -> DigView:
    """The view of a seat; the spectator sees no secret."""
    over = state.day == rules.days
    return DigView(
        seat=seat,
        day=state.day,
        days=rules.days,
        deck=len(state.deck),
        secrets=tuple(kind if over or owner == seat else None for owner, kind in enumerate(state.secrets)),
        finds=tuple(tuple(finds) for finds in state.finds),
        brought=tuple(tuple(brought) for brought in state.brought),
        home=tuple(bool(home) for home in state.home),
        to_act=rules.to_act(state),
        asked=rules.prompt(state) if state.stack else "",
    )
