"""Drives our pages through every interaction, by mouse, fingers and keys, in two languages and all themes.

One browser serves all checks; each names itself. Ends with 1 and what failed.
"""

import sys
import time
import traceback
from pathlib import Path

from playwright.sync_api import sync_playwright

import checks
import checks_of_files
import checks_of_pages
import checks_of_time
import measures


def main(folder):
    pages = Path(folder).resolve()
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for check in checks_of_pages.ALL + checks.ALL + checks_of_time.ALL + checks_of_files.ALL:
            start = time.monotonic()
            try:
                check(browser, pages)
                print(f"ok {time.monotonic() - start:5.1f} s  {check.__doc__}")
            except Exception as error:  # a check that fails lets the others run
                failed += 1
                print(f"FAILED  {check.__doc__}\n  {error}", file=sys.stderr)
                if not isinstance(error, AssertionError):
                    traceback.print_exc()
        measures.report(browser, pages)
        browser.close()
    print(f"{failed} checks of pages failed" if failed else "all checks of pages hold")
    return 1 if failed else 0


sys.exit(main(sys.argv[1]))
