# SPDX-License-Identifier: AGPL-3.0-or-later
"""The drawings: one module per group, each glyph a small function of strokes."""

from . import aspects, figures, letters, phases, planets, points, signs, small

GROUPS = (
    ("Planets", planets.GLYPHS),
    ("Signs", signs.GLYPHS),
    ("Aspects", aspects.GLYPHS),
    ("Points", points.GLYPHS),
    ("Letter marks", letters.GLYPHS),
    ("Moon phases", phases.GLYPHS),
    ("Small cut", small.GLYPHS),
    ("Figures and capitals", figures.GLYPHS),
    ("Planets of the Hamburg School", letters.HAMBURG),
)
