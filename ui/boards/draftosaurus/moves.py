"""How moves of Draftosaurus are shown: pieces fly into the zoos, hands pass on, the die tumbles."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.values import Event
from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import FACES, KINDS, SPECIES
from game.draftosaurus.view import DraftView
from ui.boards.draftosaurus.layout import piece_rect
from ui.boards.kit.shapes import square
from ui.table.motion import Flight, Stage

Names = dict[str, pygame.Rect]


def stages(events: Sequence[Event], before: DraftView, names: Names, board: ZooBoard, focus: int) -> list[Stage]:
    """The stages of what happened, in order."""
    result: list[Stage] = []
    landed = [event for event in events if event.kind in ("placed", "moved", "boxed")]
    if landed:
        flights = [flight for event in landed for flight in _flights(event, before, names, board, focus)]
        result.append(Stage(0.75, tuple(flights), "place", swap=True))
        result.append(Stage(0.35))
    if any(event.kind == "passed" for event in events):
        result.append(Stage(0.3, sound="pass"))
    return result + [_roll(str(event["face"]), names) for event in events if event.kind == "rolled"]


def _flights(event: Event, before: DraftView, names: Names, board: ZooBoard, focus: int) -> list[Flight]:
    """A piece on its way; one's own sealed pick already stands where it goes."""
    image = (f"draftosaurus/{SPECIES[event.number('species')]}",)
    own = event.seat == focus
    if event.kind == "boxed":
        start = names["tray"] if own else names[f"panel.{event.seat}.header"]
        return [Flight(image, square(start, 60), square(names["box"], 44), 0.0, 40)]
    if own and event.kind == "placed" and before.own_pick >= 0:
        return []
    place = str(event["place"])
    if own:
        start = names["pen.quarantine"] if event.kind == "moved" else names["tray"]
        return [Flight(image, square(start, 70), _landing(before, board, names, place, focus), 0.0, 60)]
    start = names[f"zoo.{event.seat}.quarantine"] if event.kind == "moved" else names[f"panel.{event.seat}.header"]
    cell = names[f"zoo.{event.seat}.{place.split('.')[0]}"]
    return [Flight(image, square(start, 40), square(cell, min(cell.height, 60)), 0.0, 20)]


def _landing(view: DraftView, board: ZooBoard, names: Names, place: str, seat: int) -> pygame.Rect:
    """Where the next piece of a pen will stand on the large board."""
    pen, _, slot = place.partition(".")
    number = int(slot) if slot else held_in(view, board, seat, pen)
    return piece_rect(view.board, names["board"], pen, number)


def held_in(view: DraftView, board: ZooBoard, seat: int, pen: str) -> int:
    """How many pieces a pen of a zoo holds."""
    return sum(board.places[code // KINDS].split(".")[0] == pen for code in view.zoos[seat])


def _roll(face: str, names: Names) -> Stage:
    """The die tumbles and shows its face."""
    images = tuple(f"draftosaurus/die_{name}" for name in (*FACES, face))
    end = die_rect(names["die"])
    return Stage(
        0.6, (Flight(images, end.move(0, -end.height // 2), end, 0.0, end.height * 0.8),), "die", swap=True, hides="die"
    )


def die_rect(box: pygame.Rect) -> pygame.Rect:
    """Where the die lies in its box."""
    side = round(box.height * 0.66)
    rect = pygame.Rect(0, 0, side, side)
    rect.midleft = (box.left + box.height // 8, box.centery)
    return rect
