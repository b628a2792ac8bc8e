"""Drawing the Global Objectives: what their areas ask for, who has them, and what they would cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.view import HoloView
from ui.boards.holotype import cardface, facts, needs
from ui.boards.holotype.layout import HEAD
from ui.boards.holotype.pen import (
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
from ui.theme import CREAM, PAPER_EDGE, PLAYERS, Colour
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

GLOBAL_HEAD: Colour = (44, 70, 86)


def draw_objective(surface: pygame.Surface, table: HoloBoard, view: HoloView, name: str) -> None:
    """A Global Objective: its name, its requirements, and how every area stands."""
    card = table.places[f"objective.{name}"]
    edge = max(card.height // 80, 1)
    draw_box(surface, card, card.height // 18, CARD_SHADE, PAPER_EDGE, edge)
    head = pygame.Rect(card.left, card.top, card.width, round(card.height * HEAD)).inflate(-4 * edge, -3 * edge)
    draw_box(surface, head, card.height // 22, GLOBAL_HEAD)
    title = table.app.text(f"holotype.objective.{name}.name")
    inner = head.inflate(-head.height // 4, 0)
    paragraph(surface, table.app, title, inner, CREAM, head.height * 0.52, "serif_bold")
    for area in range(3):
        _draw_area(surface, table, view, name, area)


def draw_papers(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
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
        _draw_missing(surface, table, state, chip)
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


def _draw_missing(surface: pygame.Surface, table: HoloBoard, state: facts.AreaState, chip: pygame.Rect) -> None:
    """The word and below it how many cards are missing; in a narrow area how many there are of how many."""
    words = table.app.text("holotype.area.missing")
    upper = pygame.Rect(chip.left, chip.top, chip.width, chip.height * 4 // 9)
    lower = pygame.Rect(chip.left, upper.bottom, chip.width, chip.bottom - upper.bottom)
    if fits(table.app, words, upper.width):
        write(surface, table.app, words, upper, LACKING, 17 * table.unit)
        write(surface, table.app, str(state.missing), lower, LACKING, lower.height * 1.05, "serif_bold")
    else:
        words = f"{state.wanted - state.missing}/{state.wanted}"
        write(surface, table.app, words, chip, LACKING, lower.height * 1.05, "serif_bold")


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
