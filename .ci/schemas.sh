#!/bin/sh
# Holds samples and what the commands of a build folder write against schemas/, with python3-jsonschema of the system or
# one of its own: .ci/schemas.sh BIN
set -eu
commands=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
python=python3
if ! python3 -c 'import jsonschema' 2>/dev/null; then
  venv=.build/schemas-venv
  [ -x "$venv/bin/python3" ] || python3 -m venv "$venv"
  "$venv/bin/pip" install -q 'jsonschema>=4.10,<5'
  python=$venv/bin/python3
fi
exec "$python" .ci/schemas.py "$commands"
