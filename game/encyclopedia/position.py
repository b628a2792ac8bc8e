"""End positions of Encyclopedia as people write them down: checked against the rules, then scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.position import PositionReader
from game.core.values import Outcome, Score
from game.core.yaml_file import Document, KeyPath
from game.encyclopedia.box import AUTOMAS, PLAYER, Box
from game.encyclopedia.data import Figures
from game.encyclopedia.model import CATEGORIES, CHAIRS, CONTINENTS, GOODS, LANDS
from game.encyclopedia.result import settle
from game.encyclopedia.scoring import score_automa, score_player

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

MOST: Final = 999
"""No count of a board is larger."""

MOST_SEATS: Final = 4

_OWN: Final = ("points", "cubes", "animals", "experts", "active", "coins", "tokens", "seals", "reputation")
_AUTOMA: Final = ("automa", "points", "animals", "experts", "coins", "tokens", "seals")


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the boards in the document, or BadData with everything that is impossible in them."""
    plain = {**options, **{f"seat{number}": PLAYER for number in (2, 3, 4)}}
    reader = _Reader(Box(figures, MOST_SEATS, plain), document)
    written = reader.seats("players", MOST_SEATS)
    reader.stop_if_refused()
    boards = [reader.board(data, number) for number, data in enumerate(written)]
    reader.check_cards(boards)
    reader.stop_if_refused()
    return settle(tuple(reader.score(board) for board in boards), [board.published() for board in boards])


class Board:
    """One board as it was read."""

    def __init__(self) -> None:
        self.automa = ""
        self.goods = [0] * len(GOODS)
        self.cubes = [0] * len(CATEGORIES)
        self.animals = [0] * LANDS
        self.experts = [0] * LANDS
        self.active: list[int] = []

    def published(self) -> int:
        """The animals that count in a tie; an Automa publishes nothing."""
        return 0 if self.automa else sum(self.animals)


class _Reader(PositionReader):
    """Reads boards."""

    def __init__(self, box: Box, document: Document) -> None:
        super().__init__(document)
        self.box = box

    def board(self, data: object, number: int) -> Board:
        """One board, with everything in it that can be read."""
        board, path = Board(), ("players", number)
        if not isinstance(data, dict):
            self.refuse(path, "must be a mapping of what is on the board")
            return board
        allowed = _AUTOMA if "automa" in data else _OWN
        self.keys(data, allowed, path, "key here")
        board.automa = self._automa(data.get("automa"), (*path, "automa"))
        board.goods = [self.number(data.get(name), (*path, name), MOST) for name in GOODS]
        board.cubes = self._counts(data.get("cubes"), CATEGORIES, (*path, "cubes"))
        board.animals = self._counts(data.get("animals"), CONTINENTS, (*path, "animals"))
        board.experts = self._counts(data.get("experts"), CONTINENTS, (*path, "experts"))
        board.active = self.named(data.get("active"), self.box.experts.ids, (*path, "active"), "expert")
        self._check_board(board, path)
        return board

    def _automa(self, text: object, path: KeyPath) -> str:
        if text is not None and text not in AUTOMAS:
            self.refuse(path, f"there is no such Automa (there are: {', '.join(AUTOMAS)})")
            return AUTOMAS[0]
        return text if isinstance(text, str) else ""

    def _counts(self, data: object, names: Sequence[str], path: KeyPath) -> list[int]:
        """Counts by name."""
        if data is None:
            return [0] * len(names)
        if not isinstance(data, dict):
            self.refuse(path, "must be a mapping of names to numbers")
            return [0] * len(names)
        self.keys(data, names, path, "name")
        return [self.number(data.get(name), (*path, name), MOST) for name in names]

    def _check_board(self, board: Board, path: KeyPath) -> None:
        """Refuse more experts face up than there are places or experts of their continents, and too far a step."""
        if len(board.active) > CHAIRS:
            self.refuse((*path, "active"), f"at most {CHAIRS} experts lie face up")
        for land, name in enumerate(CONTINENTS):
            count = sum(self.box.experts.continent[expert] == land for expert in board.active)
            if count > board.experts[land]:
                self.refuse((*path, "experts", name), f"is {board.experts[land]}, but {count} lie face up")
        last = self.box.last_step
        if board.goods[GOODS.index("reputation")] > last:
            self.refuse((*path, "reputation"), f"the track ends at {last}")

    def check_cards(self, boards: Sequence[Board]) -> None:
        """Refuse more cards than there are, and an expert in two places."""
        for land, name in enumerate(CONTINENTS):
            for kind, lands in (("animals", self.box.continent), ("experts", self.box.experts.continent)):
                count = sum((board.animals if kind == "animals" else board.experts)[land] for board in boards)
                if count > lands.count(land):
                    self.refuse(("players",), f"hold {count} {kind} of {name}, but there are only {lands.count(land)}")
        active = [expert for board in boards for expert in board.active]
        for expert in sorted(set(active)):
            if active.count(expert) > 1:
                self.refuse(("players",), f"{self.box.experts.ids[expert]} lies face up twice")

    def score(self, board: Board) -> Score:
        """The score of one board."""
        if board.automa:
            card = self.box.figures.automas.scorings[board.automa.partition("/")[2]]
            return score_automa(card, board.goods, board.animals, board.experts)
        return score_player(self.box, board.goods, [*board.cubes, *board.animals, *board.experts], board.active)
