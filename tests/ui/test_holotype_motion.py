"""An expedition, a bump and the end of a game of Holotype as they are shown: in their order, each where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game.core.match import Beat, Match
from game.holotype import forecast
from tests.ui.moments import choose, opened, stages_of
from tests.ui.play import Players
from tests.ui.test_motion_truth import label
from ui.boards.holotype import mounting, others
from ui.boards.holotype.board import HoloBoard
from ui.boards.holotype.ending_hall import lay_out_halls
from ui.boards.holotype.wall import named_width
from ui.boards.holotype.workbench_layout import dice_spots
from ui.scenes.end import EndScene
from ui.table.motion import Stage
from ui.table.scene import TableScene

ORDER = ("turned_up", "chose_dig", "found_trace", "rolled", "gained")
"""What happens on an expedition, one after the other."""


def _beats(table: TableScene, actions: int) -> Iterator[tuple[Beat, Match]]:
    """The beats of a game that bots play, each with the match before it."""
    match = table.session.match
    for number in range(actions):
        before = match.fork()
        table.session.apply(choose(match, number + 1))
        for beat in match.beats():
            yield beat, before
            before = beat.match


def _table(players: Players) -> tuple[TableScene, HoloBoard]:
    table = opened(players(bare=True), "holotype", 2, {})
    assert isinstance(table.board, HoloBoard)
    return table, table.board


def test_an_expedition_is_told_step_by_step(players: Players) -> None:
    """Cards, the choice, its trace, the dice and what they bring are beats of their own, and come in that order."""
    table, _ = _table(players)
    seen: set[str] = set()
    for beat, before in _beats(table, 60):
        kinds = [event.kind for event in beat.events if event.kind in ORDER]
        assert len(kinds) <= 1 or set(kinds) == {"gained"}, kinds
        if kinds and kinds[0] in ("chose_dig", "found_trace", "rolled"):
            assert before.view(0).asked in ("dig", "reroll")
        seen.update(kinds)
    assert seen == set(ORDER)


def test_the_workbench_comes_with_the_first_card(players: Players) -> None:
    """Only the first expedition brings it; no card lies on the Global Objectives without it."""
    table, board = _table(players)
    shown: dict[int, set[int]] = {}
    for beat, before in _beats(table, 60):
        if beat.events and beat.events[0].kind == "turned_up":
            (stage,) = stages_of(table, beat, before)
            shown.setdefault(len(before.view(0).drawn), set()).add(len(stage.sprites))
    assert shown == {0: {3}, 1: {2}}
    assert board.places


def test_dice_land_where_they_lie_afterwards(players: Players) -> None:
    """The workbench is there before the dice are, and the table after a roll shows them on the same spots."""
    table, board = _table(players)
    rolls = 0
    for beat, before in _beats(table, 60):
        if not any(event.kind == "rolled" for event in beat.events):
            continue
        (stage, *_) = stages_of(table, beat, before)
        landed = [pygame.Rect((0, 0), sprite.size) for sprite in stage.sprites]
        for rect, sprite in zip(landed, stage.sprites, strict=True):
            rect.center = (round(sprite.keys[-1].middle[0]), round(sprite.keys[-1].middle[1]))
        table.look_at(beat.match, beat.match)
        board.arrange(table.view, table.plan, table.focus)
        assert landed == dice_spots(board.places["tray"], len(table.view.dice), board.unit)
        rolls += 1
    assert rolls > 5


def test_dice_lie_in_order_after_one_was_rolled_again(players: Players) -> None:
    """A die that shows another face changes places in the air, and none when the table after it is shown."""
    table, board = _table(players)
    moved = 0
    for beat, before in _beats(table, 150):
        if not beat.events or beat.events[0].kind != "rerolled":
            continue
        (event, *_), (stage, *_) = beat.events, stages_of(table, beat, before)
        dice, new = list(before.view(0).dice), int(str(event["face"]).replace("m", "0"))
        spots = dice_spots(board.places["tray"], len(dice), board.unit)
        lying = dict(zip([spot.center for spot in spots], sorted(dice, reverse=True), strict=True))
        flying = [sprite for sprite in stage.sprites if isinstance(sprite.keys[0].picture, str)]
        covers = [sprite for sprite in stage.sprites if sprite not in flying]
        for cover in covers:
            lying.pop((round(cover.keys[0].middle[0]), round(cover.keys[0].middle[1])), None)
        for sprite in flying:
            last = str([key.picture for key in sprite.keys if key.picture][-1]).rpartition("_")[2]
            x, y = sprite.keys[-1].middle
            lying[round(x), round(y)] = 0 if last == "museum" else int(last)
        dice[event.number("die")] = new
        assert [lying[spot.center] for spot in spots] == sorted(dice, reverse=True)
        moved += len(flying) > 1
    assert moved


def test_another_wall_has_a_frame_for_the_next_holotype(players: Players) -> None:
    """Whatever hangs there already, the next one covers none of it."""
    table, board = _table(players)
    area = board.places["papers.1"]
    for papers in range(9):
        frame = mounting.frame_of(board, 1, papers)
        assert frame not in others.frames(board, area, papers)[:papers]
        assert area.contains(frame)
        assert mounting.paper_spot(board, 1, "", papers + 1) == others.frames(board, area, papers + 1)[papers]
    assert table.focus == 0


def test_a_publication_is_paid_and_hangs_as_it_will(players: Players) -> None:
    """While a card goes up, its price is gone; it ends in its frame, and its points leave its picture free."""
    table, board = _table(players)
    seen: set[int] = set()
    for beat, before in _beats(table, 150):
        event = next((one for one in beat.events if one.kind == "published"), None)
        if event is None:
            continue
        stage = next(one for one in stages_of(table, beat, before) if one.moment == "holotype")
        mat, after = before.view(0).mats[event.seat], stage.lifts[0][1].mats[event.seat]
        price = dict(forecast.specimen(board.box, str(event["card"])).costs)
        assert {name: count - price.get(name, 0) for name, count in forecast.held(mat).items()} == forecast.held(after)
        frame = mounting.frame_of(board, event.seat, len(mat.papers))
        plate, sign = stage.sprites[-4], stage.sprites[-1].stilled.keys[0]
        assert (plate.size, plate.landed.keys[0].middle) == (frame.size, frame.center)
        assert sign.middle[1] + stage.sprites[-1].size[1] / 2 < frame.centery
        seen.add(event.seat)
    assert seen == {0, 1, 2}


def test_dice_do_not_tell_what_they_will_show(players: Players) -> None:
    """While dice tumble the sentence above the table keeps their faces to itself; the log tells them afterwards."""
    table, board = _table(players)
    for beat, before in _beats(table, 60):
        for event in beat.events:
            if event.kind in ("rolled", "rerolled"):
                (stage, *_) = stages_of(table, beat, before)
                assert stage.caption
                assert not any(board.say(f"face.{face}") in stage.caption for face in "123m")


def test_what_the_dice_bring_is_told_only_while_it_is_true(players: Players) -> None:
    """The words beside the dice are covered while a die is in the air, and while the Museum or a milestone gives."""
    table, board = _table(players)
    seen: set[str] = set()
    for beat, before in _beats(table, 150):
        events = [event for event in beat.events if event.kind in ("found_trace", "rerolled", "gained")]
        for event, stage in zip(events, stages_of(table, beat, before), strict=False):
            kind = str(dict(event.data).get("source", event.kind))
            if "tray" not in board.places:
                continue
            lowest = stage.sprites[0].stilled.keys[0].middle
            words = board.places["heading"].union(board.places["done"])
            assert (lowest == words.center) == (kind != "supply"), kind
            seen.add(kind)
    assert seen == {"found_trace", "rerolled", "supply", "museum", "milestone"}


def test_the_other_expedition_goes_where_it_lies(players: Players) -> None:
    """Of two expeditions the one that is not used fades in its place, and the table below shows neither twice."""
    table, board = _table(players)
    seen = 0
    for beat, before in _beats(table, 60):
        drawn = before.view(0).drawn
        if len(drawn) < 2 or not any(event.kind == "chose_dig" for event in beat.events):
            continue
        (stage, *_) = stages_of(table, beat, before)
        (other,) = {label(one.keys[0].picture): one for one in stage.sprites if not one.stays}.items()
        assert other[0] in drawn
        assert {key.middle for key in other[1].keys} == {board.places[f"dig.{other[0]}"].center}
        assert stage.lifts[0][1].drawn == ()
        seen += 1
    assert seen


def test_cards_and_traces_have_faces(players: Players) -> None:
    """What is turned up shows the expedition itself; a trace is shown as what it is, or as any of the four."""
    table, _ = _table(players)
    for beat, before in _beats(table, 60):
        for event in beat.events:
            if event.kind == "turned_up":
                assert event["dig"] in _pictures(stages_of(table, beat, before))
            if event.kind in ("turned_up", "found_trace"):
                assert not {"card_field", "card_trace"}.intersection(_pictures(stages_of(table, beat, before)))


def _pictures(stages: list[Stage]) -> list[str]:
    """What the sprites of stages show."""
    return [label(key.picture) for stage in stages for one in stage.sprites for key in one.keys if key.picture]


def test_who_bumps_is_seen_before_who_is_bumped(players: Players) -> None:
    """The worker comes first and stops beside the space, then it pushes; both stages say what happens in them."""
    table, _ = _table(players)
    bumps = 0
    for beat, before in _beats(table, 120):
        kinds = [event.kind for event in beat.events]
        if "bumped" not in kinds:
            continue
        assert kinds.index("placed") < kinds.index("bumped")
        comes, pushes, *_ = stages_of(table, beat, before)
        assert (comes.moment, pushes.moment) == ("", "bumped")
        assert comes.sprites[0].passes
        assert comes.caption != pushes.caption
        assert comes.sprites[0].keys[-1].middle == pushes.sprites[1].keys[0].middle
        bumps += 1
    assert bumps


def test_answered_choices_are_put_away(players: Players) -> None:
    """While something is told, no plate of the question before it lies on the table, unless it is asked once more.

    Dice and expeditions lie there still, and what one of several fossils too many goes to the Museum from.
    """
    table, board = _table(players)
    match = table.session.match
    seen: set[str] = set()
    for number in range(120):
        view = match.view(0)
        table.look_at(match, match)
        places = board.arrange(table.view, table.plan, table.focus)
        kinds = ("lab.", "gain.", "give.", "trace.", "milestone.", "take.")
        plates = [name for name in places if name.startswith(kinds)]
        mat = view.mats[0]
        more = view.asked == "give" and view.to_act == 0 and sum(mat.fossils) > mat.limit + forecast.given_up(view)
        assert bool(plates) == more, view.asked
        assert ("workbench" in places) == (view.asked in ("dig", "reroll") or more)
        seen.add(view.asked if view.to_act == 0 else "")
        table.session.apply(choose(match, number + 1))
    assert {"dig", "lab"} & seen


@pytest.mark.parametrize("pace", ["fast", "instant"])
def test_final_points_come_with_the_show(players: Players, pace: str) -> None:
    """Until the show counts them, the strips have the points that everybody knew before the end."""
    player = players(bare=True, pace=pace)
    table = player.start(1, 1, {"track": "6"}, game="holotype")
    seen: list[list[int]] = []
    known: list[list[int]] = []

    def look() -> bool:
        over = table.session.match.outcome() is not None
        if not isinstance(player.pilot.scene, EndScene):
            (seen if over and table.shown.outcome() is not None else known).append(list(table.points))
        return isinstance(player.pilot.scene, EndScene)

    while table.session.match.decision() is not None:
        table.commit([choose(table.session.match, len(table.session.match.moments))])
        player.pilot.until(lambda: look() or not table.motion.busy)
    player.pilot.until(look)
    assert seen
    assert all(points == seen[0] for points in seen)
    assert seen[0] != [score.total for score in table.session.match.scores()]
    assert table.points == [score.total for score in table.session.match.scores()]


@pytest.mark.parametrize("papers", [(8, 7, 7, 6, 4), (9, 3, 3, 3, 3), (5, 5, 5, 5, 5), (6, 4, 7)])
def test_every_frame_of_an_ending_has_a_name(players: Players, papers: tuple[int, ...]) -> None:
    """Five halls in the smallest window: all frames are wide enough for their names, and lie on their walls."""
    pilot = players(bare=True, size=(1280, 720)).pilot
    area = pygame.Rect(10, 66, pilot.app.size[0] - 20, pilot.app.size[1] - 76)
    steps = ("traces", "contributions", "personal", "unpublished")
    halls = lay_out_halls(area, papers, steps, pilot.app.theme, named_width(pilot.app))
    for hall in halls:
        assert all(frame.width >= named_width(pilot.app) for frame in hall.frames)
        assert all(hall.wall.contains(frame) for frame in hall.frames)
        rows = [(one, next_one) for one, next_one in pairwise(hall.frames) if one.top == next_one.top]
        assert all(next_one.left - one.right <= one.width / 3 for one, next_one in rows)
        assert set(hall.lines) == set(steps)
        assert all(area.contains(line) and not line.colliderect(hall.wall) for line in hall.lines.values())


def test_a_whole_move_can_be_shown_at_once(players: Players) -> None:
    """Where nobody tells a move beat by beat, its stages lead to the same places."""
    table, board = _table(players)
    match = table.session.match
    for number in range(60):
        before = match.fork()
        table.session.apply(choose(match, number + 1))
        table.look_at(before, before)
        board.arrange(table.view, table.plan, table.focus)
        told = board.stages([event.redacted(0) for event in match.moments[-1].events], table.view, 0)
        assert all(stage.seconds > 0 for stage in told)
