"""Presses of keys: which chord they are, and which commands they ask for."""

from __future__ import annotations

from functools import lru_cache

import pygame

from ui.commands import MAC, Chord

_CODES = {"Esc": "escape", "Enter": "return", "Del": "delete"}
_NAMES = {pygame.K_ESCAPE: "Esc", pygame.K_RETURN: "Enter", pygame.K_DELETE: "Del"}
_KEYPAD: dict[int, int] = {getattr(pygame, f"K_KP{n}"): n for n in range(10)}
_WATCHED = pygame.KMOD_CTRL | pygame.KMOD_SHIFT | pygame.KMOD_ALT | pygame.KMOD_META
_ALONE = frozenset(
    getattr(pygame, f"K_{name}")
    for name in ("LSHIFT", "RSHIFT", "LCTRL", "RCTRL", "LALT", "RALT", "LMETA", "RMETA", "MODE", "UNKNOWN")
)
"""Keys that ask for nothing by themselves."""


@lru_cache(maxsize=512)
def code_of(chord: Chord) -> int:
    """The code of a chord's key; ValueError where there is none of that name."""
    return pygame.key.key_code(_CODES.get(chord.parts[-1], chord.parts[-1]))


@lru_cache(maxsize=512)
def modifiers_of(chord: Chord) -> tuple[int, ...]:
    """The masks of a chord's modifiers; ValueError where one is unknown."""
    masks = modifier_masks(chord.mac)
    if not masks.keys() >= set(chord.parts[:-1]):
        raise ValueError(chord.text)
    return tuple(masks[name] for name in chord.parts[:-1])


def matches(chord: Chord, event: pygame.event.Event) -> bool:
    """Whether a key press is a chord, with these modifiers and no others; a sign counts however it is typed."""
    key, modifiers = chord.parts[-1], modifiers_of(chord)
    if not modifiers and len(key) == 1 and not key.isalpha() and getattr(event, "unicode", "") == key:
        return True
    if event.key != code_of(chord) or not all(event.mod & modifier for modifier in modifiers):
        return False
    return not event.mod & _WATCHED & ~sum(modifiers)


def known(chord: Chord) -> bool:
    """Whether there is such a key with such modifiers."""
    try:
        return code_of(chord) > 0 and 0 not in modifiers_of(chord)
    except (ValueError, pygame.error):
        return False


def same(one: Chord, other: Chord) -> bool:
    """Whether two chords are the same key with the same modifiers."""
    return code_of(one) == code_of(other) and sorted(modifiers_of(one)) == sorted(modifiers_of(other))


def modifier_masks(mac: bool = MAC) -> dict[str, int]:
    """The modifiers by name and mask."""
    first = {"Control": pygame.KMOD_CTRL, "Ctrl": pygame.KMOD_META} if mac else {"Ctrl": pygame.KMOD_CTRL}
    return {**first, "Alt": pygame.KMOD_ALT, "Shift": pygame.KMOD_SHIFT}


def chord_of(event: pygame.event.Event, mac: bool = MAC) -> Chord | None:
    """What was pressed, as it is written down; None for a modifier alone or a key without a name."""
    name = _NAMES.get(event.key) or pygame.key.name(event.key, use_compat=False)
    if event.key in _ALONE or not name or (not mac and event.mod & pygame.KMOD_META):
        return None
    held = [word for word, mask in modifier_masks(mac).items() if event.mod & mask]
    return Chord("+".join([*held, name]), mac)


def means(event: pygame.event.Event, *names: str) -> bool:
    """Whether an event asks for one of these commands."""
    return event.type == pygame.KEYDOWN and not getattr(event, "commands", frozenset()).isdisjoint(names)


def digit_of(event: pygame.event.Event) -> int | None:
    """The digit that a key types, those of the number pad included; None for any other key."""
    if pygame.K_0 <= event.key <= pygame.K_9:
        return int(event.key - pygame.K_0)
    return _KEYPAD.get(event.key)


def by_button(event: pygame.event.Event) -> bool:
    """Whether a press is that of a controller's button."""
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and hasattr(event, "button")


def is_modifier(event: pygame.event.Event) -> bool:
    """Whether a press is that of a modifier, which asks for nothing by itself."""
    return event.key in _ALONE


def skips(event: pygame.event.Event) -> bool:
    """Whether an event ends the show: the press of a key or of a button of the mouse, not a turn of its wheel."""
    if event.type == pygame.KEYDOWN:
        return not is_modifier(event)
    return event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT
