"""The traits of a position of Holotype: the names by which their weights are learned and read."""

from __future__ import annotations

from typing import Final

SCORE: Final = 0
PERSONAL: Final = 1
PLANS: Final = 2
"""The points that all can see, what the Personal Objective promises, and the worth of the plans."""

TRIASSIC: Final = 3
JURASSIC: Final = 4
CRETACEOUS: Final = 5
RESEARCH: Final = 6
SPARE_RESEARCH: Final = 7
"""Fossils by period; research, the first six cubes and those beyond."""

GAIN: Final = 8
TURNS: Final = 9
READY: Final = 10
"""What the best publication in sight brings, how many turns it takes, and how many can be had at once."""

PALEONTOLOGIST: Final = 11
STUDENT: Final = 12
STUDENT_OUT: Final = 13
ASSISTANT: Final = 14
"""Whether the Paleontologist is at hand, the Grad Student has come and is out, the Field Assistant is at hand."""

TRACES: Final = 15
"""Traces in hand."""

TILES_FROM: Final = 16
"""Milestones; from here on one trait for each tile."""

FREE_AREAS: Final = 22
PAID_AREAS: Final = 23
NEAR_AREAS: Final = 24
"""Areas of Global Objectives that can be had for nothing, for research, or that lack one card."""

NEXT_STEP: Final = 25
"""The points that the next disc would uncover."""

PUBLISHED: Final = 26
"""Publications so far."""

ORDER: Final = 27
"""How late in the round the seat plays."""

TRAITS: Final = 28
"""How many traits there are."""
