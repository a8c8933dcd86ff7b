#!/bin/sh
# Compares the public names with those of the newest tag; ends with 0 where there is no tag yet.
# It is SwiftPM's own check, which sees more than docs/API.txt (a type that became a class, say) but builds the tag as well.
set -eu
cd "$(dirname "$0")/.."
tag=$(git describe --tags --abbrev=0 2>/dev/null) || { echo "no version is tagged yet: nothing to compare with"; exit 0; }
swift package diagnose-api-breaking-changes "$tag" --products AstroSvitla
