"""Named places of a table of Encyclopedia: a pure function of view, window and scale."""

from __future__ import annotations

import pygame

from game.encyclopedia.box import Box
from game.encyclopedia.model import CONTINENTS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import seat_layout
from ui.boards.encyclopedia.facts import VOYAGE
from ui.boards.encyclopedia.paths import option_names
from ui.table.plan import Plan
from ui.theme import Theme

Places = dict[str, pygame.Rect]

GAP = 6
HEADER, TALLEST_HEADER = 34, 0.058
"""The height of a strip in units of the interface, and at most this part of the height of the table."""

SHARES = {"central": 0.185, "academy": 0.2, "university": 0.12, "desk": 0.104, "own": 0.391}
"""Parts of the height that the rows of the table take."""

LANDS_PART, PLACES_PART, DISPLAY_PART, DECK_PART = 0.118, 0.096, 0.118, 0.052
"""Parts of the width: a continent, a place beside them, the place at the head of a display, its deck."""

CENTRAL_PLACES = ("embassy", "bank", "publication")
PROMPT = 400
LOWEST_DESK, TALLEST_DESK = 66, 0.125
"""The least height of the desk in units, for the table's own buttons; at most this part of the height of the table."""

PLATES = 0.63
"""The part of a low desk that its plates take, below one line of words."""

LEAST_PANEL, LEAST_LOG = 0.262, 84
"""A panel's least height as a part of that of the table, as long as the log keeps so many units."""

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


def header_height(main: pygame.Rect, theme: Theme) -> int:
    """How tall the strips of seats are."""
    return min(theme.px(HEADER), round(main.height * TALLEST_HEADER))


def grain_of(main: pygame.Rect) -> Theme:
    """The measures of the board: they follow its height alone, whatever the scale of the interface is."""
    return Theme(main.height / TALL)


def stack(plan: Plan, theme: Theme) -> Places:
    """The other seats' panels one under the other; resting on their strips alone shows a seat large.

    So dice and cards in a panel keep the pointer for themselves: whom they help, what they are. `plan` is changed in
    place: its panels become the strips, and its log gives up what panels want at large scales; twice is as once.
    """
    gap, count = theme.px(GAP), len(plan.panels)
    wanted = count * (round(plan.main.height * LEAST_PANEL) + gap)
    top = min(plan.main.top + wanted, plan.log.bottom - theme.px(LEAST_LOG))
    if count and top > plan.log.top:
        plan.log.update(plan.log.left, top, plan.log.width, plan.log.bottom - top)
    area = pygame.Rect(plan.log.left, plan.main.top, plan.log.width, plan.log.top - plan.main.top - gap)
    high = (area.height - gap * (count - 1)) // max(count, 1)
    panels: Places = {}
    for number, (seat, strip) in enumerate(plan.panels.items()):
        panel = pygame.Rect(area.left, area.top + number * (high + gap), area.width, high)
        panels[f"panel.{seat}"] = panel
        strip.update(panel.left, panel.top, panel.width, header_height(plan.main, theme))
    return panels


def rows(main: pygame.Rect, theme: Theme) -> Places:
    """The rows of the table from top to bottom: central board, both displays, desk, own header and board."""
    gap, head = grain_of(main).px(GAP), header_height(main, theme)
    room = main.height - head - 5 * gap
    places: Places = {}
    top = main.top
    for name, share in SHARES.items():
        if name == "own":
            places["header"] = pygame.Rect(main.left, top, main.width, head)
            top += head + gap // 2
        high = main.bottom - top if name == "own" else round(room * share)
        if name == "desk":
            high = max(high, min(theme.px(LOWEST_DESK), round(main.height * TALLEST_DESK)))
        places[name] = pygame.Rect(main.left, top, main.width, high)
        top += high + gap
    return places


def lay_out(view: EncycView, plan: Plan, focus: int, box: Box, theme: Theme) -> Places:
    """All named places of the table with the board of seat `focus` below the displays."""
    zones = rows(plan.main, theme)
    grain = grain_of(plan.main)
    planning = is_planning(view, focus)
    names = dict(zones)
    names |= _central(zones["central"], grain)
    names |= _academy(view, zones["academy"], box, grain)
    if planning:
        names["desk"] = zones["desk"].union(zones["university"])
        del names["university"]
    else:
        names |= _university(view, zones["university"], box, grain)
    choices = option_names(view) if view.to_act == focus else []
    names |= _desk(view, names["desk"], zones["desk"], choices, theme)
    names |= seat_layout.own_places(view, focus, zones["own"], box, grain)
    panels = stack(plan, theme)
    for seat, head in plan.panels.items():
        panel = panels[f"panel.{seat}"]
        body = pygame.Rect(panel.left, head.bottom, panel.width, panel.bottom - head.bottom)
        names |= {f"panel.{seat}": panel, f"panel.{seat}.header": head.copy()}
        names |= seat_layout.panel_places(view, seat, body, box, grain)
    if view.asked == "place_die":
        names = {name: rect for name, rect in names.items() if not name.startswith(f"die.{view.to_act}.")}
    if view.asked in ("reference", "partners"):
        names = {name: rect for name, rect in names.items() if not name.startswith("cube.")}
    return names


def is_planning(view: EncycView, focus: int) -> bool:
    """Whether the seat in the middle is on an expedition or a publication, so that the planner needs room."""
    return view.asked in VOYAGE and view.to_act == focus


def _central(row: pygame.Rect, theme: Theme) -> Places:
    """The five continents, three places, and the track of rounds."""
    gap = theme.px(GAP)
    names: Places = {}
    left = row.left
    for land in CONTINENTS:
        names[f"land.{land}"] = pygame.Rect(left, row.top, round(row.width * LANDS_PART), row.height)
        left = names[f"land.{land}"].right + gap
    for place in CENTRAL_PLACES:
        names[f"place.{place}"] = pygame.Rect(left, row.top, round(row.width * PLACES_PART), row.height)
        left = names[f"place.{place}"].right + gap
    names["rounds"] = pygame.Rect(left, row.top, row.right - left, row.height)
    return names


def _academy(view: EncycView, row: pygame.Rect, box: Box, theme: Theme) -> Places:
    """The Academy with the animals on display and their deck."""
    names = _display(row, len(view.animals), theme)
    spots = [names.pop(f"spot.{n}") for n in range(len(view.animals))]
    cards = {f"animal.{box.animal_ids[card]}": spots[n] for n, card in enumerate(view.animals) if card >= 0}
    return {"place.academy": names["head"], "deck.animals": names["deck"], **cards}


def _university(view: EncycView, row: pygame.Rect, box: Box, theme: Theme) -> Places:
    """The University with the experts on display and their deck."""
    names = _display(row, len(view.experts), theme)
    spots = [names.pop(f"spot.{n}") for n in range(len(view.experts))]
    cards = {f"expert.{box.experts.ids[card]}": spots[n] for n, card in enumerate(view.experts) if card >= 0}
    return {"place.university": names["head"], "deck.experts": names["deck"], **cards}


def display_spots(row: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Where the cards of a display lie, those taken as well."""
    names = _display(row, count, theme)
    return [names[f"spot.{n}"] for n in range(count)]


def _display(row: pygame.Rect, count: int, theme: Theme) -> Places:
    """A display: its place at the left, the cards, the deck at the right."""
    gap = theme.px(GAP)
    head = pygame.Rect(row.left, row.top, round(row.width * DISPLAY_PART), row.height)
    wide = round(row.width * DECK_PART)
    deck = pygame.Rect(row.right - wide, row.top, wide, row.height)
    left, right = head.right + gap, deck.left - gap
    step = (right - left + gap) / count
    spots = {
        f"spot.{n}": pygame.Rect(left + round(n * step), row.top, round(step) - gap, row.height) for n in range(count)
    }
    return {"head": head, "deck": deck, **spots}


def _desk(view: EncycView, desk: pygame.Rect, foot: pygame.Rect, choices: list[str], theme: Theme) -> Places:
    """The die in hand, the choices that lie on no other place, and room for the table's own buttons."""
    gap = theme.px(GAP)
    side = foot.height
    wide = min(theme.px(PROMPT), round(desk.width * 0.42))
    prompt = pygame.Rect(desk.right - wide, desk.bottom - side, wide, side)
    square = min(side, desk.height - side) if desk.height > side else side
    hand = pygame.Rect(desk.left, desk.top, square, square)
    names = {"hand": hand, "prompt": prompt}
    if view.asked == "place_die":
        names["rolled"] = hand.copy()
    elif view.asked == "research" and desk.height > side:
        names["supply"] = hand.move(square, 0)
    area = pygame.Rect(hand.right + gap, desk.bottom - side, prompt.left - hand.right - 2 * gap, side)
    if desk.height > foot.height:
        area.left, area.width = desk.left + gap, prompt.left - desk.left - 2 * gap
    if choices and desk.height == foot.height:
        area.top, area.height = area.bottom - round(side * PLATES) - 2, round(side * PLATES)
    else:
        area = area.inflate(0, -gap)
    for number, name in enumerate(choices):
        step = min((area.width + gap) / len(choices), theme.px(190) + gap)
        names[name] = pygame.Rect(area.left + round(number * step), area.top, round(step) - gap, area.height)
    return names
