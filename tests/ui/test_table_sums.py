"""Every sum on the table against the engine: strips, their tooltips, previews and changes, at every stop of a game."""

from __future__ import annotations

import re

import pytest

from game.core.match import Match
from game.core.state import decode
from game.core.values import SPECTATOR, Action, foretold
from game.registry import GAMES
from tests.games import SUBJECTS
from tests.ui.play import Player, Players, by_click, click_button
from tests.ui.replaying import come_back, look_back
from ui.table import tally
from ui.table.scene import TableScene

STOPS = 24
"""So many choices of a person are looked at in a short run."""

BACK = 7
"""Before every so many choices an earlier moment is looked at too."""

NUMBER = re.compile(r": (−?\d+)(?: points?)?(?: \(|$)")


class Auditor:
    """Looks at a table and counts after it; `stops` and `previews` are how much was compared."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.stops = self.previews = self.tips = 0

    def audit(self, player: Player) -> None:
        """Everything that is shown at this stop, and now and then how it was at an earlier one."""
        self.stops += 1
        moments = len(self.table.session.match.moments)
        if self.stops % BACK == 0 and moments > 1:
            Auditor(look_back(player, moments // 2)).strips(self.table.session.match.at(moments // 2))
            come_back(player)
        self.strips(self.table.choice.match)
        if self.table.interactive:
            self.options(player)

    def strips(self, match: Match) -> None:
        """The points on the strips are the engine's, as far as the viewer may know; their tooltips add up to them."""
        table, full = self.table, match.scores()
        for seat, score in enumerate(table.scores_of(match)):
            assert set(score.lines) <= set(full[seat].lines), "the table shows what the engine does not"
            if not SUBJECTS[match.rules.game].secret or match.outcome() is not None:
                assert score == full[seat], "no part of this score is a secret"
            assert table.points[seat] == score.total
            self.tooltip(seat, score.total)
        self.nothing_secret(match)

    def nothing_secret(self, match: Match) -> None:
        """In a world in which all that the viewer does not know is dealt anew the strips would show the same."""
        if self.table.viewer == SPECTATOR:
            return
        plain = match.knowledge(self.table.viewer, len(match.moments))
        rules = match.rules
        world = decode(type(match._state)(), plain)
        known = self.table.board.known_scores(rules.view(world, self.table.viewer), rules.scores(world))
        assert [score.total for score in known] == self.table.points

    def tooltip(self, seat: int, total: int) -> None:
        """The first line of a strip's tooltip is the total, the parts after it are its summands."""
        table = self.table
        name = "header" if seat == table.focus else f"panel.{seat}.header"
        wording, unfolded = table.board.score_wording(), table.board.unfolded(table.view)
        parts = tally.parts(table.app.text, table.scores_of(table.shown)[seat], wording, unfolded)
        assert all(not part.inner or part.points == sum(points for _, points in part.inner) for part in parts)
        lines = table.pointer.tip(name).split("\n")[: len(parts) + 1]
        found = [NUMBER.search(line) for line in lines]
        shown = [int(one.group(1).replace("−", "-")) for one in found if one is not None]
        assert len(shown) == len(lines)
        assert shown[0] == total == sum(shown[1:])
        self.tips += 1

    def options(self, player: Player) -> None:
        """What is foretold without pointing at anything, and with the pointer on something that can be taken up."""
        table = self.table
        player.pilot.move((3, 3))
        if player.top() is not table or not table.interactive:
            return
        self.foretold(table.gesture.chosen)
        first = player.any_of(table.gesture.next_places())
        player.pilot.move(first)
        chosen = table.gesture.chosen
        self.foretold(chosen or ((first,) if table.gesture.next_places((first,)) else ()))

    def foretold(self, tried: tuple[str, ...]) -> None:
        """Every preview is the difference of the engine's scores, and so are the changes of everyone's points."""
        table, look = self.table, self.table.prospect.look()
        ends = table.gesture.ends(tried)
        assert set(look.previews) == set(ends)
        for name, action in ends.items():
            change = self.difference(action)
            if change:
                assert look.previews[name] == change[table.viewer], f"{action.text} is foretold falsely"
                self.previews += 1
                if name == look.hover and look.changes:
                    assert look.changes == change, f"{action.text} changes others otherwise"

    def difference(self, action: Action) -> tuple[int, ...]:
        """What an action changes in everyone's score; nothing where chance, others or a later choice have a part."""
        match, seat = self.table.choice.match, self.table.viewer
        subject = SUBJECTS[match.rules.game]
        known = subject.change(match, self.table.view, seat, action) if subject.change else None
        if known is not None:
            return known
        ahead = match.fork()
        events = ahead.apply(action)
        decision = ahead.decision()
        if len(foretold(events, seat)) < len(events) or (decision is not None and decision.prompt in subject.unsettled):
            return ()
        pairs = zip(ahead.scores(), match.scores(), strict=True)
        return tuple(after.total - before.total for after, before in pairs)


def audited(player: Player, game: str, people: int, bots: int, options: dict[str, str], limit: int) -> Auditor:
    """A game by random clicks against bots, looked at before every choice, for so many choices or to its end."""
    auditor = Auditor(player.start(people, bots, options, game=game))

    def choose(one: Player) -> None:
        if auditor.stops < limit:
            auditor.audit(one)
        if one.top() is auditor.table and auditor.table.interactive:
            by_click(one)

    while auditor.stops < limit and player.until_asked():
        player.answer(choose, click_button)
    if auditor.stops < limit:
        auditor.strips(auditor.table.session.match)
    return auditor


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_sums_of_a_table(players: Players, game: str) -> None:
    """One person against bots: strips, tooltips and previews are true at every stop."""
    options = dict(SUBJECTS[game].sums[0])
    auditor = audited(players(bare=True, auto_forced=False), game, 1, GAMES[game].seat_counts[0], options, STOPS)
    assert auditor.stops == STOPS or auditor.table.session.decision is None
    assert auditor.previews > auditor.stops
    assert auditor.tips > auditor.stops


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("people", [1, 2])
def test_the_sums_of_whole_games(players: Players, game: str, people: int) -> None:
    """Whole games of every kind whose sums differ, for the fewest and the most seats, alone and at one screen."""
    for options in SUBJECTS[game].sums:
        for seats in {GAMES[game].seat_counts[0], GAMES[game].seat_counts[-1]}:
            player = players(bare=True, seed=seats + people, auto_forced=False)
            auditor = audited(player, game, people, seats - people, dict(options), 4000)
            assert auditor.table.session.decision is None
            assert auditor.previews > 20
