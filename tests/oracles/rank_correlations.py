"""Ranks, Kendall's tau-b and Spearman's rho by SciPy; the exact p of Spearman's rho by going through every order."""

import itertools
import math

import numpy as np
from scipy import stats

from fixture import case, write_fixture

random = np.random.default_rng(20_250_109)


def midranks(values):
    _, sizes = np.unique(values, return_counts=True)
    return {"ranks": stats.rankdata(values), "sizes": sizes}


def undefined(x, y):
    if len(x) < 2:
        return "fewer than two pairs"
    return "all values of a side are equal" if 1 in (len(set(x)), len(set(y))) else None


def tau_b(x, y):
    reason = undefined(x, y)
    if reason:
        return {"coefficient": None, "p": None, "n": len(x), "reason": reason}
    found = stats.kendalltau(x, y)
    return {"coefficient": found.statistic, "p": found.pvalue, "n": len(x), "reason": None}


def orders(n):
    """Every order of n things, a block at a time."""
    everyone = itertools.permutations(range(n))
    while block := list(itertools.islice(everyone, 200_000)):
        yield np.array(block)


def exact_rho(x, y):
    """Centred ranks times two are whole numbers, so that ties of sums are equalities."""
    u, v = (np.rint(2 * stats.rankdata(side)).astype(int) - (len(x) + 1) for side in (x, y))
    hits = sum(int((np.abs(v[order] @ u) >= abs(u @ v)).sum()) for order in orders(len(x)))
    return hits / math.factorial(len(x))


def rho(x, y):
    reason = undefined(x, y)
    if reason:
        return {"coefficient": None, "p": None, "n": len(x), "reason": reason}
    found = stats.spearmanr(x, y)
    p = exact_rho(x, y) if len(x) <= 10 else found.pvalue
    return {"coefficient": found.statistic, "p": p, "n": len(x), "reason": None}


def values_of(n, levels):
    return (random.integers(0, levels, n) if levels else random.normal(size=n).round(6)).tolist()


def related(n, levels):
    x, noise = random.normal(size=n), random.normal(size=n)
    weight = random.uniform(-1, 1)
    y = weight * x + (1 - abs(weight)) * noise
    if levels:
        x, y = np.floor(x * levels / 3), np.floor(y * levels / 3)
    return x.round(4).tolist(), y.round(4).tolist()


VANILLA = [85.2, 80.5, 72.7, 76.5, 75.7, 75.2, 57.2, 70.3, 74.8]
COUNTER = [83.3, 79.2, 68.3, 62.7, 66.2, 70.3, 40.7, 64.3, 63.8]
pairs = [([1, 2, 2, 3, 4], [1, 3, 2, 2, 5]), (VANILLA, COUNTER), ([], []), ([1], [2]), ([1, 1], [1, 2]), ([1, 2], [3, 3])]
pairs += [([1, 2], [1, 2]), ([1, 2], [2, 1]), ([0.0, -0.0, 1], [1, 2, 3]), ([1, 1, 1], [1, 1, 1]), ([1e-300, 1e300, 0], [1, 2, 3])]
pairs += [(list(range(n)), list(range(n))[::sign]) for n in (3, 9, 12, 33, 34, 40) for sign in (1, -1)]
pairs += [(list(range(40)), [1, 0, *range(2, 40)]), (list(range(40)), [39, 38, *range(38)][::-1])]
pairs += [related(int(n), levels) for levels in (0, 3, 9) for n in random.integers(2, 9, 10)]
pairs += [related(9, 0), related(9, 2), related(10, 0), related(10, 4), ([0] * 9 + [1], [0] * 8 + [1, 2])]
pairs += [related(int(n), levels) for levels in (0, 3, 9) for n in random.integers(11, 34, 6)]
pairs += [related(int(n), levels) for levels in (0, 2, 30) for n in random.integers(34, 400, 5)]

samples = [[], [1], [2, 2], [3, 1, 2], [0.0, -0.0, 1], [-1e300, 1e300, 5e-324, 0]]
samples += [values_of(int(n), levels) for levels in (0, 2, 7, 50) for n in random.integers(1, 80, 15)]

if __name__ == "__main__":
    write_fixture(
        "rank_correlations",
        ["scipy", "numpy"],
        midranks=[case(values, midranks(values)) for values in samples],
        kendall_tau_b=[case(pair, tau_b(*pair)) for pair in pairs],
        spearman_rho=[case(pair, rho(*pair)) for pair in pairs],
    )
