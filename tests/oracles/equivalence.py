"""Two one-sided tests: on paired differences by statsmodels; on independent proportions by finding the level at which
statsmodels' Newcombe interval meets the margin."""

import numpy as np
from scipy import optimize, stats
from statsmodels.stats.proportion import confint_proportions_2indep
from statsmodels.stats.weightstats import DescrStatsW

from fixture import case, write_fixture

random = np.random.default_rng(20_250_111)


def paired(values, margin, alpha):
    if len(values) < 2:
        return None
    if len(set(values)) == 1:
        none = {"p_lower": None, "p_upper": None, "p": None, "equivalent": None, "reason": "no-variation"}
        return {"difference": values[0], "interval": [values[0]] * 2, **none}
    described = DescrStatsW(values)
    p, (_, p_lower, _), (_, p_upper, _) = described.ttost_mean(-margin, margin)
    tests = {"p_lower": p_lower, "p_upper": p_upper, "p": p, "equivalent": bool(p < alpha), "reason": None}
    return {"n": len(values), "difference": described.mean, "interval": described.tconfint_mean(2 * alpha), **tests}


def newcombe(a, n_a, b, n_b, alpha):
    return confint_proportions_2indep(a, n_a, b, n_b, method="newcomb", compare="diff", alpha=alpha)


def p_above(a, n_a, b, n_b, margin):
    """p value of A - B <= -margin, from the interval's lower limit, or its upper one where A - B lies below."""

    def gap(z):
        low, high = newcombe(a, n_a, b, n_b, 2 * stats.norm.sf(abs(z)))
        return (low if z >= 0 else high) + margin

    return stats.norm.sf(optimize.brentq(gap, -30, 30, xtol=1e-13))


def proportions(a, n_a, b, n_b, margin, alpha):
    p_lower, p_upper = p_above(a, n_a, b, n_b, margin), p_above(b, n_b, a, n_a, margin)
    p = max(p_lower, p_upper)
    tests = {"p_lower": p_lower, "p_upper": p_upper, "p": p, "equivalent": bool(p < alpha)}
    return {"difference": a / n_a - b / n_b, "interval": newcombe(a, n_a, b, n_b, 2 * alpha), **tests}


samples = [([], 1, 0.05), ([0.5], 1, 0.05), ([0.0, 0.0], 1, 0.05), ([0.25] * 4, 0.5, 0.05), ([0.0, 1.0], 0.5, 0.05)]
samples += [([2.0, 4.0, -1.0, 4.0, 1.0], 5, 0.05), ([0.0, 1.0, -1.0] * 30, 0.2, 0.01)]
for _ in range(50):
    values = random.normal(float(random.uniform(-1, 1)), 1, int(random.integers(2, 200)))
    samples.append((np.round(values, 6).tolist(), float(random.uniform(0.05, 1.5)), float(random.choice([0.01, 0.05, 0.1]))))

groups = [(170, 381, 356, 848, 0.05, 0.05), (0, 20, 0, 30, 0.05, 0.05), (20, 20, 30, 30, 0.1, 0.05), (0, 1, 1, 1, 0.2, 0.05)]
groups += [(500, 1000, 500, 1000, 0.05, 0.05), (500, 1000, 500, 1000, 0.02, 0.05), (12, 20, 11, 20, 0.05, 0.05)]
while len(groups) < 60:
    n_a, n_b = (int(n) for n in random.integers(1, 900, 2))
    a = int(random.integers(0, n_a + 1))
    b = round(n_b * min(1, max(0, a / n_a + float(random.normal(0, 0.03)))))
    groups.append((a, n_a, b, n_b, float(random.uniform(0.02, 0.2)), float(random.choice([0.01, 0.05]))))

write_fixture(
    "equivalence",
    ["statsmodels", "scipy", "numpy"],
    paired=[case(given, paired(*given)) for given in samples],
    proportions=[case(given, proportions(*given)) for given in groups],
)
