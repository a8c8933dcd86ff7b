#!/bin/sh
# Runs every test with warnings as errors. What failed is repeated at the end, for those who read only the last lines.
set -eu
cd "$(dirname "$0")/.."
said=$(mktemp)
trap 'rm -f "$said"' EXIT
status=0 failed=
{ ASTROSVITLA_STRICT=1 swift test --disable-xctest \
  --explicit-target-dependency-import-check error 2>&1 || echo "$?" >"$said.status"; } | tee "$said"
[ ! -e "$said.status" ] || { status=$(cat "$said.status"); rm -f "$said.status"; }
if [ "$status" -eq 0 ]; then
  # Everything is built now: the list of public names, a stream in slices, one of which is killed, what commands write
  # beside its schemas, documents in the readers that judge them, pages in a browser, and the server of assistants with
  # the official client.
  commands=$(ASTROSVITLA_STRICT=1 swift build --show-bin-path)
  check() { "$@" || { status=1 && failed="$failed $1"; }; }
  check .ci/api.sh docs/API.txt
  check .ci/parallel.sh "$commands"
  check .ci/schemas.sh "$commands"
  check .ci/pdf.sh "$commands"
  check .ci/browser.sh "$commands"
  check .ci/agents.sh "$commands"
else
  grep -A 2 -E '^✘|: error: ' "$said" | cut -c -2000 || true
fi
grep -E 'Test run with' "$said" || true
[ -z "$failed" ] || echo "failed after the tests:$failed" >&2
exit "$status"
