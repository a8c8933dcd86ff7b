# SPDX-License-Identifier: AGPL-3.0-or-later
"""Outlines: turns centre lines into TrueType contours.

The offset curves are worked out here rather than by a general stroker: a
stroker cuts each cap into a dozen short curves, and rounding those to whole
units makes the edge bumpy. Here an arc of 30 degrees stays one curve: wide
enough for rounding not to show, short enough to bend evenly. Skia
only unites the strokes afterwards. Points are complex numbers.
"""

from cmath import phase, rect
from math import pi, tan

import pathops
from fontTools.pens.cu2quPen import Cu2QuPen

SCALE = 8        # Skia works in single floats with absolute tolerances; give it room
MAX_ERROR = 0.3  # of the quadratic curves, in font units
PIECES = 4       # a free cubic is offset in this many parts, an arc of 30 degrees in one
CLEAN = {"fix_winding": True, "keep_starting_points": False}


def segments(trail):
    """The trail as cubics (a, b, c, d, pieces); a line is a cubic with even handles."""
    found, here = [], complex(*trail.ops[0][1])
    for op, *points in trail.ops[1:]:
        points = [complex(*p) for p in points]
        if op == "C":
            found.append((here, *points, PIECES))
        elif op == "A":
            found.append((here, *points, 1))
        elif abs(points[0] - here) > 1e-6:
            step = (points[0] - here) / 3
            found.append((here, here + step, here + 2 * step, points[0], 0))
        here = points[-1]
    return found


def reverse(segs):
    return [(d, c, b, a, n) for a, b, c, d, n in reversed(segs)]


def unit(z):
    return z / abs(z)


def offset(seg, half):
    """The curve half a weight to the left of a cubic, as drawing steps."""
    a, b, c, d, pieces = seg
    if not pieces:
        side = 1j * unit(d - a) * half
        return a + side, [("L", d + side)]

    def at(t):
        s = 1 - t
        p = s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d
        v = 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
        w = 6 * (s * (c - 2 * b + a) + t * (d - 2 * c + b))
        bend = (v.conjugate() * w).imag / abs(v) ** 3
        # Velocity on the offset curve shrinks with the bend towards its side.
        return p + 1j * unit(v) * half, v * (1 - half * bend)

    steps, (p, v) = [], at(0)
    start = p
    for i in range(1, pieces + 1):
        q, w = at(i / pieces)
        steps.append(("C", p + v / pieces / 3, q - w / pieces / 3, q))
        p, v = q, w
    return start, steps


def round_corner(centre, half, start, sweep):
    """A clockwise arc about a joint or an end, in steps of at most 45 degrees."""
    count = max(1, round(abs(sweep) / (pi / 4) + 0.49))
    step = sweep / count
    k = 4 / 3 * tan(step / 4) * 1j
    for i in range(count):
        m, n = rect(half, start + i * step), rect(half, start + (i + 1) * step)
        yield "C", centre + m + k * m, centre + n - k * n, centre + n


def joint(one, two, half):
    """What lies between two segments on their left: nothing, a round, or a way inside."""
    corner = one[3]
    u, v = unit(one[3] - one[2]), unit(two[1] - two[0])
    turn = phase(v / u)
    if abs(turn) < 2e-3:
        return
    if turn < 0:
        yield from round_corner(corner, half, phase(1j * u), turn)
    else:  # inside a corner go through the joint itself, so the stroke never turns over
        yield "L", corner
    yield "L", corner + 1j * v * half


def left_side(segs, half, closed):
    first, steps = offset(segs[0], half)
    for before, seg in zip(segs, segs[1:]):
        steps += [*joint(before, seg, half), *offset(seg, half)[1]]
    if closed:
        steps += joint(segs[-1], segs[0], half)
    return first, steps


def contours(trail, half):
    """The stroked trail: two loops if closed, else one with round caps."""
    segs = segments(trail)
    closed = trail.ops[-1][0] == "Z"
    sides = [left_side(s, half, closed) for s in (segs, reverse(segs))]
    if closed:
        return sides
    whole = []
    for (_, steps), line in zip(sides, (segs, reverse(segs))):
        heading = phase(1j * unit(line[-1][3] - line[-1][2]))
        whole += [*steps, *round_corner(line[-1][3], half, heading, -pi)]
    return [(sides[0][0], whole)]


def solid(trail):
    """A filled shape: the trail itself as its edge."""
    segs = segments(trail)
    return [(segs[0][0], [("C", *s[1:4]) if s[4] else ("L", s[3]) for s in segs])]


def skia(loops):
    """Loops as a clean Skia path of lines and quadratics."""
    path = pathops.Path()
    pen = Cu2QuPen(path.getPen(), max_err=MAX_ERROR * SCALE)
    verbs = {"L": pen.lineTo, "C": pen.curveTo}
    for first, steps in loops:
        pen.moveTo((first.real * SCALE, first.imag * SCALE))
        for op, *points in steps:
            verbs[op](*((p.real * SCALE, p.imag * SCALE) for p in points))
        pen.closePath()
    path.simplify(**CLEAN)
    return path


def unite(drawing, weight):
    """All strokes and solids of a drawing as one path without overlaps."""
    # Pairwise: Skia mistakes the winding of a ring and a disc united in one go.
    whole = pathops.Path()
    shapes = [contours(t, weight / 2) for t in drawing.trails] + [solid(t) for t in drawing.solids]
    for loops in shapes:
        whole = pathops.op(whole, skia(loops), pathops.PathOp.UNION, **CLEAN)
    whole.simplify(**CLEAN, clockwise=True)
    return whole.transform(1 / SCALE, 0, 0, 1 / SCALE, 0, 0)
