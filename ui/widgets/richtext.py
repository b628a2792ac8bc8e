"""Longer texts as blocks: headings, paragraphs, bullets and pictures."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pygame

from ui import typeset
from ui.assets import Assets
from ui.pencil import MARK
from ui.theme import BODY, BRASS_DARK, HEADING, INK, INK_SOFT, SMALL, Colour, Theme

PICTURE = re.compile(r"^\[(img|ink):([\w/-]+)\]$")
_MARKS = re.compile(r"\*\*|__|`|<|>")


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Turns marked-up text into blocks of one width."""

    theme: Theme
    assets: Assets
    width: int

    def blocks(self, text: str) -> list[pygame.Surface]:
        """The blocks of a text: headings, `- ` bullets, `[img:name]` or white `[ink:name]` pictures, notes, text."""
        return [block for part in paragraphs(text) for block in (self.block(part),) if block is not None]

    def block(self, part: str) -> pygame.Surface | None:
        """One heading, bullet, picture or paragraph."""
        if match := PICTURE.match(part):
            return self.picture(match[2], INK if match[1] == "ink" else None)
        if part.startswith("#"):
            return self.heading(part.lstrip("# "), 22 if part.startswith("##") else HEADING)
        if part.startswith("- "):
            return self.bullet(part[2:])
        if part.startswith(MARK):
            return self.note(part)
        return self.paragraph(part)

    def heading(self, text: str, size: float = HEADING) -> pygame.Surface:
        """A line in the serif face with air over it."""
        font = self.theme.font("serif_bold", size)
        words = typeset.render(font, typeset.wrap(font, text, self.width), INK)
        surface = pygame.Surface((self.width, words.get_height() + self.theme.px(8)), pygame.SRCALPHA)
        surface.blit(words, (0, self.theme.px(8)))
        return surface

    def paragraph(self, text: str) -> pygame.Surface:
        """Running text."""
        font = self.theme.font("ui", BODY)
        return typeset.render(font, typeset.wrap(font, text, self.width), INK)

    def bullet(self, text: str) -> pygame.Surface:
        """Running text behind a brass dot."""
        indent = self.theme.px(26)
        font = self.theme.font("ui", BODY)
        words = typeset.render(font, typeset.wrap(font, text, self.width - indent), INK)
        surface = pygame.Surface((self.width, words.get_height()), pygame.SRCALPHA)
        surface.blit(words, (indent, 0))
        middle = (self.theme.px(10), font.get_height() // 2)
        pygame.draw.aacircle(surface, BRASS_DARK, middle, max(self.theme.px(4), 2))
        return surface

    def note(self, text: str) -> pygame.Surface:
        """Smaller text under a thin line."""
        font, air = self.theme.font("ui", SMALL), self.theme.px(12)
        words = typeset.render(font, typeset.wrap(font, text, self.width), INK_SOFT)
        surface = pygame.Surface((self.width, words.get_height() + 2 * air), pygame.SRCALPHA)
        pygame.draw.rect(surface, BRASS_DARK, (0, air // 2, self.theme.px(120), max(self.theme.px(1), 1)))
        surface.blit(words, (0, 2 * air - air // 2))
        return surface

    def picture(self, name: str, tint: Colour | None = None) -> pygame.Surface:
        """A picture of moderate height at the left."""
        return self.assets.image(name, (self.width, self.theme.px(170)), tint)


def paragraphs(text: str) -> list[str]:
    """The parts of a text: blank lines, bullets, headings and pictures separate them."""
    parts: list[str] = []
    joined = False
    for line in text.splitlines():
        clean = _MARKS.sub("", line).strip()
        single = clean.startswith(("- ", "#")) or PICTURE.match(clean)
        if not clean:
            joined = False
        elif joined and not single:
            parts[-1] = f"{parts[-1]} {clean}"
        else:
            parts.append(clean)
            joined = not (clean.startswith("#") or PICTURE.match(clean))
    return parts
