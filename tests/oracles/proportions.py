"""Wilson's interval and McNemar's test by statsmodels, adjustments for multiplicity by statsmodels; Newcombe's paired
interval by its formula over statsmodels' Wilson limits, since statsmodels 0.15 lacks it; Wald's paired interval from the
standard deviation of the tasks' differences; Tango's by finding where the score test rejects, the nuisance parameter by
maximum likelihood instead of its quadratic."""

import math

import numpy as np
from scipy import optimize, stats
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

from fixture import case, write_fixture

random = np.random.default_rng(20_250_102)


def wilson(solved, n):
    return [float(limit) for limit in proportion_confint(solved, n, alpha=0.05, method="wilson")]


def mcnemar_case(b, c):
    table = [[10, b], [c, 10]]
    plain = mcnemar(table, exact=False, correction=False) if b + c else None
    corrected = mcnemar(table, exact=False, correction=True) if b + c else None
    least = min(b, c)
    mid = 2 * stats.binom.cdf(least, b + c, 0.5) - stats.binom.pmf(least, b + c, 0.5)
    balanced = b == c  # statsmodels' corrected statistic is 1/(2b) here; the correction may not pass 0
    return {
        "exact": 1 if balanced else mcnemar(table, exact=True).pvalue,
        "mid_p": mid,
        "chi2": plain.statistic if plain else None,
        "chi2_p": plain.pvalue if plain else 1,
        "chi2_corrected": None if not plain else 0 if balanced else corrected.statistic,
        "chi2_corrected_p": 1 if balanced else corrected.pvalue,
    }


def newcombe(a, b, c, d):
    n = a + b + c + d
    first, second = (a + b) / n, (a + c) / n
    (low1, high1), (low2, high2) = wilson(a + b, n), wilson(a + c, n)
    margins = [a + b, c + d, a + c, b + d]
    excess = a * d - b * c
    numerator = max(excess - n / 2, 0) if excess >= 0 else excess
    phi = 0 if 0 in margins else numerator / math.sqrt(math.prod(margins))

    def root(x, y):
        covariance = np.array([[1, -phi], [-phi, 1]])
        vector = np.array([x, y])
        return math.sqrt(max(0, vector @ covariance @ vector))

    difference = (b - c) / n
    low = difference - root(first - low1, high2 - second)
    high = difference + root(second - low2, high1 - first)
    return {"difference": difference, "interval": [low, high], "phi": phi}


def wald(a, b, c, d):
    n = a + b + c + d
    changes = np.repeat([1.0, -1.0, 0.0], [b, c, a + d])
    se = 0 if b + c == 0 or n in (b, c) else float(np.std(changes) / math.sqrt(n))
    difference = (b - c) / n
    if se == 0:
        return {"difference": difference, "se": 0, "interval": None, "reason": "no-variation"}
    low, high = stats.norm.interval(0.95, difference, se)
    return {"difference": difference, "se": se, "interval": [low, high], "reason": None}


def likeliest(b, c, rest, delta):
    """Share of tasks solved by B only that makes the table likeliest, A's share being `delta` more."""
    low, high = max(0.0, -delta), (1 - delta) / 2

    def slope(q):
        terms = [(b, q + delta, 1), (c, q, 1), (rest, 1 - 2 * q - delta, -2)]
        return sum(sign * count / share if share > 0 else sign * math.inf for count, share, sign in terms if count)

    if slope(low) <= 0 or high <= low:
        return low
    return high if slope(high) >= 0 else optimize.brentq(slope, low, high, xtol=1e-16, rtol=1e-15)


def tango_upper(b, c, rest):
    n = b + c + rest

    def excess(delta):
        q = likeliest(b, c, rest, delta)
        return n * delta - (b - c) - stats.norm.ppf(0.975) * math.sqrt(max(0, n * (2 * q + delta * (1 - delta))))

    # The likelihood is flat next to D where no task is discordant, and the score 0 there.
    start = (b - c) / n + 1e-9
    return 1.0 if start >= 1 or excess(1) <= 0 else optimize.brentq(excess, start, 1, xtol=1e-15)


def tango(a, b, c, d):
    interval = [-tango_upper(c, b, a + d), tango_upper(b, c, a + d)]
    return {"difference": (b - c) / (a + b + c + d), "interval": interval}


counts = [(0, 1), (1, 1), (0, 10), (10, 10), (7, 10), (0, 500), (499, 500), (1, 1_000_000)]
counts += [(int(random.integers(0, n + 1)), int(n)) for n in random.integers(1, 600, 50)]

pairs = [(0, 0), (1, 0), (0, 1), (1, 1), (4, 4), (11, 4), (5, 4), (0, 30), (600, 500), (1000, 1000)]
pairs += [tuple(map(int, random.integers(0, 120, 2))) for _ in range(50)]

tables = [(50, 11, 4, 35), (14, 5, 0, 22), (50, 0, 0, 50), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
tables += [(0, 5, 5, 0), (10, 0, 0, 0), (0, 0, 0, 10), (3, 3, 3, 3), (0, 9, 0, 1), (1, 20, 20, 1)]
tables += [tuple(map(int, random.integers(0, 1 + int(random.integers(1, 200)), 4) + [0, 0, 0, 1])) for _ in range(50)]

families = [[0.01, 0.04, 0.03, 0.005], [], [0.2], [None], [1.0, 1.0], [0.03, None, 0.01], [0.02, 0.02, 0.02], [0.0, 1.0]]
for _ in range(50):
    family = random.uniform(0, 1, int(random.integers(1, 60))) ** 3
    families.append([None if random.uniform() < 0.1 else float(p) for p in family])


def adjust(family, method):
    known = [p for p in family if p is not None]
    adjusted = iter(multipletests(known, method=method)[1] if known else [])
    return [None if p is None else float(next(adjusted)) for p in family]


def holm(family):
    return adjust(family, "holm")


if __name__ == "__main__":
    write_fixture(
        "proportions",
        ["statsmodels", "scipy", "numpy"],
        wilson=[case(given, wilson(*given)) for given in counts],
        mcnemar=[case(given, mcnemar_case(*given)) for given in pairs],
        newcombe_paired=[case(given, newcombe(*given)) for given in tables],
        wald_paired=[case(given, wald(*given)) for given in tables],
        tango=[case(given, tango(*given)) for given in tables],
        holm=[case(family, holm(family)) for family in families],
        benjamini_hochberg=[case(family, adjust(family, "fdr_bh")) for family in families],
    )
