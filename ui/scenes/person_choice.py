"""Whose page it is: a face and a name at the right of a title; the face leads to the person, the arrows to others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.record import Seat
from ui.app import App
from ui.portraits import faces
from ui.records.tally import Shelf
from ui.scenes.player_card import PlayerDialog
from ui.widgets.medallion import medallion
from ui.widgets.page import Page

WIDE = 340
"""Units of the choice of the person at most."""


def seat_of(app: App, shelf: Shelf, name: str) -> Seat:
    """A person on a seat, as they are known here."""
    return PlayerDialog.player_of(app, shelf, name).seat()


def place_person(page: Page, shelf: Shelf, people: Sequence[str], name: str, choose: Callable[[str], None]) -> None:
    """Put the choice of the person into the corner of a page; `choose` is called with another one's name."""
    app, px, corner = page.app, page.app.theme.px, page.corner
    side = corner.height
    wide = max(min(px(WIDE), (corner.right - page.rects()["back"].left) // 3 - side), corner.width)
    place = pygame.Rect(corner.right - wide, corner.top, wide, side)
    face = pygame.Rect(place.left - side - px(8), place.top, side, side)
    tip, seat = app.text("records.person_tip"), seat_of(app, shelf, name)
    change = partial(_change, app, shelf, name)
    page.controls.area(
        "person.face", face, lambda _state: medallion(app.assets, seat, faces([seat])[0], side), change, tip
    )
    if len(people) > 1:
        page.controls.choice("person", place, people, people.index(name), lambda n: choose(people[n]))
    else:
        page.controls.button("person", place, name, change, tooltip=tip)


def _change(app: App, shelf: Shelf, name: str) -> None:
    app.push(PlayerDialog(app, shelf, name))
