"""Named places of a table of Encyclopedia: a pure function of view, window and scale."""

from __future__ import annotations

import pygame

from game.encyclopedia.box import Box
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import seat_layout
from ui.boards.encyclopedia.atlas import land_places, world_rect
from ui.boards.encyclopedia.paths import option_names
from ui.boards.kit import shapes
from ui.table.plan import LEAST_LIST, LOG_STRIP, Plan
from ui.theme import Theme

Places = dict[str, pygame.Rect]

GAP = 6
HEADER, TALLEST_HEADER = 34, 0.058
"""The height of a strip in units of the interface, and at most this part of the height of the table."""

SHARES = {"central": 0.43, "academy": 0.22, "desk": 0.0, "own": 0.35}
"""Parts of the height that the rows of the table take beside the desk."""

BUILDING_PART, DECK_PART, UNIVERSITY_PART = 0.112, 0.052, 0.285
"""Parts of the width: a building at the left edge, a deck, the University at the right edge."""

ROUNDS_HIGH, HALL_HIGH = 0.13, 0.23
"""Parts of the height of the map: the track of rounds, and the hall of the University above its experts."""

VOYAGE = ("research", "reference", "ceiling", "partners")
"""What is asked in the middle of an expedition or a publication."""

BUILDINGS = ("embassy", "bank", "publication")
PROMPT, CHOICE, SAID = 400, 190, 0.5
"""The units that the table's own buttons take on the desk, and a choice at most; the part that is left for others."""

LOWEST_DESK, DESK, TALLEST_DESK = 80, 94, 0.12
"""The height of the desk: so many units for the table's own buttons and so many of the board for words above plates;
at most this part of the height of the table."""

PLATES, LOW_PLATES, LEAST_TARGET = 0.62, 0.46, 32
"""Parts of the desk that plates of two lines take below a line of words, and plates of one word below more of them;
and the least height of a plate in pixels."""

LEAST_PANEL = 0.262
"""A panel's least height as a part of that of the table, as long as the log keeps a little room."""

PANEL_SHAPES = {2: 0.64, 3: 0.5, 4: 4.0}
"""Heights of panels as parts of their widths, by the number of seats."""

TALL = 880
"""The height of the board in its own units."""


def wanted_width(height: int, window: int) -> int:
    """The board likes to be a third wider than tall, and leaves a third of the window to the others."""
    return min(round(height * 1.36), round(window * 0.68))


def panel_height(width: int, seats: int, theme: Theme) -> int:
    """Another seat's panel: a header and three rows; three of them take all the height there is."""
    return theme.px(HEADER) + round(width * PANEL_SHAPES[seats])


def header_height(height: int, theme: Theme) -> int:
    """How tall the strips of seats are."""
    return min(theme.px(HEADER), round(height * TALLEST_HEADER))


def grain_of(plan: Plan) -> Theme:
    """The measures of the board: they follow its usual height alone, whatever the scale of the interface is."""
    return Theme(plan.usual / TALL)


def freed(height: int, theme: Theme) -> int:
    """The height of the own strip with its gap."""
    return header_height(height, theme.grain) + Theme(height / TALL).px(GAP) // 2


def stack(plan: Plan, theme: Theme) -> Places:
    """The other seats' panels one under the other; resting on their strips alone shows a seat large.

    So dice and cards in a panel keep the pointer for themselves: whom they help, what they are. `plan` is changed in
    place: its panels become the strips, and its log gives up what panels want at large scales; twice is as once.
    """
    gap, count = theme.grain.px(GAP), len(plan.panels)
    start = plan.main.top if plan.own is None else plan.own.bottom + theme.grain.px(GAP)
    wanted = count * (round(plan.usual * LEAST_PANEL) + gap)
    top = min(start + wanted, plan.log.bottom - theme.px(LEAST_LIST if plan.own is None else LOG_STRIP))
    if count and top > plan.log.top:
        plan.log.update(plan.log.left, top, plan.log.width, plan.log.bottom - top)
    area = pygame.Rect(plan.log.left, start, plan.log.width, plan.log.top - start - gap)
    panels: Places = {}
    for (seat, strip), panel in zip(plan.panels.items(), shapes.rows(area, count, gap), strict=True):
        panels[f"panel.{seat}"] = panel
        strip.update(panel.topleft, (panel.width, header_height(plan.usual, theme)))
    return panels


def rows(plan: Plan, theme: Theme) -> Places:
    """The rows of the table from top to bottom: the map with its buildings, the Academy, desk, own header and board."""
    grain, head = grain_of(plan), header_height(plan.usual, theme.grain) if plan.own is None else 0
    gap, rest = grain.px(GAP), plan.main
    desk = min(max(theme.grain.px(LOWEST_DESK), grain.px(DESK)), round(plan.usual * TALLEST_DESK))
    room = plan.main.height - head - desk - 4 * gap + (0 if plan.own is None else gap // 2)
    places: Places = {}
    for name, share in SHARES.items():
        high = round(room * share) if name != "desk" else desk
        if name == "own":
            places["header"], rest = shapes.top(rest, head, gap // 2) if plan.own is None else (plan.own.copy(), rest)
            high = rest.height
        places[name], rest = shapes.top(rest, high, gap)
    return places


def lay_out(
    view: EncycView,
    plan: Plan,
    focus: int,
    box: Box,
    theme: Theme,
    asks: bool = True,
    speaks: bool = True,
    tries: bool = False,
) -> Places:
    """All named places of the table with the board of seat `focus` below the displays; what it `asks` has plates,
    under words if the desk `speaks`, beside the table's own buttons while the seat `tries` a turn out."""
    zones, grain = rows(plan, theme), grain_of(plan)
    names = zones | _central(zones["central"], grain)
    names |= _academy(zones["academy"], view, box, grain)
    if is_planning(view, focus):
        names["planner"] = names.pop("university")
    else:
        names |= _university(names["university"], view, box, grain)
    mine = asks and view.to_act == focus
    choices = option_names(box, view) if mine else []
    names |= _desk(view, zones["desk"], choices, theme, speaks, tries)
    if mine and view.asked == "place_die":
        names["rolled"] = names["hand"].copy()
    names |= seat_layout.own_places(view, focus, zones["own"], box, grain)
    panels = stack(plan, theme)
    for seat, head in plan.panels.items():
        _, body = shapes.top(panels[f"panel.{seat}"], head.height)
        names |= {f"panel.{seat}": panels[f"panel.{seat}"], f"panel.{seat}.header": head.copy()}
        names |= seat_layout.panel_places(view, seat, body, box, grain)
    hidden = {"place_die": f"die.{view.to_act}.", "reference": "cube.", "partners": "cube."}.get(view.asked, " ")
    return {name: rect for name, rect in names.items() if not name.startswith(hidden)}


def die_place(place: pygame.Rect) -> pygame.Rect:
    """Where a die lies that was placed at a building: on its picture, above its name or left of it."""
    picture, _ = _pictured(place)
    side = round(min(picture.height * (0.74 if picture.height == place.height else 1), place.width * 0.46))
    return shapes.square(picture, side)


def worded(place: pygame.Rect) -> pygame.Rect:
    """The part of a building that carries its name and what it brings."""
    return _pictured(place)[1]


def _pictured(place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """A building in two: its picture, and what is written below it or, at a wide one, beside it."""
    if place.width > 2 * place.height:
        return shapes.left(place, place.width * 0.5)
    return shapes.top(place, place.height * 0.41)


def is_planning(view: EncycView, focus: int) -> bool:
    """Whether the seat in the middle is on an expedition or a publication, so that the planner needs room."""
    return view.asked in VOYAGE and view.to_act == focus


def _central(row: pygame.Rect, theme: Theme) -> Places:
    """The map between three buildings at its left, and the track of rounds above the University at its right."""
    gap = theme.px(GAP)
    edge, middle, wing = shapes.between(row, row.width * BUILDING_PART, row.width * UNIVERSITY_PART, gap)
    rounds, hall = shapes.top(wing, row.height * ROUNDS_HIGH, gap)
    world = world_rect(middle)
    cells = shapes.rows(edge, len(BUILDINGS), gap)
    names = {f"place.{name}": cell for name, cell in zip(BUILDINGS, cells, strict=True)}
    return {"world": world, **land_places(world), **names, "rounds": rounds, "university": hall}


def _academy(row: pygame.Rect, view: EncycView, box: Box, theme: Theme) -> Places:
    """The Academy at the left, the animals on display, their deck at the right."""
    head, _, deck = _academy_parts(row, theme)
    spots = zip(view.animals, animal_spots(row, len(view.animals), theme), strict=True)
    names = {"place.academy": head, "deck.animals": deck}
    return names | {f"animal.{box.animal_ids[card]}": spot for card, spot in spots if card >= 0}


def animal_spots(row: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Where the animals on display lie, those taken as well."""
    return shapes.spread(_academy_parts(row, theme)[1], count, theme.px(GAP), row.height * 0.96)


def _academy_parts(row: pygame.Rect, theme: Theme) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The Academy, the room for its cards, its deck."""
    return shapes.between(row, row.width * BUILDING_PART, row.width * DECK_PART, theme.px(GAP))


def _university(hall: pygame.Rect, view: EncycView, box: Box, theme: Theme) -> Places:
    """The University above the experts on display, its deck beside it."""
    head, _ = shapes.top(hall, hall.height * HALL_HIGH)
    deck, place = shapes.right(head, head.width * 0.2, theme.px(GAP))
    spots = zip(view.experts, expert_spots(hall, len(view.experts), theme), strict=True)
    names = {"place.university": place, "deck.experts": deck}
    return names | {f"expert.{box.experts.ids[card]}": spot for card, spot in spots if card >= 0}


def expert_spots(hall: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Where the experts on display stand, two by two, those taken as well."""
    gap = theme.px(GAP)
    return shapes.grid(shapes.top(hall, hall.height * HALL_HIGH, gap)[1], 2, -(-count // 2), gap)[:count]


def _desk(view: EncycView, desk: pygame.Rect, choices: list[str], theme: Theme, speaks: bool, tries: bool) -> Places:
    """The die in hand, the choices that lie on no other place, and room for the table's own buttons.

    While a turn is tried out these have what is left, as far as their words grow with the scale.
    """
    grain, side = theme.grain, desk.height
    gap = grain.px(GAP)
    hand = pygame.Rect(desk.topleft, (side, side))
    names, start = {"hand": hand}, hand.right + gap
    if view.asked == "research" and choices:
        names["supply"] = hand.move(side, 0)
        start += side
    captioned = speaks and view.asked not in VOYAGE
    taken = max(len(choices) * (grain.px(CHOICE) + gap), round(desk.width * SAID) if captioned or not choices else 0)
    wide = min(theme.px(PROMPT), desk.right - start - gap - taken) if tries else 0
    wide = max(wide, min(grain.px(PROMPT), round(desk.width * 0.42)))
    prompt = names["prompt"] = pygame.Rect(desk.right - wide, desk.top, wide, side)
    area = pygame.Rect(start, desk.top, prompt.left - start - gap, side)
    if choices and captioned:
        high = max(round(side * (LOW_PLATES if view.asked == "hire" else PLATES)), LEAST_TARGET)
        area.top, area.height = area.bottom - high - 2, high
    else:
        area = area.inflate(0, -gap)
    return names | dict(zip(choices, shapes.spread(area, len(choices), gap, grain.px(CHOICE)), strict=True))
