"""What the log says is what the views show: every change of a seat's things is told by a line of that move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from ai.bot import sampler
from ai.catalog import make_bot
from game.core.rng import advance
from game.core.values import SPECTATOR, Event
from game.holotype.model import LOCATIONS, PERIODS, WORKERS
from game.holotype.view import HoloView, Mat
from tests.languages import LANGUAGES, in_languages
from tests.shares import dealt
from tests.ui.test_holotype_words import Sitting
from ui.table.board import LogLine

GOODS = (*PERIODS, "research")
MUSEUM = dict(zip(PERIODS, (1, 2, 3), strict=True))


class Account:
    """What one seat sees on the table, kept by the events that it is told of alone."""

    def __init__(self, sitting: Sitting, view: HoloView) -> None:
        """The table as it stands."""
        self.box = sitting.board.box
        self.goods = [Counter(dict(zip(GOODS, (*mat.fossils, mat.research), strict=True))) for mat in view.mats]
        self.sizes = [[mat.hand_size, mat.trace_count, mat.discs] for mat in view.mats]
        self.papers = [[(paper.card, paper.trace) for paper in mat.papers] for mat in view.mats]
        self.tiles = [set(mat.tiles) for mat in view.mats]
        self.workers = [list(mat.workers) for mat in view.mats]
        self.museum = Counter(dict(zip(PERIODS, view.museum, strict=True)))
        self.discard, self.track, self.dice = list(view.discard), view.track, list(view.dice)

    def enter(self, event: Event) -> None:
        """Enter what an event tells."""
        teller = getattr(self, f"_{event.kind}", None)
        if teller is not None:
            teller(event)

    def _placed(self, event: Event) -> None:
        self.workers[event.seat][WORKERS.index(str(event["worker"]))] = event.number("space")

    def _bumped(self, event: Event) -> None:
        self.workers[event.seat][WORKERS.index(str(event["worker"]))] = -1

    _unlocked = _bumped

    def _retrieved(self, event: Event) -> None:
        self.goods[event.seat]["research"] += event.number("research")
        out = [n for n, space in enumerate(self.workers[event.seat]) if space >= 0]
        assert len(out) == event.number("workers")
        for worker in out:
            self.workers[event.seat][worker] = -1

    def _drew(self, event: Event) -> None:
        self.sizes[event.seat][0] += event.number("count")

    def _took(self, event: Event) -> None:
        self.sizes[event.seat][0] += 1
        self.discard.remove(str(event["card"]))

    def _discarded(self, event: Event) -> None:
        self.sizes[event.seat][0] -= 1
        self.discard.append(str(event["card"]))

    def _reshuffled(self, event: Event) -> None:
        if event["deck"] == "specimens":
            self.discard = []

    def _found_trace(self, event: Event) -> None:
        self.sizes[event.seat][1] += event.number("count")

    def _rolled(self, event: Event) -> None:
        self.dice = [0 if face == "m" else int(face) for face in str(event["faces"])]

    def _rerolled(self, event: Event) -> None:
        self.dice[event.number("die")] = 0 if event["face"] == "m" else int(str(event["face"]))

    def _gained(self, event: Event) -> None:
        cube, count = str(event["cube"]), event.number("count")
        self.goods[event.seat][cube] += count
        self.museum[cube] -= count * (event["source"] == "museum")
        self.dice = []

    def _found_nothing(self, _event: Event) -> None:
        assert set(self.dice) == {0}
        self.dice = []

    def _gave(self, event: Event) -> None:
        cube, count = str(event["cube"]), event.number("count")
        self.goods[event.seat][cube] -= count
        self.museum[cube] += count

    def _traded(self, event: Event) -> None:
        give, take = str(event["give"]), str(event["take"])
        self.goods[event.seat].subtract({give: event.number("given"), take: -event.number("taken")})
        self.museum.subtract({give: -event.number("given"), take: event.number("taken")})

    def _exchanged(self, event: Event) -> None:
        give, count = str(event["give"]), event.number("given")
        self.goods[event.seat].subtract({give: count, "research": -event.number("research")})
        self.museum[give] += count

    def _museum_reset(self, _event: Event) -> None:
        self.museum = Counter(MUSEUM)

    def cost(self, event: Event) -> Counter[str]:
        """What a publication or its trace costs, by the card that is named."""
        cards = self.box.cards
        at = cards.ids.index(str(event["card"]))
        if event.kind == "traced":
            return Counter({PERIODS[cards.period[at]]: 1})
        return Counter(dict(zip(GOODS, (*cards.fossils[at], cards.research[at]), strict=True)))

    def _published(self, event: Event) -> None:
        self.goods[event.seat].subtract(self.cost(event))
        self.sizes[event.seat][0] -= 1
        self.papers[event.seat].append((str(event["card"]), ""))

    def _traced(self, event: Event) -> None:
        self.goods[event.seat].subtract(self.cost(event))
        self.sizes[event.seat][1] -= 1
        self.papers[event.seat][-1] = (str(event["card"]), str(event["trace"]))

    def _advanced(self, event: Event) -> None:
        self.track = event.number("track")

    def _milestone(self, event: Event) -> None:
        self.tiles[event.seat].add(str(event["tile"]))

    def _contributed(self, event: Event) -> None:
        self.goods[event.seat]["research"] -= event.number("research")
        self.sizes[event.seat][2] -= 1

    def agrees(self, view: HoloView) -> None:
        """The view shows what was told, no more and no less."""
        assert (list(view.discard), view.track) == (self.discard, self.track)
        assert list(view.dice) == self.dice
        assert Counter(dict(zip(PERIODS, view.museum, strict=True))) == self.museum
        for seat, mat in enumerate(view.mats):
            self._agrees(seat, mat)

    def _agrees(self, seat: int, mat: Mat) -> None:
        assert Counter(dict(zip(GOODS, (*mat.fossils, mat.research), strict=True))) == self.goods[seat]
        assert [mat.hand_size, mat.trace_count, mat.discs] == self.sizes[seat]
        assert [(paper.card, paper.trace) for paper in mat.papers] == self.papers[seat]
        assert (set(mat.tiles), list(mat.workers)) == (self.tiles[seat], self.workers[seat])


def phrases(sitting: Sitting, account: Account, event: Event) -> list[str]:
    """What a line about an event has to contain, as far as the reader is told of it."""
    text, data, kind = sitting.pilot.app.text, dict(event.data), event.kind
    found = [text(f"holotype.good.{data['cube']}", n=data["count"])] if "cube" in data else []
    if kind in ("published", "traced"):
        found += [text(f"holotype.good.{good}", n=n) for good, n in account.cost(event).items() if n]
    if kind in ("traded", "exchanged"):
        found.append(text(f"holotype.good.{data['give']}", n=data["given"]))
    if kind == "traded":
        found.append(text(f"holotype.good.{data['take']}", n=data["taken"]))
    elif data.get("research") and kind not in ("left_over",):
        found.append(text("holotype.good.research", n=data["research"]))
    if "card" in data:
        found.append(sitting.board.card_name(str(data["card"])))
    if kind in ("rolled", "found_nothing"):
        found.append(text(f"holotype.period.{data['period']}"))
    for key in ("worker", "tile", "trace"):
        if isinstance(data.get(key), str):
            found.append(text(f"holotype.{key}.{data[key]}.name"))
    if data.get("location") in LOCATIONS and kind != "bumped":
        found.append(text(f"holotype.location.{data['location']}.at"))
    return found


def check_lines(sitting: Sitting, account: Account, events: Sequence[Event], lines: list[LogLine]) -> None:
    """Every event has a line of its seat that names what has changed."""
    names = sitting.board.seat_names
    for event in events:
        for phrase in phrases(sitting, account, event):
            told = [line.text for line in lines if line.seat == event.seat and phrase in line.text]
            assert any(event.seat < 0 or names[event.seat] in line for line in told), (event, phrase, lines)


def moves(sitting: Sitting, bot_name: str) -> Iterator[tuple[list[HoloView], Sequence[Event]]]:
    """Every move of a game between bots: the views of all and of the spectator before it, and what happened."""
    match, bot, rng = sitting.match, make_bot(bot_name, "holotype"), sitting.rng
    while (decision := match.decision()) is not None:
        before = [match.view(seat) for seat in (*range(len(match.seats)), SPECTATOR)]
        rng = advance(rng)
        action = bot.choose(match.rules, decision, sampler(match.rules, match._state, decision.seat), rng)
        yield before, match.apply(action)


def check_game(sitting: Sitting, bot: str) -> int:
    """Compare log and views of a whole game for every seat and for the spectator; how many positions were looked at."""
    looked = 0
    for before, events in moves(sitting, bot):
        for view in before:
            seen = [event.redacted(view.seat) for event in events]
            account = Account(sitting, view)
            for event in seen:
                account.enter(event)
            after = sitting.match.view(view.seat)
            account.agrees(after)
            check_lines(sitting, account, seen, sitting.board.log_lines(seen))
            looked += 1
    return looked


@pytest.mark.parametrize(("seats", "lang"), dealt([2, 3], LANGUAGES))
def test_the_log_tells_what_the_views_show(tmp_path: Path, lang: str, seats: int) -> None:
    """A whole game in each language, for every seat and for whoever only watches."""
    sitting = Sitting(tmp_path, lang, seats, 3)
    assert check_game(sitting, "greedy") > 300
    sitting.pilot.close()


@pytest.mark.soak
@in_languages
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_log_of_many_games(tmp_path: Path, lang: str, seats: int) -> None:
    """By greedy bots and by chance."""
    for seed in range(4):
        sitting = Sitting(tmp_path, lang, seats, seed)
        assert check_game(sitting, "random" if seed % 2 else "greedy") > 300
        sitting.pilot.close()
