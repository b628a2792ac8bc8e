"""The end of the plain model: what a seat is worth, and who wins."""

from __future__ import annotations

from collections import Counter

from tests.game.encyclopedia.oracle import Model, Player
from tests.game.encyclopedia.oracle_figures import ANIMALS, AUTOMAS, COLLECTION, EXPERTS


def score(player: Player) -> int:
    """All points of a seat."""
    return _automa_score(player, player.automa[1]) if player.automa else _player_score(player)


def _player_score(player: Player) -> int:
    goods, cubes = player.goods, Counter(player.cubes)
    total = goods["points"] + 4 * goods["seals"] + goods["coins"] // 2 + goods["tokens"]
    counted = {**goods, "experts": len(player.active) + len(player.retired)}
    for card in (EXPERTS[name] for name in player.active):
        if card["kind"] == "end_cubes":
            cubes[card["of"]] += card["amount"]
        elif card["kind"] == "end_points":
            total += counted.get(card["of"], 0) // card.get("per", 1) * card["amount"]
    lands = [ANIMALS[name]["continent"] for name in player.published]
    lands += [EXPERTS[name]["continent"] for name in player.active + player.retired]
    return total + sum(COLLECTION[min(8, count)] for count in [*cubes.values(), *Counter(lands).values()])


def _automa_score(player: Player, scoring: str) -> int:
    card, goods = AUTOMAS["scorings"][scoring], player.goods
    animals = Counter(ANIMALS[name]["continent"] for name in player.study)
    experts = Counter(EXPERTS[name]["continent"] for name in player.retired)
    total = sum((count + experts[land]) * count for land, count in animals.items())
    largest = sorted(experts.values(), reverse=True)[:3]
    total += sum(count * points for count, points in zip(largest, card["experts"], strict=False))
    coins = goods["coins"] // card["per_coins"] * card["coins"]
    return int(goods["points"] + total + coins + goods["tokens"] * card["token"] + goods["seals"] * card["seal"])


def winners(model: Model) -> tuple[int, ...]:
    """Most points, then most published animals."""
    ranks = [(score(player), len(player.published)) for player in model.players]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
