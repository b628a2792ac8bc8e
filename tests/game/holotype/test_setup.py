"""Set-up, variants, scoring and the tie-break."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.core.record import Seat
from game.core.rules import BadOption
from game.core.values import Event, Line, Score
from game.holotype.box import OPTIONS
from game.holotype.scoring import settle
from game.registry import make_rules, new_match
from tests.game.holotype.table import Table, holo_rules


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_board_and_player_setup(seats: int) -> None:
    """Three Specimens and two Personal Objectives each, one Global Objective more than players, 1 2 3 cubes."""
    rules = holo_rules(seats)
    events: list[Event] = []
    state = rules.start(4, events)
    assert [hand.bit_count() for hand in state.hands] == [3] * seats
    assert len(state.globals) == seats + 1
    assert state.museum == [1, 2, 3]
    assert state.workers == [-1, -2, -1] * seats
    assert [event.seat for event in events if event.kind == "offered"] == [n // 2 for n in range(seats * 2)]
    assert all(not event.seen_by((event.seat + 1) % seats) for event in events if event.kind in ("offered", "received"))
    rules.check(state)


def test_each_player_keeps_one_of_two_personal_objectives() -> None:
    """In turn order from the first player, in secret; the returned one stays secret too."""
    rules = holo_rules(3)
    state = rules.start(7)
    first = state.active
    for step in range(3):
        seat = (first + step) % 3
        assert (rules.prompt(state), rules.to_act(state)) == ("keep", seat)
        view = rules.view(state, seat)
        assert len(view.mats[seat].offered) == 2
        chosen = rules.options(state)[1]
        rules.apply(state, chosen)
        view = rules.view(state, seat)
        assert f"keep {view.mats[seat].personal}" == chosen.text
        other = rules.view(state, (seat + 1) % 3).mats[seat]
        assert (other.offered, other.personal, other.returned) == ((), "", "")
    assert (rules.prompt(state), rules.to_act(state)) == ("turn", first)


@pytest.mark.parametrize(
    ("seats", "research"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 0, 1, 2]), (5, [0, 0, 1, 1, 2])], ids=str
)
@pytest.mark.parametrize("basal", ["no", "yes"])
def test_late_starters_get_research_where_that_is_agreed(seats: int, research: list[int], basal: str) -> None:
    """In turn order, and everybody is told; otherwise nobody has any."""
    rules = holo_rules(seats, late="yes", basal=basal)
    events: list[Event] = []
    state = rules.start(7, events)
    order = [(state.active + place) % seats for place in range(seats)]
    assert [state.research[seat] for seat in order] == research
    told = {event.seat: event.number("research") for event in events if event.kind == "late"}
    assert told == {seat: count for seat, count in zip(order, research, strict=True) if count}
    assert holo_rules(seats, basal=basal).start(7).research == [0] * seats
    rules.check(state)


def test_specimens_are_seen_before_the_choice() -> None:
    """Whoever chooses a Personal Objective has three cards in hand, which nobody else sees."""
    rules = holo_rules(4)
    view = rules.view(rules.start(5), rules.to_act(rules.start(5)))
    assert view.asked == "keep"
    assert [len(mat.hand) for mat in view.mats].count(3) == 1
    assert len(view.mats[view.to_act].hand) == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_random_first_player(seats: int) -> None:
    """Every seat begins some games; turns go on clockwise."""
    rules = holo_rules(seats, basal="yes")
    assert {rules.to_act(rules.start(seed)) for seed in range(60)} == set(range(seats))
    state = rules.start(1)
    order: list[int] = []
    while len(order) < 2 * seats:
        order += [rules.to_act(state)] if rules.prompt(state) == "turn" else []
        rules.apply(state, rules.options(state)[0])
    assert order == [(order[0] + step) % seats for step in range(2 * seats)]


def test_offered_objectives_are_hidden_in_worlds_dealt_anew() -> None:
    """A seat's own two stay, those of the others vary."""
    rules = holo_rules(2)
    state = rules.start(3)
    worlds = [rules.determinize(state, 0, seed) for seed in range(30)]
    assert all(world.personals[:2] == state.personals[:2] for world in worlds)
    assert len({tuple(world.personals[2:4]) for world in worlds}) > 5


def test_basal_variant() -> None:
    """No Global Objectives, no Personal ones, no milestones; two lines fewer in the score."""
    rules = holo_rules(3, basal="yes")
    state = rules.start(2)
    assert rules.prompt(state) == "turn"
    assert (state.globals, state.personals) == ([], [])
    assert rules.box.milestones == 0
    assert [line.label for line in rules.scores(state)[0].lines] == ["holotypes", "traces", "unpublished"]


@pytest.mark.parametrize(
    ("seats", "track", "end"),
    [
        (2, "usual", 12), (3, "usual", 17), (4, "usual", 21), (5, "usual", 25), (5, "four", 21), (2, "three", 17),
        (2, "five", 25), (5, "two", 12), *((2, str(end), end) for end in range(6, 12)), (4, "6", 6),
    ],
)  # fmt: skip
def test_short_or_long_variant(seats: int, track: str, end: int) -> None:
    """The track of another number of players, or that of two players ended earlier."""
    box = holo_rules(seats, track=track).box
    assert box.end == end
    assert box.milestones < 1 << end
    assert box.resets < 1 << end


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("end", range(6, 12))
def test_only_two_players_end_their_track_earlier(seats: int, end: int) -> None:
    """More of them play on the track of another number of players; a game that was begun otherwise goes on."""
    players = [Seat(str(seat), "bot", "random", seat) for seat in range(seats)]
    track = next(option for option in OPTIONS if option.id == "track")
    assert (str(end) in track.choices_for(seats)) == (seats == 2)
    assert {"usual", "two", "three", "four", "five"} <= set(track.choices_for(seats))
    if seats == 2:
        assert new_match("holotype", players, 1, {"track": str(end)}).view(0).end == end
    else:
        with pytest.raises(BadOption, match=f"cannot be '{end}' with {seats} seats"):
            new_match("holotype", players, 1, {"track": str(end)})
        assert Match(make_rules("holotype", seats, {"track": str(end)}), tuple(players), 1).view(0).end == end


def test_three_milestones_and_museum_resets_between_them() -> None:
    """On every track as it is usually played."""
    for seats in (2, 3, 4, 5):
        box = holo_rules(seats).box
        milestones = [space for space in range(box.end) if box.milestones >> space & 1]
        resets = [space for space in range(box.end) if box.resets >> space & 1]
        assert len(milestones) == 3
        assert milestones[0] < resets[0] < milestones[1] < resets[1] < milestones[2]


def test_the_labelled_score() -> None:
    """Holotypes, traces, contributions, the Personal Objective, minus the research of unpublished Specimens."""
    table = Table(2)
    table.published(0, "allosaurus", "ceratosaurus+amber", "tawa+eggs", "anzu")
    table.personal(0, "theropod_taxonomy")
    table.objectives("jurassic_systematics")
    table.claim(0, "jurassic_systematics.0", "jurassic_systematics.1")
    table.hand(0, "tyrannosaurus", "camposaurus")
    table.traces(0, "tracks")
    points = {line.label: line.points for line in table.score().lines}
    assert points == {"holotypes": 8 + 6 + 4 + 4, "traces": 7, "contributions": 7, "personal": 9, "unpublished": -7}
    assert table.score().total == 38
    seen = table.rules.view(table.state, 1).mats[0].score
    assert {line.label for line in seen.lines} == {"holotypes", "traces", "contributions"}


def test_ties() -> None:
    """Most research left wins a tie; then the victory is shared."""
    scores = tuple(Score((Line("holotypes", points),)) for points in (5, 9, 9))
    assert (settle(scores, [9, 1, 2]).winners, settle(scores, [9, 1, 2]).reason) == ((2,), "research")
    assert (settle(scores, [9, 2, 2]).winners, settle(scores, [9, 2, 2]).reason) == ((1, 2), "shared")
    assert settle(scores[:2], [9, 0]).reason == "points"
