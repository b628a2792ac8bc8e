"""What the others did since the own turn, waiting for the person, and the log: turns, seats, text."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.registry import GAMES
from tests.ui.play import Players, by_click, click_button
from tests.ui.replaying import played, seats_of, top_replay
from ui import typeset
from ui.scenes.end import EndScene
from ui.table.log_rows import ICON, TEXT
from ui.table.recap import LINE, _newest
from ui.table.scene import TableScene
from ui.table.turns import since_own_turn, turn_starts


@pytest.mark.parametrize("game", GAMES)
def test_everything_since_the_own_turn_is_told_glows_and_plays_again(players: Players, game: str) -> None:
    player = players(pace="fast", auto_forced=False)
    player.start(1, seats_of(game) - 1, game=game)
    table = player.to_choice(
        lambda table: len({m.seat for m in table.session.match.moments[-8:]}) > 1
        and any(table.history.missed()) and table.mode == "play"
    )  # fmt: skip
    match, view = table.session.match, table.view
    missed = since_own_turn(match.moments, table.viewer)
    assert all(match.moments[n].seat != table.viewer or match.moments[n].forced for n in missed)
    told = table.history.entries()
    lines = [entry.line for n in missed for entry in told if entry.moment == n + 1]
    player.pilot.press(pygame.K_r)
    assert [entry.line for entry in table.recap.entries] == lines
    assert "recap.0" in player.pilot.names()
    player.pilot.draw()
    for _ in range(4000):
        if not table.motion.busy:
            break
        player.pilot.steps(1)
    assert table.view == view
    touched = {name for n in missed for name in table.board.glow(table.told_of(match.moments[n].events))}
    assert set(table.glow) >= touched
    player.pilot.click("recap.0")
    assert top_replay(player).count == table.recap.entries[-len(_shown(player.pilot.names())) :][0].moment
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.press(pygame.K_ESCAPE)
    assert not table.recap.entries
    assert player.pilot.scene is table
    assert player.pilot.overflows == []


def test_the_symbol_of_a_seat_stands_beside_the_words_and_not_on_them(players: Players) -> None:
    player = players(pace="instant")
    player.start(1, 1)
    table = player.to_choice(lambda table: any(table.history.missed()))
    entry = next(entry for entry in table.history.missed() if entry.line.seat >= 0)
    nobody, px = replace(entry, line=replace(entry.line, seat=-1)), table.app.theme.px
    size = (px(400), px(LINE))
    with_sign, without = (table.recap._picture(one, size, "normal") for one in (entry, nobody))
    words = pygame.Rect(px(8) + px(ICON) + px(12), 0, 0, size[1] - px(12))
    words.width = size[0] - words.left
    first, second = (pygame.image.tobytes(picture.subsurface(words), "RGBA") for picture in (with_sign, without))
    assert first == second
    assert pygame.image.tobytes(with_sign, "RGBA") != pygame.image.tobytes(without, "RGBA")


@pytest.mark.parametrize("told", [5, 3, 1])
def test_under_pictures_stand_the_words_of_as_many_lines_as_have_room(players: Players, told: int) -> None:
    """They are the newest, in their order."""
    theme, sentences = players().pilot.app.theme, [f"Line {number}." for number in range(5)]
    height = typeset.text_size(theme.font("ui", TEXT * 0.9), ["x"] * told)[1]
    font, lines = _newest(theme, sentences, (400, height))
    assert lines == sentences[-told:]
    assert typeset.text_size(font, lines)[1] <= height


def _shown(names: dict[str, pygame.Rect]) -> list[str]:
    """The parts of the strip."""
    return [name for name in names if name.startswith("recap.") and name[6:].isdigit()]


@pytest.mark.parametrize("game", GAMES)
def test_the_game_waits_after_every_opponent_if_asked(players: Players, game: str) -> None:
    """After a bot's turn nothing happens until Enter; the last one before the person needs none."""
    player = players(pace="instant", wait=True)
    table = player.start(1, seats_of(game) - 1, game=game)
    waited = 0
    for _ in range(60):
        player.pilot.until(lambda: table.interactive or player._elsewhere())
        if table.mode == "continue" and table.session.bot_to_act is not None:
            waited += 1
            moves = player.moves()
            player.pilot.steps(90)
            assert player.moves() == moves
            player.pilot.draw()
            player.pilot.press(pygame.K_RETURN)
        elif waited > 2 or isinstance(player.pilot.scene, EndScene):
            break
        else:
            player.answer(by_click, click_button)
    assert bool(waited) == any(_told_between_bots(table))
    assert player.pilot.overflows == []


def _told_between_bots(table: TableScene) -> list[bool]:
    """For every turn of a bot before another bot's, whether the log had something to tell since the person's turn."""
    match, told = table.session.match, []
    for count in turn_starts(table.board, match)[1:]:
        before, after = match.moments[count - 1].seat, match.moments[count].seat
        if before not in table.session.humans and after not in table.session.humans:
            missed = since_own_turn(match.moments[:count], table.viewer)
            told += [any(table.board.log_lines(table.told_of(match.moments[n].events)) for n in missed)]
    return told


def test_without_that_wish_the_game_goes_on(players: Players) -> None:
    player = players(pace="instant")
    table = player.start(1, 2, game="cubosaurs")
    for _ in range(200):
        player.pilot.steps(1)
        assert table.mode != "continue"


@pytest.mark.parametrize("game", GAMES)
def test_a_line_lies_between_two_turns(players: Players, game: str) -> None:
    """Where another seat acts or the rules begin another turn, and nowhere else; never before the first line."""
    player = players(pace="instant")
    table = played(player, game, 1, seats_of(game) - 1, moves=60)
    entries, starts = table.history.entries(), set(turn_starts(table.board, table.session.match))
    assert not entries[0].opens
    assert any(entry.opens for entry in entries)
    cut = {
        n for n, moment in enumerate(table.session.match.moments, 1) if any(map(table.board.turns_over, moment.events))
    }
    for before, entry in pairwise(entries):
        if not cut & {before.moment, entry.moment}:
            assert entry.opens == bool(starts & set(range(before.moment, entry.moment)))
    player.pilot.draw()


def test_a_line_lies_before_a_turn_that_begins_in_the_middle_of_a_move(players: Players) -> None:
    """What an Automa does follows the move of another seat, and so does a last die that is taken by itself."""
    player = players(pace="instant", lang="en")
    table = played(player, "encyclopedia", 1, 1, moves=60)
    entries = table.history.entries()
    taken = [n for n, entry in enumerate(entries) if "/die_" in entry.line.image and " takes the " in entry.line.text]
    assert len(taken) > 4
    assert all(entries[n].opens for n in taken)
    assert not [n for n in taken if entries[n + 1].opens]


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_one_seat(players: Players, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player = players(pace="instant", auto_forced=False)
    monkeypatch.setattr(player.thinker, "poll", lambda: None)
    table = played(player, game, 1, seats_of(game) - 1, moves=20)
    everything = table.log.entries
    seen = []
    for seat in [*range(len(table.session.match.seats)), -1]:
        player.pilot.press(pygame.K_f)
        assert table.log.seat == seat
        seen.append(table.log.entries)
        player.pilot.draw()
        assert seat < 0 or all(entry.line.seat == seat for entry in table.log.entries)
    assert seen[-1] == everything
    assert sum(map(len, seen[:-1])) == sum(entry.line.seat >= 0 for entry in everything)
    assert player.pilot.overflows == []


def test_the_log_is_copied_as_text(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """Into the clipboard, one line each, turns apart; where there is none, a notice says so."""
    player = players(pace="instant")
    table = played(player, "draftosaurus", 1, 2, moves=9)
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    player.pilot.press(pygame.K_c, pygame.KMOD_CTRL)
    assert [line for line in copied[0].splitlines() if line] == [entry.line.text for entry in table.log.entries]
    assert "\n\n" in copied[0]

    def refuse(_text: str) -> None:
        raise pygame.error("no clipboard")

    told: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    monkeypatch.setattr(player.pilot.app.notices, "add", told.append)
    player.pilot.press(pygame.K_c, pygame.KMOD_CTRL)
    assert told == [player.pilot.app.text("logbar.no_clipboard")]


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_cut_until_somebody_turns_the_wheel(
    players: Players, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever moment is looked for, its line is there, whole, among whole ones."""
    player = players(pace="instant", auto_forced=False)
    monkeypatch.setattr(player.thinker, "poll", lambda: None)
    log = played(player, game, 1, seats_of(game) - 1, moves=20).log
    for entry in log.entries:
        log.reveal(entry.moment)
        placed = log._placed()
        assert all(log._inner().contains(rect) for _, _, rect in placed)
        assert any(one.moment == entry.moment for _, one, _ in placed)
