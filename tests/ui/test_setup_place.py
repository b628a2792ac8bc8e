"""The set-up as a place: poster, cards or rows, faces, variants with pictures, all by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.record import Seat
from game.registry import GAMES, find
from tests.ui.pilot import Pilot
from tests.ui.play import Players
from ui.assets import Assets
from ui.boards.registry import DRAWERS
from ui.portraits import faces
from ui.scenes.help import HelpScene
from ui.scenes.setup import SetupScene
from ui.scenes.setup_plan import arrange
from ui.theme import Theme, unit_for

SIZES = [(1280, 720), (1280, 800), (1920, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 1.5, 2.0]


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """An app without a game."""
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.close()


def _open(pilot: Pilot, game: str = "draftosaurus") -> tuple[SetupScene, list[list[Seat]]]:
    """A set-up with a person and a bot, and what it starts."""
    started: list[list[Seat]] = []
    seats = [Seat("Mary"), Seat("Georges", "bot", "student", 1)]
    scene = SetupScene(pilot.app, find(game), seats, {}, lambda chosen, _options: started.append(chosen))
    pilot.push(scene)
    return scene, started


def _focus(pilot: Pilot, name: str) -> None:
    """Tab until a control has the focus."""
    ring = pilot.scene.controls.ring
    for _ in range(60):
        if ring.focused is not None and ring.focused.name == name:
            return
        pilot.press(pygame.K_TAB)
    raise AssertionError(f"Tab does not reach {name}")


def test_a_click_on_the_medallion_gives_a_person_the_next_face(pilot: Pilot) -> None:
    """Past those whom others have, and it goes into the game."""
    scene, started = _open(pilot)
    pilot.click("face.0")
    assert scene.seats[0].portrait == "humboldt"
    pilot.click("face.0")
    pilot.click("start")
    assert [seat.portrait for seat in started[0]] == ["baret", ""]


def test_the_keyboard_does_the_same(pilot: Pilot) -> None:
    """Enter on the medallion, then on the start."""
    scene, started = _open(pilot)
    _focus(pilot, "face.0")
    pilot.press(pygame.K_RETURN)
    assert scene.seats[0].portrait == "humboldt"
    _focus(pilot, "add")
    pilot.press(pygame.K_RETURN)
    assert len(scene.seats) == 3
    _focus(pilot, "start")
    pilot.press(pygame.K_RETURN)
    assert [seat.name for seat in started[0]] == ["Mary", "Georges", "Alexander"]
    assert len({one.id for one in faces(started[0])}) == 3


def test_bots_keep_the_face_of_their_name(pilot: Pilot) -> None:
    """A click on a bot's medallion changes nothing; a person who becomes a bot shows whom the name means."""
    scene, _ = _open(pilot)
    before = list(scene.seats)
    pilot.click("face.1")
    assert scene.seats == before
    pilot.click("face.0")
    pilot.click("kind.0.next")
    assert scene.seats[0].kind == "bot"
    assert [one.id for one in faces(scene.seats)] == ["anning", "cuvier"]


def test_a_new_name_shows_whom_it_means(pilot: Pilot) -> None:
    """At once, with who that is in the tooltip."""
    scene, _ = _open(pilot)
    pilot.click("name.0")
    for _ in range(6):
        pilot.press(pygame.K_BACKSPACE)
    pilot.type("Barnum")
    target = next(target for target in scene.controls.ring.targets if target.name == "face.0")
    assert faces(scene.seats)[0].id == "brown"
    assert "Barnum Brown" in target.tooltip
    assert "1873–1963" in target.tooltip


def test_every_empty_place_lets_somebody_sit_down(pilot: Pilot) -> None:
    """The first pale card and the last one."""
    scene, _ = _open(pilot)
    assert {"add", "add.3", "add.4"} <= set(pilot.names())
    pilot.click("add.4")
    assert len(scene.seats) == 3
    pilot.click("add")
    pilot.click("add")
    assert len(scene.seats) == 5
    assert not [name for name in pilot.names() if name.startswith("add")]
    pilot.click("remove.4")
    assert "add" in pilot.names()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_rules_can_be_read_without_losing_the_set_up(players: Players, scale: float) -> None:
    """From the poster and from the band, and back to the same seats."""
    player = players(scale=scale)
    player.routes.setup("holotype")
    player.pilot.steps(2)
    scene = player.pilot.scene
    player.pilot.click("face.0")
    player.pilot.click("how")
    assert isinstance(player.pilot.scene, HelpScene)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.scene is scene
    assert isinstance(scene, SetupScene)
    assert scene.seats[0].portrait


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seats", [4, 5])
def test_places_lie_in_the_window_and_apart(size: tuple[int, int], scale: float, seats: int) -> None:
    """Cards where they fit, rows elsewhere, the start below all."""
    theme = Theme(unit_for(size, scale), scale)
    for variants in (1, 2, 3):
        plan = arrange(theme, size, seats, variants)
        rects = [plan.poster, plan.seats_head, *plan.seats, plan.variants_head, *plan.variants, plan.start]
        assert all(pygame.Rect((0, 0), size).contains(rect) for rect in rects)
        assert all(len(rect.collidelistall(rects)) == 1 for rect in rects)
        assert plan.cards == (scale <= 1)
        assert plan.start.top >= max(rect.bottom for rect in (*plan.seats, *plan.variants))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_long_and_how_weighty_it_is(pilot: Pilot, game: str) -> None:
    """In figures, and in words on home and in the set-up."""
    drawer, text = DRAWERS[game], pilot.app.text
    least, most = drawer.minutes
    assert 5 <= least <= most <= 240
    assert drawer.weight in (1, 2, 3)
    assert str(most) in drawer.facts(text)
    short = (drawer.seats(text), drawer.brief(text), drawer.grade(text))
    assert str(most) in drawer.brief(text)
    assert all(part in drawer.line(text) for part in short)


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_variant_changes_with_the_choice(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """No two choices of a variant look alike, and the set-up shows the chosen one."""
    variants = DRAWERS[game].board.variants
    assert all(len(set(choices.values())) == len(choices) for choices in variants.values())
    seen: set[str] = set()
    image = Assets.image

    def watched(
        self: Assets, name: str, size: tuple[int, int], tint: tuple[int, int, int] | None = None, stretch: bool = False
    ) -> pygame.Surface:
        seen.add(name)
        return image(self, name, size, tint, stretch)

    monkeypatch.setattr(Assets, "image", watched)
    scene, _ = _open(pilot, game)
    option = next(option for option in find(game).options if option.seat < 0)
    assert set(variants[option.id][scene.options[option.id]].pictures) <= seen
    pilot.click(f"option.{option.id}.next")
    assert set(variants[option.id][scene.options[option.id]].pictures) <= seen


def test_a_seat_that_leaves_takes_along_what_is_still_made_for_it(pilot: Pilot) -> None:
    """Whatever picture of its card is just on its way, nothing asks afterwards who sat there."""
    scene, _ = _open(pilot)
    app = pilot.app
    pilot.click("add")
    app.beside.live = True
    for frames in range(40):
        for _ in range(frames):
            app.step([], 0.02)
            app.beside.go_on(1.0)
        app.step([], 0.02)
        scene.remove(2)
        while app.beside.busy:
            app.beside.go_on(1.0)
        app.beside.live = False
        pilot.click("add")
        app.beside.live = True
    assert len(scene.seats) == 3
