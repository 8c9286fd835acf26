"""Two one-sided tests of Cliff's delta: every pair of values compared, DeLong's variance of placements, SciPy's normal."""

import numpy as np
from scipy.stats import norm

from fixture import case, write_fixture

random = np.random.default_rng(20_250_220)


def equivalence(x, y, margin, alpha):
    if min(len(x), len(y)) < 2:
        return None
    signs = np.sign(np.subtract.outer(np.array(x, float), np.array(y, float)))
    delta = signs.mean()
    se = np.sqrt(signs.mean(axis=1).var(ddof=1) / len(x) + signs.mean(axis=0).var(ddof=1) / len(y))
    if se == 0:
        return {"delta": delta, "se": 0, "p": None, "interval": [delta, delta], "equivalent": None}
    p = max(norm.sf((delta + margin) / se), norm.cdf((delta - margin) / se))
    half = norm.isf(alpha) * se
    interval = [max(-1, delta - half), min(1, delta + half)]
    return {"delta": delta, "se": se, "p": p, "interval": interval, "equivalent": bool(p < alpha)}


given = [([3, 5, 8, 13, 21], [2, 4, 5, 9], 0.147, 0.05), ([1], [1, 2], 0.2, 0.05), ([1, 1], [1, 1], 0.2, 0.05)]
given += [([2, 3], [0, 1], 0.2, 0.05), ([], [1, 2], 0.2, 0.05), ([1, 2, 2, 2], [2, 2, 2, 3], 0.9, 0.1)]
for i in range(60):
    sizes = random.integers(2, 80, 2)
    draw = (lambda n: random.integers(0, 6, n)) if i % 2 else (lambda n: random.lognormal(0, 1, n).round(3))
    given.append((draw(sizes[0]).tolist(), draw(sizes[1]).tolist(), float(random.choice([0.147, 0.33])), 0.05))

write_fixture("dominance", ["numpy", "scipy"], equivalence=[case(one, equivalence(*one)) for one in given])
