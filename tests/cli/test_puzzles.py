"""`cabinet puzzles` and what `cabinet check` says of puzzles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.registry import GAMES
from ui.cli import main
from ui.cli.puzzle_checks import check_puzzles, problem_of
from ui.puzzles.book import document_of, puzzles_of, read

ASKED = [game for game in GAMES if puzzles_of(game)]
GAME = ASKED[0]


def test_every_game_is_listed_with_its_grades(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(GAMES)
    assert main(["puzzles", "--game", GAME]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(puzzles_of(GAME)) + 1
    assert main(["puzzles", "--json", "--game", GAME]) == 0
    assert json.loads(capsys.readouterr().out)[GAME][0]["id"] == puzzles_of(GAME)[0].id


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as error:
        main(["puzzles", "--game", "chess"])
    assert error.value.code == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


@pytest.mark.soak
@pytest.mark.parametrize("game", ASKED)
def test_some_of_them_are_proved_again(game: str) -> None:
    assert main(["puzzles", "--verify", "--game", game, "--some", "3"]) == 0


def test_what_cannot_be_played_or_chosen_is_told() -> None:
    one = puzzles_of(GAME)[0]
    other = next(game for game in GAMES if game != GAME)
    assert problem_of(one, GAME) == ""
    wrong: dict[str, dict[str, Any]] = {
        "is of the game": {"game": other},
        "does not come out": {"actions": "nonsense"},
        "names moves that cannot be chosen": {"answers": ("nonsense",)},
        "has a grade": {"grade": 9},
        "has no answer": {"answers": ()},
    }
    for words, changes in wrong.items():
        assert words in problem_of(msgspec.structs.replace(one, **changes), GAME)


def test_files_are_read_as_they_are_written(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "puzzles"
    folder.mkdir(parents=True)
    path = folder / f"{GAME}.yaml"
    puzzles = list(puzzles_of(GAME)[:2])
    path.write_text("".join(document_of(one) for one in puzzles), encoding="utf-8")
    assert read(path) == puzzles
    assert check_puzzles(tmp_path) == []
    path.write_text(document_of(puzzles[0]) * 2, encoding="utf-8")
    assert check_puzzles(tmp_path) == [f"data/puzzles/{GAME}.yaml: {puzzles[0].id} is there twice"]
    path.write_text("game: [", encoding="utf-8")
    assert len(check_puzzles(tmp_path)) == 1
    path.write_text("game: 5\n", encoding="utf-8")
    assert any("missing" in problem for problem in check_puzzles(tmp_path))
