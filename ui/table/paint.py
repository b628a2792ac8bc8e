"""Drawing the table: bar, seats, log, and the board with its marks."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from ui import typeset
from ui.aside import given_pause
from ui.palette import in_force
from ui.sheets import sheet
from ui.table import strips
from ui.table.board import Board
from ui.table.buttons import prompt_area
from ui.table.header import draw_header
from ui.table.status import draw_status
from ui.theme import BRASS, BRASS_LIGHT, FOCUS, INK, PAPER, PAPER_EDGE, PLAYERS, SHADOW, WALNUT_DEEP
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.table.scene import TableScene

HOME = "home/wood"
"""The wood behind the menus."""


def draw_table(surface: pygame.Surface, table: TableScene) -> None:
    """The kept picture of the table, then everything that moves."""
    picture = _kept_picture(table)
    given_pause()
    surface.blit(picture, (0, 0))
    given_pause()
    if table.zoom.active:
        table.zoom.draw(surface, picture)
    given_pause()
    _draw_hidden(surface, table)
    strips.draw_gestures(surface, table)
    draw_status(surface, table)
    table.log.lid = table.lid
    if not table.log.opened:
        table.log.draw(surface, table.moment)
    if table.large is not None:
        _draw_large(surface, table, table.large)
    else:
        _draw_marks(surface, table)
        _draw_digits(surface, table)
    if table.log.opened:
        table.log.draw(surface, table.moment)
    if table.mode != "play":
        _draw_plate(surface, table, prompt_area(table))
    table.recap.draw(surface)
    if table.large is None:
        table.coach.draw(surface)
        table.why.draw(surface)
    if table.motion.note:
        table.board.draw_note(surface, table.motion.note)
    table.motion.draw(surface, table.app.assets, table.zoom.posed)
    if table.pointer.dragging and table.gesture.chosen:
        _draw_held(surface, table, table.gesture.chosen[0])


def _kept_picture(table: TableScene) -> pygame.Surface:
    """The kept picture of the table as it is now."""
    if table.picture is None or table.picture.get_size() != table.size:
        table.picture, table.stale = sheet(table.size), True
    if table.stale:
        draw_still(table.picture, table)
        given_pause()
        table.stale = False
        table.zoom.renew(table.picture)
    return table.picture


def renew(table: TableScene) -> None:
    """Draw the kept picture of the table, and have the lines of the log and what flies made for the next one."""
    _kept_picture(table)
    unseen = pygame.Surface((1, 1))
    given_pause()
    table.log.draw(unseen, table.moment)
    given_pause()
    table.motion.draw(unseen, table.app.assets, table.zoom.posed)


def draw_foretaste(surface: pygame.Surface, table: TableScene) -> None:
    """A table on which nothing lies yet but the name of the game, made of what is there already."""
    app = table.app
    surface.fill(WALNUT_DEEP)
    woods = [name for name in (table.board.backdrop, HOME) if ("backdrop", name, table.size) in app.assets.cache]
    if woods:
        surface.blit(app.assets.backdrop(woods[0], table.size), (0, 0))
    pygame.draw.rect(surface, WALNUT_DEEP, table.plan.bar)
    name = app.text(f"game.{table.session.match.rules.game}.name")
    label = app.theme.font("serif_bold", 44).render(name, True, BRASS_LIGHT)
    plate = label.get_rect(center=surface.get_rect().center)
    margin = app.theme.px(28)
    draw_box(surface, plate.inflate(2 * margin, margin), app.theme.px(14), WALNUT_DEEP, BRASS, max(app.theme.px(2), 1))
    surface.blit(label, plate)


def draw_board(surface: pygame.Surface, table: TableScene, board: Board) -> None:
    """The board alone with the strip of its seat, if that stands on it, as it stays until the view changes."""
    board.draw_ground(surface, table.view)
    board.draw(surface, table.view)
    if table.plan.own is None:
        acting = strips.acting(table) == table.focus
        draw_header(surface, board.app, board.names["header"], strips.header_of(table, table.focus, acting))


def _draw_hidden(surface: pygame.Surface, table: TableScene) -> None:
    """The places that what is still to come keeps covered, empty; on a larger board under plain paper."""
    for name in table.motion.hidden():
        if not table.zoom.active:
            _draw_empty(surface, table, table.board.names.get(name))
        elif name in table.seen:
            _draw_plate(surface, table, table.seen[name])
    for rect in table.motion.cleared() if not table.zoom.active else ():
        _draw_empty(surface, table, rect)


def _draw_marks(surface: pygame.Surface, table: TableScene) -> None:
    """What changes from frame to frame; on a larger board in its size, and beside it as ever."""
    look, zoom = table.prospect.look(), table.zoom
    if not zoom.active:
        table.board.draw_marks(surface, table.view, look)
        strips.draw_changes(surface, table, table.board.names, look.changes)
        return
    for band in zoom.beside():
        surface.set_clip(band)
        table.board.draw_marks(surface, table.view, look)
        strips.draw_changes(surface, table, table.board.names, look.changes)
    surface.set_clip(zoom.area)
    with zoom.lens():
        zoom.board.draw_marks(surface, table.view, look)
        strips.draw_changes(surface, table, zoom.names, look.changes)
    surface.set_clip(None)


def _draw_held(surface: pygame.Surface, table: TableScene, name: str) -> None:
    """The thing taken up, under the pointer."""
    if table.zoom.active:
        with table.zoom.lens():
            table.zoom.board.draw_held(surface, name, table.app.pointer)
    else:
        table.board.draw_held(surface, name, table.app.pointer)


def _draw_plate(surface: pygame.Surface, table: TableScene, rect: pygame.Rect) -> None:
    """Plain paper over a place, as ground for something else."""
    draw_box(surface, rect, table.app.theme.px(10), PAPER, PAPER_EDGE, max(table.app.theme.px(1.5), 1))


def _draw_digits(surface: pygame.Surface, table: TableScene) -> None:
    """While keys are used, the number that chooses each place."""
    if not table.controls.ring.visible:
        return
    theme = table.app.theme
    for number, name in enumerate(table.choices()[:9], 1):
        if name not in table.seen:
            continue
        label = theme.font("ui_bold", 17).render(str(number), True, INK)
        disc = pygame.Rect(0, 0, theme.px(26), theme.px(26))
        disc.topleft = table.seen[name].move(theme.px(5), theme.px(5)).topleft
        draw_box(surface, disc, disc.height // 2, FOCUS, INK, max(theme.px(1.5), 1))
        surface.blit(label, label.get_rect(center=disc.center))


def draw_still(surface: pygame.Surface, table: TableScene) -> None:
    """Everything that stays until the view changes: what stands on the ground, and the seats."""
    surface.blit(_kept_ground(table), (0, 0))
    given_pause()
    draw_standing(surface, table)


def draw_standing(surface: pygame.Surface, table: TableScene) -> None:
    """What stands on the ground of a table, and the seats."""
    app, plan = table.app, table.plan
    font, lines = typeset.fit_block(app.theme, "ui_bold", table.board.info(table.view), 17, plan.info.size)
    block = typeset.render(font, lines, BRASS_LIGHT, "right")
    surface.blit(block, typeset.place(block.get_size(), plan.info, "right"))
    table.board.draw(surface, table.view)
    strips.draw_headers(surface, table)


def _kept_ground(table: TableScene) -> pygame.Surface:
    """The ground of the table as it is kept."""
    key = ("ground", *_place(table), table.focus, table.board.ground_key(table.view))
    return table.app.assets.kept(key, lambda: _ground(table))


def _draw_empty(surface: pygame.Surface, table: TableScene, rect: pygame.Rect | None) -> None:
    """A place as it is with nothing on it: what lay there is in the air."""
    if rect is not None:
        surface.blit(_kept_ground(table), rect, rect)


def _place(table: TableScene) -> tuple[Hashable, ...]:
    """What kept pictures of a table depend on: its game, options and figures, window, scale, palette, language."""
    app, ready = table.app, table.session.match.ready
    seats = tuple(seat.colour for seat in table.session.match.seats)
    game = (ready.rules.game, seats, tuple(sorted(ready.options.items())), ready.data_hash)
    return (*game, table.size, table.board.foot, app.theme.unit, app.text.lang, in_force())


def _ground(table: TableScene) -> pygame.Surface:
    """Wood, bar and boards: made once for a window."""
    plan, ground = table.plan, sheet(table.size)
    ground.blit(table.app.assets.backdrop(table.board.backdrop, table.size), (0, 0))
    pygame.draw.rect(ground, WALNUT_DEEP, plan.bar)
    pygame.draw.rect(ground, SHADOW, (0, plan.bar.bottom, plan.bar.width, max(table.app.theme.px(2), 1)))
    table.board.draw_ground(ground, table.view)
    return ground


def _draw_large(surface: pygame.Surface, table: TableScene, seat: int) -> None:
    """Another seat's part over the middle of the table, framed in its colour."""
    table.board.draw_large(surface, table.view, seat)
    entry = table.session.match.seats[seat]
    if table.plan.own is None:
        draw_header(surface, table.app, table.board.names["header"], strips.header_of(table, seat, False))
    player = PLAYERS[entry.colour % len(PLAYERS)]
    wide = max(table.app.theme.px(5), 2)
    pygame.draw.rect(surface, player.colour, table.board.large_rect(), wide, border_radius=table.app.theme.px(8))
