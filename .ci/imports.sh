#!/bin/sh
# Rooms import what docs/ARCHITECTURE.md allows them, C stays behind its doors, and Foundation outside.
set -eu
cd "$(dirname "$0")/.."

# Each room, and what it may import beside the standard library.
rooms() {
  cat <<'ROOMS'
Diagnostics
JSON              Diagnostics
Geometry          Glibc Darwin
ChartModel        Diagnostics
Almanac           ChartModel Diagnostics Glibc Darwin
Products          ChartModel
Wording           ChartModel Diagnostics
Drawing           Diagnostics Geometry
WheelLayout       ChartModel Diagnostics Drawing Geometry Wording
ChartFiles        ChartModel Diagnostics Drawing Geometry JSON WheelLayout Wording
ChartSheet        ChartModel Diagnostics Drawing Geometry WheelLayout Wording
Timeline          ChartModel Diagnostics Drawing Geometry WheelLayout Wording
Interpretation    CAssets ChartModel Diagnostics JSON Wording
Typesetting       Diagnostics Drawing Geometry
Places            CGazetteer Diagnostics Glibc Darwin
Birthplaces       ChartModel Diagnostics Places Wording
Threads           CSystem Diagnostics Glibc
Reports           ChartModel Diagnostics Drawing Geometry Interpretation Typesetting Wording
Ephemeris         ChartModel Diagnostics CEphemerisEnvironment CSwissEphemeris Glibc
Skies             Almanac ChartModel Diagnostics Ephemeris Glibc
SVG               Diagnostics Drawing Geometry
Shaping           CAssets CPango Diagnostics Drawing Geometry Glibc
PDFAmending       Diagnostics Drawing Geometry
Painting          CCairo CDeflate Diagnostics Drawing Geometry Glibc PDFAmending
WebPage           CAssets ChartModel Diagnostics Drawing Geometry JSON SVG WheelLayout Wording
Symbols           CAssets Diagnostics Drawing Geometry
AstroSvitlaCore   Almanac ChartFiles ChartModel ChartSheet Diagnostics Drawing Geometry Interpretation Products Reports SVG Symbols Timeline Typesetting WebPage WheelLayout Wording
AstroSvitla       Almanac AstroSvitlaCore Birthplaces ChartFiles ChartModel ChartSheet Diagnostics Drawing Ephemeris Glibc Interpretation Painting Reports SVG Shaping Skies Threads Typesetting WebPage WheelLayout Wording
CommandKit        ArgumentParser Birthplaces CSystem ChartFiles ChartModel Diagnostics Ephemeris Glibc Interpretation Places Products Wording
CalendarKit       ArgumentParser Birthplaces ChartModel CommandKit Diagnostics Ephemeris Skies Wording
PictureKit        ArgumentParser AstroSvitla AstroSvitlaCore CalendarKit ChartFiles ChartModel ChartSheet CommandKit Diagnostics Drawing Ephemeris Geometry Glibc Interpretation Painting Reports SVG Shaping Skies Timeline Typesetting WebPage WheelLayout Wording
StreamKit         CSystem ChartFiles ChartModel CommandKit Diagnostics Ephemeris Glibc JSON Threads
astro-batch       ArgumentParser AstroSvitla Birthplaces CalendarKit ChartFiles ChartModel CommandKit Diagnostics Drawing Ephemeris Glibc Interpretation JSON PictureKit Reports Skies StreamKit Wording
astro-doctor      ArgumentParser AstroSvitla CommandKit Diagnostics Ephemeris Glibc Painting Shaping Wording
astro-calendar    ArgumentParser CalendarKit ChartFiles ChartModel CommandKit Diagnostics Ephemeris Skies Wording
astro-chart       ArgumentParser Birthplaces ChartFiles ChartModel CommandKit Diagnostics JSON Skies Wording
astro-place       ArgumentParser CommandKit Diagnostics JSON Places Wording
astro-timeline    ArgumentParser CalendarKit ChartModel CommandKit Diagnostics PictureKit Timeline Wording
astro-render      ArgumentParser AstroSvitla ChartModel CommandKit Diagnostics PictureKit WebPage
astro-report      ArgumentParser ChartFiles ChartModel CommandKit Diagnostics Interpretation
astro-pdf         ArgumentParser AstroSvitla CalendarKit ChartModel CommandKit Diagnostics PictureKit
astro-bench       AstroSvitla CommandKit Glibc PictureKit Places
astro-workshop    ArgumentParser AstroSvitla AstroSvitlaCore ChartModel ChartSheet CommandKit Diagnostics Drawing Ephemeris Geometry Interpretation Painting Reports SVG Shaping Typesetting WheelLayout Wording
ROOMS
}

# Every import as "file room module", told from the words that may stand before it.
imports() {
  grep -rE '^ *(@[a-zA-Z_]+ )*((public|package|internal|fileprivate|private) )?import ' Sources --include='*.swift' |
    awk -F: '{ split($1, folders, "/"); n = split($2, words, " "); print $1, folders[2], words[n] }'
}

strays=$(imports | while read -r file room module; do
  known=$(rooms | awk -v room="$room" '$1 == room')
  if [ -z "$known" ]; then
    echo "$file: the room $room is not known to .ci/imports.sh"
    continue
  fi
  case " $known Swift Synchronization " in
    *" $module "*) ;;
    *) echo "$file: $room may not import $module" ;;
  esac
done)

if [ -n "$strays" ]; then
  printf '%s\n' "$strays" >&2
  exit 1
fi
