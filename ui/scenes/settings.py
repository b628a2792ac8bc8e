"""The settings: every change takes effect and is stored at once, but for the size, which waits until they are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import pygame

from ui import even, typeset
from ui.app import App
from ui.failures import tell_unwritten
from ui.language import LANGUAGES, is_complete, own_name
from ui.palette import PALETTES
from ui.scenes.keys import KeysScene
from ui.settings import MOTIONS, PACES, SCALES
from ui.theme import BODY, BRASS_DARK, CONTROL_HEIGHT, GAP, HEADING, INK_SOFT, SMALL
from ui.widgets.faces import toggle_label
from ui.widgets.page import Page

ROW_GAP, LEAST_GAP, HEAD = 14, 5, 28
"""Heights of the gap between two rows, of the least gap, for which rows become lower, and of a heading, in units."""

SAMPLE = 34
"""Under the rows, the line in the chosen size needs this many units."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a column: its height in units, how it is made in a box, what explains it, its words."""

    units: float
    make: Callable[[pygame.Rect], None]
    note: str = ""
    words: str = ""
    room: Callable[[pygame.Rect], pygame.Rect] | None = None
    """Where the words of the line have room in its box; a heading has no such place."""


class SettingsScene(Page):
    """Language, size, screen, sounds, pace and aids, in two columns where they fit."""

    widest = 1240
    tallest = 900

    def __init__(self, app: App) -> None:
        """The present settings; nothing moves under the pointer while they are open."""
        super().__init__(app)
        self.scale = app.settings.scale
        self._letters: float = BODY
        """The size of the words of all lines."""

    def leave(self) -> None:
        """Give everything the chosen size."""
        super().leave()
        self._change("scale", self.scale)

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("settings.title")

    def fill(self, inner: pygame.Rect) -> None:
        """Place both columns, with a line under every row that explains it where that fits."""
        px = self.app.theme.px
        words, tip = self.app.text("keyboard.open"), self.app.text("keyboard.open_tip")
        self.controls.button("keys", self.corner, words, self._show_keys, "keyboard", tooltip=tip)
        gap = px(36)
        width = (inner.width - gap) // 2
        columns = [self._screen_rows() + self._sound_rows(), self._table_rows()]
        columns = [self._told(rows, width, inner.height) for rows in columns]
        air, lack = self._squeezed(columns, width, inner.height)
        self._letters = self._even([row for rows in columns for row in rows], width, lack)
        for n, rows in enumerate(columns):
            area = pygame.Rect(inner.left + n * (width + gap), inner.top, width, inner.height)
            self._column(area, rows, air, lack)
        spare = inner.height - max(self._height(rows, width) for rows in columns)
        self._sample(pygame.Rect(inner.left, inner.bottom - max(spare, 0), inner.width, max(spare, 0)))

    def _told(self, rows: Sequence[Row], width: int, height: int) -> list[Row]:
        """The rows with what explains them; where that is too tall, the longest is left out until it fits."""
        told = list(rows)
        while self._height(told, width) > height and any(row.note for row in told):
            longest = max(range(len(told)), key=lambda n: (self._note_height(told[n], width), n))
            told[longest] = replace(told[longest], note="")
        return told

    def _show_keys(self) -> None:
        """Open the page on which other keys are chosen."""
        self.app.push(KeysScene(self.app))

    def _height(self, rows: Sequence[Row], width: int) -> int:
        """How tall so many rows are in a column of that width."""
        px = self.app.theme.px
        return sum(px(row.units) + self._note_height(row, width) + px(ROW_GAP) for row in rows) - px(ROW_GAP)

    def _note_height(self, row: Row, width: int) -> int:
        """How much the explanation of a row adds to it."""
        font = self.app.theme.font("ui", SMALL)
        return typeset.text_size(font, typeset.wrap(font, row.note, width))[1] if row.note else 0

    def _squeezed(self, columns: Sequence[Sequence[Row]], width: int, height: int) -> tuple[float, float]:
        """The gap under every row, and by how much rows are lower than usual, the same in all columns."""
        px, air, lack = self.app.theme.px, float(self.app.theme.px(ROW_GAP)), 0.0
        for rows in columns:
            gap = px(ROW_GAP) + min(height - self._height(rows, width), 0) / max(len(rows) - 1, 1)
            short = max(px(LEAST_GAP) - gap, 0.0) * (len(rows) - 1)
            lack = max(lack, short / max(sum(row.units > HEAD for row in rows), 1))
            air = min(air, max(gap, px(LEAST_GAP)))
        return air, lack

    def _even(self, rows: Sequence[Row], width: int, lack: float) -> float:
        """The size in which the words of all lines, so much lower than usual, have room."""
        theme = self.app.theme
        boxes = [(row, pygame.Rect(0, 0, width, int(theme.px(row.units) - lack))) for row in rows]
        places = [(row.words, row.room(box).size) for row, box in boxes if row.room is not None]
        return even.line_size(theme, "ui", BODY, places)

    def _column(self, area: pygame.Rect, rows: Sequence[Row], air: float, lack: float) -> None:
        px, top = self.app.theme.px, float(area.top)
        for row in rows:
            high = px(row.units) - (lack if row.units > HEAD else 0)
            rect = pygame.Rect(area.left, round(top), area.width, int(high))
            row.make(rect)
            extra = self._note_height(row, area.width)
            if row.note:
                note = pygame.Rect(area.left, rect.bottom + px(2), area.width, extra)
                typeset.draw_text(self._paper, self.app.theme.font("ui", SMALL), row.note, note, INK_SOFT, valign="top")
            top += high + extra + air

    @property
    def _paper(self) -> pygame.Surface:
        """What explanations are written on."""
        assert self.ground is not None
        return self.ground

    def _screen_rows(self) -> list[Row]:
        text, settings = self.app.text, self.app.settings
        languages = [own_name(lang) for lang in LANGUAGES]
        note = "language_tip" if is_complete(settings.language) else "language_unfinished"
        scales = [text("coach.percent", n=round(scale * 100)) for scale in SCALES]
        palette, colours = PALETTES.index(settings.colours), f"colours_{settings.colours}_tip"
        nearest = min(range(len(SCALES)), key=lambda n: abs(SCALES[n] - self.scale))
        return [
            self._heading("general"),
            self._choice("language", languages, LANGUAGES.index(settings.language), LANGUAGES, note),
            self._choice("scale", scales, nearest, SCALES),
            self._choice("colours", [text(f"settings.colours_{one}") for one in PALETTES], palette, PALETTES, colours),
            self._toggle("fullscreen", "fullscreen"),
        ]

    def _sound_rows(self) -> list[Row]:
        return [
            self._heading("muted" if self.app.settings.mute else "sounds"),
            *(self._slider(key) for key in ("sound", "music", "ambience")),
            self._toggle("speech", "speech", "speech_tip" if self.app.narrator.voice else "speech_none_tip"),
        ]

    def _table_rows(self) -> list[Row]:
        text, settings = self.app.text, self.app.settings
        paces = [text(f"settings.pace_{pace}") for pace in PACES]
        return [
            self._heading("play"),
            self._choice("pace", paces, PACES.index(settings.pace), PACES),
            self._motion(),
            self._toggle("aids", "aids"),
            self._toggle("confirm", "confirm_moves"),
            self._toggle("forced", "auto_forced"),
            self._toggle("wait", "wait"),
            self._toggle("look_back", "look_back"),
            self._tips(),
        ]

    def _motion(self) -> Row:
        """Whether things fly, with what the system says about it where that counts."""
        text, motion = self.app.text, self.app.settings.motion
        note = "motion_system_less_tip" if motion == "system" and self.app.still else f"motion_{motion}_tip"
        words = [text(f"settings.motion_{one}") for one in MOTIONS]
        return self._choice("motion", words, MOTIONS.index(motion), MOTIONS, note)

    def _tips(self) -> Row:
        """The switch of first tips, and beside it the button that has all of them told again; off while none was."""
        text, learnt, row = self.app.text, self.app.learnt, self._toggle("tips", "tips")

        def switch(rect: pygame.Rect) -> pygame.Rect:
            return pygame.Rect(rect.topleft, (rect.width - rect.height - self.app.theme.px(8), rect.height))

        def make(rect: pygame.Rect) -> None:
            row.make(switch(rect))
            again = pygame.Rect(rect.right - rect.height, rect.top, rect.height, rect.height)
            tip, met = text("settings.tips_again"), bool(learnt.met())
            self.controls.button("tips_again", again, "", self._tell_again, "recap", tooltip=tip, enabled=met)

        return replace(row, make=make, room=lambda rect: toggle_label(self.app.theme, switch(rect)))

    def _tell_again(self) -> None:
        """Have every first tip told again."""
        reason = self.app.learnt.forget_met()
        tell_unwritten(self.app, reason)
        self.rebuild()

    def _heading(self, key: str) -> Row:
        words = self.app.text(f"settings.{key}")
        return Row(HEAD, lambda rect: self._put_heading(rect, words))

    def _put_heading(self, rect: pygame.Rect, words: str) -> None:
        self.controls.label(rect, words, "serif_bold", HEADING, BRASS_DARK)

    def _choice(self, key: str, options: list[str], index: int, values: tuple[object, ...], note: str = "") -> Row:
        tip = self.app.text(f"settings.{note or f'{key}_tip'}")

        def make(rect: pygame.Rect) -> None:
            label, control = self._named(rect, key)
            self.controls.hint(f"{key}.label", label, tip)
            self.controls.choice(key, control, options, index, lambda n: self._choose(key, values[n]), tip)

        return Row(CONTROL_HEIGHT, make, tip, self.app.text(f"settings.{key}"), lambda rect: self._halves(rect)[0])

    def _toggle(self, key: str, field: str, note: str = "") -> Row:
        tip, words = self.app.text(f"settings.{note or f'{key}_tip'}"), self.app.text(f"settings.{key}")

        def make(rect: pygame.Rect) -> None:
            value = bool(getattr(self.app.settings, field))
            self.controls.toggle(key, rect, words, value, lambda on: self._change(field, on), tip, self._letters)

        return Row(CONTROL_HEIGHT, make, tip, words, lambda rect: toggle_label(self.app.theme, rect))

    def _slider(self, key: str) -> Row:
        def make(rect: pygame.Rect) -> None:
            label, control = self._named(rect, key)
            self.controls.hint(f"{key}.label", label, self.app.text("settings.mute_tip"))
            value = float(getattr(self.app.settings, key))
            self.controls.slider(key, control, value, lambda volume: self._set_volume(key, volume))

        words = self.app.text(f"settings.{key}")
        return Row(CONTROL_HEIGHT, make, "", words, lambda rect: self._halves(rect)[0])

    def _named(self, rect: pygame.Rect, key: str) -> tuple[pygame.Rect, pygame.Rect]:
        """Put the label at the left and give its box and the one for the control."""
        label, control = self._halves(rect)
        self.controls.label(label, self.app.text(f"settings.{key}"), "ui", self._letters)
        return label, control

    def _halves(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The places of a label and of its control."""
        width = round(rect.width * 0.42)
        label = pygame.Rect(rect.left, rect.top, width - self.app.theme.px(GAP), rect.height)
        return label, pygame.Rect(rect.left + width, rect.top, rect.width - width, rect.height)

    def _sample(self, area: pygame.Rect) -> None:
        """A line in the chosen size that says when it comes, where there is room for it."""
        theme, words = self.app.theme, self.app.text("settings.scale_later")
        if self.scale == self.app.settings.scale or area.height < theme.px(SAMPLE):
            return
        size = min(BODY * self.scale / self.app.settings.scale, area.height / theme.unit / 1.5)
        font = typeset.fit_font(theme, "ui", words, size, area.width, 0.3)
        block = typeset.render(font, [words], INK_SOFT)
        self._paper.blit(block, block.get_rect(center=area.center))

    def _choose(self, key: str, value: object) -> None:
        """Take a value; the size waits, so that no other control comes under the pointer."""
        if key == "scale":
            self.scale = cast(float, value)
            self.rebuild()
        else:
            self._change(key, value)
            if key == "motion":
                self.rebuild()

    def _change(self, field: str, value: object) -> None:
        self.app.apply_settings(self.app.settings.with_(**{field: value}))

    def _set_volume(self, field: str, volume: float) -> None:
        self._change(field, volume)
        self.app.audio.play("click")
