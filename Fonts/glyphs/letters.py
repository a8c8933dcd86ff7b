# SPDX-License-Identifier: AGPL-3.0-or-later
"""Letter marks in the same hand: angles, vertex and the two quintiles."""

from strokes import MID, Drawing

LOW, HIGH = MID - 255, MID + 255  # capitals: a little under the symbols, as text sits
TALL = HIGH - LOW


def letter_a(d, x):
    w = 390
    d.line((x, LOW), (x + w / 2, HIGH), (x + w, LOW))
    bar = 0.3
    inset = bar * w / 2
    d.line((x + inset, LOW + bar * TALL), (x + w - inset, LOW + bar * TALL))
    return x + w


def letter_c(d, x):
    rx, ry = 192, TALL / 2
    d.arc(x + rx, MID, rx, 52, 308, ry)
    return x + rx + 120


def letter_m(d, x):
    w = 370
    d.line((x, LOW), (x, HIGH), (x + w / 2, MID - 70), (x + w, HIGH), (x + w, LOW))
    return x + w


def letter_d(d, x):
    rx = 205
    bowl = d.trail(x, LOW).line((x + 90, LOW)).arc(x + 90, MID, rx, -90, 90, TALL / 2)
    bowl.line((x, HIGH)).close()
    return x + 90 + rx


def letter_i(d, x):
    d.line((x, LOW), (x, HIGH))
    return x


def letter_v(d, x):
    w = 380
    d.line((x, HIGH), (x + w / 2, LOW), (x + w, HIGH))
    return x + w


def letter_x(d, x):
    w, h = 240, 310
    d.line((x, LOW), (x + w, LOW + h))
    d.line((x, LOW + h), (x + w, LOW))
    return x + w


def letter_q(d, x):
    rx = 235
    d.arc(x + rx, MID, rx, 90, 450, TALL / 2).close()
    d.line((x + rx + 60, LOW + 130), (x + 2 * rx + 10, LOW - 30))
    return x + 2 * rx + 10


def letter_b(d, x):
    r = 124
    d.line((x, HIGH), (x, LOW))
    d.circle(x + r, LOW + r, r)
    return x + 2 * r


def mark(*letters):
    """Letters in a row; each gap is what the eye wants between that pair."""
    def draw():
        d, x = Drawing(), 0
        for step in letters:
            x = step(d, x) if callable(step) else x + step
        return d
    return draw


GLYPHS = [
    (0xE001, "AC", mark(letter_a, 85, letter_c)),
    (0xE002, "MC", mark(letter_m, 140, letter_c)),
    (0xE003, "DC", mark(letter_d, 125, letter_c)),
    (0xE004, "IC", mark(letter_i, 140, letter_c)),
    (0xE005, "Vx", mark(letter_v, 35, letter_x)),
    (0xE006, "Q", mark(letter_q)),
    (0xE007, "bQ", mark(letter_b, 118, letter_q)),
]
