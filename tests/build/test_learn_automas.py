"""The program that learns how the Automas of Encyclopedia fare: what it measures, fits and writes."""

from __future__ import annotations

from pathlib import Path

import pytest
from learn_automas import error, fit, play, written

from ai.knowledge.encyclopedia.automas import GAINS
from game.encyclopedia.box import AUTOMAS
from game.encyclopedia.figures import SCORINGS


def test_a_game_is_measured_by_every_scoring_card() -> None:
    """The same moments of one game; only what they are worth differs by card."""
    found = play("linne", 1)
    assert len(found) == len(SCORINGS)
    assert len({len(rows) for rows in found}) == 1
    assert len(found[0]) > 10
    assert [seen[0] for seen, _ in found[0]] == [seen[0] for seen, _ in found[2]]
    assert [gained for _, gained in found[0]] != [gained for _, gained in found[2]]


def test_it_finds_the_weights_behind_what_was_gained() -> None:
    seen = [[float(n), float(n * n), float(n % 5), float(n % 3)] for n in range(1, 200)]
    rows = [(one, 3.0 * one[0] + 0.5 * one[1] - 2.0 * one[2] + one[3]) for one in seen]
    weights = fit(rows)
    assert weights == pytest.approx([3.0, 0.5, -2.0, 1.0], abs=0.05)
    assert error(weights, rows) < 0.2


def test_it_writes_what_the_bots_read(tmp_path: Path) -> None:
    model = tmp_path / "model.py"
    model.write_text(written({name: list(row) for name, row in GAINS.items()}), encoding="utf-8")
    space: dict[str, object] = {}
    exec(model.read_text(encoding="utf-8"), space)
    assert space["GAINS"] == GAINS
    assert tuple(GAINS) == AUTOMAS
