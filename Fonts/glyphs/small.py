# SPDX-License-Identifier: AGPL-3.0-or-later
"""The small cut: what runs together at small sizes, drawn wider and with fewer strokes.

The weight is that of all others, for the two cuts stand side by side; only the counters are larger.
"""

from strokes import BASE, MID, TOP, Drawing, polar


def cancer():
    d = Drawing()
    r, cx, cy = 128, -185, 400
    left = cx - r
    d.circle(cx, cy, r)
    t = d.trail(left, cy).curve((left, 560), (-190, TOP), (20, TOP)).curve((140, TOP), (240, 640), (310, 590))
    d.circle(-cx, 2 * MID - cy, r)
    d.add(t.turned())
    return d


STEMS, HUMP = (-280, -88, 104), 96  # wider apart than the large ones, and without the entry flick


def m_body(d):
    """Two stems and the arch into the third; returns the third's trail."""
    a, b, _ = STEMS
    y = TOP - HUMP
    d.line((a, 120), (a, TOP))
    d.trail(a, y).arc(a + HUMP, y, HUMP, 180, 0).line((b, 120))
    return d.trail(b, y).arc(b + HUMP, y, HUMP, 180, 0)


def virgo():
    d = Drawing()
    x = STEMS[2]
    m_body(d).line((x, BASE))
    # One open bow in place of the loop, across the stem's foot.
    t = d.trail(x, 455).curve((x + 60, 545), (x + 215, 540), (x + 215, 395))
    t.curve((x + 215, 275), (x + 100, 165), (x - 75, 85))
    return d


def scorpio():
    d = Drawing()
    x, r = STEMS[2], 100
    tip = x + 2 * r
    m_body(d).line((x, BASE + r)).arc(x + r, BASE + r, r, 180, 360).line((tip, 330))
    d.line((tip - 100, 232), (tip, 335), (tip + 100, 232))
    return d


def aquarius():
    d = Drawing()
    for y in (495, 205):
        d.line(*((-320 + 160 * i, y + (92 if i % 2 else -92)) for i in range(5)))
    return d


def juno():
    d = Drawing()
    c, r = TOP - 215, 215
    for a in (30, 150):
        d.line(polar(0, c, r, a), polar(0, c, r, a + 180))
    d.cross(0, TOP, 135, 140)
    return d


def code(of):
    """Where the small cut of a symbol stands: in the private area, by the last two digits of its own place."""
    return 0xE100 + of % 0x100


GLYPHS = [
    (code(of), f"{label}, small", draw) for of, label, draw in (
        (0x264B, "Cancer", cancer), (0x264D, "Virgo", virgo), (0x264F, "Scorpio", scorpio),
        (0x2652, "Aquarius", aquarius), (0x26B5, "Juno", juno))
]
