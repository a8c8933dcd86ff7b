#!/bin/sh
# Tries the newest wheel of OUT (out) in a fresh Debian root that holds Python and nothing of ours: its tests, and a picture
# from nothing in under three seconds. Wants root and mmdebstrap.
set -eu
cd "$(dirname "$0")/.."
wheel=$(ls -t "${1:-out}"/astrosvitla-*.whl | head -n 1)
root=$(mktemp -d)
trap 'umount "$root/proc" 2>/dev/null || :; rm -rf "$root"' EXIT
chmod 755 "$root"
mmdebstrap --quiet --variant=minbase --include=python3 "${SUITE:-bookworm}" "$root"
mount -t proc proc "$root/proc"
# A wheel is an archive; pip would do the same, and remember the executables' modes.
python3 -m pip install --quiet --root-user-action=ignore --no-deps --no-compile --no-index \
  --platform "$(basename "$wheel" .whl | sed 's/.*-none-//')" --only-binary=:all: \
  --target "$root/usr/lib/python3/dist-packages" "$wheel"
mkdir "$root/tmp/tests"
cp python/tests/*.py "$root/tmp/tests/"
chroot "$root" python3 -c '
import time
start = time.time()
import astrosvitla as av
size = len(av.chart("1990-04-15", "14:30", "Kyiv").png())
seconds = time.time() - start
print(f"a picture of {size} bytes from nothing in {seconds:.2f} s")
assert size > 100_000 and seconds < 3'
chroot "$root" sh -c 'cd /tmp && python3 -m unittest discover -s tests -t .'
# Each library has its licence beside it, and each text that a licence refers to is there.
chroot "$root" python3 -c '
import pathlib, re, astrosvitla
bundle = pathlib.Path(astrosvitla.__file__).parent / "_bundle"
told = {path.stem: path.read_text(encoding="utf-8") for path in (bundle / "licences").glob("*.txt")}
assert (bundle / "licences/LICENSE").stat().st_size > 30_000 and (bundle / "licences/NOTICE").exists()
for library in ("cairo2", "pango-1.0-0", "glib2.0-0", "swe2.0", "stdc++6"):
    assert "lib" + library in told, library
for package, text in told.items():
    for name in re.findall(r"/usr/share/common-licenses/([A-Za-z]+(?:-\d+)?)", text):
        assert any(path.name.startswith(name) for path in (bundle / "licences/common").iterdir()), (package, name)
print(f"{len(told)} licences of packages")'
size=$(stat -c %s "$wheel")
echo "$wheel: $size bytes"
[ "$size" -le 25000000 ] || { echo "$wheel: larger than 25 MB" >&2; exit 1; }
