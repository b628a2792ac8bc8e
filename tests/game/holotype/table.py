"""A table of Holotype laid out by hand: hands, mats, workers, Museum, objectives; then played by action texts."""

from __future__ import annotations

import functools

from game.core.paths import data_folder
from game.core.rules import complete_options
from game.core.values import Event, Score
from game.holotype.box import OPTIONS
from game.holotype.data import load_figures
from game.holotype.journal import note_met
from game.holotype.model import (
    AREAS,
    ASK_TURN,
    FRAMES,
    LOCATIONS,
    LOUNGE,
    TILES,
    TRACES,
    WORKERS,
    HoloAction,
    HoloState,
    bits,
    paper,
)
from game.holotype.rules import HoloRules

FIGURES = load_figures(data_folder("holotype"), None).value


@functools.cache
def holo_rules(seats: int = 2, **options: str) -> HoloRules:
    """The rules of Holotype with the built-in figures."""
    return HoloRules(FIGURES, seats, complete_options(OPTIONS, options))


class Table:
    """A game at the first turn of seat 0, in which everything can be laid out as a test needs it."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        self.rules = holo_rules(seats, **options)
        self.box = self.rules.box
        self.state: HoloState = self.rules.start(seed)
        self.turn(0)
        for seat in range(seats):
            self.hand(seat)

    def turn(self, seat: int) -> None:
        """Begin the turn of a seat."""
        self.state.active = seat
        self.state.stack = [FRAMES[ASK_TURN][seat]]

    def card(self, name: str) -> int:
        """The number of a Specimen."""
        return self.box.cards.ids.index(name)

    def _free(self, *names: str) -> int:
        """Take Specimens from the deck or from wherever they are in hand; their mask."""
        mask = 0
        for name in names:
            card = self.card(name)
            mask |= 1 << card
            for pile in (self.state.deck, self.state.discard):
                if card in pile:
                    pile.remove(card)
            for seat in range(self.rules.seats):
                self.state.hands[seat] &= ~(1 << card)
                self.state.known[seat] &= ~(1 << card)
        return mask

    def hand(self, seat: int, *names: str) -> None:
        """Give a seat this hand; what it held goes back into the deck."""
        self.state.deck += bits(self.state.hands[seat])
        self.state.hands[seat] = self.state.known[seat] = 0
        self.state.hands[seat] = self._free(*names)

    def pile(self, *names: str) -> None:
        """Lay these cards on the discard pile, the last one on top."""
        self._free(*names)
        self.state.discard += [self.card(name) for name in names]

    def deck(self, *names: str) -> None:
        """Leave only these cards in the deck; the others of the deck go to the hand of the last seat."""
        self._free(*names)
        self.state.hands[-1] |= sum(1 << card for card in self.state.deck)
        self.state.deck = [self.card(name) for name in names]

    def published(self, seat: int, *names: str) -> None:
        """Let a seat have published these cards before, each with a trace after a '+' where one is wanted."""
        for name in names:
            card, _, trace = name.partition("+")
            self.state.published[seat] |= self._free(card)
            kind = TRACES.index(trace) if trace else -1
            self.state.papers.append(paper(self.card(card), kind, seat))
            if trace:
                self.state.marks[seat] |= self._free_trace(trace)
            self.state.track += 1
        if self.state.published[seat].bit_count() >= self.box.unlocks and self.state.workers[seat * 3 + 1] < LOUNGE:
            self.state.workers[seat * 3 + 1] = LOUNGE
        note_met(self.box, self.state, seat)

    def traces(self, seat: int, *kinds: str) -> None:
        """Give a seat these Trace Fossils."""
        for kind in kinds:
            self.state.trace_hands[seat] |= self._free_trace(kind)

    def _free_trace(self, kind: str) -> int:
        number = TRACES.index(kind)
        trace = next(one for one in self.state.trace_deck if self.box.cards.trace_kind[one] == number)
        self.state.trace_deck.remove(trace)
        return 1 << trace

    def cubes(self, seat: int, triassic: int = 0, jurassic: int = 0, cretaceous: int = 0, research: int = 0) -> None:
        """Give a seat these cubes."""
        self.state.fossils[seat * 3 : seat * 3 + 3] = [triassic, jurassic, cretaceous]
        self.state.research[seat] = research

    def held(self, seat: int) -> tuple[int, ...]:
        """The fossils and the research of a seat."""
        return (*self.state.fossils[seat * 3 : seat * 3 + 3], self.state.research[seat])

    def tiles(self, seat: int, *names: str) -> None:
        """Give a seat these Milestone tiles."""
        self.state.tiles[seat] = sum(1 << TILES.index(name) for name in names)

    def stand(self, seat: int, worker: str, location: str) -> None:
        """Let a worker stand on the first empty space of a location."""
        code = seat * 3 + WORKERS.index(worker)
        spaces = self.box.spaces_of[LOCATIONS.index(location)]
        space = next(one for one in spaces if self.state.spaces[one] < 0)
        self.state.spaces[space], self.state.workers[code] = code, space

    def objectives(self, *names: str) -> None:
        """Lay out these Global Objectives first, then some others."""
        wanted = [self.box.global_ids.index(name) for name in names]
        rest = [card for card in range(len(self.box.global_ids)) if card not in wanted]
        self.state.globals = (wanted + rest)[: self.box.laid_out]
        self.state.met = [0] * (self.rules.seats + 1)
        for seat in range(self.rules.seats):
            note_met(self.box, self.state, seat)

    def claim(self, seat: int, *areas: str) -> None:
        """Put discs of a seat on areas like `stratigraphy.0`."""
        for text in areas:
            name, _, number = text.partition(".")
            area = self.state.globals.index(self.box.global_ids.index(name)) * AREAS + int(number)
            self.state.areas[area] = seat
            self.state.vacant &= ~(1 << area)
            self.state.discs[seat] -= 1

    def personal(self, seat: int, name: str) -> None:
        """Let a seat have kept this Personal Objective."""
        cards = self.state.personals
        at = cards.index(self.box.personal_ids.index(name))
        cards[seat * 2], cards[at] = cards[at], cards[seat * 2]

    def expedition(self, *names: str) -> None:
        """Let the next expeditions be these: no others are in the deck, as all else was dug before."""
        digs = [self.box.dig_ids.index(name) for name in names]
        self.state.field = digs
        self.state.dug = [card for card in self.box.every_dig if card not in digs]

    def texts(self) -> list[str]:
        """The texts of the options."""
        return [action.text for action in self.rules.options(self.state)]

    def asked(self) -> tuple[str, int]:
        """What is asked of whom."""
        return self.rules.prompt(self.state), self.rules.to_act(self.state)

    def refusal(self, text: str) -> str:
        """Why the seat to act may not do that."""
        return self.rules.refusal(self.state, self.rules.parse(text))

    def play(self, *texts: str) -> list[Event]:
        """Carry out actions one after the other; everything that happened."""
        events: list[Event] = []
        for text in texts:
            self.rules.apply(self.state, self.rules.parse(text), events)
        return events

    def score(self, seat: int = 0) -> Score:
        """The score of a seat as if the game ended now."""
        return self.rules.scores(self.state)[seat]

    def preview(self, text: str) -> Score:
        """The preview of an option."""
        action = self.rules.parse(text)
        assert isinstance(action, HoloAction)
        return self.rules.preview(self.state, action)


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events in order."""
    return [event.kind for event in events]
