"""Named places of one seat's board, large in the middle of the table or small in a panel."""

from __future__ import annotations

import pygame

from game.encyclopedia.box import Box
from game.encyclopedia.forecast import space_of
from game.encyclopedia.model import CATEGORIES, CHAIRS, CONTINENTS, LANDS, SLOTS, SPACES
from game.encyclopedia.view import EncycView, SeatView
from ui.boards.kit.shapes import between, grid, left, top
from ui.theme import Theme

Places = dict[str, pygame.Rect]

GAP = 5
TRACK_PART, SHELF_PART = 0.105, 0.115
"""Parts of the height of the own board: the track of reputation, the row of collections."""

DICE_PART, EXPERTS_PART = 0.19, 0.28
"""Parts of the width of the own board; animals under study have the rest."""

RETIRED = 40
"""The height of the line that tells how many experts are covered or used."""

LEAST_SPACE = 52
"""The least height of a space in pixels, for a die of 32."""

DIE_PART = 0.7
"""The part of a space above what it pays, where the die stands, unless the space is wide."""

LEAST_PLATE = 104
"""Animals under study stand in two rows where their plates would be narrower than this many units."""

WIDEST_PLATE, ALONE = 1.62, 2.3
"""The width of a plate at most, as a part of its height; and of the only one."""

ALBUM, TALL_PLATE, PICTURE_PART = 1.2, 140, 0.55
"""A plate that is so much wider than tall and so many units tall is a page of an album: its picture fills this part of
it from the upper to the lower edge, names and places for cubes stand beside it."""

LEAST_SLOTS = 66
FOUR_SLOTS = 2 * LEAST_SLOTS + 6
"""Pixels that two places for cubes take side by side at least, and a plate with all four of them in a row."""

FLAT_NAMES, ALBUM_NAMES = 0.3, 0.36
"""The part of a low plate, and of a page, that names take."""

SLOTS_PART = 0.23
"""The part of an upright plate that four places for cubes in a row take."""

WAITING_DIE = 42
"""The side at most, in units, of a die in a panel that waits to be put down."""

COLLECTIONS = LANDS + len(CATEGORIES)
"""How many collections a seat has; in a panel each is at most as tall as a sign with a number below it wants."""

GOODS = ("coins", "tokens", "seals", "points")


def own_places(view: EncycView, seat: int, area: pygame.Rect, box: Box, theme: Theme) -> Places:
    """A board laid out large: reputation above; dice and goods, study and experts; collections below."""
    gap, one = theme.px(GAP), view.seats[seat]
    track, rest = top(area.inflate(-2 * gap, -2 * gap), area.height * TRACK_PART, gap)
    body, shelf = top(rest, rest.height - round(area.height * SHELF_PART), gap)
    first, study, experts = between(body, body.width * DICE_PART, body.width * EXPERTS_PART, 2 * gap)
    zones = {"dice": first, "study": study, "experts": experts.copy(), "shelf": shelf}
    names = {f"track.{seat}": track, **{f"zone.{seat}.{name}": rect for name, rect in zones.items()}}
    dice, goods = top(first, first.height * 0.64, gap)
    names |= _dice(one, seat, dice, gap, 2)
    names |= {f"good.{seat}.{name}": rect for name, rect in zip(GOODS, grid(goods, 2, 2, gap // 2), strict=True)}
    names |= _study_places(one, seat, study, box, theme) | _strip(one, seat, shelf)
    if one.behaviour:
        return names | _automa(seat, experts, gap)
    experts.height -= theme.px(RETIRED) if one.retired else 0
    return names | {f"chair.{seat}.{n}": rect for n, rect in enumerate(grid(experts, 2, 2, gap))}


def _automa(seat: int, area: pygame.Rect, gap: int) -> Places:
    """The behaviour card and the scoring card of an Automa."""
    return dict(zip((f"automa.{seat}", f"ship.{seat}"), grid(area, 2, 1, gap), strict=True))


def _dice(seat: SeatView, number: int, area: pygame.Rect, gap: int, lines: int) -> Places:
    """The four spaces in one or two rows, a space with two dice as wide as two; and the dice on them."""
    names: Places = {}
    count = len(SPACES) // lines
    high = (area.height - gap * (lines - 1)) // lines
    for line in range(lines):
        spaces = range(line * count, line * count + count)
        wide = (area.width - gap * (count - 1)) / sum(dice_on(seat, space) for space in spaces)
        start = float(area.left)
        for space in spaces:
            size = wide * dice_on(seat, space)
            rect = pygame.Rect(round(start), area.top + line * (high + gap), round(size), high)
            names[f"space.{number}.{SPACES[space]}"] = rect
            start += size + gap
    dice = [slot for slot, die in enumerate(seat.dice) if die is not None]
    return names | {f"die.{number}.{slot}": die_spot(seat, number, slot, names) for slot in dice}


def dice_on(seat: SeatView, space: int) -> int:
    """For how many dice a space has room: two where one is shared."""
    return 2 if space == seat.shared else 1


def die_spot(seat: SeatView, number: int, slot: int, places: Places) -> pygame.Rect:
    """Where a die of a seat stands on its space."""
    space = space_of(seat, slot)
    spots = die_spots(places[f"space.{number}.{SPACES[space]}"], dice_on(seat, space))
    return spots[-1] if slot == SLOTS - 1 else spots[0]


def is_wide(space: pygame.Rect, count: int) -> bool:
    """Whether what a space pays stands beside its dice and not below them."""
    return space.width >= (count * DIE_PART * 1.06 + 0.8) * space.height


def die_spots(space: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where one die or two stand on a space."""
    wide, high = space.width // count, round(space.height * DIE_PART)
    if is_wide(space, count):
        wide = min(round((space.width - 0.8 * space.height) / count), round(space.height * 1.2))
        high = space.height
    return [pygame.Rect(space.left + n * wide, space.top, wide, high) for n in range(count)]


def payment_spot(space: pygame.Rect, count: int) -> pygame.Rect:
    """Where a space shows what it pays."""
    last = die_spots(space, count)[-1]
    if is_wide(space, count):
        beside = pygame.Rect(last.right, space.top, space.right - last.right, space.height)
        return beside.inflate(-max(space.height // 5, 8), -8)
    return pygame.Rect(space.left + 3, last.bottom, space.width - 6, space.bottom - last.bottom - 2)


def payments(seat: SeatView, number: int, places: Places) -> list[pygame.Rect]:
    """Where the spaces of a seat tell what they pay."""
    return [payment_spot(places[f"space.{number}.{name}"], dice_on(seat, n)) for n, name in enumerate(SPACES)]


def _study_places(seat: SeatView, number: int, area: pygame.Rect, box: Box, theme: Theme) -> Places:
    """The animals under study with their four places for cubes; none where one is still on its way."""
    names: Places = {}
    for rect, (animal, _) in zip(study_cells(area, len(seat.study), theme), seat.study, strict=True):
        if animal < 0:
            continue
        name = box.animal_ids[animal]
        names[f"study.{number}.{name}"] = rect
        names |= {f"cube.{name}.{kind}": spot for kind, spot in enumerate(cube_spots(rect, theme), 1)}
    return names


def study_cells(area: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Plates for animals: one row, or two where there are many."""
    gap = theme.px(GAP)
    if not count:
        return []
    lines = 1 if (area.width + gap) / count - gap >= theme.px(LEAST_PLATE) else 2
    across = -(-count // lines)
    wide = (area.width + gap) // across - gap
    wide = min(wide, round(area.height * (WIDEST_PLATE if count > 1 else ALONE))) if lines == 1 else wide
    return grid(pygame.Rect(area.topleft, ((wide + gap) * across - gap, area.height)), across, lines, gap)[:count]


def is_album(plate: pygame.Rect, theme: Theme) -> bool:
    """Whether a plate is a page of an album, with its picture from edge to edge beside names and places for cubes."""
    return plate.width >= plate.height * ALBUM and plate.height >= theme.px(TALL_PLATE)


def is_flat(plate: pygame.Rect, theme: Theme) -> bool:
    """Whether a plate is so low that its picture stands beside the places for cubes, below the names."""
    wide = plate.width > plate.height * (1.2 if plate.width >= FOUR_SLOTS else 0.85)
    return wide and not is_album(plate, theme)


def cube_spots(plate: pygame.Rect, theme: Theme) -> list[pygame.Rect]:
    """The four places for cubes on a plate: a row or two by two below the picture, or right of it under the names."""
    between_them = max(theme.px(GAP) // 3, 1)
    if is_album(plate, theme):
        _, text = left(plate, round(plate.width * PICTURE_PART))
        start = plate.top + round(plate.height * ALBUM_NAMES)
        return grid(pygame.Rect(text.left, start, text.width - 4, plate.bottom - start - 4), 2, 2, between_them)
    if is_flat(plate, theme):
        wide = min(max(plate.width // 2, LEAST_SLOTS), round(plate.width * 0.66))
        start = plate.top + round(plate.height * FLAT_NAMES)
        area = pygame.Rect(plate.right - wide - 3, start, wide, plate.bottom - start - 3)
        return grid(area, 2, 2, between_them)
    across = 4 if plate.width >= FOUR_SLOTS else 2
    high = max(round(plate.height * (SLOTS_PART if across == 4 else 0.42)), LEAST_SLOTS * 2 // across)
    area = pygame.Rect(plate.left + 3, plate.bottom - high - 3, plate.width - 6, high)
    return grid(area, across, 4 // across, between_them)


def panel_places(view: EncycView, seat: int, area: pygame.Rect, box: Box, theme: Theme) -> Places:
    """A board in a panel: dice, track and experts above, study in the middle, collections below.

    Two animals are no wider than leaves room for dice that wait, so that they need not give way to these.
    """
    gap, one = theme.px(GAP) - 1, view.seats[seat]
    inner = area.inflate(-2 * gap, -2 * gap)
    low = min(round(inner.height * 0.27), round(inner.width / COLLECTIONS * 2.2))
    head, others = top(inner, max(round(inner.height * 0.37), LEAST_SPACE), gap)
    study = pygame.Rect(others.topleft, (inner.width, inner.bottom - low - gap - others.top))
    shelf = pygame.Rect(inner.left, inner.bottom - low, inner.width, low)
    dice, rest = left(head, head.width * 0.52, gap)
    track, chairs = left(rest, rest.width * 0.26, gap)
    names = _dice(one, seat, dice, gap, 1) | {f"track.{seat}": track}
    if one.behaviour:
        names |= _automa(seat, chairs, gap)
    else:
        names |= {f"chair.{seat}.{n}": rect for n, rect in enumerate(grid(chairs, CHAIRS, 1, max(gap // 2, 1)))}
    side, count = waiting_side(study, theme) + 2, max(len(one.study), 1)
    widest = min(round(study.height * 1.5), max((study.width - SLOTS * side) // 2 - gap, study.height))
    if one.rolled:
        waiting = len(one.rolled) * side
        study, names[f"waiting.{seat}"] = left(study, max(study.width - waiting, study.width // 2), gap)
    wide = min((study.width + gap) // count - gap, widest)
    for n, (animal, _) in enumerate(one.study):
        if animal >= 0:
            spot = pygame.Rect(study.left + n * (wide + gap), study.top, wide, study.height)
            names[f"study.{seat}.{box.animal_ids[animal]}"] = spot
    return names | _strip(one, seat, shelf)


def waiting_side(row: pygame.Rect, theme: Theme) -> int:
    """The side of a die that waits in a row of a panel."""
    return min(row.height, theme.px(WAITING_DIE))


def rolled_spots(area: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Where dice lie in a panel that are rolled and not put down yet, from the left."""
    side = min(waiting_side(area, theme), area.width // max(count, 1) - 2)
    return [pygame.Rect(area.left + n * (side + 2), area.centery - side // 2, side, side) for n in range(count)]


def _strip(seat: SeatView, number: int, area: pygame.Rect) -> Places:
    """Collections in one strip: continents, then categories; an Automa has continents and its priorities."""
    lands = [f"continent.{number}.{name}" for name in CONTINENTS]
    if seat.behaviour:
        half, rest = left(area, area.width // 2)
        size = (half.width // LANDS - 1, half.height)
        cells = [pygame.Rect((half.left + n * half.width // LANDS, half.top), size) for n in range(LANDS)]
        wide = rest.width // (LANDS + 1)
        order = pygame.Rect(0, 0, wide * LANDS, min(rest.height, wide + 8))
        order.midright = (rest.right - wide // 5, rest.centery)
        return {**dict(zip(lands, cells, strict=True)), f"priority.{number}": order}
    keys = [*lands, *(f"category.{number}.{name}" for name in CATEGORIES)]
    ends = [area.left + round(n * area.width / len(keys)) for n in range(len(keys) + 1)]
    return {key: pygame.Rect(ends[n], area.top, ends[n + 1] - ends[n], area.height) for n, key in enumerate(keys)}
