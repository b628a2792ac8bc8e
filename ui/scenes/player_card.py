"""A person as they stay known here: name, colour with its symbol, and portrait can be changed, their plays stay."""

from __future__ import annotations

import msgspec
import pygame

from ui.app import App
from ui.failures import tell_unwritten
from ui.players import Player
from ui.portraits import faces, next_face
from ui.records.tally import Shelf
from ui.scenes.notice import Dialog, Item
from ui.scenes.setup_seat import LONGEST_NAME
from ui.seating import same_name
from ui.theme import CONTROL_HEIGHT, INK, PLAYERS
from ui.widgets.medallion import medallion
from ui.widgets.panel import rounded_box
from ui.widgets.parts import Button

FACE = 116
"""Units of the portrait."""


class PlayerDialog(Dialog):
    """Changes a person; what they have played goes with them under the new name."""

    columns = 2

    def __init__(self, app: App, shelf: Shelf, name: str) -> None:
        """The card of whoever plays under that name now."""
        text = app.text
        items = [Item("keep", text("player.keep"), kind="primary"), Item("cancel", text("common.cancel"))]
        super().__init__(app, "player", text("player.title"), text("player.body"), items)
        self.before = name
        self.player = self.player_of(app, shelf, name)
        self.others = {same_name(one) for one in shelf.people()} - {same_name(name)}
        self.others |= {same_name(one.name) for one in app.players.all()} - {same_name(name)}
        self._face: Button | None = None

    @staticmethod
    def player_of(app: App, shelf: Shelf, name: str) -> Player:
        """Who plays under a name: as they are known, else as they sat in their latest play."""
        known = app.players.called(name)
        if known is not None:
            return known
        seats = (seat for play in reversed(shelf.plays) for seat in play.seats if seat.kind == "human")
        seat = next((one for one in seats if same_name(one.name) == same_name(name)), None)
        return Player(name, seat.colour, seat.portrait) if seat is not None else Player(name)

    def enter(self) -> None:
        """Start in the name."""
        self.controls.ring.focus("name")

    def extra_height(self) -> int:
        """Room for the portrait and what stands beside it."""
        return self.app.theme.px(FACE)

    def extra(self, area: pygame.Rect) -> None:
        """The portrait at the left; name and colour beside it."""
        px, text = self.app.theme.px, self.app.text
        face = pygame.Rect(area.topleft, (area.height, area.height))
        self._face = self.controls.area("face", face, self._medallion, self._reface, text("player.face_tip"))
        high = px(CONTROL_HEIGHT)
        name = pygame.Rect(face.right + px(18), area.centery - high // 2, 0, high)
        colour = pygame.Rect(area.right - high, name.top, high, high)
        name.width = colour.left - px(10) - name.left
        self.controls.entry("name", name, self.player.name, self._rename, LONGEST_NAME, lambda: self.choose("keep"))
        self.controls.area("colour", colour, self._symbol, self._recolour, text("setup.colour_tip"))

    def _medallion(self, _state: str) -> pygame.Surface:
        seat = self.player.seat()
        return medallion(self.app.assets, seat, faces([seat])[0], self.app.theme.px(FACE))

    def _symbol(self, state: str) -> pygame.Surface:
        """The symbol of the colour on it."""
        player, px = PLAYERS[self.player.colour % len(PLAYERS)], self.app.theme.px
        side = px(CONTROL_HEIGHT)
        edge = INK if state == "normal" else player.soft
        surface = rounded_box((side, side), px(10), player.colour, edge, max(px(2), 1)).copy()
        icon = self.app.assets.icon(player.symbol, round(side * 0.7), (255, 255, 255))
        surface.blit(icon, icon.get_rect(center=surface.get_rect().center))
        return surface

    def _reface(self) -> None:
        self.player = msgspec.structs.replace(self.player, portrait=next_face([self.player.seat()], 0).id)
        self.rebuild()

    def _recolour(self) -> None:
        self.player = msgspec.structs.replace(self.player, colour=(self.player.colour + 1) % len(PLAYERS))
        self.rebuild()

    def _rename(self, name: str) -> None:
        """Another name; whoever is meant by it is shown where no portrait was chosen."""
        self.player = msgspec.structs.replace(self.player, name=name)
        if self._face is not None:
            self._face.refresh()

    def choose(self, name: str) -> None:
        """Keep the person under a name that nobody else has, or leave."""
        if name != "keep":
            super().choose(name)
            return
        text, typed = self.app.text, self.player.name.strip()
        if not typed or same_name(typed) in self.others:
            self.app.notices.add(text("player.taken" if typed else "player.nameless", name=typed))
            return
        reason = self.app.players.change(self.before, msgspec.structs.replace(self.player, name=typed))
        tell_unwritten(self.app, reason)
        super().choose(name)
