#!/bin/sh
# Builds AstroSvitlaCore from a copy that holds no header of a C library, where pkg-config finds none either.
set -eu
cd "$(dirname "$0")/.."
copy=.build/core
mkdir -p "$copy"
rm -rf "$copy/Sources" "$copy/Fonts" "$copy/Tests" "$copy/Tools"
cp -a Package.* Sources Fonts Tests Tools schemas "$copy/"
for library in SwissEphemeris Pango Cairo Deflate; do
  find "$copy/Sources/C/$library" -name '*.h' -delete
done
# What was fetched already need not be fetched again.
if [ ! -d "$copy/.build" ] && [ -d .build/checkouts ]; then
  mkdir -p "$copy/.build"
  cp -a .build/checkouts .build/repositories .build/workspace-state.json "$copy/.build/"
fi
PKG_CONFIG_PATH='' PKG_CONFIG_LIBDIR='' \
  swift build --package-path "$copy" --target AstroSvitlaCore >"$copy/log" 2>&1 || {
  cat "$copy/log" >&2
  echo "AstroSvitlaCore needs what only the other rooms may need" >&2
  exit 1
}
