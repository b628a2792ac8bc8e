"""Daily deals: the same for ever, one counted try a day, and pars that are made anew where their file is of no use."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from ai.lanes import Lanes
from ai.levels import RUNGS
from ai.messages import Answer, Failure, Played, Request, Story
from ai.thinking import stand_in
from ai.worker import InlineThinker
from game.core.record import Origin, Record, Seat, read_record, write_record
from game.registry import GAMES, new_match, open_match
from ui.cli.played import _play
from ui.par_desk import TRIES, ParDesk, Wish
from ui.places import UserFolders
from ui.players import Players
from ui.records.code import read_code, seated
from ui.records.daily import FIRST, Diary, Tries, daily_code, daily_deal, stars
from ui.records.keeping import delete_save_alone
from ui.records.par import Par, mark_of, place_of, read_par, write_par
from ui.records.plays import Plays
from ui.records.tally import Shelf

GAME = next(iter(GAMES))
DAY = date(2026, 11, 18)
HANDED_OUT = json.loads((Path(__file__).parent / "handed_out_daily.json").read_bytes())
"""Codes of deals that people have played, by game and day; they never change."""


@pytest.mark.parametrize(("game", "day"), [(game, day) for game, days in HANDED_OUT.items() for day in days])
def test_deals_stay_what_they_were(game: str, day: str) -> None:
    assert daily_code(game, date.fromisoformat(day)) == HANDED_OUT[game][day]


@pytest.mark.parametrize("game", GAMES)
def test_every_day_has_a_deal_of_its_own_that_can_be_played(game: str) -> None:
    """A year long: its code gives it back, the person sits first, and no two are alike."""
    days = [FIRST + timedelta(n) for n in range(370)]
    deals = [daily_deal(game, day) for day in days]
    assert all(read_code(daily_code(game, day)) == deal for day, deal in zip(days, deals, strict=True))
    assert all(
        seated(deal)[0].kind == "human" and all(seat.kind != "human" for seat in seated(deal)[1:]) for deal in deals
    )
    assert len({deal.seed for deal in deals}) == len(days)


def _finished(day: date, at: str, **changes: object) -> Record:
    """A finished game of the deal of a day, begun at a moment."""
    deal = daily_deal(GAME, day)
    names = ["Mary", "Ada", "Ben", "Cleo"]
    seats = [msgspec.structs.replace(seat, name=names[n]) for n, seat in enumerate(seated(deal))]
    match = new_match(GAME, seats, deal.seed, deal.options)
    _play(match, {}, len(at) + sum(map(ord, at)))
    return msgspec.structs.replace(match.record(), begun_at=at, **changes)


def _diary(folders: UserFolders, person: str = "Mary", today: date = DAY) -> Diary:
    shelf = Shelf(Plays(folders).settle().list, Players(folders.players))
    return Diary(shelf, person, today)


@pytest.fixture
def folders(tmp_path: Path) -> UserFolders:
    made = UserFolders(tmp_path)
    made.saves.mkdir(parents=True)
    return made


def _tries(folders: UserFolders, **records: Record) -> Tries:
    for name, record in records.items():
        write_record(folders.saves / f"{name}.json", record)
    return _diary(folders).tries(GAME, DAY)


NOON = "2026-11-18T12:00:00+01:00"


def test_the_first_finished_game_counts_and_others_are_practice(folders: UserFolders) -> None:
    """Whichever was begun first, and whenever a file is written again."""
    first = _finished(DAY, "2026-11-18T09:00:00+01:00", ended_at="2026-11-18T12:00:00+00:00")
    second = _finished(DAY, "2026-11-18T08:00:00+01:00", ended_at="2026-11-18T13:00:00+00:00")
    tries = _tries(folders, a=second, b=msgspec.structs.replace(first, saved_at="2026-11-18T20:00:00+00:00"))
    assert tries.counted is not None
    assert tries.counted.play.save == "b.json"
    assert [own.play.save for own in tries.practice] == ["a.json"]


@pytest.mark.parametrize("at", ["2026-11-18T00:10:00+13:00", "2026-11-18T23:59:00-10:00", NOON])
def test_the_clock_of_the_place_tells_the_day(folders: UserFolders, at: str) -> None:
    """A game that ends after midnight is that of the day it was begun on, wherever it is read."""
    assert _tries(folders, a=_finished(DAY, at, ended_at="2026-11-19T01:00:00+00:00")).counted is not None


@pytest.mark.parametrize(
    ("at", "changes"),
    [
        ("2026-11-19T00:01:00+01:00", {}),
        ("", {}),
        ("soon", {}),
        (NOON, {"taken_back": [3]}),
        (NOON, {"origin": Origin("another", 4)}),
    ],
)
def test_what_does_not_count_is_practice(folders: UserFolders, at: str, changes: dict[str, object]) -> None:
    """Another day, a day that is not known, a move taken back, a branch."""
    tries = _tries(folders, a=_finished(DAY, at, **changes))
    assert tries.counted is None
    assert len(tries.practice) == 1


def test_other_deals_and_other_people_are_no_tries(folders: UserFolders) -> None:
    deal = daily_deal(GAME, DAY)
    match = new_match(GAME, [Seat("Mary"), Seat("Ada", "bot", "curator")], deal.seed, {})
    _play(match, {}, 3)
    tries = _tries(folders, a=match.record(), b=_finished(DAY, NOON))
    assert tries.practice == ()
    assert _diary(folders, "Ben").tries(GAME, DAY) == Tries()


def test_two_copies_and_a_kept_record_tell_the_same(folders: UserFolders) -> None:
    """The files are the truth: the same save twice, and the record that was kept of it, count once."""
    counted = _tries(folders, a=_finished(DAY, NOON), b=_finished(DAY, NOON)).counted
    assert counted is not None
    for save in list(folders.saves.glob("*.json")):
        delete_save_alone(folders, save)
    kept = _diary(folders).tries(GAME, DAY)
    assert kept.counted is not None
    assert kept.counted.me.points == counted.me.points
    assert kept.practice == ()


def test_a_game_keeps_when_it_was_begun_and_ended(folders: UserFolders) -> None:
    """Also through being opened, marked and written again."""
    path = folders.saves / "a.json"
    write_record(path, _finished(DAY, NOON, ended_at="2026-11-18T13:00:00+00:00"))
    match = open_match(read_record(path), "a")
    match.toggle_bookmark(3)
    assert (match.record().begun_at, match.record().ended_at) == (NOON, "2026-11-18T13:00:00+00:00")
    match.rewind(5, marked=True)
    assert match.record().ended_at == ""
    assert match.branch(2, match.seats, "x").record().begun_at != NOON


@pytest.mark.parametrize(("points", "count"), [(0, 1), (29, 1), (30, 2), (39, 2), (40, 3)])
def test_stars_come_from_what_the_levels_made(points: int, count: int) -> None:
    assert stars(points, dict(zip(RUNGS, (20, 40, 25, 30, 35), strict=True))) == count


class _Quick(InlineThinker):
    """Plays a par in two pieces without playing it."""

    figures, fails, asked = "f", 0, 0

    def ask(self, request: Request) -> None:
        self.asked += 1
        assert request.story is not None
        if self.fails:
            self.fails -= 1
            self._answer = stand_in(request, Failure("no"))
        elif not request.story.actions:
            self._answer = Answer(played=Played(("a",), self.figures))
        else:
            points = (len(request.bots[0]), *[0] * (request.seats - 1))
            self._answer = Answer(played=Played(("b",), self.figures, points, (0,)))


def _play_out(desk: ParDesk, most: int = 60) -> None:
    for _ in range(most):
        desk.update()


def test_a_par_is_played_kept_and_read_again(folders: UserFolders) -> None:
    deal, thinker = daily_deal(GAME, DAY), _Quick()
    desk = ParDesk(Lanes(thinker), folders)
    desk.want([Wish(deal)])
    _play_out(desk, 5)
    desk.close()
    half = read_par(folders.pars, deal)
    assert not half.done
    assert half.points or half.actions
    desk = ParDesk(Lanes(thinker), folders)
    desk.want([Wish(deal)])
    _play_out(desk)
    desk.close()
    known = ParDesk(Lanes(thinker), folders).whole(Wish(deal, "f"))
    assert known is not None
    assert list(known.points) == list(RUNGS)
    assert thinker.asked <= 2 * len(RUNGS) + 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"mark": "x", "points": {}}',
        b'{"mark": 5}',
        b"\xff\xfe",
        b'{"mark":"?","points":{"king":1}}',
    ],
)
def test_a_broken_par_is_made_anew(folders: UserFolders, content: bytes) -> None:
    deal = daily_deal(GAME, DAY)
    folders.pars.mkdir()
    place_of(folders.pars, deal).write_bytes(content)
    assert read_par(folders.pars, deal) == Par(mark=mark_of(deal))
    desk = ParDesk(Lanes(_Quick()), folders)
    desk.want([Wish(deal)])
    _play_out(desk)
    desk.close()
    assert json.loads(place_of(folders.pars, deal).read_bytes())["mark"] == mark_of(deal)


def test_a_par_of_other_figures_is_made_anew(folders: UserFolders) -> None:
    """Whoever played with other figures than it waits until it is played with those of today."""
    deal, thinker = daily_deal(GAME, DAY), _Quick()
    write_par(folders.pars, deal, Par(mark=mark_of(deal), figures="old", points=dict.fromkeys(RUNGS, 1)))
    desk = ParDesk(Lanes(thinker), folders)
    assert desk.whole(Wish(deal, "old")) is not None
    assert desk.whole(Wish(deal, "f")) is None
    desk.want([Wish(deal, "f")])
    _play_out(desk)
    par = desk.whole(Wish(deal, "f"))
    assert par is not None
    assert par.figures == "f"


def test_a_worker_that_fails_is_left_alone_in_the_end(folders: UserFolders) -> None:
    thinker = _Quick()
    thinker.fails = 100
    desk = ParDesk(Lanes(thinker), folders)
    desk.want([Wish(daily_deal(GAME, DAY))])
    _play_out(desk)
    assert thinker.asked == TRIES
    assert not desk.busy


def test_a_par_goes_on_after_the_table_needed_the_worker(folders: UserFolders) -> None:
    deal, thinker = daily_deal(GAME, DAY), _Quick()
    lanes = Lanes(thinker)
    desk = ParDesk(lanes, folders)
    desk.want([Wish(deal)])
    desk.update()
    lanes.ask(_table_question())
    desk.update()
    assert not desk.busy
    lanes.cancel()
    _play_out(desk)
    assert desk.whole(Wish(deal)) is not None


def _table_question() -> Request:
    """Anything that the table may ask."""
    return Request(GAME, 2, {}, None, 0, "greedy", {}, 1, story=Story(1, None, ("x",)), bots=("v", "v"))
