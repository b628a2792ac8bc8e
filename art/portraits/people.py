"""The sixteen naturalists: their heads, and how each sits for the portrait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import new_dress
import old_dress
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


PEOPLE: dict[str, Person] = {
    "anning": Person(
        Head(
            gaze=(-0.03, 0.0),
            wide=1.0,
            jaw=0.96,
            nose=0.9,
            tip=0.92,
            lips=1.05,
            mouth=0.95,
            brow=-0.6,
            brows=0.8,
            fat=0.35,
            neck=0.86,
            eye=1.05,
        ),
        new_dress.anning,
        28,
        "#4a3220",
        scale=51,
        centre=(110, 128),
        side=1,
    ),
    "cuvier": Person(
        Head(
            gaze=(0.03, 0.0), wide=1.05, jaw=1.06, chin=0.4, hook=0.6, nose=1.05, fat=0.5, brow=0.4, age=0.4, lips=0.9
        ),
        old_dress.cuvier,
        -34,
        "#6b4526",
        scale=57,
        centre=(130, 112),
        side=-1,
    ),
    "humboldt": Person(
        Head(gaze=(-0.02, 0.0), wide=1.0, jaw=0.98, chin=0.3, nose=0.98, fat=0.15, lips=1.1, cheek=0.4, eye=1.06),
        old_dress.humboldt,
        30,
        "#86663a",
        scale=57,
        centre=(114, 116),
        side=1,
    ),
    "baret": Person(
        Head(wide=0.97, jaw=0.9, nose=0.88, tip=0.88, lips=1.2, mouth=0.92, brow=-0.9, brows=0.85, neck=0.85, eye=1.1),
        old_dress.baret,
        24,
        "#3d2819",
        centre=(110, 122),
        scale=53,
        side=1,
    ),
    "darwin": Person(
        Head(wide=1.0, jaw=0.98, brow=1.5, nose=0.95, tip=1.2, nostril=1.2, age=1.0, brows=1.7, open=0.85),
        new_dress.darwin,
        38,
        "#a59a86",
        pitch=5,
        centre=(110, 106),
        scale=57,
        side=1,
    ),
    "merian": Person(
        Head(
            gaze=(0.03, 0.0),
            wide=1.0,
            jaw=0.95,
            nose=1.02,
            hook=0.3,
            fat=0.5,
            lips=0.95,
            mouth=0.9,
            brow=-0.5,
            age=0.55,
            brows=0.75,
            neck=0.88,
        ),
        old_dress.merian,
        -28,
        "#4c3421",
        scale=57,
        centre=(130, 112),
        side=-1,
    ),
    "wallace": Person(
        Head(wide=1.0, jaw=1.0, nose=0.95, brow=0.5, tip=1.05, eye=0.98, brows=1.2),
        new_dress.wallace,
        -30,
        "#38271c",
        scale=57,
        centre=(130, 108),
        side=-1,
    ),
    "mantell": Person(
        Head(
            wide=0.95,
            jaw=0.86,
            nose=0.9,
            tip=0.82,
            nostril=0.9,
            lips=1.15,
            mouth=0.86,
            brow=-1.0,
            brows=0.75,
            neck=0.78,
            eye=1.14,
        ),
        new_dress.mantell,
        -24,
        "#53331c",
        centre=(130, 120),
        scale=53,
        side=-1,
    ),
    "owen": Person(
        Head(
            wide=0.94,
            jaw=0.88,
            chin=0.2,
            cheek=0.9,
            fat=-0.7,
            nose=1.12,
            hook=0.7,
            age=1.0,
            eye=1.15,
            brow=0.6,
            lips=0.75,
            mouth=1.08,
        ),
        new_dress.owen,
        33,
        "#8b826f",
        centre=(110, 112),
        scale=56,
        side=1,
    ),
    "brown": Person(
        Head(gaze=(0.02, 0.0), wide=1.0, jaw=1.04, chin=0.6, nose=1.0, brow=0.7, age=0.5, lips=0.85, open=0.82),
        new_dress.brown,
        -26,
        "#463423",
        centre=(130, 122),
        scale=51,
        side=-1,
    ),
    "yang": Person(
        Head(
            gaze=(-0.03, 0.0),
            wide=1.04,
            jaw=1.0,
            cheek=0.6,
            nose=0.86,
            hook=-0.5,
            nostril=1.12,
            fat=0.3,
            brow=-0.3,
            lips=1.05,
            open=0.8,
        ),
        new_dress.yang,
        26,
        "#231e1c",
        scale=57,
        centre=(110, 112),
        side=1,
    ),
    "mexia": Person(
        Head(
            gaze=(-0.025, 0.0),
            wide=1.0,
            jaw=0.98,
            cheek=0.5,
            nose=0.96,
            nostril=1.1,
            fat=0.45,
            age=0.9,
            lips=0.95,
            brow=-0.2,
            neck=0.92,
        ),
        new_dress.mexia,
        22,
        "#6d6454",
        centre=(110, 124),
        scale=48,
        side=1,
    ),
    "buffon": Person(
        Head(wide=1.03, jaw=1.06, chin=0.5, fat=0.7, nose=1.02, hook=0.3, brow=0.6, brows=1.4, age=0.45, lips=1.0),
        old_dress.buffon,
        -32,
        "#3f352c",
        centre=(130, 108),
        scale=56,
        side=-1,
    ),
    "linne": Person(
        Head(
            gaze=(-0.035, 0.0),
            wide=1.02,
            jaw=0.98,
            nose=1.02,
            hook=0.2,
            tip=1.05,
            fat=0.4,
            lips=1.15,
            smile=0.25,
            eye=1.1,
        ),
        old_dress.linne,
        36,
        "#5a4a38",
        scale=57,
        centre=(110, 110),
        side=1,
    ),
    "trembley": Person(
        Head(wide=0.97, jaw=0.92, chin=0.2, nose=1.06, hook=0.5, fat=-0.2, cheek=0.4, lips=0.95, brows=1.1),
        old_dress.trembley,
        -48,
        "#4a4034",
        scale=57,
        centre=(130, 110),
        side=-1,
    ),
    "daubenton": Person(
        Head(
            gaze=(0.035, 0.0),
            wide=0.96,
            jaw=0.9,
            chin=0.4,
            cheek=0.8,
            fat=-0.5,
            nose=1.1,
            hook=0.9,
            age=1.0,
            lips=0.8,
            open=0.85,
        ),
        old_dress.daubenton,
        -38,
        "#8b826f",
        scale=57,
        centre=(130, 108),
        side=-1,
    ),
}
"""Every naturalist by the name of the pictures."""


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
