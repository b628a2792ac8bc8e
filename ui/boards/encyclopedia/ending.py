"""The end of Encyclopedia: everyone's volume lies open, page after page is counted, and the best one is bound."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.match import Match
from game.core.values import SPECTATOR, Line
from game.encyclopedia.forecast import category_counts, land_animals
from game.encyclopedia.model import CATEGORIES, CHAIRS, CONTINENTS, TYPES
from game.encyclopedia.view import EncycView, SeatView
from ui.boards.encyclopedia.brush import SIGNS, Brush, cube_tint
from ui.boards.encyclopedia.ending_book import PAGE, Book, draw_binding, draw_open_book, lay_out_books
from ui.boards.encyclopedia.names import ROMAN, animal_image, expert_image
from ui.boards.kit.shapes import grid, inset, left, right, square
from ui.scenes.ending import Ending, Step
from ui.theme import BRASS_LIGHT, INK, PAPER_EDGE, PLAYERS, mix
from ui.widgets.panel import draw_box, draw_veil
from ui.widgets.score_tag import WIDEST

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

ALIKE = len(CATEGORIES) // TYPES
"""How many categories there are of a Type."""

CONTINENT = "continents"
"""The step in which the collections of all continents are counted."""

FADED = 70
"""How visible things are before they are counted, of 255."""

CUBES = 4
"""Of more cubes than these the number is written."""


def plates_of(held: SeatView) -> list[int]:
    """The animals that count for a seat: those that it has published; of an Automa those that it has gathered."""
    return [animal for animal, _ in held.study] if held.scoring else list(held.published)


class Volumes(Ending):
    """A desk in the evening; left pages hold the collections of cubes and the goods, right ones plates and cards."""

    def __init__(self, board: EncycBoard, match: Match) -> None:
        """The end of a finished match at that board."""
        super().__init__(board.app, match, board.score_wording(), board.backdrop)
        self.board = board
        view = match.view(SPECTATOR)
        assert isinstance(view, EncycView)
        self.view = view
        self.books: list[Book] = []

    def title(self) -> str:
        """What is said before the first step."""
        return self.app.text("encyclopedia.ending.title")

    def step_of(self, line: Line) -> str:
        """Collections of cubes go by their Type, those of cards all at once."""
        if line.label in CATEGORIES:
            return f"type_{CATEGORIES.index(line.label) // ALIKE + 1}"
        return CONTINENT if line.label in CONTINENTS else line.key

    def name(self, key: str, lines: list[Line]) -> str:
        """A Type by its categories; everything else as the score calls it."""
        if not key.startswith("type_"):
            return super().name(key, lines)
        kind = int(key.removeprefix("type_")) - 1
        found = ", ".join(self.board.words.category(kind * ALIKE + n) for n in range(ALIKE))
        return self.app.text("encyclopedia.ending.type", type=ROMAN[kind + 1], categories=found)

    def arrange(self, area: pygame.Rect, steps: list[Step]) -> list[pygame.Rect]:
        """A book for every seat, side by side or in two rows, and the plates above them."""
        self.board.grain = self.app.theme
        kinds = [step.key for step in steps]
        self.books = lay_out_books(area, self.seats, kinds, self.app.theme)
        return [book.plate for book in self.books]

    def spot(self, number: int, step: Step, seat: int) -> pygame.Rect:  # noqa: ARG002
        """At the end of the line that is counted; an Automa has no collections of cubes."""
        if self._is_blank(step.key, seat):
            return pygame.Rect(0, 0, 0, 0)
        return self._parted(self.books[seat].lines[step.key])[1]

    def _is_blank(self, key: str, seat: int) -> bool:
        """Whether a line is not a seat's at all."""
        return key.startswith("type_") and bool(self.view.seats[seat].scoring)

    def _parted(self, line: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The room for signs in a line, and that of its points."""
        points, signs = right(line, min(line.width // 4, self.app.theme.px(96)), self.app.theme.px(4))
        return inset(signs, self.app.theme.px(8), 2), points

    def tag_height(self) -> int:
        """As tall as a line and the room for its points allow."""
        lines = [line for book in self.books for line in book.lines.values()]
        narrow = min(self._parted(line)[1].width for line in lines)
        return max(min(*(line.height - 2 for line in lines), self.app.theme.px(36), int(narrow / WIDEST)), 12)

    def draw_ground(self, surface: pygame.Surface, act: int) -> None:  # noqa: ARG002
        """The desk, and every volume open at its first page."""
        surface.blit(self.app.assets.cover(self.scenery, surface.get_size()), (0, 0))
        draw_veil(surface, 90)
        pen = self.board.pen(surface)
        for seat, book in enumerate(self.books):
            draw_open_book(pen, book, PLAYERS[self.match.seats[seat].colour % len(PLAYERS)].colour)
            self._draw_automa(pen, self.view.seats[seat], book)

    def _draw_automa(self, pen: Brush, held: SeatView, book: Book) -> None:
        """An Automa is shown with its ship where others have cubes; nobody's plates are the press at rest."""
        if held.scoring:
            lines = [rect for step, rect in book.lines.items() if step.startswith("type_")]
            face, ship = left(lines[0].unionall(lines[1:]) if lines else book.plates, book.plates.width * 0.45)
            pen.picture(f"automa_{held.behaviour}", face)
            pen.picture(f"ship_{held.scoring}", ship)
        if not plates_of(held):
            pen.faint("place_publication", inset(book.plates, pen.edge(12), pen.edge(12)), FADED)

    def draw_step(self, surface: pygame.Surface, number: int, step: Step, part: float) -> None:  # noqa: ARG002
        """A line of every volume: faint before it is counted, bright while it is, in full ink after it."""
        pen = self.board.pen(surface)
        for seat, book in enumerate(self.books):
            line = book.lines[step.key]
            if self._is_blank(step.key, seat):
                continue
            if part > 0:
                draw_box(surface, line, pen.edge(6), mix(PAGE, BRASS_LIGHT, 1.0 if part < 1 else 0.35), None, 0)
            self._draw_line(pen, step.key, seat, self._parted(line)[0], part > 0)
            if step.key == CONTINENT:
                self._draw_plates(pen, seat, book, part)

    def _draw_line(self, pen: Brush, key: str, seat: int, box: pygame.Rect, counted: bool) -> None:
        """What a line counts, as signs."""
        held = self.view.seats[seat]
        if key.startswith("type_"):
            self._draw_cubes(pen, int(key.removeprefix("type_")) - 1, seat, box, counted)
        elif key == CONTINENT:
            cards = [land_animals(self.board.box, held, land) + held.experts[land] for land in range(len(CONTINENTS))]
            for land, cell in enumerate(grid(box, len(CONTINENTS), 1, pen.edge(3))):
                self._counted(pen, f"continent_{CONTINENTS[land]}", cards[land], cell, counted)
        elif key == "experts":
            self._draw_experts(pen, held, box, counted)
        else:
            self._counted(pen, SIGNS[key], getattr(held, key), box, counted)

    def cubes(self, seat: int) -> list[int]:
        """The cubes that a seat is counted with by category, those of experts as well."""
        return category_counts(self.board.box, self.view.seats[seat])

    def _draw_cubes(self, pen: Brush, kind: int, seat: int, box: pygame.Rect, counted: bool) -> None:
        """The cubes of a Type by category: they lie there, or their number is told."""
        counts = self.cubes(seat)
        sign, rest = left(box, min(box.height, box.width // 7), pen.edge(6))
        self._picture(pen, f"type_{kind + 1}", square(sign), counted)
        cells = grid(rest, ALIKE, 1, pen.edge(4))
        side = min(cells[0].height * 0.86, cells[0].width * 0.46)
        lies = cells[0].width - side >= CUBES * side * 0.42
        side = side if lies else min(cells[0].height * 0.86, cells[0].width * 0.56)
        for n, cell in enumerate(cells):
            category = kind * ALIKE + n
            icon, places = left(cell, side, pen.edge(3))
            self._picture(pen, f"category_{CATEGORIES[category]}", square(icon), counted)
            count = counts[category]
            if lies and count <= CUBES:
                self._draw_row(pen, seat, count, places, counted)
            elif count:
                pen.write(f"×{count}", places, side * 0.6, INK if counted else PAPER_EDGE, "serif_bold", "left")

    def _draw_row(self, pen: Brush, seat: int, count: int, places: pygame.Rect, counted: bool) -> None:
        """A few cubes of a seat's colour side by side."""
        side = round(min(places.height * 0.5, places.width / CUBES))
        tint = cube_tint(self.match.seats[seat].colour)
        for n in range(count):
            spot = pygame.Rect(places.left + n * side, places.centery - side // 2, side, side)
            pen.faint("cube", spot, 255 if counted else FADED, tint)

    def _draw_experts(self, pen: Brush, held: SeatView, box: pygame.Rect, counted: bool) -> None:
        """The sign of experts, and the faces of those that lie open."""
        sign, rest = left(box, min(box.height, box.width // 7), pen.edge(6))
        self._picture(pen, SIGNS["experts"], square(sign), counted)
        open_ones = [expert for expert in held.active if expert >= 0]
        for expert, cell in zip(open_ones, grid(rest, CHAIRS, 1, pen.edge(3)), strict=False):
            image = expert_image(self.board.box, expert)
            if self.app.assets.has(pen.image(image)):
                self._picture(pen, image, cell, counted)

    def _draw_plates(self, pen: Brush, seat: int, book: Book, part: float) -> None:
        """The animals of a seat on the plates of the right page, printed one after the other."""
        published = plates_of(self.view.seats[seat])
        spots = book.plate_spots(len(published), pen.edge(4))
        for n, (animal, spot) in enumerate(zip(published, spots, strict=False)):
            printed = part * len(published) >= n + 1 or part >= 1
            pen.soft(spot, self.board.box.continent[animal], 4)
            self._picture(pen, animal_image(self.board.box, animal), inset(spot, pen.edge(6), pen.edge(6)), printed)

    def _counted(self, pen: Brush, name: str, count: int, cell: pygame.Rect, counted: bool) -> None:
        """A sign with how many there are."""
        icon, words = left(cell, min(cell.height, cell.width * 2 // 5), pen.edge(3))
        self._picture(pen, name, square(icon), counted)
        high = min(words.height * 0.6, icon.width * 0.86)
        pen.write(str(count), words, high, INK if counted else PAPER_EDGE, "serif_bold", "left")

    def _picture(self, pen: Brush, name: str, box: pygame.Rect, counted: bool) -> None:
        """A picture in full, or faint as long as it is not counted."""
        pen.faint(name, box, 255 if counted else FADED)

    def draw_finale(self, surface: pygame.Surface, part: float) -> None:
        """The volumes of the winners are bound in leather and gilt, with their sign on the cover."""
        pen = self.board.pen(surface)
        for seat in self.outcome.winners:
            player = PLAYERS[self.match.seats[seat].colour % len(PLAYERS)]
            draw_binding(pen, self.books[seat].pages, player.symbol, part)
