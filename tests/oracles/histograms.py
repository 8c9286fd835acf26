"""Quantiles and means by NumPy, and the width of bins that Freedman and Diaconis give; counts of given bins by NumPy."""

import numpy as np

from fixture import case, write_fixture

random = np.random.default_rng(20_250_121)
LEVELS = {"min": 0, "p5": 0.05, "q1": 0.25, "median": 0.5, "q3": 0.75, "p95": 0.95, "max": 1}


def summary(values):
    return {**{name: np.quantile(values, level) for name, level in LEVELS.items()}, "mean": np.mean(values)}


def width(values):
    edges = np.histogram_bin_edges(values, "fd")
    low, high = np.quantile(values, [0.25, 0.75])
    return 2 * (high - low) * len(values) ** (-1 / 3) if len(edges) > 2 else None


def sample(i):
    n = int(random.integers(1, 400))
    draws = [
        lambda: random.integers(0, 120, n).astype(float),
        lambda: random.lognormal(0, 1.5, n).round(6),
        lambda: random.gamma(2, 30, n).round(3),
        lambda: np.where(random.uniform(size=n) < 0.3, 0, random.exponential(0.02, n).round(6)),
        lambda: np.where(random.uniform(size=n) < 0.9, 7.0, random.integers(1, 60, n)),
    ]
    return draws[i % 5]().tolist()


def counts(values, edges):
    found, _ = np.histogram(values, edges)
    return found


samples = [[1.0], [0.0, 0.0], [3.0, 3.0, 3.0], [0.1, 0.2, 0.3]] + [sample(i) for i in range(60)]
binned = []
for i in range(50):
    values = sample(i)
    # NumPy's last bin is closed: an edge beyond all values makes it like the others.
    edges = sorted({0.0, *random.choice(values, min(len(values), 5)), max(values) + 1})
    binned.append([values, [float(edge) for edge in edges]])

write_fixture(
    "histograms",
    ["numpy"],
    summaries=[case(values, summary(values)) for values in samples],
    widths=[case(values, width(values)) for values in samples],
    counts=[case(given, counts(*given)) for given in binned],
)
