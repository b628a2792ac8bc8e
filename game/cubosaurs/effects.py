"""The Evolution tiles: for each kind of effect when it can be carried out, what it does, and what it asks.

Buying a tile without applying its effect is not allowed. Hence a tile is only for sale to a seat that can apply it;
the free refusal passes the hand at once; and the forbidden type binds its buyer, who holds a type of the hand, to
refuse: a card of any type may then be added.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.beats import end_beat
from game.core.values import Action, Event, Frame, but
from game.cubosaurs import course, dna
from game.cubosaurs.data import TilesData
from game.cubosaurs.model import (
    BOUGHT_FRAMES,
    DESTROY,
    DESTROY_OTHER,
    FORBIDDEN,
    GIVE,
    GIVE_TO,
    STEAL,
    SWAP,
    SWAP_OWN,
    TOKEN,
    CuboAction,
    CuboState,
)
from game.cubosaurs.scoring import Bonus

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules

Obstacle = Callable[["CuboRules", CuboState, int], str]
Events = list[Event] | None
Begin = Callable[["CuboRules", CuboState, int, "list[Event] | None"], None]


class Tile:
    """A tile in play: its number, cost and effect; `bonus` is what it scores at the end of a round, if anything."""

    __slots__ = ("amount", "begin", "bonus", "cost", "effect", "id", "interaction", "number", "obstacle")

    def __init__(self, number: int, id_: str, effect: str, amount: int, cost: int, interaction: bool) -> None:
        self.number = number
        self.id = id_
        self.effect = effect
        self.amount = amount
        self.cost = cost
        self.interaction = interaction
        self.obstacle: Obstacle = OBSTACLES[effect]
        self.begin: Begin = BEGINNINGS[effect]
        scores = effect in ("per_type", "per_egg")
        self.bonus = Bonus(id_, 1 << number, amount, effect == "per_egg") if scores else None


def tiles_in_play(data: TilesData, options: Mapping[str, str]) -> list[Tile]:
    """The tiles of a game, without those of direct interaction where the players wish so."""
    marked = data.interaction.tiles
    names = [name for name in data.tiles if options["interaction"] == "yes" or name not in marked]
    return [
        Tile(number, name, data.tiles[name].effect, data.tiles[name].amount, data.costs[name].tokens, name in marked)
        for number, name in enumerate(names)
    ]


def obstacle(rules: CuboRules, state: CuboState, seat: int, tile: Tile) -> str:
    """Why the seat cannot buy a tile of the market now, '' if it can."""
    if state.tokens[seat] < tile.cost:
        return "too_few_tokens"
    return tile.obstacle(rules, state, seat)


def buy(rules: CuboRules, state: CuboState, seat: int, tile: Tile, events: list[Event] | None) -> None:
    """Pay for a tile of the market, lay it before the seat and begin its effect."""
    state.tokens[seat] -= tile.cost
    state.supply += tile.cost
    state.market[state.market.index(tile.number)] = -1
    state.tiles[seat] |= 1 << tile.number
    state.stack.append(BOUGHT_FRAMES[seat])
    if events is not None:
        events.append(Event("bought", seat, (("tile", tile.id), ("cost", tile.cost)), news=but(seat)))
        end_beat(state, events)
    tile.begin(rules, state, seat, events)


def _always(_rules: CuboRules, _state: CuboState, _seat: int) -> str:
    return ""


def _needs_deck(_rules: CuboRules, state: CuboState, _seat: int) -> str:
    return "" if state.left else "deck_empty"


def _needs_forbidden(_rules: CuboRules, state: CuboState, seat: int) -> str:
    return "" if state.held[seat] & state.barred else "no_forbidden_card"


def _needs_own(_rules: CuboRules, state: CuboState, seat: int) -> str:
    return "" if state.held[seat] else "own_collection_empty"


def _needs_theirs(rules: CuboRules, state: CuboState, seat: int) -> str:
    held = any(state.held[other] for other in range(rules.seats) if other != seat)
    return "" if held else "other_collections_empty"


def _needs_both(rules: CuboRules, state: CuboState, seat: int) -> str:
    return _needs_own(rules, state, seat) or _needs_theirs(rules, state, seat)


OBSTACLES: dict[str, Obstacle] = {
    "per_type": _always,
    "per_egg": _always,
    "draw": _needs_deck,
    "free_refusal": _always,
    "forbidden_type": _needs_forbidden,
    "destroy_own": _needs_own,
    "destroy_other": _needs_theirs,
    "steal": _needs_theirs,
    "give": _needs_own,
    "swap": _needs_both,
}
"""Why a seat cannot carry out an effect now, '' if it can."""


def _nothing_yet(_rules: CuboRules, _state: CuboState, _seat: int, _events: list[Event] | None) -> None:
    """The tile counts at the end of the round."""


def _draw(rules: CuboRules, state: CuboState, seat: int, events: list[Event] | None) -> None:
    """Draw a card into the hand, even of a type that is in it."""
    course.draw_to_hand(rules, state, seat, events)


def _pass_freely(rules: CuboRules, state: CuboState, seat: int, events: list[Event] | None) -> None:
    """Pass the hand on as it is."""
    state.stack.pop()
    course.pass_on(rules, state, seat, -1, events)


def _bind(_rules: CuboRules, state: CuboState, seat: int, _events: list[Event] | None) -> None:
    """The turn goes on with a refusal that may add a type of the hand."""
    state.stack[-1] = Frame(FORBIDDEN, seat)


def _ask(kind: str) -> Begin:
    """An effect that asks the buyer, with the rest of the turn still owed."""

    def begin(_rules: CuboRules, state: CuboState, seat: int, _events: list[Event] | None) -> None:
        state.stack.append(Frame(kind, seat))

    return begin


BEGINNINGS: dict[str, Begin] = {
    "per_type": _nothing_yet,
    "per_egg": _nothing_yet,
    "draw": _draw,
    "free_refusal": _pass_freely,
    "forbidden_type": _bind,
    "destroy_own": _ask(DESTROY),
    "destroy_other": _ask(DESTROY_OTHER),
    "steal": _ask(STEAL),
    "give": _ask(GIVE),
    "swap": _ask(SWAP),
}
"""What happens as soon as a tile is bought."""


def destroy_options(rules: CuboRules, state: CuboState, frame: Frame) -> list[Action]:
    """The own cards that can be destroyed."""
    return _own(rules, state, frame.seat, rules.own[DESTROY])


def give_options(rules: CuboRules, state: CuboState, frame: Frame) -> list[Action]:
    """The own cards that can be given or swapped."""
    return _own(rules, state, frame.seat, rules.own[GIVE])


def _own(rules: CuboRules, state: CuboState, seat: int, actions: Sequence[CuboAction]) -> list[Action]:
    return [actions[card] for card in range(rules.size) if state.held[seat] >> card & 1]


def theirs_options(rules: CuboRules, state: CuboState, frame: Frame) -> list[Action]:
    """The cards of all opponents."""
    theirs = rules.theirs[frame.kind]
    others = [other for other in range(rules.seats) if other != frame.seat]
    return [theirs[other][card] for other in others for card in range(rules.size) if state.held[other] >> card & 1]


def give_to_options(rules: CuboRules, _state: CuboState, frame: Frame) -> list[Action]:
    """The opponents who can be given a card."""
    return [action for other, action in enumerate(rules.others[GIVE_TO]) if other != frame.seat]


def token_options(rules: CuboRules, state: CuboState, frame: Frame) -> list[Action]:
    """The opponents who have a token to give."""
    return [rules.others[TOKEN][other] for other in dna.givers(state, frame.seat)]


def destroy_own(rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: Events) -> None:
    """Destroy an own card."""
    _destroy(rules, state, frame.seat, frame.seat, action.card, events)


def destroy_other(rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: Events) -> None:
    """Destroy a card of an opponent."""
    _destroy(rules, state, frame.seat, action.other, action.card, events)


def steal(rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: Events) -> None:
    """Take a card of an opponent."""
    _move(rules, state, frame.seat, ((action.card, action.other, frame.seat),), events)


def give(rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: Events) -> None:
    """Give a card to the one opponent, or name it and ask to whom it goes."""
    seat = frame.seat
    if rules.seats > 2:
        _choose(state, Frame(GIVE_TO, seat, (action.card,)), seat, action.card, events)
    else:
        _move(rules, state, seat, ((action.card, seat, 1 - seat),), events)


def give_to(rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: Events) -> None:
    """Give the named card to an opponent."""
    _move(rules, state, frame.seat, ((frame.args[0], frame.seat, action.other),), events)


def swap(_rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: Events) -> None:
    """Name a card of an opponent and ask for the own one."""
    rest = Frame(SWAP_OWN, frame.seat, (action.other, action.card))
    _choose(state, rest, action.other, action.card, events)


def swap_own(rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: Events) -> None:
    """Swap the named card for an own one."""
    other, card = frame.args
    _move(rules, state, frame.seat, ((card, other, frame.seat), (action.card, frame.seat, other)), events)


def take_token(rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: Events) -> None:
    """Take a token from an opponent."""
    dna.choose(state, frame.seat, action.other, events)
    course.go_on(rules, state, events)


def _choose(state: CuboState, rest: Frame, owner: int, card: int, events: list[Event] | None) -> None:
    """Name a card of a collection, openly, and ask for the rest of the effect."""
    state.stack.append(rest)
    if events is not None:
        events.append(Event("chose", rest.seat, (("card", card), ("owner", owner)), news=but(rest.seat)))


def _destroy(rules: CuboRules, state: CuboState, seat: int, owner: int, card: int, events: list[Event] | None) -> None:
    """Put a card of a collection to those set aside, openly."""
    _take_out(rules, state, owner, card)
    state.gone.append(card)
    if events is not None:
        events.append(Event("destroyed", owner, (("card", card), ("by", seat)), news=but(seat)))


def _move(
    rules: CuboRules, state: CuboState, seat: int, moves: Sequence[tuple[int, int, int]], events: list[Event] | None
) -> None:
    """Move cards between collections, all at once; then DNA icons are paid, the buyer's first."""
    for card, giver, _ in moves:
        _take_out(rules, state, giver, card)
    for card, giver, taker in moves:
        state.counts[taker * rules.size + card] += 1
        state.held[taker] |= 1 << card
        if events is not None:
            events.append(Event("moved", taker, (("card", card), ("from", giver), ("by", seat)), news=but(seat)))
    owed = [taker for card, _, taker in moves if rules.deck.icon[card]]
    if owed:
        dna.pay(state, owed, events)
    course.go_on(rules, state, events)


def _take_out(rules: CuboRules, state: CuboState, owner: int, card: int) -> None:
    at = owner * rules.size + card
    state.counts[at] -= 1
    if not state.counts[at]:
        state.held[owner] ^= 1 << card
