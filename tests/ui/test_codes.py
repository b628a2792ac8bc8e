"""Codes of deals: every deal comes back from its code, old codes keep their meaning, wrong ones are found out."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.levels import LEVELS, PERSONALITIES, written
from game.core.record import Seat
from game.registry import GAMES, find, new_match
from tests.languages import in_languages
from ui.records.code import ALPHABET, VERSION, BadCode, Deal, check, code_of, deal_of, read_code, seated
from ui.text import Text

BOTS = ["", *(written(level, style) for level in LEVELS for style in PERSONALITIES)]


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Any deal that can be played."""
    game = find(draw(st.sampled_from(list(GAMES))))
    count = draw(st.sampled_from(game.seat_counts))
    options = {option.id: option.default for option in game.options}
    for option in game.options:
        if option.seat < count:
            options[option.id] = draw(st.sampled_from(option.choices_for(count)))
    taken = {option.seat for option in game.options if options[option.id] != option.default}
    bots = tuple("" if n in taken else draw(st.sampled_from(BOTS)) for n in range(count))
    return Deal(game.id, bots, options, draw(st.integers(0, 2**63 - 1) | st.integers(0, 2**32 - 1)))


@given(deals())
def test_every_deal_comes_back_from_its_code(deal: Deal) -> None:
    """However it is typed; and what is played by it is the same game."""
    code = code_of(deal)
    assert read_code(code) == deal
    assert read_code(code.lower().replace("-", " ").replace("0", "o").replace("1", "l")) == deal
    assert len(code) <= 32


def test_usual_games_have_short_codes() -> None:
    for game in GAMES.values():
        bots = ("", *["student"] * (min(3, game.seat_counts[-1]) - 1))
        code = code_of(Deal(game.id, bots, {}, 2**32 - 1))
        assert len(code.replace("-", "")) <= 14, code


@pytest.mark.parametrize("game", GAMES)
def test_the_same_code_gives_the_same_deal(game: str) -> None:
    count = GAMES[game].seat_counts[0]
    match = new_match(game, [Seat("Ada"), *(Seat(f"b{n}", "bot", "student", n) for n in range(1, count))], 77)
    deal = read_code(code_of(deal_of(game, match.seats, match.ready.options, match.seed)))
    seats = [Seat(f"x{n}", seat.kind, seat.bot, n) for n, seat in enumerate(seated(deal))]
    again = new_match(deal.game, seats, deal.seed, deal.options)
    assert again.record().snapshot == match.record().snapshot


OLD = json.loads(Path(__file__).with_name("handed_out.json").read_text(encoding="utf-8"))
"""Codes that were handed out once: what they mean stays."""


@pytest.mark.parametrize("code", OLD)
def test_old_codes_keep_their_meaning(code: str) -> None:
    deal, said = read_code(code), OLD[code]
    options = {option.id: option.default for option in find(said["game"]).options} | said["options"]
    assert deal == Deal(said["game"], tuple(said["bots"]), options, said["seed"])
    assert code_of(deal) == code


def test_letters_of_games_are_their_own() -> None:
    letters = [game.letter for game in GAMES.values()]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 and letter in ALPHABET for letter in letters)


@given(deals(), st.data())
def test_every_single_slip_is_found(deal: Deal, data: st.DataObject) -> None:
    """Another character anywhere, or two neighbours exchanged."""
    code = code_of(deal).replace("-", "")
    at = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from([letter for letter in ALPHABET if letter != code[at]]))
    with pytest.raises(BadCode):
        read_code(code[:at] + other + code[at + 1 :])
    if at and code[at - 1] != code[at]:
        with pytest.raises(BadCode):
            read_code(code[: at - 1] + code[at] + code[at - 1] + code[at + 1 :])


def test_the_check_tells_all_pairs_apart() -> None:
    """By itself, wherever the two stand and whatever else is there."""
    for a, b in itertools.combinations(ALPHABET[:12], 2):
        assert check(f"7{a}{b}Q") != check(f"7{b}{a}Q")


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_deal_or_a_bad_code(typed: str) -> None:
    try:
        deal = read_code(typed)
    except BadCode:
        return
    assert code_of(deal)


def _with_check(body: str) -> str:
    return body + check(body)


LETTER = next(iter(GAMES.values())).letter

WRONG = [
    ("", "empty"),
    (" - ", "empty"),
    (f"{LETTER}{VERSION}U1", "letter"),
    (f"{LETTER}é{VERSION}11", "letter"),
    (f"{LETTER}1", "short"),
    (f"{LETTER}{VERSION}" + "7" * 60, "long"),
    ("Z" + VERSION + "777", "game"),
    (_with_check(f"{LETTER}Z777"), "version"),
    (f"{LETTER}{VERSION}7777", "check"),
    (_with_check(f"{LETTER}{VERSION}000000R1"), "seats"),
    (_with_check(f"{LETTER}{VERSION}000000000000000000000001"), "seats"),
]


@in_languages
@pytest.mark.parametrize(("typed", "reason"), WRONG)
def test_a_wrong_code_is_told_what_is_wrong(typed: str, reason: str, lang: str) -> None:
    with pytest.raises(BadCode) as caught:
        read_code(typed)
    assert caught.value.reason == reason
    text = Text(lang, strict=True)
    words = text(f"code.bad.{reason}", **caught.value.values)
    assert words.endswith(".")
    assert "{" not in words


def test_what_only_a_newer_cabinet_knows_is_said_to_be_newer() -> None:
    """Levels, choices and parts that are not known here."""
    game = next(iter(GAMES.values()))
    base = code_of(Deal(game.id, ("",) * game.seat_counts[0], {}, 0)).replace("-", "")[:-1]
    for more in ("Z", "000Z", "00000000Z"):
        longer = base + "0" * 4 + more
        with pytest.raises(BadCode) as caught:
            read_code(_with_check(longer))
        assert caught.value.reason == "newer"
