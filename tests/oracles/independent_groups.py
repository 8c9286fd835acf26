"""Two independent groups of values: bootstraps of which each group is resampled by itself (enumerated with itertools or drawn
by the second generator; percentile and BCa by SciPy, which is given the resampled differences), permutations of tasks between
groups by SciPy, which goes through all of them, or exactly in fractions, and Welch's t by SciPy."""

import itertools
import math
import warnings
from collections import Counter
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
from scipy import stats

from fixture import case, write_fixture
from generator import Generator

DRAWS = 400
random = np.random.default_rng(20_250_131)


def difference(a, b, axis=-1):
    """SciPy counts ties by equality; sums in another order differ in their last digits."""
    return np.round(np.mean(b, axis=axis) - np.mean(a, axis=axis), 12)


def resampled(a, b, seed):
    """Differences of the resampled means, and whether they are all there are."""
    n, m = len(a), len(b)
    if n**n * m**m <= 100_000:
        ways = [np.array(list(itertools.product(range(size), repeat=size))) for size in (n, m)]
        return difference(a[ways[0]][:, None, :], b[ways[1]][None, :, :]).ravel(), True
    numbers = Generator(seed)
    drawn = [np.array([[numbers.below(size) for _ in range(size)] for _ in range(DRAWS)]) for size in (n, m)]
    return difference(a[drawn[0]], b[drawn[1]]), False


def bootstrap(a, b, seed):
    if min(len(a), len(b)) < 2:
        return None
    a, b = np.array(sorted(a), float), np.array(sorted(b), float)
    means, exhaustive = resampled(a, b, seed)
    given = SimpleNamespace(bootstrap_distribution=means)
    options = {"n_resamples": 0, "bootstrap_result": given, "vectorized": True}
    intervals = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for method in ("percentile", "BCa"):
            found = stats.bootstrap((a, b), difference, method=method, **options).confidence_interval
            intervals[method] = [found.low, found.high]
    degenerate = len(set(a)) == 1 and len(set(b)) == 1
    return {
        "difference": b.mean() - a.mean(),
        "se": means.std(),
        "percentile": intervals["percentile"],
        "bca": intervals["percentile"] if degenerate else intervals["BCa"],
        "resamples": len(means),
        "exhaustive": exhaustive,
    }


def permutation(a, b):
    """p of whole numbers, of which sums are exact; SciPy wants at least two in each group."""
    if min(len(a), len(b)) < 2:
        return by_counting(a, b)

    def size(x, y, axis=-1):
        # A common multiple of both divisors keeps the statistic whole.
        return np.abs(len(b) * np.sum(x, axis=axis) - len(a) * np.sum(y, axis=axis))

    options = {"permutation_type": "independent", "alternative": "greater", "n_resamples": np.inf, "vectorized": True}
    return stats.permutation_test((np.array(a, float), np.array(b, float)), size, **options).pvalue


def by_counting(a, b):
    """Ways to choose as many as a has, by how many are chosen and their sum."""
    ways = Counter({(0, 0): 1})
    for value in a + b:
        for (chosen, total), count in list(ways.items()):  # a copy, so that no value is taken twice
            if chosen < len(a):
                ways[chosen + 1, total + value] += count
    everything = sum(a) + sum(b)
    size = lambda total: abs(Fraction(total, len(a)) - Fraction(everything - total, len(b)))
    hits = sum(count for (chosen, total), count in ways.items() if chosen == len(a) and size(total) >= size(sum(a)))
    return float(Fraction(hits, math.comb(len(a) + len(b), len(a))))


def welch(a, b):
    if min(len(a), len(b)) < 2:
        return None
    found = stats.ttest_ind(b, a, equal_var=False)
    interval = found.confidence_interval(0.95)
    se = math.sqrt(np.var(a, ddof=1) / len(a) + np.var(b, ddof=1) / len(b))
    return {
        "difference": np.mean(b) - np.mean(a),
        "se": se,
        "degrees_of_freedom": found.df,
        "interval": [interval.low, interval.high],
        "p": found.pvalue,
    }


def sixths(least, most):
    return (random.integers(0, 7, int(random.integers(least, most + 1))) / 6).tolist()


def whole(least, most, levels=7):
    return random.integers(0, levels, int(random.integers(least, most + 1))).tolist()


samples = [([], [1, 0]), ([1], [0, 1]), ([0, 1], [0, 1]), ([0, 0], [0, 0, 1]), ([1, 1, 1], [1, 1]), ([0, 0], [1, 1])]
samples += [(sixths(2, 4), sixths(2, 4)) for _ in range(28)] + [(sixths(5, 40), sixths(5, 40)) for _ in range(20)]
small = [([1], [0]), ([0], [0]), ([1, 1, 1], [0, 0]), ([0, 1], [0, 1]), ([6], [0, 0, 0, 6])]
small += [(whole(1, 7), whole(1, 7)) for _ in range(50)]
large = [(whole(20, 70, levels), whole(20, 70, levels)) for levels in (2, 2, 3, 4, 7) for _ in range(10)]
spread = [([0, 1], [0, 1]), ([0, 0, 0], [0, 1]), ([], [1]), ([1, 2], [3])]
spread += [(sixths(2, 60), sixths(2, 60)) for _ in range(60)]
spread = [pair for pair in spread if not all(pair) or len({*pair[0]}) > 1 or len({*pair[1]}) > 1]

write_fixture(
    "independent_groups",
    ["scipy", "numpy"],
    bootstrap=[case([a, b, f"s{i}"], bootstrap(a, b, f"s{i}")) for i, (a, b) in enumerate(samples)],
    permutation=[case(given, permutation(*given)) for given in small],
    permutation_counted=[case(given, by_counting(*given)) for given in large],
    welch=[case(given, welch(*given)) for given in spread],
)
