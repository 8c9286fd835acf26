"""Task bootstraps: resamples enumerated with itertools or drawn by the second generator, means by NumPy, intervals by
SciPy, which is given the resampled means and computes percentile and BCa from them."""

import itertools
import warnings
from types import SimpleNamespace

import numpy as np
from scipy import stats

from fixture import case, write_fixture
from generator import Generator

DRAWS = 400
random = np.random.default_rng(20_250_104)
E6 = [-1 / 3, -1 / 3, -2 / 3, 1 / 3, 0, -1 / 6]


def resamples(n, seed):
    if n**n <= 100_000:
        return np.array(list(itertools.product(range(n), repeat=n)))
    numbers = Generator(seed)
    return np.array([[numbers.below(n) for _ in range(n)] for _ in range(DRAWS)])


def rounded_mean(values, axis=-1):
    """SciPy counts ties by equality; sums in another order differ in their last digits."""
    return np.round(np.mean(values, axis=axis), 12)


def bootstrap(values, seed):
    if len(values) < 2:
        return None
    data = np.array(sorted(values))
    means = rounded_mean(data[resamples(len(values), seed)])
    given = SimpleNamespace(bootstrap_distribution=means)
    options = {"n_resamples": 0, "bootstrap_result": given, "vectorized": True}
    intervals = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for method in ("percentile", "BCa"):
            found = stats.bootstrap((data,), rounded_mean, method=method, **options).confidence_interval
            intervals[method] = [found.low, found.high]
    degenerate = len(set(values)) == 1
    return {
        "mean": data.mean(),
        "se": means.std(),
        "percentile": intervals["percentile"],
        "bca": intervals["percentile"] if degenerate else intervals["BCa"],
        "bca_fallback": "no-variation" if degenerate else None,
        "resamples": len(means),
        "exhaustive": len(values) ** len(values) <= 100_000,
    }


def joint(matrix, seed):
    """Low and high quantile of every system's resampled means, and the first ten means; None where undefined."""
    data = np.array(matrix, dtype=float)
    drawn = resamples(data.shape[1], seed)
    systems = []
    for row in data:
        taken = row[drawn]
        present = ~np.isnan(taken)
        defined = present.any(axis=1)
        means = np.array([values[kept].mean() if kept.any() else np.nan for values, kept in zip(taken, present)])
        first = [None if np.isnan(mean) else mean for mean in means[:10]]
        undefined = int((~defined).sum())
        limits = np.quantile(means[defined], [0.025, 0.975]) if defined.any() else None
        systems.append({"first": first, "undefined": undefined, "interval": limits})
    return systems


samples = [E6, [], [0.5], [0.0, 0.0], [1 / 3] * 4, [0.25] * 9, [0.0, 1.0], [-1.0, 0.0, 1.0], [0.0] * 29 + [1.0]]
for _ in range(30):
    samples.append((random.integers(-3, 4, int(random.integers(2, 7))) / 3).tolist())
for _ in range(25):
    samples.append((random.integers(-6, 7, int(random.integers(7, 60))) / 6).tolist())

matrices = [[[0.5]], [[None]], [[None, 1.0], [1.0, None]], [E6, E6]]
for _ in range(50):
    n = int(random.choice([2, 3, 4, 5, 7, 12, 40]))
    systems = int(random.integers(1, 8))
    holes = random.choice([0.0, 0.1, 0.6])
    values = random.integers(-3, 4, (systems, n)) / 3
    matrices.append([[None if random.uniform() < holes else float(x) for x in row] for row in values])

if __name__ == "__main__":
    write_fixture(
        "bootstraps",
        ["scipy", "numpy"],
        cluster_bootstrap=[case([values, f"c{i}"], bootstrap(values, f"c{i}")) for i, values in enumerate(samples)],
        joint_bootstrap=[case([matrix, f"j{i}"], joint(matrix, f"j{i}")) for i, matrix in enumerate(matrices)],
    )
