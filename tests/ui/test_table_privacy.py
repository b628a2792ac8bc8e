"""Hot-seat: in no frame does somebody see what is another person's alone."""

from __future__ import annotations

import pygame
import pytest

from game.core.values import SPECTATOR
from tests.ui.pilot import FRAME
from tests.ui.play import LIMIT, Player, Players, by_click, click_button
from tests.ui.replaying import come_back, look_back
from ui.scenes.cover import CoverScene
from ui.scenes.end import EndScene
from ui.table.scene import TableScene


class Guard:
    """Looks at every frame of an app and knows who said 'I am NAME' last."""

    def __init__(self, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch a player's app from now on."""
        self.player = player
        self.present = SPECTATOR
        self.frames = 0
        self.covers = 0
        self.read: list[str] = []
        step, sit = player.pilot.app.step, CoverScene.choose

        def stepped(events: list[pygame.event.Event], dt: float) -> None:
            step(events, dt)
            self.look()

        def chosen(cover: CoverScene, name: str) -> None:
            self.present = cover.seat if name == "ready" else SPECTATOR
            self.covers += name == "ready"
            sit(cover, name)

        monkeypatch.setattr(player.pilot.app, "step", stepped)
        monkeypatch.setattr(CoverScene, "choose", chosen)

    def look(self) -> None:
        """Check one frame."""
        tables = [scene for scene in self.player.pilot.app.scenes if isinstance(scene, TableScene)]
        if not tables:
            return
        self.frames += 1
        (table,) = tables
        if isinstance(self.player.pilot.scene, CoverScene | EndScene) or table.mode == "continue":
            self.present = SPECTATOR
        private = table.board.private(table.view)
        if not private:
            assert not any(any(hand) for hand in table.view.hands if hand)
            return
        assert table.viewer in (SPECTATOR, self.present)
        assert table.view.seat in (SPECTATOR, self.present)
        self._check_words(table)

    def _check_words(self, table: TableScene) -> None:
        """Neither places, log nor tooltips tell more than the person at the screen may know."""
        stacks = [name for name in table.board.names if name.startswith("hand.")]
        if table.view.seat == SPECTATOR:
            assert stacks == []
            assert table.gesture.paths == {}
            assert not any(table.view.hands)
            assert (table.view.own_pick, table.view.own_box) == (-1, -1)
        if (lines := [entry.line.text for entry in table.log.entries]) != self.read:
            self.read = lines
            assert lines == _public(table), "the log tells what is sealed"
        assert "You have had this hand" not in table.controls.tooltip._text or table.view.seat == self.present


def _public(table: TableScene) -> list[str]:
    """The log, as far as it has been shown, as somebody reads it who sees only what is public."""
    told = [table.told.opening, *(moment.events for moment in table.told.moments)]
    lines = [table.board.log_lines([event.redacted(SPECTATOR) for event in events]) for events in told]
    return [line.text for group in lines for line in group]


@pytest.mark.parametrize(("people", "bots", "board"), [(2, 0, "winter"), (3, 1, "summer"), (2, 0, "both")])
def test_no_frame_of_a_whole_game_shows_too_much(
    players: Players, monkeypatch: pytest.MonkeyPatch, people: int, bots: int, board: str
) -> None:
    """At a pace with motion, frame by frame, with the pointer resting on everything that explains itself."""
    player = players(bare=True, pace="fast" if board == "both" else "normal", seed=3, auto_forced=False)
    guard = Guard(player, monkeypatch)
    table = player.start(people, bots, {"board": board})

    def choose(one: Player) -> None:
        for name in ("header", "panel.1.header" if table.focus != 1 else "panel.0.header"):
            if name in one.pilot.names():
                one.pilot.move(name)
                one.pilot.steps(4, 0.1)
        if table.interactive and one.top() is table:
            by_click(one)

    player.play(choose, click_button)
    assert guard.covers >= 12 * people
    assert guard.frames > 1000


def test_between_two_persons_the_cover_hides_everything(players: Players) -> None:
    """The picture of the cover does not depend on what the last person holds or has chosen."""
    pictures = []
    for choice in (0, 3):
        player = players(bare=True)
        player.start(2, 0)
        table = player.to_choice()
        stack = table.gesture.next_places()[choice % len(table.gesture.next_places())]
        player.pilot.click(stack)
        player.pilot.click(table.gesture.next_places()[choice % len(table.gesture.next_places())])
        player.to_choice(lambda table: table.view.asked == "box")
        by_click(player)
        by_click(player)
        player.until_asked()
        assert isinstance(player.pilot.scene, CoverScene)
        player.pilot.move((3, 3))
        player.pilot.steps(30)
        pictures.append(pygame.image.tobytes(player.pilot.draw(), "RGB"))
    assert pictures[0] == pictures[1]


def test_the_menu_over_a_cover_shows_no_hand(players: Players) -> None:
    """From the cover to the pause: the table behind it is the one that everybody may see."""
    player = players()
    player.start(2, 1)
    table = player.to_choice(lambda table: table.viewer == 1)
    by_click(player)
    by_click(player)
    player.pilot.until(lambda: isinstance(player.pilot.scene, CoverScene) or table.mode == "continue")
    if table.mode == "continue":
        player.pilot.click("continue")
        player.until_asked()
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.top == "PauseScene"
    assert table.view.seat == SPECTATOR
    player.pilot.click("resume")
    player.pilot.steps(1)
    assert isinstance(player.pilot.scene, CoverScene)


def test_a_saved_game_comes_back_behind_a_cover(players: Players) -> None:
    """Leaving in the middle of one's turn and continuing shows the cover first, in every frame."""
    player = players()
    player.start(2, 1)
    player.to_choice(lambda table: table.view.turn == 1 and table.viewer == 0)
    moves = player.moves()
    player.pilot.click("menu")
    player.pilot.click("save")
    player.pilot.click("continue")
    assert isinstance(player.pilot.scene, CoverScene)
    assert player.pilot.scene.seat == 0
    table = player.table
    assert (table.viewer, table.view.seat, player.moves()) == (SPECTATOR, SPECTATOR, moves)
    player.pilot.draw()
    player.pilot.click("ready")
    assert table.view.seat == 0
    assert table.interactive


def test_rematch_begins_behind_a_cover(players: Players) -> None:
    player = players()
    old = player.start(2, 0)
    player.play(by_click, click_button)
    player.pilot.click("rematch")
    for _ in range(LIMIT):
        if isinstance(player.pilot.scene, CoverScene):
            break
        assert player.table.view.seat == SPECTATOR
        player.pilot.steps(1, FRAME)
    assert isinstance(player.pilot.scene, CoverScene)
    assert player.table is not old


def test_looking_back_shows_only_what_everybody_knew(players: Players) -> None:
    """With several persons at a running game every earlier moment is shown as all of them saw it."""
    player = players()
    player.start(2, 1)
    table = player.to_choice(lambda table: table.view.turn == 2 and table.viewer == 1)
    for count in range(player.moves()):
        replay = look_back(player, count)
        assert replay.view == table.session.match.at(count).view(SPECTATOR)
        come_back(player)
    assert table.view == table.session.match.view(1)
