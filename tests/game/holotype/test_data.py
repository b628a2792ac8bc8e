"""The figures: printed constraints, the rule of reconstruction, provenance, an owner's corrections."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from game.core.data import ORIGIN, BadData
from game.core.paths import data_folder
from game.holotype.data import SpecimenData, load_figures
from game.holotype.model import PERIODS
from tests.game.holotype.table import FIGURES

FOLDER = data_folder("holotype")
WORTH = (2.0, 1.0, 2 / 3)
FILES = ("specimens", "field", "objectives", "game")


def test_components() -> None:
    """The numbers of the rulebook's list of components."""
    assert len(FIGURES.specimens) == 60
    assert len(FIGURES.field.expeditions) == 25
    assert sum(trace.cards for trace in FIGURES.field.traces.values()) == 12
    assert len(FIGURES.objectives.globals) == 15
    assert len(FIGURES.objectives.personals) == 16
    assert len({card.name for card in FIGURES.specimens.values()}) == 60


def test_specimens_by_clade_and_period() -> None:
    """21 Theropods, 18 Genasaurs, 11 Marine Reptiles, 10 Sauropods; 10 Triassic, 20 Jurassic, 30 Cretaceous."""
    clades = Counter(card.clade for card in FIGURES.specimens.values())
    assert clades == {"theropod": 21, "genasaur": 18, "marine_reptile": 11, "sauropod": 10}
    periods = Counter(card.period for card in FIGURES.specimens.values())
    assert periods == {"triassic": 10, "jurassic": 20, "cretaceous": 30}


@pytest.mark.parametrize("name", list(FIGURES.specimens))
def test_costs_and_points_of_specimens(name: str) -> None:
    """Fossils of the own period within its range, points near their worth, room for a trace in the storage."""
    card = FIGURES.specimens[name]
    period = PERIODS.index(card.period)
    low, high = ((1, 3), (2, 5), (3, 7))[period]
    assert low <= card.fossils[period] <= high
    assert sum(card.fossils) == card.fossils[period]
    assert 1 <= card.research <= 6
    assert 3 <= card.points <= 10
    assert abs(card.points - WORTH[period] * card.fossils[period] - card.research / 2) <= 1.5
    assert sum(card.fossils) + FIGURES.game.trace.fossils <= FIGURES.game.storage.limit


def test_some_specimens_are_worth_less_and_some_more_than_six() -> None:
    """And none costs as much and is worth less than another of its period."""
    cards = list(FIGURES.specimens.values())
    assert min(card.points for card in cards) < 6 < max(card.points for card in cards)
    for card in cards:
        for other in cards:
            if card.period == other.period and card.research >= other.research and card.fossils >= other.fossils:
                assert card.points >= other.points - 1


def test_no_specimen_is_worse_than_another_that_counts_the_same() -> None:
    """Of two of one clade, period and diet none costs as much and brings less, or costs more and brings no more."""

    def kind(card: SpecimenData) -> tuple[str, str, str]:
        return card.clade, card.period, card.diet

    def figures(card: SpecimenData) -> tuple[int, int, int]:
        return sum(card.fossils), card.research, -card.points

    for card, other in permutations(FIGURES.specimens.values(), 2):
        if kind(card) == kind(other) and figures(card) != figures(other):
            assert any(mine < theirs for mine, theirs in zip(figures(card), figures(other), strict=True)), card.name


def test_expeditions() -> None:
    """6 Triassic of 1-2 dice, 8 Jurassic of 2-3, 10 Cretaceous of 2-4, up to 2 re-rolls, a third with traces."""
    digs = [dig for dig in FIGURES.field.expeditions.values() if dig.period is not None]
    wanted = {"triassic": (6, 1, 2), "jurassic": (8, 2, 3), "cretaceous": (10, 2, 4)}
    for period, (count, low, high) in wanted.items():
        dice = [dig.dice for dig in digs if dig.period == period]
        assert (len(dice), min(dice), max(dice)) == (count, low, high)
    assert {dig.rerolls for dig in digs} == {0, 1, 2}
    assert sum(dig.trace for dig in digs) == 8


def test_dice_have_six_faces_and_no_blank() -> None:
    """One to three fossils, or the Museum."""
    for die in FIGURES.field.dice.values():
        assert die.museum + len(die.fossils) == 6
        assert die.museum >= 1


def test_every_entry_has_its_provenance() -> None:
    """What the rulebook prints is marked so, and what is ours is marked reconstructed."""
    assert {card.provenance for card in FIGURES.specimens.values()} == {"reconstructed"}
    objectives = FIGURES.objectives
    printed = [
        name for name, card in {**objectives.globals, **objectives.personals}.items() if card.provenance == "printed"
    ]
    assert printed == ["jurassic_systematics", "sauria_evolution"]
    assert FIGURES.field.expeditions["erosion"].provenance == "derived"


def test_no_sentences_in_the_figures() -> None:
    """Ids, numbers, proper names and where a figure stands only."""
    allowed = {"name", "formation", "source"}

    def walk(value: Any, key: str) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(inner, str(name))
        elif isinstance(value, list):
            for inner in value:
                walk(inner, key)
        elif isinstance(value, str):
            assert key in allowed or " " not in value

    for name in FILES:
        walk(yaml.safe_load((FOLDER / f"{name}.yaml").read_text("utf-8")), "")


def overlaid(folder: Path, file: str, text: str) -> Any:
    """The figures with an owner's file on top."""
    (folder / file).write_text(text, encoding="utf-8")
    return load_figures(FOLDER, folder)


def test_an_owner_corrects_a_card(tmp_path: Path) -> None:
    """The figure changes, the hash with it, and the entry is marked as the owner's."""
    plain = load_figures(FOLDER, None)
    loaded = overlaid(tmp_path, "specimens.yaml", "tyrannosaurus: {points: 10, research: 5}\n")
    assert loaded.problems == []
    assert loaded.value.specimens["tyrannosaurus"].points == 10
    assert loaded.value.specimens["tyrannosaurus"].provenance == "owner"
    assert loaded.hash != plain.hash


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("specimens.yaml", "tawa: {fossils: [9, 0, 0]}", "tawa.fossils"),
        ("specimens.yaml", "tawa: {research: -1}", "tawa.research"),
        ("specimens.yaml", "dodo: {points: 1}", "no such key"),
        ("field.yaml", "expeditions: {erosion: {period: jurassic, dice: 2}}", "expeditions"),
        ("field.yaml", "dice: {triassic: {fossils: [4]}}", "dice.triassic"),
        ("field.yaml", "traces: {amber: {cards: 99}}", "traces.amber.cards"),
        ("objectives.yaml", "globals: {ichnology: {areas: [[], [], []]}}", "asks for nothing"),
        ("objectives.yaml", "globals: {ichnology: {areas: [[{count: 13, trace: any}]]}}", "must be 3"),
        ("objectives.yaml", "globals: {ichnology: {areas: [[{count: 13, trace: any}]]}}", "cannot be met"),
        ("objectives.yaml", "personals: {sea_and_land: {points: [1, 2]}}", "personals.sea_and_land.points"),
        ("objectives.yaml", "personals: {sea_and_land: {terms: [{count: 2}]}}", "no ratio icon"),
        ("game.yaml", "tracks: {2: {end: 2}}", "tracks[2]"),
        ("game.yaml", "spaces: {3: {lab: 0}}", "spaces"),
        ("game.yaml", "late: {3: {research: [0, 1]}}", "late[3].research"),
        ("game.yaml", "late: {2: {research: [0, 10]}}", "late[2].research"),
        ("game.yaml", "storage: {limit: 3}", "fossils"),
        ("game.yaml", "museum: {trade: [0, 1, 1]}", "museum.trade"),
        ("game.yaml", "lab: {senior_draw: 0}", "lab.senior_draw"),
        ("game.yaml", "tracks: {2: {resets: [5, 5]}}", "tracks[2].resets"),
        ("game.yaml", "contributions: {points: [3, 7, 12, 18, 100]}", "contributions.points"),
        ("field.yaml", "dice: {jurassic: {museum: 1000000}}", "dice.jurassic"),
        ("objectives.yaml", "personals: {sea_and_land: {points: [100]}}", "personals.sea_and_land.points"),
        ("objectives.yaml", f"globals: {{ichnology: {{areas: [[{'{count: 1}, ' * 15}]]}}}}", "at most 6 terms"),
    ],
)
def test_unsound_corrections_are_left_out(tmp_path: Path, file: str, text: str, words: str) -> None:
    """The game starts with the built-in figures and says what is wrong, where."""
    loaded = overlaid(tmp_path, file, text + "\n")
    assert words in "; ".join(str(problem) for problem in loaded.problems)
    assert loaded.hash == load_figures(FOLDER, None).hash


def test_faulty_built_in_figures_are_refused(tmp_path: Path) -> None:
    """All problems at once."""
    for name in FILES:
        (tmp_path / f"{name}.yaml").write_bytes((FOLDER / f"{name}.yaml").read_bytes())
    text = (
        (FOLDER / "game.yaml").read_text("utf-8").replace("limit: 8", "limit: 0").replace("senior: 3,", "senior: -3,")
    )
    (tmp_path / "game.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load_figures(tmp_path, None)
    assert {"storage.limit", "library.senior"} <= {problem.key for problem in caught.value.problems}


def test_figures_are_typed_values() -> None:
    """They can be compared and turned into plain data."""
    plain = msgspec.to_builtins(FIGURES.game.storage)
    assert {key: plain[key] for key in plain if key not in ORIGIN} == {"limit": 8, "extra": 4}
