"""Drawing the upper part of the table: locations with their workers, the track, the Global Objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.model import LOCATIONS, PERIODS, WORKERS
from game.holotype.view import HoloView
from ui.boards.holotype import cardface, facts, needs
from ui.boards.holotype.layout import HEAD, stands
from ui.boards.holotype.pen import (
    BOARD,
    BOARD_LINE,
    CARD_INK,
    CARD_PAPER,
    CARD_SHADE,
    LACKING,
    READY,
    bright,
    columns,
    fits,
    paragraph,
    picture,
    rows,
    write,
)
from ui.theme import BRASS_LIGHT, CREAM, INK, PAPER_EDGE, PLAYERS, Colour
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

GLOBAL_HEAD: Colour = (44, 70, 86)


def draw_locations(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The pictures of the five locations with their titles, their stocks and the workers on their spaces."""
    for n, name in enumerate(LOCATIONS):
        rect = table.places[f"location.{name}"]
        factor = rect.height / 220
        title = pygame.Rect(rect.left, rect.top + round(8 * factor), rect.width, round(26 * factor))
        words = table.app.text(f"holotype.location.{name}.name")
        write(surface, table.app, words, title.inflate(-round(40 * factor), 0), CREAM, 23 * factor, "serif_bold")
        _draw_stock(surface, table, view, name, rect)
        for spot, code in zip(stands(rect, len(view.spaces[n])), view.spaces[n], strict=True):
            _draw_space(surface, table, spot, code)


def _draw_space(surface: pygame.Surface, table: HoloBoard, spot: pygame.Rect, code: int) -> None:
    """A space with the worker on it, in its seat's colour and with its seat's symbol."""
    app = table.app
    base = pygame.Rect(0, 0, round(spot.width * 0.86), max(round(spot.height * 0.24), 4))
    base.midbottom = spot.midbottom
    fill = (203, 186, 150) if code < 0 else (166, 142, 100)
    draw_box(surface, base, base.height // 2, fill, (140, 114, 76), max(round(spot.height / 30), 1))
    if code >= 0:
        draw_worker(surface, table, code, spot)
        player = PLAYERS[table.match.seats[code // 3].colour]
        side = max(round(spot.height * 0.38), 10)
        badge = pygame.Rect(0, 0, side, side)
        badge.bottomright = (spot.right - spot.width // 12, spot.bottom)
        draw_box(surface, badge, side // 2, player.colour, CREAM, max(side // 12, 1))
        icon = app.assets.icon(player.symbol, round(side * 0.7), CREAM)
        surface.blit(icon, icon.get_rect(center=badge.center))


def draw_worker(surface: pygame.Surface, table: HoloBoard, code: int, box: pygame.Rect) -> None:
    """A worker in its seat's colour, standing at the foot of a box."""
    colour = bright(PLAYERS[table.match.seats[code // 3].colour].colour)
    picture(surface, table.app, f"worker_{WORKERS[code % 3]}", box, colour, "bottom")


def _draw_stock(surface: pygame.Surface, table: HoloBoard, view: HoloView, name: str, rect: pygame.Rect) -> None:
    """What lies at a location: the Museum's cubes, decks and the open pile, the research to gain."""
    factor = rect.height / 220
    plate = pygame.Rect(0, 0, round(rect.width * 0.88), round(44 * factor))
    plate.midbottom = (rect.centerx, rect.top + round(134 * factor))
    if name == "museum":
        draw_box(surface, plate, plate.height // 3, CARD_PAPER, PAPER_EDGE, max(round(factor), 1))
        goods = [(f"cube_{period}", view.museum[n]) for n, period in enumerate(PERIODS)]
        cardface.draw_goods(surface, table, goods, plate.inflate(-plate.height // 2, -plate.height // 8), CARD_INK)
    elif name == "lab":
        _draw_lab(surface, table, view, rect)
    elif name == "field":
        _draw_decks(
            surface, table, rect, [("card_field_back", view.field_deck_size), ("card_trace", view.trace_deck_size)]
        )
    elif name == "library":
        senior, junior = table.box.library[1], table.box.library[0]
        extra = int("library" in view.mats[table.focus].tiles)
        plate.width = round(rect.width * 0.66)
        plate.centerx = rect.centerx
        draw_box(surface, plate, plate.height // 3, CARD_PAPER, PAPER_EDGE, max(round(factor), 1))
        halves = [plate.copy(), plate.copy()]
        halves[0].width = halves[1].width = plate.width // 2
        halves[1].left = halves[0].right
        for half, worker, count in zip(halves, ("paleontologist", "field_assistant"), (senior, junior), strict=True):
            figure = pygame.Rect(half.left + half.height // 6, half.top, half.height * 2 // 3, half.height)
            picture(surface, table.app, f"worker_{worker}", figure.inflate(0, -half.height // 10), (190, 180, 160))
            rest = pygame.Rect(figure.right, half.top, half.right - figure.right, half.height)
            cardface.draw_goods(
                surface, table, [("research", count + extra)], rest.inflate(0, -half.height // 5), CARD_INK
            )


def _draw_decks(surface: pygame.Surface, table: HoloBoard, rect: pygame.Rect, decks: list[tuple[str, int]]) -> None:
    """Small decks with the number of cards in them, at the right of a location's picture."""
    factor = rect.height / 220
    high = round(72 * factor)
    right = rect.right - round(20 * factor)
    for name, count in reversed(decks):
        card = pygame.Rect(right - round(high * 0.714), rect.top + round(60 * factor), round(high * 0.714), high)
        cardface.draw_back(surface, table, card, name)
        draw_count(surface, table, card, count)
        right = card.left - round(8 * factor)


def draw_count(surface: pygame.Surface, table: HoloBoard, card: pygame.Rect, count: int) -> None:
    """A number on a disc in the middle of a deck."""
    side = round(card.height * 0.46)
    disc = pygame.Rect(0, 0, max(side, 12), max(side, 12))
    disc.center = card.center
    draw_box(surface, disc, disc.height // 2, INK, CREAM, max(disc.height // 14, 1))
    write(surface, table.app, str(count), disc.inflate(-disc.width // 5, 0), CREAM, disc.height * 0.62)


def _draw_lab(surface: pygame.Surface, table: HoloBoard, view: HoloView, rect: pygame.Rect) -> None:
    """The Specimen deck and the top of the open pile."""
    factor = rect.height / 220
    _draw_decks(surface, table, rect, [("card_back", view.deck_size)])
    if view.discard:
        slip = pygame.Rect(rect.left + round(20 * factor), rect.top + round(61 * factor), 0, round(70 * factor))
        slip.width = rect.width - round(108 * factor)
        cardface.draw_slip(surface, table, view.discard[-1], slip)


def draw_track(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The spaces of the track with their icons; what is behind the token is filled."""
    rect, app = table.names["track"], table.app
    draw_box(surface, rect, rect.height // 4, BOARD, BOARD_LINE, max(rect.height // 24, 1))
    count = view.end + 1
    inner = rect.inflate(-rect.height // 3, -rect.height // 5)
    step = inner.width / count
    side = min(inner.height, round(step * 0.96))
    middle = inner.centery
    pygame.draw.line(
        surface, BOARD_LINE, (inner.left + round(step / 2), middle), (inner.right - round(step / 2), middle), 2
    )
    for n in range(count):
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (inner.left + round((n + 0.5) * step), middle)
        _draw_step(surface, table, view, n, spot)
    token = pygame.Rect(0, 0, round(side * 0.98), round(side * 0.98))
    token.center = (inner.left + round((view.track + 0.5) * step), middle)
    picture(surface, app, "disc", token, BRASS_LIGHT)
    write(surface, app, str(view.track), token.inflate(-token.width // 3, 0), INK, token.height * 0.5)


def _draw_step(surface: pygame.Surface, table: HoloBoard, view: HoloView, n: int, spot: pygame.Rect) -> None:
    """A space of the track: its number or its icon."""
    passed = n <= view.track
    fill = (112, 98, 54) if passed else (58, 92, 78)
    icon = "milestone" if table.box.milestones >> n & 1 else "museum" if table.box.resets >> n & 1 else ""
    last = n == view.end
    round_box = (
        spot.inflate(-spot.width // 12, -spot.width // 12)
        if icon or last
        else spot.inflate(-spot.width // 4, -spot.width // 4)
    )
    draw_box(
        surface,
        round_box,
        round_box.width // (3 if icon else 2),
        fill,
        BRASS_LIGHT if icon or last else BOARD_LINE,
        max(spot.width // 22, 1),
    )
    inside = round_box.inflate(-round_box.width // 4, -round_box.width // 4)
    if icon == "milestone":
        picture(surface, table.app, "milestone", inside, BRASS_LIGHT)
    elif icon == "museum":
        picture(surface, table.app, "die_triassic_museum", round_box)
    elif last:
        flag = table.app.assets.icon("trophy", inside.width, BRASS_LIGHT)
        surface.blit(flag, flag.get_rect(center=inside.center))
    elif round_box.width >= 14:
        write(surface, table.app, str(n), inside.inflate(inside.width // 4, 0), CREAM, inside.height * 0.9)


def draw_objectives(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The Global Objectives: name, requirements, and how every area stands; without them the own papers."""
    if table.box.basal:
        _draw_papers(surface, table, view)
    for name in view.objectives:
        card = table.places[f"objective.{name}"]
        edge = max(card.height // 80, 1)
        draw_box(surface, card, card.height // 18, CARD_SHADE, PAPER_EDGE, edge)
        head = pygame.Rect(card.left, card.top, card.width, round(card.height * HEAD)).inflate(-4 * edge, -3 * edge)
        draw_box(surface, head, card.height // 22, GLOBAL_HEAD)
        title = table.app.text(f"holotype.objective.{name}.name")
        paragraph(
            surface, table.app, title, head.inflate(-head.height // 4, 0), CREAM, head.height * 0.52, "serif_bold"
        )
        for area in range(3):
            _draw_area(surface, table, view, name, area)


def _draw_papers(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """What the seat in the middle has published, in place of the Global Objectives of the full game."""
    area, papers = table.places["goals"], view.mats[table.focus].papers
    gap = round(8 * table.unit)
    across = max(6, -(-len(papers) // 2))
    for n, paper in enumerate(papers):
        line = rows(area, 2, gap)[n // across]
        spot = columns(line, across, gap)[n % across]
        cardface.draw_slip(surface, table, paper.card, spot)
        if paper.trace:
            side = round(spot.height * 0.4)
            picture(surface, table.app, f"traces/{paper.trace}", pygame.Rect(spot.left, spot.bottom - side, side, side))


def _draw_area(surface: pygame.Surface, table: HoloBoard, view: HoloView, name: str, area: int) -> None:
    """One area: its terms as icons, below them a disc or what it would cost."""
    rect = table.places[f"area.{name}.{area}"]
    state = table.stand(view, name, area)
    draw_box(surface, rect, rect.height // 16, CARD_PAPER, PAPER_EDGE, max(rect.height // 90, 1))
    terms = table.terms(name)[area]
    upper = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * 0.6)).inflate(-4, -6)
    high = min(upper.height // len(terms), round(rect.height * 0.5))
    block = pygame.Rect(upper.left, 0, upper.width, high * len(terms))
    block.centery = upper.centery
    for line, term in zip(rows(block, len(terms)), terms, strict=True):
        needs.draw_term(surface, table.app, term, line)
    lower = pygame.Rect(rect.left, upper.bottom, rect.width, rect.bottom - upper.bottom).inflate(-6, -6)
    if state.owner >= 0:
        draw_disc(surface, table, state.owner, lower)
    else:
        _draw_stand(surface, table, view, state, lower)


def draw_disc(surface: pygame.Surface, table: HoloBoard, seat: int, box: pygame.Rect) -> None:
    """A seat's disc with its symbol."""
    player = PLAYERS[table.match.seats[seat].colour]
    side = min(box.width, box.height)
    spot = pygame.Rect(0, 0, side, side)
    spot.center = box.center
    picture(surface, table.app, "disc", spot, bright(player.colour))
    icon = table.app.assets.icon(player.symbol, round(side * 0.5), CREAM)
    inner = pygame.Rect(0, 0, round(side * 0.66), round(side * 0.66))
    inner.center = spot.center
    draw_box(surface, inner, inner.height // 2, player.colour)
    surface.blit(icon, icon.get_rect(center=spot.center))


def _draw_stand(
    surface: pygame.Surface, table: HoloBoard, view: HoloView, state: facts.AreaState, box: pygame.Rect
) -> None:
    """What a vacant area would cost the seat in the middle, or how many cards are missing; and who has it for free."""
    others = [seat for seat in state.free if seat != table.focus]
    chip = pygame.Rect(box.left, box.top, box.width, round(box.height * (0.58 if others else 0.72)))
    if not others:
        chip.centery = box.centery
    able = state.cost == 0 or (0 < state.cost <= view.mats[table.focus].research)
    ink = READY if able and state.cost == 0 else CARD_INK if state.cost >= 0 else LACKING
    if state.cost < 0:
        upper = pygame.Rect(chip.left, chip.top, chip.width, chip.height * 5 // 9)
        write(surface, table.app, f"−{state.missing}", upper, ink, upper.height * 1.05, "serif_bold")
        lower = pygame.Rect(chip.left, upper.bottom, chip.width, chip.bottom - upper.bottom)
        words = table.app.text("holotype.area.missing")
        if fits(table.app, words, lower.width):
            write(surface, table.app, words, lower, ink, 17 * table.unit)
    else:
        fill = (214, 234, 208) if state.cost == 0 else (250, 232, 184) if able else (240, 214, 202)
        draw_box(surface, chip, chip.height // 3, fill, ink, max(chip.height // 18, 1))
        if state.cost == 0:
            write(
                surface, table.app, table.app.text("holotype.area.free"), chip.inflate(-8, 0), ink, chip.height * 0.62
            )
        else:
            goods = [("research", state.cost)]
            cardface.draw_goods(surface, table, goods, chip.inflate(-8, -chip.height // 6), ink if able else LACKING)
    _draw_free(surface, table, others, pygame.Rect(box.left, chip.bottom + 1, box.width, box.bottom - chip.bottom - 1))


def _draw_free(surface: pygame.Surface, table: HoloBoard, seats: list[int], box: pygame.Rect) -> None:
    """The symbols of the other seats that could contribute for free."""
    side = min(box.height, box.width // max(len(seats), 1))
    left = box.centerx - side * len(seats) // 2
    for n, seat in enumerate(seats):
        spot = pygame.Rect(left + n * side, box.top, side, side).inflate(-2, -2)
        player = PLAYERS[table.match.seats[seat].colour]
        draw_box(surface, spot, spot.width // 2, player.colour)
        icon = table.app.assets.icon(player.symbol, round(spot.width * 0.74), CREAM)
        surface.blit(icon, icon.get_rect(center=spot.center))
