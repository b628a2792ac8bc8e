"""The rules of Encyclopedia: what is asked, what follows, and everything that runs by itself in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.rng import seeded
from game.core.rules import Option, Rules
from game.core.state import Plain, decode
from game.core.values import Action, Event, Frame, IllegalAction, Outcome, Score
from game.encyclopedia import hidden, invariants, reasons, result
from game.encyclopedia.automa import pick_animal, pick_expert
from game.encyclopedia.boosts import change, raise_value, recolour
from game.encyclopedia.box import AUTOMAS, PLAYER, Box
from game.encyclopedia.cards import (
    draw_animal,
    draw_expert,
    hire_options,
    is_empty,
    seat_expert,
    take_animal,
    take_expert,
    use_kept,
)
from game.encyclopedia.completion import wanted_experts, wanted_hires, wanted_land
from game.encyclopedia.data import Figures
from game.encyclopedia.expedition import research, research_options, sail
from game.encyclopedia.gains import Events
from game.encyclopedia.model import (
    ACADEMY,
    ACT,
    ACT_FRAMES,
    ANIMAL,
    BASE,
    CEILING,
    CHANGE,
    DONE,
    DRAFT,
    EMBASSY,
    EXPERT,
    EXTRA,
    GO,
    HIRE,
    LEVEL,
    PARTNERS,
    PICK_ANIMAL,
    PICK_DIE,
    PICK_EXPERT,
    PLACE,
    PUT,
    REFERENCE,
    RENOWN,
    RESEARCH,
    SAIL,
    SEALS,
    TAKE,
    UNIVERSITY,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.places import (
    academy_options,
    act_options,
    choose_level,
    go,
    level_options,
    raise_level,
    recruit,
    settle_level,
    study,
    take_die,
    take_options,
    university_options,
)
from game.encyclopedia.publication import (
    ceiling_options,
    join,
    partner_options,
    publish,
    refer,
    reference_options,
    set_ceiling,
)
from game.encyclopedia.reasons import REASONS
from game.encyclopedia.rounds import extra, extra_options, put, put_options, run, set_up
from game.encyclopedia.view import EncycView, look

SEAT_COUNTS: tuple[int, ...] = (2, 3, 4)
OPTIONS: tuple[Option, ...] = (
    Option("rounds", ("6", "4"), "6"),
    *(Option(f"seat{number}", (PLAYER, *AUTOMAS), PLAYER, seat=number - 1) for number in (2, 3, 4)),
)
"""The first seat is always a player's; options of seats that a game does not have are without effect."""

_FORCED = (DRAFT, ANIMAL, EXPERT, PLACE, UNIVERSITY, ACADEMY, REFERENCE)
_FREE = (PICK_ANIMAL, PICK_EXPERT, PUT, PICK_DIE, BASE)
"""What is done without asking when there is only one option, if it costs nothing."""


class EncycRules(Rules[EncycState]):
    """Encyclopedia for two to four seats, Automas among them; seats run clockwise."""

    game = "encyclopedia"
    version = 1
    reasons = REASONS

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.box = Box(figures, seats, options)

    def start(self, seed: int, events: list[Event] | None = None) -> EncycState:
        state = EncycState()
        state.rng = seeded(seed)
        set_up(self.box, state, events)
        self._settle(state, events)
        return state

    def clone(self, state: EncycState) -> EncycState:
        return state.clone()

    def to_act(self, state: EncycState) -> int:
        return state.stack[-1].seat if state.stack else -1

    def prompt(self, state: EncycState) -> str:
        return state.stack[-1].kind

    def options(self, state: EncycState) -> Sequence[Action]:
        return self.choices(state, state.stack[-1]) if state.stack else ()

    def choices(self, state: EncycState, frame: Frame) -> list[EncycAction]:
        """The options of the frame on top of the stack."""
        kind, seat, box = frame.kind, frame.seat, self.box
        if kind == TAKE:
            return take_options(box, state)
        if kind == ACT:
            return act_options(box, state, seat)
        if kind == RESEARCH:
            return research_options(box, state, seat)
        if kind == PLACE:
            return put_options(box, state, seat)
        if kind == ACADEMY:
            return academy_options(box, state, seat)
        if kind == UNIVERSITY or (kind == EXPERT and state.target < 0):
            return university_options(box, state)
        if kind in (EMBASSY, RENOWN):
            return level_options(box, state, seat)
        return self._rarer_choices(state, frame)

    def _rarer_choices(self, state: EncycState, frame: Frame) -> list[EncycAction]:
        kind, seat, box = frame.kind, frame.seat, self.box
        if kind == REFERENCE:
            return reference_options(box, state, seat)
        if kind == CEILING:
            return ceiling_options(box, state, seat)
        if kind == PARTNERS:
            return partner_options(box, state, seat)
        if kind == HIRE and state.target < 0:
            return hire_options(box, state, seat, frame.args[0])
        if kind == EXTRA:
            return extra_options(box, state)
        owed = [below.kind for below in state.stack[:-1]]
        if kind == EXPERT:
            return [box.actions.expert[card] for card in wanted_experts(box, state, seat, owed)]
        if kind == HIRE:
            options = hire_options(box, state, seat, frame.args[0])
            return wanted_hires(box, state, seat, frame.args[0], options, owed)
        land = wanted_land(box, state, seat) if state.target >= 0 else -1
        animal = box.actions.animal
        return [animal[card] for card in state.animals if card >= 0 and land in (-1, box.continent[card])]

    def step(self, state: EncycState, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, EncycAction)
        self.act(state, action, events)
        self._settle(state, events)

    def act(self, state: EncycState, action: EncycAction, events: Events) -> None:
        """Carry out one option and nothing that runs by itself after it."""
        frame = state.stack[-1]
        kind, seat, box = frame.kind, frame.seat, self.box
        if kind == TAKE:
            state.stack[-1] = ACT_FRAMES[seat]
            take_die(box, state, seat, action.a, ~(1 << seat), events)
        elif kind == ACT:
            self._act(state, seat, action, events)
        elif kind == RESEARCH:
            research(box, state, seat, action, events)
        elif kind == PLACE:
            put(state, seat, action.a, events)
        elif kind in (EMBASSY, RENOWN):
            if action.kind == LEVEL:
                choose_level(box, state, seat, action.a, events)
            else:
                raise_level(box, state, seat, events)
        elif kind == EXTRA:
            extra(state, seat, action, events)
        elif kind in (REFERENCE, CEILING, PARTNERS):
            self._publication(state, seat, kind, action, events)
        else:
            self._card(state, frame, action, events)

    def _act(self, state: EncycState, seat: int, action: EncycAction, events: Events) -> None:
        """Begin an action, or turn something into something else before it."""
        if action.kind == GO:
            state.stack.pop()
            go(self.box, state, seat, action.a, events)
        elif action.kind == SAIL:
            state.stack.pop()
            sail(self.box, state, seat, action.a, action.b, events)
        elif action.kind == CHANGE:
            change(self.box, state, seat, events)
        else:
            use_kept(self.box, state, seat, action.a, events)

    def _publication(self, state: EncycState, seat: int, kind: str, action: EncycAction, events: Events) -> None:
        """One choice of a publication."""
        box = self.box
        if kind == REFERENCE:
            if action.kind == BASE:
                refer(box, state, seat, action.a, events)
            else:
                recolour(box, state, seat, action, events)
        elif kind == CEILING:
            if action.kind == LEVEL:
                set_ceiling(box, state, seat, action.a, events)
            else:
                raise_value(box, state, seat, events)
        elif action.kind == DONE:
            publish(box, state, seat, events)
        else:
            join(box, state, seat, action.a, events)

    def _card(self, state: EncycState, frame: Frame, action: EncycAction, events: Events) -> None:
        """One choice of a card, or of what happens to it."""
        box, seat = self.box, frame.seat
        if frame.kind == ACADEMY and action.kind != PICK_ANIMAL:
            recolour(box, state, seat, action, events)
            return
        state.stack.pop()
        if frame.kind == ACADEMY:
            study(box, state, seat, action.a, events)
        elif frame.kind == UNIVERSITY:
            recruit(box, state, seat, action.a, events)
        elif frame.kind == EXPERT:
            take_expert(box, state, seat, action.a, events)
        elif frame.kind == HIRE:
            seat_expert(box, state, seat, frame.args[0], action, events)
        else:
            take_animal(box, state, seat, action.a, events)

    def _settle(self, state: EncycState, events: Events) -> None:
        """Run everything automatic until a seat has a real choice or the game is over."""
        stack = state.stack
        while stack:
            frame = stack[-1]
            if frame.seat < 0:
                run(self.box, state, events)
            elif not self._goes_by_itself(state, frame, events):
                return

    def _goes_by_itself(self, state: EncycState, frame: Frame, events: Events) -> bool:
        """Answer a frame for an Automa, from an empty display, or where there is only one option."""
        kind, seat = frame.kind, frame.seat
        if kind in (DRAFT, ANIMAL, EXPERT) and self._card_by_itself(state, kind, seat, events):
            return True
        if kind == EXTRA and (self.box.automa[seat] or not state.goods[seat * WIDTH + SEALS]):
            state.stack.pop()
            return True
        if kind in (EMBASSY, RENOWN):
            return settle_level(self.box, state, seat, events)
        if kind in _FORCED or (kind == TAKE and state.dice.count(-1) == len(state.dice) - 1):
            options = self.choices(state, frame)
            if len(options) == 1 and options[0].kind in _FREE:
                self.act(state, options[0], events)
                return True
        return False

    def _card_by_itself(self, state: EncycState, kind: str, seat: int, events: Events) -> bool:
        """Take a card for an Automa, or from the deck when the display is empty."""
        box = self.box
        empty = is_empty(state.experts if kind == EXPERT else state.animals)
        if not box.automa[seat] and not empty:
            return False
        state.stack.pop()
        if box.automa[seat]:
            pick_expert(box, state, seat, events) if kind == EXPERT else pick_animal(box, state, seat, events)
        elif kind == EXPERT:
            draw_expert(box, state, seat, events)
        else:
            draw_animal(box, state, seat, events)
        return True

    def parse(self, text: str) -> Action:
        action = self.box.texts.get(text)
        if action is None:
            raise IllegalAction("unknown_action")
        return action

    def view(self, state: EncycState, seat: int) -> EncycView:
        return look(self, state, seat)

    def refusal(self, state: EncycState, action: Action) -> str:
        return reasons.refusal(self, state, action)

    def determinize(self, state: EncycState, seat: int, seed: int) -> EncycState:  # noqa: ARG002
        return hidden.determinize(state, seed)

    def scores(self, state: EncycState) -> tuple[Score, ...]:
        return result.scores(self.box, state)

    def preview(self, state: EncycState, action: Action) -> Score:
        return result.preview(self, state, action)

    def outcome(self, state: EncycState) -> Outcome | None:
        return result.outcome(self.box, state)

    def check(self, state: EncycState) -> None:
        invariants.check(self, state)

    def decode(self, plain: Plain) -> EncycState:
        state = decode(EncycState(), plain)
        self.check(state)
        return state
