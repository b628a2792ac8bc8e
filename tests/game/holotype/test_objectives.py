"""Objectives: the printed ones, every kind of requirement, ratio icons, and a check against plain search."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.holotype.data import TermData
from game.holotype.model import TRACES
from game.holotype.objectives import BRACKETS, Personal, Requirement, bracket
from tests.game.holotype.table import FIGURES, holo_rules

BOX = holo_rules(2).box
CARDS = BOX.cards
THEROPODS = ("tawa", "coelophysis", "allosaurus", "ceratosaurus", "anzu", "utahraptor", "gorgosaurus")


def mask(*names: str) -> int:
    """The mask of these Specimens."""
    return sum(1 << CARDS.ids.index(name) for name in names)


def personal(name: str) -> Personal:
    """A Personal Objective by its id."""
    return BOX.personals[BOX.personal_ids.index(name)]


def needs(*terms: TermData) -> Requirement:
    """A requirement of these terms."""
    return Requirement(CARDS, terms)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 5), (3, 7), (4, 9), (5, 12), (6, 14), (7, 14)])
def test_theropod_taxonomy(count: int, points: int) -> None:
    """Four Theropods score 9, six 14, and seven no more than that."""
    assert personal("theropod_taxonomy").score(mask(*THEROPODS[:count])) == points


def test_sauria_evolution() -> None:
    """At least 1 Triassic, 2 Jurassic and 3 Cretaceous are 17 points; five and five without a Triassic none."""
    jurassic = ("allosaurus", "ceratosaurus", "diplodocus", "apatosaurus", "stegosaurus")
    cretaceous = ("anzu", "utahraptor", "triceratops", "maiasaura", "archelon")
    objective = personal("sauria_evolution")
    assert objective.score(mask("tawa", *jurassic[:2], *cretaceous[:3])) == 17
    assert objective.score(mask("tawa", *jurassic, *cretaceous)) == 17
    assert objective.score(mask(*jurassic, *cretaceous)) == 0
    assert objective.score(mask("tawa", *jurassic[:1], *cretaceous)) == 0


def test_terms_of_every_kind() -> None:
    """Period, clade, diet, two of them together, any Holotype, traces of a kind and of any kind."""
    assert needs(TermData(1, period="triassic")).met(mask("tawa"), 0)
    assert not needs(TermData(1, period="jurassic")).met(mask("tawa"), 0)
    assert needs(TermData(1, clade="theropod")).met(mask("tawa"), 0)
    assert needs(TermData(1, diet="carnivore")).met(mask("tawa"), 0)
    assert not needs(TermData(1, period="triassic", clade="sauropod")).met(mask("tawa", "diplodocus"), 0)
    assert needs(TermData(2)).met(mask("tawa", "diplodocus"), 0)
    amber = CARDS.of_trace["amber"] & -CARDS.of_trace["amber"]
    assert needs(TermData(1, trace="amber")).met(0, amber)
    assert needs(TermData(1, trace="any")).met(0, amber)
    assert not needs(TermData(1, trace="eggs")).met(0, amber)
    assert not needs(TermData(1, trace="amber"), TermData(1, trace="any")).met(0, amber)


def test_an_omnivore_counts_as_both_but_once() -> None:
    """It is a herbivore or a carnivore of an area, not both at once."""
    assert needs(TermData(1, diet="herbivore")).met(mask("anzu"), 0)
    assert needs(TermData(1, diet="carnivore")).met(mask("anzu"), 0)
    both = needs(TermData(1, diet="herbivore"), TermData(1, diet="carnivore"))
    assert not both.met(mask("anzu"), 0)
    assert both.met(mask("anzu", "tawa"), 0)
    assert both.met(mask("anzu", "struthiomimus"), 0)


def test_by_whose_cards() -> None:
    """Own cards are taken before those of others; what is missing is counted term by term."""
    requirement = needs(TermData(2, clade="theropod"), TermData(1, clade="sauropod"))
    found = requirement.references([mask("tawa"), mask("coelophysis", "allosaurus")], [0, 0], 0)
    assert found.missing == (0, 1)
    assert (CARDS.ids.index("tawa"), 0) in found.cards
    assert not found.all_of(0)
    own = requirement.references([mask("tawa", "anzu", "diplodocus"), mask("coelophysis")], [0, 0], 0)
    assert own.all_of(0)
    assert {seat for _, seat in own.cards} == {0}


terms = st.builds(
    TermData,
    count=st.integers(1, 3),
    period=st.sampled_from([None, "triassic", "jurassic", "cretaceous"]),
    clade=st.sampled_from([None, "theropod", "genasaur", "sauropod", "marine_reptile"]),
    diet=st.sampled_from([None, "herbivore", "carnivore"]),
)


@settings(max_examples=150)
@given(asked=st.lists(terms, min_size=1, max_size=3), held=st.sets(st.integers(0, 59), max_size=6))
def test_requirements_agree_with_plain_search(asked: list[TermData], held: set[int]) -> None:
    """Met exactly if the cards can be handed out to the terms one by one, and then nothing is missing."""
    requirement = needs(*asked)
    slots = [term.cards for term in requirement.terms for _ in range(term.count)]
    possible = len(slots) <= len(held) and any(
        all(slot >> card & 1 for slot, card in zip(slots, chosen, strict=True))
        for chosen in itertools.permutations(held, len(slots))
    )
    published = sum(1 << card for card in held)
    assert requirement.met(published, 0) == possible
    found = requirement.references([published, 0], [0, 0], 0)
    assert (not any(found.missing)) == possible
    assert len(found.cards) == len(set(found.cards)) <= len(held)


@pytest.mark.parametrize("name", list(FIGURES.objectives.globals))
def test_every_global_area_is_feasible(name: str) -> None:
    """The deck holds the cards, a Holotype for every trace included, and a game publishes as many."""
    for area, data in zip(BOX.areas[BOX.global_ids.index(name)], FIGURES.objectives.globals[name].areas, strict=True):
        assert area.met(CARDS.every, CARDS.every_trace)
        assert not area.met(0, 0)
        assert sum(term.count for term in data) <= 5


@pytest.mark.parametrize("name", list(FIGURES.objectives.personals))
def test_ratio_icons_are_computed_from_the_deck(name: str) -> None:
    """Every term's share of the sixty Specimens lies in one of the printed brackets."""
    objective = personal(name)
    for term, share, icon in zip(objective.requirement.terms, objective.shares, objective.icons, strict=True):
        assert share == round(100 * term.cards.bit_count() / 60)
        assert BRACKETS[icon][0] <= share <= BRACKETS[icon][1]


def test_brackets() -> None:
    """The printed percentages and nothing around them."""
    assert [bracket(share) for share in (9, 10, 23, 24, 38, 39, 54, 55)] == [-1, 0, 0, 1, 1, 2, 2, -1]


def test_personal_objectives_of_both_kinds() -> None:
    """Eight are graded and eight all or nothing; each reaches its best with the deck."""
    assert [objective.graded for objective in BOX.personals].count(True) == 8
    assert len(BOX.personals) == 16
    for objective in BOX.personals:
        assert objective.score(CARDS.every) == objective.points[-1]
        assert objective.score(0) == 0


def test_all_kinds_of_traces_are_asked_for() -> None:
    """Every kind of trace is of use for some Global Objective."""
    asked = {t.trace for card in FIGURES.objectives.globals.values() for area in card.areas for t in area if t.trace}
    assert asked == {*TRACES, "any"}
