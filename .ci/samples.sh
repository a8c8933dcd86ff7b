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
.ci/reports.sh "$commands"
pdftoppm -r 52 -png samples/oksana-career.pdf samples/oksana-career
echo "The pictures in samples/ are drawn; look at them before they are committed."
