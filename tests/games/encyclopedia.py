"""Encyclopedia under test."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from game.core.match import Match
from game.core.state import fingerprint
from game.core.values import Action
from game.encyclopedia import GAME
from game.encyclopedia.model import EncycAction, EncycState
from game.encyclopedia.rules import EncycRules
from game.encyclopedia.view import EncycView
from tests.games.case import Case, every_variant
from tests.games.subject import Lying, Staged, Subject
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.desk import placed_at, turn_events, waiting_spots
from ui.boards.encyclopedia.names import die_image, hand_image
from ui.boards.encyclopedia.seat_layout import die_spot, rolled_spots

ROUNDS = ("rounds", "4")


def scramble(world: EncycState, _seats: int, _seat: int) -> None:
    """Turn the decks and the round tokens to come round."""
    world.animal_deck = world.animal_deck[::-1]
    world.expert_deck = world.expert_deck[::-1]
    world.round_tokens = world.round_tokens[: world.round] + world.round_tokens[world.round :][::-1]


def belongings(view: Any, seat: int) -> Counter[object]:
    """Coins, tokens, seals, animals in study, their cubes, and the experts that are at work."""
    own = view.seats[seat]
    things: dict[object, int] = {"coin": own.coins, "token": own.tokens, "seal": own.seals}
    things.update({("animal", animal): 1 + mask.bit_count() for animal, mask in own.study})
    things.update({("expert", number): 1 for number in own.active if number >= 0})
    return Counter(things)


def unless_it_runs_on(match: Match, _view: Any, _seat: int, action: Action) -> tuple[int, ...] | None:
    """Nothing where something runs by itself after the action: that is not part of its preview."""
    assert isinstance(match.rules, EncycRules)
    assert isinstance(action, EncycAction)
    ahead, alone = match.fork(), match.rules.clone(match._state)
    ahead.apply(action)
    match.rules.act(alone, action, None)
    return () if fingerprint(alone) != fingerprint(ahead._state) else None


CONTINENTS = 5
CATEGORIES = 12

NUMBERS: dict[str, tuple[int, ...]] = {
    "aid.encyclopedia.turn.body": (1,),
    "rules.encyclopedia.icons.body": (1, 4),
    "rules.encyclopedia.variants.body": (4, 6),
    "rules.encyclopedia.plate.token.die": (5,),
    "rules.encyclopedia.plate.dice_draw": (4,),
    "rules.encyclopedia.plate.world": (4,),
    "rules.encyclopedia.plate.types": (4,),
    "rules.encyclopedia.plate.categories": (12,),
    "rules.encyclopedia.plate.continents": (5,),
    "rules.encyclopedia.plate.automas": (2,),
    "rules.encyclopedia.plate.line.experts": (3,),
    "encyclopedia.tip.chair": (4,),
    "encyclopedia.tip.good.coins": (1,),
    "encyclopedia.type.0.name": (0,),
    "encyclopedia.round_token.die.name": (5,),
    "encyclopedia.round_token.die.line": (2, 5),
    "encyclopedia.score_tip.experts": (3,),
    "encyclopedia.automa.behaviour.linne.line": (1, 4),
    "encyclopedia.automa.behaviour.trembley.line": (2, 4, 5, 6),
    "encyclopedia.automa.behaviour.daubenton.line": (2, 3, 5, 6),
    "encyclopedia.automa.scoring.resolution.line": (2,),
    "encyclopedia.automa.scoring.astrolabe.line": (3,),
    "encyclopedia.automa.worth.experts": (3,),
    **{
        f"encyclopedia.option.seat{seat}.{behaviour}/{scoring}.tip": (first + second, 6)
        for seat in (2, 3, 4)
        for first, behaviour in enumerate(("linne", "trembley", "daubenton"), 1)
        for second, scoring in enumerate(("boudeuse", "resolution", "astrolabe"), 1)
    },
    **{f"encyclopedia.option.seat{seat}.name": (seat,) for seat in (3, 4)},
    "rules.encyclopedia.aim.body": (6,),
    "rules.encyclopedia.setup.body": (2, 3, 4),
    "rules.encyclopedia.round.body": (5,),
    "rules.encyclopedia.dice.body": (4, 5),
    "rules.encyclopedia.boosts.body": (1, 6),
    "rules.encyclopedia.expedition.body": (3, 4),
    "rules.encyclopedia.publication.body": (0,),
    "rules.encyclopedia.reputation.body": (3, 6, 9, 12, 15),
    "rules.encyclopedia.experts.body": (4,),
    "rules.encyclopedia.end.body": (4, CONTINENTS, 6, CATEGORIES),
    "rules.encyclopedia.collections.body": (2, CONTINENTS, CATEGORIES),
    "rules.encyclopedia.automas.body": (2, 3, 4, CONTINENTS),
    "rules.encyclopedia.automa_cards.body": (1, 2, 3, 6),
    "rules.encyclopedia.controls.body": (3,),
}
"""What stands written out in texts, because no correction can change what it counts."""

REPORTED: dict[str, int] = {
    "game.dice.drawn": 5,
    "game.boosts.coin": 2,
    "game.experts.places": 5,
    "game.spaces.nothing.amount": 1,
    "automas.behaviours.linne.stars": 2,
    "automas.scorings.boudeuse.stars": 3,
}
"""Figures among them that a correction could try to change: each is reported and left as it is."""


def lying(board: EncycBoard, view: EncycView) -> list[Lying]:
    """Dice on spaces, in hand and waiting, cards on display, animals under study."""
    names, ids = board.names, board.box.animal_ids
    found = [Lying(ids[card], names[f"animal.{ids[card]}"]) for card in view.animals if card >= 0]
    for card in view.experts:
        name = board.box.experts.ids[card]
        if card >= 0 and f"expert.{name}" in names:
            found.append(Lying(name, names[f"expert.{name}"]))
    for number, seat in enumerate(view.seats):
        found += [Lying(ids[animal], names[f"study.{number}.{ids[animal]}"]) for animal, _ in seat.study if animal >= 0]
        dice = [(slot, die) for slot, die in enumerate(seat.dice) if die is not None]
        found += [Lying(die_image(die), die_spot(seat, number, slot, names)) for slot, die in dice]
        if number != board.focus and f"waiting.{number}" in names:
            spots = rolled_spots(names[f"waiting.{number}"], len(seat.rolled), board.grain)
        else:
            spots = [names["hand"], *waiting_spots(board, max(len(seat.rolled) - 1, 0))]
        found += [Lying(die_image(die), spot) for die, spot in zip(seat.rolled, spots, strict=False)]
    if view.value and not placed_at(turn_events(board, view)):
        found.append(Lying(hand_image(view), names["hand"]))
    return found


SUBJECT: Final = Subject(
    "encyclopedia",
    scramble,
    belongings,
    pictures={
        "encyclopedia": "--seats 2 --seed 3 --option seat2=linne/boudeuse --steps 25",
        "setup": "--scene setup --seats 4 --option seat2=linne/boudeuse",
        "encyclopedia-fr": "--seats 4 --seed 2 --steps 90 --lang fr --option seat3=trembley/resolution",
    },
    moments=dict.fromkeys(
        ("round", "last_round", "roll", "reroll", "recolour", "publication"), Staged(1, {"rounds": "4"})
    ),
    film=40,
    lying=lying,
    cases=(
        Case("encyclopedia", 2, (ROUNDS,)),
        Case("encyclopedia", 2, (("seat2", "linne/boudeuse"),)),
        Case("encyclopedia", 3, (ROUNDS, ("seat3", "trembley/resolution"))),
        Case(
            "encyclopedia",
            4,
            (ROUNDS, ("seat2", "daubenton/astrolabe"), ("seat3", "linne/resolution"), ("seat4", "trembley/boudeuse")),
        ),
    ),
    long_cases=(
        *(Case("encyclopedia", seats) for seats in (2, 3, 4)),
        *every_variant(GAME, 2)[2:],
        Case("encyclopedia", 3, (("seat2", "linne/astrolabe"), ("seat3", "daubenton/resolution"))),
        Case("encyclopedia", 4, (("seat3", "daubenton/boudeuse"),)),
        Case("encyclopedia", 4, (("seat2", "trembley/astrolabe"), ("seat4", "linne/boudeuse"))),
    ),
    step=40,
    apart=120,
    hiding=({}, {"seat2": "trembley/astrolabe"}),
    quick={"rounds": "4"},
    sums=({"rounds": "4"}, {}),
    prompts=8,
    rehearses=True,
    change=unless_it_runs_on,
    pages=lambda figures: figures.animals,
    numbers=NUMBERS,
    reported=REPORTED,
)
