#!/bin/sh
# Makes a static site of the samples, with the commands of a build folder: any file server serves it, and it works from
# the file system. $1: the folder of the commands; $2: where the site goes.
set -eu
cd "$(dirname "$0")/.."
commands=$(cd "$1" && pwd)
site=$2
rm -rf "$site"
mkdir -p "$site"
# A date that does not change, so that the bytes do not either: 2026-11-21.
export SOURCE_DATE_EPOCH=1795262400
moment=--transits=2026-11-21T12:00+02:00

# $1: the name of a page; $2: a sample; $3: what is said of it; the rest: options. Its picture leads to it.
entries=
page() {
  name=$1 sample=$2 words=$3
  shift 3
  for language in en uk; do
    [ "$name" != report ] || set -- --report "$site/report-$language.json"
    "$commands/astro-render" "samples/$sample.json" --quiet --html --language "$language" "$@" -o "$site/$name-$language.html"
  done
  [ "$name" != report ] || shift 2
  "$commands/astro-render" "samples/$sample.json" --quiet --svg "$@" -o "$site/$name.svg"
  entries="$entries<li><a href=\"$name-en.html\"><img src=\"$name.svg\" alt=\"\" width=\"300\" height=\"300\"></a>
<p>$words <a href=\"$name-en.html\">English</a> · <a href=\"$name-uk.html\" lang=\"uk\">українською</a></p></li>
"
}

for language in en uk; do
  "$commands/astro-report" samples/oksana.json --quiet --area general --language $language -o "$site/report-$language.json"
done
page natal oksana "A natal chart."
page transits oksana "The sky around a birth, with a slider through its year." $moment
page couple oksana "A couple." --partner samples/taras.json
page three oksana "A birth, a partner, the sky." --partner samples/taras.json $moment
page report oksana "A natal chart with its report."
page untimed lesia-ukrainka "A birth whose time is not known."
page crowded new-delhi-crowded "Seven in one house."
page polar tromso-polar "A birth beyond the polar circle."
page midnight tesla "A theme to show to others." --theme midnight
"$commands/astro-pdf" samples/oksana.json --quiet --area general --language en -o "$site/report.pdf"
"$commands/astro-calendar" samples/oksana.json --quiet --from 2027-01-01 --to 2028-01-01 --zone Europe/Kyiv --form year \
  --svg --pdf -o "$site/calendar"
rm "$site"/report-*.json

cat >"$site/index.html" <<INDEX
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>AstroSvitla: pages to touch</title>
<style>
body { margin: 0 auto; padding: 1rem; max-width: 75rem; font: 1rem/1.5 system-ui, sans-serif; color: #1E1B16; background: #FBF8F1 }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)) }
img { width: 100%; height: auto; border-radius: .5rem }
a { color: #12277A }
</style>
</head>
<body>
<main>
<h1>AstroSvitla</h1>
<p>Wheels to look at, to touch and to listen to; each page is one file.</p>
<ul>
$entries</ul>
<h2>On paper, and a year</h2>
<p><a href="report.pdf">A report as a document</a> · <a href="calendar.pdf">a year as a document</a></p>
<p><a href="calendar.svg"><img src="calendar.svg" alt="The timeline of a year"></a></p>
<h2>For programs</h2>
<p><a href="docs/documentation/astrosvitla/index.html">The library</a>, where this folder is the root of a server</p>
</main>
</body>
</html>
INDEX
echo "The site is in $site/: open $site/index.html, or serve the folder."
