"""The course of Cubosaurs once more, written from the rulebook alone and as plainly as possible.

Chance is not modelled: what is dealt, drawn and revealed is read off the game's events and believed if it can be.
"""

from __future__ import annotations

from game.core.values import Event
from tests.game.cubosaurs.oracle_score import has_icon, kind_of, round_points

COSTS = {
    "types": 6, "eggs": 4, "draw": 4, "free": 3, "forbidden": 3, "destroy": 4, "destroy_other": 5, "steal": 6,
    "give": 4, "swap": 6,
}  # fmt: skip
INTERACTION = {"destroy_other", "steal", "give", "swap"}
QUESTIONS = ("destroy", "destroy_other", "steal", "give", "swap", "forbidden")
"""The tiles that ask their buyer for something."""


class Oracle:
    """A game: collections, the hand, tokens, tiles, and who is asked what."""

    def __init__(self, names: list[str], box: list[str], seats: int, rounds: int, tiles: set[str], tokens: int) -> None:
        """A game of so many rounds; `names` are those of the cards by number, `box` holds every single card."""
        self.names, self.box, self.seats, self.rounds, self.tiles = names, box, seats, rounds, tiles
        self.supply = tokens
        self.tokens = [0] * seats
        self.market: list[str] = [""] * min(seats + 1, len(tiles))
        self.round = 0
        self.past: list[list[int]] = []
        self.owed: list[int] = []
        self.turn = -1
        self.drawn: list[str] = []
        self.over = False

    def follow(self, events: list[Event]) -> None:
        """Take up what chance has brought: cards that were drawn, and what a new round begins with."""
        self.drawn += [self.names[event.number("card")] for event in events if event.kind == "drew"]
        self.dealt = [(event.seat, self.names[event.number("card")]) for event in events if event.kind == "dealt"]
        self.revealed = {event.number("place"): str(event["tile"]) for event in events if event.kind == "revealed"}

    def begin(self, events: list[Event]) -> None:
        """Begin the game; chance decides who is first."""
        self.follow(events)
        self._begin_round(next(event.seat for event in events if event.kind == "round"))
        self._settle()

    def _begin_round(self, starter: int) -> None:
        """Ten cards for each player make the deck, four of them everyone's collection; the market is filled up."""
        self.unseen = sorted(self.box)
        self.deck = 10 * self.seats
        self.collections: list[list[str]] = [[] for _ in range(self.seats)]
        self.bought: list[list[str]] = [[] for _ in range(self.seats)]
        self.gone: list[str] = []
        self.hand: list[str] = []
        self.question, self.chosen, self.has_bought = "", (-1, ""), False
        self.owed = []
        assert set(self.revealed) == {place for place, tile in enumerate(self.market) if not tile}
        for place, tile in self.revealed.items():
            assert tile in self.tiles - set(self.market)
            self.market[place] = tile
        order = [(starter + step * self.direction) % self.seats for step in range(self.seats)]
        assert [seat for seat, _ in self.dealt] == [seat for seat in order for _ in range(4)]
        for seat, card in self.dealt:
            self._see(card)
            self._enter(seat, card)
        self.turn = starter

    @property
    def direction(self) -> int:
        """Every second round goes counter-clockwise."""
        return -1 if self.round % 2 else 1

    def _see(self, card: str) -> None:
        """A card leaves the deck."""
        self.unseen.remove(card)
        self.deck -= 1

    def _enter(self, seat: int, card: str) -> None:
        """A card comes into a collection and earns its owner a token."""
        self.collections[seat].append(card)
        if self.tiles and has_icon(card):
            self.owed.append(seat)

    def _settle(self) -> None:
        """Pay tokens as long as nobody has to choose who gives them, then go on: a hand is needed for a turn."""
        while self.owed:
            seat = self.owed[0]
            rich = [other for other in range(self.seats) if other != seat and self.tokens[other]]
            if not self.supply and len(rich) > 1:
                return
            self._pay(seat, rich[0] if rich else -1)
        if not self.hand and not self.over:
            if self.deck:
                self._draw()
            else:
                self._end_round()

    def _pay(self, seat: int, giver: int) -> None:
        """The next token that is owed: from the supply, else from an opponent, else there is none."""
        self.owed.pop(0)
        if self.supply:
            self.supply -= 1
        elif giver >= 0:
            self.tokens[giver] -= 1
        else:
            return
        self.tokens[seat] += 1

    def _draw(self) -> None:
        card = self.drawn.pop(0)
        self._see(card)
        self.hand.append(card)

    def _end_round(self) -> None:
        """Score; the fewest points begin the next round, in a tie whose turn would have come first."""
        points = [round_points(self.collections, seat, self.bought[seat]) for seat in range(self.seats)]
        self.past.append(points)
        if len(self.past) == self.rounds:
            self.over = True
            return
        order = [(self.turn + step * self.direction) % self.seats for step in range(self.seats)]
        starter = min(order, key=lambda seat: points[seat])
        self.round += 1
        self._begin_round(starter)
        self._settle()

    def asked(self) -> tuple[int, str]:
        """Who is asked what; nobody at the end."""
        if self.over:
            return -1, ""
        return (self.owed[0], "token") if self.owed else (self.turn, self.question or "turn")

    def options(self) -> set[str]:
        """Everything that may be done now."""
        seat, question = self.asked()
        own, others = self.collections[seat], [other for other in range(self.seats) if other != seat]
        theirs = [f"{other} {card}" for other in others for card in self.collections[other]]
        if question == "token":
            return {f"token {other}" for other in others if self.tokens[other]}
        if question == "turn":
            return {"keep", *self._refusals(own), *self._sales(seat)}
        if question == "give_to":
            return {f"to {other}" for other in others}
        if question in ("destroy_other", "steal", "swap"):
            return {f"{question.removesuffix('_other')} {which}" for which in theirs}
        word = {"forbidden": "refuse", "swap_own": "give"}.get(question, question)
        return {f"{word} {card}" for card in own}

    def _refusals(self, own: list[str]) -> set[str]:
        """A card of a type that is not in the hand may be added."""
        types = {kind_of(card) for card in self.hand}
        return {f"refuse {card}" for card in own if kind_of(card) not in types}

    def _sales(self, seat: int) -> set[str]:
        """One tile a turn, if it can be paid and its effect be carried out."""
        if self.has_bought:
            return set()
        own, types = self.collections[seat], {kind_of(card) for card in self.hand}
        theirs = any(self.collections[other] for other in range(self.seats) if other != seat)
        possible = {
            "draw": self.deck > 0,
            "forbidden": any(kind_of(card) in types for card in own),
            "destroy": bool(own),
            "destroy_other": theirs,
            "steal": theirs,
            "give": bool(own),
            "swap": bool(own) and theirs,
        }
        return {
            f"buy {tile}"
            for tile in self.market
            if tile and self.tokens[seat] >= COSTS[tile] and possible.get(tile, True)
        }

    def play(self, text: str, events: list[Event]) -> None:
        """Carry out an action; of the events only chance is read."""
        assert text in self.options()
        self.follow(events)
        seat, question = self.asked()
        word, _, rest = text.partition(" ")
        if word == "token":
            self._pay(seat, int(rest))
        elif word == "keep":
            for card in self.hand:
                self._enter(seat, card)
            self._pass_on([])
        elif word == "refuse":
            self.collections[seat].remove(rest)
            self._pass_on([*self.hand, rest])
        elif word == "buy":
            self._buy(seat, rest)
        else:
            self._effect(seat, question, rest)
        self._settle()
        assert not self.drawn, "a card was drawn that nobody asked for"

    def _pass_on(self, hand: list[str]) -> None:
        """The next player's turn begins, with this hand."""
        self.hand, self.question, self.has_bought = hand, "", False
        self.turn = (self.turn + self.direction) % self.seats

    def _buy(self, seat: int, tile: str) -> None:
        """Pay the tile and begin its effect."""
        self.tokens[seat] -= COSTS[tile]
        self.supply += COSTS[tile]
        self.market[self.market.index(tile)] = ""
        self.bought[seat].append(tile)
        self.has_bought = True
        if tile == "draw":
            self._draw()
        elif tile == "free":
            self._pass_on(self.hand)
        elif tile in QUESTIONS:
            self.question = tile

    def _effect(self, seat: int, question: str, rest: str) -> None:
        """An answer to what a tile asks."""
        self.question = ""
        number, _, card = rest.partition(" ")
        if question == "destroy":
            self._take(seat, rest, -1)
        elif question == "destroy_other":
            self._take(int(number), card, -1)
        elif question == "steal":
            self._take(int(number), card, seat)
        elif question == "give" and self.seats > 2:
            self.question, self.chosen = "give_to", (seat, rest)
        elif question in ("give", "give_to"):
            self._take(seat, *(((rest, 1 - seat)) if question == "give" else (self.chosen[1], int(rest))))
        elif question == "swap":
            self.question, self.chosen = "swap_own", (int(number), card)
        else:
            other, wanted = self.chosen
            self.collections[seat].remove(rest)
            self._take(other, wanted, seat)
            self._enter(other, rest)

    def _take(self, owner: int, card: str, taker: int) -> None:
        """A card leaves a collection, for another one or for those set aside (-1)."""
        self.collections[owner].remove(card)
        if taker >= 0:
            self._enter(taker, card)
        else:
            self.gone.append(card)

    def totals(self) -> list[int]:
        """Everyone's points if the game ended now: all rounds, and one for every two tokens."""
        now = [] if self.over else [[round_points(self.collections, s, self.bought[s]) for s in range(self.seats)]]
        return [sum(row[seat] for row in self.past + now) + self.tokens[seat] // 2 for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        """Most points, then most points in the last round, then shared."""
        totals = self.totals()
        ranks = [(totals[seat], self.past[-1][seat]) for seat in range(self.seats)]
        return tuple(seat for seat in range(self.seats) if ranks[seat] == max(ranks))
