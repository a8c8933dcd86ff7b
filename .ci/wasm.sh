#!/bin/sh
# Compiles the foundations of AstroSvitlaCore for a machine of 32 bits without an operating system: wasm32, by the
# toolchain's Embedded library.
set -eu
cd "$(dirname "$0")/.."
# It needs newer systems of Apple than Package.swift declares.
if grep -rn 'InlineArray<' Sources --include='*.swift'; then
  echo "take a tuple or an array instead" >&2
  exit 1
fi
embedded=$(dirname "$(command -v swiftc)")/../lib/swift/embedded/Swift.swiftmodule
if ls "$embedded" 2>/dev/null | grep -q wasm32; then
  wasm=.build/wasm32
  rm -rf "$wasm"
  mkdir -p "$wasm/libc"
  # What Geometry asks of a C library.
  echo 'module WASILibc { header "math.h" export * }' >"$wasm/libc/module.modulemap"
  echo 'double sin(double), cos(double), tan(double), asin(double), atan2(double, double), pow(double, double);' \
    >"$wasm/libc/math.h"
  for room in Geometry Diagnostics Bytes JSON; do
    swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6 \
      -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -strict-memory-safety -warnings-as-errors -package-name astrosvitla \
      -module-name "Astro$room" -I "$wasm" -I "$wasm/libc" -emit-module -emit-module-path "$wasm/Astro$room.swiftmodule" \
      -c -o "$wasm/$room.o" $(find "Sources/Foundations/$room" -name '*.swift') || {
      echo "$room does not compile for wasm32" >&2
      exit 1
    }
  done
fi
