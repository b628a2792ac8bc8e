"""Short messages at the bottom of the window that come, stay a while and fade."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence

import pygame

from game.core.yaml_file import shortened
from ui import typeset
from ui.assets import Assets
from ui.theme import BODY, BRASS, CREAM, FOCUS, HEADING, WALNUT_DEEP, Theme
from ui.widgets.panel import rounded_box

SHOWN = 6.0
FADE = 0.35

LONGEST = 500
"""The most characters of a message."""

WIDTHS = (1.0, 0.66, 0.45, 0.33)
"""Parts of the usual width in which a message is tried, for the first that covers nothing."""

MARK, PAD = 28, 14
"""Units of the mark before a message, and of the air around both."""

FOREMOST = 2
"""So many of the places that are taken matter more than all others."""

FEW = 3
"""How many messages of one kind are shown in one run, where there may be many."""


class Notices:
    """A queue of messages; one is shown at a time, over every scene."""

    def __init__(self) -> None:
        """No message."""
        self._waiting: deque[str] = deque()
        self._seen: set[str] = set()
        self._kinds: Counter[str] = Counter()
        self._age = 0.0
        self._picture: pygame.Surface | None = None
        self._rect = pygame.Rect(0, 0, 0, 0)
        self.current = ""

    def add(self, text: str) -> None:
        """Show a message after those already waiting; one that is waiting is not repeated."""
        if text and text != self.current and text not in self._waiting:
            self._waiting.append(text)

    def once(self, text: str) -> None:
        """Show a message unless it was shown before in this run."""
        if self.first_time(text):
            self.add(text)

    def a_few(self, kind: str, text: str) -> None:
        """Show a message once in this run, of one kind only the first few."""
        self._kinds[kind] += 1
        if self._kinds[kind] <= FEW:
            self.once(text)

    def first_time(self, text: str) -> bool:
        """Whether something was not yet said in this run; from now on it was."""
        new = text not in self._seen
        self._seen.add(text)
        return new

    @property
    def busy(self) -> bool:
        """Whether a message is shown or waits."""
        return bool(self.current or self._waiting)

    def update(
        self, dt: float, theme: Theme, assets: Assets, size: tuple[int, int], taken: Sequence[pygame.Rect] = ()
    ) -> None:
        """Let time pass; the next message takes the place of a faded one, off what is `taken` if it can be."""
        self._age += dt
        if self.current and self._age > SHOWN:
            self.current, self._picture = "", None
        if not self.current and self._waiting:
            self.current, self._age = self._waiting.popleft(), 0.0
        if self.current and self._picture is None:
            self._picture, self._rect = _laid_out(self.current, theme, assets, size, taken)

    @property
    def shown(self) -> pygame.Rect | None:
        """Where the message stands, None while there is none."""
        return self._rect.copy() if self._picture is not None else None

    def drop(self, text: str) -> None:
        """Take a message away that has nothing more to say, whether it is shown or waits."""
        if text in self._waiting:
            self._waiting.remove(text)
        if text and text == self.current:
            self.current, self._picture = "", None

    def dismiss(self, pos: tuple[int, int]) -> bool:
        """Hide the message when the point lies on it; True when it did."""
        if self._picture is None or not self._rect.collidepoint(pos):
            return False
        self.current, self._picture = "", None
        return True

    def rebuild(self) -> None:
        """Forget the picture and its place, because the window or what it shows has changed."""
        self._picture = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the message at the bottom, faded at both ends of its time."""
        if self._picture is None:
            return
        strength = min(self._age / FADE, (SHOWN - self._age) / FADE, 1.0)
        self._picture.set_alpha(round(255 * max(strength, 0.0)))
        surface.blit(self._picture, self._rect)


def _laid_out(
    text: str, theme: Theme, assets: Assets, size: tuple[int, int], taken: Sequence[pygame.Rect]
) -> tuple[pygame.Surface, pygame.Rect]:
    """The message and its place: as wide as usual in the middle, else where it covers least and stands lowest."""
    window, margin, words = pygame.Rect((0, 0), size), theme.px(24), shortened(text, LONGEST)
    font, usual, found = theme.font("ui", BODY), min(theme.px(900), size[0] - theme.px(160)), []
    for part in WIDTHS:
        lines = typeset.wrap(font, words, round(part * usual))
        place = _place(_box(theme, typeset.text_size(font, lines)), window, margin, taken)
        cover = _cover(place, taken)
        aside = place.left != (size[0] - place.width) // 2
        found.append((cover, aside, -place.bottom, round(part * usual)))
        if not aside and not any(cover):
            break
    picture = _picture(words, theme, assets, min(found)[3])
    return picture, _place(picture.get_size(), window, margin, taken)


def _place(box: tuple[int, int], window: pygame.Rect, margin: int, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """The lowest place that covers nothing that is taken, in the middle of the window if it can be, or hardly any."""
    gap, lowest = margin // 2, pygame.Rect((0, 0), box)
    lowest.midbottom = (window.centerx, window.bottom - margin)
    tops = {lowest.top, gap, window.bottom - gap - box[1]}
    tops |= {rect.top - gap - box[1] for rect in taken} | {rect.bottom + gap for rect in taken}
    room = window.inflate(-2 * gap, -2 * gap)
    down = [lowest.move(0, top - lowest.top) for top in sorted(tops, reverse=True)]
    middle = [place for place in down if room.contains(place)]
    free = [place for place in (_aside(place, room, gap, taken) for place in middle) if place is not None]
    if free:
        return next((place for place in free if place.left == lowest.left), free[0])
    return min(middle, key=lambda place: _cover(place, taken), default=lowest)


def _aside(place: pygame.Rect, room: pygame.Rect, gap: int, taken: Sequence[pygame.Rect]) -> pygame.Rect | None:
    """The free place at the same height that is nearest, None where there is none."""
    beside = sorted(
        (rect for rect in taken if rect.top < place.bottom and rect.bottom > place.top), key=lambda one: one.left
    )
    start, found = room.left, list[int]()
    for left, right in [*((rect.left - gap, rect.right + gap) for rect in beside), (room.right, room.right)]:
        if left - start >= place.width:
            found.append(min(max(place.left, start), left - place.width))
        start = max(start, right)
    nearest = min(found, key=lambda left: abs(left - place.left), default=None)
    return None if nearest is None else place.move(nearest - place.left, 0)


def _box(theme: Theme, block: tuple[int, int]) -> tuple[int, int]:
    """How large the plate of a block of words is."""
    mark, pad = theme.px(MARK), theme.px(PAD)
    return block[0] + mark + pad * 3, max(block[1], mark) + pad * 2


def _cover(place: pygame.Rect, taken: Sequence[pygame.Rect]) -> tuple[bool, int]:
    """How bad it is to cover what a place covers: what is named first matters most, then how many there are."""
    covered = place.collidelistall(list(taken))
    return any(number < FOREMOST for number in covered), len(covered)


def _picture(words: str, theme: Theme, assets: Assets, width: int) -> pygame.Surface:
    """The message on a dark plate with a mark at its left."""
    font, mark, pad = theme.font("ui", BODY), theme.px(MARK), theme.px(PAD)
    block = typeset.render(font, typeset.balance(font, words, width), CREAM)
    box = _box(theme, block.get_size())
    plate = rounded_box(box, theme.px(12), WALNUT_DEEP, BRASS, theme.px(2)).copy()
    plate.blit(block, (mark + pad * 2, (box[1] - block.get_height()) // 2))
    _draw_mark(plate, pygame.Rect(pad, (box[1] - mark) // 2, mark, mark), theme, assets)
    return plate


def _draw_mark(plate: pygame.Surface, rect: pygame.Rect, theme: Theme, assets: Assets) -> None:
    """An exclamation mark, from the icons or drawn."""
    if assets.has("icons/info"):
        plate.blit(assets.icon("info", rect.width, FOCUS), rect)
        return
    letter = theme.font("ui_bold", HEADING).render("!", True, FOCUS)
    plate.blit(letter, letter.get_rect(center=rect.center))
