#!/usr/bin/env bash
# Runs the server tests of the last release on the schema of this checkout, which its servers meet while they are replaced
# one by one: scripts/testLastRelease.sh [TESTS]
set -euo pipefail
cd "$(dirname "$0")/.."
tag=$(git describe --tags --abbrev=0 --match 'v[0-9]*' 2> /dev/null) || { echo 'There is no release yet.'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git archive "$tag" | tar --extract --directory "$folder"
cp -R src/server/persistence/migrate.ts src/server/persistence/migrations "$folder/src/server/persistence/"
cd "$folder"
npm ci
npm rebuild --ignore-scripts=false better-sqlite3
echo "The server tests of $tag on the schema of this checkout:"
npx jest --selectProjects server -- "${@:-__tests__/server/http}"
