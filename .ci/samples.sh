#!/bin/sh
# Draws the pictures that README shows, with the commands of a build folder.
set -eu
draw() {
  "$commands/astro-render" "samples/$1.json" --quiet --png --size 900 -o "samples/$2" $3
}
commands=$1
draw oksana oksana "--language uk"
draw oksana oksana-dark "--language uk --theme dark"
draw oksana oksana-sheet "--language uk --sheet"
draw new-delhi-crowded new-delhi-crowded "--language en"
draw lesia-ukrainka lesia-ukrainka "--language uk --theme contrast-light"
draw equinox-eclipse equinox-eclipse "--language en --theme contrast-dark"
for theme in light dark midnight parchment blueprint celestial contrast-light contrast-dark print; do
  "$commands/astro-render" samples/oksana.json --quiet --png --size 480 --theme "$theme" -o "samples/theme-$theme"
done
"$commands/astro-render" samples/oksana.json --quiet --png --language uk --theme midnight --format portrait \
  -o samples/portrait
card() {
  "$commands/astro-render" samples/oksana.json --quiet --png --language uk --cut social -o "samples/$1" $2
}
only() {
  "$commands/astro-render" samples/oksana.json --quiet --png --language uk --size 720 --only $1 -o "samples/$2" ${3:-}
}
only grid grid
only grid grid-couple "--partner samples/taras.json"
only table table
squares() {
  "$commands/astro-render" samples/oksana.json --quiet --png --language uk --zodiac sidereal:lahiri --squares $1 \
    -o "samples/squares-$1" $2
}
squares north "--varga D9 --size 1600"
squares south "--theme parchment --size 900"
"$commands/astro-render" samples/oksana.json --quiet --png --language uk --map -o samples/map
card card "--theme celestial"
card card-couple "--theme dark --partner samples/taras.json"
card card-day "--theme celestial --format portrait --day 2026-11-26"
# Several skies; those of a moment are computed for one that stays the same.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$commands/astro-chart" return samples/oksana.json --of sun --year 2026 > "$folder/return.json"
"$commands/astro-chart" progress samples/oksana.json --on 2026-11-21 > "$folder/progressed.json"
moment="--transits=2026-11-21T12:00+02:00"
draw oksana couple "--language uk --partner samples/taras.json"
draw oksana couple-sheet "--language uk --partner samples/taras.json --sheet"
draw oksana transits "--language en $moment"
draw oksana solar-return "--language en --theme dark --around $folder/return.json"
draw oksana natal-progressed-transits "--language en --around $folder/progressed.json $moment"
draw new-delhi-crowded twelve-hours "--language en --partner samples/new-delhi-evening.json"
calendar() {
  "$commands/astro-calendar" samples/oksana.json --quiet --zone Europe/Kyiv --language uk --size 1600 --png $1
}
calendar "--from 2027-01-01 --to 2028-01-01 --form year -o samples/oksana-2027"
calendar "--from 2027-03-01 --to 2027-04-01 --form month --theme dark -o samples/oksana-march-2027"
"$commands/astro-render" samples/oksana.json --quiet --apng --language uk --theme dark --from 2027-03-01 --to 2027-03-16 \
  -o samples/transits-march
"$commands/astro-calendar" --quiet --year 2027 --form moon-year --zone Europe/Kyiv --language uk --theme celestial --size 1600 \
  --png -o samples/moon-2027
"$commands/astro-calendar" samples/oksana.json --quiet --year 2027 --form graphic --language uk --size 1600 --png \
  -o samples/curves-2027
"$commands/astro-calendar" samples/oksana.json --quiet --form life --language uk --size 1600 --png -o samples/life
.ci/reports.sh "$commands"
pdftoppm -r 52 -png samples/oksana-career.pdf samples/oksana-career
# Pages as a browser shows them, where `make test-pages` has set one up.
python=.build/browser/bin/python
if command -v chromium >/dev/null && [ -x "$python" ]; then
  "$commands/astro-report" samples/oksana.json --quiet --area general --language en -o "$folder/report.json"
  "$commands/astro-render" samples/oksana.json --quiet --html --language en --report "$folder/report.json" \
    -o "$folder/natal-en.html"
  "$commands/astro-render" samples/oksana.json --quiet --html --language uk $moment -o "$folder/transit-uk.html"
  PYTHONDONTWRITEBYTECODE=1 "$python" Tests/Browser/pictures.py "$folder" samples
fi
echo "The pictures in samples/ are drawn; look at them before they are committed."
