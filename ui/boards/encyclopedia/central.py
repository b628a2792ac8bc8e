"""Drawing the central board: continents with their spaces, places, rounds, displays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import levels
from game.encyclopedia.model import COLOURS, CONTINENTS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import cards, layout
from ui.boards.encyclopedia.parts import LAND_TINTS, counted, filled, picture, plate, write
from ui.theme import BRASS, BRASS_LIGHT, CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, WALNUT
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

LAND_PICTURE, PLACE_PICTURE = 0.5, 0.46
"""Parts of their heights that the pictures of continents and places take."""


ROUNDS_PART = 0.72
"""The part of its zone that the track of rounds takes, above the dice that lie on the board."""


def draw_grounds(surface: pygame.Surface, table: EncycBoard) -> None:
    """Everything of the central board that stays for a whole game."""
    for land, name in enumerate(CONTINENTS):
        _draw_land(surface, table, land, table.names[f"land.{name}"])
    for name in ("embassy", "bank", "publication", "academy"):
        _draw_place(surface, table, name, table.names[f"place.{name}"])
    plate(surface, table.app, table.names["rounds"], PAPER_SHADE)


def draw_voyages(surface: pygame.Surface, table: EncycBoard, view: EncycView, land: int) -> None:
    """The dice on a continent."""
    for spot in land_spaces(table.names[f"land.{CONTINENTS[land]}"])[: view.sailed[land]]:
        picture(surface, table.app, f"encyclopedia/die_{COLOURS[land]}", spot.inflate(4, 4))


def draw_first(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """The First Player token at the Bank, until somebody goes there."""
    if not view.banked:
        bank = table.names["place.bank"]
        side = round(bank.height * 0.3)
        picture(surface, table.app, "encyclopedia/first_player", pygame.Rect(bank.right - side, bank.top, side, side))


def land_spaces(rect: pygame.Rect) -> list[pygame.Rect]:
    """The four spaces of a continent, from the left."""
    wide = rect.width / 4
    top = rect.bottom - round(rect.height * 0.31)
    return [pygame.Rect(rect.left + round(n * wide) + 2, top, round(wide) - 4, rect.bottom - top - 4) for n in range(4)]


def _draw_land(surface: pygame.Surface, table: EncycBoard, land: int, rect: pygame.Rect) -> None:
    """A continent: its map, its name in its colour, what its four spaces bring."""
    app = table.app
    plate(surface, app, rect, PAPER_SHADE, LAND_TINTS[land])
    image = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * LAND_PICTURE))
    filled(surface, app, f"encyclopedia/place_{CONTINENTS[land]}", image)
    band = pygame.Rect(rect.left, image.bottom, rect.width, round(rect.height * 0.17))
    pygame.draw.rect(surface, LAND_TINTS[land], band)
    write(surface, app, table.words.land(land), band.inflate(-8, 0), band.height * 0.78, CREAM, "serif_bold")
    box = table.box
    for n, spot in enumerate(land_spaces(rect)):
        draw_box(surface, spot, app.theme.px(5), PAPER, PAPER_EDGE, max(app.theme.px(1), 1))
        upper = pygame.Rect(spot.left, spot.top, spot.width, spot.height // 2)
        if box.stars[n]:
            counted(surface, app, "encyclopedia/reputation", str(box.stars[n]), upper.inflate(-2, 0), INK, 0.8)
        lower = pygame.Rect(spot.left, upper.bottom, spot.width, spot.bottom - upper.bottom)
        write(
            surface,
            app,
            f"+{box.lift[n]}",
            lower.inflate(-2, -2),
            lower.height * 0.85,
            INK if box.lift[n] else INK_SOFT,
        )


def _draw_place(surface: pygame.Surface, table: EncycBoard, name: str, rect: pygame.Rect) -> None:
    """A place: its picture, its name, what it brings."""
    app = table.app
    plate(surface, app, rect, PAPER_SHADE, WALNUT)
    image = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * PLACE_PICTURE))
    filled(surface, app, f"encyclopedia/place_{name}", image)
    band = pygame.Rect(rect.left, image.bottom, rect.width, round(rect.height * 0.17))
    pygame.draw.rect(surface, WALNUT, band)
    words = app.text(f"encyclopedia.place.{name}.name")
    write(surface, app, words, band.inflate(-6, 0), band.height * 0.78, BRASS_LIGHT, "serif_bold")
    foot = pygame.Rect(rect.left, band.bottom, rect.width, rect.bottom - band.bottom).inflate(-6, -6)
    _draw_gains(surface, table, name, foot)


def _draw_gains(surface: pygame.Surface, table: EncycBoard, name: str, foot: pygame.Rect) -> None:
    """What a place brings: a small table by the value of the die, or a number."""
    app, game = table.app, table.box.game
    if name == "bank":
        counted(surface, app, "encyclopedia/coin", f"+{game.bank.coins}", foot, part=0.7)
    elif name == "university":
        counted(surface, app, "encyclopedia/token", f"+{game.university.tokens}", foot, part=0.7)
    elif name == "publication":
        rows = levels(table.box, name)
        heads, images = [str(row.need) for row in rows], [f"encyclopedia/type_{row.gain}" for row in rows]
        _draw_steps(surface, table, foot, heads, images)
    else:
        rows = levels(table.box, name)
        good = "token" if name == "embassy" else "reputation"
        heads = [_span([row.need for row in rows], n) for n in range(len(rows))]
        _draw_steps(surface, table, foot, heads, [f"encyclopedia/{good}"] * len(heads), [row.gain for row in rows])


def _span(needs: list[int], number: int) -> str:
    """The values of a die that reach one level and not the next."""
    if number + 1 == len(needs):
        return f"{needs[number]}+"
    last = needs[number + 1] - 1
    return f"{needs[number]}–{last}" if last > needs[number] else str(last)


def _draw_steps(
    surface: pygame.Surface,
    table: EncycBoard,
    foot: pygame.Rect,
    heads: list[str],
    images: list[str],
    gains: list[int] | None = None,
) -> None:
    """A column for each level: the value of the die above, what it brings below."""
    wide, app = foot.width / len(heads), table.app
    for n, (head, image) in enumerate(zip(heads, images, strict=True)):
        cell = pygame.Rect(foot.left + round(n * wide), foot.top, round(wide) - 1, foot.height)
        upper = pygame.Rect(cell.left, cell.top, cell.width, round(cell.height * 0.44))
        lower = pygame.Rect(cell.left, upper.bottom, cell.width, cell.bottom - upper.bottom)
        draw_box(surface, upper, 3, PAPER)
        write(surface, app, head, upper, upper.height * 0.82)
        if gains is None:
            picture(surface, app, image, lower)
        else:
            counted(surface, app, image, str(gains[n]), lower, part=0.7)


def draw_rounds(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """The round tokens, those to come face down, and the dice that lie on the board."""
    app, rect = table.app, table.names["rounds"].inflate(-6, -4)
    columns = 2
    lines = (view.rounds + 1) // columns
    side = min(rect.width // columns, round(rect.height * ROUNDS_PART / lines))
    for n in range(view.rounds):
        left = rect.centerx - side * columns // 2 + n % columns * side
        spot = pygame.Rect(left, rect.top + n // columns * side, side, side).inflate(-2, -2)
        if n < len(view.round_tokens):
            picture(surface, app, f"encyclopedia/round_{view.round_tokens[n]}", spot)
        else:
            pygame.draw.circle(surface, WALNUT, spot.center, side // 2 - 2)
            write(surface, app, str(n + 1), spot, side * 0.5, BRASS_LIGHT)
        if n == view.round - 1:
            pygame.draw.circle(surface, INK, spot.center, side // 2 + 1, max(app.theme.px(2), 1))
            pygame.draw.circle(surface, BRASS, spot.center, side // 2, max(app.theme.px(2), 1))
    top = rect.top + lines * side + 2
    _draw_used(surface, table, view, pygame.Rect(rect.left, top, rect.width, rect.bottom - top))


def _draw_used(surface: pygame.Surface, table: EncycBoard, view: EncycView, area: pygame.Rect) -> None:
    """How many dice of each colour lie on the central board."""
    wide = area.width / len(COLOURS)
    side = min(round(wide), area.height // 2)
    for n, colour in enumerate(COLOURS):
        cell = pygame.Rect(area.left + round(n * wide), area.centery - side, round(wide), side)
        picture(surface, table.app, f"encyclopedia/die_{colour}", cell)
        words = INK if view.used[n] else INK_SOFT
        write(surface, table.app, str(view.used[n]), cell.move(0, side), side * 0.95, words)


def draw_animals(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """The animals on display at the Academy, and their deck."""
    for card in view.animals:
        if card >= 0:
            cards.draw_animal(surface, table, card, table.names[f"animal.{table.box.animal_ids[card]}"])
    _draw_gone(surface, table, view.animals, "academy")
    _draw_deck(surface, table, "deck.animals", "card_animal_back", view.animal_deck)


def draw_experts(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """The University with the experts on display, and their deck."""
    _draw_place_flat(surface, table, "university", table.names["place.university"])
    for card in view.experts:
        if card >= 0:
            cards.draw_expert(surface, table, card, table.names[f"expert.{table.box.experts.ids[card]}"])
    _draw_gone(surface, table, view.experts, "university")
    _draw_deck(surface, table, "deck.experts", "card_expert_back", view.expert_deck)


def _draw_place_flat(surface: pygame.Surface, table: EncycBoard, name: str, rect: pygame.Rect) -> None:
    """A low place: its name above its picture and what it brings."""
    app = table.app
    plate(surface, app, rect, PAPER_SHADE, WALNUT)
    band = pygame.Rect(rect.left, rect.bottom - round(rect.height * 0.3), rect.width, round(rect.height * 0.3))
    filled(
        surface, app, f"encyclopedia/place_{name}", pygame.Rect(rect.left, rect.top, rect.width, band.top - rect.top)
    )
    pygame.draw.rect(surface, WALNUT, band)
    words = app.text(f"encyclopedia.place.{name}.name")
    write(surface, app, words, band.inflate(-6, 0), band.height * 0.75, BRASS_LIGHT, "serif_bold")
    badge = pygame.Rect(0, 0, round(rect.width * 0.4), round(rect.height * 0.34))
    badge.topright = (rect.right - 2, rect.top + 2)
    _draw_gains(surface, table, name, badge)


def _draw_gone(surface: pygame.Surface, table: EncycBoard, display: tuple[int, ...], row: str) -> None:
    """The empty places of a display."""
    spots = layout.display_spots(table.names[row], len(display), table.grain)
    for card, spot in zip(display, spots, strict=True):
        if card < 0:
            pygame.draw.rect(
                surface, BRASS, spot.inflate(-4, -4), max(table.app.theme.px(1), 1), border_radius=table.app.theme.px(8)
            )


def _draw_deck(surface: pygame.Surface, table: EncycBoard, name: str, image: str, count: int) -> None:
    """A pile with the number of cards left."""
    rect = table.names[name]
    spot = picture(surface, table.app, f"encyclopedia/{image}", rect)
    disc = pygame.Rect(0, 0, round(spot.width * 0.74), round(spot.width * 0.56))
    disc.center = spot.center
    draw_box(surface, disc, disc.height // 2, INK, CREAM, 1)
    write(surface, table.app, str(count), disc.inflate(-4, 0), disc.height * 0.72, CREAM)
