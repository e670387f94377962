#!/bin/sh
# Puts together what an operator or a player installs, from a build that is there: an archive for this platform,
# and a Debian package where dpkg-deb is. "./eightfold package" builds, and then calls this with JAVA_HOME (a JDK)
# and SERVING (the options of Java for a server).
# Usage: packaging/package.sh [--out FOLDER] [--version VERSION]
set -eu

say() {
  echo "eightfold: $*" >&2
}

home=$(CDPATH='' cd "$(dirname "$0")/.." && pwd -P)
here=$home/packaging
out=$home/target/package
version=$(sed -n 's/^version=//p' "$home/cli/target/classes/eightfold/cli/build.properties")
while [ $# -gt 0 ]; do
  case $1 in
    --out | --version)
      if [ $# -lt 2 ]; then
        say "$1 needs a value."
        exit 2
      fi
      case $1 in
        --out) out=$2 ;;
        --version) version=$2 ;;
      esac
      shift 2
      ;;
    -h | --help)
      say "package [--out FOLDER]    an archive and a Debian package for this platform, in target/package"
      exit
      ;;
    *)
      say "package takes --out FOLDER, not $1."
      exit 2
      ;;
  esac
done
case $version in
  [0-9]*) ;;
  *)
    say "a version begins with a digit, unlike \"$version\"."
    exit 2
    ;;
esac
for tool in tar xz; do
  if ! command -v $tool >/dev/null 2>&1; then
    say "$tool is needed to make a package; install it and try again."
    exit 2
  fi
done
mkdir -p "$out"
out=$(CDPATH='' cd "$out" && pwd -P)

# Everything gets the time of the commit, so that the same commit makes the same files.
epoch=$(git -C "$home" log -1 --format=%ct 2>/dev/null || echo 1767225600)
export SOURCE_DATE_EPOCH="$epoch"
case $(uname -m) in
  x86_64) machine=x64 debian=amd64 ;;
  aarch64 | arm64) machine=arm64 debian=arm64 ;;
  *) machine=$(uname -m) debian=$(uname -m) ;;
esac
name=eightfold-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$machine
stage=$out/$name
rm -rf "$stage" "$out/deb"
mkdir -p "$stage/app" "$stage/bin"

say "collecting the parts …"
cp "$home/cli/target/eightfold.jar" "$stage/app/"
cp -R "$home/cli/target/lib" "$stage/app/lib"
cp -R "$home/golden" "$stage/golden"
cp "$home/LICENSE" "$home/README.md" "$home/CHANGELOG.md" "$stage/"
sed "s|@SERVING@|$SERVING|" "$here/eightfold" >"$stage/bin/eightfold"
chmod 755 "$stage/bin/eightfold"

# Only the modules that the jars need. Left out are those of parts that nobody calls here: windows and beans (JLine,
# Jackson, ICU), a web terminal (JLine), generated code (Vert.x). Added: jcmd, by which soak collects a server's heap.
say "linking the runtime …"
modules=$("$JAVA_HOME/bin/jdeps" -q --print-module-deps --ignore-missing-deps --multi-release 25 \
  --class-path "$stage/app/lib/*" "$stage/app/eightfold.jar" "$stage"/app/lib/*.jar 2>/dev/null | grep '^java\.' |
  tr ',' '\n' | grep -v -x -e java.desktop -e java.compiler -e jdk.httpserver | paste -s -d , -)
"$JAVA_HOME/bin/jlink" --add-modules "$modules,java.logging,jdk.jcmd" --strip-debug --no-header-files --no-man-pages \
  --output "$stage/runtime"

say "listing parts and licences …"
"$JAVA_HOME/bin/java" -cp "$stage/app/lib/*" "$here/Parts.java" "$home" "$stage"

# The cache knows its jars by size and time, so the times are set before.
find "$stage" -exec touch -h -d "@$epoch" {} +
say "rehearsing …"
rehearsal=$out/rehearsal
rm -rf "$rehearsal"
# shellcheck disable=SC2086 # several words
if ! "$stage/runtime/bin/java" $SERVING -XX:AOTCacheOutput="$stage/app/eightfold.aot" -Xlog:disable \
  -Deightfold.rehearsal=true -jar "$stage/app/eightfold.jar" \
  serve --port 0 --data "$rehearsal" --log error --rate 0 --arrivals 0 </dev/null >"$out/rehearsal.log" 2>&1; then
  say "the rehearsal failed:"
  cat "$out/rehearsal.log" >&2
  exit 1
fi
rm -rf "$rehearsal" "$out/rehearsal.log"
touch -d "@$epoch" "$stage/app/eightfold.aot" "$stage/app"

say "packing …"
(cd "$out" && tar --sort=name --owner=0 --group=0 --numeric-owner -cf - "$name" | xz -3 -c >"$name.tar.xz")
say "$out/$name.tar.xz ($(du -m "$out/$name.tar.xz" | cut -f 1) MB)"

if ! command -v dpkg-deb >/dev/null 2>&1; then
  say "no dpkg-deb here, so no Debian package"
  exit
fi
root=$out/deb
mkdir -p "$root/DEBIAN" "$root/usr/lib" "$root/usr/bin" "$root/usr/lib/systemd/system" "$root/etc/default" \
  "$root/usr/share/doc/eightfold"
cp -a "$stage" "$root/usr/lib/eightfold"
ln -s ../lib/eightfold/bin/eightfold "$root/usr/bin/eightfold"
cp "$here/debian/eightfold.service" "$root/usr/lib/systemd/system/"
cp "$here/debian/eightfold.default" "$root/etc/default/eightfold"
cp "$here/debian/copyright" "$root/usr/share/doc/eightfold/"
gzip -n -9 -c "$home/CHANGELOG.md" >"$root/usr/share/doc/eightfold/changelog.gz"
for script in postinst prerm postrm; do
  cp "$here/debian/$script" "$root/DEBIAN/"
  chmod 755 "$root/DEBIAN/$script"
done
echo /etc/default/eightfold >"$root/DEBIAN/conffiles"
size=$(du -sk "$root/usr" | cut -f 1)
sed "s|@VERSION@|$version|; s|@ARCHITECTURE@|$debian|; s|@SIZE@|$size|" "$here/debian/control" >"$root/DEBIAN/control"
find "$root" -exec touch -h -d "@$epoch" {} +
dpkg-deb --root-owner-group -Zxz -z3 --build "$root" "$out/eightfold_${version}_$debian.deb" >/dev/null
rm -rf "$root"
say "$out/eightfold_${version}_$debian.deb ($(du -m "$out/eightfold_${version}_$debian.deb" | cut -f 1) MB)"
