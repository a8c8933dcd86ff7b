"""Takes the pictures of pages that README shows: pictures.py PAGES SAMPLES."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from window import PHONE, Window


def main(pages, samples):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        view = {"viewport": {"width": 1280, "height": 1000}}
        with Window(browser, pages / "natal-en.html", view) as window:
            window.page.locator('tr[data-mark="planet.sun"] a').click()
            window.run("scrollTo(0, 0)")
            window.page.wait_for_timeout(400)
            window.page.screenshot(path=samples / "page.png")
        with Window(browser, pages / "transit-uk.html", PHONE, color_scheme="dark") as window:
            window.page.locator("[data-time=later]").click()
            window.run("document.querySelector('.tools').scrollIntoView()")
            window.page.wait_for_timeout(400)
            window.page.screenshot(path=samples / "page-phone.png")
        browser.close()


main(*(Path(folder).resolve() for folder in sys.argv[1:3]))
