#!/usr/bin/env bash
# Builds the image `breakaway` with docker, podman or buildah, and plays on it until a goal.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
with=${1:-}

base=$(sed -n 's/^FROM \(docker.io[^ ]*\) .*/\1/p' Dockerfile | head -n 1)
for each in docker podman buildah; do
    [ -z "$with" ] || break
    ! "$each" pull "$base" >/dev/null 2>&1 || with=$each
done
if [ -z "$with" ]; then
    echo "Neither docker, podman nor buildah can get $base here." >&2
    exit 2
fi

version=$("$python" -c 'import bot; print(bot.__version__)')
"$with" build --tag breakaway --build-arg "BREAKAWAY_VERSION=$version" .

# As it will be run, but on this machine's network, where the local Discord is.
play=("$python" -m tests.package.goal)
if [ "$with" = buildah ]; then
    container=$(buildah from breakaway)
    trap 'buildah rm "$container" >/dev/null' EXIT
    # It has no entrypoint and passes no signal on, so only the goal counts.
    run=(buildah run --network host '{settings}' "$container" -- python -m bot)
    { "${play[@]}" "${run[@]}" || true; } | tee /dev/stderr | grep -x "A goal" >/dev/null
else
    "${play[@]}" "$with" run --rm --network host --read-only --cap-drop ALL --volume /data '{settings}' breakaway
fi
echo "The image breakaway is $version"
