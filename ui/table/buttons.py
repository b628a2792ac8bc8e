"""The table's own buttons: those of the bar, and those that the present mode asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from ui.commands import BY_NAME
from ui.failures import because
from ui.table.log_bar import add_log_bar
from ui.theme import Theme
from ui.widgets.faces import fitting_size, has_room

if TYPE_CHECKING:
    from ui.table.scene import TableScene


@dataclass(frozen=True)
class Press:
    """A button of the bar: its name, what it does, its picture, what its tooltip says and its key."""

    name: str
    action: Callable[[], None]
    icon: str
    tip: str
    shortcut: str | None = None


LABEL = 18
WIDE, HIGH, LEAST_HIGH = 220, 58, 24
"""The size of words on the mode's buttons; how wide and tall these are at most, and how tall at least."""

SIDE_BY_SIDE = 84
"""Buttons stand side by side, the way back at the left, where each is at least this many units wide."""

WHOLE = (112, 40)
"""The size of the button that shows the whole board again."""

Prompt = tuple[str, Callable[[], None], str, str]
"""A button of the prompt: its name, what it does, its icon, its kind."""


def add_buttons(table: TableScene) -> None:
    """Make the buttons of the bar and those of the present mode."""
    table.buttons = {
        press.name: table.controls.button(
            press.name,
            table.plan.buttons[press.name],
            "",
            press.action,
            press.icon,
            "icon",
            press.tip,
            shortcut=press.shortcut,
        )
        for press in table.presses()
    }
    _add_mark(table)
    _add_log(table)
    _add_prompts(table)
    if table.zoom.factor > 1:
        _add_whole(table)


def presses(table: TableScene) -> list[Press]:
    """The buttons of the bar at every table."""
    text = table.app.text
    return [
        Press("menu", table.menu, "menu", text("table.menu"), "menu"),
        Press("undo", table.history.undo, "undo", text("table.undo"), "undo"),
        *([Press("redo", table.history.redo, "redo", text("table.redo"), "redo")] if table.history.can_redo else []),
        Press("recap", table.recap.ask, "recap", text("table.recap"), "recap"),
        Press("coach", table.coach.ask, "hint", text("table.coach"), "coach"),
        Press("help", table.doors.help, "help", text("table.help"), "rules"),
    ]


def _add_whole(table: TableScene) -> None:
    """Make the button that shows the whole board again, in the corner of a larger one."""
    theme, main = table.app.theme, table.plan.main
    place = pygame.Rect(0, 0, theme.px(WHOLE[0]), max(theme.px(WHOLE[1]), 32))
    place.topright = (main.right - theme.px(8), main.top + theme.px(8))
    text = table.app.text
    table.controls.button(
        "whole", place, text("table.whole"), table.zoom.reset, "magnifier", "brass", text("table.whole_tip"),
        shortcut="zoom_whole", size=LABEL,
    )  # fmt: skip


def _add_prompts(table: TableScene) -> None:
    """Make the buttons of the present mode: all with their words, of one size, with pictures where all have room."""
    theme, prompts = table.app.theme, _prompts(table)
    table.prompts = {}
    area = table.prompted = prompt_area(table).copy()
    low = area.height < theme.px(HIGH + 16)
    places = _places(area.inflate(-theme.px(16), -theme.px(6 if low else 16)), len(prompts), theme)
    words = [table.app.text(f"table.{name}") for name, *_ in prompts]
    least = min((rect.width for rect in places), default=0)
    size = fitting_size(theme, words, least, "ui_bold", LABEL)
    high = min((rect.height for rect in places), default=0)
    pictured = all(has_room(theme, label, "ui_bold", size, (least, high)) for label in words)
    for rect, label, (name, action, icon, kind) in zip(places, words, prompts, strict=True):
        shortcut = "confirm" if name in ("confirm", "continue") else None
        table.prompts[name] = table.controls.button(
            name,
            rect,
            label,
            action,
            _sign(table, name, icon) if pictured else None,
            kind,
            enabled=name != "confirm" or table.mode != "trial" or table.choice.can_confirm,
            shortcut=shortcut,
            size=size,
        )


def _sign(table: TableScene, name: str, icon: str) -> str:
    """What stands before the words of a button: while a controller is used, what presses it wherever the focus is."""
    if not table.app.hands.by_pad:
        return icon
    agrees = BY_NAME["confirm" if table.mode == "trial" else "choose"]
    pressed = {"cancel": BY_NAME["cancel"], "confirm": agrees, "continue": agrees}
    return f"button_{pressed[name].button}" if name in pressed else icon


def _add_mark(table: TableScene) -> None:
    """Make the mark of a game whose last moves are not on the disk; pressing it tries again."""
    text, autosave, place = table.app.text, table.session.autosave, table.plan.mark
    if place is not None:
        tip = text("table.not_saved_tip", reason=because(text, autosave.owed))
        words = text("table.not_saved")
        table.controls.button("not_saved", place, words, autosave.retry, "warning", "danger", tip, size=18)


def _add_log(table: TableScene) -> None:
    """Make the button that opens the strip of the log, or shuts the whole log."""
    place, opened = table.log.handle_place(), table.log.opened
    if place is not None:
        tip, icon = table.app.text(f"table.{'shut' if opened else 'open'}_log"), "cross" if opened else "log"
        table.controls.button("log", place, "", table.toggle_log, icon, "icon", tip, shortcut="log")
    add_log_bar(table)


def _places(area: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Places for buttons: side by side, one under the other only where the area is narrow and tall enough."""
    gap, least = theme.px(8), max(theme.px(LEAST_HIGH), 32)
    narrow = area.width < count * theme.px(SIDE_BY_SIDE) + (count - 1) * gap
    if narrow and area.height >= count * (least + gap) - gap:
        high = min(theme.px(HIGH), (area.height + gap) // count - gap)
        block = _middle(area, theme.px(WIDE), count * (high + gap) - gap)
        return [pygame.Rect(block.left, block.top + n * (high + gap), block.width, high) for n in range(count)]
    block = _middle(area, count * theme.px(WIDE), min(theme.px(HIGH), area.height))
    edges = [block.left + (block.width + gap) * n // max(count, 1) for n in range(count + 1)]
    return [pygame.Rect(edges[n], block.top, edges[n + 1] - gap - edges[n], block.height) for n in range(count)]


def prompt_rects(table: TableScene) -> list[pygame.Rect]:
    """Where the buttons of the present mode are."""
    return [button.target.rect for button in table.prompts.values() if button.target is not None]


def prompt_area(table: TableScene) -> pygame.Rect:
    """Where the mode's buttons go: the board's own place for them, or one at the foot of the table."""
    return table.board.names.get("prompt", table.plan.prompt)


def _middle(area: pygame.Rect, width: int, height: int) -> pygame.Rect:
    """The middle of an area, at most so wide and tall."""
    rect = pygame.Rect(0, 0, min(area.width, width), min(area.height, height))
    rect.center = area.center
    return rect


def _prompts(table: TableScene) -> list[Prompt]:
    """The buttons of the present mode."""
    if table.mode == "continue":
        return [("continue", table.course.go_on, "forward", "primary")]
    if table.mode == "confirm":
        return [("cancel", table.choice.drop, "cross", "plain"), ("confirm", table.choice.confirm, "check", "primary")]
    if table.mode == "trial":
        return [
            ("cancel", table.choice.drop, "cross", "plain"),
            ("step_back", table.choice.step_back, "undo", "plain"),
            ("confirm", table.choice.confirm, "check", "primary"),
        ]
    if table.mode == "over":
        return [
            ("result", table.course.result, "trophy", "primary"),
            ("rematch", table.rematch, "shuffle", "plain"),
            ("home", table.doors.home, "home", "plain"),
        ]
    return []


def update_buttons(table: TableScene) -> None:
    """Enable what can be done now."""
    if table.mode == "trial":
        table.prompts["confirm"].enable(table.choice.can_confirm)
    for name, enabled in table.possible().items():
        table.buttons[name].enable(enabled)


def possible(table: TableScene) -> dict[str, bool]:
    """Whether each button of the bar that is not always enabled can be pressed now."""
    return {
        "undo": table.history.can_undo and table.mode in ("play", "trial", "confirm", "over"),
        "coach": table.coach.can_ask,
        "recap": bool(table.session.match.moments) and table.mode in ("play", "continue"),
    }
