"""Saves: what is written can be read; what is broken, foreign or hostile is one sentence that names the file."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from game.core.record import FORMAT, SaveProblem, from_bytes, read_record, to_bytes, write_record
from tests.game.core.saves import NAME, opened, played, saved

SAVE = saved(played())


def problem(plain: object) -> str:
    """What is said about a save that cannot be used."""
    with pytest.raises(SaveProblem) as caught:
        opened(plain)
    text = str(caught.value)
    assert text.startswith(f"{NAME}: ")
    assert "\n" not in text
    return text.removeprefix(f"{NAME}: ")


def changed(**fields: object) -> dict[str, Any]:
    """The save with some fields changed."""
    return {**copy.deepcopy(SAVE), **fields}


def test_a_record_is_written_and_read(tmp_path: Path) -> None:
    """What is read is what was written, and the file is readable JSON."""
    record = played().record()
    path = tmp_path / "games" / "a.json"
    write_record(path, record)
    assert read_record(path) == record
    assert json.loads(path.read_text())["format"] == FORMAT


def test_a_record_does_not_change_when_the_game_goes_on() -> None:
    """A record taken before an action is still the record of that moment after it."""
    match = played(steps=20)
    record = match.record()
    before = to_bytes(record)
    for _ in range(10):
        decision = match.decision()
        assert decision is not None
        match.apply(decision.options[0])
    match.rewind(3, marked=True)
    assert to_bytes(record) == before


def test_missing_and_oversized_files(tmp_path: Path) -> None:
    """Files that are not there or far too large are named."""
    with pytest.raises(SaveProblem, match=r"none\.json: there is no such file"):
        read_record(tmp_path / "none.json")
    (tmp_path / "big.json").write_bytes(b" " * 4_000_001)
    with pytest.raises(SaveProblem, match=r"big\.json: larger than"):
        read_record(tmp_path / "big.json")


@pytest.mark.parametrize("data", [b"", b"{", b"null", b"[]", b"\xff\xfe", b"{}", b'{"format": "1"}', b"[" * 100_000])
def test_what_is_no_save(data: bytes) -> None:
    """Anything else than a save says so."""
    with pytest.raises(SaveProblem, match=r"^old-game\.json: is not a save of Cabinet"):
        from_bytes(data, NAME)


def test_truncated_saves() -> None:
    """A save cut off anywhere is refused by name."""
    data = to_bytes(played().record())
    for end in range(0, len(data) - 1, 97):
        with pytest.raises(SaveProblem, match=r"^old-game\.json: "):
            from_bytes(data[:end], NAME)


def test_a_newer_format_is_left_alone() -> None:
    """Saves of a later Cabinet are told apart from broken ones, even if all else is different."""
    assert "newer Cabinet (format 2)" in problem({"format": 2, "everything": "else"})
    assert "unknown format 0" in problem({"format": 0})
    assert "unknown format -1" in problem({"format": -1})


@pytest.mark.parametrize(
    "fields",
    [
        {"game": 5}, {"rules": "one"}, {"rules": -1}, {"options": []}, {"options": {"board": 3}}, {"seats": []},
        {"seats": [{"name": "x"}] * 9}, {"seats": [{"name": "x" * 41}] * 3}, {"seats": [{"kind": "human"}] * 3},
        {"seats": [{"name": "x", "kind": "alien"}] * 3}, {"seats": [{"name": "x", "colour": 10}] * 3},
        {"seed": -1}, {"seed": 2**63}, {"seed": 1.5}, {"seed": None}, {"actions": "x"}, {"actions": [1]},
        {"actions": ["x" * 201]}, {"actions": ["x"] * 20_001}, {"prints": ["x"] * 20_001}, {"taken_back": [-1]},
        {"taken_back": [0] * 20_001}, {"snapshot": []}, {"snapshot": {"rng": float("nan")}}, {"from_snapshot": 1},
        {"title": "x" * 201}, {"saved_at": 5},
    ],
)  # fmt: skip
def test_wrong_types_and_sizes(fields: dict[str, object]) -> None:
    """Every field is held to its type and size."""
    assert problem(changed(**fields)).startswith("is not a save of Cabinet")


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": [{"name": "x"}]}, "for 2 to 5 seats, not 1"),
        ({"seats": [{"name": "x"}] * 6}, "for 2 to 5 seats, not 6"),
        ({"options": {"moon": "full"}}, "no option 'moon'"),
        ({"options": {"board": "autumn"}}, "option 'board' cannot be 'autumn'"),
        ({"prints": []}, "20 actions but 0 fingerprints"),
        ({"actions": [], "prints": ["x"]}, "0 actions but 1 fingerprints"),
    ],
)
def test_what_does_not_fit_together(fields: dict[str, object], words: str) -> None:
    """Unknown games, options and seat counts are named."""
    assert words in problem(changed(**fields))


def test_actions_that_do_not_parse_or_are_not_allowed() -> None:
    """The first action that is not possible is named with its number and reason."""
    actions = list(SAVE["actions"])
    assert problem(changed(actions=[*actions[:4], "fly", *actions[5:]])) == (
        "action 5 ('fly') is not possible (unknown_action)"
    )
    assert "action 1 ('move>river') is not possible (asked_pick)" in problem(
        changed(actions=["move>river", *actions[1:]])
    )


def test_another_course_than_the_saved_one() -> None:
    """A fingerprint that does not come out is named with its action."""
    prints = list(SAVE["prints"])
    prints[6] = "0" * 16
    assert "after action 7 " in problem(changed(prints=prints))
    assert "after action 1 " in problem(changed(prints=["x"] * 20))


def test_actions_after_the_end() -> None:
    """A finished game takes no more actions."""
    plain = saved(played(steps=100))
    assert plain["finished"] is True
    plain["actions"].append("trex>river")
    plain["prints"].append("x")
    assert "is not possible (game_over)" in problem(plain)
