"""The line protocol: an engine follows whole games, says what is wrong in a sentence, and sits at the arena's table."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from ai.arena import Series, play
from ai.bad_bot import BadBot
from ai.catalog import make_bot
from ai.engine import Engine
from game.registry import GAMES, make_rules
from ui.cli import main

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"engine:{sys.executable} {ROOT / 'docs' / 'example_bot.py'}"
CABINET = f"engine:{sys.executable} -m ui engine --bot greedy"


def ask(engine: Engine, **order: object) -> dict[str, object]:
    """What an engine answers to an order."""
    return engine.answer(json.dumps(order))


@pytest.mark.parametrize("game", GAMES)
def test_an_engine_follows_a_game_to_its_end(game: str) -> None:
    """Who is to act, the winners and the scores are those of the rules, choice after choice."""
    engine, seats = Engine("random"), GAMES[game].seat_counts[0]
    rules = make_rules(game, seats, {}).rules
    state = rules.start(5)
    said = ask(engine, do="new", game=game, seats=seats, options={}, seed=5)
    turn = 0
    while (decision := rules.decision(state)) is not None:
        assert said == {"seat": decision.seat}
        turn += 1
        choice = ask(engine, do="go", seed=turn)
        assert choice["text"] in {option.text for option in decision.options}
        rules.apply(state, rules.parse(str(choice["text"])), None)
        said = ask(engine, do="play", text=choice["text"])
    outcome = rules.outcome(state)
    assert outcome is not None
    assert said == {"seat": -1, "winners": list(outcome.winners), "scores": [one.total for one in outcome.scores]}
    assert "over" in str(ask(engine, do="go")["error"])


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "no JSON"),
        ("[]", "an order is an object"),
        ('{"do": "sing"}', "there is no order 'sing'"),
        ('{"do": "go"}', "no game has begun"),
        ('{"do": "new", "game": "chess", "seats": 2, "seed": 1}', "chess"),
        ('{"do": "new", "game": "draftosaurus", "seats": 9, "seed": 1}', "2 to 5 seats"),
        ('{"do": "new", "game": "draftosaurus", "seats": "2", "seed": 1}', "'seats' must be a whole number"),
        ('{"do": "new", "game": "draftosaurus", "seats": 2, "seed": 1, "options": {"board": 1}}', "object of texts"),
    ],
)
def test_what_cannot_be_followed_is_said(line: str, why: str) -> None:
    said = Engine("greedy").answer(line)
    assert said["seat"] == -1
    assert why in said["error"]


def test_an_illegal_action_changes_nothing() -> None:
    engine = Engine("greedy")
    begun = ask(engine, do="new", game="draftosaurus", seats=2, options={}, seed=1)
    assert "error" in ask(engine, do="play", text="fly away")
    choice = ask(engine, do="go", bot="greedy", seed=1)
    assert choice["seat"] == begun["seat"]
    assert "error" not in ask(engine, do="play", text=choice["text"])


def test_a_strangers_bot_sits_at_the_table() -> None:
    standings = play(Series("draftosaurus", ("greedy", EXAMPLE), 4, 1))
    assert sum(entry.wins for entry in standings) == pytest.approx(4)
    assert standings[0].mean_score > standings[1].mean_score


def test_another_copy_of_cabinet_plays_as_it_would_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    here, there = (play(Series("cubosaurs", ("random", bot), 2, 3)) for bot in ("greedy", CABINET))
    assert [entry.mean_score for entry in here] == [entry.mean_score for entry in there]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "has ended|does not answer"),
        ("print('hm', flush=True); input()", "answered oddly"),
        ("print('{}', flush=True); input(); print('{}', flush=True); input()", "chose what is not allowed"),
        ('print(\'{"error": "tired"}\', flush=True); input()', "cannot go on: 'tired'"),
    ],
)
def test_an_engine_that_does_not_play_is_named(code: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        play(Series("draftosaurus", (f"engine:{shlex.join([sys.executable, '-c', code])}", "random"), 1, 1))


def test_no_engine_is_no_bot() -> None:
    with pytest.raises(BadBot, match="does not start"):
        make_bot("engine:no-such-program-anywhere", "draftosaurus")


def test_the_command_refuses_an_unknown_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--bot", "oracle"]) == 2
    assert "oracle" in capsys.readouterr().err
