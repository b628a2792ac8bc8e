"""The set-up remembers: seats, names, levels and variants come back after a restart, and no name is there twice."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pygame
import pytest

from ai.levels import parse
from game.core.record import Seat
from game.registry import GAMES, find
from tests.languages import in_languages
from tests.ui.pilot import Pilot
from tests.ui.play import Player, Players
from ui import setups
from ui.scenes.setup import SetupScene
from ui.seating import free_name, named, repeated
from ui.setups import Setup
from ui.text import Text


def _setup(player: Player, game: str) -> SetupScene:
    """The set-up of a game, opened from the cabinet."""
    player.pilot.app.home()
    player.routes.setup(game)
    player.pilot.steps(2)
    assert isinstance(player.pilot.scene, SetupScene)
    return player.pilot.scene


def _retype(pilot: Pilot, name: str, words: str) -> None:
    """Put other words into an entry."""
    pilot.click(name)
    for _ in range(20):
        pilot.press(pygame.K_BACKSPACE)
    pilot.type(words)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_setup_comes_back_after_a_restart(players: Players, game: str) -> None:
    """Name, face, level, style, number of seats and a variant; other games keep theirs."""
    player = players()
    other = next(name for name in GAMES if name != game)
    before = _setup(player, other).seats
    player.pilot.click("start")
    scene = _setup(player, game)
    player.pilot.click("add") if "add" in player.pilot.names() else None
    _retype(player.pilot, "name.0", "Rosalind")
    player.pilot.click("face.0")
    player.pilot.click("kind.1.next")
    while scene.seats[1].kind != "bot":
        player.pilot.click("kind.1.next")
    player.pilot.click("style.1")
    option = next(option for option in find(game).options if option.seat < 0)
    player.pilot.click(f"option.{option.id}.next")
    seats, options = list(scene.seats), dict(scene.options)
    player.pilot.click("start")

    again = _setup(players(), game)
    assert (again.seats, again.options) == (seats, options)
    assert again.seats[0].name == "Rosalind"
    assert again.seats[0].portrait
    assert (parse(again.seats[1].bot) or pytest.fail("no level")).style
    assert options[option.id] != option.default
    assert _setup(players.made[-1], other).seats == before


def test_quick_play_takes_the_remembered_seats(players: Players) -> None:
    player = players()
    scene = _setup(player, "cubosaurs")
    player.pilot.click("remove.2")
    player.pilot.click("start")
    again = players()
    again.routes.quick_play("cubosaurs")
    assert list(again.table.session.match.seats) == scene.seats


GOOD = msgspec.to_builtins(Setup([Seat("Ada"), Seat("Bruno", "bot", "curator", 1)]))


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        "\0\0",
        "[" * 90_000,
        json.dumps({"draftosaurus": 3}),
        json.dumps({"draftosaurus": {"seats": []}}),
        json.dumps({"draftosaurus": {"seats": [{"name": "Ada"}] * 7}}),
        json.dumps({"draftosaurus": {"seats": [{"name": "Ada"}, {"name": " ADA "}]}}),
        json.dumps({"draftosaurus": {"seats": [{"name": "Ada"}, {"name": "L", "kind": "automa", "bot": "x"}]}}),
        json.dumps({"draftosaurus": GOOD | {"options": {"board": "moon"}}}),
        json.dumps({"draftosaurus": GOOD | {"options": {"moon": "yes"}}}),
        json.dumps({"chess": GOOD}),
    ],
)
def test_bad_content_never_stops_the_app(players: Players, tmp_path: Path, content: str) -> None:
    """Whatever the file holds, the set-up opens with its usual seats, and starting works."""
    (tmp_path / "setups.json").write_text(content, encoding="utf-8")
    player = players()
    scene = _setup(player, "draftosaurus")
    assert [seat.kind for seat in scene.seats] == ["human", "bot", "bot"]
    player.pilot.click("start")
    assert player.table.session.match.seats[0].name == "Mary"
    assert list(setups.load(tmp_path / "setups.json")) == ["draftosaurus"]


def test_one_bad_entry_does_not_spoil_the_others(tmp_path: Path) -> None:
    path = tmp_path / "setups.json"
    path.write_text(json.dumps({"draftosaurus": {"seats": 1}, "holotype": GOOD}), encoding="utf-8")
    assert list(setups.load(path)) == ["holotype"]


def test_a_setup_that_cannot_be_written_is_told(players: Players, tmp_path: Path) -> None:
    """The game starts all the same."""
    player = players()
    (tmp_path / "setups.json").mkdir()
    _setup(player, "draftosaurus")
    player.pilot.click("start")
    assert player.table.session.match.seats[0].name == "Mary"
    assert any("cannot be saved" in text for text in player.pilot.app.notices._seen)


@in_languages
def test_two_seats_cannot_have_one_name(tmp_path: Path, lang: str) -> None:
    """The start button says so and waits; another name, or none, sets it free."""
    pilot = Pilot(tmp_path, lang=lang)
    started: list[list[Seat]] = []
    seats = [Seat("Ada", colour=0), Seat("Bruno", colour=1)]
    scene = SetupScene(pilot.app, find("cubosaurs"), seats, {}, lambda chosen, _options: started.append(chosen))
    pilot.push(scene)
    _retype(pilot, "name.1", " aDA")
    pilot.click("start")
    assert started == []
    assert scene.go is not None
    assert scene.go.label == Text(lang)("setup.same_name")
    pilot.draw()
    assert pilot.overflows == []
    _retype(pilot, "name.1", "Mary")
    _retype(pilot, "name.0", "")
    pilot.click("start")
    (chosen,) = started
    assert [seat.name for seat in chosen] == ["Georges", "Mary"]
    pilot.close()


def test_usual_names_are_never_twice_at_a_table(tmp_path: Path) -> None:
    """However many seats are empty, and even where all usual names are taken."""
    pilot = Pilot(tmp_path)
    for filled in (["", "", "", "", ""], ["Jeanne", "", "Mary", "", "charles "], ["", "Mary"]):
        seats = named(pilot.app, [Seat(name) for name in filled])
        assert not repeated(seats)
        assert all(seat.name for seat in seats)
    taken = [Seat(str(name)) for name in pilot.app.text.raw("setup.names")]
    assert free_name(pilot.app, taken) not in [seat.name for seat in taken]
    pilot.close()


def test_no_automa_sits_down_twice(tmp_path: Path) -> None:
    """The second one offered is another, by name and by cards."""
    pilot = Pilot(tmp_path)
    seats = [Seat("Ada"), Seat("Bruno", colour=1), Seat("Cleo", colour=2)]
    scene = SetupScene(pilot.app, find("encyclopedia"), seats, {}, lambda _seats, _options: None)
    pilot.push(scene)
    pilot.click("kind.1.prev")
    pilot.click("kind.2.prev")
    for _ in range(12):
        assert not repeated(scene.seats)
        pilot.click("automa.2.next")
    pilot.close()
