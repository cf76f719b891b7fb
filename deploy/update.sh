#!/usr/bin/env bash
# In a panel's server: fetches the newest release, or the tag or branch that RELEASE names.
set -euo pipefail
release=${RELEASE:-latest}
if [ "$release" = latest ]; then
    # The highest number first. A version with a hyphen is not a release yet.
    tags=$(git ls-remote --tags --refs --sort=-version:refname origin 'v[0-9]*')
    release=$(sed -n -e '/-/d' -e 's#.*refs/tags/##p' <<<"$tags" | head -n 1)
    if [ -z "$release" ]; then
        echo "There is no release yet. Set Version to a branch, such as main." >&2
        exit 1
    fi
fi
git fetch --quiet --depth 1 origin "$release"
git checkout --quiet --force --detach FETCH_HEAD
echo "Breakaway $release is here."
