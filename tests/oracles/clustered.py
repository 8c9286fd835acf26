"""The mean over tasks by statsmodels: OLS of one value per task on a constant."""

import numpy as np
import statsmodels.api as sm

from fixture import case, write_fixture

random = np.random.default_rng(20_250_103)
E6 = [-1 / 3, -1 / 3, -2 / 3, 1 / 3, 0, -1 / 6]


def clustered(values):
    if len(values) < 2:
        return None
    if len(set(values)) == 1:
        return {"mean": values[0], "se": 0, "interval": [values[0]] * 2, "p": None, "no_variation": True}
    fit = sm.OLS(np.array(values), np.ones(len(values))).fit()
    low, high = fit.conf_int(alpha=0.05)[0]
    p = {"p": fit.pvalues[0], "no_variation": False}
    return {"mean": fit.params[0], "se": fit.bse[0], "interval": [low, high], **p}


samples = [E6, [], [0.5], [0.0, 0.0], [0.25, 0.25, 0.25], [0.0, 1.0], [-1.0, 1.0], [1e-3, 1e-3, 1e-3, 2e-3]]
for _ in range(55):
    n = int(random.integers(2, 200))
    samples.append((random.integers(-3, 4, n) / 3 if random.uniform() < 0.5 else random.normal(0.1, 1, n)).tolist())

write_fixture(
    "clustered",
    ["statsmodels", "scipy", "numpy"],
    clustered_mean=[case(values, clustered(values)) for values in samples],
)
