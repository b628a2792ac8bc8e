"""What a seat is asked in a game of Holotype: the options of every question, and what its answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.values import Action, Event, Frame
from game.holotype import field, journal, lab, museum, reasons, setup, turn
from game.holotype.box import Box
from game.holotype.model import (
    ASK_BUMP,
    ASK_DIG,
    ASK_DISCARD,
    ASK_EROSION,
    ASK_GAIN,
    ASK_GIVE,
    ASK_JOURNAL,
    ASK_KEEP,
    ASK_LAB,
    ASK_MILESTONE,
    ASK_MUSEUM,
    ASK_REROLL,
    ASK_SEARCH,
    ASK_TRACE,
    ASK_TURN,
    PROMPTS,
    HoloAction,
    HoloState,
)

Ask = Callable[[Box, HoloState, Frame], list[Action]]
Respond = Callable[[Box, HoloState, Frame, HoloAction, "list[Event] | None"], None]
Why = Callable[[Box, HoloState, Frame, HoloAction], str]

ASKS: Final[dict[str, Ask]] = {
    ASK_TURN: turn.turn_options,
    ASK_BUMP: turn.bump_options,
    ASK_KEEP: setup.keep_options,
    ASK_LAB: lab.lab_options,
    ASK_SEARCH: lab.search_options,
    ASK_DISCARD: lab.discard_options,
    ASK_DIG: field.dig_options,
    ASK_EROSION: field.erosion_options,
    ASK_REROLL: field.reroll_options,
    ASK_GIVE: museum.give_options,
    ASK_MUSEUM: museum.museum_options,
    ASK_GAIN: museum.gain_options,
    ASK_JOURNAL: journal.journal_options,
    ASK_TRACE: journal.trace_options,
    ASK_MILESTONE: journal.milestone_options,
}
"""The options of every question."""

ANSWERS: Final[dict[str, Respond]] = {
    ASK_TURN: turn.turn_step,
    ASK_BUMP: turn.bump_step,
    ASK_KEEP: setup.keep_step,
    ASK_LAB: lab.lab_step,
    ASK_SEARCH: lab.search_step,
    ASK_DISCARD: lab.discard_step,
    ASK_DIG: field.dig_step,
    ASK_EROSION: field.erosion_step,
    ASK_REROLL: field.reroll_step,
    ASK_GIVE: museum.give_step,
    ASK_MUSEUM: museum.museum_step,
    ASK_GAIN: museum.gain_step,
    ASK_JOURNAL: journal.journal_step,
    ASK_TRACE: journal.trace_step,
    ASK_MILESTONE: journal.milestone_step,
}
"""What an answer to every question brings about."""

ANSWERED_BY: Final[dict[str, tuple[str, ...]]] = {kind: (kind,) for kind in PROMPTS} | {
    ASK_TURN: ("place", "retrieve"),
    ASK_SEARCH: ("take",),
    ASK_DISCARD: ("discard", "done"),
    ASK_EROSION: ("erode",),
    ASK_REROLL: ("reroll", "done"),
    ASK_JOURNAL: ("publish", "contribute"),
    ASK_MUSEUM: ("trade", "exchange", "done"),
}
"""The kinds of actions that answer each question; most have the question's name."""

WHY: Final[dict[str, Why]] = {
    ASK_TURN: reasons.turn_refusal,
    ASK_BUMP: reasons.bump_refusal,
    ASK_LAB: reasons.lab_refusal,
    ASK_DISCARD: reasons.discard_refusal,
    ASK_EROSION: reasons.erosion_refusal,
    ASK_JOURNAL: reasons.journal_refusal,
    ASK_MUSEUM: reasons.museum_refusal,
}
"""The rule that forbids an action of a kind that is asked, by the question."""

ONE_REASON: Final[dict[str, str]] = {
    ASK_KEEP: "not_offered",
    ASK_SEARCH: "not_in_pile",
    ASK_DIG: "not_drawn",
    ASK_REROLL: "no_such_face",
    ASK_GIVE: "no_fossils_left",
    ASK_TRACE: "no_such_trace",
    ASK_MILESTONE: "tile_taken",
}
"""The questions whose other answers are forbidden by one rule alone, with its code."""
