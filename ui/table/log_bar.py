"""The buttons over the lines of the log: whose lines are shown, and all of them as text for elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ui.presses import means

if TYPE_CHECKING:
    from ui.table.scene import TableScene

WORDS = 17


def add_log_bar(table: TableScene) -> None:
    """Make the buttons where the log has room for them; their keys work everywhere."""
    place, text = bar_place(table), table.app.text
    if place is None:
        return
    side, gap = place.height, table.app.theme.px(6)
    copy = pygame.Rect(place.right - side, place.top, side, side)
    whose = pygame.Rect(place.left, place.top, copy.left - gap - place.left, side)
    add = table.controls.button
    add("log.seat", whose, shown(table), lambda: next_seat(table), None, "plain", text("logbar.seat_tip"),
        shortcut="log_seat", size=WORDS)  # fmt: skip
    add("log.copy", copy, "", lambda: copy_log(table), "copy", "icon", text("logbar.copy_tip"), shortcut="log_copy")


def bar_place(table: TableScene) -> pygame.Rect | None:
    """Where the buttons stand; None where there is no room for them, or something lies over the log."""
    return None if table.covers_log else table.log.bar_place()


def log_key(table: TableScene, event: pygame.event.Event) -> bool:
    """Use the keys of the buttons where these have no room; True when it was one."""
    if bar_place(table) is not None:
        return False
    if means(event, "log_seat"):
        next_seat(table)
        table.app.notices.add(shown(table))
        return True
    if means(event, "log_copy"):
        copy_log(table)
        return True
    return False


def shown(table: TableScene) -> str:
    """Whose lines the log shows, in words."""
    seat, text = table.log.seat, table.app.text
    return text("logbar.all") if seat < 0 else text("logbar.only", name=table.board.seat_names[seat])


def next_seat(table: TableScene) -> None:
    """Show the lines of the next seat alone; after the last one those of all."""
    table.log.seat += 1
    if table.log.seat >= len(table.session.match.seats):
        table.log.seat = -1
    table.rebuild()


def copy_log(table: TableScene) -> None:
    """Put the lines that are shown into the clipboard; say so, or that there is none."""
    text = table.app.text
    try:
        pygame.scrap.put_text(table.log.text())
    except (pygame.error, UnicodeError, NotImplementedError):
        table.app.notices.add(text("logbar.no_clipboard"))
        return
    table.app.notices.add(text("logbar.copied", n=len(table.log.entries)))
