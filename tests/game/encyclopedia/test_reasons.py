"""Why something is not allowed: codes are given for their own reasons."""

from __future__ import annotations

import pytest

from game.encyclopedia.model import ASKED, EncycAction
from game.encyclopedia.reasons import REASONS
from tests.game.contract import nodes, refused
from tests.game.encyclopedia.cases import encyc_rules
from tests.game.encyclopedia.table import Table


def acting(die: str, *study: str, **goods: int) -> Table:
    """A table with a die in hand."""
    table = Table()
    table.study(*study)
    table.give(**goods)
    table.show(animals="bison_bison panthera_leo lemur_catta")
    table.hold(die)
    return table


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("university", "display_empty"),
        ("academy", "colour_needed"),
        ("publication", "cannot_publish"),
        ("expedition america", "colour_needed"),
        ("expedition europe", "no_research_there"),
        ("expedition africa by token", "no_token"),
        ("expedition africa by seal", "no_seal"),
        ("expedition europe by seal", "boost_useless"),
        ("seal coins", "no_seal"),
        ("use safi_limbila", "not_your_expert"),
        ("use rogerio_luz", "not_immediate"),
        ("take seat1.coins", "asked_action"),
        ("done", "asked_action"),
    ],
)
def test_actions(text: str, reason: str) -> None:
    """With a blue die and nothing else."""
    assert acting("blue 1").refusal(text) == reason


def test_research() -> None:
    """What forbids a cube, a boost, the end."""
    table = acting("red 3", "panthera_onca 1", "procyon_lotor", "panthera_tigris", coins=0)
    table.play("expedition america")
    assert table.refusal("cube panthera_onca 1") == "cube_there"
    assert table.refusal("cube panthera_onca 3") == "expedition_too_weak"
    assert table.refusal("cube panthera_tigris 1") == "no_research_there"
    assert table.refusal("cube bison_bison 1") == "not_in_study"
    assert table.refusal("done") == "no_cube_yet"
    assert table.refusal("coins") == "too_few_coins"
    assert table.refusal("seal") == "no_seal"
    table.give(tokens=0)
    assert table.refusal("token") == "no_token"
    assert acting("red 1", "panthera_onca 1").refusal("expedition america") == "expedition_too_weak"


def test_academy_and_publication() -> None:
    """Colours, levels, cards that give nothing."""
    table = acting("yellow 3", "panthera_tigris 1", "ursus_arctos", "panthera_onca", tokens=1, coins=1)
    table.play("academy")
    assert table.refusal("animal bison_bison") == "colour_needed"
    assert table.refusal("animal panthera_tigris") == "not_on_display"
    assert table.refusal("animal bison_bison by seal") == "no_seal"
    assert table.refusal("colour blue") == "asked_academy"
    table.play("animal bison_bison by token")
    assert table.asked == "take_die"
    table = acting("blue 1", "panthera_tigris 2", "ursus_arctos", tokens=1, coins=1)
    table.play("publication")
    assert table.refusal("reference panthera_tigris") == "colour_needed"
    assert table.refusal("reference bison_bison") == "not_in_study"
    table.play("reference ursus_arctos")
    table = acting("blue 5", "panthera_tigris 4", "ursus_arctos 1 3", "vulpes_vulpes")
    table.play("publication", "reference ursus_arctos")
    assert table.refusal("level 4") == "too_few_coins"
    table.play("level 3")
    assert table.refusal("with panthera_tigris") == "gives_nothing"
    assert table.refusal("with ursus_arctos") == "takes_part"


def test_dice_cards_and_the_rest() -> None:
    """Empty spaces, levels below the die, colours that nobody has used, places for experts."""
    table = Table()
    assert table.refusal("take seat1.points") == "no_die_there"
    assert table.refusal("bank") == "asked_take_die"
    table.give(coins=5)
    table.hold("red 3")
    table.play("embassy")
    assert table.refusal("level 1") == "level_reached"
    assert table.refusal("level 9") == "too_few_coins"
    assert table.refusal("seal") == "no_seal"
    table = Table()
    table.show(experts="safi_limbila")
    table.hold("red 3")
    table.play("university")
    assert table.refusal("tuck") == "place_free"
    assert table.refusal("cover rogerio_luz") == "not_your_expert"


def test_every_reason_that_random_play_meets_is_known() -> None:
    """All actions of the game at every stop of a game are options or refused with a known code."""
    rules = encyc_rules(3, seat2="linne/boudeuse")
    met: set[str] = set()
    for node in nodes(rules, 21):
        if node.number % 7 == 0:
            met |= {rules.refusal(node.state, action) for action in rules.box.texts.values()}
    assert met - {""} <= set(REASONS)
    assert len(met) > 20
    assert set(rules.answers) == set(ASKED)


def test_forged_actions() -> None:
    """Actions with numbers that no action has are refused."""
    rules = encyc_rules(2)
    cube = EncycAction("cube x 1", "cube", animal=999, type=9)
    forged = (EncycAction("bank", "go", place=99), cube, EncycAction("fly", "fly"))
    for node in nodes(rules, 2):
        assert refused(rules, node.state, forged) <= set(REASONS)
