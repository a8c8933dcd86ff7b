#!/usr/bin/env python3
"""A writer for astro-report --writer: any server that speaks OpenAI's chat completions, by the standard library alone.

    ASTRO_MODEL_URL=http://localhost:8080/v1 ASTRO_MODEL=llama astro-report chart.json --area career \\
        --writer integrations/writers/chat.py > report.json

The brief comes on standard input, the parts of a report go to standard output. ASTRO_MODEL_KEY is the key, if the
server wants one. What the model is told lies in prompts/, beside this file. Whatever the model answers is checked by
astro-report against the chart; if that finds anything, this is run once more with the findings in the brief.
"""

import json
import os
import sys
import urllib.request
from pathlib import Path

PROMPTS = Path(__file__).resolve().parent / "prompts"


def span(bounds: list) -> str:
    return f"{bounds[0]} to {bounds[1]}"


def persona(brief: dict, kind: str) -> str:
    bounds = brief["bounds"]
    slots = {"language": {"uk": "Ukrainian"}.get(brief["language"], "English"), "opening": span(bounds["openingSentences"]),
             "words": span(bounds["analysisWords"]), "advice": span(bounds["recommendations"])}
    text = (PROMPTS / f"{kind}.md").read_text("utf-8")
    for name, value in slots.items():
        text = text.replace("{" + name + "}", value)
    return text


def request(brief: dict, model: str) -> dict:
    kind = {"birth": "birth", "couple": "couple"}.get(brief.get("kind", "birth"), "span")
    schema = json.loads((PROMPTS / f"{kind}.schema.json").read_text("utf-8"))
    return {
        "model": model,
        "messages": [{"role": "system", "content": persona(brief, kind)},
                     {"role": "user", "content": json.dumps(brief, ensure_ascii=False)}],
        "response_format": {"type": "json_schema", "json_schema": {"name": "report", "strict": True, "schema": schema}},
    }


def main() -> None:
    brief = json.load(sys.stdin)
    model = os.environ.get("ASTRO_MODEL", "default")
    headers = {"Content-Type": "application/json"}
    if key := os.environ.get("ASTRO_MODEL_KEY"):
        headers["Authorization"] = f"Bearer {key}"
    address = os.environ["ASTRO_MODEL_URL"].rstrip("/") + "/chat/completions"
    call = urllib.request.Request(address, json.dumps(request(brief, model)).encode(), headers)
    with urllib.request.urlopen(call, timeout=50) as answer:
        parts = json.loads(json.load(answer)["choices"][0]["message"]["content"])
    json.dump({**parts, "generator": f"{model}/1"}, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
