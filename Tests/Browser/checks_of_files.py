"""What a page whose sky has moved saves and prints, read back from its outlines and held against our own picture."""

import json
import re
import subprocess
import tempfile
import xml.etree.ElementTree as XML
from collections import Counter
from pathlib import Path

from checks_of_time import DAYS, MOVE, apart, place
from window import Window

HREF = "{http://www.w3.org/1999/xlink}href"
LENGTH = r"-?\d+(?:\.\d+)?"


def outlines(node):
    """The glyphs that a part of a picture is drawn with, by their names in our faces."""
    return sorted(use.get(HREF).lstrip("#") for use in node.iter() if use.tag.endswith("use"))


def read(picture, names):
    """Of each body the glyphs it is drawn with, and where its tick begins."""
    told = {}
    for group in picture.iter():
        name = group.get("id") or ""
        if name in names:
            ticks = [re.match(rf"M({LENGTH})[ ,]?({LENGTH})", part.get("d")) for part in group.iter() if part.get("stroke")]
            told[name] = outlines(group), tuple(float(number) for number in ticks[0].groups())
    return told


def same_but_minutes(shown, ours):
    """Whether a body is drawn as in our picture, but for the three glyphs of its minutes: a sky that moves tells them in words."""
    left = Counter(ours) - Counter(shown)
    return not Counter(shown) - Counter(ours) and left.total() in (0, 3)


def glyphs_of_aspects(picture):
    """The glyph on each line of an aspect between the moving sky and the base, by body and end."""
    signs = {}
    for group in picture.iter():
        if group.get("data-aspect"):
            body, end, _ = group.get("data-aspect").split(",")
            signs[body.removeprefix("transit."), end.removeprefix("natal.")] = outlines(group)
        name = (group.get("id") or "").split(".")
        if name[:2] == ["aspect", "transit"] and name[-1] == "glyph":
            signs[name[2], name[-2]] = outlines(group)
    return {ends: glyphs for ends, glyphs in signs.items() if glyphs}


# The glyphs of each body that are on the paper.
PRINTED = """() => Object.fromEntries([...document.querySelectorAll('.sky .body:not(.point)')].map(body => [body.id,
  [...body.querySelectorAll('use')].filter(use => use.getClientRects().length)
    .map(use => use.getAttribute('xlink:href').slice(1)).sort()]))"""


def printed_words(page):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.pdf"
        page.pdf(path=str(file))
        return " ".join(subprocess.run(["pdftotext", str(file), "-"], check=True, capture_output=True, text=True).stdout.split())


def read_back(browser, pages):
    """what is saved and printed after moving has the glyphs, degrees, ticks, labels, aspects and date of our own picture of that instant"""
    with Window(browser, pages / "transit-en.html", accept_downloads=True) as window:
        for day, minutes, date in DAYS:
            ours = XML.parse(pages / f"at-{day}.svg").getroot()
            bodies = json.loads((pages / f"at-{day}.json").read_text())["chart"]["rings"][1]["planets"]
            # A moment later another degree may be cut off.
            sure = {f"transit.{body['name']}" for body in bodies if 0.01 < body["degree"] % 1 < 0.99}
            window.run(MOVE, minutes)
            moving = set(window.run("() => [...document.querySelectorAll('.sky .body:not(.point)')].map(body => body.id)"))
            expected = read(ours, moving & sure)
            window.check(len(expected) >= 8, f"{day}: our picture has {sorted(expected)}")
            with window.page.expect_download() as download:
                window.page.locator(".save").click()
            saved = XML.parse(download.value.path()).getroot()
            for name, (glyphs, tick) in read(saved, moving & sure).items():
                window.check(same_but_minutes(glyphs, expected[name][0]), f"{day}: {name} is saved as {glyphs}, ours {expected[name][0]}")
                off = max(abs(a - b) for a, b in zip(tick, expected[name][1]))
                window.check(off < 0.5, f"{day}: {name} points to {tick}, ours to {expected[name][1]}")
            theirs, known = glyphs_of_aspects(saved), glyphs_of_aspects(ours)
            both = theirs.keys() & known.keys()
            window.check(len(both) >= 5, f"{day}: aspects {sorted(theirs)} against {sorted(known)}")
            for ends in both:
                window.check(theirs[ends] == known[ends], f"{day}: {ends} bears {theirs[ends]}, ours {known[ends]}")
            degrees = {f"transit.{body['name']}": body["degree"] for body in bodies}
            labels = {group.get("id"): group.get("aria-label") for group in saved.iter()}
            for name in expected:
                window.check(apart(place(labels[name]), degrees[name]) < 0.03, f"{day}: {labels[name]}, ours {degrees[name]}")
            window.page.emulate_media(media="print")
            on_paper = window.run(PRINTED)
            for name in expected:
                window.check(same_but_minutes(on_paper[name], expected[name][0]), f"{day}: {name} is printed as {on_paper[name]}")
            words = printed_words(window.page)
            window.check(date in words, f"{day}: the print does not tell {date}")
            for name in expected:
                row = window.page.locator(f'tr[data-mark="{name}"] td').first.text_content()
                window.check(row in words and apart(place(row), degrees[name]) < 0.03, f"{day}: {name} is listed at {row}")
            window.page.emulate_media(media="screen")


ALL = [read_back]
