"""Tooltips: a small dark card that appears beside what the pointer rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from ui import typeset
from ui.aside import given_pause
from ui.beside import Beside
from ui.pencil import MARK
from ui.theme import BRASS, BRASS_LIGHT, CREAM, SMALL, WALNUT_DEEP, Theme
from ui.widgets import closeup
from ui.widgets.closeup import CloseUp
from ui.widgets.panel import rounded_box

DELAY = 0.35
WIDTH = 420
GRID = 24
"""Away from its anchor, a card is tried in this many rows and columns of places."""

MAKING = "tooltip"
"""The name under which a card is made beside the loop."""

NEVER = 1000
HARDLY = 3
"""How much worse it is to cover a pixel of what must stay free, or should, than one of something else."""


@dataclass(frozen=True, slots=True)
class Tip:
    """What a tooltip is about, what it says, and beside what it stands."""

    about: str
    text: str
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class Around:
    """What lies around a card's anchor: what must never be covered, what hardly, and what rather not."""

    never: Sequence[pygame.Rect] = ()
    hardly: Sequence[pygame.Rect] = ()
    rather_not: Sequence[pygame.Rect] = ()


Pictured = Callable[[], CloseUp | None]
"""Gives what a card shows large beside its words, if there is anything."""


class Tooltip:
    """Shows a text beside an anchor, with the thing itself drawn large, once the pointer has rested for a moment."""

    def __init__(self) -> None:
        """Nothing shown."""
        self._key = ""
        self._text = ""
        self._anchor = pygame.Rect(0, 0, 0, 0)
        self._age = 0.0
        self._aimed = 0
        """How often it was pointed at something else."""
        self._picture: pygame.Surface | None = None
        self.large = False
        """Whether the card shows the thing itself."""
        self._spot = (0, 0)
        self._around = Around()
        self._pictured: Pictured = lambda: None

    @property
    def shown(self) -> bool:
        """Whether the card is visible."""
        return self._picture is not None

    @property
    def pending(self) -> bool:
        """Whether a card is about to appear."""
        return bool(self._text) and self._picture is None

    @property
    def rect(self) -> pygame.Rect:
        """Where the card is; empty while nothing is shown."""
        size = self._picture.get_size() if self._picture else (0, 0)
        return pygame.Rect(self._spot, size)

    def aim(
        self,
        key: str,
        text: str,
        anchor: pygame.Rect,
        around: Around | None = None,
        pictured: Pictured = lambda: None,
    ) -> None:
        """Point at something; a different key or text starts the delay anew. The card keeps off what is `around`."""
        if (key, text) != (self._key, self._text):
            self._key, self._text, self._age, self._picture = key, text, 0.0, None
            self._aimed += 1
        self._anchor, self._around, self._pictured = anchor, around or Around(), pictured

    def reset(self) -> None:
        """Hide the card and forget the target."""
        self.aim("", "", pygame.Rect(0, 0, 0, 0))

    def update(self, dt: float, theme: Theme, window: tuple[int, int], beside: Beside) -> None:
        """Let time pass; have the card made when the delay is over."""
        self._age += dt
        if self.pending and self._age >= DELAY and not beside.makes(MAKING):
            aimed = self._aimed
            beside.begin(MAKING, lambda _pause: self._make(aimed, theme, window), first=True)

    def _make(self, aimed: int, theme: Theme, window: tuple[int, int]) -> None:
        """Make the card, unless something else is pointed at by then."""
        if aimed != self._aimed:
            return
        made = self._made(theme, window)
        if aimed == self._aimed:
            self._picture, self._spot, self.large = made

    def _made(self, theme: Theme, window: tuple[int, int]) -> tuple[pygame.Surface, tuple[int, int], bool]:
        """The card and its place: with the thing drawn large where that has room beside everything that matters."""
        gap, shown = theme.px(8), self._pictured()
        if shown is not None:
            words = lines_of(self._text, theme, closeup.WORDS)
            given_pause()
            blocked = [self._anchor, *self._around.never, *self._around.hardly]
            for form in closeup.forms(shown, words.get_size(), self._anchor, theme):
                found = free_spot(form.size, self._anchor, window, gap, blocked, self._around.rather_not)
                given_pause()
                if found is not None:
                    return closeup.plate(form, shown, words, theme), found, True
        picture = card(self._text, theme)
        given_pause()
        return picture, spot(picture.get_size(), self._anchor, window, gap, self._around), False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card, if it is shown."""
        if self._picture is not None:
            surface.blit(self._picture, self._spot)


def lines_of(text: str, theme: Theme, width: float = WIDTH) -> pygame.Surface:
    """The words of a card, at most so wide; a last line behind a pencil, and the shortcut after a tab, are brass."""
    body, _, shortcut = text.partition("\t")
    font = theme.font("ui", SMALL)
    words, line, note = body.rpartition(f"\n{MARK}")
    parts = ((words, CREAM), (f"{MARK}{note}", BRASS_LIGHT)) if line else ((body, CREAM),)
    blocks = [typeset.render(font, typeset.wrap(font, part, theme.px(width)), colour) for part, colour in parts if part]
    if shortcut:
        blocks.append(typeset.render(theme.font("ui_bold", SMALL), [shortcut], BRASS_LIGHT))
    size = (max(block.get_width() for block in blocks), sum(block.get_height() for block in blocks))
    lines, top = pygame.Surface(size, pygame.SRCALPHA), 0
    for block in blocks:
        lines.blit(block, (0, top))
        top += block.get_height()
    return lines


def card(text: str, theme: Theme) -> pygame.Surface:
    """The card of a text."""
    lines, pad = lines_of(text, theme), theme.px(14)
    size = (lines.get_width() + 2 * pad, lines.get_height() + 2 * pad - theme.px(6))
    plate = rounded_box(size, theme.px(8), WALNUT_DEEP, BRASS, max(theme.px(1.5), 1)).copy()
    plate.blit(lines, (pad, pad - theme.px(3)))
    return plate


def free_spot(
    size: tuple[int, int],
    anchor: pygame.Rect,
    window: tuple[int, int],
    gap: int,
    blocked: Sequence[pygame.Rect],
    rather_not: Sequence[pygame.Rect],
) -> tuple[int, int] | None:
    """Where a card covers nothing that is blocked, as near to its anchor as it can be; None if there is no place."""
    inside = pygame.Rect((0, 0), window).inflate(-2 * gap, -2 * gap)
    if size[0] > inside.width or size[1] > inside.height:
        return None
    near = [pygame.Rect(place, size).clamp(inside) for place in _beside(size, anchor, gap)]
    stand = [rect for rect in blocked if rect.width and rect.height]
    free = [rect for rect in [*near, *_all_over(size, inside)] if rect.collidelist(stand) < 0]
    far = [_distance(card, anchor) * size[0] // 3 for card in free]
    return _cheapest(free, far, lambda card: covered(card, rather_not)).topleft if free else None


def spot(
    size: tuple[int, int], anchor: pygame.Rect, window: tuple[int, int], gap: int, around: Around
) -> tuple[int, int]:
    """Where a card goes inside the window: under, over or beside its anchor, or further away where that covers less."""
    inside = pygame.Rect((0, 0), window).inflate(-2 * gap, -2 * gap)
    never = [anchor, *around.never]

    def cost(card: pygame.Rect) -> int:
        less = HARDLY * covered(card, around.hardly) + covered(card, around.rather_not)
        return NEVER * covered(card, never) + less

    near = [pygame.Rect(place, size).clamp(inside) for place in _beside(size, anchor, gap)]
    places = [*near, *_all_over(size, inside)]
    far = [max(_distance(card, anchor), gap) * size[0] // 3 for card in places]
    return _cheapest(places, far, cost).topleft


def _cheapest(places: Sequence[pygame.Rect], far: Sequence[int], cost: Callable[[pygame.Rect], int]) -> pygame.Rect:
    """The first place that costs least; what lies too far away for that is not looked at."""
    best, least = places[0], far[0] + cost(places[0])
    for place, away in zip(places[1:], far[1:], strict=True):
        if away < least and (whole := away + cost(place)) < least:
            best, least = place, whole
    return best


def _beside(size: tuple[int, int], anchor: pygame.Rect, gap: int) -> list[tuple[int, int]]:
    """The places under, over and at both sides of an anchor."""
    middle = (anchor.centerx - size[0] // 2, anchor.centery - size[1] // 2)
    return [
        (middle[0], anchor.bottom + gap),
        (middle[0], anchor.top - gap - size[1]),
        (anchor.right + gap, middle[1]),
        (anchor.left - gap - size[0], middle[1]),
    ]


def _all_over(size: tuple[int, int], inside: pygame.Rect) -> list[pygame.Rect]:
    """Places all over the window."""
    steps = [n / (GRID - 1) for n in range(GRID)]
    room = (max(inside.width - size[0], 0), max(inside.height - size[1], 0))
    return [
        pygame.Rect((inside.left + round(x * room[0]), inside.top + round(y * room[1])), size)
        for y in steps
        for x in steps
    ]


def _distance(card: pygame.Rect, anchor: pygame.Rect) -> int:
    """How far a card is from its anchor."""
    across = max(card.left - anchor.right, anchor.left - card.right, 0)
    along = max(card.top - anchor.bottom, anchor.top - card.bottom, 0)
    return across + along


def covered(card: pygame.Rect, rects: Sequence[pygame.Rect]) -> int:
    """How many pixels of some places a card would cover in all."""
    commons = [card.clip(rects[number]) for number in card.collidelistall(rects)]
    return sum([common.width * common.height for common in commons])
