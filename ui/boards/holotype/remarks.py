"""What the coach points out of a choice in Holotype: whom it touches, what it brings, what can be paid for then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.holotype import forecast, outlook
from game.holotype.model import FIELD_ASSISTANT, LOCATIONS, LOUNGE, PERIODS, WORKERS, HoloAction
from game.holotype.view import HoloView, Mat
from ui.boards.holotype.needs import all_words, good_words, joined
from ui.boards.holotype.visits import visit

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

NAMED_AT_MOST = 3
"""How many cards are named one by one."""

Remark = Callable[["HoloBoard", HoloView, HoloAction], str]


def remark(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """A sentence or two about a choice, '' where there is nothing to say."""
    key = f"done_{view.asked}" if action.kind == "done" else action.kind
    return REMARKS[key](table, view, action) if key in REMARKS else ""


def _mat(view: HoloView) -> Mat:
    """The mat of the seat that is asked."""
    return view.mats[view.to_act]


def _points(table: HoloBoard, card: str) -> str:
    """What a Specimen is worth, in words."""
    return table.say("good.point", n=forecast.specimen(table.box, card).points)


def _tenths(table: HoloBoard, mean: float) -> str:
    """A mean with one decimal place, as the language writes it."""
    return table.app.text.number(mean, ".1f")


def _keep(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What a Personal Objective is worth, and how many cards in hand it looks for."""
    name, mat = action.text.partition(" ")[2], _mat(view)
    most = table.say("good.point", n=max(forecast.aim(table.box, name, mat).points))
    fits = outlook.fitting(table.box, name, mat.hand)
    return table.say("remark.keep" if fits else "remark.keep_none", n=fits, points=most)


def _place(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What a worker finds at a location, who else is left to go, and that the location is full or will be."""
    senior = int(action.item != FIELD_ASSISTANT)
    parts = [visit(table, view, action.to, senior), _left(table, view, action), _space(table, view, action.to)]
    return " ".join(part for part in parts if part)


def _left(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """Which of two workers that do the same there stays at hand."""
    workers = _mat(view).workers
    others = [one for one in range(FIELD_ASSISTANT) if one != action.item and workers[one] == LOUNGE]
    if action.item == FIELD_ASSISTANT or not others:
        return ""
    return table.say("remark.left", worker=table.say(f"worker.{WORKERS[others[0]]}.name"))


def _space(table: HoloBoard, view: HoloView, location: int) -> str:
    """That a location is full, or will be."""
    free, at = view.spaces[location].count(-1), table.say(f"location.{LOCATIONS[location]}.at")
    if free > 1:
        return ""
    return table.say("remark.last" if free else "remark.full", at=at)


def _bump(table: HoloBoard, _view: HoloView, action: HoloAction) -> str:
    """Whose worker comes home."""
    worker = table.say(f"worker.{WORKERS[action.item % 3]}.name")
    return table.say("remark.home", worker=worker, name=table.seat_names[action.item // 3])


def _retrieve(table: HoloBoard, view: HoloView, _action: HoloAction) -> str:
    """Which workers come home, and the research that comes with them."""
    out = [WORKERS[worker] for worker, space in enumerate(_mat(view).workers) if space >= 0]
    names = joined(table.say, [table.say(f"worker.{worker}.name") for worker in out])
    goods = table.say("good.research", n=outlook.retrieved(table.box))
    return table.say("remark.retrieved", n=len(out), workers=names, goods=goods)


def _erode(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What the worker in the Field finds at another location."""
    return visit(table, view, action.to, view.asked_of[0])


def _lab(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """How many cards are drawn, which one is taken, which one would cost most."""
    choice, mat = action.text.removeprefix("lab "), _mat(view)
    if choice in ("draw", "draw_more"):
        drawn = outlook.drawn_at_most(table.box, view, view.asked_of[0], int(choice == "draw_more"))
        return table.say("remark.draw", n=drawn, left=mat.hand_size + drawn - 1)
    if choice == "discard":
        dearest = max(mat.hand, key=lambda card: forecast.specimen(table.box, card).research, default="")
        return _left_over(table, dearest) if dearest else ""
    if "discard" not in mat.tiles:
        return _wanted(table, mat, view.discard[-1])
    found = outlook.payable(table.box, view.discard, forecast.held(mat))
    best = max(found or view.discard, key=lambda card: forecast.specimen(table.box, card).points)
    return table.say("remark.pile", n=len(view.discard), card=table.card_name(best), points=_points(table, best))


def _wanted(table: HoloBoard, mat: Mat, card: str) -> str:
    """What a card that can be taken is worth, and what is short for it."""
    lacks = good_words(table.say, forecast.lacks(table.box, mat, card))
    said = {"card": table.card_name(card), "points": _points(table, card)}
    return table.say("remark.take_short", goods=lacks, **said) if lacks else table.say("remark.take", **said)


def _left_over(table: HoloBoard, card: str) -> str:
    """What a card costs at the end if it stays in hand."""
    lost = table.say("good.point", n=forecast.specimen(table.box, card).research)
    return table.say("remark.left_over", card=table.card_name(card), points=lost)


def _discard(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What is short for the card that goes, and what it would cost at the end."""
    card = action.text.partition(" ")[2]
    lacks = good_words(table.say, forecast.lacks(table.box, _mat(view), card))
    if not lacks:
        return table.say("remark.discard_payable", card=table.card_name(card), points=_points(table, card))
    lost = table.say("good.point", n=forecast.specimen(table.box, card).research)
    return table.say("remark.discard_short", card=table.card_name(card), goods=lacks, points=lost)


def _kept(table: HoloBoard, view: HoloView, _action: HoloAction) -> str:
    """Which cards stay in hand, or the best of many."""
    cards = sorted(_mat(view).hand, key=lambda card: -forecast.specimen(table.box, card).points)
    if len(cards) > NAMED_AT_MOST:
        return table.say("remark.kept_many", n=len(cards), card=table.card_name(cards[0]))
    return table.say("remark.kept", cards=joined(table.say, [table.card_name(card) for card in cards])) if cards else ""


def _dig(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What an expedition brings on average, and whether there is a trace."""
    name = action.text.partition(" ")[2]
    dig = forecast.dig(table.box, name)
    if not dig.period:
        return table.say("remark.erosion")
    mean = outlook.dig_mean(table.box, view, name)
    key = "remark.dig_trace" if dig.trace and view.trace_deck_size else "remark.dig"
    dice, period = table.say("good.die", n=dig.dice), table.say(f"period.{dig.period}")
    said = table.say(key, dice=dice, period=period, mean=_tenths(table, mean))
    return f"{said} {table.say('remark.dig_again', n=dig.rerolls)}" if dig.rerolls else said


def _reroll(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What a die brings on average, and what it brings now."""
    cube = table.box.dig_cube[table.box.dig_ids.index(view.dig)]
    mean = _tenths(table, outlook.die_again(table.box, view, action.item))
    now = outlook.die_now(view, cube, action.item)
    key = "remark.reroll" if action.item else "remark.reroll_museum"
    return table.say(key, n=now, mean=mean, period=table.say(f"period.{PERIODS[cube]}"))


def _collect(table: HoloBoard, view: HoloView, _action: HoloAction) -> str:
    """What the dice bring as they lie, and what there is no room for."""
    period, mat = forecast.dig(table.box, view.dig).period, _mat(view)
    found = sum(forecast.dig_gain(table.box, view))
    said = table.say("remark.collect", goods=table.say(f"good.{period}", n=found))
    over = sum(mat.fossils) + found - mat.limit
    return f"{said} {table.say('remark.over', n=over)}" if over > 0 else said


def _give(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """Which card in hand needs the fossil, and what stays for it."""
    period, mat = PERIODS[action.item], _mat(view)
    needs = {card: dict(forecast.specimen(table.box, card).costs).get(period, 0) for card in mat.hand}
    card = max(needs, key=lambda one: needs[one], default="")
    if not card or not needs[card]:
        return table.say("remark.give_idle", period=table.say(f"period.{period}"))
    stays = outlook.stock_after(table.box, view, action)[period]
    cost = table.say(f"good.{period}", n=needs[card])
    return table.say("remark.give", card=table.card_name(card), cost=cost, n=stays)


def _then(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """Which card can be paid for after a trade or a cube, which one no more, or what is short then."""
    box, mat = table.box, _mat(view)
    after = outlook.stock_after(box, view, action)
    before, then = (outlook.payable(box, mat.hand, stock) for stock in (forecast.held(mat), after))
    goods = good_words(table.say, [(name, n) for name, n in after.items() if n != forecast.held(mat)[name]])
    for key, found in (("then", _but(then, before)), ("no_more", _but(before, then))):
        if found:
            points = _points(table, found[0])
            return table.say(f"remark.{key}", goods=goods, card=table.card_name(found[0]), points=points)
    card, lacks = outlook.nearest(box, mat.hand, after)
    if card:
        short = good_words(table.say, lacks)
        return table.say("remark.then_short", goods=goods, card=table.card_name(card), short=short)
    return table.say("remark.then_held", goods=goods)


def _but(cards: Sequence[str], others: Sequence[str]) -> list[str]:
    """The cards that are not among others."""
    return [card for card in cards if card not in others]


def _leave(table: HoloBoard, view: HoloView, _action: HoloAction) -> str:
    """What is taken home from the Museum."""
    held = [(name, n) for name, n in forecast.held(_mat(view)).items() if n]
    return table.say("remark.leave", goods=good_words(table.say, held)) if held else ""


def _publish(table: HoloBoard, _view: HoloView, action: HoloAction) -> str:
    """What a paper is worth."""
    card = action.text.partition(" ")[2]
    points = forecast.specimen(table.box, card).points
    return table.say("remark.papers", card=table.card_name(card), n=points)


def _contribute(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What a disc adds and costs, and who could take the area for free."""
    objective, _, area = action.text.partition(" ")[2].rpartition(".")
    stand = forecast.area(table.box, view, view.to_act, objective, int(area))
    need = all_words(table.say, forecast.needs(table.box, objective)[int(area)])
    cost = table.say("good.research", n=stand.cost)
    key = "remark.disc_paid" if stand.cost else "remark.disc"
    said = table.say(key, n=outlook.next_disc(table.box, _mat(view)), need=need, goods=cost)
    names = joined(table.say, [table.seat_names[seat] for seat in stand.free])
    return f"{said} {table.say('remark.rivals', names=names)}" if names else said


def _trace(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What a trace adds to the Holotype, or what is saved without one."""
    card = table.box.cards.ids[view.asked_of[0]]
    goods = good_words(table.say, forecast.trace_cost(table.box, card))
    if action.item < 0:
        return table.say("remark.no_trace", goods=goods)
    kind = action.text.partition(" ")[2]
    points = table.say("good.point", n=forecast.trace_points(table.box, kind))
    name = table.say(f"trace.{kind}.name")
    return table.say("remark.trace", trace=name, points=points, card=table.card_name(card), goods=goods)


def _milestone(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """What a tile changes for this mat as it stands."""
    tile, mat, say = action.text.partition(" ")[2], _mat(view), table.say
    if tile in ("library", "storage", "lab"):
        first, *more = outlook.with_tile(table.box, mat, tile)
        return say(f"remark.tile_{tile}", n=first, junior=more[0] if more else 0, held=sum(mat.fossils))
    if tile == "discard":
        best = max(view.discard, key=lambda card: forecast.specimen(table.box, card).points, default="")
        name = table.card_name(best) if best else ""
        return say("remark.tile_discard", n=len(view.discard), card=name) if best else say("remark.tile_discard_none")
    goods = PERIODS if tile == "field" else forecast.GOODS
    card, lacks = outlook.nearest(table.box, mat.hand, forecast.held(mat), goods)
    if not card:
        return say(f"remark.tile_{tile}")
    return say(f"remark.tile_{tile}_for", card=table.card_name(card), goods=good_words(say, lacks))


REMARKS: dict[str, Remark] = {
    "keep": _keep, "place": _place, "bump": _bump, "retrieve": _retrieve, "erode": _erode, "lab": _lab,
    "take": lambda table, view, action: _wanted(table, _mat(view), action.text.partition(" ")[2]),
    "discard": _discard, "done_discard": _kept, "dig": _dig, "reroll": _reroll, "done_reroll": _collect,
    "give": _give, "trade": _then, "exchange": _then, "gain": _then, "done_museum": _leave,
    "publish": _publish, "contribute": _contribute, "trace": _trace, "milestone": _milestone,
}  # fmt: skip
"""What there is to say of every kind of choice."""
