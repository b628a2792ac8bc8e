"""Fin de partie; Variante été / hiver: who wins, ties, totals over both sides, and the preview of a choice."""

from __future__ import annotations

import pytest

from game.core.values import Line, Outcome, Score
from game.draftosaurus.model import KINDS, ZOO, DraftAction
from game.draftosaurus.result import settle
from tests.game.contract import nodes
from tests.game.draftosaurus.table import Table, draft_rules


def ended(*zoos: dict[str, str]) -> Outcome:
    """The result of a summer game that ends with these zoos."""
    table = Table(len(zoos))
    for seat, zoo in enumerate(zoos):
        table.zoo(seat, **zoo)
    table.state.stack = []
    result = table.rules.outcome(table.state)
    assert result is not None
    return result


def test_most_points_win() -> None:
    """One leader wins by points, however many T. rex it has."""
    result = ended({"river": "tttt"}, {"river": "sss"}, {"river": "s"})
    assert (result.winners, result.reason) == ((0,), "points")


def test_egalite_fewest_t_rex_win() -> None:
    """Among leaders with equal points the fewest T. rex win, those in the river included."""
    result = ended({"river": "ts"}, {"river": "ss"}, {"river": "s"})
    assert (result.winners, result.reason) == ((1,), "fewest_trex")


def test_egalite_looks_only_at_the_leaders() -> None:
    """A seat with fewer points does not win by having no T. rex."""
    result = ended({"river": "tt"}, {"river": "tt"}, {"river": "s"})
    assert (result.winners, result.reason) == ((0, 1), "shared")


def test_egalite_persists_and_the_victory_is_shared() -> None:
    """Equal points and equally many T. rex: all of them win."""
    result = ended({"river": "ts"}, {"river": "tp"}, {"river": "tc"})
    assert (result.winners, result.reason) == ((0, 1, 2), "shared")


def test_egalite_of_three_may_leave_two() -> None:
    """The tie-break may leave more than one winner."""
    result = ended({"river": "tt"}, {"river": "tp"}, {"river": "tc"})
    assert (result.winners, result.reason) == ((1, 2), "shared")


def test_settle_takes_totals_and_t_rex() -> None:
    """The result depends on nothing but totals and numbers of T. rex."""
    table = tuple(Score((Line("a", points),)) for points in (5, 7, 7))
    assert settle(table, [0, 2, 3]).winners == (1,)
    assert settle(table, [0, 3, 3]).winners == (1, 2)
    assert settle(table[:2], [9, 9]).reason == "points"


def test_ete_hiver_plays_both_sides() -> None:
    """First a whole game on the summer side, then one on the winter side with a full bag and empty zoos."""
    rules = draft_rules(3, board="both")
    boards: list[int] = []
    for node in nodes(rules, 4):
        if node.state.part and not boards[-1]:
            assert node.state.placed == [-1] * 36
            assert -1 not in node.state.past
            assert sum(node.state.bag) + sum(node.state.hands) == 36
            assert (node.state.round, node.state.turn) == (0, 0)
        boards.append(node.state.part)
    assert boards.count(0) == 36
    assert boards == sorted(boards)
    assert boards.count(1) >= 36


def test_ete_hiver_adds_both_scores() -> None:
    """Every total is the sum of both sides, with lines that name their side."""
    rules = draft_rules(4, board="both")
    for node in nodes(rules, 14):
        last = node.state
    for seat, score in enumerate(rules.scores(last)):
        parts = {part: sum(line.points for line in score.lines if line.part == part) for part in ("summer", "winter")}
        assert score.total == parts["summer"] + parts["winter"]
        assert parts["summer"] == alone("summer", last.past, seat, 4)
        assert parts["winter"] == alone("winter", last.placed, seat, 4)


def alone(side: str, placed: list[int], seat: int, seats: int) -> int:
    """What these zoos would score in a game of that side alone."""
    rules = draft_rules(seats, board=side)
    state = rules.start(1)
    state.placed = placed
    return rules.scores(state)[seat].total


def test_ete_hiver_tie_counts_t_rex_of_both_games() -> None:
    """A tie over both games goes to the fewest T. rex over both."""
    table = Table(2, board="both")
    table.zoo(0, river="tts")
    table.zoo(1, river="tss")
    table.state.past = table.state.placed
    table.state.part = 1
    table.rules.boards[1].clear(table.state, 2)
    table.zoo(0, river="ss")
    table.zoo(1, river="ts")
    table.state.stack = []
    result = table.rules.outcome(table.state)
    assert result is not None
    assert [score.total for score in result.scores] == [5, 5]
    assert (result.winners, result.reason) == ((0, 1), "shared")
    table.zoo(1, river="tt")
    result = table.rules.outcome(table.state)
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "fewest_trex")


@pytest.mark.parametrize("side", ["summer", "winter", "both"])
def test_the_preview_is_the_score_with_this_one_dinosaur_more(side: str) -> None:
    """At every choice the preview equals the score of a table where only this one thing is done."""
    rules = draft_rules(3, board=side)
    for node in nodes(rules, 15):
        seat = rules.to_act(node.state)
        for action in node.options:
            assert isinstance(action, DraftAction)
            world = rules.clone(node.state)
            zoo = [code for code in world.placed[seat * ZOO : seat * ZOO + ZOO] if code >= 0]
            species = action.species
            if action.kind == "move":
                species = rules.quarantined(world, seat)
                zoo.remove(rules.board(world).quarantine * KINDS + species)
            rules.board(world).refill(world, seat, [*zoo, action.place * KINDS + species])
            assert rules.preview(node.state, action) == rules.scores(world)[seat]


def test_the_preview_is_the_real_score_when_nothing_else_happens() -> None:
    """Others go into their rivers with a species that matters to nobody: the score is what the preview said."""
    table = Table(3)
    for place in ("sameness", "trio", "love", "king", "differences", "island", "river"):
        table = Table(3)
        table.zoo(0, sameness="s", trio="ss", love="s", differences="p")
        for seat, letters in enumerate(("s", "b", "b")):
            table.hand(seat, letters)
        table.ask("pick", 0, 1, 2)
        table.die("no_trex", roller=0)
        table.state.turn = 5
        foreseen = table.rules.preview(table.state, table.action(f"s>{place}"))
        table.play(f"s>{place}", "b>river", "b>river")
        assert table.score(0) == foreseen


def test_the_preview_of_what_goes_back_changes_nothing() -> None:
    """With two players the second choice brings no points: those of the sealed pick were shown with it."""
    table = Table(2)
    table.hand(0, "tss")
    table.ask("pick", 0, 1)
    table.die("plain", roller=0)
    table.play("t>king")
    assert table.rules.preview(table.state, table.action("s")) == table.rules.scores(table.state)[0]
    assert table.score(0).total == 0
