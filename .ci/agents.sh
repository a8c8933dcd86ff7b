#!/bin/sh
# Holds astro-mcp of a build folder against the official client of the protocol, in an environment of its own:
# .ci/agents.sh BIN [--timing]. Where the client cannot be had, it says so and is content.
set -eu
commands=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/.."
venv=.build/agents-venv
[ -x "$venv/bin/python3" ] || python3 -m venv "$venv"
if ! "$venv/bin/python3" -c 'import mcp.client.client' 2>/dev/null &&
  ! "$venv/bin/pip" install -q -r Tests/Agents/requirements.txt; then
  echo "agents.sh: the client of the protocol is not to be had, so astro-mcp is not tried with it" >&2
  exit 0
fi
exec "$venv/bin/python3" Tests/Agents/client.py "$commands" "$@"
