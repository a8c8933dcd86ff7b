# SPDX-License-Identifier: AGPL-3.0-or-later
"""Builds AstroSvitlaSymbols.ttf from the stroke drawings, the same bytes every time."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable

from glyphs import GROUPS

FAMILY, VERSION = "AstroSvitla Symbols", "1.000"
UPM, ASCENDER, DESCENDER, BEARING = 1000, 900, -200, 60
EPOCH = 3850070400  # 2026-01-01 in seconds since 1904: a fixed date keeps builds identical
SPACE = 280
EMPTY = {0x20: SPACE, 0xA0: SPACE, 0xFE0E: 0, 0xFE0F: 0}
AGL = {0x20: "space", 0xA0: "uni00A0", 0xB0: "degree", 0x2032: "minute", 0x2033: "second",
       0x2220: "angle", 0x2297: "circlemultiply", 0x211E: "prescription",
       0x2640: "female", 0x2642: "male", 0xB2: "twosuperior", 0xB3: "threesuperior",
       **{ord(c): c for c in "ACDIMS"},
       **dict(enumerate("zero one two three four five six seven eight nine".split(), 0x30))}
LICENSE = ("Copyright AstroSvitla authors. AGPL-3.0-or-later. As a special exception, a document "
           "that embeds this font or parts of it is not by itself covered by that licence.")


def glyph_name(code):
    if code in AGL:
        return AGL[code]
    return f"uni{code:04X}" if code <= 0xFFFF else f"u{code:X}"


def tt_glyph(path, dx):
    """A Skia path as a TrueType glyph, moved right by dx; needless points are left out."""
    pen = TTGlyphPen(None)
    path.transform(1, 0, 0, 1, dx, 0).draw(pen)
    return pen.glyph(dropImpliedOnCurves=True)


def notdef():
    pen = TTGlyphPen(None)
    for box in ((60, 0, 440, 700), (122, 62, 378, 638)):
        l, b, r, t = box
        corners = [(l, b), (l, t), (r, t), (r, b)]
        if l != 60:
            corners.reverse()  # the inner box is a counter
        pen.moveTo(corners[0])
        for p in corners[1:]:
            pen.lineTo(p)
        pen.closePath()
    return pen.glyph()


def drawn():
    for _, group in GROUPS:
        for code, label, draw in group:
            yield code, label, draw().outline()


def outlines():
    """Glyph name -> (glyph, advance), in glyph order."""
    table = {".notdef": (notdef(), 500)}
    for code, width in EMPTY.items():
        table[glyph_name(code)] = (TTGlyphPen(None).glyph(), width)
    for code, _, path in drawn():
        left, _, right, _ = path.bounds
        dx = round(BEARING - left)  # whole units, or rounding would skew what is symmetric
        table[glyph_name(code)] = (tt_glyph(path, dx), round(right + dx) + BEARING)
    return table


def names():
    return dict(
        copyright="Copyright AstroSvitla authors", familyName=FAMILY, styleName="Regular",
        uniqueFontIdentifier=f"{VERSION};AstroSvitlaSymbols-Regular", fullName=f"{FAMILY} Regular",
        version=f"Version {VERSION}", psName="AstroSvitlaSymbols-Regular",
        manufacturer="AstroSvitla", designer="AstroSvitla", licenseDescription=LICENSE,
        licenseInfoURL="https://www.gnu.org/licenses/agpl-3.0.html")


def build(target):
    table = outlines()
    cmap = {code: glyph_name(code) for code in EMPTY}
    cmap.update({code: glyph_name(code) for _, g in GROUPS for code, _, _ in g})
    fb = FontBuilder(UPM, isTTF=True)
    fb.setupGlyphOrder(list(table))
    fb.setupCharacterMap(cmap)
    fb.setupGlyf({name: glyph for name, (glyph, _) in table.items()})
    glyf = fb.font["glyf"]
    fb.setupHorizontalMetrics({n: (w, getattr(glyf[n], "xMin", 0)) for n, (_, w) in table.items()})
    fb.setupHorizontalHeader(ascent=ASCENDER, descent=DESCENDER, lineGap=0)
    fb.setupNameTable(names(), mac=False)
    fb.setupOS2(version=4, sTypoAscender=ASCENDER, sTypoDescender=DESCENDER, sTypoLineGap=0,
                usWinAscent=ASCENDER, usWinDescent=-DESCENDER, sCapHeight=700, sxHeight=500,
                fsType=0, fsSelection=0xC0, achVendID="ASTV", usWeightClass=400)
    fb.font["OS/2"].recalcUnicodeRanges(fb.font)
    fb.setupPost(isFixedPitch=0, underlinePosition=-100, underlineThickness=62)
    gasp = fb.font["gasp"] = newTable("gasp")
    gasp.version, gasp.gaspRange = 1, {0xFFFF: 0x0A}  # smooth at every size, never grid-fit
    fb.updateHead(fontRevision=float(VERSION), created=EPOCH, modified=EPOCH, lowestRecPPEM=8)
    fb.font.recalcTimestamp = False
    fb.save(target)


if __name__ == "__main__":
    target = os.path.join(HERE, "AstroSvitlaSymbols.ttf")
    build(target)
    print(os.path.basename(target), os.path.getsize(target), "bytes")
