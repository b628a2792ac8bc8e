"""A table of Encyclopedia for tests: goods, cards and dice laid out as a test needs them."""

from __future__ import annotations

from game.core.values import Action, Event, Score
from game.encyclopedia.model import (
    ACT_FRAMES,
    CHAIRS,
    COLOURS,
    EXPERTS_AT,
    FINISH_FRAME,
    GOODS,
    NEXT_FRAME,
    SHELF,
    SLOTS,
    SPACES,
    TAKE_FRAMES,
    WIDTH,
)
from tests.game.encyclopedia.cases import encyc_rules


def die(name: str) -> int:
    """The code of a die like `red 4`."""
    colour, value = name.split()
    return COLOURS.index(colour) * 6 + int(value) - 1


class Table:
    """A game in the middle of its first round: seat 0 is first player, nobody has anything, two dice on each board."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.rules = encyc_rules(seats, **options)
        self.box = self.rules.box
        self.state = self.rules.start(1)
        state = self.state
        state.first = state.turn = 0
        state.round = 1
        state.goods = [0] * (seats * WIDTH)
        state.animal_deck = list(range(len(self.box.animal_ids)))
        state.animals = [-1] * len(state.animals)
        state.experts = [-1] * len(state.experts)
        state.expert_deck = list(range(len(self.box.experts.ids)))
        state.study = [[] for _ in range(seats)]
        state.rolled = [-1] * len(state.rolled)
        state.dice = [-1] * len(state.dice)
        for seat in range(seats):
            self.dice(seat, nothing="green 1", coins="blue 1")
        self.turn(0)

    def begin(
        self, held: str, active: str = "", study: str = "", experts: str = "", animals: str = "", **goods: int
    ) -> Table:
        """Lay out what the first seat has and what is on display, and give it this die in hand."""
        self.active(*active.split())
        self.give(**goods)
        self.study(*(card for card in study.split(", ") if card))
        self.show(**{name: cards for name, cards in (("experts", experts), ("animals", animals)) if cards})
        self.hold(held)
        return self

    def turn(self, seat: int) -> None:
        """Ask a seat to take a die."""
        self.state.turn = seat
        self.state.stack = [NEXT_FRAME, FINISH_FRAME, TAKE_FRAMES[seat]]

    def dice(self, seat: int, **spaces: str) -> None:
        """Put dice on the spaces of a board: `coins="red 4"`."""
        row = [-1] * SLOTS
        for space, name in spaces.items():
            row[SPACES.index(space)] = die(name)
        self.state.dice[seat * SLOTS : seat * SLOTS + SLOTS] = row

    def hold(self, name: str, seat: int = 0) -> None:
        """Give the seat this die in hand and ask it for an action."""
        code = die(name)
        state = self.state
        state.turn, state.colour, state.value, state.recoloured = seat, code // 6, code % 6 + 1, 0
        state.used[code // 6] += 1
        state.stack = [NEXT_FRAME, FINISH_FRAME, ACT_FRAMES[seat]]

    def give(self, seat: int = 0, **goods: int) -> None:
        """Set some goods of a seat."""
        for name, amount in goods.items():
            self.state.goods[seat * WIDTH + GOODS.index(name)] = amount

    def has(self, name: str, seat: int = 0) -> int:
        """How much of a good a seat has."""
        return self.state.goods[seat * WIDTH + GOODS.index(name)]

    def animal(self, name: str) -> int:
        """The number of an animal, out of its deck."""
        number = self.box.animal_ids.index(name)
        if number in self.state.animal_deck:
            self.state.animal_deck.remove(number)
        return number

    def expert(self, name: str) -> int:
        """The number of an expert, out of its deck."""
        number = self.box.experts.ids.index(name)
        if number in self.state.expert_deck:
            self.state.expert_deck.remove(number)
        return number

    def study(self, *cards: str, seat: int = 0) -> None:
        """Give a seat animals, with cubes as in `lemur_catta 1 3`."""
        for card in cards:
            name, *types = card.split()
            number = self.animal(name)
            self.state.study[seat].append(number)
            self.state.cubes[number] = sum(1 << int(kind) - 1 for kind in types)

    def active(self, *names: str, seat: int = 0) -> None:
        """Give a seat experts that lie face up."""
        for name in names:
            number = self.expert(name)
            self.state.active[self.state.active.index(-1, seat * CHAIRS)] = number
            self.state.shelf[seat * SHELF + EXPERTS_AT + self.box.experts.continent[number]] += 1

    def show(self, animals: str = "", experts: str = "") -> None:
        """Put cards on the displays."""
        for place, name in enumerate(animals.split()):
            self.state.animals[place] = self.animal(name)
        for place, name in enumerate(experts.split()):
            self.state.experts[place] = self.expert(name)

    def options(self) -> list[str]:
        """The texts of what can be chosen now."""
        return [action.text for action in self.rules.options(self.state)]

    def action(self, text: str) -> Action:
        """The action of a text."""
        return self.rules.parse(text)

    def play(self, *texts: str) -> list[Event]:
        """Carry out actions one after the other; everything that happened."""
        events: list[Event] = []
        for text in texts:
            self.rules.apply(self.state, self.action(text), events)
        return events

    def refusal(self, text: str) -> str:
        """Why an action is refused now."""
        return self.rules.refusal(self.state, self.action(text))

    def score(self, seat: int = 0) -> Score:
        """The score of a seat as the table stands."""
        return self.rules.scores(self.state)[seat]

    def names(self, cards: list[int]) -> list[str]:
        """The names of animals."""
        return [self.box.animal_ids[card] for card in cards]

    @property
    def asked(self) -> str:
        """What is asked now."""
        return self.rules.prompt(self.state)
