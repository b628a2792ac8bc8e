"""The list of saves: every row tells its game apart, from the position in the file and a picture of the table."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.core.values import SPECTATOR
from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.ui.conftest import Pilots
from tests.ui.menus import save, some_saves
from tests.ui.play import Player, Players
from ui.records.code import seated
from ui.records.daily import daily_deal, today
from ui.saves_digest import Digest, digest
from ui.saves_index import SaveInfo, list_saves, read_save, rename_save
from ui.scenes.records_words import day as day_words
from ui.scenes.saves import SavesScene
from ui.scenes.saves_row import daily_words, result, title, when
from ui.text import Text
from ui.thumbnails import scaled, sweep_thumbnails, taken


def left(players: Players, game: str, people: int = 1, moves: int = 4) -> tuple[Player, Path]:
    """Somebody who has played some moves, seen the table and gone back to the cabinet; and the save."""
    player = players(pace="instant")
    table = player.start(people, 2 - people + 1, game=game)
    player.play_on(moves)
    player.until_asked()
    player.pilot.draw()
    path = table.session.autosave.path
    player.pilot.app.home()
    return player, path


@pytest.mark.parametrize("game", GAMES)
def test_a_save_tells_how_far_it_is_and_everybodys_points(players: Players, game: str) -> None:
    player, path = left(players, game)
    player.routes.resume(path)
    player.pilot.steps(2)
    table = player.table
    told = digest(player.pilot.app, path)
    known = table.board.known_scores(table.session.match.view(SPECTATOR), table.session.match.scores())
    assert told.points == tuple(score.total for score in known)
    assert told.where.replace(" · ", "\n") == table.board.info(table.session.match.view(SPECTATOR)).replace(" · ", "\n")
    assert told.winners == ()


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_save_names_its_winners(players: Players, game: str) -> None:
    saved = Path(__file__).parents[1] / "saves" / f"{game}-finished.json"
    if not saved.exists():
        player, saved = left(players, game)
        player.routes.resume(saved)
        player.pilot.steps(2)
        player.to_the_end()
    told, info = digest(players().pilot.app, saved), read_save(saved)
    assert told.winners
    assert max(told.points) == told.points[told.winners[0]]
    assert info.seats[told.winners[0]].name in result(players().pilot.app.text, info, told)


def test_bad_saves_tell_nothing(pilots: Pilots) -> None:
    pilot = pilots()
    some_saves(pilot.app.folders.saves)
    for path in pilot.app.folders.saves.iterdir():
        assert digest(pilot.app, path) == Digest(), path.name


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_left_leaves_its_picture(people: Players, game: str) -> None:
    player, path = left(people, game)
    small = taken(player.pilot.app.folders.thumbnails, path)
    assert small is not None
    picture = scaled(small, (160, 90))
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 160, 8) for y in range(0, 90, 6)}) > 20
    sweep_thumbnails(player.pilot.app.folders.thumbnails, [path])
    assert taken(player.pilot.app.folders.thumbnails, path) == small
    sweep_thumbnails(player.pilot.app.folders.thumbnails, [])
    assert taken(player.pilot.app.folders.thumbnails, path) is None


def test_what_one_of_several_persons_sees_is_not_kept(players: Players) -> None:
    player = players(pace="instant")
    table = player.start(2, 0)
    player.to_choice()
    player.pilot.draw()
    assert table.viewer != SPECTATOR
    player.pilot.app.home()
    assert taken(player.pilot.app.folders.thumbnails, table.session.autosave.path) is None


def test_a_picture_that_cannot_be_read_is_dark(tmp_path: Path, pilots: Pilots) -> None:
    pilots()
    (tmp_path / "game.jpg").write_bytes(b"no picture")
    small = taken(tmp_path, tmp_path / "game.json")
    assert small is not None
    assert tuple(scaled(small, (8, 8)).get_at((4, 4)))[:3] == (0, 0, 0)


def test_running_games_stand_before_finished_and_damaged_ones(pilots: Pilots) -> None:
    pilot = pilots()
    some_saves(pilot.app.folders.saves)
    scene = SavesScene(pilot.app)
    pilot.push(scene)
    ranks = [(bool(info.problem), info.finished) for info in scene.saves]
    assert ranks == sorted(ranks)
    assert scene.saves[0].title == "running"
    for _ in range(20):
        if "page.next" not in pilot.names() or scene.saves[scene.chosen].problem:
            break
        pilot.click("page.next")
    assert scene.saves[scene.chosen].problem
    assert not pilot.overflows


def test_the_page_rests_once_every_position_is_read(pilots: Pilots) -> None:
    pilot = pilots()
    some_saves(pilot.app.folders.saves)
    scene = SavesScene(pilot.app)
    pilot.push(scene)
    scene.digests.settle()
    pilot.steps(400)
    assert scene.idle()


def test_a_game_without_a_name_is_called_after_its_game(pilots: Pilots) -> None:
    pilot = pilots()
    save(pilot.app.folders.saves, "one")
    scene = SavesScene(pilot.app)
    pilot.push(scene)
    text = pilot.app.text
    assert title(text, scene.saves[0]) == "one"
    unnamed = SaveInfo(scene.saves[0].path, "Ada, Bruno", "draftosaurus", scene.saves[0].seats)
    assert title(text, unnamed) == text("game.draftosaurus.name")


@pytest.mark.parametrize(("lang", "words"), [("en", "Yesterday, 23:05"), ("fr", "Hier, 23:05")])
def test_moments_are_told_as_one_says_them(pilots: Pilots, lang: str, words: str) -> None:
    text = pilots(lang=lang).app.text
    moment = datetime(2025, 3, 1, 23, 5).astimezone()
    assert when(text, moment, moment + timedelta(hours=2)) == words
    assert when(text, None) == ""
    assert "2025" in when(text, moment, moment + timedelta(days=40))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_daily_deals_are_named_as_such(tmp_path: Path, game: str, lang: str) -> None:
    """With their day; the same seats with another seed are any other game."""
    text, day = Text(lang, strict=True), today()
    deal = daily_deal(game, day)
    info = SaveInfo(tmp_path, game=game, seats=tuple(seated(deal)), options=deal.options, seed=deal.seed)
    assert daily_words(text, info) == text("daily.deal_of", date=day_words(text, day))
    assert daily_words(text, replace(info, seed=deal.seed + 1)) == ""


def test_a_list_is_read_again_where_a_file_has_changed(tmp_path: Path) -> None:
    """And a file that is gone is not shown any more."""
    path = save(tmp_path, "one")
    assert [info.title for info in list_saves(tmp_path)] == ["one"]
    rename_save(path, "another")
    assert [info.title for info in list_saves(tmp_path)] == ["another"]
    path.write_bytes(b"{")
    assert [info.problem for info in list_saves(tmp_path)] == ["broken"]
    path.unlink()
    assert list_saves(tmp_path) == []
