"""A window of Debian's chromium on one of our pages, and what must be true of every page in it."""

from pathlib import Path

import axe_playwright_python

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
SMALL = {"viewport": {"width": 320, "height": 640}, "is_mobile": True, "has_touch": True}
LARGE = {"viewport": {"width": 3840, "height": 2160}}


class Window:
    """A page opened by itself: it remembers what it said and asked for."""

    def __init__(self, browser, path, view=DESKTOP, mark="", **settings):
        self.context = browser.new_context(**{**view, "locale": "en-GB", "timezone_id": "UTC", **settings})
        # A machine that builds beside the browser takes longer than half a minute to begin.
        self.context.set_default_timeout(180_000)
        self.page = self.context.new_page()
        self.said, self.asked = [], []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.name = f"{Path(path).name} {view['viewport']['width']} {settings or ''}"
        self.page.goto(f"file://{path}{mark}")
        if settings.get("java_script_enabled", True):
            self.until("[...document.querySelectorAll('astro-wheel')].every(wheel => wheel.choose)")

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self.check(self.said == [], f"the console says {self.said}")
            others = [url for url in self.asked if not url.startswith(("file://", "data:"))]
            self.check(len(self.asked) - len(others) <= 2 and others == [], f"asked for {self.asked}")
            wide = self.run("document.documentElement.scrollWidth - innerWidth")
            self.check(wide <= 0, f"runs {wide} pixels out of its window")
        self.context.close()

    def check(self, is_so, otherwise):
        if not is_so:
            raise AssertionError(f"{self.name}: {otherwise}")

    def until(self, condition):
        """Waits until a condition holds; asked again and again from outside, because the page's policy forbids eval."""
        for _ in range(500):
            if self.run(condition):
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"never came: {condition}")

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    # What is there

    def middle(self, mark):
        """The middle of a mark's ink, in pixels of the window, brought into sight."""
        self.run("id => document.querySelector('.wheel').scrollIntoView({block: 'center'})", mark)
        box = self.page.locator(f'[id="{mark}"]').bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def chosen(self):
        """The ids of the marks that say they are pressed."""
        return self.run("[...document.querySelectorAll('.mark[aria-pressed=true]')].map(mark => mark.id)")

    def panel(self):
        return self.page.locator(".panel").first.inner_text()

    def view(self):
        return [float(part) for part in self.page.locator(".wheel>svg").first.get_attribute("viewBox").split()]

    def is_shown(self, selector):
        return self.page.locator(selector).first.is_visible()

    # Ways to touch

    def touch(self, kind, *places):
        """Sends fingers by the DevTools protocol, which knows more than one."""
        if not hasattr(self, "protocol"):
            self.protocol = self.context.new_cdp_session(self.page)
        points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(places)]
        self.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def axe(self, *rules):
        """What axe-core finds wrong, by all or some of its rules, and where."""
        if not self.run("typeof axe !== 'undefined'"):
            # A page's policy lets no script in but its own; what the protocol evaluates it does not ask.
            self.run(AXE)
        only = {"runOnly": list(rules)} if rules else {}
        found = self.run("options => axe.run(options)", {"resultTypes": ["violations"], **only})
        return [(item["id"], [node["target"] for node in item["nodes"]][:3]) for item in found["violations"]]
