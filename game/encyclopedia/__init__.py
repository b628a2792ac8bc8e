"""Encyclopedia for two to four seats, Automas among them.

Glossary (French rulebook): Ambassade embassy, Banque bank, Université university, Académie academy, jeton Expédition
(expedition) token, Écu coin, Sceau royal (royal) seal, Manche round, emplacement space, Recherche research, Animal de
Référence reference animal, à l'étude under study, Comportement behaviour, Priorités priorities, dé supplémentaire
extra die. `strength` is the value of an expedition that is left to spend; `ceiling` the highest Type of a publication;
`renown` the reputation gained at the Academy; `hire` the choice of a place for a new expert.
"""

from typing import Final

from game.core.game import Game
from game.encyclopedia.collected import collected
from game.encyclopedia.figures import load_figures
from game.encyclopedia.honours import HONOURS
from game.encyclopedia.position import FORMAT, position
from game.encyclopedia.rules import OPTIONS, SEAT_COUNTS, EncycRules
from game.encyclopedia.sheet import sheet

GAME: Final[Game] = Game(
    "encyclopedia",
    SEAT_COUNTS,
    OPTIONS,
    load_figures,
    EncycRules,
    position,
    FORMAT,
    ties=("most_published",),
    letter="E",
    collected=collected,
    sheet=sheet,
    honours=HONOURS,
)
"""What the list of games says of it."""
