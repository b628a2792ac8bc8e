"""Persons stay: name, colour and portrait, several on one machine, whatever stands in the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.core.record import Seat
from ui.players import Player, Players

ADA, BEN = Seat("Ada", "human", "", 3, "anning"), Seat("Ben", "human", "", 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "players.json"


def test_persons_are_remembered_as_they_sat(path: Path) -> None:
    """Bots and Automas are not; a face that was chosen once stays until another is."""
    assert Players(path).remember([ADA, BEN, Seat("Mary", "bot", "student", 2)]) == ""
    assert Players(path).all() == [Player("Ada", 3, "anning"), Player("Ben", 1)]
    Players(path).remember([Seat(" ada", "human", "", 4)])
    assert Players(path).all()[0] == Player("ada", 4, "anning")


def test_nothing_new_writes_nothing(path: Path) -> None:
    Players(path).remember([ADA])
    path.unlink()
    players = Players(path)
    assert players.remember([]) == ""
    assert not path.exists()


def test_two_copies_keep_each_others_players(path: Path) -> None:
    first, second = Players(path), Players(path)
    assert first.all() == second.all() == []
    first.remember([ADA])
    second.remember([BEN])
    assert [player.name for player in Players(path).all()] == ["Ada", "Ben"]


def test_another_name_keeps_the_old_one(path: Path) -> None:
    players = Players(path)
    players.remember([ADA, BEN])
    assert players.change("Ada", Player("Augusta", 3, "anning")) == ""
    assert players.change("Augusta", Player("Lady Lovelace", 3, "anning")) == ""
    assert players.name_of("ada") == players.name_of("Augusta") == "Lady Lovelace"
    assert players.name_of("nobody") == "nobody"
    assert [player.name for player in players.absent([Seat("Ada")])] == ["Ben"]
    assert players.change("Lady Lovelace", Player("Ada", 3)) == ""
    assert players.name_of("Augusta") == "Ada"


def test_who_is_forgotten_is_offered_no_longer(path: Path) -> None:
    players = Players(path)
    players.remember([ADA, BEN])
    assert players.forget("ADA ") == ""
    assert [player.name for player in players.all()] == ["Ben"]


@pytest.mark.parametrize("content", ["", "[]", "{", '{"a": 3}', '{"a": {"name": 5}}', '{"a": {"name": " "}}'])
def test_bad_content_is_nobody(path: Path, content: str) -> None:
    path.write_text(content, encoding="utf-8")
    assert Players(path).all() == []
    assert Players(path).remember([ADA]) == ""
    assert [player.name for player in Players(path).all()] == ["Ada"]


def test_odd_fields_are_brought_into_their_range(path: Path) -> None:
    path.write_text(json.dumps({"x": {"name": "A\nda", "colour": 9, "portrait": "../up"}}), encoding="utf-8")
    (player,) = Players(path).all()
    assert player == Player("A da", 4, "")


def test_what_cannot_be_written_is_told(path: Path) -> None:
    path.mkdir()
    assert Players(path).remember([ADA])
