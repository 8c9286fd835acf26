#!/bin/bash
# Puts the tests into the repository, runs them, prints their log and writes 1 or 0 to reward.txt.
set -u
tests=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
logs=${DEMO_LOGS:-/logs/verifier}
mkdir -p "$logs"
echo 0 > "$logs/reward.txt"
cd "${DEMO_REPOSITORY:-/testbed}" || exit 1
cp -R "$tests/files/." .
# Into a file, since what the tests leave running would keep a pipe open.
python3 -m pytest -rA -p no:cacheprovider tests/test_references.py > "$logs/test-output.txt" 2>&1 < /dev/null
cat "$logs/test-output.txt"
python3 "$tests/verdict.py" "$tests/config.json" "$logs"
