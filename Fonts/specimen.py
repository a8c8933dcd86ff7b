# SPDX-License-Identifier: AGPL-3.0-or-later
"""Draws specimen.png: every symbol with its name at 200, 32 and 16 pixels."""

import os
import sys

sys.dont_write_bytecode = True

from PIL import Image, ImageDraw, ImageFont

from build import HERE
from glyphs import GROUPS

COLUMNS, CELL_W, CELL_H, MARGIN = 8, 236, 292, 36
INK, GREY, GUIDE = 0, 110, 232


def fonts():
    path = os.path.join(HERE, "AstroSvitlaSymbols.ttf")
    return {px: ImageFont.truetype(path, px, layout_engine=ImageFont.Layout.BASIC)
            for px in (16, 24, 32, 48, 200)}


def cell(draw, face, x, y, code, label):
    text = chr(code)
    base = y + 172
    for level in (0, 350, 700):  # base line, optical axis, live height
        draw.line((x, base - level * 0.2, x + CELL_W - 16, base - level * 0.2), fill=GUIDE)
    middle = x + (CELL_W - 16) / 2
    draw.text((middle - face[200].getlength(text) / 2, base), text, INK, face[200], "ls")
    draw.text((x, base + 66), text, INK, face[32], "ls")
    draw.text((x + 60, base + 66), text, INK, face[16], "ls")
    draw.text((x + 92, base + 48), label, INK, ImageFont.load_default(14))
    draw.text((x + 92, base + 66), f"U+{code:04X}", GREY, ImageFont.load_default(12))


def running(draw, face, y):
    """The family set in lines, to judge its colour."""
    text = "".join(chr(c) for title, group in GROUPS[:4] for c, _, _ in group)
    for px in (48, 32, 24, 16):
        fitting = text
        while face[px].getlength(fitting) > COLUMNS * CELL_W:
            fitting = fitting[:-1]
        draw.text((MARGIN, y), fitting, INK, face[px], "ls")
        y += px + 20
    return y


def main():
    face = fonts()
    rows = sum(-(-len(g) // COLUMNS) for _, g in GROUPS)
    size = 2 * MARGIN + COLUMNS * CELL_W, 380 + rows * CELL_H + 44 * len(GROUPS)
    image = Image.new("L", size, 255)
    draw = ImageDraw.Draw(image)
    draw.text((MARGIN, 30), "AstroSvitla Symbols", INK, ImageFont.load_default(36))
    y = running(draw, face, 140) + 10
    for title, group in GROUPS:
        draw.text((MARGIN, y), title, GREY, ImageFont.load_default(20))
        y += 44
        for i, (code, label, _) in enumerate(group):
            column, row = i % COLUMNS, i // COLUMNS
            cell(draw, face, MARGIN + column * CELL_W, y + row * CELL_H, code, label)
        y += -(-len(group) // COLUMNS) * CELL_H
    image.crop((0, 0, size[0], y + 10)).quantize(16).save(
        os.path.join(HERE, "specimen.png"), optimize=True)


if __name__ == "__main__":
    main()
