"""Sign-flip test by SciPy where all signs are enumerated, else exactly by counting sums; run permutation and overturn by
chance by going through every assignment of the runs, in fractions."""

import itertools
import math
from collections import Counter
from fractions import Fraction

import numpy as np
from scipy import stats

from fixture import case, write_fixture

random = np.random.default_rng(20_250_105)
E6 = [([1, 1, 1], [1, 0, 1]), ([1, 1, 0], [1, 0, 0]), ([1, 0, 1], [0, 0, 0])]
E6 += [([0, 0, 0], [0, 1, 0]), ([1, 1, 1], [1, 1, 1]), ([0, 1], [0, 0, 1])]


def sign_flip(sixths):
    """p of integers, which SciPy compares without rounding; it wants at least two, and twelve are enough for it."""
    if not any(sixths):
        return 1
    if not 1 < len(sixths) <= 12:
        return by_counting(sixths)

    def size(values, axis=-1):
        return np.abs(np.sum(values, axis=axis))

    options = {"permutation_type": "samples", "alternative": "greater", "n_resamples": np.inf, "vectorized": True}
    return stats.permutation_test((np.array(sixths, dtype=float),), size, **options).pvalue


def by_counting(sixths):
    ways = Counter({0: 1})
    for value in sixths:
        longer = Counter()
        for total, count in ways.items():
            longer[total + value] += count
            longer[total - value] += count
        ways = longer
    hits = sum(count for total, count in ways.items() if abs(total) >= abs(sum(sixths)))
    return float(Fraction(hits, 2 ** len(sixths)))


def assignments(a, b):
    """Every way to give the runs of a task to the two conditions."""
    runs = a + b
    for chosen in itertools.combinations(range(len(runs)), len(a)):
        yield [runs[i] for i in chosen], [run for i, run in enumerate(runs) if i not in chosen]


def change(a, b):
    return Fraction(sum(b), len(b)) - Fraction(sum(a), len(a))


def run_permutation(tasks):
    sums = Counter({Fraction(0): 1})
    for a, b in tasks:
        longer = Counter()
        for new_a, new_b in assignments(a, b):
            for total, count in sums.items():
                longer[total + change(new_a, new_b)] += count
        sums = longer
    observed = abs(sum(change(a, b) for a, b in tasks))
    hits = sum(count for total, count in sums.items() if abs(total) >= observed)
    return float(Fraction(hits, sum(sums.values())))


def single(runs):
    return runs[0] if len(runs) == 1 else None


def majority(runs):
    return None if len(runs) < 2 or 2 * sum(runs) == len(runs) else int(2 * sum(runs) > len(runs))


RULES = {"single": single, "majority": majority}


def overturn_null(tasks, rule_a, rule_b):
    values = Counter()
    for joint in itertools.product(*[list(assignments(a, b)) for a, b in tasks]):
        outcomes = [(RULES[rule_a](a), RULES[rule_b](b)) for a, b in joint]
        kept, lost = outcomes.count((1, 1)), outcomes.count((1, 0))
        if kept + lost:
            values[Fraction(lost, kept + lost)] += 1
    total = sum(values.values())
    return float(sum(value * count for value, count in values.items()) / total) if total else None


def tasks_of(n, most_a, most_b, least=1):
    side = lambda most: random.integers(0, 2, int(random.integers(least, most + 1))).tolist()
    return [(side(most_a), side(most_b)) for _ in range(n)]


differences = [[-2, -2, -4, 2, 0, -1], [0], [0, 0, 0], [1], [1, -1], [6] * 10, [6] * 16, [6] * 14 + [-6] * 2 + [0] * 80]
differences += [(random.integers(-6, 7, int(random.integers(1, 13)))).tolist() for _ in range(40)]
differences += [(random.integers(-6, 7, int(random.integers(14, 17)))).tolist() for _ in range(6)]
many = [(random.integers(-6, 8, int(random.integers(30, 200)))).tolist() for _ in range(48)] + [[6] * 40, [1, -1] * 30]

small = [E6, [([1], [0])], [([1], [1])], [([1, 1], [0])], [([0], [1, 1])], [([1, 1, 1], [0, 0])] * 3, [([1, 0], [0])]]
small += [tasks_of(int(random.integers(1, 9)), 3, 4) for _ in range(40)]
small += [tasks_of(int(random.integers(20, 40)), 3, 3, least=2) for _ in range(10)]

chances = [([([1], [0])] * 5 + [([1], [1])] * 2, "single", "single"), ([([0], [0])] * 3, "single", "single")]
chances += [([([1, 1], [0, 1])] * 3, "majority", "majority"), ([([1], [1, 0, 1])] * 3, "single", "majority")]
chances += [(tasks_of(int(random.integers(1, 10)), 1, 1), "single", "single") for _ in range(15)]
while len(chances) < 55:
    tasks = tasks_of(int(random.integers(1, 5)), 3, 3)
    if math.prod(math.comb(len(a + b), len(a)) for a, b in tasks) < 20_000:
        chances.append((tasks, "majority", "majority"))

if __name__ == "__main__":
    write_fixture(
        "permutations",
        ["scipy", "numpy"],
        sign_flip=[case(values, sign_flip(values)) for values in differences],
        sign_flip_drawn=[case(values, by_counting(values)) for values in many],
        run_permutation=[case(tasks, run_permutation(tasks)) for tasks in small],
        overturn_null=[case(given, overturn_null(*given)) for given in chances],
    )
