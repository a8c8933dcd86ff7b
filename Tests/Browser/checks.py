"""What a reader does with a page: chooses, touches, zooms, goes by keys, filters, changes inks, prints, saves."""

from pathlib import Path

from window import DESKTOP, PHONE, Window


def choosing(browser, pages):
    """a click chooses, dims, tells and sends its event; another place lets go; rows and links lead to their marks"""
    with Window(browser, pages / "natal-en.html") as window:
        window.run("window.heard = []; document.addEventListener('wheel:select', e => heard.push(e.detail?.id ?? null))")
        window.page.mouse.click(*window.middle("planet.sun.glyph"))
        window.check(window.chosen() == ["planet.sun"], f"chose {window.chosen()}")
        for words in ("Sun in Aries in the 9th house (25°11′).", "Sun, Moon: trine 2°04′", "Aries", "9th house"):
            window.check(words in window.panel(), f"the panel lacks {words}")
        bright = window.run("getComputedStyle(document.querySelector('[id=\"planet.moon\"]')).opacity")
        window.page.wait_for_timeout(250)
        dim = window.run("getComputedStyle(document.querySelector('[id=\"planet.venus\"]')).opacity")
        window.check(float(bright) == 1 and float(dim) < 0.5, f"Moon {bright}, Venus {dim}")
        window.page.locator(".panel button", has_text="trine").click()
        window.check(window.chosen() == ["aspect.sun.moon"] and "applying" in window.panel(), "shows no aspect")
        window.page.locator('tr[data-mark="house.4"] a').click()
        window.check(window.chosen() == ["house.4"] and "Home and family" in window.panel(), "the row does not lead")
        window.page.locator(".panel a").click()
        window.check(window.run("location.hash") == "#house.4", "has no address")
        # An address is followed when its event comes: the next one waits, or both events would find the last address.
        window.until("heard.length === 4")
        window.run("location.hash = '#sign.leo'")
        window.until("document.querySelector('.panel h2').textContent === 'Leo'")
        window.run("scrollTo(0, 0)")
        box = window.page.locator(".wheel>svg").bounding_box()
        window.page.mouse.click(box["x"] + 4, box["y"] + box["height"] / 2 + 200)
        window.check(window.chosen() == [], "does not let go")
        heard = window.run("heard")
        window.check(heard == ["planet.sun", "aspect.sun.moon", "house.4", "house.4", "sign.leo", None], f"heard {heard}")
        window.run("document.querySelector('[id=\"cusp.5\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        window.check(window.chosen() == ["cusp.5"], "a reader of screens cannot click")
    with Window(browser, pages / "natal-en.html", mark="#planet.sun") as window:
        window.check(window.chosen() == ["planet.sun"], "the address does not choose")
        told = window.page.locator(".panel p").all_inner_texts()
        window.check(any(len(text) > 150 for text in told), "the report says nothing of the Sun")
        of_sun = {text for text in told if len(text) > 150}
        of_houses = {house: told_of(window, f"house.{house}") for house in range(1, 13)}
        window.check(of_sun & of_houses[9], "the report says nothing of the house in which the Sun stands")
        stands = dict(sun=9, moon=5, mercury=10, venus=8, mars=7, jupiter=11, saturn=6, uranus=5, neptune=5, pluto=4)
        for planet, house in stands.items():
            if told_of(window, f"planet.{planet}"):
                window.check(of_houses[house], f"the report tells of {planet}, and nothing of the house in which it stands")


def told_of(window, mark):
    """The texts of the report that the panel shows once a row of the lists is chosen."""
    window.page.locator(f'tr[data-mark="{mark}"] a').first.click()
    return {text for text in window.page.locator(".panel p").all_inner_texts() if len(text) > 150}


def nearest(browser, pages):
    """every mark can be touched within 12 pixels of its middle, and the nearest wins"""
    script = """() => [...document.querySelectorAll('.mark>.line')].map(line => {
      const p = line.getPointAtLength(line.getTotalLength() * .45).matrixTransform(line.getScreenCTM())
      return [line.parentNode.id, p.x, p.y, getComputedStyle(line).strokeWidth]
    })"""
    for view in (PHONE, DESKTOP):
        with Window(browser, pages / "natal-uk.html", view) as window:
            window.run("document.querySelector('.wheel').scrollIntoView({block: 'center'})")
            lines = window.run(script)
            window.check(all(width == "24px" for *_, width in lines), "a target is narrower than 24 pixels")
            missed = []
            for mark, x, y, _ in lines:
                found = window.run(
                    "([x, y]) => { document.querySelector('svg').dispatchEvent(new PointerEvent('click', {clientX: x,"
                    " clientY: y, bubbles: true, pointerType: 'mouse'})); return document.querySelector('.mark.on')?.id }", [x, y])
                if found != mark:
                    missed.append((mark, found))
            # Where lines cross, another may be as near.
            window.check(len(missed) <= 6, f"missed {missed}")


def touching(browser, pages):
    """a finger chooses, two fingers zoom, a finger drags, a double tap zooms and shows all again; nothing leaves its box"""
    with Window(browser, pages / "natal-uk.html", PHONE) as window:
        x, y = window.middle("planet.mars.glyph")
        window.page.touchscreen.tap(x + 8, y)
        window.check(window.chosen() == ["planet.mars"], f"chose {window.chosen()}")
        window.page.locator(".panel button").last.click()
        x, y = 195, window.page.locator(".wheel>svg").bounding_box()["y"] + 180
        window.touch("touchStart", (x - 30, y), (x + 30, y))
        for step in range(1, 9):
            window.touch("touchMove", (x - 30 - 8 * step, y), (x + 30 + 8 * step, y))
        window.touch("touchEnd")
        zoomed = window.view()
        window.check(zoomed[2] < 300, f"two fingers show {zoomed}")
        window.touch("touchStart", (x, y))
        for step in range(1, 9):
            window.touch("touchMove", (x + 10 * step, y + 10 * step))
        window.touch("touchEnd")
        moved = window.view()
        window.check(moved[0] < zoomed[0] - 5 and moved[1] < zoomed[1] - 5, f"a finger drags {zoomed} to {moved}")
        window.check(window.chosen() == [], "a drag chooses")
        window.page.locator('[data-zoom="0"]').click()
        window.check(window.view() == [0, 0, 600, 600], "does not show all")
        for expected in (240, 600):
            for _ in range(2):
                window.touch("touchStart", (x, y))
                window.touch("touchEnd")
            window.page.wait_for_timeout(500)
            window.check(abs(window.view()[2] - expected) < 1, f"a double tap shows {window.view()}")


def zooming(browser, pages):
    """wheel, buttons and keys zoom; the picture stays within its box and can be dragged"""
    with Window(browser, pages / "natal-en.html") as window:
        x, y = window.middle("planet.sun.glyph")
        box = window.page.locator(".wheel>svg").bounding_box()
        window.page.mouse.move(x, y)
        window.page.mouse.wheel(0, -400)
        window.until("document.querySelector('.zoomed')")
        window.check(window.page.locator(".wheel>svg").bounding_box() == box, "the box grows")
        window.check(window.run("getComputedStyle(document.querySelector('.wheel>svg')).overflow") == "hidden", "not cut off")
        before = window.view()
        window.page.mouse.down()
        window.page.mouse.move(x - 60, y + 40, steps=4)
        window.page.mouse.up()
        window.check(window.view()[0] > before[0] and window.chosen() == [], "cannot be dragged")
        window.page.locator('[data-zoom="0"]').click()
        window.page.locator('[data-zoom="1.5"]').click()
        window.check(window.view()[2] == 400, "the button does not zoom")
        window.page.locator('[id="planet.sun"]').focus()
        window.page.keyboard.press("0")
        window.check(window.view()[2] == 600, "the key does not show all")


def keys(browser, pages):
    """Tab reaches one mark, arrows all, with a ring that is seen; Enter chooses, Escape lets go; hidden ones are passed over"""
    with Window(browser, pages / "natal-en.html") as window:
        window.check(window.run("document.querySelectorAll('.wheel [tabindex=\"0\"]').length") == 1, "Tab stops often")
        window.page.locator(".filters summary").focus()
        window.page.keyboard.press("Tab")
        focus = "document.activeElement.id"
        first = window.run(focus)
        ring = window.run("getComputedStyle(document.activeElement).outline")
        window.check(first.startswith("planet.") and "solid 3px" in ring, f"Tab leads to {first}, its ring is {ring}")
        seen = [first]
        for _ in range(80):
            window.page.keyboard.press("ArrowRight")
            seen.append(window.run(focus))
        window.check(len(set(seen)) == window.run("document.querySelectorAll('.mark').length"), f"arrows reach {len(set(seen))}")
        window.page.keyboard.press("Home")
        window.page.keyboard.press("ArrowLeft")
        last = window.run(focus)
        window.check(window.run(focus).startswith("sign."), "the first does not follow the last")
        window.page.keyboard.press("Enter")
        window.check(window.chosen() == [last], "Enter does not choose")
        window.page.keyboard.press("Escape")
        window.check(window.chosen() == [], "Escape does not let go")


def filters(browser, pages):
    """kinds of aspect, orbs, points and houses are shown and hidden, in the wheel and in the lists"""
    with Window(browser, pages / "natal-en.html") as window:
        window.page.locator(".filters summary").click()
        for name, mark in (("trine", "aspect.sun.moon"), ("point", "point.chiron"), ("house", "cusp.5")):
            window.page.locator(f"[name={name}]").uncheck()
            window.check(not window.is_shown(f'[id="{mark}"]'), f"{name} stays")
            row = window.page.locator(f'tr[data-mark="{"house.5" if name == "house" else mark}"]')
            window.check(not row.is_visible(), f"the row of {name} stays")
            window.page.locator(f"[name={name}]").check()
            window.check(window.is_shown(f'[id="{mark}"]'), f"{name} does not come back")
        window.page.locator(".orbs").fill("1")
        window.check(not window.is_shown('[id="aspect.sun.moon"]') and window.is_shown('[id="aspect.sun.saturn"]'), "orbs")


def themes(browser, pages):
    """the system's choice and the reader's change inks and strokes at once; forced colors and paper have their own"""
    ink = "getComputedStyle(document.querySelector('[id=\"planet.sun.glyph\"]')).fill"
    width = "getComputedStyle(document.querySelector('[id=\"aspect.sun.saturn\"]>path:not(.line)')).strokeWidth"
    settings = {"light": {}, "dark": {"color_scheme": "dark"}, "contrast": {"contrast": "more"}}
    found = {}
    for name, setting in settings.items():
        with Window(browser, pages / "natal-en.html", **setting) as window:
            found[name] = (window.run(ink), float(window.run(width)[:-2]))
            window.page.select_option(".theme", "contrast-light")
            chosen = (window.run(ink), float(window.run(width)[:-2]))
            wide = abs(chosen[1] - 1.5 * found["light"][1]) < 0.01
            window.check(chosen[0] == "rgb(0, 0, 0)" and wide, f"high contrast gives {chosen}, after {found}")
    if len({ink for ink, _ in found.values()}) < 3 or found["contrast"][1] == found["light"][1]:
        raise AssertionError(f"themes of the system: {found}")
    with Window(browser, pages / "natal-en.html", forced_colors="active") as window:
        window.check(window.run(ink) == "rgb(0, 0, 0)", f"forced colors give {window.run(ink)}")
    with Window(browser, pages / "midnight-uk.html") as window:
        window.check(window.run("document.querySelector('.theme').value") == "own", "its own theme is not chosen")
    with Window(browser, pages / "natal-en.html", color_scheme="dark") as window:
        window.page.emulate_media(media="print")
        window.check(window.run(ink) == "rgb(0, 0, 0)", f"on paper the ink is {window.run(ink)}")
        window.check(not window.is_shown(".tools") and window.is_shown("table"), "paper shows buttons, or no lists")


def saving(browser, pages):
    """the picture is downloaded whole, in the inks shown, and an address leads to what is chosen"""
    with Window(browser, pages / "natal-en.html", accept_downloads=True) as window:
        window.page.select_option(".theme", "dark")
        with window.page.expect_download() as download:
            window.page.locator(".save").click()
        text = Path(download.value.path()).read_text()
        window.check(text.startswith("<svg") and "var(" not in text and "#ECE9F4" in text, text[:200])


ALL = [choosing, nearest, touching, zooming, keys, filters, themes, saving]
