"""Loading the figures of Encyclopedia: four files, every problem at once, an owner's overlay on top."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.core.data import Check, Fault, Loaded, failed, load_parts
from game.core.sentence import at_least, between, must_be, say
from game.core.yaml_file import KeyPath
from game.encyclopedia.data import AutomasData, ExpertData, Figures, GameData
from game.encyclopedia.model import CATEGORIES, CONTINENTS, PLACES, SPACES

BEHAVIOURS: Final = ("linne", "trembley", "daubenton")
SCORINGS: Final = ("boudeuse", "resolution", "astrolabe")
"""The cards of the Automas, by their stars."""

SEATS: Final = (2, 3, 4)
MOST_ROUNDS: Final = 6
LEAST_EXPERTS: Final = 24
"""With fewer experts the display could not be laid out again after every seat has taken some."""

_OF: dict[str, tuple[str, ...]] = {
    "each_place": PLACES,
    "each_expedition": CONTINENTS,
    "each_cube": ("1", "2", "3", "4"),
    "dice": CONTINENTS,
    "expeditions": CONTINENTS,
    "immediate": ("owner",),
    "end_cubes": CATEGORIES,
    "end_points": ("coins", "tokens", "seals", "reputation", "experts"),
}
_GAINS: dict[str, tuple[str, ...]] = {
    "each_place": ("coins", "reputation", "points"),
    "each_expedition": ("coins", "reputation", "points"),
    "each_cube": ("coins", "reputation", "points"),
    "dice": ("value",),
    "expeditions": ("value",),
    "immediate": ("coins", "reputation", "points"),
    "end_cubes": ("cubes",),
    "end_points": ("points",),
}


def load_figures(folder: Path, overlay: Path | None) -> Loaded[Figures]:
    """The figures of the game with an owner's corrections; BadData if the built-in ones cannot be played."""
    return load_parts(Figures, folder, overlay, find_faults)


def find_faults(figures: Figures) -> dict[str, list[Fault]]:
    """Figures of the right types that still make no game, by file."""
    found = {
        "game": _game_faults(figures.game),
        "experts": _expert_faults(figures.experts),
        "automas": _automa_faults(figures.automas),
    }
    return {part: faults + _negative(getattr(figures, part), ()) for part, faults in found.items()}


def _negative(figures: object, path: KeyPath) -> list[Fault]:
    """The places of all negative numbers."""
    if isinstance(figures, int):
        return [(path, "must not be negative")] if figures < 0 else []
    if isinstance(figures, dict):
        inner = [*figures.items()]
    elif isinstance(figures, tuple):
        inner = [*enumerate(figures)]
    else:
        inner = [(name, getattr(figures, name)) for name in getattr(figures, "__struct_fields__", ())]
    return [fault for key, part in inner for fault in _negative(part, (*path, key))]


def _game_faults(game: GameData) -> list[Fault]:
    """The places of the file game.yaml that the rules could not play with."""
    spaces, tokens = tuple(game.spaces), game.round_tokens
    unpaid = all(space.amount == 0 for name, space in game.spaces.items() if name == "nothing")
    checks: list[Check] = [
        (("spaces",), spaces == SPACES, must_be(SPACES)),
        (("types",), sorted(game.types) == [1, 2, 3, 4], "there are the Types 1 to 4"),
        (("display",), sorted(game.display) == [*SEATS], "must be given for 2, 3 and 4 seats"),
        (("start",), sorted(game.start) == [*SEATS], "must be given for 2, 3 and 4 seats"),
        (("spaces", "nothing", "amount"), unpaid, "this space pays nothing"),
        (("dice", "drawn"), game.dice.drawn == len(SPACES), "each seat draws one die for each space"),
        (("dice", "each_colour"), 4 <= game.dice.each_colour <= 20, between(4, 20)),
        (
            ("round_tokens",),
            len(tokens.kinds) * tokens.each >= MOST_ROUNDS,
            at_least(MOST_ROUNDS),
        ),
        (("end", "per_coins"), game.end.per_coins >= 1, at_least(1)),
        (("reputation", "steps"), 1 <= game.reputation.steps <= 99, between(1, 99)),
        (("expedition_spaces",), _counted(list(game.expedition_spaces)), "must be numbered from 1"),
        (("collections", "categories"), bool(game.collections.categories.points), "must not be empty"),
        (("collections", "continents"), bool(game.collections.continents.points), "must not be empty"),
    ]
    return failed(checks) + _table_faults(game)


def _table_faults(game: GameData) -> list[Fault]:
    """Displays that are too small for the set-up, bonuses beside the track, levels out of order, free research."""
    faults: list[Fault] = []
    for seats in SEATS:
        display, start = game.display.get(seats), game.start.get(seats)
        if display is None or start is None:
            continue
        if not seats * start.animals <= display.animals <= 12 or not seats <= display.experts <= 12:
            faults.append((("display", seats), "must be enough for all seats, and 12 at most"))
        if not len(start.coins) == len(start.tokens) == seats:
            faults.append((("start", seats), "must name coins and tokens for every seat"))
    faults += [
        (("reputation", "bonuses", step), "there is no such step on the track")
        for step in game.reputation.bonuses
        if not 1 <= step <= game.reputation.steps
    ]
    for name, levels in (("embassy", game.embassy), ("academy", game.academy)):
        values = levels.from_value
        ordered = list(values) == sorted(set(values)) and values[:1] <= (1,) and len(values) == len(levels.gains)
        if not ordered or not 1 <= len(values) <= 9:
            faults.append(((name,), "needs rising values, the first at most 1, with a gain for each"))
    for number, data in game.types.items():
        if data.cost < 1:
            faults.append((("types", number, "cost"), at_least(1)))
    return faults


def _counted(numbers: list[int]) -> bool:
    return numbers == list(range(1, len(numbers) + 1)) and 1 <= len(numbers) <= 9


def _expert_faults(experts: dict[str, ExpertData]) -> list[Fault]:
    """Effects that look at something or bring something that their kind does not know."""
    faults: list[Fault] = []
    if len(experts) < LEAST_EXPERTS:
        faults.append(((), say("there must be {least} experts or more", least=LEAST_EXPERTS)))
    for name, expert in experts.items():
        if expert.of not in _OF[expert.kind]:
            faults.append(((name, "of"), say("must be one of: {names}", names=", ".join(_OF[expert.kind]))))
        if expert.gain not in _GAINS[expert.kind]:
            faults.append(((name, "gain"), say("must be one of: {names}", names=", ".join(_GAINS[expert.kind]))))
        if expert.per < 1:
            faults.append(((name, "per"), at_least(1)))
    return faults


def _automa_faults(automas: AutomasData) -> list[Fault]:
    """Cards that are missing, and behaviours without a row for every value of a die."""
    faults: list[Fault] = []
    if tuple(automas.behaviours) != BEHAVIOURS:
        faults.append((("behaviours",), must_be(BEHAVIOURS)))
    if tuple(automas.scorings) != SCORINGS:
        faults.append((("scorings",), must_be(SCORINGS)))
    stars = [("behaviours", name, card.stars, n) for n, (name, card) in enumerate(automas.behaviours.items(), 1)]
    stars += [("scorings", name, card.stars, n) for n, (name, card) in enumerate(automas.scorings.items(), 1)]
    faults += [((kind, name, "stars"), say("this card has {n}", n=n)) for kind, name, given, n in stars if given != n]
    for name, behaviour in automas.behaviours.items():
        if sorted(behaviour.rows) != [1, 2, 3, 4, 5, 6]:
            faults.append((("behaviours", name, "rows"), "there is a row for each value from 1 to 6"))
    for name, scoring in automas.scorings.items():
        if scoring.per_coins < 1:
            faults.append((("scorings", name, "per_coins"), at_least(1)))
    return faults
