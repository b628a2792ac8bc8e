"""Choices that lie on no card, die or place of the table: levels, colours, and what can be spent or left."""

from __future__ import annotations

from typing import Final

from game.encyclopedia.box import Box
from game.encyclopedia.forecast import levels
from game.encyclopedia.model import CEILING, COLOURS, EMBASSY, EXTRA, HIRE, REFERENCE, RENOWN
from game.encyclopedia.view import EncycView

SPENT: Final = {
    "action": ("seal coins",),
    EMBASSY: ("seal", "seal coins"),
    RENOWN: ("seal", "seal coins"),
    CEILING: ("seal", "seal coins"),
    REFERENCE: ("seal",),
    "research": ("coins", "token", "seal", "seal coins", "done"),
    "partners": ("done",),
    EXTRA: ("pass", "seal coins"),
    "last": ("pass", "seal coins"),
    HIRE: ("use", "keep", "tuck"),
}
"""What each question has besides levels, colours and cards; `use` is the expert that has just come."""


def plain_choices(box: Box, view: EncycView) -> list[str]:
    """The texts of such choices at the question that is asked, whether allowed now or not, those of seals if any."""
    asked, seals = view.asked, view.seats[view.to_act].seals
    texts: list[str] = []
    if asked in (EMBASSY, RENOWN):
        texts = [f"level {n}" for n, _ in enumerate(levels(box, asked), 1)]
    elif asked == CEILING:
        texts = [f"level {level.gain}" for level in levels(box, asked)]
    elif asked == REFERENCE:
        texts = [f"colour {colour}" for n, colour in enumerate(COLOURS) if n != view.colour]
    elif asked == EXTRA and seals:
        texts = [f"extra {colour}" for colour, used in zip(COLOURS, view.used, strict=True) if used]
    spent = SPENT.get(asked, ())
    return [*texts, *(text for text in spent if not text.startswith("seal") or (seals and _counts(view, text)))]


def _counts(view: EncycView, text: str) -> bool:
    """Whether a seal can be spent so; at the end of a round it becomes coins in the last one alone."""
    return view.asked != EXTRA or text == "seal" or view.round == view.rounds
