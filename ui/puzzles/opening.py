"""From a puzzle to its table: who sits there, and the match at the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.match import Match
from game.core.record import Seat
from game.registry import automas, find
from ui.puzzles.book import Puzzle, puzzles_of
from ui.seating import EASIEST, automa_seat, usual_names

if TYPE_CHECKING:
    from ai.worker import Thinker
    from ui.app import App
    from ui.table.puzzle import PuzzleTable


def puzzle_match(app: App, one: Puzzle) -> Match:
    """The game of a puzzle at its position; the person sits where the choice is, Visitors or Automas elsewhere."""
    match = one.match(tuple(Seat(str(n), "bot", EASIEST, n) for n in range(one.seats)))
    decision = match.decision()
    chooser = decision.seat if decision is not None else 0
    names, game = usual_names(app), find(one.game)
    taken, others = automas(game, one.options), iter(range(1, one.seats))
    seats = list[Seat]()
    for n in range(one.seats):
        who = 0 if n == chooser else next(others)
        bot = Seat(names[who], "bot", EASIEST, who) if who else Seat(names[0], colour=0)
        seats.append(automa_seat(app, game, n, taken[n], who) if n in taken else bot)
    match.seats = tuple(seats)
    return match


def puzzle_table(app: App, thinker: Thinker, game_id: str, number: int) -> PuzzleTable:
    """The table of a puzzle of a game, counted from 0; after the last one comes the first."""
    from ui.boards.registry import DRAWERS, make_board
    from ui.table.puzzle import PuzzleTable
    from ui.table.puzzle_parts import PuzzleSession

    puzzles = puzzles_of(game_id)
    number %= len(puzzles)
    match = puzzle_match(app, puzzles[number])
    session, board = PuzzleSession(match, thinker, app.folders.saves), make_board(app, match)

    def following() -> None:
        app.replace(puzzle_table(app, thinker, game_id, number + 1))

    table = PuzzleTable(app, session, board, puzzles[number], number + 1, following)
    table.mood = DRAWERS[game_id].mood
    return table
