"""How moves of Cubosaurs are shown: cards fly between deck, hand and collections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.cubosaurs.model import TYPES
from ui.boards.cubosaurs.cardface import creature
from ui.boards.kit.names import strip
from ui.boards.kit.shapes import square
from ui.table.motion import Flight, Stage

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

CARRIED = ("kept", "refused", "moved", "destroyed")


def stages(table: CuboBoard, events: Sequence[Event]) -> list[Stage]:
    """The stages of what happened, in order: what was played first, then what was drawn or dealt."""
    played = [event for event in events if event.kind in CARRIED]
    bought = [event for event in events if event.kind == "bought"]
    result: list[Stage] = []
    if bought:
        result.append(Stage(0.6, tuple(_bought(table, event) for event in bought), "score"))
    if played:
        flights = [flight for event in played for flight in _flights(table, event)]
        sound = "pass" if played[0].kind == "refused" else "place"
        result.append(Stage(0.7, tuple(flights), sound, swap=True))
        result.append(Stage(0.25))
    if any(event.kind == "round" for event in events):
        result.append(Stage(0.5, sound="reveal", swap=True))
    elif any(event.kind == "drew" for event in events) and result:
        result.append(Stage(0.3, (_drawn(table),), "pick"))
    return result if any(stage.swap for stage in result) else [*result, Stage(0.0, swap=True)] if result else []


def _picture(table: CuboBoard, event: Event) -> tuple[str, ...]:
    """The picture of the card that an event moves, its back where it is not seen."""
    card = event.number("card") if any(name == "card" for name, _ in event.data) else -1
    return (creature(table.deck.kinds[card]) if card >= 0 else "cubosaurs/card_back",)


def _flights(table: CuboBoard, event: Event) -> list[Flight]:
    """A card on its way; a refused hand goes on to the next seat as well."""
    image, hand = _picture(table, event), table.names["hand"]
    if event.kind == "kept":
        return [Flight(image, square(hand, 90), _cell(table, event.seat, event), 0.0, 40)]
    if event.kind == "refused":
        to = event.number("to")
        goal = square(table.names[strip(to, table.focus)], 70)
        added = [] if event.number("card") < 0 else [Flight(image, _cell(table, event.seat, event), goal, 0.0, 30)]
        return [Flight(("cubosaurs/card_back",), square(hand, 90), goal, 0.15, 30), *added]
    if event.kind == "destroyed":
        return [Flight(image, _cell(table, event.seat, event), square(table.names["deck"], 40), 0.0, 30)]
    return [Flight(image, _cell(table, event.number("from"), event), _cell(table, event.seat, event), 0.0, 40)]


def _cell(table: CuboBoard, seat: int, event: Event) -> pygame.Rect:
    """Where cards of a type lie in a seat's collection."""
    name = TYPES[table.deck.kinds[event.number("card")].type]
    rect = table.names[f"cell.{seat}.{name}"]
    return square(rect, min(rect.height, rect.width))


def _bought(table: CuboBoard, event: Event) -> Flight:
    """A tile on its way from the market to its buyer."""
    tile = str(event["tile"])
    goal = table.names[strip(event.seat, table.focus)]
    start = table.names.get(f"market.{tile}", table.names["hand"])
    return Flight((f"cubosaurs/tile_{tile}",), square(start, 60), square(goal, 60), 0.0, 30)


def _drawn(table: CuboBoard) -> Flight:
    """A card on its way from the deck to the hand."""
    return Flight(("cubosaurs/card_back",), square(table.names["deck"], 90), square(table.names["hand"], 90), 0.0, 20)
