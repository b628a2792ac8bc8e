"""The keys in force: the usual ones, and those that the player has chosen instead, as far as these are of use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from ui.commands import BY_NAME, COMMANDS, MAC, Chord, Command, Place
from ui.presses import known, matches, same

if TYPE_CHECKING:
    from ui.text import Text

LONGEST = 40
"""Letters of a chosen key or of a command that are told or read at most."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a chosen key: `command`, `key` or `taken`, with what it is and for what it was chosen."""

    kind: str
    command: str
    key: str
    other: str = ""

    def words(self, text: Text) -> str:
        """The fault as a part of a sentence."""
        name = text(f"commands.{self.command}") if self.command in BY_NAME else self.command[:LONGEST]
        other = text(f"commands.{self.other}") if self.other else ""
        return text(f"keyboard.fault.{self.kind}", command=name, key=self.key[:LONGEST], other=other)


class Bindings:
    """Which keys ask for which command; a chosen key that cannot be used leaves the usual ones."""

    def __init__(self, chosen: Mapping[str, object] | None = None, mac: bool = MAC) -> None:
        """The keys in force where the player has `chosen` some; `faults` says what cannot be used of them."""
        self.mac = mac
        self.faults: list[Fault] = []
        self.own: dict[str, Chord] = {}
        for name, key in (chosen or {}).items():
            fault = self._flaw(name, key)
            if fault is None:
                self.own[name] = Chord(str(key), mac)
            else:
                self.faults.append(fault)
        while clash := next((fault for name, key in self.own.items() if (fault := self.clash(name, key))), None):
            self.faults.append(clash)
            del self.own[clash.command]
        self._kept = {command.name: self.chords(command) for command in COMMANDS}

    def _flaw(self, name: str, key: object) -> Fault | None:
        """What is wrong with a chosen key by itself."""
        if name not in BY_NAME or BY_NAME[name].fixed:
            return Fault("command", name, str(key))
        usable = isinstance(key, str) and len(key) <= LONGEST and known(Chord(key, self.mac))
        return None if usable else Fault("key", name, str(key))

    def clash(self, name: str, key: Chord) -> Fault | None:
        """The other command that already has a key where this one is heard, None if it is free."""
        command = BY_NAME[name]
        for other in COMMANDS:
            meet = other is not command and set(other.where) & set(command.where)
            if meet and any(same(key, chord) for chord in self.chords(other)) and not self._shared(command, other, key):
                return Fault("taken", name, key.text, other.name)
        return None

    def _shared(self, command: Command, other: Command, key: Chord) -> bool:
        """Whether both commands have this key by the table, which says who comes first."""
        usual = (Chord(text, self.mac) for text in command.usual(self.mac))
        return other.name not in self.own and any(same(key, chord) for chord in usual)

    def chords(self, command: Command) -> list[Chord]:
        """The keys of a command."""
        if command.name in self.own:
            return [self.own[command.name]]
        return [Chord(text, self.mac) for text in command.usual(self.mac)]

    def meant(self, event: pygame.event.Event, place: Place) -> frozenset[str]:
        """The commands that a key press asks for at a place."""
        here = (command for command in COMMANDS if place in command.where)
        return frozenset(one.name for one in here if any(matches(chord, event) for chord in self._kept[one.name]))

    def word(self, text: Text, name: str) -> str:
        """The first key of a command in words, '' where it has none."""
        chords = self.chords(BY_NAME[name])
        return chords[0].word(text) if chords else ""

    def words(self, text: Text, name: str) -> list[str]:
        """All keys of a command in words."""
        return [chord.word(text) for chord in self.chords(BY_NAME[name])]


def pressed(button: str, place: Place) -> frozenset[str]:
    """The commands that a button of a controller asks for at a place."""
    return frozenset(one.name for one in COMMANDS if one.button == button and one.pressed_at(place))
