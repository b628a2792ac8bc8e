"""The engine against the same rules written a second time: options, masks and scores of any zoo agree."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.draftosaurus.board import Board
from game.draftosaurus.model import FACES, KINDS, ZOO, DraftState
from game.draftosaurus.rules import DraftRules
from tests.game.contract import nodes
from tests.game.draftosaurus import oracle
from tests.game.draftosaurus.table import LETTERS, draft_rules, name

wishes = st.lists(st.tuples(st.integers(0, 11), st.sampled_from(LETTERS)), max_size=60)
both_sides = pytest.mark.parametrize("side", ["summer", "winter"])


def zoo_of(side: str, wanted: list[tuple[int, str]]) -> oracle.Zoo:
    """A legal zoo of at most twelve: every wish is granted that the rules of the pens allow."""
    zoo: oracle.Zoo = []
    for number, letter in wanted:
        place = oracle.PLACES[side][number % len(oracle.PLACES[side])]
        if len(zoo) < ZOO and oracle.fits(zoo, place, letter):
            zoo.append((place, letter))
    return zoo


def codes(board: Board, zoo: oracle.Zoo) -> list[int]:
    """The zoo as the engine writes it."""
    return [board.places.index(place) * KINDS + LETTERS.index(letter) for place, letter in zoo]


def zoo_in(rules: DraftRules, state: DraftState, seat: int) -> oracle.Zoo:
    """The zoo of a seat as the oracle reads it."""
    places = rules.board(state).places
    zoo = state.placed[seat * ZOO : seat * ZOO + ZOO]
    return [(places[code // KINDS], LETTERS[code % KINDS]) for code in zoo if code >= 0]


@both_sides
@settings(max_examples=150)
@given(wanted=wishes)
def test_open_masks_are_the_rules_of_the_pens(side: str, wanted: list[tuple[int, str]]) -> None:
    """After any legal sequence of placements every place accepts exactly what its rule says."""
    rules = draft_rules(3, board=side)
    board, state = rules.boards[0], rules.start(1)
    zoo = zoo_of(side, wanted)
    board.refill(state, 1, codes(board, zoo))
    for at, place in enumerate(board.places):
        mask = state.open[board.width + at]
        accepted = {letter for kind, letter in enumerate(LETTERS) if mask >> kind & 1}
        assert accepted == {letter for letter in LETTERS if oracle.fits(zoo, place, letter)}


@both_sides
@settings(max_examples=100)
@given(wanted=st.tuples(wishes, wishes, wishes))
def test_scores_are_those_of_the_rulebook(side: str, wanted: tuple[list[tuple[int, str]], ...]) -> None:
    """Any three legal zoos score the same in both."""
    rules = draft_rules(3, board=side)
    state = rules.start(1)
    zoos = [zoo_of(side, wish) for wish in wanted]
    for seat, zoo in enumerate(zoos):
        rules.boards[0].refill(state, seat, codes(rules.boards[0], zoo))
    for seat, score in enumerate(rules.scores(state)):
        assert score.total == oracle.score_now(side, zoos, seat)


def expected_picks(rules: DraftRules, state: DraftState, side: str, prairie: int) -> set[str]:
    """What the seat to act may pick, by the oracle."""
    seat = rules.to_act(state)
    zoo = zoo_in(rules, state, seat)
    hand = [letter for kind, letter in enumerate(LETTERS) if state.hands[seat * KINDS + kind]]
    return {
        f"{name(letter)}>{place}"
        for letter in hand
        for place in oracle.PLACES[side]
        if oracle.fits(zoo, place, letter, prairie)
        and (seat == state.roller or oracle.die_allows(zoo, place, FACES[state.die]))
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("side", "prairie"), [("summer", "unlimited"), ("summer", "6"), ("winter", "unlimited")])
def test_options_of_whole_games(seats: int, side: str, prairie: str) -> None:
    """At every stop of random games the options are those of the oracle: hand, pen and die together."""
    rules = draft_rules(seats, board=side, prairie=prairie)
    limit = 6 if prairie == "6" else 99
    for seed in range(6):
        for node in nodes(rules, seed):
            texts = {action.text for action in node.options}
            if rules.prompt(node.state) == "pick":
                assert texts == expected_picks(rules, node.state, side, limit)
            elif rules.prompt(node.state) == "move":
                seat = rules.to_act(node.state)
                zoo = zoo_in(rules, node.state, seat)
                letter = oracle.inside(zoo, "quarantine")[0]
                open_places = [place for place in oracle.PLACES["winter"] if oracle.fits(zoo, place, letter)]
                assert texts == {f"move>{place}" for place in open_places}


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("side", "trio"), [("summer", "6"), ("summer", "7"), ("winter", "6")])
def test_scores_of_whole_games(seats: int, side: str, trio: str) -> None:
    """At every stop of random games every score is that of the oracle."""
    rules = draft_rules(seats, board=side, trio=trio)
    for seed in range(6):
        for node in nodes(rules, seed):
            zoos = [zoo_in(rules, node.state, seat) for seat in range(seats)]
            totals = [score.total for score in rules.scores(node.state)]
            assert totals == [oracle.score_now(side, zoos, seat, int(trio)) for seat in range(seats)]
