# SPDX-License-Identifier: AGPL-3.0-or-later
"""Letter marks in the same hand: angles, vertex, the two quintiles and the planets of the Hamburg School."""

from strokes import MID, Drawing

LOW, HIGH = MID - 255, MID + 255  # capitals: a little under the symbols, as text sits
TALL = HIGH - LOW
SMALL = 310  # small letters: their height, and half the width of a round one
HALF = 104


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
    w, h = 240, SMALL
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


def letter_h(d, x):
    w = 320
    d.line((x, LOW), (x, HIGH))
    d.line((x + w, LOW), (x + w, HIGH))
    d.line((x, MID), (x + w, MID))
    return x + w


def letter_z(d, x):
    w = 320
    d.line((x, HIGH), (x + w, HIGH), (x, LOW), (x + w, LOW))
    return x + w


def letter_k(d, x):
    w, foot, fork = 310, 180, 0.35
    d.line((x, LOW), (x, HIGH))
    d.line((x + w, HIGH), (x, LOW + foot))
    d.line((x + fork * w, LOW + foot + fork * (TALL - foot)), (x + w, LOW))
    return x + w


def letter_p_capital(d, x):
    r, flat = 140, 130
    d.trail(x, LOW).line((x, HIGH), (x + flat, HIGH)).arc(x + flat, HIGH - r, r, 90, -90).line((x, HIGH - 2 * r))
    return x + flat + r


def bowl(d, x):
    """The round of a small letter, x at its left."""
    d.arc(x + HALF, LOW + SMALL / 2, HALF, 90, 450, SMALL / 2).close()
    return x + 2 * HALF


def letter_o(d, x):
    return bowl(d, x)


def letter_a_small(d, x):
    right = bowl(d, x)
    d.line((right, LOW + SMALL), (right, LOW))
    return right


def letter_d_small(d, x):
    right = bowl(d, x)
    d.line((right, HIGH), (right, LOW))
    return right


def letter_p_small(d, x):
    d.line((x, LOW + SMALL), (x, LOW - 120))
    return bowl(d, x)


def letter_e(d, x):
    middle = LOW + SMALL / 2
    d.trail(x, middle).line((x + 2 * HALF, middle)).arc(x + HALF, middle, HALF, 0, 308, SMALL / 2)
    return x + 2 * HALF


def letter_u(d, x):
    w, round_ = 196, 120
    d.trail(x, LOW + SMALL).line((x, LOW + round_)).arc(x + w / 2, LOW + round_, w / 2, 180, 360, round_)
    d.line((x + w, LOW + SMALL), (x + w, LOW))
    return x + w


def letter_r(d, x):
    reach, rise = 108, 140
    d.line((x, LOW), (x, LOW + SMALL))
    d.arc(x + reach, LOW + SMALL - rise, reach, 180, 72, rise)
    return x + reach + 33


def letter_m_small(d, x):
    w, rise = 158, 110
    d.line((x, LOW), (x, LOW + SMALL))
    for left in (x, x + w):
        d.arc(left + w / 2, LOW + SMALL - rise, w / 2, 180, 0, rise).line((left + w, LOW))
    return x + 2 * w


def letter_l(d, x):
    d.line((x, LOW), (x, HIGH))
    return x


def letter_s(d, x):
    rx, upper, lower = 86, 74, 81
    spine = d.arc(x + rx, LOW + SMALL - upper, rx, 35, 270, upper)
    spine.arc(x + rx, LOW + lower, rx + 6, 90, -145, lower)
    return x + 2 * rx


# Cyrillic letters; others have the shapes of Latin ones.


def cyrillic_y(d, x):
    w, tail = 220, 120
    d.line((x, LOW + SMALL), (x + w / 2, LOW))
    d.line((x + w, LOW + SMALL), (x + w / 2 - w / 2 * tail / SMALL, LOW - tail))
    return x + w


def cyrillic_p(d, x):
    w = 190
    d.line((x, LOW), (x, LOW + SMALL), (x + w, LOW + SMALL), (x + w, LOW))
    return x + w


def cyrillic_p_capital(d, x):
    w = 320
    d.line((x, LOW), (x, HIGH), (x + w, HIGH), (x + w, LOW))
    return x + w


def cyrillic_g_capital(d, x):
    w = 250
    d.line((x, LOW), (x, HIGH), (x + w, HIGH))
    return x + w


def cyrillic_d(d, x):
    w, foot, roof = 260, 95, (80, 205)
    d.line((x, LOW - foot), (x, LOW), (x + w, LOW), (x + w, LOW - foot))
    d.line((x + 36, LOW), (x + roof[0], LOW + SMALL), (x + roof[1], LOW + SMALL), (x + roof[1], LOW))
    return x + w


def cyrillic_z_capital(d, x):
    rx, upper, lower = 132, 118, TALL / 2 - 118
    d.arc(x + rx, HIGH - upper, rx - 12, 145, -90, upper)
    d.arc(x + rx, LOW + lower, rx, 90, -145, lower)
    d.line((x + rx - 70, LOW + 2 * lower), (x + rx, LOW + 2 * lower))
    return x + 2 * rx


def cyrillic_v(d, x):
    upper, lower, flat = 72, SMALL / 2 - 72, 92
    waist = LOW + 2 * lower
    d.trail(x, LOW).line((x, LOW + SMALL), (x + flat, LOW + SMALL)).arc(
        x + flat, LOW + SMALL - upper, upper, 90, -90).line((x, waist))
    d.trail(x, LOW).line((x + flat, LOW)).arc(x + flat, LOW + lower, lower, -90, 90).line((x, waist))
    return x + flat + lower


def cyrillic_v_capital(d, x):
    upper, lower, flat = 120, TALL / 2 - 120, 130
    waist = LOW + 2 * lower
    d.trail(x, LOW).line((x, HIGH), (x + flat, HIGH)).arc(x + flat, HIGH - upper, upper, 90, -90).line((x, waist))
    d.trail(x, LOW).line((x + flat, LOW)).arc(x + flat, LOW + lower, lower, -90, 90).line((x, waist))
    return x + flat + lower


def cyrillic_m(d, x):
    w = 270
    d.line((x, LOW), (x, LOW + SMALL), (x + w / 2, LOW + 60), (x + w, LOW + SMALL), (x + w, LOW))
    return x + w


def cyrillic_l(d, x):
    w = 220
    d.line((x, LOW), (x + 72, LOW + SMALL), (x + w, LOW + SMALL), (x + w, LOW))
    return x + w


def cyrillic_s(d, x):
    d.arc(x + HALF, LOW + SMALL / 2, HALF, 52, 308, SMALL / 2)
    return x + 2 * HALF - 36


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

HAMBURG = [
    (0xE008, "Cup", mark(letter_c, 62, letter_u, 138, letter_p_small)),
    (0xE009, "Had", mark(letter_h, 122, letter_a_small, 120, letter_d_small)),
    (0xE00A, "Zeu", mark(letter_z, 92, letter_e, 104, letter_u)),
    (0xE00B, "Kro", mark(letter_k, 78, letter_r, 58, letter_o)),
    (0xE00C, "Apo", mark(letter_a, 68, letter_p_small, 104, letter_o)),
    (0xE00D, "Adm", mark(letter_a, 58, letter_d_small, 138, letter_m_small)),
    (0xE00E, "Vul", mark(letter_v, 46, letter_u, 138, letter_l)),
    (0xE00F, "Pos", mark(letter_p_capital, 62, letter_o, 96, letter_s)),
    (0xE010, "Куп", mark(letter_k, 66, cyrillic_y, 104, cyrillic_p)),
    (0xE011, "Гад", mark(cyrillic_g_capital, 60, letter_a_small, 104, cyrillic_d)),
    (0xE012, "Зев", mark(cyrillic_z_capital, 96, letter_e, 104, cyrillic_v)),
    (0xE013, "Кро", mark(letter_k, 78, letter_p_small, 104, letter_o)),
    (0xE014, "Апо", mark(letter_a, 78, cyrillic_p, 120, letter_o)),
    (0xE015, "Адм", mark(letter_a, 62, cyrillic_d, 112, cyrillic_m)),
    (0xE016, "Вул", mark(cyrillic_v_capital, 66, cyrillic_y, 78, cyrillic_l)),
    (0xE017, "Пос", mark(cyrillic_p_capital, 118, letter_o, 96, cyrillic_s)),
]
