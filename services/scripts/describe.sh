#!/bin/sh
# services/scripts/describe.sh PROGRAM VENV [CASES]: holds /openapi.json of a running service to OpenAPI 3.1, and the service to
# what it says there. VENV is a Python environment with openapi-spec-validator and schemathesis, outside the tree.
set -eu
program=$1 venv=$2 cases=${3:-50}
work=$(mktemp -d)
service=
trap '[ -z "$service" ] || kill "$service"; rm -rf "$work"' EXIT
"$program" --port 0 --data "$work/data" --rate 100000 --source-url https://example.org/source 2>"$work/log" &
service=$!
until address=$(sed -n 's/.*astro-serve: listening on //p' "$work/log") && [ -n "$address" ]; do sleep 0.1; done
key=$("$program" key new --data "$work/data" | sed -n 's/^key: //p')
"$venv/bin/python" - "$address/openapi.json" <<'PYTHON'
import json, sys, urllib.request
from openapi_spec_validator import validate
validate(json.load(urllib.request.urlopen(sys.argv[1])))
print("openapi.json is valid")
PYTHON
"$venv/bin/schemathesis" run "$address/openapi.json" --header "Authorization: Bearer $key" --checks all \
  --max-examples "$cases" --continue-on-failure --no-color
