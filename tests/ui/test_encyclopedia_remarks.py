"""What the coach points out in Encyclopedia, from positions laid out by hand, in both languages; corrections."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import Ready
from game.encyclopedia.model import EncycAction
from game.registry import make_rules
from tests.game.contract import nodes
from tests.game.encyclopedia.cases import encyc_rules
from tests.game.encyclopedia.table import Table
from tests.ui.pilot import Pilot
from tests.ui.remarking import board_of, in_each_language
from tests.ui.test_told_figures import overlay_of
from ui.boards.encyclopedia.board import EncycBoard

Lay = Callable[[Table], None]

pilot = in_each_language


def said(pilot: Pilot, table: Table, text: str, ready: Ready | None = None) -> str:
    """What is pointed out of a choice that is offered."""
    assert text in table.options()
    board = board_of(pilot, ready or make_rules("encyclopedia", table.rules.seats))
    rules = board.match.rules
    return board.remark(rules.view(table.state, 0), table.rules.parse(text))


def _dice(table: Table) -> None:
    table.dice(0, nothing="red 2", coins="red 2")
    table.dice(1, coins="blue 5", nothing="green 4", points="blue 5", reputation="yellow 6")
    table.study("panthera_uncia 1", "giraffa_camelopardalis 1 2 3 4")


def _acting(table: Table) -> None:
    table.begin(
        "yellow 4",
        study="giraffa_camelopardalis 1, panthera_uncia",
        animals="loxodonta_africana lutra_lutra",
        tokens=1,
        seals=1,
        coins=2,
    )


def _academy(table: Table) -> None:
    _acting(table)
    table.play("academy")


def _sailing(table: Table) -> None:
    _acting(table)
    table.play("expedition africa")


def _publishing(table: Table) -> None:
    table.begin("yellow 4", study="giraffa_camelopardalis 1 2, loxodonta_africana 1 4", seals=1, coins=1)
    table.play("publication", "reference giraffa_camelopardalis")


def _joining(table: Table) -> None:
    _publishing(table)
    table.play("level 2")


CASES: list[tuple[Lay, str, str, str]] = [
    (_dice, "take seat2.coins",
     ("Georges gains 2 coins for the blue 5. "
     "At the Embassy it brings 3 expedition tokens, at the Academy 3 reputation."),
     ("Georges gagne 2 écus pour ce dé : 5 bleu. "
     "À l’Ambassade, il rapporte 3 jetons d’expédition ; à l’Académie, 3 points de réputation.")),
    (_dice, "take seat2.reputation", "for the yellow 6. No other yellow 6 lies on the boards.",
     "C’est le seul sur les plateaux : 6 jaune."),
    (_dice, "take seat2.nothing", "Georges had the green 4, and cannot use it any more.",
     "Georges ne pourra plus s’en servir : 4 vert."),
    (_dice, "take seat1.nothing", "Your own red 2 goes; nobody is paid for it.",
     "C’est votre propre dé (2 rouge) ; personne n’est payé."),
    (_dice, "take seat1.coins", "Your own red 2 goes; taken by somebody else, it would bring you 2 coins.",
     "C’est votre propre dé (2 rouge) ; pris par quelqu’un d’autre, il vous rapporterait 2 écus."),
    (_acting, "embassy", "As the die stands, it brings 2 expedition tokens there.", "rapporte 2 jetons d’expédition."),
    (_acting, "bank", "The Bank pays 5 coins, and the First Player token comes with it.",
     "La Banque paie 5 écus, et le jeton Premier Joueur vous revient."),
    (_acting, "academy", "it brings 2 reputation; the African elephant has its colour.",
     "cet animal a sa couleur : Éléphant"),
    (_acting, "expedition africa", "The expedition to Africa begins with 4, enough for Herbivore on the Giraffe.",
     "L’expédition (Afrique) part avec 4, assez pour cette recherche : Girafe"),
    (_acting, "expedition asia by seal",
     ("The expedition to Asia begins with 9, enough for Prairie on the Snow leopard. "
     "A royal seal pays for the colour and raises the value."),
     "Un sceau royal paie la couleur et augmente la valeur."),
    (_acting, "publication", "The die reaches Type II; the Giraffe has its colour and cubes.",
     "Le dé atteint le Type II ; cet animal a sa couleur et des cubes : Girafe"),
    (_acting, "seal coins", "It becomes 5 coins; a royal seal left at the end is worth 4 points.",
     "Il devient 5 écus ; un sceau royal restant vaut 4 points à la fin."),
    (_academy, "animal loxodonta_africana",
     ("It is the only animal of Africa on display. It shares categories with the Giraffe in your study: "
     "Mammal, Herbivore, Prairie, Hot."),
     "Catégories communes avec un animal de votre étude (Girafe"),
    (_academy, "animal lutra_lutra by token", "An expedition token pays for the colour.",
     "Un jeton d’expédition paie la couleur."),
    (_sailing, "cube giraffa_camelopardalis 2",
     "The expedition has 0 left; published as things stand, the Giraffe’s cube takes Herbivore to 1: 1 point more.",
     "porterait la collection à 1 (Herbivore) : 1 point de plus."),
    (_sailing, "seal", "For 1 royal seal the expedition has 9, enough for Prairie on the Giraffe.",
     "Pour 1 sceau royal, l’expédition aura 9"),
    (_sailing, "token", "For 1 expedition token the expedition has 6, enough for Herbivore on the Giraffe.",
     "Pour 1 jeton d’expédition, l’expédition aura 6"),
    (_publishing, "level 3", "Up to Type III the publication brings 9 points at most now, for 1 coin.",
     "Jusqu’au Type III, la publication rapporte au plus 9 points maintenant, pour 1 écu."),
    (_publishing, "seal", "The die then counts 9, enough for Type IV.", "Le dé vaudra 9, assez pour le Type IV."),
    (_joining, "with loxodonta_africana", ("The African elephant adds 3 points now and 2 points with collections. "
     "Lost with it: Hot."), "ajoute 3 points maintenant et 2 points par les collections. Perdu avec lui : Chaud."),
    (_joining, "done", "As it stands, the publication brings 6 points now and 3 points with collections.",
     "En l’état, la publication rapporte 6 points maintenant et 3 points par les collections."),
]  # fmt: skip
"""A position, a choice there, and what is said of it in English and in French."""


@pytest.mark.parametrize(("lay", "text", "english", "french"), CASES, ids=[case[1] for case in CASES])
def test_what_is_pointed_out(pilot: Pilot, lay: Lay, text: str, english: str, french: str) -> None:
    """The right words and figures for the position."""
    table = Table()
    lay(table)
    wanted = english if pilot.app.text.lang == "en" else french
    assert wanted.replace("\u00a0", " ") in said(pilot, table, text).replace("\u00a0", " ")


def test_experts_tell_what_they_do(pilot: Pilot) -> None:
    """The effect, then the token for the colour of the die or the collection of the continent."""
    table = Table()
    names = table.box.experts.ids
    lands = table.box.experts.continent
    yellow = [name for name, land in zip(names, lands, strict=True) if land == 1][:2]
    blue = [name for name, land in zip(names, lands, strict=True) if land == 3][:2]
    table.begin("yellow 3", experts=" ".join(yellow + blue))
    table.play("university")
    board = board_of(pilot, make_rules("encyclopedia", 2))
    assert isinstance(board, EncycBoard)
    english = pilot.app.text.lang == "en"
    for name in yellow:
        told = said(pilot, table, f"expert {name}")
        assert told.startswith(board.words.effect(names.index(name)))
        assert ("brings 1 expedition token" if english else "rapporte 1 jeton d’expédition") in told
    for name in blue:
        told = said(pilot, table, f"expert {name}")
        assert ("It adds 1 point to your collection of Europe." if english else "(Europe) gagne 1 point.") in told


def test_dice_are_put_where_somebody_pays(pilot: Pilot) -> None:
    """The payment of the space, the die, and the rival who has animals of its colour."""
    rules, board = encyc_rules(3), board_of(pilot, make_rules("encyclopedia", 3))
    assert isinstance(board, EncycBoard)
    node = next(node for node in nodes(rules, 5) if rules.prompt(node.state) == "place_die")
    view = rules.view(node.state, 0)
    told = {action.text: board.remark(view, action) for action in node.options if isinstance(action, EncycAction)}
    die = board.words.die(view.seats[view.to_act].rolled[0])
    assert all(die in text for text in told.values())
    assert len(set(told.values())) == len(told) == 4
    english = pilot.app.text.lang == "en"
    assert told["put points"].startswith("You gain 3 points" if english else "Vous gagnez 3 points")
    assert told["put nothing"].startswith("You gain nothing" if english else "Vous ne gagnez rien")


def test_figures_are_those_that_are_played(pilot: Pilot, tmp_path: Path) -> None:
    """An owner's corrections of the Bank, seals and what dice pay are in the sentences."""
    changes: dict[str, Any] = {"game.bank.coins": 8, "game.boosts.seal_coins": 6, "game.spaces.coins.amount": 4}
    ready = make_rules("encyclopedia", 2, overlays=overlay_of(tmp_path, "encyclopedia", changes))
    assert not ready.problems
    english, table = pilot.app.text.lang == "en", Table()
    _acting(table)
    assert ("8 coins" if english else "8 écus") in said(pilot, table, "bank", ready)
    assert ("6 coins" if english else "6 écus") in said(pilot, table, "seal coins", ready)
    table = Table()
    _dice(table)
    assert ("gains 4 coins" if english else "gagne 4 écus") in said(pilot, table, "take seat2.coins", ready)


def test_every_choice_of_a_game_has_its_remark(pilot: Pilot) -> None:
    """Nothing is left without a sentence, with two players and with an Automa among three."""
    for seats, seed, options in ((2, 4, {}), (3, 9, {"seat3": "trembley/resolution"})):
        rules, board = (
            encyc_rules(seats, **options),
            board_of(pilot, make_rules("encyclopedia", seats, options=options)),
        )
        for number, node in enumerate(nodes(rules, seed)):
            if number % 5 == 0 and len(node.options) > 1:
                view = rules.view(node.state, rules.to_act(node.state))
                assert all(board.remark(view, action) for action in node.options if isinstance(action, EncycAction))
