"""Drawing the other seats: their figures and the table of what they published; and one of them large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.model import LOUNGE, PERIODS, TILES, WAITING, WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import cardface, draw
from ui.boards.holotype.draw_mat import draw_tile
from ui.boards.holotype.draw_tally import draw_tally
from ui.boards.holotype.layout import CARD, card_row
from ui.boards.holotype.pen import BOARD_LIGHT, CARD_INK, CARD_PAPER, CARD_SHADE, columns, picture, rows, write
from ui.theme import CREAM, INK_SOFT, PAPER, PAPER_EDGE, PLAYERS
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


def draw_panel(surface: pygame.Surface, table: HoloBoard, mat: Mat, seat: int) -> None:
    """Another seat's panel below its strip, with its figures."""
    panel = table.names[f"panel.{seat}"]
    body = pygame.Rect(panel.left, table.names[f"panel.{seat}.header"].centery, panel.width, 0)
    body.height = panel.bottom - body.top
    draw_box(surface, body, table.app.theme.px(9), PAPER, PAPER_EDGE, 1)
    _draw_stock(surface, table, mat, seat, table.names[f"stock.{seat}"])


def _draw_stock(surface: pygame.Surface, table: HoloBoard, mat: Mat, seat: int, area: pygame.Rect) -> None:
    """Workers, fossils against the limit, research, cards and traces in hand, contributions, tiles."""
    lines = rows(area, 5)
    team = pygame.Rect(area.left, area.top, area.width, lines[1].bottom - area.top)
    _draw_team(surface, table, mat, seat, team.inflate(0, -2))
    goods = [(f"cube_{name}", mat.fossils[n]) for n, name in enumerate(PERIODS)]
    line = lines[2]
    wide = round(line.width * 0.74)
    cardface.draw_goods(surface, table, goods, pygame.Rect(line.left, line.top, wide, line.height), CARD_INK, "left")
    store = pygame.Rect(line.left + wide, line.top, line.width - wide, line.height)
    write(surface, table.app, f"{sum(mat.fossils)}/{mat.limit}", store, INK_SOFT, line.height * 0.54, align="right")
    held = [("research", mat.research), ("card_back", mat.hand_size), ("card_trace", mat.trace_count)]
    held += [] if table.box.basal else [("disc", table.box.discs - mat.discs)]
    cardface.draw_goods(surface, table, held, lines[3], CARD_INK, "left")
    for tile, cell in zip(TILES, columns(lines[4], len(TILES), 2), strict=True):
        if not table.box.basal:
            draw_tile(surface, table, tile, cell.inflate(0, -1), tile in mat.tiles)


def _draw_team(surface: pygame.Surface, table: HoloBoard, mat: Mat, seat: int, box: pygame.Rect) -> None:
    """The three workers: at hand on green, on the board pale, locked with a lock."""
    for n, (name, cell) in enumerate(zip(WORKERS, columns(box, 3, 3), strict=True)):
        home = mat.workers[n] == LOUNGE
        draw_box(surface, cell, 4, (206, 224, 196) if home else CARD_SHADE, PAPER_EDGE, 1)
        if mat.workers[n] == WAITING:
            picture(surface, table.app, f"worker_{name}", cell.inflate(-2, -4), (150, 140, 120), "bottom")
            icon = table.app.assets.icon("lock", round(cell.height * 0.5), INK_SOFT)
            surface.blit(icon, icon.get_rect(midright=(cell.right - 2, cell.centery)))
        else:
            draw.draw_worker(surface, table, seat * 3 + n, cell.inflate(-2, -4))
            sign, tint = ("check", (40, 96, 56)) if home else ("arrow_up", INK_SOFT)
            icon = table.app.assets.icon(sign, round(cell.height * 0.38), tint)
            surface.blit(icon, icon.get_rect(midright=(cell.right - 2, cell.centery)))


def large_rect(table: HoloBoard) -> pygame.Rect:
    """Everything below the strip of the seat in the middle."""
    top, bottom = table.places["places"].top, table.names["hand"].bottom
    return pygame.Rect(table.places["places"].left, top, table.places["places"].width, bottom - top)


def draw_large(surface: pygame.Surface, table: HoloBoard, view: HoloView, seat: int) -> None:
    """Another seat's papers as cards, with its figures and the table of what it published above them."""
    area, mat, unit = large_rect(table), view.mats[seat], table.unit
    draw_box(surface, area, round(8 * unit), BOARD_LIGHT)
    gap = round(12 * unit)
    inner = area.inflate(-2 * gap, -2 * gap)
    head = pygame.Rect(inner.left, inner.top, inner.width, round(200 * unit))
    halves = columns(head, 3, gap)
    for half in halves[:2]:
        draw_box(surface, half, round(8 * unit), CARD_PAPER, PAPER_EDGE, 1)
    _draw_stock(surface, table, mat, seat, halves[0].inflate(-gap, -gap))
    draw_tally(surface, table, mat, halves[1].inflate(-gap, -gap))
    _draw_known(surface, table, mat, halves[2])
    rest = pygame.Rect(inner.left, head.bottom + gap, inner.width, inner.bottom - head.bottom - gap)
    _draw_papers(surface, table, mat, rest, gap)
    colour = PLAYERS[table.match.seats[seat].colour].colour
    pygame.draw.rect(surface, colour, area, max(round(4 * unit), 1), border_radius=round(8 * unit))


def _draw_known(surface: pygame.Surface, table: HoloBoard, mat: Mat, area: pygame.Rect) -> None:
    """The hand: cards that everyone has seen, and the backs of the others."""
    line = pygame.Rect(area.left, area.top, area.width, round(26 * table.unit))
    write(surface, table.app, table.app.text("holotype.large.hand", n=mat.hand_size), line, CREAM, 20 * table.unit)
    cards = pygame.Rect(area.left, line.bottom, area.width, area.bottom - line.bottom)
    for n, spot in enumerate(card_row(cards, mat.hand_size, round(6 * table.unit))):
        if n < len(mat.hand):
            cardface.draw_card(surface, table, mat.hand[n], spot)
        else:
            cardface.draw_back(surface, table, spot)


def _draw_papers(surface: pygame.Surface, table: HoloBoard, mat: Mat, area: pygame.Rect, gap: int) -> None:
    """The published cards as large as they fit, each with its trace."""
    if not mat.papers:
        write(surface, table.app, table.app.text("holotype.large.nothing"), area, CREAM, 24 * table.unit)
        return
    for paper, spot in zip(mat.papers, _grid(area, len(mat.papers), gap), strict=True):
        cardface.draw_card(surface, table, paper.card, spot)
        if paper.trace:
            side = round(spot.width * 0.36)
            badge = pygame.Rect(spot.right - side, spot.top + round(spot.height * 0.14), side, side)
            draw_box(surface, badge, side // 6, CARD_PAPER, PAPER_EDGE, 1)
            picture(surface, table.app, f"traces/{paper.trace}", badge.inflate(-4, -4))


def _grid(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Places for so many cards in as few rows as let them be large; at most half as tall as the area."""
    best: list[pygame.Rect] = []
    for lines in range(1, 5):
        across = -(-count // lines)
        high = (area.height - gap * (max(lines, 2) - 1)) // max(lines, 2)
        high = min(high, round((area.width - gap * (across - 1)) / across / CARD))
        wide = round(high * CARD)
        if not best or wide > best[0].width:
            best = [
                pygame.Rect(area.left + n % across * (wide + gap), area.top + n // across * (high + gap), wide, high)
                for n in range(count)
            ]
    return best
