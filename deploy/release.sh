#!/usr/bin/env bash
# Puts a release into dist/, installs it like a host would, and plays a match. Doesn't publish anything.
set -euo pipefail
cd "$(dirname "$0")/.."
version=${1:?"say which version, like this: $0 0.1.0"}

fail() {
    echo "$1" >&2
    exit 1
}

[ "$(python3 -c 'import bot; print(bot.__version__)')" = "$version" ] || fail "__version__ in bot/__init__.py is not $version"
rm -rf dist
mkdir dist
awk -v heading="## $version" '/^## / { on = $0 == heading; next } on' CHANGELOG.md >dist/notes.md
grep -q . dist/notes.md || fail "CHANGELOG.md says nothing under ## $version"

empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
python3 -m venv "$empty/venv"
"$empty/venv/bin/pip" wheel --quiet --no-deps --wheel-dir dist .
# What docs/hosting/package.md needs besides the wheel. GitHub would rename a file that starts with a dot.
cp deploy/systemd/breakaway.service requirements.txt dist/
cp .env.example dist/env.example
(cd dist && sha256sum -- *.whl breakaway.service env.example requirements.txt | tee SHA256SUMS)

# With the packages a host gets today. They may be newer than the lock file's.
wheel=$(echo "$PWD"/dist/*.whl)
cd "$empty"
venv/bin/pip install --quiet "${wheel}[rink]"
venv/bin/breakaway rink --demo
