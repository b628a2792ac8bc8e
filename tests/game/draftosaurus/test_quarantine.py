"""La zone de quarantaine: its dinosaur is moved before scoring, by the rules of the pens and not of the die."""

from __future__ import annotations

import pytest

from game.core.values import IllegalAction
from game.draftosaurus.model import ZOO
from tests.game.contract import nodes
from tests.game.draftosaurus.table import SLOTS, Table, draft_rules

FREE = {"wood", "bridge_left", "bridge_right", "lookout", *SLOTS[:3], "river"}


def moves(letter: str = "t", **zoo: str) -> set[str]:
    """Where the dinosaur in quarantine may go, whatever the die shows."""
    found = []
    for face in ("forest", "empty", "no_trex"):
        table = Table(3, board="winter")
        table.zoo(0, quarantine=letter, **zoo)
        table.die(face, roller=1)
        table.ask("move", 0)
        found.append({action.text.removeprefix("move>") for action in table.rules.options(table.state)})
    assert found[0] == found[1] == found[2]
    return found[0]


def test_it_may_go_to_any_other_pen_or_the_river() -> None:
    """In an otherwise empty zoo everything is open but the quarantine itself."""
    assert moves() == FREE


def test_it_keeps_the_rules_of_placement() -> None:
    """The order of the wood, the neighbours of the pyramid and full pens hold."""
    assert "wood" not in moves("t", wood="t")
    assert "wood" in moves("t", wood="ts")
    assert "lookout" not in moves("t", lookout="s")
    assert moves("t", pyramid="tsp") & set(SLOTS) == {"pyramid.4"}
    assert moves("t", pyramid=".t.") & set(SLOTS) == set()
    assert moves("t", pyramid="tspco") & set(SLOTS) == {"pyramid.5"}


def test_the_river_is_always_open() -> None:
    """Where every pen refuses, the banks and the river remain."""
    assert moves("t", wood="t", lookout="t", pyramid="t.t") == {"bridge_left", "bridge_right", "river"}


def last_turn(*quarantined: str) -> Table:
    """Three zoos of eleven at the last turn; seats with a letter pick it into quarantine, others into the river."""
    table = Table(3, board="winter")
    table.state.round, table.state.turn = 1, 5
    for seat in range(3):
        table.zoo(seat, river="s" * 11)
        table.hand(seat, quarantined[seat] or "p")
    table.die("plain", roller=0)
    table.ask("pick", 0, 1, 2)
    table.play(*(f"{letter}>quarantine" if letter else "p>river" for letter in quarantined))
    return table


def test_each_owner_chooses_in_seat_order() -> None:
    """Seats with a dinosaur in quarantine are asked, the others are not; then the game is over."""
    table = last_turn("t", "", "c")
    assert [(frame.kind, frame.seat) for frame in reversed(table.state.stack)] == [("move", 0), ("move", 2)]
    assert table.rules.outcome(table.state) is None
    table.play(">wood")
    assert table.rules.to_act(table.state) == 2
    table.play(">river")
    assert table.rules.decision(table.state) is None
    result = table.rules.outcome(table.state)
    assert result is not None
    assert [score.total for score in result.scores] == [11 + 2 + 1, 12, 12]
    assert result.winners == (0,)


def test_nobody_is_asked_when_all_quarantines_are_empty() -> None:
    """The game ends at once."""
    table = last_turn("", "", "")
    assert table.rules.outcome(table.state) is not None


def waiting(letter: str, **zoo: str) -> Table:
    """A zoo with a dinosaur in quarantine and an open choice in the middle of a game."""
    table = Table(3, board="winter")
    table.zoo(0, quarantine=letter, **zoo)
    table.hand(0, "sp")
    table.die("forest", roller=0)
    table.ask("pick", 0)
    return table


def test_it_counts_with_its_best_move() -> None:
    """As if the game ended now: the place that brings most, T. rex points included; nothing else changes."""
    assert waiting("p").points("quarantine") == 2
    assert waiting("p", wood="sp").points("quarantine") == 2
    assert waiting("s", wood="sp").points("quarantine") == 8 - 4
    assert waiting("t", wood="t").points("quarantine") == 2 + 1
    assert waiting("t", bridge_left="t").points("quarantine") == 6 + 1
    table = waiting("s", wood="sp")
    assert table.points("wood") == 4
    assert table.rules.scores(table.state)[0].total == 8


def test_without_a_dinosaur_it_is_no_line_of_the_score() -> None:
    """An empty quarantine, and the end of a game, have nothing to tell."""
    table = Table(3, board="winter")
    assert "quarantine" not in {line.label for score in table.rules.scores(table.state) for line in score.lines}


def test_the_preview_of_quarantine_is_its_best_move() -> None:
    """And what else is placed changes what that is: after a Parasaurolophus in the wood nothing is left to it there."""
    table = waiting("s", wood="sp")

    def change(text: str) -> int:
        preview = table.rules.preview(table.state, table.rules.parse(text))
        return preview.total - table.rules.scores(table.state)[0].total

    assert change("stegosaurus>wood") == 8 - 4 + 2 - 4, "then the bottom of the pyramid is its best place"
    assert change("parasaurolophus>river") == 1
    empty = Table(3, board="winter")
    empty.zoo(0, wood="sp")
    empty.hand(0, "sp")
    empty.die("forest", roller=0)
    empty.ask("pick", 0)
    preview = empty.rules.preview(empty.state, empty.rules.parse("stegosaurus>quarantine"))
    assert preview.total - empty.rules.scores(empty.state)[0].total == 8 - 4


def test_the_best_move_changes_nothing_and_others_cost_the_difference() -> None:
    """When it is asked, the score has already counted the best place."""
    table = last_turn("t", "", "")
    now = table.rules.scores(table.state)[0].total
    for text, change in ((">wood", 0), (">bridge_left", -2), (">river", -2)):
        place = f"move{text}"
        assert table.rules.preview(table.state, table.rules.parse(place)).total - now == change
    table.play(">wood")
    assert table.rules.scores(table.state)[0].total == now


def test_a_t_rex_from_quarantine_counts_in_its_new_pen() -> None:
    """It brings its point only in a pen."""
    for place, trex in ((">bridge_left", 1), (">river", 0)):
        table = last_turn("t", "", "")
        assert table.points("trex") == 0
        table.play(place)
        assert table.points("trex") == trex


def test_it_must_leave() -> None:
    """Staying is not allowed, and neither is going where the rules forbid it."""
    table = last_turn("t", "", "")
    with pytest.raises(IllegalAction) as caught:
        table.play(">quarantine")
    assert caught.value.reason == "must_leave"
    with pytest.raises(IllegalAction) as caught:
        table.play(">pyramid.5")
    assert caught.value.reason == "pyramid_row"
    with pytest.raises(IllegalAction) as caught:
        table.play("t>river")
    assert caught.value.reason == "asked_move"


def test_moving_opens_the_pen_of_quarantine_and_fills_the_other() -> None:
    """What the zoo accepts afterwards is what its dinosaurs leave open."""
    table = last_turn("t", "t", "t")
    table.play(">wood")
    board = table.rules.board(table.state)
    wood, quarantine = board.places.index("wood"), board.places.index("quarantine")
    assert table.state.open[wood] == 0b111110
    assert table.state.open[quarantine] == 0b111111
    assert table.state.size[wood] == 1
    assert len([code for code in table.state.placed[:ZOO] if code >= 0]) == 12


def test_no_quarantine_is_left_at_the_end_of_any_game() -> None:
    """In random games of the winter side every zoo ends with twelve, none of them in quarantine."""
    for seats in (2, 3, 5):
        rules = draft_rules(seats, board="winter")
        asked = 0
        for seed in range(20):
            for node in nodes(rules, seed):
                asked += rules.prompt(node.state) == "move"
                last = node.state
            assert all(rules.quarantined(last, seat) < 0 for seat in range(seats))
            assert -1 not in last.placed
        assert asked > 20
