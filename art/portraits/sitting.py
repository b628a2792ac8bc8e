"""How somebody sits for a portrait: turned, thinking or pleased, with a hand at the chin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engrave import Part
from faces import Head
from solids import Frame, turn
from tailor import LINEN, LINEN_SHADE
from wardrobe import PALE, hand, planes, stuff

Dress = Callable[[Head, Frame, Frame], list[Part]]


@dataclass(frozen=True)
class Person:
    """A sitter: head, how it is turned, how large it is drawn and where, and what is worn."""

    head: Head
    dress: Dress
    yaw: float
    brow_ink: str
    pitch: float = 3.0
    roll: float = 0.0
    scale: float = 54.0
    centre: tuple[float, float] = (120.0, 110.0)
    side: int = 1

    def frames(self) -> tuple[Frame, Frame]:
        """Where head and body stand."""
        head = Frame(turn(self.yaw, self.pitch, self.roll), (0, -0.6, -0.2))
        return head, Frame(turn(self.yaw * 0.45), (0, -1.5, -0.3), (0, 0.2, 0))


def posed(person: Person, mood: str) -> Person:
    """The sitter calm, thinking or pleased."""
    h, s = person.head, person.side
    if mood == "thinking":
        head = replace(h, gaze=(0.02 * s, -0.035), open=max(h.open * 0.72, 0.62))
        return replace(person, head=head, pitch=person.pitch + 9, roll=person.roll + 4 * s)
    if mood == "pleased":
        return replace(person, head=replace(h, smile=h.smile + 0.85, open=h.open * 0.84), pitch=person.pitch - 2)
    return person


def thoughtful(person: Person, head: Frame) -> list[Part]:
    """The hand at the chin of somebody who thinks."""
    skin, cuff = hand(-person.side)
    tint = "#f6e3c6"
    return [
        stuff("hand", skin, head, tint, "#e6c8a0", planes(0.4, 1, 0.6, 0.065), ((0.5, 0.45), (0.34, 0.8)), 0.34),
        stuff("cuff", cuff, head, LINEN, LINEN_SHADE, planes(0.3, 1, 0.4, 0.085), PALE),
    ]
