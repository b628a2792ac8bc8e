"""What flies over the table of Draftosaurus: no dinosaur is seen twice, hands go piece by piece, fireworks go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.core.match import Beat, Match
from game.draftosaurus.model import KINDS
from game.draftosaurus.view import DraftView
from tests.ui.coaching import SIZES
from tests.ui.moments import choose, opened, stages_of
from tests.ui.play import Players
from ui.boards.draftosaurus import ending_paint, handful, small
from ui.boards.draftosaurus.board import DraftBoard
from ui.boards.registry import make_board
from ui.scenes.end import EndScene
from ui.scenes.ending_show import FINALE
from ui.table.advice_marks import marks_of
from ui.table.advice_place import table_area
from ui.table.motion import Stage
from ui.table.scene import TableScene

ACTIONS = 30


Told = tuple[Stage, DraftView, DraftView]
"""A stage with the views before and after its beat."""


def told(table: TableScene, moment: str) -> Iterator[Told]:
    """The stages of a moment in a game, its opening included."""
    match = table.session.match
    yield from _of(table, moment, match.beats()[0].match, match.beats())
    for number in range(ACTIONS):
        if match.decision() is None:
            return
        before = match.fork()
        table.session.apply(choose(match, number))
        yield from _of(table, moment, before, match.beats())


def _of(table: TableScene, moment: str, before: Match, beats: list[Beat]) -> Iterator[Told]:
    """The stages of a moment among the beats of a move."""
    for beat in beats:
        for stage in stages_of(table, beat, before):
            if stage.moment == moment:
                yield stage, before.view(table.viewer), beat.match.view(table.viewer)
        before = beat.match


@pytest.mark.parametrize("bots", [1, 2, 4])
def test_a_dinosaur_at_the_reveal_is_seen_once(players: Players, bots: int) -> None:
    """It has left the hand when its crate comes, and the own one stands nowhere but in its leap."""
    table = opened(players(bare=True), "draftosaurus", bots, {})
    count = 0
    for stage, before, after in told(table, "reveal"):
        ((at, air),) = stage.lifts
        assert (at, air.own_pick, air.own_box) == (0.0, -1, -1)
        assert air.zoos == before.zoos
        assert air.hand_sizes == after.hand_sizes
        assert air.hands == after.hands
        pieces = [sprite for sprite in stage.sprites if not sprite.passes]
        assert len(pieces) == sum(before.hand_sizes) - sum(after.hand_sizes)
        count += 1
    assert count > 2


def test_pieces_land_where_they_stand_afterwards(players: Players) -> None:
    """In the small zoos too: where a piece lands, the table shows one of its species."""
    table = opened(players(bare=True), "draftosaurus", 2, {})
    board = table.board
    assert isinstance(board, DraftBoard)
    for stage, before, after in told(table, "reveal"):
        for seat, sprite in enumerate(sprite for sprite in stage.sprites if not sprite.passes):
            if seat == table.focus:
                continue
            new = next(iter((Counter(after.zoos[seat]) - Counter(before.zoos[seat])).elements()))
            pen = board.zoo_board(after).places[new // KINDS].split(".")[0]
            spots = _stand(board, after, seat, pen)
            assert (new % KINDS, sprite.keys[-1].middle) in spots


def _stand(board: DraftBoard, view: DraftView, seat: int, pen: str) -> list[tuple[int, tuple[int, int]]]:
    """Species and middles of what stands in a pen of a small zoo."""
    place = board.names[f"zoo.{seat}.{pen}"]
    found = small.spots(board.app, board.zoo_board(view), pen, view.zoos[seat], place)
    return [(kind, spot.center) for kind, _, spot in found]


def _largest(stage: Stage, picture: str, middle: tuple[int, int]) -> tuple[int, int]:
    """How large the largest of the pictures is that come to lie somewhere."""
    landed = [
        (round(sprite.size[0] * sprite.keys[-1].wide), round(sprite.size[1] * sprite.keys[-1].high))
        for sprite in stage.sprites
        if sprite.keys[0].picture == picture and sprite.keys[-1].middle == middle
    ]
    return max(landed)


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_hands_go_from_place_to_place(players: Players, bots: int) -> None:
    """All hands are in the air at once, and lie in the end exactly where the table then shows them."""
    table = opened(players(bare=True), "draftosaurus", bots, {})
    board, count = table.board, 0
    assert isinstance(board, DraftBoard)
    for stage, before, after in told(table, "pass"):
        ((_, air),) = stage.lifts
        assert not any(air.hand_sizes)
        ends = {sprite.keys[-1].middle for sprite in stage.sprites if sprite.stays}
        board.arrange(after, table.plan, table.focus)
        spots = [spot for seat in range(bots + 1) for spot in handful.hand_spots(board, after, seat)]
        assert {rect.center for _, rect in spots} <= ends
        for kind, rect in ((kind, rect) for kind, rect in spots if kind != handful.UNSEEN):
            landed = _largest(stage, handful.picture(kind), rect.center)
            assert landed == pytest.approx(rect.size, abs=1)
        board.arrange(before, table.plan, table.focus)
        starts = {rect.center for seat in range(bots + 1) for _, rect in handful.hand_spots(board, before, seat)}
        assert starts <= {sprite.keys[0].middle for sprite in stage.sprites}
        count += 1
    assert count > 2


def test_without_motion_arrows_tell_where_others_picks_stand(players: Players) -> None:
    """One for each other seat, seen all the while; where pieces move there is none."""
    table = opened(players(bare=True, motion="reduced"), "draftosaurus", 2, {})
    stage, _, _ = next(told(table, "reveal"))
    for seconds in (0.0, stage.seconds / 2):
        seen = [sprite for sprite in stage.sprites if (pose := sprite.pose(seconds)) is not None and pose.alpha > 0]
        assert sum(sprite.passes for sprite in seen) == 2
    stage, _, _ = next(told(opened(players(bare=True), "draftosaurus", 2, {}), "reveal"))
    assert all(sprite.pose(stage.seconds / 2) is None for sprite in stage.sprites if sprite.passes)


def test_without_motion_arrows_tell_who_gets_which_hand(players: Players) -> None:
    table = opened(players(bare=True, motion="reduced"), "draftosaurus", 2, {})
    stage, _, after = next(told(table, "pass"))
    seen = [sprite for sprite in stage.sprites if (pose := sprite.pose(0.0)) is not None and pose.alpha > 0]
    assert sum(sprite.passes for sprite in seen) == 3
    moving = opened(players(bare=True), "draftosaurus", 2, {})
    stage, _, _ = next(told(moving, "pass"))
    arrows = [sprite for sprite in stage.sprites if sprite.passes]
    assert len(arrows) == 3
    assert all(arrow.pose(stage.seconds) is None for arrow in arrows)
    assert len(seen) - 3 >= sum(after.hands[0] or ())


def test_dinosaurs_are_drawn_from_the_bag_before_the_die_is_rolled(players: Players) -> None:
    """Three beats: the sign over empty hands, the draw out of a bag, then the roll."""
    table = opened(players(bare=True), "draftosaurus", 2, {})
    kinds = [{event.kind for event in beat.events} for beat in table.session.match.beats()]
    assert kinds == [{"board", "round"}, {"drew"}, {"rolled"}]
    stage, before, after = next(told(table, "draw"))
    assert not any(before.hand_sizes)
    held = after.hands[table.focus]
    assert held is not None
    assert len(stage.sprites) == 1 + sum(held) + 2
    assert stage.swap


def test_a_dinosaur_that_leaves_quarantine_is_seen_once(players: Players) -> None:
    """While it goes it stands in no pen, no strip says that somebody picks or rolls, and anything can be pointed at."""
    player = players(bare=True, pace="normal")
    table = opened(player, "draftosaurus", 2, {"board": "winter"})
    match, count = table.session.match, 0
    while match.decision() is not None:
        before = match.fork()
        moved = [event for event in match.apply(choose(match, len(match.moments))) if event.kind == "moved"]
        if not moved:
            continue
        (stage, *_) = stages_of(table, match.beats()[0], before)
        ((_, air),) = stage.lifts
        seat = moved[0].seat
        assert Counter(air.zoos[seat]) == Counter(before.view(0).zoos[seat]) & Counter(match.view(0).zoos[seat])
        assert [table.board.marks(air, one) for one in range(3)] == [[], [], []]
        assert all(isinstance(table.board.tip(air, name), str) for name in table.board.names)
        count += 1
    assert count


def test_the_face_of_a_die_is_named_when_it_lies(players: Players) -> None:
    """While it tumbles the status line says who rolls; the log names the face after it."""
    table = opened(players(bare=True), "draftosaurus", 2, {})
    match, count = table.session.match, 0
    for number in range(ACTIONS):
        before = match.fork()
        table.session.apply(choose(match, number))
        for beat in match.beats():
            rolled = [event for event in beat.events if event.kind == "rolled"]
            for stage in stages_of(table, beat, before) if rolled else []:
                if stage.moment == "roll":
                    assert stage.caption == f"{match.seats[rolled[0].seat].name} rolls the die."
                    assert table.board.log_lines(rolled)[0].text.startswith(stage.caption[:-1] + ":")
                    count += 1
            before = beat.match
    assert count > 3


@pytest.mark.parametrize("side", ["summer", "winter"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_marks_of_the_coach_cover_neither_points_nor_signs(
    players: Players, size: tuple[int, int], scale: float, side: str
) -> None:
    """With one mark on a pen, its chance included, everything that is printed there can be read."""
    player = players(bare=True, size=size, scale=scale)
    table = opened(player, "draftosaurus", 2, {"board": side})
    board = table.board
    printed, names = board.printed(), board.names
    pens = [name for name in names if name.startswith("pen.")]
    large = [name for name in pens if not name.startswith("pen.pyramid")]
    assert printed
    for pen in large:
        (mark,) = marks_of(player.pilot.app, names, [(pen,)], [0.5], table_area(table.plan), printed)
        assert mark.rect.collidelist(printed) < 0, pen


def test_fireworks_go_on_until_the_score_comes(players: Players) -> None:
    """In every half second of the feast the sky is another, and where nothing moves all of them stand open."""
    player = players(bare=True, pace="normal")
    match = opened(player, "draftosaurus", 2, {}).session.match
    while match.decision() is not None:
        match.apply(choose(match, len(match.moments)))
    end = EndScene(player.pilot.app, match, make_board(player.pilot.app, match).ending(match))
    player.pilot.push(end)
    surface, pictures = pygame.Surface(player.pilot.app.size), []
    for half in range(1, int(FINALE * 2)):
        end.show.draw(surface, end.show.moment(end.show.counting + half / 2))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert len(set(pictures)) == len(pictures)
    assert {ending_paint.burst_at(number, end.show.finished.since) for number in range(7)} == {(0, 1.0)}
