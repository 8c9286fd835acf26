"""Independent samples: Newcombe's interval by statsmodels, Mann-Whitney and Kolmogorov-Smirnov by SciPy, Cliff's delta
from every pair of values."""

import numpy as np
from scipy import stats
from statsmodels.stats.proportion import confint_proportions_2indep

from fixture import case, write_fixture

random = np.random.default_rng(20_250_112)


def newcombe(solved_a, n_a, solved_b, n_b):
    if 0 in (n_a, n_b):
        return None
    interval = confint_proportions_2indep(solved_a, n_a, solved_b, n_b, method="newcomb", compare="diff")
    return {"difference": solved_a / n_a - solved_b / n_b, "interval": [float(limit) for limit in interval]}


def samples(x, y):
    if not x or not y:
        return None
    found = stats.mannwhitneyu(x, y, method="asymptotic")
    p = 1 if len({*x, *y}) == 1 else found.pvalue
    delta = np.sign(np.subtract.outer(np.array(x, float), np.array(y, float))).mean()
    return {"u": found.statistic, "p": p, "delta": delta, "ks": stats.ks_2samp(x, y).statistic}


def sample(levels, shift):
    n = int(random.integers(1, 60))
    return (random.integers(0, levels, n) if levels else random.lognormal(shift, 1, n)).tolist()


groups = [(170, 381, 356, 848), (0, 0, 1, 2), (0, 1, 1, 1), (1, 1, 0, 1), (0, 9, 0, 9), (9, 9, 9, 9), (5, 10, 5, 10)]
for _ in range(55):
    sizes = random.integers(1, 900, 2)
    groups.append(tuple(int(i) for n in sizes for i in (random.integers(0, n + 1), n)))

pairs = [([3, 5, 8, 13, 21], [2, 4, 5, 9]), ([], [1]), ([1], []), ([1], [1]), ([1], [2]), ([2, 2, 2], [2, 2]), ([1, 2], [1, 2])]
pairs += [([0.0, 1], [-0.0, 1]), ([1, 2, 3], [7, 8, 9]), ([1e300, -1e300], [0, 5e-324])]
pairs += [(sample(levels, 0), sample(levels, random.uniform(-1, 1))) for levels in (0, 2, 6, 40) for _ in range(14)]

write_fixture(
    "two_samples",
    ["scipy", "statsmodels", "numpy"],
    newcombe_independent=[case(given, newcombe(*given)) for given in groups],
    samples=[case(given, samples(*given)) for given in pairs],
)
