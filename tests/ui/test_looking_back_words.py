"""What is told when somebody looks back: whose move it was, figures that make their sums, a log that is scrolled."""

from __future__ import annotations

import re
from dataclasses import replace

import pygame
import pytest

from ai.messages import Difference, Measure
from game.core.paths import shipped_everywhere
from game.core.record import read_record
from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.ui.analysing import brief
from tests.ui.play import Players
from tests.ui.replaying import played, replay_of
from ui.failures import because
from ui.scenes.analysis_sums import remainder, signed
from ui.table import log_bar
from ui.table.advice_words import better_because
from ui.table.look_back import inner_quotes
from ui.text import Text, load_entries, percent

players = pytest.fixture(brief)

YOU = {
    "en": "you|your|yours",
    "fr": "vous|votre|vos",
    "de": "du|dich|dir|deine?[mnrs]?|ihr|euch|eure?[mnrs]?",
}
"""What a language says to whom it speaks, as far as it is known."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_told_without_saying_you(lang: str, game: str) -> None:
    """The words of a choice stand under anybody's name: of the coach, in the analysis, in a comparison of lines."""
    entries = load_entries(shipped_everywhere("data", "locale"), lang)
    told = {key: entry for key, entry in entries.items() if key.startswith(f"{game}.confirm.")}
    assert told
    you = re.compile(rf"\b({YOU.get(lang, '(?!)')})\b", re.IGNORECASE)
    assert {key: entry for key, entry in told.items() if you.search(str(entry))} == {}


def test_french_elides_the_article_before_a_name() -> None:
    """L’Assistant, but le Doctorant."""
    text = Text("fr", strict=True)
    told = [text("holotype.confirm.place", worker=name, at="au Musée") for name in ("Assistant", "Doctorant")]
    assert [words.split()[1] for words in told] == ["l’Assistant", "le"]


@pytest.mark.parametrize(("first", "last", "own", "others"), [(0.27, 1.0, -0.244, -0.016), (0.486, 0.394, -0.026, 0.0)])
def test_the_figures_that_are_told_make_the_sum(first: float, last: float, own: float, others: float) -> None:
    """Also where each alone would be rounded otherwise."""
    text = Text("en", strict=True)
    numbers = [
        percent(text, first),
        *(signed(text, part) for part in (own, others, remainder(first, last, own, others))),
    ]
    assert sum(int(re.sub("[%+±]", "", number.replace("−", "-"))) for number in numbers) == round(100 * last)


def test_a_filtered_log_is_scrolled_by_its_bar(players: Players) -> None:
    """It shows a bar while lines are out of sight; dragged up it shows the oldest, and leads into no replay."""
    player = players(pace="instant", size=(1280, 720))
    table = played(player, "draftosaurus", 1, 2, 24)
    log_bar.next_seat(table)
    assert {entry.line.seat for entry in table.log.entries} == {0}
    log_bar.next_seat(table)
    log_bar.next_seat(table)
    log_bar.next_seat(table)
    bar = table.log.bar
    assert bar.limit > 0
    assert table.log.entries[0] not in [entry for _, entry, _ in table.log._placed()]
    player.pilot.drag(bar.handle_rect.center, (bar.groove.centerx, bar.groove.top))
    assert table.log.entries[0] in [entry for _, entry, _ in table.log._placed()]
    assert player.pilot.scene is table
    player.pilot.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 300), rel=(0, 0), buttons=(0, 0, 0))], 0.02)
    assert table.log.bar.handle_rect.top == bar.groove.top


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("game", GAMES)
def test_the_recap_covers_no_board(players: Players, game: str, scale: float) -> None:
    """It lies over the log, whose buttons go away meanwhile, with parts that lead to their moments."""
    player = players(pace="instant", size=(1280, 720), scale=scale)
    table = played(player, game, 1, 2, 40)
    while table.session.match.decision().seat or not table.history.missed():  # type: ignore[union-attr]
        table.session.apply(table.session.match.decision().options[0])  # type: ignore[union-attr]
    table.show()
    table.recap.show()
    assert table.recap.entries
    assert not table.recap.rect.colliderect(table.plan.main)
    places = {name: rect for name, rect in table.rects().items() if name.startswith("recap.")}
    assert {"recap.0", "recap.again", "recap.shut"} <= set(places)
    assert all(table.recap.rect.contains(rect) for rect in places.values())
    assert all(len(rect.collidelistall(list(places.values()))) == 1 for rect in places.values())
    assert table.recap.put_away()


def test_marks_that_cannot_be_saved_are_told_in_one_sentence(players: Players) -> None:
    """They stand in the replay all the same, and the file stays as it was."""
    player = players(pace="instant")
    replay = replay_of(player, "draftosaurus", 12)
    autosave, app = replay.source.autosave, player.pilot.app
    autosave.flush()
    before, autosave.path = autosave.path.read_bytes(), autosave.path / "beyond.json"
    replay.mark()
    autosave.flush()
    player.pilot.steps(2)
    assert replay.bookmarks == [12]
    assert autosave.path.parent.read_bytes() == before
    assert not app.notices.first_time(app.text("replay.unkept", reason=because(app.text, autosave.owed)))
    autosave.path = autosave.path.parent
    autosave.retry()
    autosave.flush()
    assert not autosave.owed
    assert read_record(autosave.path).bookmarks == [12]


def test_a_reason_tells_what_speaks_against_the_better_move_apart(players: Players) -> None:
    """First what it would have brought, then what it would have cost."""
    player = players(pace="instant")
    board = player.start(1, 2).board
    line = board.match.scores()[0].lines[0].label
    lines = Difference(0, line, 4.0, 1.0), Difference(1, line, 3.0, 1.0)
    one = Measure(
        number=0, seat=0, play_outs=8, shares=(1.0, 0.0, 0.0), choice=(0.0,) * 3, best="", missed=(0.1, 0.0, 0.0),
        points=(0, 0, 0), reason="ends", differences=lines,
    )  # fmt: skip
    told, text = better_because(board, one), board.app.text
    own, other = (better_because(board, replace(one, differences=(each,))).rstrip(".") for each in lines)
    assert told == text("analysis.why.but", clauses=own, against=other)


def test_what_is_quoted_within_a_quotation_has_inner_marks() -> None:
    """So a story does not close its quotation in the middle of a move."""
    assert inner_quotes("Relancer un dé «\u00a01 fossile\u00a0»") == "Relancer un dé “1 fossile”"
    assert inner_quotes("Roll a “1 fossil” again") == "Roll a ‘1 fossil’ again"
    assert inner_quotes("Das Ziel „Meereskunde“ behalten") == "Das Ziel ‚Meereskunde‘ behalten"
    assert inner_quotes("Place le T. rex") == "Place le T. rex"
