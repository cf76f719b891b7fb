#!/usr/bin/env bash
# Puts a release into dist/, and scores a goal on its package, on a panel's server and on its image.
# Doesn't publish anything. Without a version, it tries what is here.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD

fail() {
    echo "$1" >&2
    exit 1
}

here=$(python3 -c 'import bot; print(bot.__version__)')
version=${1:-$here}
[ "$here" = "$version" ] || fail "This is $here, not $version: set NUMBER in bot/version.py"
number=${version%%.dev*}
rm -rf dist
mkdir dist
awk -v heading="## $number" '/^## / { on = $0 == heading; next } on' CHANGELOG.md >dist/notes.md
grep -q . dist/notes.md || fail "CHANGELOG.md says nothing under ## $number"

empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
python3 -m venv "$empty/venv"
"$empty/venv/bin/pip" wheel --quiet --no-deps --wheel-dir dist .
# What docs/hosting/package.md needs besides the wheel. GitHub would rename a file that starts with a dot.
cp deploy/systemd/breakaway.service requirements.txt dist/
cp .env.example dist/env.example
(cd dist && sha256sum -- *.whl breakaway.service env.example requirements.txt | tee SHA256SUMS)

echo "The package, with the packages a host gets today. They may be newer than the lock file's."
wheel=$(echo "$root"/dist/*.whl)
"$empty/venv/bin/pip" install --quiet "${wheel}[rink]"
(cd "$empty" && venv/bin/breakaway rink --demo)
play=("$empty/venv/bin/python" -m tests.package.goal)
"${play[@]}" env --chdir "$empty" venv/bin/breakaway

echo "A panel's server. It follows the newest release."
git clone --quiet --bare "$root" "$empty/git"
git -C "$empty/git" tag --force "v$number"
GIT_ADDRESS="file://$empty/git" "${play[@]}" python3 -m tests.package.egg "$empty/server"

echo "The image."
code=0
PYTHON="$empty/venv/bin/python" deploy/image.sh ${WITH:+"$WITH"} || code=$?
if [ "$code" = 2 ]; then
    echo "So its files are tried without it, with the packages of the lock file."
    python3 -m venv "$empty/locked"
    "$empty/locked/bin/pip" install --quiet --require-hashes -r requirements.txt
    "${play[@]}" python3 -m tests.package.image "$empty/image" "$empty/locked/bin/python" -m bot
else
    exit "$code"
fi
