#!/bin/sh
# Runs the tests under AddressSanitizer and ThreadSanitizer, each built in a folder of its own.
# $@: sanitizers, both if none is named.
set -eu
cd "$(dirname "$0")/.."
export RECORD=never SWIFT_BACKTRACE=enable=no ASTROSVITLA_SANITIZE=1
# Libraries keep what they allocate once till the end of the process, and fontconfig keeps its cache.
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/.ci/tsan.supp"

for sanitizer in ${*:-address thread}; do
  # Times grow out of proportion under a sanitizer, which the tests of growth would tell.
  swift test --disable-xctest --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" --skip GrowthTests
done
