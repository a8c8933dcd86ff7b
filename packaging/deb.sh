#!/bin/sh
# packaging/deb.sh COMMANDS OUT: makes OUT/astrosvitla_VERSION_ARCH.deb of release commands with the Swift run-time inside.
# The libraries, the ephemeris, faces, hyphenation and time zones are those of Debian's packages.
set -eu
cd "$(dirname "$0")/.."
commands=$1 out=$2
version=$(sed -n 's/.*current = "\(.*\)".*/\1/p' Sources/Commands/CommandKit/ProgramVersion.swift)
arch=$(dpkg --print-architecture)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
chmod 755 "$stage"
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}"

# Packages of Debian complete in a folder of their own.
PREFIX=/usr DESTDIR=$stage ZSH=share/zsh/vendor-completions LICENSE=no packaging/install.sh install "$commands"
gzip -9n "$stage"/usr/share/man/man1/*.1
documents=$stage/usr/share/doc/astrosvitla
{
  echo "astrosvitla ($version) unstable; urgency=medium"
  echo
  echo "  * What changed is told in /usr/share/doc/astrosvitla/CHANGELOG.md.gz."
  echo
  echo " -- $(sed -n 's/^Maintainer: //p' packaging/debian/control)  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$documents/changelog.gz"
gzip -9n "$documents/CHANGELOG.md"
# The text of the AGPL stands in no folder of Debian's, so the package brings it along.
sed 's/^$/./; s/^/ /' LICENSE >"$stage/licence"
sed -e "/^AGPL\$/{r $stage/licence" -e 'd}' packaging/debian/copyright >"$documents/copyright"
rm "$stage/licence"
mkdir -p "$stage/usr/share/lintian/overrides" "$stage/DEBIAN" "$stage/debian"
cp packaging/debian/lintian-overrides "$stage/usr/share/lintian/overrides/astrosvitla"

# The libraries that the commands name, with the least versions that have what they use.
: >"$stage/debian/control"
libraries=$(cd "$stage" && dpkg-shlibdeps -O usr/bin/astro* 2>/dev/null | sed 's/^shlibs:Depends=//')
rm -r "$stage/debian"
size=$(du -sk --apparent-size --exclude=DEBIAN "$stage" | cut -f 1)
sed "s/@VERSION@/$version/; s/@ARCH@/$arch/; s/@LIBRARIES@/$libraries/; s/@SIZE@/$size/" packaging/debian/control \
  >"$stage/DEBIAN/control"
(cd "$stage" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$stage/DEBIAN/md5sums"
find "$stage" -newermt "@$SOURCE_DATE_EPOCH" -print0 | xargs -0 -r touch --no-dereference --date="@$SOURCE_DATE_EPOCH"
find "$stage" -type d -exec chmod 755 {} +
mkdir -p "$out"
dpkg-deb --root-owner-group -Zxz --build "$stage" "$out/astrosvitla_${version}_$arch.deb"
echo "installed size: $((size / 1024)) MB"
