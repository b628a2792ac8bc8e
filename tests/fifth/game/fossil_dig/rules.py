"""The rules of Fossil Dig: days of digging, cave-ins, and a secret card that counts at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.beats import end_beat
from game.core.invariants import require, require_lengths, require_ranges, require_seats
from game.core.result import outcome_of
from game.core.rng import advance, seeded, shuffle
from game.core.rules import Option, Rules, codes
from game.core.values import Action, Event, Frame, Line, Outcome, Score, but
from tests.fifth.game.fossil_dig.data import Figures
from tests.fifth.game.fossil_dig.model import DIG, HOME, KINDS, LENGTHS, TURN, TURNS, DigState
from tests.fifth.game.fossil_dig.view import DigView, look

SEAT_COUNTS: Final = (2, 3, 4)
ANSWERS: Final[dict[str, tuple[str, ...]]] = {TURN: ("dig", "home")}
ACTIONS: Final[dict[str, Action]] = {action.text: action for action in (DIG, HOME)}
OPTIONS: Final = (Option("length", LENGTHS, LENGTHS[0]),)


class DigRules(Rules[DigState]):
    """Fossil Dig for two to four seats, clockwise."""

    game = "fossil_dig"
    version = 1
    blank = DigState
    answers = ANSWERS
    actions = ACTIONS
    reasons = codes((TURN,), "deck_empty")

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.days = figures.game.lengths[options["length"]].days
        self.points = [fossil.points for fossil in figures.game.fossils.values()]
        self.copies = [fossil.copies for fossil in figures.game.fossils.values()]

    def start(self, seed: int, events: list[Event] | None = None) -> DigState:
        state = DigState()
        state.deck = [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]
        state.rng = shuffle(state.deck, seeded(seed))
        state.secrets = [state.deck.pop() for _ in range(self.seats)]
        state.finds = [[] for _ in range(self.seats)]
        state.brought = [[0] * len(KINDS) for _ in range(self.seats)]
        self._begin_day(state, events)
        return state

    def options(self, state: DigState) -> Sequence[Action]:
        if not state.stack:
            return ()
        return (DIG, HOME) if state.deck else (HOME,)

    def step(self, state: DigState, action: Action, events: list[Event] | None) -> None:
        seat = state.stack.pop().seat
        if action == DIG:
            self._dig(state, seat, events)
        else:
            self._go_home(state, seat, events)
        if all(state.home):
            end_beat(state, events)
            self._end_day(state, events)
        else:
            state.stack.append(TURNS[self._next(state, seat)])

    def _dig(self, state: DigState, seat: int, events: list[Event] | None) -> None:
        """One card more; of a second one of its kind the pit caves in, and the finds of the day are lost."""
        kind = state.deck.pop()
        caved = kind in state.finds[seat]
        state.finds[seat].append(kind)
        _tell(events, "dug", seat, kind=kind)
        if caved:
            end_beat(state, events)
            for lost in state.finds[seat]:
                state.lost[lost] += 1
            state.finds[seat], state.home[seat] = [], 1
            _tell(events, "caved", seat)

    def _go_home(self, state: DigState, seat: int, events: list[Event] | None) -> None:
        """What was found is safe, and the day is over for that seat."""
        _tell(events, "went", seat, news=but(seat), cards=len(state.finds[seat]))
        for kind in state.finds[seat]:
            state.brought[seat][kind] += 1
        state.finds[seat], state.home[seat] = [], 1

    def _next(self, state: DigState, seat: int) -> int:
        """The next seat that still digs."""
        around = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(other for other in around if not state.home[other])

    def _begin_day(self, state: DigState, events: list[Event] | None) -> None:
        """Everybody digs again; another seat begins."""
        state.home = [0] * self.seats
        state.stack.append(TURNS[state.day % self.seats])
        _tell(events, "day", state.day % self.seats, news=0, day=state.day + 1)

    def _end_day(self, state: DigState, events: list[Event] | None) -> None:
        state.day = state.day + 1 if state.deck else self.days
        if state.day < self.days:
            self._begin_day(state, events)
            return
        for seat, kind in enumerate(state.secrets):
            _tell(events, "revealed", seat, news=but(seat), kind=kind)

    def view(self, state: DigState, seat: int) -> DigView:
        return look(self, state, seat)

    def forbidden_by(self, state: DigState, frame: Frame, action: Action) -> str:  # noqa: ARG002
        return "deck_empty"

    def determinize(self, state: DigState, seat: int, seed: int) -> DigState:
        """Deal the deck and the secrets of others anew."""
        world = self.clone(state)
        others = [other for other in range(self.seats) if other != seat]
        pool = sorted([*world.deck, *(world.secrets[other] for other in others)])
        world.rng = shuffle(pool, advance(seeded(seed)))
        if state.stack:
            for other in others:
                world.secrets[other] = pool.pop()
            world.deck = pool
        return world

    def scores(self, state: DigState) -> tuple[Score, ...]:
        return tuple(self.score(state.brought[seat], state.secrets[seat]) for seat in range(self.seats))

    def score(self, brought: Sequence[int], secret: int) -> Score:
        """What was brought home; the secret card counts too for whoever brought one of its kind."""
        finds = sum(count * points for count, points in zip(brought, self.points, strict=True))
        return Score((Line("finds", finds), Line("secret", self.points[secret] if brought[secret] else 0)))

    def preview(self, state: DigState, action: Action) -> Score:
        seat = self.to_act(state)
        found = state.finds[seat] if action == HOME else []
        brought = [count + found.count(kind) for kind, count in enumerate(state.brought[seat])]
        return self.score(brought, state.secrets[seat])

    def outcome(self, state: DigState) -> Outcome | None:
        if state.stack:
            return None
        return outcome_of(self.scores(state), [sum(brought) for brought in state.brought], "most_fossils")

    def check(self, state: DigState) -> None:
        require_seats(state, self.seats)
        require_lengths(state, {"secrets": self.seats, "home": self.seats, "lost": len(KINDS)})
        require_lengths(state, {"finds": self.seats, "brought": self.seats})
        require_ranges(state, (("day", 0, self.days + 1),))
        counted = [*state.lost, *(count for brought in state.brought for count in brought)]
        require(all(len(brought) == len(KINDS) for brought in state.brought), "brought has not every kind")
        require(min(counted) >= 0, "a count is negative")
        require(set(state.home) <= {0, 1}, "a day is neither over nor not")
        require(all(len(set(finds)) == len(finds) for finds in state.finds), "a find lies there twice")
        require(not any(finds and home for finds, home in zip(state.finds, state.home, strict=True)), "finds at home")
        self._check_turn(state)
        self._check_cards(state)

    def _check_turn(self, state: DigState) -> None:
        """One seat that still digs is asked, or the game is over."""
        require(len(state.stack) <= 1 and all(frame == TURNS[frame.seat] for frame in state.stack), "odd question")
        require(not any(state.home[frame.seat] for frame in state.stack), "a seat at home is asked")
        require(bool(state.stack) == (state.day < self.days), "somebody is asked exactly until the end")
        require(bool(state.stack) or all(state.home), "a seat digs after the end")

    def _check_cards(self, state: DigState) -> None:
        """Every card is in exactly one place."""
        cards = [*state.deck, *state.secrets, *(kind for finds in state.finds for kind in finds)]
        require(all(0 <= card < len(KINDS) for card in cards), "there is no such fossil")
        for kind, copies in enumerate(self.copies):
            total = cards.count(kind) + state.lost[kind] + sum(brought[kind] for brought in state.brought)
            require(total == copies, f"{total} cards of {KINDS[kind]} instead of {copies}")


def _tell(events: list[Event] | None, what: str, seat: int, news: int = -1, **data: int) -> None:
    """Note what happened, if somebody listens."""
    if events is not None:
        events.append(Event(what, seat, tuple(data.items()), news=news))
