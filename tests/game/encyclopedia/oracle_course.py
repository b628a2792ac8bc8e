"""The course of the plain model: set-up, rounds, turns and Automas."""

from __future__ import annotations

from collections import Counter

from tests.game.encyclopedia.oracle import Course, Dice
from tests.game.encyclopedia.oracle_actions import Actions
from tests.game.encyclopedia.oracle_figures import (
    ANIMALS,
    AUTOMAS,
    COLOUR_OF,
    EXPERTS,
    LAND_OF,
    LANDS,
    PAID,
    SPACES,
    STARS,
    passed,
)

START = {2: (3, 8), 3: (3, 6, 9), 4: (3, 6, 10, 14)}
"""Coins at the start by seats, in turn order."""


class Game(Actions):
    """The whole game as one course of questions."""

    def run(self) -> Course:
        """From the set-up to the end of the last round."""
        self.first = self.event("first_player").seat
        for player in self.players:
            if player.automa:
                player.priority = str(self.event("priorities")["order"]).split()
        self.refill()
        for place, seat in enumerate(self.order()):
            self.players[seat].goods.update(coins=START[len(self.players)][place], tokens=1)
        self.drafting = True
        for seat in reversed(self.order()):
            yield from self.take(seat, "animal")
            yield from self.take(seat, "animal")
        self.drafting = False
        self.refill()
        for number in range(1, self.rounds + 1):
            self.round = number
            yield from self.play_round()

    def play_round(self) -> Course:
        """New displays, the round token, dice, turns, and actions for seals."""
        token = str(self.event("round")["token"])
        self.banked = False
        self.sailed, self.used = Counter(), Counter()
        if self.round > 1:
            self.animals[:], self.experts[:] = [""] * len(self.animals), [""] * len(self.experts)
            self.refill()
        for seat in self.order():
            if token in ("expert", "animal"):
                yield from self.take(seat, token)
            else:
                self.gain(seat, "tokens", token == "tokens")
                self.gain(seat, "coins", 3 * (token == "coins"))
        if token in ("expert", "animal"):
            self.refill()
        yield from self.place_dice(5 if token == "die" else 4)
        seat = self.first
        while any(player.dice for player in self.players):
            yield from self.turn(seat)
            seat = (seat + 1) % len(self.players)
        for seat in self.order():
            yield from self.extra(seat)

    def place_dice(self, count: int) -> Course:
        """Everyone rolls; Automas sort their dice, players put each where they like."""
        rolls: dict[int, list[Dice]] = {}
        for seat in self.order():
            names = [name.split() for name in str(self.event("rolled")["dice"]).split(", ")]
            rolls[seat] = [(LAND_OF[colour], int(value)) for colour, value in names]
            assert len(rolls[seat]) == count
        for seat, dice in rolls.items():
            player = self.players[seat]
            if player.automa:
                dice.sort(key=lambda die: (die[1], -player.priority.index(die[0])))
                player.dice = [(die, min(slot, 3), slot) for slot, die in enumerate(dice)]
                continue
            for number, die in enumerate(dice):
                taken = {space for _, space, _ in player.dice}
                free = set(range(4)) - taken
                spaces = range(4) if count - number > len(free) else sorted(free)
                answer = yield seat, "place_die", [f"put {SPACES[space]}" for space in spaces]
                space = SPACES.index(answer.split()[1])
                player.dice.append((die, space, 4 if space in taken else space))

    def turn(self, seat: int) -> Course:
        """Take a die and act; then cards that are owed are taken."""
        player = self.players[seat]
        every = [(owner, die) for owner, other in enumerate(self.players) for die in other.dice]
        if player.automa:
            self.take_die(seat, *min(every, key=lambda entry: self.liking(seat, *entry)))
            yield from self.automa_acts(seat)
        else:
            names = {f"take seat{owner + 1}.{(*SPACES, 'shared')[die[2]]}": (owner, die) for owner, die in every}
            for owner, other in enumerate(self.players):
                if len({die[:2] for die in other.dice}) < len(other.dice):
                    del names[f"take seat{owner + 1}.shared"]
            while (answer := (yield seat, "take_die", [*names, *self.kept(seat)])) not in names:
                yield from self.use_kept(seat, answer.split()[1])
            self.take_die(seat, *names[answer])
            yield from self.action(seat)
        yield from self.finish(seat)

    def liking(self, seat: int, owner: int, die: tuple[Dice, int, int]) -> tuple[int, ...]:
        """How an Automa orders dice: value, priority, payment, own ones first, then seats and spaces."""
        (land, value), space, slot = die
        own = owner == seat
        return -value, self.players[seat].priority.index(land), 0 if own else space, not own, owner, slot

    def take_die(self, seat: int, owner: int, die: tuple[Dice, int, int]) -> None:
        """Take a die; another owner is paid."""
        self.players[owner].dice.remove(die)
        if owner != seat:
            self.gain(owner, *PAID[die[1]])
        self.land, self.value = die[0]
        self.used[self.land] += 1

    def finish(self, seat: int) -> Course:
        """Cards that are owed: first the seat's own."""
        while self.pending:
            yield from self.own_cards(seat)
            if self.pending:
                yield from self.take(*self.pending.pop(0))

    def extra(self, seat: int) -> Course:
        """One more action for a seal."""
        player = self.players[seat]
        if player.automa:
            return
        colours = [f"extra {COLOUR_OF[land]}" for land in LANDS if self.used[land]]
        last, answer = self.round == self.rounds, "seal coins"
        while (answer == "seal coins" or answer.startswith("use")) and self.could_act(seat, last):
            for_seals = [*colours, *["seal coins"] * last] if player.goods["seals"] else []
            answer = yield seat, "extra", ["pass", *for_seals, *self.kept(seat)]
            if answer == "seal coins":
                player.goods.update(seals=-1, coins=5)
            elif answer.startswith("use"):
                yield from self.use_kept(seat, answer.split()[1])
        if answer.startswith("extra"):
            player.goods["seals"] -= 1
            colour, value = str(self.event("rolled_again")["die"]).split()
            self.land, self.value = LAND_OF[colour], int(value)
            yield from self.action(seat)
            yield from self.finish(seat)
            if last:
                yield from self.last_word(seat)

    def last_word(self, seat: int) -> Course:
        """What one more action of the last round has brought can still be changed: seals into coins, experts used."""
        goods, answer = self.players[seat].goods, ""
        while answer != "pass" and (goods["seals"] or self.kept(seat)):
            answer = yield seat, "last", ["pass", *["seal coins"] * (goods["seals"] > 0), *self.kept(seat)]
            if answer == "seal coins":
                goods.update(seals=-1, coins=5)
            elif answer != "pass":
                yield from self.use_kept(seat, answer.split()[1])

    def could_act(self, seat: int, last: bool) -> bool:
        """Whether a seal is there, or an expert that could bring one or will never be used otherwise."""
        goods, kept = self.players[seat].goods, [EXPERTS[answer.split()[1]] for answer in self.kept(seat)]
        steps = sum(card["amount"] for card in kept if card["gain"] == "reputation")
        return bool(goods["seals"] or (last and kept) or 15 in passed(goods["reputation"], steps))

    def automa_acts(self, seat: int) -> Course:
        """All steps of a row."""
        player = self.players[seat]
        assert player.automa is not None
        row = AUTOMAS["behaviours"][player.automa[0]]["rows"][self.value]
        if row["place"] == "bank":
            self.bank_token(seat)
        for kind in ("animal", "expert"):
            if row.get(f"{kind}s"):
                yield from self.take(seat, kind)
        for good in ("coins", "tokens", "seals", "reputation"):
            self.gain(seat, good, row.get(good, 0))
        if row["place"] == "expedition":
            homes = Counter(ANIMALS[name]["continent"] for name in player.study)
            free = [land for land in player.priority if self.sailed[land] < len(STARS)]
            for land in sorted(free, key=lambda land: -homes[land])[:1]:
                self.gain(seat, "reputation", STARS[self.sailed[land]])
                self.sailed[land] += 1
            self.gain(seat, "points", player.goods["tokens"] * row["per_token"])
            player.goods["tokens"] = 0
        yield from self.own_cards(seat)
