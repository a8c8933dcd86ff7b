"""Holds PDF documents against two readers that judge: pdfua (PDF/UA-1) and PDFBox preflight (PDF/A-1b).

Arguments: the file that preflight wrote, then the documents. What is expected is listed here with its reason; any
other finding is printed, and ends with 1.
"""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

# The identifier is left out as long as not every rule of PDF/UA can be checked.
EXPECTED_BY_PDFUA = {"UA-28-004"}

# What PDF/A-1 alone forbids or asks for, and the identifier that is left out for the same reason.
EXPECTED_BY_PREFLIGHT = [
    ("4.1.2", "Transparency error"),
    ("2.2.1", "Invalid graphics transparency"),
    ("3.1.4", "The Charset entry is missing"),
    ("3.1.11", "The CIDSet entry is missing"),
    ("7.11", "PDF/A identification schema .* is missing"),
]


def pdfua(documents):
    """Each finding that is not expected, and how many documents were read."""
    answer = subprocess.run(
        [sys.executable, "-m", "pdfua", "check", "--format", "json", *documents],
        capture_output=True, text=True)
    findings, reports, text = [], [], answer.stdout.strip()
    # One object after the other, a document each.
    while text:
        report, end = json.JSONDecoder().raw_decode(text)
        reports.append(report)
        text = text[end:].strip()
    for report in reports:
        for finding in report["findings"]:
            if finding["rule_id"] not in EXPECTED_BY_PDFUA:
                findings.append(f"{report['file']}: {finding['rule_id']}: {finding['message']}")
    return findings, len(reports)


def preflight(path):
    findings, count = [], 0
    for document in ElementTree.parse(path).getroot().iter("preflight"):
        count += 1
        for error in document.iter("error"):
            code, details = error.findtext("code"), error.findtext("details") or ""
            if not any(code == known and re.search(words, details) for known, words in EXPECTED_BY_PREFLIGHT):
                findings.append(f"{document.get('name')}: {code}: {details}")
    return findings, count


def main():
    documents = sys.argv[2:]
    found = []
    for name, (findings, count) in [("pdfua", pdfua(documents)), ("preflight", preflight(sys.argv[1]))]:
        found += [f"{name}: {finding}" for finding in findings]
        if count != len(documents):
            found.append(f"{name}: {count} of {len(documents)} documents were read")
    print("\n".join(found) or f"{len(documents)} documents: pdfua and preflight find nothing but what is expected")
    sys.exit(1 if found else 0)


main()
