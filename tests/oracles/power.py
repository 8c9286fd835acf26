"""Power: of means by statsmodels' z test of one sample; of paired proportions by the formula, detectable differences by
finding roots, numbers of tasks by counting up; enumerated over every table of discordant tasks, by SciPy."""

import math

import numpy as np
from scipy import optimize, stats
from statsmodels.stats.power import NormalIndPower

from fixture import case, write_fixture

random = np.random.default_rng(20_250_112)


def binary_power(n, discordance, difference, alpha):
    if n == 0 or not abs(difference) < discordance <= 1:
        return None
    variance = discordance - difference**2
    shift = abs(difference) * math.sqrt(n) - stats.norm.isf(alpha / 2) * math.sqrt(discordance)
    return stats.norm.cdf(shift / math.sqrt(variance))


def binary_detectable(n, discordance, power, alpha):
    most = discordance * (1 - 1e-13)
    reached = binary_power(n, discordance, most, alpha)
    if reached is None or reached < power:
        return None
    return optimize.brentq(lambda d: binary_power(n, discordance, d, alpha) - power, 0, most, xtol=1e-15)


def binary_tasks(discordance, difference, power, alpha):
    if difference == 0 or not abs(difference) < discordance <= 1:
        return None
    n = 1
    while binary_power(n, discordance, difference, alpha) < power:
        n += 1
    return n


def p_values(b, c, test):
    total, least = b + c, np.minimum(b, c)
    if test == "exact":
        return np.minimum(1, 2 * stats.binom.cdf(least, total, 0.5))
    if test == "mid_p":
        return 2 * stats.binom.cdf(least, total, 0.5) - stats.binom.pmf(least, total, 0.5)
    gap = np.abs(b - c) if test == "chi2_p" else np.maximum(0, np.abs(b - c) - 1)
    return stats.chi2.sf(gap**2 / np.maximum(1, total), 1)


def enumerated(n, discordance, difference, test, alpha):
    """Every pair of counts with its trinomial probability."""
    if not abs(difference) <= discordance <= 1:
        return None
    b, c = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
    b, c = b[b + c <= n], c[b + c <= n]
    shares = [(discordance - difference) / 2, (discordance + difference) / 2, 1 - discordance]
    chances = stats.multinomial.pmf(np.stack([b, c, n - b - c], axis=-1), n, shares)
    return float(chances[p_values(b, c, test) <= alpha].sum())


def enumerated_detectable(n, discordance, test, power, alpha):
    gap = lambda difference: enumerated(n, discordance, difference, test, alpha) - power
    if discordance == 0 or gap(discordance) < 0:
        return None
    return optimize.brentq(gap, 0, discordance, xtol=1e-13)


def mean_power(n, sd, difference, alpha):
    if n == 0 or sd == 0:
        return None
    effect = abs(difference) / sd
    return NormalIndPower().power(effect, nobs1=n, alpha=alpha / 2, ratio=0, alternative="larger")


def mean_detectable(n, sd, power, alpha):
    if n == 0 or sd == 0:
        return None
    # solve_power itself keeps only five digits.
    return optimize.brentq(lambda difference: mean_power(n, sd, difference, alpha) - power, 0, 9 * sd, xtol=1e-14)


def mean_tasks(sd, difference, power, alpha):
    if sd == 0 or difference == 0:
        return None
    n = 1
    while mean_power(n, sd, difference, alpha) < power:
        n += 1
    return n


def some_power():
    return float(random.choice([0.5, 0.8, 0.9, 0.95]))


def some_alpha():
    return float(random.choice([0.01, 0.05, 0.1]))


TESTS = ["exact", "mid_p", "chi2_p", "chi2_corrected_p"]

binary = [(200, 0.15, 0.077, 0.05), (0, 0.1, 0.05, 0.05), (10, 0.1, 0.1, 0.05), (10, 0.1, 0.0, 0.05), (9, 1.0, -0.5, 0.05)]
detectable = [(200, 0.15, 0.8, 0.05), (381, 0.15, 0.8, 0.05), (5, 0.1, 0.8, 0.05), (2, 1.0, 0.8, 0.05), (9, 1.0, 0.8, 0.05)]
tasks = [(0.15, 0.05, 0.8, 0.05), (0.15, 0.0, 0.8, 0.05), (0.1, 0.1, 0.8, 0.05), (0.5, -0.49, 0.8, 0.05)]
small = [(200, 0.15, 0.077, test, 0.05) for test in TESTS] + [(0, 0.2, 0.1, "exact", 0.05), (5, 0.2, 0.1, "exact", 0.05)]
small += [(12, 0.0, 0.0, "exact", 0.05), (12, 0.4, 0.4, "mid_p", 0.05), (12, 1.0, -1.0, "chi2_p", 0.05), (9, 0.2, 0.3, "exact", 0.05)]
found = [(40, 0.3, test, 0.8, 0.05) for test in TESTS] + [(8, 0.2, "exact", 0.8, 0.05), (20, 0.0, "exact", 0.8, 0.05)]
for i in range(50):
    discordance = float(random.uniform(0.02, 1))
    difference = float(discordance * random.uniform(-1, 1))
    binary.append((int(random.integers(1, 2000)), discordance, difference, some_alpha()))
    detectable.append((int(random.integers(1, 2000)), discordance, some_power(), some_alpha()))
    tasks.append((discordance, difference, some_power(), some_alpha()))
    small.append((int(random.integers(1, 90)), discordance, difference, TESTS[i % 4], some_alpha()))
    found.append((int(random.integers(5, 60)), discordance, TESTS[i % 4], some_power(), some_alpha()))

means, least, needed = [(200, 0.35, 0.069336, 0.05), (0, 1.0, 0.1, 0.05), (5, 0.0, 0.1, 0.05), (5, 2.0, 0.0, 0.05)], [], []
least += [(200, 0.35, 0.8, 0.05), (0, 1.0, 0.8, 0.05), (9, 0.0, 0.8, 0.05)]
needed += [(0.35, 0.069336, 0.8, 0.05), (0.0, 0.1, 0.8, 0.05), (0.35, 0.0, 0.8, 0.05), (0.1, 5.0, 0.8, 0.05)]
for _ in range(50):
    sd, difference = float(random.gamma(2, 1)), float(random.normal(0, 0.3))
    means.append((int(random.integers(1, 900)), sd, difference, some_alpha()))
    least.append((int(random.integers(1, 900)), sd, some_power(), some_alpha()))
    needed.append((sd, float(np.sign(difference) * sd * random.uniform(0.05, 1)), some_power(), some_alpha()))

write_fixture(
    "power",
    ["statsmodels", "scipy", "numpy"],
    paired_binary=[case(given, binary_power(*given)) for given in binary],
    paired_binary_detectable=[case(given, binary_detectable(*given)) for given in detectable],
    paired_binary_tasks=[case(given, binary_tasks(*given)) for given in tasks],
    enumerated=[case(given, enumerated(*given)) for given in small],
    enumerated_detectable=[case(given, enumerated_detectable(*given)) for given in found],
    mean=[case(given, mean_power(*given)) for given in means],
    mean_detectable=[case(given, mean_detectable(*given)) for given in least],
    mean_tasks=[case(given, mean_tasks(*given)) for given in needed],
)
