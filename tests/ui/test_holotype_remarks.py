"""What the coach points out in Holotype, from positions laid out by hand, in both languages and with corrections."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import Ready
from game.holotype.model import ASK_MILESTONE, FRAMES
from game.registry import make_rules
from tests.game.contract import nodes
from tests.game.holotype.table import Table, holo_rules
from tests.ui.pilot import Pilot
from tests.ui.remarking import board_of, in_each_language
from tests.ui.test_told_figures import overlay_of

Lay = Callable[[Table], None]

pilot = in_each_language


def said(pilot: Pilot, table: Table, text: str, ready: Ready | None = None) -> str:
    """What is pointed out of a choice that is offered."""
    assert text in table.texts()
    board = board_of(pilot, ready or make_rules("holotype", table.rules.seats))
    rules = board.match.rules
    return board.remark(rules.view(table.state, table.asked()[1]), rules.parse(text))


def _field(table: Table) -> None:
    table.expedition("morrison")
    table.state.museum = [1, 0, 3]
    table.play("field_assistant>field")
    table.state.dice = [0, 1, 2]


def _digs(table: Table) -> None:
    table.expedition("navajo", "hell_creek")
    table.play("paleontologist>field")


def _museum(table: Table) -> None:
    table.hand(0, "tawa", "marshosaurus")
    table.cubes(0, jurassic=3, cretaceous=2, research=3)
    table.play("paleontologist>museum")


def _lab(table: Table) -> None:
    table.hand(0, "tawa", "shonisaurus")
    table.cubes(0, triassic=1, research=3)
    table.pile("allosaurus")
    table.play("paleontologist>lab")


def _discarding(table: Table) -> None:
    _lab(table)
    table.play("lab discard")


def _stars(table: Table) -> None:
    table.hand(0, "tawa")
    table.cubes(0, jurassic=2, research=3)
    table.state.stack.append(FRAMES[ASK_MILESTONE][0])


def _journal(table: Table) -> None:
    table.objectives("stratigraphy")
    table.published(0, "tawa", "marshosaurus")
    table.published(1, "coelophysis", "allosaurus", "stegosaurus")
    table.hand(0, "camposaurus")
    table.cubes(0, triassic=2, research=6)
    table.traces(0, "amber")
    table.play("paleontologist>journal")


def _tracing(table: Table) -> None:
    _journal(table)
    table.play("publish camposaurus")


CASES: list[tuple[Lay, str, str, str]] = [
    (_field, "reroll museum",
     "Rolled again, this Jurassic die brings 1.2 on average; now it brings 0 from the Museum.",
     "Relancé, ce dé (Jurassique) rapporte en moyenne 1,2 ; il rapporte maintenant 0 fossile du Musée."),
    (_field, "reroll 2", "brings 1.2 on average; now it brings 2.", "il rapporte maintenant 2 fossiles."),
    (_field, "done", "As they lie, the dice bring you 3 Jurassic fossils.", "rapportent 3 fossiles du Jurassique."),
    (_digs, "dig navajo", "A Trace Fossil, and fossils on average: 2.7, with 2 dice (Jurassic).",
     "Un Ichnofossile, et des fossiles, en moyenne : 2,7, avec 2 dés (Jurassique)."),
    (_digs, "dig hell_creek", "Fossils on average: 6.7, with 4 dice (Cretaceous). 1 re-roll comes on top.",
     "Fossiles en moyenne : 6,7, avec 4 dés (Crétacé). 1 relance s’y ajoute."),
    (_museum, "trade jurassic>triassic",
     "With 1 Triassic fossil and 1 Jurassic fossil you have enough for Tawa hallae, which is worth 4 points.",
     "Avec 1 fossile du Trias et 1 fossile du Jurassique, vous aurez de quoi payer Tawa hallae, qui vaut 4 points."),
    (_museum, "exchange jurassic",
     "With 2 Jurassic fossils and 4 research you no longer have enough for Marshosaurus bicentesimus",
     "vous n’aurez plus de quoi payer Marshosaurus bicentesimus, qui vaut 4 points."),
    (_museum, "exchange cretaceous",
     "With 0 Cretaceous fossils and 4 research you lack 1 Triassic fossil for Tawa hallae.",
     "Avec 0 fossile du Crétacé et 4 cubes Recherche, il vous manquera 1 fossile du Trias pour Tawa hallae."),
    (_lab, "lab draw", "You draw 3 Specimens and keep 4 cards at most after discarding.",
     "Vous piochez 3 Spécimens et gardez au plus 4 cartes après la défausse."),
    (_lab, "lab take", "Allosaurus fragilis is worth 8 points; you lack 5 Jurassic fossils and 2 research for it.",
     "Allosaurus fragilis vaut 8 points ; il vous manque 5 fossiles du Jurassique et 2 cubes Recherche"),
    (_lab, "lab discard", "Shonisaurus popularis loses you 6 points if it is in your hand at the end.",
     "Si Shonisaurus popularis est dans votre main à la fin, vous perdez 6 points."),
    (_discarding, "discard tawa", "You could publish Tawa hallae at once: it is worth 4 points.",
     "Vous pourriez publier Tawa hallae tout de suite"),
    (_discarding, "discard shonisaurus",
     "You lack 2 Triassic fossils and 3 research for Shonisaurus popularis; unpublished, it loses you 6 points",
     "il vous manque 2 fossiles du Trias et 3 cubes Recherche ; non publiée, la carte vous fait perdre 6 points"),
    (_stars, "milestone library", "The Library would bring you 4 research, your Field Assistant 3.",
     "vous rapporterait 4 cubes Recherche, et 3 avec votre Assistant de terrain."),
    (_stars, "milestone storage", "room for 12 fossils; you store 2 now.", "place pour 12 fossiles ; vous en avez 2"),
    (_stars, "milestone field", "for Tawa hallae you lack 1 Triassic fossil.", "il vous manque 1 fossile du Trias."),
    (_stars, "milestone discard", "The discard pile is empty now.", "La défausse est vide maintenant."),
    (_journal, "contribute stratigraphy.1",
     ("For 1 Triassic Holotype and 2 Jurassic Holotypes, this disc adds 3 points and costs 5 research. "
     "This area would cost Georges no research."),
     "ce disque ajoute 3 points et coûte 5 cubes Recherche. Cette case ne coûterait pas de recherche à Georges."),
    (_tracing, "trace amber", "Amber: 3 points more with Camposaurus arizonensis, for 1 Triassic fossil.",
     "Ambre : 3 points de plus avec Camposaurus arizonensis, contre 1 fossile du Trias."),
    (_tracing, "trace none", "You save 1 Triassic fossil", "Vous économisez 1 fossile du Trias"),
]  # fmt: skip
"""A position, a choice there, and what is said of it in English and in French."""


@pytest.mark.parametrize(("lay", "text", "english", "french"), CASES, ids=[case[1] for case in CASES])
def test_what_is_pointed_out(pilot: Pilot, lay: Lay, text: str, english: str, french: str) -> None:
    """The right words and figures for the position."""
    table = Table()
    lay(table)
    assert (english if pilot.app.text.lang == "en" else french) in said(pilot, table, text)


def test_workers_find_what_the_hand_needs(pilot: Pilot) -> None:
    """Every location tells what it is good for now, other things to a Field Assistant than to a Paleontologist."""
    table = Table()
    table.hand(0, "tawa", "shonisaurus")
    table.cubes(0, triassic=0, jurassic=2, research=1)
    told = {text: said(pilot, table, text) for text in table.texts()}
    assert len(set(told.values())) == len(told)
    english = pilot.app.text.lang == "en"
    assert ("enough" in told["paleontologist>library"]) is False
    lack = "for Tawa hallae you lack 1 Triassic fossil" if english else "pour Tawa hallae, il vous manque 1 fossile"
    assert lack in told["field_assistant>field"]
    table.cubes(0, triassic=1, jurassic=2, research=1)
    enough = "You have 3 research then, enough to pay for Tawa hallae."
    assert said(pilot, table, "field_assistant>library").startswith(enough if english else "Cela vous fait 3 cubes")
    table.cubes(0, triassic=1, research=3)
    publishes = "You can publish Tawa hallae there for 4 points."
    assert said(pilot, table, "paleontologist>journal").startswith(
        publishes if english else "Vous pouvez y publier Tawa hallae pour 4 points."
    )


def test_the_journal_names_a_contribution_where_nothing_can_be_published(pilot: Pilot) -> None:
    """The objective and the area that a disc can go to."""
    table = Table()
    table.objectives("stratigraphy")
    table.published(0, "tawa", "marshosaurus", "allosaurus")
    told = said(pilot, table, "paleontologist>journal")
    assert (
        "1 Triassic Holotype and 2 Jurassic Holotypes" if pilot.app.text.lang == "en" else "Objectif global"
    ) in told


def test_which_of_two_workers_stays(pilot: Pilot) -> None:
    """A Paleontologist and a Grad Student do the same: the one that stays is named."""
    table = Table()
    table.published(0, "tawa", "marshosaurus", "allosaurus")
    senior, student = (said(pilot, table, f"{worker}>field") for worker in ("paleontologist", "grad_student"))
    english = pilot.app.text.lang == "en"
    assert ("Your Grad Student stays at hand." if english else "Doctorant") in senior
    assert ("Your Paleontologist stays at hand." if english else "Paléontologue") in student


def test_fossils_that_no_card_needs(pilot: Pilot) -> None:
    """What goes to the Museum is told by what the hand costs."""
    table = Table()
    table.hand(0, "marshosaurus")
    table.cubes(0, triassic=2, jurassic=7, research=1)
    table.play("paleontologist>museum", "trade triassic>cretaceous", "done")
    english = pilot.app.text.lang == "en"
    idle, needed = said(pilot, table, "give triassic"), said(pilot, table, "give jurassic")
    assert idle == (
        "No card in your hand costs Triassic fossils."
        if english
        else "Aucune carte de votre main ne coûte de fossile de cette période : Trias."
    )
    assert needed.startswith(
        "Marshosaurus bicentesimus costs 3 Jurassic fossils; of that period you keep 6."
        if english
        else "Marshosaurus bicentesimus coûte 3 fossiles du Jurassique ; il vous en reste 6"
    )


def test_figures_are_those_that_are_played(pilot: Pilot, tmp_path: Path) -> None:
    """An owner's corrections of dice, the Library and costs are in the sentences."""
    changes: dict[str, Any] = {
        "field.dice.jurassic.fossils": [3, 3, 3, 3, 3],
        "game.library.junior": 5,
        "game.storage.extra": 9,
    }
    ready = make_rules("holotype", 2, overlays=overlay_of(tmp_path, "holotype", changes))
    assert not ready.problems
    english = pilot.app.text.lang == "en"
    table = Table()
    _field(table)
    assert ("2.5" if english else "2,5") in said(pilot, table, "reroll 1", ready)
    table = Table()
    told = said(pilot, table, "field_assistant>library", ready)
    assert told.startswith("You have 5 research then." if english else "Cela vous fait 5 cubes Recherche.")
    _stars(table)
    assert "17 fossil" in said(pilot, table, "milestone storage", ready)


def test_every_choice_of_a_game_has_its_remark(pilot: Pilot) -> None:
    """Nothing is left without a sentence, with two and with three players."""
    for seats, seed in ((2, 4), (3, 9)):
        rules, board = holo_rules(seats), board_of(pilot, make_rules("holotype", seats))
        for number, node in enumerate(nodes(rules, seed)):
            if number % 6 == 0 and len(node.options) > 1:
                view = rules.view(node.state, rules.to_act(node.state))
                assert all(board.remark(view, action) for action in node.options)
