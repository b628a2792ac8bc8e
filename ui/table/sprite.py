"""Pictures that move over the table: key frames of place, size, angle and visibility, and how one is drawn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from ui.assets import Assets
from ui.theme import Colour
from ui.widgets.panel import soft_shadow

Size = tuple[int, int]
Point = tuple[float, float]
Picture = str | Callable[[Size], pygame.Surface]
"""What a sprite shows: a picture of `art` by its name, or what paints one of a size and keeps it."""

FLAT = 2.0
"""What is lifted by fewer pixels lies on the table and throws no shadow of its own."""


@dataclass(frozen=True)
class Key:
    """How a sprite stands `at` so many seconds; `wide` and `high` are parts of its size, `lift` is above the table.

    `picture` is shown from here on, '' keeps the one before.
    """

    at: float
    middle: Point
    wide: float = 1.0
    high: float = 1.0
    angle: float = 0.0
    alpha: float = 1.0
    lift: float = 0.0
    picture: Picture = ""


Seen = Callable[[Key], Key]
"""How a pose is shown on a board that may be larger than the window."""


@dataclass(frozen=True)
class Sprite:
    """A picture with its key frames; white ones can be tinted. It is not seen before its first key.

    `size` is the largest in which it is shown, `still` the key at which it stands where nothing may move. What
    `passes` is gone when its stage is over; so is what has faded in the end.
    """

    size: Size
    keys: tuple[Key, ...]
    tint: Colour | None = None
    still: int = -1
    passes: bool = False
    over: bool = False
    """Whether it stands over the window and not on the board, however large that is shown."""
    ends: float | None = None
    """The age from which it goes backwards, None where it goes forwards."""

    def pose(self, age: float) -> Key | None:
        """How it stands at that age; after its last key it stays as that one says."""
        age = age if self.ends is None else max(self.ends - age, 0.0)
        number = bisect_right(self.keys, age, key=lambda key: key.at)
        if not number:
            return None
        before, after = self.keys[number - 1], self.keys[min(number, len(self.keys) - 1)]
        span = after.at - before.at
        return _between(before, after, (age - before.at) / span if span > 0 else 0.0, self._picture(number))

    def _picture(self, number: int) -> Picture:
        """What is shown once so many keys have passed."""
        return next((key.picture for key in reversed(self.keys[:number]) if key.picture), "")

    @property
    def stilled(self) -> Sprite:
        """The same without any motion: it stands where it has something to show."""
        number = self.still % len(self.keys)
        key = replace(self.keys[number], at=0.0, lift=0.0, picture=self._picture(number + 1))
        return replace(self, keys=(key,), still=0, passes=not self.stays)

    @property
    def landed(self) -> Sprite:
        """The same as it stands in the end."""
        return replace(self, still=-1).stilled

    def rewound(self, seconds: float) -> Sprite:
        """The same from its end, at so many seconds, to its beginning."""
        return replace(self, ends=seconds, passes=True)

    def moved(self, where: Callable[[Point], Point]) -> Sprite:
        """The same way between other ends: where `where` says that the first and the last key are."""
        first, last = self.keys[0], self.keys[-1]
        begin, end = _shift(first.middle, where), _shift(last.middle, where)
        if begin == end == (0.0, 0.0):
            return self
        span = max(last.at - first.at, 0.001)
        parts = [(key.at - first.at) / span for key in self.keys]
        shifts = [tuple(a + (b - a) * part for a, b in zip(begin, end, strict=True)) for part in parts]
        middles = [(key.middle[0] + x, key.middle[1] + y) for key, (x, y) in zip(self.keys, shifts, strict=True)]
        return replace(self, keys=tuple(replace(key, middle=at) for key, at in zip(self.keys, middles, strict=True)))

    @property
    def stays(self) -> bool:
        """Whether it lies there after its stage."""
        return not self.passes and self.keys[-1].alpha > 0

    def order(self, assets: Assets) -> None:
        """Let all that it shows be made ahead."""
        for picture in {key.picture for key in self.keys if key.picture}:
            _image(assets, picture, self)

    @property
    def moves(self) -> bool:
        """Whether it ever changes."""
        return len(self.keys) > 1


def _shift(point: Point, where: Callable[[Point], Point]) -> Point:
    """How far another place of a point lies from it."""
    other = where(point)
    return other[0] - point[0], other[1] - point[1]


def _between(before: Key, after: Key, part: float, picture: Picture) -> Key:
    """A pose a part of the way from one key to the next."""

    def mid(a: float, b: float) -> float:
        return a + (b - a) * part

    (x, y), (x2, y2) = before.middle, after.middle
    return Key(
        0.0,
        (mid(x, x2), mid(y, y2)),
        mid(before.wide, after.wide),
        mid(before.high, after.high),
        mid(before.angle, after.angle),
        mid(before.alpha, after.alpha),
        mid(before.lift, after.lift),
        picture,
    )


def as_it_is(pose: Key) -> Key:
    """A pose where the board is shown whole."""
    return pose


def draw_sprite(surface: pygame.Surface, assets: Assets, sprite: Sprite, age: float, seen: Seen = as_it_is) -> None:
    """Draw a sprite as it stands at that age, with a shadow under what is lifted; nothing of it is kept."""
    pose = sprite.pose(age)
    if pose is None or pose.alpha <= 0 or not pose.picture:
        return
    pose = pose if sprite.over else seen(pose)
    image = _image(assets, pose.picture, sprite)
    shaped = _shaped(image, pose)
    x, y = round(pose.middle[0]), round(pose.middle[1])
    if pose.lift > FLAT:
        _draw_shadow(surface, image.get_size(), (x, y), min(pose.wide, 1.0))
    strength = round(255 * min(pose.alpha, 1.0))
    if strength < 255:
        shaped.set_alpha(strength)
    surface.blit(shaped, shaped.get_rect(center=(x, y - round(pose.lift))))
    if strength < 255:
        shaped.set_alpha(255)


def _image(assets: Assets, picture: Picture, sprite: Sprite) -> pygame.Surface:
    """A picture in the size of a sprite."""
    return assets.image(picture, sprite.size, sprite.tint) if isinstance(picture, str) else picture(sprite.size)


def _shaped(image: pygame.Surface, pose: Key) -> pygame.Surface:
    """The picture in the size and at the angle of a pose."""
    wide, high, angle = pose.wide, pose.high, pose.angle % 360
    if abs(wide - high) > 0.001 or (not angle and wide != 1.0):
        size = (max(round(image.get_width() * wide), 1), max(round(image.get_height() * high), 1))
        image, wide = pygame.transform.smoothscale(image, size), 1.0
    return pygame.transform.rotozoom(image, angle, wide) if angle else image


def _draw_shadow(surface: pygame.Surface, size: Size, ground: tuple[int, int], part: float) -> None:
    """A soft shadow on the table under something that is in the air."""
    high = max(round(size[1] * 0.2), 2)
    shadow = soft_shadow((max(round(size[0] * 0.6), 2), high), high // 2, max(high // 2, 2), 90)
    if part > 0.5:
        surface.blit(shadow, shadow.get_rect(center=(ground[0], ground[1] + round(size[1] * 0.45 * part))))
