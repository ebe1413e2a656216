#!/bin/sh
# Chromium for the page's tests: used if it is there, else installed from the system's packages.
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if command -v apt-get >/dev/null 2>&1; then
    sudo=""
    if [ "$(id -u)" != 0 ]; then sudo="sudo -n"; fi
    if $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends chromium fonts-dejavu >/dev/null; then
        exit 0
    fi
fi
echo "Chromium is missing and could not be installed; the page's tests will be skipped." >&2
