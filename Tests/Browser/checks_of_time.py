"""What a page does whose sky moves, held against our own positions."""

import json
import re

from window import DESKTOP, PHONE, Window

MOVE = """minutes => {
  const slider = document.querySelector('#time')
  slider.step = 'any'
  slider.value = minutes / 60
  slider.dispatchEvent(new Event('input'))
}"""
# Names, places and drawn directions of the ring that moves.
RING = """() => [...document.querySelectorAll('.sky .body:not(.point)')].map(body => {
  const glyph = body.querySelector('.line').getPointAtLength(0)
  return [body.id, body.getAttribute('aria-label'), Math.atan2(glyph.y - 300, 300 - glyph.x) * 180 / Math.PI]
})"""
SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split()


def place(label):
    """Degrees from 0° Aries of what a label says, cut off to the minute."""
    degree, minute, sign = re.search(r"(\d+)°(\d+)′ (\w+)", label).groups()
    return SIGNS.index(sign) * 30 + int(degree) + int(minute) / 60


def apart(a, b):
    return abs((a - b + 180) % 360 - 180)


def positions(browser, pages):
    """the script's places are ours to the minute, its ring is in our order, and its aspects are those we list"""
    with Window(browser, pages / "transit-en.html") as window:
        for day, minutes in (("2026-11-21T12:00Z", 720), ("2027-02-09T06:00Z", 115560), ("2027-08-30T21:00Z", 407340)):
            window.run(MOVE, minutes)
            response = json.loads((pages / f"at-{day}.json").read_text())["chart"]
            ours = {body["name"]: body for body in response["rings"][1]["planets"]}
            ring = window.run(RING)
            window.check(len(ring) == 10, f"{len(ring)} bodies move")
            for mark, label, _ in ring:
                body = ours[mark.split(".")[1]]
                window.check(apart(place(label), body["degree"]) < 0.03, f"{day}: {label}, ours {body['degree']}")
                window.check(("retrograde" in label) == body["retrograde"], f"{day}: {label}")
            origin = response["angles"]["ascendant"]["degree"]
            turned = lambda degree: (degree - origin + 90) % 360
            drawn = sorted((turned(angle + origin), mark) for mark, _, angle in ring)
            true = sorted((turned(ours[mark.split(".")[1]]["degree"]), mark) for mark, *_ in ring)
            window.check([mark for _, mark in drawn] == [mark for _, mark in true], f"{day}: another order {drawn}, {true}")
            gaps = [b[0] - a[0] for a, b in zip(drawn, drawn[1:])]
            window.check(min(gaps) > 6.5, f"{day}: two stand {min(gaps)} apart")
            said = {label for label in window.run("[...document.querySelectorAll('.live')].map(tie => tie.getAttribute('aria-label'))") if label}
            listed = {re.sub(r"; exact on .*", ".", tie["summary"]) for tie in response["natal_aspects"]
                      if tie["body1"] in ours and (tie["body2"] in ours or tie["body2"] in ("ascendant", "midheaven"))}
            exactly = lambda text: re.sub(r"\d+°\d+′", "", text)
            window.check({exactly(a) for a in said} == {exactly(a) for a in listed}, f"{day}: {said ^ listed}")
            orbs = {exactly(a): a for a in listed}
            for words in said:
                minutes_apart = [int(d) * 60 + int(m) for text in (words, orbs[exactly(words)])
                                 for d, m in re.findall(r"(\d+)°(\d+)′", text)]
                window.check(abs(minutes_apart[0] - minutes_apart[1]) <= 2, f"{words} against {orbs[exactly(words)]}")


def sliding(browser, pages):
    """the slider, its keys and buttons move the sky; hits are exact; it plays, and calmly where motion is unwanted"""
    with Window(browser, pages / "transit-uk.html", PHONE) as window:
        slider = window.page.locator("#time")
        before = slider.get_attribute("aria-valuetext")
        slider.focus()
        window.page.keyboard.press("ArrowRight")
        window.check(slider.get_attribute("aria-valuetext") != before, "keys do not move it")
        window.check(not window.is_shown('[id^="aspect.transit"]:not(.live)'), "old lines stay")
        window.page.locator("[data-time=later]").click()
        window.check(re.search("0°0[01]′", window.panel()), f"no hit: {window.panel()}")
        window.check(window.page.locator(".live.on").count() == 1, "the tie does not light up")
        window.check(window.run("getComputedStyle(document.querySelector('.live.on>.line')).strokeWidth") == "24px", "narrow")
        text = window.panel()
        window.page.locator("[data-time=later]").click()
        window.page.locator("[data-time=earlier]").click()
        window.check(window.panel() == text, "earlier does not undo later")
        window.page.locator(".live.on").dispatch_event("click")
        window.page.locator('tr[data-mark="transit.moon"] a').click()
        moon = window.panel()
        window.page.locator("[data-time=play]").click()
        window.page.wait_for_timeout(400)
        window.page.locator("[data-time=play]").click()
        window.check(window.panel() != moon, "does not play, or does not tell it")
        window.page.locator("[data-time=back]").click()
        window.check(slider.get_attribute("aria-valuetext") == before, "does not come back")
        window.check(window.page.locator(".time svg path").count() >= 2, "has no hits on the slider")
    with Window(browser, pages / "transit-en.html", DESKTOP, reduced_motion="reduce") as window:
        window.page.locator("[data-time=play]").click()
        window.page.wait_for_timeout(1600)
        window.page.locator("[data-time=play]").click()
        value = float(window.page.locator("#time").input_value())
        window.check(value == 36, f"moves to hour {value} of a calm play")


ALL = [positions, sliding]
