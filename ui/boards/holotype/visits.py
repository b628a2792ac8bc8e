"""What a worker finds at a location, as the coach points it out: cards that can be paid for, what is short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.holotype import forecast, outlook
from game.holotype.model import LOCATIONS, PERIODS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype.needs import all_words, good_words

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


def visit(table: HoloBoard, view: HoloView, location: int, senior: int) -> str:
    """A sentence about a location for the seat to act, with a Field Assistant (0) or another worker (1)."""
    name, mat = LOCATIONS[location], view.mats[view.to_act]
    if name == "field":
        return _field(table, mat, senior)
    if name == "lab":
        return _lab(table, view, mat, senior)
    if name == "library":
        return _library(table, mat, senior)
    return _journal(table, view, mat) if name == "journal" else _museum(table, view, mat, senior)


def _field(table: HoloBoard, mat: Mat, senior: int) -> str:
    """How many expeditions are turned up, and for which card fossils are short."""
    drawn = table.box.field_draw[senior]
    card, lacks = outlook.nearest(table.box, mat.hand, forecast.held(mat), PERIODS)
    if card:
        goods = good_words(table.say, lacks)
        return table.say("remark.field_for", n=drawn, card=table.card_name(card), goods=goods)
    room = table.say("good.fossil", n=max(mat.limit - sum(mat.fossils), 0))
    return table.say("remark.field", n=drawn, goods=room)


def _lab(table: HoloBoard, view: HoloView, mat: Mat, senior: int) -> str:
    """How many cards can be drawn, and whether one in hand can be paid for already."""
    drawn = outlook.drawn_at_most(table.box, view, senior)
    if not drawn:
        return table.say("remark.lab_empty")
    found = outlook.payable(table.box, mat.hand, forecast.held(mat))
    if found:
        return table.say("remark.lab_payable", n=drawn, card=table.card_name(found[0]))
    card, lacks = outlook.nearest(table.box, mat.hand, forecast.held(mat))
    if not card:
        return table.say("remark.lab_bare", n=drawn)
    return table.say("remark.lab_dear", n=drawn, card=table.card_name(card), goods=good_words(table.say, lacks))


def _library(table: HoloBoard, mat: Mat, senior: int) -> str:
    """How much research there is afterwards, and for which card it is enough then."""
    after = outlook.research_after(table.box, mat, senior)
    now = forecast.held(mat)
    before = outlook.payable(table.box, mat.hand, now)
    found = [card for card in outlook.payable(table.box, mat.hand, now | {"research": after}) if card not in before]
    goods = table.say("good.research", n=after)
    if found:
        return table.say("remark.library_for", goods=goods, card=table.card_name(found[0]))
    card, lacks = outlook.nearest(table.box, mat.hand, now | {"research": after})
    if not card:
        return table.say("remark.library", goods=goods)
    short = good_words(table.say, lacks)
    return table.say("remark.library_short", goods=goods, card=table.card_name(card), short=short)


def _journal(table: HoloBoard, view: HoloView, mat: Mat) -> str:
    """The best card that can be published, else an area that a disc can go to."""
    found = outlook.payable(table.box, mat.hand, forecast.held(mat))
    if found:
        points = forecast.specimen(table.box, found[0]).points
        return table.say("remark.journal", card=table.card_name(found[0]), n=points)
    for objective, discs in zip(view.objectives, view.areas, strict=True):
        for area in [number for number, owner in enumerate(discs) if owner < 0]:
            if forecast.area(table.box, view, view.to_act, objective, area).payable(mat) and mat.discs:
                need = all_words(table.say, forecast.needs(table.box, objective)[area])
                name = table.say(f"objective.{objective}.name")
                return table.say("remark.journal_disc", objective=name, need=need)
    return ""


def _museum(table: HoloBoard, view: HoloView, mat: Mat, senior: int) -> str:
    """What a worker can do in the Museum, and that a Field Assistant does one of two things."""
    said = _collections(table, view, mat)
    return said if senior else f"{said} {table.say('remark.museum_junior')}"


def _collections(table: HoloBoard, view: HoloView, mat: Mat) -> str:
    """The card that a single trade or exchange is enough for, else what lies in the Museum."""
    before = outlook.payable(table.box, mat.hand, forecast.held(mat))
    for stock in outlook.deals(table.box, view, view.to_act):
        found = [card for card in outlook.payable(table.box, mat.hand, stock) if card not in before]
        if found:
            return table.say("remark.museum_for", card=table.card_name(found[0]))
    goods = [(name, n) for name, n in zip(PERIODS, view.museum, strict=True) if n]
    return table.say("remark.museum", goods=good_words(table.say, goods)) if goods else table.say("remark.museum_bare")
