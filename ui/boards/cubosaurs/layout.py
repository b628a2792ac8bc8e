"""Named places of a table of Cubosaurs: a pure function of view, window and scale."""

from __future__ import annotations

import pygame

from game.cubosaurs.cards import Deck
from game.cubosaurs.model import DINOSAURS, TYPES
from game.cubosaurs.view import CuboView
from ui.boards.kit.names import laid, rest
from ui.boards.kit.shapes import between, card_row, centred, columns, in_middle, inset, left, rows
from ui.boards.kit.shapes import top as top_of
from ui.table.plan import Plan
from ui.theme import Theme

HEADER = 40
GAP = 8
CARD = 240 / 336
"""Width of a card divided by its height."""

LEAST_CARD = 0.5
"""Cards of a large hand shrink to this part of their size before they overlap."""

HAND_FOOT, HAND_EDGE = 28, 4
"""The units under the cards of the hand for the name of who holds them, and under that."""

MARKET = 92
SMALL_CELL = 84
"""Cells lower than this many units show no row of points."""

LEAST_CELL = 54
"""Cells are at least so many units high where that can be."""

NARROW = 330
PURSE = 30
"""Strips narrower than this many units keep tokens and tiles in a purse under them, so many units high."""

FOOT = 0.42
LEAST_FOOT = 18
"""The part of a chip for gain and loss, and the units that it takes at least."""

COLUMNS = 4
"""Collections stand in two rows of four types."""

HEAD, CARDS, CARDS_ALONE = 0.26, 0.45, 0.71
LEAST_HEAD = 20
"""The parts of a cell for its name and points, for its cards over a row of points, and for cards without one; the
units that name and points take at least."""


def wanted_width(height: int, window: int) -> int:
    """The board likes to be a little wider than tall, and leaves a third of the window to the others."""
    return min(round(height * 1.45), round(window * 0.66))


def freed(theme: Theme) -> int:
    """The height of the own strip with its gap."""
    return theme.grain.px(HEADER + GAP)


def panel_height(width: int, theme: Theme, advanced: bool) -> int:
    """Another seat's panel: a header, where that is narrow a purse, and two rows of types."""
    return theme.px(HEADER) + round(width * 0.52) + (theme.px(PURSE) if advanced and is_narrow(width, theme) else 0)


def is_narrow(width: int, theme: Theme) -> bool:
    """Whether a seat's strip has no room for tokens and tiles, so that they lie in a purse under it."""
    return width < theme.px(NARROW)


def lay_out(view: CuboView, plan: Plan, focus: int, deck: Deck, theme: Theme) -> dict[str, pygame.Rect]:
    """The named places: hand and choices above, market, own collection below, the other collections at the side."""
    grain, gap = theme.grain, theme.grain.px(GAP)
    header, below = plan.divided(grain.px(HEADER), gap)
    market = grain.px(MARKET) + gap if view.market else 0
    middle = pygame.Rect(below.left, below.top, below.width, round((below.height - market) * 0.46))
    names = {"header": header} | _middle_places(view, middle, grain)
    if market:
        strip = pygame.Rect(below.left, middle.bottom + gap, below.width, grain.px(MARKET))
        names |= _market_places(view, strip, gap)
    top = middle.bottom + gap + market
    own = pygame.Rect(below.left, top, below.width, below.bottom - top)
    names |= {"collection": own}
    names |= cells(f"cell.{focus}", "own", view.collections[focus], own, deck, grain, gap)
    for seat in plan.panels:
        panel = plan.whole(seat)
        head = pygame.Rect(panel.left, panel.top, panel.width, theme.px(HEADER))
        body = pygame.Rect(panel.left, head.bottom + gap // 2, panel.width, panel.bottom - head.bottom - gap // 2)
        names |= {f"panel.{seat}": panel, f"panel.{seat}.header": head}
        if _has_purse_line(view, body, theme) and seat not in plan.folded:
            purse, body = top_of(body, theme.px(PURSE), max(gap // 2, 2))
            names |= _purse_places(view, seat, purse, theme)
        names |= cells(f"cell.{seat}", f"theirs.{seat}", view.collections[seat], body, deck, grain, max(gap // 2, 2))
    return names | plan.tabs()


def has_purses(view: CuboView) -> bool:
    """Whether there are tokens and tiles: in the advanced game."""
    return bool(view.market) or any(view.tokens)


def _has_purse_line(view: CuboView, body: pygame.Rect, theme: Theme) -> bool:
    """Whether a purse lies under a seat's strip: where that is narrow, unless cards would become too low to be told."""
    if not is_narrow(body.width, theme) or not has_purses(view):
        return False
    return body.height - theme.px(PURSE) >= 2 * theme.grain.px(LEAST_CELL)


def _purse_places(view: CuboView, seat: int, purse: pygame.Rect, theme: Theme) -> dict[str, pygame.Rect]:
    """What a seat has bought, side by side behind its tokens."""
    first, others = left(purse, theme.px(58))
    tiles = view.tiles[seat]
    side = min(purse.height, others.width // max(len(tiles), 1))
    return {f"purse.{seat}": first} | laid(f"bought.{seat}", tiles, columns(others, len(tiles), 0, side))


def large_areas(view: CuboView, seat: int, area: pygame.Rect, theme: Theme) -> tuple[pygame.Rect, pygame.Rect]:
    """Another seat's side laid out large: above what it has bought, in the basic game nothing; below its cards."""
    inner = area.inflate(-2 * theme.px(GAP), -2 * theme.px(GAP))
    high = theme.px(MARKET if view.tiles[seat] else PURSE + GAP)
    return top_of(inner, high, theme.px(GAP)) if has_purses(view) else top_of(inner, 0)


def pile_rect(deck: pygame.Rect) -> pygame.Rect:
    """Where the pile of cards lies in its place."""
    high = min(round(deck.height * 0.8), round(deck.width / CARD))
    pile = pygame.Rect(0, 0, round(high * CARD), high)
    pile.midtop = deck.midtop
    return pile


def _middle_places(view: CuboView, middle: pygame.Rect, theme: Theme) -> dict[str, pygame.Rect]:
    """The deck at the left, the hand in the middle, the two choices at the right."""
    gap = theme.px(GAP)
    wide = min(round(middle.height * CARD), middle.width // 6), min(theme.px(270), middle.width * 3 // 10)
    deck, hand, choices = between(middle, *wide, gap)
    names = {"deck": deck, "hand": hand, "prompt": choices}
    keep, refuse = rows(choices, 2, gap)
    refuse.bottom = choices.bottom
    names |= {"keep": keep, "refuse": refuse}
    cards = hand_row(hand, len(view.hand), theme)
    return names | laid("card", range(len(cards)), cards)


def hand_row(hand: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Where so many cards of the hand lie: side by side, and in two rows where they would cover each other."""
    gap = theme.px(GAP)
    room = pygame.Rect(hand.left, hand.top, hand.width, hand_foot(hand, theme).top - hand.top)
    inner = room.inflate(-2 * gap, 0)
    inner.height, inner.top = inner.height - gap // 2, inner.top + gap // 2
    row = in_middle(card_row(inner, count, gap, CARD, LEAST_CARD), inner)
    if count < 2 or row[1].left >= row[0].right:
        return row
    upper, lower = (card_row(line, -(-count // 2), gap, CARD, LEAST_CARD) for line in rows(inner, 2, gap))
    return in_middle(upper, inner) + in_middle(lower[: count // 2], inner)


def hand_foot(hand: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The strip under the cards of the hand that names who holds them."""
    high = theme.px(HAND_FOOT)
    return pygame.Rect(hand.left, hand.bottom - theme.px(HAND_EDGE) - high, hand.width, high)


def _market_places(view: CuboView, strip: pygame.Rect, gap: int) -> dict[str, pygame.Rect]:
    """The tiles for sale in a row; bought ones leave their place empty."""
    places = laid("market", view.market, columns(strip, len(view.market), gap))
    return {name: rect for name, rect in places.items() if rest(name)}


def sold(view: CuboView, names: dict[str, pygame.Rect], theme: Theme) -> list[pygame.Rect]:
    """The places of tiles that were bought in the row of the market."""
    if not view.market:
        return []
    gap, hand, below = theme.px(GAP), names["hand"], names["collection"]
    strip = pygame.Rect(below.left, hand.bottom + gap, below.width, below.top - hand.bottom - 2 * gap)
    spots = columns(strip, len(view.market), gap)
    return [spot for tile, spot in zip(view.market, spots, strict=True) if not tile]


def cells(
    cell: str, chip: str, counts: tuple[int, ...], area: pygame.Rect, deck: Deck, theme: Theme, gap: int
) -> dict[str, pygame.Rect]:
    """A cell for every type, and in it a chip for every kind of card that is held."""
    names: dict[str, pygame.Rect] = {}
    wide, high = (area.width - gap * (COLUMNS - 1)) // COLUMNS, (area.height - gap) // 2
    for number, name in enumerate(TYPES):
        spot = (area.left + number % COLUMNS * (wide + gap), area.top + number // COLUMNS * (high + gap))
        rect = pygame.Rect(spot, (wide, high))
        names[f"{cell}.{name}"] = rect
        kinds = [kind for kind, count in enumerate(counts) if count and deck.type_of[kind] == number]
        inner = chip_area(rect, number, theme)
        across = inner.width // max(len(kinds), 1)
        for n, kind in enumerate(kinds):
            spot = (inner.left + across * n, inner.top)
            names[f"{chip}.{deck.kinds[kind].name}"] = pygame.Rect(spot, (across, inner.height))
    return names


def shows_scores(cell: pygame.Rect, number: int, theme: Theme) -> bool:
    """Whether a cell has room for the row of points of its type; raptors and eggs carry theirs on the cards."""
    return number < DINOSAURS and cell.height >= theme.px(SMALL_CELL)


def chip_area(cell: pygame.Rect, number: int, theme: Theme) -> pygame.Rect:
    """The part of a cell in which the cards lie: under the name and the points, above the row of points."""
    top = max(round(cell.height * HEAD), theme.px(LEAST_HEAD))
    part = CARDS if shows_scores(cell, number, theme) else CARDS_ALONE
    return pygame.Rect(cell.left, cell.top + top, cell.width, round(cell.height * (HEAD + part)) - top)


def creature_area(chip: pygame.Rect, number: int, theme: Theme) -> pygame.Rect:
    """The part of a chip in which its creature stands."""
    room = inset(chip, theme.px(6), theme.px(2))
    room.height = foot_of(chip, number, theme).top - room.top
    return room


def creature_spot(room: pygame.Rect) -> pygame.Rect:
    """Where a creature stands in its part of a chip."""
    return centred(room, min(room.width, round(room.height * 1.2)), room.height)


def foot_of(chip: pygame.Rect, number: int, theme: Theme) -> pygame.Rect:
    """The lower part of a chip, where Velociraptors and Eggs carry their numbers; of no height for dinosaurs."""
    high = max(round(chip.height * FOOT), theme.px(LEAST_FOOT)) if number >= DINOSAURS else 0
    gap = theme.px(3)
    return pygame.Rect(chip.left + gap, chip.bottom - high, chip.width - 2 * gap, high)
