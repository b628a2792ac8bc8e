"""The page on which other keys are chosen: a line a command, and whatever is pressed next becomes its key."""

from __future__ import annotations

from functools import partial

import pygame

from ui import even
from ui.app import App
from ui.commands import BY_NAME, COMMANDS, Chord, Command, Group
from ui.presses import by_button, chord_of, means, same
from ui.scenes.key_sheet import KeySheet
from ui.theme import BODY, CONTROL_HEIGHT, INK, INK_SOFT, SMALL
from ui.widgets.page import Page

CHANGED: tuple[tuple[Group, ...], ...] = (("everywhere", "playing"), ("looking",), ("replay",))
"""The groups with commands whose keys can be chosen, as they are shown together."""

NOTE, GAP, LOWEST = 56, 6, 34
"""Units of the words at the foot, between two lines, and that a line is tall at least."""

KEY_PART = 0.32
"""The part of a line that its key takes."""


class KeysScene(Page):
    """Choose a line, press a key: it is told at once what came of it."""

    widest = 1240
    tallest = 640

    def __init__(self, app: App) -> None:
        """The first keys; nothing is waited for."""
        super().__init__(app)
        self.group = 0
        self.waits_for = ""
        """The command whose key is pressed next, '' for none."""
        self.told = ""

    @property
    def listening(self) -> bool:  # type: ignore[override]
        """Whether every key goes to this page."""
        return bool(self.waits_for)

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("keyboard.title")

    def commands(self) -> list[Command]:
        """The commands that are shown."""
        return [one for one in COMMANDS if one.group in CHANGED[self.group] and not one.fixed]

    def fill(self, inner: pygame.Rect) -> None:
        """The group at the top, its commands in two columns, and what is told at the foot."""
        px, text = self.app.theme.px, self.app.text
        add = self.controls.button
        add(
            "sheet",
            self.corner,
            text("keyboard.sheet"),
            self._show_sheet,
            "keyboard",
            tooltip=text("keyboard.sheet_tip"),
        )
        high = px(CONTROL_HEIGHT)
        top = pygame.Rect(inner.left, inner.top, inner.width * 3 // 5, high)
        usual = pygame.Rect(top.right + px(16), inner.top, inner.right - top.right - px(16), high)
        names = [" · ".join(text(f"commands.{group}") for group in groups) for groups in CHANGED]
        self.controls.choice("group", top, names, self.group, self._turn, text("keyboard.group"))
        enabled, tip = bool(self.app.settings.keys), text("keyboard.usual_tip")
        add("usual", usual, text("keyboard.usual"), self._reset, "undo", tooltip=tip, enabled=enabled)
        note = pygame.Rect(inner.left, inner.bottom - px(NOTE), inner.width, px(NOTE))
        colour = INK if self.told else INK_SOFT
        self.controls.label(note, self.told or text("keyboard.how"), "ui", BODY, colour, "center")
        self._rows(pygame.Rect(inner.left, top.bottom + px(14), inner.width, note.top - px(6) - top.bottom - px(14)))

    def _rows(self, area: pygame.Rect) -> None:
        """A line for every command, in two columns."""
        px, commands = self.app.theme.px, self.commands()
        count = (len(commands) + 1) // 2
        step = min(px(CONTROL_HEIGHT + GAP), area.height // max(count, 1))
        width, gap = (area.width - px(32)) // 2, min(px(GAP), max(step - 32, 0))
        label, _ = self._parts(pygame.Rect(0, 0, width, step - gap))
        names = [(self.app.text(f"commands.{command.name}"), label.size) for command in commands]
        letters = even.line_size(self.app.theme, "ui", BODY, names)
        for number, command in enumerate(commands):
            left = area.left + (number // count) * (width + px(32))
            self._row(command, pygame.Rect(left, area.top + number % count * step, width, step - gap), letters)

    def _parts(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The places of a command and of its key in a line."""
        place = pygame.Rect(0, 0, round(rect.width * KEY_PART), rect.height)
        place.topright = rect.topright
        return pygame.Rect(rect.left, rect.top, place.left - rect.left - self.app.theme.px(12), rect.height), place

    def _row(self, command: Command, rect: pygame.Rect, letters: float) -> None:
        text, (label, place) = self.app.text, self._parts(rect)
        key = self.app.hands.bindings.word(text, command.name) or text("keyboard.none")
        waits = command.name == self.waits_for
        self.controls.label(label, text(f"commands.{command.name}"), "ui", letters)
        kind = "primary" if waits else "brass" if command.name in self.app.hands.bindings.own else "plain"
        words = text("keyboard.press") if waits else key
        self.controls.button(command.name, place, words, partial(self.wait_for, command.name), kind=kind, size=SMALL)

    def wait_for(self, name: str) -> None:
        """Take the next key for a command; the same command again waits no longer."""
        self.waits_for = "" if name == self.waits_for else name
        self.told = ""
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """While a key is waited for every one is taken; else what pages do."""
        if not self.waits_for or event.type not in (pygame.KEYDOWN, pygame.TEXTINPUT):
            super().handle(event)
        elif means(event, "cancel"):
            self.wait_for(self.waits_for)
        elif event.type == pygame.KEYDOWN and not by_button(event) and not means(event, "confirm", "choose"):
            self._take(chord_of(event))

    def _take(self, chord: Chord | None) -> None:
        """Give the command the key that was pressed, or say why not."""
        text, name, bindings = self.app.text, self.waits_for, self.app.hands.bindings
        if chord is None:
            return
        clash = bindings.clash(name, chord)
        if clash is not None:
            self.told = text("keyboard.taken", key=chord.word(text), other=text(f"commands.{clash.other}"))
            self.rebuild()
            return
        self.waits_for = ""
        self.told = text("keyboard.set", command=text(f"commands.{name}"), key=chord.word(text))
        usual = [Chord(one) for one in BY_NAME[name].usual()]
        others = {key: value for key, value in self.app.settings.keys.items() if key != name}
        again = bool(usual) and same(chord, usual[0])
        self._keep(others if again else {**others, name: chord.text})

    def _reset(self) -> None:
        self.told, self.waits_for = self.app.text("keyboard.reset"), ""
        self._keep({})

    def _keep(self, keys: dict[str, object]) -> None:
        """Take these keys for the chosen ones, and show them."""
        self.app.apply_settings(self.app.settings.with_(keys=keys))
        self.rebuild()

    def _turn(self, group: int) -> None:
        """Show another group."""
        self.group, self.told, self.waits_for = group, "", ""
        self.rebuild()

    def _show_sheet(self) -> None:
        self.app.push(KeySheet(self.app))
