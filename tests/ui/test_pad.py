"""The score pad counts and refuses what `cabinet score` does, for every registered game, and its words are there."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from game.core.data import BadData
from game.core.paths import data_folder, shipped
from game.core.record import Seat
from game.core.rules import complete_options
from game.core.sheet import Field
from game.core.values import Outcome
from game.core.yaml_file import parse_yaml
from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.shares import dealt
from ui.cli.score import outcome_of
from ui.places import UserFolders
from ui.records.export import as_csv
from ui.records.keeping import keep_play
from ui.records.pad import Pad, reopened
from ui.records.plays import Plays
from ui.scenes.pad_words import label, names_of, refusal
from ui.text import Text

DAY = datetime(2026, 3, 1, 20, tzinfo=UTC)
TRIES = 40


def blank(game_id: str, seats: int = 0) -> Pad:
    """A pad of a game for its smallest table, or for so many."""
    game = GAMES[game_id]
    names = [Seat(f"P{n}", colour=n) for n in range(seats or game.seat_counts[0])]
    return Pad(game, game.load(data_folder(game_id), None).value, names, DAY)


def enter(pad: Pad, rng: random.Random, bold: bool) -> None:
    """Enter something of every field of every seat; a bold hand writes more than a game may have."""
    for seat in range(len(pad.seats)):
        for field in pad.sheet.fields:
            if field in pad.fields(seat) and rng.random() < 0.8:
                _enter(pad, seat, field, rng, 9 if bold else 2)


def _enter(pad: Pad, seat: int, field: Field, rng: random.Random, much: int) -> None:
    if field.kind == "count":
        pad.put_number(seat, field, "", rng.randint(0, min(much, field.most or much)))
    elif field.kind == "counts" or (field.kind == "names" and field.each != 1 and field.most != 1):
        pad.put_number(seat, field, rng.choice(field.names), rng.randint(0, much))
    elif field.kind == "choice":
        pad.put(seat, field.key, rng.choice(field.names))
    elif field.kind == "rows":
        pad.put(
            seat, field.key, [dict.fromkeys(field.names, rng.randint(0, much)) for _ in range(rng.randint(0, much))]
        )
    else:
        many = rng.sample(field.names, rng.randint(0, min(much, len(field.names), field.most or much)))
        pad.put(seat, field.key, many)


def scored(pad: Pad) -> Outcome | list[str]:
    """What `cabinet score` makes of the same, written down as text: the result, or its sentences with their places."""
    data: Any = pad.document().data
    try:
        return outcome_of(parse_yaml(yaml.safe_dump(data, sort_keys=False), "pad")[0])
    except BadData as error:
        return [f"{problem.key}: {problem.message}" for problem in error.problems]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_pad_scores_and_refuses_as_the_command_does(game_id: str) -> None:
    """Any entries, tame and bold, with all variants that change the score."""
    rng, seen = random.Random(game_id), set()
    for n in range(TRIES):
        pad = blank(game_id, rng.choice(GAMES[game_id].seat_counts))
        pad.choose({key: rng.choice(choices) for key, choices in pad.sheet.options})
        enter(pad, rng, bold=n % 2 == 1)
        expected = scored(pad)
        found = pad.outcome or [f"{problem.key}: {problem.message}" for problem in pad.problems]
        assert found == expected
        seen.add(isinstance(expected, list))
    assert seen == {True, False}


@pytest.mark.parametrize(("game_id", "lang"), dealt(GAMES, LANGUAGES))
def test_every_refusal_is_told_in_words(game_id: str, lang: str) -> None:
    """With the game's own names, and never in another language than the player's."""
    text, rng, told = Text(lang, strict=True), random.Random(game_id), set()
    for _ in range(TRIES):
        pad = blank(game_id, 2)
        pad.choose({key: rng.choice(choices) for key, choices in pad.sheet.options})
        enter(pad, rng, bold=True)
        told |= {refusal(text, pad, problem) for problem in pad.problems}
    assert told
    odd = text("problem.place.unnamed", reason="").rstrip(")( ")
    assert [words for words in told if (odd and words.startswith(odd)) or "{" in words or "_" in words] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_has_words_and_pictures(game_id: str, lang: str) -> None:
    """Whatever the variants are."""
    text, game = Text(lang, strict=True), GAMES[game_id]
    pad = blank(game_id)
    for key, choices in pad.sheet.options:
        for choice in choices:
            pad.choose({key: choice})
            for field in pad.sheet.fields:
                if field.closed or field.unseen:
                    continue
                assert label(text, field)
                assert field.kind in ("count", "rows") or len(set(names_of(text, field))) == len(field.names) + 1
                names = field.names if "{}" in field.art else ("",)
                lost = [name for name in names if field.art and not _drawn(field.picture_of(name))]
                assert lost == [], field.key
    assert complete_options(game.options, {}).keys() >= dict(pad.sheet.options).keys()


def _drawn(picture: str) -> bool:
    return shipped("art", f"{picture}.svg").is_file() or shipped("art", f"{picture}.png").is_file()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_kept_play_is_read_and_opened_again(game_id: str, tmp_path: Path) -> None:
    """It stands apart from those at this computer, and the pad shows the same entries again."""
    pad, rng = blank(game_id), random.Random(3)
    while pad.outcome is None or pad.blank:
        pad = blank(game_id)
        enter(pad, rng, bold=False)
    folders = UserFolders(tmp_path)
    keep_play(folders.records, pad.play())
    (play,) = Plays(folders).settle().list
    assert (play.real, play.game, play.at) == (True, game_id, DAY)
    assert [seat.points for seat in play.seats] == [score.total for score in pad.outcome.scores]
    again = reopened(pad.game, pad.figures, play)
    assert (again.document().data, again.outcome) == (pad.document().data, pad.outcome)
    assert again.play().id == play.id


@pytest.mark.parametrize("game_id", [game for game in GAMES if any(one.automa for one in blank(game).sheet.fields)])
def test_an_automa_sits_under_its_own_name(game_id: str) -> None:
    """Also among the records, where whoever sat there before is no player; opened again it is called so still."""
    pad = blank(game_id)
    field = next(one for one in pad.sheet.fields if one.automa)
    pad = Pad(pad.game, pad.figures, pad.seats, DAY, lambda _field, name: f"the {name}")
    pad.put(1, field.key, field.names[0])
    assert [(seat.name, seat.kind) for seat in pad.sitting()] == [("P0", "human"), (f"the {field.names[0]}", "automa")]
    play = pad.play()
    assert [seat.name for seat in play.seats] == ["P0", f"the {field.names[0]}"]
    assert "real" in as_csv([play]).decode().splitlines()[0]
    again = reopened(pad.game, pad.figures, play, lambda _field, name: f"le {name}")
    assert (again.sitting()[1].name, again.play().id) == (f"le {field.names[0]}", play.id)


@pytest.mark.parametrize(
    "entered", ["", "[]", "{}", '{"options": 3, "seats": []}', '{"options": {}, "seats": [{}]}', "{" * 9000]
)
def test_what_is_broken_in_a_kept_play_opens_a_blank_pad(entered: str) -> None:
    """Its seats stay."""
    game_id = next(iter(GAMES))
    pad = blank(game_id)
    play = pad.play()
    again = reopened(pad.game, pad.figures, msgspec.structs.replace(play, entered=entered))
    assert again.blank
    assert again.outcome is not None
    assert [seat.name for seat in again.seats] == [seat.name for seat in pad.seats]
