"""Setting text: wrapping, fitting into boxes, and drawing with alignment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import pygame

from ui import inline, pencil
from ui.aside import given_pause
from ui.characters import NO_BREAK, beginnings, hyphened, printable, splits_word, unbroken
from ui.theme import Colour, Theme

Align = Literal["left", "center", "right"]
Valign = Literal["top", "center", "bottom"]
Overflow = Callable[[str, tuple[int, int], tuple[int, int]], None]

UNSEEN = 0.96
"""A block shrinks to this part of its size to stay one line where it could be wrapped unshrunk."""

SMALLEST = 0.8
"""Labels shrink at most to this part of their size before they wrap."""

GENTLE = 0.88
"""A block shrinks to this part of its size to stay one line; otherwise it wraps."""

SPACE = 0.27
"""Width of a space at least, as a part of the font's size."""

LEADING = 1.18
"""Distance of two lines as a multiple of the font's size."""

SPARE = 3
"""Words of a line that can spare one for a word that stands alone under it."""

_watchers: list[Overflow] = []


def watch_overflow(watcher: Overflow) -> Callable[[], None]:
    """Call `watcher(text, needed, given)` whenever a text exceeds its box; the result ends that."""
    _watchers.append(watcher)
    return lambda: _watchers.remove(watcher)


def wrap(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """The lines of `text` no wider than `width`; line breaks are kept, over-long words are split.

    Where a paragraph would end with one word alone in its line, the word before it stands there too.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _accompanied(font, _wrap_paragraph(font, printable(paragraph), max(width, 1)), width)
    return lines


def balance(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """As `wrap`, but with lines of about equal length, so that no word stands alone."""
    lines = wrap(font, text, width)
    low, high = width // 2, width
    while high - low > 4:
        middle = (low + high) // 2
        fewer = len(wrap(font, text, middle)) <= len(lines)
        low, high = (low, middle) if fewer else (middle, high)
    return wrap(font, text, high)


def glyphs(font: pygame.font.Font, run: str, colour: Colour) -> pygame.Surface:
    """A run of printable characters as a surface, which is empty where they take no room."""
    if not font.size(run)[0]:
        return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)
    return font.render(run, True, colour)


def line_width(font: pygame.font.Font, line: str) -> int:
    """How wide a line is set; spaces are at least a quarter of the font's size, marks and icons are drawn."""
    if inline.pictured(line):
        return sum(_piece_width(font, piece) for piece in inline.pieces(line))
    if len(words := pencil.parted(line)) > 1:
        return sum(line_width(font, part) for part in words) + (len(words) - 1) * pencil.width(font)
    line = printable(line).replace(NO_BREAK, " ")
    return font.size(line)[0] + line.count(" ") * _extra_space(font)


def render_line(font: pygame.font.Font, line: str, colour: Colour) -> pygame.Surface:
    """One line as a transparent surface."""
    if inline.pictured(line):
        return _pictured_line(font, line, colour)
    if len(pencil.parted(line)) > 1:
        return _marked_line(font, line, colour)
    line = printable(line).replace(NO_BREAK, " ")
    extra = _extra_space(font)
    if not extra or " " not in line:
        return glyphs(font, line, colour)
    surface = pygame.Surface((max(line_width(font, line), 1), font.get_height()), pygame.SRCALPHA)
    done = ""
    for number, word in enumerate(line.split(" ")):
        left = font.size(done)[0] + number * extra + (_overhang(font, word) if number else 0)
        surface.blit(glyphs(font, word, colour), (left, 0))
        done += f"{word} "
    return surface


def _piece_width(font: pygame.font.Font, piece: inline.Piece) -> int:
    """How wide a piece of a line is: a picture or words."""
    return inline.width(font, piece.icon) if piece.icon else line_width(font, piece.words)


def _pictured_line(font: pygame.font.Font, line: str, colour: Colour) -> pygame.Surface:
    """A line with pictures in it; they may stand higher than the letters, so the line is as tall as they need."""
    high = max(font.get_height(), line_height(font, [line]))
    surface = pygame.Surface((max(line_width(font, line), 1), high), pygame.SRCALPHA)
    left = 0
    for piece in inline.pieces(line):
        if piece.icon:
            inline.draw(surface, font, piece.icon, colour, left)
        elif piece.words:
            surface.blit(render_line(font, piece.words, colour), (left, (high - font.get_height()) // 2))
        left += _piece_width(font, piece)
    return surface


def _overhang(font: pygame.font.Font, word: str) -> int:
    """How far the first letter of a word reaches to the left of where it stands, as j does; 0 or less."""
    metrics = font.metrics(word[:1]) if word else None
    return min(metrics[0][0], 0) if metrics and metrics[0] is not None else 0


def _marked_line(font: pygame.font.Font, line: str, colour: Colour) -> pygame.Surface:
    """A line with a pencil wherever its character stands."""
    surface = pygame.Surface((max(line_width(font, line), 1), font.get_height()), pygame.SRCALPHA)
    left = 0
    for number, part in enumerate(pencil.parted(line)):
        left = pencil.draw(surface, font, colour, left) if number else left
        if part:
            surface.blit(render_line(font, part, colour), (left, 0))
            left += line_width(font, part)
    return surface


def _extra_space(font: pygame.font.Font) -> int:
    """What a space of the font lacks to the width at which words stand apart in small sizes."""
    return max(round(font.point_size * SPACE) - font.size(" ")[0], 0)


def line_height(font: pygame.font.Font, lines: Sequence[str] = ()) -> int:
    """The distance from one line to the next; lines with pictures in them stand further apart."""
    leading = inline.LEADING if any(inline.pictured(line) for line in lines) else LEADING
    return max(round(font.point_size * leading), 1)


def text_size(font: pygame.font.Font, lines: list[str]) -> tuple[int, int]:
    """The width and height a block of lines takes."""
    width = max((line_width(font, line) for line in lines), default=0)
    step = line_height(font, lines)
    extra = max(font.get_height() - step, 0) if lines else 0
    return width, len(lines) * step + extra


def render(font: pygame.font.Font, lines: list[str], colour: Colour, align: Align = "left") -> pygame.Surface:
    """The block of lines as a transparent surface."""
    given_pause()
    width, height = text_size(font, lines)
    surface = pygame.Surface((max(width, 1), max(height, 1)), pygame.SRCALPHA)
    step = line_height(font, lines)
    for index, line in enumerate(lines):
        picture = render_line(font, line, colour)
        slack = width - picture.get_width()
        left = {"left": 0, "center": slack // 2, "right": slack}[align]
        down = max((step - picture.get_height()) // 2, 0)
        surface.blit(picture, (left, index * step + down))
    return surface


def fit_font(
    theme: Theme, family: str, text: str, max_size: float, width: int, smallest: float = SMALLEST
) -> pygame.font.Font:
    """The largest font up to `max_size` units in which the text is one line of at most `width` pixels."""
    size = max_size
    while size > max_size * smallest and line_width(theme.font(family, size), text) > width:
        size = max(size - 0.5, max_size * smallest)
    return theme.font(family, size)


def fit_block(
    theme: Theme, family: str, text: str, max_size: float, box: tuple[int, int]
) -> tuple[pygame.font.Font, list[str]]:
    """Font and lines that fit the box: one line, a little shrunk, else wrapped, down to 80 % of the usual size.

    The usual size is that at 100 %: words that are larger by somebody's wish become smaller than that no sooner.
    Where wrapped words fit without being shrunk, those of one line are shrunk so little that nobody sees it.
    """
    given_pause()
    whole = theme.font(family, max_size)
    lines = wrap(whole, text, box[0])
    if fits(whole, text, lines, box) and line_width(theme.font(family, max_size * UNSEEN), text) > box[0]:
        return whole, lines
    font = fit_font(theme, family, text, max_size, box[0], GENTLE)
    if "\n" not in text and line_width(font, text) <= box[0] and font.get_height() <= box[1] + 2:
        return font, [text]
    size = max_size
    while size > max_size * 0.5 / max(theme.scale, 1.0):
        font = theme.font(family, size)
        lines = wrap(font, text, box[0])
        if fits(font, text, lines, box):
            break
        size -= 0.5
    if size < max_size * SMALLEST / max(theme.scale, 1.0) - 0.01:
        report_overflow(text, text_size(theme.font(family, max_size * SMALLEST), lines), box)
    return font, lines


def fits(font: pygame.font.Font, text: str, lines: list[str], box: tuple[int, int]) -> bool:
    """Whether words that are wrapped into these lines have room in a box, none of them split."""
    wide, high = text_size(font, lines)
    return high <= box[1] + 2 and wide <= box[0] and not splits_word(text, lines)


def draw_text(
    surface: pygame.Surface,
    font: pygame.font.Font,
    text: str,
    rect: pygame.Rect,
    colour: Colour,
    align: Align = "left",
    valign: Valign = "center",
    shadow: Colour | None = None,
) -> pygame.Rect:
    """Draw wrapped text inside `rect` and return the area it covers."""
    lines = wrap(font, text, rect.width)
    size = text_size(font, lines)
    if size[0] > rect.width or size[1] > rect.height + 2:
        report_overflow(text, size, rect.size)
    area = place(size, rect, align, valign)
    if shadow is not None:
        offset = max(font.point_size // 16, 1)
        surface.blit(render(font, lines, shadow, align), area.move(0, offset))
    surface.blit(render(font, lines, colour, align), area)
    return area


def place(size: tuple[int, int], rect: pygame.Rect, align: Align = "center", valign: Valign = "center") -> pygame.Rect:
    """A box of `size` aligned inside `rect`."""
    box = pygame.Rect((0, 0), size)
    box.left = {"left": rect.left, "center": rect.centerx - size[0] // 2, "right": rect.right - size[0]}[align]
    box.top = {"top": rect.top, "center": rect.centery - size[1] // 2, "bottom": rect.bottom - size[1]}[valign]
    return box


def report_overflow(text: str, needed: tuple[int, int], given: tuple[int, int]) -> None:
    """Tell every watcher that a text exceeds its box."""
    for watcher in _watchers:
        watcher(text, needed, given)


def _wrap_paragraph(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """The lines of one paragraph."""
    lines: list[str] = []
    line = ""
    for word in unbroken(text):
        candidate = f"{line} {word}" if line else word
        if line_width(font, candidate) <= width:
            line = candidate
            continue
        if line:
            lines.append(line)
        pieces = _split_word(font, word, width)
        lines += pieces[:-1]
        line = pieces[-1]
    lines.append(line)
    return lines


def _accompanied(font: pygame.font.Font, lines: list[str], width: int) -> list[str]:
    """The lines of a paragraph; a word alone in the last one gets another from the line before that can spare it."""
    if len(lines) < 2 or len(unbroken(lines[-1])) > 1 or len(words := unbroken(lines[-2])) < SPARE:
        return lines
    last = f"{words[-1]} {lines[-1]}"
    return [*lines[:-2], " ".join(words[:-1]), last] if line_width(font, last) <= width else lines


def _split_word(font: pygame.font.Font, word: str, width: int) -> list[str]:
    """The word in pieces no wider than `width`, parted behind hyphens if that will do, else with one, else anywhere.

    A piece has at least one character; a word with a picture in it stays whole.
    """
    if inline.pictured(word):
        return [word]
    parts = hyphened(word)
    if max(font.size(part)[0] for part in parts) > width:
        if head := next((one for one in beginnings(word) if font.size(f"{one}-")[0] <= width), ""):
            return [f"{head}-", *_split_word(font, word[len(head) :], width)]
        parts = list(word)
    pieces = [""]
    for part in parts:
        if pieces[-1] and font.size(pieces[-1] + part)[0] > width:
            pieces.append("")
        pieces[-1] += part
    return pieces
