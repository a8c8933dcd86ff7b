#!/bin/sh
# Writes the reports on ten sample births, one an area and language, as text to be read aloud.
set -eu
commands=$1
mkdir -p samples/readings
for birth in oksana sydney lesia-ukrainka tesla ramanujan-sidereal new-york-crowded london-crowded \
  new-delhi-crowded tromso-polar equinox-eclipse; do
  for area in finances career relationships health general; do
    for language in en uk; do
      "$commands/astro-report" "samples/$birth.json" --quiet --area "$area" --language "$language" --text \
        -o "samples/readings/$birth-$area-$language.txt"
    done
  done
done
echo "The reports in samples/readings/ are written; read them before they are committed."
