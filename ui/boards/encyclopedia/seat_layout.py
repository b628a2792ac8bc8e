"""Named places of one seat's board, large in the middle of the table or small in a panel."""

from __future__ import annotations

import pygame

from game.encyclopedia.box import Box
from game.encyclopedia.forecast import space_of
from game.encyclopedia.model import CATEGORIES, CHAIRS, CONTINENTS, LANDS, SLOTS, SPACES, TYPES
from game.encyclopedia.view import EncycView, SeatView
from ui.theme import Theme

Places = dict[str, pygame.Rect]

GAP = 5
CAPTION = 22
DICE_PART, STUDY_PART = 0.2, 0.485
"""Parts of the width of the own board; experts and collections have the rest."""

LEAST_SPACE = 52
"""The least height of a space in pixels, for a die of 32."""

DIE_PART = 0.7
"""The part of a space above what it pays, where the die stands, unless the space is wide."""

LEAST_PLATE = 92
"""Animals under study stand in two rows where their plates would be narrower than this many units."""

LEAST_SLOTS = 66
"""Pixels that two places for cubes take side by side at least."""

FLAT_NAMES = 0.3
"""The part of a low plate that its names take."""

GOODS = ("coins", "tokens", "seals", "points")


def own_places(view: EncycView, seat: int, area: pygame.Rect, box: Box, theme: Theme) -> Places:
    """A board laid out large: reputation above; dice and goods, study, experts and collections below."""
    gap = theme.px(GAP)
    track = pygame.Rect(area.left, area.top, area.width, round(area.height * 0.105))
    body = pygame.Rect(area.left, track.bottom + gap, area.width, area.bottom - track.bottom - gap)
    left = pygame.Rect(body.left, body.top, round(body.width * DICE_PART), body.height)
    study = pygame.Rect(left.right + gap, body.top, round(body.width * STUDY_PART), body.height)
    right = pygame.Rect(study.right + gap, body.top, body.right - study.right - gap, body.height)
    names = {f"track.{seat}": track, f"zone.{seat}.dice": left, f"zone.{seat}.study": study}
    experts = pygame.Rect(right.left, right.top, right.width, round(right.height * 0.47))
    shelf = pygame.Rect(right.left, experts.bottom + gap, right.width, right.bottom - experts.bottom - gap)
    names |= {f"zone.{seat}.experts": experts, f"zone.{seat}.shelf": shelf}
    dice = _inside(left, theme)
    dice.height = round(dice.height * 0.62)
    goods = pygame.Rect(dice.left, dice.bottom + gap, dice.width, left.bottom - dice.bottom - 2 * gap)
    names |= _dice(view.seats[seat], seat, dice, gap, 2)
    names |= {f"good.{seat}.{name}": rect for name, rect in zip(GOODS, _grid(goods, 2, 2, gap), strict=True)}
    names |= study_places(view.seats[seat], seat, _inside(study, theme), box, theme)
    if view.seats[seat].behaviour:
        names |= _automa(seat, _inside(experts, theme), gap)
        return names | _strip(view.seats[seat], seat, _inside(shelf, theme))
    names |= {f"chair.{seat}.{n}": rect for n, rect in enumerate(_grid(_inside(experts, theme), 2, 2, gap))}
    return names | _matrix(seat, _inside(shelf, theme), gap)


def _automa(seat: int, area: pygame.Rect, gap: int) -> Places:
    """The behaviour card and the scoring card of an Automa."""
    cells = _grid(area, 2, 1, gap)
    return {f"automa.{seat}": cells[0], f"ship.{seat}": cells[1]}


def _inside(zone: pygame.Rect, theme: Theme) -> pygame.Rect:
    """A zone without its caption and its edge."""
    gap, top = theme.px(GAP), theme.px(CAPTION)
    return pygame.Rect(zone.left + gap, zone.top + top, zone.width - 2 * gap, zone.height - top - gap)


def _grid(area: pygame.Rect, columns: int, lines: int, gap: int) -> list[pygame.Rect]:
    """Equal cells, row by row."""
    wide, high = (area.width - gap * (columns - 1)) / columns, (area.height - gap * (lines - 1)) / lines
    return [
        pygame.Rect(
            area.left + round(n % columns * (wide + gap)),
            area.top + round(n // columns * (high + gap)),
            round(wide),
            round(high),
        )
        for n in range(columns * lines)
    ]


def _dice(seat: SeatView, number: int, area: pygame.Rect, gap: int, lines: int) -> Places:
    """The four spaces in one or two rows; a space with two dice is as wide as two."""
    names: Places = {}
    count = len(SPACES) // lines
    high = (area.height - gap * (lines - 1)) // lines
    both = seat.shared if seat.dice[SLOTS - 1] is not None else -1
    for line in range(lines):
        spaces = range(line * count, line * count + count)
        units = sum(2 if space == both else 1 for space in spaces)
        wide = (area.width - gap * (count - 1)) / units
        left = float(area.left)
        for space in spaces:
            size = wide * (2 if space == both else 1)
            rect = pygame.Rect(round(left), area.top + line * (high + gap), round(size), high)
            names[f"space.{number}.{SPACES[space]}"] = rect
            left += size + gap
    for slot, die in enumerate(seat.dice):
        if die is not None:
            space = space_of(seat, slot)
            spots = die_spots(names[f"space.{number}.{SPACES[space]}"], 2 if space == both else 1)
            names[f"die.{number}.{slot}"] = spots[-1] if slot == SLOTS - 1 else spots[0]
    return names


def is_wide(space: pygame.Rect, count: int) -> bool:
    """Whether what a space pays stands beside its dice and not below them."""
    return space.width >= (count * DIE_PART * 1.06 + 0.8) * space.height


def die_spots(space: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where one die or two stand on a space."""
    if is_wide(space, count):
        wide = min(round((space.width - 0.8 * space.height) / count), round(space.height * 1.2))
        return [pygame.Rect(space.left + n * wide, space.top, wide, space.height) for n in range(count)]
    wide, high = space.width // count, round(space.height * DIE_PART)
    return [pygame.Rect(space.left + n * wide, space.top, wide, high) for n in range(count)]


def payment_spot(space: pygame.Rect, count: int) -> pygame.Rect:
    """Where a space shows what it pays."""
    last = die_spots(space, count)[-1]
    if is_wide(space, count):
        return pygame.Rect(last.right, space.top, space.right - last.right, space.height).inflate(-4, -4)
    return pygame.Rect(space.left + 1, last.bottom, space.width - 2, space.bottom - last.bottom - 1)


def study_places(seat: SeatView, number: int, area: pygame.Rect, box: Box, theme: Theme) -> Places:
    """The animals under study with their four places for cubes."""
    gap = theme.px(GAP)
    names: Places = {}
    for rect, (animal, _) in zip(study_cells(area, len(seat.study), theme), seat.study, strict=True):
        name = box.animal_ids[animal]
        names[f"study.{number}.{name}"] = rect
        for kind, spot in enumerate(cube_spots(rect, gap)):
            names[f"cube.{name}.{kind + 1}"] = spot
    return names


def study_cells(area: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Plates for animals: one row, or two where there are many."""
    gap = theme.px(GAP)
    if not count:
        return []
    lines = 1 if (area.width + gap) / count - gap >= theme.px(LEAST_PLATE) else 2
    columns = -(-count // lines)
    wide = (area.width + gap) // columns - gap
    wide = min(wide, round(area.height * 0.62)) if lines == 1 else wide
    cells = _grid(pygame.Rect(area.left, area.top, (wide + gap) * columns - gap, area.height), columns, lines, gap)
    return cells[:count]


def is_flat(plate: pygame.Rect) -> bool:
    """Whether a plate is so low that its picture stands beside the places for cubes."""
    return plate.width > plate.height * 0.65


def cube_spots(plate: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """The four places for cubes on a plate: two by two, below the picture or right of it under the names."""
    if is_flat(plate):
        wide = min(max(plate.width // 2, LEAST_SLOTS), round(plate.width * 0.66))
        top = plate.top + round(plate.height * FLAT_NAMES)
        area = pygame.Rect(plate.right - wide - 3, top, wide, plate.bottom - top - 3)
    else:
        high = round(plate.height * 0.44)
        area = pygame.Rect(plate.left + 3, plate.bottom - high - 3, plate.width - 6, high)
    return _grid(area, 2, 2, max(gap // 3, 1))


def _matrix(seat: int, area: pygame.Rect, gap: int) -> Places:
    """Collections: the continents in a row, below them a column of categories for each Type."""
    names: Places = {}
    high = area.height / 4
    for land, name in enumerate(CONTINENTS):
        names[f"continent.{seat}.{name}"] = _cell(area, land, 0, area.width / LANDS, high, gap // 2)
    for number, name in enumerate(CATEGORIES):
        line = 1 + number % 3
        names[f"category.{seat}.{name}"] = _cell(area, number // 3, line, area.width / TYPES, high, gap // 2)
    return names


def _cell(area: pygame.Rect, column: int, line: int, wide: float, high: float, gap: int) -> pygame.Rect:
    left, top = area.left + round(column * wide), area.top + round(line * high)
    return pygame.Rect(left, top, round(wide) - gap, round(high) - gap)


def panel_places(view: EncycView, seat: int, area: pygame.Rect, box: Box, theme: Theme) -> Places:
    """A board in a panel: dice, track and experts above, study in the middle, collections below."""
    gap = theme.px(GAP) - 1
    inner = area.inflate(-2 * gap, -2 * gap)
    low = round(inner.height * 0.27)
    shelf = pygame.Rect(inner.left, inner.bottom - low, inner.width, low)
    top = pygame.Rect(inner.left, inner.top, inner.width, max(round(inner.height * 0.37), LEAST_SPACE))
    study = pygame.Rect(inner.left, top.bottom + gap, inner.width, shelf.top - top.bottom - 2 * gap)
    dice = pygame.Rect(top.left, top.top, round(top.width * 0.52), top.height)
    rest = pygame.Rect(dice.right + gap, top.top, top.right - dice.right - gap, top.height)
    track = pygame.Rect(rest.left, rest.top, round(rest.width * 0.26), rest.height)
    chairs = pygame.Rect(track.right + gap, rest.top, rest.right - track.right - gap, rest.height)
    names = _dice(view.seats[seat], seat, dice, gap, 1) | {f"track.{seat}": track}
    if view.seats[seat].behaviour:
        names |= _automa(seat, chairs, gap)
    else:
        names |= {f"chair.{seat}.{n}": rect for n, rect in enumerate(_grid(chairs, CHAIRS, 1, max(gap // 2, 1)))}
    names |= _small_study(view.seats[seat], seat, study, box, gap)
    return names | _strip(view.seats[seat], seat, shelf)


def _small_study(seat: SeatView, number: int, area: pygame.Rect, box: Box, gap: int) -> Places:
    """Small plates of the animals of another seat in one row."""
    count = max(len(seat.study), 1)
    wide = min((area.width + gap) // count - gap, round(area.height * 1.5))
    return {
        f"study.{number}.{box.animal_ids[animal]}": pygame.Rect(
            area.left + n * (wide + gap), area.top, wide, area.height
        )
        for n, (animal, _) in enumerate(seat.study)
    }


def _strip(seat: SeatView, number: int, area: pygame.Rect) -> Places:
    """Collections in one strip: continents, then categories; an Automa has continents and its priorities."""
    names: Places = {}
    if seat.behaviour:
        half = area.width // 2
        for n, name in enumerate(CONTINENTS):
            names[f"continent.{number}.{name}"] = pygame.Rect(
                area.left + n * half // 5, area.top, half // 5 - 1, area.height
            )
        names[f"priority.{number}"] = pygame.Rect(area.left + half, area.top, area.width - half, area.height)
        return names
    wide = area.width / (len(CONTINENTS) + len(CATEGORIES))
    keys = [f"continent.{number}.{name}" for name in CONTINENTS] + [f"category.{number}.{name}" for name in CATEGORIES]
    for n, key in enumerate(keys):
        left = area.left + round(n * wide)
        names[key] = pygame.Rect(left, area.top, area.left + round((n + 1) * wide) - left, area.height)
    return names
