"""Saves of earlier states of the app, kept as files: each opens as it was, replays to the same end and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.record import Record, read_record
from game.registry import GAMES, open_save

FOLDER = Path(__file__).parents[1] / "saves"
KEPT = sorted(FOLDER.glob("*.json"))
EARLIER = sorted((FOLDER / "earlier").glob("*.json"))
LARGEST = 60_000

every_save = pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)


def without_date(record: Record) -> dict[str, object]:
    """What a record says, but for when it was written."""
    return {name: getattr(record, name) for name in record.__struct_fields__ if name not in ("saved_at", "ended_at")}


def test_every_game_has_a_running_and_a_finished_save() -> None:
    """A game whose saves are not kept is named."""
    kept = {(record.game, record.finished) for record in map(read_record, KEPT)}
    wanted = {(game, finished) for game in GAMES for finished in (False, True)}
    lacking = [f"{game} has no {'finished' if finished else 'running'} save" for game, finished in wanted - kept]
    assert sorted(lacking) == []


def test_the_saves_hold_what_can_stand_in_a_save() -> None:
    """Among them are Automas, bots, moves that were taken back, options that are not usual and a continued game."""
    kept = [read_record(path) for path in KEPT]
    kinds = {seat.kind for record in kept for seat in record.seats}
    assert kinds == {"human", "bot", "automa"}
    for game, entry in GAMES.items():
        usual = {option.id: option.default for option in entry.options}
        assert any(record.options != usual for record in kept if record.game == game), game
    assert any(record.taken_back for record in kept)
    assert any(record.from_snapshot for record in kept)


@every_save
def test_a_save_opens_without_a_change(path: Path) -> None:
    """All moves come out with their fingerprints, nothing has changed since, and the record is the same again."""
    record = read_record(path)
    opened = open_save(record, path.name)
    assert (opened.changed, opened.problem) == ((), None)
    assert without_date(opened.match.record()) == without_date(record)
    assert path.stat().st_size < LARGEST


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_save_from_before_its_figures_changed_goes_on(path: Path) -> None:
    """With its moves where they still come out, else from its last position, and options added since as usual."""
    record = read_record(path)
    opened = open_save(record, path.name)
    assert opened.changed == ("figures",)
    again, usual = opened.match.record(), {option.id: option.default for option in GAMES[record.game].options}
    assert again.options == {**usual, **record.options}
    assert (again.snapshot, again.finished) == (record.snapshot, record.finished)
    if opened.problem is None:
        assert (again.actions, again.prints) == (record.actions, record.prints)
    else:
        assert opened.problem.file == path.name
        assert (again.actions, again.start) == ([], record.snapshot)
    decision = opened.match.decision()
    assert (decision is None) == record.finished
    if decision is not None:
        opened.match.apply(decision.options[0])
        assert open_save(opened.match.record(), path.name).changed == ()


def test_earlier_saves_are_of_all_sorts() -> None:
    """Among them are some whose moves still come out, some whose moves do not, and one that knew fewer options."""
    kept = [read_record(path) for path in EARLIER]
    assert {open_save(record, "").problem is None for record in kept} == {True, False}
    assert {record.finished for record in kept} == {True, False}
    assert any(len(record.options) < len(GAMES[record.game].options) for record in kept)


@every_save
def test_a_save_can_be_played_on(path: Path) -> None:
    """A running game goes on from where it stood; of any one the last moves can be taken back and made again."""
    record = read_record(path)
    match = open_save(record, path.name).match
    match.rewind(max(len(record.actions) - 3, 0))
    for text in record.actions[len(match.moments) :]:
        match.apply(match.rules.parse(text))
    assert match.record().snapshot == record.snapshot
    decision = match.decision()
    assert (decision is None) == record.finished
    if decision is not None:
        match.apply(decision.options[0])
        assert len(match.moments) == len(record.actions) + 1
