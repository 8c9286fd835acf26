"""Normal and Student's t distributions and binomial probabilities by SciPy; binomial tails in whole numbers, since SciPy
1.17 keeps only eight digits of a tail of 1e-276; quantiles by NumPy."""

from decimal import Decimal, getcontext
from fractions import Fraction
from math import comb

import numpy as np
from scipy import stats

from fixture import case, write_fixture

getcontext().prec = 40

random = np.random.default_rng(20_250_101)

points = [0.0, 1e-12, -1e-12, 0.5, -2.499, -2.501, 2.5, -6.0, -12.0, -30.0, 8.0, *random.normal(0, 3, 50)]
levels = [1e-200, 1e-30, 1e-12, 0.001, 0.025, 0.25, 0.499999, 0.5, 0.500001, 0.975, 0.999, *random.uniform(0, 1, 50)]

freedoms = [0.5, 1, 2, 3, 4.5, 10, 30, 49, 50, 51, 99, 499, 2293, 100_000]
t_points = [(t, df) for df in freedoms for t in (0, 0.1, -1.5, 2.5, -4, 12, -40)]
t_points += [(float(random.normal(0, 3)), float(random.uniform(0.5, 600))) for _ in range(50)]
t_levels = [(p, df) for df in freedoms for p in (1e-10, 0.0005, 0.025, 0.3, 0.5, 0.8, 0.975)]
t_levels += [(float(random.uniform(0, 1)), float(random.uniform(0.5, 600))) for _ in range(50)]

trials = [(0, 1, 0.5), (1, 1, 0.5), (0, 10, 0.0), (3, 10, 0.0), (10, 10, 1.0), (9, 10, 1.0), (500, 1000, 0.5)]
trials += [(0, 3000, 0.5), (1400, 3000, 0.5), (1600, 3000, 0.5), (15, 15, 0.9), (16, 17, 0.01)]
for _ in range(60):
    n = int(random.integers(1, 2500))
    trials.append((int(random.integers(0, n + 1)), n, float(random.choice([0.5, random.uniform(0, 1)]))))


def binomial_cdf(k, n, p):
    successes, whole = Fraction(p).as_integer_ratio()
    ways = sum(comb(n, i) * successes**i * (whole - successes) ** (n - i) for i in range(k + 1))
    return float(Decimal(ways) / Decimal(whole) ** n)


def binomial(k, n, p):
    log_pmf = stats.binom.logpmf(k, n, p)
    return {"log_pmf": log_pmf if np.isfinite(log_pmf) else None, "cdf": binomial_cdf(k, n, p)}


samples = [([3.0], 0.4), ([1.0, 1.0, 1.0], 0.9), ([1.0, 2.0], 0.0), ([1.0, 2.0], 1.0), ([-5.0, 0.0, 7.0], 0.5)]
for _ in range(50):
    values = np.sort(random.normal(0, 1, int(random.integers(1, 40))))
    samples.append((values.tolist(), float(random.choice([0.025, 0.975, random.uniform(0, 1)]))))

write_fixture(
    "distributions",
    ["scipy", "numpy"],
    normal_cdf=[case(float(x), stats.norm.cdf(x)) for x in points],
    normal_quantile=[case(float(p), stats.norm.ppf(p)) for p in levels],
    t_cdf=[case([t, df], stats.t.cdf(t, df)) for t, df in t_points],
    t_quantile=[case([p, df], stats.t.ppf(p, df)) for p, df in t_levels],
    binomial=[case([k, n, p], binomial(k, n, p)) for k, n, p in trials],
    quantile=[case([values, p], np.quantile(values, p, method="linear")) for values, p in samples],
)
