#!/bin/bash
# Applies the reference patch.
set -eu
solution=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "${DEMO_REPOSITORY:-/testbed}"
git apply "$solution/fix.patch"
