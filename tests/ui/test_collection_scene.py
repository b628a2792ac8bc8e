"""The shelves of the collection: what finished games mount, what is looked for, and how one walks along them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES, load_figures
from tests.games import SUBJECTS
from tests.languages import LANGUAGES, in_languages
from tests.ui.pilot import Pilot
from ui.boards.registry import DRAWERS
from ui.cli.played import play_games
from ui.collection.catalogue import answering, catalogue
from ui.collection.finds import finds_in
from ui.collection.sketch import sketched
from ui.places import UserFolders
from ui.records.keeping import delete_save_alone
from ui.records.plays import Plays
from ui.scenes.collection import CollectionScene
from ui.scenes.specimen import SpecimenScene
from ui.text import Text

SHOWING = [game for game, drawer in DRAWERS.items() if drawer.board.exhibits is not None]


def shelves(pilot: Pilot, game: str = "") -> CollectionScene:
    """The shelves, with everything read and painted."""
    scene = CollectionScene(pilot.app, game)
    scene.plays.settle()
    pilot.push(scene)
    pilot.until(scene.settled, 3000)
    return scene


def page(pilot: Pilot) -> SpecimenScene:
    """The page on top, with everything painted."""
    scene = pilot.scene
    assert isinstance(scene, SpecimenScene)
    pilot.until(scene.settled, 3000)
    return scene


def test_every_creature_of_a_page_is_shown(tmp_path: Path) -> None:
    """With a picture, a name in both languages, and its words."""
    pilot = Pilot(tmp_path)
    every = catalogue(pilot.app)
    named = [(game, creature) for game in GAMES for creature in SUBJECTS[game].pages(load_figures(game).value)]
    assert [one.key for one in every] == named
    for one in every:
        assert pilot.app.assets.has(one.exhibit.picture), one.place
        assert pilot.app.assets.has(one.outline), one.place
        for lang in LANGUAGES:
            assert one.name(Text(lang, strict=True)), one.place
            assert one.told(Text(lang, strict=True)), one.place
        assert one.page.extinct or pilot.app.assets.has(f"collection/land_{one.exhibit.land}"), one.place
    pilot.close()


@pytest.mark.parametrize("game", SHOWING)
def test_old_saves_and_kept_records_count(game: str, tmp_path: Path) -> None:
    """What persons have gathered in finished games is found, also where only the record of one is left."""
    folders = UserFolders(tmp_path)
    folders.saves.mkdir(parents=True)
    saves = play_games(folders.saves, [game], 2, seed=4, quick=True)
    plays = Plays(folders).settle().list
    found = finds_in(plays)
    own = {creature for play in plays for seat in play.seats if seat.kind == "human" for creature in seat.found}
    assert own
    assert set(found) == {(game, creature) for creature in own}
    assert own <= set(SUBJECTS[game].pages(load_figures(game).value))
    delete_save_alone(folders, saves[0])
    assert set(finds_in(Plays(folders).settle().list)) == set(found)


@in_languages
def test_empty_shelves_are_all_in_pencil(lang: str, tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lang=lang)
    scene = shelves(pilot)
    assert all(scene.label(one).word for one in scene.specimens)
    scene._show(1)
    assert scene.shelves.rows == []
    pilot.draw()
    assert pilot.overflows == []
    pilot.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_few_specimens_fill_their_cabinet(size: tuple[int, int], tmp_path: Path) -> None:
    """All of a game stand there once, those of a small one larger than among all others, and none is cut."""
    pilot = Pilot(tmp_path, size)
    scene = CollectionScene(pilot.app)
    pilot.push(scene)
    usual, grown = scene.shelves.cell, 0
    for game in SHOWING:
        scene.choose(game)
        column = scene.shelves.column
        assert column is not None
        assert [one for row in scene.shelves.rows for one in row.specimens] == scene._of_game(game)
        assert scene.shelves.cell[0] >= usual[0]
        if scene.shelves.cell != usual:
            grown += 1
            assert column.rect.height * 0.8 < column.height <= column.rect.height
            assert all(column.rect.contains(rect) for _, rect in scene.shelves.spots().values())
    assert 0 < grown < len(SHOWING)
    pilot.close()


@in_languages
def test_search_by_common_and_latin_name(lang: str, tmp_path: Path) -> None:
    """Whatever the case and the accents."""
    pilot = Pilot(tmp_path, lang=lang)
    text, every = pilot.app.text, catalogue(pilot.app)
    for one in (every[0], every[20], every[-1]):
        assert one in answering(every, one.name(text).upper(), text)
        assert one in answering(every, one.latin.lower(), text)
    assert answering(every, "no such beast", text) == []
    scene = shelves(pilot)
    pilot.click("search")
    pilot.type(every[-1].latin)
    assert [one for row in scene.shelves.rows for one in row.specimens] == [every[-1]]
    pilot.press(pygame.K_RETURN)
    pilot.press(pygame.K_RETURN)
    assert page(pilot).specimen == every[-1]
    pilot.press(pygame.K_ESCAPE)
    assert pilot.scene is scene
    assert scene.query == every[-1].latin
    pilot.close()


def test_keys_walk_along_the_shelves_and_open_a_page(tmp_path: Path) -> None:
    """Arrows scroll to what is not seen; the page turns, and leads back to where it was turned to."""
    pilot = Pilot(tmp_path)
    game = max(SHOWING, key=lambda one: len(list(SUBJECTS[one].pages(load_figures(one).value))))
    scene = shelves(pilot, game)
    scene.controls.ring.focus(scene.specimens[0].place)
    line = [one for row in scene.shelves.rows for one in row.specimens]
    scene._stand_at(line[0])
    pilot.press(pygame.K_RIGHT)
    for _ in range(5):
        pilot.press(pygame.K_DOWN)
    focused = scene.controls.ring.focused
    assert focused is not None
    assert focused.name == line[1 + 5 * scene.shelves.across].place
    assert scene.shelves.offset > 0
    assert scene.inside.contains(focused.rect)
    pilot.press(pygame.K_RETURN)
    assert page(pilot).specimen == line[1 + 5 * scene.shelves.across]
    pilot.press(pygame.K_RIGHT)
    turned = page(pilot).specimen
    pilot.press(pygame.K_ESCAPE)
    pilot.steps(2)
    assert scene.controls.ring.focused is not None
    assert scene.controls.ring.focused.name == turned.place
    pilot.close()


def test_a_click_opens_a_page_and_the_right_button_leads_back(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    scene = shelves(pilot)
    name = next(iter(scene.shelves.spots()))
    pilot.click(name)
    assert page(pilot).specimen.place == name
    pilot.click((5, 5), button=3)
    assert pilot.scene is scene
    pilot.close()


@in_languages
def test_what_is_mounted_looks_otherwise_and_survives_another_size(lang: str, tmp_path: Path) -> None:
    """A full shelf: mounted by what was played, filtered, opened, resized, and in another window again."""
    folders = UserFolders(tmp_path)
    folders.saves.mkdir(parents=True)
    play_games(folders.saves, SHOWING[:1], 1, quick=True)
    pilot = Pilot(tmp_path, lang=lang)
    scene = shelves(pilot, SHOWING[0])
    mounted = [one for one in scene.specimens if not scene.label(one).word]
    assert mounted
    assert all(one.game == SHOWING[0] for one in mounted)
    scene._show(1)
    assert [one for row in scene.shelves.rows for one in row.specimens] == mounted
    scene.open(mounted[0])
    page(pilot)
    pilot.send(pygame.VIDEORESIZE, size=(1920, 1080), w=1920, h=1080)
    pilot.steps(3)
    page(pilot)
    pilot.draw()
    pilot.press(pygame.K_ESCAPE)
    pilot.until(pilot.scene.settled, 3000)
    assert pilot.scene is scene
    assert pilot.overflows == []
    pilot.close()


def test_a_sketch_has_lines_and_no_colour(tmp_path: Path) -> None:
    """Grey strokes on white paper, dark where the picture has a line."""
    pilot = Pilot(tmp_path)
    one = catalogue(pilot.app)[0]
    sketch = sketched(pilot.app.assets.image(one.exhibit.picture, (200, 150)))
    shades = {tuple(sketch.get_at((x, y)))[:3] for x in range(0, 150, 3) for y in range(0, 120, 3)}
    assert all(max(shade) - min(shade) < 24 for shade in shades)
    assert max(map(sum, shades)) == 3 * 255
    assert min(map(sum, shades)) < 3 * 170
    pilot.close()
