#!/bin/sh
# Drives our pages in Debian's chromium, with the commands of a build folder. $1: the folder; RECORD=yes keeps what
# their accessibility trees say.
set -eu
cd "$(dirname "$0")/.."
commands=$(cd "$1" && pwd)
command -v chromium >/dev/null || { echo "chromium is not installed: apt-get install chromium" >&2; exit 1; }
# An environment of its own: what it installs stays out of the system's Python.
python=.build/browser/bin/python
[ -x "$python" ] || python3 -m venv .build/browser
export PYTHONDONTWRITEBYTECODE=1
"$python" -m pip install --quiet --disable-pip-version-check -r Tests/Browser/requirements.txt
pages=.build/browser/pages
rm -rf "$pages"
mkdir -p "$pages"

page() {
  name=$1 chart=$2
  shift 2
  "$commands/astro-render" "$chart" --quiet --html -o "$pages/$name.html" "$@"
}
moment=--transits=2026-11-21T12:00Z
"$commands/astro-report" samples/oksana.json --area general --language en -o "$pages/report.json"
page natal-en samples/oksana.json --language en --report "$pages/report.json"
page natal-uk samples/oksana.json --language uk
page transit-en samples/oksana.json --language en $moment
page transit-uk samples/oksana.json --language uk $moment
page synastry-en samples/oksana.json --language en --partner samples/taras.json
page untimed-en samples/lesia-ukrainka.json --language en
page midnight-uk samples/tesla.json --language uk --theme midnight
"$python" Tests/Browser/hostile.py >"$pages/hostile.json"
page hostile-en "$pages/hostile.json" --language en --partner samples/taras.json
page one samples/oksana.json --language en --fragment
page other samples/taras.json --language uk --fragment --prefix second $moment
{
  echo '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Two wheels</title><main><h1>Two wheels</h1>'
  cat "$pages/one.html" "$pages/other.html"
  echo '</main></html>'
} >"$pages/both.html"
{
  echo '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Twice</title><main><h1>Twice</h1>'
  cat "$pages/one.html" "$pages/one.html"
  echo '</main></html>'
} >"$pages/twice.html"

# What the script of a page is to show: our own positions on days of its year, and the order of the ring.
for day in 2027-02-09T06:00Z 2027-08-30T21:00Z; do
  "$commands/astro-render" samples/oksana.json --quiet --json "--transits=$day" -o "$pages/at-$day.json"
  "$commands/astro-render" samples/oksana.json --quiet --svg --language en "--transits=$day" -o "$pages/at-$day.svg"
done
exec "$python" Tests/Browser/browser.py "$pages"
