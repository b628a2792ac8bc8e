"""Codes of deals: a game, its seats, variants and seed in a dozen characters, the last of which checks the others.

`DA2F-FKQT-WGH1-H` is the letter of the game, the version of the code, digits, and the check. The digits are a number of
which the lowest bits come first: one that says whether the seed is long, the seed, how many seats there are, for every
seat three bits (a person, or a level from 1 on) and for a bot two more for its style, and for every variant one bit
and, if that is set, five more for the choice. What lies beyond the last digit is 0, so that variants, choices, levels
and styles may be added at the end of their lists, and old codes keep their meaning. An Automa's seat is a person's in
the code; its variant says who sits there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ai.levels import LEVELS, PERSONALITIES, written
from game.core.game import Game
from game.core.match import Match
from game.core.record import Seat
from game.core.rules import BadOption, complete_options
from game.registry import GAMES, agreed_options, find, starting_options
from ui.seating import level_of, style_of

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits of codes: none that is taken for another."""

ALIKE: Final = str.maketrans("OIL", "011", "-–— ._\t\n\r")
"""What is read as another character, and what is passed over."""

VERSION: Final = "A"
SHORTEST, LONGEST = 4, 40
GROUP: Final = 4

SHORT_SEED, LONG_SEED, SEATS, LEVEL, STYLE, CHOICE = 32, 63, 3, 3, 2, 5
"""Bits of the parts of a code."""

MODULUS: Final = 0b100101
"""Makes a field of 32 elements, in which the check finds every wrong character and every two that are exchanged."""


@dataclass(frozen=True)
class Deal:
    """What a code says: the game, for every seat the bot ('' for a person or an Automa), the variants and the seed."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int


class BadCode(Exception):
    """A code that gives no deal; `reason` is the last part of a text key `code.bad....`, `values` are its arguments."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


@dataclass
class _Bits:
    """A number that is written and read from its lowest bits on."""

    number: int = 0
    at: int = 0

    def put(self, value: int, bits: int) -> None:
        self.number |= value << self.at
        self.at += bits

    def take(self, bits: int) -> int:
        value = self.number >> self.at & ((1 << bits) - 1)
        self.at += bits
        return value


def deal_of(game: str, seats: Sequence[Seat], options: Mapping[str, str], seed: int) -> Deal:
    """The deal of a game with these seats; bots of no level count as the usual one."""
    bots = tuple(written(level_of(seat), style_of(seat)) if seat.kind == "bot" else "" for seat in seats)
    return Deal(game, bots, dict(options), seed)


def played_code(game_id: str, seats: Sequence[Seat], options: Mapping[str, str], seed: int) -> str:
    """The code of the deal that a file tells of; '' where no game that is known here could have been dealt so."""
    game = GAMES.get(game_id)
    if game is None or len(seats) not in game.seat_counts:
        return ""
    try:
        chosen = complete_options(game.options, agreed_options(game, seats, options))
    except BadOption:
        return ""
    return code_of(deal_of(game_id, seats, chosen, seed))


def match_code(match: Match) -> str:
    """The code of a match's deal, '' where it goes on from a position of an older save."""
    if match.from_snapshot is not None:
        return ""
    return code_of(deal_of(match.rules.game, match.seats, match.ready.options, match.seed))


def code_of(deal: Deal) -> str:
    """The code of a deal, in groups of four characters."""
    game, bits = find(deal.game), _Bits()
    long = deal.seed >= 1 << SHORT_SEED
    bits.put(long, 1)
    bits.put(deal.seed, LONG_SEED if long else SHORT_SEED)
    bits.put(len(deal.bots), SEATS)
    for bot in deal.bots:
        _put_bot(bits, bot)
    for option in game.options:
        chosen = option.choices.index(deal.options.get(option.id, option.default))
        usual = chosen == option.choices.index(option.default)
        bits.put(not usual, 1)
        if not usual:
            bits.put(chosen, CHOICE)
    body = f"{game.letter}{VERSION}{_digits(bits.number)}"
    whole = body + check(body)
    return "-".join(whole[at : at + GROUP] for at in range(0, len(whole), GROUP))


def _put_bot(bits: _Bits, bot: str) -> None:
    level, _, style = bot.partition(":")
    bits.put(list(LEVELS).index(level) + 1 if bot else 0, LEVEL)
    if bot:
        bits.put(PERSONALITIES.index(style), STYLE)


def read_code(text: str) -> Deal:
    """The deal of a code as somebody typed it, in any case and with any hyphens and spaces; or BadCode."""
    plain = text.upper().translate(ALIKE)
    _check_letters(plain)
    games = {game.letter: game for game in GAMES.values()}
    if plain[0] not in games:
        raise BadCode("game", letter=plain[0])
    if plain[1] != VERSION:
        raise BadCode("version")
    if check(plain[:-1]) != plain[-1]:
        raise BadCode("check")
    return _read(games[plain[0]], _Bits(_number(plain[2:-1])))


def _check_letters(plain: str) -> None:
    """BadCode for what is no code at all."""
    if not plain:
        raise BadCode("empty")
    if strange := [letter for letter in plain if letter not in ALPHABET]:
        raise BadCode("letter", letter=strange[0])
    if not SHORTEST <= len(plain) <= LONGEST:
        raise BadCode("short" if len(plain) < SHORTEST else "long")


def _read(game: Game, bits: _Bits) -> Deal:
    seed = bits.take(LONG_SEED if bits.take(1) else SHORT_SEED)
    count = bits.take(SEATS)
    if count not in game.seat_counts:
        raise BadCode("seats", n=count)
    bots = tuple(_take_bot(bits) for _ in range(count))
    options = {option.id: option.choices[_take_choice(bits, option.choices, option.default)] for option in game.options}
    if bits.number >> bits.at:
        raise BadCode("newer")
    return _playable(game, Deal(game.id, bots, options, seed))


def _take_bot(bits: _Bits) -> str:
    level, levels = bits.take(LEVEL), list(LEVELS)
    if not level:
        return ""
    if level > len(levels):
        raise BadCode("newer")
    return written(levels[level - 1], PERSONALITIES[bits.take(STYLE)])


def _take_choice(bits: _Bits, choices: Sequence[str], default: str) -> int:
    if not bits.take(1):
        return choices.index(default)
    chosen = bits.take(CHOICE)
    if chosen >= len(choices):
        raise BadCode("newer")
    return chosen


def _playable(game: Game, deal: Deal) -> Deal:
    """The deal, if a game can begin so; BadCode if not."""
    try:
        starting_options(game, seated(deal), deal.options)
    except BadOption as error:
        raise BadCode("newer") from error
    return deal


def seated(deal: Deal) -> list[Seat]:
    """The seats of a deal, nameless: persons, bots, and Automas where the variants have them."""
    automas = {option.seat: deal.options[option.id] for option in find(deal.game).options if option.seat >= 0}
    usual = {option.seat: option.default for option in find(deal.game).options}
    return [
        Seat("", "automa", automas[n], n)
        if automas.get(n, "") != usual.get(n, "")
        else Seat("", "bot" if bot else "human", bot, n)
        for n, bot in enumerate(deal.bots)
    ]


def check(body: str) -> str:
    """The character that checks a code: its digits as a polynomial over 32 elements, at the element 2."""
    value = 0
    for letter in body:
        value = _doubled(value) ^ ALPHABET.index(letter)
    return ALPHABET[_doubled(value)]


def _doubled(value: int) -> int:
    value <<= 1
    return value ^ MODULUS if value >= len(ALPHABET) else value


def _digits(number: int) -> str:
    """A number in digits, the lowest first, without zeros at the end."""
    digits = ""
    while number:
        digits, number = digits + ALPHABET[number % len(ALPHABET)], number // len(ALPHABET)
    return digits


def _number(digits: str) -> int:
    number = 0
    for letter in reversed(digits):
        number = number * len(ALPHABET) + ALPHABET.index(letter)
    return number
