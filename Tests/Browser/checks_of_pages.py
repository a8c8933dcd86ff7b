"""What is true of every page, whoever reads it and wherever it stands."""

import os
import re
from pathlib import Path

from tree import buttons_of_wheel
from window import DESKTOP, LARGE, PHONE, SMALL, Window

KEPT = Path(__file__).parent / "kept"


def loads(browser, pages):
    """every page, on a phone and a desktop, at 320 pixels and 4K, says nothing, asks for nothing and fits"""
    for path in sorted(pages.glob("*-*.html")):
        for view in (PHONE, DESKTOP) if "natal" in path.name else (PHONE,) if "uk" in path.name else (DESKTOP,):
            with Window(browser, path, view) as window:
                window.check(window.is_shown(".wheel>svg"), "shows no wheel")
    for view in (SMALL, LARGE):
        for name in ("transit-uk", "hostile-en"):
            with Window(browser, pages / f"{name}.html", view):
                pass


def axe(browser, pages):
    """axe-core finds nothing on any kind of page, in any theme, whatever is chosen; and finds what is made wrong"""
    for name in ("natal-uk", "transit-uk", "synastry-en", "untimed-en", "hostile-en", "both"):
        with Window(browser, pages / f"{name}.html", PHONE if "uk" in name else DESKTOP) as window:
            window.check(window.axe() == [], window.axe())
    with Window(browser, pages / "natal-en.html", mark="#planet.sun") as window:
        for theme in ("light", "dark", "contrast-light", "contrast-dark", "print"):
            window.page.select_option(".theme", theme)
            found = window.axe() if theme == "dark" else window.axe("color-contrast")
            window.check(found == [], f"in {theme}: {found}")
        window.run("document.querySelector('[id=\"planet.sun\"]').setAttribute('aria-label', '')")
        window.run("document.querySelectorAll('[id=\"planet.sun\"] title').forEach(title => title.remove())")
        window.run("document.querySelector('.panel p').style.color = '#bbb'")
        found = {rule for rule, _ in window.axe("aria-command-name", "color-contrast")}
        window.check(found == {"aria-command-name", "color-contrast"}, f"axe finds only {found}")


def tree(browser, pages):
    """the accessibility tree has one named button for every mark, as the kept text says"""
    for name in ("natal-uk", "synastry-en", "untimed-en"):
        with Window(browser, pages / f"{name}.html") as window:
            lines = buttons_of_wheel(window)
            count = window.run("document.querySelectorAll('.mark').length")
            window.check(len(lines) == count + 1, f"{len(lines)} in the tree, {count} marks")
            window.check(all(len(line) > 12 for line in lines), "a part has no name")
            kept = KEPT / f"{name}.txt"
            if os.environ.get("RECORD") == "yes":
                kept.parent.mkdir(exist_ok=True)
                kept.write_text("\n".join(lines) + "\n")
            window.check(kept.read_text().splitlines() == lines, f"differs from {kept.name}; RECORD=yes writes it")


def scriptless(browser, pages):
    """without scripts the picture and its lists remain, and nothing that would not work"""
    with Window(browser, pages / "transit-uk.html", java_script_enabled=False) as window:
        window.check(window.is_shown(".wheel>svg") and window.is_shown("table"), "nothing is left")
        window.check(not window.page.locator(".zoom").is_visible(), "a button is left that does nothing")
        window.check(not window.page.locator("#time").is_visible(), "a slider is left that does nothing")


def embedding(browser, pages):
    """two fragments on one page share no id, and each hears its own clicks"""
    with Window(browser, pages / "both.html") as window:
        ids = window.run("[...document.querySelectorAll('[id]')].map(element => element.id)")
        window.check(len(ids) == len(set(ids)), "ids are shared")
        window.page.locator('[id="second"] tr[data-mark="natal.sun"] a').click()
        window.check(window.chosen() == ["second-natal.sun"], f"chose {window.chosen()}")
        window.check(window.run("document.querySelectorAll('.panel h2').length") == 1, "both tell")
        window.check(re.fullmatch("w[0-9a-f]{7}", window.run("document.querySelector('astro-wheel').id")), "its prefix")
        # What a program sets in later starts too.
        window.run("""() => {
          const wheel = document.querySelector('astro-wheel'), markup = wheel.outerHTML
          wheel.remove()
          document.querySelector('main').insertAdjacentHTML('beforeend', markup)
        }""")
        window.until("[...document.querySelectorAll('astro-wheel')].every(wheel => wheel.choose)")


def twice(browser, pages):
    """of one fragment set in twice each hears its own clicks, and says nothing to the console"""
    with Window(browser, pages / "twice.html") as window:
        for chosen in (1, 0):
            window.run(
                "index => document.querySelectorAll('astro-wheel')[index].querySelector('tr[data-mark$=\".sun\"] a').click()", chosen
            )
            told = window.run("[...document.querySelectorAll('astro-wheel')].map(wheel => wheel.querySelectorAll('.mark[aria-pressed=true]').length)")
            window.check(told[chosen] == 1, f"wheel {chosen} does not hear its click: {told}")
            panels = window.run("[...document.querySelectorAll('.panel')].map(panel => panel.querySelectorAll('h2').length)")
            window.check(panels[chosen] == 1, f"panel {chosen} does not tell: {panels}")


def hostile(browser, pages):
    """a hostile name stays text, whole, in its own direction"""
    with Window(browser, pages / "hostile-en.html") as window:
        title = window.page.locator("h1").inner_text()
        window.check("</script><img src=x onerror=alert(1)>\"'&<!--" in title and "عبد الرحمن" in title, title)
        window.check(window.run("document.querySelectorAll('img').length") == 0, "markup got in")
        window.page.locator('tr[data-mark="natal.sun"] a').click()
        window.check(window.chosen() == ["natal.sun"], "the script is broken")


ALL = [loads, axe, tree, scriptless, embedding, twice, hostile]
