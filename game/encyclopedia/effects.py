"""The effects of experts by kind: what they offer, what they do, and what there is to say about them.

An effect counts only while its expert lies face up before a player. Each kind is described by a key and numbers or
names for the texts of every language.

| kind | when | where |
|---|---|---|
| each_place | a die is placed on a place of the central board | `gains.trigger` |
| each_expedition | a die is placed on an expedition to the continent | `gains.trigger` |
| each_cube | a cube is placed on the Type | `gains.trigger` |
| dice | a die of the colour is in use | `gains.die_value`, `expedition.sail`, `gains.lend` |
| expeditions | an expedition to the continent is under way | `expedition.sail`, `gains.lend` |
| immediate | its owner uses it up | `cards.use_options`, `cards.use_kept`, `cards.seat_expert` |
| end_cubes | at the end, for the collections | `scoring.score_player` |
| end_points | at the end, for what it counts | `scoring.end_points` |
"""

from __future__ import annotations

from typing import Final

from game.encyclopedia.box import Box

KINDS: Final = (
    "each_place",
    "each_expedition",
    "each_cube",
    "dice",
    "expeditions",
    "immediate",
    "end_cubes",
    "end_points",
)
"""Every kind of effect."""

LASTING: Final = "lasting"
ONCE: Final = "once"
AT_END: Final = "at_end"
"""How long effects last: while the card lies face up, until it is used, at the end of the game."""

Description = tuple[str, tuple[tuple[str, int | str], ...]]
"""The key of a text and what it is filled with."""


def describe(box: Box, expert: int) -> Description:
    """What there is to say about an expert's effect."""
    experts = box.experts
    data: tuple[tuple[str, int | str], ...] = (
        ("of", experts.of[expert]),
        ("gain", experts.gain[expert]),
        ("amount", experts.amount[expert]),
        ("per", experts.per[expert]),
    )
    return f"effect.{experts.kind[expert]}", data


def duration(box: Box, expert: int) -> str:
    """How long an expert's effect lasts, as its card shows by a sign."""
    kind = box.experts.kind[expert]
    if kind == "immediate":
        return ONCE
    return AT_END if kind.startswith("end_") else LASTING
