"""What the table foretells from a view, against what happens in the engine, over games played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

import pytest

from game.core.values import Event
from game.encyclopedia.account import own_turn, tally, voyage
from game.encyclopedia.forecast import (
    automa_row,
    category_counts,
    category_points,
    expedition_value,
    land_points,
    levels,
    missing_coins,
    most,
    next_bonus,
    payment,
    pays,
    researched,
    scoring_card,
    share,
    short_of,
    space_of,
    value_now,
    volume,
    wanting,
)
from game.encyclopedia.gains import die_value
from game.encyclopedia.model import (
    BY_SEAL,
    CATEGORIES,
    CONTINENTS,
    GO,
    JOIN,
    LEVEL,
    PICK_DIE,
    PUBLICATION_PLACE,
    SAIL,
    SLOTS,
    EncycAction,
    EncycState,
)
from game.encyclopedia.plain_choices import plain_choices
from game.encyclopedia.rules import EncycRules
from game.encyclopedia.view import DICE, EncycView
from tests.game.contract import nodes
from tests.game.encyclopedia.cases import encyc_rules

KINDS = [
    encyc_rules(2),
    encyc_rules(3, seat3="trembley/resolution"),
    encyc_rules(4, rounds="4", seat2="daubenton/astrolabe", seat4="linne/boudeuse"),
]
Moment = tuple[EncycState, EncycView, list[EncycAction]]


def moments(rules: EncycRules, seed: int, *asked: str) -> Iterator[Moment]:
    """The moments of a game played by chance at which one of these questions is asked, all where none is named."""
    for node in nodes(rules, seed):
        view = rules.view(node.state, rules.to_act(node.state))
        if not asked or view.asked in asked:
            yield node.state, view, [option for option in node.options if isinstance(option, EncycAction)]


def done(rules: EncycRules, state: EncycState, *actions: EncycAction) -> tuple[EncycState, list[Event]]:
    """The state after some actions and nothing that runs by itself, and what happened."""
    after, events = state.clone(), list[Event]()
    for action in actions:
        rules.act(after, action, events)
    return after, events


def gained(events: list[Event], *why: str) -> int:
    """How much was gained for these reasons."""
    return sum(event.number("amount") for event in events if event.kind == "gained" and event["why"] in why)


@pytest.mark.parametrize("rules", KINDS, ids=lambda rules: str(rules.seats))
def test_collections_are_the_lines_of_the_score(rules: EncycRules) -> None:
    """Cubes and cards are worth to players and Automas what the score says of them."""
    told = 0
    for state, view, _ in moments(rules, 3):
        for seat, score in zip(view.seats, rules.scores(state), strict=True):
            for land, name in enumerate(CONTINENTS):
                assert land_points(rules.box, seat, land) == score.points(name)
            counts = category_counts(rules.box, seat)
            if not seat.behaviour:
                assert [category_points(rules.box, count) for count in counts] == [score.points(n) for n in CATEGORIES]
            told += score.total - score.points("points")
    assert told


def test_values_of_dice_are_those_that_count() -> None:
    """The die in hand, dice on boards and expeditions have the values that the engine gives them."""
    rules, seen, voyages = encyc_rules(3), 0, 0
    for seed in range(4):
        for state, view, options in moments(rules, seed, "action", "take_die"):
            for slot, code in enumerate(state.dice):
                die = view.seats[slot // SLOTS].dice[slot % SLOTS]
                assert die == (DICE[code] if code >= 0 else None)
            if view.asked == "take_die":
                continue
            assert value_now(rules.box, view) == die_value(rules.box, state, view.to_act, view.colour)
            seen += value_now(rules.box, view) > view.value
            for action in (option for option in options if option.kind == SAIL):
                more = rules.box.seal_boost if action.means == BY_SEAL else 0
                after, _ = done(rules, state, action)
                assert after.strength == expedition_value(rules.box, view, action.land) + more
                voyages += 1
    assert seen
    assert voyages > 50


def test_owners_are_paid_what_is_told() -> None:
    """The owner of a die that another seat takes gains what its space pays, for an own die nothing."""
    rules, paid = encyc_rules(3), 0
    for state, view, options in moments(rules, 7, "take_die"):
        for action in (option for option in options if option.kind == PICK_DIE):
            good, amount = payment(rules.box, space_of(view.seats[action.owner], action.slot))
            _, events = done(rules, state, action)
            foreign = amount if action.owner != view.to_act else 0
            assert tally(events, action.owner).gained.get(good, 0) >= foreign
            assert gained(events, "die") == foreign
            paid += foreign > 0
    assert paid > 50


def test_levels_cost_and_bring_what_is_told() -> None:
    """Coins are spent as told; Embassy and Academy bring what stands on the table."""
    rules, costs = encyc_rules(2), 0
    for seed in range(6):
        for state, view, options in moments(rules, seed, "embassy", "renown", "ceiling"):
            for action in (option for option in options if option.kind == LEVEL):
                _, events = done(rules, state, action)
                short = short_of(rules.box, view, action.level)
                assert tally(events, view.to_act).spent == ({"coins": short} if short else {})
                if view.asked != "ceiling":
                    gain = levels(rules.box, view.asked)[action.level - 1].gain
                    assert gained(events, "embassy", "academy") == gain
                costs += short > 0
    assert costs > 10


def test_what_is_not_said_to_pay_spends_nothing() -> None:
    """An option that costs something is always said to pay."""
    rules, free = encyc_rules(2), 0
    for seed in range(3):
        for state, view, options in moments(rules, seed):
            for action in (option for option in options if not pays(view, option)):
                _, events = done(rules, state, action)
                assert not tally(events, view.to_act).spent, action
                free += 1
    assert free > 500


def test_expeditions_are_told_as_they_are_paid() -> None:
    """Their terms less their cubes are what is left; the coins for the next cube are those that are spent."""
    rules, trips, coins = encyc_rules(2), 0, 0
    for seed in range(4):
        told: list[list[Event]] = []
        for node in nodes(rules, seed):
            view = rules.view(node.state, rules.to_act(node.state))
            trip = voyage(rules.box, view, own_turn(reversed(told), view.turn))
            if trip is not None and view.asked == "research":
                assert trip.total - sum(rules.box.cost[kind] for _, kind in trip.cubes) == trip.left == view.strength
                assert {animal for animal, _ in trip.cubes} <= {animal for animal, _ in view.seats[view.to_act].study}
                trips += 1
                if rules.box.actions.coin in node.options:
                    _, events = done(rules, node.state, rules.box.actions.coin)
                    assert tally(events, view.to_act).spent == {"coins": missing_coins(rules.box, view)}
                    coins += 1
            told.append([])
            rules.step(node.state.clone(), node.action, told[-1])
    assert trips > 50
    assert coins > 5


def test_publications_bring_what_is_told() -> None:
    """A volume brings its points; every animal adds its share; with all of them that is the most there is."""
    rules, books, lost = encyc_rules(2), 0, 0
    publish = rules.box.actions.done
    for seed in range(6):
        for state, view, options in moments(rules, seed, "partners", "ceiling"):
            seat = view.to_act
            if view.asked == "ceiling":
                for action in (option for option in options if option.kind == LEVEL):
                    after, _ = done(rules, state, action)
                    joins = [option for option in rules.choices(after, after.stack[-1]) if option.kind == JOIN]
                    _, events = done(rules, after, *joins, publish)
                    assert gained(events, "cubes", "cards") == most(rules.box, view, action.level)
                continue
            book = volume(rules.box, view)
            assert book is not None
            after, events = done(rules, state, publish)
            assert gained(events, "cubes", "cards") == book.points
            alone = _without_experts(rules, after, seat)
            assert alone - _without_experts(rules, state, seat) == book.points + book.collections + _seal(rules)
            books += 1
            for action in (option for option in options if option.kind == JOIN):
                part = share(rules.box, view, action.animal)
                after, _ = done(rules, state, action, publish)
                assert _without_experts(rules, after, seat) - alone == part.points + part.collections
                assert part.leaves == (action.animal in after.gone)
                lost += len(part.lost)
    assert books > 10
    assert lost


def _without_experts(rules: EncycRules, state: EncycState, seat: int) -> int:
    """The points of a seat but for what its experts add at the end, which may count what was published."""
    score = rules.scores(state)[seat]
    return score.total - score.points("experts")


def _seal(rules: EncycRules) -> int:
    """What the seal of a publication counts at the end."""
    return rules.box.game.publication.seals * rules.box.game.end.seal


def test_animals_are_wanting_or_researched_as_the_engine_says() -> None:
    """Research is offered on animals that want it; only players with animals can publish."""
    rules, cubes = encyc_rules(2), 0
    for state, view, options in moments(rules, 5, "research", "action"):
        seat = view.seats[view.to_act]
        for action in options:
            if action.kind == "cube":
                assert action.animal in wanting(rules.box, seat, view.target)
                after, _ = done(rules, state, action)
                land = rules.box.continent[action.animal]
                assert action.animal in researched(rules.box, rules.view(after, 0).seats[view.to_act], land)
                cubes += 1
            if action.kind == GO and action.place == PUBLICATION_PLACE:
                assert seat.study
    assert cubes > 20


def test_the_next_bonus_is_the_first_that_is_reached() -> None:
    """Step by step up the track, the next bonus told is the one that comes."""
    rules = encyc_rules(2)
    state = rules.start(1)
    for step in range(rules.box.last_step):
        state.goods[3] = step
        ahead = next_bonus(rules.box, rules.view(state, 0).seats[0])
        assert not any(rules.box.bonus_amount[step + 1 : ahead or None])
        assert bool(ahead) == any(rules.box.bonus_amount[step + 1 :])


def test_automas_do_what_their_rows_say() -> None:
    """Coins, tokens, seals and reputation of a turn are those of the row; the place is the row's."""
    rules, rows = encyc_rules(2, seat2="linne/boudeuse"), set()
    for seed in range(3):
        for node in nodes(rules, seed):
            events: list[Event] = []
            rules.step(node.state.clone(), node.action, events)
            for number, event in enumerate(events):
                if event.kind != "automa":
                    continue
                row = automa_row(rules.box, str(event["card"]), event.number("row"))
                turn = takewhile(lambda one: one.kind != "turn", events[number:])
                own = [one for one in turn if one.seat == event.seat and one.kind == "gained"]
                for good in ("coins", "tokens", "seals"):
                    got = sum(one.number("amount") for one in own if one["good"] == good and one["why"] == row.place)
                    assert got == row.gains.get(good, 0)
                assert row.place == event["place"]
                rows.add(event.number("row"))
    assert rows == {1, 2, 3, 4, 5, 6}


def test_scoring_cards_are_told_as_they_count() -> None:
    """A token or a seal more is worth to an Automa what its card says."""
    rules = encyc_rules(2, seat2="linne/boudeuse")
    state, told = rules.start(1), scoring_card(rules.box, "boudeuse")
    before = rules.scores(state)[1].total
    for good, name in ((6, "tokens"), (7, "seals")):
        after = state.clone()
        after.goods[good] += 1
        assert rules.scores(after)[1].total - before == told[name]


def test_plain_choices_hold_all_that_lie_on_no_card_or_place() -> None:
    """Every option that names no card, die or place is among them; levels are those of the figures."""
    rules, seen = encyc_rules(2), set[str]()
    lying = {"animal", "expert", "cube", "reference", "with", "cover", "use", "put", "take", "go", "sail"}
    for seed in range(4):
        for _, view, options in moments(rules, seed):
            told = plain_choices(rules.box, view)
            plain = [option.text for option in options if option.kind not in lying]
            assert set(plain) <= set(told)
            assert ("use" in told) == (view.asked == "hire")
            seen |= {text.partition(" ")[0] for text in plain}
    assert {"level", "colour", "seal", "coins", "token", "done", "pass", "keep", "tuck", "extra"} <= seen
