"""The task bootstrap in NumPy, timed: reads {"matrix": [[0, 1, null, ...]], "draws": n} on stdin, where rows are systems
and columns tasks, and prints the seconds of each way and chunk size as JSON."""

import json
import sys
import time

import numpy as np


def layout(matrix):
    """Values with 0 for missing tasks, and 1 where a task is present; systems x tasks."""
    values = np.array(matrix, dtype=float)
    present = ~np.isnan(values)
    return np.where(present, values, 0.0), present.astype(float)


def by_gathering(values, present, draws, chunk, rng):
    """Means of the drawn columns, taken one by one; only systems that miss tasks need their count as well."""
    systems, n = values.shape
    partial = np.flatnonzero(present.min(axis=1) == 0)
    means = np.empty((systems, draws))
    for start in range(0, draws, chunk):
        drawn = rng.integers(0, n, size=(min(chunk, draws - start), n))
        stop = start + len(drawn)
        divisor = np.full((systems, len(drawn)), float(n))
        divisor[partial] = present[partial][:, drawn].sum(axis=2)
        means[:, start:stop] = values[:, drawn].sum(axis=2) / divisor
    return means


def by_counting(values, present, draws, chunk, rng):
    """How often each task was drawn, times the matrix."""
    systems, n = values.shape
    partial = np.flatnonzero(present.min(axis=1) == 0)
    rows = np.vstack([values, present[partial]]).T.copy()
    means = np.empty((systems, draws))
    for start in range(0, draws, chunk):
        size = min(chunk, draws - start)
        drawn = rng.integers(0, n, size=(size, n))
        drawn += np.arange(size)[:, None] * n
        times = np.bincount(drawn.ravel(), minlength=size * n).reshape(size, n)
        sums = times.astype(float) @ rows
        divisor = np.full((size, systems), float(n))
        divisor[:, partial] = sums[:, systems:]
        means[:, start : start + size] = (sums[:, :systems] / divisor).T
    return means


def seconds(way, values, present, draws, chunk):
    """Of one pass over all replicates."""
    rng = np.random.default_rng(1)
    started = time.perf_counter()
    means = way(values, present, draws, chunk, rng)
    elapsed = time.perf_counter() - started
    assert abs(np.nanmean(means) - np.mean(values.sum(axis=1) / present.sum(axis=1))) < 0.01
    return elapsed


def main():
    """One warm-up on few replicates, then each way and chunk size once."""
    given = json.load(sys.stdin)
    values, present = layout(given["matrix"])
    ways = {"gathering": by_gathering, "counting": by_counting}
    timings = {}
    for name, way in ways.items():
        way(values, present, 100, 10, np.random.default_rng(0))
        for chunk in (10, 100, 1000):
            timings[f"NumPy, {name}, chunks of {chunk}"] = seconds(way, values, present, given["draws"], chunk)
    json.dump({"version": np.__version__, "seconds": timings}, sys.stdout)


main()
