"""The weights of Holotype's traits: what is learned from games that are known."""

from __future__ import annotations

import learn_holotype

from ai.knowledge.holotype.trait_names import PERSONAL, PLANS, SCORE, TRAITS
from game.core.rng import advance, below, seeded


def test_known_weights_are_found_again() -> None:
    """A margin that one trait alone decides."""
    fit, rng = learn_holotype.Fit(), seeded(1)
    for _ in range(60):
        rows = []
        rng = advance(rng)
        lead = float(below(rng, 21)) - 10.0
        for left in (0.9, 0.4, 0.1):
            ahead = [0.0] * TRAITS
            ahead[PLANS] = lead
            rows.append(learn_holotype.spread(left, ahead))
        fit.add(rows, 3.0 * lead)
    for row in fit.solve():
        assert abs(row[PLANS] - 3.0) < 0.5
        assert row[SCORE] == row[PERSONAL] == 0.0


def test_the_module_holds_what_was_learned() -> None:
    """A row for every knot."""
    text = learn_holotype.module([[0.5] * TRAITS] * len(learn_holotype.KNOTS))
    names: dict[str, object] = {}
    exec(text, names)
    assert names["KNOTS"] == learn_holotype.KNOTS
    assert names["WEIGHTS"] == tuple((0.5,) * TRAITS for _ in learn_holotype.KNOTS)
