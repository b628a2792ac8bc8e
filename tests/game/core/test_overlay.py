"""An owner's corrections: a sound overlay changes the figure, an find_faults one is named and left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.paths import data_folder
from game.core.rules import Ready
from game.draftosaurus.data import Figures, load_figures
from game.draftosaurus.model import ZOO
from game.draftosaurus.rules import DraftRules
from game.registry import make_rules, new_match
from tests.game.contract import people


def write(folder: Path, **files: str) -> Path:
    """An overlay folder with these files for Draftosaurus."""
    target = folder / "draftosaurus"
    target.mkdir(exist_ok=True)
    for name, text in files.items():
        (target / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def ready(folder: Path, **files: str) -> Ready:
    """The rules with these overlays."""
    return make_rules("draftosaurus", 3, {"board": "both"}, write(folder, **files))


def left_out(folder: Path, **files: str) -> list[str]:
    """The problems of overlays that are not used, after making sure that they are not."""
    found = ready(folder, **files)
    plain = make_rules("draftosaurus", 3, {"board": "both"})
    assert found.data_hash == plain.data_hash
    assert found.rules.start(1).hands == plain.rules.start(1).hands
    assert figures(folder) == load_figures(data_folder("draftosaurus"), None).value
    return [str(problem).removeprefix(f"{folder / 'draftosaurus'}/") for problem in found.problems]


def figures(folder: Path) -> Figures:
    """The figures with the overlay of that folder."""
    return load_figures(data_folder("draftosaurus"), folder / "draftosaurus").value


def pen_values(rules: object, pen: str) -> tuple[int, ...]:
    """The values of a pen as they are played."""
    assert isinstance(rules, DraftRules)
    return next(entry.values for board in rules.boards for entry in board.pens if entry.id == pen)


def test_no_overlay_no_problem(tmp_path: Path) -> None:
    """A folder without corrections changes nothing."""
    assert left_out(tmp_path) == []


def test_a_good_overlay_changes_the_figure_and_marks_it(tmp_path: Path) -> None:
    """The corrected figure is played, bears the owner's mark, and only it."""
    found = ready(tmp_path, boards="summer:\n  king: {values: [9]}\n")
    assert found.problems == ()
    assert pen_values(found.rules, "king") == (9,)
    pens = figures(tmp_path).boards.summer
    assert pens["king"].provenance == "owner"
    assert {pen.provenance for name, pen in pens.items() if name != "king"} == {"printed"}
    assert found.data_hash != make_rules("draftosaurus", 3).data_hash


def test_what_an_option_decides_is_not_corrected_behind_its_back(tmp_path: Path) -> None:
    """The set-up says what Woody Trio is worth and Prairie of Love holds; a figure against it is named, not played."""
    shown = left_out(tmp_path, boards="summer:\n  trio: {values: [8]}\n  love: {slots: 4}\n")
    assert shown == [
        "boards.yaml, line 2: summer.trio.values: the set-up decides this: its option 'trio' offers 6 and 7",
        "boards.yaml, line 3: summer.love.slots: the set-up decides this: its option 'prairie' offers unlimited and 6",
    ]


@pytest.mark.parametrize("trio", ["6", "7"])
@pytest.mark.parametrize("prairie", ["unlimited", "6"])
@pytest.mark.parametrize("values", ["6", "7", "8"])
def test_the_set_up_tells_the_truth_with_any_overlay(tmp_path: Path, trio: str, prairie: str, values: str) -> None:
    """Whatever an owner has written, a trio and a prairie are what was chosen."""
    overlays = write(tmp_path, boards=f"summer:\n  trio: {{values: [{values}]}}\n  love: {{slots: {values}}}\n")
    rules = make_rules("draftosaurus", 3, {"trio": trio, "prairie": prairie}, overlays).rules
    assert pen_values(rules, "trio") == (int(trio),)
    assert isinstance(rules, DraftRules)
    assert rules.boards[0].pens[2].slots == (ZOO if prairie == "unlimited" else 6)


def test_the_rest_of_a_pen_that_an_option_touches_can_be_corrected(tmp_path: Path) -> None:
    """What no option decides is the owner's; the rulebook's own figure beside it contradicts nothing."""
    found = ready(tmp_path, boards="summer:\n  trio: {slots: 4, values: [6]}\n  love: {values: [7]}\n")
    assert found.problems == ()
    assert pen_values(found.rules, "love") == (7,)
    assert isinstance(found.rules, DraftRules)
    assert found.rules.boards[0].pens[1].slots == 4


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("summer:\n  moon: {values: [1]}\n", "line 2: summer.moon: there is no such key in the built-in figures"),
        ("\nautumn: {}\n", "line 2: autumn: there is no such key in the built-in figures"),
        ("summer:\n  king:\n    values: seven\n", "line 3: summer.king.values: expected `array`, got `str`"),
        ("summer:\n  king:\n    values: [x]\n", "line 3: summer.king.values[0]: expected `int`, got `str`"),
        ("summer:\n  king: 7\n", "line 2: summer.king: is not of the kind of the built-in figure"),
        ("summer:\n  king: {zone: moon}\n", "line 2: summer.king.zone: invalid enum value 'moon'"),
        ("summer: {king: {zone: plain}\n", "line 2: expected ',' or '}', but got '<stream end>'"),
        ("- 1\n", "line 1: is not of the kind of the built-in figure"),
        ("", "line 1: holds 0 documents instead of one"),
    ],
)
def test_a_bad_overlay_is_left_out(tmp_path: Path, text: str, shown: str) -> None:
    """Unknown keys, wrong types and broken files are named with file, line and key."""
    assert left_out(tmp_path, boards=text) == [f"boards.yaml, {shown}"]


def test_all_problems_of_an_overlay_are_reported(tmp_path: Path) -> None:
    """Not only the first one, and of both files."""
    shown = left_out(
        tmp_path,
        boards="summer:\n  moon: 1\n  sun: 2\n",
        game="bag:\n  3: {each: many}\n",
    )
    assert [text.split(": ")[0] for text in shown] == [
        "game.yaml, line 2",
        "boards.yaml, line 2",
        "boards.yaml, line 3",
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("summer:\n  sameness:\n    values: [1, 2]\n", "line 3: summer.sameness.values: "),
        ("summer:\n  king:\n    values: []\n", "line 3: summer.king.values: "),
        ("winter:\n  pyramid:\n    slots: 3\n    values: [1, 2, 3]\n", "line 3: winter.pyramid.slots: "),
        ("summer:\n  king:\n    slots: 2\n", "line 3: summer.king.slots: "),
        ("summer:\n  love:\n    slots: 0\n", "line 3: summer.love.slots: "),
        ("summer:\n  love:\n    slots: -3\n", "line 3: summer.love.slots: "),
        ("summer:\n  sameness:\n    slots: null\n    values: []\n", "line 3: summer.sameness.slots: "),
        ("summer:\n  river:\n    slots: 3\n", "line 3: summer.river.slots: "),
        ("summer:\n  river:\n    holds: same\n", "line 3: summer.river.holds: "),
        ("summer:\n  trio:\n    holds: pyramid\n", "line 3: summer.trio.holds: "),
        ("winter:\n  pyramid:\n    holds: any\n", "line 3: winter.pyramid.holds: "),
        ("summer:\n  king:\n    scores: couples\n", "line 3: summer.king.scores: "),
        ("winter:\n  quarantine:\n    slots: 2\n", "line 3: winter.quarantine.slots: "),
    ],
)
def test_an_unsound_board_is_left_out(tmp_path: Path, text: str, place: str) -> None:
    """Figures of the right types that make no game are named with file, line and key."""
    shown = left_out(tmp_path, boards=text)
    assert len(shown) >= 1
    assert shown[0].startswith(f"boards.yaml, {place}")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("die:\n  faces: []\n", "line 2: die.faces: "),
        ("species:\n  names: [trex]\n", "line 2: species.names: "),
        ("species:\n  names: [a, b, c, d, e, f]\n", "line 2: species.names: "),
        ("bag:\n  3:\n    each: 2\n", "line 3: bag[3].each: "),
        ("bag:\n  3:\n    each: -6\n", "line 3: bag[3].each: "),
        ("bag:\n  3:\n    each: 1000000000\n", "line 3: bag[3].each: "),
        ("rounds:\n  3:\n    rounds: 3\n    turns: 4\n", "line 2: rounds[3]: "),
        ("rounds:\n  3:\n    rounds: 1\n", "line 2: rounds[3]: "),
        ("rounds:\n  2:\n    turns: 6\n    rounds: 2\n", "line 2: rounds[2]: "),
        ("rounds:\n  3: {rounds: -2, turns: -6, draw: -6}\n", "line 2: rounds[3]: "),
    ],
)
def test_an_unsound_game_is_left_out(tmp_path: Path, text: str, place: str) -> None:
    """Bags, dice and rounds that make no game are named with file, line and key."""
    shown = left_out(tmp_path, game=text)
    assert len(shown) >= 1
    assert shown[0].startswith(f"game.yaml, {place}")


def test_an_overlay_that_is_no_text_is_left_out(tmp_path: Path) -> None:
    """Wrong encoding is named with the file."""
    write(tmp_path, boards="x")
    (tmp_path / "draftosaurus" / "boards.yaml").write_bytes(b"\xff\xff")
    assert left_out(tmp_path) == ["boards.yaml: is not UTF-8 text"]


def test_a_game_starts_with_a_bad_overlay(tmp_path: Path) -> None:
    """The match plays with the built-in figures and carries the problem for the screen to show."""
    overlays = write(tmp_path, boards="summer: {moon: 1}\n")
    match = new_match("draftosaurus", people(3), 1, overlays=overlays)
    assert match.decision() is not None
    assert len(match.ready.problems) == 1


def test_a_corrected_game_is_played_by_its_figures(tmp_path: Path) -> None:
    """A die with one face always shows it; a bag of more dinosaurs deals from all of them."""
    found = ready(tmp_path, game="die: {faces: [plain]}\nbag:\n  3: {each: 10}\n")
    assert found.problems == ()
    assert {found.rules.start(seed).die for seed in range(20)} == {1}
    assert sum(found.rules.start(1).bag) == 42
