"""A second, plain model of Encyclopedia: seats, cards, reputation, scores; written from the rules, not from the engine.

It works with names and reads the YAML figures itself. What chance decides (dice, cards of decks) it takes from the
engine's events. A choice is asked for by yielding `Ask` and is answered with the text of an action.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field

from game.core.values import Event
from tests.game.encyclopedia.oracle_figures import ANIMALS, COST, EXPERTS, NEEDED, helps, passed, strength_of

Ask = tuple[int, str, list[str]]
"""A seat, what it is asked, and the texts of all answers."""

Course = Generator[Ask, str, None]
Dice = tuple[str, int]


@dataclass
class Player:
    """A seat. `dice` are dice with their space and slot; `study` holds the Types with cubes of every animal."""

    goods: Counter[str] = field(default_factory=Counter)
    dice: list[tuple[Dice, int, int]] = field(default_factory=list)
    study: dict[str, set[int]] = field(default_factory=dict)
    published: list[str] = field(default_factory=list)
    active: list[str] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)
    cubes: Counter[str] = field(default_factory=Counter)
    automa: tuple[str, str] | None = None
    priority: list[str] = field(default_factory=list)


@dataclass
class Voyage:
    """An expedition under way."""

    seat: int
    land: str
    points: int
    placed: bool = False
    boosted: bool = False

    def owes(self) -> bool:
        """Whether a cube is still to be placed."""
        return self.boosted or not self.placed


class Model:
    """Everything on the table, and what happens to cards and goods."""

    def __init__(self, seats: int, options: Mapping[str, str], events: deque[Event]) -> None:
        self.events = events
        self.players = [Player() for _ in range(seats)]
        self.rounds = int(options.get("rounds", "6"))
        for number in range(1, seats):
            behaviour, _, scoring = options.get(f"seat{number + 1}", "player").partition("/")
            self.players[number].automa = (behaviour, scoring) if scoring else None
        self.first = self.round = 0
        self.banked = self.drafting = self.recoloured = False
        self.hiring = ""
        self.animals: list[str] = []
        self.experts: list[str] = []
        self.pending: list[tuple[int, str]] = []
        self.gone: list[str] = []
        self.sailed: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.land, self.value = "", 0
        self.voyage: Voyage | None = None
        self.choosing = False
        self.publishing = ""

    def event(self, kind: str) -> Event:
        """The next event of a kind."""
        while True:
            found = self.events.popleft()
            if found.kind == kind:
                return found

    def order(self) -> list[int]:
        """All seats from the first player on."""
        count = len(self.players)
        return [(self.first + number) % count for number in range(count)]

    def refill(self) -> None:
        """Lay out what the engine has drawn; cards that were left stay where they are."""
        shown = self.event("display")
        for old, key in ((self.animals, "animals"), (self.experts, "experts")):
            new = str(shown[key]).split()
            assert all(card in ("", new[place]) for place, card in enumerate(old))
            old[:] = new

    def gain(self, seat: int, good: str, amount: int) -> None:
        """Goods, or reputation step by step with its bonuses."""
        goods = self.players[seat].goods
        if good != "reputation":
            goods[good] += amount
            return
        for step in passed(goods["reputation"], amount):
            goods["reputation"] = step
            if step in (3, 9, 15):
                name, number = {3: ("tokens", 1), 9: ("coins", 3), 15: ("seals", 1)}[step]
                goods[name] += number
            elif step in (6, 12):
                self.pending.append((seat, "expert" if step == 6 else "animal"))

    def fire(self, seat: int, kind: str, of: str) -> None:
        """What experts pay each time."""
        for name in self.players[seat].active:
            card = EXPERTS[name]
            if (card["kind"], card["of"]) == (kind, of):
                self.gain(seat, card["gain"], card["amount"])

    def promised(self, seat: int, place: str, gain: str) -> int:
        """What experts would pay for a die on a place."""
        cards = [EXPERTS[name] for name in self.players[seat].active]
        return sum(
            card["amount"] for card in cards if (card["kind"], card["of"], card["gain"]) == ("each_place", place, gain)
        )

    def die(self, seat: int, land: str) -> int:
        """The value of the die in hand if it had the colour of that continent."""
        cards = [EXPERTS[name] for name in self.players[seat].active]
        return self.value + sum(int(card["amount"]) for card in cards if (card["kind"], card["of"]) == ("dice", land))

    def take(self, seat: int, kind: str) -> Course:
        """Take a card from the display, or from the deck if that is empty."""
        player, display = self.players[seat], self.animals if kind == "animal" else self.experts
        shown = [card for card in display if card]
        if player.automa and shown:
            cards = ANIMALS if kind == "animal" else EXPERTS
            card = min(shown, key=lambda name: player.priority.index(cards[name]["continent"]))
        elif shown:
            prompt = "draft" if self.drafting else kind
            answer = yield seat, prompt, [f"{kind} {name}" for name in self.fitting(seat, kind, shown)]
            card = answer.split()[1]
        else:
            card = self.drawn(kind)
        if card in display:
            display[display.index(card)] = ""
        if kind == "animal":
            player.study[card] = set()
        elif player.automa:
            player.retired.append(card)
        else:
            yield from self.hire(seat, card)

    def drawn(self, kind: str) -> str:
        """The card that the engine drew from a deck."""
        while True:
            found = self.event(f"took_{kind}")
            if found["from"] == "deck":
                return str(found[kind])

    def short(self, seat: int) -> int:
        """What the action under way needs more than can be had: the cheapest cube, or the least value of a die."""
        if self.publishing:
            goods = self.players[seat].goods
            return NEEDED[0] - self.die(seat, self.publishing) - goods["coins"] - 5 * goods["seals"]
        assert self.voyage is not None
        player, land = self.players[seat], self.voyage.land
        costs = [
            COST[kind]
            for animal, cubes in player.study.items()
            if ANIMALS[animal]["continent"] == land
            for kind in {1, 2, 3, 4} - cubes
        ]
        return min(costs, default=10**6) - self.voyage.points - self.means(seat)

    def means(self, seat: int) -> int:
        """What a seat's goods can add to an expedition."""
        goods = self.players[seat].goods
        return goods["coins"] + 2 * goods["tokens"] + 5 * goods["seals"]

    def owing(self) -> str:
        """The continent of an expedition or a publication that is still to be completed."""
        voyage = self.voyage
        return voyage.land if voyage is not None and voyage.owes() else self.publishing

    def fitting(self, seat: int, kind: str, shown: list[str]) -> list[str]:
        """The cards on display with which the action under way can be completed."""
        land = self.owing()
        if not land or self.short(seat) <= 0:
            return shown
        if kind == "animal":
            return [card for card in shown if ANIMALS[card]["continent"] == land] or shown
        step = self.players[seat].goods["reputation"]
        short, publishing = self.short(seat), bool(self.publishing)
        return [card for card in shown if self.help_of(seat, card, land, step, publishing) >= short]

    def help_of(self, seat: int, expert: str, land: str, step: int, publishing: bool = False) -> int:
        """The most that a new expert can do for an expedition or a publication."""
        card, active = EXPERTS[expert], self.players[seat].active
        if card["kind"] == "immediate":
            coins = card["gain"] == "coins"
            return int(card["amount"]) if coins else strength_of(passed(step, card["amount"]), publishing)
        least = min((helps(name, land, publishing) for name in active), default=0) if len(active) == 4 else 0
        return max(0, helps(expert, land, publishing) - least)

    def hire(self, seat: int, expert: str) -> Course:
        """Find a place for a new expert."""
        player, immediate = self.players[seat], EXPERTS[expert]["kind"] == "immediate"
        full = len(player.active) == 4
        if not immediate and not full:
            self.seat_down(seat, expert, "")
            return
        options = [f"use {expert}"] if immediate else []
        options += [*(f"cover {name}" for name in player.active), "tuck"] if full else ["keep"]
        self.hiring = expert
        answer = yield seat, "hire", [option for option in options if self.may_hire(seat, expert, option)]
        self.hiring = ""
        if answer in ("tuck", f"use {expert}"):
            player.retired.append(expert)
            if answer != "tuck":
                yield from self.use(seat, expert)
        else:
            self.seat_down(seat, expert, answer.partition(" ")[2])

    def may_hire(self, seat: int, expert: str, option: str) -> bool:
        """Whether the action under way can be completed after that answer."""
        land, publishing = self.owing(), bool(self.publishing)
        if not land:
            return True
        if option.startswith("use"):
            step = self.players[seat].goods["reputation"]
            return self.help_of(seat, expert, land, step, publishing) >= self.short(seat)
        lost = helps(option.split()[1], land, publishing) if option.startswith("cover") else 0
        return (0 if option == "tuck" else helps(expert, land, publishing)) - lost >= self.short(seat)

    def seat_down(self, seat: int, expert: str, covered: str) -> None:
        """Lay an expert face up, over another one or on a free place; an expedition under way changes with it."""
        player = self.players[seat]
        if covered:
            player.active[player.active.index(covered)] = expert
            player.retired.append(covered)
        else:
            player.active.append(expert)
        if self.voyage is not None:
            change = helps(expert, self.voyage.land) - (helps(covered, self.voyage.land) if covered else 0)
            self.voyage.points = max(0, self.voyage.points + change)

    def use(self, seat: int, expert: str) -> Course:
        """Gain what an immediate expert brings."""
        self.gain(seat, EXPERTS[expert]["gain"], EXPERTS[expert]["amount"])
        if not self.choosing:
            yield from self.own_cards(seat)

    def use_kept(self, seat: int, expert: str) -> Course:
        """Use an expert that was kept."""
        self.players[seat].active.remove(expert)
        self.players[seat].retired.append(expert)
        yield from self.use(seat, expert)

    def helped(self, seat: int, answer: str) -> Generator[Ask, str, bool]:
        """Whether an answer was to use an expert or to change a seal, which is then done, so that one asks again."""
        if answer.startswith("use"):
            yield from self.use_kept(seat, answer.split()[1])
        elif answer == "seal coins":
            self.players[seat].goods.update(seals=-1, coins=5)
        return answer.startswith("use") or answer == "seal coins"

    def kept(self, seat: int) -> list[str]:
        """The ways to use experts that were kept."""
        return [f"use {name}" for name in self.players[seat].active if EXPERTS[name]["kind"] == "immediate"]

    def choose(self, seat: int, prompt: str, options: Callable[[], list[str]]) -> Generator[Ask, str, str]:
        """One of several options; experts may be used before, whose cards wait until the choice is made."""
        answer = "use"
        while answer.startswith("use"):
            found = options()
            answer = yield seat, prompt, [*found, *(self.kept(seat) if len(found) > 1 else ())]
            if answer.startswith("use"):
                self.choosing = True
                yield from self.use_kept(seat, answer.split()[1])
                self.choosing = False
        return answer

    def own_cards(self, seat: int) -> Course:
        """Take the bonus cards that a seat is owed."""
        while own := [entry for entry in self.pending if entry[0] == seat]:
            self.pending.remove(own[0])
            yield from self.take(*own[0])
