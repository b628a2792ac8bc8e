"""The ways from the menus to a table: quick play, set-up, saved games, rules."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path

from ai.lanes import Lanes
from ai.worker import Thinker
from game.core.files import hold_free
from game.core.hold import Hold
from game.core.match import Match
from game.core.record import Seat
from game.registry import find, new_match
from ui.app import App
from ui.aside import given_pause
from ui.boards.registry import DRAWERS, make_board
from ui.customs import Customs
from ui.expecting import Expected, Expecting
from ui.failures import tell_unwritten
from ui.memory import ROUNDS, give_back
from ui.origins import origins_of
from ui.par_desk import ParDesk, Wish
from ui.puzzles.opening import puzzle_table
from ui.records.code import Deal
from ui.records.daily import daily_deal, day_of_match
from ui.records.seating import dealt_seats
from ui.reopening import Reopening
from ui.scenes.about_game import AboutGameScene
from ui.scenes.aid import AidScene
from ui.scenes.corrections import tell_problems
from ui.scenes.daily import DailyScene
from ui.scenes.help import HelpScene
from ui.scenes.lessons import LearnScene
from ui.scenes.setup import SetupScene
from ui.scenes.unsaved import when_saved
from ui.seating import visitors
from ui.setups import Setup
from ui.table.lesson import LessonTable
from ui.table.lesson_script import Chapter, chapters_of
from ui.table.lesson_session import LessonSession
from ui.table.onlooker import Onlooker
from ui.table.replay import ReplayTable
from ui.table.scene import TableScene
from ui.table.session import Session

LARGE = 256 * 1024
"""Pictures of more bytes than this go with the table that needed them."""


class TableRoutes:
    """Opens tables over the menus of an app."""

    def __init__(self, thinker: Thinker, seeds: Callable[[], int] = lambda: secrets.randbits(32)) -> None:
        """Routes whose bots think in `thinker`; `seeds` gives the seed of every new game."""
        self.app: App
        self._lanes = Lanes(thinker)
        self.thinker: Thinker = self._lanes
        self.seeds = seeds
        self._customs: Customs | None = None
        self._expecting: Expecting | None = None
        self._desk: ParDesk | None = None
        self._before: int | None = None
        """How many pictures had been made before the table that was opened last; None once they were let go."""

    def quick_play(self, game_id: str) -> None:
        """Start at once with the last seats of this game, or one person against bots."""
        seats, options = self.customs.seats(game_id)
        self.start(game_id, seats, options)

    def setup(self, game_id: str, shown: Setup | None = None) -> None:
        """Open the set-up of a new game; it begins with the last one unless another is `shown`."""
        seats, options = (shown.seats, shown.options) if shown is not None else self.customs.seats(game_id)
        self._set_up(game_id, seats, options)

    def deal(self, deal: Deal) -> None:
        """Open the set-up of a deal in the place of the topmost scene, with the persons of the last one."""
        game = find(deal.game)
        self._set_up(
            deal.game, dealt_seats(self.app, game, deal, self.customs.seats(deal.game)[0]), deal.options, deal.seed
        )

    def same_deal(self, match: Match) -> None:
        """Play the deal of a match again with the same seats, in the place of its table."""
        self.start(match.rules.game, list(match.seats), match.ready.options, True, match.seed)

    def daily(self, day: date | None = None) -> None:
        """Open the page of the daily deals, or go back to it, at a day; at today if none is named."""
        page = self.app.scene
        if not isinstance(page, DailyScene):
            page = DailyScene(self.app, self.desk, self._play_daily)
            self.app.push(page)
        if day is not None:
            page.look_at(day)

    def _play_daily(self, deal: Deal, person: Seat) -> None:
        """Begin the deal of a day at once, the person on the first seat."""
        self.start(
            deal.game, dealt_seats(self.app, find(deal.game), deal, [person]), dict(deal.options), seed=deal.seed
        )

    @property
    def customs(self) -> Customs:
        """Who sits at a game, and with which options, unless something else is said."""
        if self._customs is None:
            self._customs = Customs(self.app)
        return self._customs

    @property
    def desk(self) -> ParDesk:
        """Where the pars of daily deals are played."""
        if self._desk is None:
            self._desk = ParDesk(self._lanes, self.app.folders)
        return self._desk

    def _set_up(self, game_id: str, seats: list[Seat], options: Mapping[str, str], seed: int | None = None) -> None:
        """Open a set-up; with a seed in the place of the topmost scene, and the deal is fixed."""

        def begin(chosen: list[Seat], picked: dict[str, str]) -> None:
            self.customs.remember(game_id, Setup(chosen, picked))
            reason = self.app.players.remember(chosen)
            tell_unwritten(self.app, reason)
            self.start(game_id, chosen, picked, True, scene.seed)

        scene = SetupScene(self.app, find(game_id), seats, dict(options), begin, seed)
        if seed is None:
            self.app.push(scene)
        else:
            self.app.replace(scene)
        tell_problems(self.app, origins_of(game_id, self.app.folders.overlay).problems)

    def learn(self, game_id: str) -> None:
        """Open the page of a game's lessons."""
        self.app.push(LearnScene(self.app, game_id, lambda chapter: self.teach(game_id, chapter)))

    def teach(self, game_id: str, chapter: Chapter, replace: bool = False) -> None:
        """Open the table of a chapter; after its last step comes the next chapter, after the last one the page.

        It is played with the figures as they are shipped, which an owner's corrections cannot put out of joint.
        """
        seats = visitors(self.app, chapter.seats, find(game_id), chapter.options)
        match = new_match(game_id, seats, chapter.seed, chapter.options)
        for text in chapter.start:
            match.apply(match.rules.parse(text))
        session = LessonSession(match, self.thinker, self.app.folders.saves)
        again = lambda: self.start(game_id, list(match.seats), match.ready.options, True)  # noqa: E731
        board = make_board(self.app, match)
        table = LessonTable(self.app, session, board, chapter, lambda: self._after(game_id, chapter), again)
        table.mood = DRAWERS[game_id].mood
        if replace:
            self.app.replace(table)
        else:
            self.app.push(table)

    def _after(self, game_id: str, chapter: Chapter) -> None:
        """Go on to the chapter after a finished one, or back to the page."""
        chapters = chapters_of(game_id)
        number = chapters.index(chapter) + 1
        if number < len(chapters):
            self.teach(game_id, chapters[number], replace=True)
        elif self.app.scene is not None:
            self.app.scene.finish()

    def puzzle(self, game_id: str, number: int) -> None:
        """Open the table of a puzzle, counted from 0, with the figures as they are shipped."""
        self.app.push(puzzle_table(self.app, self.thinker, game_id, number))

    def resume(self, path: Path) -> None:
        """Open a saved game where it stopped; what stands in the way is explained, and the file stays as it is."""
        Reopening(self.app, path, self._open, lambda match: self._look_on(match, path)).begin()

    def rerun(self, path: Path) -> None:
        """Open a saved game, and over its table the replay of it from the beginning."""
        self.resume(path)
        if isinstance(self.app.scene, TableScene):
            self.app.scene.doors.replay()

    def replay(self, session: Session, count: int, turning: Sequence[int] = ()) -> None:
        """Open the replay of a session's game at the moment after `count` actions.

        `turning` are its turning points as counts of actions. Leaving it leads back to the screen below.
        """
        film = ReplayTable(self.app, session, make_board(self.app, session.match), count, turning)
        self.app.push(film)
        self._expected.expect_film(film)

    def branch(self, match: Match) -> None:
        """Open the table of a game that branches off from another, in the place of its table, which is saved."""
        below = next((one for one in self.app.scenes if isinstance(one, TableScene)), None)
        when_saved(self.app, lambda: self._branch(below, match), "game")

    def _branch(self, below: TableScene | None, match: Match) -> None:
        """Close what lies over a table, put that of a branch in its place, and save the branch at once."""
        while below is not None and self.app.scene is not None and self.app.scene is not below:
            self.app.scene.finish()
        session = self._open(match, hold_free(self._free_name(match), self.app.folders.held), replace=below is not None)
        session.save()

    def _free_name(self, match: Match) -> Path:
        """Where a new game is saved."""
        stamp = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
        return self.app.folders.saves / f"{match.rules.game}-{stamp}-{match.seed:08x}.json"

    def help(self, game_id: str, topic: str = "", passage: str = "") -> None:
        """Open the rules of a game, at a topic if one is named, and at a passage of it."""
        self.app.push(HelpScene(self.app, game_id, topic, passage))

    def aid(self, game_id: str) -> None:
        """Open the player aid of a game."""
        self.app.push(AidScene(self.app, game_id))

    def about(self, game_id: str) -> None:
        """Open the page about a game: what of it is printed, what is ours."""
        self.app.push(AboutGameScene(self.app, game_id))

    def expect(self, games: Sequence[str]) -> None:
        """A table of one of these games, as quick play opens it, may be asked for next; none is open any more."""
        self._let_go()
        self._expected.expect([Expected.table(game, *self.customs.seats(game)) for game in games])

    def expect_table(self, game_id: str, seats: Sequence[Seat], options: Mapping[str, str]) -> None:
        """The table of these seats may be asked for next; none is open any more."""
        self._let_go()
        self._expected.expect([Expected.table(game_id, seats, options)])

    def prepare(self, seconds: float) -> None:
        """Spend about so long on the pictures of what may be asked for next, and let a par go on meanwhile."""
        self._expected.go_on(seconds)
        self.desk.update()

    def ready(self) -> bool:
        """Whether the pictures of what is likeliest to be asked for next are made."""
        return self._expected.ready

    def _let_go(self) -> None:
        """Forget the fonts and the large pictures of a table that was closed, and let no par of it go on."""
        self.desk.want(())
        if self._before is not None:
            self.app.assets.ahead.clear()
            self.app.assets.cache.let_go(self._before, LARGE)
            self.app.theme.forget_fonts()
            self._before = None
            ROUNDS.owe()
            give_back()

    @property
    def _expected(self) -> Expecting:
        """What may be asked for in this app."""
        if self._expecting is None:
            self._expecting = Expecting(self.app)
        return self._expecting

    def start(
        self, game_id: str, seats: list[Seat], options: dict[str, str], replace: bool = False, seed: int | None = None
    ) -> None:
        """Open the table of a new game, dealt by a seed if one is named; `replace` takes the place of the top scene."""
        chosen = self.seeds() if seed is None else seed
        match = new_match(game_id, seats, chosen, options, self.app.folders.overlay)
        given_pause()
        match.title = ", ".join(seat.name for seat in seats)
        self._open(match, hold_free(self._free_name(match), self.app.folders.held), replace)

    def _open(self, match: Match, hold: Hold, replace: bool = False) -> Session:
        session = Session(match, self.thinker, hold.path, self.app.folders.overlay, hold)
        self._seat(session, replace)
        return session

    def _look_on(self, match: Match, path: Path) -> None:
        """Open the table of a game that another copy of the app plays."""
        self._seat(Onlooker(match, self.thinker, path, self.app.folders.overlay))

    def _seat(self, session: Session, replace: bool = False) -> None:
        """Open the table of a session."""
        self._expected.renew()
        if self.app.beside.live:
            ROUNDS.spare()
        self._before = self.app.assets.cache.made if self._before is None else self._before
        match, board = session.match, make_board(self.app, session.match)
        given_pause()
        day = day_of_match(match)
        self.desk.want([Wish(daily_deal(match.rules.game, day), match.ready.data_hash)] if day is not None else [])
        again = lambda: self.start(match.rules.game, list(match.seats), match.ready.options, True)  # noqa: E731
        table = TableScene(self.app, session, board, again)
        table.mood = DRAWERS[match.rules.game].mood
        if replace:
            self.app.replace(table)
            ROUNDS.owe()
        else:
            self.app.push(table)
        self._expected.expect([Expected.table(match.rules.game, match.seats, match.ready.options, whole=True)])
        tell_problems(self.app, match.ready.problems)
