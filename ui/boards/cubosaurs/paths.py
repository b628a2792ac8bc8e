"""The names of places along which a choice of Cubosaurs is pointed out, and what is told of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.cubosaurs.model import BUY, GIVE_TO, KEEP, REFUSE, SWAP_OWN, TOKEN, TYPES, CuboAction
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs import words
from ui.boards.kit import names

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

THEIRS = ("destroy_other", "steal", "swap")
"""What is asked while somebody else's card is to be pointed at."""

TOPICS = {"market": "dna", "purse": "dna", "bought": "tiles", "deck": "round", "header": "end"}
"""The page of the rules for the first part of a place's name."""


def path(table: CuboBoard, view: CuboView, action: CuboAction) -> tuple[str, ...]:
    """The places that a person points at to choose an action."""
    if action.kind == KEEP:
        return ("keep",)
    if action.kind == BUY:
        return (f"market.{table.rules.tiles[action.tile].id}",)
    if action.kind in (GIVE_TO, TOKEN):
        return (f"panel.{action.other}.header",)
    card = table.deck.kinds[action.card].name
    if action.kind in THEIRS:
        return (f"theirs.{action.other}.{card}",)
    return ("refuse", f"own.{card}") if action.kind == REFUSE and view.asked == "turn" else (f"own.{card}",)


def ways(path: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to point at what a path says: a card that is added may be taken first, or dragged onto the hand."""
    return [path, (path[1], "refuse"), (path[1], "hand")] if path[0] == "refuse" else [path]


def widened(table: CuboBoard, view: CuboView, places: Sequence[str]) -> dict[str, str]:
    """A whole cell stands for the card in it that is asked for, and all that a seat has for its strip.

    While the hand can still be kept nothing is asked for, and cells tell of their type.
    """
    if KEEP in places:
        return {}
    if view.asked in (GIVE_TO, TOKEN):
        return {place: place.removesuffix(f".{names.HEADER}") for place in places}
    cards = {place: names.apart(place)[1] for place in places if names.kind(place) == "own"}
    cells = {place: _cell(table, table.focus, card) for place, card in cards.items()}
    theirs = {place: names.seated(place) for place in places if names.kind(place) == "theirs"}
    return cells | {place: _cell(table, seat, card) for place, (seat, card) in theirs.items()}


def _cell(table: CuboBoard, seat: int, card: str) -> str:
    """The place of the type of a card in a seat's collection."""
    return names.name("cell", seat, TYPES[table.deck.type_of[table.deck.number[card]]])


def wished_text(view: CuboView, path: tuple[str, ...]) -> str:
    """The text of the action that a path would be, '' for none."""
    kind, rest = names.apart(path[-1])
    texts = {"market": f"buy {rest}", "own": f"refuse {rest}", "refuse": "refuse trex", "keep": "keep"}
    return texts.get(kind, "") if view.asked == "turn" else ""


def in_question(table: CuboBoard, view: CuboView) -> str:
    """The place of the card that was chosen for the tile being carried out, '' if there is none."""
    if view.asked == GIVE_TO and view.to_act == table.focus:
        return f"own.{table.deck.kinds[view.chosen[0]].name}"
    if view.asked == SWAP_OWN and view.chosen:
        other, card = view.chosen
        return f"{'own' if other == table.focus else f'theirs.{other}'}.{table.deck.kinds[card].name}"
    return ""


def tip(table: CuboBoard, view: CuboView, name: str) -> str:
    """What a named place is, with its present effect, before the notes on its figures."""
    kind, rest = names.apart(name)
    whose = names.strip_seat(name, table.focus)
    if whose >= 0:
        return words.seat_tip(table, view, whose)
    if kind == "cell":
        seat, type_name = names.seated(name)
        return words.type_tip(table, view, seat, TYPES.index(type_name))
    if kind in ("own", "theirs"):
        card = rest if kind == "own" else names.seated(name)[1]
        return words.card_tip(table, table.deck.number[card])
    if kind == "card":
        card_kind = view.hand[int(rest)] if int(rest) < len(view.hand) else None
        return words.card_tip(table, card_kind) if card_kind is not None else table.app.text("cubosaurs.tip.unknown")
    if kind in ("market", "bought"):
        return words.tile_tip(table, names.seated(name)[1] if kind == "bought" else rest)
    if kind == "purse":
        return words.tokens_tip(table, view, int(rest))
    return table.app.text("cubosaurs.tip.deck") if kind == "deck" else ""


def topic(name: str) -> str:
    """The page of the rules that explains a named place."""
    kind = names.kind(name)
    return TOPICS.get(kind, "cards" if kind in ("own", "theirs", "card", "cell") else "turn")
