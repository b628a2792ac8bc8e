"""The end of every game: the show counts every line for every seat, and whatever happens the table is the same."""

from __future__ import annotations

import dataclasses
import functools
import random

import msgspec
import pygame
import pytest

from game.core.match import Match
from game.core.values import Line, Outcome, Score
from game.registry import GAMES, new_match
from tests.game.contract import seated
from tests.games import SUBJECTS
from tests.games.case import Case
from tests.games.subject import Subject
from tests.languages import LANGUAGES, in_languages
from tests.shares import dealt
from tests.ui.looking import difference
from tests.ui.pilot import FRAME, Pilot
from ui.boards.registry import make_board
from ui.scenes.end import EndScene
from ui.scenes.ending_show import Moment
from ui.scenes.sheet import WIDE
from ui.theme import BODY, CONTROL_HEIGHT
from ui.widgets.faces import has_room

NAMES = ("WWWWWWWWWWWWWWWW", "Jean-Baptiste d’A.", "Œdipe", "Q", "Maria Sibylla M.")
CORNERS = (((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 0.75), ((3840, 2160), 1.5))
SOME = (0.0, 0.5, 1.0)
"""Parts of a show that are looked at."""


def _kinds() -> list[Case]:
    """Of every game one kind for every number of seats, and every kind for the largest table that contracts play."""
    found: dict[tuple[str, int], Case] = {}
    for subject in SUBJECTS.values():
        for case in subject.cases:
            found.setdefault((case.game, case.seats), case)
    large = [case for subject in SUBJECTS.values() for case in subject.cases if case.seats == _most(subject)]
    return list(dict.fromkeys([*found.values(), *large]))


def _most(subject: Subject) -> int:
    """The seats of the largest table of a game that contracts play."""
    return max(case.seats for case in subject.cases)


KINDS = _kinds()
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
every_game = pytest.mark.parametrize("kind", [pytest.param(game, id=game) for game in SUBJECTS], indirect=True)


@functools.cache
def finished(kind: Case) -> Match:
    """A match of that kind that was played to its end by chance."""
    chance = random.Random(11)
    seats = [msgspec.structs.replace(seat, name=NAMES[n], colour=n) for n, seat in enumerate(seated(kind))]
    match = new_match(kind.game, seats, 5, dict(kind.options))
    while (decision := match.decision()) is not None:
        match.apply(chance.choice(decision.options))
    return match


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> Case:
    """The kind of a game with the most seats and lines."""
    kinds = [case for case in KINDS if case.game == request.param]
    return max(kinds, key=lambda case: (case.seats, sum(len(score.lines) for score in finished(case).scores())))


def open_end(pilot: Pilot, kind: Case, outcome: Outcome | None = None) -> EndScene:
    """The end of a finished match on top of the app, with another outcome if one is given."""
    match = finished(kind)
    ending = make_board(pilot.app, match).ending(match)
    ending.outcome = outcome or ending.outcome
    end = EndScene(pilot.app, match, ending)
    pilot.app.push(end)
    return end


def reshape(pilot: Pilot, size: tuple[int, int], scale: float, lang: str = "en") -> None:
    """Give the window another size and scale and the app another language."""
    pilot.app.window = pygame.display.set_mode(size)
    pilot.app.apply_settings(pilot.app.settings.with_(scale=scale, language=lang))
    pilot.app.rebuild()


@every_kind
def test_the_steps_count_every_line_once(pilot: Pilot, kind: Case) -> None:
    """No line is lost or counted twice; every seat ends with its score, and every step has a picture that exists."""
    end = open_end(pilot, kind)
    steps, scores = end.show.steps, end.outcome.scores
    counted = [key for step in steps for key in step.lines]
    assert sorted(counted) == sorted({line.key for score in scores for line in score.lines})
    for step in steps:
        own = [sum(line.points for line in score.lines if line.key in step.lines) for score in scores]
        assert list(step.points) == own, step.name
        assert pilot.app.assets.has(step.picture), f"{step.key} has no picture {step.picture}"
    assert [step.act for step in steps] == sorted(step.act for step in steps)
    assert end.show.totals(end.show.finished) == [score.total for score in scores]
    pictures = [row.picture for page in end.pages for row in page.rows]
    assert all(map(pilot.app.assets.has, pictures)), pictures


@every_kind
def test_the_show_is_short_enough(pilot: Pilot, kind: Case) -> None:
    """However many seats and lines there are, it takes at most about twelve seconds at normal pace."""
    show = open_end(pilot, kind).show
    assert 3.0 < show.length <= 12.5
    counted = [show.moment(show.length * n / 400).counted for n in range(401)]
    assert sorted(set(counted)) == list(range(-1, len(show.steps) + 1))


@every_kind
def test_the_places_of_the_picture_are_in_the_window(pilot: Pilot, kind: Case) -> None:
    """Plates lie apart from each other and from the banner; every place of points lies in the window."""
    end = open_end(pilot, kind)
    for size, scale in CORNERS:
        reshape(pilot, size, scale)
        window, show = pygame.Rect((0, 0), size), end.show
        for n, plate in enumerate(show.plates):
            assert window.contains(plate)
            assert plate.collidelist([*show.plates[:n], *show.plates[n + 1 :], show.header]) < 0
        spots = [show.ending.spot(n, step, seat) for n, step in enumerate(show.steps) for seat in range(kind.seats)]
        assert all(window.contains(spot) for spot in spots if spot.width)


def _changed(score: Score, factor: int, more: int) -> Score:
    """A score with other points in every line."""
    lines = (Line(line.label, line.points * factor + more, line.part) for line in score.lines)
    return Score(tuple(lines))


def over(end: EndScene) -> bool:
    """Whether the show is over."""
    return end.done


@pytest.mark.parametrize(("kind", "lang"), dealt(SUBJECTS, LANGUAGES), indirect=["kind"])
def test_words_fit_at_every_step(pilot: Pilot, kind: Case, lang: str) -> None:
    """At every size, with very good and very bad scores, with one and with shared winners."""
    scores, why = finished(kind).scores(), GAMES[kind.game].ties[0]
    great = tuple(_changed(score, 40, 300) for score in scores)
    bad = tuple(_changed(score, -9, -7) for score in scores)
    everybody = tuple(range(kind.seats))
    outcomes = (Outcome(great, (0,), "points"), Outcome(bad, everybody, "shared"), Outcome(scores, (1,), why))
    for outcome, (size, scale) in zip((*outcomes, None), CORNERS, strict=True):
        reshape(pilot, size, scale, lang)
        end = open_end(pilot, kind, outcome)
        for part in SOME:
            end.hold(part)
            pilot.draw()
        end.open_table()
        pilot.draw()
        pilot.app.home()
        assert pilot.overflows == []


@every_game
def test_skipping_shows_the_same_table(pilot: Pilot, kind: Case) -> None:
    """Whenever the show is skipped, and by whatever, the table is the same as after the whole of it."""
    end = open_end(pilot, kind)
    pilot.until(lambda: over(end), 2000)
    whole = pilot.draw().copy()
    for part, press in ((0.0, pygame.K_RETURN), (0.4, pygame.K_ESCAPE), (0.7, pygame.K_SPACE), (0.95, 0)):
        end.watch()
        pilot.steps(round(part * end.show.length / FRAME))
        assert not over(end)
        pilot.press(press) if press else pilot.send(pygame.MOUSEBUTTONDOWN, pos=(3, 300), button=1)
        assert over(end)
        assert pilot.scene is end
        pilot.steps(30)
        assert difference(pilot.draw(), whole) == ""


@every_game
def test_without_motion_everything_is_counted_at_once(pilot: Pilot, kind: Case) -> None:
    """Reduced motion shows the finished picture and then the table; without pace the table is there at once."""
    settings = pilot.app.settings
    pilot.app.apply_settings(settings.with_(motion="reduced"))
    end = open_end(pilot, kind)
    assert end.moment() == end.show.finished
    first = pilot.draw().copy()
    pilot.steps(60)
    assert difference(pilot.draw(), first) == ""
    pilot.until(lambda: over(end), 300)
    pilot.app.home()
    pilot.app.apply_settings(settings.with_(pace="instant"))
    end = open_end(pilot, kind)
    assert over(end)
    end.watch()
    assert end.moment() == end.show.finished
    assert pilot.app.scene is end


@every_game
def test_a_change_in_the_middle_shows_the_same_as_fresh(pilot: Pilot, kind: Case) -> None:
    """Another size, scale and language at any part of the show: the picture is the one that was begun so."""
    end = open_end(pilot, kind)
    for part in (0.3, 0.62, 1.0):
        end.hold(part)
        pilot.draw()
        reshape(pilot, (1440, 900), 1.25, "fr")
        changed = pilot.draw().copy()
        fresh = open_end(pilot, kind)
        fresh.hold(part)
        assert difference(pilot.draw(), changed) == ""
        pilot.app.finish(fresh, None)
        reshape(pilot, (1280, 720), 1.0)


@every_game
def test_the_end_by_keys_alone(pilot: Pilot, kind: Case) -> None:
    """A key skips the show and does no more; Tab reaches every button, and the count can be watched again."""
    end = open_end(pilot, kind)
    pilot.press(pygame.K_LSHIFT)
    assert not over(end)
    pilot.press(pygame.K_RETURN)
    assert over(end)
    reached = set()
    for _ in range(12):
        pilot.press(pygame.K_TAB)
        focused = end.controls.ring.focused
        reached.add(focused.name if focused else "")
    assert {"rematch", "table", "home", "watch"} <= reached
    while (focused := end.controls.ring.focused) is None or focused.name != "watch":
        pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_RETURN)
    assert not over(end)


@every_game
def test_why_somebody_won(pilot: Pilot, kind: Case) -> None:
    """By points with the line that made the difference, by what settles a tie, or shared."""
    end = open_end(pilot, kind)
    (first, *_), seats = end.outcome.scores, range(kind.seats)
    lines = first.lines
    richer = (dataclasses.replace(lines[0], points=lines[0].points + 6), *lines[1:])
    scores = (Score(richer), *(Score(lines) for _ in seats[1:]))
    end.outcome = Outcome(scores, (0,), "points")
    end.show.ending.outcome = end.outcome
    end.rebuild()
    assert f", {6}\N{NO-BREAK SPACE}points more than {NAMES[1]}." in end.verdict.why
    assert end.verdict.line == end.pages[0].rows[0].name
    end.outcome = Outcome(tuple(Score(lines) for _ in seats), tuple(seats), "shared")
    end.rebuild()
    assert end.verdict.line == ""
    assert all(name in end.verdict.title for name in NAMES[: kind.seats])


@in_languages
def test_all_six_buttons_under_a_score_have_room_for_their_icons(pilot: Pilot, lang: str) -> None:
    """In the smallest window at 100 % none of them stands without its picture."""
    reshape(pilot, (1280, 720), 1.0, lang)
    theme, text = pilot.app.theme, pilot.app.text
    size = (theme.px(WIDE - 64) - 5 * theme.px(14)) // 6, theme.px(CONTROL_HEIGHT)
    for key in ("end.rematch", "code.again", "end.analysis", "replay.open", "end.table", "end.home"):
        assert has_room(theme, text(key), "ui_bold", BODY, size), text(key)


@every_game
def test_a_step_that_comes_next_lacks_no_picture(pilot: Pilot, kind: Case) -> None:
    """Where its ground was made beside the loop, its pieces were too: none is rasterised while it is counted."""
    end = open_end(pilot, kind)
    show, window, assets = end.show, pilot.app.window, pilot.app.assets
    show.draw(window, Moment(0))
    for number in range(1, len(show.steps)):
        show._make_next(window.get_size(), number)
        before = assets.cache.made
        show.draw(window, Moment(number, 0.5))
        show.draw(window, Moment(number, 1.0))
        assert assets.cache.made == before, show.steps[number].key


@every_game
def test_a_show_waits_for_its_pictures(pilot: Pilot, kind: Case) -> None:
    """However slowly they are made beside a loop that is held up: no step is left out."""
    end, seen = open_end(pilot, kind), set[int]()
    end.at_table, end.age, pilot.app.beside.live = False, 0.0, True
    while not end.at_table:
        end.show.draw(pilot.app.window, end.moment())
        seen.add(end.show._kept[0] if end.show._kept is not None else -1)
        pilot.app.beside.go_on(0.05)
        end.update(2.0)
    assert seen == set(range(len(end.show.steps) + 1))
