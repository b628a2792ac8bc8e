"""The palettes: colours that have other values in some of them, and which palette is in force."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias, overload

Palette = Literal["usual", "contrast", "red_green", "blue_yellow"]

PALETTES: tuple[Palette, ...] = ("usual", "contrast", "red_green", "blue_yellow")
"""As they are offered; the last two are for people who see little difference between these two colours."""

RGB = tuple[int, int, int]


class Tone:
    """A colour that is read when something is drawn with it, so that it is always that of the palette in force.

    To whoever draws it is a sequence of three numbers; it equals any other of the same numbers.
    """

    __slots__ = ("_values",)

    def __init__(
        self, usual: RGB, contrast: RGB | None = None, red_green: RGB | None = None, blue_yellow: RGB | None = None
    ) -> None:
        """The usual value, and those of the other palettes where they differ."""
        self._values: tuple[RGB, ...] = (usual, contrast or usual, red_green or usual, blue_yellow or usual)

    def now(self) -> RGB:
        """Its value in the palette in force."""
        return self._values[_FORCE.index]

    def usual(self) -> RGB:
        """Its value in the usual palette."""
        return self._values[0]

    def __len__(self) -> int:
        """Red, green and blue."""
        return 3

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[int, ...]: ...
    def __getitem__(self, index: int | slice) -> int | tuple[int, ...]:
        """One of the numbers, or some of them."""
        return self._values[_FORCE.index][index]

    def __iter__(self) -> Iterator[int]:
        """The three numbers."""
        return iter(self._values[_FORCE.index])

    def __eq__(self, other: object) -> bool:
        """Whether the other has the same numbers now."""
        return self.now() == (other.now() if isinstance(other, Tone) else other)

    def __hash__(self) -> int:
        """That of the numbers now, so whatever keeps something by colours forgets it when they change (`LEAVING`)."""
        return hash(self.now())

    def __repr__(self) -> str:
        """The numbers as a tuple writes them."""
        return repr(self.now())


Colour: TypeAlias = RGB | Tone
"""Anything to draw with."""


class _Force:
    """Which palette is in force."""

    index = 0


_FORCE = _Force()


LEAVING: list[Callable[[], None]] = []
"""What is called before another palette comes into force: whoever keeps something by colours forgets it then."""


def use(palette: Palette) -> None:
    """Draw in that palette from now on; what was kept in another one is forgotten first."""
    if palette == in_force():
        return
    for forget in LEAVING:
        forget()
    _FORCE.index = PALETTES.index(palette)


def in_force() -> Palette:
    """The palette that is drawn in now."""
    return PALETTES[_FORCE.index]
