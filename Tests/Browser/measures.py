"""How long a page takes: printed, for whoever compares; machines differ too much to be held to it."""

import statistics

from window import Window

LOAD = "performance.getEntriesByType('navigation')[0].loadEventEnd"
CHOOSE = """() => {
  const wheel = document.querySelector('astro-wheel'), marks = [...document.querySelectorAll('tr[data-mark] a')], times = []
  for (const mark of marks) {
    const start = performance.now()
    mark.click()
    wheel.getBoundingClientRect()
    times.push(performance.now() - start)
  }
  return times
}"""
SLIDE = """async () => {
  const slider = document.querySelector('#time'), from = +slider.value, times = []
  for (let frame = 0; frame < 60; frame++) {
    slider.value = from + frame * 6
    const start = performance.now()
    slider.dispatchEvent(new Event('input'))
    await new Promise(requestAnimationFrame)
    times.push(performance.now() - start)
  }
  return times
}"""


def report(browser, pages):
    with Window(browser, pages / "natal-en.html") as window:
        times = window.run(CHOOSE)
        print(f"a page loads in {window.run(LOAD):.0f} ms; "
              f"a mark is chosen in {statistics.median(times):.1f} ms, at most {max(times):.1f}")
    with Window(browser, pages / "transit-en.html") as window:
        times = window.run(SLIDE)
        print(f"the slider shows {1000 / statistics.mean(times):.0f} frames a second")
