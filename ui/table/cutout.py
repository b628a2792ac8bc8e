"""Cut-outs of real tables for the plates of the rules: places of a board as they stand at a card of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from itertools import takewhile

import pygame

from game.core.match import Match
from game.core.record import Seat
from game.core.rules import Ready, complete_options
from game.core.values import IllegalAction
from game.registry import find
from ui.app import App
from ui.boards.kit.marks import draw_ring
from ui.boards.kit.plate import Plate
from ui.boards.kit.plates import captioned, inner_width
from ui.leaf import Leaf
from ui.seating import usual_names
from ui.table.board import Board, Look
from ui.table.lesson_script import Chapter, chapters_of
from ui.table.plan import Frame
from ui.theme import FOCUS, theme_for
from ui.widgets.blocks import Block, painted

WINDOW = (1920, 1080)
"""The window of a table whose places have their usual size."""

LEAST = 2 / 3
"""A table is never laid out in a window smaller than this part of the usual one."""

MARGIN = 3
"""Units that are seen around the places."""


_kept: dict[tuple[str, str], tuple[object, Match]] = {}
"""The games that were played for plates, with their figures: one a card."""


@dataclass(frozen=True)
class Scene:
    """A table that nobody sees, at a moment of a game: its board, laid out for a window."""

    board: Board
    view: object

    def area(self, names: Sequence[str], margin: int) -> pygame.Rect:
        """What holds these places, with something around it."""
        places = [self.board.names[name] for name in names]
        around = places[0].unionall(places[1:]).inflate(2 * margin, 2 * margin)
        return around.clip(pygame.Rect((0, 0), self.board.app.size))


def cut_out(leaf: Leaf, card: str, names: Sequence[str], rings: Sequence[str] = (), most: float = 1.0) -> Block:
    """These places of the table before a card of a lesson (`chapter.step`), some of them ringed.

    They are as large as at a table of the present scale, unless that is more than `most` of the column.
    """
    match = played(leaf, card)
    usual = scene_of(leaf, match).area(names, MARGIN)
    factor = min(leaf.app.theme.unit, inner_width(leaf) * most / usual.width)
    scene = scene_of(leaf, match, max(factor, LEAST))
    cut = scene.area(names, MARGIN)
    picture = painted(cut.size, lambda surface, _rect: _draw(surface, scene, cut, rings))
    shrunk = min(inner_width(leaf) * most / cut.width, 1.0)
    return picture if shrunk == 1 else _smaller(picture, shrunk)


def cut_plate(card: str, names: Sequence[str], told: str, rings: Sequence[str] = ()) -> Plate:
    """A plate of places of a table, with a sentence under them."""
    return Plate(lambda leaf: captioned(leaf, cut_out(leaf, card, names, rings), leaf.say(told)))


def played(leaf: Leaf, card: str) -> Match:
    """The game of a lesson up to one of its cards; with other figures as far as its moves are possible."""
    figures, match = _kept.get((leaf.game, card), (None, None))
    if match is None or figures is not leaf.origins.figures:
        match = _play(leaf, card)
        _kept[leaf.game, card] = (leaf.origins.figures, match)
    return match


def _play(leaf: Leaf, card: str) -> Match:
    """Play the moves that lead to a card."""
    chapter, step = _found(leaf.game, card)
    game, names = find(leaf.game), usual_names(leaf.app)[: chapter.seats]
    seats = [Seat(name, colour=number) for number, name in enumerate(names)]
    options = complete_options(game.options, chapter.options)
    rules = game.make(leaf.origins.figures, chapter.seats, options)
    match = Match(Ready(rules, options, "", (), leaf.origins.ours, leaf.origins.figures), tuple(seats), chapter.seed)
    earlier = takewhile(lambda one: one.id != step, chapter.steps)
    try:
        for text in (*chapter.start, *(move for one in earlier for move in (one.do, *one.then) if move)):
            match.apply(rules.parse(text))
    except IllegalAction:
        return match
    return match


def _found(game_id: str, card: str) -> tuple[Chapter, str]:
    """The chapter and the step that a card is named by."""
    name, _, step = card.partition(".")
    chapter = next(one for one in chapters_of(game_id) if one.id == name)
    assert not step or any(one.id == step for one in chapter.steps), card
    return chapter, step or chapter.steps[0].id


def scene_of(leaf: Leaf, match: Match, factor: float = 1.0) -> Scene:
    """The table of a match, seen by its first seat, in a window that is `factor` times the usual one."""
    app, size = copy(leaf.app), (round(WINDOW[0] * factor), round(WINDOW[1] * factor))
    app.window, app.theme = pygame.Surface(size, 0, 8), theme_for(size, 1.0)
    board = board_of(app, match)
    board.ahead = False
    view = match.view(0)
    plan = board.planned(view, 0, Frame())
    board.arrange(view, plan, 0)
    board.settle(plan.main)
    board.arrange(view, plan, 0)
    return Scene(board, view)


def board_of(app: App, match: Match) -> Board:
    """The board of a game; the list of boards, whose plates are made with this, is read only now."""
    from ui.boards.registry import make_board

    return make_board(app, match)


def _draw(surface: pygame.Surface, scene: Scene, cut: pygame.Rect, rings: Sequence[str]) -> None:
    """Draw the part of a table that is cut out of it."""
    board, app = scene.board, scene.board.app
    whole = pygame.Surface(app.size).convert()
    whole.set_clip(cut)
    whole.blit(app.assets.cover(board.backdrop, cut.size), cut)
    board.draw_ground(whole, scene.view)
    board.draw(whole, scene.view)
    board.draw_marks(whole, scene.view, Look())
    for name in rings:
        draw_ring(whole, app, board.names[name], FOCUS, 4)
    surface.blit(whole, (0, 0), cut)
    board.release()


def _smaller(block: Block, part: float) -> Block:
    """The same block, a little smaller."""
    size = (round(block.width * part), round(block.height * part))
    return Block(size, lambda: pygame.transform.smoothscale(block.picture(), size))
