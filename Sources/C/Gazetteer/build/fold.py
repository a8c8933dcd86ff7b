# SPDX-License-Identifier: AGPL-3.0-or-later
"""Folds names, so that what sounds or looks alike is found alike: case, accents and apostrophes do not count."""

import unicodedata

# Letters that Unicode does not take apart, and readers do.
SPECIAL = {
    "ß": "ss", "ẞ": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h",
    "ı": "i", "ə": "e", "ŋ": "n", "ŧ": "t", "ɓ": "b", "ɗ": "d", "ƙ": "k", "ƴ": "y", "ɛ": "e", "ɔ": "o",
    "ґ": "г", "ў": "у", "ی": "ي", "ى": "ي", "ک": "ك", "ة": "ه", "ە": "ه", "ہ": "ه", "ۀ": "ه", "ھ": "ه",
}
# They vary from writer to writer, and are left out.
SILENT = set("'’ʼ`´ʹʺ‘ʻʿʾ′″\u0640\u200b\u200c\u200d\u200e\u200f")


def letter(c):
    """What one scalar folds to: nothing, letters, or a space."""
    if c in SILENT:
        return ""
    if 0xAC00 <= ord(c) <= 0xD7A3:
        return c  # a syllable of Hangul is a letter for us
    out = ""
    for d in unicodedata.normalize("NFKD", c):
        for e in SPECIAL.get(d.casefold(), d.casefold()):
            out += "".join(part(f) for f in unicodedata.normalize("NFKD", e))
    return out


def part(c):
    c = SPECIAL.get(c, c)
    if c in SILENT:
        return ""
    kind = unicodedata.category(c)
    if kind in ("Mn", "Me", "Cf"):
        return ""
    return c if kind[0] in "LN" or kind == "Mc" else " "


def fold(name):
    """The key by which a name is found."""
    return " ".join("".join(map(letter, name)).split())


def table(more):
    """Every scalar that folds to something else, of the scripts that people type, and of `more`."""
    ranges = [(0x20, 0x24F), (0x250, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x206F), (0xFF01, 0xFF5E)]
    scalars = {chr(c) for low, high in ranges for c in range(low, high + 1)} | set(more)
    return {c: letter(c) for c in sorted(scalars) if letter(c) != c}
