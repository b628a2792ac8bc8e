"""The figures of Holotype, typed, as they stand in data/holotype."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.core.data import Entry, Loaded, Record, load_parts
from game.holotype.faults import find_faults

Period = Literal["triassic", "jurassic", "cretaceous"]
Clade = Literal["theropod", "genasaur", "sauropod", "marine_reptile"]
Diet = Literal["herbivore", "carnivore", "omnivore"]
Eaten = Literal["herbivore", "carnivore"]
TraceKind = Literal["tracks", "eggs", "amber", "coprolite", "any"]
Cubes = tuple[int, int, int]


class SpecimenData(Entry, frozen=True):
    """A Specimen card: the taxon, what it costs to publish and what it is worth."""

    name: str
    clade: Clade
    diet: Diet
    period: Period
    formation: str
    fossils: Cubes
    research: int
    points: int


class DieData(Entry, frozen=True):
    """The dice of a period: how many faces show the Museum, and the fossils on the others."""

    museum: int
    fossils: tuple[int, ...]


class ExpeditionData(Entry, frozen=True):
    """A Field Expedition card; the Erosion Event has no period."""

    name: str
    period: Period | None
    dice: int
    rerolls: int
    trace: bool


class TraceData(Entry, frozen=True):
    """A kind of Trace Fossil: how many cards there are and what each is worth."""

    cards: int
    points: int


class TermData(Record, frozen=True):
    """A part of a requirement: so many Holotypes of period, clade and diet, or so many traces."""

    count: int
    period: Period | None = None
    clade: Clade | None = None
    diet: Eaten | None = None
    trace: TraceKind | None = None


class GlobalData(Entry, frozen=True):
    """A Global Objective: the terms of its areas."""

    areas: tuple[tuple[TermData, ...], ...]


class PersonalData(Entry, frozen=True):
    """A Personal Objective: points by count of one term, or for all terms at once."""

    kind: Literal["graded", "all"]
    terms: tuple[TermData, ...]
    points: tuple[int, ...]


class SpacesData(Entry, frozen=True):
    """How many spaces each location has."""

    field: int
    lab: int
    library: int
    journal: int
    museum: int


class TrackData(Entry, frozen=True):
    """A Field Advancement Track: its end, and the spaces with icons."""

    end: int
    milestones: tuple[int, ...]
    resets: tuple[int, ...]


class DealData(Entry, frozen=True):
    """What is dealt: cards a player, and Global Objectives beyond one a player."""

    specimens: int
    personals: int
    globals_beyond_players: int


class StorageData(Entry, frozen=True):
    """How many fossils a mat stores, and how many more with the milestone."""

    limit: int
    extra: int


class MuseumData(Entry, frozen=True):
    """By period: cubes at a reset, cubes of equal worth in trade, cubes of an exchange and the research for them."""

    cubes: Cubes
    trade: Cubes
    exchange: Cubes
    research: Cubes


class LabData(Entry, frozen=True):
    """How many Specimens a worker draws, or may discard instead."""

    senior_draw: int
    junior_draw: int
    senior_discard: int
    junior_discard: int


class FieldData(Entry, frozen=True):
    """How many Field Expeditions a worker draws."""

    senior_draw: int
    junior_draw: int


class LibraryData(Entry, frozen=True):
    """How much research a worker gains."""

    senior: int
    junior: int


class RetrieveData(Entry, frozen=True):
    """How much research retrieving the workers brings."""

    research: int


class GradStudentData(Entry, frozen=True):
    """How many Holotypes unlock the Grad Student."""

    holotypes: int


class TraceCostData(Entry, frozen=True):
    """How many further fossils a trace costs."""

    fossils: int


class ContributionsData(Entry, frozen=True):
    """The points by number of contributions."""

    points: tuple[int, ...]


class LateData(Entry, frozen=True):
    """The research that players begin with in turn order, where late starters get some."""

    research: tuple[int, ...]


class ReferencesData(Entry, frozen=True):
    """The research that it costs to reference cards of others."""

    research: int


class FieldFile(Record, frozen=True):
    """The file field.yaml."""

    dice: dict[Period, DieData]
    expeditions: dict[str, ExpeditionData]
    traces: dict[str, TraceData]


class ObjectivesFile(Record, frozen=True):
    """The file objectives.yaml."""

    globals: dict[str, GlobalData]
    personals: dict[str, PersonalData]


class GameFile(Record, frozen=True):
    """The file game.yaml."""

    spaces: dict[int, SpacesData]
    tracks: dict[int, TrackData]
    deal: DealData
    storage: StorageData
    museum: MuseumData
    lab: LabData
    field: FieldData
    library: LibraryData
    retrieve: RetrieveData
    grad_student: GradStudentData
    trace: TraceCostData
    contributions: ContributionsData
    references: ReferencesData
    late: dict[int, LateData]


class Figures(Record, frozen=True):
    """All figures of the game."""

    specimens: dict[str, SpecimenData]
    field: FieldFile
    objectives: ObjectivesFile
    game: GameFile


def load_figures(folder: Path, overlay: Path | None) -> Loaded[Figures]:
    """The figures of the game with an owner's corrections; BadData if the built-in ones cannot be played."""
    return load_parts(Figures, folder, overlay, find_faults)
