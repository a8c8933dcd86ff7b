# SPDX-License-Identifier: AGPL-3.0-or-later
"""Strokes: the pen every symbol is drawn with.

A glyph is a list of open or closed centre lines plus, rarely, solid shapes.
outline.py gives the centre lines their weight (round caps, round joins) and
unites them, so drawings hold geometry only and the weight lives in one place.
"""

from math import cos, radians, sin, tan

from outline import unite

WEIGHT = 58        # stroke width; the ink of a stroke reaches WEIGHT/2 past its centre line
TOP, BASE = 671, 29  # centre lines of the highest and lowest strokes: ink 0..700
MID = 350          # the optical axis all symbols are centred on
ARC = 30           # the widest arc drawn as one curve, in degrees


def polar(cx, cy, r, degrees):
    """The point at an angle on a circle; 0 is east and angles run anticlockwise."""
    return cx + r * cos(radians(degrees)), cy + r * sin(radians(degrees))


class Trail:
    """One centre line, drawn without lifting the pen."""

    def __init__(self, x, y):
        self.ops = [("M", (x, y))]

    @property
    def end(self):
        return self.ops[-1][-1]

    def line(self, *points):
        self.ops += [("L", p) for p in points]
        return self

    def curve(self, c1, c2, p):
        self.ops.append(("C", c1, c2, p))
        return self

    def arc(self, cx, cy, r, start, stop, ry=None):
        """Go on along a circle (or an ellipse, given ry); joins with a line if apart."""
        ry = r if ry is None else ry
        steps = max(1, int(abs(stop - start) / ARC + 0.999))
        step = (stop - start) / steps
        k = 4 / 3 * tan(radians(step) / 4)
        x, y = cx + r * cos(radians(start)), cy + ry * sin(radians(start))
        if abs(x - self.end[0]) + abs(y - self.end[1]) > 1e-6:
            self.line((x, y))
        for i in range(steps):
            a, b = radians(start + step * i), radians(start + step * (i + 1))
            self.ops.append(("A",
                (cx + r * (cos(a) - k * sin(a)), cy + ry * (sin(a) + k * cos(a))),
                (cx + r * (cos(b) + k * sin(b)), cy + ry * (sin(b) - k * cos(b))),
                (cx + r * cos(b), cy + ry * sin(b)),
            ))
        return self

    def close(self):
        self.ops.append(("Z", self.ops[0][1]))
        return self

    def turned(self):
        """The same line rotated half a turn about the middle (0, MID)."""
        twin = Trail(0, 0)
        twin.ops = [(op, *((-x, 2 * MID - y) for x, y in pts)) for op, *pts in self.ops]
        return twin

    def mirrored(self):
        """The same line reflected left to right."""
        twin = Trail(0, 0)
        twin.ops = [(op, *((-x, y) for x, y in pts)) for op, *pts in self.ops]
        return twin


class Drawing:
    """A glyph: centre lines to be stroked and solid shapes to be filled."""

    def __init__(self):
        self.trails, self.solids = [], []

    def trail(self, x, y):
        self.trails.append(Trail(x, y))
        return self.trails[-1]

    def add(self, *trails):
        self.trails += trails

    def line(self, *points):
        return self.trail(*points[0]).line(*points[1:])

    def polygon(self, *points):
        return self.line(*points).close()

    def arc(self, cx, cy, r, start, stop, ry=None):
        x, y = cx + r * cos(radians(start)), cy + (ry or r) * sin(radians(start))
        return self.trail(x, y).arc(cx, cy, r, start, stop, ry)

    def circle(self, cx, cy, r):
        return self.arc(cx, cy, r, 90, 450).close()

    def dot(self, cx, cy, r):
        self.solid(cx, cy + r).arc(cx, cy, r, 90, 450).close()

    def solid(self, x, y):
        self.solids.append(Trail(x, y))
        return self.solids[-1]

    def cross(self, x, top, bar, half, base=BASE):
        """The cross of matter: a stem from top to base with a bar across it."""
        self.line((x, top), (x, base))
        self.line((x - half, bar), (x + half, bar))

    def outline(self, weight=WEIGHT):
        """The united outline as a path in font units, not yet moved to its place."""
        return unite(self, weight)
