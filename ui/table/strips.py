"""The strips of the seats at a table: who sits there, with how many points, and what their portraits do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ui.boards.kit.names import strip
from ui.portraits import MOODS, Naturalist, faces
from ui.table.board import Names
from ui.table.header import Header, alike, draw_change, draw_gesture, draw_header, face_rect
from ui.widgets.medallion import medallion

if TYPE_CHECKING:
    from ui.table.scene import TableScene


def _places(table: TableScene) -> dict[int, pygame.Rect]:
    """Where the strip of every seat is."""
    names = table.board.names
    return {table.focus: names["header"]} | {seat: names[f"panel.{seat}.header"] for seat in table.plan.panels}


def draw_headers(surface: pygame.Surface, table: TableScene) -> None:
    """The strip of every seat; those that stand in one column have signs and names of one size."""
    asked, places = acting(table), _places(table)
    table.board.crowd = 0
    column = [seat for seat in places if seat != table.focus or table.plan.own is not None]
    shown = {seat: header_of(table, seat, seat == asked) for seat in places}
    shown |= dict(zip(column, alike(table.app, [(places[seat], shown[seat]) for seat in column]), strict=True))
    for seat, rect in places.items():
        draw_header(surface, table.app, rect, shown[seat])
    table.board.crowd = max((shown[seat].crowd for seat in column), default=0)


def order_faces(table: TableScene) -> None:
    """Let the portraits of all seats be made ahead in every mood."""
    for seat, rect in _places(table).items():
        for mood in MOODS:
            side = face_rect(table.app, rect).width
            medallion(table.app.assets, table.session.match.seats[seat], face_of(table, seat), side, mood)


def acting(table: TableScene) -> int:
    """The seat that is asked now, -1 while nothing is."""
    return table.session.decision.seat if table.session.decision and not table.motion.busy else -1


def draw_gestures(surface: pygame.Surface, table: TableScene) -> None:
    """The portraits that do something now, over those that rest; none on a strip that is not seen whole."""
    for seat, pose in table.faces.poses().items():
        name = strip(seat, table.focus)
        place = table.board.names.get(name)
        if place is not None and table.seen.get(name) == place:
            draw_gesture(surface, table.app, place, header_of(table, seat, False), pose)


def header_of(table: TableScene, seat: int, active: bool) -> Header:
    """What the strip of a seat shows."""
    entry = table.session.match.seats[seat]
    marks = table.board.marks(table.view, seat)
    if seat == table.session.bot_to_act and not table.motion.busy:
        marks = ["clock", *marks]
    badges = tuple(table.board.badges(table.view, seat))
    name, points, face = _seat_name(table, seat), table.points[seat], face_of(table, seat)
    role = table.board.role(table.view, seat)
    opens, alone = seat in table.plan.folded, seat == table.focus and table.plan.own is None
    crowd = 0 if alone else table.board.crowd
    return Header(name, entry.colour, points, tuple(marks), active, badges, entry, face, role, opens, crowd)


def face_of(table: TableScene, seat: int) -> Naturalist:
    """The naturalist whom a seat shows."""
    return faces(table.session.match.seats)[seat]


def _seat_name(table: TableScene, seat: int) -> str:
    """A seat's name; the only person at the table is told which one is theirs."""
    name = table.session.match.seats[seat].name
    alone = table.session.humans == [seat] and len(table.session.match.seats) > 1
    return table.app.text("table.you", name=name) if alone else name


def draw_changes(surface: pygame.Surface, table: TableScene, names: Names, changes: tuple[int, ...]) -> None:
    """What an option would change for every seat, on the seats' strips."""
    for seat, change in enumerate(changes):
        rect = names.get(strip(seat, table.focus))
        if change and rect is not None:
            draw_change(surface, table.app, rect, header_of(table, seat, False), change)
