"""Playing on from any moment, and trying one choice again, in every game."""

from __future__ import annotations

import pygame
import pytest

from game.core.record import read_record
from game.core.values import Action
from game.registry import GAMES, open_match
from tests.ui.play import Player, Players, by_click, click_button
from tests.ui.replaying import look_back, played, seats_of, top_replay
from ui.saves_index import list_saves
from ui.table.again import AgainTable, CompareScene
from ui.table.replay import ReplayTable
from ui.table.scene import TableScene

WHOLE_TURN = 20
"""A turn that is tried out before it counts has no more choices than this."""


def _own_choice(replay: ReplayTable, after: int) -> int:
    """A real choice of the person's after a place."""
    moments = replay.source.match.moments
    people = replay.source.humans
    return next(n for n in range(after, len(moments)) if moments[n].seat in people and not moments[n].forced)


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_is_a_game_of_its_own_that_names_where_it_comes_from(players: Players, game: str) -> None:
    """The old game stays as it is; the new one goes on, is saved at once, and opens with its origin."""
    player = players(pace="instant")
    old = played(player, game, 1, seats_of(game) - 1)
    old.session.autosave.flush()
    before, name = old.session.autosave.path.read_bytes(), old.session.match.title
    replay = look_back(player, len(old.session.match.moments) // 2)
    count = replay.count
    player.pilot.press(pygame.K_p)
    player.pilot.draw()
    player.pilot.click("level.next")
    player.pilot.click("go")
    new = player.pilot.scene
    assert type(new) is TableScene
    assert new is not old
    match = new.session.match
    assert [one.action for one in match.moments][:count] == [one.action for one in old.session.match.moments][:count]
    assert (match.origin.name, match.origin.moves) == (name, count) if match.origin else False
    assert {seat.bot for seat in match.seats if seat.kind == "bot"} == {"visitor"}
    new.session.autosave.flush()
    record = read_record(new.session.autosave.path)
    assert record.origin == match.origin
    assert open_match(record, "save").origin == match.origin
    assert old.session.autosave.path.read_bytes() == before
    for _ in range(WHOLE_TURN):
        if len(new.session.match.moments) == count and player.until_asked():
            player.answer(by_click, click_button)
    assert len(new.session.match.moments) > count
    infos = {info.path: info for info in list_saves(player.pilot.app.folders.saves)}
    assert infos[new.session.autosave.path].origin == match.origin
    assert infos[old.session.autosave.path].origin is None


def test_the_list_and_the_pause_tell_the_origin(players: Players) -> None:
    player = players(pace="instant")
    played(player, "draftosaurus", 1, 2)
    look_back(player, 10)
    player.pilot.press(pygame.K_p)
    player.pilot.click("go")
    player.pilot.click("menu")
    words = player.pilot.scene.words[1]  # type: ignore[attr-defined]
    assert words.startswith("From “P0, B0, B1”, move 10")
    player.pilot.click("save")
    player.pilot.click("saves")
    player.pilot.draw()
    assert player.pilot.overflows == []


def test_a_branch_of_a_running_game_tells_nothing_about_it(players: Players) -> None:
    """What the person could not know is dealt anew; what they knew stays."""
    player = players(pace="instant")
    old = played(player, "draftosaurus", 1, 2, moves=9)
    then = old.session.match.at(6)
    look_back(player, 6)
    player.pilot.press(pygame.K_p)
    player.pilot.click("go")
    new = player.table.session.match
    assert new.view(0) == then.view(0)
    assert new.record().snapshot != then.record().snapshot
    assert new.origin is not None
    player.table.session.autosave.flush()
    opened = open_match(read_record(player.table.session.autosave.path), "save")
    assert (opened.origin, opened.view(0)) == (new.origin, new.view(0))


def _again(player: Player, game: str, people: int = 1) -> tuple[ReplayTable, AgainTable]:
    """A choice in the middle of a finished game, to be made anew."""
    played(player, game, people, seats_of(game) - people)
    player.table.session.autosave.flush()
    replay = look_back(player, 0)
    replay.jump(_own_choice(replay, replay.film.total // 3))
    player.pilot.press(pygame.K_t)
    again = player.pilot.scene
    assert isinstance(again, AgainTable)
    return replay, again


def _choose(player: Player, again: AgainTable, action: Action) -> CompareScene:
    """Make a turn of one action by its places, and wait until both lines are compared."""
    player.pilot.until(lambda: again.interactive)
    for name in again.board.path(again.view, action):
        again.choice.point(name)
    player.pilot.until(lambda: isinstance(player.pilot.scene, CompareScene))
    assert isinstance(player.pilot.scene, CompareScene)
    return player.pilot.scene


def _choose_on(player: Player, again: AgainTable) -> CompareScene:
    """Choose by clicks until both lines are compared."""
    player.pilot.until(lambda: again.interactive or isinstance(player.pilot.scene, CompareScene))
    for _ in range(200):
        if isinstance(player.pilot.scene, CompareScene):
            return player.pilot.scene
        if again.choice.can_confirm and again.mode in ("trial", "confirm"):
            player.pilot.click("confirm")
        elif again.interactive:
            again.choice.point(player.any_of(again.choices()))
        player.pilot.steps(2)
    raise AssertionError("no comparison came")


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_tried_again_and_both_lines_are_told(players: Players, game: str) -> None:
    """Up to the next turn of the chooser, with the engine's points; nothing of it is saved."""
    player = players(pace="instant", auto_forced=True)
    replay, again = _again(player, game)
    saves = sorted(player.pilot.app.folders.saves.iterdir())
    compared = _choose_on(player, again)
    player.pilot.draw()
    old, new = again.old_line(), again.session.match
    over = None in (old.decision(), new.decision())
    for seat, entry in enumerate(new.seats):
        was, now = ((match.scores() if over else again.scores_of(match))[seat].total for match in (old, new))
        line = next(line for line in compared.words[1].splitlines() if line.startswith(f"{entry.name}:"))
        assert str(was).replace("-", "−") in line
        assert str(now).replace("-", "−") in line
    for match in (old, new):
        decision = match.decision()
        assert decision is None or decision.seat == again.chooser
        assert len(match.moments) > again.begin
    assert player.pilot.overflows == []
    player.pilot.click("once")
    assert len(again.session.match.moments) == again.begin
    _choose_on(player, again)
    player.pilot.click("back")
    assert top_replay(player) is replay
    assert sorted(player.pilot.app.folders.saves.iterdir()) == saves


def test_the_same_choice_again_is_said_to_be_the_same(players: Players) -> None:
    """Both lines are told all the same, and choosing once more is what lies next; another choice names both."""
    player = players(pace="instant", auto_forced=True)
    replay, again = _again(player, "draftosaurus")
    old, text = replay.source.match.moments[again.begin].action, player.pilot.app.text
    compared = _choose(player, again, old)
    assert again.parting() is None
    told = text("replay.again_same", what=again.board.statement(again.source.match.at(again.begin).view(0), old))
    assert compared.words[1].startswith(told)
    assert all(f"\n{seat.name}:" in compared.words[1] for seat in again.session.match.seats)
    player.pilot.press(pygame.K_RETURN)
    assert len(again.session.match.moments) == again.begin
    decision = again.session.match.decision()
    assert decision is not None
    other = next(option for option in decision.options if option.text != old.text)
    compared = _choose(player, again, other)
    assert again.parting() == (again.begin, again.begin)
    assert [item.name for item in compared.items if item.kind == "primary"] == ["back"]


def test_the_new_line_can_be_played_on(players: Players) -> None:
    player = players(pace="instant")
    replay, again = _again(player, "cubosaurs")
    begin, seats = again.begin, replay.source.match.seats
    _choose_on(player, again)
    moves = [moment.action for moment in again.session.match.moments]
    player.pilot.click("on")
    match = player.table.session.match
    assert [moment.action for moment in match.moments][: len(moves)] == moves
    assert match.seats == seats
    assert match.origin is not None
    assert match.origin.moves == begin


def test_others_play_for_the_other_persons(players: Players) -> None:
    player = players(pace="instant")
    _, again = _again(player, "draftosaurus", people=2)
    kinds = [seat.kind for seat in again.session.match.seats]
    assert kinds.count("human") == 1
    assert _choose_on(player, again).items


def test_only_real_choices_of_persons_can_be_tried_again(players: Players) -> None:
    player = players(pace="instant")
    played(player, "draftosaurus", 1, 2)
    replay = look_back(player, 0)
    for count, moment in enumerate(replay.source.match.moments):
        replay.jump(count)
        assert replay.possible()["again"] == (moment.seat == 0 and not moment.forced)
    replay.jump(replay.film.total)
    assert replay.possible() == {"branch": False, "again": False}
