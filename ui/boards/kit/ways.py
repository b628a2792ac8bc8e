"""Ways of pieces over the table, as sprites: flights, tumbling dice, cards turned over, signs that stand up."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

import pygame

from ui.table.sprite import Key, Picture, Sprite
from ui.theme import Colour

STEPS = 9
"""So many key frames make a curve."""

BOUNCES = ((0.45, 1.0), (0.3, 0.4), (0.25, 0.14))
"""How a die bounces: what part of the time each leap takes, and how high it is beside the first one."""

FACE = 0.085
"""Seconds that each face of a tumbling die is seen."""

ROLLS = 0.84
"""The part of its time in which a die rolls; then it lies there with its true face."""

TURNS = 540
"""Degrees by which a die turns while it rolls."""

NEVER = 3600.0
"""Seconds that no stage takes."""

Stop = tuple[float, pygame.Rect]
"""Where something is after so many seconds."""


def eased(part: float) -> float:
    """A part of a way that begins and ends gently."""
    return part * part * (3 - 2 * part)


def route(
    picture: Picture, stops: Sequence[Stop], arc: float = 0.0, tint: Colour | None = None, angle: float = 0.0
) -> Sprite:
    """From stop to stop in the sizes of the stops, each time in an arc so high; it tilts by an angle on its way."""
    size = max((rect.size for _, rect in stops), key=lambda one: one[0] * one[1])
    keys = [_key(stops[0], size, picture)]
    for first, last in pairwise(stops):
        if first[1] == last[1]:
            keys.append(_key(last, size))
            continue
        keys += [_on_the_way(first, last, step / STEPS, size, arc, angle) for step in range(1, STEPS + 1)]
    return Sprite(size, tuple(keys), tint)


def _key(stop: Stop, size: tuple[int, int], picture: Picture = "") -> Key:
    part = min(stop[1].width / max(size[0], 1), stop[1].height / max(size[1], 1))
    return Key(stop[0], stop[1].center, part, part, picture=picture)


def _on_the_way(first: Stop, last: Stop, part: float, size: tuple[int, int], arc: float, angle: float) -> Key:
    """The key frame a part of the time after one stop and before the next."""
    a, b, way = _key(first, size), _key(last, size), eased(part)
    x, y = (start + (end - start) * way for start, end in zip(a.middle, b.middle, strict=True))
    scale, bow = a.wide + (b.wide - a.wide) * way, 4 * way * (1 - way)
    return Key(a.at + (b.at - a.at) * part, (x, y), scale, scale, angle * bow, lift=arc * bow)


def fly(
    picture: Picture,
    start: pygame.Rect,
    end: pygame.Rect,
    seconds: float,
    delay: float = 0.0,
    arc: float = 0.0,
    tint: Colour | None = None,
    grows: bool = False,
) -> Sprite:
    """From one box to another, in the size in which it lands; `grows` begins in the size of the first box."""
    origin = start.copy() if grows else end.copy()
    origin.center = start.center
    return route(picture, ((delay, origin), (max(seconds, delay + 0.01), end)), arc, tint)


def in_turn(sprites: Iterable[Sprite], gap: float, most: float = 0.5) -> tuple[Sprite, ...]:
    """The same sprites, each a little later than the one before, none by more than `most` seconds."""
    return tuple(late(sprite, min(n * gap, most)) for n, sprite in enumerate(sprites))


def waiting(sprites: Iterable[Sprite]) -> tuple[Sprite, ...]:
    """The same sprites, all seen from the beginning: what goes later lies where it starts until then."""
    return tuple(
        replace(sprite, keys=(replace(sprite.keys[0], at=0.0), *sprite.keys)) if sprite.keys[0].at > 0 else sprite
        for sprite in sprites
    )


def late(sprite: Sprite, seconds: float) -> Sprite:
    """The same, so many seconds later."""
    return replace(sprite, keys=tuple(replace(key, at=key.at + seconds) for key in sprite.keys))


def still_at(sprite: Sprite, seconds: float) -> Sprite:
    """The same; where nothing may move it stands as it does after so many seconds."""
    number = sum(key.at <= seconds + 0.001 for key in sprite.keys) - 1
    return replace(sprite, still=max(number, 0))


def only_still(sprite: Sprite) -> Sprite:
    """The same, seen only where nothing may move: a sign in place of a motion."""
    return replace(late(sprite, NEVER), passes=True)


def spent(sprite: Sprite) -> Sprite:
    """The same, gone once it has arrived."""
    last = sprite.keys[-1]
    return replace(sprite, keys=(*sprite.keys, replace(last, at=last.at + 0.12, alpha=0.0)), still=-2)


def faded(sprite: Sprite) -> Sprite:
    """The same, ever fainter towards its end."""
    return replace(sprite, keys=(*sprite.keys[:-1], replace(sprite.keys[-1], alpha=0.0)))


def then(*parts: Sprite) -> Sprite:
    """Several ways of one thing, one after the other; all in the size of the first."""
    size, keys, over = parts[0].size, list[Key](), 0.0
    for part in parts:
        factor = part.size[1] / max(size[1], 1)
        keys += [replace(key, at=key.at + over, wide=key.wide * factor, high=key.high * factor) for key in part.keys]
        over = keys[-1].at
    return replace(parts[0], keys=tuple(keys))


def tumble(
    faces: Sequence[Picture], start: pygame.Rect, end: pygame.Rect, seconds: float, delay: float = 0.0, arc: float = 0.0
) -> Sprite:
    """A die that rolls from one box to another, bounces, and comes to lie with the last of its faces up."""
    rolling, keys = seconds * ROLLS, list[Key]()
    count = max(round(rolling / 0.028), 4)
    keys += [_rolling(faces, start, end, rolling, step / count, arc) for step in range(count + 1)]
    settled = Key(seconds, end.center, picture=faces[-1])
    keys += [replace(settled, at=rolling + (seconds - rolling) / 2, wide=1.14, high=1.14), settled]
    return late(Sprite(end.size, tuple(keys)), delay)


def _rolling(
    faces: Sequence[Picture], start: pygame.Rect, end: pygame.Rect, rolling: float, part: float, arc: float
) -> Key:
    """A die a part of its time after it was thrown."""
    way, at = 1 - (1 - part) ** 2, rolling * part
    x, y = (a + (b - a) * way for a, b in zip(start.center, end.center, strict=True))
    lift = _leap(part)
    face = faces[-1] if part > 0.86 else faces[int(at / FACE) % max(len(faces) - 1, 1)]
    flat = 1 - 0.14 * (lift < 0.08 and part < 0.98)
    return Key(at, (x, y), 2 - flat, flat, TURNS * (1 - way), lift=lift * arc, picture=face)


def _leap(part: float) -> float:
    """How high a bouncing die is, beside the height of its first leap."""
    begun = 0.0
    for span, high in BOUNCES:
        if part < begun + span:
            return high * math.sin(math.pi * (part - begun) / span)
        begun += span
    return 0.0


def turn_over(back: Picture, front: Picture, box: pygame.Rect, seconds: float, delay: float = 0.0) -> Sprite:
    """Something that lies face down is turned over: its back gets narrow, its front gets wide."""
    keys = (
        Key(0.0, box.center, picture=back),
        Key(seconds * 0.2, box.center, 1.0, lift=box.height * 0.08),
        Key(seconds * 0.5, box.center, 0.04, 1.06, lift=box.height * 0.16, picture=front),
        Key(seconds * 0.8, box.center, 1.08, 1.08, lift=box.height * 0.08),
        Key(seconds, box.center),
    )
    return late(Sprite(box.size, keys), delay)


def stand_up(picture: Picture, box: pygame.Rect, seconds: float, delay: float = 0.0) -> Sprite:
    """Something that appears in its place with a small leap, and stays."""
    keys = (
        Key(0.0, box.center, 0.5, 0.5, alpha=0.0, picture=picture),
        Key(seconds * 0.6, box.center, 1.12, 1.12),
        Key(seconds, box.center),
    )
    return late(Sprite(box.size, keys), delay)


def rise(picture: Picture, box: pygame.Rect, high: float, seconds: float, delay: float = 0.0) -> Sprite:
    """A sign that stands up over a place, rises, and goes."""
    x, y = box.center
    keys = (
        Key(0.0, (x, y), 0.6, 0.6, alpha=0.0, picture=picture),
        Key(seconds * 0.2, (x, y - high * 0.3), 1.1, 1.1),
        Key(seconds * 0.75, (x, y - high * 0.8)),
        Key(seconds, (x, y - high), alpha=0.0),
    )
    return replace(late(Sprite(box.size, keys), delay), still=2)


def hop(picture: Picture, box: pygame.Rect, high: float, seconds: float, delay: float = 0.0) -> Sprite:
    """Something that leaps up in its place once."""
    keys = [
        Key(seconds * step / STEPS, box.center, lift=high * math.sin(math.pi * step / STEPS), picture=picture)
        for step in range(STEPS + 1)
    ]
    return late(Sprite(box.size, tuple(keys)), delay)
