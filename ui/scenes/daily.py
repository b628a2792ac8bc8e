"""The daily deals: those of one day with what came of them, and a calendar of stars."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pygame

from game.core.record import Seat
from ui.app import App
from ui.boards.kit.shapes import left
from ui.boards.registry import DRAWERS
from ui.par_desk import ParDesk, Wish
from ui.records import daily
from ui.records.code import Deal
from ui.records.daily import FIRST, Diary, Tries, begun_on, daily_code, daily_deal, stars
from ui.records.tally import Own, Shelf
from ui.saves_index import SaveInfo, read_save
from ui.scenes.daily_calendar import Calendar
from ui.scenes.daily_result import ResultDialog
from ui.scenes.daily_rows import Rows
from ui.scenes.person_choice import place_person, seat_of
from ui.scenes.plays_read import PlaysRead
from ui.seating import same_name, usual_names
from ui.widgets.page import Page

GAP, DEALS = 28, 0.6
"""Units between the deals and the calendar, and the part of the page that the deals have."""


class DailyScene(PlaysRead, Page):
    """The deals of a day, chosen in a calendar; today's unless another is."""

    widest = 1780

    def __init__(self, app: App, desk: ParDesk, begin: Callable[[Deal, Seat], None]) -> None:
        """The deals of today; `begin` starts one with a person on its first seat."""
        super().__init__(app)
        self.desk = desk
        self.begin = begin
        self.today = self.day = max(daily.today(), FIRST)
        self.month = self.day.replace(day=1)
        self.game = ""
        """The game of which the calendar shows the stars, '' for all of them."""
        self.person = ""
        self.shelf = Shelf([], app.players)
        self.diary = Diary(self.shelf, "", self.today)
        self.running: list[SaveInfo] = []
        self._heard = desk.news

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("daily.title")

    def update(self, dt: float) -> None:
        """Let time pass: hear of pars, and turn to the next day at midnight."""
        super().update(dt)
        now = max(daily.today(), FIRST)
        changed = now != self.today or self._heard != self.desk.news
        if now != self.today:
            follows = self.day == self.today
            self.today = now
            self.look_at(now if follows else self.day)
        if changed and not self.app.pressed:
            self._heard = self.desk.news
            self.rebuild()

    def idle(self) -> bool:
        """Rest when no control is about to change, everything is read, and no par has come in."""
        return super().idle() and self._heard == self.desk.news

    def leave(self) -> None:
        """Have no more pars played."""
        super().leave()
        self.desk.want(())

    def take_up(self) -> None:
        """Find the deals among all that was played."""
        self.shelf = Shelf(self.plays.list, self.app.players)
        known = (read_save(path) for path in self.plays.running)
        self.running = [info for info in known if info.readable and info.begun and not info.finished]
        self._open_diary()

    def people(self) -> list[str]:
        """Everybody who has played or is known here; on a new computer the first usual name."""
        names = [*self.shelf.people(), *(player.name for player in self.app.players.all())]
        named = {same_name(name): name for name in reversed(names)}
        return [named[key] for key in dict.fromkeys(map(same_name, names))] or [usual_names(self.app)[0]]

    def _open_diary(self) -> None:
        """Find the deals of the person; whoever has played last is looked at first."""
        people = self.people()
        if self.person not in people:
            seats = (seat for play in reversed(self.shelf.plays) for seat in play.seats if seat.kind == "human")
            last = next((self.shelf.name_of(seat.name) for seat in seats), people[0])
            self.person = last if last in people else people[0]
        self.diary = Diary(self.shelf, self.person, self.today)
        self._wish()

    def _wish(self) -> None:
        """Have the pars played: first where stars wait for them, then of the other deals of the day."""
        waiting = [own for _, _, own in self.diary.counted(self.days())]
        wishes = [self.wish(own) for own in sorted(waiting, key=lambda own: own.play.begun_at, reverse=True)]
        day = [Wish(daily_deal(game, self.day)) for game in DRAWERS]
        there = {wish.deal.seed for wish in wishes}
        self.desk.want([*wishes, *(wish for wish in day if wish.deal.seed not in there)])

    def wish(self, own: Own) -> Wish:
        """The par that a game is held against."""
        day = begun_on(own.play.begun_at)
        assert day is not None
        return Wish(daily_deal(own.play.game, day), own.play.figures)

    def days(self) -> list[date]:
        """The days of the month that is shown, up to today, and the day itself."""
        first = max(self.month, FIRST)
        month = [first + timedelta(n) for n in range(31)]
        return [*(one for one in month if one.month == first.month and one <= self.today), self.day]

    def stars_of(self, game: str, day: date) -> int:
        """The stars of a deal: none where it was not counted, one at least where it was."""
        own = self.diary.tries(game, day).counted
        if own is None:
            return 0
        par = self.desk.whole(self.wish(own))
        return stars(own.me.points, par.points) if par is not None else 1

    def tries(self, game: str) -> Tries:
        """What came of the deal of the day."""
        return self.diary.tries(game, self.day)

    def in_play(self, game: str) -> SaveInfo | None:
        """The try at a deal of today that is in play; None where there is none, or one has counted already."""
        if self.day != self.today or self.tries(game).counted is not None:
            return None
        mine = (info for info in self.running if info.game == game and self._counts(info))
        return min(mine, key=lambda info: info.begun_at, default=None)

    def _counts(self, info: SaveInfo) -> bool:
        """Whether a running game may count for today's deal of its game, and is the person's."""
        fair = info.origin is None and not info.taken_back and begun_on(info.begun_at) == self.today
        own = bool(info.seats) and same_name(self.app.players.name_of(info.seats[0].name)) == same_name(self.person)
        return fair and own and info.code == daily_code(info.game, self.today)

    def fill(self, inner: pygame.Rect) -> None:
        """Whose deals they are in the corner; those of a day at the left, the calendar at the right."""
        place_person(self, self.shelf, self.people(), self.person or self.people()[0], self._choose_person)
        deals, calendar = left(inner, inner.width * DEALS, self.app.theme.px(GAP))
        Rows(self, deals).place()
        Calendar(self, calendar).place()

    def _choose_person(self, name: str) -> None:
        self.person = name
        self._open_diary()
        self.rebuild()

    def look_at(self, day: date) -> None:
        """Show the deals of another day, and its month."""
        self.day = min(max(day, FIRST), self.today)
        self.turn_to(self.day)

    def turn_to(self, month: date) -> None:
        """Show the calendar of a month."""
        self.month = month.replace(day=1)
        self._wish()
        self.rebuild()

    def show_stars(self, game: str) -> None:
        """Show the stars of one game in the calendar, or those of all."""
        self.game = game
        self.rebuild()

    def play(self, game: str) -> None:
        """Begin the deal of the day, or go on with the try that is in play."""
        running = self.in_play(game)
        if running is not None:
            self.app.routes.resume(running.path)
        else:
            self.begin(daily_deal(game, self.day), seat_of(self.app, self.shelf, self.person))

    def open_result(self, game: str) -> None:
        """Show what came of the deal of the day, beside what every level made of it."""
        self.app.push(ResultDialog(self.app, self, game))
