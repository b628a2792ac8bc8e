"""The status line of the table: who acts, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ui import typeset
from ui.theme import BRASS_LIGHT, CREAM

if TYPE_CHECKING:
    from ui.table.scene import TableScene


def draw_status(surface: pygame.Surface, table: TableScene) -> None:
    """The status line: who acts, what is asked; a refusal stands there until the next move."""
    box = table.plan.status
    text = status_text(table)
    font, lines = typeset.fit_block(table.app.theme, "ui_bold", text, 20, box.size)
    key = ("status", text, box.size, table.app.theme.unit, bool(table.flash))
    colour = BRASS_LIGHT if table.flash else CREAM
    block = table.app.assets.kept(key, lambda: typeset.render(font, lines, colour))
    surface.blit(block, typeset.place(block.get_size(), box, "left"))


def status_text(table: TableScene) -> str:
    """The one sentence of the status line."""
    text, decision = table.app.text, table.choice.decision
    if table.flash or table.hint:
        return table.flash or table.hint
    if table.motion.busy:
        return table.motion.caption or _last_told(table)
    if table.large is not None:
        return text("table.looking_at", name=table.session.match.seats[table.large].name)
    if table.mode == "confirm":
        assert table.choice.pending is not None
        return table.board.describe(table.view, table.choice.pending)
    if decision is None:
        return text("table.over")
    name = table.session.match.seats[decision.seat].name
    if table.mode == "continue":
        return text("table.revealed", name=name)
    if table.session.bot_to_act is not None:
        return text("table.looking_on" if table.session.looks_on else "table.thinking", name=name)
    if table.interactive and table.course.forced is not None:
        return text("table.forced", name=name, what=table.board.statement(table.view, table.course.forced))
    if table.interactive:
        return table.board.status(table.view, decision, table.gesture.chosen)
    return text("table.turn_of", name=name)


def _last_told(table: TableScene) -> str:
    """The newest line of the log."""
    return table.log.entries[-1].line.text if table.log.entries else ""
