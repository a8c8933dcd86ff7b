# SPDX-License-Identifier: AGPL-3.0-or-later
"""The aspects."""

from math import sqrt

from strokes import MID, Drawing, polar


def conjunction():
    d = Drawing()
    cx, cy, r = -80, MID - 80, 180
    d.circle(cx, cy, r)
    d.line(polar(cx, cy, r, 45), (cx + 340, cy + 340))
    return d


def opposition():
    d = Drawing()
    r, c = 118, 165
    a, b = (-c, MID - c), (c, MID + c)
    d.circle(*a, r)
    d.circle(*b, r)
    d.line(polar(*a, r, 45), polar(*b, r, 225))
    return d


def trine():
    d = Drawing()
    half = 300
    tall = half * sqrt(3)
    # The mass of a triangle hangs low, so its box sits a little above the axis.
    low = MID - tall / 2 + 12
    d.polygon((-half, low), (half, low), (0, low + tall))
    return d


def square():
    d = Drawing()
    s = 245
    d.polygon((-s, MID - s), (s, MID - s), (s, MID + s), (-s, MID + s))
    return d


def sextile():
    d = Drawing()
    for a in (0, 60, 120):
        d.line(polar(0, MID, 295, a), polar(0, MID, 295, a + 180))
    return d


def semisextile():
    """The upper half of the sextile star, on its own base line."""
    d = Drawing()
    y, r = MID - 215, 430 / (sqrt(3) / 2)
    d.line((-285, y), (285, y))
    d.line(polar(0, y, r, 120), (0, y), polar(0, y, r, 60))
    return d


def quincunx():
    d = semisextile()
    d.trails = [t.turned() for t in d.trails]
    return d


def semisquare():
    d = Drawing()
    low, left = MID - 215, -265
    d.line((left + 430, low + 430), (left, low), (265, low))
    return d


def sesquiquadrate():
    d = Drawing()
    # A square and, hung on the middle of its base, the half square.
    d.polygon((-265, 235), (135, 235), (135, 635), (-265, 635))
    d.line((-65, 235), (-65, 65), (265, 65))
    return d


GLYPHS = [
    (0x260C, "Conjunction", conjunction), (0x260D, "Opposition", opposition),
    (0x25B3, "Trine", trine), (0x25A1, "Square", square), (0x26B9, "Sextile", sextile),
    (0x26BB, "Quincunx", quincunx), (0x26BA, "Semisextile", semisextile),
    (0x2220, "Semisquare", semisquare), (0x26BC, "Sesquiquadrate", sesquiquadrate),
]
