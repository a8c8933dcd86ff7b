# SPDX-License-Identifier: AGPL-3.0-or-later
"""Measures the built font: ink boxes, stroke weight, contours, counters, winding."""

import os
import statistics
import sys

sys.dont_write_bytecode = True

import pathops
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.perimeterPen import PerimeterPen
from fontTools.ttLib import TTFont

from build import HERE, glyph_name
from glyphs import GROUPS

# These hold solid black, so a mean stroke width says nothing of them.
SOLID = {*range(0x1F311, 0x1F319)} - {0x1F315}


def measure(glyphs, name):
    area, length = AreaPen(glyphs), PerimeterPen(glyphs)
    glyphs[name].draw(area)
    glyphs[name].draw(length)
    return area.value, 2 * abs(area.value) / length.value


def counters(path):
    """Narrowest side of the box of every enclosed white, in units."""
    for contour in path.contours:
        if not contour.clockwise:
            l, b, r, t = contour.bounds
            yield min(r - l, t - b)


def inspect(glyphs, code, faults):
    name = glyph_name(code)
    path = pathops.Path()
    glyphs[name].draw(path.getPen(glyphSet=glyphs))
    area, weight = measure(glyphs, name)
    clean = pathops.Path(path)
    clean.simplify(fix_winding=True)
    counts = len(list(clean.contours)), len(list(path.contours))
    if counts[0] != counts[1] or abs(abs(clean.area) - abs(area)) > 20:
        faults.append(f"{name}: contours overlap")
    if area > 0:
        faults.append(f"{name}: wound the wrong way")
    box = [round(v) for v in path.bounds]
    return box, weight, min(counters(path), default=None)


def main():
    font = TTFont(os.path.join(HERE, "AstroSvitlaSymbols.ttf"))
    glyphs, faults, weights = font.getGlyphSet(), [], []
    for title, group in GROUPS:
        print(f"\n{title}")
        for code, label, _ in group:
            box, weight, counter = inspect(glyphs, code, faults)
            if code not in SOLID:
                weights.append(weight)
            width = font["hmtx"][glyph_name(code)][0]
            low, high = box[1], box[3]
            print(f"  {code:5X} {label:16} x {box[0]:4}..{box[2]:4}  y {low:4}..{high:4}"
                  f"  mid {(low + high) / 2:5.0f}  adv {width:4}  weight {weight:5.1f}"
                  f"  counter {'-' if counter is None else round(counter)}")
    mean = statistics.mean(weights)
    print(f"\nweight mean {mean:.1f}, CV {100 * statistics.pstdev(weights) / mean:.1f} %"
          f" over {len(weights)} stroked glyphs")
    print("faults:", "; ".join(faults) or "none")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
