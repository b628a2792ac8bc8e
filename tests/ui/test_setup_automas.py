"""The set-up of a game with Automas: a row lets an Automa sit down, and the first seat stays a player's."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.record import Seat
from game.registry import find
from tests.ui.pilot import Pilot
from ui.scenes.setup import SetupScene

Started = list[tuple[list[Seat], dict[str, str]]]


@pytest.fixture
def started() -> Started:
    """What the set-up has started."""
    return []


@pytest.fixture
def pilot(tmp_path: Path, started: Started) -> Pilot:
    """The set-up of Encyclopedia with two persons and a bot."""
    pilot = Pilot(tmp_path)
    seats = [Seat("Ada", colour=0), Seat("Bruno", "bot", "curator", 1), Seat("Cleo", colour=2)]
    start = lambda chosen, options: started.append((chosen, options))  # noqa: E731
    return pilot.push(SetupScene(pilot.app, find("encyclopedia"), seats, {}, start))


def scene(pilot: Pilot) -> SetupScene:
    """The set-up on top."""
    assert isinstance(pilot.scene, SetupScene)
    return pilot.scene


def test_a_row_lets_an_automa_sit_down(pilot: Pilot, started: Started) -> None:
    """The arrow before `Person` is the Automa; then its cards are chosen in the place of a name."""
    pilot.click("kind.2.prev")
    assert scene(pilot).seats[2] == Seat("Linné / Boudeuse", "automa", "linne/boudeuse", 2)
    pilot.click("automa.2.prev")
    pilot.click("start")
    (seats, options), *_ = started
    assert seats[2] == Seat("Daubenton / Astrolabe", "automa", "daubenton/astrolabe", 2)
    assert options == {"rounds": "6"}


def test_the_first_seat_is_always_a_players(pilot: Pilot) -> None:
    """The first row knows no Automa, and an Automa that moves up to it becomes a bot."""
    pilot.click("kind.0.prev")
    assert scene(pilot).seats[0].kind == "bot"
    pilot.click("kind.1.next")
    assert scene(pilot).seats[1].bot == "academy"
    pilot.click("kind.1.next")
    assert scene(pilot).seats[1].kind == "automa"
    pilot.click("remove.0")
    assert [seat.kind for seat in scene(pilot).seats] == ["bot", "human"]
    assert [seat.colour for seat in scene(pilot).seats] == [1, 2]


def test_somebody_takes_an_automas_place_under_a_free_name(pilot: Pilot) -> None:
    """A person who takes the seat of an Automa is not called after it."""
    pilot.click("kind.2.prev")
    pilot.click("kind.2.next")
    seat = scene(pilot).seats[2]
    assert (seat.kind, seat.bot) == ("human", "")
    assert seat.name not in ("Ada", "Bruno", "Linné / Boudeuse")


def test_a_bot_has_a_style_and_keeps_it_when_its_level_changes(pilot: Pilot, started: Started) -> None:
    """Its button goes through the styles; a person has none."""
    pilot.click("style.1")
    pilot.click("style.1")
    assert scene(pilot).seats[1].bot == "curator:spoiler"
    pilot.click("kind.1.prev")
    pilot.click("start")
    (seats, _), *_ = started
    assert seats[1].bot == "naturalist:spoiler"
    assert "style.0" not in scene(pilot).controls.rects()
