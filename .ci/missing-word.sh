#!/bin/sh
# Takes one requirement after another from a copy of a phrasebook: the compiler must name each.
# By hand or nightly: .ci/missing-word.sh [how many] (default 5). It builds one room that many times.
set -eu
cd "$(dirname "$0")/.."
count=${1:-5}
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
mkdir "$copy/Sources"
cp -R Sources/Foundations/Diagnostics Sources/Sky/ChartModel Sources/Words/Wording "$copy/Sources/"
cat > "$copy/Package.swift" <<'PACKAGE'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Copy",
  targets: [
    .target(name: "AstroDiagnostics", path: "Sources/Diagnostics"),
    .target(name: "AstroChartModel", dependencies: ["AstroDiagnostics"], path: "Sources/ChartModel"),
    .target(
      name: "AstroWording", dependencies: ["AstroChartModel", "AstroDiagnostics"], path: "Sources/Wording"),
  ])
PACKAGE
swift build --package-path "$copy" --target AstroWording >/dev/null 2>&1 || {
  echo "the copy does not build as it is" >&2
  exit 1
}

# One-line requirements of the Ukrainian phrasebook, by their names.
pages="$copy/Sources/Wording/Ukrainian/UkrainianPhrasebook+Pages.swift"
cp "$pages" "$copy/pages"
for word in $(sed -n 's/^  var \([a-zA-Z]*\): String { .*/\1/p' "$copy/pages" | head -n "$count"); do
  grep -v "^  var $word: String" "$copy/pages" > "$pages"
  if swift build --package-path "$copy" --target AstroWording >"$copy/log" 2>&1; then
    echo "without \"$word\" a language still builds" >&2
    exit 1
  fi
  grep -q "requires property '$word'" "$copy/log" || {
    echo "without \"$word\" the compiler does not name it" >&2
    exit 1
  }
  echo "$word: named by the compiler"
done
