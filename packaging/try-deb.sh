#!/bin/sh
# Tries the newest Debian package of OUT (out) in a fresh Debian root: installed by apt, it draws the same bytes as the
# command at hand, its parts are found, and purging it leaves nothing. Wants root, mmdebstrap and a mirror.
# $2: the astro it is compared with.
set -eu
cd "$(dirname "$0")/.."
package=$(ls -t "${1:-out}"/astrosvitla_*.deb | head -n 1) here=${2:-.build/static/release/astro}
root=$(mktemp -d)
trap 'umount "$root/proc" 2>/dev/null || :; rm -rf "$root"' EXIT
chmod 755 "$root"
mmdebstrap --quiet --variant=minbase "${SUITE:-bookworm}" "$root"
mount -t proc proc "$root/proc"
cp "$package" "$root/tmp/astrosvitla.deb"
cp samples/oksana.json "$root/tmp/birth.json"
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || :
for file in /etc/apt/apt.conf.d/*proxy*; do [ ! -e "$file" ] || cp "$file" "$root/etc/apt/apt.conf.d/"; done
inside() { chroot "$root" env -u TMPDIR DEBIAN_FRONTEND=noninteractive SOURCE_DATE_EPOCH=1790000000 sh -euc "cd /tmp; $1"; }
files() { chroot "$root" find /etc /usr /opt /var/lib -xdev -name '*astro*' | sort; }

inside '{ apt-get -q update && apt-get -q install -y ./astrosvitla.deb; } >install.log 2>&1 || { tail -n 20 install.log >&2; exit 1; }'
inside 'astro-doctor'
inside '! ldd /usr/bin/astro | grep -vE "linux-vdso|[[:space:]](/usr)?/lib(64)?/" && ! ldd /usr/bin/astro | grep "not found"'
for form in '--png' '--svg' '--pdf' '--html'; do
  inside "astro-render birth.json $form -o picture.${form#--}"
  SOURCE_DATE_EPOCH=1790000000 "$here" render "$root/tmp/birth.json" "$form" -o "$root/tmp/here.${form#--}"
  cmp "$root/tmp/picture.${form#--}" "$root/tmp/here.${form#--}"
done
inside 'astro-report birth.json --area career --language uk >report.json && test -s report.json'
inside 'cd /usr/share/doc/astrosvitla && test -s NOTICE && grep -q "GNU AFFERO GENERAL PUBLIC LICENSE" copyright'
size=$(inside 'dpkg-query -Wf "\${Installed-Size}" astrosvitla')
echo "installed: $size kB"
[ "$size" -le 45000 ] || { echo "larger than 45 MB" >&2; exit 1; }
inside 'apt-get -q purge -y astrosvitla >purge.log 2>&1 || { tail -n 20 purge.log >&2; exit 1; }'
left=$(files)
[ -z "$left" ] || { echo "purging leaves: $left" >&2; exit 1; }
