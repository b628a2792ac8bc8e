"""Who sits down at a deal: the persons of the last set-up as far as it has places for them, and the bots it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from game.core.game import Game
from game.core.record import Seat
from ui.records.code import Deal, seated
from ui.seating import automa_seat, free_seat

if TYPE_CHECKING:
    from ui.app import App


def dealt_seats(app: App, game: Game, deal: Deal, last: Sequence[Seat]) -> list[Seat]:
    """The seats of a deal with names, faces and colours; persons who are there already stay themselves."""
    people = [seat for seat in last if seat.kind == "human"]
    seats: list[Seat] = []
    for n, wanted in enumerate(seated(deal)):
        if wanted.kind == "automa":
            seats.append(automa_seat(app, game, n, wanted.bot, free_seat(app, seats).colour))
        elif wanted.kind == "human" and people:
            person = people.pop(0)
            taken = person.colour in {seat.colour for seat in seats}
            seats.append(msgspec.structs.replace(person, colour=free_seat(app, seats).colour) if taken else person)
        else:
            free = free_seat(app, [*seats, *people])
            colour = free_seat(app, seats).colour
            seats.append(msgspec.structs.replace(free, kind=wanted.kind, bot=wanted.bot, colour=colour))
    return seats
