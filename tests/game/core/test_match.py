"""The running game: undo while nothing was learned, exact rewinding, marked take-backs, branches."""

from __future__ import annotations

import random

import pytest

from game.core.match import Match
from game.core.record import SaveProblem, Seat, from_bytes, to_bytes
from game.core.rules import BadOption
from game.core.values import Action, Event, IllegalAction
from game.registry import GAMES, UnknownGame, make_rules, new_match, open_match
from tests.game.contract import people
from tests.game.core.saves import opened, played, saved


def take(match: Match, number: int = 0) -> None:
    """Take one of the options."""
    decision = match.decision()
    assert decision is not None
    match.apply(decision.options[number % len(decision.options)])


def test_undo_of_ones_own_last_action() -> None:
    """A sealed pick can be undone, also after others have sealed theirs."""
    match = played(3, 0)
    assert [match.undo_point(seat) for seat in range(3)] == [None, None, None]
    take(match)
    assert [match.undo_point(seat) for seat in range(3)] == [0, None, None]
    take(match)
    assert [match.undo_point(seat) for seat in range(3)] == [0, 1, None]


def test_no_undo_after_a_reveal() -> None:
    """When the last pick has opened all picks, nobody can undo, not even who picked last."""
    match = played(3, 0)
    for _ in range(3):
        take(match)
    assert [match.undo_point(seat) for seat in range(3)] == [None, None, None]
    assert [match.take_back_point(seat) for seat in range(3)] == [0, 1, 2]


def test_undo_of_two_choices_one_after_the_other() -> None:
    """With two players what goes back is undone first, then the pick."""
    match = played(2, 0)
    take(match)
    take(match)
    assert match.undo_point(0) == 1
    match.rewind(1)
    assert match.undo_point(0) == 0


def test_forced_actions_are_no_choices() -> None:
    """Undo goes back to the last real choice; a forced action before it goes along."""
    for seed in range(40):
        match = played(2, 100, seed=seed)
        for count in range(1, len(match.moments)):
            now = match.moments[:count]
            seat = now[-1].seat
            if now[-1].forced and not now[-1].news_for(seat) and len(now) > 1 and now[-2].seat == seat:
                point = match.at(count).undo_point(seat)
                assert point is None or not now[point].forced
                assert point != count - 1
                return
    raise AssertionError("no forced action came up")


def test_undo_never_crosses_news() -> None:
    """At every stop the undo point is the seat's own last real choice with nothing learned since."""
    match = played(3, 60, board="winter")
    for count in range(len(match.moments) + 1):
        part = match.at(count)
        for seat in range(3):
            point = part.undo_point(seat)
            own = [n for n, moment in enumerate(part.moments) if moment.seat == seat and not moment.forced]
            news = [n for n, moment in enumerate(part.moments) if moment.news_for(seat)]
            expected = own[-1] if own and own[-1] > max(news, default=-1) else None
            assert point == expected


def learned(event: Event, seat: int) -> bool:
    """Whether an event shows a seat something that neither it nor the course of the game has decided."""
    if event.kind in ("placed", "moved", "boxed"):
        return event.seat != seat
    return event.kind == "rolled" or (event.kind in ("drew", "received") and event.seat == seat)


@pytest.mark.parametrize("seats", [2, 3])
def test_news_is_what_could_not_be_foretold(seats: int) -> None:
    """Rolls, new hands and what others reveal are news; one's own doing and the course of the game are not."""
    match = played(seats, 200, board="both")
    assert match.outcome() is not None
    kinds = set()
    for event in (event for moment in match.moments for event in moment.events):
        kinds.add(event.kind)
        assert [bool(event.news >> seat & 1) for seat in range(seats)] == [
            learned(event, seat) for seat in range(seats)
        ]
    assert {"placed", "received", "drew", "rolled", "board", "round", "passed", "ended"} <= kinds


def test_rewinding_restores_the_exact_position() -> None:
    """Back to any point and forth again gives the same fingerprints and the same news."""
    match = played(4, 60, board="winter")
    moments = match.moments[:]
    for count in (59, 31, 30, 4, 0):
        match.rewind(count)
        assert match.moments == moments[:count]
        for moment in moments[count:]:
            match.apply(moment.action)
        assert match.moments == moments


def test_take_backs_are_marked_in_the_record() -> None:
    """An undo leaves no mark; a take-back does, in the record and after loading."""
    match = played(3, 7)
    point = match.undo_point(0)
    assert point is not None
    match.rewind(point)
    assert match.record().taken_back == []
    for _ in range(3):
        take(match)
    length = len(match.moments)
    back = match.take_back_point(1)
    assert back is not None
    match.rewind(back, marked=True)
    assert match.record().taken_back == [length]
    assert opened(saved(match)).taken_back == [length]


def test_a_branch_leaves_the_match_alone() -> None:
    """`at` gives another match at an earlier point; playing on there changes nothing here."""
    match = played(3, 20)
    before = match.record()
    branch = match.at(5)
    assert branch.moments == match.moments[:5]
    take(branch, 1)
    take(branch, 2)
    after = match.record()
    assert (after.actions, after.prints, after.snapshot) == (before.actions, before.prints, before.snapshot)
    assert match.at(20).record().snapshot == before.snapshot
    assert match.at(0).moments == []


def test_the_opening_tells_how_the_game_began() -> None:
    """Board, round, hands and roll come before the first action, the same after rewinding and in branches."""
    match = played(3, 10)
    assert [event.kind for event in match.opening] == ["board", "round", "drew", "drew", "drew", "rolled"]
    assert [event.redacted(0).data != () for event in match.opening[2:5]] == [True, False, False]
    assert match.at(3).opening == match.opening
    opening = match.opening
    match.rewind(0)
    assert match.opening == opening


@pytest.mark.parametrize("game", GAMES)
def test_between_the_beats_of_the_opening_nothing_is_asked_and_nobody_has_won(game: str) -> None:
    """Each part tells what came before it, any seat may look, and the last one is the match itself."""
    seats = 3
    match = new_match(game, people(seats), 5, {})
    *parts, last = match.beats()
    assert last.match.opening == match.opening
    assert tuple(event for beat in (*parts, last) for event in beat.events) == match.opening
    for beat in parts:
        assert (beat.match.decision(), beat.match.outcome()) == (None, None)
        assert beat.match.opening == match.opening[: len(beat.match.opening)]
        assert all(beat.match.view(seat) is not None for seat in range(-1, seats))


def test_a_refused_action_leaves_no_trace() -> None:
    """Neither state nor moments change."""
    match = played(3, 10)
    before = match.record()
    with pytest.raises(IllegalAction, match="asked_pick"):
        match.apply(Action("nonsense"))
    assert match.refusal(Action("nonsense")) == "asked_pick"
    assert match.record().snapshot == before.snapshot
    assert len(match.moments) == 10


def test_knowledge_is_a_world_and_not_the_state() -> None:
    """What a bot is given is sound, hides the generator and the hands, and depends on its seed."""
    match = played(5, 2)
    truth = match.record().snapshot
    worlds = [match.knowledge(2, seed) for seed in range(3)]
    for world in worlds:
        assert match.rules.decode(world)
        assert world["rng"] != truth["rng"]
        assert world["picks"] == [-1] * 5
    assert worlds[0]["hands"] != worlds[1]["hands"]
    assert match.knowledge(2, 0) == worlds[0]


def test_views_scores_and_outcome_are_those_of_the_rules() -> None:
    """The match hands out what the rules say about its state."""
    match = played(3, 10)
    state = match.rules.decode(match.record().snapshot)
    assert match.view(1) == match.rules.view(state, 1)
    assert match.scores() == match.rules.scores(state)
    decision = match.decision()
    assert decision is not None
    assert match.preview(decision.options[0]) == match.rules.preview(state, decision.options[0])
    assert match.outcome() is None


def test_there_must_be_such_a_game() -> None:
    """Unknown games, seat counts, options and seeds that no save can hold are refused by name."""
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        make_rules("chess", 2)
    for seats in (0, 1, 6):
        with pytest.raises(BadOption, match=f"for 2 to 5 seats, not {seats}"):
            make_rules("draftosaurus", seats)
    with pytest.raises(BadOption, match="option 'trio' cannot be '8'"):
        make_rules("draftosaurus", 3, {"trio": "8"})
    for seed in (-1, 2**63):
        with pytest.raises(BadOption, match="seed"):
            new_match("draftosaurus", people(3), seed)


def test_the_largest_seed_can_be_saved() -> None:
    """Every game that can be started can be opened again."""
    match = new_match("draftosaurus", people(3), 2**63 - 1)
    dice = random.Random(1)
    take(match, dice.randrange(9))
    assert open_match(from_bytes(to_bytes(match.record()), "a"), "a").moments == match.moments


def test_names_that_no_save_can_hold_are_refused() -> None:
    """A seat's name has forty letters at most, so that what is saved can be opened."""
    with pytest.raises(BadOption, match="name"):
        new_match("draftosaurus", [Seat(name="x" * 41), *people(2)], 1)
    assert new_match("draftosaurus", [Seat(name="é" * 40), *people(2)], 1).decision() is not None


def test_a_fork_is_played_on_without_touching_the_match() -> None:
    """What happens in a fork leaves the match, its moments and its decision as they were."""
    match = new_match("cubosaurs", people(2), 3)
    take(match)
    record, decision = match.record(), match.decision()
    fork = match.fork()
    take(fork)
    take(fork)
    assert (len(match.moments), len(fork.moments)) == (1, 3)
    assert (match.record().snapshot, match.record().prints) == (record.snapshot, record.prints)
    assert match.decision() == decision


def test_seats_and_options_agree_on_who_is_an_automa() -> None:
    """An Automa's seat sets its option; an option that says otherwise is refused, also in a save."""
    automa = Seat(name="Linné", kind="automa", bot="linne/boudeuse")
    match = new_match("encyclopedia", [*people(1), automa], 1)
    assert match.ready.options["seat2"] == "linne/boudeuse"
    assert open_match(from_bytes(to_bytes(match.record()), "a"), "a").seats == match.seats
    with pytest.raises(BadOption, match="option 'seat2' is 'linne/boudeuse', but 'player' sits there"):
        new_match("encyclopedia", people(2), 1, {"seat2": "linne/boudeuse"})
    with pytest.raises(BadOption, match="no Automa for seat 1"):
        new_match("encyclopedia", [automa, *people(1)], 1)
    record = match.record()
    record.seats[1] = people(2)[1]
    with pytest.raises(SaveProblem, match=r"a\.json: option 'seat2'"):
        open_match(record, "a.json")
