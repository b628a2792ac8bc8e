"""The set-up of a new game: its poster, a card for every seat, and every variant with a picture and a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import pygame

from ai.levels import LEVELS, PERSONALITIES, written
from game.core.game import Game
from game.core.record import Seat
from game.core.rules import Option
from game.core.sentence import deciding_option
from ui.app import App
from ui.boards.registry import DRAWERS
from ui.origins import origins_of
from ui.players import Player
from ui.portraits import next_face
from ui.scenes.setup_code import place_code
from ui.scenes.setup_plan import SetupPlan, arrange
from ui.scenes.setup_poster import Poster
from ui.scenes.setup_seat import ADD, SeatControls, card_places, draw_seat, free_place, row_places
from ui.scenes.setup_variant import Variant, place_variant
from ui.seating import (
    automa_name,
    automa_seat,
    free_name,
    free_seat,
    level_of,
    named,
    repeated,
    style_of,
    with_level,
)
from ui.theme import BODY, BRASS_LIGHT, CREAM, HEADING, PLAYERS, RADIUS
from ui.widgets.page import Menu
from ui.widgets.panel import draw_box, draw_veil
from ui.widgets.parts import Button

Start = Callable[[list[Seat], dict[str, str]], None]

VEIL, FAR_VEIL = 70, 120
"""How dark the veil over the ground is, of 255: over a table, and over scenery far away."""

AFAR = 14
"""How soft scenery far away is, in units."""


class SetupScene(Menu):
    """Who plays, and how."""

    def __init__(
        self, app: App, game: Game, seats: list[Seat], options: dict[str, str], start: Start, seed: int | None = None
    ) -> None:
        """A set-up that begins with these seats and options; `start` is called with the final ones.

        With a `seed` the deal is fixed until somebody wants another one.
        """
        super().__init__(app)
        self.game = game
        self.shown = DRAWERS[game.id]
        self.seats = [with_level(seat) for seat in seats]
        variants = [option for option in game.options if option.seat < 0]
        self.options = {option.id: options.get(option.id, option.default) for option in variants}
        self.automas = {option.seat: option for option in game.options if option.seat >= 0}
        self.start = start
        self.seed = seed
        problems = origins_of(game.id, app.folders.overlay).problems
        self.overruled = {deciding_option(problem.message) for problem in problems}
        self.go: Button | None = None
        self.places: list[SeatControls] = []
        self.told: list[pygame.Rect] = []
        """The headings, and the sheets of the variants."""

    def build(self) -> None:
        """The game's ground, the poster, the seats, the variants, the start."""
        self._settle_options()
        plan = arrange(self.app.theme, self.size, self.game.seat_counts[-1], len(self.options))
        self.told = []
        self.ground = ground = self._scenery()
        poster = Poster(self.app, self.controls, ground, self.shown)
        back = poster.as_column(plan.poster) if plan.cards else poster.as_band(plan.poster)
        self.controls.button("back", back, self.app.text("common.back"), self.back, icon="back", shortcut="cancel")
        self._head(plan.seats_head, "setup.seats")
        self._fill_seats(ground, plan)
        self._head(plan.variants_head, "setup.options")
        self.told += plan.variants
        for option, rect in zip(self._variants(), plan.variants, strict=True):
            place_variant(self.app, self.controls, ground, self.shown, rect, self._variant(option))
        words, size, px = self.app.text("setup.start"), HEADING if plan.cards else BODY, self.app.theme.px
        draw_box(ground, plan.start.inflate(px(6), px(6)), px(RADIUS + 3), BRASS_LIGHT)
        self.go = self.controls.button("start", plan.start, words, self._begin, "play", "primary", size=size)
        place_code(self, plan.code)
        self._check_names()

    def update(self, dt: float) -> None:
        """Let time pass; the table of these seats may be opened next."""
        super().update(dt)
        self.app.routes.expect_table(self.game.id, named(self.app, self.seats), self.options)

    def _scenery(self) -> pygame.Surface:
        """The game's ground under a veil; one that is not the table's own is far away and out of focus."""
        board, assets = self.shown.board, self.app.assets
        grain = max(self.app.theme.px(AFAR), 1) if board.scenery else 1
        ground = assets.cover(self.shown.ground, self.size, grain=grain).copy()
        draw_veil(ground, FAR_VEIL if board.scenery else VEIL)
        return ground

    def _head(self, rect: pygame.Rect, key: str) -> None:
        """A heading on the ground."""
        place = rect.move(0, -self.app.theme.px(4))
        self.told.append(self.controls.label(place, self.app.text(key), "serif_bold", HEADING, CREAM, "center"))

    def _fill_seats(self, ground: pygame.Surface, plan: SetupPlan) -> None:
        """A sheet for every seat, a dark field with a button for every empty place."""
        self.places = []
        for n, rect in enumerate(plan.seats):
            if n >= len(self.seats):
                self._empty(n, rect)
                continue
            draw_seat(ground, self.app, rect, self.seats[n], plan.cards)
            known = bool(self.absent())
            at = card_places(self.app, rect) if plan.cards else row_places(self.app, rect, self.seats[n], known)
            self.places.append(SeatControls(self.app, self.controls, self, n))
            self.places[-1].place(at)

    def _empty(self, n: int, rect: pygame.Rect) -> None:
        """A place that nobody has; a click adds a seat."""
        name = "add" if n == len(self.seats) else f"add.{n}"
        self.controls.area(name, rect, partial(free_place, self.app, rect.size), self._add).label = self.app.text(ADD)

    def _variants(self) -> list[Option]:
        return [option for option in self.game.options if option.id in self.options]

    def _variant(self, option: Option) -> Variant:
        """A variant as it stands now; where a correction of the owner's does not go against it, that is said."""
        value = self.options[option.id]
        tip = self.app.text(f"{self.game.id}.option.{option.id}.{value}.tip")
        about, note = tip, tip
        if option.id in self.overruled:
            note = self.app.text("setup.overruled")
            about = f"{tip} {note}"
        if option.only_if is not None and not option.matters(self.options):
            note = self._needs(*option.only_if)
        choices, choose = tuple(option.choices_for(len(self.seats))), partial(self._set_option, option.id)
        return Variant(option, choices, value, about, note, option.matters(self.options), choose)

    def _needs(self, option: str, values: Sequence[str]) -> str:
        """With which choice of another variant one matters."""
        text, key = self.app.text, f"{self.game.id}.option.{option}"
        chosen = ", ".join(text(f"{key}.{value}.name") for value in values)
        return text("setup.needs", option=text(f"{key}.name"), choice=chosen)

    def taken(self) -> list[pygame.Rect]:
        """A notice never lies over the ways on and back, nor over headings, what is chosen, and what is said of it."""
        places = self.rects()
        ways = [places.pop(name) for name in ("start", "back") if name in places]
        return [*ways, *self.told, *places.values()]

    def kinds(self, n: int) -> list[str]:
        """Who can sit there: a person, a level of the bots, an Automa."""
        return ["human", *LEVELS, *(["automa"] if n in self.automas else [])]

    def kind_words(self, kind: str, part: str) -> str:
        """The name or the tip of a kind."""
        words = {"human": "setup.human", "automa": f"game.{self.game.id}.automa"}
        return self.app.text(f"{words.get(kind, f'bot.{kind}')}.{part}")

    def automa_choices(self, n: int) -> list[tuple[str, str, str]]:
        """The Automas that can sit there, each with name and tip."""
        option, text = self.automas[n], self.app.text
        return [
            (one, automa_name(self.app, self.game, option, one), text(f"{self.game.id}.option.{option.id}.{one}.tip"))
            for one in self._free_automas(n)
        ]

    def removable(self) -> bool:
        """Whether a seat can be taken away."""
        return len(self.seats) > self.game.seat_counts[0]

    def restyle(self, n: int) -> None:
        """Give the bot the next style."""
        seat = self.seats[n]
        style = PERSONALITIES[(PERSONALITIES.index(style_of(seat)) + 1) % len(PERSONALITIES)]
        self.seats[n] = msgspec.structs.replace(seat, bot=written(level_of(seat), style))
        self.rebuild()

    def absent(self) -> list[Player]:
        """The persons who are known here and do not sit at this table."""
        return self.app.players.absent(self.seats)

    def seat_player(self, n: int) -> None:
        """Let the next known person sit there, with their face, and their colour if nobody else has it."""
        self.seats[n] = self.app.players.sitting(self.seats, n)
        self.rebuild()

    def reface(self, n: int) -> None:
        """Give the person the next face that nobody at the table has."""
        self.seats[n] = msgspec.structs.replace(self.seats[n], portrait=next_face(self.seats, n).id)
        self.rebuild()

    def _set_option(self, option_id: str, index: int) -> None:
        option = next(entry for entry in self.game.options if entry.id == option_id)
        self.options[option_id] = option.choices_for(len(self.seats))[index]
        self.rebuild()

    def _settle_options(self) -> None:
        """What so many seats cannot choose goes back to the usual choice."""
        for option in self.game.options:
            if option.id in self.options and self.options[option.id] not in option.choices_for(len(self.seats)):
                self.options[option.id] = option.default

    def set_kind(self, n: int, kind: str) -> None:
        """Let somebody else sit there."""
        if kind == "automa":
            self.set_automa(n, self._free_automas(n)[0])
            return
        seat = self.seats[n]
        name = free_name(self.app, self.seats) if seat.kind == "automa" else seat.name
        bot = written(kind, style_of(seat)) if kind in LEVELS else ""
        self.seats[n] = Seat(name, "bot" if bot else "human", bot, seat.colour)
        self.rebuild()

    def _free_automas(self, n: int) -> list[str]:
        """The Automas that no other seat has."""
        taken = {seat.bot for other, seat in enumerate(self.seats) if other != n and seat.kind == "automa"}
        return [choice for choice in self.automas[n].choices[1:] if choice not in taken]

    def set_automa(self, n: int, automa: str) -> None:
        """Let that Automa sit there."""
        self.seats[n] = automa_seat(self.app, self.game, n, automa, self.seats[n].colour)
        self.rebuild()

    def rename(self, n: int, name: str) -> None:
        """Give the seat another name, and whoever is meant by it."""
        self.seats[n] = msgspec.structs.replace(self.seats[n], name=name)
        for place in self.places:
            place.refresh()
        self._check_names()

    def _check_names(self) -> None:
        """Two seats of one name cannot start; the button says so."""
        if self.go is not None:
            twice = bool(repeated(self.seats))
            self.go.relabel(self.app.text("setup.same_name" if twice else "setup.start"))
            self.go.enable(not twice)

    def recolour(self, n: int) -> None:
        """The next colour; whoever had it takes the old one."""
        old = self.seats[n].colour
        new = (old + 1) % len(PLAYERS)
        for other, seat in enumerate(self.seats):
            if seat.colour == new:
                self.seats[other] = msgspec.structs.replace(seat, colour=old)
        self.seats[n] = msgspec.structs.replace(self.seats[n], colour=new)
        self.rebuild()

    def _add(self) -> None:
        """One more seat: a bot with a free name and colour."""
        self.seats.append(free_seat(self.app, self.seats))
        self.rebuild()

    def remove(self, n: int) -> None:
        """One seat less; an Automa that cannot sit where it comes to sit becomes a bot."""
        del self.seats[n]
        for at, seat in enumerate(self.seats):
            if seat.kind == "automa" and at not in self.automas:
                others = [other for other in self.seats if other is not seat]
                self.seats[at] = msgspec.structs.replace(free_seat(self.app, others), colour=seat.colour)
        self.rebuild()

    def _begin(self) -> None:
        """Start; empty names get usual ones that nobody has."""
        self.start(named(self.app, self.seats), self.options)
