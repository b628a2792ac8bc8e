"""The last position of a save, used when figures have changed: sound, or refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.record import SaveProblem
from tests.game.core.positions import BOTH, DUEL, ENDED, MOVING, SAVES, THREE, refused, swapped, with_position
from tests.game.core.saves import opened, opened_quickly, saved


def test_the_saves_are_what_they_should_be() -> None:
    """One in the middle, one where something goes back, one in quarantine, one of the second side, one at the end."""
    assert [plain["snapshot"]["stack"][-1:] for plain in SAVES[1:3]] == [[["box", 1]], [["move", 0]]]
    assert [plain["snapshot"]["part"] for plain in SAVES] == [0, 0, 0, 1, 1]
    assert ENDED["snapshot"]["stack"] == []


@pytest.mark.parametrize("plain", SAVES)
def test_moves_that_still_come_out_are_kept(plain: dict[str, Any]) -> None:
    """With other figures or rules in which all happens as before, nothing of the history is lost."""
    for fields in ({"data": "other figures"}, {"rules": 99}):
        match = opened({**plain, **fields})
        assert [moment.action.text for moment in match.moments] == plain["actions"]
        assert match.record().snapshot == plain["snapshot"]


@pytest.mark.parametrize("plain", SAVES)
def test_a_sound_position_opens(plain: dict[str, Any]) -> None:
    """With other figures or rules that its moves do not fit, the game goes on from its last position."""
    prints = ["0" * 16] * len(plain["prints"])
    for fields in ({"data": "other figures"}, {"rules": 99}):
        match = opened({**plain, **fields, "prints": prints})
        assert match.moments == []
        assert match.from_snapshot == plain["snapshot"]
        assert match.record().snapshot == plain["snapshot"]


def test_a_game_from_a_position_is_saved_and_opened_again() -> None:
    """It goes on, is saved as such, and opens where it was."""
    match = opened_quickly({**with_position(THREE), "prints": ["0" * 16] * len(THREE["prints"])})
    decision = match.decision()
    assert decision is not None
    match.apply(decision.options[0])
    again = opened(saved(match))
    assert [moment.action for moment in again.moments] == [decision.options[0]]
    assert again.record().snapshot == match.record().snapshot
    assert again.record().from_snapshot
    assert again.decision() == match.decision()
    match.rewind(0)
    assert match.record().snapshot == THREE["snapshot"]


def test_an_empty_position_does_not_start_a_new_game() -> None:
    """A save that needs its position and has none is refused."""
    for plain in ({**THREE, "snapshot": {}, "data": "x"}, {**THREE, "snapshot": {}, "from_snapshot": True}):
        with pytest.raises(SaveProblem, match="last position cannot be used"):
            opened_quickly(plain)


@pytest.mark.parametrize("name", list(THREE["snapshot"]))
def test_missing_and_unknown_fields(name: str) -> None:
    """The fields must be those of the game, each of its kind."""
    plain = with_position(THREE)
    del plain["snapshot"][name]
    with pytest.raises(SaveProblem, match="fields are not those of the game"):
        opened_quickly(plain)
    wrong: list[object] = [None, "x", {}, 1.5, True, [[1]], ["x"]]
    for value in wrong:
        refused(THREE, **{name: value})
    refused(THREE, surprise=1)


@pytest.mark.parametrize("name", ["bag", "box", "hands", "picks", "boxed", "placed", "open", "size", "filled", "trex"])
def test_wrong_lengths(name: str) -> None:
    """Lists that are too short, too long or empty."""
    values = THREE["snapshot"][name]
    for wrong in (values[:-1], [*values, 0], []):
        assert f"{name} has not the length" in refused(THREE, **{name: wrong})


@pytest.mark.parametrize(
    ("name", "values"),
    [("part", (-1, 1, 9)), ("round", (-1, 2)), ("turn", (-1, 7)), ("roller", (-1, 3)), ("die", (-1, 6))],
)
def test_numbers_out_of_range(name: str, values: tuple[int, ...]) -> None:
    """Every number has its range."""
    for value in values:
        refused(THREE, **{name: value})


def test_counts_that_cannot_be() -> None:
    """Negative counts, dinosaurs too many, and dinosaurs in the wrong place."""
    position = THREE["snapshot"]
    refused(THREE, bag=swapped(position["bag"], 0, -1))
    refused(THREE, bag=swapped(position["bag"], 0, position["bag"][0] + 1))
    full = next(kind for kind in range(6) if position["bag"][kind])
    less = swapped(position["bag"], full, position["bag"][full] - 1)
    refused(THREE, bag=less, box=swapped(position["box"], full, 1))
    moved = swapped(position["hands"], full, position["hands"][full] + 1)
    refused(THREE, bag=less, hands=moved)


def test_hands_of_uneven_size() -> None:
    """A dinosaur passed from one hand to another is noticed."""
    hands = THREE["snapshot"]["hands"]
    kind = next(kind for kind in range(6) if hands[6 + kind])
    hands = swapped(hands, 6 + kind, hands[6 + kind] - 1)
    assert "hand" in refused(THREE, hands=swapped(hands, 12 + kind, hands[12 + kind] + 1))


@pytest.mark.parametrize(
    "stack",
    [
        [],
        [["pick", 0]],
        [["fly", 0]],
        [["pick", 3]],
        [["pick", -1]],
        [["pick", 2], ["pick", 2]],
        [["box", 2]],
        [["move", 2]],
        [["move", 0], ["pick", 2]],
        [["pick", 2, 7]],
        [["pick"]],
        [["pick", 0], ["pick", 1], ["pick", 2], ["pick", 3]],
        [[2, "pick"]],
        [[]],
        [5],
    ],
)
def test_what_cannot_be_owed(stack: list[object]) -> None:
    """Unknown kinds, seats that are not there, doubles, mixtures, and an end in the middle of the game."""
    assert THREE["snapshot"]["stack"] == [["pick", 2]]
    refused(THREE, stack=stack)


def test_no_end_in_the_middle() -> None:
    """Nothing is owed only at the end of the last side."""
    refused(THREE, stack=[], picks=[-1] * 3)
    refused(BOTH, stack=[], picks=[-1] * 4)


def test_sealed_picks_that_cannot_be() -> None:
    """A sealed pick must be in hand and allowed by pen and die."""
    picks = THREE["snapshot"]["picks"]
    for code in (-1, -2, 9999, *(code for code in range(42) if code not in allowed(THREE, 0))):
        refused(THREE, picks=swapped(picks, 0, code))


def allowed(plain: dict[str, Any], seat: int) -> set[int]:
    """The codes that a seat could have picked."""
    match = opened_quickly(with_position(plain, stack=[["pick", 2], ["pick", 1], ["pick", 0]], picks=[-1] * 3))
    decision = match.decision()
    assert decision is not None
    assert decision.seat == seat
    return {getattr(action, "place", 0) * 6 + getattr(action, "species", 0) for action in decision.options}


def test_what_goes_back_must_be_in_hand() -> None:
    """With two players the dinosaur that goes back is one of those in hand."""
    position = DUEL["snapshot"]
    for kind in range(-2, 8):
        left = position["hands"][kind] - (position["picks"][0] % 6 == kind) if 0 <= kind < 6 else 0
        if left < 1:
            refused(DUEL, boxed=swapped(position["boxed"], 0, kind))
    refused(DUEL, boxed=swapped(position["boxed"], 1, 0))


def test_zoos_that_cannot_be() -> None:
    """Gaps, too many or too few dinosaurs, pens that do not accept what they hold, and masks that do not fit."""
    position = THREE["snapshot"]
    placed = position["placed"]
    refused(THREE, placed=swapped(placed, 0, -1))
    refused(THREE, placed=swapped(placed, 11, placed[0]))
    refused(THREE, round=0, turn=0)
    refused(THREE, round=1, turn=0)
    for name in ("open", "size", "filled", "trex"):
        refused(THREE, **{name: swapped(position[name], 0, position[name][0] + 1)})


def test_the_past_is_held_to_the_rules() -> None:
    """The zoos of the first side are checked like those of the second."""
    past = BOTH["snapshot"]["past"]
    refused(BOTH, past=[])
    refused(BOTH, past=swapped(past, 0, -1))
    refused(BOTH, past=swapped(past, 0, 9999))
    refused(BOTH, past=[6] * 48)
    refused(BOTH, past=[0] * 48)
    refused(THREE, past=[0] * 36)


def test_quarantine_must_be_owed_and_nothing_else() -> None:
    """Who has a dinosaur in quarantine at the end is asked; who has none is not."""
    assert MOVING["snapshot"]["stack"]
    refused(MOVING, stack=[])
    refused(MOVING, stack=[["pick", 2], ["pick", 1], ["pick", 0]])
    refused(MOVING, turn=5)
    everyone = [["move", 2], ["move", 1], ["move", 0]]
    if MOVING["snapshot"]["stack"] != everyone:
        refused(MOVING, stack=everyone)
