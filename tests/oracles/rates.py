"""Resolve rates: Wilson by statsmodels; over repeats the clustered standard error of statsmodels' OLS of the runs on a
constant, which for tasks with equal numbers of runs is the standard error of the task means."""

import numpy as np
import statsmodels.api as sm
from scipy import stats
from statsmodels.stats.proportion import proportion_confint

from fixture import case, write_fixture

random = np.random.default_rng(20_250_108)


def of_repeat(resolved, scored):
    if scored == 0:
        return {"rate": None, "ci": None, "ci_method": None}
    interval = [float(limit) for limit in proportion_confint(resolved, scored, alpha=0.05, method="wilson")]
    return {"rate": resolved / scored, "ci": interval, "ci_method": "wilson"}


def over_repeats(runs):
    """`runs`: tasks x repeats, 0 or 1."""
    runs = np.array(runs)
    n, repeats = runs.shape
    if repeats == 1:
        return of_repeat(int(runs.sum()), n)
    rate = float(runs.mean())
    if n == 1:
        return {"rate": rate, "ci": None, "ci_method": None}
    if len(set(runs.mean(axis=1))) == 1:
        interval = [float(limit) for limit in proportion_confint(rate * n, n, alpha=0.05, method="wilson")]
        return {"rate": rate, "ci": interval, "ci_method": "wilson"}
    clusters = {"groups": np.repeat(np.arange(n), repeats), "use_correction": False}
    fit = sm.OLS(runs.ravel(), np.ones(runs.size)).fit(cov_type="cluster", cov_kwds=clusters)
    half = stats.t.ppf(0.975, n - 1) * fit.bse[0] * np.sqrt(n / (n - 1))
    return {"rate": rate, "ci": [max(0, rate - half), min(1, rate + half)], "ci_method": "clustered-t"}


counts = [(0, 0), (0, 1), (1, 1), (8, 23), (61, 100), (0, 500), (500, 500)]
counts += [(int(random.integers(0, n + 1)), int(n)) for n in random.integers(1, 600, 50)]

tables = [[[1, 1]], [[0, 0]] * 9, [[1, 1, 1]] * 9, [[0, 1]] * 4, [[1], [0]], [[1, 1]] * 9 + [[1, 0]], [[0, 0], [1, 1]]]
for _ in range(50):
    shape = (int(random.integers(2, 60)), int(random.integers(2, 5)))
    tables.append((random.uniform(size=shape) < random.uniform(size=(shape[0], 1))).astype(int).tolist())

write_fixture(
    "rates",
    ["statsmodels", "scipy", "numpy"],
    of_repeat=[case(given, of_repeat(*given)) for given in counts],
    over_repeats=[case(runs, over_repeats(runs)) for runs in tables],
)
