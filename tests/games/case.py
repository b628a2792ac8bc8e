"""The kinds of a game that the contract is run with."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.game import Game


@dataclass(frozen=True)
class Case:
    """One kind of game: a registered game for a number of seats with chosen options."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{key}={value}" for key, value in self.options)])


def every_variant(game: Game, seats: int) -> list[Case]:
    """A game of that many seats as it is, and with every other value of every option that such a game has."""
    options = [option for option in game.options if option.seat < seats]
    values = [(option, text) for option in options for text in option.choices_for(seats)]
    others = [((option.id, text),) for option, text in values if text != option.default]
    return [Case(game.id, seats, chosen) for chosen in [(), *others]]


def every_case_of(game: Game) -> tuple[Case, ...]:
    """Every variant of a short game, for every number of seats."""
    return tuple(case for seats in game.seat_counts for case in every_variant(game, seats))
