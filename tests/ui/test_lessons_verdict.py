"""What a lesson says of a turn of one's own: the whole turn, and both numbers of one run."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.messages import Effort, Hint, Request
from tests.languages import LANGUAGES
from tests.shares import dealt
from tests.ui.play import Players
from tests.ui.test_lessons_aside import to_choice
from tests.ui.test_lessons_played import TAUGHT
from ui.table import lesson_verdict
from ui.table.lesson_verdict import EQUAL, LOOKED, Judged, Verdict
from ui.table.lesson_walk import answer

ASKED = Request("", 2, {}, None, 0, "", {}, 1, also="mine")


@pytest.fixture(autouse=True)
def _quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that thinks by counting and not by the clock."""
    monkeypatch.setattr(lesson_verdict, "EFFORT", Effort(30.0, 160))


def judged(mine: float, other: float) -> Judged:
    """A choice with the chances of the own move and of the best other."""
    words = {"mine": "Do mine", "other": "Do the other", "worst": "Do the worst"}
    hints = (Hint("other", 40, other, 0.0), Hint("worst", 40, 0.0, 0.0), Hint("mine", 40, mine, 0.0))
    return Judged(ASKED, words, hints)


@pytest.mark.parametrize(("mine", "other"), [(0.50, 0.53), (0.53, 0.50), (0.5, 0.5), (0.50, 0.50 + EQUAL / 100)])
def test_what_another_run_might_turn_round_is_as_good(players: Players, mine: float, other: float) -> None:
    table = to_choice(players(lang="en"), TAUGHT[0])
    told = Verdict(table)._compared([judged(mine, other)])
    assert told.startswith("About as good: do the other." if mine != other else "Just as good: do the other.")
    assert f"about {round(100 * mine)}" in told
    assert f"about {round(100 * other)}" in told


def test_the_choice_that_lost_most_is_told(players: Players) -> None:
    """And where nothing was lost, that the first one was good."""
    verdict = Verdict(to_choice(players(lang="en"), TAUGHT[0]))
    told = verdict._compared([judged(0.5, 0.55), judged(0.41, 0.62), judged(0.5, 0.5)])
    assert told.startswith("Better:")
    assert "about 41" in told
    assert "about 62" in told
    assert verdict._compared([judged(0.6, 0.3), judged(0.5, 0.5)]).startswith("A good decision:")
    alone = replace(judged(0.37, 0.0), hints=(Hint("mine", 40, 0.37, 0.0),))
    assert verdict._compared([alone]) == "Of 100 games from here you would win about 37."


@pytest.mark.parametrize(("game", "lang"), dealt(TAUGHT, LANGUAGES))
def test_a_whole_turn_is_judged_with_a_number_of_its_own(players: Players, game: str, lang: str) -> None:
    """Whatever was chosen, the coach tells of it, and of nothing that was not asked."""
    player = players(lang=lang)
    table = to_choice(player, game)
    count = len(table.session.match.moments)
    while table.guide.phase == "asking":
        answer(table)
        player.pilot.steps(1)
    player.pilot.until(lambda: table.guide.visible)
    turn = [moment for moment in table.session.match.moments[count:] if moment.seat == 0 and not moment.forced]
    seen = table.guide.verdict._judged
    assert [one.chosen for one in seen] == [moment.action.text for moment in turn[: len(seen)]]
    assert 1 <= len(seen) <= LOOKED
    assert all(one.mine is not None for one in seen)
    assert table.guide.verdict.words().count("\n") == 1
