#!/bin/sh
# PostgreSQL for the server's tests: used if it is there, else installed from the system's packages.
if command -v pg_ctl >/dev/null 2>&1; then exit 0; fi
for program in /usr/lib/postgresql/*/bin/pg_ctl; do
    if [ -x "$program" ]; then exit 0; fi
done
if command -v apt-get >/dev/null 2>&1; then
    sudo=""
    if [ "$(id -u)" != 0 ]; then sudo="sudo -n"; fi
    if $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends postgresql >/dev/null; then
        exit 0
    fi
fi
echo "PostgreSQL is missing and could not be installed; tests on it will be skipped." >&2
