#!/bin/sh
# services/scripts/describe.sh PROGRAM VENV [CASES]: holds /openapi.json of a running service to OpenAPI 3.1, and the service to
# what it says there. VENV is a Python environment with openapi-spec-validator and schemathesis, outside the tree.
set -eu
program=$(realpath "$1") venv=$(realpath "$2") cases=${3:-50}
scripts=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
service=
trap '[ -z "$service" ] || kill "$service"; rm -rf "$work"' EXIT
cd "$work"
"$program" --port 0 --data "$work/data" --rate 100000 --source-url https://example.org/source 2>"$work/log" &
service=$!
until address=$(sed -n 's/.*astro-serve: listening on //p' "$work/log") && [ -n "$address" ]; do sleep 0.1; done
"$program" key new --data "$work/data" >"$work/made"
user=$(sed -n 's/^user_id: //p' "$work/made") key=$(sed -n 's/^key: //p' "$work/made")
chart=$(curl -sf "$address/v1/charts" -H "Authorization: Bearer $key" \
  -d '{"name": "Oksana", "birth": {"date": "1990-04-15", "time": "14:30", "place": "Kyiv"}}' |
  sed 's/.*"id":"\([^"]*\)".*/\1/')
"$venv/bin/python" - "$address/openapi.json" <<'PYTHON'
import json, sys, urllib.request
from openapi_spec_validator import validate
validate(json.load(urllib.request.urlopen(sys.argv[1])))
print("openapi.json is valid")
PYTHON
hold() {
  "$venv/bin/schemathesis" --config-file "$1" run "$address/openapi.json" --header "Authorization: Bearer $key" \
    --checks all --continue-on-failure --no-color $2
}
# First with whatever ids; then with those that there are, so that nothing of it may be deleted; last, who is forgotten has
# no key any more.
cp "$scripts/describe.toml" known.toml
printf '\n[parameters]\n"path.chart" = "%s"\n"path.first" = "%s"\n"path.second" = "%s"\n"query.user_id" = "%s"\n' \
  "$chart" "$chart" "$chart" "$user" >>known.toml
status=0
hold "$scripts/describe.toml" "--max-examples $cases --exclude-operation-id delete_v1_users_me" || status=1
hold known.toml "--max-examples $cases --exclude-method DELETE --include-path-regex {(chart|first)} --phases coverage,fuzzing" || status=1
hold "$scripts/describe.toml" "--max-examples 5 --include-operation-id delete_v1_users_me --phases coverage,fuzzing" || status=1
exit $status
