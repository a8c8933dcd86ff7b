# SPDX-License-Identifier: AGPL-3.0-or-later
"""The eight phases, northern hemisphere: an outlined disc, its dark part solid."""

from strokes import MID, WEIGHT, Drawing

from .planets import DISC

BULGE = 125  # how far the terminator of a crescent or gibbous moon leaves the axis


def phase(terminator, waxing=True):
    """Dark from the far limb to the terminator, given as its reach to the right."""
    def draw():
        d = Drawing()
        d.circle(0, MID, DISC)
        if terminator is not None:
            dark = d.solid(0, MID + DISC).arc(0, MID, DISC, 90, 270)
            # The terminator ends on the ring's inner edge, so the light comes to two points.
            dark.arc(0, MID, terminator, -90, 90, DISC - WEIGHT / 2).close()
        if not waxing:
            d.trails = [t.mirrored() for t in d.trails]
            d.solids = [t.mirrored() for t in d.solids]
        return d
    return draw


GLYPHS = [
    (0x1F311, "New Moon", phase(DISC)),
    (0x1F312, "Waxing crescent", phase(BULGE)),
    (0x1F313, "First quarter", phase(0.001)),
    (0x1F314, "Waxing gibbous", phase(-BULGE)),
    (0x1F315, "Full Moon", phase(None)),
    (0x1F316, "Waning gibbous", phase(-BULGE, waxing=False)),
    (0x1F317, "Last quarter", phase(0.001, waxing=False)),
    (0x1F318, "Waning crescent", phase(BULGE, waxing=False)),
]
