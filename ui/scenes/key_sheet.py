"""The sheet of all keys and buttons: what each does, made of the table of commands as the keys are now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from ui import typeset
from ui.app import App
from ui.commands import BY_NAME, COMMANDS, GROUPS, SEATS, Command, Group
from ui.scenes.aid import flowed
from ui.theme import BODY, BRASS_DARK, HEADING, INK, INK_SOFT, PAPER, PAPER_EDGE, SMALL, Theme
from ui.widgets.blocks import Block, beside, empty, painted, stacked
from ui.widgets.panel import rounded_box
from ui.widgets.richtext import Typesetter
from ui.widgets.scroll_page import ScrollPage

FAMILIES: dict[str, tuple[str, ...]] = {"move": ("up", "down", "left", "right"), "seats": SEATS}
"""Commands that are told in one line, under the name of the line."""

CROSS = "cross"
"""What moves the frame on a controller, as a whole."""

COLUMN, BETWEEN = 430, 34
"""Units that a column is wide at least, and that lie between two."""

LINE, PAD, MOST = 31, 8, 3
"""Units that a line is tall and that a key has at both sides of its name, and how many keys are told of a command."""


class KeySheet(ScrollPage):
    """All keys in columns; the key that opened it puts it away."""

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("keyboard.sheet")

    def fill(self, inner: pygame.Rect) -> None:
        """Lay out the groups in as many columns as have room."""
        self.lay_column(inner, self._blocks, 10)

    def _blocks(self, words: Typesetter) -> list[Block]:
        px = self.app.theme.px
        across = max(min((words.width + px(BETWEEN)) // px(COLUMN + BETWEEN), 3), 1)
        width = (words.width - px(BETWEEN) * (across - 1)) // across
        parts = [list(self._group(group, width)) for group in GROUPS]
        columns, tall = flowed(parts, across, 0)
        told = self.app.text("keyboard.sheet_note")
        narrow = replace(words, width=width).note(told)
        spare = across > 1 and sum(block.height for block in columns[-1]) + narrow.height <= tall
        if spare:
            columns[-1].append(narrow)
        side_by_side = beside([stacked([empty(width), *column], 0) for column in columns], px(BETWEEN), 0)
        return [side_by_side] if spare else [side_by_side, words.note(told)]

    def _group(self, group: Group, width: int) -> Iterator[Block]:
        """The heading of a group and its lines."""
        theme, text = self.app.theme, self.app.text
        font = theme.font("serif_bold", HEADING)
        head = partial(_head, font, text(f"commands.{group}"))
        yield painted((width, font.get_height() + theme.px(10)), head)
        for name, commands in lines_of(group):
            buttons = [CROSS] if name == "move" else [one.button for one in commands if one.button]
            yield _line(self.app, text(f"commands.{name}"), self._keys(commands), buttons, width)

    def _keys(self, commands: Sequence[Command]) -> list[str]:
        """The keys of a line in words: of a row of keys the first and the last."""
        text, bindings = self.app.text, self.app.hands.bindings
        if len(commands) == 1 and commands[0].name != "numbers":
            chords = bindings.chords(commands[0])
            return [chord.word(text) for chord in chords if "Keypad" not in chord.text][:MOST]
        firsts = [bindings.chords(one)[0].word(text) for one in commands if bindings.chords(one)]
        if commands[0].name == "numbers":
            return [text("keys.to", first="1", last="9")]
        untouched = not any(one.name in bindings.own for one in commands)
        return (
            [text("keys.to", first=firsts[0], last=firsts[-1])] if commands[0].name in SEATS and untouched else firsts
        )


def lines_of(group: Group) -> Iterator[tuple[str, list[Command]]]:
    """The lines of a group: a name, and the commands that stand in it."""
    told: set[str] = set()
    for command in (one for one in COMMANDS if one.group == group):
        family = next((name for name, names in FAMILIES.items() if command.name in names), "")
        if not family:
            yield command.name, [command]
        elif family not in told:
            told.add(family)
            yield family, [BY_NAME[name] for name in FAMILIES[family]]


def _head(font: pygame.font.Font, words: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The heading of a group at the foot of its place."""
    block = typeset.render(font, [words], BRASS_DARK)
    surface.blit(block, block.get_rect(bottomleft=(rect.left, rect.bottom - 2)))


def _line(app: App, words: str, keys: Sequence[str], buttons: Sequence[str], width: int) -> Block:
    """What a command does, with its keys and then its buttons at the right."""
    theme = app.theme
    caps = [keycap(theme, key) for key in keys]
    side, gap = theme.px(LINE - 5), theme.px(6)
    caps += [app.assets.icon(f"button_{button}", side, INK) for button in buttons]
    taken = sum(cap.get_width() + gap for cap in caps)
    font = theme.font("ui", BODY)
    room = max(width - taken - gap, theme.px(120))
    lines = typeset.wrap(font, words, room)
    high = max(theme.px(LINE), typeset.text_size(font, lines)[1] + theme.px(3))

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        block = typeset.render(font, lines, INK if keys or buttons else INK_SOFT)
        surface.blit(block, block.get_rect(midleft=rect.midleft))
        right = rect.right
        for cap in reversed(caps):
            surface.blit(cap, cap.get_rect(midright=(right, rect.centery)))
            right -= cap.get_width() + gap

    return painted((width, high), paint)


def keycap(theme: Theme, words: str) -> pygame.Surface:
    """A key with its name on it."""
    block = typeset.render(theme.font("ui_bold", SMALL), [words], INK)
    size = (max(block.get_width() + 2 * theme.px(PAD), theme.px(LINE - 5)), theme.px(LINE - 5))
    cap = rounded_box(size, theme.px(6), PAPER, PAPER_EDGE, max(theme.px(1.5), 1)).copy()
    cap.blit(block, block.get_rect(center=cap.get_rect().center))
    return cap
