"""The mean over tasks by statsmodels: OLS of one value per task on a constant. Pooled runs by statsmodels too: OLS of all
runs on a constant, and on the condition, with errors clustered by task."""

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


def robust(outcomes, regressors, tasks):
    """Estimate, and errors without and with correction; None where statsmodels has no variation to work on."""
    errors = {}
    for name, corrected in (("cr0", False), ("cr1", True)):
        clusters = {"groups": np.array(tasks), "use_correction": corrected}
        fit = sm.OLS(np.array(outcomes), np.array(regressors)).fit(cov_type="cluster", cov_kwds=clusters, use_t=True)
        low, high = fit.conf_int(alpha=0.05)[-1]
        errors[name] = {"se": fit.bse[-1], "interval": [low, high], "p": fit.pvalues[-1]}
    return float(fit.params[-1]), errors


def flat(estimate):
    error = {"se": 0, "interval": [estimate] * 2, "p": None}
    return {"cr0": error, "cr1": error, "no_variation": True}


def pooled_difference(given):
    rows = [(value, side, task) for task, sides in enumerate(given) for side in "ab" for value in sides[side]]
    a, b = ([value for value, at, _ in rows if at == side] for side in "ab")
    counts = {"n_tasks": len({task for _, _, task in rows}), "n_runs": len(rows)}
    if counts["n_tasks"] < 2 or not a or not b:
        return None
    estimate = float(np.mean(b) - np.mean(a))
    if len(set(a)) == 1 and len(set(b)) == 1:
        return {"difference": estimate, **counts, **flat(estimate)}
    values, sides, tasks = zip(*rows)
    found, errors = robust(values, [[1.0, float(side == "b")] for side in sides], tasks)
    return {"difference": found, **counts, **errors, "no_variation": False}


def pooled_mean(given):
    rows = [(value, task) for task, runs in enumerate(given) for value in runs]
    counts = {"n_tasks": len({task for _, task in rows}), "n_runs": len(rows)}
    if counts["n_tasks"] < 2:
        return None
    values, tasks = zip(*rows)
    if len(set(values)) == 1:
        return {"mean": values[0], **counts, **flat(values[0])}
    found, errors = robust(values, np.ones(len(values)), tasks)
    return {"mean": found, **counts, **errors, "no_variation": False}


def runs_of(kind, least=0):
    n = int(random.integers(least, 6))
    return random.integers(0, 2, n).astype(float).tolist() if kind == "verdict" else np.round(random.gamma(2, 50, n), 3).tolist()


E6_RUNS = [("111", "101"), ("110", "100"), ("101", "000"), ("000", "010"), ("111", "111"), ("01", "001")]
pairs = [[{"a": [float(x) for x in a], "b": [float(x) for x in b]} for a, b in E6_RUNS]]
pairs += [[], [{"a": [1.0], "b": [0.0]}], [{"a": [1.0], "b": []}, {"a": [0.0], "b": []}]]
pairs += [[{"a": [1.0], "b": []}, {"a": [], "b": [0.0]}], [{"a": [1.0, 1.0], "b": [0.0]}] * 3]
pairs += [[{"a": [1.0], "b": [0.0]}, {"a": [0.0], "b": [0.0]}], [{"a": [], "b": []}, *pairs[0]]]
for i in range(52):
    kind = "verdict" if i % 2 else "cost"
    least = int(random.integers(0, 2))
    pairs.append([{"a": runs_of(kind, least), "b": runs_of(kind, least)} for _ in range(int(random.integers(2, 60)))])

means = [[], [[1.0]], [[1.0], []], [[1.0], [1.0, 1.0]], [[1.0], [0.0]], [task["a"] for task in pairs[0]]]
for i in range(50):
    kind = "verdict" if i % 2 else "cost"
    means.append([runs_of(kind) for _ in range(int(random.integers(2, 60)))])

write_fixture(
    "clustered",
    ["statsmodels", "scipy", "numpy"],
    clustered_mean=[case(values, clustered(values)) for values in samples],
    pooled_difference=[case(given, pooled_difference(given)) for given in pairs],
    pooled_mean=[case(given, pooled_mean(given)) for given in means],
)
