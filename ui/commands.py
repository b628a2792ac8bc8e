"""Everything that keys and the buttons of a controller do: one table of named commands, each with its usual keys.

Nothing here needs a screen: texts name keys by this table wherever they are printed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from ui.text import Text

Place = Literal["page", "table", "replay"]

Group = Literal["moving", "everywhere", "playing", "looking", "replay", "pages"]
"""What commands are told together."""

GROUPS: Final[tuple[Group, ...]] = ("moving", "pages", "playing", "looking", "everywhere", "replay")

EVERYWHERE: Final[tuple[Place, ...]] = ("page", "table", "replay")
TABLES: Final[tuple[Place, ...]] = ("table", "replay")
TABLE: Final[tuple[Place, ...]] = ("table",)
REPLAY: Final[tuple[Place, ...]] = ("replay",)
PAGE: Final[tuple[Place, ...]] = ("page",)

MAC: Final = sys.platform == "darwin"
"""Whether Ctrl is Cmd here."""

KeyWord = Callable[["Text", str], str]
"""How a command is asked for now, as a text names it."""


@dataclass(frozen=True)
class Command:
    """Something that can be asked for: its keys (the first is named in texts), its button, and where it is heard.

    A fixed command keeps its keys, so that nobody can lock himself out; `mac` are the keys that macOS leaves free.
    The button counts in `held_at`, or wherever the command does.
    """

    name: str
    group: Group
    where: tuple[Place, ...]
    keys: tuple[str, ...] = ()
    button: str = ""
    fixed: bool = False
    mac: tuple[str, ...] = ()
    held_at: tuple[Place, ...] = ()

    def usual(self, mac: bool = MAC) -> tuple[str, ...]:
        """The keys that it has while nobody has chosen another one."""
        return self.mac if mac and self.mac else self.keys

    def pressed_at(self, place: Place) -> bool:
        """Whether its button counts there."""
        return place in (self.held_at or self.where)


def seat_command(number: int) -> str:
    """The command that shows the part of another seat, counted clockwise from 0."""
    return f"seat_{number + 1}"


COMMANDS: Final[tuple[Command, ...]] = (
    Command("up", "moving", EVERYWHERE, ("Up",), "up", fixed=True),
    Command("down", "moving", EVERYWHERE, ("Down",), "down", fixed=True),
    Command("left", "moving", EVERYWHERE, ("Left",), "left", fixed=True),
    Command("right", "moving", EVERYWHERE, ("Right",), "right", fixed=True),
    Command("next", "moving", EVERYWHERE, ("Tab",), "rb", fixed=True, held_at=PAGE),
    Command("previous", "moving", EVERYWHERE, ("Shift+Tab",), "lb", fixed=True, held_at=PAGE),
    Command("choose", "moving", EVERYWHERE, ("Space",), "a", fixed=True),
    Command("confirm", "moving", EVERYWHERE, ("Enter", "Keypad Enter"), "l3", fixed=True),
    Command("cancel", "moving", EVERYWHERE, ("Esc",), "b", fixed=True),
    Command("rules", "everywhere", EVERYWHERE, ("F1",), "y"),
    Command("keys", "everywhere", EVERYWHERE, ("K",)),
    Command("fullscreen", "everywhere", EVERYWHERE, ("F11", "Alt+Enter"), mac=("Control+Ctrl+F", "F11")),
    Command("mute", "everywhere", EVERYWHERE, ("M",)),
    Command("page_up", "pages", PAGE, ("PageUp",), "lt", fixed=True),
    Command("page_down", "pages", PAGE, ("PageDown",), "rt", fixed=True),
    Command("top", "pages", PAGE, ("Home",), fixed=True),
    Command("bottom", "pages", PAGE, ("End",), fixed=True),
    Command("erase", "pages", PAGE, ("Backspace",), fixed=True),
    Command("negate", "pages", PAGE, ("-", "Keypad -"), fixed=True),
    Command("delete", "pages", PAGE, ("Del",), fixed=True),
    Command("menu", "playing", TABLE, (), "start"),
    Command("undo", "playing", TABLE, ("Ctrl+Z",)),
    Command("redo", "playing", TABLE, ("Ctrl+Y", "Ctrl+Shift+Z"), mac=("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("back_one", "playing", TABLE, ("Backspace",)),
    Command("recap", "playing", TABLE, ("R",), "select"),
    Command("coach", "playing", TABLE, ("C",), "x"),
    Command("why", "playing", TABLE, ("W",)),
    Command("aid", "everywhere", EVERYWHERE, ("A",)),
    Command("log", "looking", TABLES, ("L",)),
    Command("log_seat", "looking", TABLES, ("F",)),
    Command("log_copy", "looking", TABLES, ("Ctrl+C",)),
    Command("look_back", "playing", TABLE, ("PageUp",)),
    Command("mark", "playing", TABLES, ("B",)),
    Command(
        "numbers", "moving", TABLE, tuple(f"{pad}{n}" for pad in ("", "Keypad ") for n in range(1, 10)), fixed=True
    ),
    Command("next_puzzle", "playing", TABLE, ("N",)),
    *(Command(seat_command(n), "looking", TABLES, (f"F{n + 2}",)) for n in range(6)),
    Command("seat_back", "looking", TABLE, (), "lb"),
    Command("seat_on", "looking", TABLE, (), "rb"),
    Command("zoom_in", "looking", TABLES, ("+", "=", "Keypad +"), "rt"),
    Command("zoom_out", "looking", TABLES, ("-", "Keypad -"), "lt"),
    Command("zoom_whole", "looking", TABLES, ("0", "Keypad 0", "Home"), "r3"),
    Command("play", "replay", REPLAY, ("Space",), "x"),
    Command("play_back", "replay", REPLAY, ("R",)),
    Command("step_on", "replay", REPLAY, ("Right",)),
    Command("step_back", "replay", REPLAY, ("Left",)),
    Command("turn_on", "replay", REPLAY, ("PageDown",), "rb"),
    Command("turn_back", "replay", REPLAY, ("PageUp",), "lb"),
    Command("mark_on", "replay", REPLAY, ("Ctrl+Right",)),
    Command("mark_back", "replay", REPLAY, ("Ctrl+Left",)),
    Command("to_start", "replay", REPLAY, ("Home",)),
    Command("to_end", "replay", REPLAY, ("End",)),
    Command("speed", "replay", REPLAY, ("S",)),
    Command("eyes", "replay", REPLAY, ("V",)),
    Command("branch", "replay", REPLAY, ("P",)),
    Command("again", "replay", REPLAY, ("T",)),
)
"""The table. Keys that two commands share here are meant to be shared: the first that can use the press has it."""

BY_NAME: Final = {command.name: command for command in COMMANDS}

SEATS: Final = tuple(command.name for command in COMMANDS if command.name.removeprefix("seat_").isdigit())
"""The commands of the other seats, clockwise."""


@dataclass(frozen=True)
class Chord:
    """A key with the modifiers that it needs, such as `Ctrl+Shift+Z`; Ctrl is Cmd on macOS, Control its own Ctrl."""

    text: str
    mac: bool = MAC

    @cached_property
    def parts(self) -> tuple[str, ...]:
        """The modifiers and the key by name."""
        return tuple(re.split(r"(?<=\w)\+(?=.)", self.text))

    def word(self, text: Text) -> str:
        """The chord as the player knows it, for example `Maj+F1` in French."""
        local = {"Ctrl": "Cmd", "Control": "Ctrl", "Alt": "Option"} if self.mac else {}
        return "+".join(_part_word(text, local.get(part, part)) for part in self.parts)


def _part_word(text: Text, part: str) -> str:
    """A modifier or a key in the player's language, where that has a word of its own for it."""
    key = f"keys.{part.replace(' ', '')}"
    return text(key) if text.has(key) else part


def usual_word(text: Text, name: str) -> str:
    """The usual key of a command in words, '' where it has none."""
    usual = BY_NAME[name].usual()
    return Chord(usual[0]).word(text) if usual else ""
