"""End positions of Holotype as people write them down: checked against the rules, then scored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.core.position import PositionReader
from game.core.values import Outcome, Score
from game.core.yaml_file import Document, KeyPath
from game.holotype.box import Box
from game.holotype.data import Figures
from game.holotype.model import AREAS, SEATS, TRACES
from game.holotype.scoring import score_cards, settle

FORMAT: Final = """\
A position lists one to five players; every key of a player may be left out:

    game: holotype
    options: {basal: "no"}
    players:
      - holotypes: [allosaurus, stegosaurus]   # published Specimens, by id
        traces: [amber]                        # published traces, by kind
        contributions: 2                       # discs on Global Objectives
        personal: theropod_taxonomy            # the Personal Objective that was kept
        hand: [triceratops]                    # Specimens left in hand
        research: 3                            # research cubes left, for ties

Ids are those of data/holotype. A card cannot be in two places, traces need Holotypes that are no Marine Reptiles, and
the Basal variant knows neither contributions nor personal objectives.
"""
"""How a position is written: what `cabinet score --help` says of it."""

KEYS: Final = ("holotypes", "traces", "contributions", "personal", "hand", "research")
"""The keys of a player."""


@dataclass
class _Player:
    """What one player has at the end, by numbers."""

    holotypes: list[int] = field(default_factory=list)
    traces: list[int] = field(default_factory=list)
    contributions: int = 0
    personal: int = -1
    hand: list[int] = field(default_factory=list)
    research: int = 0


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the players in the document, or BadData with everything that is impossible in them."""
    reader = _Reader(document)
    entries = reader.seats("players", SEATS)
    reader.stop_if_refused()
    box = Box(figures, max(2, len(entries)), options)
    players = [reader.player(box, data, ("players", number)) for number, data in enumerate(entries)]
    reader.check_cards(box, players)
    reader.check_table(box, players)
    reader.stop_if_refused()
    scores = tuple(_score(box, player, marks) for player, marks in zip(players, _marks(box, players), strict=True))
    return settle(scores, [player.research for player in players])


def _score(box: Box, player: _Player, marks: int) -> Score:
    published, hand = (sum(1 << card for card in cards) for cards in (player.holotypes, player.hand))
    return score_cards(box, published, marks, player.contributions, player.personal, hand)


def _marks(box: Box, players: list[_Player]) -> list[int]:
    """The masks of the players' traces, each kind from cards of its own."""
    free = list(range(len(box.cards.trace_kind)))
    marks = [0] * len(players)
    for number, player in enumerate(players):
        for kind in player.traces:
            trace = next(one for one in free if box.cards.trace_kind[one] == kind)
            free.remove(trace)
            marks[number] |= 1 << trace
    return marks


class _Reader(PositionReader):
    """Reads players."""

    def player(self, box: Box, data: object, path: KeyPath) -> _Player:
        """One player's cards and cubes."""
        if not isinstance(data, dict):
            self.refuse(path, f"must be a mapping with some of {', '.join(KEYS)}")
            return _Player()
        self.keys(data, KEYS, path)
        return _Player(
            holotypes=self.named(data.get("holotypes"), box.cards.ids, (*path, "holotypes"), "Specimen"),
            traces=self.named(data.get("traces"), TRACES, (*path, "traces"), "trace"),
            contributions=self.number(data.get("contributions"), (*path, "contributions"), box.discs),
            personal=self._personal(box, data.get("personal"), (*path, "personal")),
            hand=self.named(data.get("hand"), box.cards.ids, (*path, "hand"), "Specimen"),
            research=self.number(data.get("research"), (*path, "research"), 999),
        )

    def _personal(self, box: Box, data: object, path: KeyPath) -> int:
        """The number of a Personal Objective, -1 if it is left out."""
        if data is None:
            return -1
        if not isinstance(data, str) or data not in box.personal_ids:
            self.refuse(path, f"there is no Personal Objective '{data}'")
            return -1
        return box.personal_ids.index(data)

    def check_cards(self, box: Box, players: list[_Player]) -> None:
        """Refuse cards in two places and traces that there are not, or that had no Holotype to go with."""
        seen: dict[int, KeyPath] = {}
        used = [0] * len(TRACES)
        for number, player in enumerate(players):
            path: KeyPath = ("players", number)
            for key, cards in (("holotypes", player.holotypes), ("hand", player.hand)):
                for card in cards:
                    if card in seen:
                        self.refuse((*path, key), f"{box.cards.ids[card]} is in two places")
                    seen[card] = path
            land = sum(not box.cards.marine >> card & 1 for card in player.holotypes)
            if len(player.traces) > land:
                self.refuse((*path, "traces"), f"{len(player.traces)} traces, but only {land} Holotypes can have one")
            for kind in player.traces:
                used[kind] += 1
                if used[kind] == box.cards.trace_kind.count(kind) + 1:
                    self.refuse((*path, "traces"), f"there are only {used[kind] - 1} cards of {TRACES[kind]}")

    def check_table(self, box: Box, players: list[_Player]) -> None:
        """Refuse what no game of so many players can come to."""
        if sum(len(player.holotypes) for player in players) > box.end:
            self.refuse(("players",), f"hold more than {box.end} Holotypes, at which the game ends")
        if sum(player.contributions for player in players) > box.laid_out * AREAS and not box.basal:
            self.refuse(("players",), f"have more contributions than there are areas ({box.laid_out * AREAS})")
        kept: set[int] = set()
        for number, player in enumerate(players):
            path: KeyPath = ("players", number)
            if box.basal and (player.contributions or player.personal >= 0):
                self.refuse(path, "the Basal variant has neither contributions nor Personal Objectives")
            if player.personal in kept:
                self.refuse((*path, "personal"), f"{box.personal_ids[player.personal]} is kept by two players")
            kept |= {player.personal} - {-1}
