"""BCa intervals of SciPy, timed: reads {"rows": [[0.0, ...]], "draws": n, "repeats": n} on stdin, where rows are systems
and columns tasks, and prints the median seconds of each way and batch size as JSON."""

import json
import statistics
import sys
import time

import numpy as np
import scipy
from scipy.stats import bootstrap


def one_by_one(rows, draws, batch):
    """A call per system."""
    return [bootstrap((row,), np.mean, **options(draws, batch)).confidence_interval for row in rows]


def in_one_call(rows, draws, batch):
    """All systems in one call, resampled apart from each other."""
    return bootstrap((rows,), np.mean, axis=-1, **options(draws, batch)).confidence_interval


def options(draws, batch):
    """What every call has in common."""
    return {
        "n_resamples": draws,
        "method": "BCa",
        "vectorized": True,
        "batch": batch,
        "rng": np.random.default_rng(1),
    }


def seconds(repeats, way, *args):
    """The median of some passes."""
    times = []
    for _ in range(repeats):
        started = time.perf_counter()
        way(*args)
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def main():
    """One warm-up on few replicates, then each way and batch size."""
    given = json.load(sys.stdin)
    rows = np.array(given["rows"])
    ways = {"one by one": one_by_one, "in one call": in_one_call}
    timings = {}
    for name, way in ways.items():
        way(rows, 100, 100)
        for batch in (100, 1000, 10_000):
            timings[f"SciPy, {name}, batches of {batch}"] = seconds(
                given["repeats"], way, rows, given["draws"], batch
            )
    json.dump({"version": scipy.__version__, "seconds": timings}, sys.stdout)


main()
