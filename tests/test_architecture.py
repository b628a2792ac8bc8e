"""The move that ARCHITECTURE.md follows through the layers is one that happens."""

from __future__ import annotations

from pathlib import Path

from game.core.record import Seat
from game.registry import new_match

PAGE = Path(__file__).resolve().parents[1] / "ARCHITECTURE.md"


def test_the_move_that_is_told_happens_so() -> None:
    page = PAGE.read_text(encoding="utf-8")
    match = new_match("cubosaurs", [Seat("Ada"), Seat("Charles", kind="bot", bot="greedy")], 7)
    match.apply(match.rules.parse("refuse egg:velociraptor"))
    moment, decision = match.moments[-1], match.decision()
    assert decision is not None
    assert moment.print in page
    assert " | ".join(option.text for option in decision.options) in page
    for event in moment.events:
        data = ", ".join(f"{name} {value}" for name, value in event.data)
        assert f"{event.kind:8}  seat {event.seat}, {data}" in page
