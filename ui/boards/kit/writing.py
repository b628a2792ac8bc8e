"""Words as pictures that shrink until they fit; what does not fit at the smallest size is told to the tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from weakref import WeakKeyDictionary

import pygame

from ui import characters, typeset
from ui.app import App
from ui.theme import Colour

SMALLEST = 11 / 720
"""The smallest height of words on any board, as a part of the height of a window of the usual shape.

Who wants everything smaller than usual gets smaller words as well, but never below 11 pixels.
"""

STEP = 0.94
"""Words that do not fit become smaller by this factor."""

_WIDTHS: WeakKeyDictionary[pygame.font.Font, dict[str, int]] = WeakKeyDictionary()
"""How wide words are set, by font; forgotten with the font."""


def smallest(app: App) -> int:
    """Words are never smaller than this many pixels."""
    usual = min(app.size[1], app.size[0] * 9 / 16) * SMALLEST
    return max(round(usual * min(app.theme.scale, 1.0)), 11)


def font(app: App, family: str, pixels: float) -> pygame.font.Font:
    """A font of that many pixels."""
    return app.theme.font(family, max(pixels, 1) / app.theme.unit)


def width(face: pygame.font.Font, words: str) -> int:
    """How wide words are set; known as long as the font is in use."""
    widths = _WIDTHS.setdefault(face, {})
    if words not in widths:
        widths[words] = typeset.line_width(face, words)
    return widths[words]


def fits_line(app: App, words: str, room: int, family: str = "ui_bold") -> bool:
    """Whether words fit into one line of the smallest height."""
    return width(font(app, family, smallest(app)), words) <= room


def fits_block(app: App, words: str, room: tuple[int, int], family: str = "ui") -> bool:
    """Whether words fit into several lines of the smallest height."""
    face = font(app, family, smallest(app))
    lines = typeset.wrap(face, words, room[0])
    return typeset.text_size(face, lines)[1] <= room[1] + 2 and _widest(face, words) <= room[0]


def fitting(app: App, forms: Iterable[str], room: int, family: str = "ui_bold") -> str:
    """The first of several forms that fits into one line of the smallest height, '' if none does."""
    return next((form for form in forms if fits_line(app, form, room, family)), "")


def roomy(app: App, words: str, boxes: Sequence[pygame.Rect], family: str = "ui_bold") -> pygame.Rect:
    """The first of several boxes in which words fit into one line of the smallest height, the last if none does."""
    return next((box for box in boxes if fits_line(app, words, box.width, family)), boxes[-1])


def shortened(app: App, words: str, room: int, family: str = "ui_bold") -> str:
    """Words that fit into one line of the smallest height: whole, else cut with a point after them."""
    cut = (f"{words[:end]}." for end in range(len(words) - 1, 2, -1))
    return fitting(app, (words, *cut), room, family) or words


NARROWEST = 0.76
"""Words that would have to be cut are set narrower instead, but no narrower than this part of their width."""


def narrows(app: App, words: str, room: int, family: str = "ui_bold") -> bool:
    """Whether words fit into one line of the smallest height if their letters are made narrower."""
    return width(font(app, family, smallest(app)), words) * NARROWEST <= room


def narrow(app: App, words: str, room: int, colour: Colour, family: str) -> pygame.Surface:
    """One line of words of the smallest height with letters as narrow as the room; set large first, to stay sharp."""
    return _reduced(app, words, room, smallest(app), colour, family)


UNEVEN = 20
"""Letters below so many pixels are put on whole pixels by the font, so that some stand too far apart."""


def fine(app: App, words: str, room: int, height: float, colour: Colour, family: str) -> pygame.Surface:
    """One line of words as `line` sets it; small ones are set large first, so that their letters are evenly apart."""
    size = line_height(app, words, room, height, family)
    if size >= UNEVEN or width(font(app, family, size), words) > room:
        return line(app, words, room, height, colour, family)
    return _reduced(app, words, room, size, colour, family)


def _reduced(app: App, words: str, room: int, size: float, colour: Colour, family: str) -> pygame.Surface:
    """One line of words of that height and at most as wide as the room, made smaller from four times its size."""
    label = typeset.render_line(font(app, family, 4 * size), words, colour)
    wide, high = label.get_size()
    return pygame.transform.smoothscale(label, (min(room, wide // 4), high // 4))


HYPHEN = "|"
"""Where a word may be parted by a hyphen."""


def parted(app: App, words: str, room: int, family: str = "ui_bold") -> list[str]:
    """Words in lines of the smallest height no wider than the room; they end at spaces, and at marks with a hyphen."""
    face, lines = font(app, family, smallest(app)), list[str]()
    for word in words.split(" "):
        whole = word.replace(HYPHEN, "")
        if lines and width(face, f"{lines[-1]} {whole}") <= room:
            lines[-1] += f" {whole}"
        elif width(face, whole) <= room:
            lines.append(whole)
        else:
            lines += _hyphened(face, word.split(HYPHEN), room)
    return lines


def _hyphened(face: pygame.font.Font, pieces: Sequence[str], room: int) -> list[str]:
    """The pieces of a word in lines no wider than the room, as far as that can be."""
    lines = [pieces[0]]
    for n, piece in enumerate(pieces[1:], 2):
        if width(face, lines[-1] + piece + ("-" if n < len(pieces) else "")) <= room:
            lines[-1] += piece
        else:
            lines[-1] += "-"
            lines.append(piece)
    return lines


def line(app: App, words: str, room: int, height: float, colour: Colour, family: str) -> pygame.Surface:
    """One line of words `height` pixels tall, made smaller where the room is too narrow."""
    size = line_height(app, words, room, height, family)
    face = font(app, family, size)
    if width(face, words) > room + 1:
        typeset.report_overflow(words, (width(face, words), round(size)), (room, round(height)))
    return typeset.render_line(face, words, colour)


def line_height(app: App, words: str, room: int, height: float, family: str) -> float:
    """The height of one line of words: `height` pixels, less where the room is too narrow."""
    least = smallest(app)
    size = max(height, least)
    while size > least and width(font(app, family, size), words) > room:
        size = max(size * STEP, least)
    return size


def block(
    app: App, words: str, room: tuple[int, int], height: float, colour: Colour, family: str, align: typeset.Align
) -> pygame.Surface:
    """Words in several lines, made smaller until they fill the room no more than it allows."""
    face = font(app, family, block_height(app, words, room, height, family))
    needed = typeset.text_size(face, typeset.wrap(face, words, room[0]))
    if needed[1] > room[1] + 4 or _widest(face, words) > room[0]:
        typeset.report_overflow(words, needed, room)
    return typeset.render(face, _balanced(face, words, room[0]), colour, align)


def block_height(app: App, words: str, room: tuple[int, int], height: float, family: str) -> float:
    """The height of words in several lines: `height` pixels, less where the room is too small."""
    least = smallest(app)
    size = max(height, least)
    while size > least:
        face = font(app, family, size)
        needed = typeset.text_size(face, typeset.wrap(face, words, room[0]))
        if needed[1] <= room[1] + 2 and _widest(face, words) <= room[0]:
            break
        size = max(size * STEP, least)
    return size


def signed(value: int) -> str:
    """A number with its sign, nought without one."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def _balanced(face: pygame.font.Font, words: str, room: int) -> list[str]:
    """Lines of about equal length that split no word where that can be."""
    lines = typeset.balance(face, words, room)
    return lines if " ".join(lines).split() == words.split() else typeset.wrap(face, words, room)


def _widest(face: pygame.font.Font, words: str) -> int:
    """The width of the longest part in which no line may end."""
    whole = (word for line in words.split("\n") for word in characters.unbroken(line))
    return max((width(face, part) for word in whole for part in characters.hyphened(word)), default=0)
