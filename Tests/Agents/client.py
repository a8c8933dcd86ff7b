#!/usr/bin/env python3
"""The official client of the Model Context Protocol against astro-mcp: Tests/Agents/client.py BIN [--timing]

`client.py http://HOST:PORT/mcp KEY` holds the service to the same.

Lists, calls, reads, cancels and fails by the handshake and by the revision without sessions; every structured answer is
held against its tool's schema by the client itself.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import anyio
from mcp import Client, MCPError, StdioServerParameters, stdio_client
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client

BIRTH = {"date": "1990-04-15", "time": "14:30", "place": "Kyiv, Ukraine"}
CHART = {"birth": BIRTH}
OTHER = {"birth": {"date": "1988-11-02", "time": "06:45", "place": "Lviv"}}
CALLS: list[tuple[str, dict]] = [
    ("place_search", {"name": "Київ"}),
    ("natal_chart", {"birth": BIRTH, "name": "Оксана"}),
    ("natal_chart", {"birth": {"date": "1990-04-15", "place": "Kyiv, Ukraine"}}),
    ("transits", {"chart": CHART, "on": "2027-02-01"}),
    ("synastry", {"first": CHART, "second": OTHER, "language": "uk"}),
    ("returns", {"chart": CHART, "of": "saturn", "cycle": 1}),
    ("calendar", {"chart": CHART, "from": "2027", "movers": ["saturn"], "events": ["transits"]}),
    ("draw_chart", {"chart": CHART, "size": 400}),
    ("report", {"chart": CHART, "area": "career"}),
    ("report", {"chart": CHART, "partner": OTHER, "language": "uk"}),
    ("brief", {"chart": CHART, "area": "health"}),
    ("brief", {"chart": CHART, "partner": OTHER}),
    ("check_text", {"chart": CHART, "area": "general", "text": "Your Sun is in Taurus."}),
]


def transport(place: str):
    """The way to a server: a folder of commands, or an address."""
    if not place.startswith("http"):
        return stdio_client(server(Path(place)))
    headers = {"Authorization": f"Bearer {sys.argv[2]}"}
    return streamable_http_client(place, http_client=create_mcp_http_client(headers=headers))


def server(commands: Path) -> StdioServerParameters:
    environment = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "ASTROSVITLA_DEFAULTS": "/nowhere.json"}
    for name in ("SE_EPHE_PATH", "ASTROSVITLA_FONTS"):
        if name in os.environ:
            environment[name] = os.environ[name]
    return StdioServerParameters(command=str(commands / "astro-mcp"), args=[], env=environment)


async def session(place: str, mode: str) -> None:
    async with Client(transport(place), mode=mode) as client:
        tools = (await client.list_tools()).tools
        assert sorted({name for name, _ in CALLS}) == sorted(tool.name for tool in tools), [t.name for t in tools]
        assert all(tool.output_schema and tool.description for tool in tools)
        for name, arguments in CALLS:
            result = await client.call_tool(name, arguments)
            assert not result.is_error, (name, result.content)
            assert isinstance(result.structured_content, dict)
            if name == "draw_chart":
                assert [block.type for block in result.content] == ["text", "image"]
        checked = await client.call_tool(*CALLS[-1])
        assert checked.structured_content["ok"] is False and checked.structured_content["findings"]
        wrong = await client.call_tool("natal_chart", {"birth": {**BIRTH, "date": "1990-13-15"}, "language": "uk"})
        assert wrong.is_error
        error = json.loads(wrong.content[0].text)["error"]
        assert (error["code"], error["place"]) == ("INVALID_CHART", "birth.date"), error
        await fails(client)
        resources = (await client.list_resources()).resources
        assert len(resources) == 11
        schema = await client.read_resource(str(resources[0].uri))
        assert json.loads(schema.contents[0].text)["$schema"]
        await cancels(client)
    print(f"{mode}: {len(CALLS)} calls fit their schemas; errors, resources and cancelling as promised")


async def fails(client: Client) -> None:
    try:
        await client.call_tool("natal_chrat", {})
    except MCPError as error:
        assert error.error.code == -32602 and "natal_chart" in error.error.message, error
    else:
        raise AssertionError("an unknown tool was called")


async def cancels(client: Client) -> None:
    """A call that the client gives up leaves the server free for others."""
    long = {"from": "1990", "to": "2019-12-31", "events": ["aspects", "voids"]}
    with anyio.move_on_after(0.02) as scope:
        await client.call_tool("calendar", long)
    assert scope.cancelled_caught
    with anyio.fail_after(60):
        await client.call_tool("place_search", {"name": "Lviv"})


def timing(commands: Path) -> None:
    """How long a natal chart takes over a pipe that is kept open."""
    parameters = server(commands)
    with subprocess.Popen(
        [parameters.command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=parameters.env
    ) as process:
        assert process.stdin and process.stdout
        times = []
        for number in range(1_000):
            birth = {"date": f"{1950 + number % 60}-04-15", "time": "14:30", "place": "Kyiv, Ukraine"}
            call = {"jsonrpc": "2.0", "id": number, "method": "tools/call",
                    "params": {"name": "natal_chart", "arguments": {"birth": birth}}}
            start = time.perf_counter()
            process.stdin.write(json.dumps(call).encode() + b"\n")
            process.stdin.flush()
            assert b'"result"' in process.stdout.readline()
            times.append(1000 * (time.perf_counter() - start))
        process.stdin.close()
        assert process.wait() == 0
    print(f"natal_chart, 1,000 in turn: p50 {statistics.median(times):.2f} ms, p95 {sorted(times)[950]:.2f} ms")


def main() -> None:
    if "--timing" in sys.argv:
        return timing(Path(sys.argv[1]))
    for mode in ("legacy", "auto"):
        anyio.run(session, sys.argv[1], mode)


if __name__ == "__main__":
    main()
