"""What changes from frame to frame at a table of Cubosaurs: targets, previews, the card in question, last moves."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.cubosaurs.model import DESTROY, DESTROY_OTHER, DINOSAURS, GIVE, GIVE_TO, STEAL, SWAP, SWAP_OWN, TOKEN, TYPES
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs.layout import chip_area, foot_of
from ui.boards.kit.arrow import LIFT, curve_of, draw_arrow
from ui.boards.kit.marks import draw_chosen, draw_glow, draw_points, draw_ring, draw_targets, draw_veil
from ui.boards.kit.names import seated, strip
from ui.boards.kit.shapes import top
from ui.table.board import Look
from ui.theme import BRASS_DARK, CREAM, FOCUS

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

OTHERS = (GIVE_TO, TOKEN, STEAL, SWAP, DESTROY_OTHER)
"""The questions of tiles that ask for an opponent, or for a card of one."""

OWN = (DESTROY, GIVE, SWAP_OWN)
"""The questions of tiles that ask for a card of the own collection."""

QUIET = (SWAP, DESTROY_OTHER)
"""The questions whose answers seldom change the own points at once, so that no change is not worth saying."""

LOW = 66
"""Cards lower than this many units have no room for a ring inside them, nor for a preview above their numbers."""

CROWDED = 90
"""On cards narrower than this many units previews have no room beside a count."""

CHIP = 24
"""How many units tall a preview above a card is at most."""

FINE = 0.6
"""How wide the rings of full cards are, as a part of the usual width."""

LIFTS = (LIFT, -0.12, 0.0, 0.05, -0.06, 0.2)
"""How an arrow may be bent; the first that crosses no strip but the one it leads to is taken."""

BARE = pygame.Rect(0, 0, 0, 0)

Spot = tuple[int, int]


def draw_marks(surface: pygame.Surface, table: CuboBoard, view: CuboView, look: Look) -> None:
    """Bright targets with their points, what is chosen, and the glow of last moves."""
    app, names = table.app, table.names
    _draw_veils(surface, table, look)
    _draw_bystanders(surface, table, view, look)
    ringed = _ringed(table, view, look)
    draw_glow(surface, table, _unringed(table, look, ringed))
    _draw_rings(surface, table, look, ringed)
    draw_chosen(surface, table, [name for name in look.chosen if name != "refuse"])
    if "refuse" in look.chosen:
        draw_ring(surface, app, names["refuse"], BRASS_DARK, 4)
    if asked := table.in_question(view):
        full = _is_full(asked)
        draw_ring(surface, app, _around(table, asked) if full else names[asked], FOCUS, 3 if full else 5)
    for name, points in look.previews.items():
        spot = _preview_spot(table, view, name)
        if spot is not None and (points or view.asked not in QUIET):
            room, small = _preview_room(table, view, name), name.startswith("theirs.")
            draw_points(surface, app, spot, points, name == look.hover, room, small)
    _draw_offers(surface, table, view, look)
    way = _way(table, view, look)
    if way is not None:
        draw_arrow(surface, app, *way, lift_of(table, *way))


def _draw_bystanders(surface: pygame.Surface, table: CuboBoard, view: CuboView, look: Look) -> None:
    """While a tile asks, dim the hand; while it asks for an opponent, also who cannot be chosen, and frame who can."""
    if view.asked not in (*OTHERS, *OWN) or not look.targets:
        return
    able = {seated(name)[0] for name in look.targets if name.startswith(("panel.", "theirs."))}
    if view.hand:
        draw_veil(surface, table.app, table.names["hand"])
    if view.asked in OWN:
        return
    for seat in (seat for seat in range(table.rules.seats) if seat != table.focus):
        panel = table.names[f"panel.{seat}"]
        if seat in able:
            draw_ring(surface, table.app, panel.inflate(table.app.theme.px(6), table.app.theme.px(6)), CREAM, 2)
        else:
            draw_veil(surface, table.app, panel)


def _way(table: CuboBoard, view: CuboView, look: Look) -> tuple[Spot, Spot] | None:
    """From where to where something would go: the hand to the next seat, a card to who gets it or from who loses it."""
    names, hover = table.names, look.hover
    if view.asked in ("turn", "forbidden") and view.to_act == table.focus and _refusing(view, look):
        goal = names[strip(table.after(view, table.focus), table.focus)]
        return _start(table), (goal.left + table.app.theme.px(30), goal.bottom - table.app.theme.px(4))
    if view.asked == GIVE_TO and hover in look.targets and table.in_question(view):
        goal = names[f"cell.{seated(hover)[0]}.{TYPES[table.deck.type_of[view.chosen[0]]]}"]
        return names[table.in_question(view)].midtop, goal.midleft
    if view.asked in (STEAL, SWAP) and hover in look.targets:
        type_ = table.deck.type_of[table.deck.number[seated(hover)[1]]]
        return names[hover].midleft, names[f"cell.{table.focus}.{TYPES[type_]}"].midtop
    return None


def lift_of(table: CuboBoard, start: Spot, end: Spot) -> float:
    """How an arrow is bent, so that it crosses no bystander's strip if that can be."""
    strips = [table.names[strip(seat, table.focus)] for seat in range(table.rules.seats)]
    others = [rect for rect in strips if not rect.collidepoint(end)]
    crossed = {lift: sum(rect.collidepoint(p) for p in curve_of(start, end, lift) for rect in others) for lift in LIFTS}
    return min(LIFTS, key=crossed.__getitem__)


def _refusing(view: CuboView, look: Look) -> bool:
    """Whether a person is about to refuse: pointing at it, or having chosen it or a card to add."""
    if not look.targets:
        return False
    asked = view.asked == "forbidden" and look.hover in look.targets
    return asked or look.hover == "refuse" or any(name == "refuse" or name.startswith("own.") for name in look.chosen)


def _start(table: CuboBoard) -> Spot:
    """Where the hand's way begins: at the upper right corner of the refusal, away from the own strip."""
    refuse = table.names["refuse"]
    return refuse.right - table.app.theme.px(34), refuse.top + table.app.theme.px(30)


def _draw_veils(surface: pygame.Surface, table: CuboBoard, look: Look) -> None:
    """Dim the own cells that cannot be chosen, while one of them is asked for."""
    cards = [table.names[name] for name in look.targets if name.startswith("own.")]
    if not look.dim or not cards:
        return
    for name, rect in table.names.items():
        if name.startswith(f"cell.{table.focus}.") and rect.collidelist(cards) < 0:
            draw_veil(surface, table.app, rect)


def _ringed(table: CuboBoard, view: CuboView, look: Look) -> list[str]:
    """The targets that are ringed; those on tabs, and at the beginning of a turn own cards, only when pointed at."""
    if view.asked != "turn":
        tabs = {strip(seat, table.focus) for seat in range(table.rules.seats) if table.is_folded(seat)}
        return list(look.targets - (tabs - {look.hover}))
    quiet = {name for name in look.targets if name.startswith("own.") and not look.dim}
    taken = {look.hover} if look.hover.startswith("own.") and "refuse" in look.targets and look.dim else set()
    return list((look.targets - quiet) | taken)


def _unringed(table: CuboBoard, look: Look, ringed: list[str]) -> Look:
    """The look without last moves in cells that rings of low cards enclose, whose corners would lie under these."""
    around = [_around(table, name) for name in ringed if _is_low(table, name)]
    glow = {name: seat for name, seat in look.glow.items() if table.names.get(name, BARE).collidelist(around) < 0}
    return replace(look, glow=glow)


def _draw_rings(surface: pygame.Surface, table: CuboBoard, look: Look, ringed: list[str]) -> None:
    """Rings around what can be chosen; full cards have fine ones that leave their numbers to be read."""
    full = [name for name in ringed if _is_full(name)]
    draw_targets(surface, table, look, [name for name in ringed if name not in full])
    draw_targets(surface, table, look, full, grain=FINE, around=partial(_around, table))


def _is_low(table: CuboBoard, name: str) -> bool:
    """Whether a place is a card of another seat that has no room for a ring inside it."""
    return name.startswith("theirs.") and table.names[name].height < table.app.theme.grain.px(LOW)


def _is_full(name: str) -> bool:
    """Whether a place is a card in a collection, which is full up to its edges."""
    return name.startswith(("own.", "theirs."))


def _type_of(table: CuboBoard, name: str) -> int:
    """The type of a card in a collection."""
    owner, _, rest = name.partition(".")
    return table.deck.type_of[table.deck.number[rest if owner == "own" else seated(name)[1]]]


def _around(table: CuboBoard, name: str) -> pygame.Rect:
    """Where the ring of a full card lies: off its numbers, of a low one not over the points of its cell above it.

    That of a dinosaur lies above its head and its DNA, and not upon the card beside it.
    """
    air, rect = max(table.app.theme.grain.px(3), 2), table.names[name]
    if _is_low(table, name):
        return top(rect.inflate(2 * air, 0), rect.height + air)[0]
    return rect.inflate(2 * air if _type_of(table, name) >= DINOSAURS else 0, 2 * air)


def _preview_room(table: CuboBoard, view: CuboView, name: str) -> pygame.Rect:
    """In which place a preview stays: with the creature of a card, above its numbers, or in the top of a choice.

    A card that carries its numbers at its foot has as high a room as those above a row of points, so that the
    previews of all of them are of one size. Where a count leaves no room beside it, it is the strip above the card.
    """
    rect, grain = table.names[name], table.app.theme.grain
    if name in ("keep", "refuse"):
        return pygame.Rect(rect.topleft, (rect.width, grain.px(LOW)))
    if not name.startswith(("own.", "theirs.")):
        return rect
    cell = next(c for n, c in table.names.items() if n.startswith("cell.") and c.collidepoint(rect.center))
    if _is_crowded(table, view, name):
        return pygame.Rect(rect.left, cell.top, rect.width, max(rect.top - cell.top, grain.px(CHIP)))
    high = chip_area(cell, 0, grain).height
    foot = foot_of(rect, _type_of(table, name), grain)
    return pygame.Rect(rect.left, foot.top - high, rect.width, high)


def _is_crowded(table: CuboBoard, view: CuboView, name: str) -> bool:
    """Whether a card has no room for a preview beside its count."""
    seat, card = (table.focus, name[4:]) if name.startswith("own.") else seated(name)
    wide = table.names[name].width >= table.app.theme.grain.px(CROWDED)
    return not wide and view.collections[seat][table.deck.number[card]] > 1


def _preview_spot(table: CuboBoard, view: CuboView, name: str) -> tuple[int, int] | None:
    """Where a preview stands: at the tail of a card, away from its face, its DNA and its count; in the corner of a
    choice; nowhere for tiles, the hand and strips. Where there is no room for it beside a count, it stands above that.
    """
    rect, grain = table.names[name], table.app.theme.grain
    if name.startswith(("own.", "theirs.")):
        return _preview_room(table, view, name).bottomleft
    corner = (rect.left + grain.px(44), rect.top + grain.px(4))
    return corner if name in ("keep", "refuse") else None


def _draw_offers(surface: pygame.Surface, table: CuboBoard, view: CuboView, look: Look) -> None:
    """Where a card that is given would lie with each of the others, and what it would change for them."""
    if view.asked != "give_to" or not view.chosen:
        return
    type_ = table.deck.type_of[view.chosen[0]]
    for name in look.targets:
        seat = int(name.split(".")[1])
        cell = table.names[f"cell.{seat}.{TYPES[type_]}"]
        area = chip_area(cell, type_, table.app.theme.grain)
        strong = name == look.hover
        draw_ring(surface, table.app, cell, FOCUS if strong else CREAM, 3 if strong else 2)
        draw_points(surface, table.app, area.bottomleft, table.offer_to(view, seat)[seat], strong, area)
