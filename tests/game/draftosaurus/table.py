"""A table of Draftosaurus laid out by hand: zoos, hands, die, and what may be placed where.

Species are written as letters: t T. rex, s Stegosaurus, p Parasaurolophus, c Triceratops, o Spinosaurus,
b Brachiosaurus. The pyramid is written slot by slot, with a dot for an empty one.
"""

from __future__ import annotations

import functools

from game.core.values import Action, Event, Frame, Score
from game.draftosaurus.model import FACES, KINDS, SPECIES, DraftAction
from game.draftosaurus.rules import DraftRules
from game.registry import make_rules

LETTERS = "tspcob"
SUMMER = ("sameness", "trio", "love", "king", "differences", "island")
WINTER = ("wood", "bridge_left", "bridge_right", "lookout", "quarantine")
SLOTS = tuple(f"pyramid.{slot}" for slot in range(6))


@functools.cache
def draft_rules(seats: int = 3, **options: str) -> DraftRules:
    """The rules of Draftosaurus with the built-in figures."""
    rules = make_rules("draftosaurus", seats, options).rules
    assert isinstance(rules, DraftRules)
    return rules


def name(letter: str) -> str:
    """The name of the species that a letter stands for."""
    return SPECIES[LETTERS.index(letter)]


class Table:
    """A game in which everything can be laid out as a test needs it."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: str) -> None:
        self.rules = draft_rules(seats, **options)
        self.state = self.rules.start(seed)
        for seat in range(seats):
            self.zoo(seat)

    def zoo(self, seat: int, **pens: str) -> None:
        """Lay out one zoo: the letters in each pen, in the order in which they came."""
        board = self.rules.board(self.state)
        codes: list[int] = []
        for pen, letters in pens.items():
            for slot, letter in enumerate(letters):
                place = f"pyramid.{slot}" if pen == "pyramid" else pen
                if letter != ".":
                    codes.append(board.places.index(place) * KINDS + LETTERS.index(letter))
        board.refill(self.state, seat, codes)

    def hand(self, seat: int, letters: str) -> None:
        """Give a seat this hand."""
        self.state.hands[seat * KINDS : seat * KINDS + KINDS] = [letters.count(letter) for letter in LETTERS]

    def die(self, face: str, roller: int) -> None:
        """Put the die before a seat with that face up."""
        self.state.die, self.state.roller = FACES.index(face), roller

    def ask(self, kind: str, *seats: int) -> None:
        """Ask these seats, the first one first."""
        self.state.stack = [Frame(kind, seat) for seat in reversed(seats)]

    def action(self, text: str) -> Action:
        """An action by a letter and a place (`t>king`), a letter alone (box), or a place alone (`>king`: move)."""
        letter, arrow, place = text.partition(">")
        if not arrow:
            return self.rules.parse(f"box {name(letter)}")
        return self.rules.parse(f"{name(letter) if letter else 'move'}>{place}")

    def places(self, seat: int, letter: str) -> set[str]:
        """Where a seat with only this dinosaur in hand may place it now."""
        self.hand(seat, letter)
        self.ask("pick", seat)
        board = self.rules.board(self.state)
        options = self.rules.options(self.state)
        assert all(isinstance(action, DraftAction) and name(letter) in action.text for action in options)
        return {board.places[action.place] for action in options if isinstance(action, DraftAction)}

    def refusal(self, seat: int, text: str, hand: str = LETTERS) -> str:
        """Why that seat may not place so, with one of everything in hand."""
        self.hand(seat, hand)
        self.ask("pick", seat)
        return self.rules.refusal(self.state, self.action(text))

    def play(self, *texts: str) -> list[Event]:
        """Carry out actions one after the other; everything that happened."""
        events: list[Event] = []
        for text in texts:
            self.rules.apply(self.state, self.action(text), events)
        return events

    def score(self, seat: int = 0) -> Score:
        """The score of a seat as the zoos stand."""
        return self.rules.scores(self.state)[seat]

    def points(self, label: str, seat: int = 0) -> int:
        """The points of one line of a score."""
        assert label in {line.label for line in self.score(seat).lines}
        return self.score(seat).points(label)
