"""End positions of Encyclopedia as people write them down: checked against the rules, then scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.position import Entries, PositionReader
from game.core.sentence import say
from game.core.values import Outcome, Score
from game.core.yaml_file import Document, KeyPath
from game.encyclopedia.box import AUTOMAS, Box
from game.encyclopedia.data import Figures
from game.encyclopedia.model import CONTINENTS, GOODS
from game.encyclopedia.result import settle
from game.encyclopedia.scoring import score_automa, score_player
from game.encyclopedia.sheet import box_of, sheet_of

FORMAT: Final = """\
A position lists one to four boards; everything that is left out counts as nothing:

    game: encyclopedia
    players:
      - points: 61                             # on the score track
        cubes: {mammal: 3, forest: 2}          # published cubes by category
        animals: {america: 2}                  # published animals by continent
        experts: {asia: 1, europe: 2}          # all experts by continent, used and covered ones too
        active: [ankshu_ragavan]               # the experts that lie face up
        coins: 3
        tokens: 1                              # expedition tokens
        seals: 2
        reputation: 11                         # the step on the reputation track
      - automa: linne/boudeuse                 # its cards; then its animals and experts by continent
        points: 40
        animals: {africa: 3, asia: 2}
        experts: {africa: 1}

Names are those of data/encyclopedia; options make no difference to the score.
"""
"""How a position is written: what `cabinet score --help` says of it."""


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the boards in the document, or BadData with everything that is impossible in them."""
    reader = _Reader(box_of(figures, options), document)
    boards = reader.read(sheet_of(reader.box))
    for number, board in enumerate(boards):
        reader.check_board(board, ("players", number))
    reader.check_cards(boards)
    reader.stop_if_refused()
    return settle(tuple(reader.score(board) for board in boards), [_published(board) for board in boards])


def _published(board: Entries) -> int:
    """The animals that count in a tie; an Automa publishes nothing."""
    return 0 if board["automa"] >= 0 else sum(board["animals"])


class _Reader(PositionReader):
    """Reads boards."""

    def __init__(self, box: Box, document: Document) -> None:
        super().__init__(document)
        self.box = box

    def check_board(self, board: Entries, path: KeyPath) -> None:
        """Refuse more experts face up than there are of their continents, and too far a step."""
        for land, name in enumerate(CONTINENTS):
            count = sum(self.box.experts.continent[expert] == land for expert in board["active"])
            if count > board["experts"][land]:
                few = say("is {most}, but {n} lie face up", most=board["experts"][land], n=count)
                self.refuse((*path, "experts", name), few)
        if board["reputation"] > self.box.last_step:
            self.refuse((*path, "reputation"), say("the track ends at {most}", most=self.box.last_step))

    def check_cards(self, boards: Sequence[Entries]) -> None:
        """Refuse more cards than there are, and an expert in two places."""
        kinds = ((ANIMALS, "animals", self.box.continent), (EXPERTS, "experts", self.box.experts.continent))
        for land, name in enumerate(CONTINENTS):
            for sentence, key, lands in kinds:
                count, most = sum(board[key][land] for board in boards), lands.count(land)
                if count > most:
                    self.refuse(("players",), say(sentence, n=count, name=name, most=most))
        active = [expert for board in boards for expert in board["active"]]
        for expert in sorted(set(active)):
            if active.count(expert) > 1:
                self.refuse(("players",), say("{name} lies face up twice", name=self.box.experts.ids[expert]))

    def score(self, board: Entries) -> Score:
        """The score of one board."""
        goods = [board[name] for name in GOODS]
        if board["automa"] >= 0:
            card = self.box.figures.automas.scorings[AUTOMAS[board["automa"]].partition("/")[2]]
            return score_automa(card, goods, board["animals"], board["experts"])
        held = [*board["cubes"], *board["animals"], *board["experts"]]
        return score_player(self.box, goods, held, board["active"])


ANIMALS: Final = "hold {n} animals of {name}, but there are only {most}"
EXPERTS: Final = "hold {n} experts of {name}, but there are only {most}"
