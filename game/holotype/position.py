"""End positions of Holotype as people write them down: checked against the rules, then scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.position import Entries, PositionReader
from game.core.sentence import say
from game.core.values import Outcome, Score
from game.core.yaml_file import Document, KeyPath
from game.holotype.box import Box
from game.holotype.data import Figures
from game.holotype.model import AREAS, SEATS, TRACES
from game.holotype.scoring import score_cards, settle
from game.holotype.sheet import sheet_of

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


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the players in the document, or BadData with everything that is impossible in them."""
    reader = _Reader(document)
    seats = len(reader.seats("players", SEATS))
    reader.stop_if_refused()
    box = Box(figures, max(2, seats), options)
    players = reader.read(sheet_of(box))
    reader.check_cards(box, players)
    reader.check_table(box, players)
    reader.stop_if_refused()
    scores = tuple(_score(box, player, marks) for player, marks in zip(players, _marks(box, players), strict=True))
    return settle(scores, [player["research"] for player in players])


def _score(box: Box, player: Entries, marks: int) -> Score:
    published, hand = (sum(1 << card for card in player[key]) for key in ("holotypes", "hand"))
    return score_cards(box, published, marks, player["contributions"], player["personal"], hand)


def _marks(box: Box, players: list[Entries]) -> list[int]:
    """The masks of the players' traces, each kind from cards of its own."""
    free = list(range(len(box.cards.trace_kind)))
    marks = [0] * len(players)
    for number, player in enumerate(players):
        for kind in player["traces"]:
            trace = next(one for one in free if box.cards.trace_kind[one] == kind)
            free.remove(trace)
            marks[number] |= 1 << trace
    return marks


class _Reader(PositionReader):
    """Reads players."""

    def check_cards(self, box: Box, players: list[Entries]) -> None:
        """Refuse cards in two places and traces that there are not, or that had no Holotype to go with."""
        seen: set[int] = set()
        used = [0] * len(TRACES)
        for number, player in enumerate(players):
            path: KeyPath = ("players", number)
            for key in ("holotypes", "hand"):
                for card in player[key]:
                    if card in seen:
                        self.refuse((*path, key), say("{name} is in two places", name=box.cards.ids[card]))
                    seen.add(card)
            self._check_traces(box, player, (*path, "traces"), used)

    def _check_traces(self, box: Box, player: Entries, path: KeyPath, used: list[int]) -> None:
        """Refuse more traces than there are; `used` are those of the players before, by kind."""
        land = sum(not box.cards.marine >> card & 1 for card in player["holotypes"])
        count = len(player["traces"])
        if count > land:
            self.refuse(
                path, say("more Trace Fossils ({n}) than Holotypes that can have one ({most})", n=count, most=land)
            )
        for kind in player["traces"]:
            used[kind] += 1
            if used[kind] == box.cards.trace_kind.count(kind) + 1:
                self.refuse(path, say("there are only {most} of {name}", most=used[kind] - 1, name=TRACES[kind]))

    def check_table(self, box: Box, players: list[Entries]) -> None:
        """Refuse what no game of so many players can come to."""
        if sum(len(player["holotypes"]) for player in players) > box.end:
            self.refuse(("players",), say("hold more than {most} Holotypes, at which the game ends", most=box.end))
        areas = box.laid_out * AREAS
        if sum(player["contributions"] for player in players) > areas and not box.basal:
            self.refuse(("players",), say("have more contributions than there are areas ({most})", most=areas))
        kept: set[int] = set()
        for number, player in enumerate(players):
            if player["personal"] in kept:
                twice = say("{name} is kept by two players", name=box.personal_ids[player["personal"]])
                self.refuse(("players", number, "personal"), twice)
            kept |= {player["personal"]} - {-1}
