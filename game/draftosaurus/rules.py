"""The rules of Draftosaurus: rounds, sealed picks, the die, quarantine, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.beats import end_beat
from game.core.rng import advance, below, seeded, shuffle
from game.core.rules import Option, Rules
from game.core.values import Action, Event, Frame, Outcome, Score, but, only
from game.draftosaurus import hidden, invariants, reasons, result
from game.draftosaurus.board import BOXES, Board
from game.draftosaurus.choices import ANSWERED_BY, ANSWERS, ASKS, pick, pick_options
from game.draftosaurus.data import PRAIRIE, TRIO, Figures, chosen_pens
from game.draftosaurus.model import (
    FACES,
    KINDS,
    MOVE,
    MOVE_FRAMES,
    PICK,
    PICK_FRAMES,
    SPECIES,
    DraftAction,
    DraftState,
)
from game.draftosaurus.reasons import REASONS
from game.draftosaurus.view import DraftView, open_view, view_for

SEAT_COUNTS: tuple[int, ...] = (2, 3, 4, 5)
OPTIONS: tuple[Option, ...] = (
    Option("board", ("summer", "winter", "both"), "summer"),
    Option("trio", TRIO, TRIO[0], ("board", ("summer", "both"))),
    Option("prairie", PRAIRIE, PRAIRIE[0], ("board", ("summer", "both"))),
)


class DraftRules(Rules[DraftState]):
    """Draftosaurus for two to five seats; seats run clockwise, hands and die pass to the next seat.

    A pick is asked so often that it goes past the table of questions.
    """

    game = "draftosaurus"
    version = 1
    blank = DraftState
    answers = ANSWERED_BY
    reasons = REASONS

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        sides = ("summer", "winter") if options["board"] == "both" else (options["board"],)
        self.seats = seats
        self.boards = [Board(side, chosen_pens(figures, side, options)) for side in sides]
        self.plan = figures.game.rounds[seats]
        self.each = figures.game.bag[seats].each
        self.trex_bonus = figures.game.trex_bonus.points
        self.faces = [FACES.index(face) for face in figures.game.die.faces]
        self.duel = seats == 2
        self.pick_frames = list(reversed(PICK_FRAMES[:seats]))
        actions = [action for board in self.boards for action in (*board.picks, *board.moves)]
        self.actions = {action.text: action for action in (*actions, *BOXES)}

    def start(self, seed: int, events: list[Event] | None = None) -> DraftState:
        state = DraftState()
        state.rng = seeded(seed)
        state.picks = [-1] * self.seats
        state.boxed = [-1] * self.seats
        self._open_board(state, events)
        return state

    def board(self, state: DraftState) -> Board:
        """The side that is being played."""
        return self.boards[state.part]

    def options(self, state: DraftState) -> Sequence[Action]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        if frame.kind == PICK:
            return pick_options(self, state, frame.seat)
        return ASKS[frame.kind](self, state, frame.seat)

    def quarantined(self, state: DraftState, seat: int) -> int:
        """The species in a zoo's quarantine, -1 if it is empty."""
        return self.boards[state.part].quarantined(state, seat)

    def step(self, state: DraftState, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DraftAction)
        frame = state.stack.pop()
        if frame.kind == PICK:
            pick(self, state, frame.seat, action, events)
        else:
            ANSWERS[frame.kind](self, state, frame.seat, action, events)
        if not state.stack:
            self._go_on(state, frame.kind, events)

    def _go_on(self, state: DraftState, answered: str, events: list[Event] | None) -> None:
        """Everything automatic after the last answer that was owed."""
        if answered != MOVE:
            self._reveal(state, events)
            if state.turn < self.plan.turns:
                self._begin_turn(state, events)
                return
            if state.round + 1 < self.plan.rounds:
                state.round += 1
                self._begin_round(state, events)
                return
            self._quarantines(state)
            if state.stack:
                return
        self._end_board(state, events)

    def _reveal(self, state: DraftState, events: list[Event] | None) -> None:
        """Open all picks at once, place them, then pass hands and die to the next seat."""
        board = self.boards[state.part]
        count = state.round * self.plan.turns + state.turn
        for seat in range(self.seats):
            code = state.picks[seat]
            state.picks[seat] = -1
            state.hands[seat * KINDS + code % KINDS] -= 1
            board.place(state, seat, code, count)
            if events is not None:
                data = (("species", code % KINDS), ("place", board.places[code // KINDS]))
                events.append(Event("placed", seat, data, news=but(seat)))
        if self.duel:
            self._put_back(state, events)
        if events is not None:
            end_beat(state, events)
        state.hands = state.hands[-KINDS:] + state.hands[:-KINDS]
        state.roller = (state.roller + 1) % self.seats
        state.turn += 1
        if events is not None and state.turn < self.plan.turns:
            events.append(Event("passed", state.roller, news=0))
            for seat in range(self.seats):
                events.append(self._hand_event(state, "received", seat))
            end_beat(state, events)

    def _put_back(self, state: DraftState, events: list[Event] | None) -> None:
        """Put the chosen dinosaurs back into the box, openly (two players)."""
        for seat in range(self.seats):
            species = state.boxed[seat]
            state.boxed[seat] = -1
            state.hands[seat * KINDS + species] -= 1
            state.box[species] += 1
            if events is not None:
                events.append(Event("boxed", seat, (("species", species),), news=but(seat)))

    def _hand_event(self, state: DraftState, kind: str, seat: int) -> Event:
        hand = state.hands[seat * KINDS : seat * KINDS + KINDS]
        return Event(kind, seat, tuple(zip(SPECIES, hand, strict=True)), only(seat), only(seat))

    def _open_board(self, state: DraftState, events: list[Event] | None) -> None:
        """Lay out empty zoos, fill the bag, give the die to a seat by chance."""
        board = self.boards[state.part]
        state.rng = advance(state.rng)
        state.roller = below(state.rng, self.seats)
        board.clear(state, self.seats)
        state.bag = [self.each] * KINDS
        state.box = [0] * KINDS
        state.hands = [0] * (self.seats * KINDS)
        state.round = 0
        if events is not None:
            events.append(Event("board", -1, (("board", board.name),), news=0))
        self._begin_round(state, events)

    def _begin_round(self, state: DraftState, events: list[Event] | None) -> None:
        """Everyone draws a hand from the bag."""
        state.turn = 0
        state.hands = [0] * (self.seats * KINDS)
        if events is not None:
            events.append(Event("round", -1, (("round", state.round + 1),), news=0))
            end_beat(state, events)
        bag = [kind for kind in range(KINDS) for _ in range(state.bag[kind])]
        state.rng = shuffle(bag, state.rng)
        for seat in range(self.seats):
            for _ in range(self.plan.draw):
                kind = bag.pop()
                state.hands[seat * KINDS + kind] += 1
                state.bag[kind] -= 1
        if events is not None:
            for seat in range(self.seats):
                events.append(self._hand_event(state, "drew", seat))
            end_beat(state, events)
        self._begin_turn(state, events)

    def _begin_turn(self, state: DraftState, events: list[Event] | None) -> None:
        """Roll the die and ask every seat for a sealed pick."""
        state.rng = advance(state.rng)
        state.die = self.faces[below(state.rng, len(self.faces))]
        state.stack = self.pick_frames[:]
        if events is not None:
            events.append(Event("rolled", state.roller, (("face", FACES[state.die]),)))

    def _quarantines(self, state: DraftState) -> None:
        """Ask every owner of a dinosaur in quarantine where it goes."""
        for seat in reversed(range(self.seats)):
            if self.quarantined(state, seat) >= 0:
                state.stack.append(MOVE_FRAMES[seat])

    def _end_board(self, state: DraftState, events: list[Event] | None) -> None:
        """Begin the second side where there is one; otherwise the game is over."""
        if state.part + 1 < len(self.boards):
            state.past = state.placed
            state.part += 1
            self._open_board(state, events)
        elif events is not None:
            events.append(Event("ended", -1, news=0))

    def view(self, state: DraftState, seat: int) -> DraftView:
        return view_for(self, state, seat)

    def open_view(self, state: DraftState, seat: int) -> DraftView:
        return open_view(self, state, seat)

    def forbidden_by(self, state: DraftState, frame: Frame, action: Action) -> str:
        return reasons.forbidden_by(self, state, frame.seat, action)

    def determinize(self, state: DraftState, seat: int, seed: int) -> DraftState:
        return hidden.determinize(self, state, seat, seed)

    def scores(self, state: DraftState) -> tuple[Score, ...]:
        return result.scores(self, state)

    def preview(self, state: DraftState, action: Action) -> Score:
        return result.preview(self, state, action)

    def outcome(self, state: DraftState) -> Outcome | None:
        return result.outcome(self, state)

    def check(self, state: DraftState) -> None:
        invariants.check(self, state)
