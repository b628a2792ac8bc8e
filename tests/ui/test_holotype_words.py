"""The words and paths of Holotype: every question, action, event, refusal and tooltip, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from game.core.match import Match
from game.core.record import Seat
from game.core.rng import advance, below
from game.core.rules import Ready
from game.core.values import SPECTATOR, Action, Decision, Event
from game.holotype.model import PROMPTS
from game.holotype.reasons import REASONS
from game.holotype.view import HoloView
from game.registry import make_rules
from tests.ui.pilot import Pilot
from ui.boards.holotype.board import HoloBoard
from ui.boards.holotype.mat import TILE_PICTURES
from ui.table.plan import plan_table

EVENTS = {
    "first", "laid_out", "offered", "kept", "sent", "placed", "bumped", "retrieved", "unlocked", "lab", "drew", "took",
    "received", "discarded", "reshuffled", "turned_up", "chose_dig", "found_trace", "received_trace", "rolled",
    "rerolled", "eroded", "gained", "gave", "traded", "exchanged", "museum_reset", "published", "traced", "advanced",
    "milestone", "contributed", "ended", "revealed", "left_over", "found_nothing",
}  # fmt: skip
"""Every kind of event that the rules tell."""

LIKED = (
    "paleontologist>journal",
    "publish",
    "contribute",
    "milestone discard",
    "milestone museum",
    "lab take",
    "trade",
)
"""Texts of actions that are preferred, so that everything happens in few games."""


@lru_cache(maxsize=4)
def _ready(seats: int) -> Ready:
    """The rules for that many seats."""
    return make_rules("holotype", seats)


class Sitting:
    """A match and its board for any seat, without a table scene."""

    def __init__(self, home: Path, lang: str, seats: int, seed: int) -> None:
        """A new game."""
        self.pilot = Pilot(home, lang=lang)
        self.match = Match(_ready(seats), tuple(Seat(f"P{n}", colour=n) for n in range(seats)), seed)
        self.board = HoloBoard(self.pilot.app, self.match)
        self.rng = seed

    def arrange(self, seat: int) -> HoloView:
        """Lay the table out for a seat; its view."""
        app, board = self.pilot.app, self.board
        view = self.match.view(seat)
        assert isinstance(view, HoloView)
        plan = plan_table(app.size, app.theme, len(self.match.seats), max(seat, 0), board.wishes(view))
        board.arrange(view, plan, max(seat, 0))
        return view

    def choose(self, decision: Decision) -> Action:
        """An option by chance, or one that is liked."""
        self.rng = advance(self.rng)
        liked = [action for action in decision.options if action.text.startswith(LIKED)]
        pool = liked if liked and below(self.rng, 4) else list(decision.options)
        self.rng = advance(self.rng)
        return pool[below(self.rng, len(pool))]

    def play(self, most: int) -> Iterator[tuple[HoloView, Decision]]:
        """Play on; every question with the view of the seat that is asked."""
        for _ in range(most):
            decision = self.match.decision()
            if decision is None:
                return
            yield self.arrange(decision.seat), decision
            self.match.apply(self.choose(decision))


@pytest.fixture(params=["en", "fr"])
def sittings(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Sitting]]:
    """Some games in a language."""
    made = [Sitting(tmp_path, request.param, seats, seed) for seats, seed in ((2, 5), (3, 2), (5, 9))]
    yield made
    for sitting in made:
        sitting.pilot.close()


def test_every_question_can_be_asked_and_answered(sittings: list[Sitting]) -> None:
    """Each option has a path of places that are there, and words; each question has a sentence and a picture."""
    asked: set[str] = set()
    for sitting in sittings:
        board = sitting.board
        surface = pygame.Surface(sitting.pilot.app.size)
        for view, decision in sitting.play(500):
            paths = [board.path(view, action) for action in decision.options]
            assert len(set(paths)) == len(paths)
            assert {name for path in paths for name in path} <= set(board.names)
            assert board.status(view, decision, ())
            assert all(board.status(view, decision, path[:1]) for path in paths)
            assert all(board.describe(view, action) for action in decision.options)
            if decision.prompt not in asked:
                board.draw_ground(surface, view)
                board.draw(surface, view)
            asked.add(decision.prompt)
        assert sitting.pilot.overflows == []
    assert asked == set(PROMPTS)


def test_every_event_is_told(sittings: list[Sitting]) -> None:
    """Each kind of event has a line for its owner; nobody else reads what is secret."""
    told: set[str] = set()
    for sitting in sittings:
        for _ in sitting.play(2000):
            pass
        match, board = sitting.match, sitting.board
        for events in (match.opening, *(moment.events for moment in match.moments)):
            told |= {event.kind for event in events}
            for seat in (SPECTATOR, *range(len(match.seats))):
                lines = board.log_lines([event.redacted(seat) for event in events])
                assert all(line.text and "{" not in line.text for line in lines)
                assert all(sitting.pilot.app.assets.has(line.image) for line in lines)
            _assert_secret(sitting, events)
    assert told == EVENTS


def _assert_secret(sitting: Sitting, events: tuple[Event, ...]) -> None:
    """What only an owner sees is in no line of the spectator."""
    lines = " ".join(line.text for line in sitting.board.log_lines([event.redacted(SPECTATOR) for event in events]))
    secrets = {str(event["card"]) for event in events if event.kind == "received"}
    secrets -= {str(event["card"]) for event in events if event.kind in ("discarded", "took", "published", "left_over")}
    assert not [card for card in secrets if sitting.board.card_name(card) in lines]


def test_every_place_explains_itself(sittings: list[Sitting]) -> None:
    """Tooltips and pages of the rules, now and then in a game, for every seat and for a spectator."""
    for sitting in sittings:
        board, text = sitting.board, sitting.pilot.app.text
        topics = set(text.raw("rules.holotype.topics"))
        for number, (view, decision) in enumerate(sitting.play(240)):
            if number % 16:
                continue
            seats = (decision.seat, SPECTATOR)
            for shown in (view if seat >= 0 else sitting.arrange(seat) for seat in seats):
                tips = {name: board.tip(shown, name) for name in board.names}
                assert all("{" not in tip for tip in tips.values())
                silent = {name.partition(".")[0] for name, tip in tips.items() if not tip}
                assert silent <= {
                    "places", "goals", "mat", "lounge", "rewards", "prompt", "hand", "panel", "workbench", "heading",
                    "desk", "done", "gain",
                }  # fmt: skip
                assert {board.topic(name) for name in board.names} <= topics


def test_every_refusal_has_a_sentence(sittings: list[Sitting]) -> None:
    """The codes of the rules, and every reason why a place cannot be chosen."""
    sitting = sittings[1]
    board = sitting.board
    action = sitting.match.decision()
    assert action is not None
    assert all(board.refusal(reason, action.options[0]) for reason in REASONS)
    found: set[str] = set()
    for view, _ in sitting.play(400):
        for name in board.names:
            wish = board.wished(view, (name,))
            if wish is not None:
                found.add(sitting.match.refusal(wish))
        for worker in ("worker.paleontologist", "worker.field_assistant"):
            for place in (name for name in board.names if name.startswith("location.")):
                wish = board.wished(view, (worker, place))
                found |= {sitting.match.refusal(wish)} if wish is not None else set()
    assert {"no_fossils", "no_research", "seniors_only", "hierarchy", "area_unmet", "worker_out"} <= found


def test_the_score_is_named(sittings: list[Sitting]) -> None:
    """Every line of the score has a label and says how it comes about."""
    board = sittings[0].board
    for line in sittings[0].match.scores()[0].lines:
        assert board.score_label(line.label)
        assert board.score_tip(line.label)


def test_the_strips_break_the_score_down(sittings: list[Sitting]) -> None:
    """Only the viewer reads what else would count if the game ended now; at the end everybody sees all."""
    sitting = sittings[1]
    board, text = sitting.board, sitting.pilot.app.text
    for view, _ in sitting.play(200):
        for seat, mat in enumerate(view.mats):
            tip = board.tip(view, "header" if seat == view.seat else f"panel.{seat}.header")
            known = board.known_scores(view, ())[seat]
            assert [line.label for line in known.lines] == ["holotypes", "traces", "contributions"]
            assert (board.score_label("unpublished") in tip) == (seat == view.seat)
            assert (text("holotype.tip.score_now", n=mat.score.total) in tip) == (seat == view.seat)
    for _ in sitting.play(4000):
        pass
    ended = sitting.arrange(0)
    shown = board.known_scores(ended, ())
    assert all("unpublished" in {line.label for line in score.lines} for score in shown)
    assert [board.tip(ended, f"panel.{seat}.header") for seat in (1, 2)] == ["", ""]


def test_a_full_location_says_that_somebody_is_bumped(sittings: list[Sitting]) -> None:
    """A location without a free space says so, and who stands there."""
    sitting = sittings[0]
    full = sitting.pilot.app.text("holotype.tip.full")
    seen = set()
    for view, _ in sitting.play(120):
        lab = view.spaces[1]
        tip = sitting.board.tip(view, "location.lab")
        seen.add(full in tip)
        assert (full in tip) == (min(lab) >= 0)
    assert seen == {True, False}


def test_a_kept_objective_stays_secret(sittings: list[Sitting]) -> None:
    """The view of another seat and the spectator's show neither hands nor Personal Objectives, and are private."""
    sitting = sittings[1]
    for view, _ in sitting.play(12):
        assert sitting.board.private(view)
        others = [mat for seat, mat in enumerate(view.mats) if seat != view.seat]
        assert not any(mat.personal or mat.offered or mat.traces for mat in others)
        shown = sitting.match.view(SPECTATOR)
        assert not any(mat.personal or mat.offered or mat.traces for mat in shown.mats)


def test_every_milestone_is_seen_in_the_log(tmp_path: Path) -> None:
    """A tile whose picture is white is inked as it is on its mat."""
    sitting = Sitting(tmp_path, "en", 2, 5)
    for tile, (picture, tint) in TILE_PICTURES.items():
        (line,) = sitting.board.log_lines([Event("milestone", 0, (("tile", tile),))])
        assert (line.image, line.ink) == (f"holotype/{picture}", tint)
    sitting.pilot.close()
