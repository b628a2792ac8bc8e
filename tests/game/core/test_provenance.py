"""Where figures come from: a source beside everything printed, what is ours by its path, an owner's corrections."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.data import Entry, digest
from game.core.paths import data_folder
from game.core.provenance import entries, facets, figure, holding, misnamed, ours, unsourced
from game.registry import GAMES, load_figures, make_rules
from ui.cli.checks import check_data


class Card(Entry, frozen=True, kw_only=True):
    """An entry of two figures."""

    cost: int = 1
    points: int = 2


def overlay(folder: Path, game: str, file: str, text: str) -> Path:
    """A folder with one correction."""
    (folder / game).mkdir()
    (folder / game / file).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_printed_or_derived_names_its_source(game: str) -> None:
    """Entries without one are listed by name."""
    figures = load_figures(game).value
    assert unsourced(figures) == []
    assert misnamed(figures) == []
    assert any(entry.source for _, entry in entries(figures))


def test_an_entry_without_its_source_is_named() -> None:
    """Also one that is known in part only; what is ours needs none."""
    cards = {
        "bare": Card(provenance="printed"),
        "argued": Card(provenance="derived", source=" "),
        "part": Card(provenance="reconstructed", known=("cost",)),
        "told": Card(provenance="printed", source="rulebook: Cards"),
        "ours": Card(provenance="reconstructed"),
    }
    assert unsourced({"cards": cards}) == ["cards.bare", "cards.argued", "cards.part"]
    assert misnamed({"odd": Card(provenance="reconstructed", known=("colour", "source"))}) == [
        "odd.colour",
        "odd.source",
    ]


def test_the_check_of_what_is_shipped_says_so(tmp_path: Path) -> None:
    """`cabinet check` names game and entry."""
    for game in GAMES:
        (tmp_path / "data" / game).mkdir(parents=True)
        for path in data_folder(game).glob("*.yaml"):
            text = path.read_text(encoding="utf-8").replace(', source: "rulebook: Le T. rex"', "")
            (tmp_path / "data" / game / path.name).write_text(text, encoding="utf-8")
    assert check_data(tmp_path) == ["data/draftosaurus: game.trex_bonus names no source"]


def test_parts_that_are_known_are_printed() -> None:
    """The rest of the entry keeps its provenance, and so does everything that holds it."""
    cards = {"cards": {"a": Card(provenance="reconstructed", known=("cost",)), "b": Card(provenance="owner")}}
    assert facets(cards) == {
        "cards.a.cost": "printed",
        "cards.a.points": "reconstructed",
        "cards.b.cost": "owner",
        "cards.b.points": "owner",
    }
    assert ours(cards) == {"cards.a.points", "cards.a", "cards"}
    assert holding(facets(cards), "owner") == {"cards.b.cost", "cards.b.points", "cards.b", "cards"}


def test_what_is_ours_and_what_is_not() -> None:
    """The figures that the rulebooks leave to pictures, and some that they print."""
    cubosaurs, encyclopedia, holotype = (make_rules(game, 3).ours for game in ("cubosaurs", "encyclopedia", "holotype"))
    assert {"cards.raptors", "cards.eggs.trex.gain", "cards.icons", "tiles.costs.steal"} <= cubosaurs
    assert not {"cards.eggs.stegosaurus", "cards.dinosaurs", "tiles.tiles", "game"} & cubosaurs
    assert {"game.round_tokens.each", "game.collections", "animals.bison_bison.name"} <= encyclopedia
    assert not {"game.round_tokens.kinds", "animals.aix_galericulata.name", "experts", "automas"} & encyclopedia
    assert {"game.contributions", "field.traces.amber.cards", "specimens.tawa.points"} <= holotype
    assert not {"field.traces.amber.points", "objectives.personals.sauria_evolution", "game.museum"} & holotype
    assert make_rules("draftosaurus", 3).ours == frozenset()


def test_an_owner_of_the_box_takes_the_mark_away(tmp_path: Path) -> None:
    """What the overlay corrects is no longer ours, and the rest still is; the old source goes too."""
    folder = overlay(tmp_path, "cubosaurs", "cards.yaml", "eggs:\n  trex: {gain: 6}\n  stegosaurus: {loss: 4}\n")
    ready = make_rules("cubosaurs", 3, None, folder)
    assert ready.problems == ()
    assert "cards.eggs.trex" not in ready.ours
    assert "cards.eggs.pterodactyl" in ready.ours
    eggs = load_figures("cubosaurs", folder).value.cards.eggs
    assert (eggs["stegosaurus"].provenance, eggs["stegosaurus"].source) == ("owner", "")


def test_the_hash_of_saves_is_of_the_figures_alone(tmp_path: Path) -> None:
    """Whoever confirms a figure as it is, or finds its source, does not make older games strange."""
    plain = {"provenance": "reconstructed", "points": 3}
    assert digest(plain) == digest({**plain, "provenance": "printed", "source": "rulebook", "known": ["points"]})
    assert digest(plain) != digest({**plain, "points": 4})
    assert digest({"source": 1}) != digest({"source": 2})
    folder = overlay(tmp_path, "cubosaurs", "cards.yaml", "eggs:\n  trex: {gain: 5}\n")
    same = make_rules("cubosaurs", 3, None, folder)
    assert "cards.eggs.trex" not in same.ours
    assert same.data_hash == make_rules("cubosaurs", 3).data_hash


def test_a_figure_is_found_by_its_path() -> None:
    """Through records and mappings; a wrong path is an error."""
    figures = load_figures("encyclopedia").value
    assert figure(figures, "game.start.2.coins") == figures.game.start[2].coins
    for path in ("game.start.9", "game.nothing", "game.start.2.coins.0"):
        with pytest.raises(KeyError):
            figure(figures, path)
