"""Distances of distributions by SciPy; the chi-square test by SciPy, its permutation p by dealing out every item in every
way, in fractions; Cramer's V by SciPy."""

import itertools
import math
from collections import Counter
from fractions import Fraction

import numpy as np
from scipy import stats
from scipy.spatial.distance import cityblock, jensenshannon

from fixture import case, write_fixture

random = np.random.default_rng(20_250_111)


def distances(p, q):
    if not sum(p) or not sum(q):
        return {"jsd": None, "tv": None}
    shares = [np.array(side, dtype=float) / sum(side) for side in (p, q)]
    distance = jensenshannon(*shares, base=2)
    return {"jsd": {"divergence": distance**2, "distance": distance}, "tv": cityblock(*shares) / 2}


def filled(table):
    rows = [row for row in table if sum(row)]
    columns = [column for column in zip(*rows) if sum(column)]
    return [list(row) for row in zip(*columns)]


def chi_square(table):
    table = filled(table)
    if len(table) < 2 or len(table[0]) < 2:
        return None
    found = stats.chi2_contingency(table, correction=False)
    return {
        "chi2": found.statistic,
        "df": found.dof,
        "p": found.pvalue,
        "least_expected": found.expected_freq.min(),
        "n": int(np.sum(table)),
        "v": stats.contingency.association(np.array(table), method="cramer"),
    }


def chi2_of(table):
    rows, columns = [sum(row) for row in table], [sum(column) for column in zip(*table)]
    n = sum(rows)
    return sum(
        Fraction((n * cell - rows[i] * columns[j]) ** 2, n * rows[i] * columns[j])
        for i, row in enumerate(table)
        for j, cell in enumerate(row)
    )


def splits(row, rest):
    """Every way to take one row from what the columns have left, with the number of ways that items give it."""
    for taken in itertools.product(*[range(free + 1) for free in rest]):
        if sum(taken) == row:
            yield taken, math.prod(math.comb(free, count) for free, count in zip(rest, taken))


def deals(rows, rest):
    if not rows:
        yield [], 1
        return
    for taken, ways in splits(rows[0], rest):
        for others, more in deals(rows[1:], [free - count for free, count in zip(rest, taken)]):
            yield [list(taken), *others], ways * more


def permutation_p(table):
    table = filled(table)
    if len(table) < 2 or len(table[0]) < 2:
        return None
    observed = chi2_of(table)
    weights = Counter()
    for dealt, ways in deals([sum(row) for row in table], [sum(column) for column in zip(*table)]):
        weights[chi2_of(dealt) >= observed] += ways
    return float(Fraction(weights[True], weights.total()))


TAILS = [(0, 1), (1e-9, 3), (131.696791, 2), (3000, 2), (3000, 3), (1600, 1500), (1500, 1501), (5, 400), (1e-3, 50)]
tails = TAILS + [(float(x), int(df)) for x, df in zip(random.gamma(2, 10, 60), random.integers(1, 60, 60))]

sides = [([62, 26, 12], [4, 3, 93]), ([0.5, 0.5, 0], [0.5, 0.25, 0.25]), ([0, 0], [1, 0]), ([], []), ([1], [5])]
sides += [([1, 0], [0, 1]), ([1, 2, 3], [1, 2, 3]), ([3, 0, 0], [1, 0, 0]), ([1, 1], [1, 1.001]), ([1e-9, 1], [0, 1])]
sides += [tuple(random.integers(0, 20, n).tolist() for _ in "ab") for n in random.integers(1, 20, 30)]
sides += [tuple(random.dirichlet(np.full(n, 0.3)).tolist() for _ in "ab") for n in random.integers(2, 30, 20)]

tables = [[[62, 26, 12], [4, 3, 93]], [], [[]], [[1, 2]], [[1], [2]], [[0, 0], [0, 0]], [[1, 2], [0, 0]], [[1, 0], [0, 1]]]
tables += [[[5, 5], [5, 5]], [[0, 3], [2, 0]], [[1, 0, 2], [3, 0, 4], [0, 0, 0]], [[500, 400], [380, 520]]]
for _ in range(50):
    shape = tuple(random.integers(2, 6, 2))
    tables.append(random.poisson(random.uniform(0.5, 30), shape).tolist())

small = [[[3, 1], [1, 3]], [[1, 0], [0, 1]], [[2, 2], [2, 2]], [[4, 0], [0, 4]], [], [[1, 2]], [[3, 0, 1], [0, 2, 2], [1, 1, 0]]]
small += [[[10, 2], [3, 15]], [[7, 7, 1], [5, 9, 2]]]
while len(small) < 60:
    table = random.poisson(random.uniform(0.5, 2.5), tuple(random.integers(2, 4, 2))).tolist()
    if np.sum(table) <= 14:
        small.append(table)

write_fixture(
    "distances",
    ["scipy", "numpy"],
    distances=[case(given, distances(*given)) for given in sides],
    chi_square_tail=[case(given, stats.chi2.sf(*given)) for given in tails],
    chi_square=[case(table, chi_square(table)) for table in tables],
    chi_square_permutation=[case(table, permutation_p(table)) for table in small],
)
