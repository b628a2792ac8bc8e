"""The Specimen Lab: draw and discard, take from the open pile, or only discard.

Where the rulebook is silent: a deck that runs out while cards are drawn is rebuilt at once from the discard pile, and
if that is empty too the seat draws what there is. Discarding alone means at least one card.
"""

from __future__ import annotations

from game.core.state import drawn
from game.core.values import Action, Event, Frame, but, only
from game.holotype.actions import DISCARD, DONE, DRAW, DRAW_MORE, TAKE
from game.holotype.box import Box
from game.holotype.model import ASK_DISCARD, ASK_SEARCH, FRAMES, TILE_DISCARD, TILE_LAB, HoloAction, HoloState, bits

_CHOICES: list[list[Action]] = [
    [act for n, act in enumerate((DRAW, DRAW_MORE, TAKE, DISCARD)) if mask >> n & 1] for mask in range(16)
]


def doable(state: HoloState, seat: int) -> bool:
    """Whether there is anything to draw, take or discard."""
    return bool(state.deck or state.discard or state.hands[seat])


def enter(box: Box, state: HoloState, seat: int, senior: int, _events: list[Event] | None) -> None:
    """Ask for one of the actions of the Lab."""
    state.stack.append(box.lab_frames[senior][seat])


def lab_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """The actions that the cards allow."""
    left = len(state.deck) + len(state.discard)
    mask = 1 if left else 0
    if state.tiles[frame.seat] & TILE_LAB and left > box.lab_draw[frame.args[0]]:
        mask |= 2
    if state.discard:
        mask |= 4
    if state.hands[frame.seat]:
        mask |= 8
    return _CHOICES[mask]


def lab_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Draw, take or ask for discards."""
    seat, senior = frame.seat, frame.args[0]
    if events is not None:
        events.append(Event("lab", seat, (("choice", action.text.removeprefix("lab ")),), news=but(seat)))
    if action.item <= 1:
        draw(box, state, seat, box.lab_draw[senior] + action.item, events)
        if state.tiles[seat] & TILE_LAB:
            state.stack.append(Frame(ASK_DISCARD, seat, (1, 1)))
        else:
            state.stack.append(box.discard_one[seat])
    elif action.item == 3:
        state.stack.append(Frame(ASK_DISCARD, seat, (1, box.lab_discard[senior] - 1)))
    elif searches(state, seat):
        state.stack.append(FRAMES[ASK_SEARCH][seat])
    else:
        _take(box, state, seat, state.discard[-1], events)


def searches(state: HoloState, seat: int) -> bool:
    """Whether the seat picks any card of the discard pile instead of the top one, and has a choice there."""
    return bool(state.tiles[seat] & TILE_DISCARD) and len(state.discard) > 1


def search_options(box: Box, state: HoloState, _frame: Frame) -> list[Action]:
    """Every card of the discard pile, the top one first."""
    return [box.actions.take[card] for card in reversed(state.discard)]


def search_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Take that card."""
    _take(box, state, frame.seat, action.item, events)


def _take(box: Box, state: HoloState, seat: int, card: int, events: list[Event] | None) -> None:
    """Take a card from the open pile; everyone knows from now on who holds it."""
    state.discard.remove(card)
    state.hands[seat] |= 1 << card
    state.known[seat] |= 1 << card
    if events is not None:
        events.append(Event("took", seat, (("card", box.cards.ids[card]),), news=but(seat)))


def discard_options(box: Box, state: HoloState, frame: Frame) -> list[Action]:
    """Every card in hand, and the end once enough are discarded."""
    options: list[Action] = [box.actions.discard[card] for card in bits(state.hands[frame.seat])]
    if not frame.args[0]:
        options.append(DONE)
    return options


def discard_step(box: Box, state: HoloState, frame: Frame, action: HoloAction, events: list[Event] | None) -> None:
    """Put a card on the discard pile, and ask for the next one where there may be one."""
    if action.kind == "done":
        return
    seat, card = frame.seat, action.item
    must, may = frame.args
    state.hands[seat] ^= 1 << card
    state.known[seat] &= ~(1 << card)
    state.discard.append(card)
    if events is not None:
        events.append(Event("discarded", seat, (("card", box.cards.ids[card]),), news=but(seat)))
    must, may = (must - 1, may) if must else (0, may - 1)
    if must + may and state.hands[seat]:
        state.stack.append(Frame(ASK_DISCARD, seat, (must, may)))


def draw(box: Box, state: HoloState, seat: int, count: int, events: list[Event] | None) -> None:
    """Draw so many Specimens, or as many as there are."""
    cards = []
    for _ in range(count):
        card = _top(state, events)
        if card < 0:
            break
        cards.append(card)
        state.hands[seat] |= 1 << card
    if events is not None:
        events.append(Event("drew", seat, (("count", len(cards)),), news=but(seat)))
        for card in cards:
            events.append(Event("received", seat, (("card", box.cards.ids[card]),), only(seat), only(seat)))


def _top(state: HoloState, events: list[Event] | None) -> int:
    """A card of the deck, which is rebuilt if it has run out; -1 if there is none at all."""
    if not state.deck:
        if not state.discard:
            return -1
        _rebuild(state, events)
    return drawn(state, state.deck)


def _rebuild(state: HoloState, events: list[Event] | None) -> None:
    """Make the discard pile the new deck; its cards are known to have come with it."""
    cards = 0
    for card in state.discard:
        cards |= 1 << card
    state.ages = [age & ~cards for age in state.ages if age & ~cards]
    state.ages.append(cards)
    state.deck = state.discard
    state.discard = []
    if events is not None:
        events.append(Event("reshuffled", -1, (("deck", "specimens"),), news=0))
