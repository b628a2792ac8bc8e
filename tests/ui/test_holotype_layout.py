"""The layout of the table of Holotype: every size, scale and number of seats, with and without a workbench."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import combinations, pairwise, product

import pygame
import pytest

from game.core.match import Match
from game.core.record import Seat
from game.holotype.model import LOCATIONS, TILES, TRACES
from game.holotype.rules import HoloRules
from game.holotype.view import HoloView, Paper
from game.registry import new_match
from ui.boards.holotype.board import HoloBoard
from ui.boards.holotype.layout import card_row, lay_out, measure, panel_height, uncovered, wanted_width
from ui.boards.holotype.workbench_layout import on_workbench
from ui.table.plan import STRIP, Plan, Wishes, main_height, plan_table
from ui.theme import Theme, theme_for

SIZES = [(1280, 720), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 1.5, 2.0]
CASES = list(product(SIZES, SCALES))
SEATS = (2, 3, 4, 5)
LEAST = 32

Rects = dict[str, pygame.Rect]

STAGES: dict[str, dict[str, object]] = {
    "dig": {"asked_of": (1,), "drawn": ("chinle", "erosion")},
    "erosion": {"asked_of": (1,), "dig": "erosion", "drawn": ("erosion",)},
    "reroll": {"asked_of": (2,), "dig": "hell_creek", "drawn": ("hell_creek",), "dice": (0, 1, 2, 3)},
    "museum": {"asked_of": (1, 0, 0, 0)},
    "lab": {"asked_of": (1,), "discard": ("tawa",)},
    "gain": {},
    "give": {},
    "milestone": {},
    "trace": {"asked_of": (0,)},
    "search": {},
}
"""Questions with a workbench, and what lies there then."""


@pytest.fixture(scope="module", autouse=True)
def _fonts() -> None:
    pygame.font.init()


@lru_cache(maxsize=8)
def _match(seats: int, basal: str = "no") -> Match:
    match = new_match("holotype", [Seat(f"P{n}", colour=n) for n in range(seats)], 3, {"basal": basal})
    while (decision := match.decision()) is not None and decision.prompt == "keep":
        match.apply(decision.options[0])
    return match


def _view(seats: int, asked: str = "turn", cards: int = 3, papers: int = 0) -> HoloView:
    """The first seat's view at a question, with so many cards in hand, published or on the pile, and every trace."""
    match = _match(seats)
    rules = match.rules
    assert isinstance(rules, HoloRules)
    view = match.view(0)
    assert isinstance(view, HoloView)
    hand = tuple(rules.box.cards.ids[:cards])
    published = tuple(Paper(card, "") for card in rules.box.cards.ids[-papers:] if papers)
    mat = replace(view.mats[0], hand=hand, hand_size=cards, traces=TRACES, trace_count=4, tiles=("lab",))
    mat = replace(mat, papers=published)
    values: dict[str, object] = {"asked": asked, "to_act": 0, "mats": (mat, *view.mats[1:]), "asked_of": ()}
    values |= STAGES.get(asked, {})
    if asked == "search":
        values["discard"] = tuple(rules.box.cards.ids[:45])
    if asked == "give":
        values["mats"] = (replace(mat, fossils=(4, 0, 5)), *view.mats[1:])
    return replace(view, **values)  # type: ignore[arg-type]


def _objectives(count: int) -> list[str]:
    """Some Personal Objectives."""
    rules = _match(3).rules
    assert isinstance(rules, HoloRules)
    return rules.box.personal_ids[:count]


def _plan(size: tuple[int, int], theme: Theme, seats: int) -> Plan:
    """The plan of a table."""
    width = wanted_width(main_height(size, theme), size[0], theme)
    least = theme.grain.px(HoloBoard.least_panel)
    wishes = Wishes(width, lambda wide: panel_height(wide, theme, seats), 0, theme.px(STRIP), least, True)
    return plan_table(size, theme, seats, 0, wishes)


def _lay(size: tuple[int, int], scale: float, view: HoloView) -> tuple[Rects, Plan]:
    """The places that can be pointed at, and the plan."""
    theme = theme_for(size, scale)
    rules = _match(len(view.mats)).rules
    assert isinstance(rules, HoloRules)
    plan = _plan(size, theme, len(view.mats))
    return uncovered(lay_out(view, plan, 0, rules.box, theme, False)), plan


def _apart(places: Rects) -> None:
    for (first, a), (second, b) in combinations(places.items(), 2):
        assert not a.colliderect(b), f"{first} {a} overlaps {second} {b}"


def _small(places: Rects) -> set[str]:
    return {name for name, rect in places.items() if min(rect.size) < LEAST}


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_everything_lies_inside_the_window(size: tuple[int, int], scale: float) -> None:
    """No place leaves the board's part or its panel, and the parts share no pixel."""
    for seats in SEATS:
        names, plan = _lay(size, scale, _view(seats))
        window = pygame.Rect((0, 0), size)
        away = window.move(size[0], 0) if plan.folded else window
        assert {name for name, rect in names.items() if not (window.contains(rect) or away.contains(rect))} == set()
        parts = {
            name: names[name] for name in ("header", "track", "places", "goals", "mat", "papers", "hand", "personal")
        }
        around = plan.main.inflate(4, 4)
        assert {name for name, rect in parts.items() if not around.contains(rect)} <= (
            {"header"} if plan.own else set()
        )
        _apart(parts | {f"panel.{seat}": rect for seat, rect in plan.panels.items()} | {"log": plan.log})


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_targets_are_large_enough(size: tuple[int, int], scale: float) -> None:
    """Workers, locations, areas, cubes, cards: 32 pixels each way, and none lies over another."""
    for seats in SEATS:
        names, _ = _lay(size, scale, _view(seats))
        kinds = ("worker.", "location.", "area.", "cube.", "hand.", "retrieve")
        targets = {name: rect for name, rect in names.items() if name.startswith(kinds)}
        assert len([name for name in targets if name.startswith("location.")]) == len(LOCATIONS)
        assert len([name for name in targets if name.startswith("area.")]) == 3 * (seats + 1)
        _apart(targets)
        assert _small(targets) == set()


@pytest.mark.parametrize("asked", sorted(STAGES))
@pytest.mark.parametrize(("size", "scale"), CASES)
def test_what_lies_on_the_stage(size: tuple[int, int], scale: float, asked: str) -> None:
    """Everything to choose is inside the workbench, apart from each other, large enough, and nothing else is there."""
    names, _ = _lay(size, scale, _view(5, asked))
    kinds = ("dig.", "die.", "trade.", "exchange.", "lab.", "gain.", "give.", "milestone.", "trace.", "take.", "done")
    chosen = {name: rect for name, rect in names.items() if name.startswith(kinds)}
    assert chosen
    _apart(chosen)
    assert all(names["workbench"].contains(rect) for rect in chosen.values())
    assert not [name for name in names if name.startswith("area.")]
    if asked not in ("dig", "erosion", "search"):
        assert _small(chosen) == set()
    if asked == "milestone":
        assert len([name for name in chosen if name.startswith("milestone.")]) == len(TILES) - 1
    if asked == "give":
        assert set(chosen) == {"give.triassic", "give.cretaceous"}
    if asked == "search":
        assert len(chosen) == 45


def test_erosion_lies_under_the_field() -> None:
    """Its picture is as wide as the Field, so that the way to every other location starts beside it."""
    for size in SIZES:
        names, _ = _lay(size, 1.0, _view(2, "erosion"))
        storm, field, lab = names["dig.erosion"], names["location.field"], names["location.lab"]
        assert abs(storm.centerx - field.centerx) <= field.width // 16
        assert storm.right < lab.centerx
        assert names["heading"].left < lab.centerx
        assert not names["heading"].colliderect(storm)


@pytest.mark.parametrize(("fossils", "open_"), [((4, 0, 5), False), ((4, 0, 7), True), ((0, 0, 11), False)])
def test_the_stage_stays_while_more_is_given(fossils: tuple[int, int, int], open_: bool) -> None:
    """A fossil that flies to the Museum leaves the workbench open if another one has to follow it."""
    view = _view(2, "give")
    view = replace(view, mats=(replace(view.mats[0], fossils=fossils), *view.mats[1:]))
    assert on_workbench(view, 0, False, asks=True) == "give"
    assert on_workbench(view, 0, False, asks=False) == ("give" if open_ else "")


def test_others_do_not_see_a_private_stage() -> None:
    """The desk, the Lab and the open pile are laid out only for the one who is asked."""
    for asked in STAGES:
        view = replace(_view(3, asked), to_act=1)
        names, _ = _lay((1280, 720), 1.0, view)
        assert ("workbench" in names) == (asked in ("dig", "erosion", "reroll"))


def test_a_spectator_sees_no_hand() -> None:
    """Cards are named only for the one who holds them."""
    view = _match(3).view(-1)
    assert isinstance(view, HoloView)
    names, _ = _lay((1280, 720), 1.0, view)
    assert not [name for name in names if name.startswith(("hand.", "held.", "offered."))]


def test_large_hands_overlap_inside_their_place() -> None:
    """However many cards there are, the last one ends inside the hand."""
    area = pygame.Rect(10, 500, 760, 190)
    for count in range(1, 40):
        spots = card_row(area, count, 8)
        assert len(spots) == count
        assert all(area.contains(spot) for spot in spots)
        assert all(a.left < b.left for a, b in pairwise(spots))


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_a_large_hand_can_be_pointed_at(size: tuple[int, int], scale: float) -> None:
    """Of twelve cards every one has a part of its own that is 32 pixels wide."""
    names, _ = _lay(size, scale, _view(4, cards=12))
    hand = {name: rect for name, rect in names.items() if name.startswith("hand.")}
    assert len(hand) == 12
    _apart(hand)
    assert _small(hand) == set()


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_the_choice_of_an_objective_leaves_cards_their_size(size: tuple[int, int], scale: float) -> None:
    """Both objectives lie beside a hand of whole cards, and the sheet about them on the wall has room for buttons."""
    view = _view(3, "keep")
    mat = replace(view.mats[0], personal="", offered=tuple(_objectives(2)))
    names, _ = _lay(size, scale, replace(view, mats=(mat, *view.mats[1:])))
    usual, _ = _lay(size, scale, view)
    cards = {name: rect for name, rect in names.items() if name.startswith(("hand.", "offered."))}
    assert len(cards) == 5
    _apart(cards | {"personal": names["personal"]})
    assert all(names[name].width >= 0.85 * usual[name].width for name in cards if name.startswith("hand."))
    assert names["papers"].contains(names["personal"])
    assert names["personal"].contains(names["prompt"])


@pytest.mark.parametrize("papers", [0, 1, 6, 7, 12, 21, 24])
@pytest.mark.parametrize(("size", "scale"), CASES)
def test_the_wall_holds_whatever_is_published(size: tuple[int, int], scale: float, papers: int) -> None:
    """Every Holotype hangs inside the wall, apart from the others and large enough to point at; one frame waits."""
    view = _view(4, papers=papers)
    names, plan = _lay(size, scale, view)
    hung = {name: rect for name, rect in names.items() if name.startswith("paper.")}
    assert list(hung) == [f"paper.{paper.card}" for paper in view.mats[0].papers]
    rules = _match(4).rules
    assert isinstance(rules, HoloRules)
    frame = lay_out(view, plan, 0, rules.box, theme_for(size, scale), False)["frame"]
    _apart(hung | {"frame": frame})
    assert all(names["papers"].contains(rect) for rect in (*hung.values(), frame))
    assert _small(hung) == set()


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_the_basal_game_has_a_layout_of_its_own(size: tuple[int, int], scale: float) -> None:
    """The wall lies where the objectives are in the whole game, and buttons have room below the hand."""
    match = _match(3, "yes")
    view, rules = match.view(0), match.rules
    assert isinstance(view, HoloView)
    assert isinstance(rules, HoloRules)
    theme = theme_for(size, scale)
    plan = _plan(size, theme, 3)
    names = uncovered(lay_out(view, plan, 0, rules.box, theme, False))
    parts = {name: names[name] for name in ("header", "track", "places", "papers", "mat", "hand", "prompt")}
    _apart(parts)
    assert all(plan.main.inflate(4, 4).contains(rect) for rect in parts.values() if rect != plan.own)
    assert names["papers"] == names["goals"]
    assert names["prompt"].height - 2 * theme.grain.px(12) >= LEAST
    targets = {name: rect for name, rect in names.items() if name.startswith(("worker.", "cube.", "hand.", "retrieve"))}
    assert _small(targets) == set()


def test_the_wall_is_one_target_while_something_is_published() -> None:
    """At the Journal nothing on the wall comes between the pointer and the wall."""
    names, _ = _lay((1280, 720), 1.0, _view(3, "journal", papers=5))
    assert "papers" in names
    assert not [name for name in names if name.startswith("paper.") or name == "frame"]


def test_the_canvas_keeps_its_shape() -> None:
    """One unit of the canvas is as many pixels as the narrower side allows."""
    assert measure(pygame.Rect(0, 0, 1240, 2000)) == 1.0
    assert measure(pygame.Rect(0, 0, 4000, 880)) == 1.0
