"""Asking at the table why a bot moved so: by pointer and by key, in every game, and nothing of the game changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ai.messages import Effort
from game.core.state import fingerprint
from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.shares import dealt
from tests.ui.coaching import Failing, Silent
from tests.ui.play import Player, Players, seated
from tests.ui.replaying import come_back, look_back, played, seats_of
from ui.table.log_rows import Entry
from ui.table.scene import TableScene
from ui.table.why import Matter


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """Players in a folder of their own, for whom few play-outs are enough."""
    monkeypatch.setattr("ui.table.session.ADVICE", Effort(1e9, 6))
    yield from seated(tmp_path, monkeypatch)


def _position(table: TableScene) -> tuple[object, ...]:
    """Everything that a question must leave as it is."""
    match = table.session.match
    return (fingerprint(match._state), len(match.moments), table.view, table.mode, table.gesture.chosen, table.viewer)


def _asked(player: Player) -> TableScene:
    """A table at which a person is asked and bots have moved that can be asked about."""
    return player.to_choice(lambda one: one.why.newest() is not None and one.choice.rehearsal is None)


def _matter(table: TableScene) -> Matter:
    """What is asked at the table, answered."""
    matter = table.why.matter
    assert matter is not None
    assert matter.answer is not None
    assert matter.answer.problem == ""
    return matter


def _row(player: Player, entry: Entry) -> pygame.Rect:
    """The row of a line in the log, with the pointer on it."""
    table = player.table
    place = next(rect for _, one, rect in table.log._placed() if one == entry)
    player.pilot.move(place.center)
    player.pilot.steps(1)
    return place


def _click_badge(player: Player, place: pygame.Rect) -> None:
    """Click the question mark that a row wears at its left."""
    player.pilot.click((place.left + player.pilot.app.theme.px(16), place.centery))
    player.pilot.steps(1)


@pytest.mark.parametrize(("game", "lang"), dealt(GAMES, LANGUAGES, 2))
def test_a_move_is_asked_about_by_key_and_by_pointer(players: Players, game: str, lang: str) -> None:
    """The key asks about the newest move, again about the one before; Esc and a click put the answer away."""
    player = players(lang=lang, auto_forced=False)
    player.start(1, 1, game=game)
    table = _asked(player)
    before, newest = _position(table), table.why.newest()
    assert newest is not None
    player.pilot.press(pygame.K_w)
    player.pilot.steps(1)
    assert _matter(table).entry == newest
    assert table.why.reason().strip()
    player.pilot.draw()
    earlier = table.why.newest(newest)
    player.pilot.press(pygame.K_w)
    player.pilot.steps(1)
    assert (table.why.matter.entry if table.why.matter is not None else None) == earlier
    if earlier is None:
        player.pilot.press(pygame.K_w)
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.steps(1)
    assert (table.why.matter, player.pilot.scene) == (None, table)
    table.log.opened = table.log.is_strip
    table.rebuild()
    _click_badge(player, _row(player, newest))
    assert _matter(table).entry == newest
    player.pilot.draw()
    assert table.app.window.get_rect().contains(table.why.rect)
    player.pilot.click((table.why.rect.left + 6, table.why.rect.top + 6))
    player.pilot.steps(1)
    assert table.why.matter is None
    assert _position(table) == before
    assert player.pilot.overflows == []


@pytest.mark.parametrize("game", GAMES)
def test_the_recap_asks_too_and_the_rest_of_a_row_still_looks_back(players: Players, game: str) -> None:
    player = players(auto_forced=False)
    player.start(1, 1, game=game)
    table = _asked(player)
    table.recap.show()
    if table.recap.entries:
        player.pilot.click("recap_why")
        player.pilot.steps(1)
        assert table.why.reason().strip()
        player.pilot.click("why_away")
        player.pilot.steps(1)
    table.recap.put_away()
    newest = table.why.newest()
    assert newest is not None
    table.log.opened = table.log.is_strip
    table.rebuild()
    place = _row(player, newest)
    player.pilot.click((place.right - 8, place.centery))
    assert player.pilot.top == "ReplayTable"
    player.pilot.press(pygame.K_w)
    assert table.why.matter is None


@pytest.mark.parametrize("game", GAMES)
def test_undo_redo_and_replay_leave_nothing_of_it(players: Players, game: str) -> None:
    """Whatever changes what the table shows puts the slip away and stops the thinking."""
    thinker = Silent()
    player = players(thinker=thinker, auto_forced=False)
    player.start(1, 1, game=game)
    table = _asked(player)
    player.pilot.press(pygame.K_w)
    assert [one.wanted for one in thinker.asked] == ["why"]
    table.history.rewind(table.session.match.take_back_point(table.viewer) or 0, True)
    player.pilot.steps(2)
    assert (table.why.matter, table.why.busy, thinker.cancelled > 0) == (None, False, True)
    table.history.redo()
    player.pilot.steps(2)
    player.pilot.press(pygame.K_w)
    assert table.why.matter is not None
    look_back(player, 1)
    come_back(player)
    player.pilot.steps(2)
    assert not table.why.busy
    assert {"why_away", "why_earlier"} & set(player.pilot.names()) == set()


def test_coach_and_question_put_each_other_away(players: Players) -> None:
    player = players()
    player.start(1, 2)
    table = _asked(player)
    player.pilot.press(pygame.K_c)
    player.pilot.press(pygame.K_w)
    player.pilot.steps(1)
    assert table.coach.advice is None
    assert _matter(table).taken
    player.pilot.press(pygame.K_c)
    player.pilot.steps(1)
    assert table.why.matter is None
    assert table.coach.advice is not None


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_every_move_is_explained(players: Players, game: str) -> None:
    """Nothing is refused any more, whatever was hidden, and nothing is said of what could not be known."""
    player = players()
    table = played(player, game, 1, seats_of(game) - 1)
    table.set_mode("over")
    entry, told = table.why.newest(), 0
    while entry is not None and told < 4:
        table.why.ask_about(entry)
        player.pilot.app.scenes[-1].update(0.0)
        matter = _matter(table)
        assert matter.question.eyes is None
        assert matter.answer is not None
        assert matter.answer.advice is not None
        assert matter.taken in {hint.action for hint in matter.answer.advice.hints}
        assert table.app.text("motive.basis") not in [item.words for item in table.why._items(1.0)]
        told, entry = told + 1, table.why.newest(entry)
    assert told >= 2


def test_a_failure_is_told_and_the_game_goes_on(players: Players) -> None:
    player = players(thinker=Failing())
    player.start(1, 2)
    table = _asked(player)
    player.pilot.press(pygame.K_w)
    player.pilot.steps(1)
    assert table.app.text("coach.failed") in table.why.reason()
    player.pilot.draw()
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.steps(1)
    assert table.interactive


def test_there_is_nothing_to_ask_among_persons_alone(players: Players) -> None:
    player = players()
    player.start(2, 0)
    table = player.to_choice(lambda one: len(one.session.match.moments) > 5)
    player.pilot.press(pygame.K_w)
    assert table.why.matter is None
    assert table.why.newest() is None


@pytest.mark.parametrize("game", GAMES)
def test_the_question_holds_nothing_that_the_person_does_not_know(players: Players, game: str) -> None:
    """Its world is one dealt anew for the eyes that ask, and says nothing of the seed of the game."""
    player = players(thinker=Silent(), auto_forced=False)
    player.start(1, seats_of(game) - 1, game=game)
    table = _asked(player)
    player.pilot.press(pygame.K_w)
    matter = table.why.matter
    assert matter is not None
    question, rules, eyes = matter.question, matter.then.rules, table.viewer
    assert question.eyes == eyes
    assert question.story is None
    world = rules.decode(question.knowledge)
    again = rules.determinize(matter.then._state, eyes, question.seed)
    assert fingerprint(world) == fingerprint(again)
    other = matter.then.fork()
    other.seed += 1
    before = tuple(question.before)
    assert table.session.reason(other, matter.taken, eyes, question.told, before) == question


def test_the_slip_leaves_the_seat_that_it_tells_of_to_be_seen(players: Players) -> None:
    """At large scales, where the log has little room, it lies over other seats and not over the one asked about."""
    player = players(auto_forced=False, size=(1280, 720), scale=2.0)
    player.start(1, 2, game="draftosaurus")
    table = _asked(player)
    newest = table.why.newest()
    assert newest is not None
    asked = set[int]()
    while table.why.newest(newest) is not None and len(asked) < 2:
        table.why.ask_about(newest)
        player.pilot.steps(2)
        seat = _matter(table).question.seat
        asked.add(seat)
        assert not table.why.rect.colliderect(table.board.names[f"panel.{seat}"])
        newest = table.why.newest(newest) or newest
    assert asked
