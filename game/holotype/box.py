"""What is in the box, compiled for a number of seats and chosen options: boards, track, cards, costs as masks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from game.core.rules import Option
from game.core.values import Frame, framed
from game.holotype.actions import Catalog
from game.holotype.cards import Cards
from game.holotype.model import (
    ASK_DIG,
    ASK_DISCARD,
    ASK_EROSION,
    ASK_LAB,
    LOCATIONS,
    PERIODS,
    TILE_STORAGE,
    HoloState,
)
from game.holotype.objectives import Personal, Requirement

if TYPE_CHECKING:
    from game.holotype.data import Figures, TrackData

TRACKS: Final = {"two": 2, "three": 3, "four": 4, "five": 5}
SHORT: Final = tuple(str(end) for end in range(6, 12))
OPTIONS: tuple[Option, ...] = (
    Option("basal", ("no", "yes"), "no"),
    Option("track", ("usual", *SHORT, *TRACKS), "usual", only_for=tuple((end, 2) for end in SHORT)),
    Option("late", ("no", "yes"), "no"),
)
"""The variants. `track` names the track of another number of players; two players may end theirs earlier. With `late`,
which is ours, those who begin later get research."""


class Box:
    """The figures as the rules read them; nothing in it changes during a game."""

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        game = figures.game
        self.seats = seats
        self.basal = options["basal"] == "yes"
        self.cards = Cards(figures.specimens, figures.field.traces)
        self._lay_out_board(figures)
        self._lay_out_track(*_track(figures, seats, options["track"]))
        self._sort_costs(game.storage.limit + game.storage.extra)
        self._unpack_field(figures)
        self._unpack_objectives(figures)
        self.actions = Catalog(self.cards.ids, self.dig_ids, self.global_ids, self.personal_ids)
        self.dealt = game.deal.specimens
        self.laid_out = 0 if self.basal else seats + game.deal.globals_beyond_players
        self.limit = game.storage.limit
        self.extra = game.storage.extra
        self.museum_cubes = game.museum.cubes
        self.trade = game.museum.trade
        self.exchange = game.museum.exchange
        self.exchanged = game.museum.research
        self.lab_draw = (game.lab.junior_draw, game.lab.senior_draw)
        self.lab_discard = (game.lab.junior_discard, game.lab.senior_discard)
        self.field_draw = (game.field.junior_draw, game.field.senior_draw)
        self.library = (game.library.junior, game.library.senior)
        self.retrieved = game.retrieve.research
        self.unlocks = game.grad_student.holotypes
        self.trace_cost = game.trace.fossils
        self.contributions = game.contributions.points
        self.discs = len(self.contributions)
        self.references = game.references.research
        self.late = game.late[seats].research if options["late"] == "yes" else (0,) * seats
        self.lab_frames = _frames(ASK_LAB)
        self.dig_frames = _frames(ASK_DIG)
        self.erosion_frames = _frames(ASK_EROSION)
        self.discard_one = framed(ASK_DISCARD, 1, 0)

    def _lay_out_board(self, figures: Figures) -> None:
        """Number the spaces, location by location."""
        spaces = figures.game.spaces[self.seats]
        self.spaces_of: list[list[int]] = []
        first = 0
        for name in LOCATIONS:
            count = int(getattr(spaces, name))
            self.spaces_of.append(list(range(first, first + count)))
            first += count
        self.space_count = first

    def _lay_out_track(self, track: TrackData, end: int) -> None:
        self.end = end
        self.milestones = 0 if self.basal else sum(1 << space for space in track.milestones if space < end)
        self.resets = sum(1 << space for space in track.resets if space < end)

    def _sort_costs(self, most: int) -> None:
        """Masks of the Specimens that so many cubes of a kind are enough for."""
        cards = self.cards
        self.most_research = max(cards.research)
        self.by_research = [
            sum(1 << card for card in range(cards.count) if cards.research[card] <= count)
            for count in range(self.most_research + 1)
        ]
        self.by_fossils = [
            [
                sum(1 << card for card in range(cards.count) if cards.fossils[card][cube] <= count)
                for count in range(most + 1)
            ]
            for cube in range(len(PERIODS))
        ]

    def _unpack_field(self, figures: Figures) -> None:
        digs = list(figures.field.expeditions.values())
        self.dig_ids = list(figures.field.expeditions)
        self.erosion = self.dig_ids.index("erosion")
        self.every_dig = list(range(len(digs)))
        self.dig_cube = [-1 if dig.period is None else PERIODS.index(dig.period) for dig in digs]
        self.dig_dice = [dig.dice for dig in digs]
        self.dig_rerolls = [dig.rerolls for dig in digs]
        self.dig_trace = [dig.trace for dig in digs]
        dice = [figures.field.dice[name] for name in ("triassic", "jurassic", "cretaceous")]
        self.faces = [[0] * die.museum + list(die.fossils) for die in dice]

    def _unpack_objectives(self, figures: Figures) -> None:
        objectives = figures.objectives
        self.objectives = objectives
        self.global_ids = list(objectives.globals)
        self.areas = [[Requirement(self.cards, area) for area in card.areas] for card in objectives.globals.values()]
        self.personal_ids = list(objectives.personals)
        self.personals = [Personal(self.cards, name, data) for name, data in objectives.personals.items()]

    def limit_of(self, state: HoloState, seat: int) -> int:
        """How many fossils a seat may store."""
        return self.limit + self.extra if state.tiles[seat] & TILE_STORAGE else self.limit


def _track(figures: Figures, seats: int, choice: str) -> tuple[TrackData, int]:
    """The track of a choice and the number of Holotypes that ends the game."""
    if choice in SHORT:
        track = figures.game.tracks[2]
        return track, min(track.end, int(choice))
    track = figures.game.tracks[TRACKS.get(choice, seats)]
    return track, track.end


def _frames(kind: str) -> list[tuple[Frame, ...]]:
    """The frames of a location for a Field Assistant (0) and for the other workers (1), by seat."""
    return [framed(kind, senior) for senior in range(2)]
