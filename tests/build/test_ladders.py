"""The ladders that are shipped are those that were measured."""

from __future__ import annotations

import json

import pytest
import strength

from game.core.paths import ROOT
from game.registry import GAMES

KEPT = json.loads(strength.KEPT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", [game for game in GAMES if strength.ladder(game, KEPT)])
def test_a_ladder_is_what_was_measured(game: str) -> None:
    shipped = (ROOT / "data" / "ladders" / f"{game}.yaml").read_text(encoding="utf-8")
    assert shipped == strength.ladder(game, KEPT)


def test_every_ladder_was_measured() -> None:
    shipped = {path.stem for path in (ROOT / "data" / "ladders").iterdir()}
    assert shipped == {game for game in GAMES if strength.ladder(game, KEPT)}
    assert len(shipped) >= 4
