"""Wilcoxon's signed-rank test by SciPy, whose automatic choice is ours; by every choice of signs where SciPy does not
enumerate what it should (fewer than two differences). The paired t test by SciPy."""

import itertools
import math
import warnings

import numpy as np
from scipy import stats

from fixture import case, write_fixture

random = np.random.default_rng(20_250_109)
SPEC = [3, -1, 4, 0, 5, -2, 6, 0, 3, -1]


def by_all_signs(values, zeros):
    kept = [value for value in values if value != 0 or zeros != "wilcox"]
    ranks = stats.rankdata(np.abs(kept))
    moved = [rank for rank, value in zip(ranks, kept) if value != 0]
    gap = abs(sum(rank * np.sign(value) for rank, value in zip(ranks, kept)))
    sums = [abs(sum(sign * rank for sign, rank in zip(signs, moved))) for signs in itertools.product([1, -1], repeat=len(moved))]
    return sum(total >= gap - 1e-9 for total in sums) / len(sums)


def method_of(values):
    sizes = [abs(value) for value in values]
    if 0 not in sizes and len(set(sizes)) == len(sizes):
        return "exact" if len(values) <= 50 else "normal"
    return "enumerated" if len(values) <= 13 else "normal"


def wilcoxon(values, zeros, continuity):
    if not values:
        return None
    if not any(values):
        return {"p": 1, "p_normal": 1, "z": None, "all_zero": True, "method": "exact"}
    options = {"zero_method": zeros, "correction": continuity}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        normal = stats.wilcoxon(values, method="asymptotic", **options)
        auto = stats.wilcoxon(values, method="auto", **options)
    method = method_of(values)
    # permutation_test wants two observations.
    p = by_all_signs(values, zeros) if method == "enumerated" and len(values) < 9 else auto.pvalue
    plus = sum(stats.rankdata(np.abs([v for v in values if v or zeros != "wilcox"]))[[v > 0 for v in values if v or zeros != "wilcox"]])
    half = 0 if zeros != "zsplit" else values.count(0) * (values.count(0) + 1) / 4
    return {
        "n": len(values),
        "n_zero": values.count(0),
        "w": normal.statistic,
        "w_plus": plus + half,
        "z": normal.zstatistic,
        "p_normal": normal.pvalue,
        "p": p,
        "method": method,
        "all_zero": False,
    }


def paired_t(values):
    n = len(values)
    if n < 2:
        return None
    if len(set(values)) == 1:
        none = {"t": None, "p": None, "reason": "no-variation"}
        return {"n": n, "mean": values[0], "sd": 0, "interval": [values[0]] * 2, **none}
    found = stats.ttest_1samp(values, 0)
    interval = found.confidence_interval(0.95)
    numbers = {"mean": np.mean(values), "sd": np.std(values, ddof=1), "t": found.statistic, "p": found.pvalue}
    return {"n": n, **numbers, "interval": [interval.low, interval.high], "reason": None}


def differences(i):
    n = int(random.choice([1, 2, 3, 5, 8, 12, 13, 14, 20, 49, 50, 51, 120, 400]))
    if i % 4 == 0:
        return np.round(random.normal(0.3, 1, n), 6).tolist()
    if i % 4 == 1:
        return random.integers(-4, 7, n).astype(float).tolist()
    if i % 4 == 2:
        return (random.integers(-9, 10, n) / 3).tolist()
    return np.where(random.uniform(size=n) < 0.2, 0, np.round(random.gamma(2, 50, n) - 80, 4)).tolist()


samples = [SPEC, [1.5, -0.5, 2.5, 3.5, -1, 4, 0.7], [], [0.0], [0.0] * 9, [0.0] * 60, [1.0], [-1.0], [0.0, 2.0], [1.0, 1.0]]
samples += [[1.0, -1.0], [1.0, -1.0, 0.0], [5.0] * 13, [5.0] * 14, [*range(1, 51)], [*range(1, 52)], [0.0] * 40 + [1.0, 2.0, -1.0]]
samples += [[0.0] * 12 + [3.0], [0.0] * 13 + [3.0], [-float(x) for x in range(1, 31)]]
samples += [differences(i) for i in range(48)] + [np.round(random.normal(0, 1, 1500), 3).tolist()]
rules = [(values, zeros, continuity) for values in samples for zeros in ("wilcox", "pratt", "zsplit") for continuity in (False, True)]
# All rules for the first samples, one each for the others.
chosen = [given for i, given in enumerate(rules) if i < 6 * 20 or i % 6 == (i // 6) % 6]

t_samples = [[2.0, 4.0, -1.0, 4.0, 1.0], [], [1.0], [0.0, 0.0], [0.1] * 3, [0.0, 1.0], [-1.0, 1.0], [1e6, 1e6 + 1, 1e6]]
t_samples += [np.round(random.normal(0.2, 3, int(random.integers(2, 200))), 6).tolist() for _ in range(30)]
t_samples += [(random.integers(-6, 8, int(random.integers(2, 300))) / 6).tolist() for _ in range(20)]

write_fixture(
    "signed_ranks",
    ["scipy", "numpy"],
    wilcoxon=[case(given, wilcoxon(*given)) for given in chosen],
    paired_t=[case(values, paired_t(values)) for values in t_samples],
)
