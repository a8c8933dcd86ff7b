"""What a page does whose sky moves, held against our own positions."""

import json
import re
import xml.etree.ElementTree as XML
from pathlib import Path

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
DAYS = (("2027-02-09T06:00Z", 115560, "9 Feb 2027, 08:00 UTC+2"), ("2027-08-30T21:00Z", 407340, "31 Aug 2027, 00:00 UTC+3"))
SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split()


def place(label):
    """Degrees from 0° Aries of what a label says, cut off to the minute."""
    degree, minute, sign = re.search(r"(\d+)°(\d+)′ (\w+)", label).groups()
    return SIGNS.index(sign) * 30 + int(degree) + int(minute) / 60


def apart(a, b):
    return abs((a - b + 180) % 360 - 180)


def positions(browser, pages):
    """the script's places are ours to the minute, its ring is in our order, and its aspects are those we list"""
    cut, rounded = [], []
    with Window(browser, pages / "transit-en.html") as window:
        for day, minutes, _ in DAYS:
            window.run(MOVE, minutes)
            response = json.loads((pages / f"at-{day}.json").read_text())["chart"]
            ours = {body["name"]: body for body in response["rings"][1]["planets"]}
            ring = window.run(RING)
            window.check(len(ring) == 10, f"{len(ring)} bodies move")
            for mark, label, _ in ring:
                body = ours[mark.split(".")[1]]
                window.check(apart(place(label), body["degree"]) < 0.03, f"{day}: {label}, ours {body['degree']}")
                cut.append(((place(label) - body["degree"] + 180) % 360 - 180) * 60)
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
                rounded.append(minutes_apart[0] - minutes_apart[1])
        # Places are cut to the minute and orbs are rounded, as everywhere: then the one lack half a minute on average,
        # the other nothing.
        half, none = (sum(minutes) / len(minutes) for minutes in (cut, rounded))
        window.check(-0.8 < half < -0.2, f"places are {half} minutes off on average")
        window.check(-0.3 < none < 0.3, f"orbs are {none} minutes off on average")


# What a page tells of its moment: titles, lists, and everything that is painted in the picture.
STATE = """() => [document.title, document.querySelector('h1').textContent,
  [...document.querySelectorAll('.lists :is(caption, tr:not([hidden]))')].map(row => row.innerText),
  [...document.querySelectorAll('.wheel>svg :is(path, use, text)')].filter(node => node.getClientRects().length)
    .map(node => [node.getAttribute('d'), node.textContent, JSON.stringify(node.getBBox())])]"""


def painted(svg):
    """The lines of aspects in a picture of ours: width and dashes by the ends and the kind."""
    lines = {}
    for group in XML.fromstring(svg).iter():
        name = (group.get("id") or "").split(".")
        if name[0] == "aspect" and "glyph" not in name and name[1] == "transit":
            path = next((part for part in group if part.get("stroke")), None)
            if path is not None:
                lines[name[2], ".".join(name[3:5])] = (float(path.get("stroke-width")), path.get("stroke-dasharray"))
    return lines


def one_moment(browser, pages):
    """heading, lists, picture, print and file tell the moment moved to as our own picture of it does, and back is as before"""
    with Window(browser, pages / "transit-en.html", accept_downloads=True) as window:
        before = window.run(STATE)
        for day, minutes, date in DAYS:
            window.run(MOVE, minutes)
            rings = json.loads((pages / f"at-{day}.json").read_text())["chart"]
            ours = painted((pages / f"at-{day}.svg").read_text())
            heading, caption = window.page.locator("h1").inner_text(), window.page.locator("caption", has_text="Transits").inner_text()
            window.check(heading.endswith(date) and window.page.title().endswith(date) and caption == f"Transits · {date}",
                         f"{heading}, {window.page.title()}, {caption} do not tell {date}")
            with window.page.expect_download() as download:
                window.page.locator(".save").click()
            text = Path(download.value.path()).read_text()
            window.check("var(" not in text and "Nov" not in text, "the file holds an ink by name, or the old date")
            picture = XML.fromstring(text)
            window.check(any(date in (node.text or "") for node in picture.iter()), f"the file does not tell {date}")
            for body in rings["rings"][1]["planets"]:
                group = next((group for group in picture.iter() if group.get("id") == f"transit.{body['name']}"), None)
                signs = [part.get("data-sign") for part in group.iter() if part.get("data-sign")] if group is not None else []
                at, rest = int(body["degree"] % 30), body["degree"] % 30 % 1
                if 0.01 < rest < 0.99:
                    window.check(signs == [str(at)] + ["retrograde"] * body["retrograde"], f"{day}: {body['name']} is {body['degree']}, says {signs}")
                place_in_list = window.page.locator(f'tr[data-mark="transit.{body["name"]}"] td').first.inner_text()
                window.check(apart(place(place_in_list), body["degree"]) < 0.03, f"{day}: the list has {body['name']} at {place_in_list}")
            drawn = {}
            for group in picture.iter():
                if group.get("data-aspect"):
                    body, end, kind = group.get("data-aspect").split(",")
                    path = [part for part in group if part.get("stroke") and part.tag.endswith("path")][0]
                    drawn[body, end.replace("axis.", "natal.")] = (float(path.get("stroke-width").removesuffix("px")), path.get("stroke-dasharray"))
                    sign = [part.get("data-sign") for part in group if part.get("data-sign")]
                    window.check(sign in ([], [kind]), f"{group.get('data-aspect')} bears {sign}")
            signed = sum(part.get("data-sign") in ("trine", "square", "sextile", "opposition") for part in picture.iter())
            window.check(signed >= len(drawn) / 2, f"{signed} of {len(drawn)} aspects have a glyph")
            known = {key: value for key, value in ours.items() if key in drawn}
            window.check(len(known) >= len(drawn) - 1 and len(drawn) > 5, f"{day}: {sorted(drawn)} against {sorted(ours)}")
            for key, (width, dash) in known.items():
                window.check(abs(drawn[key][0] - width) < 0.03, f"{day}: {key} is {drawn[key][0]} wide, ours {width}")
                window.check((drawn[key][1] == "none") == (dash is None), f"{day}: {key} has dashes {drawn[key][1]}, ours {dash}")
            rows = window.page.locator("tr[data-mark*=',']").count()
            window.check(rows == len(drawn), f"{rows} rows for {len(drawn)} aspects")
            window.page.emulate_media(media="print")
            window.check(window.page.locator("svg .live.aspect").first.is_visible(), "the print has no aspects")
            window.page.emulate_media(media="screen")
        window.page.locator("[data-time=back]").click()
        window.check(window.run(STATE) == before, "back is not as before")


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


ALL = [positions, one_moment, sliding]
