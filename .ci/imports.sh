#!/bin/sh
# Storeys import downwards; a C library has one door; nobody imports Foundation, what Core holds no bare C library, and
# nothing that Core is made of a library of C.
# Who imports whom is said in Package.swift alone: `swift build` holds every import to it in .ci/test.sh.
set -eu
cd "$(dirname "$0")/.."
strays=$(grep -rE '^ *(@[a-z]+ )*([a-z]+ )?import ' Sources --include='*.swift' | awk -F'[:/]' '
  BEGIN {
    n = split("C Foundations Sky Words Layout Output Library Commands", storeys, " ")
    for (i = 1; i <= n; i++) rank[storeys[i]] = i
    while (("ls -d Sources/*/*" | getline path) > 0) { split(path, part, "/"); storey["Astro" part[3]] = part[2] }
  }
  { imported = $0; sub(/.* /, "", imported) }
  rank[storey[imported]] > rank[$2] { print $0 ": a room above it" }
  imported ~ /^CAstro/ && imported !~ /Assets|System$/ && door[imported] && door[imported] != $3 { print $0 ": not its door" }
  imported ~ /^CAstro/ { door[imported] = $3 }
  imported ~ /^Foundation/ { print $0 ": Foundation" }
  /:(@[a-z]+ )*([a-z]+ )?import (Glibc|Musl|Darwin|Android)$/ && $2 != "Commands" && $3 !~ /^(Threads|Processes|WholeFiles|Ephemeris|Skies|Shaping|Painting|AstroSvitla|RuleFolders|Streams)$/ { print $0 ": bare" }')
[ -z "$strays" ] || { printf '%s\n' "$strays" >&2; exit 1; }

seen=$(grep -roE '^ *(@[a-z]+ )*([a-z]+ )?import C?Astro[A-Za-z]+' Sources --include='*.swift' | awk -F'[:/]' '
  { room = $3; imported = $0; sub(/.* /, "", imported); if (!known[room, imported]++) needs[room] = needs[room] " " imported }
  function visit(room, path,   names, n, i) {
    if (visited[room]++) return
    n = split(needs[room], names, " ")
    for (i = 1; i <= n; i++) {
      if (names[i] ~ /^CAstro/ && names[i] !~ /Assets$/) print path " imports " names[i]
      else { sub(/^Astro/, "", names[i]); visit(names[i] == "SvitlaCore" ? "AstroSvitlaCore" : names[i], path " > " names[i]) }
    }
  }
  END { visit("AstroSvitlaCore", "AstroSvitlaCore") }')
[ -z "$seen" ] || { printf '%s\n' "$seen" >&2; exit 1; }
