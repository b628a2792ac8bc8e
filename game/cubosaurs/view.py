"""What a seat may see of a game of Cubosaurs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.core.values import SPECTATOR
from game.cubosaurs.model import FORBIDDEN, TURN, CuboState
from game.cubosaurs.result import past_lines

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules


@dataclass(frozen=True)
class CuboView:
    """The table as one seat sees it; cards of the hand that it never held are None.

    Cards are numbers of kinds (`rules.deck.kinds`), collections are counts by kind. `holder` has the hand (-1 for
    nobody), `added` says of each of its cards whether it came openly from a collection. Tiles are ids, '' in the
    market where one was bought. `past` has the lines of every finished round by round and seat. `chosen` is what
    was chosen so far for the tile that is being carried out: a card to give, or the seat and card to swap for.
    """

    seat: int
    round: int
    rounds: int
    direction: int
    starter: int
    deck: int
    aside: int
    destroyed: tuple[int, ...]
    collections: tuple[tuple[int, ...], ...]
    holder: int
    hand: tuple[int | None, ...]
    added: tuple[bool, ...]
    tokens: tuple[int, ...]
    supply: int
    market: tuple[str, ...]
    tiles: tuple[tuple[str, ...], ...]
    bought: bool
    past: tuple[tuple[tuple[int, ...], ...], ...]
    to_act: int
    asked: str
    chosen: tuple[int, ...]


def view_for(rules: CuboRules, state: CuboState, seat: int) -> CuboView:
    """The view of a seat; the spectator sees of a hand only what came from collections."""
    size = rules.size
    top = state.stack[-1] if state.stack else None
    return CuboView(
        seat=seat,
        round=state.round,
        rounds=rules.rounds,
        direction=rules.direction(state),
        starter=state.starter,
        deck=state.left,
        aside=len(state.pool) - state.left + len(state.gone),
        destroyed=tuple(state.gone),
        collections=tuple(tuple(state.counts[s * size : s * size + size]) for s in range(rules.seats)),
        holder=state.stack[0].seat if state.hand else -1,
        hand=tuple(card if knows(seen, seat) else None for card, seen in zip(state.hand, state.seen, strict=True)),
        added=tuple(seen < 0 for seen in state.seen),
        tokens=tuple(state.tokens),
        supply=state.supply,
        market=tuple(rules.tiles[number].id if number >= 0 else "" for number in state.market),
        tiles=tuple(tuple(tile.id for tile in rules.tiles if mask >> tile.number & 1) for mask in state.tiles),
        bought=_has_bought(state),
        past=_past(rules, state),
        to_act=rules.to_act(state),
        asked=top.kind if top is not None else "",
        chosen=top.args if top is not None and top.kind != TURN else (),
    )


def open_view(rules: CuboRules, state: CuboState, seat: int) -> CuboView:
    """The view of a seat to whom the hand is shown."""
    return replace(view_for(rules, state, seat), hand=tuple(state.hand))


def knows(seen: int, seat: int) -> bool:
    """Whether a seat has seen a card of the hand with that mask."""
    return seen < 0 if seat == SPECTATOR else bool(seen >> seat & 1)


def _has_bought(state: CuboState) -> bool:
    """Whether the seat whose turn it is has bought a tile in it."""
    first = state.stack[0] if state.stack else None
    return first is not None and (first.kind == FORBIDDEN or first.args == (1,))


def _past(rules: CuboRules, state: CuboState) -> tuple[tuple[tuple[int, ...], ...], ...]:
    rows = [past_lines(rules, state.past, seat) for seat in range(rules.seats)]
    return tuple(tuple(tuple(rows[seat][number]) for seat in range(rules.seats)) for number in range(len(rows[0])))
