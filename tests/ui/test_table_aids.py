"""Aids at the table: why something is not allowed, what it would bring, where it may go."""

from __future__ import annotations

from typing import Any

from tests.ui.play import Player, Players, by_click, by_drag, click_button, refusing
from ui.table.scene import TableScene
from ui.table.status import status_text


def _stack(table: TableScene) -> str:
    """A stack that can be taken up."""
    return table.gesture.next_places(())[0]


def _illegal(table: TableScene, stack: str) -> str:
    """A pen that the stack may not go to."""
    legal = table.gesture.next_places((stack,))
    return next(name for name in table.board.names if name.startswith("pen.") and name not in legal)


def _solo(players: Players, **settings: Any) -> tuple[Player, TableScene]:
    """A person against two bots at a choice where something is refused."""
    player = players(**settings)
    player.start(1, 2)
    return player, player.to_choice(refusing)


def test_a_refused_pen_says_why(players: Players) -> None:
    """Dropping, clicking and pointing give the same sentence; nothing is played."""
    player, table = _solo(players)
    stack, before = _stack(table), player.moves()
    pen = _illegal(table, stack)
    action = table.board.wished(table.view, (stack, pen))
    assert action is not None
    sentence = table.board.refusal(table.session.match.refusal(action), action)
    player.pilot.drag(stack, pen)
    assert status_text(table) == sentence
    assert player.held() == ()
    player.pilot.click(stack)
    assert status_text(table) != sentence
    player.pilot.click(pen)
    assert status_text(table) == sentence
    assert player.held() == (stack,)
    player.pilot.move("die")
    player.pilot.move(pen)
    player.pilot.steps(30)
    assert table.controls.tooltip.shown
    assert table.controls.tooltip._text.startswith(sentence)
    assert player.moves() == before


def test_every_refusal_is_the_sentence_of_its_reason(players: Players) -> None:
    """Along a whole game, every pen that refuses has a sentence in the language of the table."""
    player = players(lang="fr", auto_forced=False)
    player.start(1, 1, {"board": "winter"})
    heard: set[str] = set()

    def choose(one: Player) -> None:
        table = one.table
        chosen = table.gesture.chosen
        for stack in table.gesture.next_places(()):
            table.gesture.chosen = (stack,)
            pens = {name for name in table.board.names if name.startswith("pen.")} - {stack}
            for pen in pens - set(table.gesture.next_places()):
                assert table.pointer.why_not(pen), (stack, pen)
                heard.add(table.pointer.why_not(pen))
        table.gesture.chosen = chosen
        by_click(one)

    player.play(choose, click_button)
    text, reasons = player.pilot.app.text, player.table.session.match.rules.reasons
    known = {text(f"draftosaurus.refused.{reason}") for reason in reasons}
    assert heard <= known
    assert len(heard) >= 6


def test_previews_are_the_change_of_the_score(players: Players) -> None:
    """What is shown on a pen is what the choice brings, as far as the others cannot change it."""
    player = players(auto_forced=False)
    table = player.start(1, 2)
    seen = 0

    def choose(one: Player) -> None:
        nonlocal seen
        match = table.session.match
        now = match.scores()[0]
        if not table.gesture.chosen:
            one.pilot.click(one.any_of(table.gesture.next_places(())))
        shown = table.prospect.look().previews
        ends = table.gesture.ends()
        assert shown == {name: match.preview(action).total - now.total for name, action in ends.items()}
        pen = one.any_of(list(shown))
        foretold = {line.key: line.points for line in match.preview(ends[pen]).lines}
        one.pilot.click(pen)
        one.until_asked()
        after = {line.key: line.points for line in match.scores()[0].lines}
        assert {key: foretold[key] for key in after if key != "king"} == {k: after[k] for k in after if k != "king"}
        seen += 1

    player.play(choose, click_button)
    assert seen == 12


def test_pointing_at_a_stack_shows_where_it_may_go(players: Players) -> None:
    player, table = _solo(players)
    stack = _stack(table)
    player.pilot.move(stack)
    look = table.prospect.look()
    assert look.targets == frozenset(table.gesture.next_places((stack,)))
    assert set(look.previews) == set(look.targets)
    assert look.dim


def test_without_aids_nothing_is_marked_and_everything_can_be_played(players: Players) -> None:
    player = players(aids=False)
    table = player.start(1, 2)

    def choose(one: Player) -> None:
        for place in (*table.gesture.next_places(), *table.gesture.next_places(())):
            one.pilot.move(place)
            look = table.prospect.look()
            assert (look.targets, look.previews, look.changes, look.dim) == (frozenset(), {}, (), False)
        one.pilot.draw()
        by_drag(one)

    assert player.play(choose, click_button).outcome.winners


def test_in_the_box_phase_a_pen_says_what_is_asked(players: Players) -> None:
    """Two players: once the dinosaur is placed, a pen explains that one for the box is asked for."""
    player = players(auto_forced=False)
    player.start(1, 1)
    table = player.to_choice(lambda table: table.view.asked == "box" and len(table.gesture.paths) > 1)
    stack, before = _stack(table), player.moves()
    player.pilot.drag(stack, "pen.river")
    assert status_text(table) == player.pilot.app.text("draftosaurus.refused.asked_box")
    assert player.moves() == before
    player.pilot.drag(stack, "box")
    assert player.moves() > before


def test_a_forced_choice_is_named_before_it_plays_itself(players: Players) -> None:
    """The status line says what the only way is, at every pace, for a moment before it is taken."""
    player = players(pace="instant")
    table = player.start(1, 1, game="cubosaurs")
    player.to_choice(lambda one: one.course.forced is not None)
    forced, moves = table.course.forced, player.moves()
    assert forced is not None
    assert status_text(table) == f"P0, there is only one way: “{table.board.statement(table.view, forced)}”."
    player.pilot.steps(10)
    assert player.moves() == moves
    player.pilot.until(lambda: player.moves() > moves)
    assert table.session.match.moments[moves].action == forced


def test_a_hand_that_arrives_under_a_resting_pointer_is_asked_anew(players: Players) -> None:
    """Tooltip, previews and targets are those of what lies under the pointer now, not of what lay there before."""
    player = players(pace="instant")
    table = player.start(1, 2)
    looked = 0
    for _ in range(6):
        assert player.until_asked()
        player.pilot.click(_stack(table))
        table.choice.point(table.choices()[0])
        assert player.until_asked()
        under = table.pointer.at(player.pilot.app.pointer)
        assert table.pointer.hover == under
        ends = table.gesture.ends((under,))
        look = table.prospect.look()
        now = table.session.match.scores()[0].total
        assert look.previews == {name: table.session.match.preview(act).total - now for name, act in ends.items()}
        assert look.targets == (frozenset(table.gesture.next_places((under,))) if ends else look.targets)
        looked += 1
    assert looked > 3
