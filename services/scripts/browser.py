#!/usr/bin/env python3
"""services/scripts/browser.py PROGRAM FOLDER: drives the page for people in Debian's chromium, and keeps pictures of it in FOLDER.

Needs playwright and axe-playwright-python (Tests/Browser/requirements.txt).
"""
import collections, subprocess, sys, tempfile, threading
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

PROGRAM, FOLDER = sys.argv[1], Path(sys.argv[2])
WORDS = {
    "en": ("Oksana", "Lviv", "Lviv, Lviv Oblast, Ukraine", "Show the chart", "Sheet with tables (PDF)"),
    "uk": ("Оксана", "Льв", "Львів, Львівська область, Україна", "Показати карту", "Аркуш із таблицями (PDF)"),
}


def drive(browser, address, language, width, scheme):
    name, typed, town, draw, sheet = WORDS[language]
    context = browser.new_context(viewport={"width": width, "height": 900}, locale=language, color_scheme=scheme)
    # A machine that builds beside the browser takes longer than half a minute to begin.
    context.set_default_timeout(180_000)
    page, wrong = context.new_page(), []
    page.on("console", lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: wrong.append(request.url) if not request.url.startswith(address) else None)
    page.goto(address)
    assert page.locator("html").get_attribute("lang") == language
    violations = Axe().run(page).response["violations"]
    assert not violations, [item["id"] for item in violations]
    page.locator("input[name=name]").fill(name)
    page.locator("input[name=date]").fill("1990-04-15")
    page.locator("input[name=time]").fill("14:30")
    place = page.locator("input[name=place]")
    place.press_sequentially(typed, delay=30)
    page.locator('#places option', has_text=town).first.wait_for(state='attached')
    place.fill(town)
    page.get_by_role("button", name=draw).click()
    wheel = page.frame_locator("iframe[name=wheel]")
    wheel.locator("tr[data-mark='house.4'] a").first.click()
    wheel.locator(".panel").filter(has_text="4").first.wait_for()
    assert page.locator("html").evaluate("root => root.scrollWidth <= innerWidth"), "the page scrolls sideways"
    page.screenshot(path=FOLDER / f"page-{language}-{width}-{scheme}.png", full_page=True)
    answer = context.request.post(f"{address}/preview/sheet.pdf?language={language}",
                                  form={"name": name, "date": "1990-04-15", "time": "14:30", "place": town})
    assert answer.ok and answer.body().startswith(b"%PDF-")
    assert page.get_by_role("button", name=sheet).is_visible()
    assert not wrong, wrong
    # A refusal is told in the page; the browser tells its status besides.
    page.locator("input[name=place]").fill("Nowhereville")
    page.get_by_role("button", name=draw).click()
    wheel.get_by_role("alert").wait_for()
    page.screenshot(path=FOLDER / f"refused-{language}-{width}-{scheme}.png", full_page=True)
    context.close()
    # Without a script the form works as well.
    plain = browser.new_context(java_script_enabled=False, locale=language)
    plain.set_default_timeout(180_000)
    page = plain.new_page()
    page.goto(address)
    for field, value in [("name", name), ("date", "1990-04-15"), ("place", town)]:
        page.locator(f"input[name={field}]").fill(value)
    with page.expect_response(lambda answer: "/preview/page.html" in answer.url) as answer:
        page.get_by_role("button", name=draw).click()
    assert answer.value.ok
    plain.close()
    print(f"the page for people: {language}, {width} px, {scheme}: as it should be")


FOLDER.mkdir(exist_ok=True)
with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
    service = subprocess.Popen([PROGRAM, "--port", "0", "--data", data, "--source-url", "https://example.org/source"],
                               stderr=subprocess.PIPE, text=True)
    line = service.stderr.readline()
    while "listening" not in line: line = service.stderr.readline()
    threading.Thread(target=lambda: collections.deque(service.stderr, maxlen=0), daemon=True).start()
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    try:
        for language, width, scheme in [("en", 1200, "light"), ("uk", 320, "dark"), ("uk", 1200, "dark"), ("en", 320, "light")]:
            drive(browser, "http://127.0.0.1:" + line.strip().rsplit(":", 1)[1], language, width, scheme)
    finally:
        browser.close()
        service.terminate()
        print("exit", service.wait())
