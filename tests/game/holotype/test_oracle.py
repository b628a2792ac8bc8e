"""Whole games against the rulebook written a second time: options, pieces on the table and scores agree."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from game.core.paths import data_folder
from game.core.rules import complete_options
from game.core.values import Action, Event
from game.holotype.box import OPTIONS
from game.holotype.model import TRACES, HoloState
from game.holotype.rules import HoloRules
from game.holotype.view import HoloView
from tests.game.holotype.oracle import Oracle
from tests.game.holotype.reader import PERIODS, PLACES, WORKERS, Mat
from tests.game.holotype.table import holo_rules

EAGER = ("publish", "contribute", "trace")


def pick(options: Sequence[Action], dice: random.Random, eager: float) -> Action:
    """An option by chance, most often one that leads on: the Journal, and what can be done there."""
    wanted = [act for act in options if act.text.startswith(EAGER) or act.text.endswith("journal")]
    return dice.choice(wanted if wanted and dice.random() < eager else list(options))


def agree(rules: HoloRules, state: HoloState, oracle: Oracle) -> None:
    """Everything on the table is what the oracle has there, and others know of a hand what was open."""
    views = [rules.view(state, seat) for seat in range(rules.seats)]
    view = views[0]
    assert dict(zip(PERIODS, view.museum, strict=True)) == oracle.museum
    assert {rules.box.cards.ids[card] for card in state.deck} == oracle.deck
    assert list(view.discard) == oracle.discard
    assert (view.track, view.end, view.ending) == (oracle.track, oracle.end, oracle.ended)
    assert view.trace_deck_size == len(oracle.trace_deck)
    assert set(view.objectives) == set(oracle.globals)
    rows = zip(view.objectives, view.areas, strict=True)
    assert {(name, n): row[n] for name, row in rows for n in range(3) if row[n] >= 0} == oracle.areas
    workers(view, oracle)
    for seat in range(rules.seats):
        mats(views, oracle, seat)


def workers(view: HoloView, oracle: Oracle) -> None:
    """Everyone stands where the oracle has them."""
    for place, codes in zip(PLACES, view.spaces, strict=True):
        assert len(codes) == oracle.room[place]
        assert {(code // 3, WORKERS[code % 3]) for code in codes if code >= 0} == set(oracle.board[place])
    for mat, known in zip(view.mats, oracle.mats, strict=True):
        at_home = {-1: "lounge", -2: "waits"}
        for where, place in zip(mat.workers, known.workers.values(), strict=True):
            assert at_home.get(where, place) == place
            assert (where < 0) == (place not in PLACES)


def mats(views: list[HoloView], oracle: Oracle, seat: int) -> None:
    """A seat's mat as itself and as another sees it."""
    own, known = views[seat].mats[seat], oracle.mats[seat]
    assert set(own.hand) == known.hand
    assert sorted(own.traces) == sorted(known.traces)
    assert [(paper.card, paper.trace) for paper in own.papers] == known.papers
    assert dict(zip(PERIODS, own.fossils, strict=True)) == known.fossils
    assert (own.research, set(own.tiles)) == (known.research, known.tiles)
    assert (own.personal, own.discs) == (known.personal, 5 - known.contributions)
    assert {line.label: line.points for line in own.score.lines} == oracle.score(seat) or not known.personal
    other = views[(seat + 1) % len(views)].mats[seat]
    if not oracle.ended:
        assert set(other.hand) == known.seen
        assert (other.traces, other.offered, other.personal, other.returned) == ((), (), "", "")
    assert (other.hand_size, other.trace_count) == (len(known.hand), len(known.traces))


def play(seats: int, seed: int, eager: float, **options: str) -> str:
    """A game that is compared before and after every move; how it ended."""
    rules = holo_rules(seats, **options)
    oracle = Oracle(data_folder("holotype"), seats, complete_options(OPTIONS, options))
    dice = random.Random(seed)
    events: list[Event] = []
    state = rules.start(seed, events)
    oracle.fate.extend(events)
    talk = oracle.game()
    asked = next(talk)
    while (decision := rules.decision(state)) is not None:
        texts = [action.text for action in decision.options]
        assert (decision.seat, decision.prompt, sorted(texts)) == (asked[0], asked[1], sorted(set(asked[2])))
        assert len(set(texts)) == len(texts)
        if decision.prompt == "turn":
            agree(rules, state, oracle)
        action, events = pick(decision.options, dice, eager), []
        rules.apply(state, action, events)
        oracle.fate = type(oracle.fate)(events)
        try:
            asked = talk.send(action.text)
        except StopIteration:
            break
    agree(rules, state, oracle)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners == oracle.winners()
    assert [score.total for score in outcome.scores] == [sum(oracle.score(seat).values()) for seat in range(seats)]
    return oracle.ended


@pytest.mark.parametrize(("seats", "track"), [(2, "usual"), (3, "usual"), (4, "two"), (5, "three")])
def test_games_go_by_the_rulebook(seats: int, track: str) -> None:
    """With every number of players."""
    assert play(seats, 2, 0.9, track=track) in ("track", "objectives")


def test_basal_games_go_by_the_rulebook() -> None:
    """Which end with the track alone."""
    assert play(2, 1, 0.9, basal="yes", track="9") == "track"


def test_a_game_can_end_with_full_objectives() -> None:
    """On a long track there is time for them."""
    assert play(2, 1, 0.9, track="five") == "objectives"


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("basal", ["no", "yes"])
@pytest.mark.parametrize("track", ["usual", "6", "two", "five"])
def test_many_games_go_by_the_rulebook(seats: int, basal: str, track: str) -> None:
    """Hasty ones and wandering ones, in which decks run out again and again."""
    for seed in range(5):
        play(seats, seed, 0.3 if seed % 5 == 0 else 0.9, basal=basal, track=track)


ORACLE = Oracle(data_folder("holotype"), 2, complete_options(OPTIONS, {}))


def some_papers(dice: random.Random) -> tuple[list[tuple[str, str]], int, int]:
    """Published cards by chance, as the oracle and as the rules write them."""
    cards = holo_rules(2).box.cards
    names = dice.sample(cards.ids, dice.randrange(9))
    traces = dice.sample(range(len(cards.trace_kind)), dice.randrange(len(names) + 1))
    kinds = [TRACES[cards.trace_kind[trace]] for trace in traces] + [""] * (len(names) - len(traces))
    published = sum(1 << cards.ids.index(name) for name in names)
    return list(zip(names, kinds, strict=True)), published, sum(1 << trace for trace in traces)


@pytest.mark.parametrize("name", list(ORACLE.objectives["globals"]))
def test_global_objective(name: str) -> None:
    """Each of its areas is met by exactly those cards by which a reader of the rulebook would call it met."""
    box, dice = holo_rules(2).box, random.Random(name)
    areas = ORACLE.objectives["globals"][name]["areas"]
    for _ in range(400):
        papers, published, marks = some_papers(dice)
        for area, terms in zip(box.areas[box.global_ids.index(name)], areas, strict=True):
            assert area.met(published, marks) == ORACLE.meets(papers, terms)


@pytest.mark.parametrize("name", list(ORACLE.objectives["personals"]))
def test_personal_objective(name: str) -> None:
    """Its points for any cards are those of a reader of the rulebook."""
    box, dice = holo_rules(2).box, random.Random(name)
    personal = box.personals[box.personal_ids.index(name)]
    for _ in range(400):
        papers, published, _ = some_papers(dice)
        assert personal.score(published) == ORACLE.personal(Mat(papers=papers, personal=name))
