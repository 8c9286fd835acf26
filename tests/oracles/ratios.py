"""Ratios of sums and geometric ratios by NumPy and SciPy, over resamples that the bootstraps' script enumerates or
draws by the second generator."""

import numpy as np
from scipy import stats

from bootstraps import DRAWS, resamples
from fixture import case, write_fixture

random = np.random.default_rng(20_250_110)


def ratio_of_sums(a, b, seed):
    if not a:
        return None
    a, b = zip(*sorted(zip(a, b)))
    drawn = resamples(len(a), seed)
    below, above = np.array(a)[drawn].sum(axis=1), np.array(b)[drawn].sum(axis=1)
    undefined = int((below == 0).sum())
    counts = {"undefined_resamples": undefined, "resamples": len(drawn), "exhaustive": len(drawn) != DRAWS}
    if sum(a) == 0:
        return {"ratio": None, "percentile": None, "reason": "zero-denominator", **counts}
    ratio = np.mean(b) / np.mean(a)
    if len(a) == 1 or undefined:
        return {"ratio": ratio, "percentile": None, "reason": "undefined-resamples" if undefined else "one-task", **counts}
    limits = np.percentile(above / below, [2.5, 97.5], method="linear")
    return {"ratio": ratio, "percentile": limits, "reason": None, **counts}


def geometric_ratio(a, b, seed):
    if not a:
        return None
    if min([*a, *b]) <= 0:
        return {"ratio": None, "percentile": None, "reason": "not-positive"}
    ratios = np.array(b) / np.array(a)
    ratio = stats.gmean(ratios)
    if len(a) == 1:
        return {"ratio": ratio, "percentile": None, "reason": "one-task"}
    # Quantiles between order statistics are taken of the logarithms.
    means = np.mean(np.sort(np.log(ratios))[resamples(len(a), seed)], axis=1)
    return {"ratio": ratio, "percentile": np.exp(np.quantile(means, [0.025, 0.975])), "reason": None}


def side(n, kind):
    if kind == "counts":
        return random.integers(0, 40, n).astype(float).tolist()
    if kind == "costs":
        return np.round(random.gamma(2, 0.3, n) + 0.01, 4).tolist()
    return random.integers(1_000, 3_000_000, n).astype(float).tolist()


pairs = [([10.0, 20.0, 30.0, 40.0], [25.0, 38.0, 66.0, 91.0]), ([], []), ([2.0], [3.0]), ([0.0], [3.0]), ([2.0], [0.0])]
pairs += [([0.0, 0.0], [1.0, 2.0]), ([0.0, 1.0], [1.0, 2.0]), ([1.0, 2.0], [0.0, 0.0]), ([5.0] * 6, [7.0] * 6)]
pairs += [([0.0] * 30 + [1.0], [1.0] * 31)]
for i in range(50):
    n = int(random.choice([2, 3, 4, 5, 6, 7, 20, 60]))
    kind = ("counts", "costs", "tokens")[i % 3]
    pairs.append((side(n, kind), side(n, kind)))

write_fixture(
    "ratios",
    ["scipy", "numpy"],
    ratio_of_sums=[case([a, b, f"r{i}"], ratio_of_sums(a, b, f"r{i}")) for i, (a, b) in enumerate(pairs)],
    geometric_ratio=[case([a, b, f"g{i}"], geometric_ratio(a, b, f"g{i}")) for i, (a, b) in enumerate(pairs)],
)
