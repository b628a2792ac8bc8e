"""Every Specimen lived in the period that its card names, and is the same on the shelves of other games."""

from __future__ import annotations

import pytest

from game.registry import GAMES, load_figures
from ui.collection.pages import pages_of

PERIODS = {"triassic": (252, 201), "jurassic": (201, 145), "cretaceous": (145, 66)}
"""From when to when, in millions of years before today."""


@pytest.mark.parametrize("period", PERIODS)
def test_pages_agree_with_the_cards(period: str) -> None:
    cards = load_figures("holotype").value.specimens
    pages = pages_of("holotype")
    begin, end = PERIODS[period]
    inside = {name for name, page in pages.items() if page.lived and begin >= page.lived[0] and page.lived[1] >= end}
    assert inside == {name for name, card in cards.items() if card.period == period}


def test_a_specimen_is_as_large_and_as_old_on_every_shelf() -> None:
    """By its Latin name, which other games write on their pages."""
    cards = load_figures("holotype").value.specimens
    own = {cards[name].name: (page.length, page.lived) for name, page in pages_of("holotype").items()}
    others = [page for game in GAMES for page in pages_of(game).values() if page.latin in own]
    assert len(others) >= 6
    assert [page for page in others if (page.length, page.lived) != own[page.latin]] == []
