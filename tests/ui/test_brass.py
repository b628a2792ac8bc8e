"""Brass plates: found in finished saves, hung up by game, told once when a game wins one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pygame
import pytest

from game.core.record import Seat, write_record
from game.registry import GAMES, new_match
from tests.languages import in_languages, seen
from tests.ui.conftest import Pilots
from ui.boards.registry import make_board
from ui.cli.played import play_games
from ui.places import UserFolders
from ui.records.honours import newly_won, plates_of, rank
from ui.records.play import Play, Seated
from ui.records.plays import Plays
from ui.scenes.brass import BrassScene
from ui.scenes.end import EndScene
from ui.scenes.end_brass import NewPlates, look
from ui.scenes.game_panel import GamePanel
from ui.scenes.home import HomeScene

pytestmark = pytest.mark.usefixtures("empty_pictures")
GAME = next(iter(GAMES))
DAY = datetime(2026, 3, 1, 20, tzinfo=UTC)
SIZES = seen(((1920, 1080), 1.0), ((1024, 768), 0.75), tight=((1280, 720), 2.0))


def play(number: int, *marks: str, name: str = "Mary", game: str = GAME) -> Play:
    """A play in which somebody has won these."""
    seats = (Seated(name), Seated("Bot", "bot", "visitor"))
    at = (DAY + timedelta(days=number)).isoformat()
    return Play(id=f"{number:020x}", game=game, seats=seats, saved_at=at, honours=(tuple(marks), ()))


@pytest.mark.parametrize("game", GAMES)
def test_old_saves_count(game: str, tmp_path: Path) -> None:
    """What is read of finished games holds marks that the game knows, for persons alone."""
    play_games(tmp_path / "saves", [game], 3, seed=5, quick=True)
    known = {mark for honour in GAMES[game].honours for mark in honour.needed}
    plays = Plays(UserFolders(tmp_path)).settle().list or _read(tmp_path / "saves")
    assert len(plays) == 3
    for one in plays:
        assert len(one.honours) == len(one.seats)
        assert [
            marks for seat, marks in zip(one.seats, one.honours, strict=True) if seat.kind != "human" and marks
        ] == []
        assert {mark for marks in one.honours for mark in marks} <= known


def _read(folder: Path) -> list[Play]:
    from ui.records.reading import Reader

    return [Reader(None).save(path) for path in sorted(folder.iterdir())]


def test_a_plate_is_engraved_with_whoever_won_it_first() -> None:
    """Steps of several persons do not add up; those of one do, over several games."""
    first, *_ = [honour for honour in GAMES[GAME].honours if not honour.steps]
    steps = next(honour for honour in GAMES[GAME].honours if honour.steps)
    plays = [play(1, first.id, *steps.needed[:2]), play(2, first.id, *steps.needed[2:], name="Georges")]
    plates = {plate.honour.id: plate for plate in plates_of(GAME, plays)}
    assert (plates[first.id].name, plates[first.id].at) == ("Mary", DAY + timedelta(days=1))
    assert not plates[steps.id].won
    assert len(plates[steps.id].made) == max(2, len(steps.needed) - 2)
    done = [*plays, play(3, *steps.needed[2:])]
    assert {plate.honour.id for plate in plates_of(GAME, done) if plate.won} == {first.id, steps.id}
    assert [plate.honour.id for plate in newly_won(GAME, plays, done[-1])] == [steps.id]
    assert newly_won(GAME, done, play(4, first.id)) == []


def test_ranks_are_those_of_levels() -> None:
    """A bot of no level, an Automa and a person have none."""
    assert [rank(Seat("x", "bot", bot)) for bot in ("visitor", "curator", "greedy", "visitor:plain")][:3] == [1, 5, 0]
    assert (rank(Seat("x")), rank(Seat("x", "automa", "visitor"))) == (0, 0)


@pytest.mark.parametrize(("size", "scale", "lang"), SIZES)
def test_everything_has_room(pilots: Pilots, size: tuple[int, int], scale: float, lang: str) -> None:
    """Every plate of every game, on as many pages as it takes; each is reached by the keys."""
    pilot = pilots(size, lang, scale)
    pilot.push(BrassScene(pilot.app))
    pilot.steps(3)
    for game in GAMES:
        pilot.click(f"game.{game}")
        seen: set[str] = set()
        for _ in range(20):
            pilot.draw()
            window = pygame.Rect((0, 0), pilot.app.size)
            assert all(window.contains(rect) for rect in pilot.names().values())
            seen |= {name.removeprefix("plate.") for name in pilot.names() if name.startswith("plate.")}
            if "page" not in pilot.names() or len(seen) == len(GAMES[game].honours):
                break
            pilot.click("page.next")
        assert seen == {honour.id for honour in GAMES[game].honours}
    assert pilot.overflows == []
    focused = []
    for _ in range(30):
        pilot.press(pygame.K_TAB)
        focused.append(pilot.scene.controls.ring.focused.name if pilot.scene.controls.ring.focused else "")
    assert any(name.startswith("plate.") for name in focused)
    pilot.press(pygame.K_ESCAPE)


@in_languages
def test_the_panel_of_a_game_leads_to_pad_and_plates(pilots: Pilots, lang: str) -> None:
    """By mouse, and back again by Esc."""
    pilot = pilots((1280, 720), lang, 2.0)
    pilot.push(HomeScene(pilot.app))
    for name, scene in (("pad", "PadScene"), ("brass", "BrassScene")):
        pilot.click(GAME)
        assert isinstance(pilot.scene, GamePanel)
        pilot.click(name)
        assert pilot.top == scene
        pilot.press(pygame.K_ESCAPE)
        assert pilot.top == "HomeScene"
    assert pilot.overflows == []


def test_a_new_plate_is_told_once(pilots: Pilots) -> None:
    """After the save is there; not again for a game that was counted before, and not where nothing is saved."""
    pilot = pilots()
    pilot.push(HomeScene(pilot.app))
    folder = pilot.app.folders.saves
    match = _won(folder)
    plates = look(pilot.app.folders, match)
    assert plates
    assert look(UserFolders(folder.parent / "elsewhere"), match) == []
    for counted in (False, True):
        watch = NewPlates(pilot.app, match, counted)
        for _ in range(400):
            watch.update(0.05, counted=True)
            if not watch.waits:
                break
            if watch._job is not None:
                watch._job.result()
        assert (plates[0].title(pilot.app.text) in watch.words) == (not counted)


def test_a_new_plate_is_told_under_who_has_won(pilots: Pilots) -> None:
    """In a line of its own for as long as the score is shown: over it lies no notice, and every sum stays below it."""
    pilot = pilots((1280, 720), "fr", 1.5)
    match = _won(pilot.app.folders.saves)
    scene = EndScene(pilot.app, match, make_board(pilot.app, match).ending(match))
    pilot.push(scene)
    scene.open_table()
    before = scene.area()
    assert not scene.idle()
    pilot.until(lambda: scene.brass._job is not None)
    assert scene.brass._job is not None
    scene.brass._job.result()
    pilot.steps(2)
    assert scene.brass.words
    assert not pilot.app.notices.busy
    assert scene.area().top > before.top
    assert scene.area().top >= scene._why().bottom
    pilot.draw()
    assert pilot.overflows == []


def test_the_score_comes_with_its_new_plates(pilots: Pilots) -> None:
    """They are looked for while the winner is celebrated, so that no line of the table moves under the eyes."""
    pilot = pilots()
    match = _won(pilot.app.folders.saves)
    scene = EndScene(pilot.app, match, make_board(pilot.app, match).ending(match))
    pilot.push(scene)
    scene.enter()
    pilot.until(lambda: scene.brass._job is not None, 2000)
    assert not scene.at_table
    assert scene.moment().counted == len(scene.show.steps)
    assert scene.brass._job is not None
    scene.brass._job.result()
    pilot.until(lambda: scene.at_table, 2000)
    laid, area = scene._laid_out, scene.area()
    assert scene.brass.words
    pilot.steps(100)
    assert (scene._laid_out, scene.area()) == (laid, area)


def _won(folder: Path):  # type: ignore[no-untyped-def]
    """A finished game, saved, in which some person has won something."""
    import random

    for seed in range(200):
        match = new_match(GAME, [Seat("Mary"), Seat("Georges", colour=1)], seed)
        rng = random.Random(seed)
        while (decision := match.decision()) is not None:
            match.apply(rng.choice(list(decision.options)))
        record = match.record()
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{GAME}-{seed}.json"
        write_record(path, msgspec.structs.replace(record, saved_at=DAY.isoformat()))
        if look(UserFolders(folder.parent), match):
            return match
        path.unlink()
    raise AssertionError("nobody wins anything")
