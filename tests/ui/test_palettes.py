"""The palettes: legible, told apart by those they are for, and everywhere at once when one is chosen."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from docs.vision import SEEN_IN, VISIONS, distance, seen
from game.registry import GAMES
from tests.ui.conftest import Pilots
from tests.ui.looking import difference, look_away, opened_fresh
from tests.ui.pilot import Pilot
from tests.ui.play import Players
from tests.ui.told_colours import BOARD_PAIRS, PICTURED, TOLD
from ui import palette, settings
from ui.assets import Assets
from ui.dyes import dyed, follow, from_polar, polar
from ui.keep import SurfaceCache, forget_all
from ui.palette import PALETTES, Palette, Tone
from ui.scenes.home import HomeScene
from ui.scenes.settings import SettingsScene
from ui.settings import Settings
from ui.table.scene import TableScene
from ui.theme import PART_PAIRS, PLAYERS, TEXT_PAIRS, contrast

SIGHTS = [(one, vision) for one, visions in SEEN_IN.items() for vision in visions]


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Whatever palette a test draws in, the next one begins in the usual one."""
    yield
    palette.use("usual")


@pytest.mark.parametrize("one", PALETTES)
def test_text_and_parts_are_legible_in_every_palette(one: Palette) -> None:
    palette.use(one)
    strict = one == "contrast"
    texts = [(contrast(*pair), pair) for pair in (*TEXT_PAIRS, *BOARD_PAIRS)]
    parts = [(contrast(*pair), pair) for pair in PART_PAIRS]
    assert [pair for value, pair in texts if value < (7 if strict else 4.5)] == []
    assert [pair for value, pair in parts if value < (4.5 if strict else 3)] == []


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize(("one", "vision"), SIGHTS)
def test_what_colours_tell_is_told_to_those_a_palette_is_for(one: Palette, vision: str, told: str) -> None:
    """To them, and to everybody else who plays beside them."""
    palette.use(one)
    colours, least = TOLD[told]
    pairs = list(itertools.combinations(colours, 2))
    near = [(round(distance(a, b, eyes), 1), a, b) for eyes in (vision, "") for a, b in pairs]
    assert [pair for pair in near if pair[0] < least] == []


def test_the_usual_colours_do_not_tell_it_to_them() -> None:
    """So the simulation shows what the palettes are for."""
    seats = [player.colour for player in PLAYERS]
    nearest = {eyes: min(distance(a, b, eyes) for a, b in itertools.combinations(seats, 2)) for eyes in VISIONS}
    assert max(nearest.values()) < 5


def test_greys_look_alike_to_everybody() -> None:
    greys = [(value, value, value) for value in (0, 60, 128, 255)]
    assert all(distance(seen(grey, vision), grey) < 0.5 for vision in VISIONS for grey in greys)


def test_a_tone_is_a_sequence_of_the_numbers_in_force() -> None:
    tone = Tone((1, 2, 3), red_green=(7, 8, 9))
    kept = {tone: "usual"}
    assert (tone == (1, 2, 3), tuple(tone), tone[2], len(tone), (*tone, 4)) == (True, (1, 2, 3), 3, 3, (1, 2, 3, 4))
    palette.use("red_green")
    assert tone not in kept
    assert tone == (7, 8, 9)
    assert pygame.Surface((1, 1)).map_rgb(tone) == pygame.Surface((1, 1)).map_rgb((7, 8, 9))
    palette.use("contrast")
    assert kept[tone] == "usual"


def test_what_is_kept_by_a_colour_is_forgotten_before_the_colour_changes() -> None:
    tone, cache = Tone((1, 2, 3), red_green=(7, 8, 9)), SurfaceCache(10_000)
    cache.get(("box", tone), lambda: pygame.Surface((20, 20)))
    palette.use("red_green")
    assert (cache.used, ("box", tone) in cache) == (0, False)
    for number in range(9):
        cache.get(("box", tone, number), lambda: pygame.Surface((20, 20)))
    cache.bound(5_000)
    assert 0 < cache.used <= 5_000


def test_lights_and_shades_follow_their_tone_and_others_stay() -> None:
    tone = Tone((176, 52, 42), red_green=(24, 99, 199))
    palette.use("red_green")
    assert follow((176, 52, 42), [tone]) == (24, 99, 199)
    dark, light = follow((120, 30, 24), [tone]), follow((222, 140, 130), [tone])
    assert polar(dark)[0] < polar((24, 99, 199))[0] < polar(light)[0]
    assert all(abs(polar(one)[2] - polar((24, 99, 199))[2]) < 25 for one in (dark, light))
    assert follow((46, 116, 66), [tone]) == (46, 116, 66)
    assert follow((128, 124, 120), [tone]) == (128, 124, 120)


@pytest.mark.parametrize("colour", [(0, 0, 0), (255, 255, 255), (12, 200, 90), (201, 67, 139)])
def test_colours_come_back_from_their_hue(colour: tuple[int, int, int]) -> None:
    assert from_polar(*polar(colour)) == colour


def test_only_pictures_that_a_tone_names_are_dyed() -> None:
    palette.use("red_green")
    red = b'<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="#b0342a"/></svg>'
    assert dyed(PICTURED[1][0], red) != red
    assert Assets().image("home/wood", (20, 20)).get_at((10, 10)) == _in_usual("home/wood").get_at((10, 10))


def _in_usual(name: str) -> pygame.Surface:
    """The picture as it is drawn."""
    palette.use("usual")
    return Assets().image(name, (20, 20))


@pytest.mark.parametrize(("one", "vision"), SIGHTS)
@pytest.mark.parametrize("names", PICTURED, ids=lambda names: str(names[0]))
def test_pictures_are_told_apart_as_their_tones_are(one: Palette, vision: str, names: list[str]) -> None:
    """By the average colour of each, lines and whites of the drawing included."""
    palette.use(one)
    assets = Assets()
    pictures = [assets.image(name, (64, 64), stretch=True) for name in names]
    shown = [pygame.transform.average_color(picture, consider_alpha=True) for picture in pictures]
    colours = [(red, green, blue) for red, green, blue, _ in shown]
    assert min(distance(a, b, vision) for a, b in itertools.combinations(colours, 2)) > 4


def test_settings_keep_the_palette_and_merge_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    ours = Settings(colours="red_green")
    assert settings.save(path, ours) is None
    assert settings.load(path) == (ours, None)
    assert settings.save(path, Settings(pace="fast"), {"pace"}) is None
    both = settings.load(path)[0]
    assert (both.colours, both.pace) == ("red_green", "fast")


@pytest.mark.parametrize("content", ['{"colours": "loud"}', '{"motion": 3}', '{"speech": "yes"}'])
def test_a_broken_value_counts_as_usual_and_is_told(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content, encoding="utf-8")
    loaded, problem = settings.load(path)
    assert (loaded.colours, loaded.motion, loaded.speech) == ("usual", "system", False)
    assert problem is not None
    assert "settings.json.bad-1" in problem


@pytest.mark.parametrize("one", PALETTES[1:])
def test_the_settings_change_every_screen_at_once(pilots: Pilots, tmp_path: Path, one: Palette) -> None:
    """Home and the page itself are, pixel by pixel, those of an app that was started in the palette."""
    pilot = pilots()
    pilot.push(HomeScene(pilot.app)).push(SettingsScene(pilot.app))
    pilot.draw()
    while pilot.app.settings.colours != one:
        pilot.click("colours.next")
        pilot.draw()
    shown = _pictures(pilot)
    fresh = Pilot(tmp_path / "fresh", colours=one)
    forget_all()
    fresh.push(HomeScene(fresh.app)).push(SettingsScene(fresh.app))
    assert [difference(a, b) for a, b in zip(shown, _pictures(fresh), strict=True)] == ["", ""]
    fresh.close()


def _pictures(pilot: Pilot) -> list[pygame.Surface]:
    """The settings and home behind them, with nothing pointed at."""
    pictures = []
    for back in (False, True):
        if back:
            pilot.app.home()
        pilot.app.step([pygame.event.Event(pygame.WINDOWLEAVE)], 0.0)
        assert pilot.app.scene is not None
        pilot.app.scene.controls.ring.focus("", visible=False)
        pilot.steps(30)
        pictures.append(pilot.draw().copy())
    return pictures


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_in_another_palette_is_as_if_opened_fresh(people: Players, tmp_path: Path, game: str) -> None:
    player = people(pace="instant", motion="reduced")
    player.start(1, 1, game=game)
    player.until_asked()
    app, table = player.pilot.app, player.table
    app.draw()
    for one in (PALETTES[1 + list(GAMES).index(game) % 3], "usual"):
        app.apply_settings(app.settings.with_(colours=one))
        player.pilot.steps(30)
        look_away(table)
        shown = app.window.copy()
        forget_all()
        anew, fresh = opened_fresh(table, tmp_path / one)
        fresh.close()
        app.window = pygame.display.set_mode(app.size)
        forget_all()
        assert difference(shown, anew) == ""


def test_a_table_that_waits_below_takes_the_palette_too(people: Players) -> None:
    player = people(pace="instant", motion="reduced")
    player.start(1, 1, game=next(iter(GAMES)))
    player.until_asked()
    before = player.pilot.draw().copy()
    app = player.pilot.app
    app.push(SettingsScene(app))
    player.pilot.steps(30)
    app.apply_settings(app.settings.with_(colours="contrast"))
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.steps(30)
    assert isinstance(app.scene, TableScene)
    assert difference(before, player.pilot.draw()) != ""


def test_the_file_says_which_palette(pilots: Pilots) -> None:
    pilot = pilots()
    pilot.push(SettingsScene(pilot.app))
    pilot.click("colours.next")
    pilot.app.quit()
    stored = json.loads(pilot.app.folders.settings.read_text(encoding="utf-8"))
    assert stored["colours"] == PALETTES[1]
