#!/bin/sh
# Installs the Debian package on this machine, plays, upgrades, removes and purges it: for a container or a test
# machine, as root. Where there is no systemd, it runs the unit's command as the unit's user.
# Usage: packaging/try.sh FILE.deb [PORT] [OLDER.deb]      (without OLDER.deb: the same package with a lower version)
set -eu

fail() {
  echo "packaging/try.sh: $*" >&2
  exit 1
}

check() {
  what=$1
  shift
  if "$@" >/dev/null 2>&1; then
    echo "ok: $what"
  else
    fail "not so: $what ($*)"
  fi
}

# The value of a field of the unit.
unit() {
  sed -n "s/^$1=//p" /usr/lib/systemd/system/eightfold.service | head -n 1
}

start() {
  if [ -d /run/systemd/system ]; then
    systemctl restart eightfold
  else
    # shellcheck disable=SC2046 # a word for each setting
    (cd "$(unit WorkingDirectory)" && exec setpriv --reuid "$(unit User)" --regid "$(unit Group)" --clear-groups \
      env -i PATH=/usr/bin:/bin "$(unit Environment)" $(grep '^[A-Z]' "$(unit EnvironmentFile | sed 's/^-//')") \
      $(unit ExecStart)) >"$work/server.log" 2>&1 &
    server=$!
  fi
  tries=0
  until curl -fs "http://127.0.0.1:$port/health" >/dev/null 2>&1; do
    tries=$((tries + 1))
    if [ $tries -gt 150 ]; then
      cat "$work/server.log" >&2
      fail "the server does not answer on port $port"
    fi
    sleep 0.2
  done
  sed -n 's/^/  /; /ready after/p' "$work/server.log"
}

stop() {
  if [ -d /run/systemd/system ]; then
    systemctl stop eightfold
  else
    kill -TERM "$server"
    code=0
    wait "$server" || code=$?
    [ "$code" = "$(unit SuccessExitStatus)" ] || fail "the server ended with $code"
    server=
  fi
}

leave() {
  if [ -n "${server:-}" ]; then
    kill "$server" 2>/dev/null || :
  fi
  if [ -n "${installed:-}" ]; then
    dpkg --purge eightfold >/dev/null 2>&1 || :
  fi
  rm -rf "$work"
}

# Until a game has come to its end, which takes a while on a busy machine.
play() {
  : >"$work/$1"
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    [ ! -s "$work/$1" ] || break
    eightfold load --port "$port" --game twenty-eight --tables 2 --seats 3 --seconds 5 --warm-up 0 --ids "$work/$1" >"$work/load" ||
      fail "playing failed: $(cat "$work/load")"
  done
  check "games were played to their end ($(wc -l <"$work/$1"))" test -s "$work/$1"
}

# All games of a list can be had from the server, and hold.
replay() {
  while read -r id; do
    curl -fs "http://127.0.0.1:$port/api/games/$id/transcript"
  done <"$work/$1" >"$work/transcript"
  check "$2" eightfold replay "$work/transcript"
}

deb=${1:-}
port=${2:-8148}
[ -f "$deb" ] || fail "name the Debian package, like target/package/eightfold_0.1.0_amd64.deb"
[ "$(id -u)" = 0 ] || fail "root is needed to install something"
command -v curl >/dev/null || fail "curl is needed"
if dpkg-query -W -f '${Status}' eightfold 2>/dev/null | grep -q ' installed$'; then
  fail "eightfold is installed here; that one is not touched"
fi
if [ -e /var/lib/eightfold ]; then
  fail "/var/lib/eightfold is there already and would be lost"
fi
work=$(mktemp -d)
: >"$work/server.log"
trap leave EXIT
trap 'exit 130' INT TERM

older=${3:-$work/older.deb}
if [ $# -lt 3 ]; then
  dpkg-deb -R "$deb" "$work/older"
  sed -i 's/^Version: .*/Version: 0.0.1/' "$work/older/DEBIAN/control"
  dpkg-deb --root-owner-group -Znone --build "$work/older" "$older" >/dev/null
  rm -rf "$work/older"
fi

installed=yes
dpkg -i "$older" >/dev/null
check "the commands are there" eightfold --version
check "an own user" getent passwd eightfold
if command -v systemd-analyze >/dev/null; then
  check "systemd understands the unit" systemd-analyze verify /usr/lib/systemd/system/eightfold.service
fi
check "data is the user's alone" test "$(stat -c '%U %a' /var/lib/eightfold)" = "eightfold 750"
printf 'EIGHTFOLD_PORT=%s\nEIGHTFOLD_RATE=0\nEIGHTFOLD_ARRIVALS=0\n' "$port" >>/etc/default/eightfold
start
play before
replay before "their transcripts hold"
check "the cache is used" grep -q eightfold.aot "/proc/$(pgrep -u eightfold -f app/eightfold.jar | head -n 1)/maps"
stop

dpkg -i "$deb" >/dev/null
check "upgraded" test "$(dpkg-query -W -f '${Version}' eightfold)" = "$(dpkg-deb -f "$deb" Version)"
for command in test dev package; do
  if eightfold $command >/dev/null 2>&1; then
    fail "$command should need the sources"
  fi
done
for command in serve games play simulate tournament merge gauntlet best-response replay advise puzzles perft bench golden load soak; do
  check "$command --help" eightfold "$command" --help
done
check "golden" eightfold golden
check "a report" eightfold simulate eights --games 20 --players steady,random --budget 20 --report "$work/report.html"
check "settings are kept" grep -q "EIGHTFOLD_PORT=$port" /etc/default/eightfold
start
replay before "games from before the upgrade are there"
play after
stop

dpkg -r eightfold >/dev/null
check "removed" test ! -e /usr/bin/eightfold -a ! -e /usr/lib/eightfold
check "data stays" test -s /var/lib/eightfold/eightfold.db
dpkg --purge eightfold >/dev/null
check "purged" test ! -e /var/lib/eightfold -a ! -e /etc/default/eightfold
if getent passwd eightfold >/dev/null; then
  fail "the user is still there"
fi
installed=
echo "installed, played, upgraded, played, removed, purged: all well"
