#!/usr/bin/env python3
"""A writer for astro-report --writer: any server that speaks OpenAI's chat completions, by the standard library alone.

    ASTRO_MODEL_URL=http://localhost:8080/v1 ASTRO_MODEL=llama astro-report chart.json --area career \\
        --writer integrations/writers/chat.py > report.json

The brief comes on standard input, the parts of a report go to standard output. ASTRO_MODEL_KEY is the key, if the
server wants one. Whatever the model answers is checked by astro-report against the chart; if that finds anything, this
is run once more with the findings in the brief.
"""

import json
import os
import sys
import urllib.request

PERSONA = """You are an astrologer who writes plainly, warmly and exactly, to one adult reader ("you"; in Ukrainian «ви»).
Write in {language}. Say only what the facts of the brief say: no other placement, aspect, house or date.

Read all facts first, by their salience, and find what this chart turns on: a body within three degrees of an angle, an
aspect within one degree, the rulers of the Ascendant and of the area's house with their sign, house and motion, what is
gathered and what is missing. Make of it one thesis: a tension of this chart, and the way out that another factor of the
same chart offers. The opening states it, the last paragraph answers it.

Write five or six paragraphs. Each joins two to four facts by what they do to one another, and shows it in an act, a thing
or a remark of daily life, so that the reader knows it again. Where two facts contradict each other, make that the subject.
Name each factor once, in the sentence that rests on it; let its sign, house and motion qualify what its aspects do, and rank
no factors aloud. Tell the first of the figures; the other subjects are proposals, and the meanings are raw material for
your own words. Write as one speaks across a table: understood at first reading, few images and plain ones, some humour, no
riddles, no command at the end of every paragraph.

Never predict: no illness, death, marriage, pregnancy, money or sums, no dates. No medicine, no diet, no childhood. Keep
within the bounds of the brief: the opening {opening} sentences, the analysis {words} words in all, {advice} pieces of
advice, each a deed that anybody can do this month and that follows from the analysis. Give each paragraph and piece of
advice the ids of the facts or rules it rests on as "sources". Do not tell a sentence twice."""
PASSAGES = {"type": "array", "items": {
    "type": "object", "properties": {"text": {"type": "string"}, "sources": {"type": "array", "items": {"type": "string"}}},
    "required": ["text", "sources"], "additionalProperties": False}}
PARTS = {"type": "object", "properties": {"keyInfluences": {"type": "string"}, "detailedAnalysis": PASSAGES,
         "recommendations": PASSAGES}, "required": ["keyInfluences", "detailedAnalysis", "recommendations"],
         "additionalProperties": False}


def span(bounds: list) -> str:
    return f"{bounds[0]} to {bounds[1]}"


def request(brief: dict, model: str) -> dict:
    bounds = brief["bounds"]
    persona = PERSONA.format(
        language={"uk": "Ukrainian"}.get(brief["language"], "English"), opening=span(bounds["openingSentences"]),
        words=span(bounds["analysisWords"]), advice=span(bounds["recommendations"]))
    return {
        "model": model,
        "messages": [{"role": "system", "content": persona}, {"role": "user", "content": json.dumps(brief, ensure_ascii=False)}],
        "response_format": {"type": "json_schema", "json_schema": {"name": "report", "strict": True, "schema": PARTS}},
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
