"""Tables at large scales: tabs and the strip of the log open in one step, words fit and are never smaller."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.match import Beat
from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.play import Player, Players, press_on, resize
from tests.ui.replaying import come_back, top_replay
from ui.boards.kit.pen import Pen
from ui.settings import SCALES
from ui.table import header
from ui.table.motion import Stage
from ui.table.scene import TableScene
from ui.table.sprite import Sprite
from ui.table.telling import Telling

SMALL = (1280, 720)
FEW = ("free", "draw")
LARGER = [scale for scale in SCALES if scale > 1]
REST = 60
"""Frames after which a pointer that rests has opened what it rests on."""


def _opened(players: Players, game: str, seats: int, scale: float = SCALES[-1], lang: str = "en") -> Player:
    """A table of that many seats, one of them a person's, at its first question."""
    player = players(scale=scale, lang=lang, size=SMALL, pace="fast")
    player.start(1, seats - 1, game=game)
    player.until_asked()
    return player


@pytest.mark.parametrize("game", GAMES)
def test_every_rival_opens_by_pointing_and_by_keys(players: Players, game: str) -> None:
    """A rest on a strip or tab shows all that a seat has, and so does Enter on it; nothing is cut there."""
    player = _opened(players, game, GAMES[game].seat_counts[-1])
    table = player.table
    for seat in table.plan.panels:
        player.pilot.move(f"panel.{seat}.header")
        player.pilot.steps(REST)
        assert table.large == seat, game
        player.pilot.draw()
        player.pilot.move(table.plan.info.center)
        assert _large(table) is None, game
        press_on(player, f"panel.{seat}")
        assert table.large == seat, game
        player.pilot.press(pygame.K_ESCAPE)
        assert _large(table) is None, game
    assert player.pilot.overflows == [], game


def _large(table: TableScene) -> int | None:
    """The seat that is shown large."""
    return table.large


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_for_lies_in_the_window(players: Players, game: str) -> None:
    """Whatever a person may point at in a game of many seats is seen, also where it is another seat's."""
    player = _opened(players, game, GAMES[game].seat_counts[-1])
    window = pygame.Rect((0, 0), SMALL)
    for _ in range(6):
        table = player.to_choice()
        places = {name: table.board.names[name] for name in table.choices()}
        assert places
        assert [name for name, rect in places.items() if not window.contains(rect)] == [], game
        player.play_on(1)


def _with_strip(players: Players) -> Player:
    """A table whose log is a strip."""
    for game, one in GAMES.items():
        for seats in one.seat_counts[1:]:
            player = _opened(players, game, seats)
            if player.table.log.is_strip:
                return player
    raise AssertionError("no log is a strip")


def test_the_strip_of_the_log_opens_and_every_line_leads_back(players: Players) -> None:
    """A click or a key opens the log over the seats; its lines lead back; a key, Esc or its button shut it."""
    player = _with_strip(players)
    player.play_on(3)
    player.until_asked()
    table, pilot = player.table, player.pilot
    assert table.log.entry_at(table.log.rect.center) is None
    pilot.click((table.log.rect.left + 30, table.log.rect.centery))
    assert _is_open(table)
    assert table.log.rect == table.plan.column
    pilot.draw()
    seat = next(iter(table.plan.panels))
    assert table.pointer.at(table.plan.panels[seat].center) == ""
    entry = table.log.entries[-1]
    spot = next(rect for _, one, rect in table.log._placed() if one is entry)
    assert table.log.entry_at(spot.center) is entry
    pilot.press(pygame.K_ESCAPE)
    assert (_is_open(table), pilot.top) == (False, "TableScene")
    pilot.press(pygame.K_l)
    assert _is_open(table)
    first = next(rect for _, one, rect in table.log._placed() if one.moment < player.moves())
    pilot.click(first.center)
    assert top_replay(player).count < player.moves()
    come_back(player)
    pilot.press(pygame.K_l)
    assert not _is_open(table)
    pilot.draw()
    assert pilot.overflows == []


def _is_open(table: TableScene) -> bool:
    """Whether the whole log is shown over the seats."""
    return table.log.opened


def test_a_log_with_room_is_no_strip_any_more(players: Players) -> None:
    """An opened log stands in its own place again once that has room."""
    player = _with_strip(players)
    player.pilot.press(pygame.K_l)
    resize(player, SMALL, 1.0)
    log = player.table.log
    assert (log.opened, log.is_strip, log.rect) == (False, False, player.table.plan.log)
    assert "log" not in player.pilot.names()


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_in_a_folded_panel_is_shown_at_its_tab(
    players: Players, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Nothing flies out of the window: flights begin and end where something is seen."""
    flown: list[Sprite] = []
    stages = Telling.stages

    def noted(self: Telling, beat: Beat, before: Any) -> list[Stage]:
        told = stages(self, beat, before)
        flown.extend(sprite for stage in told for sprite in stage.sprites)
        return told

    monkeypatch.setattr(Telling, "stages", noted)
    player = _opened(players, game, GAMES[game].seat_counts[-1])
    player.play_on(8)
    window, ends = pygame.Rect((0, 0), SMALL), [key.middle for one in flown for key in (one.keys[0], one.keys[-1])]
    assert ends, game
    assert [end for end in ends if not window.collidepoint(end)] == [], game


@in_languages
@pytest.mark.parametrize("game", GAMES)
def test_every_text_fits_at_larger_scales(players: Players, game: str, lang: str) -> None:
    """Whatever stands on a crowded table and beside it fits its place."""
    player = _opened(players, game, GAMES[game].seat_counts[-1], 1.0, lang)
    player.play_on(4)
    player.until_asked()
    for scale in LARGER:
        resize(player, SMALL, scale)
        assert player.pilot.overflows == [], (game, scale)


@pytest.mark.parametrize("game", GAMES)
def test_words_on_the_board_never_get_smaller(players: Players, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The lines that stand on the board are at least as tall as at 100 %."""
    player = _opened(players, game, 2, 1.0)
    tall: dict[str, int] = {}
    write = Pen.write

    def noted(pen: Pen, words: str, *values: Any, **named: Any) -> pygame.Rect:
        spot = write(pen, words, *values, **named)
        if pen.surface.get_size() == SMALL and player.table.plan.main.contains(spot):
            tall[words] = max(tall.get(words, 0), spot.height)
        return spot

    monkeypatch.setattr(Pen, "write", noted)
    player.play_on(4)
    player.until_asked()
    resize(player, SMALL, 1.0)
    usual = dict(tall)
    for scale in LARGER:
        tall.clear()
        resize(player, SMALL, scale)
        assert {words: high for words, high in tall.items() if high < usual.get(words, 0)} == {}, (game, scale)


def test_scores_of_crowded_and_empty_strips_are_of_one_size(players: Players) -> None:
    """Where tiles need room, they and their number become smaller, not the score that is compared with the others."""
    player = players(bare=True, size=(1280, 720), scale=2.0)
    strip, tiles = pygame.Rect(0, 0, 460, 60), (("cubosaurs/tile_free", ""), ("cubosaurs/tile_draw", ""))
    few = header.Header("Jeanne", 0, 5, opens=True, badges=(("cubosaurs/dna", "3"),))
    many = header.Header("Georges", 1, 5, opens=True, badges=(("cubosaurs/dna", "3"), *tiles))
    roomy, crowded = (header._right_parts(player.pilot.app, strip, one) for one in (few, many))
    assert len(crowded) == len(roomy) + 2 * len(tiles)
    assert [part.get_size() for part, _ in crowded[:3]] == [part.get_size() for part, _ in roomy[:3]]
    assert crowded[4][0].get_height() < roomy[4][0].get_height()


def test_strips_beside_each_other_are_of_one_size(players: Players) -> None:
    """However much one seat shows, the scores, stars and names of all strips in a column have its size."""
    player = players(bare=True, size=(1280, 720), scale=2.0)
    app, strip, tiles = player.pilot.app, pygame.Rect(0, 0, 410, 52), tuple((f"cubosaurs/tile_{n}", "") for n in FEW)
    seats = [
        header.Header("Mary (you)", 0, 37, ("hand",), badges=(("cubosaurs/dna", "9"), *tiles), note="takes a token"),
        header.Header("Georges", 1, 5, badges=(("cubosaurs/dna", "3"),), note="can give"),
        header.Header("Jeanne", 2, 5),
    ]
    alike = header.alike(app, [(strip, seat) for seat in seats])
    parts = [header._right_parts(app, strip, seat) for seat in alike]
    assert {shown[0][0].get_height() for shown in parts} == {parts[0][0][0].get_height()}
    assert {shown[1][0].get_size() for shown in parts} == {parts[0][1][0].get_size()}
    assert parts[1][1][0].get_height() < header._right_parts(app, strip, seats[1])[1][0].get_height()
    assert len({seat.most for seat in alike}) == 1
    assert alike[0].most[1] < alike[0].most[0]
    assert header.alike(app, []) == []
