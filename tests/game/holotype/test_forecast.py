"""What the table foretells, against the same moves carried out: costs, gains, objectives and points of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from game.core.values import Event
from game.holotype import forecast
from game.holotype.box import Box
from game.holotype.model import LOCATIONS, PERIODS, TRACES, WORKERS, HoloAction
from game.holotype.view import HoloView, Mat
from tests.game.contract import nodes
from tests.game.holotype.table import holo_rules


@dataclass(frozen=True)
class Move:
    """An option of a seat: the views of that seat before and after it, and what happened."""

    box: Box
    before: HoloView
    action: HoloAction
    events: tuple[Event, ...]
    after: HoloView

    @property
    def mats(self) -> tuple[Mat, Mat]:
        """The own mat before and after."""
        return self.before.mats[self.before.to_act], self.after.mats[self.before.to_act]

    def event(self, kind: str) -> Event | None:
        """What happened of that kind."""
        return next((event for event in self.events if event.kind == kind), None)

    def change(self) -> dict[str, int]:
        """How the own goods have changed."""
        then, now = (forecast.held(mat) for mat in self.mats)
        return {name: now[name] - then[name] for name in then if now[name] != then[name]}


def moves(seats: int, seed: int, **options: str) -> Iterator[Move]:
    """Every option at every stop of a random game."""
    rules = holo_rules(seats, **options)
    for node in nodes(rules, seed):
        seat = rules.to_act(node.state)
        before = rules.view(node.state, seat)
        for action in node.options:
            assert isinstance(action, HoloAction)
            state, events = rules.clone(node.state), list[Event]()
            rules.step(state, action, events)
            yield Move(rules.box, before, action, tuple(events), rules.view(state, seat))


def _cost(goods: forecast.Goods) -> dict[str, int]:
    """What is paid, as a change of goods."""
    return {name: -n for name, n in goods if n}


def published(move: Move) -> None:
    """A card that lacks nothing is published for its costs and brings its points."""
    card = move.action.text.partition(" ")[2]
    own = forecast.specimen(move.box, card)
    assert forecast.lacks(move.box, move.mats[0], card) == ()
    assert move.change() == _cost(own.costs)
    event = move.event("published")
    assert event is not None
    assert event.number("points") == own.points


def traced(move: Move) -> None:
    """A trace costs fossils of its card's period and brings its points."""
    event = move.event("traced")
    if event is not None:
        card, kind = move.box.cards.ids[move.before.asked_of[0]], str(event["trace"])
        assert move.change() == _cost(forecast.trace_cost(move.box, card))
        assert event.number("points") == forecast.trace_points(move.box, kind)


def contributed(move: Move) -> None:
    """An area that is met and payable costs what was told."""
    objective, number = move.box.global_ids[move.action.item], move.action.to
    area = forecast.area(move.box, move.before, move.before.to_act, objective, number)
    assert area.owner < 0
    assert area.payable(move.mats[0])
    assert move.change() == _cost((("research", area.cost),))
    assert forecast.contributed(move.box, move.mats[1]) == forecast.contributed(move.box, move.mats[0]) + 1


def collected(move: Move) -> None:
    """The dice bring what was told, and the Museum lends its part of it."""
    if move.before.asked == "reroll":
        supply, lent, extra = forecast.dig_gain(move.box, move.before)
        period = forecast.dig(move.box, move.before.dig).period
        assert move.change() == ({period: supply + lent + extra} if supply + lent + extra else {})
        at = PERIODS.index(period)
        assert move.before.museum[at] - move.after.museum[at] == lent


def studied(move: Move) -> None:
    """The Library brings what stands on its plate."""
    event = move.event("gained")
    if LOCATIONS[move.action.to] == "library" and event is not None:
        senior, junior = forecast.library_gain(move.box, move.mats[0])
        wanted = junior if WORKERS[move.action.item] == "field_assistant" else senior
        assert event.number("count") == wanted


def drew(move: Move) -> None:
    """The Lab offers only what has a plate; a draw brings so many cards as long as there are any."""
    choice = move.action.text.removeprefix("lab ")
    assert choice in forecast.lab_choices(move.mats[0])
    event = move.event("drew")
    if event is not None:
        left = move.before.deck_size + len(move.before.discard)
        assert event.number("count") == min(forecast.lab_count(move.box, move.before, choice), left)
    elif choice == "discard":
        assert sum(move.after.asked_of) == forecast.lab_count(move.box, move.before, choice)


def dealt(move: Move) -> None:
    """A trade or an exchange costs and brings what was told, and the totals of the visit are those after it."""
    give = PERIODS[move.action.item]
    take = PERIODS[move.action.to] if move.action.kind == "trade" else "research"
    given, taken = forecast.deal(move.box, move.before, give, take)
    assert move.change() == {give: -given, take: taken}
    own, museum = forecast.after_visit(move.before, move.before.to_act, move.events)
    assert own == forecast.held(move.mats[1])
    assert tuple(museum.values()) == move.after.museum


def gave(move: Move) -> None:
    """So many fossils go as was told."""
    assert move.change() == {PERIODS[move.action.item]: -forecast.given_up(move.before)}


HELD: dict[str, Callable[[Move], None]] = {
    "publish": published, "trace": traced, "contribute": contributed, "done": collected, "place": studied,
    "lab": drew, "trade": dealt, "exchange": dealt, "give": gave,
}  # fmt: skip
"""What is held of each kind of action."""


@pytest.mark.parametrize(("seats", "options"), [(2, {"track": "6"}), (3, {}), (5, {}), (2, {"basal": "yes"})])
def test_what_is_foretold_happens(seats: int, options: dict[str, str]) -> None:
    """Every option that costs or brings something does so as the table tells it."""
    seen: Counter[str] = Counter()
    for move in moves(seats, 7, **options):
        if move.action.kind in HELD:
            HELD[move.action.kind](move)
            seen[move.action.kind] += 1
    assert set(seen) >= {"publish", "done", "place", "lab", "trade", "exchange", "give"}
    assert options.get("basal") == "yes" or seats == 2 or seen["contribute"]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_can_be_published_lacks_nothing(seats: int) -> None:
    """At the Journal those cards and areas can be chosen that lack nothing, and no others."""
    rules, looked = holo_rules(seats), 0
    for node in nodes(rules, 3):
        if rules.prompt(node.state) != "journal":
            continue
        view, box = rules.view(node.state, rules.to_act(node.state)), rules.box
        mat = view.mats[view.to_act]
        ready = {f"publish {card}" for card in mat.hand if not forecast.lacks(box, mat, card)}
        stands = {
            f"contribute {name}.{n}": forecast.area(box, view, view.to_act, name, n)
            for name in view.objectives
            for n in range(3)
        }
        vacant = {text for text, area in stands.items() if area.owner < 0 and area.payable(mat) and mat.discs}
        assert {action.text for action in node.options} == ready | vacant
        looked += 1
    assert looked > 10


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {}), (3, {"basal": "yes"})])
def test_what_is_published_counts(seats: int, options: dict[str, str]) -> None:
    """Rows of counts add up, Personal Objectives are worth what the score says, and the end shows every line."""
    rules = holo_rules(seats, **options)
    box, view = rules.box, None
    for node in nodes(rules, 5):
        view = rules.view(node.state, rules.to_act(node.state))
        if node.number % 9:
            continue
        for mat in view.mats:
            *periods, whole = forecast.published(box, mat)
            assert [sum(column) for column in zip(*periods, strict=True)] == whole
            assert whole[0] == sum(whole[1:5]) == len(mat.papers)
            assert sum(forecast.traces_published(mat)) == sum(paper.trace in TRACES for paper in mat.papers)
            if mat.personal:
                aim = forecast.aim(box, mat.personal, mat)
                lines = {line.label: line.points for line in mat.score.lines}
                assert lines["personal"] == aim.now
                done = all(count >= need.count for count, need in zip(aim.filled, aim.needs, strict=True))
                assert aim.graded or bool(aim.now) == done
        assert all(line.label in forecast.PUBLIC for seat in range(seats) for line in forecast.known_lines(view, seat))
    assert view is not None


def test_the_track_tells_its_icons() -> None:
    """Landing on a space resets the Museum or asks for milestones where an icon stands."""
    found: Counter[str] = Counter()
    for move in moves(3, 11):
        event = move.event("advanced")
        if event is not None and move.event("ended") is None:
            icon = forecast.track_icon(move.box, event.number("track"))
            assert (move.after.asked == "milestone") == (icon == "milestone")
            assert icon == "milestone" or (move.event("museum_reset") is not None) == (icon == "museum")
            found[icon] += 1
    assert found["milestone"]
    assert found["museum"]
    assert found[""]
